"""How well a civilization stands, for bots: culture points, and what everything else will bring until the end.

All is measured in culture points. What a card in play changes is seen in the ratings, so that no card is named here;
what lies in hand is worth a share of what it would bring.
"""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.content import ActionCard, Leader
from tessera.games.throughtheages.means import population_price
from tessera.games.throughtheages.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    culture_rating,
    discontent,
    faces_needed,
    food_production,
    happiness,
    military_hand_limit,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.technologies import is_technology
from tessera.games.throughtheages.tokens import FOOD, RESOURCES, stock
from tessera.games.throughtheages.world import (
    Ages,
    Civilization,
    civilizations,
    still_playing,
)

SCIENCE_POINT: Final = 0.55
SCIENCE_EACH_TURN: Final = 0.75
RESOURCE: Final = 0.55
RESOURCE_EACH_TURN: Final = 0.8
FOOD_POINT: Final = 0.35
FOOD_EACH_TURN: Final = 0.5
ACTION_EACH_TURN: Final = 0.9
MILITARY_EACH_TURN: Final = 0.35
WORKER: Final = 1.2
TOKEN: Final = 0.4
LEVEL: Final = 0.6
"""For each level of a technology in play, used or not."""
UPRISING: Final = 12.0
THREAT: Final = 0.45
"""For each point by which a rival is stronger."""
LEAD: Final = 0.12

IN_HAND: Final = {"technology": 1.5, "government": 2.0, "special": 1.8, "action": 1.3, "leader": 2.5}
MILITARY_CARD: Final = 0.5


def prospects(s: Ages, seat: int) -> float:
    """Larger is better; the gap to the best rival counts too."""
    p = s.players[seat]
    if p.resigned:
        return -1000.0
    if s.outcome is not None:
        return float(p.culture)
    left = rounds_left(s)
    others = [points_and_income(s, other, left) for other in civilizations(s) if other is not p]
    own = (
        points_and_income(s, p, left)
        + economy(s, p, left)
        + means(s, p)
        + army(s, p, left)
        + cards(s, p, left)
    )
    return own - 0.3 * max(others, default=0.0)


def rounds_left(s: Ages) -> float:
    """Rounds that are still to come, by the civil cards that are still to be dealt."""
    if s.last_round:
        return float(s.last_round - s.round) + 0.5
    to_come = sum([len(deck.cards) for deck in s.civil_decks[s.age :]])
    players = still_playing(s)
    each_turn = s.content.constants.row_cleared[players - 2] + 1.6
    return to_come / (players * each_turn) + 1.5


def points_and_income(s: Ages, p: Civilization, left: float) -> float:
    return p.culture + left * culture_rating(s, p)


def economy(s: Ages, p: Civilization, left: float) -> float:
    """What will be produced, and what goes wrong with it."""
    food, goods = food_production(s, p) - consumption(s, p), resource_production(s, p)
    worth = left * (SCIENCE_EACH_TURN * _less_and_less(science_rating(s, p), 12))
    worth += left * RESOURCE_EACH_TURN * _less_and_less(goods, 14)
    worth += left * FOOD_EACH_TURN * (_less_and_less(food, 3) if food > 0 else 3.0 * food)
    worth += left * (ACTION_EACH_TURN * p.ca_total + MILITARY_EACH_TURN * p.ma_total)
    worth -= min(left, 2.0) * RESOURCE * corruption(s, p)
    unhappy = discontent(s, p)
    if unhappy > p.unused:
        worth -= UPRISING + 2.0 * unhappy
    spare = happiness(s, p) - faces_needed(s, p)
    return (
        worth
        + 0.5 * min(spare, 2)
        + WORKER * (sum(p.workers) + min(p.unused, 2))
        + TOKEN * (p.yellow + p.blue)
    )


def _less_and_less(amount: int, enough: int) -> float:
    """The first of it are worth most."""
    return min(amount, enough) + 0.3 * max(0, amount - enough)


def means(s: Ages, p: Civilization) -> float:
    """What is in store. More than can be used soon is a burden."""
    worth = SCIENCE_POINT * min(p.science, 25) + RESOURCE * min(stock(s, p, RESOURCES), 14)
    price = population_price(s, p) if p.yellow else 0
    worth += FOOD_POINT * min(stock(s, p, FOOD), price + 3)
    if p.seat == s.active:
        worth += (
            0.25 * (p.ca + s.turn.extra_ca) + 0.3 * (p.ma + s.turn.extra_ma) + 0.2 * s.turn.unit_resources
        )
    return worth


def army(s: Ages, p: Civilization, left: float) -> float:
    """Strength counts against that of the others: who is far behind is attacked."""
    own = strength_rating(s, p)
    rivals = [strength_rating(s, other) for other in civilizations(s) if other is not p]
    danger = min(1.0, left / 4) * (1.0 if s.age else 0.3)
    behind = max([max(0, other - own) for other in rivals], default=0)
    ahead = max([max(0, own - other) for other in rivals], default=0)
    last = own < min(rivals, default=0)
    worth = 0.35 * own - danger * (THREAT * behind + (2.0 if last else 0.0)) + LEAD * min(ahead, 12)
    if p.war >= 0:
        enemy = strength_rating(s, s.players[p.enemy])
        worth += 0.5 * (own - enemy)
    return worth


def cards(s: Ages, p: Civilization, left: float) -> float:
    """Cards in hand, technologies in play, wonders under way."""
    age = s.content.age
    worth = LEVEL * sum([age[card] for card in (*p.techs, *p.specials, p.government)])
    worth += 1.5 * (p.leader >= 0) + 0.6 * len(p.colonies)
    worth += sum([hand_worth(s, p, card, left) for card in p.civil_hand.cards])
    worth -= 0.6 * max(0, len(p.civil_hand.cards) - civil_hand_limit(s, p) + 1)
    military = min(len(p.military_hand.cards), military_hand_limit(s, p))
    worth += MILITARY_CARD * military + 1.5 * (p.tactic >= 0)
    if p.unfinished >= 0:
        stages = s.content.row[p.unfinished].stages
        built, whole = sum(stages[: p.stages]), sum(stages)
        promise = min(1.0, left / 4)
        worth += promise * (1.5 + 1.1 * built + 3.0 * built / whole)
    return worth


def hand_worth(s: Ages, p: Civilization, card: int, left: float) -> float:
    """A card in hand is worth less the longer it takes to use it."""
    row = s.content.row[card]
    worth: float = IN_HAND.get(row.kind, 0.0) + 0.4 * row.age
    if isinstance(row, Leader):
        return worth * (1.0 if p.leader < 0 or s.content.age[p.leader] < row.age else 0.3)
    if isinstance(row, ActionCard):
        return worth if left > 1 else 0.2
    if is_technology(s, card):
        turns = max(0.0, row.science - p.science) / max(1, science_rating(s, p))
        return worth / (1.0 + 0.35 * turns) if turns < left else 0.1
    return worth
