"""The longest questions that people are asked, as the server describes them: `python -m tests.questions`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from tessera.kernel.compose import Compose
from tessera.kernel.engine import Decision, advance, play
from tessera.kernel.script import play as begin
from tessera.kernel.state import State
from tessera.server.games import shown_content
from tessera.table.said import question
from tests.ours import OURS

LEAVING = ("resign", "income")
"""What brings the end of a match nearer than play does."""
MATCHES: tuple[tuple[int, int, dict[str, object]], ...] = ((2, 1, {}), (3, 2, {}), (4, 3, {}))
"""Seats, seeds and settings."""
EXPANDED: dict[str, dict[str, object]] = {
    "civilization": {"civ_choice": "draft", "offer_budget": 5},
    "newdawn": {"map": "advanced", "choose_colours": True},
    "peloponnes": {"draft_civilizations": True},
    "tapestry": {"plans": True, "arts": True, "fantasies": True, "two_civilizations": True},
    "throughtheages": {"adjusted": True, "new_military": True, "mix": "secret"},
}
"""Settings with more components, for a further match."""
PLIES = 1000
LONG = 4


def questions(game: str) -> list[dict[str, Any]]:
    """Of each question, and of each part of an answer, the one with the most options."""
    longest: dict[tuple[str, int], dict[str, Any]] = {}
    for seats, seed, settings in (*MATCHES, (4, 4, EXPANDED.get(game, {}))):
        for step, part, options, describe in asked(game, seats, seed, settings):
            known = longest.get((step, part))
            if options > (len(known["options"]) if known else LONG):
                longest[step, part] = describe()
    return list(longest.values())


def asked(
    game: str, seats: int, seed: int, settings: dict[str, object]
) -> Iterator[tuple[str, int, int, Callable[[], Any]]]:
    """The questions of a random match: step, part of the answer, number of options, and how to describe it."""
    t = begin(game, seats=seats, seed=seed, settings=settings)
    s, random = t.state, Random(seed)
    decision, shown = advance(s), False
    while decision is not None and s.ply < PLIES:
        now = decision
        part = len(now.step.chosen) if isinstance(now.step, Compose) else 0
        if not shown:  # with the question before it
            yield now.step.label(), part, many(s, now), partial(question, t.game, s, now)
        options = [option for option in now.options if option[0] not in LEAVING]
        chosen = random.choice(options or now.options)
        shown = now.step.unfolded(s, chosen) is not None
        decision = play(s, chosen)


def many(s: State, asked: Decision) -> int:
    """How many options a person sees: in place of some stands what follows them."""
    after = (asked.step.unfolded(s, option) for option in asked.options)
    return sum(1 if step is None else len(step.options(s)) for step in after)


def everything() -> dict[str, Any]:
    found = {}
    for game in OURS:
        content = shown_content(rules := begin(game, seats=2).game, rules.content())
        found[game] = {"content": content, "questions": questions(game)}
    return found


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
