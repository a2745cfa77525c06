"""Wars (TA-6.35): what the victor gets for the advantage."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.content import War
from tessera.games.throughtheages.hooks import WAR_WON
from tessera.games.throughtheages.rules.technologies import add_special, has_name

wars = Cards[War]()
card = wars.add

TWO: Final = {2: 2, 3: 2, 4: 2}
SIX: Final = {2: 6, 3: 6, 4: 6}


def territory_spoils(s: Ages, p: Civilization, card: HeldAs[War], loser: int, advantage: int) -> Step:
    """Tokens, and 1 more for each full so many of the advantage (TA-6.42)."""
    more = advantage // card.row.every if card.row.every else 0
    return Steal(seat=p.seat, victim=loser, yellow=card.row.amount + more)


card(
    War("war_over_territory", age=II, ma=2, amount=1, every=5, copies=TWO),
    On(WAR_WON, territory_spoils, own=True),
)


class TechnologySpoils(ChooseCard, frozen=True, kw_only=True):
    """Special technologies at their printed cost, the rest in science points (TA-6.43)."""

    verb: ClassVar[str] = "steal"
    rule: ClassVar[str] = "TA-6.43"

    victim: int
    advantage: int

    def among(self, s: Ages) -> list[str]:
        p, rows = s.players[self.seat], s.content.special
        cards = [card for card in s.players[self.victim].specials if rows[card].science <= self.advantage]
        return [rows[card].key for card in cards if not has_name(s, p, card)]

    def options(self, s: Ages) -> list[Option]:
        return [*[("steal", key) for key in self.among(s)], STOP]

    def resolve(self, s: Ages, option: Option) -> None:
        if option == STOP:
            s.then(Steal(seat=self.seat, victim=self.victim, science=self.advantage))
            return
        victim, card = s.players[self.victim], s.content.number[str(option[1])]
        victim.specials = take(victim.specials, card)
        out_of_play(s, victim, card)
        s.tell("technology-stolen", seat=self.seat, other_seat=self.victim, card=str(option[1]))
        left = self.advantage - s.content.special[card].science
        s.then(TechnologySpoils(self.seat, victim=self.victim, advantage=left))
        add_special(s, s.players[self.seat], card)  # of its type the higher level stays (TA-11.07)


def technology_spoils(s: Ages, p: Civilization, card: Held, loser: int, advantage: int) -> Step:
    return TechnologySpoils(p.seat, victim=loser, advantage=advantage)


card(War("war_over_technology", age=II, ma=2, copies=TWO), On(WAR_WON, technology_spoils, own=True))


def culture_spoils(s: Ages, p: Civilization, card: HeldAs[War], loser: int, advantage: int) -> Step:
    return Steal(seat=p.seat, victim=loser, culture=card.row.amount + advantage)


card(War("war_over_culture", age=III, ma=3, amount=5, copies=SIX), On(WAR_WON, culture_spoils, own=True))

card(
    War(
        "hybrid_war",
        age=III,
        ma=2,
        symbols=Symbols(happy=-2),
        set=NEW_MILITARY,
        cost_source=RECONSTRUCTED,
    ),
    On(WAR_WON, culture_spoils, own=True),
)
