"""What bots offer each other, and how they answer: simple exchanges in numbers that people would name.

Everything is weighed by what both sides gain as far as the seat knows; what is worth weighing is chosen here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tessera.games.civilization.bots.assets import goods_worth
from tessera.games.civilization.bots.evaluate import answered, prospects
from tessera.games.civilization.bots.outlook import missing_for_tech
from tessera.games.civilization.content import GROWN, RESOURCES
from tessera.games.civilization.rules.trade import ACCEPT, CHUNK, COUNTER, GET, OFFER, AnswerOffer, MakeOffer
from tessera.games.civilization.state import Nation, World, from_left
from tessera.kernel import DECLINE, PASS, Option
from tessera.kernel.compose import Compose
from tessera.kernel.option import Answer

TRADE_PRICES: Final = (3, 6, 9)
CULTURE_PRICES: Final = (1, 2, 4)
"""Amounts that people name: a culture token costs about as much as three of trade."""
LENT: Final = 12
"""More trade than this nobody is given for a tech."""
TERMS: Final = ("trade", "culture", *RESOURCES[:GROWN])
"""What everybody sees of the terms of an offer, in their order."""
GOODS: Final = TERMS.index(RESOURCES[0])
CHANGES: Final = (
    *[(TERMS.index("trade"), amount) for amount in TRADE_PRICES],
    *[(TERMS.index("culture"), amount) for amount in CULTURE_PRICES],
    *[(GOODS + kind, 1) for kind in range(GROWN)],
)
"""What a counter-offer could ask for besides."""


def offers_to_make(s: World, p: Nation, step: MakeOffer) -> list[Answer]:
    """Simple exchanges with everybody, or nothing; of an offer that was begun, those that begin like it."""
    begun = step.chosen
    found: list[Answer] = [] if begun else [(PASS,)]
    if not begun and p.offers < int(s.setup.settings["offer_budget"]):
        return found  # who was refused does not ask again
    for q in from_left(s, p.seat):
        if not begun or begun[0] == ("to", q.seat):
            answers = [(("to", q.seat), *entries, OFFER) for entries in exchanges(s, p, q)]
            found += beginning_with(s, step, answers)
    return found


def beginning_with(s: World, step: Compose, answers: list[Answer]) -> list[Answer]:
    """What is missing of those answers that begin as the given one was begun."""
    begun = step.chosen
    return [step.spoken(s, answer[len(begun) :]) for answer in answers if answer[: len(begun)] == begun]


def exchanges(s: World, p: Nation, q: Nation) -> Iterator[Answer]:
    """One thing for another: a resource that the other can use better, trade for a tech, or culture tokens."""
    mine, theirs = goods_of_little_use(s, p, q), goods_of_little_use(s, q, p)
    my_money, their_money = currencies(s, p, q), currencies(s, q, p)
    for give in mine:
        good: Option = ("give", RESOURCES[give], 1)
        yield from [(good, GET, ("get", RESOURCES[get], 1)) for get in theirs if give != get]
        yield from [(good, GET, ("get", *price)) for price in their_money]
    for get in theirs:
        yield from [(("give", *price), GET, ("get", RESOURCES[get], 1)) for price in my_money]
    for price in my_money:
        for other in their_money:
            if price[0] != other[0]:
                yield ("give", *price), GET, ("get", *other)


def currencies(s: World, p: Nation, q: Nation) -> list[tuple[str, int]]:
    """Amounts of trade and of culture tokens that a nation could part with, also just what another lacks for a tech."""
    lacking = missing_for_tech(s, q)
    amounts = sorted({*TRADE_PRICES, *([lacking] if 0 < lacking <= LENT else [])})
    return [
        *[("trade", amount) for amount in amounts if amount <= p.trade],
        *[("culture", amount) for amount in CULTURE_PRICES if amount <= p.culture],
    ]


def goods_of_little_use(s: World, p: Nation, q: Nation) -> list[int]:
    """Market resources that another nation has at least as much use for."""
    return [
        kind
        for kind in range(GROWN)
        if p.resources[kind] and goods_worth(s, q, kind) >= goods_worth(s, p, kind)
    ]


def answers_to(s: World, p: Nation, step: AnswerOffer) -> list[Answer]:
    """Accept, with whatever is handed over first, decline, or ask for a little more if the offer brings nothing."""
    if step.chosen:
        return beginning_with(s, step, counter_offers(s, p, step)) if step.chosen[0] == COUNTER else []
    accepting: Answer = (ACCEPT,)
    grown, following = step.grown(s, ACCEPT)
    while following is not None:
        accepting = (*accepting, following[0])
        grown, following = grown.grown(s, following[0])
    found: list[Answer] = [accepting, (DECLINE,)]
    if p.offers and prospects(answered(s, ACCEPT), p.seat) <= prospects(answered(s, DECLINE), p.seat):
        found += [step.spoken(s, answer) for answer in counter_offers(s, p, step)]
    return found


def counter_offers(s: World, p: Nation, step: AnswerOffer) -> list[Answer]:
    """The same exchange with a little more for oneself; none where cards are in it that only one of both knows."""
    assert s.offered is not None
    if s.offered.events.cards or s.offered.markers.cards or any(step.get[len(TERMS) :]):
        return []
    q = s.players[step.by]
    owned = (q.trade, q.culture, *q.resources)
    spare = goods_of_little_use(s, q, p)
    found: dict[Answer, None] = {}
    for place, change in CHANGES:
        give, get = list(step.get[: len(TERMS)]), list(step.give[: len(TERMS)])
        less = min(give[place], change)  # what is asked of oneself is lowered before more is asked for
        give[place] -= less
        get[place] += change - less
        more_than_spare = place >= GOODS and not less and place - GOODS not in spare
        if not more_than_spare and get[place] <= owned[place] and can_be_said(give) and can_be_said(get):
            found[(COUNTER, *entries("give", give), GET, *entries("get", get), OFFER)] = None
    return list(found)


def can_be_said(terms: list[int]) -> bool:
    """Whether one side of an offer is neither empty nor needs several entries for the same thing."""
    return any(terms) and max(terms) <= max(CHUNK, terms[0])


def entries(verb: str, terms: list[int]) -> Answer:
    """One side of an offer."""
    return tuple([(verb, name, amount) for name, amount in zip(TERMS, terms, strict=True) if amount])
