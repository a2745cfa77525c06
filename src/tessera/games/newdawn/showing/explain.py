"""Why is it so much? What attacks, defences and the costs of wonders are made of, line by line."""

from __future__ import annotations

from tessera.games.newdawn.content import FocusCard
from tessera.games.newdawn.hooks import ATTACK, DEFENCE, WONDER_COST
from tessera.games.newdawn.rules.board import listed
from tessera.games.newdawn.rules.combat import card_bonus, defence_of_space, defender_of
from tessera.games.newdawn.rules.military import Campaign, legal_targets
from tessera.games.newdawn.state import NewDawn, Player
from tessera.kernel import NONE, pending
from tessera.kernel.effects import Summand, breakdown


def explain(s: NewDawn, p: Player, value: str) -> list[Summand]:
    """``attack:17`` and ``defence:17`` of a space while a campaign is on, ``wonder-cost:oracle`` at any time."""
    name, _, what = value.partition(":")
    number = s.content.number.get(what, NONE)
    if name == "wonder-cost" and number in s.content.wonders:
        return explained_cost(s, p, number)
    campaign = pending(s, Campaign, p.seat)
    cell = int(what) if what.isdecimal() else NONE
    if campaign is None or cell not in listed(legal_targets(s, p)):
        return []
    if name == "attack":
        return explained_attack(s, p, campaign.card(s), campaign.slot, cell)
    return explained_defence(s, p, cell) if name == "defence" else []


def explained_attack(s: NewDawn, p: Player, card: FocusCard, slot: int, cell: int) -> list[Summand]:
    """Line by line, what an attack is worth before the die (ND-13.10)."""
    printed = [Summand("slot", slot), Summand(card.element, card_bonus(s, card, cell))]
    return [part for part in (*printed, *breakdown(s, p, ATTACK, cell)) if part.amount]


def explained_defence(s: NewDawn, attacker: Player, cell: int) -> list[Summand]:
    """Line by line, what the defence of a space is worth before the die (ND-13.11 - ND-13.14)."""
    p = defender_of(s, cell)
    cards = breakdown(s, p, DEFENCE, cell, attacker.seat) if p is not None else []
    return [Summand(f"space:{cell}", defence_of_space(s, cell)), *cards]


def explained_cost(s: NewDawn, p: Player, wonder: int) -> list[Summand]:
    """Line by line, what a wonder costs a player; below 0 nothing is gained (ND-11.06)."""
    row = s.content.wonders[wonder]
    return [Summand(row.element, row.cost), *breakdown(s, p, WONDER_COST, wonder)]
