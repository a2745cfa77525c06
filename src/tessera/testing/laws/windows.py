"""A window asks everybody who might respond; every part of a composed answer can be completed, unnoticed."""

from __future__ import annotations

from tessera.kernel.chance import NO_CHANCE
from tessera.kernel.compose import Compose
from tessera.kernel.dealing import determinize
from tessera.kernel.engine import Decision, play, refusal_of
from tessera.kernel.option import Option, notation_of
from tessera.kernel.state import State
from tessera.kernel.step import Gather
from tessera.kernel.window import Respond, Sealed
from tessera.kernel.zones import SPECTATOR
from tessera.testing.laws.broken import Broken, answered, at_work
from tessera.testing.laws.walk import Walk

PREFIXES = 12
"""So many options of a composed answer are followed to the end, at every decision that is looked at."""


def windows_ask_everybody(walk: Walk, _: Decision) -> None:
    """Whoever can respond is asked, and who is asked does not depend on what somebody may not know."""
    sealed = walk.s.agenda[-1]
    if not isinstance(sealed, Sealed):
        return
    asked = {question.seat for question in sealed.questions}
    for question in sealed.window.questions:
        if isinstance(question, Respond) and question.seat not in asked and question.responses(walk.s):
            raise Broken("window", f"seat {question.seat} could respond but is not asked")
    for seat in (*range(walk.s.seats), SPECTATOR):
        sample = determinize(walk.s, seat, walk.other_chance())
        cover = {x.seat for x in sealed.window.questions if isinstance(x, Respond) and x.cover(sample)}
        if cover != asked:
            raise Broken("window", f"asked are {asked}, but {cover} if what seat {seat} cannot see differs")


def parts_can_be_completed(walk: Walk, decision: Decision) -> None:
    """Every part that is offered can be completed, and nobody else notices a part."""
    question = decision.step
    if isinstance(question, Gather) or not isinstance(question, Compose):
        return
    others = [seat for seat in (*range(walk.s.seats), SPECTATOR) if seat != decision.seat]
    for option in decision.options[:PREFIXES]:
        copy = walk.s.clone()
        copy.chance = NO_CHANCE
        if question.rest(copy, option) is None:
            continue
        seen = [walk.game.view_json(copy, seat) for seat in others]
        with at_work(answered(decision, option)):
            play(copy, option)
        if seen != [walk.game.view_json(copy, seat) for seat in others]:
            raise Broken("parts", f"{answered(decision, option)} is a part that others can see")
        _complete(walk, copy, decision, option)


def _complete(walk: Walk, s: State, decision: Decision, option: Option) -> None:
    """Choose parts at random until the answer is whole; all at once it must be legal too."""
    parts = [option]
    while (step := s.agenda[-1]).unfinished(s):
        with at_work(f"{answered(decision, option)} after {notation_of(parts)!r}", law="parts"):
            options = step.options(s)
            parts.append(options[walk.chance.pick(len(options))])
            if step.rest(s, parts[-1]) is None:
                break
            play(s, parts[-1])
    refusal = refusal_of(walk.s, decision.seat, parts, decision.ply)
    if refusal is not None:
        raise Broken("parts", f"{notation_of(parts)!r} is refused as a whole: {refusal.key}")
