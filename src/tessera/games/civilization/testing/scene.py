"""A world laid out by hand: what tests and scenario files of Civilization can say.

::

    t = play(game, 2)                        # or in a scenario file:
    t.quiet()                                # quiet
    t.land("G")                              # land G
    t.square("Mi", "c3", "c4")               # square Mi c3 c4
    t.capital(0, "c6")                       # capital 0 c6
    t.knows(0, "pottery", "writing")         # knows 0 pottery writing
    t.has(0, trade=9, culture=3)             # has 0 trade=9 culture=3
    t.army(0, "d5", "d5")                    # army 0 d5 d5
    t.manage(0)                              # seat 0 is in its City Management
    t.choose("city c6 / army / at d6")

After `quiet` nothing is pending, and nobody has anything but a capital, a start tech and a government: after what a
script does, the position rests. Cards and markers come out of their decks, so that none is there too often.

A scenario file begins with its civilizations, and can also say what must be so::

    game civilization seats 2
    setting civ_choice draft
    nations america china                    # plain land, the capitals are c3 and n6, and nothing else
    builds 0 temple b2
    army 1 b2
    counts 0 coins=0 income=0
    yields 0 c3 production=0 culture=1
    there 1 b2 army
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from tessera.games.civilization.content import GROWN, RESOURCES, TILE, UNIT_TYPES
from tessera.games.civilization.hooks import TURN
from tessera.games.civilization.rules.board import DRAWN, LAYOUTS, NAMES, SIDE, SQUARE, UNREVEALED
from tessera.games.civilization.rules.cities import CityManagement, raise_building
from tessera.games.civilization.rules.hand import hand_size
from tessera.games.civilization.rules.movement import Movement
from tessera.games.civilization.rules.pieces import add_army, add_city, add_scout, put_marker, to_market
from tessera.games.civilization.rules.research import ResearchPhase, take_tech
from tessera.games.civilization.rules.start import StartOfTurn
from tessera.games.civilization.rules.trade import TradePhase
from tessera.games.civilization.rules.turns import GameTurn
from tessera.games.civilization.rules.wonders import make_obsolete
from tessera.games.civilization.rules.yields import coins, combat_bonus, devotion, production, trade_income
from tessera.games.civilization.state import Nation, World, in_order
from tessera.kernel import NONE, Bag, Step, enter, leave, put_on
from tessera.kernel.scopes import Scope
from tessera.kernel.script import Rest, Script, plays, scene
from tessera.kernel.tuples import changed, put, replaced, take

PLAIN: Final = "G"
CAPITALS: Final = {2: ("c3", "n6"), 3: ("h3", "n15", "c15"), 4: ("c3", "n3", "n15", "c15")}
"""Far apart, on the home tiles."""


class CivilizationScript(Script):
    """A position of Civilization, with words for setting it up and playing it."""

    state: World

    @contextmanager
    def edit(self) -> Iterator[World]:
        """Components that are laid out by hand need not be accounted for."""
        with super().edit() as s:
            yield s
            s.dealt = False

    def nation(self, seat: int) -> Nation:
        return self.state.players[seat]

    # --- setting up -------------------------------------------------------------------------------------------

    @plays
    def nations(self, *civilizations: str) -> None:
        """These civilizations, seat by seat, in a quiet world of plain land; needs ``civ_choice draft``."""
        assert self.asked == "DraftCivilization", "write: setting civ_choice draft"
        while self.asked == "DraftCivilization":
            self.choose(f"lead {civilizations[self.seat]}")
        while self.asked != "StartMenu":
            self.choose(self.options[0])
        self.quiet()
        self.land()
        for seat, square in enumerate(CAPITALS[self.state.seats]):
            self.capital(seat, square)

    @scene
    def quiet(self, turn: int = 3, first: int = 0) -> None:
        """Nothing is pending; no figures, markers, cards in hand, tokens or units; no huts and villages."""
        with self.edit() as s:
            s.agenda[:] = [Rest(0)]
            if s.battle is not None and s.battle.horde is not None:
                self._disband(s, s.battle.horde.units)
            s.turn, s.first, s.active, s.battle = turn, first, NONE, None
            s.huts = s.villages = s.locked = s.used = ()
            for p in s.players:
                self._clear(s, p)

    def _clear(self, s: World, p: Nation) -> None:
        for marker in p.stands:
            kind = s.content.kind[marker]
            if kind == "building":
                to_market(s, marker)
            elif kind == "person":
                s.people.add(marker)
            else:
                leave(s, p, marker)
                s.lost_wonders = put(s.lost_wonders, marker)
        p.sites = p.stands = p.walled = p.reserve = p.armies = p.rested = ()
        p.scouts = p.sends = p.arrived = p.rested_scouts = p.swapped = ()
        p.trade = p.culture = p.tokens = p.track = 0
        self._disband(s, p.forces)
        self._disband(s, p.fighting)
        for event in p.hand.take_all():
            s.event_decks[s.content.events[event].deck - 1].add(event)
        for marker in p.markers.take_all():
            (s.village_markers if s.content.markers[marker].village else s.hut_markers).add(marker)
        s.market = tuple([left + had for left, had in zip(s.market, p.resources, strict=True)])
        p.resources = (0,) * GROWN
        p.changed = -1
        p.unlocked = (-1,) * len(p.governments)

    def _disband(self, s: World, units: Bag) -> None:
        for unit in units.take_all():
            s.unit_decks[s.content.units[unit].type].add(unit)

    @scene
    def land(self, square: str = PLAIN) -> None:
        """The whole map is revealed and of one kind."""
        with self.edit() as s:
            tile = DRAWN + ".".join([square] * TILE * TILE)
            s.layout = " ".join([tile] * len(LAYOUTS[s.seats].slots))

    @scene
    def square(self, printed: str, *squares: str) -> None:
        """What is printed on some squares of a drawn map: ``Mi`` is a mountain with iron."""
        with self.edit() as s:
            for name in squares:
                square = SQUARE[name]
                slot = s.board.slot_at[square]
                left, top = s.board.slots[slot]
                words = s.layout.split()
                codes = words[slot][1:].split(".")
                codes[((square >> 4) - top) * TILE + (square & (SIDE - 1)) - left] = printed
                words[slot] = DRAWN + ".".join(codes)
                s.layout = " ".join(words)

    @scene
    def hidden(self, *squares: str) -> None:
        """The tiles with these squares are unrevealed."""
        with self.edit() as s:
            for name in squares:
                words = s.layout.split()
                words[s.board.slot_at[SQUARE[name]]] = UNREVEALED
                s.layout = " ".join(words)

    @scene
    def capital(self, seat: int, square: str) -> None:
        with self.edit() as s:
            p = s.players[seat]
            p.cities = (SQUARE[square], *p.cities[1:])

    @scene
    def city(self, seat: int, *squares: str) -> None:
        """Cities besides the capital."""
        with self.edit() as s:
            for name in squares:
                add_city(s, s.players[seat], SQUARE[name])

    @scene
    def walls(self, seat: int, *squares: str) -> None:
        with self.edit() as s:
            p = s.players[seat]
            p.walled = tuple(sorted([*p.walled, *[SQUARE[name] for name in squares]]))

    @scene
    def army(self, seat: int, *squares: str) -> None:
        with self.edit() as s:
            for name in squares:
                add_army(s, s.players[seat], SQUARE[name])

    @scene
    def scout(self, seat: int, *squares: str, sends: str = "") -> None:
        """Scouts that have stood there since an earlier turn; perhaps they send their square to a city."""
        with self.edit() as s:
            p = s.players[seat]
            for name in squares:
                add_scout(s, p, SQUARE[name])
                p.arrived = (*p.arrived[:-1], s.turn - 1)
                p.sends = (*p.sends[:-1], SQUARE[sends] if sends else NONE)

    @scene
    def knows(self, seat: int, *techs: str) -> None:
        """Techs, and the governments they unlock, learned long ago."""
        with self.edit() as s:
            p = s.players[seat]
            for key in techs:
                if self.number(key) not in p.techs:
                    take_tech(s, p, self.number(key))
            p.unlocked = (-1,) * len(p.governments)

    @scene
    def governs(self, seat: int, government: str) -> None:
        with self.edit() as s:
            p, number = s.players[seat], self.number(government)
            leave(s, p, p.government)
            enter(s, p, number)
            p.government = number

    @scene
    def unlocks(self, seat: int, government: str, ago: int = 1) -> None:
        """A government that has been open to a nation for so many turns: after one it can be changed to directly."""
        with self.edit() as s:
            p, number = s.players[seat], self.number(government)
            if number not in p.governments:
                p.governments, p.unlocked = (*p.governments, number), (*p.unlocked, -1)
            place = p.governments.index(number)
            p.unlocked = replaced(p.unlocked, place, s.turn - ago)

    @scene
    def obsolete(self, *wonders: str) -> None:
        """Wonders on the map whose ability is lost."""
        with self.edit() as s:
            for key in wonders:
                make_obsolete(s, self.number(key))

    @scene
    def disaster(self, terrain: str, *squares: str) -> None:
        """Disaster markers, with their desert or grassland up."""
        with self.edit() as s:
            s.layout += "".join([f" {name}={terrain}" for name in squares])

    @scene
    def builds(self, seat: int, component: str, square: str) -> None:
        """A building, wonder or great person on the map."""
        with self.edit() as s:
            p, number, site = s.players[seat], self.number(component), SQUARE[square]
            kind = s.content.kind[number]
            if kind == "building":
                raise_building(s, p, site, number, site)
                return
            put_marker(s, p, site, number)
            if kind == "person":
                s.people.remove(number)
                return
            self._out_of_market(s, number)
            enter(s, p, number)

    def _out_of_market(self, s: World, wonder: int) -> None:
        s.wonders = tuple([NONE if number == wonder else number for number in s.wonders])
        for deck in s.wonder_decks:
            if wonder in deck:
                deck.remove(wonder)
        if wonder in s.lost_wonders:
            s.lost_wonders = take(s.lost_wonders, wonder)

    @scene
    def market(self, *wonders: str) -> None:
        """The wonders in the market."""
        with self.edit() as s:
            for number in s.wonders:
                if number != NONE:
                    s.lost_wonders = put(s.lost_wonders, number)
            found = [self.number(key) for key in wonders]
            for number in found:
                self._out_of_market(s, number)
            s.wonders = (*found, *(NONE,) * (4 - len(found)))

    @scene
    def stock(self, **resources: int) -> None:
        """Resource markers in the market."""
        with self.edit() as s:
            s.market = tuple([resources.get(RESOURCES[kind], left) for kind, left in enumerate(s.market)])

    @scene
    def has(
        self,
        seat: int,
        trade: int | None = None,
        culture: int | None = None,
        track: int | None = None,
        tokens: int | None = None,
    ) -> None:
        """Trade, culture tokens, a space of the culture track, coin tokens on the sheet."""
        with self.edit() as s:
            p = s.players[seat]
            p.trade = p.trade if trade is None else trade
            p.culture = p.culture if culture is None else culture
            p.track = p.track if track is None else track
            p.tokens = p.tokens if tokens is None else tokens

    @scene
    def coins_on(self, seat: int, card: str, count: int) -> None:
        """Coin tokens on a card at work."""
        with self.edit() as s:
            put_on(s, s.players[seat], self.number(card), count)

    @scene
    def goods(self, seat: int, **resources: int) -> None:
        """Resource markers from the market."""
        with self.edit() as s:
            p = s.players[seat]
            for key, count in resources.items():
                kind = RESOURCES.index(key)
                p.resources = changed(p.resources, kind, count)
                s.market = changed(s.market, kind, -min(count, s.market[kind]))

    @scene
    def events(self, seat: int, *cards: str) -> None:
        """Culture events in hand."""
        with self.edit() as s:
            for key in cards:
                number = self.number(key)
                deck = s.event_decks[s.content.events[number].deck - 1]
                if number in deck:
                    deck.remove(number)
                s.players[seat].hand.add(number)

    @scene
    def deck(self, number: int, *cards: str) -> None:
        """An event deck consists of these cards, and nothing lies under it."""
        with self.edit() as s:
            s.event_decks[number - 1] = Bag.of([self.number(key) for key in cards])
            s.used_events = (*s.used_events[: number - 1], (), *s.used_events[number:])

    @scene
    def unit_deck(self, unit: str, *cards: str) -> None:
        """The deck of a type of units consists of these cards, and nothing lies under it."""
        with self.edit() as s:
            kind = UNIT_TYPES.index(unit)
            s.unit_decks[kind] = Bag.of([self.number(key) for key in cards])
            s.used_units = (*s.used_units[:kind], (), *s.used_units[kind + 1 :])

    @scene
    def locks(self, *squares: str) -> None:
        """Squares that no figure may leave this turn."""
        with self.edit() as s:
            s.locked = tuple(sorted([*s.locked, *[SQUARE[name] for name in squares]]))

    @scene
    def markers(self, seat: int, *cards: str) -> None:
        """Hut and village markers of a player."""
        with self.edit() as s:
            for key in cards:
                number = self.number(key)
                bag = s.village_markers if s.content.markers[number].village else s.hut_markers
                bag.remove(number)
                s.players[seat].markers.add(number)

    @scene
    def units(self, seat: int, *cards: str) -> None:
        """Units in the standing forces."""
        with self.edit() as s:
            for key in cards:
                number = self.number(key)
                s.unit_decks[s.content.units[number].type].remove(number)
                s.players[seat].forces.add(number)

    @scene
    def reserve(self, seat: int, *people: str) -> None:
        """Great people in reserve."""
        with self.edit() as s:
            for key in people:
                s.people.remove(self.number(key))
                s.players[seat].reserve = put(s.players[seat].reserve, self.number(key))

    @scene
    def hut(self, *squares: str) -> None:
        with self.edit() as s:
            s.huts = tuple(sorted([*s.huts, *[SQUARE[name] for name in squares]]))

    @scene
    def village(self, *squares: str) -> None:
        with self.edit() as s:
            s.villages = tuple(sorted([*s.villages, *[SQUARE[name] for name in squares]]))

    # --- playing ----------------------------------------------------------------------------------------------

    def during_turn(self, *steps: Step) -> None:
        """These steps of one turn, then the position rests."""
        self.state.agenda[:] = [Rest(0), Scope(TURN)]
        self.now(*steps)

    @plays
    def start(self, *seats: int) -> None:
        """The Start of Turn of some seats."""
        self.during_turn(*[StartOfTurn(seat) for seat in seats])

    @plays
    def trade(self) -> None:
        """The Trade phase."""
        self.during_turn(TradePhase())

    @plays
    def manage(self, *seats: int) -> None:
        """City Management of some seats."""
        self.during_turn(*[CityManagement(seat) for seat in seats])

    @plays
    def move(self, *seats: int) -> None:
        """Movement of some seats."""
        self.during_turn(*[Movement(seat) for seat in seats])

    @plays
    def research(self) -> None:
        """The Research phase."""
        self.during_turn(ResearchPhase())

    @plays
    def phases(self, *names: str) -> None:
        """Several phases of one turn, each of all seats from the first player on: ``phases manage move``."""
        seats = [p.seat for p in in_order(self.state)]
        by_seat = {"start": StartOfTurn, "manage": CityManagement, "move": Movement}
        steps: list[Step] = []
        for name in names:
            if name in by_seat:
                steps += [by_seat[name](seat) for seat in seats]
            else:
                steps.append({"trade": TradePhase, "research": ResearchPhase}[name]())
        self.during_turn(*steps)

    @plays
    def next_turn(self) -> None:
        """A whole turn begins."""
        self.state.agenda[:] = [Rest(0)]
        self.now(GameTurn())

    # --- looking ----------------------------------------------------------------------------------------------

    @plays
    def counts(
        self,
        seat: int,
        coins: int | None = None,
        income: int | None = None,
        hand: int | None = None,
        bonus: int | None = None,
    ) -> None:
        """What a nation comes to: coins, trade collected each turn, the size of its culture hand, its combat bonus."""
        s, p = self.state, self.nation(seat)
        found = self.coins(seat), self.income(seat), hand_size(s, p), combat_bonus(s, p)
        self._same({"coins": coins, "income": income, "hand": hand, "bonus": bonus}, found)

    @plays
    def yields(self, seat: int, city: str, production: int | None = None, culture: int | None = None) -> None:
        """What a city makes, and the culture it gives when it is devoted to the arts."""
        found = self.production(seat, city), self.devotion(seat, city)
        self._same({"production": production, "culture": culture}, found)

    def _same(self, wanted: dict[str, int | None], found: Sequence[int]) -> None:
        for (what, number), is_so in zip(wanted.items(), found, strict=True):
            assert number in (None, is_so), f"{what} is {is_so}"

    @plays
    def there(self, seat: int, square: str, *what: str) -> None:
        """All that a nation has on a square: ``there 0 b2 temple army scout``, or nothing."""
        p, number = self.nation(seat), SQUARE[square]
        found = [self.at(seat, square)] if number in p.sites else []
        found += ["city"] * (number in p.cities)
        found += ["army"] * p.armies.count(number) + ["scout"] * p.scouts.count(number)
        assert sorted(found) == sorted(what), f"there is {' '.join(found) or 'nothing'}"

    def coins(self, seat: int) -> int:
        return coins(self.state, self.nation(seat))

    def income(self, seat: int) -> int:
        return trade_income(self.state, self.nation(seat))

    def production(self, seat: int, city: str) -> int:
        return production(self.state, self.nation(seat), SQUARE[city])

    def devotion(self, seat: int, city: str) -> int:
        return devotion(self.state, self.nation(seat), SQUARE[city])

    def at(self, seat: int, square: str) -> str:
        """What of a nation stands on a square: the key of a marker, or nothing."""
        p = self.nation(seat)
        number = p.stands[p.sites.index(SQUARE[square])] if SQUARE[square] in p.sites else NONE
        return self.state.content.rows[number].key if number != NONE else ""

    def armies(self, seat: int) -> list[str]:
        return [NAMES[square] for square in self.nation(seat).armies]

    def scouts(self, seat: int) -> list[str]:
        return [NAMES[square] for square in self.nation(seat).scouts]

    def hand(self, seat: int) -> list[str]:
        return [self.state.content.rows[card].key for card in self.nation(seat).hand.cards]

    def techs(self, seat: int) -> list[str]:
        return [self.state.content.rows[tech].key for tech in self.nation(seat).techs]
