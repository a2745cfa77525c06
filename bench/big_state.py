"""A state as large as that of the largest civilization game on the list: what a clone of it costs.

Four players with a dozen lists and three hands each, three ages of civil and military decks, a card row of
thirteen, events, and a full agenda. Nothing here plays; only `clone` is measured.
"""

from __future__ import annotations

from typing import Annotated, Any, Self

from msgspec import Struct, field

from tessera.kernel import NO_ONE, OWNER, Ask, Bag, Content, Hidden, Pile, Public, Seeded, Setup, State
from tessera.kernel.step import Step

SEATS = 4


class Tables(Struct, frozen=True):
    cards: int = 300


class Nation(Struct):
    """One player's civilization."""

    seat: Public[int]
    culture: Public[int] = 0
    culture_income: Public[int] = 0
    science: Public[int] = 0
    science_income: Public[int] = 0
    strength: Public[int] = 0
    happiness: Public[int] = 0
    civil_actions: Public[int] = 4
    military_actions: Public[int] = 2
    yellow_bank: Public[int] = 18
    blue_bank: Public[int] = 16
    government: Public[int] = 0
    leader: Public[int] = 0
    tactic: Public[int] = 0

    technologies: Public[list[int]] = []
    workers: Public[list[int]] = []
    blue_tokens: Public[list[int]] = []
    farms: Public[list[int]] = []
    mines: Public[list[int]] = []
    urban: Public[list[int]] = []
    units: Public[list[int]] = []
    specials: Public[list[int]] = []
    wonders: Public[list[int]] = []
    wonder_stages: Public[list[int]] = []
    colonies: Public[list[int]] = []
    pacts: Public[list[int]] = []
    played_this_turn: Public[list[int]] = []

    civil_hand: Annotated[Bag, Hidden("civil", OWNER)] = field(default_factory=Bag)
    military_hand: Annotated[Bag, Hidden("military", OWNER)] = field(default_factory=Bag)
    reserve: Annotated[Pile, Hidden("military")] = field(default_factory=Pile)

    def clone(self) -> Nation:
        n: Nation = self.__copy__()  # type: ignore[attr-defined]
        n.technologies = [*self.technologies]
        n.workers = [*self.workers]
        n.blue_tokens = [*self.blue_tokens]
        n.farms = [*self.farms]
        n.mines = [*self.mines]
        n.urban = [*self.urban]
        n.units = [*self.units]
        n.specials = [*self.specials]
        n.wonders = [*self.wonders]
        n.wonder_stages = [*self.wonder_stages]
        n.colonies = [*self.colonies]
        n.pacts = [*self.pacts]
        n.played_this_turn = [*self.played_this_turn]
        n.civil_hand = self.civil_hand.clone()
        n.military_hand = self.military_hand.clone()
        n.reserve = self.reserve.clone()
        return n


class BigState(State, kw_only=True):
    content: Content[Any]

    nations: Public[list[Nation]]
    order: Public[list[int]]
    age: Public[int] = 1
    round: Public[int] = 1
    row: Public[list[int]]
    common_tactics: Public[list[int]]
    civil_decks: Annotated[list[Bag], Hidden("civil")]
    military_decks: Annotated[list[Bag], Hidden("military")]
    current_events: Annotated[Pile, Hidden("military")]
    future_events: Annotated[Pile, Hidden("military")]
    past_events: Public[list[int]]
    discarded: Annotated[list[Bag], Hidden("military")]

    def clone(self) -> Self:
        s = super().clone()
        s.nations = [nation.clone() for nation in self.nations]
        s.order = [*self.order]
        s.row = [*self.row]
        s.common_tactics = [*self.common_tactics]
        s.civil_decks = [deck.clone() for deck in self.civil_decks]
        s.military_decks = [deck.clone() for deck in self.military_decks]
        s.current_events = self.current_events.clone()
        s.future_events = self.future_events.clone()
        s.past_events = [*self.past_events]
        s.discarded = [deck.clone() for deck in self.discarded]
        return s


class PlayCard(Ask, frozen=True):
    """Something on the agenda."""

    card: int


def big_state() -> BigState:
    """A position in the middle of a match, filled with numbers that mean nothing."""
    chance = Seeded("big state")

    def some(n: int) -> list[int]:
        return [chance.pick(300) for _ in range(n)]

    def pile(n: int) -> Pile:
        return Pile(tuple(some(n)), (NO_ONE,) * n)

    nations = [
        Nation(
            seat,
            technologies=some(14),
            workers=some(14),
            blue_tokens=some(14),
            farms=some(3),
            mines=some(3),
            urban=some(8),
            units=some(6),
            specials=some(4),
            wonders=some(4),
            wonder_stages=some(4),
            colonies=some(3),
            pacts=some(2),
            played_this_turn=some(3),
            civil_hand=Bag.of(some(6)),
            military_hand=Bag.of(some(5)),
            reserve=pile(2),
        )
        for seat in range(SEATS)
    ]
    agenda: list[Step] = [PlayCard(chance.pick(SEATS), card) for card in some(8)]
    return BigState(
        setup=Setup("big", SEATS),
        content=Content(Tables()),
        agenda=agenda,
        nations=nations,
        order=list(range(SEATS)),
        row=some(13),
        common_tactics=some(6),
        civil_decks=[Bag.of(some(40)) for _ in range(3)],
        military_decks=[Bag.of(some(50)) for _ in range(3)],
        current_events=pile(8),
        future_events=pile(8),
        past_events=some(12),
        discarded=[Bag.of(some(10)) for _ in range(3)],
    )
