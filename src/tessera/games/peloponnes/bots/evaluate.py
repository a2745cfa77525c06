"""How well a player stands: a heuristic for bots.

It forecasts the two final numbers, population and power, from what lies in the tableau, and adds what coin cards,
production and protection are still worth. A bid on the table is valued as the card it may win, weighed by the risk of
being outbid. The weights were chosen by play between variants of this function.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tessera.games.peloponnes.content import (
    DECLINE,
    DROUGHT,
    EARTHQUAKE,
    GRAIN,
    PLAGUE,
    STONE,
    TEMPEST,
    WOOD,
    PowerCard,
)
from tessera.games.peloponnes.rules.bidding import Bid
from tessera.games.peloponnes.rules.disasters import share_hit
from tessera.games.peloponnes.rules.ending import points
from tessera.games.peloponnes.rules.income import round_income
from tessera.games.peloponnes.rules.supply import MEANS, Provide, TearDownHungry, stock
from tessera.games.peloponnes.rules.tableau import (
    buildings,
    landscapes,
    production,
    protected,
    symbols,
    with_card,
)
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import NONE
from tessera.kernel.data import replace
from tessera.kernel.memory import remembered

LOWER = 0.95
"""How much the lower of the two numbers counts; the higher one has the rest."""
COIN_NOW, COIN_LATER = 0.16, 0.015
"""A coin card or luxury good at the end, and more for every round in which it can still be bid."""
PLENTY = 8
"""Coin cards beyond this number are worth half."""
INCOME = 0.21
"""A coin card of income, for every round to come."""
HUNGER = 0.29
"""An inhabitant that production does not feed, for every supply to come."""
MATERIAL = 0.045
"""Wood or stone production, for every round to come."""
STARVING = 1.3
"""An inhabitant that is hungry now and can be kept by nothing but a card torn down."""
SUBSTITUTE = 0.5
"""An inhabitant that is hungry now and can be fed by what is in hand."""
DEBT = 0.44
"""A borrowed building, for every wood and stone that production does not cover."""
LIKELIHOOD = (0.42, 0.60, 0.82)
"""That a disaster still happens, by the place of its marker."""
RIVAL, MARGIN = 0.22, 0.72
"""That a later bidder outbids a bid without margin, and how each further coin card deters."""


NAMED: Final = ("points", "coins", "income", "materials", "food", "debt")


class Forecast(Struct):
    """The numbers a position is judged by."""

    population: float
    power: float
    coins: float
    income: float
    hunger: float
    material: float
    debt: float

    def terms(self, rounds: int, supplies: float) -> tuple[float, ...]:
        """By name in `NAMED`."""
        low, high = min(self.population, self.power), max(self.population, self.power)
        coins = min(self.coins, PLENTY) + max(0.0, self.coins - PLENTY) / 2
        return (
            LOWER * low + (1 - LOWER) * high,
            coins * (COIN_NOW + COIN_LATER * rounds),
            INCOME * self.income * rounds,
            MATERIAL * min(self.material, 6) * rounds,
            -HUNGER * max(0.0, self.hunger) * supplies,
            -DEBT * self.debt,
        )

    def value(self, rounds: int, supplies: float) -> float:
        return sum(self.terms(rounds, supplies))


def prospects(s: Peloponnes, seat: int) -> float:
    """A seat's own prospects; comparing them with the rivals' made the bots slower and no stronger."""
    p = s.players[seat]
    rounds = s.content.constants.rounds - s.round
    won, lost, dangers, gained = own_prospects(s, p, rounds, _supplies_to_come(s), tuple(s.markers))
    safety = dangers + _starvation(s, p)
    if p.bid_on == NONE:
        return won - safety
    kept = _chance_to_keep(s, p)
    worth = kept * won + (1 - kept) * lost
    return worth - safety + kept * gained


def terms(s: Peloponnes, seat: int) -> dict[str, float]:
    """What the prospects add up, by name."""
    p = s.players[seat]
    rounds, supplies = s.content.constants.rounds - s.round, _supplies_to_come(s)
    forecast, kept = _forecast(s, p), 1.0 if p.bid_on == NONE else _chance_to_keep(s, p)
    without = replace(forecast)
    if p.bid_on != NONE:
        without.coins += p.bid_size + s.content.constants.pass_coins
        _add(s, p, with_card(p, p.bid_on), forecast, s.content.cards[p.bid_on])
    both = zip(NAMED, forecast.terms(rounds, supplies), without.terms(rounds, supplies), strict=True)
    found = {name: kept * won + (1 - kept) * lost for name, won, lost in both}
    markers = tuple(s.markers)
    found["disasters"] = -_dangers(s, p, markers)
    if p.bid_on != NONE:
        found["disasters"] += kept * _protection_gained(s, p, p.bid_on, markers)
    found["food"] -= _starvation(s, p)
    return found


TABLEAU: Final = ("cards", "on", "civilization", "power_cards", "luxury", "luxury_card", "covered")


@remembered(player=(*TABLEAU, "hand.cards", "borrowed", "bid_on", "bid_size"), told=("s.markers",))
def own_prospects(
    s: Peloponnes, p: Player, rounds: int, supplies: float, markers: tuple[int, ...]
) -> tuple[float, float, float, float]:
    """What a player comes to with the card that is bid on, if there is one, and without it; the dangers of both."""
    forecast = _forecast(s, p)
    if p.bid_on == NONE:
        return forecast.value(rounds, supplies), 0.0, _dangers(s, p, markers), 0.0
    lost = replace(forecast, coins=forecast.coins + p.bid_size + s.content.constants.pass_coins)
    winner = with_card(p, p.bid_on)
    _add(s, p, winner, forecast, s.content.cards[p.bid_on])
    return (
        forecast.value(rounds, supplies),
        lost.value(rounds, supplies),
        _dangers(s, p, markers),
        _protection_gained(s, p, p.bid_on, markers),
    )


def _forecast(s: Peloponnes, p: Player) -> Forecast:
    hand = p.hand.cards
    now = points(s, p)
    wood, stone, grain = production(s, p)
    coins, luxury = round_income(s, p)
    reserve = hand.count(GRAIN) + 0.8 * p.luxury
    return Forecast(
        population=now.population,
        power=now.power,
        coins=len(hand) + p.luxury,
        income=coins + luxury,
        hunger=now.tableau_inhabitants - grain - 0.5 * reserve,
        material=wood + stone,
        debt=_debt(s, p, wood, stone),
    )


def _debt(s: Peloponnes, p: Player, wood: int, stone: int) -> float:
    if not p.borrowed:
        return 0.0
    cards = [s.content.cards[card] for card in p.borrowed]
    missing = max(0, sum(c.wood_cost for c in cards) - wood) + max(
        0, sum(c.stone_cost for c in cards) - stone
    )
    return 0.5 * len(cards) + missing


def _add(s: Peloponnes, p: Player, winner: Player, forecast: Forecast, card: PowerCard) -> None:
    """What a card brings once it lies in the winner's tableau, and what it costs beyond the bid."""
    wood, stone, _ = production(s, p)
    missing_wood, missing_stone = max(0, card.wood_cost - wood), max(0, card.stone_cost - stone)
    have = min(missing_wood, p.hand.count(WOOD)) + min(missing_stone, p.hand.count(STONE))
    missing = missing_wood + missing_stone
    if missing - have <= p.luxury:
        forecast.coins -= missing
        if card.building and missing == 0:
            forecast.coins += max(0, wood - card.wood_cost) + max(0, stone - card.stone_cost)
    else:
        forecast.coins -= 1
        forecast.debt += 0.5 + missing
    forecast.population += card.inhabitants
    forecast.power += card.power
    forecast.coins += card.coins + card.luxury
    forecast.income += sum(round_income(s, winner)) - sum(round_income(s, p))
    forecast.hunger += card.inhabitants - card.grain
    forecast.material += card.wood + card.stone


def _supplies_to_come(s: Peloponnes) -> float:
    """The last supply is certain; those of decks B and C are expected as long as they did not happen."""
    waiting = sum(any(s.content.cards[card].supply for card in deck.cards) for deck in s.power_decks)
    return 1.0 + 0.7 * waiting


def _starvation(s: Peloponnes, p: Player) -> float:
    """What the feeding that is going on will still cost."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, TearDownHungry) and step.seat == p.seat:
        return STARVING * step.hungry
    if isinstance(step, Provide) and step.seat == p.seat:
        can_feed = min(step.missing, sum([stock(p, means) for means in MEANS]))
        return STARVING * (step.missing - can_feed) + SUBSTITUTE * can_feed
    return 0.0


def _chance_to_keep(s: Peloponnes, p: Player) -> float:
    """That nobody outbids a standing bid."""
    if p.bid_on in s.conquest_row:
        return 1.0
    later = sum(isinstance(step, Bid) and step.seat != p.seat for step in s.agenda)
    margin = p.bid_size - s.content.cards[p.bid_on].value
    return (1 - RIVAL * MARGIN ** max(0, margin)) ** later


@remembered(player=TABLEAU, told=("s.markers",))
def _dangers(s: Peloponnes, p: Player, markers: tuple[int, ...]) -> float:
    """What the disasters to come will probably cost."""
    total = 0.0
    for disaster, marker in enumerate(markers):
        if marker < s.last_space and not protected(s, p, disaster):
            total += LIKELIHOOD[min(marker, len(LIKELIHOOD) - 1)] * _damage(s, p, disaster)
    return total


def _damage(s: Peloponnes, p: Player, disaster: int) -> float:
    """What a disaster would take, in points; enough symbols nearly reached soften it."""
    missing = s.content.constants.symbols_for_protection - symbols(s, p, disaster)
    scale = 0.75 if missing == 1 else 1.0
    if disaster == PLAGUE:
        return 1.4 * scale if p.civilization != NONE else 0.0
    if disaster == EARTHQUAKE:
        return 0.9 * scale * share_hit(s, buildings(s, p))
    if disaster == TEMPEST:
        return 0.7 * scale * share_hit(s, landscapes(s, p))
    if disaster == DROUGHT:
        return 1.0 * scale if p.power_cards else 0.0
    assert disaster == DECLINE
    return (1.5 + 0.15 * p.luxury) * scale if p.luxury_card else 0.0


@remembered(player=TABLEAU, told=("s.markers",))
def _protection_gained(s: Peloponnes, p: Player, card: int, markers: tuple[int, ...]) -> float:
    """The dangers a card would end."""
    winner = with_card(p, card)
    return _dangers(s, p, markers) - sum(
        [
            LIKELIHOOD[min(marker, len(LIKELIHOOD) - 1)] * _damage(s, p, disaster)
            for disaster, marker in enumerate(markers)
            if marker < s.last_space and not protected(s, winner, disaster)
        ]
    )


def quiet(s: Peloponnes) -> int:
    """Before the end of a round nobody knows who gets what."""
    return s.round
