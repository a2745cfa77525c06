"""The law of parts: no question ever offers a part of an answer that cannot be completed.

Random matches rarely reach the positions where it breaks: nothing left to give, or far too much to choose from. So a
game's tests also lay out positions poor and rich, and `play_parts` follows every question from there.
"""

from __future__ import annotations

from collections.abc import Iterator

from tessera.kernel.chance import NO_CHANCE, Chance, Seeded
from tessera.kernel.engine import Decision, ask, play, waiting
from tessera.kernel.option import Answer, Option, notation_of
from tessera.kernel.state import State
from tessera.kernel.step import Step
from tessera.testing.laws.broken import Broken
from tessera.testing.laws.walk import Walk

TRIED = 300
"""So many parts of the answers to a question are tried, from everywhere among them."""


def every_part_leads_on(walk: Walk, _: Decision) -> None:
    """Whatever can be begun can be completed."""
    for fault in dead_parts(walk.s):
        raise Broken("parts", f"after {len(walk.match.moves)} moves: {fault}")


def dead_parts(s: State, most: int = TRIED) -> Iterator[str]:
    """Answers to the open questions that can be begun and not be completed."""
    chance = Seeded(f"parts {s.ply}")
    for seat in waiting(s):
        decision = ask(s, seat)
        if decision is not None:
            yield from _followed(s, decision.step, chance, most)


def _followed(s: State, question: Step, chance: Chance, most: int) -> Iterator[str]:
    """Every way to go on, part by part; where there are too many, some of them, to any depth."""
    s = s.clone()
    s.chance = NO_CHANCE
    begun: list[tuple[Answer, Step]] = [((), question)]
    while begun and most > 0:
        parts, step = begun.pop(chance.pick(len(begun)))
        try:
            options = step.options(s)
        except Exception as error:
            yield _fault(question, parts, error)
            continue
        if parts and not options:
            yield _fault(question, parts, None)
        for option in _some_of(options, most if not parts else max(1, most // 10), chance):
            most -= 1
            try:
                rest = step.rest(s, option)
            except Exception as error:
                yield _fault(question, (*parts, option), error)
                continue
            if rest is not None:
                begun.append(((*parts, option), rest))


def _some_of(options: list[Option], most: int, chance: Chance) -> list[Option]:
    if len(options) <= most:
        return options
    return [options[place] for place in chance.shuffled(range(len(options)))[:most]]


def _fault(question: Step, parts: Answer, error: Exception | None) -> str:
    name = f"{type(question).__name__} (seat {question.seat})"
    return f"{name} answered {notation_of(parts)!r} cannot be completed" + (f": {error!r}" if error else "")


def play_parts(s: State, chance: Chance, decisions: int = 40) -> int:
    """Play on from a position laid out by hand, and prove the law at every question; how many there were."""
    for number in range(decisions):
        for fault in dead_parts(s):
            raise AssertionError(f"parts: after {number} answers, {fault}")
        decision = ask(s)
        if decision is None:
            return number
        play(s, decision.options[chance.pick(len(decision.options))])
    return decisions
