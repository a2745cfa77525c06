"""Economy cards and caravans (chapter 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from tessera.games.newdawn.content import FOCUS_TYPES, LETTERS
from tessera.games.newdawn.hooks import ANY_CITY_SENDS, AT_CAPITAL, CARAVAN_STEPS, FIGHT_ON_THE_WAY
from tessera.games.newdawn.rules.asking import (
    Plan,
    Words,
    describe_space,
    describe_tile,
    named_space,
    space_part,
    space_words,
)
from tessera.games.newdawn.rules.barbarians import defeat_barbarian
from tessera.games.newdawn.rules.board import SPACES, cells, listed
from tessera.games.newdawn.rules.control import city_state_at, refuse_terrain
from tessera.games.newdawn.rules.diplomacy import TakeEnvoy, TakePact
from tessera.games.newdawn.rules.spaces import land_up_to, mature_cities
from tessera.games.newdawn.rules.trade import GainTrade, GoOn, Increasable, SpendTrade, spendable
from tessera.games.newdawn.state import (
    NEUTRAL,
    NewDawn,
    Player,
    barbarian_spaces,
    caravan_limit,
    city_spaces,
    city_state_holder,
    city_state_spaces,
    owner_of,
    rival_cities,
)
from tessera.kernel import NONE, STOP, Act, Description, Option, Refusal
from tessera.kernel.data import replace
from tessera.kernel.effects import allows, emit, total
from tessera.kernel.tuples import put, take


class SpendOnEconomy(SpendTrade, frozen=True):
    """Each trade token lets every caravan move one space further (ND-9.02)."""

    rule: ClassVar[str] = "ND-9.02"

    def go_on(self, s: NewDawn, spent: int) -> None:
        p = s.players[self.seat]
        card = p.row[self.place]
        s.then(
            MoveCaravan(
                self.seat,
                card=card,
                slot=self.slot,
                reach=s.content.focus[card].range + spent,
                extra=total(s, p, CARAVAN_STEPS),
                place=self.place,
                had=spendable(s, p, self.place),
            )
        )


# --- which caravan ------------------------------------------------------------------------------------------


def waiting_caravans(s: NewDawn, p: Player) -> int:
    """Caravans on the economy card that may still move this turn (ND-9.10)."""
    return caravan_limit(s, p) - len(p.caravans) - s.turn.returned


def start_cities(s: NewDawn, p: Player) -> list[int]:
    """Where a caravan leaves the economy card: the capital or a mature city (ND-9.03, ND-20.01)."""
    if allows(s, p, ANY_CITY_SENDS):
        return list(listed(city_spaces(p)))
    return sorted({p.capital, *mature_cities(s, p)})


# --- where it goes ------------------------------------------------------------------------------------------


def places_of_trade(s: NewDawn, p: Player) -> int:
    """City-states and rival cities, where a caravan arrives; a conquered city-state is one (ND-9.07, ND-9.13)."""
    spaces = city_state_spaces(s) | rival_cities(s, p)
    for holder, cell in zip(s.city_states, s.board.city_states, strict=True):
        if holder >= 0 and holder != p.seat:
            spaces |= 1 << cell
    return spaces


class Ways(NamedTuple):
    """Where caravans may go."""

    free: int
    """Spaces that they may enter and leave again (ND-9.04 - ND-9.06, ND-9.20)."""
    hostile: int
    """Spaces with barbarians that they may enter, where a leg of the journey ends (ND-9.15)."""
    barred: int
    """Places at which one has arrived already this turn (ND-9.09)."""


class Journey(Plan, frozen=True, kw_only=True):
    """A caravan's way is the shortest; where barbarians are fought, it may be walked from barbarian to barbarian."""

    card: int
    slot: int
    reach: int
    """Spaces each caravan moves."""
    extra: int
    """Spaces left for all caravans together (ND-21.09)."""
    moved: tuple[int, ...] = ()
    """Where caravans stand that have moved in this resolution."""
    place: int = NONE
    """Where the card lies; its tokens add to the spaces of the caravans that have not moved yet (ND-16.06)."""
    had: int = 0

    def start(self) -> int:
        """Where the caravan sets out, NONE if it is not chosen yet."""
        raise NotImplementedError

    def fresh(self) -> bool:
        """Whether it comes from the economy card."""
        return False

    def steps(self) -> int:
        """How many spaces it moves, without the extra ones."""
        return self.reach

    def enterable(self, s: NewDawn) -> int:
        """Spaces a caravan may enter, barbarians aside."""
        spaces = land_up_to(s, s.players[self.seat], self.slot)
        return spaces | s.board.water if s.content.focus[self.card].water else spaces

    def ways(self, s: NewDawn) -> Ways:
        p = s.players[self.seat]
        enterable, barbarians = self.enterable(s), barbarian_spaces(s)
        hostile = barbarians & enterable if allows(s, p, FIGHT_ON_THE_WAY, about=self.card) else 0
        barred = cells(s.turn.arrived) & places_of_trade(s, p) if s.turn.arrived else 0
        return Ways(enterable & ~barbarians, hostile, barred)

    def rings(self, s: NewDawn, ways: Ways, start: int, *, fresh: bool) -> Iterator[int]:
        """Where a caravan can go with 1, 2, ... steps and no fewer."""
        next_to = s.board.grid.next_to
        ends = (ways.free | ways.hostile) & ~ways.barred
        wave = 1 << start
        seen = 0 if fresh else wave  # one from the card may come back into the city it started from
        for _ in range(self.steps() + self.extra):
            ring = next_to(wave) & ~seen
            yield ring & ends
            wave = ring & ways.free
            seen |= wave | ring & ways.hostile
            if not wave:
                return

    def goals(self, s: NewDawn) -> int:
        """Every space the caravan can go to."""
        found = 0
        for ring in self.rings(s, self.ways(s), self.start(), fresh=self.fresh()):
            found |= ring
        return found

    def distance(self, s: NewDawn, goal: int) -> int:
        rings = self.rings(s, self.ways(s), self.start(), fresh=self.fresh())
        return next(steps for steps, ring in enumerate(rings, 1) if ring >> goal & 1)

    def destination(self, s: NewDawn) -> list[Option]:
        """The options for where the caravan goes."""
        return space_part("go", self.goals(s), self.chose("tile"))

    # --- going ----------------------------------------------------------------------------------------------

    def go(self, s: NewDawn, goal: int) -> None:
        """Move the caravan; where it defeats a barbarian it may go on."""
        p, start = s.players[self.seat], self.start()
        distance = self.distance(s, goal)
        extra = self.extra - max(0, distance - self.steps())
        if not self.fresh():
            p.caravans = take(p.caravans, start)
        p.caravans = put(p.caravans, goal)
        if barbarian_spaces(s) >> goal & 1:
            left = max(0, self.steps() - distance)
            s.then(TravelOn(self.seat, **self.kept(extra=extra), cell=goal, left=left))
            s.tell("caravan-moved", seat=self.seat, **space_words(s, goal))
            defeat_barbarian(s, p, goal, reward=False)
        else:
            self.end(s, goal, extra)

    def end(self, s: NewDawn, cell: int, extra: int) -> None:
        """The journey is over: in a city-state or rival city the caravan arrives (ND-9.07)."""
        if places_of_trade(s, s.players[self.seat]) >> cell & 1:
            others = MoveCaravan(self.seat, **self.kept(extra=extra))
            s.then(Arrive(self.seat, cell), GoOn(self.seat, others))
        else:
            s.tell("caravan-moved", seat=self.seat, **space_words(s, cell))
            s.then(MoveCaravan(self.seat, **self.kept(extra=extra, moved=(*self.moved, cell))))

    def kept(self, **changed: Any) -> dict[str, Any]:
        """What the next journey of the same resolution has in common with this one, but for what has changed."""
        return {
            "card": self.card,
            "slot": self.slot,
            "reach": self.reach,
            "extra": self.extra,
            "moved": self.moved,
            "place": self.place,
            "had": self.had,
        } | changed

    # --- in words -------------------------------------------------------------------------------------------

    def ask_where(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "count": self.steps() + self.extra}
        start = self.start()
        args |= space_words(s, start)
        return Description("ask-move-caravan", args, (f"space:{start}",), "ND-9.04")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stay-there", rule="ND-9.02")
        if option[0] == "tile":
            return describe_tile(s, option, "ND-9.04")
        cell = int(option[1])
        if barbarian_spaces(s) >> cell & 1:
            args: Words = {"barbarian": LETTERS[s.barbarians.index(cell)], **space_words(s, cell)}
            return Description("do-go-barbarian", args, (f"space:{cell}",), "ND-9.15")
        if places_of_trade(s, s.players[self.seat]) >> cell & 1:
            return self.describe_arrival(s, cell)
        return describe_space(s, option, "ND-9.04")

    def describe_arrival(self, s: NewDawn, cell: int) -> Description:
        """With the card on which the trade tokens go, if it is fixed (ND-9.11)."""
        args = space_words(s, cell)
        rival = owner_of(s, cell)
        if rival is not None:
            return Description("do-arrive", {**args, "seat": rival.seat}, (f"space:{cell}",), "ND-9.10")
        row = s.content.city_states[city_state_at(s, cell)]
        args |= {"city": row.key, "focus": FOCUS_TYPES[row.type]}
        return Description("do-arrive-city-state", args, (f"space:{cell}",), "ND-9.10")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        tile = self.chose("tile")
        elsewhere = tile is not None and cell // SPACES != tile[1]
        if option[0] != "go" or cell == NONE or self.start() == NONE or elsewhere:
            return None
        bit = 1 << cell
        if cell in s.turn.arrived:
            return Refusal("refused-arrived", rule="ND-9.09")
        fights = allows(s, s.players[self.seat], FIGHT_ON_THE_WAY, about=self.card)
        if barbarian_spaces(s) & bit and not fights:
            return Refusal("refused-barbarian", rule="ND-9.05")
        if s.board.water & bit and not s.content.focus[self.card].water:
            return Refusal("refused-water", rule="ND-9.04")
        if not self.enterable(s) & bit:
            return refuse_terrain(s, cell, self.slot, "ND-9.04")
        reach = self.steps() + self.extra
        if s.board.grid.within(1 << self.start(), reach) & bit:
            return Refusal("refused-path-blocked", {"range": reach}, "ND-9.04")
        return Refusal("refused-too-far", {"range": reach}, "ND-9.02")


class MoveCaravan(Journey, Increasable, frozen=True, kw_only=True):
    """Move the caravans in any order, each once; those not chosen stay (ND-9.02, ND-9.03).

    ``caravan 17 / go 23`` moves one on the map, ``send 12 / go 15`` one on the card. Where there are many goals, the
    tile comes first: ``caravan 17 / tile 2 / go 23``.
    """

    def increased(self, by: int, had: int) -> MoveCaravan:
        return replace(self, reach=self.reach + by, had=had)

    def start(self) -> int:
        return int(self.chosen[0][1]) if self.chosen and self.chosen[0] != STOP else NONE

    def fresh(self) -> bool:
        return bool(self.chosen) and self.chosen[0][0] == "send"

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            return self.caravans(s)
        if self.chosen[0] == STOP or self.chosen[-1][0] == "go":
            return None
        return self.destination(s)

    def caravans(self, s: NewDawn) -> list[Option]:
        """The caravans that can go somewhere."""
        p = s.players[self.seat]
        ready = list(p.caravans)
        for cell in self.moved:
            if cell in ready:
                ready.remove(cell)
        options: list[Option] = [("caravan", cell) for cell in dict.fromkeys(ready)]
        if waiting_caravans(s, p) > 0:
            options += [("send", cell) for cell in start_cities(s, p)]
        ways = self.ways(s)
        options = [
            option
            for option in options
            if any(self.rings(s, ways, int(option[1]), fresh=option[0] == "send"))
        ]
        return [*options, STOP] if options else []

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != STOP:
            self.go(s, int(self.chosen[-1][1]))

    def prompt(self, s: NewDawn) -> Description:
        if self.chosen:
            return self.ask_where(s)
        return Description("ask-choose-caravan", {"seat": self.seat, "count": self.reach}, rule="ND-9.02")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if self.chosen:
            return Journey.describe(self, s, option)
        if option[0] != "send":
            return describe_space(s, option, "ND-9.02", "do-move-no-more")
        cell = int(option[1])
        city = "capital" if cell == s.players[self.seat].capital else "city"
        args: Words = {"target": city, **space_words(s, cell)}
        return Description("do-send", args, (f"space:{cell}",), "ND-9.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if self.chosen or cell == NONE:
            return Journey.why_not(self, s, option)
        if option[0] == "send":
            p = s.players[self.seat]
            if waiting_caravans(s, p) <= 0:
                return Refusal("refused-no-caravan", rule="ND-9.10")
            if cell in start_cities(s, p):
                return Refusal("refused-path-blocked", {"range": self.reach + self.extra}, "ND-9.04")
            return Refusal("refused-not-mature", rule="ND-9.03")
        return Refusal("refused-caravan-moved", rule="ND-9.02") if option[0] == "caravan" else None


class TravelOn(Journey, frozen=True, kw_only=True):
    """A caravan that has defeated a barbarian may go on with the steps it has left (ND-9.15)."""

    cell: int
    left: int

    def start(self) -> int:
        return self.cell

    def steps(self) -> int:
        return self.left

    def part(self, s: NewDawn) -> list[Option] | None:
        if self.chosen and (self.chosen[-1] == STOP or self.chosen[-1][0] == "go"):
            return None
        goals = self.destination(s)
        return goals if self.chosen else [*goals, STOP]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[-1] == STOP:
            self.end(s, self.cell, self.extra)
        else:
            self.go(s, int(self.chosen[-1][1]))

    def prompt(self, s: NewDawn) -> Description:
        return self.ask_where(s)


# --- arriving -----------------------------------------------------------------------------------------------


class Arrive(Act, frozen=True):
    """The caravan goes back to the card; two trade tokens, perhaps a diplomacy card (ND-9.10 - ND-9.12)."""

    seat: int
    cell: int

    def run(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        p.caravans = take(p.caravans, self.cell)
        s.turn.returned += 1
        s.turn.arrived += (self.cell,)
        trade = s.content.constants.arrival_trade
        city_state = city_state_at(s, self.cell)
        if city_state != NONE and city_state_holder(s, city_state) == NEUTRAL:
            row = s.content.city_states[city_state]
            s.tell("arrived-city-state", seat=p.seat, city=row.key)
            s.then(GainTrade(p.seat, trade, row.type), TakeEnvoy(p.seat, city_state))
            return
        rival = owner_of(s, self.cell)
        assert rival is not None
        s.tell("arrived", seat=p.seat, other_seat=rival.seat)
        s.then(GainTrade(p.seat, trade), TakePact(p.seat, rival.seat), Visit(p.seat, rival.seat, self.cell))


class Visit(Act, frozen=True):
    """What comes of visiting a rival's capital, with a diplomacy card that was just taken too (ND-15.06)."""

    seat: int
    host: int
    cell: int

    def run(self, s: NewDawn) -> None:
        if self.cell == s.players[self.host].capital:
            emit(s, s.players[self.seat], AT_CAPITAL, self.host)
