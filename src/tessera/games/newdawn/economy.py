"""Economy cards and caravans (chapter 9)."""

from __future__ import annotations

from msgspec import structs

from tessera.games.newdawn.asking import Question, Words, describe_space, named_space, space_words
from tessera.games.newdawn.barbarians import defeat_barbarian
from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.content import FOCUS_TYPES, LETTERS
from tessera.games.newdawn.control import STOP, city_state_at, refuse_terrain
from tessera.games.newdawn.diplomacy import EMBASSY, TakeEnvoy, TakePact, holds_pact
from tessera.games.newdawn.resources import ExchangeResource, GainResource
from tessera.games.newdawn.spaces import land_up_to, mature_cities
from tessera.games.newdawn.trade import GainTrade, SpendTrade
from tessera.games.newdawn.world import (
    NEUTRAL,
    NewDawn,
    Player,
    barbarian_spaces,
    caravan_limit,
    city_spaces,
    city_state_spaces,
    has_wonder,
    leads,
    owner_of,
    put,
    rival_cities,
    take,
)
from tessera.kernel import Act, Description, Option, Refusal, Step
from tessera.kernel.geometry import bits


class SpendOnEconomy(SpendTrade, frozen=True):
    """Each trade token lets every caravan move one space further (ND-9.02)."""

    rule = "ND-9.02"
    gain = "economy"

    def go_on(self, s: NewDawn, spent: int) -> None:
        p = s.players[self.seat]
        card = s.content.focus[p.row[self.place]]
        colossus = s.content.wonders[s.content.wonder_id["colossus"]].amount
        extra = colossus if has_wonder(s, p, "colossus") else 0
        steps: list[Step] = [
            ChooseCaravan(self.seat, p.row[self.place], self.slot, card.range + spent, extra)
        ]
        if card.key == "steam_power":
            steps.append(ExchangeResource(self.seat))
        s.then(*steps)


# --- which caravan ------------------------------------------------------------------------------------------


def waiting_caravans(s: NewDawn, p: Player) -> int:
    """Caravans on the economy card that may still move this turn (ND-9.10)."""
    return caravan_limit(s, p) - len(p.caravans) - s.turn.returned


def start_cities(s: NewDawn, p: Player) -> list[int]:
    """Where a caravan leaves the economy card: the capital or a mature city; for Rome any city (ND-9.03, ND-20.01)."""
    if leads(s, p, "rome"):
        return list(bits(city_spaces(p)))
    return sorted({p.capital, *mature_cities(s, p)})


class ChooseCaravan(Question, frozen=True):
    """Move the caravans in any order, each once; those not chosen stay (ND-9.02, ND-9.03)."""

    card: int
    slot: int
    reach: int
    extra: int
    """Spaces of the Colossus left for all caravans together (ND-21.09)."""
    moved: tuple[int, ...] = ()
    """Where caravans stand that have moved in this resolution."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        ready = list(p.caravans)
        for cell in self.moved:
            if cell in ready:
                ready.remove(cell)
        options: list[Option] = [("caravan", cell) for cell in dict.fromkeys(ready)]
        if waiting_caravans(s, p) > 0:
            options += [("send", cell) for cell in start_cities(s, p)]
        options = [option for option in options if self.journey(option).reachable(s)]
        return [*options, STOP] if options else []

    def journey(self, option: Option) -> MoveCaravan:
        return MoveCaravan(
            self.seat,
            self.card,
            self.slot,
            self.reach,
            self.extra,
            self.moved,
            int(option[1]),
            option[0] == "send",
        )

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != STOP:
            s.then(self.journey(option))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-choose-caravan", {"seat": self.seat, "count": self.reach}, rule="ND-9.02")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option[0] != "send":
            return describe_space(s, option, "ND-9.02", "do-move-no-more")
        cell = int(option[1])
        city = "capital" if cell == s.players[self.seat].capital else "city"
        args: Words = {"target": city, **space_words(s, cell)}
        return Description("do-send", args, (f"space:{cell}",), "ND-9.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if cell == NONE:
            return None
        if option[0] == "send":
            p = s.players[self.seat]
            if waiting_caravans(s, p) <= 0:
                return Refusal("refused-no-caravan", rule="ND-9.10")
            if cell in start_cities(s, p):
                return Refusal("refused-path-blocked", {"range": self.reach + self.extra}, "ND-9.04")
            return Refusal("refused-not-mature", rule="ND-9.03")
        return Refusal("refused-caravan-moved", rule="ND-9.02") if option[0] == "caravan" else None


# --- where it goes ------------------------------------------------------------------------------------------


def places_of_trade(s: NewDawn, p: Player) -> int:
    """City-states and rival cities, where a caravan arrives; a conquered city-state is one (ND-9.07, ND-9.13)."""
    spaces = city_state_spaces(s) | rival_cities(s, p)
    for city_state, holder in enumerate(s.city_states):
        if holder >= 0 and holder != p.seat:
            spaces |= 1 << s.board.city_states[city_state]
    return spaces


class MoveCaravan(Question, frozen=True):
    """Where a caravan goes. The way is the shortest; with Currency it may be walked from barbarian to barbarian.

    Barbarians are entered only as the end of a leg, after which the caravan may go on (ND-9.15).
    """

    card: int
    slot: int
    reach: int
    extra: int
    moved: tuple[int, ...]
    cell: int
    fresh: bool
    """Whether it comes from the economy card."""
    left: int = NONE
    """Spaces left on a journey that is going on."""

    def steps_left(self) -> int:
        return self.reach if self.left == NONE else self.left

    def enterable(self, s: NewDawn) -> int:
        """Spaces a caravan may enter, barbarians aside (ND-9.04 - ND-9.06, ND-9.20)."""
        p = s.players[self.seat]
        spaces = land_up_to(s, p, self.slot)
        return spaces | s.board.water if s.content.focus[self.card].water else spaces

    def reachable(self, s: NewDawn) -> dict[int, int]:
        """Every space the caravan can go to, with its distance."""
        p = s.players[self.seat]
        enterable = self.enterable(s)
        barbarians = barbarian_spaces(s)
        hostile = barbarians & enterable if s.content.focus[self.card].key == "currency" else 0
        free = enterable & ~barbarians
        barred = 0
        for cell in s.turn.arrived:  # one arrival per place and turn (ND-9.09)
            barred |= 1 << cell
        barred &= places_of_trade(s, p)
        next_to = s.board.grid.next_to
        found: dict[int, int] = {}
        wave = 1 << self.cell
        seen = 0 if self.fresh else wave  # one from the card may come back into the city it started from
        for distance in range(1, self.steps_left() + self.extra + 1):
            ring = next_to(wave) & ~seen
            for cell in bits(ring & (free | hostile) & ~barred):
                found[cell] = distance
            wave = ring & free
            seen |= wave | ring & hostile
            if not wave:
                break
        return found

    def options(self, s: NewDawn) -> list[Option]:
        goals: list[Option] = [("go", cell) for cell in sorted(self.reachable(s))]
        return goals if self.fresh else [*goals, STOP]  # a fresh one stays by not being sent

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            self.end(s, self.cell, self.extra)
            return
        cell = int(option[1])
        distance = self.reachable(s)[cell]
        left = max(0, self.steps_left() - distance)
        extra = self.extra - max(0, distance - self.steps_left())
        p = s.players[self.seat]
        if not self.fresh:
            p.caravans = take(p.caravans, self.cell)
        p.caravans = put(p.caravans, cell)
        if barbarian_spaces(s) >> cell & 1:
            journey = structs.replace(self, cell=cell, fresh=False, left=left, extra=extra)
            s.then(journey)
            s.tell("caravan-moved", seat=self.seat, **space_words(s, cell))
            defeat_barbarian(s, p, cell, reward=False)
        else:
            structs.replace(self, cell=cell, fresh=False).end(s, cell, extra)

    def end(self, s: NewDawn, cell: int, extra: int) -> None:
        """The journey is over: in a city-state or rival city the caravan arrives (ND-9.07)."""
        moved = self.moved
        steps: list[Step] = []
        if places_of_trade(s, s.players[self.seat]) >> cell & 1:
            steps.append(Arrive(self.seat, cell))
        else:
            moved = (*moved, cell)
            s.tell("caravan-moved", seat=self.seat, **space_words(s, cell))
        s.then(*steps, ChooseCaravan(self.seat, self.card, self.slot, self.reach, extra, moved))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "count": self.steps_left() + self.extra}
        args |= space_words(s, self.cell)
        return Description("ask-move-caravan", args, (f"space:{self.cell}",), "ND-9.04")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stay-there", rule="ND-9.02")
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
        if option[0] != "go" or cell == NONE:
            return None
        bit = 1 << cell
        if cell in s.turn.arrived:
            return Refusal("refused-arrived", rule="ND-9.09")
        if barbarian_spaces(s) & bit and s.content.focus[self.card].key != "currency":
            return Refusal("refused-barbarian", rule="ND-9.05")
        if s.board.water & bit and not s.content.focus[self.card].water:
            return Refusal("refused-water", rule="ND-9.04")
        if not self.enterable(s) & bit:
            return refuse_terrain(s, cell, self.slot, "ND-9.04")
        reach = self.steps_left() + self.extra
        if s.board.grid.within(1 << self.cell, reach) & bit:
            return Refusal("refused-path-blocked", {"range": reach}, "ND-9.04")
        return Refusal("refused-too-far", {"range": reach}, "ND-9.02")


# --- arriving -----------------------------------------------------------------------------------------------


class Arrive(Act, frozen=True):
    """The caravan goes back to the card; two trade tokens, perhaps a diplomacy card (ND-9.10 - ND-9.12)."""

    player: int
    cell: int

    def run(self, s: NewDawn) -> None:
        p = s.players[self.player]
        p.caravans = take(p.caravans, self.cell)
        s.turn.returned += 1
        s.turn.arrived += (self.cell,)
        trade = s.content.constants.arrival_trade
        city_state = city_state_at(s, self.cell)
        if city_state != NONE and s.city_states[city_state] == NEUTRAL:
            row = s.content.city_states[city_state]
            s.tell("arrived-city-state", seat=p.seat, city=row.key)
            s.then(GainTrade(p.seat, trade, row.type), TakeEnvoy(p.seat, city_state))
            return
        rival = owner_of(s, self.cell)
        assert rival is not None
        s.tell("arrived", seat=p.seat, other_seat=rival.seat)
        s.then(
            GainTrade(p.seat, trade),
            TakePact(p.seat, rival.seat),
            VisitEmbassy(p.seat, rival.seat, self.cell),
        )


class VisitEmbassy(Act, frozen=True):
    """At the capital of an Embassy's giver: a trade token for the giver, a resource for the guest (ND-15.06)."""

    player: int
    giver: int
    cell: int

    def run(self, s: NewDawn) -> None:
        p, giver = s.players[self.player], s.players[self.giver]
        if self.cell == giver.capital and holds_pact(p, self.giver, EMBASSY):
            amount = s.content.pacts[EMBASSY].amount
            s.then(GainTrade(self.giver, amount), GainResource(self.player, "embassy"))
