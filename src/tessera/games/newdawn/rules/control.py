"""Pieces on the map: control tokens (chapter 6), and what comes and goes with the piece on a space.

A natural wonder, a world wonder and a conquered city-state belong to whoever has the piece on their space
(ND-11.12, ND-14.06, ND-17.08). All changes of pieces go through here, so that none of them is forgotten.
"""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.content import RESOURCES
from tessera.games.newdawn.hooks import LOST, NATURALS_ON_CARDS, PLACED, PLACING, PLACING_EASE
from tessera.games.newdawn.rules.asking import (
    ChooseFocusCard,
    ChooseSpace,
    Question,
    Words,
    describe_space,
    named_space,
    space_words,
)
from tessera.games.newdawn.rules.board import listed
from tessera.games.newdawn.rules.resources import add_resource
from tessera.games.newdawn.rules.spaces import land_up_to, terrain_name
from tessera.games.newdawn.rules.trade import GoOn, Increasable, MoveNatural, lay_token, take_off_card
from tessera.games.newdawn.state import (
    NEUTRAL,
    NewDawn,
    Player,
    all_pieces,
    barbarian_spaces,
    city_spaces,
    city_state_holder,
    city_state_spaces,
    friendly_spaces,
    hold_city_state_token,
    hold_natural_token,
    natural_holder,
    place_of,
    slots_of,
    unused_control,
)
from tessera.kernel import NONE, STOP, Description, Option, Refusal, enter, leave
from tessera.kernel.data import replace
from tessera.kernel.effects import allows, emit, total
from tessera.kernel.tuples import put, take

CITY = -1
"""Where tokens may be placed: next to a friendly city ..."""
FRIENDLY = -2
"""... or next to any friendly space; or next to one space, given by its number."""


# --- what belongs to the piece on a space -------------------------------------------------------------------


def natural_at(s: NewDawn, cell: int) -> int:
    """The natural wonder that is printed on a space."""
    return s.board.natural_at.get(cell, NONE)


def city_state_at(s: NewDawn, cell: int) -> int:
    """The city-state that is printed on a space."""
    return s.board.city_state_at.get(cell, NONE)


def wonder_at(s: NewDawn, cell: int) -> int:
    """The world wonder whose token lies on a space."""
    for wonder, where in s.wonder_tokens:
        if where == cell:
            return wonder
    return NONE


def claim(s: NewDawn, p: Player, cell: int) -> None:
    """A player's piece now stands on a space: what belongs to the space is the player's."""
    natural = natural_at(s, cell)
    if natural != NONE and natural_holder(s, natural) == NEUTRAL:
        gain_natural(s, p, natural)
    wonder = wonder_at(s, cell)
    if wonder != NONE:
        gain_wonder(s, p, wonder)


def give_up(s: NewDawn, p: Player, cell: int) -> None:
    """A piece left a space and nobody else's took its place (ND-6.11, ND-11.13, ND-14.09, ND-17.08)."""
    natural = natural_at(s, cell)
    if natural != NONE and natural_holder(s, natural) == p.seat:
        lose_natural(s, p, natural)
    wonder = wonder_at(s, cell)
    if wonder != NONE:
        lose_wonder(s, p, wonder)
        s.tell("wonder-abandoned", card=s.content.wonders[wonder].key, **space_words(s, cell))
    city_state = city_state_at(s, cell)
    if city_state != NONE and city_state_holder(s, city_state) == p.seat:
        bring_back(s, p, city_state)


def hand_over(s: NewDawn, loser: Player, winner: Player, cell: int) -> None:
    """A piece was replaced by another player's: all that belongs to the space changes hands (ND-13.19, ND-17.09)."""
    natural = natural_at(s, cell)
    if natural != NONE and natural_holder(s, natural) == loser.seat:
        lose_natural(s, loser, natural)
        gain_natural(s, winner, natural)
    wonder = wonder_at(s, cell)
    if wonder != NONE:
        lose_wonder(s, loser, wonder)
        gain_wonder(s, winner, wonder)
    city_state = city_state_at(s, cell)
    if city_state != NONE and city_state_holder(s, city_state) == loser.seat:
        take_off_card(loser, city_state)
        hold_city_state(s, winner, city_state)
        send_caravans_home(s, cell, but=winner.seat)


def gain_natural(s: NewDawn, p: Player, natural: int) -> None:
    hold_natural_token(s, natural, p.seat)
    s.tell("natural-gained", seat=p.seat, natural=s.content.natural_wonders[natural].key)
    if allows(s, p, NATURALS_ON_CARDS):
        s.then(MoveNatural(p.seat, natural=natural))


def lose_natural(s: NewDawn, p: Player, natural: int) -> None:
    """The token goes back to its space, off the focus card too (ND-17.08, ND-20.09)."""
    hold_natural_token(s, natural, NEUTRAL)
    take_off_card(p, natural)
    s.tell("natural-lost", seat=p.seat, natural=s.content.natural_wonders[natural].key)


def gain_wonder(s: NewDawn, p: Player, wonder: int) -> None:
    if wonder not in p.cards:
        enter(s, p, wonder)
        s.tell("wonder-gained", seat=p.seat, card=s.content.wonders[wonder].key)


def lose_wonder(s: NewDawn, p: Player, wonder: int) -> None:
    """Control of a wonder ends, and with it what lay on it or what it allowed (ND-21.10, ND-21.13)."""
    if wonder in p.cards:
        leave(s, p, wonder)
        emit(s, p, LOST, about=wonder)


def move_wonder(s: NewDawn, wonder: int, cell: int) -> None:
    """Lay a wonder's token on another space."""
    s.wonder_tokens = tuple([(w, cell if w == wonder else where) for w, where in s.wonder_tokens])


# --- city-states --------------------------------------------------------------------------------------------


def hold_city_state(s: NewDawn, p: Player, city_state: int) -> None:
    """The token of a conquered city-state goes on the player's card of its type (ND-14.04, ND-14.07)."""
    hold_city_state_token(s, city_state, p.seat)
    places = slots_of(s, p, s.content.city_states[city_state].type)
    if len(places) == 1:
        lay_token(p, places[0], city_state)
    else:
        s.then(LayCityState(p.seat, city_state=city_state))


def bring_back(s: NewDawn, p: Player, city_state: int) -> None:
    """A city-state stands on its space again; both its cards lie beside the map (ND-14.09)."""
    take_off_card(p, city_state)
    hold_city_state_token(s, city_state, NEUTRAL)
    s.tell("city-state-back", city=s.content.city_states[city_state].key)
    send_caravans_home(s, s.board.space_of[city_state])


def send_caravans_home(s: NewDawn, cell: int, but: int = NONE) -> None:
    """Caravans that may not stay on a space go back to their economy cards, without reward (ND-9.18, ND-14.14)."""
    for p in s.players:
        if p.seat != but and cell in p.caravans:
            p.caravans = tuple([c for c in p.caravans if c != cell])
            s.tell("caravan-home", seat=p.seat, **space_words(s, cell))


class LayCityState(ChooseFocusCard, frozen=True, kw_only=True):
    """Where a city-state token goes if the row has no card of its type, or two (ND-14.11)."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = "ND-14.11"
    stop: ClassVar[Option | None] = None

    city_state: int

    def among(self, s: NewDawn) -> list[str]:
        p = s.players[self.seat]
        places = slots_of(s, p, s.content.city_states[self.city_state].type) or range(5)
        return [s.content.focus[p.row[place]].key for place in places]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        lay_token(p, place_of(s, p, what), self.city_state)

    def prompt(self, s: NewDawn) -> Description:
        city = s.content.city_states[self.city_state].key
        return Description("ask-lay-city-state", {"seat": self.seat, "city": city}, rule=self.rule)


# --- placing and removing control tokens --------------------------------------------------------------------


def free_for_control(s: NewDawn) -> int:
    """Spaces without barbarian, city, city-state or control token (ND-6.02)."""
    return s.board.land & ~(all_pieces(s) | barbarian_spaces(s) | city_state_spaces(s))


def place_control(s: NewDawn, p: Player, cell: int) -> None:
    """Lay an unused control token, unreinforced; what lies there is taken at once (ND-6.01, ND-6.05, ND-6.08)."""
    p.control = put(p.control, cell)
    s.tell("placed", seat=p.seat, **space_words(s, cell))
    if cell in s.deposits:
        take_deposit(s, p, cell)
    claim(s, p, cell)
    s.touched = True
    emit(s, p, PLACED, cell)


def take_deposit(s: NewDawn, p: Player, cell: int) -> None:
    kind = s.board.resource[cell]
    s.deposits = take(s.deposits, cell)
    add_resource(s, p, kind)


def remove_control(s: NewDawn, p: Player, cell: int) -> None:
    """A control token leaves the map for its owner's supply (ND-1.06)."""
    if cell in p.control:
        p.control = take(p.control, cell)
    else:
        p.reinforced = take(p.reinforced, cell)


def take_back(s: NewDawn, p: Player, cell: int) -> None:
    """A token is taken back from the map to be used elsewhere (ND-6.07)."""
    destroy_control(s, p, cell)
    s.tell("took-back", seat=p.seat, **space_words(s, cell))


def destroy_control(s: NewDawn, p: Player, cell: int) -> None:
    """A token is destroyed or taken back, and everything that belonged to its space with it."""
    remove_control(s, p, cell)
    give_up(s, p, cell)


def replace_control(s: NewDawn, loser: Player, winner: Player, cell: int) -> None:
    """Replace a rival token by an own one, unreinforced: no placing, no resources (ND-6.09, ND-6.10)."""
    remove_control(s, loser, cell)
    winner.control = put(winner.control, cell)
    s.touched = True
    hand_over(s, loser, winner, cell)


def weaken(s: NewDawn, p: Player, cell: int) -> None:
    """Flip a reinforced token to its unreinforced side."""
    p.reinforced = take(p.reinforced, cell)
    p.control = put(p.control, cell)


def placing_options(s: NewDawn, p: Player, spaces: int, kept: int = NONE) -> list[Option]:
    """Where a control token may go, or which one is taken back if none is unused, all but one (ND-6.07)."""
    if not spaces:
        return []
    if unused_control(s, p) > 0:
        return [*[("place", cell) for cell in listed(spaces)], STOP]
    tokens = sorted((*p.control, *p.reinforced))
    return [*[("take-back", cell) for cell in tokens if cell != kept], STOP]


class PlaceControl(Question, Increasable, frozen=True):
    """Place control tokens one after another, each on the map as it is then (ND-6.01 - ND-6.07).

    `near` is `CITY`, `FRIENDLY` or a space; `focus` the type of the card being resolved.
    """

    count: int
    limit: int
    near: int
    focus: int = NONE
    barred: int = NONE
    """A space whose token was taken back for this placement (ND-6.11)."""
    place: int = NONE
    """The culture card whose tokens add to the number (ND-16.06)."""
    had: int = 0

    def increased(self, by: int, had: int) -> PlaceControl:
        return replace(self, count=self.count + by, had=had)

    def neighbourhood(self, s: NewDawn, p: Player) -> int:
        """Next to where tokens may go (ND-6.04)."""
        grid = s.board.grid
        if self.near == CITY:
            return grid.next_to(city_spaces(p))
        return grid.next_to(friendly_spaces(p)) if self.near == FRIENDLY else grid.near[self.near]

    def terrain(self, s: NewDawn, p: Player) -> int:
        """Spaces of the right terrain (ND-6.03, ND-15.09)."""
        return land_up_to(s, p, total(s, p, PLACING_EASE, base=self.limit), self.focus)

    def allowed(self, s: NewDawn) -> int:
        p = s.players[self.seat]
        spaces = total(s, p, PLACING, base=self.neighbourhood(s, p))
        spaces &= self.terrain(s, p) & free_for_control(s)
        return spaces & ~(1 << self.barred) if self.barred != NONE else spaces

    def options(self, s: NewDawn) -> list[Option]:
        if not self.count:
            return []
        return placing_options(s, s.players[self.seat], self.allowed(s))

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        p = s.players[self.seat]
        cell = int(option[1])
        if option[0] == "take-back":
            s.then(replace(self, barred=cell))
            take_back(s, p, cell)
            return
        s.then(GoOn(self.seat, replace(self, count=self.count - 1, barred=NONE)))
        place_control(s, p, cell)

    def prompt(self, s: NewDawn) -> Description:
        if unused_control(s, s.players[self.seat]) <= 0:
            return ask_for_token(self.seat)
        args: Words = {"seat": self.seat, "count": self.count, "limit": str(min(self.limit, 5))}
        if self.near == FRIENDLY:
            return Description("ask-place-control-friendly", args, rule="ND-7.04")
        if self.near != CITY:
            return Description(
                "ask-place-control-near", {**args, **space_words(s, self.near)}, rule="ND-10.11"
            )
        return Description("ask-place-control", args, rule="ND-6.01")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_placing(s, option, "ND-6.04")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "place" or cell == NONE:
            return None
        p = s.players[self.seat]
        occupied = refuse_occupied(s, cell)
        if occupied is not None:
            return occupied
        if not self.terrain(s, p) >> cell & 1:
            return refuse_terrain(s, cell, self.limit, "ND-6.03")
        if not self.neighbourhood(s, p) >> cell & 1:
            reason = "refused-not-next-to-city" if self.near != FRIENDLY else "refused-not-next-to-friendly"
            return Refusal(reason, rule="ND-6.04")
        if cell == self.barred:
            return Refusal("refused-same-space", rule="ND-6.11")
        return Refusal("refused-no-token", rule="ND-6.07")


# --- when no token is unused --------------------------------------------------------------------------------


class FreeToken(ChooseSpace, frozen=True, kw_only=True):
    """No control token is unused: take one back from the map, or do without (ND-6.07, ND-6.12)."""

    verb: ClassVar[str] = "take-back"
    rule: ClassVar[str] = "ND-6.07"
    enough: ClassVar[str] = "do-do-without"

    cell: int
    """Where the token is needed."""

    def use(self, s: NewDawn) -> None:
        raise NotImplementedError

    def do_without(self, s: NewDawn) -> None:
        """What happens if no token is taken back."""

    def among(self, s: NewDawn) -> list[int]:
        p = s.players[self.seat]
        return sorted((*p.control, *p.reinforced))

    def take(self, s: NewDawn, what: int) -> None:
        take_back(s, s.players[self.seat], what)
        self.use(s)

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            self.do_without(s)
        else:
            ChooseSpace.resolve(self, s, option)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, **space_words(s, self.cell)}
        return Description("ask-free-token", args, (f"space:{self.cell}",), self.rule)


# --- words for placing --------------------------------------------------------------------------------------


def ask_for_token(seat: int) -> Description:
    """No control token is unused: which one is taken back? (ND-6.07)"""
    return Description("ask-take-back", {"seat": seat}, rule="ND-6.07")


def describe_placing(s: NewDawn, option: Option, rule: str) -> Description:
    """A space for a control token, with what is taken there (ND-6.05, ND-6.08)."""
    if option[0] != "place":
        return describe_space(s, option, rule, "do-place-no-more")
    cell = int(option[1])
    args = space_words(s, cell)
    natural, wonder = natural_at(s, cell), wonder_at(s, cell)
    key = "do-place"
    if cell in s.deposits:
        key, args["resource"] = "do-place-resource", RESOURCES[s.board.resource[cell]]
    elif natural != NONE and natural_holder(s, natural) == NEUTRAL:
        key, args["natural"] = "do-place-natural", s.content.natural_wonders[natural].key
    elif wonder != NONE:
        key, args["card"] = "do-place-wonder", s.content.wonders[wonder].key
    return Description(key, args, (f"space:{cell}",), rule)


def refuse_occupied(s: NewDawn, cell: int) -> Refusal | None:
    """Why nothing of one's own can be put on a space."""
    bit = 1 << cell
    if s.board.water & bit:
        return Refusal("refused-water", rule="ND-5.03")
    if barbarian_spaces(s) & bit:
        return Refusal("refused-barbarian", rule="ND-6.02")
    if city_state_spaces(s) & bit:
        return Refusal("refused-city-state", rule="ND-6.02")
    if all_pieces(s) & bit:
        return Refusal("refused-occupied", rule="ND-6.02")
    return None


def refuse_terrain(s: NewDawn, cell: int, limit: int, rule: str) -> Refusal:
    args: dict[str, int | str] = {"terrain": terrain_name(s, cell), "limit": limit}
    return Refusal("refused-terrain", args, rule)
