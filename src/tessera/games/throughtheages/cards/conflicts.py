"""Aggressions and wars (TA-6): what the victor gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import structs

from tessera.games.throughtheages.asking import ChooseCard
from tessera.games.throughtheages.building import Destroy, destructible
from tessera.games.throughtheages.cardrow import may_have
from tessera.games.throughtheages.colonization import lose_colony
from tessera.games.throughtheages.content import (
    II,
    III,
    NEW_MILITARY,
    RECONSTRUCTED,
    URBAN,
    Aggression,
    I,
    Symbols,
    War,
    Wonder,
)
from tessera.games.throughtheages.gains import Gain, Lose, Steal, StealMix
from tessera.games.throughtheages.hooks import AGGRESSION_WON, MAY_PLAY, WAR_WON
from tessera.games.throughtheages.inplay import into_play, out_of_play
from tessera.games.throughtheages.leaders import remove_leader
from tessera.games.throughtheages.politics import TakeKidnapped
from tessera.games.throughtheages.ratings import civil_hand_limit
from tessera.games.throughtheages.technologies import add_special, has_name
from tessera.games.throughtheages.wonders import lose_unfinished
from tessera.games.throughtheages.world import Ages, Civilization, bits, put, show_all, take
from tessera.kernel import (
    DECLINE,
    NONE,
    STOP,
    Act,
    Ask,
    Compose,
    Description,
    InOrder,
    Option,
    Refusal,
    Step,
    only,
)
from tessera.kernel.effects import Card, Forbid, Held, On, card

# --- aggressions ----------------------------------------------------------------------------------------------


def enslave(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return InOrder((Lose(seat=rival, population=1), Gain(seat=p.seat, food=2, resources=2)))


def plunder(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return StealMix(p.seat, rival, card.row.amount)


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
        after = structs.replace(self, chosen=(*self.chosen, option))
        return len(after.chosen) == len(self.slots) or bool(after.buildings(s, self.slots[len(after.chosen)]))

    def buildings(self, s: Ages, newest: int) -> list[int]:
        """Without those that are destroyed already: no worker fills two slots."""
        p = s.players[self.victim]
        gone = self.destroyed(s)
        found = destructible(s, p, bits(*URBAN), newest)
        return [tech for tech in found if p.workers[p.techs.index(tech)] > gone.count(tech)]

    def complete(self, s: Ages) -> None:
        techs = self.destroyed(s)
        cost = sum([s.content.row[tech].resources for tech in techs])
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


def raid(*slots: int) -> Callable[..., Step]:
    def won(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
        return Raid(p.seat, victim=rival, slots=slots)

    return won


def has_building(newest: int) -> Callable[..., bool]:
    def has(s: Ages, p: Civilization, card: Held, rival: int) -> bool:
        return bool(destructible(s, s.players[rival], bits(*URBAN), newest))

    return has


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


def has_leader_or_wonder(s: Ages, p: Civilization, card: Held, rival: int) -> bool:
    return s.players[rival].leader != NONE or s.players[rival].unfinished != NONE


class Infiltrate(Ask, frozen=True):
    """A leader or an unfinished wonder is removed: 3 culture for each level of it (TA-6.30)."""

    open: ClassVar[bool] = True

    victim: int

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.victim]
        return [("remove", s.content.rows[card].key) for card in (p.leader, p.unfinished) if card != NONE]

    def resolve(self, s: Ages, option: Option) -> None:
        victim, card = s.players[self.victim], s.content.number[str(option[1])]
        s.then(Gain(seat=self.seat, culture=3 * s.content.age[card]))
        if isinstance(s.content.rows[card], Wonder):
            lose_unfinished(s, victim)
        else:
            remove_leader(s, victim)

    def describe(self, s: Ages, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-remove", {"card": option[1], "seat": self.victim}, (element,), "TA-6.30")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return Refusal("refused-no-target", rule="TA-6.30") if option[0] == "remove" else None


def infiltrate(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return Infiltrate(p.seat, rival)


def spy(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return Steal(seat=p.seat, victim=rival, science=card.row.amount)


def intervene(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return Steal(seat=p.seat, victim=rival, culture=card.row.amount)


def occupy(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    """Each of the four goods is limited separately (TA-36.51)."""
    count = card.row.amount
    return Steal(seat=p.seat, victim=rival, food=count, resources=count, science=count, culture=count)


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

    def options(self, s: Ages) -> list[Option]:
        p, hand = s.players[self.seat], s.players[self.victim].civil_hand
        cards = [card for card in dict.fromkeys(hand.cards) if may_have(s, p, card) is None]
        return [*[("kidnap", s.content.rows[card].key) for card in cards], DECLINE]

    def resolve(self, s: Ages, option: Option) -> None:
        if option != DECLINE:
            s.then(TakeKidnapped(self.seat, self.victim, s.content.number[str(option[1])]))

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


def kidnap(s: Ages, p: Civilization, card: Held, rival: int) -> Step:
    return InOrder((SeeCivilHand(p.seat, rival), Kidnap(p.seat, rival)))


# --- wars -----------------------------------------------------------------------------------------------------


def territory_spoils(s: Ages, p: Civilization, card: Held, loser: int, advantage: int) -> Step:
    """1 token, and 1 for each full 5 of the advantage (TA-6.42)."""
    return Steal(seat=p.seat, victim=loser, yellow=1 + advantage // 5)


class TechnologySpoils(ChooseCard, frozen=True, kw_only=True):
    """Special technologies at their printed cost, the rest in science points (TA-6.43)."""

    verb: ClassVar[str] = "steal"
    rule: ClassVar[str] = "TA-6.43"

    victim: int
    advantage: int

    def among(self, s: Ages) -> list[str]:
        p, rows = s.players[self.seat], s.content.row
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
        left = self.advantage - s.content.row[card].science
        s.then(StealSpecial(self.seat, card), TechnologySpoils(self.seat, victim=self.victim, advantage=left))


class StealSpecial(Act, frozen=True):
    """A stolen technology enters the play area; of its type the higher level stays (TA-11.07)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        add_special(s, s.players[self.seat], self.card)


def technology_spoils(s: Ages, p: Civilization, card: Held, loser: int, advantage: int) -> Step:
    return TechnologySpoils(p.seat, victim=loser, advantage=advantage)


def culture_spoils(s: Ages, p: Civilization, card: Held, loser: int, advantage: int) -> Step:
    return Steal(seat=p.seat, victim=loser, culture=card.row.amount + advantage)


# --- the literals ---------------------------------------------------------------------------------------------

TWO: Final = {2: 2, 3: 2, 4: 2}
FOUR: Final = {2: 4, 3: 4, 4: 4}
SIX: Final = {2: 6, 3: 6, 4: 6}

AGGRESSIONS: Final[tuple[Card[Aggression], ...]] = (
    card(Aggression("enslave_1", age=I, ma=2, copies=TWO), On(AGGRESSION_WON, enslave, own=True)),
    card(Aggression("plunder_1", age=I, ma=1, amount=3, copies=TWO), On(AGGRESSION_WON, plunder, own=True)),
    card(Aggression("plunder_2", age=II, ma=1, amount=5, copies=TWO), On(AGGRESSION_WON, plunder, own=True)),
    card(Aggression("plunder_3", age=III, ma=1, amount=7, copies=TWO), On(AGGRESSION_WON, plunder, own=True)),
    card(
        Aggression("raid_1", age=I, ma=1, copies=TWO),
        On(AGGRESSION_WON, raid(I), own=True, when=has_building(I)),
    ),
    card(
        Aggression("raid_2", age=II, ma=2, copies=TWO),
        On(AGGRESSION_WON, raid(II, I), own=True, when=has_building(II)),
    ),
    card(
        Aggression("raid_3", age=III, ma=3, copies=TWO),
        On(AGGRESSION_WON, raid(III, II), own=True, when=has_building(III)),
    ),
    card(Aggression("annex_2", age=II, ma=2), On(AGGRESSION_WON, annex, own=True, when=has_colony)),
    card(
        Aggression("infiltrate_2", age=II, ma=2, copies=TWO),
        On(AGGRESSION_WON, infiltrate, own=True, when=has_leader_or_wonder),
    ),
    card(Aggression("spy_2", age=II, ma=1, amount=5, copies=TWO), On(AGGRESSION_WON, spy, own=True)),
    card(
        Aggression("armed_intervention_3", age=III, ma=2, amount=7, copies=FOUR),
        On(AGGRESSION_WON, intervene, own=True),
    ),
    card(
        Aggression("kidnapping_1", age=I, ma=1, set=NEW_MILITARY, cost_source=RECONSTRUCTED),
        Forbid(MAY_PLAY, own=True, when=hand_is_full),
        On(AGGRESSION_WON, kidnap, own=True, when=has_civil_card),
    ),
    card(
        Aggression("occupation_3", age=III, ma=2, amount=3, set=NEW_MILITARY, cost_source=RECONSTRUCTED),
        On(AGGRESSION_WON, occupy, own=True),
    ),
)

WARS: Final[tuple[Card[War], ...]] = (
    card(War("war_over_territory", age=II, ma=2, copies=TWO), On(WAR_WON, territory_spoils, own=True)),
    card(War("war_over_technology", age=II, ma=2, copies=TWO), On(WAR_WON, technology_spoils, own=True)),
    card(War("war_over_culture", age=III, ma=3, amount=5, copies=SIX), On(WAR_WON, culture_spoils, own=True)),
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
    ),
)
