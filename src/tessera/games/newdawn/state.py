"""The state of a match: the players' pieces and cards, and everything that lies on or beside the map.

Pieces on the map are tuples of space numbers, in ascending order; rules turn them into bit sets (`cells`) when they
ask about neighbours and ranges. Whatever lies on a focus card is kept by slot, so that it moves with the card
(ND-4.06). Cards and tokens are known by their numbers in the content, wherever they lie.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, Self

from msgspec import field

from tessera.games.newdawn.content import ECONOMY, Box
from tessera.games.newdawn.hooks import PROGRESS
from tessera.games.newdawn.rules.board import REMEMBERED, Board, cells, new_board
from tessera.kernel import NONE, Bag, Component, Hidden, Holder, Public, State
from tessera.kernel.effects import alone_about_themselves, total
from tessera.kernel.tuples import replaced
from tessera.kernel.zones import Flat

ABSENT: Final = -2
"""Of a token: not part of this match."""
NEUTRAL: Final = -1
"""Of a city-state or natural wonder: its token lies on the map. Of a barbarian: it is off the map."""


class Player(Holder):
    """One player's things. At work (`cards`) are the leader, the wonders controlled and the diplomacy cards held.

    On a player's diplomacy card lies its giver's seat, on others what their texts say.
    """

    leader: Public[Component] = NONE
    colour: Public[int] = NONE
    tiles: Public[tuple[int, ...]] = ()
    """Map tiles still to be placed (ND-3.11), by the numbers printed on them."""

    row: Public[tuple[Component, ...]] = ()
    """The focus cards in slots 1 to 5; all others of the 20 are in the focus deck."""
    trade: Public[tuple[int, ...]] = (0, 0, 0, 0, 0)
    """Trade tokens on these cards."""
    tokens: Public[tuple[tuple[Component, ...], ...]] = ((), (), (), (), ())
    """City-state tokens on these cards, and natural wonder tokens (ND-20.02)."""
    dial: Public[int] = 0

    capital: Public[int] = NONE
    cities: Public[tuple[int, ...]] = ()
    """Without the capital."""
    control: Public[tuple[int, ...]] = ()
    """Unreinforced control tokens."""
    reinforced: Public[tuple[int, ...]] = ()
    caravans: Public[tuple[int, ...]] = ()
    """Those on the map; the others stand on the economy card."""

    resources: Public[tuple[int, ...]] = (0, 0, 0, 0)
    agendas: Public[tuple[Component, ...]] = ()
    """Victory cards on which an agenda is completed."""
    markers: Public[int] = 0
    """Control tokens lying beside victory cards (ND-19.13)."""


class Turn(Flat):
    """What is remembered until the next player's turn, besides what is used up (ND-4.12)."""

    spent: Public[tuple[Component, ...]] = ()
    """City-state and natural wonder tokens that were spent."""
    arrived: Public[tuple[int, ...]] = ()
    """Spaces at which a caravan of the active player has arrived."""
    returned: Public[int] = 0
    """Caravans that are back on the economy card and may not move again (ND-9.10)."""
    taken: Public[tuple[int, ...]] = ()
    """Spaces taken by an attack (ND-13.05)."""
    defeated: Public[tuple[int, ...]] = ()
    """Capitals that were defeated (ND-13.34)."""
    attacks_won: Public[int] = 0


def back_of(content: Box, wonder: int) -> int:
    """What the back of a wonder card tells: its stack and age."""
    return 3 * content.wonders[wonder].type + content.wonders[wonder].age


class NewDawn(State, kw_only=True):
    """A match."""

    content: Box

    layout: Public[str] = ""
    players: Public[list[Player]]
    first: Public[int] = NONE
    """The first player of every round."""
    active: Public[int] = NONE
    """Whose turn it is."""
    round: Public[int] = 0
    section: Public[int] = 0
    """Where the event dial points."""
    turn: Public[Turn] = field(default_factory=Turn)

    deposits: Public[tuple[int, ...]] = ()
    """Spaces with a resource token."""
    supply: Public[tuple[int, ...]] = (0, 0, 0, 0)
    """Resource tokens in the supply."""
    natural_wonders: Public[tuple[int, ...]] = ()
    """For each the seat that holds its token, NEUTRAL or ABSENT."""
    city_states: Public[tuple[int, ...]] = ()
    """For each the seat that has conquered it, NEUTRAL or ABSENT."""
    barbarians: Public[tuple[int, ...]] = ()
    """For each its space, NEUTRAL or ABSENT."""

    victory_cards: Public[tuple[Component, ...]] = ()
    offer: Public[tuple[Component, ...]] = (NONE, NONE, NONE, NONE)
    """The face-up wonder of each stack."""
    stacks: Annotated[list[Bag], Hidden("wonders", back=back_of)] = field(default_factory=list)
    """The face-down wonders of each stack; the oldest age is turned up first (ND-2.11)."""
    removed: Annotated[Bag, Hidden("wonders", back=back_of)] = field(default_factory=Bag)
    """Wonders removed unseen (ND-2.10)."""
    wonder_tokens: Public[tuple[tuple[int, int], ...]] = ()
    """Built wonders and the spaces of their tokens."""
    lost_wonders: Public[tuple[Component, ...]] = ()
    """Wonders that left the game (ND-14.10)."""

    def clone(self) -> Self:
        s = State.clone(self)
        s.players = [p.clone() for p in self.players]
        s.turn = self.turn.clone()
        s.stacks = [stack.clone() for stack in self.stacks]
        s.removed = self.removed.clone()
        return s

    @property
    def board(self) -> Board:
        """The map; asked for all the time, so known ones are looked up at once."""
        try:
            return self.content.boards[self.layout]
        except KeyError:
            return new_board(self.content, self.layout)

    def settle(self) -> None:
        """Mark every agenda that is met now (ND-19.02, ND-19.14). Only gains can meet one, so only they touch."""
        needed, agendas_on = self.content.agendas, self.content.agendas_on
        alone = alone_about_themselves(self, PROGRESS)
        for victory in self.victory_cards:
            for p in self.players:
                if victory in p.agendas:
                    continue
                for agenda in agendas_on[victory]:
                    counts = alone.get(agenda)
                    if counts is not None:
                        count = counts.amount(self, p, counts.unheld(p.seat))
                    else:
                        count = total(self, p, PROGRESS, about=agenda)
                    if count >= needed[agenda].at_least:
                        complete_agenda(self, p, victory, agenda)
                        break


def complete_agenda(s: NewDawn, p: Player, victory: int, agenda: int) -> None:
    """One marker per player and card, for good; without an unused token it is only noted (ND-19.03, ND-19.04)."""
    p.agendas = tuple(sorted((*p.agendas, victory)))
    if unused_control(s, p) > 0:
        p.markers += 1
    s.tell("agenda-completed", seat=p.seat, agenda=s.content.agendas[agenda].key)


# --- a player's cards ---------------------------------------------------------------------------------------


def wonders_of(s: NewDawn, p: Player) -> list[int]:
    """The world wonders a player controls."""
    wonders = s.content.wonders
    return [card for card in p.cards if card in wonders]


def slots_of(s: NewDawn, p: Player, focus: int) -> list[int]:
    """Where in the row (0 to 4) cards of a type lie: one place, unless the row has become mixed (ND-21.12)."""
    cards = s.content.focus
    return [place for place, card in enumerate(p.row) if cards[card].type == focus]


def place_of(s: NewDawn, p: Player, key: str) -> int:
    """Where in the row (0 to 4) a card lies."""
    return p.row.index(s.content.number[key])


def focus_deck(s: NewDawn, p: Player, level: int) -> list[int]:
    """The cards of a level that are not in the row."""
    return [card for card, row in s.content.focus.items() if row.level == level and card not in p.row]


def next_level(s: NewDawn, card: int) -> int:
    """The focus card of the same type that is one level higher; NONE beyond the last (ND-21.11)."""
    row = s.content.focus[card]
    return s.content.focus_of.get((row.type, row.level + 1), NONE)


def caravan_limit(s: NewDawn, p: Player) -> int:
    """How many caravans are in use: as printed on the economy card (ND-9.01)."""
    cards = [s.content.focus[card] for card in p.row]
    return max([card.caravans for card in cards if card.type == ECONOMY], default=0)


def reset(p: Player, place: int) -> None:
    """The card goes to slot 1, all in lower slots move one to the right, with what lies on them (ND-4.05, ND-4.06)."""
    order = (place, *(other for other in range(5) if other != place))
    rearrange(p, order)


def swap_cards(p: Player, a: int, b: int) -> None:
    order = list(range(5))
    order[a], order[b] = b, a
    rearrange(p, tuple(order))


def rearrange(p: Player, order: tuple[int, ...]) -> None:
    p.row = tuple([p.row[place] for place in order])
    p.trade = tuple([p.trade[place] for place in order])
    p.tokens = tuple([p.tokens[place] for place in order])


# --- tokens that somebody holds -----------------------------------------------------------------------------


def city_state_holder(s: NewDawn, city_state: int) -> int:
    """The seat that has conquered a city-state, NEUTRAL or ABSENT."""
    return s.city_states[s.content.place[city_state]]


def hold_city_state_token(s: NewDawn, city_state: int, holder: int) -> None:
    s.city_states = replaced(s.city_states, s.content.place[city_state], holder)
    s.touched = True


def natural_holder(s: NewDawn, natural: int) -> int:
    """The seat that holds a natural wonder's token, NEUTRAL or ABSENT."""
    return s.natural_wonders[s.content.place[natural]]


def hold_natural_token(s: NewDawn, natural: int, holder: int) -> None:
    s.natural_wonders = replaced(s.natural_wonders, s.content.place[natural], holder)
    s.touched = True


def naturals_of(s: NewDawn, p: Player) -> list[int]:
    """The natural wonders a player holds."""
    held = zip(s.content.natural_wonders, s.natural_wonders, strict=False)  # none before the map is made
    return [natural for natural, holder in held if holder == p.seat]


# --- a player's pieces on the map ---------------------------------------------------------------------------


def city_spaces(p: Player) -> int:
    """All cities, the capital included (ND-1.04)."""
    return cells(p.cities) | (1 << p.capital if p.capital >= 0 else 0)


def control_spaces(p: Player) -> int:
    """All control tokens on the map, reinforced or not."""
    return cells(p.control) | cells(p.reinforced)


def friendly_spaces(p: Player) -> int:
    """Spaces with an own city or control token; caravans do not count (ND-5.06, ND-5.07)."""
    capital = 1 << p.capital if p.capital >= 0 else 0
    return capital | cells(p.cities) | cells(p.control) | cells(p.reinforced)


def rival_spaces(s: NewDawn, p: Player) -> int:
    spaces = 0
    for other in s.players:
        if other is not p:
            spaces |= friendly_spaces(other)
    return spaces


def rival_cities(s: NewDawn, p: Player) -> int:
    spaces = 0
    for other in s.players:
        if other is not p:
            spaces |= city_spaces(other)
    return spaces


def rival_control(s: NewDawn, p: Player) -> int:
    spaces = 0
    for other in s.players:
        if other is not p:
            spaces |= control_spaces(other)
    return spaces


def all_cities(s: NewDawn) -> int:
    spaces = 0
    for p in s.players:
        spaces |= city_spaces(p)
    return spaces


def all_control(s: NewDawn) -> int:
    spaces = 0
    for p in s.players:
        spaces |= control_spaces(p)
    return spaces


def all_pieces(s: NewDawn) -> int:
    """Spaces with a city or control token of anybody."""
    spaces = 0
    for p in s.players:
        spaces |= friendly_spaces(p)
    return spaces


def caravan_spaces(s: NewDawn) -> int:
    spaces = 0
    for p in s.players:
        spaces |= cells(p.caravans)
    return spaces


@lru_cache(REMEMBERED)
def _on_map(spaces: tuple[int, ...]) -> int:
    """Spaces of tokens, without those that are not on the map."""
    return cells(tuple([cell for cell in spaces if cell >= 0]))


@lru_cache(REMEMBERED)
def _neutral(holders: tuple[int, ...], spaces: tuple[int, ...]) -> int:
    """Spaces of tokens that nobody holds."""
    return cells(tuple([cell for holder, cell in zip(holders, spaces, strict=True) if holder == NEUTRAL]))


def barbarian_spaces(s: NewDawn) -> int:
    return _on_map(s.barbarians)


def city_state_spaces(s: NewDawn) -> int:
    """Spaces on which a city-state's token lies."""
    return _neutral(s.city_states, s.board.city_states)


def natural_wonder_spaces(s: NewDawn) -> int:
    """Spaces on which a natural wonder's token still lies."""
    return _neutral(s.natural_wonders, s.board.natural_wonders)


def wonder_spaces(s: NewDawn) -> int:
    """Spaces with a world wonder token."""
    spaces = 0
    for _, cell in s.wonder_tokens:
        spaces |= 1 << cell
    return spaces


def occupied_spaces(s: NewDawn) -> int:
    """Spaces with a token or figure of any kind, caravans aside."""
    return (
        all_pieces(s)
        | barbarian_spaces(s)
        | city_state_spaces(s)
        | natural_wonder_spaces(s)
        | wonder_spaces(s)
        | cells(s.deposits)
    )


def empty_spaces(s: NewDawn) -> int:
    """Spaces without any token or figure (ND-5.08)."""
    return s.board.everywhere & ~(occupied_spaces(s) | caravan_spaces(s))


def owner_of(s: NewDawn, cell: int) -> Player | None:
    """Whose city or control token is on a space."""
    for p in s.players:
        if cell == p.capital or cell in p.cities or cell in p.control or cell in p.reinforced:
            return p
    return None


def unused_control(s: NewDawn, p: Player) -> int:
    return s.content.constants.control_tokens - len(p.control) - len(p.reinforced) - p.markers


def unused_cities(s: NewDawn, p: Player) -> int:
    return s.content.constants.cities - len(p.cities)
