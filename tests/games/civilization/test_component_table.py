"""The numbers on components, written down once more, and content files that correct them."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.board import LAYOUTS
from tessera.games.civilization.content import RESOURCES, TERRAINS, UNIT_TYPES, WONDER_AGES
from tessera.kernel import Source
from tessera.kernel.content import BadContent
from tessera.kernel.testing import rule
from tests.games.civilization.scenes import table

TABLES = game.tables

Unit = tuple[str, int] | None
TECHS: dict[str, tuple[int, str, str, Unit, int, int, int, int, int, int, tuple[str, ...], int]] = {
    "animal_husbandry": (1, "", "", None, 0, 0, 0, 0, 0, 0, ("wheat",), 0),
    "code_of_laws": (1, "trading_post", "republic", None, 0, 0, 0, 0, 0, 0, (), 4),
    "currency": (1, "market", "", None, 0, 0, 0, 0, 0, 0, ("incense",), 0),
    "horseback_riding": (1, "", "", None, 3, 0, 0, 0, 0, 0, ("silk",), 0),
    "masonry": (1, "city_walls", "", None, 0, 3, 0, 0, 0, 0, (), 0),
    "metalworking": (1, "barracks", "", None, 0, 0, 0, 0, 0, 0, ("iron",), 0),
    "navigation": (1, "harbor", "", None, 0, 0, 0, 1, 0, 0, (), 0),
    "philosophy": (1, "temple", "", None, 0, 0, 0, 0, 0, 0, ("any", "any", "any"), 0),
    "pottery": (1, "granary", "", None, 0, 0, 0, 0, 1, 0, ("any", "any"), 4),
    "writing": (1, "library", "", None, 0, 0, 0, 0, 0, 0, ("spy",), 0),
    "chivalry": (2, "", "feudalism", ("mounted", 2), 0, 0, 0, 0, 0, 0, ("incense",), 0),
    "civil_service": (2, "", "", None, 0, 0, 0, 0, 1, 1, ("spy",), 0),
    "construction": (2, "workshop", "", None, 0, 0, 0, 0, 0, 0, ("wheat",), 0),
    "democracy": (2, "", "democracy", ("infantry", 2), 0, 0, 0, 0, 0, 0, (), 4),
    "engineering": (2, "aqueduct", "", None, 0, 0, 0, 0, 0, 0, (), 0),
    "irrigation": (2, "", "", None, 0, 0, 3, 0, 0, 0, (), 0),
    "mathematics": (2, "", "", ("artillery", 2), 0, 0, 0, 0, 0, 0, ("iron",), 0),
    "monarchy": (2, "", "monarchy", None, 0, 0, 0, 0, 0, 0, ("silk",), 0),
    "printing_press": (2, "university", "", None, 0, 4, 0, 0, 0, 0, (), 4),
    "sailing": (2, "", "", None, 4, 0, 0, 2, 0, 0, (), 0),
    "banking": (3, "bank", "", None, 0, 0, 0, 0, 0, 0, ("wheat",), 0),
    "biology": (3, "", "", None, 0, 5, 0, 0, 0, 0, (), 0),
    "communism": (3, "", "communism", None, 0, 0, 0, 0, 0, 0, ("spy",), 0),
    "gunpowder": (3, "", "", ("infantry", 3), 0, 0, 0, 0, 0, 0, ("any", "any"), 0),
    "metal_casting": (3, "", "", ("artillery", 3), 0, 0, 0, 0, 0, 0, ("incense",), 0),
    "military_science": (3, "academy", "", None, 0, 0, 0, 0, 0, 0, (), 0),
    "railroad": (3, "iron_mine", "", ("mounted", 3), 0, 0, 0, 0, 0, 1, (), 0),
    "steam_power": (3, "", "", None, 5, 0, 0, 2, 0, 0, ("silk",), 0),
    "theology": (3, "cathedral", "fundamentalism", None, 0, 0, 0, 0, 1, 0, (), 0),
    "atomic_theory": (4, "", "", None, 0, 0, 0, 0, 0, 0, ("uranium",), 0),
    "ballistics": (4, "", "", ("artillery", 4), 0, 0, 0, 0, 0, 0, ("iron",), 0),
    "combustion": (4, "", "", ("mounted", 4), 0, 0, 0, 0, 0, 0, (), 0),
    "computers": (4, "", "", None, 0, 0, 0, 0, 0, 1, (), 0),
    "flight": (4, "", "", ("aircraft", 1), 6, 0, 0, 2, 0, 0, (), 0),
    "mass_media": (4, "", "", None, 0, 0, 0, 0, 0, 0, ("spy",), 0),
    "replaceable_parts": (4, "", "", ("infantry", 4), 0, 6, 0, 0, 0, 0, (), 0),
    "space_flight": (5, "", "", None, 0, 0, 0, 0, 0, 0, (), 0),
}
"""Level, building, government, unit and rank, speed, stacking, cities, water, hand, coin, price, most tokens."""

BUILDINGS = {
    "harbor": (7, ("water",), (2, 1, 0, 0, 0), False, 10, "", "navigation"),
    "trading_post": (7, ("desert",), (2, 0, 1, 0, 0), False, 6, "", "code_of_laws"),
    "workshop": (7, ("mountain",), (0, 3, 0, 0, 0), False, 6, "iron_mine", "construction"),
    "iron_mine": (10, ("mountain",), (0, 4, 0, 0, 0), False, 6, "", "railroad"),
    "library": (5, ("grassland",), (1, 0, 1, 0, 0), False, 6, "university", "writing"),
    "university": (8, ("grassland",), (2, 0, 2, 0, 0), False, 6, "", "printing_press"),
    "granary": (5, ("grassland",), (1, 1, 0, 0, 0), False, 6, "aqueduct", "pottery"),
    "aqueduct": (8, ("grassland",), (2, 2, 0, 0, 0), False, 6, "", "engineering"),
    "market": (
        7,
        ("desert", "forest", "grassland", "mountain"),
        (1, 1, 1, 0, 0),
        True,
        5,
        "bank",
        "currency",
    ),
    "bank": (10, ("desert", "forest", "grassland", "mountain"), (1, 1, 1, 1, 0), True, 5, "", "banking"),
    "temple": (
        7,
        ("desert", "forest", "grassland", "mountain"),
        (0, 0, 2, 0, 0),
        True,
        5,
        "cathedral",
        "philosophy",
    ),
    "cathedral": (
        10,
        ("desert", "forest", "grassland", "mountain"),
        (0, 0, 3, 0, 0),
        True,
        5,
        "",
        "theology",
    ),
    "barracks": (
        7,
        ("desert", "forest", "grassland", "mountain"),
        (2, 0, 0, 0, 2),
        True,
        5,
        "academy",
        "metalworking",
    ),
    "academy": (
        10,
        ("desert", "forest", "grassland", "mountain"),
        (2, 0, 0, 0, 4),
        True,
        5,
        "",
        "military_science",
    ),
}
"""Cost, terrain, icons, star, markers, upgraded side, tech."""

WONDERS = {
    "stonehenge": ("ancient", 10, "", 0, 1),
    "the_colossus": ("ancient", 15, "metalworking", 10, 1),
    "the_hanging_gardens": ("ancient", 15, "animal_husbandry", 10, 1),
    "the_oracle": ("ancient", 15, "code_of_laws", 10, 1),
    "angkor_wat": ("medieval", 20, "theology", 10, 2),
    "himeji_samurai_castle": ("medieval", 20, "monarchy", 15, 2),
    "porcelain_tower": ("medieval", 20, "construction", 15, 2),
    "the_louvre": ("medieval", 20, "printing_press", 15, 2),
    "panama_canal": ("modern", 25, "engineering", 20, 3),
    "statue_of_liberty": ("modern", 25, "metal_casting", 20, 3),
    "sydney_opera_house": ("modern", 25, "", 0, 3),
    "united_nations": ("modern", 20, "", 0, 3),
}

PEOPLE = {
    "artist": (3, (1, 0, 2, 0, 0)),
    "builder": (3, (0, 2, 0, 1, 0)),
    "general": (3, (0, 0, 0, 0, 4)),
    "humanitarian": (3, (1, 1, 1, 1, 0)),
    "industrialist": (3, (0, 0, 2, 1, 0)),
    "scientist": (3, (2, 1, 0, 0, 0)),
}

EVENTS = {
    "defection": (1, 2, 4, ()),
    "bread_and_circuses": (1, 2, 0, ()),
    "sabotage": (1, 2, 4, ()),
    "drought": (1, 2, 0, ()),
    "disoriented": (1, 1, 0, ()),
    "we_love_the_despot_day": (1, 3, 0, ()),
    "a_gift_from_afar": (1, 3, 0, ("iron", "silk", "spy", "wheat")),
    "the_citizens_are_revolting_1": (1, 1, 0, ()),
    "exchange_of_ideas": (1, 3, 0, ()),
    "lost": (2, 1, 0, ()),
    "catastrophe": (2, 1, 6, ()),
    "jousting_tourney": (2, 2, 0, ()),
    "mass_defection": (2, 2, 6, ()),
    "a_generous_gift": (2, 3, 0, ("iron", "silk", "spy", "wheat")),
    "we_love_the_queen_day": (2, 2, 0, ()),
    "deforestation": (2, 2, 0, ()),
    "the_citizens_are_revolting_2": (2, 1, 0, ()),
    "knowledge_shared": (2, 3, 0, ()),
    "out_of_position": (3, 1, 0, ()),
    "disaster": (3, 1, 0, ()),
    "wholesale_defection": (3, 2, 0, ()),
    "think_tank": (3, 2, 0, ()),
    "primetime_tv": (3, 2, 0, ()),
    "we_love_the_president_day": (3, 1, 0, ()),
    "a_princely_gift": (3, 2, 0, ("iron", "silk", "spy", "uranium", "wheat")),
}
"""Deck, copies, range, what it pays as."""

UNITS = {
    "infantry_1": ("infantry", (1, 2, 3, 4), 3),
    "infantry_2": ("infantry", (2, 3, 4, 5), 9),
    "infantry_3": ("infantry", (3, 4, 5, 6), 3),
    "mounted_1": ("mounted", (1, 2, 3, 4), 3),
    "mounted_2": ("mounted", (2, 3, 4, 5), 9),
    "mounted_3": ("mounted", (3, 4, 5, 6), 3),
    "artillery_1": ("artillery", (1, 2, 3, 4), 3),
    "artillery_2": ("artillery", (2, 3, 4, 5), 9),
    "artillery_3": ("artillery", (3, 4, 5, 6), 3),
    "aircraft_5": ("aircraft", (5,), 3),
    "aircraft_6": ("aircraft", (6,), 3),
    "aircraft_7": ("aircraft", (7,), 2),
}

MARKERS = {
    "hut_wheat": ("wheat", 5),
    "hut_incense": ("incense", 5),
    "hut_silk": ("silk", 5),
    "hut_spy": ("spy", 3),
    "hut_iron": ("iron", 2),
    "village_iron": ("iron", 3),
    "village_spy": ("spy", 3),
    "village_uranium": ("uranium", 2),
    "village_great_person": ("", 2),
}

TILES = {
    "tile_01": "GV G F F / D G Fw F / M W W G / DH Mc W G",
    "tile_02": "D D GH G / D Fn F G / W W W M / G GH M M",
    "tile_03": "Fw D M M / M G GH W / F F G W / FH F M F",
    "tile_04": "D G W W / D GV F Fw / Mo D G F / M M G GH",
    "tile_05": "W W Ws W / W W G FH / W GV F F / G F F D",
    "tile_06": "Ms FH W W / G G W F / M M GH F / D D M M",
    "tile_07": "Mn D D W / M GV M W / M F G W / MH M F W",
    "tile_08": "M W M Mi / D M W GH / FH D G F / F G F F",
    "tile_09": "F Wc Fw MV / F W W M / F GH W F / M F W F",
    "tile_10": "D MH M D / D M D G / Dn D G W / D D GH F",
    "tile_11": "Mi M G W / D M F GH / DV M M Fc / D M M M",
    "tile_12": "M D GV G / D M Gc F / Dn G F F / D DH D D",
    "tile_13": "W W W W / Mi GH M D / M F G DV / W W W Ws",
    "tile_14": "W G W W / D GH W W / Dc F Ws M / M G GH G",
    "home_america": "Mi M W G / F Ms G* W / D D Mn F / W D W Fw",
    "home_china": "D D D Gw / Mi D* G G / M M F F / Mc W F Ws",
    "home_egypt": "F W M Mn / Dw D* G D / D F D D / D F Ws M",
    "home_germany": "Ws G W W / G M D* W / F M Mi F / Mo M D Gw",
    "home_rome": "M Dn M Fs / W M D Mi / F M G* W / Ww F M W",
    "home_russia": "W W M M / D M G* W / D F M W / Fw D G Mi",
}

CIVILIZATIONS = {
    "america": ("currency", "despotism", "home_america"),
    "china": ("writing", "despotism", "home_china"),
    "egypt": ("construction", "despotism", "home_egypt"),
    "germany": ("metalworking", "despotism", "home_germany"),
    "rome": ("code_of_laws", "republic", "home_rome"),
    "russia": ("communism", "communism", "home_russia"),
}


def icons(row: object) -> tuple[int, ...]:
    found = row.icons  # type: ignore[attr-defined]
    return (found.trade, found.production, found.culture, found.coin, found.combat)


@rule("CV-1.07", "CV-1.08")
@pytest.mark.parametrize("key", TECHS)
def test_a_tech_has_its_numbers(key: str) -> None:
    row = next(row for row in TABLES.techs if row.key == key)
    unit = (UNIT_TYPES[row.unit[0]], row.unit[1]) if row.unit is not None else None
    price = tuple([[*RESOURCES, "any"][kind] for kind in row.pays])
    government = row.government.removesuffix("_government")
    numbers = (row.speed, row.stacking, row.cities, row.water, row.hand, row.coin)
    assert (row.level, row.building, government, unit, *numbers, price, row.tokens) == TECHS[key]


@rule("CV-1.07")
def test_every_tech_is_in_the_table() -> None:
    assert [row.key for row in TABLES.techs] == list(TECHS)
    levels = [row.level for row in TABLES.techs]
    assert [levels.count(level) for level in range(1, 6)] == [10, 10, 9, 7, 1]


@rule("CV-1.12", "CV-6.31", "CV-6.32")
@pytest.mark.parametrize("key", BUILDINGS)
def test_a_building_has_its_numbers(key: str) -> None:
    row = next(row for row in TABLES.buildings if row.key == key)
    terrain = tuple(sorted(TERRAINS[kind] for kind in row.terrain))
    tech = next(tech.key for tech in TABLES.techs if tech.building == key)
    assert (row.cost, terrain, icons(row), row.star, row.markers, row.better, tech) == BUILDINGS[key]


@rule("CV-6.53", "CV-6.50")
@pytest.mark.parametrize("key", WONDERS)
def test_a_wonder_has_its_numbers(key: str) -> None:
    row = next(row for row in TABLES.wonders if row.key == key)
    assert (WONDER_AGES[row.age], row.cost, row.tech, row.discount, row.icons.culture) == WONDERS[key]


@pytest.mark.parametrize("key", PEOPLE)
def test_a_great_person_has_its_numbers(key: str) -> None:
    row = next(row for row in TABLES.people if row.key == key)
    assert (row.markers, icons(row)) == PEOPLE[key]
    t = table()
    t.builds(0, key, "b2")
    trade, production, culture, coin, _ = PEOPLE[key][1]
    assert (t.income(0), t.production(0, "c3"), t.devotion(0, "c3"), t.coins(0)) == (
        trade,
        production,
        1 + culture,
        coin,
    )


@rule("CV-2.06")
@pytest.mark.parametrize("key", EVENTS)
def test_an_event_has_its_numbers(key: str) -> None:
    row = next(row for row in TABLES.events if row.key == key)
    pays = tuple(sorted(RESOURCES[kind] for kind in row.counts_as))
    assert (row.deck, row.copies, row.reach, pays) == EVENTS[key]


@rule("CV-11.04")
@pytest.mark.parametrize("key", UNITS)
def test_a_unit_has_its_numbers(key: str) -> None:
    row = next(row for row in TABLES.units if row.key == key)
    assert (UNIT_TYPES[row.type], row.strengths, row.copies) == UNITS[key]


@rule("CV-2.10", "CV-1.06")
@pytest.mark.parametrize("key", MARKERS)
def test_a_marker_has_its_numbers(key: str) -> None:
    row = next(row for row in (*TABLES.huts, *TABLES.villages) if row.key == key)
    resource = "" if row.person else RESOURCES[row.resource]
    assert (resource, row.copies) == MARKERS[key]


@rule("CV-1.02", "CV-1.04")
@pytest.mark.parametrize("key", TILES)
def test_a_tile_has_its_squares(key: str) -> None:
    row = next(row for row in TABLES.tiles if row.key == key)
    assert row.squares == TILES[key]
    assert row.home == key.startswith("home")


@pytest.mark.parametrize("key", CIVILIZATIONS)
def test_a_civilization_has_its_beginnings(key: str) -> None:
    row = next(row for row in TABLES.civilizations if row.key == key)
    assert (row.tech, row.government.removesuffix("_government"), row.tile) == CIVILIZATIONS[key]


def test_how_many_there_are() -> None:
    assert sum(row.copies for row in TABLES.units) == 53
    assert sum(row.copies for row in TABLES.events) == 47
    assert len(TABLES.wonders) == 12
    assert sum(row.copies for row in TABLES.huts) == 20
    assert sum(row.copies for row in TABLES.villages) == 10
    symbols = "".join(row.squares for row in TABLES.tiles if not row.home)
    assert (symbols.count("H"), symbols.count("V")) == (20, 8)
    assert [len(layout.slots) for layout in LAYOUTS.values()] == [8, 10, 16]


def test_where_the_facts_come_from() -> None:
    assert set(game.sources()) == {str(Source.RULEBOOK), str(Source.PUBLIC)}


# --- content files --------------------------------------------------------------------------------------------


def test_an_owner_of_the_box_can_correct_numbers() -> None:
    content = game.content({"wonders": {"stonehenge": {"amount": 4}}})
    assert content.digest != game.content().digest
    assert content.row[content.number["stonehenge"]].amount == 4


def test_a_tile_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadContent):
        game.content({"tiles": {"tile_01": {"squares": "G G G"}}})
