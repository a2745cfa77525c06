"""Movement (CV-10): groups of figures, step by step; tiles are discovered, huts found, battles fought.

A person says where a group goes; the way there is a shortest one, and what is chosen in several legs is walked in
several legs. Every step is announced before it is carried out, so that others may interrupt it.
"""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.hooks import (
    INTERRUPTS,
    MOVE_ENDS,
    MOVE_MENU,
    SACRIFICE_FIGURE,
    TURN,
)
from tessera.games.civilization.rules.battle import Clash
from tessera.games.civilization.rules.board import NAMES, SQUARE, TOWARDS, TURN_OF, UNREVEALED
from tessera.games.civilization.rules.interruptions import Interrupt, Travelling
from tessera.games.civilization.rules.menus import Menu
from tessera.games.civilization.rules.pieces import (
    add_army,
    add_scout,
    city_owner,
    less,
    remove_army,
    remove_scout,
)
from tessera.games.civilization.rules.places import TakeHut
from tessera.games.civilization.rules.research import LearnFrom
from tessera.games.civilization.rules.ways import (
    Group,
    Map,
    able,
    can_end,
    can_go,
    describe_leg,
    encounters,
    ground_for,
    legs,
    map_for,
    refuse_leg,
    travel_speed,
    waves,
    way_to,
)
from tessera.games.civilization.state import MOVEMENT, Nation, World
from tessera.kernel import (
    STOP,
    Act,
    Compose,
    Description,
    Option,
    Refusal,
    Step,
    drop,
    use_up,
)
from tessera.kernel.effects import Moment, emit, ruling
from tessera.kernel.seating import clockwise
from tessera.kernel.tuples import put
from tessera.kernel.window import Announced, Window


class Movement(Act, frozen=True):
    """One player's part of the phase (CV-10.01)."""

    seat: int

    def run(self, s: World) -> None:
        s.phase, s.active = MOVEMENT, self.seat
        s.then(MoveMenu(self.seat))


# --- the player's menu ----------------------------------------------------------------------------------------


class MoveMenu(Menu, frozen=True):
    """Which group moves, and where to: move e5 / with 2 0 / to e7 (CV-10.01, CV-10.03)."""

    menus: ClassVar[tuple[Moment[()], ...]] = (MOVE_MENU, INTERRUPTS)
    unfolds: ClassVar[tuple[str, ...]] = ()

    def others(self, s: World, p: Nation) -> list[Option]:
        squares = sorted({*less(p.armies, p.rested), *less(p.scouts, p.rested_scouts)})
        if not squares:
            return []
        points, there = travel_speed(s, p), map_for(s, p)
        return [("move", NAMES[square]) for square in squares if self.goes(s, p, there, square, points)]

    def goes(self, s: World, p: Nation, there: Map, square: int, points: int) -> bool:
        """Whether any group there can do something: a single figure can if a larger group can."""
        most = able(p, square)
        singles = [Group(1, 0)] if most.armies else []
        singles += [Group(0, 1)] if most.scouts else []
        return any(can_go(s, p, there, square, one, points) for one in singles)

    def groups(self, s: World, p: Nation, square: int, points: int) -> list[Option]:
        """The groups that can go somewhere."""
        most, there = able(p, square), map_for(s, p)
        found: list[Option] = []
        for armies in range(most.armies, -1, -1):
            for scouts in range(most.scouts, -1, -1):
                group = Group(armies, scouts)
                if armies + scouts and can_go(s, p, there, square, group, points):
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
        if not self.chosen:
            return Description("ask-move-menu", args, rule="CV-10.01")
        args["square"] = self.chosen[0][1]
        key = "ask-move-group" if len(self.chosen) == 1 else "ask-move-to"
        return self.ask_of_card(s) or Description(key, args, rule="CV-10.01")

    def describe_other(self, s: World, option: Option) -> Description:
        if option[0] != "move":
            return describe_leg(s, option)
        armies, scouts = able(s.players[self.seat], SQUARE[str(option[1])])
        args: dict[str, int | str] = {"square": option[1], "armies": armies, "scouts": scouts}
        return Description("do-move", args, (f"square:{option[1]}",), "CV-10.03")

    def why_not_other(self, s: World, p: Nation, option: Option) -> Refusal | None:
        if not self.chosen:
            if option[0] != "move" or len(option) != 2:
                return None
            if SQUARE.get(str(option[1])) in s.locked:
                return Refusal("refused-locked", rule="CV-7.10")
            return Refusal("refused-move", rule="CV-10.25")
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


def halted_after(s: World, step: Travelling, points: int) -> list[Step]:
    """A step that others may interrupt; what is left of the group if it does not take place lies under it."""
    halted = Halted(step.seat, step.square, step.armies, step.scouts, points)
    order = clockwise(s, step.seat)
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
    ignored = encounters(s, p)
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
        arrives = not self.way and bool(encounters(s, p) >> self.to & 1)
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
            s.then(TakeHut(self.seat, self.to), AfterMove(self.seat, self.to))
        else:
            s.then(Clash(self.seat, self.to), AfterMove(self.seat, self.to))


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
            s.then(AfterMove(self.seat, self.square))


class AfterMove(Act, frozen=True):
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
