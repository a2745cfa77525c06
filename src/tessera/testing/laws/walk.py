"""A random match that is looked at on its way, and what was seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tessera.kernel.chance import Seeded
from tessera.kernel.content import Content
from tessera.kernel.engine import Decision
from tessera.kernel.game import AnyGame
from tessera.kernel.match import Match
from tessera.kernel.option import Option


class Report(Struct):
    """What the walks have seen."""

    matches: int = 0
    decisions: int = 0
    most_options: int = 0
    longest: int = 0
    steps_asked: dict[str, int] = {}
    unused: list[str] = []
    """Components that no match of the corpus used."""
    idle: list[str] = []
    """Effects that made no difference in any match of the corpus."""

    def note(self, decision: Decision) -> None:
        self.decisions += 1
        self.most_options = max(self.most_options, len(decision.options))
        name = type(decision.step).__name__
        self.steps_asked[name] = self.steps_asked.get(name, 0) + 1


class Walk:
    """One random match; every law takes it and looks at where it stands."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        settings: Mapping[str, object] | None,
        chance: Seeded,
        content: Content[Any],
        report: Report,
    ) -> None:
        self.game = game
        self.chance = chance
        self.report = report
        self.used: set[str] = set()
        self.seen_options: dict[Option, None] = {}
        self.match: Match[Any] = Match(game, seats, self.other_chance(), settings, content)

    @property
    def s(self) -> Any:
        return self.match.state

    def other_chance(self) -> Seeded:
        """A source of chance for whatever is tried out."""
        return Seeded(self.chance.pick(1 << 30))

    def any_of(self, decision: Decision) -> Option:
        return decision.options[self.chance.pick(len(decision.options))]
