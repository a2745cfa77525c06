"""Playthroughs: a whole match as readable text, compared on every run.

At each decision it shows who is asked what, every legal option, the answer, what chance gave and what happened.
It is a regression test and an example at once: a silent change of a rule changes the text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tessera.kernel.chance import Seeded
from tessera.kernel.event import Event
from tessera.kernel.game import AnyGame
from tessera.kernel.match import Match
from tessera.kernel.option import notation
from tessera.kernel.outcome import Outcome
from tessera.kernel.zones import EVERYONE

OPENING = re.compile(r"(\w+), rules \S+, (\d+) seats, seed (\d+)(?:, settings (.*))?")
"""The first line: game, seats, seed and settings."""


def settings_of(opening: re.Match[str]) -> dict[str, str]:
    """The settings that a first line tells."""
    pairs = [pair.partition("=") for pair in (opening[4] or "").split()]
    return {name: value for name, _, value in pairs}


def playthrough(game: AnyGame, seats: int, seed: int, settings: Mapping[str, object] | None = None) -> str:
    """A match of random answers, as text."""
    match = Match(game, seats, Seeded(seed), settings)
    answers = Seeded(f"answers {seed}")
    given = " ".join(f"{name}={str(value).lower()}" for name, value in (settings or {}).items())
    opening = f"{game.id}, rules {game.rules_version}, {seats} seats, seed {seed}"
    lines = [f"{opening}, settings {given}" if given else opening, ""]
    while (decision := match.decision()) is not None:
        chosen = decision.options[answers.pick(len(decision.options))]
        lines.append(f"{len(match.moves)}. seat {decision.seat} {decision.step.label()}")
        lines.append("   may " + " | ".join(notation(option) for option in decision.options))
        number = len(match.moves)
        events = match.answer(decision.seat, chosen, decision.ply)
        chance = match.moves[-1].chance if len(match.moves) > number else ()
        drawn = f"   chance {' '.join(map(str, chance))}" if chance else ""
        lines.append(f"   does {notation(chosen)}{drawn}")
        lines += [f"   - {written(event)}" for event in events]
    outcome: Outcome = match.state.outcome
    lines += ["", f"over ({outcome.reason}): scores {list(outcome.scores)}, ranks {list(outcome.ranks)}"]
    lines += [f"digest {match.moves[-1].digest}", ""]
    return "\n".join(lines)


def written(event: Event) -> str:
    args = " ".join(f"{name}={value}" for name, value in event.args.items())
    secret = "" if event.to == EVERYONE else f"  [to {event.to}]"
    return f"{event.key} {args}{secret}".rstrip()
