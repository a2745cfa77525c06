"""Options and answers as they travel: verb and arguments apart, so that nobody reads a notation but the server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tessera.kernel import RESIGN, AnyGame, Decision, Option, State, listed, notation, notation_of
from tessera.kernel.step import Description

Sheet = dict[str, Any]


def said(option: Option) -> Sheet:
    """What an option says."""
    verb, *args = option
    return {"verb": verb, "args": args}


def said_in(answer: Sequence[Option]) -> list[Sheet]:
    """What the parts of an answer say."""
    return [said(option) for option in answer]


def meant(described: Description) -> Sheet:
    """What an option means, for people."""
    return {
        "says": {"key": described.key, "args": described.args},
        "elements": list(described.elements),
        "rule": described.rule,
    }


def offered(
    game: AnyGame, state: State, asked: Decision, option: Option, under: tuple[Option, ...] = ()
) -> Iterator[Sheet]:
    """An option, or in its place what follows it: ``upgrade / from bronze iron``."""
    inner = asked.step.unfolded(state, option)
    if inner is None:
        described = asked.describe(state, option)
        yield {
            **said(option),
            "do": notation_of((*under, option)),
            "under": said_in(under),
            "whole": asked.step.rest(state, option) is None,
            "final": game.vocabulary.is_final(option),
            **meant(described),
            "place": _place(game, described),
        }
        return
    after = Decision(asked.seat, inner.options(state), inner, asked.ply)
    for other in after.options:
        yield from offered(game, state, after, other, (*under, option))


def _place(game: AnyGame, described: Description) -> str | None:
    """The place on the board that an option is about, as an element."""
    kinds = [(element, element.partition(":")[0]) for element in described.elements]
    return next((element for element, kind in kinds if kind in game.places), None)


def question(game: AnyGame, state: State, asked: Decision) -> Sheet:
    """A question with every option described."""
    suggested, obvious = asked.step.suggest(state), asked.step.obvious(state)
    return {
        "seat": asked.seat,
        "ply": asked.ply,
        "step": asked.step.label(),
        "prompt": msgspec.to_builtins(asked.prompt(state)),
        "options": [row for option in listed(asked.options) for row in offered(game, state, asked, option)],
        "resigns": RESIGN in asked.options,
        "suggested": None if suggested is None else notation(suggested),
        "about": game.concerning(state),
        "several": asked.step.several(state),
        "obvious": None if obvious is None else notation(obvious),
    }
