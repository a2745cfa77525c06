"""Sentences that several components share."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tessera.games.tapestry.benefits import Gains
from tessera.games.tapestry.world import PERSON, Player, Tapestry, neighbours, opponents
from tessera.kernel import NONE, Act, Ask, Description, Option, Step, put_on
from tessera.kernel.effects import Held


def civ_card(s: Tapestry, key: str) -> int:
    return s.content.number[key]


def put_token(s: Tapestry, p: Player, key: str, *on: int) -> None:
    """What lies on a civilization mat from now on."""
    civ = s.content.number[key]
    if civ in p.cards:
        put_on(s, p, civ, *on)


def its_turn(s: Tapestry, p: Player, card: Held, turn: int) -> bool:
    """Whether the text names this income turn (TP-10.06)."""
    return turn in card.row.turns


def in_turns(*turns: int) -> Callable[..., bool]:
    def named(s: Tapestry, p: Player, card: Held, turn: int) -> bool:
        return turn in turns

    return named


def opponents_named(s: Tapestry, p: Player) -> list[int]:
    """Opponents that are still in the game; bots too."""
    return [other.seat for other in opponents(s, p) if not other.ended]


def neighbours_in_play(s: Tapestry, p: Player) -> list[Player]:
    """Right, then left; those who can gain something."""
    found = [other for other in neighbours(s, p) if other.kind == PERSON and not other.ended]
    return found[::-1]


class ChooseOpponent(Ask, frozen=True):
    """Base of questions for one opponent: say what choosing one does (`take`)."""

    open: ClassVar[bool] = True

    def among(self, s: Tapestry) -> list[int]:
        return opponents_named(s, s.players[self.seat])

    def take(self, s: Tapestry, seat: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say what choosing does")

    def options(self, s: Tapestry) -> list[Option]:
        return [("opponent", seat) for seat in self.among(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        self.take(s, int(option[1]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-opponent", {"other_seat": option[1]}, (f"seat:{option[1]}",))


def describe_space(s: Tapestry, key: str, column: int, option: Option) -> Description:
    """An option that names a space of a mat."""
    words = s.content.row[s.content.number[key]].columns[column][int(option[1])]
    elements = tuple([f"benefit:{said}" for said in words])
    gain = "-".join([said.replace(":", "-").replace("_", "-") for said in words]) or "nothing"
    args: dict[str, int | str] = {"space": option[1], "number": int(option[1]) + 1, "gain": gain}
    return Description(f"do-{option[0]}", args, elements)


def gains(*words: str) -> Callable[..., Step]:
    """Some words for whoever has the card."""

    def step(s: Tapestry, p: Player, card: Held, *asked: object) -> Step:
        return Gains(p.seat, words)

    return step


def lay_columns(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (0,) * len(card.row.columns))


class Remember(Act, frozen=True):
    """What lies on a mat from now on."""

    seat: int
    card: int
    on: tuple[int, ...]

    def run(self, s: Tapestry) -> None:
        put_on(s, s.players[self.seat], self.card, *self.on)


def lay_tokens(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (card.row.tokens,))


def empty_mat(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (NONE,))
