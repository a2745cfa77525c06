"""What each word of a benefit does, on every component that has it.

The numbers on components stand in `components.json` and are compared by the kit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.content import Benefit
from tessera.games.tapestry.rules.benefits import VOCABULARY, is_known
from tessera.games.tapestry.rules.vocabulary import Written, vp
from tessera.games.tapestry.state import own_buildings
from tessera.games.tapestry.testing.faults import unknown_words
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel import Source
from tessera.kernel.content import BadContent
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table

TABLES = game.tables


def test_the_sources_of_components_are_known() -> None:
    rows = game.content().rows
    reconstructed = [row for row in rows if row.source == Source.RECONSTRUCTED]  # type: ignore[attr-defined]
    partly = [row for row in rows if row.partly_reconstructed]  # type: ignore[attr-defined]
    assert len(reconstructed) == 97 and len(partly) == 16


@rule("TP-7.36", "TP-11.09")
def test_the_faces_of_a_die_are_fair() -> None:
    faces = {row.key: row.faces for row in TABLES.dice}
    assert {len(faces[key]) for key in ("conquer_red", "conquer_black")} == {6}
    for key, each in (("science_d12", 3), ("science_d20", 4)):
        assert {faces[key].count(track) for track in set(faces[key])} == {each}


def test_every_capital_has_its_plots() -> None:
    basic = [row for row in TABLES.capitals if not row.advanced]
    assert len(basic) == 6
    assert all("".join(row.grid).count("#") == 22 for row in basic)
    assert (
        sum("o" in mark for mark in "".join(next(x for x in TABLES.capitals if "bottle" in x.key).grid)) == 19
    )


def test_every_word_of_every_component_is_in_the_vocabulary() -> None:
    assert unknown_words(game.content().rows) == []
    assert len(VOCABULARY) > 70
    with pytest.raises(BadContent, match="folk_songs: vp_cows"):
        game.content({"tapestries": {"folk_songs": {"benefit": {"gain": ["vp_cows"]}}}})


# --- what the words give ----------------------------------------------------------------------------------------

ASKED = {
    "explore": "Explore", "explore_anywhere": "Explore", "explore_space": "ExploreSpace", "research": "MayAdvance",
    "research_x": "MayAdvance", "invent": "Invent", "upgrade": "Upgrade", "conquer": "Conquer", "create": "Create",
    "inspire": "Inspire", "repeat_position": "RepeatPosition", "overplay": "PlayTapestry", "broadcast": "Broadcast",
    "any_income_building": "ChooseBuilding", "any_resource": "GainAny", "conquer_empty": "Conquer",
    "tech_circle": "UseCircle", "tech_square": "UseSquare", "upgrade_locked": "Upgrade",
    "upgrade_twice_ignore_prereq": "Upgrade", "gain_civ": "AnyCiv",
}  # fmt: skip


def rich() -> TapestryScript:
    """Seat 0 has something of everything, so that no word is void."""
    t = full_table(income=2)
    t.tiles(0, "territory_01", "territory_02", "territory_03")
    t.space(0, "space_13", "space_07")
    t.tech(0, "barn")
    t.tech(0, "paper")
    t.tech(0, "library", "middle")
    t.tech(0, "compass", "middle")
    t.tech(0, "clocks", "top")
    t.tech(0, "telescope", "top")
    t.hand(0, "trap", "feudalism")
    t.tapestry(0, "guilds", 2)
    t.masterpiece(0, "masterpiece_02", "masterpiece_16")
    t.at(0, exploration=2, science=3, technology=4, military=5, arts=2)
    t.outposts(0, 5)
    t.built(0, market=1, house=2, farm=3, armory=4)
    t.owns(0, "forge", "barn")
    return t


POINTS = {
    "vp_tech": 6, "vp_controlled": 2, "vp_tiles": 3, "vp_tapestry": 3, "vp_market": 1, "vp_house": 2, "vp_farm": 3,
    "vp_armory": 4, "vp_income_buildings": 10, "vp_landmark": 2, "vp_capital": 0, "vp_rows": 0, "vp_columns": 0,
    "vp_track:exploration": 2, "vp_track:science": 3, "vp_track:technology": 4, "vp_track:military": 5,
    "vp_track:arts": 2, "vp3_per_landmark": 6, "vp3_per_masterpiece": 6, "vp_charms_all": 0,
}  # fmt: skip


@rule("TP-7.42", "TP-1.15")
@pytest.mark.parametrize(("word", "vp"), list(POINTS.items()))
def test_words_that_count(word: str, vp: int) -> None:
    t = rich()
    t.gains(0, word)
    assert t.vp(0) == vp


def outcome_of(t: TapestryScript, said: str) -> None:
    """Gain one word with seat 0 and look at what it does."""
    p = t.player(0)
    before = (
        t.vp(0),
        dict(t.resources(0)),
        len(p.tiles),
        len(p.hand.cards),
        t.spaces(0),
        p.covered,
        len(p.space_tiles),
    )
    t.gains(0, said)
    name, _, argument = said.partition(":")
    p = t.player(0)
    if name in ("coin", "worker", "food", "culture"):
        assert t.resources(0).get(name, 0) == before[1].get(name, 0) + 1
    elif name == "territory":
        assert len(p.tiles) == before[2] + 1
    elif name == "tapestry":
        assert len(p.hand.cards) == before[3] + 1
    elif name == "space_tile":
        assert len(p.space_tiles) == before[6] + 1
    elif name in ("market", "house", "farm", "armory"):
        assert t.asked == "PlaceBuilding"
        kind = ("market", "house", "farm", "armory").index(name)
        assert own_buildings(p, kind) == 6 - before[5][kind].bit_count()
    elif name == "vp":
        assert t.vp(0) == before[0] + int(argument)
    elif said in POINTS:
        assert t.vp(0) == before[0] + POINTS[said]
    elif name in ("advance", "advance_x"):
        assert t.spaces(0)[argument] == before[4].get(argument, 0) + 1
    elif name in ("regress", "regress_x"):
        assert t.spaces(0).get(argument, 0) == before[4][argument] - 1
    elif name == "landmark":
        assert t.number(argument) in p.landmarks
    elif name == "gain_civ":
        assert p.civs
    else:
        assert t.asked == ASKED[name]


@rule("TP-7.04", "TP-7.36")
@pytest.mark.parametrize("tile", [row.key for row in TABLES.territories])
def test_every_territory_tile_gives_its_benefit(tile: str) -> None:
    for said in dict.fromkeys(game.content().territory[game.content().number[tile]].gain):
        outcome_of(rich(), said)


@rule("TP-7.07")
@pytest.mark.parametrize("tile", [row.key for row in TABLES.space_tiles])
def test_every_space_tile_gives_its_benefits(tile: str) -> None:
    row = game.content().space_tile[game.content().number[tile]]
    for said in dict.fromkeys(row.gain):
        outcome_of(rich(), said)
    if row.ongoing:
        t = rich()
        t.space(0, tile)
        from tessera.games.tapestry.rules.exploring import explore_tile

        explore_tile(t.state, t.player(0), t.number(tile))
        t.gains(0, f"advance_x:{row.ongoing}")
        while t.asked == "PlaceBuilding":
            t.build()
        assert t.vp(0) == 5


@rule("TP-7.14")
@pytest.mark.parametrize("tech", [row.key for row in TABLES.techs])
def test_every_tech_card_gives_its_circle_and_square(tech: str) -> None:
    row = game.content().tech[game.content().number[tech]]
    for benefit in (row.circle, row.square):
        for said in dict.fromkeys(benefit.words):
            t = rich()
            if said == "landmark:landmark_barn":
                assert "landmark_barn" in t.keys(*t.player(0).landmarks)
                continue
            outcome_of(t, said)


@rule("TP-11.04")
@pytest.mark.parametrize("work", [row.key for row in TABLES.masterpieces])
def test_every_masterpiece_gives_its_benefit(work: str) -> None:
    row = game.content().masterpiece[game.content().number[work]]
    for said in dict.fromkeys(row.benefit.words):
        outcome_of(rich(), said)
    if row.cost:
        t = rich()
        t.stock(0, coin=1)
        from tessera.games.tapestry.rules.artistry import UseMasterpiece

        t.does(UseMasterpiece(0, t.number(work)))
        assert t.options == ["pay coin", "decline"]


CONDITIONS: dict[str, Callable[[TapestryScript], object]] = {
    "lc_skyscraper": lambda t: t.covers(0, *range(9)),
    "lc_tv_station": lambda t: _districts(t, 2),
    "lc_urban_farm": lambda t: t.built(0, farm=3),
    "lc_digital_studio": lambda t: t.tech(0, "radio", "top"),
    "lc_game_store": lambda t: t.tiles(0, *[f"territory_1{n}" for n in range(6)]),
    "lc_windmill": lambda t: [t.tech(0, key) for key in ("radio", "dynamite", "concrete")],
    "lc_castle": lambda t: t.outposts(0, 0, 5, 9),
    "lc_villa": lambda t: _claimed(t, True),
    "lc_bridge": lambda t: t.at(0, science=4, military=7),
    "lc_birdwatching_perch": lambda t: t.built(0, farm=1, house=1, market=1, armory=1),
}


def _districts(t: TapestryScript, count: int) -> None:
    with t.edit() as s:
        s.players[0].rewarded = (1 << count) - 1


def _claimed(t: TapestryScript, claimed: bool) -> None:
    with t.edit() as s:
        s.turn.seat, s.turn.claimed = 0, claimed


@rule("TP-3.07", "TP-2.20")
@pytest.mark.parametrize("key", list(CONDITIONS))
def test_every_landmark_card_has_its_condition(key: str) -> None:
    from tessera.games.tapestry.rules.turns import EndTurn

    t = full_table()
    t.drafted(0, key)
    t.does(EndTurn(0))
    assert t.player(0).landmarks == ()
    with t.edit() as s:
        s.turn.seat = 0
    CONDITIONS[key](t)
    t.does(EndTurn(0))
    landmark = game.content().landmark_card[t.number(key)].landmark
    assert t.keys(*t.player(0).landmarks) == [landmark]


# --- content files ----------------------------------------------------------------------------------------------


def test_an_owner_of_the_box_can_correct_an_effect() -> None:
    changed = game.content(
        {"tapestries": {"folk_songs": {"benefit": {"gain": ["vp:9"]}, "source": "rulebook"}}}
    )
    assert changed.digest != game.content().digest
    row = changed.tapestry[changed.number["folk_songs"]]
    assert row.benefit == Benefit((vp(9),))
    from tessera.kernel.script import play

    t = play(game, 2, settings={"arts": True}, content=changed)
    assert isinstance(t, TapestryScript)
    t.quiet(income=2)
    t.lays(0, "folk_songs", 2)
    assert t.vp(0) == 9


@rule("TP-7.24", "TP-8.18")
def test_cards_laid_out_by_hand_were_played_earlier() -> None:
    t = full_table()
    t.tapestry(0, "fairy_ring", 2)
    t.tapestry(0, "guilds", 3)
    t.tech(0, "shapeshifting", "middle")
    t.step(0, 3)
    assert t.options == ["upgrade shapeshifting", "decline"]
    t.choose("decline")
    t.era(0, 3)
    t.hand(0, "trap")
    t.gains(0, "overplay")
    assert t.vp(0) == 10  # the right charm beside it was gained before


@rule("TP-4.09", "TP-7.07")
def test_a_card_may_be_played_before_one_is_drawn() -> None:
    t = full_table()
    t.space(0, "space_04")
    t.hand(0, "academia")
    t.tapestry(0, "guilds", 2)
    t.gains(0, "explore_space")
    assert t.options == ["next tapestry", "next overplay", "next vp_tapestry"]
    t.choose("next overplay", "next tapestry")
    assert t.vp(0) == 3 + 3  # for the card drawn, and for three cards


@rule("TP-4.09", "TP-7.14")
def test_golem_minions_advance_and_then_count() -> None:
    t = full_table(income=5)
    t.tech(0, "golem_minions", "middle")
    t.at(0, military=4)
    t.gains(0, "upgrade")
    assert t.spaces(0) == {"military": 5} and t.vp(0) == 5


def test_every_word_that_is_written_means_something() -> None:
    """A misspelled word in a literal is an error of types; this holds the list of words to the rules."""
    written = get_args(Written)
    assert [word for word in written if not is_known(word)] == []
    named = {word.partition(":")[0] for word in written}
    assert set(VOCABULARY) - named == {"vp"}, "made by a function"
