"""The numbers on every component, written down once more, and what each word of a benefit does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.games.tapestry import game
from tessera.games.tapestry.benefits import VOCABULARY, unknown_words
from tessera.games.tapestry.content import Benefit
from tessera.games.tapestry.scene import TapestryScript
from tessera.games.tapestry.world import own_buildings
from tessera.kernel import Source
from tessera.kernel.content import BadContent
from tessera.kernel.testing import rule
from tests.games.tapestry.scenes import full_table

TABLES = game.tables

SPACES = {
    "exploration": "territory territory|explore|/explore farm|territory explore|vp_controlled|territory farm|"
    "territory territory explore|farm vp_farm|territory territory explore_anywhere|vp_track:technology|"
    "space_tile space_tile space_tile explore_space|explore_space",
    "science": "research_x|tapestry|/research_x house|vp_tech tapestry|research|/research house|repeat_position|"
    "house vp_house|/advance:exploration advance:military advance:technology|/regress:military regress:technology|"
    "advance_one_of:exploration/military/technology advance_one_of:exploration/military/technology|"
    "research_x_maxout research_x_maxout research_x_maxout research_x_maxout",
    "technology": "invent|tapestry|/invent market|refresh_tech_optional invent|/farm house armory|vp_armory market|"
    "refresh_tech_optional invent invent|market vp_market|upgrade tech_circle|vp_track:military vp_track:science|"
    "upgrade tech_square|coin worker food culture restart_token",
    "military": "conquer|tapestry|/conquer armory|worker vp_tiles|conquer armory|conquer tapestry|"
    "conquer_both_if_opponent|conquer_anywhere|armory vp_tapestry|vp_track:exploration overplay|vp_capital|"
    "conquer_both_dice gain_civ",
    "arts": "tapestry|vp:5|create|vp_tiles vp_tech|inspire|/broadcast any_income_building|"
    "refresh_masterpieces_optional create|inspire|/advance:exploration advance:science advance:technology "
    "advance:military|any_income_building vp_income_buildings|/advance:exploration advance:science "
    "advance:technology advance:military|broadcast_up_to_3",
}
"""Benefits by track and space; after a slash one of them is chosen."""

BONUSES = {
    "exploration": {
        2: "tapestry",
        5: "farm",
        6: "explore",
        8: "vp:5",
        9: "tapestry",
        10: "vp:10",
        12: "explore_space",
    },
    "science": {2: "house", 5: "vp:5"},
    "technology": {2: "market", 5: "upgrade", 6: "invent", 8: "upgrade", 11: "vp:10"},
    "military": {2: "armory", 6: "armory", 8: "tapestry", 11: "vp:10"},
    "arts": {2: "any_income_building", 5: "create", 8: "any_income_building", 11: "create"},
}


def written(benefit: Benefit) -> str:
    return " ".join(benefit.gain) + ("/" + " ".join(benefit.choose_one) if benefit.choose_one else "")


@rule("TP-1.06")
@pytest.mark.parametrize("track", list(SPACES))
def test_the_spaces_of_every_track(track: str) -> None:
    rows = [row for row in TABLES.spaces if row.track == track]
    assert [row.n for row in rows] == list(range(1, 13))
    assert [written(row.benefit) for row in rows] == SPACES[track].split("|")
    assert {row.n: " ".join(row.bonus.gain) for row in rows if row.bonus} == BONUSES[track]


@rule("TP-5.12")
def test_the_income_mat() -> None:
    shown = {row.key: "|".join(" ".join(space) for space in row.spaces) for row in TABLES.income_rows}
    assert shown == {
        "income_markets": "coin vp_tech|coin|vp_tech|coin|coin vp_tech|vp:10",
        "income_houses": "worker vp_capital|worker|vp_capital|worker|worker vp_capital|vp:10",
        "income_farms": "food territory|food|vp:4|food|food vp:7|vp:10",
        "income_armories": "culture tapestry|culture|vp_controlled|culture|culture vp_controlled|vp:10",
    }


@rule("TP-7.35", "TP-7.36", "TP-11.09")
def test_the_dice() -> None:
    faces = {row.key: row.faces for row in TABLES.dice}
    assert sorted(faces["conquer_red"]) == ["vp:4", "vp:5", "vp:6", "vp:7", "vp_controlled", "vp_controlled"]
    assert sorted(faces["conquer_black"]) == [
        "coin",
        "culture",
        "food",
        "territory_benefit",
        "territory_benefit",
        "worker",
    ]
    for key, each in (("science_d12", 3), ("science_d20", 4)):
        assert {faces[key].count(track) for track in set(faces[key])} == {each}


def test_there_are_474_components_and_their_sources_are_known() -> None:
    rows = game.content().rows
    assert len(rows) == 474
    reconstructed = [row for row in rows if row.source == Source.RECONSTRUCTED]  # type: ignore[attr-defined]
    partly = [row for row in rows if row.partly_reconstructed]  # type: ignore[attr-defined]
    assert len(reconstructed) == 97 and len(partly) == 16


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
    elif name == "explore_anywhere_with_drawn":
        assert t.asked == "Explore"
    elif name == "gain_civ":
        assert p.civs
    else:
        assert t.asked == ASKED[name]


@rule("TP-7.04", "TP-7.36")
@pytest.mark.parametrize("tile", [row.key for row in TABLES.territories])
def test_every_territory_tile_gives_its_benefit(tile: str) -> None:
    for said in dict.fromkeys(game.content().row[game.content().number[tile]].gain):
        outcome_of(rich(), said)


@rule("TP-7.07")
@pytest.mark.parametrize("tile", [row.key for row in TABLES.space_tiles])
def test_every_space_tile_gives_its_benefits(tile: str) -> None:
    row = game.content().row[game.content().number[tile]]
    for said in dict.fromkeys(row.gain):
        outcome_of(rich(), said)
    if row.ongoing:
        t = rich()
        t.space(0, tile)
        from tessera.games.tapestry.exploring import explore_tile

        explore_tile(t.state, t.player(0), t.number(tile))
        t.gains(0, f"advance_x:{row.ongoing}")
        while t.asked == "PlaceBuilding":
            t.build()
        assert t.vp(0) == 5


@rule("TP-7.14")
@pytest.mark.parametrize("tech", [row.key for row in TABLES.techs])
def test_every_tech_card_gives_its_circle_and_square(tech: str) -> None:
    row = game.content().row[game.content().number[tech]]
    for benefit in (row.circle, row.square):
        for said in dict.fromkeys(benefit.words):
            t = rich()
            if said == "landmark:landmark_barn":
                assert "landmark_barn" in t.keys(*t.player(0).landmarks)
                continue
            if said == "explore_anywhere_with_drawn":
                t.gains(0, "territory")
            outcome_of(t, said)


@rule("TP-11.04")
@pytest.mark.parametrize("work", [row.key for row in TABLES.masterpieces])
def test_every_masterpiece_gives_its_benefit(work: str) -> None:
    row = game.content().row[game.content().number[work]]
    for said in dict.fromkeys(row.benefit.words):
        outcome_of(rich(), said)
    if row.cost:
        t = rich()
        t.stock(0, coin=1)
        from tessera.games.tapestry.artistry import UseMasterpiece

        t.does(UseMasterpiece(0, t.number(work)))
        assert t.options == ["pay coin", "decline"]


PREREQUISITES = {
    "technology:2": "air_conditioning clocks compass eyeglasses printing_press sewage_and_plumbing telescope the_nail",
    "technology:3": "duct_tape",
    "technology:4": "time_travel",
    "military:2": "canned_food dynamite light_bulb siegecraft",
    "military:3": "ammonia",
    "military:4": "transistors",
    "science:2": "anesthesia irrigation paper penicillin vaccines",
    "science:4": "radio",
    "exploration:2": "calendar concrete zeppelins",
    "exploration:3": "assembly_line jet_fuel warships",
    "exploration:4": "lithium_ion_battery",
    "arts:2": "oil_paint opera",
    "arts:3": "public_art",
    "farms:2": "bakery",
    "farms:3": "barn",
    "houses:3": "library",
    "houses:4": "com_tower",
    "markets:2": "treasury",
    "markets:3": "stock_market",
}


@rule("TP-7.15", "TP-7.16", "TP-7.17")
def test_prerequisites_of_tech_cards() -> None:
    found: dict[str, list[str]] = {}
    for row in TABLES.techs:
        if row.track:
            found.setdefault(f"{row.track}:{row.tier}", []).append(row.key)
        elif row.income:
            found.setdefault(f"{row.income}:{row.space}", []).append(row.key)
    assert {key: " ".join(sorted(keys)) for key, keys in found.items()} == PREREQUISITES
    assert sum(row.needs_landmark for row in TABLES.techs) == 5
    assert sum(row.needs_charm for row in TABLES.techs) == 12
    assert sum(row.flips for row in TABLES.techs) == 8


FOOTPRINTS = {
    4: "apothecary bakery barracks bridge clocktower digital_studio forge game_store lighthouse skyscraper "
    "stock_market treasury urban_farm windmill",
    12: "rubber_works",
    6: "com_tower holocenter laboratory launch_pad tech_hub tv_station",
    9: "barn opera_house stadium tank_factory train_station",
    8: "academy fusion_reactor library",
    3: "birdwatching_perch monolith",
    10: "castle",
    5: "villa",
}


@rule("TP-9.03")
def test_the_sizes_of_landmarks() -> None:
    found: dict[int, list[str]] = {}
    for row in TABLES.landmarks:
        size = "".join(row.footprint).count("x")
        found.setdefault(size, []).append(row.key.removeprefix("landmark_"))
    assert {size: " ".join(sorted(keys)) for size, keys in found.items()} == FOOTPRINTS


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
    from tessera.games.tapestry.turns import EndTurn

    t = full_table()
    t.drafted(0, key)
    t.does(EndTurn(0))
    assert t.player(0).landmarks == ()
    with t.edit() as s:
        s.turn.seat = 0
    CONDITIONS[key](t)
    t.does(EndTurn(0))
    landmark = game.content().row[t.number(key)].landmark
    assert t.keys(*t.player(0).landmarks) == [landmark]


# --- content files ----------------------------------------------------------------------------------------------


def test_an_owner_of_the_box_can_correct_an_effect() -> None:
    changed = game.content(
        {"tapestries": {"folk_songs": {"benefit": {"gain": ["vp:9"]}, "source": "rulebook"}}}
    )
    assert changed.digest != game.content().digest
    row = changed.row[changed.number["folk_songs"]]
    assert row.benefit == Benefit(("vp:9",))
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
