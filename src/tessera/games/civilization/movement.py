"""Movement (CV-10): groups of figures, step by step; tiles are discovered, huts found, battles fought.

A person says where a group goes; the way there is a shortest one, and what is chosen in several legs is walked in
several legs. Every step is announced before it is carried out, so that others may interrupt it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import structs

from tessera.games.civilization.abilities import (
    Barred,
    Menu,
    begin,
    describe_deed,
    might_respond,
    next_part,
    not_barred,
    offered,
    refuse_deed,
)
from tessera.games.civilization.battle import Clash
from tessera.games.civilization.board import NAMES, NEXT, SQUARE, TOWARDS, TURN_OF, UNREVEALED, at, next_to
from tessera.games.civilization.content import CROSS, END
from tessera.games.civilization.culture import describe_square
from tessera.games.civilization.hooks import (
    ATTACK_CITIES,
    FLIES,
    INTERRUPTS,
    MOVE_ENDS,
    MOVE_MENU,
    SACRIFICE_FIGURE,
    SCOUTS_EXPLORE,
    SPEED,
    TURN,
    WATER,
)
from tessera.games.civilization.places import TakeHut
from tessera.games.civilization.research import LearnFrom, learnable
from tessera.games.civilization.start import stacking_limit
from tessera.games.civilization.world import (
    MOVEMENT,
    Nation,
    World,
    add_army,
    add_scout,
    centres,
    city_owner,
    figures_at,
    less,
    owner_at,
    put,
    remove_army,
    remove_scout,
)
from tessera.games.civilization.yields import enemies
from tessera.kernel import (
    PASS,
    STOP,
    Act,
    Compose,
    Description,
    Option,
    Refusal,
    Respond,
    Step,
    drop,
    use_up,
)
from tessera.kernel.effects import Moment, allows, emit, ruling, total
from tessera.kernel.geometry import bits
from tessera.kernel.option import Answer
from tessera.kernel.window import Announced, Window


class Movement(Act, frozen=True):
    """One player's part of the phase (CV-10.01)."""

    seat: int

    def run(self, s: World) -> None:
        s.phase, s.active = MOVEMENT, self.seat
        s.then(MoveMenu(self.seat))


# --- where a group can go -------------------------------------------------------------------------------------


class Group(NamedTuple):
    """Figures that move together (CV-10.03)."""

    armies: int
    scouts: int


class Ground(NamedTuple):
    """What the map is for a group: where it may pass, and where it may end."""

    passable: int
    endable: int


def ground_for(s: World, p: Nation, start: int, group: Group) -> Ground:
    """CV-10.04 - CV-10.07, CV-10.12, CV-10.17."""
    board = s.board
    water = total(s, p, WATER)
    own, foreign, rivals = at(p.cities), centres(s, p.seat), enemies(s, p)
    huts, villages = at(s.huts), at(s.villages)
    passable = board.land | (board.water if water >= CROSS else 0)
    endable = (board.land | (board.water if water >= END else 0)) & ~own
    limit, size = stacking_limit(s, p), sum(group)
    for square in {*p.armies, *p.scouts}:
        if square != start and sum(figures_at(p, square)) + size > limit:
            passable &= ~(1 << square)
            endable &= ~(1 << square)
    if not allows(s, p, FLIES):
        passable &= ~(rivals | huts | villages | foreign)
    if not group.armies:
        endable &= ~(rivals | villages | foreign)
        if not allows(s, p, SCOUTS_EXPLORE):
            endable &= ~huts
    elif foreign and not allows(s, p, ATTACK_CITIES):
        endable &= ~foreign
    return Ground(passable & ~at(s.locked), endable)


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


def can_finish(s: World, p: Nation, square: int, group: Group, points: int) -> bool:
    """Whether a legal end can still be reached (CV-10.06, CV-10.24)."""
    if can_end(s, p, square, group):
        return True
    ground = ground_for(s, p, square, group)
    return any(wave & ground.endable for wave in waves(ground, square, points)[1:])


def destinations(s: World, p: Nation, start: int, group: Group, points: int) -> list[int]:
    """Squares where a group may end, or pause: to discover a tile, or before the last step (CV-10.06, CV-10.24)."""
    if points <= 0 or start in s.locked:
        return []
    ground = ground_for(s, p, start, group)
    crossed = ground.passable & ~ground.endable
    found, pauses = 0, s.board.beside_hidden & crossed
    last = crossed and crossed & footholds(s, p, group)
    for spent, wave in enumerate(waves(ground, start, points)):
        if spent:
            found |= wave & ground.endable
            if last and points > spent:
                found |= wave & last
            for square in bits(wave & pauses) if points - spent > 1 else ():
                if can_finish(s, p, square, group, points - spent - 1):
                    found |= 1 << square
    return list(bits(found))


def discoveries(s: World, p: Nation, start: int, group: Group, points: int) -> list[int]:
    """Squares of unrevealed tiles beside a group (CV-10.09, CV-10.26)."""
    if points <= 0 or start in s.locked or not s.board.beside_hidden >> start & 1:
        return []
    if not can_finish(s, p, start, group, points - 1):
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
    return next_to(at(tuple(cities))) & ~(enemies(s, p) | at(s.huts) | at(s.villages))


def legs(s: World, p: Nation, start: int, group: Group, points: int) -> list[Option]:
    """All that a group can do next."""
    found: list[Option] = [("to", NAMES[x]) for x in destinations(s, p, start, group, points)]
    found += [("discover", NAMES[x]) for x in discoveries(s, p, start, group, points)]
    found += [("infiltrate", NAMES[x]) for x in intrusions(s, p, start, group, points)]
    return found


def can_go(s: World, p: Nation, start: int, group: Group, points: int) -> bool:
    """Whether there is anything a group can do next."""
    if points > 0 and start not in s.locked:
        ground = ground_for(s, p, start, group)
        if NEXT[start] & ground.endable:
            return True
    return bool(legs(s, p, start, group, points))


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


# --- the player's menu ----------------------------------------------------------------------------------------


def able(p: Nation, square: int) -> Group:
    """Figures in a square that have not moved yet (CV-10.25)."""
    armies, scouts = figures_at(p, square)
    return Group(armies - p.rested.count(square), scouts - p.rested_scouts.count(square))


def travel_speed(s: World, p: Nation) -> int:
    return total(s, p, SPEED, base=s.content.constants.speed)


class MoveMenu(Menu, frozen=True):
    """Which group moves, and where to: move e5 / with 2 0 / to e7 (CV-10.01, CV-10.03)."""

    menus: ClassVar[tuple[Moment, ...]] = (MOVE_MENU, INTERRUPTS)
    unfolds: ClassVar[tuple[str, ...]] = ()

    def others(self, s: World, p: Nation) -> list[Option]:
        points = travel_speed(s, p)
        squares = sorted({*less(p.armies, p.rested), *less(p.scouts, p.rested_scouts)})
        return [("move", NAMES[square]) for square in squares if self.goes(s, p, square, points)]

    def goes(self, s: World, p: Nation, square: int, points: int) -> bool:
        """Whether any group there can do something: a single figure can if a larger group can."""
        most = able(p, square)
        singles = [Group(1, 0)] if most.armies else []
        singles += [Group(0, 1)] if most.scouts else []
        return any(can_go(s, p, square, one, points) for one in singles)

    def groups(self, s: World, p: Nation, square: int, points: int) -> list[Option]:
        """The groups that can go somewhere."""
        most = able(p, square)
        found: list[Option] = []
        for armies in range(most.armies, -1, -1):
            for scouts in range(most.scouts, -1, -1):
                group = Group(armies, scouts)
                if armies + scouts and can_go(s, p, square, group, points):
                    found.append(("with", armies, scouts))
        return found

    def other_part(self, s: World, p: Nation) -> list[Option] | None:
        square, points = SQUARE[str(self.chosen[0][1])], travel_speed(s, p)
        if len(self.chosen) == 1:
            return self.groups(s, p, square, points)
        if len(self.chosen) == 2:
            return legs(s, p, square, self.group(), points)
        return None

    def group(self) -> Group:
        return Group(int(self.chosen[1][1]), int(self.chosen[1][2]))

    def do_other(self, s: World, p: Nation) -> None:
        square = SQUARE[str(self.chosen[0][1])]
        go(s, p, square, self.group(), travel_speed(s, p), self.chosen[2])

    def prompt(self, s: World) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "count": travel_speed(s, s.players[self.seat])}
        return Description("ask-move-menu", args, rule="CV-10.01")

    def describe_other(self, s: World, option: Option) -> Description:
        return describe_leg(s, option)

    def why_not_other(self, s: World, p: Nation, option: Option) -> Refusal | None:
        if not self.chosen:
            return Refusal("refused-move", rule="CV-10.25") if option[0] == "move" else None
        if len(self.chosen) == 1:
            return Refusal("refused-group", rule="CV-10.04") if option[0] == "with" else None
        square = SQUARE[str(self.chosen[0][1])]
        return refuse_leg(s, p, square, self.group(), travel_speed(s, p), option)


class OnTheWay(Compose, frozen=True, kw_only=True):
    """A group that still has points: go on, discover, or stop (CV-10.09, CV-10.22)."""

    confirm: ClassVar[bool] = False
    open: ClassVar[bool] = True

    square: int
    armies: int
    scouts: int
    points: int

    def group(self) -> Group:
        return Group(self.armies, self.scouts)

    def part(self, s: World) -> list[Option] | None:
        if self.chosen:
            return None
        p = s.players[self.seat]
        found = legs(s, p, self.square, self.group(), self.points)
        if not found or can_end(s, p, self.square, self.group()):
            found.append(STOP)
        return found

    def complete(self, s: World) -> None:
        go(s, s.players[self.seat], self.square, self.group(), self.points, self.chosen[0])

    def prompt(self, s: World) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "square": NAMES[self.square],
            "count": self.points,
        }
        return Description("ask-on-the-way", args, (f"square:{NAMES[self.square]}",), "CV-10.01")

    def describe(self, s: World, option: Option) -> Description:
        return Description("do-stop", rule="CV-10.28") if option == STOP else describe_leg(s, option)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return refuse_leg(s, s.players[self.seat], self.square, self.group(), self.points, option)


def on_the_way(seat: int, square: int, group: Group, points: int) -> OnTheWay:
    return OnTheWay(seat, square=square, armies=group.armies, scouts=group.scouts, points=points)


def go(s: World, p: Nation, square: int, group: Group, points: int, leg: Option) -> None:
    """Begin what was chosen for a group."""
    if leg == STOP:
        s.then(*halted_after(s, EndMove(p.seat, square, *group), points))
        return
    target = SQUARE[str(leg[1])]
    if leg[0] == "discover":
        s.then(*halted_after(s, Reveal(p.seat, square, *group, target, points - 1), points))
    elif leg[0] == "infiltrate":
        s.then(*halted_after(s, Infiltrate(p.seat, square, *group, target), points))
    else:
        ground = ground_for(s, p, square, group)
        way = way_to(waves(ground, square, points), ground, target)
        walk(s, p, square, group, points, way)


# --- step by step ---------------------------------------------------------------------------------------------


class Travelling(Act, frozen=True):
    """Something that a group is about to do from a square."""

    seat: int
    square: int
    armies: int
    scouts: int

    def possible(self, s: World) -> bool:
        """Whether nobody of the group is missing and the square may be left (CV-10.22)."""
        if self.square in s.locked:
            return False
        present = able(s.players[self.seat], self.square)
        return present.armies >= self.armies and present.scouts >= self.scouts

    def squares(self) -> tuple[int, ...]:
        """Where it leads; everybody may know."""
        return ()


def halted_after(s: World, step: Travelling, points: int) -> list[Step]:
    """A step that others may interrupt; what is left of the group if it does not take place lies under it."""
    halted = Halted(step.seat, step.square, step.armies, step.scouts, points)
    order = [(step.seat + i) % s.seats for i in range(s.seats)]
    questions = tuple([Interrupt(seat) for seat in order])
    return [Window(questions, again=True), Announced(step), halted]


class Halted(Act, frozen=True):
    """The announced step did not take place: survivors go on, or change it (CV-10.22)."""

    seat: int
    square: int
    armies: int
    scouts: int
    points: int

    def run(self, s: World) -> None:
        present = able(s.players[self.seat], self.square)
        armies, scouts = min(self.armies, present.armies), min(self.scouts, present.scouts)
        if armies + scouts and self.square not in s.locked:
            s.then(on_the_way(self.seat, self.square, Group(armies, scouts), self.points))
        elif armies + scouts:
            rest(s, s.players[self.seat], self.square, Group(armies, scouts))


def walk(s: World, p: Nation, square: int, group: Group, points: int, way: tuple[int, ...]) -> None:
    """The next step of a way. In flight, squares that are ignored are crossed in one go (CV-10.17)."""
    ignored = enemies(s, p) | at(s.huts) | at(s.villages) | centres(s, p.seat)
    ahead = 0
    while ahead + 1 < len(way) and ignored >> way[ahead] & 1:
        ahead += 1
    step = TakeStep(p.seat, square, *group, way[ahead], points - ahead - 1, way[ahead + 1 :])
    s.then(*halted_after(s, step, points))


class TakeStep(Travelling, frozen=True):
    """To the next square of the way; what is there may end the move (CV-10.12 - CV-10.16)."""

    to: int
    points: int
    way: tuple[int, ...] = ()

    def squares(self) -> tuple[int, ...]:
        return (self.to, *self.way)

    def run(self, s: World) -> None:
        drop(s, Halted, self.seat)
        p, group = s.players[self.seat], Group(self.armies, self.scouts)
        arrives = not self.way and stops_at(s, p, self.to)
        shift(s, p, self.square, self.to, group, rested=arrives)
        if not arrives:
            if self.way:
                walk(s, p, self.to, group, self.points, self.way)
            elif self.points:
                s.then(on_the_way(self.seat, self.to, group, self.points))
            else:
                s.then(*halted_after(s, EndMove(self.seat, self.to, *group), 0))
            return
        s.tell("entered", seat=self.seat, square=NAMES[self.to])
        if self.to in s.huts:
            s.then(TakeHut(self.seat, self.to), Moved(self.seat, self.to))
        else:
            s.then(Clash(self.seat, self.to), Moved(self.seat, self.to))


def stops_at(s: World, p: Nation, square: int) -> bool:
    """Whether a square ends the move of whoever enters it (CV-10.13 - CV-10.16)."""
    if square in s.huts or square in s.villages or centres(s, p.seat) >> square & 1:
        return True
    return owner_at(s, square, p.seat) is not None


def shift(s: World, p: Nation, square: int, to: int, group: Group, *, rested: bool) -> None:
    """Figures that can still move change their square."""
    for _ in range(group.armies):
        remove_army(s, p, square, rested=False)
        add_army(s, p, to, rested=rested)
    for _ in range(group.scouts):
        remove_scout(s, p, square, rested=False)
        add_scout(s, p, to, rested=rested)
    s.tell("moved", seat=p.seat, square=NAMES[square], other_square=NAMES[to], count=sum(group))


def rest(s: World, p: Nation, square: int, group: Group) -> None:
    """These figures move no more this turn (CV-10.25)."""
    for _ in range(group.armies):
        p.rested = put(p.rested, square)
    for _ in range(group.scouts):
        p.rested_scouts = put(p.rested_scouts, square)


class EndMove(Travelling, frozen=True):
    """The group stays where it is."""

    def possible(self, s: World) -> bool:
        present = able(s.players[self.seat], self.square)
        return present.armies >= self.armies and present.scouts >= self.scouts

    def run(self, s: World) -> None:
        drop(s, Halted, self.seat)
        p = s.players[self.seat]
        rest(s, p, self.square, Group(self.armies, self.scouts))
        if self.armies:
            s.then(Moved(self.seat, self.square))


class Moved(Act, frozen=True):
    """What happens where an army has ended its move (CV-10.20)."""

    seat: int
    square: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.square in p.armies:
            emit(s, p, MOVE_ENDS, self.square)


class Reveal(Travelling, frozen=True):
    """A tile is turned up, its arrow away from the figure (CV-10.09, CV-10.11)."""

    target: int
    points: int

    def squares(self) -> tuple[int, ...]:
        return (self.target,)

    def run(self, s: World) -> None:
        drop(s, Halted, self.seat)
        direction = TOWARDS[self.square].index(self.target)
        slot = s.board.slot_at[self.target]
        tile = s.chance.draw(s.tiles)
        turn_up(s, slot, s.content.rows[tile].key, TURN_OF[direction])
        s.tell("discovered", seat=self.seat, card=s.content.rows[tile].key, square=NAMES[self.target])
        if self.points:
            s.then(on_the_way(self.seat, self.square, Group(self.armies, self.scouts), self.points))
        else:
            end = EndMove(self.seat, self.square, self.armies, self.scouts)
            s.then(*halted_after(s, end, 0))


def turn_up(s: World, slot: int, tile: str, turn: int) -> None:
    """A tile lies face up; its huts and villages get face-down markers (CV-10.11)."""
    words = s.layout.split()
    assert words[slot] == UNREVEALED
    words[slot] = f"{tile}/{turn}"
    s.layout = " ".join(words)
    for square, symbol in s.board.symbols[slot]:
        if symbol == "H":
            s.huts = put(s.huts, square)
        else:
            s.villages = put(s.villages, square)
    s.touched = True


class Infiltrate(Travelling, frozen=True):
    """The figure is returned to the supply, and one tech of the city's owner is learned (CV-10.19)."""

    target: int

    def squares(self) -> tuple[int, ...]:
        return (self.target,)

    def run(self, s: World) -> None:
        drop(s, Halted, self.seat)
        p = s.players[self.seat]
        owner = city_owner(s, self.target)
        use_up(s, TURN, self.seat, ruling(s, p, SACRIFICE_FIGURE)[1])
        if self.armies:
            remove_army(s, p, self.square, rested=False)
        else:
            remove_scout(s, p, self.square, rested=False)
        s.tell("infiltrated", seat=self.seat, other_seat=owner.seat, square=NAMES[self.target])
        s.then(LearnFrom(self.seat, owner.seat))


# --- interruptions --------------------------------------------------------------------------------------------


class Interrupt(Respond, frozen=True):
    """Whether a player uses an interrupting effect before a step is carried out (CV-10.21)."""

    kind: ClassVar[str] = "interrupt"

    chosen: tuple[Option, ...] = ()
    barred: Barred = ()

    def cover(self, s: World) -> bool:
        return might_respond(s, s.players[self.seat], INTERRUPTS)

    def ways(self, s: World) -> dict[Option, Step]:
        return not_barred(s, offered(s, s.players[self.seat], INTERRUPTS), self.barred)

    def responses(self, s: World) -> list[Option]:
        return list(self.ways(s))

    def options(self, s: World) -> list[Option]:
        if not self.chosen:
            return [*self.responses(s), PASS]
        return self.following(s, self.ways(s)[self.chosen[0]], self.chosen) or []

    def following(self, s: World, step: Step, parts: tuple[Option, ...]) -> list[Option] | None:
        """What is asked after some parts; None if they are a whole answer."""
        return next_part(s, step, parts[1:], self.barred)

    def grown(self, s: World, option: Option) -> tuple[tuple[Option, ...], bool]:
        """The parts with one more and all that leave no choice then, and whether that is all."""
        parts = (*self.chosen, option)
        if option == PASS:
            return parts, True
        step = self.ways(s)[parts[0]]
        following = self.following(s, step, parts)
        while following is not None and len(following) == 1:
            parts = (*parts, following[0])
            following = self.following(s, step, parts)
        return parts, following is None

    def rest(self, s: World, option: Option) -> Step | None:
        parts, whole = self.grown(s, option)
        return None if whole else structs.replace(self, chosen=parts)

    def respond(self, s: World, option: Option) -> None:
        parts, _ = self.grown(s, option)
        begin(s, self.ways(s)[parts[0]], parts[1:])

    def spoken(self, s: World, parts: Sequence[Option]) -> Answer:
        """Parts that leave no choice may be said, too."""
        asked: Answer = ()
        step, known = self, list(self.chosen)
        for option in parts:
            if option in step.options(s):
                grown, whole = step.grown(s, option)
                asked, known = (*asked, option), list(grown[len(step.chosen) + 1 :])
                if whole:
                    return (*asked, *[said for said in parts[parts.index(option) + 1 :] if said not in known])
                step = structs.replace(step, chosen=grown)
            elif option not in known:
                return (*asked, option)
        return asked

    def imagined(self, s: Any, seat: int, chance: Any) -> Step:
        return self if seat == self.seat else structs.replace(self, chosen=())

    def prompt(self, s: World) -> Description:
        return Description("ask-interrupt", {"seat": self.seat, "other_seat": s.active}, rule="CV-10.21")

    def announce(self, s: World) -> Description:
        return Description("wait-interrupt", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        if option == PASS:
            return Description("do-pass", rule="CV-10.21")
        step = self.ways(s)[self.chosen[0]] if self.chosen else None
        return describe_deed(s, step, option)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return refuse_deed(s, s.players[self.seat], (INTERRUPTS,), option)
