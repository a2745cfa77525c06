"""Conquered cities and city-states (chapters 13 and 14)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.rules.asking import ChooseSpace, Question, space_words
from tessera.games.newdawn.rules.board import listed
from tessera.games.newdawn.rules.control import (
    FreeToken,
    bring_back,
    city_state_at,
    claim,
    gain_wonder,
    give_up,
    hand_over,
    hold_city_state,
    lose_wonder,
    move_wonder,
    send_caravans_home,
    wonder_at,
)
from tessera.games.newdawn.rules.diplomacy import lay_envoys_aside, take_envoy
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    city_spaces,
    owner_of,
    unused_cities,
    unused_control,
    wonder_spaces,
)
from tessera.kernel import NONE, Act, Description, Option, Refusal
from tessera.kernel.tuples import put, take

CONQUER: Option = ("conquer",)
LIBERATE: Option = ("liberate",)

# --- taking a place -----------------------------------------------------------------------------------------


def conquer(s: NewDawn, p: Player, city_state: int) -> None:
    """A city-state falls (ND-14.04, ND-14.07)."""
    s.tell("conquered", seat=p.seat, city=s.content.city_states[city_state].key)
    occupy(s, p, s.board.space_of[city_state])


def occupy(s: NewDawn, p: Player, cell: int) -> None:
    """Put a city in place of what was there; a reinforced control token if there is none left (ND-13.21, ND-13.27)."""
    if unused_cities(s, p) <= 0 and unused_control(s, p) <= 0:
        s.then(FreeTokenForCity(p.seat, cell=cell))
        return
    rival = _remove_piece(s, cell)
    s.touched = True
    if unused_cities(s, p) > 0:
        p.cities = put(p.cities, cell)
        s.tell("city-taken", seat=p.seat, **space_words(s, cell))
    else:
        p.reinforced = put(p.reinforced, cell)
        s.tell("city-held", seat=p.seat, **space_words(s, cell))
    if cell in p.cities:  # beside a mere control token caravans may stand (ND-9.18)
        send_caravans_home(s, cell, but=p.seat)
    if rival is not None:
        hand_over(s, rival, p, cell)
    else:
        _subject(s, p, city_state_at(s, cell))


def _subject(s: NewDawn, p: Player, city_state: int) -> None:
    """A city-state's token goes on the focus card, its diplomacy cards are laid aside (ND-14.04, ND-11.16)."""
    lay_envoys_aside(s, city_state)
    hold_city_state(s, p, city_state)
    claim(s, p, s.board.space_of[city_state])


def _remove_piece(s: NewDawn, cell: int) -> Player | None:
    """Take the piece off a space; whose it was."""
    rival = owner_of(s, cell)
    if rival is None:
        return None
    if cell in rival.cities:
        rival.cities = take(rival.cities, cell)
    elif cell in rival.control:
        rival.control = take(rival.control, cell)
    else:
        rival.reinforced = take(rival.reinforced, cell)
    return rival


class FreeTokenForCity(FreeToken, frozen=True):
    """Neither a city nor a control token is unused: take one back, or leave the place free (ND-6.12, ND-13.20)."""

    def use(self, s: NewDawn) -> None:
        occupy(s, s.players[self.seat], self.cell)

    def do_without(self, s: NewDawn) -> None:
        rival = _remove_piece(s, self.cell)
        if rival is not None:
            give_up(s, rival, self.cell)


# --- a rival's city-state -----------------------------------------------------------------------------------


class ConquerOrLiberate(Question, frozen=True):
    """A rival's city-state was defeated: keep it, or set it free (ND-13.25)."""

    city_state: int

    def options(self, s: NewDawn) -> list[Option]:
        return [CONQUER, LIBERATE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        if option == CONQUER:
            s.turn.taken += (s.board.space_of[self.city_state],)
            conquer(s, p, self.city_state)
        else:
            s.tell("liberated", seat=self.seat, city=s.content.city_states[self.city_state].key)
            liberate(s, p, self.city_state)

    def prompt(self, s: NewDawn) -> Description:
        city = s.content.city_states[self.city_state].key
        return Description("ask-conquer-or-liberate", {"seat": self.seat, "city": city}, rule="ND-13.25")

    def describe(self, s: NewDawn, option: Option) -> Description:
        key, rule = ("do-conquer", "ND-14.07") if option == CONQUER else ("do-liberate", "ND-14.08")
        city = s.content.city_states[self.city_state].key
        return Description(key, {"city": city}, (f"space:{s.board.space_of[self.city_state]}",), rule)


def liberate(s: NewDawn, p: Player, city_state: int) -> None:
    """First the wonder leaves the city, then the city-state stands again (ND-14.08, ND-14.10)."""
    cell = s.board.space_of[city_state]
    rival = owner_of(s, cell)
    assert rival is not None
    s.then(StandAgain(p.seat, city_state))
    wonder = wonder_at(s, cell)
    if wonder != NONE:
        _evacuate(s, p, rival, wonder)


def _evacuate(s: NewDawn, p: Player, rival: Player, wonder: int) -> None:
    """A wonder in a liberated city: to the liberator, else to its owner, else out of the game (ND-14.10)."""
    for keeper in (p, rival):
        if cities_without_wonder(s, keeper):
            s.then(MoveWonder(keeper.seat, wonder=wonder))
            return
    lose_wonder(s, rival, wonder)
    s.wonder_tokens = tuple([pair for pair in s.wonder_tokens if pair[0] != wonder])
    s.lost_wonders = put(s.lost_wonders, wonder)
    s.tell("wonder-lost", card=s.content.wonders[wonder].key)


class StandAgain(Act, frozen=True):
    """A liberated city-state is back on its space; the liberator takes one of its cards (ND-14.08)."""

    seat: int
    city_state: int

    def run(self, s: NewDawn) -> None:
        rival = _remove_piece(s, s.board.space_of[self.city_state])
        assert rival is not None
        bring_back(s, rival, self.city_state)
        take_envoy(s, s.players[self.seat], self.city_state)


# --- wonders that move --------------------------------------------------------------------------------------


def cities_without_wonder(s: NewDawn, p: Player) -> int:
    """Own cities under which a wonder token may go (ND-11.08)."""
    return city_spaces(p) & ~wonder_spaces(s)


def move_captured_wonder(s: NewDawn, p: Player, cell: int) -> None:
    """The wonder of a defeated capital goes under an own city without one; else it stays where it is (ND-13.23)."""
    wonder = wonder_at(s, cell)
    if wonder != NONE:
        s.then(MoveWonder(p.seat, wonder=wonder))


class MoveWonder(ChooseSpace, frozen=True, kw_only=True):
    """Under which own city without a wonder a wonder token goes; with it goes the control (ND-13.23, ND-14.10)."""

    verb: ClassVar[str] = "under"
    rule: ClassVar[str] = "ND-13.23"
    stop: ClassVar[Option | None] = None

    wonder: int

    def among(self, s: NewDawn) -> tuple[int, ...]:
        return listed(cities_without_wonder(s, s.players[self.seat]))

    def take(self, s: NewDawn, what: int) -> None:
        p = s.players[self.seat]
        move_wonder(s, self.wonder, what)
        key = s.content.wonders[self.wonder].key
        s.tell("wonder-moved", seat=self.seat, card=key, **space_words(s, what))
        for other in s.players:
            if other is not p:
                lose_wonder(s, other, self.wonder)
        gain_wonder(s, p, self.wonder)

    def prompt(self, s: NewDawn) -> Description:
        key = s.content.wonders[self.wonder].key
        return Description("ask-house-wonder", {"seat": self.seat, "card": key}, rule=self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-not-under-there", rule="ND-11.15") if option[0] == "under" else None
