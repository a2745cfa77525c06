"""One set of played matches per game, which all statistics, limits and texts share.

Its player is curious: it prefers what has been done least so far, so that rare things happen early, whatever was
dealt. `Campaign` only notes; `problems` says what is wrong with what was seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from typing import Any

import msgspec

from tessera.kernel.chance import Chance, Seeded
from tessera.kernel.engine import Decision, advance, announced, asked_after, play, why_not
from tessera.kernel.event import Event, Listener
from tessera.kernel.game import AnyGame
from tessera.kernel.option import Option, notation
from tessera.kernel.step import Description, Refusal
from tessera.kernel.zones import SPECTATOR
from tessera.table.said import question
from tessera.testing import terminal
from tessera.testing.trial import Table, Trial

Said = Description | Event | Refusal

CURIOUS = 4
"""Three of so many answers are the rarest; the others are any."""
DRAWN = 12
"""At so many looks a terminal is drawn once."""
BEGINNING = 12
"""So many plies of a match are all looked at: tables differ most while they are set up."""
OLD = 100
"""So many old options are remembered to be tried again, when they may be illegal."""
WORDS = frozenset({"gain", "what", "face", "arg1", "kind", "row"})
"""Arguments that choose between words: a sentence is another one with each of their values."""


class Endless(AssertionError):
    """A match that goes on beyond the game's own bound."""


class Curious:
    """Answers that are the rarest so far, mostly, and by which something happens."""

    def __init__(self, shy: Set[str] = frozenset()) -> None:
        self.shy = shy
        self.done: Counter[tuple[str, object]] = Counter()

    def choose(self, decision: Decision, chance: Chance) -> Option:
        step = decision.step.label()
        options = decision.options
        if chance.pick(CURIOUS):
            options = [option for option in options if option[0] not in self.shy] or options
            fewest = min(self.done[step, option[0]] for option in options)
            options = [option for option in options if self.done[step, option[0]] == fewest]
        chosen = options[chance.pick(len(options))]
        self.done[step, chosen[0]] += 1
        return chosen


class Campaign:
    """What the matches of a trial have in common."""

    def __init__(self, trial: Trial, *, rounds: int = 0, listen: bool = True, every: int = 13) -> None:
        self.trial = trial
        self.listen = listen
        self.every = every
        """So many plies are between two looks at invariants."""
        self.matches = 0
        self.looks = 0
        self.options: Counter[int] = Counter()
        self.longest: dict[str, int] = {}
        self.endings: Counter[str] = Counter()
        self.faults: list[str] = []
        self.said: dict[bytes, Said] = {}
        self.curious = Curious(trial.shy)
        for number in range(rounds or trial.rounds):
            for table in trial.seated:
                self._play(table, number)

    def _play(self, table: Table, number: int) -> None:
        game = self.trial.game
        name = f"campaign {table} {number}"
        s = game.new(table.seats, Seeded(name), table.settings, listener=Listener())
        answers, looks, old = Seeded(f"answers {name}"), Seeded(f"looks {name}"), list[Option]()
        self.matches += 1
        later = self.trial.later if self.matches % 2 else None
        decision = advance(s)
        while decision is not None:
            if later is not None and later(s, answers):
                later, decision = None, advance(s)
                continue
            self._note(s, table, decision)
            if self.listen:
                self._hear(_asked(game, s, decision, old, answers))
            if s.ply < BEGINNING or not s.ply % self.every:
                _show(game, s, decision, looks)
            decision = play(s, self.curious.choose(decision, answers))
            self._hear(s.listener.heard())
            if not s.ply % self.every:
                self._look(s, table)
        self._look(s, table)
        self._hear(_stage(game, s))
        self.longest[str(table)] = max(self.longest.get(str(table), 0), s.ply)
        self.endings[s.outcome.reason] += 1

    def _note(self, s: Any, table: Table, decision: Decision) -> None:
        self.options[len(decision.options)] += 1
        if decision.seat >= table.seats:
            self.faults.append(f"at table {table} seat {decision.seat} is asked, where nobody sits")
        game = self.trial.game
        for option in decision.options if game.verbs else ():
            if game.vocabulary.find(option, s.content, table.seats) is None:
                self.faults.append(
                    f"{decision.step.label()} offers {notation(option)!r}, which is not declared"
                )
        if s.ply > self.trial.game.longest:
            raise Endless(f"a match at table {table} is not over after {s.ply} plies")

    def _look(self, s: Any, table: Table) -> None:
        game = self.trial.game
        found = list(game.faults(s))
        self.looks += 1
        if self.listen and self.looks % DRAWN == 0:
            found += terminal.problems(game, s, self.looks % table.seats)
        self.faults += [f"at table {table}, ply {s.ply}: {fault}" for fault in found]

    def _hear(self, messages: Iterator[Said] | Sequence[Said]) -> None:
        for message in messages if self.listen else ():
            words = [str(message.args[name]) for name in sorted(message.args) if name in WORDS]
            shape = (type(message).__name__, message.key, sorted(message.args), words)
            self.said.setdefault(msgspec.json.encode(shape), message)

    @property
    def heard(self) -> list[Said]:
        """Everything that was said, once for each shape."""
        return list(self.said.values())

    def problems(self) -> list[str]:
        """What must not be, in words."""
        found = list(dict.fromkeys(self.faults))
        trial = self.trial
        most = max(self.options)
        if most > trial.most_options:
            found.append(
                f"a question has {most} options; more than {trial.most_options} are too many to choose from"
            )
        ordered = [number for number in sorted(self.options) for _ in range(self.options[number])]
        usual = ordered[len(ordered) // 2]
        if usual >= trial.usual_options:
            found.append(
                f"half of all questions have {usual} options or more; fewer than {trial.usual_options} are usual"
            )
        for table, plies in self.longest.items():
            if plies > trial.limit:
                found.append(f"a match at table {table} has {plies} plies, more than {trial.limit}")
        if trial.limit > trial.game.longest:
            found.append(f"the game says that no match has more than {trial.game.longest} plies")
        return found


def _show(game: AnyGame, s: Any, decision: Decision, looks: Chance) -> None:
    """What somebody and whoever only watches see, the question as it is sent, and what an answer would come to."""
    for eyes in (looks.pick(s.seats), SPECTATOR):
        game.view(s, eyes)
    asked: Decision | None = decision
    parts: tuple[Option, ...] = ()
    while asked is not None:
        question(game, s, asked)
        parts = (*parts, asked.options[looks.pick(len(asked.options))])
        game.preview(s, decision.seat, parts)
        asked = asked_after(s, asked, parts[-1])


def _asked(game: AnyGame, s: Any, decision: Decision, old: list[Option], answers: Chance) -> Iterator[Said]:
    """What is said while somebody is asked: with an option for every verb, and why an older one is not legal now."""
    yield decision.prompt(s)
    yield from announced(s)
    yield from _stage(game, s)
    some = list({option[0]: option for option in decision.options}.values())
    some.append(decision.options[answers.pick(len(decision.options))])
    yield from (decision.describe(s, option) for option in some)
    old += some
    del old[:-OLD]
    refusal = why_not(s, decision.seat, old[answers.pick(len(old))])
    if refusal is not None:
        yield refusal


def _stage(game: AnyGame, s: Any) -> list[Said]:
    stage = game.stage(s)
    return [] if stage is None else [stage]
