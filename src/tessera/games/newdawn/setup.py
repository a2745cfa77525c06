"""Setting up (chapter 2)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.newdawn.content import ANCIENT, COLOURS, MEDIEVAL, WONDER_STACKS, Box
from tessera.games.newdawn.rules.mapping import make_map
from tessera.games.newdawn.rules.turns import Round
from tessera.games.newdawn.rules.wonders import draw_wonder, turn_up
from tessera.games.newdawn.state import ABSENT, NEUTRAL, NewDawn, Player
from tessera.kernel import NONE, Act, Bag, Chance, Choose, Description, Option, Refusal, Setup, enter

REMOVED_AGES: Final = {2: (ANCIENT, MEDIEVAL), 3: (ANCIENT,), 4: ()}
"""Of which ages one random card of each stack is removed, by players (ND-2.10)."""


def lay_out(setup: Setup, content: Box, chance: Chance) -> NewDawn:
    """The table before anything is dealt; then leaders, colours, the map, and what lies on it (ND-2.16)."""
    s = NewDawn(
        setup=setup,
        content=content,
        chance=chance,
        players=[Player(seat) for seat in range(setup.seats)],
        stacks=[
            Bag.of(number for number, wonder in content.wonders.items() if wonder.type == stack)
            for stack in WONDER_STACKS
        ],
    )
    colours = [ChooseColour(seat) for seat in range(setup.seats)]
    s.then(DealLeaders(), *colours, *make_map(s), LayTokens(), LayCards(), DrawFirstPlayer(), Round())
    return s


class DealLeaders(Act, frozen=True):
    """One random leader sheet each; the level I cards in its order (ND-2.01, ND-2.03)."""

    def run(self, s: NewDawn) -> None:
        leaders = s.chance.shuffled(list(s.content.leaders))
        for p in s.players:
            p.leader = leaders[p.seat]
            enter(s, p, p.leader)
            leader = s.content.leaders[p.leader]
            p.row = tuple([s.content.focus_of[focus, 1] for focus in leader.row])
            s.tell("leads", seat=p.seat, leader=leader.key)


class ChooseColour(Choose, frozen=True):
    """Each player has a colour of their own: chosen in seat order, or given in this order (ND-2.02)."""

    verb: ClassVar[str] = "colour"
    rule: ClassVar[str] = "ND-2.02"
    stop: ClassVar[Option | None] = None

    def among(self, s: NewDawn) -> list[str]:
        taken = {p.colour for p in s.players}
        free = [colour for number, colour in enumerate(COLOURS) if number not in taken]
        return free if s.setup.settings["choose_colours"] else free[:1]

    def take(self, s: NewDawn, what: str) -> None:
        s.players[self.seat].colour = COLOURS.index(what)
        s.tell("colour-taken", seat=self.seat, colour=what)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return Description("do-colour", {"colour": option[1]}, (), self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-colour-taken", rule=self.rule) if option[0] == self.verb else None


class LayTokens(Act, frozen=True):
    """Every space with an icon gets its token; what is not on the map is supply or out (ND-2.05, ND-2.06, ND-2.15)."""

    def run(self, s: NewDawn) -> None:
        board = s.board
        s.deposits = board.deposits
        kinds = [board.resource[cell] for cell in board.deposits]
        s.supply = tuple([s.content.constants.resource_tokens - kinds.count(kind) for kind in range(4)])
        s.natural_wonders = tuple([ABSENT if cell == NONE else NEUTRAL for cell in board.natural_wonders])
        s.city_states = tuple([ABSENT if cell == NONE else NEUTRAL for cell in board.city_states])
        s.barbarians = tuple([ABSENT if cell == NONE else cell for cell in board.spawn])


class LayCards(Act, frozen=True):
    """Wonder stacks with their top cards face up, and the victory cards (ND-2.09 - ND-2.13)."""

    def run(self, s: NewDawn) -> None:
        for stack in range(len(WONDER_STACKS)):
            for age in REMOVED_AGES[s.seats]:
                s.removed.add(draw_wonder(s, stack, age))
        for stack in range(len(WONDER_STACKS)):
            turn_up(s, stack)
        constants = s.content.constants
        count = constants.epic_victory_cards if s.setup.settings["epic"] else constants.victory_cards
        cards = s.chance.shuffled(list(s.content.victory_cards))
        s.victory_cards = tuple(sorted(cards[:count]))


class DrawFirstPlayer(Act, frozen=True):
    """A random player takes the event dial (ND-2.07)."""

    def run(self, s: NewDawn) -> None:
        s.first = s.chance.pick(s.seats)
        s.tell("first-player", seat=s.first)
        s.touched = True
