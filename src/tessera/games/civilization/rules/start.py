"""Start of Turn (CV-4): found cities, change government, place great people, use what the phase allows; then scouts."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.content import END as ENDS_ON_WATER
from tessera.games.civilization.hooks import (
    ARMIES_FOUND,
    CITY_FOUNDED,
    MOST_CITIES,
    STACKING,
    STACKING_BONUS,
    START_MENU,
    TURN_STARTS,
    WATER,
)
from tessera.games.civilization.rules.announcing import might_respond
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, RING, SQUARE, at, distance
from tessera.games.civilization.rules.culture import (
    describe_ground,
    describe_square,
    person_sites,
    place_person,
)
from tessera.games.civilization.rules.menus import END, Menu
from tessera.games.civilization.rules.pieces import (
    add_army,
    add_city,
    add_scout,
    centres,
    figures_at,
    remove_army,
    remove_scout,
)
from tessera.games.civilization.rules.yields import enemies
from tessera.games.civilization.state import START, Nation, World
from tessera.kernel import NONE, Act, Ask, Description, Option, Refusal, enter, leave
from tessera.kernel.effects import Moment, allows, emit, total
from tessera.kernel.geometry import bits

IDLE: Option = ("idle",)


class StartOfTurn(Act, frozen=True):
    """One player's part of the phase; automatic gains come first (CV-3.06), scouts last (CV-4.21)."""

    seat: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        s.phase, s.active = START, self.seat
        p.swapped = ()
        s.then(StartMenu(self.seat), SendScouts(self.seat))
        emit(s, p, TURN_STARTS)


class StartMenu(Menu, frozen=True):
    """What a player does in the Start of Turn, in any order (CV-4.01)."""

    menus: ClassVar[tuple[Moment[()], ...]] = (START_MENU,)

    def others(self, s: World, p: Nation) -> list[Option]:
        found: list[Option] = [("found", NAMES[square]) for square in founding_sites(s, p)]
        found += [("govern", s.content.rows[number].key) for number in governments_open(s, p)]
        if p.reserve and person_sites(s, p):
            found += [("place", s.content.rows[person].key) for person in placeable(p)]
        return found

    def other_part(self, s: World, p: Nation) -> list[Option] | None:
        first = self.chosen[0]
        if first[0] == "place":
            sites: list[Option] = [("at", NAMES[square]) for square in bits(person_sites(s, p))]
            return sites if len(self.chosen) == 1 else None
        if first[0] == "found":
            return self.founding_part(s, p, SQUARE[str(first[1])])
        return None

    def founding_part(self, s: World, p: Nation, square: int) -> list[Option] | None:
        """Which figure founds the city, and where the others go (CV-4.03, CV-4.10)."""
        if len(self.chosen) == 1:
            return [("with", figure) for figure in founders(s, p, square)]
        armies, scouts = others_there(p, square, str(self.chosen[1][1]))
        moved = self.chosen[2:]
        if len(moved) == armies + scouts:
            return None
        gone = [SQUARE[str(part[1])] for part in moved]
        return [("to", NAMES[x]) for x in RING[square] if room(s, p, x) > gone.count(x)]

    def do_other(self, s: World, p: Nation) -> None:
        first = self.chosen[0]
        if first[0] == "place":
            person = s.content.number[str(first[1])]
            place_person(s, p, person, SQUARE[str(self.chosen[1][1])])
        elif first[0] == "govern":
            change_government(s, p, s.content.number[str(first[1])])
        else:
            moves = tuple([SQUARE[str(part[1])] for part in self.chosen[2:]])
            s.then(FoundCity(self.seat, SQUARE[str(first[1])], str(self.chosen[1][1]), moves))

    def obvious(self, s: World) -> Option | None:
        """Nothing, where everybody knows that there is nothing but anarchy."""
        p = s.players[self.seat]
        anarchy: Option = ("govern", s.content.rows[s.content.anarchy].key)
        hidden = any(might_respond(s, p, menu) for menu in self.menus)
        return END if not self.chosen and not hidden and self.options(s) == [anarchy, END] else None

    def prompt(self, s: World) -> Description:
        if not self.chosen:
            return Description("ask-start-menu", {"seat": self.seat, "count": s.turn}, rule="CV-4.01")
        verb, what = self.chosen[0]
        if verb == "place":
            return Description("ask-place-person", {"seat": self.seat, "card": what}, rule="CV-9.03")
        args: dict[str, int | str] = {"seat": self.seat, "square": what}
        key = "ask-found-with" if len(self.chosen) == 1 else "ask-found-to"
        return self.ask_of_card(s) or Description(key, args, rule="CV-4.02")

    def describe_other(self, s: World, option: Option) -> Description:
        verb = option[0]
        if verb == "at":
            return describe_ground(s, option, "CV-9.03")
        if verb in ("found", "to"):
            return describe_square(f"do-{verb}", option, "CV-4.02" if verb == "found" else "CV-4.10")
        if verb == "with":
            return Description("do-with", {"figure": option[1]}, rule="CV-4.03")
        element = s.content.element(s.content.number[str(option[1])])
        return Description(
            f"do-{verb}", {"card": option[1]}, (element,), "CV-4.12" if verb == "govern" else "CV-9.03"
        )

    def why_not_other(self, s: World, p: Nation, option: Option) -> Refusal | None:
        if len(option) < 2:
            return None
        if option[0] == "found" and option[1] in SQUARE:
            return refuse_founding(s, p, SQUARE[str(option[1])])
        if option[0] == "govern" and option[1] in s.content.number:
            return refuse_government(s, p, s.content.number[str(option[1])])
        if option[0] == "place":
            return Refusal("refused-place", rule="CV-9.07")
        rules = {"at": "CV-9.02", "to": "CV-4.10", "with": "CV-4.03"}
        return Refusal(f"refused-{option[0]}", rule=rules[str(option[0])]) if option[0] in rules else None


# --- founding cities ------------------------------------------------------------------------------------------


def stacking_limit(s: World, p: Nation) -> int:
    """Own figures in a square (CV-10.04)."""
    return total(s, p, STACKING, base=s.content.constants.stacking) + total(s, p, STACKING_BONUS)


def most_cities(s: World, p: Nation) -> int:
    """With the capital, and never more than there are markers (CV-4.02)."""
    constants = s.content.constants
    return min(constants.city_markers, total(s, p, MOST_CITIES, base=constants.most_cities))


def founders(s: World, p: Nation, square: int) -> list[str]:
    """Which kinds of figures there can found a city (CV-4.03)."""
    found = ["scout"] if square in p.scouts else []
    if square in p.armies and allows(s, p, ARMIES_FOUND):
        found.append("army")
    return found


def others_there(p: Nation, square: int, founder: str) -> tuple[int, int]:
    """Armies and scouts that must make room."""
    armies, scouts = figures_at(p, square)
    return (armies - 1, scouts) if founder == "army" else (armies, scouts - 1)


def room(s: World, p: Nation, square: int) -> int:
    """How many own figures could still be put on a square (CV-4.10, CV-6.21)."""
    if not may_stand(s, p) >> square & 1:
        return 0
    return stacking_limit(s, p) - sum(figures_at(p, square))


def may_stand(s: World, p: Nation) -> int:
    """Squares on which figures of a nation may be put down: no enemies, huts, villages or city centres."""
    ground = s.board.land
    if total(s, p, WATER) == ENDS_ON_WATER:
        ground |= s.board.water
    return ground & ~(enemies(s, p) | at(s.huts) | at(s.villages) | centres(s))


def founding_sites(s: World, p: Nation) -> list[int]:
    if len(p.cities) >= most_cities(s, p):
        return []
    squares = sorted({*p.scouts, *p.armies} if allows(s, p, ARMIES_FOUND) else set(p.scouts))
    return [square for square in squares if refuse_founding(s, p, square) is None]


def refuse_founding(s: World, p: Nation, square: int) -> Refusal | None:
    """CV-4.02 - CV-4.10."""
    board, near = s.board, OUTSKIRTS[square]
    if len(p.cities) >= most_cities(s, p):
        return Refusal("refused-too-many-cities", {"count": len(p.cities)}, "CV-4.02")
    if not founders(s, p, square):
        return Refusal("refused-no-founder", rule="CV-4.03")
    if board.water >> square & 1:
        return Refusal("refused-city-on-water", rule="CV-4.04")
    if not board.inner >> square & 1:
        return Refusal("refused-city-at-edge", rule="CV-4.05")
    if (near | 1 << square) & (at(s.huts) | at(s.villages)):
        return Refusal("refused-city-beside-marker", rule="CV-4.06")
    if (near | 1 << square) & enemies(s, p):
        return Refusal("refused-city-beside-enemy", rule="CV-4.07")
    if any(
        distance(square, city) < s.content.constants.city_distance for q in s.players for city in q.cities
    ):
        return Refusal("refused-city-too-near", rule="CV-4.08")
    leaving = sum(figures_at(p, square)) - 1
    if leaving and sum([room(s, p, x) for x in RING[square]]) < leaving:
        return Refusal("refused-no-room", rule="CV-4.10")
    return None


class FoundCity(Act, frozen=True):
    """The figure goes back to the supply, others move aside; the city counts at once (CV-4.03, CV-4.09, CV-4.10)."""

    seat: int
    square: int
    founder: str
    moves: tuple[int, ...] = ()

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.founder == "army":
            remove_army(s, p, self.square)
        else:
            remove_scout(s, p, self.square)
        armies = figures_at(p, self.square)[0]
        for place, target in enumerate(self.moves):
            if place < armies:
                remove_army(s, p, self.square)
                add_army(s, p, target)
            else:
                remove_scout(s, p, self.square)
                add_scout(s, p, target)
        add_city(s, p, self.square)
        s.tell("city-founded", seat=self.seat, square=NAMES[self.square])
        emit(s, p, CITY_FOUNDED)


# --- governments ----------------------------------------------------------------------------------------------


def governments_open(s: World, p: Nation) -> list[int]:
    """Those a player may change to now (CV-4.12 - CV-4.16)."""
    if p.changed == s.turn:
        return []
    anarchy = s.content.anarchy
    if p.government == anarchy:
        return list(p.governments)
    fresh = [
        number
        for number, turn in zip(p.governments, p.unlocked, strict=True)
        if turn == s.turn - 1 and number != p.government
    ]
    return [*fresh, anarchy]


def refuse_government(s: World, p: Nation, number: int) -> Refusal | None:
    if number in governments_open(s, p):
        return None
    if p.changed == s.turn:
        rule = "CV-14.07" if p.government == s.content.anarchy else "CV-4.15"
        return Refusal("refused-changed-already", rule=rule)
    if number not in p.governments:
        return Refusal("refused-government-locked", rule="CV-4.12")
    return Refusal("refused-needs-anarchy", rule="CV-4.13")


def change_government(s: World, p: Nation, number: int) -> None:
    """Its benefits hold only while it is active (CV-4.17)."""
    leave(s, p, p.government)
    enter(s, p, number)
    p.government, p.changed = number, s.turn
    s.tell("government", seat=p.seat, card=s.content.rows[number].key)


def unlock_government(s: World, p: Nation, number: int) -> None:
    if number not in p.governments:
        p.governments = (*p.governments, number)
        p.unlocked = (*p.unlocked, s.turn)


# --- great people and scouts ----------------------------------------------------------------------------------


def placeable(p: Nation) -> list[int]:
    """Great people of the reserve that were not replaced in this phase (CV-9.07)."""
    return [
        person for person in dict.fromkeys(p.reserve) if p.reserve.count(person) > p.swapped.count(person)
    ]


class SendScouts(Act, frozen=True):
    """Each scout that has stood on its square since an earlier turn is told its city (CV-4.21, CV-12.02)."""

    seat: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        s.then(*[SendScout(self.seat, place) for place in range(len(p.scouts)) if p.arrived[place] < s.turn])


class SendScout(Ask, frozen=True):
    """To which city a scout sends what its square brings, if to any."""

    open: ClassVar[bool] = True

    place: int

    def options(self, s: World) -> list[Option]:
        p = s.players[self.seat]
        square = p.scouts[self.place]
        before = [p.sends[other] for other in range(self.place) if p.scouts[other] == square]
        cities = [city for city in p.cities if not OUTSKIRTS[city] >> square & 1]
        if not cities or any(city != NONE for city in before):  # a square is sent only once (CV-12.17)
            return [IDLE]
        if square in p.cities:  # a centre has nothing to send (CV-1.11)
            return [IDLE]
        return [*[("send", NAMES[city]) for city in cities], IDLE]

    def resolve(self, s: World, option: Option) -> None:
        p = s.players[self.seat]
        city = NONE if option == IDLE else SQUARE[str(option[1])]
        if p.sends[self.place] != city:
            p.sends = (*p.sends[: self.place], city, *p.sends[self.place + 1 :])
            s.touched = True
            if city != NONE:
                s.tell(
                    "scout-sends", seat=self.seat, square=NAMES[p.scouts[self.place]], other_square=option[1]
                )

    def obvious(self, s: World) -> Option | None:
        """It goes on sending to the same city."""
        city = s.players[self.seat].sends[self.place]
        return ("send", NAMES[city]) if city != NONE else None

    def prompt(self, s: World) -> Description:
        square = NAMES[s.players[self.seat].scouts[self.place]]
        return Description(
            "ask-send-scout", {"seat": self.seat, "square": square}, (f"square:{square}",), "CV-12.02"
        )

    def describe(self, s: World, option: Option) -> Description:
        if option == IDLE:
            return Description("do-idle", rule="CV-4.21")
        return describe_square("do-send", option, "CV-12.02")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-send", rule="CV-12.02") if option[0] == "send" else None
