"""How strong the bots are, as a page: made from the results of ladders, which are kept beside it.

A ladder's run is large and stays where it was played. What is kept of it is small: who met whom, at how many seats,
under which revision, and what came of it. The page says every figure with its number of matches and its interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from tessera.kernel import game
from tessera.lab.blocks import MatchRow
from tessera.lab.run import BadRun, Run
from tessera.lab.tally import wilson

RESULTS = "results.json"
NOTES = "notes.md"
HERE = "<!-- results -->"
"""Where the tables stand in the notes."""


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What came of two bots meeting."""

    game: str
    first: str
    second: str
    seats: int
    held: int
    """Seats that the first has in every match."""
    seed: int
    revision: str
    """Of the code that was measured."""
    matches: int
    won: float
    """By the first; who shares a victory has a part of it."""
    unfinished: int = 0

    @property
    def key(self) -> tuple[str, str, str, int, int, str]:
        return self.game, self.first, self.second, self.seats, self.seed, self.revision


def results_of(run: Run, revision: str) -> list[Result]:
    """What a ladder has found out so far, for every two bots that have met alone."""
    experiment = run.experiment
    found = []
    for number, arm in enumerate(experiment.arms):
        names = list(dict.fromkeys(arm.bots))
        if len(names) != 2:
            raise BadRun("only ladders in which two bots meet at a table are kept: name two at a time")
        rows = run.rows(number)
        ended = [row for row in rows if row.ranks]
        found.append(
            Result(
                game=experiment.game,
                first=names[0],
                second=names[1],
                seats=len(arm.bots),
                held=arm.bots.count(names[0]),
                seed=experiment.seed,
                revision=revision,
                matches=len(ended),
                won=round(sum([_won(row, names[0]) for row in ended]), 3),
                unfinished=len(rows) - len(ended),
            )
        )
    return found


def _won(row: MatchRow, bot: str) -> float:
    winners = [name for name, rank in zip(row.bots, row.ranks, strict=True) if rank == 1]
    return winners.count(bot) / len(winners)


def read(folder: Path) -> list[Result]:
    path = folder / RESULTS
    return msgspec.json.decode(path.read_bytes(), type=list[Result]) if path.exists() else []


def keep(folder: Path, new: Iterable[Result]) -> None:
    """Add results; one of the same bots, deals and revision takes the place of what was known before."""
    known = {result.key: result for result in (*read(folder), *new) if result.matches}
    kept = [known[key] for key in sorted(known)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / RESULTS).write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")


def page(folder: Path) -> str:
    """The notes with the tables in their place."""
    notes = (folder / NOTES).read_text(encoding="utf-8")
    before, here, after = notes.partition(HERE)
    if not here:
        raise BadRun(f"{str(folder / NOTES)!r} does not say where the results belong: {HERE}")
    return f"{before}{tables(read(folder))}{after}"


def tables(results: Sequence[Result]) -> str:
    """One for each game."""
    parts = []
    for game_id in dict.fromkeys([result.game for result in results]):
        lines = [
            f"### {game(game_id).name['en']}",
            "",
            "| first | against | seats | share of the first | n | revision, seed |",
            "| --- | --- | --- | --- | --- | --- |",
            *[_line(result) for result in results if result.game == game_id],
        ]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _line(result: Result) -> str:
    share = wilson(result.won, result.matches)
    told = f"{100 * share.share:.0f} % ({100 * share.low:.0f}-{100 * share.high:.0f})"
    seats = f"{result.seats}" if result.seats == 2 else f"{result.seats}, of which {result.held}"
    count = f"{result.matches}" + (f" (and {result.unfinished} without end)" if result.unfinished else "")
    names = f"`{short(result.first)}` | `{short(result.second)}`"
    return f"| {names} | {seats} | {told} | {count} | {result.revision}, {result.seed} |"


def short(bot: str) -> str:
    """A bot of a revision, as people write it."""
    name, _, revision = bot.rpartition(":")[2].partition("_")
    return f"{name} of {revision}" if ":" in bot and revision else bot
