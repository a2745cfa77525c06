"""Parley: a small game with everything that has to do with composed answers, responses and explanations.

Whoever is on turn works, rests, or demands something of a rival (one answer of up to three parts). What is announced
may be prevented by a hidden card, and that again by another one. Whoever has a card might have that card, as far as
everybody knows.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self

from msgspec import Struct, field

from tessera.kernel import (
    OWNER,
    Act,
    Bag,
    Chance,
    Compose,
    Content,
    Description,
    Game,
    Hidden,
    Option,
    Outcome,
    Public,
    Refusal,
    Respond,
    Setting,
    Setup,
    State,
    announce,
    cancel,
    only,
)
from tessera.kernel.effects import Summand
from tessera.kernel.outcome import ranks_of
from tessera.kernel.step import Step

WAGE = 2
MOST = 3
PLAIN, VETO = 0, 1
WORK: Option = ("work",)
REST: Option = ("rest",)


class Card(Struct, frozen=True):
    key: str


class Tables(Struct, frozen=True):
    cards: tuple[Card, ...] = (Card("plain"), Card("veto"))


class Player(Struct, kw_only=True):
    seat: Public[int]
    coins: Public[int] = WAGE
    earned: Public[int] = WAGE
    hand: Annotated[Bag, Hidden("cards", seen_by=OWNER)] = field(default_factory=Bag)

    def clone(self) -> Player:
        return Player(seat=self.seat, coins=self.coins, earned=self.earned, hand=self.hand.clone())


class Parley(State, kw_only=True):
    players: Public[list[Player]]
    turn: Public[int] = 0
    spent: Public[tuple[int, ...]] = ()
    deck: Annotated[Bag, Hidden("cards")]

    def clone(self) -> Self:
        s = super().clone()
        s.players = [player.clone() for player in self.players]
        s.deck = self.deck.clone()
        return s


class Turn(Act, frozen=True):
    def run(self, s: Parley) -> None:
        if s.turn == int(s.setup.settings["rounds"]) * s.seats:
            scores = tuple([player.coins for player in s.players])
            s.finish(Outcome(ranks_of([(score,) for score in scores]), scores, "rounds-over"))
            return
        seat = s.turn % s.seats
        s.turn += 1
        s.then(TakeTurn(seat), Turn())


class TakeTurn(Compose, frozen=True):
    """Work, rest, or: demand 2 / coins 3 / loudly."""

    def part(self, s: Parley) -> list[Option] | None:
        demand = self.chose("demand")
        if demand is None:
            rich = [p.seat for p in s.players if p.seat != self.seat and p.coins]
            return None if self.chosen else [WORK, *[("demand", seat) for seat in rich], REST]
        if len(self.chosen) == 1:
            return [("coins", n) for n in range(1, min(MOST, s.players[int(demand[1])].coins) + 1)]
        return [("loudly",), ("quietly",)] if len(self.chosen) == 2 else None

    def suggest(self, s: Parley) -> Option | None:
        return ("coins", 1) if len(self.chosen) == 1 else ("loudly",) if self.chosen else None

    def complete(self, s: Parley) -> None:
        if self.chosen == (REST,):
            s.tell("rested", seat=self.seat)
            return
        demand, coins = self.chose("demand"), self.chose("coins")
        if demand is None or coins is None:
            s.tell("announced-work", seat=self.seat)
            announce(s, Work(self.seat), vetoes(s, self.seat, self.seat))
        else:
            rival, count = int(demand[1]), int(coins[1])
            s.tell("announced-demand", seat=self.seat, other_seat=rival, count=count)
            announce(s, Exact(self.seat, rival, count), vetoes(s, self.seat, rival))

    def describe(self, s: Parley, option: Option) -> Description:
        if option[0] == "demand":
            return Description("do-demand", {"other_seat": option[1]}, (f"seat:{option[1]}",), "PA-1.02")
        if option[0] == "coins":
            return Description("do-coins", {"count": option[1]}, rule="PA-1.03")
        return super().describe(s, option)

    def why_not(self, s: Parley, option: Option) -> Refusal | None:
        if option[0] == "coins":
            return Refusal("refused-too-much", {"most": len(self.options(s))}, "PA-1.03")
        return None


class Work(Act, frozen=True):
    seat: int

    def run(self, s: Parley) -> None:
        s.players[self.seat].coins += WAGE
        s.players[self.seat].earned += WAGE
        s.tell("worked", seat=self.seat, count=WAGE)


class Exact(Act, frozen=True):
    seat: int
    rival: int
    coins: int

    def run(self, s: Parley) -> None:
        s.players[self.rival].coins -= self.coins
        s.players[self.seat].coins += self.coins
        s.tell("exacted", seat=self.seat, other_seat=self.rival, count=self.coins)


def vetoes(s: Parley, seat: int, rival: int) -> tuple[Respond, ...]:
    """Everybody else may object, in turn order."""
    return tuple([Veto((seat + i) % s.seats, rival) for i in range(1, s.seats)])


class Veto(Respond, frozen=True):
    kind: ClassVar[str] = "veto"

    rival: int
    """Whom the announced act is aimed at."""

    def cover(self, s: Parley) -> bool:
        return len(s.players[self.seat].hand) > 0

    def responses(self, s: Parley) -> list[Option]:
        return [("veto",)] if VETO in s.players[self.seat].hand else []

    def targeted(self, s: Parley) -> bool:
        return self.seat == self.rival

    def respond(self, s: Parley, option: Option) -> None:
        s.players[self.seat].hand.remove(VETO)
        s.spent += (VETO,)
        s.tell("vetoed", seat=self.seat)
        announce(s, Prevent(self.seat), vetoes(s, self.seat, self.seat))


class Prevent(Act, frozen=True):
    seat: int

    def run(self, s: Parley) -> None:
        what: Step | None = cancel(s)
        s.tell("prevented", seat=self.seat, other_seat=what.seat if what is not None else self.seat)


class ParleyGame(Game[Parley, Content[Any]]):
    id = "parley"
    name = {"en": "Parley", "de": "Unterredung"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "PA"
    state = Parley
    package = __name__
    tables = Tables()
    settings = (Setting("rounds", 4, (2, 4, 30)), Setting("vetoes", "mixed", ("mixed", "all", "none")))
    longest = 2000

    def deal(self, setup: Setup, content: Content[Any], chance: Chance) -> Parley:
        kinds = {"mixed": (PLAIN, VETO), "all": (VETO, VETO), "none": (PLAIN, PLAIN)}
        deck = Bag.of([*kinds[str(setup.settings["vetoes"])]] * 8)
        s = Parley(setup=setup, content=content, chance=chance, players=[], deck=deck)
        for seat in range(setup.seats):
            player = Player(seat=seat, hand=Bag.of([chance.draw(deck) for _ in range(2)]))
            s.players.append(player)
        for player in s.players:
            s.tell("dealt", to=only(player.seat), count=len(player.hand))
        s.then(Turn())
        return s

    def evaluate(self, s: Parley, seat: int) -> float:
        return float(s.players[seat].coins)

    def explain(self, s: Parley, seat: int, value: str) -> list[Summand]:
        player = s.players[seat]
        if value != "coins":
            return []
        return [Summand("earned", player.earned), Summand("demanded", player.coins - player.earned)]


game = ParleyGame()
