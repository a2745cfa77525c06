"""A match between bots, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tessera.bots.observation import BUDGET, observe
from tessera.bots.registry import make_bot
from tessera.bots.uniform import RandomBot, any_of
from tessera.kernel import (
    AnyGame,
    Chance,
    Content,
    Decision,
    Option,
    Outcome,
    Seeded,
    advance,
    notation,
    play,
)

Chooser = Callable[[Any, Decision], Option]


class IllegalChoice(ValueError):
    """A bot chose what is not legal: a mistake of its author."""


class MatchResult(Struct, frozen=True):
    """How a match between bots went. Without an outcome it was stopped for being endless."""

    outcome: Outcome | None
    decisions: int
    options: int
    """Options offered in all decisions together."""


def play_match(
    game: AnyGame,
    bots: Sequence[str],
    seed: int,
    settings: Mapping[str, object] | None = None,
    content: Content[Any] | None = None,
    budget: float = BUDGET,
) -> MatchResult:
    """Play one match; the seed decides everything, also what the bots do."""
    s = game.new(len(bots), deal(seed), settings, content)
    decisions = options = 0
    for decision, _ in walk(game, s, choosers(game, bots, seed, budget)):
        decisions += 1
        options += len(decision.options)
    return MatchResult(s.outcome, decisions, options)


def deal(seed: int) -> Chance:
    """The chance of the table in the match of a seed."""
    return Seeded(f"table {seed}")


def choosers(game: AnyGame, bots: Sequence[str], seed: int, budget: float = BUDGET) -> list[Chooser]:
    """The bots on their seats in the match of a seed, each with a chance of its own."""
    return [_chooser(game, name, Seeded(f"bot {seat} of {seed}"), budget) for seat, name in enumerate(bots)]


def walk(game: AnyGame, s: Any, players: Sequence[Chooser]) -> Iterator[tuple[Decision, Option]]:
    """Play on from a position until it is over or too long; tells every answer just before it is given."""
    decision = advance(s)
    for _ in range(game.longest):
        if decision is None:
            break
        option = players[decision.seat](s, decision)
        yield decision, option
        decision = play(s, option)


def _chooser(game: AnyGame, name: str, chance: Chance, budget: float) -> Chooser:
    bot = make_bot(name, chance)
    if isinstance(bot, RandomBot):  # who does not look needs nothing to look at: many times faster
        return lambda s, decision: any_of(decision.options, chance)

    def choose(s: Any, decision: Decision) -> Option:
        option = bot.choose(observe(game, s, decision.seat, chance, budget))
        if option not in decision.options:
            raise IllegalChoice(f"the bot {name!r} chose {notation(option)!r}, which is not legal")
        return option

    return choose
