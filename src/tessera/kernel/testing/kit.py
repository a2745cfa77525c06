"""The conformance kit: the kernel's laws, checked on random matches of a game.

`check(game)` plays matches for a seat count and settings and, at its decisions, proves that

- asking, looking and evaluating are pure, and options are well formed, distinct and stable;
- every offered option can be carried out, and everything else is refused without any change;
- snapshot, clone and replay give the same position, which goes on in the same way, and clones are independent;
- a seat's view, questions and events do not depend on what it may not know, and neither does a sampled position;
- whom the game waits for tells nobody what it may not know, and a window asks everybody who might respond;
- every part of a composed answer can be completed, and until the last one nobody notices anything;
- asking effects of cards changes nothing, the cards at work are those the zones tell, and scopes leave nothing behind;
- undo reaches exactly the positions that were there;
- nothing random enters but through `s.chance`, and the same match comes about in another process;
- the match ends, within the game's own bound, and the game's invariants hold all the time.

It raises `Broken`, whose `law` names what was violated, or returns a `Report` with figures and coverage.
"""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel.chance import NO_CHANCE, ChanceError, Recorded, Seeded
from tessera.kernel.codec import BadSnapshot, Unsaveable, digest, snapshot
from tessera.kernel.compose import Compose
from tessera.kernel.engine import (
    DeadEnd,
    Decision,
    Refused,
    Runaway,
    advance,
    announced,
    answer,
    ask,
    play,
    refusal_of,
    waiting,
    why_not,
)
from tessera.kernel.event import Event, Listener, seen_by
from tessera.kernel.game import AnyGame
from tessera.kernel.inplay import Holder
from tessera.kernel.match import Match, replay
from tessera.kernel.option import Option, is_well_formed, notation, notation_of
from tessera.kernel.record import BadRecord, dump, load
from tessera.kernel.scopes import GAME, inside
from tessera.kernel.sight import Undeclared, determinize, zones_of
from tessera.kernel.state import State
from tessera.kernel.step import Gather, Step
from tessera.kernel.testing.compare import difference, first_difference, shared
from tessera.kernel.testing.witness import Witness
from tessera.kernel.window import Respond, Sealed
from tessera.kernel.zones import SPECTATOR

PREFIXES = 12
"""So many options of a composed answer are followed to the end, at every decision that is looked at."""

SAMPLES = 40
"""So many positions are sampled before a secret that all of them share counts as given away."""


class Broken(AssertionError):
    """A law of the kernel that a game breaks."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


class Report(Struct):
    """What the kit saw."""

    matches: int = 0
    decisions: int = 0
    most_options: int = 0
    longest: int = 0
    steps_asked: dict[str, int] = {}
    unused: list[str] = []
    """Components that no match of the corpus used."""
    idle: list[str] = []
    """Effects that made no difference in any match of the corpus."""


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
            _Walk(game, seats, settings, chance, every, report, used, witness).run()
        except Broken as broken:
            broken.add_note(f"seats {seats}, settings {dict(settings or {})}, seed {seed}, match {number}")
            raise
        report.matches += 1
    if most_options is not None and report.most_options > most_options:
        raise Broken("options", f"a decision has {report.most_options} options, more than {most_options}")
    if elsewhere:
        _check_elsewhere(game, seats, settings, seed)
    report.unused = sorted(set(game.components(game.content())) - used)
    report.idle = witness.idle(game.content())
    return report


class _Walk:
    """One random match with checks on the way."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        settings: Mapping[str, object] | None,
        chance: Seeded,
        every: int,
        report: Report,
        used: set[str],
        witness: Witness,
    ) -> None:
        self.game = game
        self.chance = chance
        self.every = every
        self.report = report
        self.used = used
        self.seen_options: dict[Option, None] = {}
        self.global_random = random.getstate()
        with _at_work("the set-up"):
            content = witness.watch(game.content())
            self.match: Match[Any] = Match(game, seats, self.other_chance(), settings, content)
        self.check_global_random("the set-up")

    @property
    def s(self) -> Any:
        return self.match.state

    def other_chance(self) -> Seeded:
        """A source of chance for whatever is tried out."""
        return Seeded(self.chance.pick(1 << 30))

    def run(self) -> None:
        while (decision := self.match.decision()) is not None:
            self.look(decision)
            option = self.any_of(decision)
            with _at_work(_at(decision, option)):
                self.match.answer(decision.seat, option, decision.ply)
            self.check_global_random(_at(decision, option))
            if len(self.match.moves) > self.game.longest:
                raise Broken("termination", f"more than {self.game.longest} plies")
        self.report.longest = max(self.report.longest, len(self.match.moves))
        self.used.update(self.game.components_used(self.s))
        self.check_faults()
        self.check_looking()
        self.look_back()

    def any_of(self, decision: Decision) -> Option:
        return decision.options[self.chance.pick(len(decision.options))]

    def look(self, decision: Decision) -> None:
        self.report.decisions += 1
        self.report.most_options = max(self.report.most_options, len(decision.options))
        name = type(decision.step).__name__
        self.report.steps_asked[name] = self.report.steps_asked.get(name, 0) + 1
        self.check_asking(decision)
        self.check_faults()
        self.used.update(self.game.components_used(self.s))
        self.check_cards()
        if self.report.decisions % self.every == 0:
            self.check_looking()
            self.check_snapshot(decision)
            self.check_offered(decision)
            self.check_clone(decision)
            self.check_refused(decision)
            self.check_sight(decision)
            self.check_events(decision)
            self.check_pauses(decision)
            self.check_window()
            self.check_parts(decision)
            self.check_secrets(decision)
        self.seen_options.update(dict.fromkeys(decision.options))

    def check_global_random(self, what: str) -> None:
        if random.getstate() != self.global_random:
            random.setstate(self.global_random)
            raise Broken("chance", f"{what} uses the global random generator")

    def check_faults(self) -> None:
        for fault in self.game.faults(self.s):
            raise Broken("invariants", f"after {len(self.match.moves)} moves: {fault}")

    def check_cards(self) -> None:
        """Cards at work are in order, are those the zones tell, and nothing is left of a scope that has ended."""
        for p in getattr(self.s, "players", ()):
            if not isinstance(p, Holder):
                return
            if list(p.cards) != sorted(p.cards) or len(p.on) != len(p.cards):
                raise Broken("cards", f"seat {p.seat} has {p.cards} in disorder, with {p.on} on them")
            told = self.game.at_work(self.s, p.seat)
            if told is not None and sorted(told) != list(p.cards):
                raise Broken("cards", f"at work for seat {p.seat} are {p.cards}, by the zones {sorted(told)}")
        for scope in [use.scope for use in self.s.used] + [lasting.scope for lasting in self.s.lasting]:
            if scope != GAME and inside(self.s, scope) is None and not self.match.over:
                raise Broken("scopes", f"something of {scope!r} is left, but play is not inside one")

    # --- asking and looking ---------------------------------------------------------------------------------

    def check_asking(self, decision: Decision) -> None:
        again = _asked(self.s, decision.step)
        if again != decision.options:
            raise Broken("purity", f"{_name(decision)} offers other options when asked again")
        with _changing_nothing(self.s, f"{_name(decision)} while describing"):
            decision.prompt(self.s)
            for option in decision.options:
                decision.describe(self.s, option)

    def check_looking(self) -> None:
        with _changing_nothing(self.s, "a view"):
            for seat in (*range(self.s.seats), SPECTATOR):
                try:
                    self.game.view_json(self.s, seat)
                except (Undeclared, TypeError, msgspec.MsgspecError) as error:
                    raise Broken("view", f"of seat {seat}: {error}") from error
        with _changing_nothing(self.s, "evaluating"):
            for seat in range(self.s.seats):
                worth = self.game.evaluate(self.s, seat)
                if not math.isfinite(worth):
                    raise Broken("evaluate", f"seat {seat} stands at {worth}")

    # --- offered and refused --------------------------------------------------------------------------------

    def check_offered(self, decision: Decision) -> None:
        for option in decision.options:
            copy = self.s.clone()
            copy.chance = self.other_chance()
            with _at_work(_at(decision, option)):
                answer(copy, decision.seat, option, decision.ply)

    def check_refused(self, decision: Decision) -> None:
        before = digest(self.s)
        attempts = [(decision.seat, option, decision.ply) for option in self._wrong(decision)]
        others = set(range(self.s.seats)) - set(waiting(self.s))
        attempts += [(seat, decision.options[0], decision.ply) for seat in others]
        attempts.append((decision.seat, decision.options[0], decision.ply + 1))
        for seat, option, ply in attempts:
            try:
                answer(self.s, seat, option, ply)
            except Refused:
                pass
            except Exception as error:
                raise Broken(
                    "refusal", f"{_at(decision, option)} fails instead of being refused: {error!r}"
                ) from error
            else:
                raise Broken(
                    "refusal", f"{_at(decision, option)} of seat {seat} is accepted though not offered"
                )
            if digest(self.s) != before:
                raise Broken("refusal", f"{_at(decision, option)} is refused but changes the state")

    def _wrong(self, decision: Decision) -> list[Option]:
        """Answers that are wrong: near misses, old ones, nonsense."""
        old = list(self.seen_options)
        older = [old[self.chance.pick(len(old))] for _ in range(min(8, len(old)))]
        misses = [miss for option in decision.options[:8] for miss in _near_misses(option)]
        tried = dict.fromkeys([(), ("no-such-verb",), ("",), *misses, *older])
        return [option for option in tried if option not in decision.options]

    # --- saving and copying ---------------------------------------------------------------------------------

    def check_snapshot(self, decision: Decision) -> None:
        try:
            data = snapshot(self.s)
            restored = self.game.restore(data, self.s.content)
        except (BadSnapshot, Unsaveable) as error:
            raise Broken("snapshot", f"at {_name(decision)}: {error}") from error
        if restored != self.s or snapshot(restored) != data:
            raise Broken(
                "snapshot",
                f"at {_name(decision)}: the restored state differs: {difference(self.s, restored)}",
            )
        again = ask(restored)
        if again is None or again.options != decision.options:
            raise Broken("snapshot", f"at {_name(decision)}: the restored state asks something else")

    def check_clone(self, decision: Decision) -> None:
        """Copies are equal, share nothing that can change, and go on in the same way."""
        copy = self.s.clone()
        if copy != self.s or digest(copy) != digest(self.s):
            raise Broken("clone", f"a clone differs: {difference(self.s, copy)}")
        common = shared(self.s, copy, "state")
        if common:
            raise Broken("clone", f"{common} is shared by a state and its clone")
        before = digest(self.s)
        option = self.any_of(decision)
        seed = self.chance.pick(1 << 30)
        with _at_work(f"what follows {_at(decision, option)}"):
            end = _played_on(self.s.clone(), option, seed)
            watched = _played_on(self.s.clone(), option, seed, watched=True)
            restored = _played_on(self.game.restore(snapshot(self.s), self.s.content), option, seed)
        if watched != end:
            raise Broken("chance", f"{_at(decision, option)} gives different results with the same chance")
        if restored != end:
            raise Broken("snapshot", f"{_at(decision, option)} goes on differently in a restored state")
        if digest(self.s) != before:
            raise Broken("clone", f"playing on a clone changes the original ({_at(decision, option)})")

    # --- hidden information ---------------------------------------------------------------------------------

    def check_sight(self, decision: Decision) -> None:
        """The view law, for every seat and for a spectator."""
        wrong = self._wrong(decision)[:12]
        for seat in (*range(self.s.seats), SPECTATOR):
            seen = self.game.view_json(self.s, seat)
            said = self._announced(self.s)
            asked = _question(self.s, seat, wrong)
            for _ in range(2):
                sample = determinize(self.s, seat, self.other_chance())
                other = self.game.view_json(sample, seat)
                if other != seen:
                    raise Broken(
                        "view", f"seat {seat} sees what it may not know: {first_difference(seen, other)}"
                    )
                if (other := self._announced(sample)) != said:
                    detail = first_difference(said, other)
                    raise Broken(
                        "view", f"what is announced tells seat {seat} what it may not know: {detail}"
                    )
                other = _question(sample, seat, wrong)
                if other != asked:
                    detail = first_difference(asked, other)
                    raise Broken(
                        "view", f"what seat {seat} is asked depends on what it may not know: {detail}"
                    )
                self.play_sample(sample, seat)

    def _announced(self, s: State) -> bytes:
        return msgspec.json.encode([self.game.stage(s), announced(s)])

    def play_sample(self, sample: State, seat: int) -> None:
        with _at_work(f"a position sampled for seat {seat}", law="determinize"):
            decision = ask(sample)
            if decision is not None and not decision.options and decision.seat != seat:
                decision = advance(sample)  # a rival that is imagined with other cards may have no choice
            if decision is not None:
                _played_on(sample, self.any_of(decision), self.chance.pick(1 << 30))

    def check_events(self, decision: Decision) -> None:
        """What a seat is told must not depend on what it may not know.

        The same answer is given in two positions the seat cannot tell apart. If it cannot tell the results apart
        either, it must have heard the same.
        """
        option = self.any_of(decision)
        seed = self.chance.pick(1 << 30)
        for seat in (*range(self.s.seats), SPECTATOR):
            sample = determinize(self.s, seat, Seeded(seed))
            here = ask(sample)
            if here is None or option not in here.options:
                continue
            with _at_work(f"a position sampled for seat {seat}", law="determinize"):
                heard = [_heard(state, option, seed, seat) for state in (self.s.clone(), sample)]
            views = [self.game.view_json(state, seat) for state, _ in heard]
            told = [events for _, events in heard]
            if views[0] == views[1] and told[0] != told[1] and not self._saw_another(option, seed, seat):
                detail = first_difference(told[0], told[1])
                raise Broken(
                    "events", f"{_at(decision, option)} tells seat {seat} what it may not know: {detail}"
                )

    def check_pauses(self, decision: Decision) -> None:
        """Whom the game waits for must not tell what a seat may not know.

        The same answer is given in two positions a seat cannot tell apart. If no chance speaks and one of them stops
        where the other goes on, or asks somebody else, then what the seat was told must differ before that.
        """
        begun = isinstance(decision.step, Compose) and decision.step.chosen
        if isinstance(self.s.agenda[-1], Gather) or begun:
            return  # what the others have answered, or what was chosen so far, is imagined
        parts = self._whole_answer(decision)
        option = parts[0]
        seed = self.chance.pick(1 << 30)
        for seat in (*range(self.s.seats), SPECTATOR):
            if seat == decision.seat:
                continue
            stops = [
                self._stop(state, decision, parts, seat, seed)
                for state in (self.s.clone(), determinize(self.s, seat, Seeded(seed)))
            ]
            if None in stops:
                continue
            (asked, told), (others, other_told) = [stop for stop in stops if stop is not None]
            common = min(len(told), len(other_told))
            if asked != others and told[:common] == other_told[:common]:
                detail = f"the game waits for {asked}, or for {others} if what it cannot see were different"
                raise Broken(
                    "pause", f"{_at(decision, option)} tells seat {seat} what it may not know: {detail}"
                )

    def _whole_answer(self, decision: Decision) -> list[Option]:
        """Some answer with all its parts, as others see it."""
        parts, step = [self.any_of(decision)], decision.step
        while (rest := step.rest(self.s, parts[-1])) is not None:
            step, options = rest, rest.options(self.s)
            parts.append(options[self.chance.pick(len(options))])
        return parts

    def _stop(
        self, s: State, decision: Decision, parts: list[Option], seat: int, seed: int
    ) -> tuple[list[int], list[bytes]] | None:
        """Whom a position waits for after an answer, and what a seat was told; None if chance decides about it."""
        if refusal_of(s, decision.seat, parts) is not None:
            return None
        s.chance = chance = Recorded(Seeded(seed))
        s.listener = listener = Listener()
        with _at_work(f"a position sampled for seat {seat}", law="determinize"):
            for option in parts:
                answer(s, decision.seat, option)
        if chance.noted():
            return None
        return waiting(s), [_told([event]) for event in seen_by(listener.events, seat)]

    def check_window(self) -> None:
        """Whoever can respond is asked, and who is asked does not depend on what somebody may not know."""
        sealed = self.s.agenda[-1]
        if not isinstance(sealed, Sealed):
            return
        asked = {question.seat for question in sealed.questions}
        for question in sealed.window.questions:
            if isinstance(question, Respond) and question.seat not in asked and question.responses(self.s):
                raise Broken("window", f"seat {question.seat} could respond but is not asked")
        for seat in (*range(self.s.seats), SPECTATOR):
            sample = determinize(self.s, seat, self.other_chance())
            cover = {x.seat for x in sealed.window.questions if isinstance(x, Respond) and x.cover(sample)}
            if cover != asked:
                raise Broken(
                    "window", f"asked are {asked}, but {cover} if what seat {seat} cannot see differs"
                )

    def check_parts(self, decision: Decision) -> None:
        """Every part that is offered can be completed, and nobody else notices a part."""
        question = decision.step
        if isinstance(question, Gather) or not isinstance(question, Compose):
            return
        others = [seat for seat in (*range(self.s.seats), SPECTATOR) if seat != decision.seat]
        for option in decision.options[:PREFIXES]:
            copy = self.s.clone()
            copy.chance = NO_CHANCE
            if question.rest(copy, option) is None:
                continue
            seen = [self.game.view_json(copy, seat) for seat in others]
            with _at_work(_at(decision, option)):
                play(copy, option)
            if seen != [self.game.view_json(copy, seat) for seat in others]:
                raise Broken("parts", f"{_at(decision, option)} is a part that others can see")
            self._complete(copy, decision, option)

    def _complete(self, s: State, decision: Decision, option: Option) -> None:
        """Choose parts at random until the answer is whole; all at once it must be legal too."""
        parts = [option]
        while (step := s.agenda[-1]).unfinished(s):
            with _at_work(f"{_at(decision, option)} after {notation_of(parts)!r}", law="parts"):
                options = step.options(s)
                parts.append(options[self.chance.pick(len(options))])
                if step.rest(s, parts[-1]) is None:
                    break
                play(s, parts[-1])
        refusal = refusal_of(self.s, decision.seat, parts, decision.ply)
        if refusal is not None:
            raise Broken("parts", f"{notation_of(parts)!r} is refused as a whole: {refusal.key}")

    def _saw_another(self, option: Option, seed: int, seat: int) -> bool:
        """Whether a seat that was told something else also saw something else just then.

        Two draws, say, in the one order or the other: different on the way, alike in the end.
        """
        watches = []
        for state in (self.s.clone(), determinize(self.s, seat, Seeded(seed))):
            state.chance = Seeded(seed)
            state.listener = Listener()
            watches.append(_Watch(self.game, state, seat))
            state.listener.events = watches[-1]
            play(state, option)
        here, there = watches
        for (told, seen), (other_told, other_seen) in zip(here.told, there.told, strict=False):
            if told != other_told:
                return seen != other_seen
        return False

    def check_secrets(self, decision: Decision) -> None:
        """A secret must lie where a sampled position does not give it away: in a zone or an imagined step.

        Two different answers are given. If the next to decide is somebody else who can see and hear no difference,
        then the difference is a secret, and positions sampled for that seat must not all know it.
        """
        answers = list(dict.fromkeys([self.any_of(decision), self.any_of(decision)]))
        seed = self.chance.pick(1 << 30)
        with _at_work(f"what follows {_name(decision)}"):
            after = [self._next_to_decide(option, seed, decision.seat) for option in answers]
        if len(after) < 2 or None in after:
            return
        (one, seat, heard), (two, other_seat, other_heard) = [x for x in after if x is not None]
        if (seat, heard) != (other_seat, other_heard):
            return
        if self.game.view_json(one, seat) != self.game.view_json(two, seat):
            return
        truth = _never_dealt(one)
        if truth == _never_dealt(two) or _question(one, seat, []) != _question(two, seat, []):
            return
        for _ in range(SAMPLES):
            if _never_dealt(determinize(one, seat, self.other_chance())) != truth:
                return
        detail = difference(one, two)
        raise Broken(
            "determinize",
            f"{_at(decision, answers[0])} or {notation(answers[1])!r}: seat {seat} cannot know, yet positions "
            f"sampled for it do (tell it, or keep it in a zone, or say what may be imagined): {detail}",
        )

    def _next_to_decide(self, option: Option, seed: int, seat: int) -> tuple[Any, int, bytes] | None:
        """The position in which another seat decides after an answer, that seat, and what it has heard."""
        copy = self.s.clone()
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
        return copy, decision.seat, _told(seen_by(listener.events, decision.seat))

    # --- afterwards -----------------------------------------------------------------------------------------

    def look_back(self) -> None:
        match = self.match
        try:
            replay(self.game, load(dump(match.record())))
        except BadRecord as error:
            raise Broken("replay", str(error)) from error
        total = len(match.moves)
        digests = [match._start, *[move.digest for move in match.moves]]
        for number in sorted({self.chance.pick(total + 1) for _ in range(6)}, reverse=True):
            match.undo(number)
            if digest(match.state) != digests[number]:
                raise Broken("undo", f"back to move {number} of {total} gives another position")


# --- another process ----------------------------------------------------------------------------------------


def _check_elsewhere(game: AnyGame, seats: int, settings: Mapping[str, object] | None, seed: int) -> None:
    """The same match in a process that puts sets of words in another order and has no past."""
    cls = type(game)
    if "<locals>" in cls.__qualname__ or cls.__module__ == "__main__":
        raise Broken(
            "chance", f"{cls.__qualname__} cannot be imported in another process; say elsewhere=False"
        )
    errand = msgspec.json.encode([cls.__module__, cls.__qualname__, seats, dict(settings or {}), seed])
    hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    done = subprocess.run(
        [sys.executable, "-c", "from tessera.kernel.testing.kit import _run_errand; _run_errand()"],
        input=errand,
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    if done.returncode:
        raise Broken(
            "chance", f"another process cannot play it: {done.stderr.decode(errors='replace')[-400:]}"
        )
    there = msgspec.json.decode(done.stdout, type=list[str])
    for number, (mine, other) in enumerate(zip(_story(game, seats, settings, seed), there, strict=False)):
        if mine != other:
            raise Broken("chance", f"move {number} is {mine!r} here and {other!r} in another process")


def _run_errand() -> None:
    module, name, seats, settings, seed = msgspec.json.decode(sys.stdin.buffer.read())
    game = getattr(import_module(module), name)()
    sys.stdout.buffer.write(msgspec.json.encode(_story(game, seats, settings, seed)))


def _story(game: AnyGame, seats: int, settings: Mapping[str, object] | None, seed: int) -> list[str]:
    """A random match: every answer, what was told, and the digest of the position it led to."""
    match = Match(game, seats, Seeded(seed), settings)
    answers = Seeded(f"answers {seed}")
    story = [match._start]
    while (decision := match.decision()) is not None:
        option = decision.options[answers.pick(len(decision.options))]
        events = match.answer(decision.seat, option, decision.ply)
        story.append(f"{notation(option)} {_told(events).decode()} {digest(match.state)}")
    return story


# --- watching -----------------------------------------------------------------------------------------------


@contextmanager
def _at_work(what: str, law: str = "options") -> Iterator[None]:
    """Rules at work: whatever goes wrong in them is a broken law."""
    try:
        yield
    except Broken:
        raise
    except (DeadEnd, Runaway, RecursionError) as error:
        raise Broken("termination", f"{what}: {error}") from error
    except Unsaveable as error:
        raise Broken("snapshot", f"{what}: {error}") from error
    except Exception as error:
        raise Broken(law, f"{what} fails: {error!r}") from error


@contextmanager
def _changing_nothing(s: State, what: str) -> Iterator[None]:
    """Whoever only asks or looks uses no chance, tells nothing and changes nothing."""
    before = digest(s)
    chance, s.chance = s.chance, NO_CHANCE
    listener, s.listener = s.listener, Listener()
    try:
        yield
        told = s.listener.events
    except ChanceError:
        raise Broken("purity", f"{what} uses chance") from None
    finally:
        s.chance = chance
        s.listener = listener
    if told:
        raise Broken("purity", f"{what} tells {told[0].key!r}")
    if digest(s) != before:
        raise Broken("purity", f"{what} changes the state")


def _asked(s: State, step: Step) -> list[Option]:
    """The options of a question, watched."""
    name = f"{type(step).__name__} (seat {step.seat})"
    with _changing_nothing(s, f"{name} while asking"):
        options = step.options(s)
    if len(set(options)) < len(options):
        raise Broken("options", f"{name} offers an option twice")
    for option in options:
        if not is_well_formed(option):
            raise Broken("options", f"{name} offers {option!r}, which has no notation")
    return options


def _advance_watched(s: State) -> list[Option]:
    """What the engine does, watching every question, also those that are skipped or forced."""
    while s.agenda:
        step = s.agenda[-1]
        if not step.asks:
            s.agenda.pop()
            step.run(s)
        else:
            options = _asked(s, step)
            if len(options) == 1 and step.confirm and (rest := step.rest(s, options[0])) is not None:
                s.agenda[-1] = rest
                continue
            if len(options) > 1 or (options and step.confirm):
                return options
            s.agenda.pop()
            if options:
                step.resolve(s, options[0])
        if s.touched:
            s.settled()
    return []


def _played_on(s: State, option: Option, seed: int, plies: int = 5, *, watched: bool = False) -> str:
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


class _Watch(list[Event]):
    """A listener's events; for those a seat may learn of, also what it saw when it was told."""

    def __init__(self, game: AnyGame, s: State, seat: int) -> None:
        super().__init__()
        self.game, self.s, self.seat = game, s, seat
        self.told: list[tuple[bytes, bytes]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if seen_by([event], self.seat):
            self.told.append((_told([event]), self.game.view_json(self.s, self.seat)))


def _heard(s: State, option: Option, seed: int, seat: int) -> tuple[State, bytes]:
    """The position after an answer, and what a seat was told."""
    s.chance = Seeded(seed)
    s.listener = listener = Listener()
    play(s, option)
    return s, _told(seen_by(listener.events, seat))


def _question(s: State, seat: int, wrong: Iterable[Option]) -> bytes:
    """All that a seat is asked: the question, its options and their meanings, and why others are not legal."""
    decision = ask(s, seat)
    if decision is None:
        return b""
    described = [decision.describe(s, option) for option in decision.options]
    refused = [why_not(s, seat, option) for option in wrong]
    return msgspec.json.encode([decision.options, decision.prompt(s), described, refused])


def _never_dealt(s: State) -> bytes:
    """All of a position but the cards in its zones."""
    copy = s.clone()
    for zone, _, _ in zones_of(copy):
        zone.take_all()
    return snapshot(copy)


# --- words --------------------------------------------------------------------------------------------------


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


def _name(decision: Decision) -> str:
    return f"{type(decision.step).__name__} (seat {decision.seat})"


def _at(decision: Decision, option: Option) -> str:
    return f"{_name(decision)} answered {notation(option)!r}"


def _told(events: Iterable[Event]) -> bytes:
    return msgspec.json.encode([(event.key, event.args) for event in events])
