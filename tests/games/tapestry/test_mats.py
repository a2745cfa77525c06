"""Civilization mats are drawn with what lies on them, and a question about a mat points at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.cards.civilizations.arts_and_architecture import PickGamble
from tessera.games.tapestry.cards.tapestries.base_a_to_g import ChooseAlly
from tessera.games.tapestry.cards.tapestries.base_i_to_w import StrikeOil
from tessera.games.tapestry.content import EXPLORATION
from tessera.games.tapestry.rules.advancing import TakeBonus
from tessera.games.tapestry.rules.benefits import GainAny
from tessera.games.tapestry.rules.inventing import AfterUpgrade
from tessera.games.tapestry.showing.view import Mat, picture
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel import NONE, Ask, notation, put_on
from tessera.table.said import question
from tessera.testing import rule
from tessera.text import Catalog
from tests.games.tapestry.scenes import full_table, table


def described(t: TapestryScript) -> dict[str, list[str]]:
    """By answer what it points at."""
    asked = t.decision
    assert asked is not None
    return {row["do"]: row["elements"] for row in question(t.game, t.state, asked)["options"]}


@rule("TP-10.01", "TP-19.03")
@pytest.mark.parametrize(
    ("civ", "on", "covered"),
    [
        ("craftsmen", (1, 0, 2), [[0], [], [0, 1]]),
        ("entertainers", (6,), [[6]]),
        ("historians", (NONE, 1, NONE, NONE), [[0, 2, 3]]),
        ("merrymakers", (0, 1, 3), [[], [0], [2]]),
        ("relentless", (7,), [[0, 1, 2, 3, 4]]),
        ("renegades", (2,), [[1]]),
        ("faefolk", (5,), [[5]]),
    ],
)
def test_tokens_lie_on_the_spaces_of_a_mat(civ: str, on: tuple[int, ...], covered: list[list[int]]) -> None:
    t = full_table()
    t.civ(0, civ, *on)
    assert picture(t.state, 1).summaries[0].mats[0].covered == covered


@rule("TP-10.01", "TP-19.03")
def test_outposts_cover_a_mat_from_the_right() -> None:
    t = table()
    t.founds(0, "militants", at_setup=True)
    assert picture(t.state, 1).summaries[0].mats[0].covered == [[0, 1, 2, 3], [0, 1, 2, 3]]
    with t.edit() as s:
        p = s.players[0]
        put_on(s, p, t.number("militants"), 3, 1)
        p.outposts = 4
    assert picture(t.state, 1).summaries[0].mats[0].covered == [[1, 2, 3], [3]]


@rule("TP-10.01", "TP-19.03")
@pytest.mark.parametrize("civ", ["heralds", "inventors", "isolationists", "traders"])
def test_tokens_wait_on_a_mat(civ: str) -> None:
    t = full_table()
    t.civ(0, civ, 3)
    assert picture(t.state, 1).summaries[0].mats[0].ready == 3


@rule("TP-10.01", "TP-19.03")
@pytest.mark.parametrize(
    ("civ", "on", "marked"),
    [
        ("alchemists", (0b101,), [0, 2]),
        ("leaders", (3, 1), [1, 3]),
        ("spies", (4, 2), [2, 4]),
        ("tinkerers", (1,), [1]),
        ("treasure_hunters", (2,), [2]),
        ("illuminati", (0b110,), [1, 2]),
        ("collectors", (0b100,), [2]),
    ],
)
def test_what_a_mat_lists_is_marked(civ: str, on: tuple[int, ...], marked: list[int]) -> None:
    t = full_table()
    t.civ(0, civ, *on)
    assert picture(t.state, 1).summaries[0].mats[0].marked == marked


@rule("TP-10.01", "TP-19.03")
def test_predictions_stand_on_the_mat_and_those_that_came_true() -> None:
    t = table()
    t.civ(0, "mystics", 3, 4, 5, 1, 0b10)
    mat = picture(t.state, 1).summaries[0].mats[0]
    assert (mat.says, mat.marked) == ([3, 4, 5, 1], [1])


@rule("TP-10.01", "TP-19.03")
def test_components_lie_on_mats() -> None:
    t = full_table()
    t.civ(0, "werefolk", NONE)
    t.civ(0, "utilitarians", t.number("landmark_forge"), t.number("landmark_academy"))
    werefolk, utilitarians = picture(t.state, 1).summaries[0].mats
    assert werefolk.holds == [NONE]
    assert utilitarians.holds == [t.number("landmark_forge"), t.number("landmark_academy")]
    t = full_table()
    t.civ(0, "islanders", *(NONE, 0) * 6)
    assert picture(t.state, 1).summaries[0].mats[0].holds == [NONE] * 6


@rule("TP-10.01")
def test_a_mat_on_which_nothing_was_laid_yet_is_empty() -> None:
    """As long as landmarks are drafted nobody's civilization is at work, and what it gains may be asked for first."""
    civs = full_table().state.content.civ
    assert len(civs) > 40
    for civ, row in civs.items():
        t = full_table()
        dealt = t.state.clone()
        dealt.players[0].civs = (civ,)
        assert nothing_on(picture(dealt, 1).summaries[0].mats[0]), row.key
        t.civ(0, row.key)
        assert nothing_on(picture(t.state, 1).summaries[0].mats[0]), row.key


def nothing_on(mat: Mat) -> bool:
    return not (any(mat.covered) or mat.ready or mat.marked or mat.says or mat.holds)


@rule("TP-10.06")
def test_a_question_about_a_mat_points_at_it() -> None:
    t = table(income=2)
    t.civ(0, "entertainers", 2)
    t.step(0, 1)
    assert t.game.concerning(t.state) == "civilization:entertainers"
    assert {do: said[0] for do, said in described(t).items()} == {
        "stage 6": "matspace:entertainers.0.6",
        "stage 7": "matspace:entertainers.0.7",
    }
    t = table(income=2)
    t.civ(0, "merrymakers", 0, 1, 3)
    t.step(0, 1)
    assert {do: said[0] for do, said in described(t).items()} == {
        "celebrate 0": "matspace:merrymakers.0.0",
        "celebrate 1": "matspace:merrymakers.1.1",
    }


@rule("TP-4.01", "TP-6.01")
def test_an_advance_points_at_the_space_it_leads_to() -> None:
    t = table(income=2)
    t.civ(0, "leaders")
    t.at(0, science=3)
    t.step(0, 1)
    assert described(t)["lead science"] == ["track:science", "space:science_4"]
    t = table()
    t.stock(0, coin=1)
    t.turn(0)
    assert described(t)["advance science"] == ["track:science", "space:science_1"]


def said(t: TapestryScript, lang: str = "en") -> dict[str, str]:
    """By answer its words."""
    asked = t.decision
    assert asked is not None
    catalog = Catalog(t.game, lang, ("Anna", "Ben"), reader=asked.seat)
    return {
        notation(option): catalog.description(asked.describe(t.state, option)) for option in asked.options
    }


@rule("TP-4.10", "TP-4.12")
def test_a_bonus_says_its_price_and_what_it_brings() -> None:
    t = table(income=2)
    t.at(0, exploration=1)
    t.stock(0, coin=2)
    t.tiles(0, "territory_05")
    t.turn(0)
    t.choose("advance exploration / pay coin")
    t.choose("tile territory_05 / at 1 / turn 0")
    assert t.asked == "TakeBonus"
    assert said(t)["pay coin"] == "Pay 1 coin: Tapestry card"
    assert said(t, "de")["pay coin"].endswith("zahlen: Gobelinkarte")
    t = table(income=3)
    t.tiles(0, "territory_05", "territory_06")
    t.now(TakeBonus(0, EXPLORATION, 8))
    assert said(t)["bonus"] == "Discard 2 territory tiles: 5 VP"


@rule("TP-7.43")
def test_inventors_are_told_whose_card_they_upgrade() -> None:
    t = table(income=2)
    t.civ(0, "inventors", 4)
    t.tech(0, "barn", "bottom")
    t.tech(1, "bakery", "bottom")
    t.step(0, 1)
    assert said(t)["improve barn 0"] == "Upgrade your Barn"
    assert said(t)["improve bakery 1"] == "Upgrade Bakery of Ben"


@rule("TP-4.08")
def test_what_is_gained_is_asked_with_the_space_that_gives_it() -> None:
    """Also where the space has no bonus: whoever is asked reads why."""
    t = table(income=2)
    t.stock(0, coin=2)
    t.turn(0)
    t.choose("advance technology / pay coin")
    assert t.asked == "Invent"
    assert t.game.concerning(t.state) == "space:technology_1"


@rule("TP-7.14")
def test_what_an_upgraded_card_gives_is_asked_with_the_card() -> None:
    t = table()
    t.now(GainAny(0))
    t.state.agenda.insert(-1, AfterUpgrade(0, t.number("calendar"), 1))
    assert t.game.concerning(t.state) == "tech:calendar"


@rule("TP-10.06", "TP-19.03")
def test_a_question_of_a_card_shows_the_card() -> None:
    """Whatever step asks it: of a tapestry card, and of a civilization that none of its tokens lies on."""
    t = table(2, income=2)
    for step, card in ((StrikeOil(0), "tapestry:oil_magnate"), (PickGamble(0), "civilization:gamblers")):
        t.state.agenda.append(step)
        assert t.game.concerning(t.state) == card
        t.state.agenda.pop()
    t.state.agenda.append(ChooseAlly(0, card=t.number("alliance")))
    assert t.game.concerning(t.state) == "tapestry:alliance"


def test_every_question_of_a_card_names_it() -> None:
    """Its step has the card, or says which card it is; what several cards share asks in words that need none."""
    shared = {"PlaceOnCard", "PlotGain", "TakeStored", "PlaceStored", "ConquerDiscovery", "ChooseOpponent"}
    known = {row.element for row in game.content().rows}
    asks = [step for step in subclasses(Ask) if ".tapestry.cards." in step.__module__]
    assert len(asks) > 50
    for step in asks:
        concerns = getattr(step, "concerns", "")
        named = "card" in step.__struct_fields__ or step.__name__ in shared
        assert named or concerns, step
        assert not concerns or concerns in known, step


def subclasses(of: type[Ask]) -> Iterator[type[Ask]]:
    each: type[Ask]
    for each in of.__subclasses__():
        yield each
        yield from subclasses(each)
