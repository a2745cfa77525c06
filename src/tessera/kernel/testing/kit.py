"""The conformance kit: the kernel's laws, checked on random matches of a game.

`check(game)` plays matches for a seat count and options and, at its decisions, proves that

- asking is pure, and options are well formed, distinct and stable;
- every offered option can be carried out, and everything else is refused without any change;
- snapshot, clone and replay give the same position, and clones are independent;
- a seat's view, options and events do not depend on what it may not know;
- undo reaches exactly the positions that were there;
- nothing random enters but through `s.chance`;
- the match ends, within the game's own bound, and the game's invariants hold all the time.

It raises `Broken`, whose `law` names what was violated, or returns a `Report` with figures and coverage.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel.ambient import Ambient
from tessera.kernel.chance import NO_CHANCE, Chance, ChanceError, Seeded
from tessera.kernel.codec import BadSnapshot, digest, snapshot
from tessera.kernel.engine import DeadEnd, Decision, Refused, Runaway, answer, ask, play, waiting
from tessera.kernel.event import Event, Listener, seen_by
from tessera.kernel.game import AnyGame
from tessera.kernel.match import Match, replay
from tessera.kernel.option import Option, is_well_formed, notation
from tessera.kernel.record import BadRecord, dump, load
from tessera.kernel.sight import determinize
from tessera.kernel.state import State
from tessera.kernel.zones import SPECTATOR


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


def check(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    matches: int = 3,
    seed: int = 1,
    every: int = 1,
    most_options: int | None = None,
) -> Report:
    """Prove the laws on random matches; `every` n-th decision gets the expensive checks."""
    report = Report()
    used: set[str] = set()
    for number in range(matches):
        chance = Seeded(f"{game.id} {seed} {number}")
        _Walk(game, seats, options, chance, every, report, used).run()
        report.matches += 1
    if most_options is not None and report.most_options > most_options:
        raise Broken("options", f"a decision has {report.most_options} options, more than {most_options}")
    report.unused = sorted(set(game.components(game.content())) - used)
    return report


class _Walk:
    """One random match with checks on the way."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None,
        chance: Seeded,
        every: int,
        report: Report,
        used: set[str],
    ) -> None:
        self.game = game
        self.chance = chance
        self.every = every
        self.report = report
        self.used = used
        self.seen_options: dict[Option, None] = {}
        with _Alarms("termination"):
            self.match: Match[Any] = Match(game, seats, Seeded(chance.pick(1 << 30)), options)

    @property
    def s(self) -> Any:
        return self.match.state

    def run(self) -> None:
        global_random = random.getstate()
        while (decision := self.match.decision()) is not None:
            self.look(decision)
            option = decision.options[self.chance.pick(len(decision.options))]
            with _Alarms("termination"):
                self.match.answer(decision.seat, option, decision.ply)
            if random.getstate() != global_random:
                random.setstate(global_random)
                raise Broken("chance", f"{_at(decision, option)} uses the global random generator")
            if len(self.match.moves) > self.game.longest:
                raise Broken("termination", f"more than {self.game.longest} plies")
        self.report.longest = max(self.report.longest, len(self.match.moves))
        self.look_back()

    def look(self, decision: Decision) -> None:
        self.report.decisions += 1
        self.report.most_options = max(self.report.most_options, len(decision.options))
        name = type(decision.step).__name__
        self.report.steps_asked[name] = self.report.steps_asked.get(name, 0) + 1
        self.check_asking(decision)
        self.check_faults()
        self.used.update(self.game.components_used(self.s))
        if len(self.match.moves) % self.every == 0:
            self.check_snapshot(decision)
            self.check_clone(decision)
            self.check_offered(decision)
            self.check_refused(decision)
            self.check_sight()
            self.check_events(decision)
        self.seen_options.update(dict.fromkeys(decision.options))

    # --- asking ----------------------------------------------------------------------------------------------------

    def check_asking(self, decision: Decision) -> None:
        before = digest(self.s)
        chance, self.s.chance = self.s.chance, NO_CHANCE
        try:
            again = ask(self.s)
            decision.prompt(self.s)
            for option in decision.options:
                decision.describe(self.s, option)
        except ChanceError:
            raise Broken("purity", f"{_name(decision)} uses chance while asking") from None
        finally:
            self.s.chance = chance
        if digest(self.s) != before:
            raise Broken("purity", f"{_name(decision)} changes the state while asking")
        assert again is not None
        if again.options != decision.options:
            raise Broken("purity", f"{_name(decision)} offers other options when asked again")
        if len(set(decision.options)) < len(decision.options):
            raise Broken("options", f"{_name(decision)} offers an option twice")
        for option in decision.options:
            if not is_well_formed(option):
                raise Broken("options", f"{_name(decision)} offers {option!r}, which has no notation")

    def check_faults(self) -> None:
        for fault in self.game.faults(self.s):
            raise Broken("invariants", f"after {len(self.match.moves)} moves: {fault}")

    def check_offered(self, decision: Decision) -> None:
        for option in decision.options:
            copy = self.s.clone()
            copy.chance = Seeded(self.chance.pick(1 << 30))
            try:
                answer(copy, decision.seat, option, decision.ply)
            except (DeadEnd, Runaway) as error:
                raise Broken("termination", f"{_at(decision, option)}: {error}") from error
            except Exception as error:
                raise Broken("options", f"{_at(decision, option)} is offered but fails: {error!r}") from error

    def check_refused(self, decision: Decision) -> None:
        before = digest(self.s)
        wrong = [option for option in self._wrong(decision) if option not in decision.options]
        attempts = [(decision.seat, option, decision.ply) for option in wrong]
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

    def _wrong(self, decision: Decision) -> Iterator[Option]:
        """Answers that are probably wrong: near misses, old ones, nonsense."""
        yield from [(), ("no-such-verb",), ("",)]
        for option in decision.options[:8]:
            yield (*option, 0)
            for at, part in enumerate(option):
                if isinstance(part, int):
                    yield (*option[:at], part + 1, *option[at + 1 :])
                    yield (*option[:at], -1 - part, *option[at + 1 :])
                    yield (*option[:at], str(part), *option[at + 1 :])
                elif at:
                    yield (*option[:at], "no-such-thing", *option[at + 1 :])
            yield option[:-1]
        old = list(self.seen_options)
        for _ in range(min(8, len(old))):
            yield old[self.chance.pick(len(old))]

    # --- saving and copying ------------------------------------------------------------------------------------------

    def check_snapshot(self, decision: Decision) -> None:
        try:
            data = snapshot(self.s)
            restored = self.game.restore(data, self.s.content)
        except (BadSnapshot, TypeError) as error:
            raise Broken("snapshot", f"at {_name(decision)}: {error}") from error
        if restored != self.s or snapshot(restored) != data:
            raise Broken(
                "snapshot",
                f"at {_name(decision)}: the restored state differs: {_difference(self.s, restored)}",
            )
        again = ask(restored)
        if again is None or again.options != decision.options:
            raise Broken("snapshot", f"at {_name(decision)}: the restored state asks something else")

    def check_clone(self, decision: Decision) -> None:
        copy = self.s.clone()
        if copy != self.s or digest(copy) != digest(self.s):
            raise Broken("clone", f"a clone differs: {_difference(self.s, copy)}")
        shared = _shared(self.s, copy, "state")
        if shared:
            raise Broken("clone", f"{shared} is shared by a state and its clone")
        before = digest(self.s)
        option = decision.options[self.chance.pick(len(decision.options))]
        seed = self.chance.pick(1 << 30)
        ends = []
        for _ in range(2):
            copy = self.s.clone()
            copy.chance = Seeded(seed)
            with _Alarms("termination"):
                _play_on(copy, option, Seeded(seed), 4)
            ends.append(digest(copy))
        if ends[0] != ends[1]:
            raise Broken("chance", f"{_at(decision, option)} gives different results with the same chance")
        if digest(self.s) != before:
            raise Broken("clone", f"playing on a clone changes the original ({_at(decision, option)})")

    # --- hidden information ------------------------------------------------------------------------------------------

    def check_sight(self) -> None:
        """The view law, for every seat and for a spectator."""
        for seat in (*range(self.s.seats), SPECTATOR):
            try:
                seen = self.game.view_json(self.s, seat)
            except (TypeError, msgspec.MsgspecError) as error:
                raise Broken("view", f"of seat {seat}: {error}") from error
            mine = ask(self.s, seat)
            for _ in range(2):
                sample = determinize(self.s, seat, Seeded(self.chance.pick(1 << 30)))
                other = self.game.view_json(sample, seat)
                if other != seen:
                    raise Broken(
                        "view", f"seat {seat} sees what it may not know: {_first_difference(seen, other)}"
                    )
                theirs = ask(sample, seat)
                if (mine and mine.options) != (theirs and theirs.options):
                    raise Broken("view", f"the options of seat {seat} depend on what it may not know")
                self.play_sample(sample, seat)

    def play_sample(self, sample: State, seat: int) -> None:
        decision = ask(sample)
        if decision is None or not decision.options:
            raise Broken("determinize", f"a position sampled for seat {seat} asks nothing")
        option = decision.options[self.chance.pick(len(decision.options))]
        try:
            _play_on(sample, option, Seeded(self.chance.pick(1 << 30)), 6)
        except Exception as error:
            raise Broken(
                "determinize", f"a position sampled for seat {seat} cannot be played: {error!r}"
            ) from error

    def check_events(self, decision: Decision) -> None:
        """What a seat is told must not depend on what it may not know.

        The same answer is given in two positions the seat cannot tell apart. If it cannot tell the results apart
        either, it must have heard the same.
        """
        option = decision.options[self.chance.pick(len(decision.options))]
        seed = self.chance.pick(1 << 30)
        for seat in (*range(self.s.seats), SPECTATOR):
            heard = []
            views = []
            for state in (self.s.clone(), determinize(self.s, seat, Seeded(seed))):
                here = ask(state)
                if here is None or option not in here.options:
                    break
                state.chance = Seeded(seed)
                state.listener = listener = Listener()
                play(state, option)
                heard.append(_told(seen_by(listener.events, seat)))
                views.append(self.game.view_json(state, seat))
            if len(views) == 2 and views[0] == views[1] and heard[0] != heard[1]:
                detail = _first_difference(heard[0], heard[1])
                raise Broken(
                    "events", f"{_at(decision, option)} tells seat {seat} what it may not know: {detail}"
                )

    # --- afterwards ----------------------------------------------------------------------------------------------------

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


class _Alarms:
    """Turns the engine's own alarms into a broken law."""

    def __init__(self, law: str) -> None:
        self.law = law

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, DeadEnd | Runaway | RecursionError):
            raise Broken(self.law, str(error)) from error


def _play_on(s: State, option: Option, answers: Chance, plies: int) -> None:
    decision = play(s, option)
    for _ in range(plies):
        if decision is None:
            return
        decision = play(s, decision.options[answers.pick(len(decision.options))])


def _name(decision: Decision) -> str:
    return f"{type(decision.step).__name__} (seat {decision.seat})"


def _at(decision: Decision, option: Option) -> str:
    return f"{_name(decision)} answered {notation(option)!r}"


def _told(events: Iterable[Event]) -> bytes:
    return msgspec.json.encode([(event.key, event.args) for event in events])


def _shared(a: Any, b: Any, where: str) -> str:
    """The path of a mutable thing that belongs to both, or an empty text."""
    if isinstance(a, Ambient) or a is None:
        return ""
    if isinstance(a, Struct):
        frozen = type(a).__struct_config__.frozen
        if a is b:
            return "" if frozen else where
        if frozen:
            return ""
        names = a.__struct_fields__
        return next(filter(None, (_shared(getattr(a, n), getattr(b, n), f"{where}.{n}") for n in names)), "")
    if isinstance(a, list | dict | set | bytearray):
        if a is b:
            return where
        if isinstance(a, set | bytearray):
            return ""
        pairs = zip(a, b, strict=True) if isinstance(a, list) else ((a[key], b[key]) for key in a)
        return next(filter(None, (_shared(x, y, f"{where}[{i}]") for i, (x, y) in enumerate(pairs))), "")
    if isinstance(a, tuple):
        return next(
            filter(None, (_shared(x, y, f"{where}[{i}]") for i, (x, y) in enumerate(zip(a, b, strict=True)))),
            "",
        )
    return ""


def _difference(a: Any, b: Any) -> str:
    for name in a.__struct_fields__:
        if getattr(a, name) != getattr(b, name):
            return f"{name}: {getattr(a, name)!r} and {getattr(b, name)!r}"[:400]
    return "no field differs"


def _first_difference(a: bytes, b: bytes) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    cut = slice(max(0, at - 60), at + 40)
    return f"...{a[cut].decode(errors='replace')}... and ...{b[cut].decode(errors='replace')}..."
