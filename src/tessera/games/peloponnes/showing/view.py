"""What a board shows beside the cards: all that follows from what a seat sees, so that no client needs a rule."""

from __future__ import annotations

from msgspec import Struct

from tessera.games.peloponnes.content import DISASTERS
from tessera.games.peloponnes.hooks import BID_BONUS, CONQUEST_DISCOUNT
from tessera.games.peloponnes.rules.bidding import (
    Bid,
    effective_bid,
    largest_bid,
    on_offer,
    prices,
    smallest_bids,
)
from tessera.games.peloponnes.rules.ending import points
from tessera.games.peloponnes.rules.goods import convertible, luxury_limit
from tessera.games.peloponnes.rules.income import round_income
from tessera.games.peloponnes.rules.rounds import phase, still_to_bid
from tessera.games.peloponnes.rules.tableau import (
    inhabitants,
    power_points,
    production,
    protected_with,
    symbols,
    with_card,
)
from tessera.games.peloponnes.showing.explain import explain
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import NOBODY, SPECTATOR, waiting
from tessera.kernel.effects import Summand, breakdown, total
from tessera.kernel.memory import pictured


class Points(Struct, frozen=True):
    """The points of a player if the game ended now."""

    whole: bool
    """Whether the hand is counted; it is not where it is hidden."""
    tableau_inhabitants: int
    hand_inhabitants: int
    luxury_card_inhabitants: int
    population: int
    tableau_power: int
    goods_power: int
    luxury_card_power: int
    power: int
    score: int


class Tableau(Struct, frozen=True):
    """What a player's cards come to."""

    inhabitants: int
    power: int
    wood: int
    stone: int
    grain: int
    income: int
    """Coin cards in every income, those of buildings included."""
    income_luxury: int
    symbols: list[int]
    """Disaster symbols, by disaster."""
    protected: list[bool]
    """By disaster."""
    hungry: int
    """Inhabitants that production would not feed in a supply now."""
    surplus: int
    """Luxury that grain left over would become in a supply now."""


class Means(Struct, frozen=True):
    """What a player can bid and hold."""

    luxury_limit: int
    convertible: int
    """Luxury goods that can become coin cards now."""
    largest_bid: int
    bid_bonus: int
    """Halves of a coin card by which a bid counts more when bids are compared."""
    conquest_discount: int
    bidding: str
    """What the player does in the bidding: acting, bids, next, later, passed; empty in other phases."""


class Offer(Struct, frozen=True):
    """A power card in one of the rows, for the seat that looks at it."""

    card: int
    conquest: bool
    price: int
    """The fewest coin cards for it, if nobody bids on it."""
    price_parts: list[Summand]
    """What the price is made of: ``value``, ``surcharge``, cards that lower it."""
    least: int | None
    """The fewest coin cards that may be bid now; None: no bid is possible any more."""
    most: int | None
    holder: int
    """Whose bid stands on it, or NOBODY."""
    counts: int
    """What that bid counts when bids are compared, in halves of a coin card."""
    counts_parts: list[Summand]
    """What it is made of, in halves: ``bid``, cards that add to it."""
    missing_wood: int
    """What production would not pay of it."""
    missing_stone: int
    if_won: Tableau | None
    """The tableau with this card, for a seat that is asked to bid."""


class Derived(Struct, frozen=True):
    """Added to the view of a seat."""

    phase: str
    """Where the match stands: setup, disasters, bidding, taking, income, ending, over."""
    to_bid: list[int]
    """The seats whose turn to bid has not come yet, in turn order."""
    tableaus: list[Tableau]
    """By seat, like the two below."""
    means: list[Means]
    points: list[Points]
    offers: list[Offer]
    """The cards of the open row, then those of the conquest row."""


def derived(s: Peloponnes, seat: int) -> Derived:
    """What follows from what a seat sees."""
    now, to_bid = phase(s), still_to_bid(s)
    doing = bidding(s, to_bid) if now == "bidding" else [""] * s.seats
    return Derived(
        now,
        to_bid,
        [tableau(s, p) for p in s.players],
        [means(s, p, doing[p.seat]) for p in s.players],
        [standing(s, p, seat) for p in s.players],
        offers(s, seat),
    )


@pictured(player=("cards", "on", "civilization", "power_cards", "luxury", "luxury_card", "covered"))
def tableau(s: Peloponnes, p: Player) -> Tableau:
    wood, stone, grain = production(s, p)
    people = inhabitants(s, p)
    coins, luxury = round_income(s, p)
    held = [symbols(s, p, disaster) for disaster in range(len(DISASTERS))]
    return Tableau(
        inhabitants=people,
        power=power_points(s, p),
        wood=wood,
        stone=stone,
        grain=grain,
        income=coins,
        income_luxury=luxury,
        symbols=held,
        protected=[protected_with(s, p, disaster, count) for disaster, count in enumerate(held)],
        hungry=max(0, people - grain),
        surplus=max(0, min(grain - people, luxury_limit(s, p) - p.luxury)),
    )


def means(s: Peloponnes, p: Player, doing: str) -> Means:
    return Means(
        luxury_limit(s, p),
        convertible(s, p),
        largest_bid(s, p),
        total(s, p, BID_BONUS),
        total(s, p, CONQUEST_DISCOUNT),
        doing,
    )


def bidding(s: Peloponnes, to_bid: list[int]) -> list[str]:
    """What each player does in the bidding."""
    doing = ["bids" if p.bid_size else "passed" for p in s.players]
    for seat in to_bid:
        doing[seat] = "later"
    if to_bid:
        doing[to_bid[0]] = "next"
    for seat in waiting(s):
        doing[seat] = "acting"
    return doing


def standing(s: Peloponnes, p: Player, seat: int) -> Points:
    """A player's points as a seat may know them: another hand is not counted."""
    own = p.seat == seat
    now = points(s, p, hidden=not own)
    return Points(
        own,
        now.tableau_inhabitants,
        now.hand_inhabitants,
        now.luxury_card_inhabitants,
        now.population,
        now.tableau_power,
        now.goods_power,
        now.luxury_card_power,
        now.power,
        now.score,
    )


def offers(s: Peloponnes, seat: int) -> list[Offer]:
    """The cards on offer. Who only watches sees what they cost somebody with an empty tableau."""
    cards = on_offer(s)
    p = s.players[seat] if seat != SPECTATOR else Player(NOBODY)
    least, most = smallest_bids(s, p, cards), largest_bid(s, p)
    surcharge = [Summand("surcharge", s.content.constants.conquest_surcharge)]
    surcharge += [Summand(part.what, -part.amount) for part in breakdown(s, p, CONQUEST_DISCOUNT)]
    wood, stone, _ = production(s, p)
    holders = {q.bid_on: q for q in s.players}
    asked = bool(s.agenda) and isinstance(s.agenda[-1], Bid) and s.agenda[-1].seat == seat
    found = []
    for card, price in prices(s, p, cards).items():
        row, rival, conquest = s.content.cards[card], holders.get(card), card in s.conquest_row
        found.append(
            Offer(
                card=card,
                conquest=conquest,
                price=price,
                price_parts=[Summand("value", row.value), *(surcharge if conquest else [])],
                least=least.get(card),
                most=None if card not in least else least[card] if s.solo else most,
                holder=NOBODY if rival is None else rival.seat,
                counts=0 if rival is None else effective_bid(s, rival),
                counts_parts=[] if rival is None else explain(s, rival, "bid"),
                missing_wood=max(0, row.wood_cost - wood),
                missing_stone=max(0, row.stone_cost - stone),
                if_won=tableau(s, with_card(p, card)) if asked else None,
            )
        )
    return found
