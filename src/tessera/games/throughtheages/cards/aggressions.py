"""Aggressions (TA-6.20): what the victor gets."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.content import Aggression
from tessera.games.throughtheages.hooks import AGGRESSION_WON, MAY_PLAY
from tessera.games.throughtheages.rules.cardrow import may_have
from tessera.games.throughtheages.rules.gains import StealMix, lost
from tessera.games.throughtheages.rules.inplay import into_play
from tessera.games.throughtheages.rules.leaders import remove_leader
from tessera.games.throughtheages.rules.politics import TakeKidnapped
from tessera.games.throughtheages.rules.ratings import civil_hand_limit
from tessera.games.throughtheages.rules.wonders import lose_unfinished
from tessera.kernel import DECLINE
from tessera.kernel.data import replace

aggressions = Cards[Aggression]()
card = aggressions.add

TWO: Final = {2: 2, 3: 2, 4: 2}
FOUR: Final = {2: 4, 3: 4, 4: 4}


def enslave(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return InOrder((lost(rival, card.row.losses), given(p.seat, card.row.gains)))


card(
    Aggression(
        "enslave_1",
        age=I,
        ma=2,
        gains=Goods(food=2, resources=2),
        losses=Goods(population=1),
        copies=TWO,
    ),
    On(AGGRESSION_WON, enslave, own=True),
)


def plunder(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return StealMix(p.seat, rival, card.row.amount)


card(Aggression("plunder_1", age=I, ma=1, amount=3, copies=TWO), On(AGGRESSION_WON, plunder, own=True))

card(Aggression("plunder_2", age=II, ma=1, amount=5, copies=TWO), On(AGGRESSION_WON, plunder, own=True))

card(Aggression("plunder_3", age=III, ma=1, amount=7, copies=TWO), On(AGGRESSION_WON, plunder, own=True))


class Raid(Compose, frozen=True, kw_only=True):
    """Destroy a building for each slot that can be filled (TA-6.70): ``raid alchemy / raid drama``."""

    open: ClassVar[bool] = True

    victim: int
    slots: tuple[int, ...]
    """The newest age that each slot allows."""

    def part(self, s: Ages) -> list[Option] | None:
        if len(self.chosen) == len(self.slots):
            return None
        found = self.buildings(s, self.slots[len(self.chosen)])
        options: list[Option] = [("raid", s.content.rows[tech].key) for tech in found]
        filling = [option for option in options if self.leaves_another(s, option)]
        return filling or options or [("raid-nothing",)]

    def leaves_another(self, s: Ages, option: Option) -> bool:
        """Whether the next slot can still be filled: both must be, if that is possible (TA-6.70)."""
        after = replace(self, chosen=(*self.chosen, option))
        return len(after.chosen) == len(self.slots) or bool(after.buildings(s, self.slots[len(after.chosen)]))

    def buildings(self, s: Ages, newest: int) -> list[int]:
        """Without those that are destroyed already: no worker fills two slots."""
        p = s.players[self.victim]
        gone = self.destroyed(s)
        found = destructible(s, p, URBAN_TYPES, newest)
        return [tech for tech in found if p.workers[p.techs.index(tech)] > gone.count(tech)]

    def complete(self, s: Ages) -> None:
        techs = self.destroyed(s)
        cost = sum([s.content.technology[tech].resources for tech in techs])
        half = Gain(seat=self.seat, resources=(cost + 1) // 2)  # of the sum, rounded up once
        s.then(*[Destroy(self.victim, tech) for tech in techs], half)

    def destroyed(self, s: Ages) -> list[int]:
        return [s.content.number[str(option[1])] for option in self.chosen if len(option) > 1]

    def prompt(self, s: Ages) -> Description:
        return Description("ask-raid", {"seat": self.seat, "other_seat": self.victim}, rule="TA-6.70")

    def describe(self, s: Ages, option: Option) -> Description:
        if len(option) == 1:
            return Description("do-raid-nothing", rule="TA-6.70")
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-raid", {"card": option[1], "seat": self.victim}, (element,), "TA-6.70")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-destroy", rule="TA-6.70") if option[0] == "raid" else None


def raid(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return Raid(p.seat, victim=rival, slots=card.row.slots)


def has_building(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> bool:
    """One that the first slot allows."""
    return any(destructible(s, s.players[rival], URBAN_TYPES, newest) for newest in card.row.slots[:1])


RAID = On(AGGRESSION_WON, raid, own=True, when=has_building)

card(Aggression("raid_1", age=I, ma=1, slots=(I,), copies=TWO), RAID)

card(Aggression("raid_2", age=II, ma=2, slots=(II, I), copies=TWO), RAID)

card(Aggression("raid_3", age=III, ma=3, slots=(III, II), copies=TWO), RAID)


def has_colony(s: Ages, p: Civilization, card: Held, rival: int) -> bool:
    return bool(s.players[rival].colonies)


class Annex(Ask, frozen=True):
    """A colony changes hands; only its permanent effects move (TA-17.09)."""

    open: ClassVar[bool] = True

    victim: int

    def options(self, s: Ages) -> list[Option]:
        return [
            ("annex", s.content.rows[card].key) for card in dict.fromkeys(s.players[self.victim].colonies)
        ]

    def resolve(self, s: Ages, option: Option) -> None:
        p, colony = s.players[self.seat], s.content.number[str(option[1])]
        lose_colony(s, s.players[self.victim], colony)
        p.colonies = put(p.colonies, colony)
        into_play(s, p, colony)

    def describe(self, s: Ages, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-annex", {"card": option[1], "seat": self.victim}, (element,), "TA-17.09")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-no-target", rule="TA-6.30") if option[0] == "annex" else None


def annex(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return Annex(p.seat, rival)


card(Aggression("annex_2", age=II, ma=2), On(AGGRESSION_WON, annex, own=True, when=has_colony))


def has_leader_or_wonder(s: Ages, p: Civilization, card: Held, rival: int) -> bool:
    return s.players[rival].leader != NONE or s.players[rival].unfinished != NONE


class Infiltrate(Ask, frozen=True):
    """A leader or an unfinished wonder is removed: culture for each level of it (TA-6.30)."""

    open: ClassVar[bool] = True

    victim: int
    each: int

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.victim]
        return [("remove", s.content.rows[card].key) for card in (p.leader, p.unfinished) if card != NONE]

    def resolve(self, s: Ages, option: Option) -> None:
        victim, card = s.players[self.victim], s.content.number[str(option[1])]
        s.then(Gain(seat=self.seat, culture=self.each * s.content.age[card]))
        if isinstance(s.content.rows[card], Wonder):
            lose_unfinished(s, victim)
        else:
            remove_leader(s, victim)

    def describe(self, s: Ages, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-remove", {"card": option[1], "seat": self.victim}, (element,), "TA-6.30")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-no-target", rule="TA-6.30") if option[0] == "remove" else None


def infiltrate(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return Infiltrate(p.seat, rival, card.row.each)


card(
    Aggression("infiltrate_2", age=II, ma=2, each=3, copies=TWO),
    On(AGGRESSION_WON, infiltrate, own=True, when=has_leader_or_wonder),
)


def spy(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return Steal(seat=p.seat, victim=rival, science=card.row.amount)


card(Aggression("spy_2", age=II, ma=1, amount=5, copies=TWO), On(AGGRESSION_WON, spy, own=True))


def intervene(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return Steal(seat=p.seat, victim=rival, culture=card.row.amount)


card(
    Aggression("armed_intervention_3", age=III, ma=2, amount=7, copies=FOUR),
    On(AGGRESSION_WON, intervene, own=True),
)


# --- new ones -------------------------------------------------------------------------------------------------


def hand_is_full(s: Ages, p: Civilization, card: Held) -> bool:
    return len(p.civil_hand.cards) >= civil_hand_limit(s, p)


def has_civil_card(s: Ages, p: Civilization, card: Held, rival: int) -> bool:
    return bool(s.players[rival].civil_hand.cards)


class SeeCivilHand(Act, frozen=True):
    """After success the attacker looks at the rival's civil cards, which may be closed (TA-36.07b)."""

    seat: int
    victim: int

    def run(self, s: Ages) -> None:
        show_all(s.players[self.victim].civil_hand, only(self.seat))


class Kidnap(Ask, frozen=True):
    """Take a civil card that one may have, or none (TA-36.48)."""

    confirm: ClassVar[bool] = True

    victim: int
    culture: int
    """For its use in the same turn."""

    def options(self, s: Ages) -> list[Option]:
        p, hand = s.players[self.seat], s.players[self.victim].civil_hand
        cards = [card for card in dict.fromkeys(hand.cards) if may_have(s, p, card) is None]
        return [*[("kidnap", s.content.rows[card].key) for card in cards], DECLINE]

    def resolve(self, s: Ages, option: Option) -> None:
        if option != DECLINE:
            s.then(TakeKidnapped(self.seat, self.victim, s.content.number[str(option[1])], self.culture))

    def describe(self, s: Ages, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="TA-36.48")
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-kidnap", {"card": option[1], "seat": self.victim}, (element,), "TA-36.48")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        """The limits of taking hold (TA-8.03, TA-8.04)."""
        if option[0] != "kidnap" or len(option) != 2:
            return None
        card = s.content.number.get(str(option[1]), NONE)
        if card not in s.players[self.victim].civil_hand.cards:
            return Refusal("refused-no-target", rule="TA-36.48")
        return may_have(s, s.players[self.seat], card)


def kidnap(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    return InOrder((SeeCivilHand(p.seat, rival), Kidnap(p.seat, rival, card.row.amount)))


card(
    Aggression("kidnapping_1", age=I, ma=1, amount=3, set=NEW_MILITARY, cost_source=RECONSTRUCTED),
    Forbid(MAY_PLAY, own=True, when=hand_is_full),
    On(AGGRESSION_WON, kidnap, own=True, when=has_civil_card),
)


def occupy(s: Ages, p: Civilization, card: HeldAs[Aggression], rival: int) -> Step:
    """Each of the four goods is limited separately (TA-36.51)."""
    count = card.row.amount
    return Steal(seat=p.seat, victim=rival, food=count, resources=count, science=count, culture=count)


card(
    Aggression("occupation_3", age=III, ma=2, amount=3, set=NEW_MILITARY, cost_source=RECONSTRUCTED),
    On(AGGRESSION_WON, occupy, own=True),
)
