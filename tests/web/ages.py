"""Positions of Through the Ages to look at in the browser: a civilization in Age II in every situation of a turn."""

from __future__ import annotations

from typing import Any

from tessera.games.throughtheages.scene import AgesScript
from tessera.games.throughtheages.turns import TakeTurn
from tests.games.throughtheages.scenes import fresh, table

ROW = (
    *("rich_land_2", "napoleon_bonaparte", "cannon", "journalism", "constitutional_monarchy"),
    *("efficient_upgrade_2", "-", "organized_religion", "ocean_liner_service", "kremlin"),
    *("riflemen", "strategy", "selective_breeding"),
)


def in_age_two(seats: int = 3, **settings: Any) -> AgesScript:
    """Round 10: seat 0 has something of everything, and its rivals are stronger."""
    t = table(seats, age=2, **settings)
    t.quiet(age=2, round=10)
    t.has(0, "irrigation", "iron", "alchemy", "drama", "bread_and_circuses", "knights", "cavalrymen")
    t.has(0, "monarchy", "cartography", "pyramids", "universitas_carolina", "leonardo_da_vinci", "phalanx")
    t.has(0, "developed_territory_1")
    t.workers(0, unused=1, agriculture=2, irrigation=1, bronze=2, iron=2, philosophy=0, alchemy=2)
    t.workers(0, religion=1, drama=1, warriors=2, knights=1)
    t.stores(0, agriculture=2, irrigation=1, bronze=1, iron=2)
    t.banks(0, yellow=9, blue=9)
    t.builds(0, "eiffel_tower", stages=1)
    t.points(0, culture=38, science=9)
    t.has(1, "irrigation", "iron", "alchemy", "swordsmen", "knights", "medieval_army")
    t.has(1, "constitutional_monarchy", "js_bach", "colossus")
    t.workers(1, irrigation=2, iron=3, alchemy=2, warriors=2, swordsmen=2, knights=2)
    t.banks(1, yellow=7, blue=9)
    t.points(1, culture=61, science=14)
    if seats > 2:
        t.has(2, "theology", "printing_press", "theocracy", "james_cook", "legion")
        t.workers(2, agriculture=3, bronze=3, theology=1, printing_press=1, warriors=4)
        t.points(2, culture=52, science=6)
    t.row(*ROW)
    t.events(current="good_harvest,pestilence,rebellion", future="economic_progress,civil_unrest,iconoclasm")
    return t


def acting(t: AgesScript, seat: int = 0) -> AgesScript:
    """The seat is in its Action Phase, with cards of every kind in hand."""
    t.hand(seat, "coal", "isaac_newton", "engineering_genius_2")
    t.hand(seat, "conquistadors", "plunder_2", "prosperity", "military_bonus_2")
    _begin_turn(t, seat)
    t.choose("pass")
    return t


def governing(t: AgesScript, *hand: str, seat: int = 0) -> AgesScript:
    """The seat is asked for a political action with these military cards in hand."""
    t.hand(seat, *hand)
    _begin_turn(t, seat)
    return t


def _begin_turn(t: AgesScript, seat: int) -> None:
    """As far as the political action: nothing leaves the card row that was laid out."""
    row = t.state.row
    t.state.agenda.clear()
    t.now(TakeTurn(seat))
    with t.edit() as s:
        for card in s.row:
            if card >= 0 and card not in row:
                s.civil_box.add(card)
        for card in row:
            if card >= 0 and card not in s.row:
                s.civil_box.remove(card) if card in s.civil_box.cards else t._fetch(s.content.rows[card].key)
        s.row = row


def drafting(seats: int = 2) -> AgesScript:
    """The first choice of the draft (TA-33.05)."""
    return fresh(seats, mix="draft")
