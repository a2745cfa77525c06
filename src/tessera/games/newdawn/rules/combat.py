"""Combat values (chapter 13): what is added to the dice before tokens are spent. All bonuses add up (ND-21.17)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.content import MILITARY, FocusCard
from tessera.games.newdawn.hooks import ATTACK, DEFENCE
from tessera.games.newdawn.rules.board import cells
from tessera.games.newdawn.rules.spaces import difficulty
from tessera.games.newdawn.state import NewDawn, Player, barbarian_spaces, owner_of, slots_of
from tessera.kernel.effects import total

DIE: Final = 6


def _chance_with(lead: int) -> float:
    return sum([max(0, min(DIE, face + lead - 1)) for face in range(1, DIE + 1)]) / DIE**2


CHANCES: Final = tuple([_chance_with(lead) for lead in range(-DIE, DIE + 1)])
"""To win with a lead, from the hopeless to the certain."""


def defender_of(s: NewDawn, cell: int) -> Player | None:
    """The player who defends a space; nobody for barbarians and city-states."""
    return None if barbarian_spaces(s) >> cell & 1 else owner_of(s, cell)


def defence_of_space(s: NewDawn, cell: int) -> int:
    """What the target itself gives (ND-13.11 - ND-13.14)."""
    if barbarian_spaces(s) >> cell & 1:
        return difficulty(s, cell)
    p = owner_of(s, cell)
    if p is None:
        return s.content.constants.city_state_defence
    walls = (s.board.near[cell] & cells(p.reinforced)).bit_count()
    if cell == p.capital or cell in p.cities:
        return 2 * difficulty(s, cell) + walls
    return difficulty(s, cell) + walls + (cell in p.reinforced)


def card_bonus(s: NewDawn, card: FocusCard, cell: int) -> int:
    """What is printed on a military card, for the target on a space."""
    return card.barbarian_bonus if barbarian_spaces(s) >> cell & 1 else card.bonus


def attack_bonus(s: NewDawn, p: Player, card: FocusCard, cell: int) -> int:
    """What the attacker adds to the slot number: card, leader, wonders, diplomacy (ND-13.10)."""
    return total(s, p, ATTACK, cell, base=card_bonus(s, card, cell))


def defence_bonus(s: NewDawn, attacker: Player, cell: int) -> int:
    """What a defending player adds: leader, wonders, diplomacy (ND-13.13)."""
    p = defender_of(s, cell)
    return total(s, p, DEFENCE, cell, attacker.seat) if p is not None else 0


def reserves(s: NewDawn, p: Player) -> int:
    """Trade tokens on military cards: what could still be added in a fight (ND-13.17)."""
    return sum([p.trade[place] for place in slots_of(s, p, MILITARY)])


def chance_to_win(attack: int, defence: int) -> float:
    """Of a die plus attack against a die plus defence; ties go to the defender (ND-13.16)."""
    return CHANCES[max(-DIE, min(DIE, attack - defence)) + DIE]


def is_city(s: NewDawn, cell: int) -> bool:
    """Whether the target is a city or a city-state."""
    if barbarian_spaces(s) >> cell & 1:
        return False
    rival = owner_of(s, cell)
    return rival is None or cell == rival.capital or cell in rival.cities
