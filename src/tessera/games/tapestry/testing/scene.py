"""A position laid out by hand: what tests and scenario files of Tapestry can say.

::

    t = play(game, 2)                        # or in a scenario file:
    t.quiet(income=2)                        # quiet income=2
    t.stock(0, coin=2, food=1)               # stock 0 coin=2 food=1
    t.at(0, science=3, military=6)
    t.hand(0, "feudalism", "trap")
    t.tech(0, "bakery", "middle")
    t.turn(0)                                # seat 0 takes its turn
    t.choose("advance science / pay worker coin")

After `quiet` nothing is pending, and nobody has a civilization, a card or a resource: after what a script does, it
rests. Cards come out of decks, so that none is there twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tessera.games.tapestry.content import BUILDINGS, RESOURCES, TRACKS
from tessera.games.tapestry.rules.automa import BotsIncome, BotsTurn
from tessera.games.tapestry.rules.benefits import gain_words
from tessera.games.tapestry.rules.building import (
    PlaceBuilding,
    landmark_fits,
    own_landmark,
    put_in_city,
    reset_completed,
    take_building,
)
from tessera.games.tapestry.rules.civilizations import GainCiv, own_civ
from tessera.games.tapestry.rules.exploring import put_on_map
from tessera.games.tapestry.rules.income import IncomeStep, IncomeTurn
from tessera.games.tapestry.rules.land import add_item, refresh_hold
from tessera.games.tapestry.rules.tapestries import UseAbility, begin_work, lay_card, put_on_mat, remember
from tessera.games.tapestry.rules.turns import TakeTurn, end_player
from tessera.games.tapestry.rules.vocabulary import Said
from tessera.games.tapestry.setup import own_landmark_card
from tessera.games.tapestry.state import (
    ADVANCING,
    AUTOMA,
    BLOCK,
    FACE_DOWN,
    INCOME,
    PERSON,
    Player,
    Tapestry,
    Turn,
    city_of,
    is_income_building,
    landmark_bit,
    people,
    plots,
    position,
    set_tokens,
    track_named,
)
from tessera.kernel import NONE, Bag, Step, enter
from tessera.kernel.engine import advance
from tessera.kernel.geometry import to_bits
from tessera.kernel.script import Rest, Script, plays, scene
from tessera.kernel.tuples import put, take

ROWS: Final = ("bottom", "middle", "top")


class TapestryScript(Script):
    """A position of Tapestry, with words for setting it up and playing it."""

    state: Tapestry

    @contextmanager
    def edit(self) -> Iterator[Tapestry]:
        """Cards laid out by hand are not counted any more."""
        with super().edit() as s:
            s.dealt = False
            yield s
            for p in s.players:
                refresh_hold(p)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # --- setting up ---------------------------------------------------------------------------------------------

    @scene
    def quiet(self, income: int = 1) -> None:
        """Nothing is pending; everybody has an empty basic city, two outposts at home, and nothing else."""
        with self.edit() as s:
            s.agenda[:] = [Rest(0)]
            s.started = True
            s.turn = Turn(seat=0)
            s.used = ()
            for p in people(s):
                self._clear(s, p, income)
            for row in (s.landmark_row,):
                s.landmark_deck.add_all(row)
            s.landmark_row = ()
            s.items = (0,) * len(s.items)
            s.occupied = s.crowded = 0
            for p in s.players:
                for cell in p.upright:
                    add_item(s, cell)
            s.touched = False

    def _clear(self, s: Tapestry, p: Player, income: int) -> None:
        basic = [row for row in s.content.tables.capitals if not row.advanced]
        p.capital = self.number(basic[p.seat].key)
        label = str(p.seat + 1) if s.seats > 3 else ("1/6", "2/4", "3/5")[p.seat]
        p.home = s.board.starts[label if s.seats > 1 else "2/4"]
        p.aside, p.civs, p.cards, p.on = (), (), (), ()
        s.civ_deck.add_all(p.offered.take_all())
        s.tapestry_deck.add_all(p.hand.take_all())
        p.income, p.vp, p.stock = income, 0, (0, 0, 0, 0)
        p.tokens = tuple([(0,) if tokens else () for tokens in p.tokens])
        p.built, p.pieces, p.rewarded, p.landmarks = (0, 0), (), 0, ()
        p.tiles, p.space_tiles, p.bottom, p.middle, p.top = (), (), (), (), ()
        p.landmark_cards, p.markers, p.settled, p.fallen = (), (), (), ()
        p.upright, p.outposts = (p.home, p.home), s.content.constants.outposts - 2
        refresh_hold(p)

    @scene
    def capital(self, seat: int, key: str) -> None:
        with self.edit() as s:
            p = s.players[seat]
            p.capital = self.number(key)
            p.built, p.pieces, p.rewarded = (0, 0), (), 0

    @scene
    def stock(self, seat: int, **counts: int) -> None:
        with self.edit() as s:
            coin, worker, food, culture = [counts.get(name, 0) for name in RESOURCES]
            s.players[seat].stock = (coin, worker, food, culture)

    @scene
    def points(self, seat: int, vp: int) -> None:
        with self.edit() as s:
            s.players[seat].vp = vp

    @scene
    def era(self, seat: int, income: int) -> None:
        """So many income turns were begun."""
        with self.edit() as s:
            s.players[seat].income = income

    @scene
    def at(self, seat: int, **spaces: int) -> None:
        """Where the token of a track stands."""
        with self.edit() as s:
            for name, space in spaces.items():
                set_tokens(s.players[seat], track_named(name), (space,))

    @scene
    def tokens(self, seat: int, track: str, *spaces: int) -> None:
        """Several tokens on a track, or none; none on technology means that AI Singularity was used (TP-6.09)."""
        with self.edit() as s:
            set_tokens(s.players[seat], track_named(track), tuple(sorted(spaces)))
            if track == "technology" and not spaces:
                s.players[seat].singular = True

    @scene
    def hand(self, seat: int, *cards: str) -> None:
        with self.edit() as s:
            p = s.players[seat]
            s.tapestry_deck.add_all(p.hand.take_all())
            for key in cards:
                self._take(s.tapestry_deck, self.number(key))
                p.hand.add(self.number(key))

    @scene
    def deck(self, *cards: str) -> None:
        """The tapestry deck holds just these cards, the discards none."""
        with self.edit() as s:
            s.tapestry_deck = Bag.of([self.number(key) for key in cards])
            s.tapestry_discards = Bag()

    @scene
    def tiles(self, seat: int, *keys: str) -> None:
        with self.edit() as s:
            for key in keys:
                self._take(s.territory_stack, self.number(key))
                s.players[seat].tiles = put(s.players[seat].tiles, self.number(key))

    @scene
    def space(self, seat: int, *keys: str) -> None:
        with self.edit() as s:
            for key in keys:
                self._take(s.space_stack, self.number(key))
                s.players[seat].space_tiles = put(s.players[seat].space_tiles, self.number(key))

    @scene
    def tech(self, seat: int, key: str, row: str = "bottom") -> None:
        with self.edit() as s:
            card = self.number(key)
            self._draw_tech(s, card)
            p = s.players[seat]
            setattr(p, row, put(getattr(p, row), card))

    @scene
    def offer(self, *keys: str) -> None:
        """The face-up tech cards."""
        with self.edit() as s:
            s.tech_deck.add_all(s.tech_row)
            s.tech_row = ()
            for key in keys:
                self._draw_tech(s, self.number(key))
                s.tech_row = (*s.tech_row, self.number(key))

    def _draw_tech(self, s: Tapestry, card: int) -> None:
        if card in s.tech_row:
            s.tech_row = take(s.tech_row, card)
        else:
            self._take(s.tech_deck, card)

    @scene
    def masterpiece(self, seat: int, *keys: str) -> None:
        with self.edit() as s:
            for key in keys:
                card = self.number(key)
                if card in s.masterpiece_row:
                    s.masterpiece_row = take(s.masterpiece_row, card)
                else:
                    self._take(s.masterpiece_deck, card)
                s.players[seat].masterpieces = put(s.players[seat].masterpieces, card)

    def _take(self, bag: Bag, card: int) -> None:
        if card in bag.cards:
            bag.remove(card)

    @scene
    def built(self, seat: int, **counts: int) -> None:
        """So many buildings have left the mat and stand beside it."""
        with self.edit() as s:
            for name, count in counts.items():
                for _ in range(count):
                    take_building(s.players[seat], BUILDINGS.index(name))

    @scene
    def covers(self, seat: int, *cells: int) -> None:
        """Tokens cover some plots of the city, quietly: districts that they complete have given their reward."""
        with self.edit() as s:
            p = s.players[seat]
            for cell in cells:
                low, high = (1 << cell) & ((1 << 45) - 1), (1 << cell) >> 45
                p.pieces = (*p.pieces, (BLOCK, low, high, 0))
            both = plots(p.built) | to_bits(cells)
            p.built = (both & ((1 << 45) - 1), both >> 45)
            reset_completed(s, p)

    @scene
    def house(self, seat: int, building: str, cell: int) -> None:
        """An income building stands on a plot."""
        with self.edit() as s:
            p = s.players[seat]
            take_building(p, BUILDINGS.index(building))
            put_in_city(s, p, BUILDINGS.index(building), 1 << cell, 0)
            s.agenda[:] = [Rest(0)]

    @scene
    def owns(self, seat: int, *landmarks: str) -> None:
        """Landmarks that stand beside the mat."""
        with self.edit() as s:
            p = s.players[seat]
            for key in landmarks:
                landmark = self.number(f"landmark_{key}")
                s.landmarks &= ~landmark_bit(s, landmark)
                p.landmarks = put(p.landmarks, landmark)

    @scene
    def map(self, cell: int, tile: str, turn: int = 0) -> None:
        """A territory tile lies on a hex."""
        with self.edit() as s:
            self._take(s.territory_stack, self.number(tile))
            put_on_map(s, self.number(tile), cell, turn)

    @scene
    def outposts(self, seat: int, *cells: int) -> None:
        """Upright outposts beside those on the starting territory."""
        with self.edit() as s:
            p = s.players[seat]
            for cell in cells:
                p.upright = tuple(sorted((*p.upright, cell)))
                p.outposts -= 1
                add_item(s, cell)
            refresh_hold(p)

    @scene
    def toppled(self, seat: int, cell: int, by: int = NONE) -> None:
        with self.edit() as s:
            p = s.players[seat]
            p.fallen = tuple(sorted((*p.fallen, (cell, by))))
            p.outposts -= 1
            add_item(s, cell)

    @scene
    def inert(self, seat: int, *cells: int) -> None:
        """Inert tokens on territories: items that give no control (TP-1.13)."""
        with self.edit() as s:
            p = s.players[seat]
            for cell in cells:
                p.markers = tuple(sorted((*p.markers, cell)))
                add_item(s, cell)

    @scene
    def tapestry(self, seat: int, key: str, space: int) -> None:
        """A card lies on the space of an era (1 is Maker of Fire) and is at work if it can be.

        It was played earlier: its charm counts for techs, and the right charm of the card to its left is used up.
        """
        with self.edit() as s:
            p, card = s.players[seat], self.number(key)
            self._take(s.tapestry_deck, card)
            self._uses_charm(s, p, space)
            put_on_mat(s, p, card, space - 1)
            p.enchanted = p.enchanted or s.content.tapestry[card].enchanted
            if s.content.tapestry[card].type in ("this_era", "continuous"):
                begin_work(s, p, space - 1, card)
                if s.content.tapestry[card].grid:
                    remember(s, p, card, 0)

    @scene
    def face_down(self, seat: int, space: int) -> None:
        with self.edit() as s:
            p = s.players[seat]
            p.unseen.add(s.tapestry_deck.take_at(0))
            self._uses_charm(s, p, space)
            put_on_mat(s, p, FACE_DOWN, space - 1)

    def _uses_charm(self, s: Tapestry, p: Player, space: int) -> None:
        """A card comes to lie on a space: the right charm beside it is gained once (TP-8.18)."""
        stack = p.eras[space - 2] if space > 1 else ()
        left = stack[-1] if stack else NONE
        if left >= 0 and s.content.tapestry[left].right and left not in p.charmed:
            p.charmed = put(p.charmed, left)

    @scene
    def civ(self, seat: int, key: str, *on: int) -> None:
        """A civilization with something on its mat; nothing of what it gives is gained."""
        with self.edit() as s:
            p, civ = s.players[seat], self.number(key)
            self._take(s.civ_deck, civ)
            p.civs = (*p.civs, civ)
            enter(s, p, civ, *on)
            s.touched = False

    @scene
    def drafted(self, seat: int, key: str) -> None:
        with self.edit() as s:
            self._take(s.landmark_deck, self.number(key))
            own_landmark_card(s, s.players[seat], self.number(key))

    @scene
    def turn_of(self, seat: int, income: bool = False) -> None:
        """Whose turn it is, for effects that ask."""
        with self.edit() as s:
            s.turn = Turn(seat=seat, kind=INCOME if income else ADVANCING)

    @scene
    def ended(self, *seats: int) -> None:
        with self.edit() as s:
            for seat in seats:
                s.players[seat].income = 5
                s.players[seat].ended = True

    # --- playing ------------------------------------------------------------------------------------------------

    @plays
    def turn(self, seat: int) -> None:
        """A seat takes its turn; afterwards play goes on."""
        self.now(TakeTurn(seat))

    @plays
    def income(self, seat: int) -> None:
        """A seat takes its next income turn."""
        with self.edit() as s:
            s.turn = Turn(seat=seat, kind=INCOME)
        self.now(IncomeTurn(seat))

    @plays
    def step(self, seat: int, step: int) -> None:
        """One step of the income turn that a seat is in."""
        with self.edit() as s:
            s.turn = Turn(seat=seat, kind=INCOME, step=step)
        self.now(IncomeStep(seat, step))

    @plays
    def gains(self, seat: int, *words: str) -> None:
        """Words of benefits, one after the other."""
        gain_words(self.state, seat, tuple([Said(x) for x in words]), given=True)
        advance(self.state)

    @plays
    def lays(self, seat: int, key: str, space: int = 2) -> None:
        """A tapestry card is played on the space of an era."""
        with self.edit() as s:
            self._take(s.tapestry_deck, self.number(key))
        lay_card(self.state, self.state.players[seat], self.number(key), space - 1)
        advance(self.state)

    @plays
    def ability(self, seat: int, key: str) -> None:
        """The ability of a tapestry card, without the card."""
        self.now(UseAbility(seat, self.number(key), 1, copied=True))

    @plays
    def founds(self, seat: int, key: str, at_setup: bool = False) -> None:
        """A seat gets a civilization and what it brings."""
        with self.edit() as s:
            self._take(s.civ_deck, self.number(key))
        own_civ(self.state, self.state.players[seat], self.number(key), at_setup=at_setup)
        self.state.touched = False
        advance(self.state)

    @plays
    def draws_civ(self, seat: int) -> None:
        self.now(GainCiv(seat))

    @plays
    def landmark(self, seat: int, key: str) -> None:
        """A seat gains a landmark and places it."""
        s = self.state
        number = self.number(f"landmark_{key}")
        s.landmarks &= ~landmark_bit(s, number)
        own_landmark(s, s.players[seat], number)
        advance(s)

    @plays
    def build(self, cell: int = NONE) -> None:
        """The building that is asked about goes to a plot, or to the first; a landmark covers as much as it can."""
        asked = self._open()
        step = asked.step
        assert isinstance(step, PlaceBuilding), f"{self.asked} is asked, not where to build"
        named = [int(x[1]) for x in (*step.chosen, *asked.options) if x[0] == "place"]
        at = named[0] if cell == NONE else cell
        if is_income_building(step.kind):
            self.choose(f"place {at}")
            return
        p = self.state.players[asked.seat]
        ways = city_of(self.state, p).ways[step.kind]
        fits = [way for way in landmark_fits(self.state, p, step.kind) if ways[way].at == at]
        most = max(fits, key=lambda way: ways[way].cells.bit_count())
        self.choose(f"lay {most}" if step.chosen else f"place {at} / lay {most}")

    @plays
    def ends(self, seat: int) -> None:
        end_player(self.state, self.state.players[seat])
        advance(self.state)

    @plays
    def bots(self, income: bool = False) -> None:
        """The bots take a turn, or an income turn."""
        self.now(BotsIncome() if income else BotsTurn())

    @plays
    def does(self, *steps: Step) -> None:
        """Steps of the rules, one after the other."""
        self.now(*steps)

    # --- looking ------------------------------------------------------------------------------------------------

    def vp(self, seat: int) -> int:
        return self.state.players[seat].vp

    def resources(self, seat: int) -> dict[str, int]:
        """What a seat has, without what it has none of."""
        stock = self.state.players[seat].stock
        return {name: held for name, held in zip(RESOURCES, stock, strict=True) if held}

    def spaces(self, seat: int) -> dict[str, int]:
        """Where a seat stands on each track it has left the start of."""
        p = self.state.players[seat]
        return {name: position(p, track) for track, name in enumerate(TRACKS) if position(p, track)}

    def keys(self, *cards: int) -> list[str]:
        return [self.state.content.rows[card].key for card in cards]

    def automa(self) -> Player:
        return next(p for p in self.state.players if p.kind == AUTOMA)

    def everybody(self) -> list[Player]:
        return [p for p in self.state.players if p.kind == PERSON]
