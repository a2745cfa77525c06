"""Asking, looking and evaluating are pure; options are well formed, distinct and stable."""

from __future__ import annotations

import math

import msgspec

from tessera.kernel.engine import Decision, ask
from tessera.kernel.option import Option, is_well_formed, notation
from tessera.kernel.sight import Undeclared
from tessera.kernel.state import State
from tessera.kernel.step import Step
from tessera.kernel.zones import SPECTATOR
from tessera.testing.laws.broken import Broken, changing_nothing, question_name
from tessera.testing.laws.walk import Walk


def asking_is_pure(walk: Walk, decision: Decision) -> None:
    again = options_of(walk.s, decision.step)
    if again != decision.options:
        raise Broken("purity", f"{question_name(decision)} offers other options when asked again")
    if decision.step.always and len(again) < 2 and not _put_anyway(walk.s, decision.step, again):
        raise Broken("always", f"{question_name(decision)} is put in any case, but leaves no choice")
    with changing_nothing(walk.s, f"{question_name(decision)} while describing"):
        described = [decision.prompt(walk.s), *[decision.describe(walk.s, x) for x in decision.options]]
    for element in [element for each in described for element in each.elements]:
        if walk.game.verbs and element.partition(":")[0] not in walk.game.element_kinds:
            raise Broken("verbs", f"{question_name(decision)} names {element!r}, a kind that is not declared")


def what_is_said_is_declared(walk: Walk, decision: Decision) -> None:
    """Every option is of a declared verb, and the question has a known name."""
    game, s = walk.game, walk.s
    if not game.verbs:
        return
    for option in decision.options:
        if game.vocabulary.find(option, s.content, s.seats) is None:
            raise Broken(
                "verbs", f"{question_name(decision)} offers {notation(option)!r}, which is not declared"
            )
    asked = ask(s, decision.seat)
    if asked is not None and asked.step.label() not in game.questions:
        raise Broken("verbs", f"{asked.step.label()!r} is not among the names of questions")


def _put_anyway(s: State, step: Step, options: list[Option]) -> bool:
    """Whether a question with so few options would be put if it were not in any case."""
    return bool(options) and step.confirm and step.rest(s, options[0]) is None


def looking_is_pure(walk: Walk, _: Decision | None = None) -> None:
    with changing_nothing(walk.s, "a view"):
        for seat in (*range(walk.s.seats), SPECTATOR):
            try:
                walk.game.view_json(walk.s, seat)
            except (Undeclared, TypeError, msgspec.MsgspecError) as error:
                raise Broken("view", f"of seat {seat}: {error}") from error
    with changing_nothing(walk.s, "evaluating"):
        for seat in range(walk.s.seats):
            worth = walk.game.evaluate(walk.s, seat)
            if not math.isfinite(worth):
                raise Broken("evaluate", f"seat {seat} stands at {worth}")


def options_of(s: State, step: Step) -> list[Option]:
    """The options of a question, watched."""
    name = f"{type(step).__name__} (seat {step.seat})"
    with changing_nothing(s, f"{name} while asking"):
        options = step.options(s)
    if len(set(options)) < len(options):
        raise Broken("options", f"{name} offers an option twice")
    for option in options:
        if not is_well_formed(option):
            raise Broken("options", f"{name} offers {option!r}, which has no notation")
    return options
