"""Golden matches: whole matches that are kept and played again on every run, and what they cover.

A folder of records belongs to a game: ``<name>.json`` is a match of bots or of people, ``<name>.txt`` a playthrough of
random answers with every option it had. `renew` plays those of bots anew, which is right when rules or content have
changed; `adopt` takes in a finished match of anybody; ``uncovered.json`` lists what no record covers.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tessera.bots import make_bot, observe
from tessera.kernel.chance import Keyed, Seeded
from tessera.kernel.data import replace
from tessera.kernel.engine import Decision
from tessera.kernel.game import AnyGame
from tessera.kernel.match import Match, replay
from tessera.kernel.record import BadRecord, Move, Record, dump, load
from tessera.kernel.state import Choice
from tessera.kernel.window import Sealed
from tessera.testing.playthrough import OPENING, playthrough, settings_of
from tessera.testing.texts import catalog_text, named_in_rules, questions
from tessera.testing.trial import Table, Trial, every_table

UNCOVERED = "uncovered.json"
PLAYER = "heuristic"
"""The bot that plays golden matches: it gets further than chance does."""
MILESTONE = 20
"""A kept record tells the digest of every so many positions and of the last: enough to find where rules part."""


class Covered(Struct):
    """What records have been through."""

    seats: set[int] = set()
    settings: set[str] = set()
    together: set[str] = set()
    """Settings that were chosen at one table."""
    endings: set[str] = set()
    components: set[str] = set()
    questions: set[str] = set()
    events: set[str] = set()

    def add(self, other: Covered) -> None:
        for field in self.__struct_fields__:
            getattr(self, field).update(getattr(other, field))

    def beyond(self, known: Covered) -> dict[str, list[str]]:
        """What is covered here and not there."""
        found = {
            field: sorted(map(str, getattr(self, field) - getattr(known, field)))
            for field in self.__struct_fields__
        }
        return {field: names for field, names in found.items() if names}


# --- playing again ------------------------------------------------------------------------------------------


def replayed(game: AnyGame, record: Record) -> Covered:
    """Play a record again, checking its digests, and note what it goes through; raises `BadRecord`."""
    covered = _seated(game, record.seats, record.settings)
    match: Match[Any] = replay(game, replace(record, moves=(), outcome=None))
    covered.events.update(event.key for event in match.opening)
    for move in record.moves:
        covered.questions.update(_asked(match.decision()))
        match.follow(move)
        covered.events.update(event.key for event in match.moves[-1].events)
        covered.components.update(game.components_used(match.state))
    outcome = match.state.outcome
    if outcome is None or outcome != record.outcome:
        raise BadRecord(f"ends with {outcome}, not with {record.outcome}")
    covered.endings.add(outcome.reason)
    return covered


def _seated(game: AnyGame, seats: int, settings: Mapping[str, Choice]) -> Covered:
    """What choosing a table covers: seats, and settings that are not at their defaults, each and together."""
    given = {setting.key: settings.get(setting.key, setting.default) for setting in game.settings}
    chosen = [
        f"{setting.key}={str(given[setting.key]).lower()}"
        for setting in game.settings
        if given[setting.key] != setting.default
    ]
    return Covered(
        seats={seats}, settings=set(chosen), together={" ".join(chosen)} if len(chosen) > 1 else set()
    )


def _asked(decision: Decision | None) -> Iterator[str]:
    if decision is not None:
        yield type(decision.step).__name__
        step = decision.step
        yield from [type(question).__name__ for question in getattr(step, "questions", ())]
        if isinstance(step, Sealed):
            yield from [type(question).__name__ for question in step.window.questions]


def records_in(folder: Path) -> list[Path]:
    """The records of a folder."""
    return sorted(path for path in folder.glob("*.json") if path.name != UNCOVERED)


def playthroughs_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.txt"))


def played_again(game: AnyGame, text: str) -> str:
    """A playthrough as it comes about today."""
    opening = OPENING.fullmatch(text.partition("\n")[0])
    if opening is None:
        raise BadRecord("a playthrough begins with the game, its rules, its seats and its seed")
    return playthrough(game, int(opening[2]), int(opening[3]), settings_of(opening))


# --- what is covered ----------------------------------------------------------------------------------------


def wished(trial: Trial) -> Covered:
    """What the records of a game should go through together."""
    game = trial.game
    told = {key.removeprefix("event-") for key in named_in_rules(trial) if key.startswith("event-")}
    wish = Covered(
        endings=set(re.findall(r"^reason-([\w-]+) =", catalog_text(game.package, "en"), re.M)),
        components=set(game.components(game.content())),
        questions={cls.__name__ for cls in questions(trial) if not cls.__subclasses__()},
        events=told,
    )
    for table in golden_tables(trial):
        wish.add(_seated(game, table.seats, table.settings))
    return wish


def golden_tables(trial: Trial) -> list[Table]:
    """The tables at which golden matches are played."""
    return [*every_table(trial.game), *trial.golden]


def covered_by(game: AnyGame, paths: Iterable[Path]) -> tuple[Covered, list[str]]:
    """What some records cover together; and which do not come about any more, and why."""
    covered, different = Covered(), []
    for path in paths:
        try:
            covered.add(replayed(game, load(path.read_text(encoding="utf-8"))))
        except BadRecord as error:
            different.append(f"{path.name}: {error}")
    return covered, different


def uncovered(trial: Trial, covered: Covered) -> dict[str, list[str]]:
    """What no record covers."""
    return wished(trial).beyond(covered)


def read_uncovered(folder: Path) -> dict[str, list[str]]:
    """What was known to be uncovered."""
    file = folder / UNCOVERED
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) if file.is_file() else {}


def write_uncovered(folder: Path, found: dict[str, list[str]]) -> None:
    text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
    (folder / UNCOVERED).write_text(text + "\n", encoding="utf-8", newline="\n")


# --- playing anew -------------------------------------------------------------------------------------------


def played(game: AnyGame, table: Table, name: str) -> Match[Any]:
    """A match of bots that think, at a table with a known key."""
    key = hashlib.sha256(f"{game.id} {name}".encode()).digest()
    names = tuple(f"{PLAYER} {seat + 1}" for seat in range(table.seats))
    match: Match[Any] = Match(game, table.seats, Keyed(key), table.settings, players=names)
    chance = Seeded(f"golden {game.id} {name}")
    bot = make_bot(PLAYER, chance)
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, bot.choose(observe(game, match.state, decision.seat, chance)))
    return match


def compact(record: Record) -> Record:
    """A record without most of its digests."""
    last = len(record.moves) - 1
    moves = [
        move if number % MILESTONE == 0 or number == last else Move(move.seat, move.do, move.chance)
        for number, move in enumerate(record.moves)
    ]
    return replace(record, moves=tuple(moves))


def keep(folder: Path, name: str, record: Record) -> Path:
    """Put a record into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(dump(compact(record)), encoding="utf-8", newline="\n")
    return path


def by_bots(record: Record) -> bool:
    """Whether a record was made here: whoever played it can play again."""
    return all(player.startswith(PLAYER) for player in record.players)


def renew(trial: Trial, folder: Path, tries: int = 20) -> Iterator[str]:
    """Play the golden matches of a game anew; says what it does.

    One match for every table of `golden_tables`; then at most so many more, until every ending has been seen.
    Playthroughs come about again as they are. Records of people stay if they still replay.
    """
    game = trial.game
    folder.mkdir(parents=True, exist_ok=True)
    yield from _dropped(game, folder)
    for path in playthroughs_in(folder):
        path.write_text(played_again(game, path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
        yield f"{path.name}: played again"
    tables = golden_tables(trial)
    for table in tables:
        yield _renewed(game, table, f"{PLAYER}-{table}", folder)
    yield from _endings(trial, tables, folder, tries)
    covered, different = covered_by(game, records_in(folder))
    yield from different
    found = uncovered(trial, covered)
    write_uncovered(folder, found)
    yield from (f"no record covers {what}: {', '.join(names)}" for what, names in found.items())


def _dropped(game: AnyGame, folder: Path) -> Iterator[str]:
    for path in records_in(folder):
        record = load(path.read_text(encoding="utf-8"))
        if by_bots(record):
            path.unlink()
            continue
        try:
            replayed(game, record)
        except BadRecord as error:
            yield f"{path.name}: people played this, and it does not replay ({error}); see tessera regold"


def _renewed(game: AnyGame, table: Table, name: str, folder: Path) -> str:
    record = played(game, table, name).record()
    keep(folder, name, record)
    reason = record.outcome.reason if record.outcome is not None else "nothing"
    return f"{name}.json: {len(record.moves)} moves, ends with {reason}"


def _endings(trial: Trial, tables: list[Table], folder: Path, tries: int) -> Iterator[str]:
    """Matches that end in ways no match has ended so far, as far as bots find them."""
    wanted, game = wished(trial).endings, trial.game
    records = [load(path.read_text(encoding="utf-8")) for path in records_in(folder)]
    wanted -= {record.outcome.reason for record in records if record.outcome is not None}
    for number in range(tries):
        if not wanted:
            return
        table = tables[number % len(tables)]
        record = played(game, table, f"seeking {number}").record()
        if record.outcome is not None and record.outcome.reason in wanted:
            wanted.discard(record.outcome.reason)
            name = f"{PLAYER}-ending-{record.outcome.reason}"
            keep(folder, name, record)
            yield f"{name}.json: {len(record.moves)} moves at table {table}"


# --- matches of others --------------------------------------------------------------------------------------


def adopt(trial: Trial, record: Record, folder: Path, name: str) -> dict[str, list[str]]:
    """Take a finished match into the suite; what it covers that no record did."""
    if record.outcome is None:
        raise BadRecord("this match is not over")
    before, _ = covered_by(trial.game, records_in(folder))
    covered = replayed(trial.game, record)
    keep(folder, name, record)
    before_and_now = covered.beyond(before)
    before.add(covered)
    write_uncovered(folder, uncovered(trial, before))
    return before_and_now
