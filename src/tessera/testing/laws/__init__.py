"""The conformance kit: the kernel's laws, checked on random matches of a game.

`check(game)` plays matches for a seat count and settings and, at its decisions, proves that

- asking, looking and evaluating are pure, and options are well formed, distinct and stable;
- verbs, questions and elements are those that the game declares;
- every offered option can be carried out, and everything else is refused without any change;
- snapshot, clone and replay give the same position, which goes on in the same way, and clones are independent;
- nobody notices what the rulebook calls hidden, whatever the declarations of the state classes say;
- a seat's view, questions and events do not depend on what it may not know, and neither does a sampled position;
- whom the game waits for tells nobody what it may not know, and a window asks everybody who might respond;
- every part of a composed answer can be completed, and until the last one nobody notices anything;
- asking effects of cards changes nothing, the cards at work are those the zones tell, and scopes leave nothing behind;
- undo reaches exactly the positions that were there;
- what evaluations remember is what would be worked out now, by nothing but what it is remembered by;
- nothing random enters but through `s.chance`, and the same match comes about in another process;
- the match ends, within the game's own bound, and the game's invariants hold all the time.

It raises `Broken`, whose `law` names what was violated, or returns a `Report` with figures and coverage.
A law is a function that takes a `Walk` and the open decision; `LAWS` lists them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from tessera.kernel.chance import Seeded
from tessera.kernel.engine import Decision
from tessera.kernel.game import AnyGame
from tessera.testing.laws.afterwards import records_replay, undo_goes_back
from tessera.testing.laws.asking import asking_is_pure, looking_is_pure, what_is_said_is_declared
from tessera.testing.laws.broken import Broken, answered, at_work
from tessera.testing.laws.elsewhere import same_elsewhere
from tessera.testing.laws.hidden import what_is_hidden_stays_hidden
from tessera.testing.laws.memory import memory_is_true
from tessera.testing.laws.options import offered_is_possible, the_rest_is_refused
from tessera.testing.laws.parts import every_part_leads_on
from tessera.testing.laws.saving import clones_are_independent, snapshots_restore
from tessera.testing.laws.secrets import secrets_lie_in_zones
from tessera.testing.laws.sight import events_keep_secrets, pauses_keep_secrets, views_keep_secrets
from tessera.testing.laws.standing import cards_are_at_work, invariants_hold
from tessera.testing.laws.walk import Report, Walk
from tessera.testing.laws.windows import parts_can_be_completed, windows_ask_everybody
from tessera.testing.witness import Witness

LAWS: tuple[Callable[[Walk, Decision], None], ...] = (
    looking_is_pure,
    snapshots_restore,
    offered_is_possible,
    clones_are_independent,
    the_rest_is_refused,
    views_keep_secrets,
    events_keep_secrets,
    pauses_keep_secrets,
    windows_ask_everybody,
    parts_can_be_completed,
    every_part_leads_on,
    what_is_hidden_stays_hidden,
    secrets_lie_in_zones,
    memory_is_true,
)
"""The expensive ones, proved at every so many decisions."""


def check(
    game: AnyGame,
    seats: int,
    settings: Mapping[str, object] | None = None,
    *,
    matches: int = 3,
    seed: int = 1,
    every: int = 1,
    most_options: int | None = None,
    elsewhere: bool = True,
) -> Report:
    """Prove the laws on random matches.

    Every `every`-th decision gets the expensive checks. `elsewhere` plays one match in another process too; that
    takes a moment, and the game's class must be one that can be imported there.
    """
    report = Report()
    used: set[str] = set()
    witness = Witness()
    for number in range(matches):
        chance = Seeded(f"{game.id} {seed} {number}")
        try:
            used |= _walk(game, seats, settings, chance, every, report, witness)
        except Broken as broken:
            broken.add_note(f"seats {seats}, settings {dict(settings or {})}, seed {seed}, match {number}")
            raise
        report.matches += 1
    if most_options is not None and report.most_options > most_options:
        raise Broken("options", f"a decision has {report.most_options} options, more than {most_options}")
    if elsewhere:
        same_elsewhere(game, seats, settings, seed)
    report.unused = sorted(set(game.components(game.content())) - used)
    report.idle = witness.idle(game.content())
    return report


def _walk(
    game: AnyGame,
    seats: int,
    settings: Mapping[str, object] | None,
    chance: Seeded,
    every: int,
    report: Report,
    witness: Witness,
) -> set[str]:
    """One random match with checks on the way; the components it used."""
    door = _Door()
    with at_work("the set-up"):
        walk = Walk(game, seats, settings, chance, witness.watch(game.content()), report)
    door.stayed_shut("the set-up")
    while (decision := walk.match.decision()) is not None:
        report.note(decision)
        _look(walk, decision, closely=report.decisions % every == 0)
        option = walk.any_of(decision)
        with at_work(answered(decision, option)):
            walk.match.answer(decision.seat, option, decision.ply)
        door.stayed_shut(answered(decision, option))
        if len(walk.match.moves) > game.longest:
            raise Broken("termination", f"more than {game.longest} plies")
    report.longest = max(report.longest, len(walk.match.moves))
    walk.used.update(game.components_used(walk.s))
    invariants_hold(walk)
    looking_is_pure(walk)
    records_replay(walk)
    undo_goes_back(walk)
    return walk.used


def _look(walk: Walk, decision: Decision, *, closely: bool) -> None:
    asking_is_pure(walk, decision)
    what_is_said_is_declared(walk, decision)
    invariants_hold(walk)
    walk.used.update(walk.game.components_used(walk.s))
    cards_are_at_work(walk)
    if closely:
        for law in LAWS:
            law(walk, decision)
    walk.seen_options.update(dict.fromkeys(decision.options))


class _Door:
    """The global random generator, which nobody may use."""

    def __init__(self) -> None:
        self.state = random.getstate()

    def stayed_shut(self, what: str) -> None:
        if random.getstate() != self.state:
            random.setstate(self.state)
            raise Broken("chance", f"{what} uses the global random generator")


__all__ = ["LAWS", "Broken", "Report", "Walk", "check"]
