"""What holds in every position: figures, markers, cards and tokens are somewhere, and where they may be.

And what makes no sense in corrected content, though each of its values might.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tessera.games.civilization.content import AIRCRAFT, GROWN, MOST_RANKS, UNIT_TYPES, CivilizationTables
from tessera.games.civilization.rules.battle import Clash, StartBattle
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, at, distance
from tessera.games.civilization.rules.pieces import armies_left, figures, scouts_left
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE
from tessera.kernel.sight import all_cards


def faults(s: World) -> Iterator[str]:
    for p in s.players:
        yield from nation_faults(s, p)
    yield from map_faults(s)
    yield from supply_faults(s)
    if s.dealt:
        yield from card_faults(s)


# --- nations --------------------------------------------------------------------------------------------------


def nation_faults(s: World, p: Nation) -> Iterator[str]:
    """Numbers are possible, and rows that lie side by side are equally long."""
    who = f"seat {p.seat}"
    if not 0 <= p.trade <= s.content.constants.most_trade:
        yield f"{who} has {p.trade} trade"
    if min(p.culture, p.tokens, p.offers, *p.resources) < 0:
        yield f"{who} has a negative number of something"
    if not len(p.cities) == len(p.acts) == len(p.boost) or not set(p.walled) <= set(p.cities):
        yield f"{who} has cities out of step"
    if not len(p.scouts) == len(p.sends) == len(p.arrived):
        yield f"{who} has scouts out of step"
    if len(p.sites) != len(p.stands) or list(p.sites) != sorted(p.sites):
        yield f"{who} has markers out of step"
    if len(p.governments) != len(p.unlocked):
        yield f"{who} has governments out of step"
    if p.civ != NONE and (armies_left(s, p) < 0 or scouts_left(s, p) < 0):
        yield f"{who} has too many figures"
    if Counter(p.rested) - Counter(p.armies) or Counter(p.rested_scouts) - Counter(p.scouts):
        yield f"{who} has figures that rest where none are"
    if any(city != NONE and city not in p.cities for city in p.sends):
        yield f"{who} has a scout that sends to a city that is not there"
    for kind in range(len(UNIT_TYPES)):
        named = [unit[1] for t in p.techs if (unit := s.content.techs[t].unit) and unit[0] == kind]
        if p.ranks[kind] != max([int(kind != AIRCRAFT), *named]):
            yield f"{who} has the wrong rank of units {kind}"
    if len(set(p.techs)) < len(p.techs):
        yield f"{who} knows a tech twice"


# --- the map --------------------------------------------------------------------------------------------------


def map_faults(s: World) -> Iterator[str]:
    """Enemies never share a square (CV-1.16), but for a battle; cities keep their distance (CV-4.08)."""
    fought = 1 << s.battle.square if s.battle is not None else 0
    seen = 0
    for p in s.players:
        both = seen & figures(p) & ~fought
        if both and not clashing(s):
            yield f"figures of several nations stand on {NAMES[both.bit_length() - 1]}"
        seen |= figures(p)
        around = 0
        for city in p.cities:
            around |= OUTSKIRTS[city]
        if at(p.sites) & ~around:
            yield f"seat {p.seat} has a marker beyond its outskirts"
    if seen & ~s.board.revealed:
        yield "a figure stands on an unrevealed tile"
    cities = [city for p in s.players for city in p.cities]
    for place, city in enumerate(cities):
        if any(distance(city, other) < s.content.constants.city_distance for other in cities[:place]):
            yield f"the city on {NAMES[city]} is too near to another one"


def clashing(s: World) -> bool:
    """Whether a fight is about to begin."""
    return any(isinstance(step, Clash | StartBattle) for step in s.agenda)


# --- supplies -------------------------------------------------------------------------------------------------


def supply_faults(s: World) -> Iterator[str]:
    """Building markers and market resources are as many as at first (CV-1.12, CV-2.08)."""
    content = s.content
    if min((*s.buildings, *s.market), default=0) < 0:
        yield "the market owes something"
    standing = Counter(
        content.family[marker] for p in s.players for marker in p.stands if marker in content.family
    )
    for place, family in enumerate(content.families):
        markers = next(row.markers for row in content.tables.buildings if row.family == family)
        if s.buildings[place] + standing[place] != markers:
            yield f"there are {s.buildings[place] + standing[place]} markers of {family}, not {markers}"
    for kind in range(GROWN):
        if s.dealt and s.market[kind] + sum([p.resources[kind] for p in s.players]) != s.seats:
            yield f"there are not {s.seats} markers of resource {kind}"


def card_faults(s: World) -> Iterator[str]:
    """Every card and marker of the match is somewhere, once."""
    pools = all_cards(s)
    tables, number = s.content.tables, s.content.number
    found = Counter(pools["units"])
    for under in s.used_units:
        found.update(under)
    if s.battle is not None:
        for front in s.battle.fronts:
            found.update([unit for unit in (front[0], front[2]) if unit != NONE])
    yield from miscounted(s, found, {number[row.key]: row.copies for row in tables.units})
    found = Counter(pools["events"])
    for used in s.used_events:
        found.update(used)
    yield from miscounted(s, found, {number[row.key]: row.copies for row in tables.events})
    found = Counter((*pools["markers"], *s.lost_markers))
    markers = {number[row.key]: row.copies for row in (*tables.huts, *tables.villages)}
    yield from miscounted(s, found, markers)
    found = Counter((*pools["people"], *s.lost_people))
    for p in s.players:
        found.update([*p.reserve, *[marker for marker in p.stands if s.content.kind[marker] == "person"]])
    yield from miscounted(s, found, {number[row.key]: row.markers for row in tables.people})
    if not s.setup.settings["introductory"]:
        found = Counter((*pools.get("wonders", ()), *s.lost_wonders, *[w for w in s.wonders if w != NONE]))
        for p in s.players:  # during set-up a card may lie there without its marker (CV-2.05)
            found.update({marker for marker in (*p.stands, *p.cards) if s.content.kind[marker] == "wonder"})
        yield from miscounted(s, found, dict.fromkeys([number[row.key] for row in tables.wonders], 1))


def miscounted(s: World, found: Counter[int], expected: dict[int, int]) -> Iterator[str]:
    for card, count in expected.items():
        if found[card] != count:
            yield f"{s.content.rows[card].key} is there {found[card]} times, not {count}"


# --- content --------------------------------------------------------------------------------------------------


def nonsense(tables: CivilizationTables) -> Iterator[str]:
    """What no single value shows; those are checked by their types."""
    markers: dict[str, int] = {}
    for building in tables.buildings:
        if markers.setdefault(building.family, building.markers) != building.markers:
            yield f"buildings: the sides of {building.family} have different numbers of markers"
    for unit in tables.units:
        ranks = 1 if unit.type == AIRCRAFT else MOST_RANKS
        if len(unit.strengths) != ranks:
            yield f"units.{unit.key}.strengths: {ranks} for as many ranks"
