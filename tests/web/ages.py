"""Positions of Through the Ages to look at in the browser: a civilization in Age II in every situation of a turn."""

from __future__ import annotations

from typing import Any

from tessera.games.throughtheages.rules.turns import Actions, NextTurn, TakeTurn
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE
from tests.games.throughtheages.scenes import fresh, table

ROW = (
    *("rich_land_2", "napoleon_bonaparte", "cannon", "journalism", "constitutional_monarchy"),
    *("efficient_upgrade_2", "-", "organized_religion", "ocean_liner_service", "kremlin"),
    *("riflemen", "strategy", "selective_breeding"),
)


def in_age_two(seats: int = 3, **settings: Any) -> AgesScript:
    """Round 10: seat 0 has something of everything, and seat 1 is stronger."""
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


def acting(seats: int = 3) -> AgesScript:
    """Seat 0 is in its Action Phase, with cards of every kind in hand."""
    t = in_age_two(seats)
    t.hand(0, "coal", "isaac_newton", "engineering_genius_2")
    t.hand(0, "conquistadors", "plunder_2", "prosperity", "military_bonus_2")
    begins_turn(t, 0)
    t.choose("pass")
    return t


def governing() -> AgesScript:
    """Seat 0 has enough cavalry to attack anybody, and chooses its political action."""
    t = in_age_two()
    t.workers(0, knights=3, cavalrymen=4)
    t.hand(0, "prosperity", "plunder_2", "spy_2", "war_over_culture", "scientific_cooperation")
    begins_turn(t, 0)
    return t


def attacked() -> AgesScript:
    """Seat 1 plunders seat 0, which is 2 weaker and holds a bonus card of 4."""
    t = in_age_two()
    t.workers(0, knights=4)
    t.hand(0, "military_bonus_2", "prosperity", "conquistadors")
    t.hand(1, "plunder_2")
    begins_turn(t, 1)
    t.choose("attack plunder_2 / on 0 / alone")
    return t


def bidding() -> AgesScript:
    """Seat 0 has prepared a territory, and another one is auctioned."""
    t = in_age_two()
    t.hand(0, "vast_territory_2", "prosperity", "military_bonus_2")
    t.events(current="wealthy_territory_2", future="economic_progress")
    begins_turn(t, 0)
    t.choose("prepare vast_territory_2")
    return t


def sending() -> AgesScript:
    """Seat 0 has won the auction for 3."""
    t = bidding()
    t.choose("bid 3", "pass", "pass")
    return t


def offered() -> AgesScript:
    """Seat 1 offers seat 0 a pact whose sides differ."""
    t = in_age_two()
    t.hand(1, "acceptance_of_supremacy")
    begins_turn(t, 1)
    t.choose("offer acceptance_of_supremacy / with 0 a")
    return t


def drafting() -> AgesScript:
    """The first choice of the draft (TA-33.05)."""
    return fresh(2, mix="draft")


def ending() -> AgesScript:
    """The last turn of the game, of seat 1; two events are scored after it."""
    t = in_age_two(2)
    t.quiet(age=4, round=20)
    t.events(current="impact_of_strength", future="impact_of_science")
    t.has(0, "bill_gates")
    with t.edit() as s:
        s.last_round = 20
        s.active = 1
    t.state.agenda[:] = [NextTurn(1)]
    t.now(Actions(1))
    return t


def begins_turn(t: AgesScript, seat: int) -> None:
    """As far as the political action; the card row is laid out again as it was."""
    row = t.in_row()
    t.state.agenda.clear()
    t.now(TakeTurn(seat))
    with t.edit() as s:
        for card in s.row:
            if card != NONE:
                s.civil_box.add(card)
        s.row = ()
    t.row(*row)
