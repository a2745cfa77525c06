"""A table laid out by hand: a test draws a map, says in a few lines what lies there, and then plays on.

::

    t = table(
        '''
        g1  h1  f1
          c0  w1  g2
        ''',
        h1="marble",
    )
    t.control(0, "g1")
    t.lays_trade(0, culture=1)
    t.resolve(0, "early_empire", slot=3)
    t.play("spend 1 0", "place h1")
    assert t.options == ["place f1", "stop"]

**The map.** Every word of the picture is a space and its name: the first letter is its terrain (``g`` grassland, ``h``
hills, ``f`` forest, ``d`` desert, ``m`` mountains, ``w`` water, ``n`` natural wonder), the rest makes it unique. ``c0``
is a grassland with the capital of seat 0, ``s1`` a grassland for a city-state. Rows are shifted by half a space: a word
stands 4 columns right of its neighbour and 2 columns aside of the words above and below. What is printed on spaces is
said by name: ``h1="marble"``, ``d1="A"`` (barbarian), ``s1="geneva"``, ``n1="pantanal"``. A seat without ``c`` on the
picture has its capital on an island far away, next to mountains (``i1``), so that it is not mature. Without a picture,
the map is `LAND`. ``first_game()`` has the map of the box, whose spaces have numbers for names.

**The position.** Nobody has anything but a capital. Every row holds the level I cards in the order culture, science,
economy, industry, military, so that slot 1 has the culture card and slot 5 the military card. The leaders are Aztec,
France, Rome and America, whose abilities are mostly out of the way. The victory cards are explorer/aesthetic,
paranoid/warmonger and preservationist/populous. All 24 wonders are in their stacks. Seat 0 is first player and active.
Nothing is pending: after what a test does, the table rests.

**Setting up** (`leads`, `row`, `lays_trade`, `cities`, ...) puts pieces and cards where a test wants them. **Playing**:
`resolve` resolves a card in a slot (without reset), `turn` is a whole turn of a seat, `round` a whole round, `now` does
any steps; `play` answers, `options` lists what is legal, `refused` and `refuses` say why something is not. **Looking**
(`control_of`, `trade`, `wonders`, ...) gives keys and names. All speak of spaces by their names. Whenever the position
was edited or played on, the invariants of the game are checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from tessera.games.newdawn import game
from tessera.games.newdawn.board import NONE, Board, Space, cells
from tessera.games.newdawn.content import (
    FOCUS_TYPES,
    LETTERS,
    RESOURCES,
    WONDER_STACKS,
    NewDawnTables,
    Terrain,
)
from tessera.games.newdawn.control import city_state_at, claim, natural_at
from tessera.games.newdawn.setup import LayTokens
from tessera.games.newdawn.spaces import mature_cities
from tessera.games.newdawn.trade import lay_token
from tessera.games.newdawn.turns import ResolveCard, Round, TakeTurn
from tessera.games.newdawn.world import (
    NATURAL,
    NEUTRAL,
    Box,
    NewDawn,
    Player,
    Turn,
    put,
    replaced,
    slots_of,
    take,
)
from tessera.kernel import Ask, Option, Refusal, Step
from tessera.kernel.geometry import Coordinate, bits
from tessera.kernel.script import Impossible
from tessera.kernel.testing import Script

LAND = """
g1  h1  f1  d1  m1  w1  g2  h2  f2
  c0  g3  h3  f3  n1  w2  g4  s1  h4
g5  h5  g6  d2  m2  g7  h6  f4  d3
  h7  f5  g8  w3  h8  f6  g9  c1  g10
c2  g11 h9  f7  d4  g12 m3  h10 g13
  g14 s2  h11 g15 f8  n2  d5  g16 h12
f9  d6  m4  g17 h13 c3  g18 f10 m5
"""
"""A map for tests to which the picture does not matter much."""

LAND_FEATURES = {
    **{"s1": "geneva", "s2": "carthage", "n1": "pantanal", "n2": "mt_everest"},
    **{"d1": "A", "m3": "B", "d6": "C"},
    **{"f2": "marble", "h3": "mercury", "f6": "oil", "h9": "diamonds", "m5": "marble"},
}

DRAWN = "drawn"
"""The layout of a map that was drawn rather than laid out of tiles."""

LETTER_TERRAIN = {
    **{"g": Terrain.GRASSLAND, "h": Terrain.HILLS, "f": Terrain.FOREST, "d": Terrain.DESERT},
    **{"m": Terrain.MOUNTAINS, "w": Terrain.WATER, "n": Terrain.WONDER},
    **{"c": Terrain.GRASSLAND, "s": Terrain.GRASSLAND, "i": Terrain.MOUNTAINS},
}

SPACE_VERBS = {
    *(
        "place",
        "take-back",
        "move",
        "to",
        "convert",
        "nuke",
        "caravan",
        "send",
        "go",
        "drop",
        "city",
        "under",
    ),
    *("reinforce", "attack", "destroy", "choose", "give-up", "capital"),
}
"""Options whose first argument is a space."""

LEADERS = ("aztec", "france", "rome", "america")
VICTORY_CARDS = "explorer_aesthetic paranoid_warmonger preservationist_populous"
EVERY_TYPE = "culture science economy industry military"


def read_picture(picture: str) -> dict[str, Coordinate]:
    """The names of the spaces with their axial coordinates."""
    found: dict[str, Coordinate] = {}
    words = [
        (word.start(), r, word.group())
        for r, line in enumerate(line for line in picture.splitlines() if line.strip())
        for word in re.finditer(r"\S+", line)
    ]
    left = min(column for column, _, _ in words)
    shift = (words[0][0] - left) % 4
    for column, r, name in words:
        q, rest = divmod(column - left - shift - 2 * r, 4)
        assert not rest, f"{name!r} stands beside its column"
        assert name not in found, f"{name!r} is drawn twice"
        found[name] = (q, r)
    return found


class DrawnBoard(Board):
    """A map from a picture."""

    def __init__(self, tables: NewDawnTables, picture: str, features: Mapping[str, str], seats: int) -> None:
        self.tiles, self.water_tokens = [], []
        drawn = read_picture(picture)
        for seat in range(seats):
            if f"c{seat}" not in drawn:
                drawn |= {f"c{seat}": (40 + 4 * seat, 0), f"i{seat}": (41 + 4 * seat, 0)}
        unknown = features.keys() - drawn.keys()
        assert not unknown, f"not on the picture: {unknown}"
        self.names = tuple(drawn)
        spaces = {
            at: Space(int(LETTER_TERRAIN[name[0]]), features.get(name, "")) for name, at in drawn.items()
        }
        self._work_out(spaces, tables)


class DrawnBox(Box):
    """Content whose one special layout is the picture."""

    __slots__ = ("drawn",)

    drawn: DrawnBoard

    def board(self, layout: str) -> Board:
        return self.drawn if layout == DRAWN else super().board(layout)


class Rest(Ask, frozen=True):
    """Nothing happens until the test says so."""

    confirm = True

    def options(self, s: NewDawn) -> list[Option]:
        return [("rest",)]

    def resolve(self, s: NewDawn, option: Option) -> None:
        s.then(self)


class Table(Script):
    """A position of A New Dawn, with words for setting it up, playing on and looking at it."""

    state: NewDawn
    space_names: tuple[str, ...]

    # --- setting up -----------------------------------------------------------------------------------------

    def leads(self, seat: int, leader: str) -> None:
        """Give a leader; the row stays as it is."""
        with self.edit() as s:
            s.players[seat].leader = self._id(leader)

    def row(self, seat: int, cards: str) -> None:
        """Lay the focus cards, slot 1 first: types (the card of that type now in the row) or keys."""
        with self.edit() as s:
            p = s.players[seat]
            new = [self._card(p, word) for word in cards.split()]
            order = [next((i for i, old in enumerate(p.row) if old // 4 == card // 4), 0) for card in new]
            if sorted(order) == [0, 1, 2, 3, 4]:  # what lies on the cards goes with their type
                p.trade = tuple([p.trade[place] for place in order])
                p.tokens = tuple([p.tokens[place] for place in order])
            p.row = tuple(new)

    def lays_trade(self, seat: int, **cards: int) -> None:
        """How many trade tokens lie on cards, by type or key: ``culture=2``."""
        with self.edit() as s:
            p = s.players[seat]
            for word, count in cards.items():
                p.trade = replaced(p.trade, self._place(p, word), count)

    def dial(self, seat: int, space: int) -> None:
        with self.edit() as s:
            s.players[seat].dial = space

    def cities(self, seat: int, *spaces: str) -> None:
        """Put cities on the map, on own control tokens too."""
        with self.edit() as s:
            p = s.players[seat]
            for name in spaces:
                cell = self.cell(name)
                p.control = tuple([c for c in p.control if c != cell])
                p.reinforced = tuple([c for c in p.reinforced if c != cell])
                p.cities = put(p.cities, cell)
                self._settle(p, cell)

    def control(self, seat: int, *spaces: str, reinforced: bool = False) -> None:
        """Lay control tokens. A natural wonder is theirs; a resource was taken and spent."""
        with self.edit() as s:
            p = s.players[seat]
            for name in spaces:
                cell = self.cell(name)
                if reinforced:
                    p.reinforced = put(p.reinforced, cell)
                else:
                    p.control = put(p.control, cell)
                self._settle(p, cell)

    def reinforced(self, seat: int, *spaces: str) -> None:
        """Lay reinforced control tokens."""
        self.control(seat, *spaces, reinforced=True)

    def caravans(self, seat: int, *spaces: str) -> None:
        """Put caravans on the map."""
        with self.edit() as s:
            p = s.players[seat]
            for name in spaces:
                p.caravans = put(p.caravans, self.cell(name))

    def unused_control(self, seat: int, count: int) -> None:
        """Only so many control tokens are unused; those neither unused nor on the map count as agenda markers."""
        with self.edit() as s:
            p = s.players[seat]
            p.markers = s.content.constants.control_tokens - len(p.control) - len(p.reinforced) - count

    def give(self, seat: int, **resources: int) -> None:
        """Give resource tokens of the supply."""
        with self.edit() as s:
            p = s.players[seat]
            for name, count in resources.items():
                kind = RESOURCES.index(name)
                p.resources = replaced(p.resources, kind, p.resources[kind] + count)
                s.supply = replaced(s.supply, kind, s.supply[kind] - count)

    def built(self, seat: int, wonder: str, space: str = "") -> None:
        """A world wonder lies under an own piece, the capital if no other is named."""
        with self.edit() as s:
            p = s.players[seat]
            cell = self.cell(space) if space else p.capital
            card = self._fetch_wonder(wonder)
            s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (card, cell))))
            p.wonders = put(p.wonders, card)

    def abandoned(self, wonder: str, space: str) -> None:
        """A world wonder lies on the map without an owner."""
        with self.edit() as s:
            card = self._fetch_wonder(wonder)
            s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (card, self.cell(space)))))

    def offer(self, wonders: str) -> None:
        """These wonders lie face up on their stacks, besides those of the other stacks."""
        with self.edit() as s:
            for key in wonders.split():
                self._lay_on_stack(key)
                stack = self._stack(self._id(key))
                if s.offer[stack] != NONE:
                    s.stacks[stack].add(s.offer[stack])
                s.stacks[stack].remove(self._id(key))
                s.offer = replaced(s.offer, stack, self._id(key))

    def empty_stack(self, wonder_type: str) -> None:
        """A stack is used up: all its wonders left the game."""
        with self.edit() as s:
            stack = WONDER_STACKS.index(FOCUS_TYPES.index(wonder_type))
            gone = [s.offer[stack], *s.stacks[stack].take_all()]
            s.lost_wonders = tuple(sorted((*s.lost_wonders, *[card for card in gone if card != NONE])))
            s.offer = replaced(s.offer, stack, NONE)

    def envoy(self, seat: int, *city_states: str) -> None:
        """Give diplomacy cards of city-states, on the map or not."""
        with self.edit() as s:
            for key in city_states:
                s.players[seat].envoys = put(s.players[seat].envoys, self._id(key))

    def pact(self, seat: int, giver: int, *pacts: str) -> None:
        """Give diplomacy cards of another player."""
        with self.edit() as s:
            for key in pacts:
                s.players[seat].pacts = put(s.players[seat].pacts, 4 * giver + self._id(key))

    def natural(self, seat: int, natural: str, on: str = "") -> None:
        """Hold a natural wonder, by a control token where it is on the map; America has it `on` a focus card."""
        with self.edit() as s:
            p = s.players[seat]
            cell = s.board.natural_wonders[self._id(natural)]
            if cell != NONE and cell not in (*p.control, *p.reinforced, *p.cities):
                p.control = put(p.control, cell)
            s.natural_wonders = replaced(s.natural_wonders, self._id(natural), seat)
            if on:
                lay_token(p, self._place(p, on), NATURAL + self._id(natural))

    def conquered(self, seat: int, city_state: str, piece: str = "city") -> None:
        """A city-state of the map is a city (or a ``reinforced`` token, or ``control``) of this player."""
        with self.edit() as s:
            p = s.players[seat]
            number = self._id(city_state)
            cell = s.board.city_states[number]
            assert cell != NONE, f"{city_state} is not on the map"
            for other in s.players:
                other.envoys = tuple([x for x in other.envoys if x != number])
            s.city_states = replaced(s.city_states, number, seat)
            if piece == "city":
                p.cities = put(p.cities, cell)
            elif piece == "control":
                p.control = put(p.control, cell)
            else:
                assert piece == "reinforced"
                p.reinforced = put(p.reinforced, cell)
            lay_token(p, slots_of(p, s.content.city_states[number].type)[0], number)

    def barbarian(self, letter: str, space: str = "") -> None:
        """Put a barbarian on a space, or take it off the map."""
        with self.edit() as s:
            cell = self.cell(space) if space else NEUTRAL
            s.barbarians = replaced(s.barbarians, LETTERS.index(letter), cell)

    def victory(self, cards: str) -> None:
        """The victory cards in play."""
        with self.edit() as s:
            s.victory_cards = tuple(sorted(self._id(key) for key in cards.split()))

    def first(self, seat: int) -> None:
        """The first player."""
        with self.edit() as s:
            s.first = seat

    def event(self, section: int) -> None:
        """Where the event dial points."""
        with self.edit() as s:
            s.section = section

    def active(self, seat: int) -> None:
        """It is this player's turn; whatever was remembered of the last turn is forgotten."""
        with self.edit() as s:
            s.active = seat
            s.turn = Turn()

    def _id(self, name: str) -> int:
        return self.game.names(self.state.content)[name]

    def _card(self, p: Player, word: str) -> int:
        """A focus card by its key, or by its type the one in the row (level I if there is none)."""
        if word in self.state.content.focus_id:
            return self.state.content.focus_id[word]
        focus = FOCUS_TYPES.index(word)
        return next((card for card in p.row if card // 4 == focus), 4 * focus)

    def _place(self, p: Player, word: str) -> int:
        return p.row.index(self._card(p, word))

    def _settle(self, p: Player, cell: int) -> None:
        """What belongs to a space on which a piece was put by hand."""
        s = self.state
        if cell in s.deposits:
            s.deposits = take(s.deposits, cell)
            kind = s.board.resource[cell]
            s.supply = replaced(s.supply, kind, s.supply[kind] + 1)
        natural = natural_at(s, cell)
        if natural != NONE:
            s.natural_wonders = replaced(s.natural_wonders, natural, p.seat)
        assert city_state_at(s, cell) == NONE, "say `conquered`"
        claim(s, p, cell)

    def _stack(self, wonder: int) -> int:
        return WONDER_STACKS.index(self.state.content.wonders[wonder].type)

    def _lay_on_stack(self, key: str) -> None:
        """A wonder goes from wherever it lies unused among the face-down cards of its stack."""
        s = self.state
        card = self._id(key)
        stack = self._stack(card)
        if card in s.offer:
            s.stacks[stack].add(card)
            s.offer = replaced(s.offer, stack, NONE)
        assert card in s.stacks[stack], f"{key} is built"

    def _fetch_wonder(self, key: str) -> int:
        """Take a wonder out of its stack; another lies face up in its place."""
        s = self.state
        card = self._id(key)
        stack = self._stack(card)
        self._lay_on_stack(key)
        s.stacks[stack].remove(card)
        if s.offer[stack] == NONE and s.stacks[stack].cards:
            age = s.content.wonders
            s.offer = replaced(s.offer, stack, min(s.stacks[stack].cards, key=lambda x: age[x].age))
            s.stacks[stack].remove(s.offer[stack])
        return card

    # --- playing --------------------------------------------------------------------------------------------

    def resolve(self, seat: int, card: str, slot: int = 0) -> None:
        """Resolve a focus card, without reset: in the slot where it lies, or in another, where it is laid first.

        The card changes places with the one in that slot. If another card of its type is in the row, it is replaced.
        """
        with self.edit() as s:
            p = s.players[seat]
            s.active = seat
            new = self._card(p, card)
            place = next((i for i, old in enumerate(p.row) if old // 4 == new // 4), 0)
            p.row = replaced(p.row, place, new)
        if slot:
            cards = [self.state.content.focus[x].key for x in self.player(seat).row]
            cards[place], cards[slot - 1] = cards[slot - 1], cards[place]
            self.row(seat, " ".join(cards))
        self.now(ResolveCard(seat, slot - 1 if slot else place))

    def turn(self, seat: int, *answers: str) -> None:
        """A turn of a player begins."""
        self.now(TakeTurn(seat))
        self.play(*answers)

    def round(self) -> None:
        """A round begins; after it comes the next."""
        self.now(Round())

    def dice(self, *faces: int) -> None:
        """The dice (and all other chance) give this next."""
        self.chance(*faces)

    def now(self, *steps: Step) -> None:
        super().now(*steps)
        self._check()

    def choose(self, *answers: str, seat: int | None = None) -> None:
        for text in answers:
            super().choose(self.numbered(text), seat=seat)
            self._check()

    play = choose

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        return super().refusal(self.numbered(text), seat)

    refused = refusal

    def _check(self) -> None:
        faults = list(self.game.faults(self.state))
        if faults:
            raise Impossible("; ".join(faults))

    @property
    def resting(self) -> bool:
        """Whether everything has been done."""
        return self.asked == "Rest"

    @property
    def options(self) -> list[str]:
        """The legal options, with the names of spaces."""
        return [self.named(text) for text in super().options]

    def offered(self, verb: str) -> list[str]:
        """What can be answered with this verb: ``place g1``, ``place h2`` gives g1 and h2."""
        return [text.partition(" ")[2] for text in self.options if text.split()[0] == verb]

    # --- spaces ---------------------------------------------------------------------------------------------

    def cell(self, name: str) -> int:
        """The number of a space."""
        return self.space_names.index(name)

    def names(self, spaces: Iterable[int]) -> list[str]:
        return [self.space_names[cell] for cell in spaces]

    def numbered(self, text: str) -> str:
        """An answer with numbers in place of the names of spaces."""
        known = set(self.space_names)
        return " ".join(str(self.cell(word)) if word in known else word for word in text.split())

    def named(self, text: str) -> str:
        """An answer with the names of spaces."""
        verb, *rest = text.split()
        place = 1 if verb == "drive" else 0
        if (verb in SPACE_VERBS or verb == "drive") and len(rest) > place:
            rest[place] = self.space_names[int(rest[place])]
        return " ".join([verb, *rest])

    def near(self, *names: str) -> list[str]:
        """The spaces next to some spaces."""
        return self.names(bits(self.board.grid.next_to(cells({self.cell(name) for name in names}))))

    def distance(self, a: str, b: str) -> int:
        return self.board.grid.distance(self.cell(a), self.cell(b))

    def spaces(self, terrain: str = "", near: str = "", edge: bool | None = None) -> list[str]:
        """All spaces of a terrain, next to a space, on the edge of the map or not."""
        board = self.board
        found = board.everywhere
        if terrain:
            found &= board.of[Terrain[terrain.upper()]]
        if near:
            found &= board.near[self.cell(near)]
        if edge is not None:
            found &= board.edge if edge else ~board.edge
        return self.names(bits(found))

    @property
    def board(self) -> Board:
        return self.state.board

    # --- looking --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def row_of(self, seat: int) -> list[str]:
        """The cards in slots 1 to 5."""
        return [self.state.content.focus[card].key for card in self.player(seat).row]

    def trade(self, seat: int) -> dict[str, int]:
        """Trade tokens by card, only where there are some."""
        p = self.player(seat)
        return {key: n for key, n in zip(self.row_of(seat), p.trade, strict=True) if n}

    def tokens(self, seat: int) -> dict[str, list[str]]:
        """City-state and natural wonder tokens by focus card, only where there are some."""
        content = self.state.content
        rows: list[Any] = [*content.city_states, *content.natural_wonders]
        assert len(content.city_states) == NATURAL
        lying = zip(self.row_of(seat), self.player(seat).tokens, strict=True)
        return {key: [rows[token].key for token in on] for key, on in lying if on}

    def cities_of(self, seat: int) -> list[str]:
        """Without the capital."""
        return self.names(self.player(seat).cities)

    def control_of(self, seat: int) -> list[str]:
        """Unreinforced control tokens."""
        return self.names(self.player(seat).control)

    def reinforced_of(self, seat: int) -> list[str]:
        return self.names(self.player(seat).reinforced)

    def caravans_of(self, seat: int) -> list[str]:
        """Those on the map."""
        return self.names(self.player(seat).caravans)

    def mature(self, seat: int) -> list[str]:
        """The mature cities."""
        return self.names(mature_cities(self.state, self.player(seat)))

    def resources(self, seat: int) -> dict[str, int]:
        held = self.player(seat).resources
        return {name: n for name, n in zip(RESOURCES, held, strict=True) if n}

    @property
    def supply(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self.state.supply, strict=True))

    @property
    def deposits(self) -> list[str]:
        """Spaces with a resource token."""
        return self.names(self.state.deposits)

    def wonders(self, seat: int) -> list[str]:
        return [self.state.content.wonders[card].key for card in self.player(seat).wonders]

    def wonder_space(self, wonder: str) -> str:
        """Where the token of a built wonder lies."""
        return self.space_names[dict(self.state.wonder_tokens)[self._id(wonder)]]

    @property
    def face_up(self) -> list[str]:
        """The wonders on offer."""
        return [self.state.content.wonders[card].key for card in self.state.offer if card != NONE]

    def naturals(self, seat: int) -> list[str]:
        rows = self.state.content.natural_wonders
        return [rows[i].key for i, holder in enumerate(self.state.natural_wonders) if holder == seat]

    def city_states(self, seat: int) -> list[str]:
        """The conquered ones; of `NEUTRAL` those that stand on the map."""
        rows = self.state.content.city_states
        return [rows[i].key for i, holder in enumerate(self.state.city_states) if holder == seat]

    def envoys(self, seat: int) -> list[str]:
        return [self.state.content.city_states[i].key for i in self.player(seat).envoys]

    def pacts(self, seat: int) -> list[str]:
        """The players' diplomacy cards held: ``1 embassy`` is that of seat 1."""
        return [f"{pact // 4} {self.state.content.pacts[pact % 4].key}" for pact in self.player(seat).pacts]

    def agendas(self, seat: int) -> list[str]:
        """The victory cards on which an agenda is completed."""
        return [self.state.content.victory_cards[card].key for card in self.player(seat).agendas]

    @property
    def barbarians(self) -> dict[str, str]:
        """Those on the map, with their spaces."""
        where = zip(LETTERS, self.state.barbarians, strict=True)
        return {letter: self.space_names[cell] for letter, cell in where if cell >= 0}

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the events of one key say, since the last look."""
        return [dict(event.args) for event in self.heard(key)]


def table(
    picture: str = LAND,
    seats: int = 2,
    *,
    content: Mapping[str, Any] | None = None,
    **features: str,
) -> Table:
    """A table with a drawn map; `content` changes numbers of components."""
    if picture == LAND:
        features = LAND_FEATURES | features
    tables = box(content or {}).tables
    drawn = DrawnBox(tables)
    drawn.drawn = DrawnBoard(tables, picture, features, seats)
    t = Table(game, seats, 1, None, drawn)
    t.space_names = drawn.drawn.names
    with t.edit() as s:
        s.layout = DRAWN
        s.agenda[:] = [Rest(0)]
    _clear(t)
    return t


def first_game(seats: int = 2, *, content: Mapping[str, Any] | None = None, **options: object) -> Table:
    """A table with the map for the first game; the capitals are on its symbols, in the order of the tiles."""
    t = Table(game, seats, 1, options, box(content or {}))
    t.space_names = tuple(str(cell) for cell in range(len(t.state.board)))
    with t.edit() as s:
        s.agenda[:] = [Rest(0)]
    _clear(t)
    return t


def _clear(t: Table) -> None:
    """The position before anybody has done anything, and nothing pending."""
    with t.edit() as s:
        LayTokens().run(s)
        for stack in range(len(WONDER_STACKS)):
            ages = [s.content.wonders[card].age for card in s.stacks[stack].cards]
            top = next(
                card for card, age in zip(s.stacks[stack].cards, ages, strict=True) if age == min(ages)
            )
            s.stacks[stack].remove(top)
            s.offer = replaced(s.offer, stack, top)
        s.victory_cards = tuple(sorted(t._id(key) for key in VICTORY_CARDS.split()))
        s.first = s.active = 0
        s.round = 1
        for p in s.players:
            p.leader = t._id(LEADERS[p.seat])
            p.row = tuple([4 * focus for focus in range(5)])
            p.capital = t.cell(f"c{p.seat}") if s.layout == DRAWN else s.board.capitals[p.seat]
    t.heard()


def box(changes: Mapping[str, Any]) -> Box:
    """The content with some numbers changed."""
    changed = game.content(changes)
    assert isinstance(changed, Box)
    return changed
