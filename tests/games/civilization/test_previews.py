"""What an answer in the making would come to, as the board shows it."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.setup import PlaceCapital
from tessera.games.civilization.showing.previews import Forecast
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import Compose, Seeded, ask, play
from tessera.kernel.option import parse_parts
from tessera.testing import rule
from tests.games.civilization.scenes import table


def after(t: CivilizationScript, answer: str) -> Forecast | None:
    return game.preview(t.state, t.seat, parse_parts(answer))


@rule("CV-6.17", "CV-6.34")
def test_a_city_is_shown_as_it_would_be_with_the_building() -> None:
    t = table(2, ("germany", "china"))
    t.square("F", "b3")
    t.square("F", "d3")
    t.square("M", "c2")
    t.knows(0, "currency")
    t.has(0, trade=9)
    t.manage(0)
    now = game.derived(t.state, 0).nations[0].cities[0]
    found = after(t, "city c3 / build market / at b3")
    assert found is not None and found.city is not None
    assert (found.city.production, found.city.trade) == (now.production - 2 + 1, now.trade + 1)
    assert found.trade == 9 - 6  # two more production than the city has
    assert after(t, "city c3 / build market") is None
    assert t.nation(0).trade == 9


@rule("CV-6.60", "CV-6.61")
def test_what_would_make_room_is_named() -> None:
    t = table(2, ("germany", "china"))
    t.square("F", "b3", "d3", "c2")
    t.knows(0, "currency", "philosophy")
    t.builds(0, "market", "b3")
    t.manage(0)
    found = after(t, "city c3 / build temple")
    assert found is not None
    assert (found.sites, found.replaced) == ([SQUARE["b3"]], [t.state.content.number["market"]])
    figure = after(t, "city c3 / army / at b3")
    assert figure is not None
    assert (figure.sites, figure.replaced) == ([SQUARE["b3"]], [])


@rule("CV-6.15", "CV-6.61")
def test_a_second_item_may_make_room_by_what_the_first_would_be() -> None:
    t = table(2, ("germany", "china"))
    t.square("F", "b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4")
    t.knows(0, "engineering", "philosophy")
    t.market("stonehenge")
    t.has(0, trade=27)
    t.manage(0)
    found = after(t, "city c3 / wonder stonehenge / at d3 / and build temple / at d3")
    assert found is not None
    assert found.replaced == [t.number("stonehenge")]
    assert found.sites == [SQUARE["d3"]] * 2


@rule("CV-10.01")
def test_the_way_of_a_group_is_a_shortest_one() -> None:
    t = table()
    t.army(0, "h4")
    t.move(0)
    found = after(t, "move h4 / to h6")
    assert found is not None
    assert found.way == [SQUARE["h5"], SQUARE["h6"]]


@rule("CV-11.16", "CV-11.30")
def test_the_sums_of_a_battle_with_a_unit_played() -> None:
    t = table(2, ("germany", "rome"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.units(0, "mounted_3")
    t.units(1, "artillery_3")
    t.move(0)
    t.choose("move h4 / to h5")
    t.choose("unit artillery_3 / front")
    fight = game.derived(t.state, 0).fight
    assert fight is not None
    assert (fight.totals, fight.strengths) == ((0, 3), [(0, 3)])
    alone = after(t, "unit mounted_3 / front")
    against = after(t, "unit mounted_3 / against 1")
    assert alone is not None and alone.totals == (3, 3)
    assert against is not None and against.totals == (3, 0)  # it trumps
    assert len(t.nation(0).fighting) == 1


@rule("CV-11.14", "CV-11.16", "CV-11.17")
@pytest.mark.parametrize(
    ("mine", "theirs", "outcome", "taken", "dealt"),
    [
        ("mounted_3", "artillery_3", "kills", 0, 0),  # it trumps
        ("artillery_3", "mounted_2", "kills", 2, 0),  # it is trumped
        ("artillery_1", "mounted_3", "dies", 0, 0),
        ("mounted_1", "artillery_3", "dies", 0, 1),
        ("mounted_3", "mounted_2", "kills-at-once", 2, 0),
        ("mounted_1", "mounted_3", "dies-at-once", 0, 1),
        ("mounted_2", "mounted_2", "both", 0, 0),
    ],
)
def test_a_unit_says_what_it_would_do_to_whom_stands_alone(
    mine: str, theirs: str, outcome: str, taken: int, dealt: int
) -> None:
    t = table(2, ("germany", "rome"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.units(0, mine)
    t.units(1, theirs)
    t.move(0)
    t.choose("move h4 / to h5")
    t.choose(f"unit {theirs} / front")
    found = after(t, f"unit {mine}")
    assert found is not None
    (duel,) = found.duels
    assert (duel.front, duel.card, duel.outcome, duel.taken, duel.dealt) == (1, theirs, outcome, taken, dealt)


@rule("CV-2.13")
def test_a_capital_shows_what_the_squares_around_it_give() -> None:
    s = game.new(2, Seeded("capital"))
    while not isinstance(s.agenda[-1], PlaceCapital):
        decision = ask(s)
        assert decision is not None
        play(s, decision.options[0])
    decision = ask(s)
    assert decision is not None
    for option in decision.options:
        found = game.preview(s, decision.seat, (option,))
        assert found is not None and found.city is not None
        after = s.clone()
        play(after, option)
        facts = game.derived(after, decision.seat).nations[decision.seat].cities[0]
        assert (found.city.square, found.city.production) == (facts.square, facts.production)
    assert not s.players[decision.seat].cities


@rule("CV-11.05")
def test_a_combat_bonus_is_told_line_by_line() -> None:
    t = table(2, ("germany", "rome"))
    t.city(1, "h6")
    t.builds(1, "barracks", "m5")
    t.army(0, "h5")
    t.units(0, "infantry_1")
    t.units(1, "infantry_1")
    t.move(0)
    t.choose("move h5 / to h6")
    fight = game.derived(t.state, 0).fight
    assert fight is not None
    assert [(part.what, part.amount) for part in fight.parts[1]] == [("building:barracks", 2), ("city", 6)]
    assert fight.parts[0] == []


@rule("CV-6.16", "CV-10.03")
def test_every_part_of_an_answer_has_a_question_of_its_own() -> None:
    t = table(2, ("germany", "china"))
    t.square("F", "b3", "d3")
    t.knows(0, "currency")
    t.has(0, trade=9)
    t.manage(0)
    assert asked_after(t, "city c3 / build market") == ("ask-marker-site", "market")
    assert asked_after(t, "city c3 / army") == ("ask-figure-site", "army")
    t = table()
    t.army(0, "h4")
    t.army(0, "h4")
    t.move(0)
    assert asked_after(t, "move h4") == ("ask-move-group", "h4")
    assert asked_after(t, "move h4 / with 1 0") == ("ask-move-to", "h4")


def asked_after(t: CivilizationScript, parts: str) -> tuple[str, object]:
    """The question that follows some parts of an answer, and what it is about."""
    step = t.state.agenda[-1]
    assert isinstance(step, Compose)
    for part in parse_parts(parts):
        step = step.grown(t.state, part)[0]
    args = dict(step.prompt(t.state).args)
    return step.prompt(t.state).key, next(args[name] for name in ("card", "figure", "square") if name in args)
