"""A seat's view, questions and events, and whom the game waits for, do not depend on what it may not know."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tessera.kernel.chance import Recorded, Seeded
from tessera.kernel.compose import Compose
from tessera.kernel.dealing import determinize
from tessera.kernel.engine import (
    Decision,
    advance,
    announced,
    answer,
    ask,
    asked_of,
    play,
    refusal_of,
    waiting,
    why_not,
)
from tessera.kernel.event import Event, Listener, seen_by
from tessera.kernel.game import AnyGame
from tessera.kernel.option import Option
from tessera.kernel.state import State
from tessera.kernel.step import Gather
from tessera.kernel.zones import SPECTATOR
from tessera.testing.compare import first_difference
from tessera.testing.laws.broken import Broken, answered, as_told, at_work
from tessera.testing.laws.options import wrong_answers
from tessera.testing.laws.saving import played_on
from tessera.testing.laws.walk import Walk


def views_keep_secrets(walk: Walk, decision: Decision) -> None:
    """The view law, for every seat and for a spectator."""
    wrong = wrong_answers(walk, decision)[:12]
    all_eyes = (*range(walk.s.seats), SPECTATOR)
    shown = dict(zip(all_eyes, walk.game.shown(walk.s, all_eyes), strict=True))
    for seat in all_eyes:
        seen = walk.game.view_json(walk.s, seat)
        if msgspec.json.decode(shown[seat]) != msgspec.json.decode(seen):
            detail = first_difference(
                msgspec.json.encode(msgspec.json.decode(shown[seat]), order="sorted"), seen
            )
            raise Broken("view", f"what is sent to seat {seat} is not its view: {detail}")
        said = _announced(walk, walk.s)
        asked = question_of(walk.s, seat, wrong)
        for _ in range(2):
            sample = determinize(walk.s, seat, walk.other_chance())
            other = walk.game.view_json(sample, seat)
            if other != seen:
                raise Broken(
                    "view", f"seat {seat} sees what it may not know: {first_difference(seen, other)}"
                )
            if (other := _announced(walk, sample)) != said:
                detail = first_difference(said, other)
                raise Broken("view", f"what is announced tells seat {seat} what it may not know: {detail}")
            other = question_of(sample, seat, wrong)
            if other != asked:
                detail = first_difference(asked, other)
                raise Broken("view", f"what seat {seat} is asked depends on what it may not know: {detail}")
            walk.game.values(sample)  # bots weigh what they imagine, for everybody
            _play_sample(walk, sample, seat)


def _announced(walk: Walk, s: State) -> bytes:
    return msgspec.json.encode([walk.game.stage(s), announced(s)])


def _play_sample(walk: Walk, sample: State, seat: int) -> None:
    with at_work(f"a position sampled for seat {seat}", law="determinize"):
        decision = ask(sample)
        if decision is not None and not decision.options and decision.seat != seat:
            decision = advance(sample)  # a rival that is imagined with other cards may have no choice
        if decision is not None:
            played_on(sample, walk.any_of(decision), walk.chance.pick(1 << 30))


def question_of(s: State, seat: int, wrong: Iterable[Option]) -> bytes:
    """All that a seat is asked: the question, its options and their meanings, and why others are not legal."""
    decision = ask(s, seat)
    if decision is None:
        return b""
    described = [decision.describe(s, option) for option in decision.options]
    refused = [why_not(s, seat, option) for option in wrong]
    return msgspec.json.encode([decision.options, decision.prompt(s), described, refused])


# --- events and pauses --------------------------------------------------------------------------------------


def events_keep_secrets(walk: Walk, decision: Decision) -> None:
    """What a seat is told must not depend on what it may not know.

    The same answer is given in two positions the seat cannot tell apart. If it cannot tell the results apart
    either, it must have heard the same.
    """
    option = walk.any_of(decision)
    seed = walk.chance.pick(1 << 30)
    for seat in (*range(walk.s.seats), SPECTATOR):
        sample = determinize(walk.s, seat, Seeded(seed))
        here = ask(sample)
        if here is None or option not in here.options:
            continue
        with at_work(f"a position sampled for seat {seat}", law="determinize"):
            heard = [_heard(state, option, seed, seat) for state in (walk.s.clone(), sample)]
        views = [walk.game.view_json(state, seat) for state, _ in heard]
        told = [events for _, events in heard]
        if views[0] == views[1] and told[0] != told[1] and not _saw_another(walk, option, seed, seat):
            detail = first_difference(told[0], told[1])
            raise Broken(
                "events", f"{answered(decision, option)} tells seat {seat} what it may not know: {detail}"
            )


def _heard(s: State, option: Option, seed: int, seat: int) -> tuple[State, bytes]:
    """The position after an answer, and what a seat was told."""
    s.chance = Seeded(seed)
    s.listener = listener = Listener()
    play(s, option)
    return s, as_told(seen_by(listener.events, seat))


def _saw_another(walk: Walk, option: Option, seed: int, seat: int) -> bool:
    """Whether a seat that was told something else also saw something else just then.

    Two draws, say, in the one order or the other: different on the way, alike in the end.
    """
    watches = []
    for state in (walk.s.clone(), determinize(walk.s, seat, Seeded(seed))):
        state.chance = Seeded(seed)
        state.listener = Listener()
        watches.append(_Watch(walk.game, state, seat))
        state.listener.events = watches[-1]
        play(state, option)
    here, there = watches
    for (told, seen), (other_told, other_seen) in zip(here.told, there.told, strict=False):
        if told != other_told:
            return seen != other_seen
    return False


class _Watch(list[Event]):
    """A listener's events; for those a seat may learn of, also what it saw when it was told."""

    def __init__(self, game: AnyGame, s: State, seat: int) -> None:
        super().__init__()
        self.game, self.s, self.seat = game, s, seat
        self.told: list[tuple[bytes, bytes]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if seen_by([event], self.seat):
            self.told.append((as_told([event]), self.game.view_json(self.s, self.seat)))


def pauses_keep_secrets(walk: Walk, decision: Decision) -> None:
    """Whom the game waits for must not tell what a seat may not know.

    The same answer is given in two positions a seat cannot tell apart. If no chance speaks and one of them stops
    where the other goes on, or asks somebody else, then what the seat was told must differ before that.
    """
    begun = isinstance(decision.step, Compose) and decision.step.chosen
    if isinstance(walk.s.agenda[-1], Gather) or begun:
        return  # what the others have answered, or what was chosen so far, is imagined
    parts = _whole_answer(walk, decision)
    option = parts[0]
    seed = walk.chance.pick(1 << 30)
    for seat in (*range(walk.s.seats), SPECTATOR):
        if seat == decision.seat:
            continue
        stops = [
            _stop(walk, state, decision, parts, seat, seed)
            for state in (walk.s.clone(), determinize(walk.s, seat, Seeded(seed)))
        ]
        if None in stops:
            continue
        (asked, told), (others, other_told) = [stop for stop in stops if stop is not None]
        common = min(len(told), len(other_told))
        if asked != others and told[:common] == other_told[:common]:
            detail = f"the game waits for {asked}, or for {others} if what it cannot see were different"
            raise Broken(
                "pause", f"{answered(decision, option)} tells seat {seat} what it may not know: {detail}"
            )


def _whole_answer(walk: Walk, decision: Decision) -> list[Option]:
    """Some answer with all its parts, as others see it."""
    parts, step = [walk.any_of(decision)], decision.step
    while (rest := step.rest(walk.s, parts[-1])) is not None:
        step, options = rest, rest.options(walk.s)
        parts.append(options[walk.chance.pick(len(options))])
    return parts


def _stop(
    walk: Walk, s: State, decision: Decision, parts: list[Option], seat: int, seed: int
) -> tuple[list[int], list[bytes]] | None:
    """Whom a position waits for after an answer, and what a seat was told; None if chance decides about it."""
    if refusal_of(s, decision.seat, parts) is not None:
        return None
    s.chance = chance = Recorded(Seeded(seed))
    s.listener = listener = Listener()
    with at_work(f"a position sampled for seat {seat}", law="determinize"):
        for option in asked_of(s, decision.seat, parts):
            answer(s, decision.seat, option)
    if chance.noted():
        return None
    return waiting(s), [as_told([event]) for event in seen_by(listener.events, seat)]
