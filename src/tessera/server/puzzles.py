"""Routes: puzzles. One for everybody per game and day, then as many as one likes; an account is not needed.

A puzzle is put at a table of its own that is never stored: the asked seat is the solver's, and what this seat cannot
know is dealt anew. So everything that tells about a question at a table tells about a puzzle as well.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache, partial
from hashlib import sha256
from typing import Annotated, Any, cast

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from openskill.models import PlackettLuce

from tessera.analysis.judging import said
from tessera.analysis.puzzles import Stale, of_the_day, puzzle, today_of
from tessera.analysis.work import verdict_of
from tessera.kernel import AnyGame, Seeded, notation, notation_of
from tessera.kernel.beginning import beginning_of
from tessera.kernel.engine import legal
from tessera.kernel.option import Answer, parse_parts
from tessera.kernel.registry import game as find
from tessera.kernel.registry import game_ids
from tessera.server.deps import Address, MaybeUser, TheHub, TheMeter, TheQuotas, TheSettings, TheStore
from tessera.server.games import GameId, the_game
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.ratings import OVERLAP, Rated
from tessera.server.settings import Settings
from tessera.server.tables import Parts, json
from tessera.server.wire.base import Text
from tessera.server.wire.community import RatingOut
from tessera.server.wire.puzzles import (
    GamePuzzlesOut,
    PuzzleAnswer,
    PuzzleId,
    PuzzleOut,
    PuzzlesOut,
    VerdictOut,
)
from tessera.server.wire.questions import Following, PartOut, Preview, WhyIn, WhyNot
from tessera.store import Store
from tessera.store.attempts import Attempt, Attempts
from tessera.table import Table, play, seats
from tessera.table.lookback import explained
from tessera.table.sheet import following, sheet

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=KNOWN)

SOLVER = "solver"
"""Whoever solves it, at the table of a puzzle."""
RIVAL = "heuristic"
MIDDLE, PER_LEVEL = 3, 4.0
"""Where a puzzle's skill begins: that of a new player at the middle level, and so much more for each level."""

Puzzle = Annotated[str, Path(pattern=r"^[0-9]{1,9}-[0-9]{1,6}$")]
Theme = Annotated[
    str, Query(pattern=r"^[a-z]{0,20}$", description="What it should be about, if there is one.")
]

_model = PlackettLuce()


# --- tables of puzzles --------------------------------------------------------------------------------------


@cache
def table_of(game: AnyGame, puzzle_id: str) -> Table:
    """The table at which a puzzle is put. Nothing is ever answered there."""
    found = puzzle(game, puzzle_id)
    setup, name = found.position.setup, f"{game.id} {puzzle_id}"
    beginning = beginning_of(found.position, found.seat, Seeded(name))
    table, _ = Table.open(
        f"puzzle.{game.id}.{puzzle_id}",
        game,
        setup.seats,
        dict(setup.settings),
        SOLVER,
        0.0,
        beginning=beginning,
    )
    seats.sit(table, SOLVER, SOLVER, 0.0, found.seat)
    for seat in range(setup.seats):
        if seat != found.seat:
            seats.seat_bot(table, SOLVER, seat, RIVAL, 0.0)
    play.start(table, SOLVER, sha256(name.encode()).digest(), 0.0)
    return table


def the_puzzles(game: AnyGame, settings: Settings) -> dict[str, str]:
    """Those that can be put here: where a host has corrected components, positions were judged with others."""
    return {} if settings.content.get(game.id) else today_of(game)


def the_table(game_id: str, puzzle_id: str, settings: Settings) -> Table:
    game = the_game(game_id)
    if puzzle_id not in the_puzzles(game, settings):
        raise Declined(404, "error-no-such-puzzle")
    try:
        return table_of(game, puzzle_id)
    except Stale:
        raise Declined(404, "error-no-such-puzzle") from None


def today() -> date:
    return datetime.now(UTC).date()


def streak_of(attempts: Sequence[Attempt], day: date) -> int:
    """Days in a row with a puzzle of the day solved, up to a day; while that day lasts, up to the one before."""
    solved = {attempt.day for attempt in attempts if attempt.day and attempt.solved}
    at = day if day.isoformat() in solved else day - timedelta(days=1)
    count = 0
    while at.isoformat() in solved:
        count, at = count + 1, at - timedelta(days=1)
    return count


# --- ratings ------------------------------------------------------------------------------------------------


class PuzzleRatings:
    """Of people with an account and of puzzles, worked out from first attempts: a puzzle that is not solved has won."""

    def __init__(self, store: Store) -> None:
        self._attempts = Attempts(store)
        self._people: dict[tuple[str, str], Rated] = {}
        self._puzzles: dict[tuple[str, str], Rated] = {}
        self._counted: set[tuple[str, str, str]] = set()
        self._until = 0.0
        self._catching_up = asyncio.Lock()

    async def catch_up(self) -> None:
        """Count what is new."""
        async with self._catching_up:
            for attempt in await self._attempts.of_accounts_since(self._until - OVERLAP):
                self._until = max(self._until, attempt.at)
                self._count(attempt)

    def _count(self, attempt: Attempt) -> None:
        key = (attempt.user, attempt.game, attempt.puzzle)
        if key in self._counted or attempt.game not in game_ids():
            return
        self._counted.add(key)
        person = self._people.setdefault((attempt.user, attempt.game), Rated(_model.rating()))
        against = self.puzzle(find(attempt.game), attempt.puzzle)
        ranks = [1.0, 2.0] if attempt.solved else [2.0, 1.0]
        (person.skill,), (against.skill,) = _model.rate([[person.skill], [against.skill]], ranks=ranks)
        person.played, person.won = person.played + 1, person.won + attempt.solved
        against.played, against.won = against.played + 1, against.won + (not attempt.solved)

    def person(self, user: str, game: str) -> Rated | None:
        return self._people.get((user, game))

    def puzzle(self, game: AnyGame, puzzle_id: str) -> Rated:
        """A puzzle that nobody has tried is as hard as it is for bots."""
        return self._puzzles.setdefault((game.id, puzzle_id), Rated(_first_skill(game, puzzle_id)))


def _first_skill(game: AnyGame, puzzle_id: str) -> Any:
    usual = _model.rating()
    return _model.rating(mu=usual.mu + PER_LEVEL * (_level(game, puzzle_id) - MIDDLE), sigma=usual.sigma)


def _level(game: AnyGame, puzzle_id: str) -> int:
    """Read from the file alone: a position is set up when somebody wants to see it."""
    lines = today_of(game).get(puzzle_id, "").splitlines()
    return next((int(line.removeprefix("level ")) for line in lines if line.startswith("level ")), MIDDLE)


def theme_of_puzzle(game: AnyGame, puzzle_id: str) -> str:
    """The same of what it is about."""
    lines = today_of(game)[puzzle_id].splitlines()
    return next((line.removeprefix("theme ") for line in lines if line.startswith("theme ")), "")


async def get_puzzle_ratings(request: Request) -> PuzzleRatings:
    ratings = cast(PuzzleRatings, request.app.state.puzzle_ratings)
    await ratings.catch_up()
    return ratings


TheRatings = Annotated[PuzzleRatings, Depends(get_puzzle_ratings)]


def _rating(rated: Rated | None) -> RatingOut | None:
    if rated is None:
        return None
    return RatingOut(value=rated.value, played=rated.played, won=rated.won, provisional=rated.provisional)


# --- routes -------------------------------------------------------------------------------------------------


@router.get("")
async def puzzles(user: MaybeUser, store: TheStore, settings: TheSettings, ratings: TheRatings) -> PuzzlesOut:
    """The puzzles of the day, and how the caller has done so far."""
    mine = await Attempts(store).of(user.id) if user is not None else []
    day, games = today(), []
    for game in map(find, game_ids()):
        own = [attempt for attempt in mine if attempt.game == game.id]
        there = the_puzzles(game, settings)
        daily = of_the_day(game, day) if there else None
        on_it = [attempt.solved for attempt in own if attempt.day == day.isoformat()]
        games.append(
            GamePuzzlesOut(
                game=game.id,
                count=len(there),
                daily=daily,
                daily_solved=on_it[0] if on_it else None,
                tried=len({attempt.puzzle for attempt in own}),
                solved=len({attempt.puzzle for attempt in own if attempt.solved}),
                rating=_rating(ratings.person(user.id, game.id)) if user is not None else None,
            )
        )
    return PuzzlesOut(day=day.isoformat(), streak=streak_of(mine, day), games=games)


@router.get("/{game_id}/next")
async def next_puzzle(
    game_id: GameId,
    user: MaybeUser,
    store: TheStore,
    settings: TheSettings,
    ratings: TheRatings,
    theme: Theme = "",
    after: Annotated[str, Query(max_length=20)] = "",
) -> PuzzleId:
    """One that the caller has not tried yet, about as hard as they are good; of a theme if there is one."""
    game = the_game(game_id)
    ids = [each for each in the_puzzles(game, settings) if each != after]
    if not ids:
        raise Declined(404, "error-no-such-puzzle")
    mine = await Attempts(store).of(user.id) if user is not None else []
    tried = {attempt.puzzle for attempt in mine if attempt.game == game.id}
    ids = [each for each in ids if each not in tried] or ids
    ids = [each for each in ids if theme_of_puzzle(game, each) == theme] or ids
    rated = ratings.person(user.id, game.id) if user is not None else None
    skill = rated.skill.mu if rated is not None else _model.rating().mu
    mixed = Seeded(f"{user.id if user is not None else after} {len(tried)}").shuffled(range(len(ids)))
    best = min(mixed, key=lambda at: abs(ratings.puzzle(game, ids[at]).skill.mu - skill))
    return PuzzleId(id=ids[best])


@router.get("/{game_id}/{puzzle_id}", response_model=PuzzleOut)
async def look(
    game_id: GameId,
    puzzle_id: Puzzle,
    user: MaybeUser,
    settings: TheSettings,
    ratings: TheRatings,
    meter: TheMeter,
) -> Response:
    """A puzzle as whoever is asked in it sees it."""
    with meter.working(user.id if user is not None else ""):
        table = the_table(game_id, puzzle_id, settings)
        shown = sheet(table, SOLVER, time.time())
    game = the_game(game_id)
    return json(
        {
            "id": puzzle_id,
            "game": game.id,
            "theme": Text(key=f"theme-{theme_of_puzzle(game, puzzle_id)}", args={}).model_dump(),
            "level": _level(game, puzzle_id),
            "rating": ratings.puzzle(game, puzzle_id).value,
            "daily": of_the_day(game, today()) == puzzle_id,
            "table": shown,
        }
    )


@router.get("/{game_id}/{puzzle_id}/decision", response_model=Following)
async def what_follows(
    game_id: GameId,
    puzzle_id: Puzzle,
    user: MaybeUser,
    settings: TheSettings,
    meter: TheMeter,
    after: Parts = "",
    ply: Annotated[int | None, Query(ge=0)] = None,
) -> Response:
    """What is asked after some parts of an answer."""
    with meter.working(user.id if user is not None else ""):
        return json(following(the_table(game_id, puzzle_id, settings), SOLVER, after, ply))


@router.get("/{game_id}/{puzzle_id}/preview", response_model=Preview)
async def what_it_brings(
    game_id: GameId,
    puzzle_id: Puzzle,
    user: MaybeUser,
    settings: TheSettings,
    meter: TheMeter,
    after: Parts = "",
    ply: Annotated[int | None, Query(ge=0)] = None,
) -> Response:
    """What some parts of an answer would lead to, if the game shows it."""
    with meter.working(user.id if user is not None else ""):
        parts = parse_parts(after) if after else ()
        shown = play.preview(the_table(game_id, puzzle_id, settings), SOLVER, parts, ply)
        return json({"after": after, "preview": shown})


@router.post("/{game_id}/{puzzle_id}/why")
async def why(
    game_id: GameId,
    puzzle_id: Puzzle,
    question: WhyIn,
    user: MaybeUser,
    settings: TheSettings,
    meter: TheMeter,
) -> WhyNot:
    """Why an answer, or the beginning of one, is not legal, with the rule."""
    with meter.working(user.id if user is not None else ""):
        table, parts = the_table(game_id, puzzle_id, settings), [parse_parts(part) for part in question.after]
        tried = play.tried(table, SOLVER, parts, parse_parts(question.option), question.open)
        refusal = play.why_not(table, SOLVER, tried)
    if refusal is None:
        return WhyNot(legal=True, reason=None, rule="", part=0)
    reason = Text(key=refusal.key, args=dict(refusal.args))
    return WhyNot(legal=False, reason=reason, rule=refusal.rule, part=refusal.part)


@router.get("/{game_id}/{puzzle_id}/explain", response_model=list[PartOut])
async def explain(
    game_id: GameId,
    puzzle_id: Puzzle,
    user: MaybeUser,
    settings: TheSettings,
    meter: TheMeter,
    seat: Annotated[int, Query(ge=0, le=7)],
    value: Annotated[str, Query(pattern=r"^[A-Za-z0-9:_-]{1,80}$")],
) -> Response:
    """Why a value of a seat is what it is, line by line."""
    with meter.working(user.id if user is not None else ""):
        return json(explained(the_table(game_id, puzzle_id, settings), None, seat, value))


@router.post("/{game_id}/{puzzle_id}/answer", response_model=VerdictOut)
async def answer(
    game_id: GameId,
    puzzle_id: Puzzle,
    given: PuzzleAnswer,
    user: MaybeUser,
    store: TheStore,
    settings: TheSettings,
    ratings: TheRatings,
    hub: TheHub,
    quotas: TheQuotas,
    meter: TheMeter,
    address: Address,
) -> Response:
    """Answer a puzzle: whether that is best, what it loses and why, and the solution. The first attempt counts."""
    person = user.id if user is not None else ""
    await quotas.take(Quota.HINTS, person, address)
    table = the_table(game_id, puzzle_id, settings)
    game, found = table.game, puzzle(table.game, puzzle_id)
    assert table.match is not None
    parts = legal(table.match.state, table.decision(found.seat), parse_parts(given.option))
    try:
        told = await hub.thinkers.work_for(
            person or address,
            table.id,
            partial(meter.spent, person),
            verdict_of,
            game.id,
            puzzle_id,
            notation_of(parts),
        )
    except TimeoutError:
        raise Declined(503, "error-no-hint") from None
    worth = msgspec.json.decode(told)
    mine = await Attempts(store).of(user.id) if user is not None else []
    first = not any((attempt.game, attempt.puzzle) == (game.id, puzzle_id) for attempt in mine)
    if user is not None:
        mine = await _noted(store, user.id, game, puzzle_id, worth)
        await ratings.catch_up()
    rating = _rating(ratings.person(person, game.id))
    return json(
        {
            "solved": worth["solved"],
            "loss": round(worth["loss"], 4),
            "error": round(worth["error"], 4),
            "why": [{"key": f"term-{each['term']}", "gain": each["gain"]} for each in worth["why"]],
            "given": _said(found.position, found.seat, parts),
            "solution": _said(found.position, found.seat, found.puzzle.solutions[0]),
            "first": first,
            "streak": streak_of(mine, today()),
            "rating": rating.model_dump() if rating is not None else None,
        }
    )


async def _noted(
    store: Store, user: str, game: AnyGame, puzzle_id: str, worth: dict[str, Any]
) -> list[Attempt]:
    """Note an attempt, if it is the first; all attempts of that person."""
    attempts, day = Attempts(store), today()
    of_day = day.isoformat() if of_the_day(game, day) == puzzle_id else ""
    theme = theme_of_puzzle(game, puzzle_id)
    attempt = Attempt(user, game.id, puzzle_id, of_day, time.time(), worth["solved"], worth["loss"], theme)
    await attempts.note(attempt)
    return await attempts.of(user)


def _said(position: Any, seat: int, parts: Answer) -> dict[str, Any]:
    return {
        "answer": notation_of(parts),
        "parts": [notation(part) for part in parts],
        "said": msgspec.to_builtins(said(position, seat, parts)),
    }
