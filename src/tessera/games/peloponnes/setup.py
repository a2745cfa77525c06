"""Setting up (chapter 3), with the optional choice of a civilization (PE-17.06)."""

from __future__ import annotations

from tessera.games.peloponnes.content import DECKS
from tessera.games.peloponnes.rounds import NextRound
from tessera.games.peloponnes.tableau import DISASTERS, CardSet, Peloponnes, Player
from tessera.kernel import Act, Ask, Bag, Chance, Description, Option, Setup, Together


def lay_out(setup: Setup, content: CardSet, chance: Chance) -> Peloponnes:
    """The table before civilizations and coin cards are dealt (PE-3.01, PE-3.06 - PE-3.08)."""
    s = Peloponnes(
        setup=setup,
        content=content,
        chance=chance,
        players=[Player(seat) for seat in range(setup.seats)],
        order=tuple(range(setup.seats)),
        markers=[0] * len(DISASTERS),
        power_decks=[
            Bag.of(i for i, card in enumerate(content.cards) if card.deck == deck) for deck in DECKS
        ],
        coin_deck=Bag.of(x for x, n in enumerate(content.constants.coin_cards_per_symbol) for _ in range(n)),
        civilizations_left=Bag.of(range(len(content.civilizations))),
    )
    s.then(DealCivilizations(), DealCoins(), NextRound())
    return s


class DealCivilizations(Act, frozen=True):
    """One civilization card each, face up (PE-3.02); or several to choose from (PE-17.06)."""

    def run(self, s: Peloponnes) -> None:
        draft = s.setup.settings["draft_civilizations"]
        count = s.content.house.draft_civilizations if draft else 1
        for p in s.players:
            for _ in range(count):
                p.candidates.add(s.chance.draw(s.civilizations_left))
        s.then(Together(tuple([ChooseCivilization(p.seat) for p in s.players])))


class ChooseCivilization(Ask, frozen=True):
    """Keep one of the dealt civilization cards; the others leave the game (PE-17.06)."""

    def options(self, s: Peloponnes) -> list[Option]:
        candidates = s.players[self.seat].candidates.cards
        return [("keep", s.content.civilizations[civilization].key) for civilization in candidates]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        for civilization in p.candidates.take_all():
            if s.content.civilizations[civilization].key == option[1]:
                p.civilization = civilization
            else:
                s.civilizations_left.add(civilization)
        s.tell("plays-civilization", seat=self.seat, civ=str(option[1]))

    def describe(self, s: Peloponnes, option: Option) -> Description:
        return Description("do-keep", {"civ": option[1]}, (f"civilization:{option[1]}",), "PE-17.06")


class DealCoins(Act, frozen=True):
    """Turn order by order number; coin cards as the civilization card shows (PE-3.03, PE-3.04)."""

    def run(self, s: Peloponnes) -> None:
        civilizations = s.content.civilizations
        s.order = tuple(sorted(s.order, key=lambda seat: civilizations[s.players[seat].civilization].number))
        for p in s.players:
            for _ in range(civilizations[p.civilization].coins):
                p.hand.add(s.chance.draw(s.coin_deck))
