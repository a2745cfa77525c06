"""Civilization mats: what lies on them, and the words that name it (TP-10)."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.tapestry.rules.exploring import explore_tile
from tessera.games.tapestry.state import Player, Tapestry
from tessera.kernel import ME, NONE, THIS, Act, Description, Option, PutOn, Step, leave, lies_on, put_on
from tessera.kernel.content import key_of
from tessera.kernel.effects import Held
from tessera.kernel.tuples import put, take


def put_token(s: Tapestry, p: Player, card: int, *on: int) -> None:
    """What lies on a civilization mat from now on, if its owner still has it."""
    if card in p.cards:
        put_on(s, p, card, *on)


def mat_space(s: Tapestry, card: int, column: int, space: int) -> tuple[str, ...]:
    """A space of a mat and what it gives, as elements."""
    row = s.content.civ[card]
    gives = [f"benefit:{said}" for said in row.columns[column][space]]
    return (f"matspace:{row.key}.{column}.{space}", *gives)


def mat_gain(s: Tapestry, card: int, column: int, space: int) -> tuple[str, ...]:
    """What a space of a mat gives, for a sentence."""
    words = s.content.civ[card].columns[column][space]
    return tuple([said.replace(":", "-").replace("_", "-") for said in words])


def describe_space(s: Tapestry, card: int, column: int, option: Option) -> Description:
    """An option that names a space of a mat."""
    space = int(option[1])
    args: dict[str, Any] = {"space": space, "number": space + 1, "gain": mat_gain(s, card, column, space)}
    return Description(f"do-{option[0]}", args, mat_space(s, card, column, space))


def describe_column(s: Tapestry, card: int, option: Option, space: int) -> Description:
    """An option that names a column of a mat, with the space of it that is next."""
    column = int(option[1])
    args: dict[str, Any] = {"column": column, "gain": mat_gain(s, card, column, space)}
    return Description(f"do-{option[0]}", args, mat_space(s, card, column, space))


def lay_columns(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    """A token below each column of the mat."""
    return PutOn(p.seat, card.number, (0,) * len(card.row.columns))


def lay_tokens(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return PutOn(p.seat, card.number, (card.row.tokens,))


def ready_tokens(s: Tapestry, p: Player, card: Held) -> int:
    """Of tokens that are laid down at first the number that is left comes first."""
    return card.on[0]


def token_on(s: Tapestry, p: Player, card: Held, column: int) -> int:
    """The mat has one token; its space."""
    return 1 << card.on[0]


def marked(s: Tapestry, p: Player, card: Held) -> int:
    """What is marked is kept as bits."""
    return sum(card.on)


def listed(s: Tapestry, p: Player, card: Held) -> int:
    """What was used is kept as a list."""
    return sum({1 << used for used in card.on})


def lies_there(s: Tapestry, p: Player, card: Held, place: int) -> int:
    """Components lie side by side."""
    return card.on[place]


EMPTY: Final = PutOn(ME, THIS, (0,))
"""A mat on which nothing lies yet, or whose token is on its first space."""


def empty_mat(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return PutOn(p.seat, card.number, (NONE,))


def discard_mat_tile(s: Tapestry, p: Player, card: int) -> bool:
    """The space tile on a mat goes; an ongoing one works no longer (TP-7.09)."""
    on = lies_on(p, card)
    if not on or on[0] == NONE:
        return False
    tile = on[0]
    put_token(s, p, card, NONE)
    p.explored = take(p.explored, tile)
    if tile in p.cards:
        leave(s, p, tile)
    s.gone = put(s.gone, tile)
    s.tell("discarded-tile", seat=p.seat, tile=key_of(s, tile))
    return True


class ExploreOntoMat(Act, frozen=True):
    """A space tile is explored and lies on a mat from now on (TP-7.07)."""

    seat: int
    tile: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, self.card, self.tile)
        explore_tile(s, p, self.tile)
