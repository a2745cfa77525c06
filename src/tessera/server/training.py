"""Routes: what somebody can learn from their analysed matches. Told to themselves and to nobody else."""

from __future__ import annotations

from collections import defaultdict

from fastapi import APIRouter

from tessera.analysis.findings import VERSION
from tessera.analysis.training import Decisions, decisions_in, weaknesses
from tessera.kernel.registry import game as find
from tessera.kernel.registry import game_ids
from tessera.server.deps import TheSettings, TheStore, User
from tessera.server.problems import KNOWN
from tessera.server.puzzles import the_puzzles, theme_of_puzzle
from tessera.server.wire.base import Text
from tessera.server.wire.training import DecidedOut, GameTrainingOut, TrainingOut, WeaknessOut
from tessera.store import TableRow
from tessera.store.analyses import OPEN, Analyses, Kept

router = APIRouter(prefix="/api/me", tags=["people"], responses=KNOWN)

LATEST = 40
"""Finished matches that are looked through for analyses."""


@router.get("/training")
async def training(user: User, store: TheStore, settings: TheSettings) -> TrainingOut:
    """How well the caller has decided in their latest analysed matches, and which puzzles would help them most."""
    rows = {row.id: row for row in await store.tables_of(user.id, ["finished"], limit=LATEST)}
    kept = await Analyses(store).of_tables(list(rows), VERSION, decisions_in)
    mine: defaultdict[str, list[tuple[TableRow, int, Decisions]]] = defaultdict(list)
    for row in reversed(rows.values()):
        seat = row.summary["users"].index(user.id)
        found = _closest([each for each in kept if each.table == row.id and each.eyes in (OPEN, seat)])
        if found is not None and not row.summary["seats"][seat]["away"]:
            mine[row.game].append((row, seat, found))
    return TrainingOut(
        games=[
            GameTrainingOut(
                game=game,
                matches=[_decided(row, seat, found) for row, seat, found in mine[game]],
                weakness=_weakness(game, [(seat, found) for _, seat, found in mine[game]], settings),
            )
            for game in game_ids()
            if mine[game]
        ]
    )


def _closest(kept: list[Kept[Decisions]]) -> Decisions | None:
    """Of several analyses of a match, the one that looked closest."""
    return min(kept, key=lambda each: (each.depth != "deep", each.eyes)).found if kept else None


def _decided(row: TableRow, seat: int, found: Decisions) -> DecidedOut:
    account = found.account(seat)
    assert account is not None
    return DecidedOut(
        table=row.id,
        finished=row.finished or row.changed,
        decisions=account.decisions,
        loss=account.loss,
        accuracy=account.accuracy,
    )


def _weakness(
    game_id: str, matches: list[tuple[int, Decisions]], settings: TheSettings
) -> WeaknessOut | None:
    """The theme that has cost most among those that there are puzzles about."""
    game = find(game_id)
    themes = {theme_of_puzzle(game, each) for each in the_puzzles(game, settings)}
    for theme, lost, decisions in weaknesses(game, matches):
        if theme in themes:
            said = Text(key=f"theme-{theme}", args={})
            return WeaknessOut(theme=theme, said=said, lost=lost, decisions=decisions)
    return None
