"""Nim with secrets: a small game that has everything the command line must cope with.

Take one to three stones, or draw a card that only you see. Who takes the last stone gets a bonus; stones and cards
count. There is chance (drawing), hidden information (hands and deck), a switch, a house rule with simultaneous
secret stakes, and a rule that can refuse.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Self

from msgspec import Struct

from tessera.kernel import (
    OWNER,
    Act,
    Ask,
    Bag,
    Chance,
    Content,
    Description,
    Game,
    Hidden,
    Option,
    Outcome,
    Public,
    Refusal,
    ScoreLine,
    Setting,
    Setup,
    State,
    Together,
    only,
    switch,
)
from tessera.kernel.content import BadContent
from tessera.kernel.outcome import ranks_of

HAND_LIMIT = 2


class Card(Struct, frozen=True):
    key: str
    worth: int


class Constants(Struct, frozen=True):
    most: int = 3
    last_stone: int = 2


class Tables(Struct, frozen=True):
    cards: tuple[Card, ...]
    constants: Constants = Constants()


class Player(Struct, kw_only=True):
    seat: int
    stones: Public[int] = 0
    stake: Public[int] = 0
    hand: Annotated[Bag, Hidden("cards", seen_by=OWNER)]

    def clone(self) -> Player:
        return Player(seat=self.seat, stones=self.stones, stake=self.stake, hand=self.hand.clone())


class Nim(State, kw_only=True):
    heap: Public[int]
    players: Public[list[Player]]
    deck: Annotated[Bag, Hidden("cards")]

    def clone(self) -> Self:
        s = super().clone()
        s.players = [player.clone() for player in self.players]
        s.deck = self.deck.clone()
        return s

    @property
    def tables(self) -> Tables:
        tables = self.content.tables
        assert isinstance(tables, Tables)
        return tables


class Turn(Act, frozen=True):
    of: int

    def run(self, s: Nim) -> None:
        s.then(Move(self.of), Turn((self.of + 1) % s.seats))


class Move(Ask, frozen=True):
    def options(self, s: Nim) -> list[Option]:
        options: list[Option] = [("take", n) for n in range(1, min(s.tables.constants.most, s.heap) + 1)]
        if self.may_draw(s):
            options.append(("draw",))
        return options

    def may_draw(self, s: Nim) -> bool:
        return len(s.deck) > 0 and len(s.players[self.seat].hand) < HAND_LIMIT

    def resolve(self, s: Nim, option: Option) -> None:
        me = s.players[self.seat]
        if option[0] == "draw":
            card = s.chance.draw(s.deck)
            me.hand.add(card)
            s.tell("drew", seat=self.seat)
            s.tell("drew-card", to=only(self.seat), card=s.tables.cards[card].key)
            return
        taken = int(option[1])
        me.stones += taken
        s.heap -= taken
        s.tell("took", seat=self.seat, count=taken)
        if s.heap == 0:
            finish(s, self.seat)

    def describe(self, s: Nim, option: Option) -> Description:
        if option[0] == "draw":
            return Description("do-draw", rule="NI-2.02")
        return Description("do-take", {"count": option[1]}, rule="NI-2.01")

    def why_not(self, s: Nim, option: Option) -> Refusal | None:
        if option[0] == "draw" and not self.may_draw(s):
            return Refusal("refused-hand-full", {"most": HAND_LIMIT}, "NI-2.02")
        if option[0] == "take":
            return Refusal("refused-too-many", {"most": min(s.tables.constants.most, s.heap)}, "NI-2.01")
        return None


class Stake(Ask, frozen=True):
    def options(self, s: Nim) -> list[Option]:
        return [("stake", 0), ("stake", 1), ("stake", 2)]

    def resolve(self, s: Nim, option: Option) -> None:
        s.players[self.seat].stake = int(option[1])
        s.tell("staked", seat=self.seat, count=option[1])


def finish(s: Nim, last: int) -> None:
    lines = tuple(
        (
            ScoreLine("score-stones", player.stones),
            ScoreLine("score-cards", sum(s.tables.cards[card].worth for card in player.hand.cards)),
            ScoreLine(
                "score-last",
                s.tables.constants.last_stone + player.stake if player.seat == last else -player.stake,
            ),
        )
        for player in s.players
    )
    scores = tuple(sum(line.amount for line in mine) for mine in lines)
    s.finish(Outcome(ranks_of([(score,) for score in scores]), scores, "last-stone", lines))


class NimGame(Game[Nim, Content[Any]]):
    id = "nim"
    name = {"en": "Secret Nim", "de": "Geheimes Nim"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "NI"
    state = Nim
    package = __name__
    settings = (
        switch("stakes", False, rule="NI-3.01"),
        Setting("stones", 15, (7, 15, 40), rule="NI-1.01"),
        switch("solo", False, seats=(1,)),
    )
    tables = Tables(
        tuple(Card(key, worth) for worth, key in enumerate(("ant", "bee", "cat", "dog", "elk", "fox")))
    )
    longest = 100

    def load(self, tables: Any) -> Content[Any]:
        if tables.constants.most < 1:
            raise BadContent("constants: at least one stone must be allowed")
        return Content(tables)

    def deal(self, setup: Setup, content: Content[Any], chance: Chance) -> Nim:
        s = Nim(
            setup=setup,
            content=content,
            chance=chance,
            heap=int(setup.settings["stones"]),
            players=[Player(seat=seat, hand=Bag()) for seat in range(setup.seats)],
            deck=Bag.of(range(len(self.tables.cards))),
        )
        for player in s.players:
            player.hand.add(chance.draw(s.deck))
        s.then(Turn(0))
        if setup.settings["stakes"]:
            s.then(Together(tuple(Stake(seat) for seat in range(setup.seats))))
        return s

    def evaluate(self, s: Nim, seat: int) -> float:
        me = s.players[seat]
        return me.stones + sum(s.tables.cards[card].worth for card in me.hand.cards) + me.stake / 10

    def names(self, content: Content[Any]) -> Mapping[str, int]:
        return {card.key: number for number, card in enumerate(self.tables.cards)}

    def components(self, content: Content[Any]) -> Iterable[str]:
        return [card.key for card in self.tables.cards]

    def components_used(self, s: Nim) -> Iterable[str]:
        return [self.tables.cards[card].key for player in s.players for card in player.hand.cards]

    def sources(self) -> Mapping[str, int]:
        return {"rulebook": 4, "memory": 2}


game = NimGame()
