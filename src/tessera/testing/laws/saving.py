"""Snapshot and clone give the same position, which goes on in the same way; clones are independent."""

from __future__ import annotations

from tessera.kernel.chance import Seeded
from tessera.kernel.codec import BadSnapshot, Unsaveable, digest, snapshot
from tessera.kernel.engine import Decision, ask, play
from tessera.kernel.option import Option
from tessera.kernel.state import State
from tessera.testing.compare import difference, shared
from tessera.testing.laws.asking import options_of
from tessera.testing.laws.broken import Broken, answered, at_work, question_name
from tessera.testing.laws.walk import Walk


def snapshots_restore(walk: Walk, decision: Decision) -> None:
    try:
        data = snapshot(walk.s)
        restored = walk.game.restore(data, walk.s.content)
    except (BadSnapshot, Unsaveable) as error:
        raise Broken("snapshot", f"at {question_name(decision)}: {error}") from error
    if restored != walk.s or snapshot(restored) != data:
        raise Broken(
            "snapshot",
            f"at {question_name(decision)}: the restored state differs: {difference(walk.s, restored)}",
        )
    again = ask(restored)
    if again is None or again.options != decision.options:
        raise Broken("snapshot", f"at {question_name(decision)}: the restored state asks something else")


def clones_are_independent(walk: Walk, decision: Decision) -> None:
    """Copies are equal, share nothing that can change, and go on in the same way."""
    copy = walk.s.clone()
    if copy != walk.s or digest(copy) != digest(walk.s):
        raise Broken("clone", f"a clone differs: {difference(walk.s, copy)}")
    common = shared(walk.s, copy, "state")
    if common:
        raise Broken("clone", f"{common} is shared by a state and its clone")
    before = digest(walk.s)
    option = walk.any_of(decision)
    seed = walk.chance.pick(1 << 30)
    with at_work(f"what follows {answered(decision, option)}"):
        end = played_on(walk.s.clone(), option, seed)
        watched = played_on(walk.s.clone(), option, seed, watched=True)
        restored = played_on(walk.game.restore(snapshot(walk.s), walk.s.content), option, seed)
    if watched != end:
        raise Broken("chance", f"{answered(decision, option)} gives different results with the same chance")
    if restored != end:
        raise Broken("snapshot", f"{answered(decision, option)} goes on differently in a restored state")
    if digest(walk.s) != before:
        raise Broken("clone", f"playing on a clone changes the original ({answered(decision, option)})")


def played_on(s: State, option: Option, seed: int, plies: int = 5, *, watched: bool = False) -> str:
    """Where an answer and some more lead."""
    s.chance = Seeded(seed)
    answers = Seeded(seed)
    options = [option]
    for _ in range(plies):
        option = options[answers.pick(len(options))]
        if watched:
            step = s.agenda.pop()
            step.resolve(s, option)
            if not step.unfinished(s):
                s.ply += 1
                if s.touched:
                    s.settled()
            options = _advance_watched(s)
        else:
            decision = play(s, option)
            options = decision.options if decision is not None else []
        if not options:
            break
    return digest(s)


def _advance_watched(s: State) -> list[Option]:
    """What the engine does, watching every question, also those that are skipped or forced."""
    while s.agenda:
        step = s.agenda[-1]
        if not step.asks:
            s.agenda.pop()
            step.run(s)
        else:
            options = options_of(s, step)
            if len(options) == 1 and step.confirm and (rest := step.rest(s, options[0])) is not None:
                s.agenda[-1] = rest
                continue
            if len(options) > 1 or (options and (step.confirm or step.declared(options[0]))):
                return options
            s.agenda.pop()
            if options:
                step.resolve(s, options[0])
        if s.touched:
            s.settled()
    return []
