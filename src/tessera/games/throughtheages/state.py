"""The state of a match: civilizations, the card row, decks and events, and what is remembered within a turn.

Cards are numbers of rows of the content, wherever they lie. A civilization's technologies with workers are three tuples
side by side: the cards, the workers on each, and the blue tokens on each.
"""

from __future__ import annotations

from typing import Annotated, Final, Self

from msgspec import field

from tessera.games.throughtheages.content import Box, Technology, back_of, is_held
from tessera.games.throughtheages.hooks import CIVIL_ACTIONS, MILITARY_ACTIONS
from tessera.kernel import NONE, OWNER, Bag, Component, Hidden, Holder, Pile, Public, State, lies_on
from tessera.kernel.effects import total
from tessera.kernel.tuples import changed
from tessera.kernel.zones import Flat

SPACES: Final = 13
"""Of the card row (TA-1.05)."""


NO_ONE_KIDNAPPED: Final = (NONE, 0)


class Civilization(Holder):
    """One player's civilization.

    `cards`, at work: government, leader, special technologies, completed wonders that are not ruined, colonies, pacts
    and conditions.
    """

    techs: Public[tuple[Component, ...]] = ()
    """Farm, mine, urban and unit technologies in play, in ascending order."""
    workers: Public[tuple[int, ...]] = ()
    """On each of them."""
    stored: Public[tuple[int, ...]] = ()
    """Blue tokens on each of them."""
    unused: Public[int] = 0
    """Workers in the worker pool (TA-0.06)."""
    yellow: Public[int] = 0
    """Tokens in the yellow bank."""
    blue: Public[int] = 0

    boxed: Public[tuple[int, int]] = (0, 0)
    """Yellow and blue tokens that came from the box, less those that went there (TA-0.10)."""

    culture: Public[int] = 0
    """Points."""
    science: Public[int] = 0
    ca: Public[int] = 0
    """Civil actions that are available."""
    ma: Public[int] = 0
    ca_total: Public[int] = 0
    """As settled last (TA-7.03)."""
    ma_total: Public[int] = 0

    government: Public[Component] = NONE
    leader: Public[Component] = NONE
    leaders_taken: Public[tuple[int, ...]] = ()
    """The ages of which a leader was taken (TA-8.04)."""
    specials: Public[tuple[Component, ...]] = ()
    wonders: Public[tuple[Component, ...]] = ()
    """Completed ones, ruined or not."""
    ruined: Public[tuple[Component, ...]] = ()
    unfinished: Public[Component] = NONE
    stages: Public[int] = 0
    """Built of the unfinished wonder; a blue token lies on each (TA-8.40)."""
    colonies: Public[tuple[Component, ...]] = ()

    tactic: Public[Component] = NONE
    """The current one, own or common."""
    own_tactics: Public[tuple[Component, ...]] = ()
    """Exclusive ones in the own play area (TA-9.04)."""
    pact: Public[Component] = NONE
    """In the own play area (TA-6.52)."""
    war: Public[Component] = NONE
    enemy: Public[int] = NONE
    """Against whom the war was declared."""
    no_politics: Public[int] = 0
    """Political actions that were given up (TA-21.27)."""
    resigned: Public[bool] = False

    civil_hand: Annotated[Bag, Hidden("civil", seen_by=OWNER, back=back_of, fits=is_held)] = field(
        default_factory=Bag
    )
    military_hand: Annotated[Bag, Hidden("military", seen_by=OWNER, back=back_of)] = field(
        default_factory=Bag
    )
    draft_leaders: Annotated[Bag, Hidden("leaders", seen_by=OWNER, back=back_of)] = field(default_factory=Bag)
    """To choose from in a draft (TA-33.05)."""
    draft_wonders: Annotated[Bag, Hidden("wonders", seen_by=OWNER, back=back_of)] = field(default_factory=Bag)
    notes: Annotated[Bag, Hidden("notes", seen_by=OWNER, counted=False)] = field(default_factory=Bag)
    """Events that were prepared, or looked at, by this player and not revealed since (TA-6.14, TA-42.02).

    Their number would tell whose event was revealed, and whether one that was looked at was one's own."""

    def clone(self) -> Self:
        p = super().clone()
        p.civil_hand = self.civil_hand.clone()
        p.military_hand = self.military_hand.clone()
        p.draft_leaders = self.draft_leaders.clone()
        p.draft_wonders = self.draft_wonders.clone()
        p.notes = self.notes.clone()
        return p


class Turn(Flat):
    """What is remembered until the end of the turn."""

    fresh: Public[tuple[Component, ...]] = ()
    """Action cards taken in this Action Phase (TA-8.09)."""
    developed: Public[int] = 0
    """Technologies developed (TA-36.27)."""
    action_cards: Public[int] = 0
    """Played (TA-36.25)."""
    tactics: Public[int] = 0
    """Played or copied (TA-9.06)."""
    replaced: Public[bool] = False
    """A leader was replaced (TA-21.21)."""
    discarded: Public[int] = 0
    """Excess military cards (TA-36.20)."""
    extra_ca: Public[int] = 0
    """Actions that are no tokens (TA-7.07)."""
    extra_ma: Public[int] = 0
    unit_resources: Public[int] = 0
    """Special-purpose resources (TA-35.10)."""
    city_resources: Public[int] = 0
    any_resources: Public[int] = 0
    any_food: Public[int] = 0
    unit_science: Public[int] = 0
    kidnapped: tuple[int, int] = NO_ONE_KIDNAPPED
    """A civil card that was kidnapped in this turn, and the culture for its use (TA-36.48).

    With closed hands only two players know which card it is."""


class Ages(State, kw_only=True):
    """A match."""

    content: Box

    players: Public[list[Civilization]]
    starting: Public[int] = 0
    active: Public[int] = NONE
    round: Public[int] = 1
    age: Public[int] = 0
    last_round: Public[int] = 0
    """The round after which the game ends, once it is known (TA-19.09)."""
    turn: Public[Turn] = field(default_factory=Turn)

    dealt: Public[bool] = False
    """Whether all cards are accounted for: not while they are drafted, and not in a position laid out by hand."""
    row: Public[tuple[Component, ...]] = (NONE,) * SPACES
    civil_decks: Annotated[list[Bag], Hidden("civil", back=back_of)] = field(default_factory=list)
    """Of the ages A to III."""
    civil_box: Annotated[Bag, Hidden("civil", back=back_of)] = field(default_factory=Bag)
    """Civil cards that stay out of the game unseen."""
    leader_board: Public[tuple[Component, ...]] = ()
    """For whom placeholders stand in the current age (TA-34.02)."""
    wonder_board: Public[tuple[Component, ...]] = ()
    to_come: Public[tuple[tuple[Component, ...], ...]] = ()
    """Leaders and wonders, by age, that lie open beside the boards or are known to be in the deck (TA-33.03)."""
    later_leaders: Annotated[list[Bag], Hidden("leaders", back=back_of)] = field(default_factory=list)
    """The same, where they are kept secret until their age begins (TA-33.05)."""
    later_wonders: Annotated[list[Bag], Hidden("wonders", back=back_of)] = field(default_factory=list)
    leader_box: Annotated[Bag, Hidden("leaders", back=back_of)] = field(default_factory=Bag)
    """Leaders that are not in the game, or not yet, while they are drafted or kept secret."""
    wonder_box: Annotated[Bag, Hidden("wonders", back=back_of)] = field(default_factory=Bag)
    removed: Public[tuple[Component, ...]] = ()
    """Civil cards that have left the game where all could see it."""

    military_decks: Annotated[list[Bag], Hidden("military", back=back_of)] = field(default_factory=list)
    discards: Annotated[list[Bag], Hidden("military", back=back_of)] = field(default_factory=list)
    """Military cards discarded face down, by age (TA-15.02)."""
    unused_events: Annotated[Bag, Hidden("military", back=back_of)] = field(default_factory=Bag)
    """Age A events that are not in the events deck (TA-2.06)."""
    events: Annotated[Bag, Hidden("military", back=back_of)] = field(default_factory=Bag)
    """The current events, but for the one on top if somebody has looked at it; the oldest age lies on top."""
    next_event: Annotated[Pile, Hidden("military", back=back_of)] = field(default_factory=Pile)
    future: Annotated[Bag, Hidden("military", back=back_of)] = field(default_factory=Bag)
    """The future events."""
    past: Public[tuple[Component, ...]] = ()
    """Past events, and military cards that have left the game openly."""
    gone: Annotated[Bag, Hidden("military", back=back_of)] = field(default_factory=Bag)
    """Military cards that have left the game unseen."""
    tactics: Public[tuple[Component, ...]] = ()
    """The common tactics area."""

    def clone(self) -> Self:
        s = State.clone(self)
        s.players = [p.clone() for p in self.players]
        s.turn = self.turn.clone()
        s.civil_decks = [deck.clone() for deck in self.civil_decks]
        s.civil_box = self.civil_box.clone()
        s.later_leaders = [cards.clone() for cards in self.later_leaders]
        s.later_wonders = [cards.clone() for cards in self.later_wonders]
        s.leader_box = self.leader_box.clone()
        s.wonder_box = self.wonder_box.clone()
        s.military_decks = [deck.clone() for deck in self.military_decks]
        s.discards = [pile.clone() for pile in self.discards]
        s.unused_events = self.unused_events.clone()
        s.events = self.events.clone()
        s.next_event = self.next_event.clone()
        s.future = self.future.clone()
        s.gone = self.gone.clone()
        return s

    def settle(self) -> None:
        """Totals of actions follow the cards at once (TA-7.03)."""
        for p in self.players:
            settle_actions(self, p)


def settle_actions(s: Ages, p: Civilization) -> None:
    """More actions are available at once; of fewer, spent ones go first (TA-7.03)."""
    civil, military = total(s, p, CIVIL_ACTIONS), total(s, p, MILITARY_ACTIONS)
    if civil != p.ca_total:
        p.ca = p.ca + civil - p.ca_total if civil > p.ca_total else min(p.ca, civil)
        p.ca_total = civil
    if military != p.ma_total:
        p.ma = p.ma + military - p.ma_total if military > p.ma_total else min(p.ma, military)
        p.ma_total = military


# --- who plays ------------------------------------------------------------------------------------------------


def civilizations(s: Ages) -> list[Civilization]:
    """All that have not resigned, in turn order from the active player on (TA-18.01)."""
    first = max(s.active, 0)
    order = [s.players[(first + i) % s.seats] for i in range(s.seats)]
    return [p for p in order if not p.resigned]


def rivals(s: Ages, p: Civilization) -> list[Civilization]:
    """The others, clockwise from a player."""
    order = [s.players[(p.seat + i) % s.seats] for i in range(1, s.seats)]
    return [other for other in order if not other.resigned]


def still_playing(s: Ages) -> int:
    return sum([not p.resigned for p in s.players])


def first_player(s: Ages) -> int:
    """The starting player, or who takes over that role (TA-6.63)."""
    return next_seat(s, s.starting) if s.players[s.starting].resigned else s.starting


def next_seat(s: Ages, seat: int) -> int:
    """The next player clockwise who is still in the game."""
    following = [(seat + i) % s.seats for i in range(1, s.seats + 1)]
    return next(other for other in following if not s.players[other].resigned)


# --- cards ----------------------------------------------------------------------------------------------------


def cards_at_work(s: Ages, p: Civilization) -> list[int]:
    """Cards in play by where they lie, and what stays behind of others."""
    finished = [wonder for wonder in p.wonders if wonder not in p.ruined]
    single = [card for card in (p.government, p.leader) if card != NONE and not p.resigned]
    shared = [card for card in p.cards if s.content.kind[card] in ("pact", "war", "condition")]
    return [*single, *p.specials, *finished, *p.colonies, *shared]


def cards_met(s: Ages) -> list[int]:
    """Cards that the match has brought to somebody, or onto the table."""
    found: list[int] = []
    for p in s.players:
        found += [*p.cards, *p.techs, *p.wonders, *p.civil_hand.cards, *p.military_hand.cards]
    found += [card for card in s.row if card != NONE]
    return [*found, *s.past, *s.removed, *[tactic_of(s, card) for card in s.tactics]]


# --- technologies with workers --------------------------------------------------------------------------------


def place_of(p: Civilization, tech: int) -> int:
    return p.techs.index(tech)


def workers_on(p: Civilization, tech: int) -> int:
    return p.workers[p.techs.index(tech)] if tech in p.techs else 0


def move_workers(p: Civilization, tech: int, count: int) -> None:
    """Put workers onto a technology, or take them away."""
    p.workers = changed(p.workers, place_of(p, tech), count)


def of_types(s: Ages, p: Civilization, types: int) -> list[tuple[Technology, int, int]]:
    """The technologies of some types (as bits), each with its number and its workers."""
    row = s.content.technology
    return [
        (row[tech], tech, count)
        for tech, count in zip(p.techs, p.workers, strict=True)
        if types >> row[tech].type & 1
    ]


def count_of(s: Ages, p: Civilization, types: int) -> int:
    """Workers on technologies of some types."""
    row = s.content.technology
    return sum([count for tech, count in zip(p.techs, p.workers, strict=True) if types >> row[tech].type & 1])


def best_of(s: Ages, p: Civilization, types: int, highest: int = 3) -> int:
    """The technology of the highest level (up to an age) among some types that has a worker (TA-0.07), or NONE."""
    best, level = NONE, -1
    row = s.content.technology
    for tech, count in zip(p.techs, p.workers, strict=True):
        if count and types >> row[tech].type & 1 and level < row[tech].age <= highest:
            best, level = tech, row[tech].age
    return best


def level_of_best(s: Ages, p: Civilization, types: int) -> int:
    """The level of the best building of some types, 0 without one."""
    best = best_of(s, p, types)
    return s.content.age[best] if best != NONE else 0


def bits(*types: int) -> int:
    """Types as a bit set."""
    found = 0
    for kind in types:
        found |= 1 << kind
    return found


# --- actions --------------------------------------------------------------------------------------------------


def civil_actions(s: Ages, p: Civilization) -> int:
    """Available ones, with those that are no tokens (TA-7.07)."""
    return p.ca + (s.turn.extra_ca if p.seat == s.active else 0)


def military_actions(s: Ages, p: Civilization) -> int:
    return p.ma + (s.turn.extra_ma if p.seat == s.active else 0)


def spend_ca(s: Ages, p: Civilization, count: int) -> None:
    """Actions that are no tokens are spent first: they are lost at the end of the turn anyway."""
    extra = min(count, s.turn.extra_ca) if p.seat == s.active else 0
    s.turn.extra_ca -= extra
    p.ca -= count - extra


def spend_ma(s: Ages, p: Civilization, count: int) -> None:
    extra = min(count, s.turn.extra_ma) if p.seat == s.active else 0
    s.turn.extra_ma -= extra
    p.ma -= count - extra


def get_back(p: Civilization, count: int) -> int:
    """Spent civil actions become available again (TA-7.04); returns how many."""
    back = min(count, p.ca_total - p.ca)
    p.ca += max(0, back)
    return max(0, back)


# --- points ---------------------------------------------------------------------------------------------------


def score_culture(s: Ages, p: Civilization, points: int) -> None:
    """Points never fall below 0 (TA-0.04)."""
    gained = max(points, -p.culture)
    if gained:
        p.culture += gained
        s.tell("culture" if gained > 0 else "culture-lost", seat=p.seat, count=abs(gained))


def score_science(s: Ages, p: Civilization, points: int) -> None:
    gained = max(points, -p.science)
    if gained:
        p.science += gained
        s.tell("science" if gained > 0 else "science-lost", seat=p.seat, count=abs(gained))


def show_all(bag: Bag, seats: int) -> None:
    """Let some seats see all cards of a hand; what others know of them stays known."""
    for card in dict.fromkeys(bag.cards):
        show(bag, card, seats, bag.count(card))


def show(bag: Bag, card: int, seats: int, count: int = 1) -> None:
    """Let some seats know that so many copies of a card are in here."""
    known = [of for of in bag.known if of[0] == card]
    others = [of for of in bag.known if of[0] != card]
    known += [(card, 0)] * (count - len(known))
    shown = [(card, of | seats) if place < count else (card, of) for place, (_, of) in enumerate(known)]
    bag.known = tuple(sorted([*others, *shown]))


# --- tactics --------------------------------------------------------------------------------------------------


def tactic_of(s: Ages, card: int) -> int:
    """The tactic in a tactics area. What lies under one stands for it there, and remembers which it is (TA-36.06)."""
    if s.content.kind[card] == "tactic":
        return card
    return next(lies_on(p, card)[0] for p in s.players if card in p.cards)


def tactic_key(s: Ages, card: int) -> str:
    """How a tactic is called in notation; one with something under it has a name of its own."""
    tactic = tactic_of(s, card)
    return s.content.rows[tactic].key + ("+" if tactic != card else "")


def number_of(s: Ages, key: str) -> int:
    """The card of that name, NONE for a tactic with something under it that lies nowhere."""
    number = s.content.number[key.removesuffix("+")]
    if not key.endswith("+"):
        return number
    laid = [*s.tactics, *[card for p in s.players for card in p.own_tactics]]
    return next((card for card in laid if card != number == tactic_of(s, card)), NONE)
