"""What several cards do in the same way: targets on the map, and what happens to them (CV-6.56, CV-7, CV-14)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.civilization.abilities import DONE, Deed
from tessera.games.civilization.board import NAMES, NEXT, SQUARE, at, within
from tessera.games.civilization.cities import refill
from tessera.games.civilization.content import TERRAINS
from tessera.games.civilization.culture import own_squares
from tessera.games.civilization.research import LearnFrom, learn, learnable
from tessera.games.civilization.start import change_government, stacking_limit
from tessera.games.civilization.world import (
    Nation,
    World,
    add_army,
    add_scout,
    anything_at,
    boost_city,
    centres,
    figures,
    figures_at,
    from_left,
    gain_trade,
    owner_at,
    put,
    remove_army,
    remove_marker,
    remove_scout,
    take,
)
from tessera.kernel import NONE, Act, Description, Option, leave, lies_on, put_on
from tessera.kernel.geometry import bits

# --- gains ----------------------------------------------------------------------------------------------------


class Gain(Act, frozen=True):
    """Trade and culture tokens."""

    commutes: ClassVar[bool] = True

    seat: int
    trade: int = 0
    culture: int = 0

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.trade:
            s.tell("trade-gained", seat=self.seat, count=gain_trade(s, p, self.trade))
        if self.culture:
            p.culture += self.culture
            s.tell("culture-gained", seat=self.seat, count=self.culture)


class Prosper(Deed, frozen=True):
    """One own city produces more this turn (CV-6.14)."""

    rule: ClassVar[str] = "CV-6.14"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("boost", NAMES[city]) for city in s.players[self.seat].cities]

    def run(self, s: World) -> None:
        p, city = s.players[self.seat], SQUARE[str(self.chosen[0][1])]
        if city in p.cities:
            boost_city(p, city, s.content.row[self.card].amount)
            s.tell("boosted", seat=self.seat, square=NAMES[city], count=s.content.row[self.card].amount)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


def square_part(option: Option, rule: str) -> Description:
    return Description(f"do-{option[0]}", {"square": option[1]}, (f"square:{option[1]}",), rule)


class CoinOn(Act, frozen=True):
    """A coin token on a card (CV-6.90)."""

    seat: int
    card: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.card in p.cards:
            put_on(s, p, self.card, sum(lies_on(p, self.card)) + 1)
            s.tell("coin", seat=self.seat, card=s.content.rows[self.card].key)


# --- squares --------------------------------------------------------------------------------------------------


def by_tile(s: World, squares: int, chosen: tuple[Option, ...]) -> list[Option] | None:
    """A square of the whole map: first the tile, named by its north-west square, then the square."""
    if len(chosen) > 1:
        return None
    if not chosen:
        return [("tile", name) for name, inside in s.board.by_slot if inside & squares]
    inside = next(inside for name, inside in s.board.by_slot if name == chosen[0][1])
    return [("at", NAMES[square]) for square in bits(inside & squares)]


def in_reach(s: World, p: Nation, reach: int) -> int:
    """Squares within a range of an own figure or city (CV-14.05)."""
    if not reach:
        return s.board.revealed
    found = 0
    for square in bits(figures(p) | at(p.cities)):
        found |= within(square, reach)
    return found & s.board.revealed


def land_owner(s: World, square: int) -> Nation | None:
    """To whose city a square belongs with all that is built there, whoever's figures stand on it."""
    return next((p for p in s.players if own_squares(p) >> square & 1), None)


# --- buildings ------------------------------------------------------------------------------------------------


def buildings_on_map(s: World, but: int = NONE) -> int:
    """Squares with buildings, and centres of walled cities (CV-6.39)."""
    found = 0
    for p in s.players:
        if p.seat != but:
            found |= at(p.walled)
            for square, marker in zip(p.sites, p.stands, strict=True):
                found |= (s.content.kind[marker] == "building") << square
    return found


def raze(s: World, square: int) -> None:
    """A building returns to the market; city walls are turned over (CV-14.10)."""
    for p in s.players:
        if square in p.walled:
            p.walled = take(p.walled, square)
            s.tell("walls-razed", seat=p.seat, square=NAMES[square])
            return
        if square in p.sites:
            key = s.content.rows[remove_marker(s, p, square, to_reserve=True)].key
            s.tell("razed", seat=p.seat, card=key, square=NAMES[square])
            return


class Raze(Deed, frozen=True):
    """Destroy buildings of any player, or of others only: as many as the card says (CV-14.10)."""

    rule: ClassVar[str] = "CV-14.05"
    others: ClassVar[bool] = False

    def part(self, s: World) -> list[Option] | None:
        row = s.content.row[self.card]
        most = max(1, row.amount)
        if DONE in self.chosen or len(self.chosen) == most:
            return None
        p = s.players[self.seat]
        found = buildings_on_map(s, p.seat if self.others else NONE) & in_reach(s, p, row.reach)
        last = SQUARE[str(self.chosen[-1][1])] if self.chosen else -1
        options: list[Option] = [("raze", NAMES[square]) for square in bits(found) if square > last]
        return [*options, DONE] if self.chosen else options

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return aimed_squares(s, [part for part in self.chosen if part != DONE])

    def run(self, s: World) -> None:
        for part in self.chosen:
            if part != DONE:
                raze(s, SQUARE[str(part[1])])

    def describe_part(self, s: World, option: Option) -> Description:
        return Description("do-done", rule=self.rule) if option == DONE else square_part(option, self.rule)


class RazeOthers(Raze, frozen=True):
    """Buildings of other players."""

    others: ClassVar[bool] = True


def aimed_squares(s: World, parts: list[Option]) -> list[tuple[int, Option]]:
    """Whom parts that name squares or buildings are aimed at (CV-14.14, CV-14.18)."""
    found = [(land_owner(s, SQUARE[str(part[1])]), part) for part in parts]
    return [(p.seat, part) for p, part in found if p is not None]


# --- wonders --------------------------------------------------------------------------------------------------


def wonders_of_ages(s: World, highest: int) -> list[int]:
    """Wonders on the map and in the market that are not obsolete yet (CV-6.56)."""
    found = [wonder for p in s.players for wonder in p.cards if s.content.kind[wonder] == "wonder"]
    found += [wonder for wonder in s.wonders if wonder != NONE]
    return sorted([wonder for wonder in found if s.content.row[wonder].age <= highest])


def make_obsolete(s: World, wonder: int) -> None:
    """Its ability is lost, its marker stays; one of the market is discarded and replaced (CV-6.55, CV-6.56)."""
    s.tell("obsolete", card=s.content.rows[wonder].key)
    for p in s.players:
        if wonder in p.cards:
            leave(s, p, wonder)
            p.obsolete = put(p.obsolete, wonder)
            return
    s.lost_wonders = put(s.lost_wonders, wonder)
    refill(s, wonder)


# --- other players --------------------------------------------------------------------------------------------


class Revolt(Deed, frozen=True):
    """Another player falls into Anarchy at once (CV-14.07, CV-4.22)."""

    rule: ClassVar[str] = "CV-14.07"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("revolt", p.seat) for p in sorted_rivals(s, self.seat)]

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return [(int(part[1]), part) for part in self.chosen]

    def run(self, s: World) -> None:
        p = s.players[int(self.chosen[0][1])]
        if p.government == s.content.anarchy:
            p.changed = s.turn
        else:
            change_government(s, p, s.content.anarchy)

    def describe_part(self, s: World, option: Option) -> Description:
        return Description("do-revolt", {"other_seat": option[1]}, (f"seat:{option[1]}",), self.rule)


def sorted_rivals(s: World, seat: int) -> list[Nation]:
    return sorted(from_left(s, seat), key=seat_of)


def seat_of(p: Nation) -> int:
    return p.seat


class Exchange(Deed, frozen=True):
    """Learn a tech of another player, who may then learn one in return (CV-14.06)."""

    rule: ClassVar[str] = "CV-14.06"

    def part(self, s: World) -> list[Option] | None:
        p, highest = s.players[self.seat], s.content.row[self.card].amount
        if not self.chosen:
            partners = [q for q in sorted_rivals(s, self.seat) if learnable(s, p, q.techs, highest)]
            return [("partner", q.seat) for q in partners]
        if len(self.chosen) == 1:
            partner = s.players[int(self.chosen[0][1])]
            return [("learn", s.content.rows[tech].key) for tech in learnable(s, p, partner.techs, highest)]
        return None

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return [(int(self.chosen[0][1]), self.chosen[0])] if self.chosen else []

    def run(self, s: World) -> None:
        partner, tech = int(self.chosen[0][1]), s.content.number[str(self.chosen[1][1])]
        s.then(LearnFrom(partner, self.seat, s.content.row[self.card].amount, may=True))
        p = s.players[self.seat]
        if learnable(s, p, (tech,)):
            learn(s, p, tech)

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] == "partner":
            return Description("do-partner", {"other_seat": option[1]}, (f"seat:{option[1]}",), self.rule)
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-learn", {"card": option[1]}, (element,), self.rule)


# --- figures --------------------------------------------------------------------------------------------------


def kill_figure(s: World, p: Nation, square: int, *, army: bool) -> None:
    """Back to the supply, without loot (CV-14.11)."""
    if army:
        remove_army(s, p, square)
    else:
        remove_scout(s, p, square)
    s.tell("figure-killed", seat=p.seat, square=NAMES[square], figure="army" if army else "scout")


class Defect(Deed, frozen=True):
    """Kill figures in a square of any player (CV-14.11)."""

    rule: ClassVar[str] = "CV-14.11"
    people: ClassVar[bool] = False
    """Whether a great person may be killed instead."""

    def part(self, s: World) -> list[Option] | None:
        row = s.content.row[self.card]
        if not self.chosen:
            squares = 0
            for p in s.players:
                squares |= figures(p) | (self.people_of(s, p) if self.people else 0)
            return [
                ("at", NAMES[square])
                for square in bits(squares & in_reach(s, s.players[self.seat], row.reach))
            ]
        return self.victims(s, SQUARE[str(self.chosen[0][1])], row.amount) if len(self.chosen) == 1 else None

    def people_of(self, s: World, p: Nation) -> int:
        found = 0
        for square, marker in zip(p.sites, p.stands, strict=True):
            found |= (s.content.kind[marker] == "person") << square
        return found

    def victims(self, s: World, square: int, most: int) -> list[Option]:
        owner = owner_at(s, square)
        found: list[Option] = []
        if owner is not None:
            armies, scouts = figures_at(owner, square)
            found = [
                ("kill", a, b)
                for a in range(min(armies, most), -1, -1)
                for b in range(min(scouts, most - a), -1, -1)
                if a + b
            ]
        if (
            self.people
            and anything_at(s, square) != NONE
            and s.content.kind[anything_at(s, square)] == "person"
        ):
            found.append(("kill-person",))
        return found

    def aims(self, s: World) -> list[tuple[int, Option]]:
        if not self.chosen:
            return []
        square = SQUARE[str(self.chosen[0][1])]
        if self.chosen[-1] == ("kill-person",):
            owner = next((p for p in s.players if square in p.sites), None)
        else:
            owner = owner_at(s, square)
        return [(owner.seat, self.chosen[0])] if owner is not None else []

    def run(self, s: World) -> None:
        square, what = SQUARE[str(self.chosen[0][1])], self.chosen[1]
        if what == ("kill-person",):
            for p in s.players:
                if square in p.sites:
                    key = s.content.rows[remove_marker(s, p, square, to_reserve=False)].key
                    s.tell("person-killed", seat=p.seat, card=key, square=NAMES[square])
            return
        owner = owner_at(s, square)
        if owner is None:
            return
        for _ in range(min(int(what[1]), owner.armies.count(square))):
            kill_figure(s, owner, square, army=True)
        for _ in range(min(int(what[2]), owner.scouts.count(square))):
            kill_figure(s, owner, square, army=False)

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] == "kill":
            return Description("do-kill", {"armies": option[1], "scouts": option[2]}, rule=self.rule)
        if option == ("kill-person",):
            return Description("do-kill-person", rule=self.rule)
        return square_part(option, self.rule)


class DefectAll(Defect, frozen=True):
    """A great person may be killed instead."""

    people: ClassVar[bool] = True


class LeadAstray(Deed, frozen=True):
    """Move all figures of another player in one square, some steps over land (CV-14.08)."""

    rule: ClassVar[str] = "CV-14.08"

    def part(self, s: World) -> list[Option] | None:
        if not self.chosen:
            found = [x for p in sorted_rivals(s, self.seat) for x in bits(figures(p)) if self.targets(s, x)]
            return [("from", NAMES[square]) for square in sorted(found)]
        if len(self.chosen) == 1:
            return [("to", NAMES[x]) for x in bits(self.targets(s, SQUARE[str(self.chosen[0][1])]))]
        return None

    def targets(self, s: World, start: int) -> int:
        """Squares that the group can be led to."""
        owner = owner_at(s, start)
        if owner is None or start in s.locked:
            return 0
        free = s.board.land & ~(at(s.huts) | at(s.villages) | centres(s))
        for p in s.players:
            if p.seat != owner.seat:
                free &= ~figures(p)
        limit, size = stacking_limit(s, owner), sum(figures_at(owner, start))
        for square in {*owner.armies, *owner.scouts}:
            if sum(figures_at(owner, square)) + size > limit:
                free &= ~(1 << square)
        seen = frontier = 1 << start
        for _ in range(s.content.row[self.card].amount):
            reached = 0
            for square in bits(frontier & ~at(s.locked)):
                reached |= NEXT[square]
            frontier = reached & free & ~seen
            seen |= frontier
        return seen & ~(1 << start)

    def aims(self, s: World) -> list[tuple[int, Option]]:
        owner = owner_at(s, SQUARE[str(self.chosen[0][1])]) if self.chosen else None
        return [(owner.seat, self.chosen[0])] if owner is not None else []

    def run(self, s: World) -> None:
        start, to = (SQUARE[str(part[1])] for part in self.chosen)
        owner = owner_at(s, start)
        if owner is not None:
            move_all(s, owner, start, to, rested=False)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


def move_all(s: World, p: Nation, start: int, to: int, *, rested: bool) -> None:
    """All figures of a nation in a square are put on another one; those that rest already go on resting."""
    armies, scouts = figures_at(p, start)
    resting, resting_scouts = p.rested.count(start), p.rested_scouts.count(start)
    for place in range(armies):
        remove_army(s, p, start)
        add_army(s, p, to, rested=rested or place < resting)
    for place in range(scouts):
        remove_scout(s, p, start)
        add_scout(s, p, to, rested=rested or place < resting_scouts)
    s.tell("moved", seat=p.seat, square=NAMES[start], other_square=NAMES[to], count=armies + scouts)


# --- the land -------------------------------------------------------------------------------------------------


class Reshape(Deed, frozen=True):
    """A disaster marker changes a square for the rest of the game (CV-14.09)."""

    rule: ClassVar[str] = "CV-14.09"
    ground: ClassVar[tuple[int, ...]] = ()
    """Terrains that it can hit."""

    def part(self, s: World) -> list[Option] | None:
        return by_tile(s, self.squares(s), self.chosen)

    def squares(self, s: World) -> int:
        if s.board.disasters >= s.content.constants.disasters:
            return 0
        found = 0
        for terrain in self.ground:
            found |= s.board.of[terrain]
        return found & ~(buildings_and_wonders(s) | centres(s))

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return aimed_squares(s, [part for part in self.chosen if part[0] == "at"])

    def run(self, s: World) -> None:
        name = str(self.chosen[-1][1])
        kind = TERRAINS[s.content.row[self.card].terrain]
        s.layout = f"{s.layout} {name}={kind}"
        s.touched = True
        s.tell("reshaped", seat=self.seat, square=name, terrain=kind)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


def buildings_and_wonders(s: World) -> int:
    found = 0
    for p in s.players:
        for square, marker in zip(p.sites, p.stands, strict=True):
            found |= (s.content.kind[marker] != "person") << square
    return found
