"""Why is it so many? What the numbers of a player are made of."""

from __future__ import annotations

from tessera.games.peloponnes.hooks import BID_BONUS, INCOME
from tessera.games.peloponnes.rules.tableau import inhabitants, peopled
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel.effects import Summand, breakdown


def explain(s: Peloponnes, p: Player, value: str) -> list[Summand]:
    """What a number of a player is made of; all of it is public."""
    if value == "inhabitants":
        return [Summand(s.content.element(card), count) for card, count in peopled(s, p).items()]
    if value in ("power", "wood", "stone", "grain"):
        amounts = {card: getattr(s.content.faces[card], value) for card in p.cards}
        return [Summand(s.content.element(card), amount) for card, amount in amounts.items() if amount]
    if value in ("income", "income-luxury"):
        coins, luxury = s.content.income_for(inhabitants(s, p))
        if value == "income-luxury":
            return [Summand("inhabitants", luxury)]
        return [Summand("inhabitants", coins), *breakdown(s, p, INCOME)]
    if value == "bid":
        return [Summand("bid", 2 * p.bid_size), *breakdown(s, p, BID_BONUS)]
    return []
