"""Words for tests and scenarios: draw a map, say in a few lines what lies there, and then play on.

::

    t = play("newdawn", 2)
    t.map(
        '''
        g1  h1  f1
          c0  w1  g2
        ''',
        h1="marble",
    )
    t.control(0, "g1")
    t.lays_trade(0, culture=1)
    t.resolve(0, "early_empire", slot=3)
    t.choose("spend 1 0", "place h1")
    assert t.options == ["place f1", "stop"]

A scenario file says the same: ``map h1=marble:`` and the picture below it, ``control 0 g1``, ``lays_trade 0
culture=1``, ``resolve 0 early_empire slot=3``, ``play place h1``.

**The map.** Every word of the picture is a space and its name: the first letter is its terrain (``g`` grassland, ``h``
hills, ``f`` forest, ``d`` desert, ``m`` mountains, ``w`` water, ``n`` natural wonder), the rest makes it unique. ``c0``
is a grassland with the capital of seat 0, ``s1`` a grassland for a city-state. Rows are shifted by half a space: a word
stands 4 columns right of its neighbour and 2 columns aside of the words above and below. What is printed on spaces is
said by name: ``h1="marble"``, ``d1="A"`` (barbarian), ``s1="geneva"``, ``n1="pantanal"``. A seat without ``c`` on the
picture has its capital on an island far away, next to mountains (``i1``), so that it is not mature. `tiles` lays map
tiles instead, and `first_game` has the map of the box; their spaces have numbers for names.

**The position.** Nobody has anything but a capital. Every row holds the level I cards in the order culture, science,
economy, industry, military, so that slot 1 has the culture card and slot 5 the military card. The leaders are Aztec,
France, Rome and America, whose abilities are mostly out of the way. The victory cards are explorer/aesthetic,
paranoid/warmonger and preservationist/populous. All 24 wonders are in their stacks. Seat 0 is first player and active.
Nothing is pending: after what a script does, the position rests.

**Setting up** (`leads`, `row`, `lays_trade`, `cities`, ...) puts pieces and cards where a script wants them.
**Playing**: `resolve` resolves a card in a slot (without reset), `turn` is a whole turn of a seat, `round` a whole
round, `now` does any steps; `choose` answers, `options` lists what is legal, `refusal` and `refuses` say why something
is not. **Looking** (`control_of`, `trade`, `wonders`, ...) gives keys and names. All speak of spaces by their names.
Whenever the position was edited or played on, the invariants of the game are checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from tessera.games.newdawn.content import FOCUS_TYPES, LETTERS, RESOURCES, WONDER_STACKS, Terrain
from tessera.games.newdawn.rules.board import Board, listed
from tessera.games.newdawn.rules.control import city_state_at, claim, natural_at
from tessera.games.newdawn.rules.diplomacy import hold_pact, pacts_of
from tessera.games.newdawn.rules.mapping import first_game_layout
from tessera.games.newdawn.rules.spaces import TERRAIN_NAMES, mature_cities
from tessera.games.newdawn.rules.trade import lay_token
from tessera.games.newdawn.rules.turns import ResolveCard, Round, TakeTurn
from tessera.games.newdawn.setup import LayTokens
from tessera.games.newdawn.state import (
    NEUTRAL,
    NewDawn,
    Player,
    Turn,
    hold_city_state_token,
    hold_natural_token,
    slots_of,
    wonders_of,
)
from tessera.kernel import NONE, Refusal, Step, enter, leave, put_on
from tessera.kernel.geometry import Coordinate
from tessera.kernel.script import Impossible, Script, plays, scene
from tessera.kernel.tuples import put, replaced, take

LETTER_TERRAIN: Final = {
    **{"g": Terrain.GRASSLAND, "h": Terrain.HILLS, "f": Terrain.FOREST, "d": Terrain.DESERT},
    **{"m": Terrain.MOUNTAINS, "w": Terrain.WATER, "n": Terrain.WONDER},
    **{"c": Terrain.GRASSLAND, "s": Terrain.GRASSLAND, "i": Terrain.MOUNTAINS},
}

SPACE_VERBS: Final = {
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
"""Options whose argument is a space."""

LEADERS: Final = ("aztec", "france", "rome", "america")
VICTORY_CARDS: Final = ("explorer_aesthetic", "paranoid_warmonger", "preservationist_populous")


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
        assert name[0] in LETTER_TERRAIN, f"{name!r} begins with no terrain"
        found[name] = (q, r)
    return found


class NewDawnScript(Script):
    """A position of A New Dawn, with words for setting it up, playing on and looking at it."""

    state: NewDawn
    space_names: tuple[str, ...] = ()

    # --- the map --------------------------------------------------------------------------------------------

    @scene
    def map(self, picture: str, **features: str) -> None:
        """Draw a map, and clear the position."""
        drawn = read_picture(picture)
        for seat in range(self.state.seats):
            if f"c{seat}" not in drawn:
                drawn |= {f"c{seat}": (40 + 4 * seat, 0), f"i{seat}": (41 + 4 * seat, 0)}
        unknown = features.keys() - drawn.keys()
        assert not unknown, f"not on the picture: {unknown}"
        words = [
            f"{TERRAIN_NAMES[LETTER_TERRAIN[name[0]]]}/{features.get(name, '')},{q},{r}"
            for name, (q, r) in drawn.items()
        ]
        self._clear(" ".join(words), tuple(drawn))
        for p in self.state.players:
            p.capital = self.cell(f"c{p.seat}")

    @scene
    def tiles(self, *laid: str) -> None:
        """Lay a map of tiles, and clear the position: ``4a,0,-1,5`` is tile 4, its side a, at 0 -1, turned 5 times.

        The capitals are on its symbols, in the order of the tiles.
        """
        self._clear(" ".join(laid))
        for p in self.state.players:
            p.capital = self.board.capitals[p.seat]

    @scene
    def first_game(self) -> None:
        """Lay the map of the first game, and clear the position."""
        self.tiles(first_game_layout(self.state))

    def _clear(self, layout: str, names: tuple[str, ...] = ()) -> None:
        """The position before anybody has done anything, and nothing pending."""
        with self.edit() as s:
            s.layout = layout
            self.space_names = names or tuple([str(cell) for cell in range(len(s.board))])
            self.rest()
            LayTokens().run(s)
            s.first = s.active = 0
            s.round = 1
            for p in s.players:
                s.players[p.seat] = Player(p.seat, colour=p.colour)
                self.leads(p.seat, LEADERS[p.seat])
                s.players[p.seat].row = tuple(
                    [s.content.focus_of[focus, 1] for focus in range(len(FOCUS_TYPES))]
                )
            self._restack()
            self.victory(*VICTORY_CARDS)
        self.heard()

    def _restack(self) -> None:
        """All wonders are in their stacks; the first of each lies face up."""
        s = self.state
        s.removed.take_all()
        s.wonder_tokens = s.lost_wonders = ()
        for stack, focus in enumerate(WONDER_STACKS):
            first, *others = [card for card, row in s.content.wonders.items() if row.type == focus]
            s.stacks[stack].take_all()
            for card in others:
                s.stacks[stack].add(card)
            s.offer = replaced(s.offer, stack, first)

    # --- cards ----------------------------------------------------------------------------------------------

    @scene
    def leads(self, seat: int, leader: str) -> None:
        """Give a leader; the row stays as it is."""
        with self.edit() as s:
            p = s.players[seat]
            if p.leader != NONE:
                leave(s, p, p.leader)
            p.leader = self.number(leader)
            enter(s, p, p.leader)

    @scene
    def row(self, seat: int, *cards: str) -> None:
        """Lay the focus cards, slot 1 first: types (the card of that type now in the row) or keys."""
        with self.edit() as s:
            p = s.players[seat]
            new = [self._card(p, word) for word in " ".join(cards).split()]
            old = [s.content.focus[card].type for card in p.row]
            types = [s.content.focus[card].type for card in new]
            order = [old.index(focus) if focus in old else 0 for focus in types]
            if sorted(order) == [0, 1, 2, 3, 4]:  # what lies on the cards goes with their type
                p.trade = tuple([p.trade[place] for place in order])
                p.tokens = tuple([p.tokens[place] for place in order])
            p.row = tuple(new)

    @scene
    def lays_trade(self, seat: int, **cards: int) -> None:
        """How many trade tokens lie on cards, by type or key: ``culture=2``."""
        with self.edit() as s:
            p = s.players[seat]
            for word, count in cards.items():
                p.trade = replaced(p.trade, self._place(p, word), count)

    @scene
    def stores(self, seat: int, wonder: str, tokens: int) -> None:
        """Trade tokens lie on a wonder."""
        with self.edit() as s:
            put_on(s, s.players[seat], self.number(wonder), tokens)

    @scene
    def dial(self, seat: int, space: int) -> None:
        """Where the pointer of the tech dial stands."""
        with self.edit() as s:
            s.players[seat].dial = space

    @scene
    def envoy(self, seat: int, *city_states: str) -> None:
        """Give diplomacy cards of city-states, on the map or not."""
        with self.edit() as s:
            for key in city_states:
                enter(s, s.players[seat], self.number(key))

    @scene
    def pact(self, seat: int, giver: int, *pacts: str) -> None:
        """Give diplomacy cards of another player."""
        with self.edit() as s:
            for key in pacts:
                hold_pact(s, s.players[seat], (giver, self.number(key)))
        self.heard("pact-taken")

    @scene
    def victory(self, *cards: str) -> None:
        """The victory cards in play."""
        with self.edit() as s:
            s.victory_cards = tuple(sorted([self.number(key) for key in " ".join(cards).split()]))

    # --- pieces on the map ----------------------------------------------------------------------------------

    @scene
    def cities(self, seat: int, *spaces: str) -> None:
        """Put cities on the map, on own control tokens too."""
        with self.edit() as s:
            p = s.players[seat]
            for cell in map(self.cell, spaces):
                p.control = tuple([c for c in p.control if c != cell])
                p.reinforced = tuple([c for c in p.reinforced if c != cell])
                p.cities = put(p.cities, cell)
                self._claim(p, cell)

    @scene
    def control(self, seat: int, *spaces: str) -> None:
        """Lay control tokens. A natural wonder is theirs; a resource was taken and spent."""
        with self.edit() as s:
            p = s.players[seat]
            for cell in map(self.cell, spaces):
                p.control = put(p.control, cell)
                self._claim(p, cell)

    @scene
    def reinforced(self, seat: int, *spaces: str) -> None:
        """Lay reinforced control tokens."""
        with self.edit() as s:
            p = s.players[seat]
            for cell in map(self.cell, spaces):
                p.reinforced = put(p.reinforced, cell)
                self._claim(p, cell)

    @scene
    def caravans(self, seat: int, *spaces: str) -> None:
        """Put caravans on the map."""
        with self.edit() as s:
            p = s.players[seat]
            for name in spaces:
                p.caravans = put(p.caravans, self.cell(name))

    @scene
    def unused_control(self, seat: int, count: int) -> None:
        """Only so many control tokens are unused; those neither unused nor on the map count as agenda markers."""
        with self.edit() as s:
            p = s.players[seat]
            p.markers = s.content.constants.control_tokens - len(p.control) - len(p.reinforced) - count

    @scene
    def conquered(self, seat: int, city_state: str, piece: str = "city") -> None:
        """A city-state of the map is a city (or a ``reinforced`` token, or ``control``) of this player."""
        with self.edit() as s:
            p = s.players[seat]
            number = self.number(city_state)
            assert number in s.board.space_of, f"{city_state} is not on the map"
            cell = s.board.space_of[number]
            for other in s.players:
                if number in other.cards:
                    leave(s, other, number)
            hold_city_state_token(s, number, seat)
            pieces = {"city": "cities", "control": "control", "reinforced": "reinforced"}[piece]
            setattr(p, pieces, put(getattr(p, pieces), cell))
            lay_token(p, slots_of(s, p, s.content.city_states[number].type)[0], number)

    @scene
    def barbarian(self, letter: str, space: str = "") -> None:
        """Put a barbarian on a space, or take it off the map."""
        with self.edit() as s:
            cell = self.cell(space) if space else NEUTRAL
            s.barbarians = replaced(s.barbarians, LETTERS.index(letter), cell)

    # --- resources and wonders ------------------------------------------------------------------------------

    @scene
    def give(self, seat: int, **resources: int) -> None:
        """Give resource tokens of the supply."""
        with self.edit() as s:
            p = s.players[seat]
            for name, count in resources.items():
                kind = RESOURCES.index(name)
                p.resources = replaced(p.resources, kind, p.resources[kind] + count)
                s.supply = replaced(s.supply, kind, s.supply[kind] - count)

    @scene
    def natural(self, seat: int, natural: str, on: str = "") -> None:
        """Hold a natural wonder, by a control token where it is on the map; America has it `on` a focus card."""
        with self.edit() as s:
            p, number = s.players[seat], self.number(natural)
            cell = s.board.space_of.get(number, NONE)
            if cell != NONE and cell not in (*p.control, *p.reinforced, *p.cities):
                p.control = put(p.control, cell)
            hold_natural_token(s, number, seat)
            if on:
                lay_token(p, self._place(p, on), number)

    @scene
    def built(self, seat: int, wonder: str, space: str = "") -> None:
        """A world wonder lies under an own piece, the capital if no other is named."""
        with self.edit() as s:
            p = s.players[seat]
            cell = self.cell(space) if space else p.capital
            card = self._fetch_wonder(wonder)
            s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (card, cell))))
            enter(s, p, card)

    @scene
    def abandoned(self, wonder: str, space: str) -> None:
        """A world wonder lies on the map without an owner."""
        with self.edit() as s:
            card = self._fetch_wonder(wonder)
            s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (card, self.cell(space)))))

    @scene
    def offer(self, *wonders: str) -> None:
        """These wonders lie face up on their stacks, besides those of the other stacks."""
        with self.edit() as s:
            for key in " ".join(wonders).split():
                self._lay_on_stack(key)
                stack = self._stack(self.number(key))
                if s.offer[stack] != NONE:
                    s.stacks[stack].add(s.offer[stack])
                s.stacks[stack].remove(self.number(key))
                s.offer = replaced(s.offer, stack, self.number(key))

    @scene
    def empty_stack(self, wonder_type: str) -> None:
        """A stack is used up: all its wonders left the game."""
        with self.edit() as s:
            stack = WONDER_STACKS.index(FOCUS_TYPES.index(wonder_type))
            gone = [s.offer[stack], *s.stacks[stack].take_all()]
            s.lost_wonders = tuple(sorted((*s.lost_wonders, *[card for card in gone if card != NONE])))
            s.offer = replaced(s.offer, stack, NONE)

    # --- the round ------------------------------------------------------------------------------------------

    @scene
    def first(self, seat: int) -> None:
        """The first player."""
        with self.edit() as s:
            s.first = seat

    @scene
    def event(self, section: int) -> None:
        """Where the event dial points."""
        with self.edit() as s:
            s.section = section

    @scene
    def active(self, seat: int) -> None:
        """It is this player's turn; whatever was remembered of the last turn is forgotten."""
        with self.edit() as s:
            s.active = seat
            s.turn = Turn()
            s.used = ()

    # --- how the words do it --------------------------------------------------------------------------------

    def _card(self, p: Player, word: str) -> int:
        """A focus card by its key, or by its type the one in the row (level I if there is none)."""
        if word not in FOCUS_TYPES:
            return self.number(word)
        focus = FOCUS_TYPES.index(word)
        cards = self.state.content
        return next((card for card in p.row if cards.focus[card].type == focus), cards.focus_of[focus, 1])

    def _place(self, p: Player, word: str) -> int:
        return p.row.index(self._card(p, word))

    def _claim(self, p: Player, cell: int) -> None:
        """What belongs to a space on which a piece was put by hand."""
        s = self.state
        if cell in s.deposits:
            s.deposits = take(s.deposits, cell)
            kind = s.board.resource[cell]
            s.supply = replaced(s.supply, kind, s.supply[kind] + 1)
        natural = natural_at(s, cell)
        if natural != NONE:
            hold_natural_token(s, natural, p.seat)
        assert city_state_at(s, cell) == NONE, "say `conquered`"
        claim(s, p, cell)

    def _stack(self, wonder: int) -> int:
        return WONDER_STACKS.index(self.state.content.wonders[wonder].type)

    def _lay_on_stack(self, key: str) -> None:
        """A wonder goes from wherever it lies unused among the face-down cards of its stack."""
        s = self.state
        card = self.number(key)
        stack = self._stack(card)
        if card in s.offer:
            s.stacks[stack].add(card)
            s.offer = replaced(s.offer, stack, NONE)
        assert card in s.stacks[stack], f"{key} is built"

    def _fetch_wonder(self, key: str) -> int:
        """Take a wonder out of its stack; another lies face up in its place."""
        s = self.state
        card = self.number(key)
        stack = self._stack(card)
        self._lay_on_stack(key)
        s.stacks[stack].remove(card)
        if s.offer[stack] == NONE and s.stacks[stack].cards:
            top = min((s.content.wonders[other].age, other) for other in s.stacks[stack].cards)[1]
            s.offer = replaced(s.offer, stack, top)
            s.stacks[stack].remove(top)
        return card

    # --- playing --------------------------------------------------------------------------------------------

    @plays
    def resolve(self, seat: int, card: str, slot: int = 0) -> None:
        """Resolve a focus card, without reset: in the slot where it lies, or in another, where it is laid first.

        The card changes places with the one in that slot. If another card of its type is in the row, it is replaced.
        """
        with self.edit() as s:
            p = s.players[seat]
            s.active = seat
            new = self._card(p, card)
            place = next(iter(slots_of(s, p, s.content.focus[new].type)), 0)
            p.row = replaced(p.row, place, new)
        if slot:
            cards = self.row_of(seat)
            cards[place], cards[slot - 1] = cards[slot - 1], cards[place]
            self.row(seat, *cards)
        self.now(ResolveCard(seat, slot - 1 if slot else place))

    @plays
    def turn(self, seat: int, *answers: str) -> None:
        """A turn of a player begins, whatever was pending."""
        self.rest()
        self.state.used = ()
        self.now(TakeTurn(seat))
        self.choose(*answers)

    @plays
    def round(self) -> None:
        """A round begins; after it comes the next."""
        self.now(Round())

    @plays
    def dice(self, *faces: int) -> None:
        """The dice (and all other chance) give this next."""
        self.chance(*faces)

    @plays
    def has(self, seat: int, what: str, *names: str) -> None:
        """Fail unless a player has exactly this: ``has 0 control g1 h1``, ``has 0 wonders petra``."""
        looks = {
            **{"control": self.control_of, "reinforced": self.reinforced_of, "cities": self.cities_of},
            **{"caravans": self.caravans_of, "row": self.row_of, "wonders": self.wonders},
            **{"naturals": self.naturals, "envoys": self.envoys, "city_states": self.city_states},
            **{"agendas": self.agendas, "mature": self.mature},
        }
        assert what in looks, f"{what!r} is none of {', '.join(looks)}"
        found = looks[what](seat)
        assert found == [str(name) for name in names], (
            f"seat {seat} has {what} {' '.join(found) or 'nothing'}"
        )

    def now(self, *steps: Step) -> None:
        super().now(*steps)
        self._check()

    def choose(self, *answers: str, seat: int | None = None) -> None:
        for text in answers:
            super().choose(self.numbered(text), seat=seat)
            self._check()

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        return super().refusal(self.numbered(text), seat)

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

    def cell(self, name: str | int) -> int:
        """The number of a space."""
        return self.space_names.index(str(name))

    def names(self, spaces: Iterable[int]) -> list[str]:
        return [self.space_names[cell] for cell in spaces]

    def numbered(self, text: str) -> str:
        """An answer with numbers in place of the names of spaces."""
        known = set(self.space_names)
        return " ".join([str(self.cell(word)) if word in known else word for word in text.split()])

    def named(self, text: str) -> str:
        """An answer with the names of spaces."""
        verb, *rest = text.split()
        if verb in SPACE_VERBS and rest and self.space_names:
            rest[0] = self.space_names[int(rest[0])]
        return " ".join([verb, *rest])

    def near(self, *names: str) -> list[str]:
        """The spaces next to some spaces."""
        spaces = sum([1 << cell for cell in {self.cell(name) for name in names}])
        return self.names(listed(self.board.grid.next_to(spaces)))

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
        return self.names(listed(found))

    @property
    def board(self) -> Board:
        return self.state.board

    # --- looking --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def keys(self, numbers: Iterable[int]) -> list[str]:
        """Cards and tokens by their keys."""
        return [self.state.content.rows[number].key for number in numbers]

    def row_of(self, seat: int) -> list[str]:
        """The cards in slots 1 to 5."""
        return self.keys(self.player(seat).row)

    def trade(self, seat: int) -> dict[str, int]:
        """Trade tokens by card, only where there are some."""
        p = self.player(seat)
        return {key: n for key, n in zip(self.row_of(seat), p.trade, strict=True) if n}

    def tokens(self, seat: int) -> dict[str, list[str]]:
        """City-state and natural wonder tokens by focus card, only where there are some."""
        lying = zip(self.row_of(seat), self.player(seat).tokens, strict=True)
        return {key: self.keys(on) for key, on in lying if on}

    def stored(self, seat: int) -> int:
        """Trade tokens on wonders."""
        p = self.player(seat)
        return sum(
            [sum(on) for card, on in zip(p.cards, p.on, strict=True) if card in self.state.content.wonders]
        )

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
        return self.keys(wonders_of(self.state, self.player(seat)))

    def wonder_space(self, wonder: str) -> str:
        """Where the token of a built wonder lies."""
        return self.space_names[dict(self.state.wonder_tokens)[self.number(wonder)]]

    @property
    def face_up(self) -> list[str]:
        """The wonders on offer."""
        return self.keys([card for card in self.state.offer if card != NONE])

    def naturals(self, seat: int) -> list[str]:
        """Those that a player holds; of `NEUTRAL` those that lie on the map."""
        held = zip(self.state.content.natural_wonders, self.state.natural_wonders, strict=True)
        return self.keys([number for number, holder in held if holder == seat])

    def city_states(self, seat: int) -> list[str]:
        """The conquered ones; of `NEUTRAL` those that stand on the map."""
        held = zip(self.state.content.city_states, self.state.city_states, strict=True)
        return self.keys([number for number, holder in held if holder == seat])

    def envoys(self, seat: int) -> list[str]:
        return self.keys([card for card in self.player(seat).cards if card in self.state.content.city_states])

    def pacts(self, seat: int) -> list[str]:
        """The players' diplomacy cards held: ``1 embassy`` is that of seat 1."""
        held = pacts_of(self.state, self.player(seat))
        return [f"{giver} {self.state.content.pacts[pact].key}" for giver, pact in held]

    def agendas(self, seat: int) -> list[str]:
        """The victory cards on which an agenda is completed."""
        return self.keys(self.player(seat).agendas)

    @property
    def barbarians(self) -> dict[str, str]:
        """Those on the map, with their spaces."""
        where = zip(LETTERS, self.state.barbarians, strict=True)
        return {letter: self.space_names[cell] for letter, cell in where if cell >= 0}

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the events of one key say, since the last look."""
        return [dict(event.args) for event in self.heard(key)]
