"""Every offered option can be carried out; everything else is refused without any change."""

from __future__ import annotations

from collections.abc import Iterator

from tessera.kernel.codec import digest
from tessera.kernel.engine import Decision, Refused, answer, waiting
from tessera.kernel.option import Option
from tessera.testing.laws.broken import Broken, answered, at_work
from tessera.testing.laws.walk import Walk


def offered_is_possible(walk: Walk, decision: Decision) -> None:
    for option in decision.options:
        copy = walk.s.clone()
        copy.chance = walk.other_chance()
        with at_work(answered(decision, option)):
            answer(copy, decision.seat, option, decision.ply)


def the_rest_is_refused(walk: Walk, decision: Decision) -> None:
    before = digest(walk.s)
    attempts = [(decision.seat, option, decision.ply) for option in wrong_answers(walk, decision)]
    others = set(range(walk.s.seats)) - set(waiting(walk.s))
    attempts += [(seat, decision.options[0], decision.ply) for seat in others]
    attempts.append((decision.seat, decision.options[0], decision.ply + 1))
    for seat, option, ply in attempts:
        try:
            answer(walk.s, seat, option, ply)
        except Refused:
            pass
        except Exception as error:
            raise Broken(
                "refusal", f"{answered(decision, option)} fails instead of being refused: {error!r}"
            ) from error
        else:
            raise Broken(
                "refusal", f"{answered(decision, option)} of seat {seat} is accepted though not offered"
            )
        if digest(walk.s) != before:
            raise Broken("refusal", f"{answered(decision, option)} is refused but changes the state")


def wrong_answers(walk: Walk, decision: Decision) -> list[Option]:
    """Answers that are wrong: near misses, old ones, nonsense."""
    old = list(walk.seen_options)
    older = [old[walk.chance.pick(len(old))] for _ in range(min(8, len(old)))]
    misses = [miss for option in decision.options[:8] for miss in _near_misses(option)]
    tried = dict.fromkeys([(), ("no-such-verb",), ("",), *misses, *older])
    return [option for option in tried if option not in decision.options]


def _near_misses(option: Option) -> Iterator[Option]:
    yield (*option, 0)
    for at, part in enumerate(option):
        if isinstance(part, int):
            yield (*option[:at], part + 1, *option[at + 1 :])
            yield (*option[:at], -1 - part, *option[at + 1 :])
            yield (*option[:at], str(part), *option[at + 1 :])
        elif at:
            yield (*option[:at], "no-such-thing", *option[at + 1 :])
    yield option[:-1]
