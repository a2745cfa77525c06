"""Setting up (chapter 3), with the optional choice of a civilization (PE-17.06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tessera.games.peloponnes.content import DISASTERS, Box
from tessera.games.peloponnes.rules.rounds import NextRound
from tessera.games.peloponnes.rules.tableau import settle_as
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import Act, Bag, Chance, Choose, Description, Option, Setup, Together
from tessera.kernel.scopes import Scope


def lay_out(setup: Setup, content: Box, chance: Chance) -> Peloponnes:
    """The table before civilizations and coin cards are dealt (PE-3.01, PE-3.06 - PE-3.08)."""
    s = Peloponnes(
        setup=setup,
        content=content,
        chance=chance,
        players=[Player(seat) for seat in range(setup.seats)],
        order=tuple(range(setup.seats)),
        markers=[0] * len(DISASTERS),
        power_decks=[Bag.of(deck) for deck in content.decks],
        coin_deck=Bag.of(content.coins),
        civilizations_left=Bag.of(content.civilizations),
    )
    s.then(DealCivilizations(), DealCoins(), Scope("setup"), NextRound())
    return s


class DealCivilizations(Act, frozen=True):
    """One civilization card each, face up (PE-3.02); or several to choose from (PE-17.06)."""

    def run(self, s: Peloponnes) -> None:
        draft = s.setup.settings["draft_civilizations"]
        count = s.content.house.draft_civilizations if draft else 1
        for p in s.players:
            p.candidates.add_all(s.chance.draw_several(s.civilizations_left, count))
        s.then(Together(tuple([ChooseCivilization(p.seat) for p in s.players])))


class ChooseCivilization(Choose, frozen=True):
    """Keep one of the dealt civilization cards; the others leave the game (PE-17.06)."""

    verb: ClassVar[str] = "keep"
    element: ClassVar[str] = "civilization"
    rule: ClassVar[str] = "PE-17.06"
    stop: ClassVar[None] = None

    def among(self, s: Peloponnes) -> Sequence[str]:
        return [s.content.rows[civilization].key for civilization in s.players[self.seat].candidates.cards]

    def take(self, s: Peloponnes, what: str) -> None:
        p = s.players[self.seat]
        kept = s.content.number[what]
        p.candidates.remove(kept)
        s.civilizations_left.add_all(p.candidates.take_all())
        settle_as(s, p, kept)
        s.tell("plays-civilization", seat=self.seat, civ=what)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        return Description("do-keep", {"civ": option[1]}, (f"{self.element}:{option[1]}",), self.rule)


class DealCoins(Act, frozen=True):
    """Turn order by order number; coin cards as the civilization card shows (PE-3.03, PE-3.04)."""

    def run(self, s: Peloponnes) -> None:
        civilizations = s.content.civilizations
        number = {p.seat: civilizations[p.civilization].number for p in s.players}
        s.order = tuple(sorted(s.order, key=number.__getitem__))
        for p in s.players:
            coins = civilizations[p.civilization].coins
            p.hand.add_all(s.chance.draw_several(s.coin_deck, coins))
