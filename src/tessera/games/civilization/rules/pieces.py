"""Pieces on the map: figures, cities, and markers in the outskirts (CV-1.09 - CV-1.17), each kept by its nation."""

from __future__ import annotations

from tessera.games.civilization.rules.board import at
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, leave
from tessera.kernel.tuples import changed, put, take


def less(values: tuple[int, ...], without: tuple[int, ...]) -> tuple[int, ...]:
    """Those of a multiset that are not in another one."""
    left = list(values)
    for value in without:
        if value in left:
            left.remove(value)
    return tuple(left)


# --- figures --------------------------------------------------------------------------------------------------


def figures(p: Nation) -> int:
    """Squares with figures of a nation."""
    return at(p.armies) | at(p.scouts)


def figures_at(p: Nation, square: int) -> tuple[int, int]:
    """Armies and scouts of a nation in a square."""
    return p.armies.count(square), p.scouts.count(square)


def owner_at(s: World, square: int, but: int = NONE) -> Nation | None:
    """Whose figures stand in a square, if not a certain nation's."""
    for p in s.players:
        if p.seat != but and (square in p.armies or square in p.scouts):
            return p
    return None


def armies_left(s: World, p: Nation) -> int:
    """Armies in the supply (CV-1.07)."""
    return s.content.constants.armies + s.content.civilizations[p.civ].armies - len(p.armies)


def scouts_left(s: World, p: Nation) -> int:
    return s.content.constants.scouts - len(p.scouts)


def add_army(s: World, p: Nation, square: int, *, rested: bool = False) -> None:
    p.armies = put(p.armies, square)
    if rested:
        p.rested = put(p.rested, square)
    s.touched = True


def remove_army(s: World, p: Nation, square: int, *, rested: bool | None = None) -> None:
    """An army leaves its square; unless told otherwise one that can still move only if there is no other."""
    p.armies = take(p.armies, square)
    gone = p.rested.count(square) > p.armies.count(square) if rested is None else rested
    if gone:
        p.rested = take(p.rested, square)
    s.touched = True


def add_scout(s: World, p: Nation, square: int, *, rested: bool = False) -> None:
    """It sends nothing before the next turn (CV-12.15)."""
    p.scouts = (*p.scouts, square)
    p.sends = (*p.sends, NONE)
    p.arrived = (*p.arrived, s.turn)
    if rested:
        p.rested_scouts = put(p.rested_scouts, square)
    s.touched = True


def remove_scout(s: World, p: Nation, square: int, *, rested: bool | None = None) -> None:
    """Its contribution ends at once (CV-12.03). Of several that can move one that sends nothing goes first."""
    there = [place for place, stands in enumerate(p.scouts) if stands == square]
    if rested is False:  # those that rest have come this turn and send nothing either: they are passed over
        there.sort(key=lambda place: p.sends[place] != NONE)
        there = there[p.rested_scouts.count(square) :]
    place = there[0]
    p.scouts = p.scouts[:place] + p.scouts[place + 1 :]
    p.sends = p.sends[:place] + p.sends[place + 1 :]
    p.arrived = p.arrived[:place] + p.arrived[place + 1 :]
    gone = p.rested_scouts.count(square) > p.scouts.count(square) if rested is None else rested
    if gone:
        p.rested_scouts = take(p.rested_scouts, square)
    s.touched = True


def remove_figures(s: World, p: Nation, square: int) -> tuple[int, int]:
    """All figures of a nation in a square go back to its supply; how many armies and scouts they were."""
    armies, scouts = figures_at(p, square)
    for _ in range(armies):
        remove_army(s, p, square)
    for _ in range(scouts):
        remove_scout(s, p, square)
    return armies, scouts


def move_all(s: World, p: Nation, start: int, to: int, *, rested: bool) -> int:
    """All figures of a nation in a square are put on another one; those that rest already go on resting. How many."""
    armies, scouts = figures_at(p, start)
    resting, resting_scouts = p.rested.count(start), p.rested_scouts.count(start)
    for place in range(armies):
        remove_army(s, p, start)
        add_army(s, p, to, rested=rested or place < resting)
    for place in range(scouts):
        remove_scout(s, p, start)
        add_scout(s, p, to, rested=rested or place < resting_scouts)
    return armies + scouts


# --- cities ---------------------------------------------------------------------------------------------------


def centres(s: World, but: int = NONE) -> int:
    """City centres of all nations but one."""
    found = 0
    for p in s.players:
        if p.seat != but:
            found |= at(p.cities)
    return found


def city_owner(s: World, city: int) -> Nation:
    return next(p for p in s.players if city in p.cities)


def is_capital(p: Nation, city: int) -> bool:
    return p.cities[0] == city


def add_city(s: World, p: Nation, square: int) -> None:
    p.cities = (*p.cities, square)
    p.acts = (*p.acts, 0)
    p.boost = (*p.boost, 0)
    s.touched = True


def boost_city(p: Nation, city: int, amount: int) -> None:
    """More production for the rest of the turn (CV-6.14)."""
    p.boost = changed(p.boost, p.cities.index(city), amount)


# --- markers in the outskirts ---------------------------------------------------------------------------------


def marker_at(p: Nation, square: int) -> int:
    """What of a nation stands on a square, or NONE."""
    return p.stands[p.sites.index(square)] if square in p.sites else NONE


def anything_at(s: World, square: int) -> int:
    """What stands on a square, whoever owns it."""
    for p in s.players:
        if square in p.sites:
            return p.stands[p.sites.index(square)]
    return NONE


def put_marker(s: World, p: Nation, square: int, marker: int) -> None:
    place = sum([site < square for site in p.sites])
    p.sites = (*p.sites[:place], square, *p.sites[place:])
    p.stands = (*p.stands[:place], marker, *p.stands[place:])
    s.touched = True


def lift_marker(s: World, p: Nation, square: int) -> int:
    """Take a marker off the map; the caller says what becomes of it."""
    place = p.sites.index(square)
    marker = p.stands[place]
    p.sites = p.sites[:place] + p.sites[place + 1 :]
    p.stands = p.stands[:place] + p.stands[place + 1 :]
    s.touched = True
    return marker


def to_market(s: World, building: int, by: int = 1) -> None:
    """A building marker returns, or leaves (CV-1.17)."""
    s.buildings = changed(s.buildings, s.content.family[building], by)


def lose_wonder(s: World, p: Nation, wonder: int) -> None:
    """Card and marker leave the game (CV-6.61)."""
    if wonder in p.obsolete:
        p.obsolete = take(p.obsolete, wonder)
    else:
        leave(s, p, wonder)
    s.lost_wonders = put(s.lost_wonders, wonder)


def remove_marker(s: World, p: Nation, square: int, *, to_reserve: bool) -> int:
    """A building returns to the market, a wonder leaves the game, a great person goes to reserve or leaves it."""
    marker = lift_marker(s, p, square)
    kind = s.content.kind[marker]
    if kind == "building":
        to_market(s, marker)
    elif kind == "wonder":
        lose_wonder(s, p, marker)
    elif to_reserve:
        p.reserve = put(p.reserve, marker)
    else:
        s.lost_people = put(s.lost_people, marker)
    return marker
