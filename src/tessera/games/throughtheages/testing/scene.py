"""A civilization laid out by hand: what tests and scenario files of Through the Ages can say.

::

    t = play(game, 2)                       # or in a scenario file:
    t.quiet(age=1, round=3)                 # quiet age=1 round=3
    t.has(0, "irrigation", "monarchy")      # has 0 irrigation monarchy
    t.workers(0, irrigation=2, bronze=0)    # workers 0 irrigation=2 bronze=0
    t.goods(0, food=3, resources=5)
    t.hand(0, "rich_land_1", "raid_1")
    t.acts(0)                               # seat 0 is in its Action Phase
    t.choose("play rich_land_1 / build irrigation")
    t.owns(0, irrigation=3, unused=0, food=3, resources=3)
    t.rates(0, food=8, faces_needed=1)

After `quiet` nothing is pending and no hand holds a card: after what a script does, the position rests. Cards come out
of decks, boxes and the card row, so that none is there twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tessera.games.throughtheages.content import (
    CivilCard,
    Government,
    Leader,
    SpecialTechnology,
    Tactic,
    Technology,
    Territory,
    Wonder,
)
from tessera.games.throughtheages.hooks import POLITICS, TAKEN, TURN
from tessera.games.throughtheages.rules.ages import EndAge, fill_boards
from tessera.games.throughtheages.rules.cardrow import Refill, Replenish
from tessera.games.throughtheages.rules.conflicts import ResolveWar
from tessera.games.throughtheages.rules.events import Evaluate
from tessera.games.throughtheages.rules.inplay import into_play, out_of_play
from tessera.games.throughtheages.rules.pacts import SIDES, SignPact
from tessera.games.throughtheages.rules.politics import PoliticalAction, Politics
from tessera.games.throughtheages.rules.production import EndTurn
from tessera.games.throughtheages.rules.ratings import (
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
from tessera.games.throughtheages.rules.scoring import FinalScoring
from tessera.games.throughtheages.rules.technologies import bring_into_play
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, blue_tokens, gain, stock, yellow_tokens
from tessera.games.throughtheages.rules.turns import Actions, TakeTurn
from tessera.games.throughtheages.state import SPACES, Ages, Civilization, Turn, place_of, settle_actions
from tessera.kernel import EVERYONE, NONE, Act, Bag, enter, put_on
from tessera.kernel.engine import Decision, follow_up
from tessera.kernel.option import notation, parse_parts
from tessera.kernel.scopes import Scope
from tessera.kernel.script import Rest, Script, plays, scene
from tessera.kernel.tuples import put, take

RATINGS: Final[dict[str, Callable[[Ages, Civilization], int]]] = {
    "culture": culture_rating,
    "science": science_rating,
    "strength": strength_rating,
    "happiness": happiness,
    "faces needed": faces_needed,
    "discontent": discontent,
    "food": food_production,
    "resources": resource_production,
    "corruption": corruption,
    "consumption": consumption,
    "civil hand": civil_hand_limit,
    "military hand": military_hand_limit,
}


class AgesScript(Script):
    """A position of Through the Ages, with words for setting it up and playing it."""

    state: Ages

    @contextmanager
    def edit(self) -> Iterator[Ages]:
        """Tokens that are laid out by hand come from the box, or go there; cards may be of other editions."""
        with super().edit() as s:
            yield s
            s.dealt = False
            for p in s.players:
                p.boxed = yellow_tokens(s, p), blue_tokens(s, p)
                settle_actions(s, p)

    # --- setting up -------------------------------------------------------------------------------------------

    @scene
    def quiet(self, age: int = 1, round: int = 3, starting: int = 0) -> None:  # noqa: A002
        """Nothing is pending, hands are empty, the card row is empty, all actions are available."""
        with self.edit() as s:
            s.agenda[:] = [Rest(0)]
            s.starting = s.active = starting
            s.age, s.round, s.turn = age, round, Turn()
            for card in s.row:
                if card != NONE:
                    s.civil_box.add(card)
            s.row = (NONE,) * SPACES
            self._fill_boards(s, age)
            for p in s.players:
                p.unfinished, p.stages = NONE, 0
                p.leaders_taken = ()
                for card in p.civil_hand.take_all():
                    s.civil_box.add(card)
                for card in p.military_hand.take_all():
                    s.gone.add(card)
                p.ca, p.ma = p.ca_total, p.ma_total

    def _fill_boards(self, s: Ages, age: int) -> None:
        """Leaders and wonders of the age on their boards (TA-34.04); those of earlier ages are not in the game."""
        earlier = [*s.leader_board, *s.wonder_board]
        earlier += [card for cards in s.to_come[1:age] for card in cards]
        for later in (*s.later_leaders[1:age], *s.later_wonders[1:age]):
            earlier += later.take_all()
        for card in earlier:
            if card != NONE:
                s.civil_box.add(card)
        s.leader_board = s.wonder_board = ()
        if 0 < age < len(s.civil_decks):
            fill_boards(s)

    @scene
    def has(self, seat: int, *cards: str) -> None:
        """Cards in play: technologies, government, leader, completed wonders, colonies, a tactic."""
        with self.edit() as s:
            p = s.players[seat]
            for key in cards:
                self._put_into_play(s, p, self._fetch(key))
            settle_actions(s, p)
            p.ca, p.ma = p.ca_total, p.ma_total

    def _put_into_play(self, s: Ages, p: Civilization, card: int) -> None:
        row = s.content.rows[card]
        if isinstance(row, Technology | Government | SpecialTechnology):
            bring_into_play(s, p, card)
        elif isinstance(row, Leader):
            if p.leader != NONE:
                out_of_play(s, p, p.leader)
                s.removed = put(s.removed, p.leader)
            p.leader = card
            self._was_taken(p, row)
            into_play(s, p, card)
        elif isinstance(row, Wonder):
            p.wonders = put(p.wonders, card)
            into_play(s, p, card)
        elif isinstance(row, Territory):
            p.colonies = put(p.colonies, card)
            into_play(s, p, card)
        elif isinstance(row, Tactic):
            s.tactics = put(s.tactics, card)
            p.tactic = card
        else:
            raise LookupError(f"{row.key} does not lie in play")

    def _was_taken(self, p: Civilization, leader: Leader) -> None:
        """Whoever has a leader has taken one of that age (TA-8.04)."""
        if leader.age not in p.leaders_taken:
            p.leaders_taken = put(p.leaders_taken, leader.age)

    @scene
    def builds(self, seat: int, wonder: str, stages: int = 0) -> None:
        """An unfinished wonder with so many stages; what it does when it is taken has happened."""
        with self.edit() as s:
            p = s.players[seat]
            p.unfinished, p.stages = self._fetch(wonder), stages
            p.blue -= stages
            for taken in s.content.effects[TAKEN].itself.get(p.unfinished, ()):
                step = taken.step(s, p, taken.unheld(seat), seat, (p.unfinished,))
                if isinstance(step, Act):
                    step.run(s)

    @scene
    def workers(self, seat: int, unused: int | None = None, **techs: int) -> None:
        """So many workers on technologies in play; the yellow bank stays as it is."""
        with self.edit() as s:
            p = s.players[seat]
            for key, count in techs.items():
                place = place_of(p, self.number(key))
                p.workers = (*p.workers[:place], count, *p.workers[place + 1 :])
            if unused is not None:
                p.unused = unused

    @scene
    def hand(self, seat: int, *cards: str) -> None:
        """Civil or military cards in hand."""
        with self.edit() as s:
            p = s.players[seat]
            for key in cards:
                card = self._fetch(key)
                row = s.content.rows[card]
                if isinstance(row, Leader):
                    self._was_taken(p, row)
                if isinstance(row, CivilCard):
                    p.civil_hand.add(card, EVERYONE)
                else:
                    p.military_hand.add(card)

    @scene
    def row(self, *cards: str) -> None:
        """The card row from the left; ``-`` is an empty space."""
        with self.edit() as s:
            found = [NONE if key == "-" else self._fetch(key) for key in cards]
            s.row = (*found, *(NONE,) * (SPACES - len(found)))

    @scene
    def deck(self, age: int, *cards: str) -> None:
        """The civil deck of an age consists of these cards."""
        with self.edit() as s:
            for card in s.civil_decks[age].take_all():
                s.civil_box.add(card)
            for key in cards:
                s.civil_decks[age].add(self._fetch(key))

    @scene
    def military_deck(self, age: int, *cards: str) -> None:
        """The military deck of an age consists of these cards, and nothing of that age is discarded."""
        with self.edit() as s:
            for card in (*s.military_decks[age].take_all(), *s.discards[age].take_all()):
                s.gone.add(card)
            for key in cards:
                s.military_decks[age].add(self._fetch(key))

    @scene
    def exclusive(self, seat: int, tactic: str) -> None:
        """A tactic in a seat's own play area, which is its current one."""
        with self.edit() as s:
            p = s.players[seat]
            p.tactic = self._fetch(tactic)
            p.own_tactics = put(p.own_tactics, p.tactic)

    @scene
    def common(self, *tactics: str) -> None:
        """Tactics in the common area."""
        with self.edit() as s:
            for key in tactics:
                s.tactics = put(s.tactics, self._fetch(key))

    @scene
    def at_war(self, seat: int, war: str, enemy: int) -> None:
        """A war that a seat has declared on an earlier turn."""
        with self.edit() as s:
            p = s.players[seat]
            p.war, p.enemy = self._fetch(war), enemy
            for party in (p, s.players[enemy]):
                into_play(s, party, p.war, seat, enemy)

    @scene
    def ruined(self, seat: int, wonder: str) -> None:
        """A completed wonder is a ruin."""
        with self.edit() as s:
            p = s.players[seat]
            card = self.number(wonder)
            p.ruined = put(p.ruined, card)
            out_of_play(s, p, card)
            enter(s, p, s.content.number["ruin"], card)

    @scene
    def keeps(self, seat: int, wonder: str, tokens: int) -> None:
        """So many blue tokens on a completed wonder that keeps them (the Louvre); they come from the bank."""
        with self.edit() as s:
            p, card = s.players[seat], self.number(wonder)
            p.blue += sum(p.on[p.cards.index(card)]) - tokens
            put_on(s, p, card, tokens)

    @scene
    def stays(self, seat: int, what: str, on: int | str | None = None) -> None:
        """What stays behind of a card: ``stays 0 homer_under_wonder pyramids``, ``stays 0 hippocrates_tokens 2``.

        The Nobel Prize stays before every seat: ``stays 0 nobel_prize``, ``stays 1 nobel_prize``.
        """
        with self.edit() as s:
            lies = () if on is None else (self.number(on) if isinstance(on, str) else on,)
            enter(s, s.players[seat], self.number(what), *lies)

    @scene
    def discards(self, age: int, *cards: str) -> None:
        """The military discard pile of an age consists of these cards."""
        with self.edit() as s:
            for card in s.discards[age].take_all():
                s.gone.add(card)
            for key in cards:
                s.discards[age].add(self._fetch(key))

    @scene
    def points(self, seat: int, culture: int | None = None, science: int | None = None) -> None:
        with self.edit() as s:
            p = s.players[seat]
            p.culture = p.culture if culture is None else culture
            p.science = p.science if science is None else science

    @scene
    def goods(self, seat: int, food: int = 0, resources: int = 0) -> None:
        """So much food and resources in store, besides what is there."""
        with self.edit() as s:
            p = s.players[seat]
            gain(s, p, FOOD, food)
            gain(s, p, RESOURCES, resources)

    @scene
    def stores(self, seat: int, **techs: int) -> None:
        """So many blue tokens on technologies in play; the blue bank stays as it is."""
        with self.edit() as s:
            p = s.players[seat]
            for key, count in techs.items():
                place = place_of(p, self.number(key))
                p.stored = (*p.stored[:place], count, *p.stored[place + 1 :])

    @scene
    def banks(self, seat: int, yellow: int | None = None, blue: int | None = None) -> None:
        """Tokens in the banks."""
        with self.edit() as s:
            p = s.players[seat]
            p.yellow = p.yellow if yellow is None else yellow
            p.blue = p.blue if blue is None else blue

    @scene
    def actions(self, seat: int, ca: int | None = None, ma: int | None = None) -> None:
        """Available actions."""
        with self.edit() as s:
            p = s.players[seat]
            p.ca = p.ca if ca is None else ca
            p.ma = p.ma if ma is None else ma

    @scene
    def signed(self, pact: str, seat: int, partner: int, side: str = "a") -> None:
        """A pact in the play area of a seat, which has that side."""
        card = self._fetch(pact)
        with self.edit() as s:
            SignPact(seat, partner, card, SIDES.index(side)).run(s)
            for p in s.players:
                settle_actions(s, p)

    @scene
    def events(self, current: str = "", future: str = "") -> None:
        """The events decks, and nothing else in them; several cards are joined by commas."""
        with self.edit() as s:
            for card in (*s.events.take_all(), *s.future.take_all(), *s.next_event.take_all()):
                s.gone.add(card)
            for key in filter(None, current.split(",")):
                s.events.add(self._fetch(key))
            for key in filter(None, future.split(",")):
                s.future.add(self._fetch(key))

    @scene
    def unused_events(self, *cards: str) -> None:
        """The Age A events that are not in the events deck, and no others."""
        with self.edit() as s:
            for card in s.unused_events.take_all():
                s.gone.add(card)
            for key in cards:
                s.unused_events.add(self._fetch(key))

    def _fetch(self, key: str) -> int:
        """Take a card from wherever nobody misses it; decks that lack it are played with others."""
        s = self.state
        if key.endswith("+"):  # a tactic with Sun Tzu under it
            tactic, under = self._fetch(key.removesuffix("+")), self.number("sun_tzu_under_tactic")
            for p in s.players:
                enter(s, p, under, tactic)
            return under
        card = self.number(key)
        zones: list[Bag] = [
            s.civil_box,
            s.gone,
            s.unused_events,
            *s.civil_decks,
            *s.military_decks,
            *s.discards,
            s.events,
            s.future,
            *s.later_leaders,
            *s.later_wonders,
            s.leader_box,
            s.wonder_box,
        ]
        for zone in zones:
            if card in zone.cards:
                zone.remove(card, 0)
                return card
        if card in s.row:
            place = s.row.index(card)
            s.row = (*s.row[:place], NONE, *s.row[place + 1 :])
        elif card in s.past:
            s.past = take(s.past, card)
        elif card in s.removed:
            s.removed = take(s.removed, card)
        return card

    # --- playing ----------------------------------------------------------------------------------------------

    @plays
    def acts(self, seat: int) -> None:
        """A seat begins its Action Phase; when it ends the phase, the position rests."""
        s = self.state
        if s.active != seat:
            s.active, s.turn = seat, Turn()
        s.agenda[:] = [Rest(0), Scope(TURN, seat)]
        self.now(Actions(seat))

    @plays
    def takes_turn(self, seat: int) -> None:
        """A seat begins its turn; play goes on with the next one."""
        self.state.agenda[:] = [Rest(0)]
        self.now(TakeTurn(seat))

    @plays
    def replenishes(self, seat: int = 0) -> None:
        """The card row is replenished at the start of a seat's turn."""
        self.state.active = seat
        self.now(Replenish())

    @plays
    def refills(self, seat: int = 0) -> None:
        """The card row is filled up, without clearing it first."""
        self.state.active = seat
        self.now(Refill())

    @plays
    def governs(self, seat: int) -> None:
        """A seat is asked for its political action; then the position rests."""
        s = self.state
        s.active = seat
        s.agenda[:] = [Rest(0), Scope(TURN, seat), Scope(POLITICS, seat)]
        self.now(PoliticalAction(seat))

    @plays
    def enters_politics(self, seat: int) -> None:
        """The whole Politics Phase of a seat, with what comes before its political action."""
        s = self.state
        s.active = seat
        s.agenda[:] = [Rest(0), Scope(TURN, seat)]
        self.now(Politics(seat))

    @plays
    def resolves_war(self, seat: int) -> None:
        """The war that a seat has declared is resolved."""
        self.state.active = seat
        self.now(ResolveWar(seat))

    @plays
    def ends_age(self, seat: int = 0) -> None:
        """The current age ends in the turn of a seat."""
        self.state.active = seat
        self.now(EndAge())

    @plays
    def ends_game(self) -> None:
        """The final scoring."""
        self.now(FinalScoring())

    @plays
    def ends_turn(self, seat: int) -> None:
        """The End-of-Turn Sequence of a seat."""
        s = self.state
        s.active = seat
        s.agenda[:] = [Rest(0), Scope(TURN, seat)]
        self.now(EndTurn(seat))

    @plays
    def reveals(self, event: str, seat: int = 0) -> None:
        """An event is revealed by a seat and evaluated."""
        self.state.active = seat
        self.now(Evaluate(self._fetch(event)))

    # --- looking ----------------------------------------------------------------------------------------------

    @plays
    def rates(self, seat: int, **ratings: int) -> None:
        """Fail unless ratings and what follows from them are so: ``rates 0 strength=7 faces_needed=2``."""
        found = {what: self.rating(seat, what.replace("_", " ")) for what in ratings}
        assert found == ratings, f"seat {seat} has {found}"

    @plays
    def owns(self, seat: int, **things: int) -> None:
        """Fail unless there is so much: ``owns 0 food=3 resources=1 yellow=17 blue=12 unused=1 warriors=2``."""
        p = self.civ(seat)
        plain = {"food": self.food(seat), "resources": self.resources(seat)}
        plain |= {"yellow": p.yellow, "blue": p.blue, "unused": p.unused}
        found = {what: plain[what] if what in plain else self.count(seat, what) for what in things}
        assert found == things, f"seat {seat} has {found}"

    @plays
    def holds(self, seat: int, *cards: str) -> None:
        """Fail unless a seat has exactly these cards in its hands, civil and military, in any order."""
        p = self.civ(seat)
        found = sorted(self.keys((*p.civil_hand.cards, *p.military_hand.cards)))
        assert found == sorted(cards), f"seat {seat} holds {found}"

    def after(self, text: str) -> list[str]:
        """The options after the first parts of an answer."""
        decision = follow_up(self.state, self.seat, parse_parts(text))
        assert isinstance(decision, Decision), f"{text!r} is whole, or refused"
        return [notation(option) for option in decision.options]

    def suggested(self, text: str = "") -> str | None:
        """What people get after the first parts of an answer unless they say otherwise."""
        decision = follow_up(self.state, self.seat, parse_parts(text)) if text else self.decision
        assert isinstance(decision, Decision), f"{text!r} is whole, or refused"
        option = decision.step.suggest(self.state)
        return None if option is None else notation(option)

    def civ(self, seat: int) -> Civilization:
        return self.state.players[seat]

    def rating(self, seat: int, what: str) -> int:
        """A rating or another number that follows from what is in play (`RATINGS`)."""
        return RATINGS[what](self.state, self.civ(seat))

    def food(self, seat: int) -> int:
        return stock(self.state, self.civ(seat), FOOD)

    def resources(self, seat: int) -> int:
        return stock(self.state, self.civ(seat), RESOURCES)

    def count(self, seat: int, tech: str) -> int:
        """Workers on a technology."""
        p = self.civ(seat)
        number = self.number(tech)
        return p.workers[p.techs.index(number)] if number in p.techs else 0

    def discarded(self, age: int) -> list[str]:
        """The discard pile of an age."""
        return self.keys(self.state.discards[age].cards)

    def in_row(self) -> list[str]:
        """The card row from the left; ``-`` is an empty space."""
        return ["-" if card == NONE else self.state.content.rows[card].key for card in self.state.row]

    def keys(self, cards: tuple[int, ...]) -> list[str]:
        return [self.state.content.rows[card].key for card in cards if card != NONE]
