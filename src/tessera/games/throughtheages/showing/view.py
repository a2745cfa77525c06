"""What a board shows beside the cards: all that follows from what a seat sees, so that no client needs a rule."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tessera.games.throughtheages.content import Government
from tessera.games.throughtheages.hooks import ACTIONS, BUILDING_LIMIT, COLONIZATION, POLITICS
from tessera.games.throughtheages.rules.actions import ActionPhase
from tessera.games.throughtheages.rules.ages import last_age
from tessera.games.throughtheages.rules.armies import all_units, armies
from tessera.games.throughtheages.rules.cardrow import prices
from tessera.games.throughtheages.rules.colonization import BidForTerritory, SendForce, largest_force
from tessera.games.throughtheages.rules.conflicts import Defend, against, defending, defending_with
from tessera.games.throughtheages.rules.means import build_price, population_price, science_price
from tessera.games.throughtheages.rules.pacts import SIDES, AnswerPact, pacts_of
from tessera.games.throughtheages.rules.ratings import (
    civil_hand_limit,
    consumption,
    corruption,
    culture_rating,
    discontent_with,
    faces_needed,
    food_production,
    happiness,
    military_hand_limit,
    resource_production,
    science_rating,
    strength_with,
)
from tessera.games.throughtheages.rules.technologies import is_technology
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, stock
from tessera.games.throughtheages.showing.explain import explained
from tessera.games.throughtheages.showing.previews import Ledger, ledger
from tessera.games.throughtheages.state import (
    Ages,
    Civilization,
    civil_actions,
    military_actions,
    next_seat,
    rivals,
    still_playing,
)
from tessera.kernel import NONE, SPECTATOR, Summand, inside
from tessera.kernel.effects import total
from tessera.kernel.memory import pictured


class Treaty(Struct, frozen=True):
    """A pact from the point of view of one of its parties."""

    card: int
    partner: int
    side: str


class Breakdowns(Struct, frozen=True):
    """What ratings are made of."""

    culture: list[Summand]
    science: list[Summand]
    strength: list[Summand]
    happy: list[Summand]
    """Faces."""


class Summary(Struct, frozen=True):
    """What a civilization comes to; everybody can count it."""

    culture: int
    """Ratings."""
    science: int
    strength: int
    happiness: int
    faces_needed: int
    discontent: int
    uprising: bool
    """Whether production would be skipped now."""
    food: int
    """Stocks."""
    resources: int
    food_production: int
    resource_production: int
    corruption: int
    consumption: int
    civil_hand_limit: int
    military_hand_limit: int
    civil_actions: int
    """Available ones, with those that are no tokens."""
    military_actions: int
    population_price: int
    """Food for one more worker."""
    build_prices: list[int]
    """Resources for one more worker, on each technology in play."""
    building_limit: int
    """Of urban buildings of each type."""
    armies: int
    army_strength: int
    colonization: int
    """Added to every force that is sent."""
    pacts: list[Treaty]
    parts: Breakdowns


class Space(Struct, frozen=True):
    """A space of the card row, for the seat that looks at it."""

    cost: int
    """Civil actions, as printed."""
    price: int
    """Civil actions for the card that lies there."""
    leaves: bool
    """Whether the card is discarded before the next turn."""
    science: int
    """What it costs to develop the card; NONE where it is no technology."""
    revolution: int
    """The same by revolution; NONE where there is none."""


class HandCard(Struct, frozen=True):
    """What a technology in the own hand costs, in science."""

    card: int
    price: int
    revolution: int
    """The same by revolution; NONE where there is none."""


class Rival(Struct, frozen=True):
    """How the seat that looks stands against another one, before cards are played."""

    seat: int
    attack: int
    """Own strength when attacking."""
    defence: int
    """The rival's strength against that."""


class Auction(Struct, frozen=True):
    """A territory is auctioned."""

    card: int
    bid: int
    leader: int
    """Who has bid it, or NONE."""
    bidders: list[int]
    """Still in the auction, who is to bid first; empty when the winner sends the force."""
    most: int
    """The largest force of the seat that looks; NONE for those who only watch."""


class Conflict(Struct, frozen=True):
    """An aggression that is being defended."""

    card: int
    attacker: int
    defender: int
    attack: int
    defence: int
    """Before cards are played."""


class Offer(Struct, frozen=True):
    """A pact that waits for an answer."""

    card: int
    offerer: int
    partner: int
    side: str
    """Of the one who offers; both, where the sides are alike."""


class Picture(Struct, frozen=True):
    """Added to the view of a seat."""

    phase: str
    """Where the turn stands: setup, turn, politics, actions, over."""
    civilizations: list[Summary]
    row_spaces: list[Space]
    cards_left: int
    """In the civil deck of the current age."""
    age_lasts: int
    """The current age ends after at most so many rounds; NONE where that is not known by counting cards."""
    hand_prices: list[HandCard]
    """Of the seat that looks."""
    rivals: list[Rival]
    auction: Auction | None
    conflict: Conflict | None
    offer: Offer | None
    ledger: Ledger | None
    """How the own turn would end now, while an action is asked for."""


def picture(s: Ages, seat: int) -> Picture:
    """What follows from what a seat sees."""
    return pictures(s, (seat,))[0]


def pictures(s: Ages, seats: Sequence[int]) -> list[Picture]:
    """The same for several seats: civilizations are the same for all."""
    others = [abroad(s, each) for each in s.players]
    civilizations = [
        summary(s, each, others[each.seat], civil_actions(s, each), military_actions(s, each))
        for each in s.players
    ]
    now, conflict, offer, lasts = phase(s), _conflict(s), _offer(s), _age_lasts(s)
    found = []
    for seat in seats:
        p = s.players[seat] if seat != SPECTATOR else None
        found.append(
            Picture(
                phase=now,
                civilizations=civilizations,
                row_spaces=_row(s, p),
                cards_left=len(s.civil_decks[s.age].cards) if s.age < len(s.civil_decks) else 0,
                age_lasts=lasts,
                hand_prices=_hand_prices(s, p) if p is not None else [],
                rivals=_rivals(s, p, others) if p is not None else [],
                auction=_auction(s, p),
                conflict=conflict,
                offer=offer,
                ledger=ledger(s, seat) if asked_for_action(s, seat) else None,
            )
        )
    return found


def phase(s: Ages) -> str:
    """Where the turn stands."""
    if s.outcome is not None:
        return "over"
    if s.active == NONE:
        return "setup"
    if inside(s, POLITICS):
        return "politics"
    return "actions" if inside(s, ACTIONS) else "turn"


IN_PLAY = ("cards", "on", "techs", "workers", "government", "wonders", "ruined", "colonies", "tactic")
"""What ratings follow from."""
FOR_LIMITS = ("ca_total", "ma_total", "civil_hand.cards")
"""What limits of hands follow from, and what cards in hand do for production."""
ABROAD = ("other.cards", "other.on", "other.wonders")
"""What is read of others: pacts count at the partner's, and some conditions lie before one and bind all."""

Abroad = tuple[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]], ...]


def abroad(s: Ages, p: Civilization) -> Abroad:
    """What others have that could count for a civilization: partners in pacts, and who has a card that binds others."""
    partners = [partner for _, partner, _ in pacts_of(s, p)]
    foreign = s.content.foreign
    return tuple(
        [
            (other.seat, other.cards, other.on, other.wonders)
            for other in s.players
            if other.seat in partners or not foreign.isdisjoint(other.cards)
        ]
    )


class Standing(Struct, frozen=True):
    """The part of a summary that follows from what is in play: it stays as it is while goods come and go."""

    culture: int
    science: int
    strength: int
    happiness: int
    food_production: int
    resource_production: int
    civil_hand_limit: int
    military_hand_limit: int
    build_prices: list[int]
    building_limit: int
    armies: int
    army_strength: int
    colonization: int
    pacts: list[Treaty]
    parts: Breakdowns


@pictured(player=(*IN_PLAY, *FOR_LIMITS), state=("age",), told=ABROAD)
def standing(s: Ages, p: Civilization, others: Abroad) -> Standing:
    units = all_units(s, p)
    grouped = armies(s, p, units)
    return Standing(
        culture=culture_rating(s, p),
        science=science_rating(s, p),
        strength=strength_with(s, p, units, grouped),
        happiness=happiness(s, p),
        food_production=food_production(s, p),
        resource_production=resource_production(s, p),
        civil_hand_limit=civil_hand_limit(s, p),
        military_hand_limit=military_hand_limit(s, p),
        build_prices=[build_price(s, p, tech) for tech in p.techs],
        building_limit=total(s, p, BUILDING_LIMIT),
        armies=grouped.number,
        army_strength=grouped.strength,
        colonization=total(s, p, COLONIZATION),
        pacts=[Treaty(card, partner, _side(s, card, side)) for card, partner, side in pacts_of(s, p)],
        parts=Breakdowns(*[explained(s, p, value) for value in Breakdowns.__struct_fields__]),
    )


@pictured(
    player=(*IN_PLAY, *FOR_LIMITS, "yellow", "blue", "unused", "stored"),
    state=("age",),
    told=ABROAD,
)
def summary(s: Ages, p: Civilization, others: Abroad, ca: int, ma: int) -> Summary:
    now = standing(s, p, others)
    unhappy = discontent_with(s, p, now.happiness)
    return Summary(
        culture=now.culture,
        science=now.science,
        strength=now.strength,
        happiness=now.happiness,
        faces_needed=faces_needed(s, p),
        discontent=unhappy,
        uprising=unhappy > p.unused,
        food=stock(s, p, FOOD),
        resources=stock(s, p, RESOURCES),
        food_production=now.food_production,
        resource_production=now.resource_production,
        corruption=corruption(s, p),
        consumption=consumption(s, p),
        civil_hand_limit=now.civil_hand_limit,
        military_hand_limit=now.military_hand_limit,
        civil_actions=ca,
        military_actions=ma,
        population_price=population_price(s, p),
        build_prices=now.build_prices,
        building_limit=now.building_limit,
        armies=now.armies,
        army_strength=now.army_strength,
        colonization=now.colonization,
        pacts=now.pacts,
        parts=now.parts,
    )


def _side(s: Ages, card: int, side: int) -> str:
    return "both" if s.content.pact[card].symmetric else SIDES[side]


# --- the card row ---------------------------------------------------------------------------------------------


def _row(s: Ages, p: Civilization | None) -> list[Space]:
    costs, leaving = s.content.constants.row_costs, _leaving(s)
    own_costs = costs if p is None else prices(s, p)
    return [
        Space(costs[space], own_costs[space], card != NONE and space < leaving, *_science(s, p, card))
        for space, card in enumerate(s.row)
    ]


def _science(s: Ages, p: Civilization | None, card: int) -> tuple[int, int]:
    """What it costs a seat to develop a card, also by revolution; as printed for who only watches."""
    if card == NONE or not is_technology(s, card):
        return NONE, NONE
    row = s.content.rows[card]
    governs = isinstance(row, Government)
    if p is None:
        return s.content.technical[card].science, row.revolution if isinstance(row, Government) else NONE
    return science_price(s, p, card), science_price(s, p, card, revolution=True) if governs else NONE


def _leaving(s: Ages) -> int:
    """Spaces that are cleared before the next turn: none within the first round and after the last (TA-5.01)."""
    if s.active == NONE or s.outcome is not None:
        return 0
    ends = next_seat(s, s.active) == s.starting
    if (s.round == 1 and not ends) or (s.last_round == s.round and ends):
        return 0
    return s.content.constants.row_cleared[still_playing(s) - 2]


def _age_lasts(s: Ages) -> int:
    """Every turn deals at least as many cards as it clears spaces."""
    if not 0 < s.age <= last_age(s) or s.age >= len(s.civil_decks):
        return NONE
    playing = still_playing(s)
    dealt = playing * s.content.constants.row_cleared[playing - 2]
    return -(-len(s.civil_decks[s.age].cards) // dealt)


def _hand_prices(s: Ages, p: Civilization) -> list[HandCard]:
    return [
        HandCard(card, *_science(s, p, card))
        for card in dict.fromkeys(p.civil_hand.cards)
        if is_technology(s, card)
    ]


# --- between players ------------------------------------------------------------------------------------------


def _rivals(s: Ages, p: Civilization, others: list[Abroad]) -> list[Rival]:
    if p.resigned:
        return []
    strength = standing(s, p, others[p.seat]).strength
    return [
        Rival(
            rival.seat,
            strength + against(s, p, rival, attacking=True),
            defending_with(s, rival, p, standing(s, rival, others[rival.seat]).strength),
        )
        for rival in rivals(s, p)
    ]


def _auction(s: Ages, p: Civilization | None) -> Auction | None:
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, BidForTerritory | SendForce):
        return None
    most = largest_force(s, p) if p is not None else NONE
    if isinstance(top, BidForTerritory):
        return Auction(top.card, top.bid, top.leader, list(top.seats), most)
    return Auction(top.card, top.bid, top.seat, [], most)


def _conflict(s: Ages) -> Conflict | None:
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Defend):
        return None
    defence = defending(s, s.players[top.seat], s.players[top.attacker])
    return Conflict(top.card, top.attacker, top.seat, top.strength, defence)


def _offer(s: Ages) -> Offer | None:
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, AnswerPact):
        return None
    return Offer(top.card, top.offerer, top.seat, _side(s, top.card, top.side))


def asked_for_action(s: Ages, seat: int) -> bool:
    """Whether a seat is asked what to do in its Action Phase."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, ActionPhase) and top.seat == seat
