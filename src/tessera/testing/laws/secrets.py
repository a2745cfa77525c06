"""A secret lies where a sampled position does not give it away: in a zone or an imagined step."""

from __future__ import annotations

from typing import Any

from tessera.kernel.chance import Seeded
from tessera.kernel.codec import snapshot
from tessera.kernel.dealing import determinize
from tessera.kernel.engine import Decision, play
from tessera.kernel.event import Listener, seen_by
from tessera.kernel.option import Option, notation
from tessera.kernel.sight import zones_of
from tessera.kernel.state import State
from tessera.testing.compare import difference
from tessera.testing.laws.broken import Broken, answered, as_told, at_work, question_name
from tessera.testing.laws.sight import question_of
from tessera.testing.laws.walk import Walk

SAMPLES = 40
"""So many positions are sampled before a secret that all of them share counts as given away."""


def secrets_lie_in_zones(walk: Walk, decision: Decision) -> None:
    """A secret must lie where a sampled position does not give it away: in a zone or an imagined step.

    Two different answers are given. If the next to decide is somebody else who can see and hear no difference,
    then the difference is a secret, and positions sampled for that seat must not all know it.
    """
    answers = list(dict.fromkeys([walk.any_of(decision), walk.any_of(decision)]))
    seed = walk.chance.pick(1 << 30)
    with at_work(f"what follows {question_name(decision)}"):
        after = [_next_to_decide(walk, option, seed, decision.seat) for option in answers]
    if len(after) < 2 or None in after:
        return
    (one, seat, heard), (two, other_seat, other_heard) = [x for x in after if x is not None]
    if (seat, heard) != (other_seat, other_heard):
        return
    if walk.game.view_json(one, seat) != walk.game.view_json(two, seat):
        return
    truth = _never_dealt(one)
    if truth == _never_dealt(two) or question_of(one, seat, []) != question_of(two, seat, []):
        return
    for _ in range(SAMPLES):
        if _never_dealt(determinize(one, seat, walk.other_chance())) != truth:
            return
    detail = difference(one, two)
    raise Broken(
        "determinize",
        f"{answered(decision, answers[0])} or {notation(answers[1])!r}: seat {seat} cannot know, yet positions "
        f"sampled for it do (tell it, or keep it in a zone, or say what may be imagined): {detail}",
    )


def _next_to_decide(walk: Walk, option: Option, seed: int, seat: int) -> tuple[Any, int, bytes] | None:
    """The position in which another seat decides after an answer, that seat, and what it has heard."""
    copy = walk.s.clone()
    copy.chance = Seeded(seed)
    copy.listener = listener = Listener()
    answers = Seeded(seed)
    decision = play(copy, option)
    for _ in range(4):
        if decision is None or decision.seat != seat:
            break
        decision = play(copy, decision.options[answers.pick(len(decision.options))])
    if decision is None or decision.seat == seat:
        return None
    return copy, decision.seat, as_told(seen_by(listener.events, decision.seat))


def _never_dealt(s: State) -> bytes:
    """All of a position but the cards in its zones."""
    copy = s.clone()
    for zone, _, _ in zones_of(copy):
        zone.take_all()
    return snapshot(copy)
