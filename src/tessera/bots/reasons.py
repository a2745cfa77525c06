"""Why an answer is better than another, in the terms of the game's evaluation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct

from tessera.bots.observation import Sampled
from tessera.bots.search.effort import Effort
from tessera.bots.search.imagination import Imagination
from tessera.bots.search.tuning import tuning_of
from tessera.bots.search.weighing import LUCK, first_look
from tessera.kernel import AnyGame, Chance, answer, ask, determinize
from tessera.kernel.option import Answer

MOST = 3
"""More reasons than these nobody reads."""
LEAST = 0.1
"""Less is not worth a word, in the game's own measure."""
TRIES = 4
"""Positions that are dealt until one allows the answer."""


class Reason(Struct, frozen=True):
    """A term of the evaluation (``term-NAME`` in the texts of the game), and by how much more there is of it."""

    term: str
    gain: float


def compared(
    game: AnyGame,
    seat: int,
    samples: Sequence[Sampled],
    chance: Chance,
    one: Answer,
    other: Answer,
    *,
    onward: bool = False,
) -> list[Reason]:
    """By what one answer is better or worse than another on common samples, what counts most first.

    Right after the answers, or `onward` when it is quiet again: where a search has compared them, so do its reasons.
    """
    imagination = Imagination(game, seat, tuning_of(game), Effort(0))
    found: dict[str, float] = defaultdict(float)
    for sample in samples:
        luck = chance.pick(LUCK)
        after = [_reached(imagination, sample, luck, parts, onward) for parts in (one, other)]
        if any(position.outcome is not None for position in after):
            continue
        for sign, position in zip((1, -1), after, strict=True):
            for term, value in game.terms(position, seat).items():
                found[term] += sign * value / len(samples)
    reasons = [Reason(term, round(gain, 2)) for term, gain in found.items() if abs(gain) >= LEAST]
    return sorted(reasons, key=lambda reason: -abs(reason.gain))[:MOST]


def _reached(imagination: Imagination, sample: Sampled, luck: int, parts: Answer, onward: bool) -> Sampled:
    if not onward:
        return imagination.after(sample, luck, parts)
    position = imagination.begin(sample, luck)
    here = imagination.game.quiet(sample)
    return imagination.onward(position, imagination.open(position, parts), here)


def why(game: AnyGame, before: Any, seat: int, answered: Answer, eyes: int, chance: Chance) -> list[Reason]:
    """What speaks for an answer that a seat has given, compared with what else looked best one ply ahead.

    Seen through the eyes of whoever asks: positions are dealt from what they know, so that the reasons of a bot tell
    nothing of its hand. Where the answer is not possible with other hidden cards, there is nothing to say.
    """
    sample = _possible(before, seat, answered, eyes, chance)
    if sample is None:
        return []
    imagination = Imagination(game, seat, tuning_of(game), Effort(0))
    asked = ask(sample, seat)
    assert asked is not None
    answers = [parts for parts in imagination.answers(sample, asked) if parts[0] != answered[0]]
    if not answers:
        return []
    looked = first_look(imagination, lambda: sample, chance, answers, looks=1)
    return compared(game, seat, [sample], chance, answered, looked[0].answer)


def _possible(before: Any, seat: int, answered: Answer, eyes: int, chance: Chance) -> Sampled | None:
    """A position that some eyes hold possible, in which the answer can be given."""
    for _ in range(TRIES):
        sample = cast(Sampled, determinize(before, eyes, chance))
        asked, tried = ask(sample, seat), sample.clone()
        for part in answered:
            if asked is None or part not in asked.options:
                break
            answer(tried, seat, part)
            asked = ask(tried, seat)
        else:
            return sample
    return None
