"""Where a group of figures can go (CV-10.01 - CV-10.10, CV-10.17 - CV-10.28)."""

from __future__ import annotations

from typing import NamedTuple

from tessera.games.civilization.content import CROSS, END
from tessera.games.civilization.hooks import (
    ATTACK_CITIES,
    FLIES,
    SACRIFICE_FIGURE,
    SCOUTS_EXPLORE,
    SPEED,
    WATER,
)
from tessera.games.civilization.rules.board import NAMES, NEXT, SQUARE, at, next_to
from tessera.games.civilization.rules.culture import describe_square
from tessera.games.civilization.rules.pieces import centres, city_owner, figures_at
from tessera.games.civilization.rules.research import learnable
from tessera.games.civilization.rules.start import stacking_limit
from tessera.games.civilization.rules.yields import enemies
from tessera.games.civilization.state import Nation, World
from tessera.kernel import Description, Option, Refusal
from tessera.kernel.effects import allows, total
from tessera.kernel.geometry import bits


class Group(NamedTuple):
    """Figures that move together (CV-10.03)."""

    armies: int
    scouts: int


def able(p: Nation, square: int) -> Group:
    """Figures in a square that have not moved yet (CV-10.25)."""
    armies, scouts = figures_at(p, square)
    return Group(armies - p.rested.count(square), scouts - p.rested_scouts.count(square))


def travel_speed(s: World, p: Nation) -> int:
    return total(s, p, SPEED, base=s.content.constants.speed)


def encounters(s: World, p: Nation) -> int:
    """Squares where something ends the move of whoever enters; in flight they are crossed (CV-10.13 - CV-10.17)."""
    return enemies(s, p) | at(s.huts) | at(s.villages) | centres(s, p.seat)


class Ground(NamedTuple):
    """What the map is for a group: where it may pass, and where it may end."""

    passable: int
    endable: int


class Map(NamedTuple):
    """What the map is for a nation, whichever group moves."""

    passable: int
    endable: int
    crowds: dict[int, int]
    """Own figures, by square."""
    limit: int
    """Of own figures in a square."""
    not_alone: int
    """Where scouts may not end without an army."""
    not_attacked: int
    """Where armies may not end."""


def map_for(s: World, p: Nation) -> Map:
    """What does not depend on the group (CV-10.05 - CV-10.07, CV-10.12, CV-10.17)."""
    board = s.board
    water = total(s, p, WATER)
    foreign, rivals = centres(s, p.seat), enemies(s, p)
    huts, villages = at(s.huts), at(s.villages)
    passable = board.land | (board.water if water >= CROSS else 0)
    endable = (board.land | (board.water if water >= END else 0)) & ~at(p.cities)
    if not allows(s, p, FLIES):
        passable &= ~(rivals | huts | villages | foreign)
    not_alone = rivals | villages | foreign | (0 if allows(s, p, SCOUTS_EXPLORE) else huts)
    not_attacked = foreign if foreign and not allows(s, p, ATTACK_CITIES) else 0
    crowds: dict[int, int] = {}
    for square in (*p.armies, *p.scouts):
        crowds[square] = crowds.get(square, 0) + 1
    return Map(passable & ~at(s.locked), endable, crowds, stacking_limit(s, p), not_alone, not_attacked)


def ground_on(there: Map, start: int, group: Group) -> Ground:
    """For a group that stands on a square (CV-10.04, CV-10.12)."""
    crowded, most = 0, there.limit - group.armies - group.scouts
    for square, figures in there.crowds.items():
        if figures > most and square != start:
            crowded |= 1 << square
    closed = there.not_attacked if group.armies else there.not_alone
    return Ground(there.passable & ~crowded, there.endable & ~(closed | crowded))


def ground_for(s: World, p: Nation, start: int, group: Group) -> Ground:
    return ground_on(map_for(s, p), start, group)


def waves(ground: Ground, start: int, points: int) -> list[int]:
    """Squares that are first reached with 0, 1, 2, ... points."""
    seen = frontier = 1 << start
    found = [frontier]
    for _ in range(points):
        reached = next_to(frontier) & (ground.passable | ground.endable) & ~seen
        if not reached:
            break
        found.append(reached)
        seen |= reached
        frontier = reached & ground.passable
    return found


def way_to(found: list[int], ground: Ground, target: int) -> tuple[int, ...]:
    """The squares of a shortest way, without the start."""
    far = next(n for n, wave in enumerate(found) if wave >> target & 1)
    way = [target]
    for n in range(far - 1, 0, -1):
        before = NEXT[way[-1]] & found[n] & ground.passable
        way.append((before & -before).bit_length() - 1)
    return tuple(reversed(way))


def can_end(s: World, p: Nation, square: int, group: Group) -> bool:
    """Whether a group may stay where it is (CV-10.28)."""
    board = s.board
    if at(p.cities) >> square & 1:
        return False
    return not board.water >> square & 1 or total(s, p, WATER) >= END


def can_finish(s: World, p: Nation, square: int, group: Group, points: int, ground: Ground) -> bool:
    """Whether a legal end can still be reached from a square, on the ground the group has now (CV-10.06, CV-10.24)."""
    if can_end(s, p, square, group):
        return True
    return any(wave & ground.endable for wave in waves(ground, square, points)[1:])


def destinations(s: World, p: Nation, start: int, group: Group, points: int) -> list[int]:
    """Squares where a group may end, or pause: to discover a tile, or before the last step (CV-10.06, CV-10.24)."""
    if points <= 0 or start in s.locked:
        return []
    ground = ground_for(s, p, start, group)
    crossed = ground.passable & ~ground.endable
    if crossed:  # nobody stays over an enemy, a hut or a village, not even in flight
        crossed &= ~encounters(s, p)
    found, pauses = 0, s.board.beside_hidden & crossed
    last = crossed and crossed & footholds(s, p, group)
    for spent, wave in enumerate(waves(ground, start, points)):
        if spent:
            found |= wave & ground.endable
            if last and points > spent:
                found |= wave & last
            for square in bits(wave & pauses) if points - spent > 1 else ():
                if can_finish(s, p, square, group, points - spent - 1, ground):
                    found |= 1 << square
    return list(bits(found))


def discoveries(s: World, p: Nation, start: int, group: Group, points: int) -> list[int]:
    """Squares of unrevealed tiles beside a group (CV-10.09, CV-10.26)."""
    if points <= 0 or start in s.locked or not s.board.beside_hidden >> start & 1:
        return []
    if not can_finish(s, p, start, group, points - 1, ground_for(s, p, start, group)):
        return []
    return list(bits(NEXT[start] & s.board.hidden))


def intrusions(s: World, p: Nation, start: int, group: Group, points: int) -> list[int]:
    """Enemy city centres beside a lone figure that may be sacrificed there (CV-10.19)."""
    if points <= 0 or sum(group) != 1 or start in s.locked:
        return []
    found = list(bits(NEXT[start] & centres(s, p.seat)))
    if not found or not allows(s, p, SACRIFICE_FIGURE):
        return []
    return [city for city in found if learnable(s, p, city_owner(s, city).techs)]


def footholds(s: World, p: Nation, group: Group) -> int:
    """Squares beside enemy cities, from where a lone figure can be sacrificed (CV-10.19)."""
    if sum(group) != 1 or not allows(s, p, SACRIFICE_FIGURE):
        return 0
    cities = [city for city in bits(centres(s, p.seat)) if learnable(s, p, city_owner(s, city).techs)]
    return next_to(at(tuple(cities)))


def legs(s: World, p: Nation, start: int, group: Group, points: int) -> list[Option]:
    """All that a group can do next."""
    found: list[Option] = [("to", NAMES[x]) for x in destinations(s, p, start, group, points)]
    found += [("discover", NAMES[x]) for x in discoveries(s, p, start, group, points)]
    found += [("infiltrate", NAMES[x]) for x in intrusions(s, p, start, group, points)]
    return found


def can_go(s: World, p: Nation, there: Map, start: int, group: Group, points: int) -> bool:
    """Whether there is anything a group can do next."""
    if points > 0 and start not in s.locked and NEXT[start] & ground_on(there, start, group).endable:
        return True
    return bool(legs(s, p, start, group, points))


# --- for people -----------------------------------------------------------------------------------------------


def describe_leg(s: World, option: Option) -> Description:
    rules = {"to": "CV-10.01", "discover": "CV-10.09", "infiltrate": "CV-10.19", "move": "CV-10.03"}
    if option[0] == "with":
        return Description("do-with-group", {"armies": option[1], "scouts": option[2]}, rule="CV-10.03")
    key = "do-go" if option[0] == "to" else f"do-{option[0]}"
    return describe_square(key, option, rules[str(option[0])])


def refuse_leg(s: World, p: Nation, start: int, group: Group, points: int, option: Option) -> Refusal | None:
    """The rule that keeps a group from a square."""
    if option[0] == "discover":
        return Refusal("refused-discover", rule="CV-10.09")
    if option[0] == "infiltrate":
        return Refusal("refused-infiltrate", rule="CV-10.19")
    if option[0] != "to" or len(option) != 2 or option[1] not in SQUARE:
        return None
    square, board = SQUARE[str(option[1])], s.board
    if start in s.locked:
        return Refusal("refused-locked", rule="CV-7.10")
    if not board.revealed >> square & 1:
        return Refusal("refused-unrevealed", rule="CV-10.08")
    ground = ground_for(s, p, start, group)
    if not ground.endable >> square & 1:
        return refuse_square(s, p, square, group)
    return Refusal("refused-too-far", {"count": points}, "CV-10.01")


def refuse_square(s: World, p: Nation, square: int, group: Group) -> Refusal:
    if s.board.water >> square & 1 and total(s, p, WATER) < END:
        return Refusal("refused-water", rule="CV-10.05")
    if square in p.cities:
        return Refusal("refused-own-centre", rule="CV-10.07")
    if centres(s, p.seat) >> square & 1:
        return Refusal("refused-enemy-centre", rule="CV-10.07")
    if sum(figures_at(p, square)) + sum(group) > stacking_limit(s, p):
        return Refusal("refused-stacking", rule="CV-10.04")
    return Refusal("refused-scouts-alone", rule="CV-10.12")
