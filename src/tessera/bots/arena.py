"""A match between bots, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


class Played(Struct, frozen=True):
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
) -> Played:
    """Play one match; the seed decides everything, also what the bots do."""
    choosers = [
        _chooser(game, name, Seeded(f"bot {seat} of {seed}"), budget) for seat, name in enumerate(bots)
    ]
    s = game.new(len(bots), Seeded(f"table {seed}"), settings, content)
    decisions = options = 0
    decision = advance(s)
    while decision is not None and decisions < game.longest:
        decisions += 1
        options += len(decision.options)
        decision = play(s, choosers[decision.seat](s, decision))
    return Played(s.outcome, decisions, options)


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
