"""The event dial and the barbarians (chapter 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.newdawn.content import LETTERS
from tessera.games.newdawn.hooks import BARBARIAN_DEFEATED, SHELTER
from tessera.games.newdawn.rules.asking import ChooseFocusCard, space_words
from tessera.games.newdawn.rules.board import DIRECTIONS
from tessera.games.newdawn.rules.control import destroy_control, give_up, weaken
from tessera.games.newdawn.rules.spaces import mature_cities
from tessera.games.newdawn.rules.trade import GainTrade
from tessera.games.newdawn.state import NEUTRAL, NewDawn, Player, occupied_spaces, place_of
from tessera.kernel import NONE, Act, Option, Step
from tessera.kernel.effects import emit, total
from tessera.kernel.geometry import OFF_BOARD
from tessera.kernel.seating import clockwise
from tessera.kernel.tuples import replaced, take

SECTIONS: Final = ("spawn", "blank", "move", "trade", "move")
"""Of the event dial, clockwise from its start (ND-18.01)."""


def direction_of(die: int) -> int:
    """The direction token: 1 is north-east, then clockwise (ND-2.08)."""
    return (2 - die) % 6


class TurnEventDial(Act, frozen=True):
    """At the end of a round the dial moves on and its section is resolved (ND-4.08)."""

    def run(self, s: NewDawn) -> None:
        s.section = (s.section + 1) % len(SECTIONS)
        section = SECTIONS[s.section]
        s.tell("event-dial", section=section)
        if section == "spawn":
            spawn(s)
        elif section == "trade":
            s.then(*_trade(s))
        elif section == "move":
            direction = direction_of(s.chance.roll(6))
            s.tell("barbarians-move", direction=DIRECTIONS[direction])
            moving = [letter for letter, cell in enumerate(s.barbarians) if cell >= 0]
            s.then(*[MoveBarbarian(letter, direction) for letter in moving], PartBarbarians())


def _trade(s: NewDawn) -> list[Step]:
    """One trade token per mature city, in turn order (ND-18.04)."""
    return [GainTrade(seat, len(mature_cities(s, s.players[seat]))) for seat in clockwise(s, s.first)]


# --- coming back --------------------------------------------------------------------------------------------


def spawn(s: NewDawn) -> None:
    """Barbarians off the map return to their letters where nothing but caravans stands (ND-18.02, ND-18.20)."""
    for letter, cell in enumerate(s.barbarians):
        home = s.board.spawn[letter]
        if cell != NEUTRAL or home == NONE:
            continue
        if not occupied_spaces(s) >> home & 1:
            destroy_caravans(s, home)
            s.barbarians = replaced(s.barbarians, letter, home)
            s.tell("barbarian-spawned", barbarian=LETTERS[letter], **space_words(s, home))


def destroy_caravans(s: NewDawn, cell: int) -> None:
    """Caravans met by a barbarian go back to their economy cards (ND-1.06, ND-18.09)."""
    for p in s.players:
        if cell in p.caravans:
            p.caravans = tuple([c for c in p.caravans if c != cell])
            s.tell("caravan-destroyed", seat=p.seat, **space_words(s, cell))


# --- moving -------------------------------------------------------------------------------------------------


def protected_spaces(s: NewDawn) -> int:
    """Where no barbarian goes (ND-18.17)."""
    protected = 0
    for p in s.players:
        protected = total(s, p, SHELTER, base=protected)
    return protected


def destination(s: NewDawn, cell: int, direction: int) -> int:
    """Where a barbarian goes: over water to the next land; where the way ends it turns round, once.

    It turns on the spot, on water too, so that it may end where it began (ND-18.06 - ND-18.08, ND-18.16, ND-18.21).
    """
    board = s.board
    protected = protected_spaces(s)
    goal = cell
    for way in (direction, (direction + 3) % 6):
        while (ahead := board.grid.towards[goal][way]) != OFF_BOARD and not protected >> ahead & 1:
            goal = ahead
            if not board.water >> goal & 1:
                return goal
    return cell


class MoveBarbarian(Act, frozen=True):
    """One barbarian moves one space and meets what is there (ND-18.05 - ND-18.14)."""

    letter: int
    direction: int

    def run(self, s: NewDawn) -> None:
        origin = s.barbarians[self.letter]
        if origin < 0:
            return
        goal = destination(s, origin, self.direction)
        if goal == origin:
            return
        s.tell("barbarian-moved", barbarian=LETTERS[self.letter], **space_words(s, goal))
        if meet(s, goal):
            s.barbarians = replaced(s.barbarians, self.letter, goal)


def meet(s: NewDawn, cell: int) -> bool:
    """A barbarian enters a space; whether it stays there (ND-18.09 - ND-18.13)."""
    destroy_caravans(s, cell)
    for p in s.players:
        if cell == p.capital:
            s.tell("capital-raided", seat=p.seat)
            s.then(LoseTrade(p.seat, s.content.constants.raid_loss))
            return False
        if cell in p.reinforced:
            weaken(s, p, cell)
            s.tell("barbarian-repelled", seat=p.seat, **space_words(s, cell))
            return False
        if cell in p.control:
            s.tell("control-destroyed", seat=p.seat, **space_words(s, cell))
            destroy_control(s, p, cell)
        elif cell in p.cities:
            s.tell("city-destroyed", seat=p.seat, **space_words(s, cell))
            p.cities = take(p.cities, cell)
            give_up(s, p, cell)
    return True


class PartBarbarians(Act, frozen=True):
    """Where barbarians share a space, a random one moves again in a new direction, until none do (ND-18.15)."""

    def run(self, s: NewDawn) -> None:
        places = [cell for cell in s.barbarians if cell >= 0]
        shared = sorted({cell for cell in places if places.count(cell) > 1})
        if not shared:
            return
        sharing = [letter for letter, cell in enumerate(s.barbarians) if cell == shared[0]]
        letter = sharing[s.chance.pick(len(sharing))]
        direction = direction_of(s.chance.roll(6))
        s.then(MoveBarbarian(letter, direction), PartBarbarians())


class LoseTrade(ChooseFocusCard, frozen=True):
    """A raided capital: discard trade tokens of one's own choice, as many as possible (ND-18.12)."""

    verb: ClassVar[str] = "discard"
    together: ClassVar[bool] = True
    rule: ClassVar[str] = "ND-18.12"
    stop: ClassVar[Option | None] = None

    def among(self, s: NewDawn) -> list[str]:
        p = s.players[self.seat]
        return [s.content.focus[card].key for card, n in zip(p.row, p.trade, strict=True) if n]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        place = place_of(s, p, what)
        p.trade = replaced(p.trade, place, p.trade[place] - 1)
        s.tell("trade-discarded", seat=self.seat, card=what)


# --- being defeated -----------------------------------------------------------------------------------------


def defeat_barbarian(s: NewDawn, p: Player, cell: int, reward: bool) -> None:
    """A barbarian leaves the map until it spawns again; its defeat may be rewarded (ND-13.18, ND-18.18, ND-20.08)."""
    letter = s.barbarians.index(cell)
    s.barbarians = replaced(s.barbarians, letter, NEUTRAL)
    s.tell("barbarian-defeated", seat=p.seat, barbarian=LETTERS[letter], **space_words(s, cell))
    emit(s, p, BARBARIAN_DEFEATED)
    if reward:
        s.then(GainTrade(p.seat, s.content.constants.barbarian_trade))
