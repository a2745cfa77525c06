"""Events of Age I."""

from __future__ import annotations

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.rules.building import DestroyOwn
from tessera.games.throughtheages.rules.gains import Mix
from tessera.games.throughtheages.rules.production import draw_military

events = Cards[Event]()
card = events.add


# --- what several of them share -------------------------------------------------------------------------------


class LoseActions(Act, frozen=True):
    """Civil actions are spent without effect, as many as there are (TA-18.08, TA-21.30)."""

    seat: int
    count: int
    draws: bool = False
    """Whether a military card is drawn for each (TA-36.43)."""

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        lost = min(self.count, civil_actions(s, p))
        spend_ca(s, p, lost)
        if lost:
            s.tell("actions-lost", seat=self.seat, count=lost)
        if self.draws:
            draw_military(s, p, lost)


# --- the events -----------------------------------------------------------------------------------------------


def barbarians(s: Ages, p: Civilization, card: Held) -> Step | None:
    """The most cultured, if it is one of the two weakest, loses population."""
    cultured = most_cultured(s)
    weak = any(cultured is other for other in weakest(s, 2))
    return losses(s, cultured, card) if weak else None


card(Event("barbarians", age=I, losses=Goods(population=1)), happens(barbarians))


def border_conflict(s: Ages, p: Civilization, card: Held) -> Step | None:
    weak, strong = weakest(s)[0], strongest(s)[0]
    return in_order([DestroyOwn(weak.seat), gains(s, strong, card)])


card(Event("border_conflict", age=I, gains=Goods(resources=3)), happens(border_conflict))

card(
    Event("crusades", age=I, gains=Goods(culture=4), losses=Goods(culture=4)),
    the_strong_and_the_weak(gains, losses),
)

card(Event("cultural_influence", age=I), happens(for_each(scores(culture_rating))))


def gain_mix(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return Mix(p.seat, card.row.amount)


card(Event("foray", age=I, amount=3), the_strong_and_the_weak(gain_mix, None, 2))


def harvest(s: Ages, p: Civilization, card: Held) -> Step:
    return ProduceNow(p.seat, food=True)


card(Event("good_harvest", age=I), happens(for_each(harvest)))


def immigration(s: Ages, p: Civilization, card: Held) -> Step | None:
    """All that are tied for the highest happiness (TA-18.04)."""
    return in_order([gains(s, other, card) for other in all_with_most(s, happiness)])


card(Event("immigration", age=I, gains=Goods(population=1)), happens(immigration))


def deposits(s: Ages, p: Civilization, card: Held) -> Step:
    return ProduceNow(p.seat, resources=True)


card(Event("new_deposits", age=I), happens(for_each(deposits)))

card(Event("pestilence", age=I, losses=Goods(population=1)), happens(for_each(losses)))


def lose_mix(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return Mix(p.seat, card.row.amount, True)


card(Event("raiders", age=I, amount=2), the_strong_and_the_weak(None, lose_mix, 2))


def lose_all_food(s: Ages, p: Civilization, card: Held) -> Step:
    return Lose(seat=p.seat, food=stock(s, p, FOOD))


card(Event("rats", age=I), happens(for_each(lose_all_food)))


def rebellion(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return LoseActions(p.seat, card.row.each * discontent(s, p))


card(Event("rebellion", age=I, each=2), happens(for_each(rebellion)))

card(
    Event("reign_of_terror", age=I, losses=Goods(population=1)),
    the_strong_and_the_weak(None, losses),
)


def by_science(s: Ages, p: Civilization, card: Held) -> Step:
    return Gain(seat=p.seat, science=science_rating(s, p))


card(Event("scientific_breakthrough", age=I), happens(for_each(by_science)))


def uncertain_borders(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    return Steal(seat=strongest(s)[0].seat, victim=weakest(s)[0].seat, yellow=card.row.gains.yellow)


card(Event("uncertain_borders", age=I, gains=Goods(yellow=1)), happens(uncertain_borders))


# --- new ones -------------------------------------------------------------------------------------------------


def dark_ages(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """Half of the science points above a number, rounded up (TA-36.42)."""
    return Lose(seat=p.seat, science=(max(0, p.science - card.row.amount) + 1) // 2)


card(Event("dark_ages", age=I, amount=4, source=RULEBOOK, set=NEW_MILITARY), happens(for_each(dark_ages)))


def call_to_arms(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step | None:
    """More for the weakest than for the second weakest, who is spared where there are two."""
    order = weakest(s, len(s.players))
    steps: list[Step] = [LoseActions(order[0].seat, card.row.amount, True)]
    if len(civilizations(s)) > 2:
        steps.append(LoseActions(order[1].seat, card.row.also, True))
    return in_order(steps)


card(
    Event("call_to_arms", age=I, amount=2, also=1, source=RULEBOOK, set=NEW_MILITARY),
    happens(call_to_arms),
)


def ancestors(s: Ages, p: Civilization, card: HeldAs[Event]) -> Step:
    """Science for completed wonders, resources for an unfinished one, more for those of Age A (TA-36.53)."""
    row, age = card.row, s.content.age
    science = sum([row.amount if age[wonder] == A else row.also for wonder in p.wonders])
    resources = 0 if p.unfinished == NONE else row.amount if age[p.unfinished] == A else row.also
    return Gain(seat=p.seat, science=science, resources=resources)


card(
    Event("knowledge_of_the_ancestors", age=I, amount=2, also=1, set=NEW_MILITARY),
    happens(for_each(ancestors)),
)
