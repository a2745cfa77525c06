"""Routes: leaderboards and profiles."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Path, Request

from tessera.server.deps import MaybeUser, TheStore
from tessera.server.games import the_game
from tessera.server.problems import ANYBODY, Declined
from tessera.server.ratings import Rated, Ratings, places_of
from tessera.server.wire.community import GameRecord, Profile, Ranked, RatingOut, Tally
from tessera.store import TableRow

router = APIRouter(prefix="/api", tags=["community"], responses=ANYBODY)

SHOWN = 100
"""Lines of a leaderboard."""
MOST_MATCHES = 5_000
"""Of somebody's matches, those that a profile counts."""
FAVOURITES = 3


async def get_ratings(request: Request) -> Ratings:
    return cast(Ratings, request.app.state.ratings)


TheRatings = Annotated[Ratings, Depends(get_ratings)]


@router.get("/ratings/{game_id}")
async def leaderboard(
    game_id: Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$")], ratings: TheRatings, store: TheStore
) -> list[Ranked]:
    """Who has an account and plays a game best; those whose rating is provisional come last."""
    rated = await ratings.of(the_game(game_id).id)
    accounts = {user.id: user.name for user in await store.users(list(rated)) if user.login is not None}
    best = sorted(accounts, key=lambda person: (rated[person].provisional, -rated[person].value, person))
    return [
        Ranked(person=person, name=accounts[person], **_rating(rated[person]).model_dump())
        for person in best[:SHOWN]
    ]


@router.get("/people/{person}")
async def profile(
    person: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")],
    me: MaybeUser,
    ratings: TheRatings,
    store: TheStore,
) -> Profile:
    """What somebody has played, and how it went."""
    user = await store.user(person)
    if user is None:
        raise Declined(404, "error-no-such-person")
    rows = await store.tables_of(person, ["finished"], limit=MOST_MATCHES)
    by_game: defaultdict[str, list[TableRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    games = [
        _record(person, game, matches, (await ratings.of(game)).get(person))
        for game, matches in sorted(by_game.items())
    ]
    versus = _versus(me.id, person, rows) if me is not None and me.id != person else None
    return Profile(
        id=user.id,
        name=user.name,
        account=user.login is not None,
        since=user.created,
        games=games,
        versus=versus if versus is not None and versus.played else None,
    )


def _rating(rated: Rated) -> RatingOut:
    return RatingOut(value=rated.value, played=rated.played, won=rated.won, provisional=rated.provisional)


def _record(person: str, game: str, matches: Sequence[TableRow], rated: Rated | None) -> GameRecord:
    by_seats: dict[int, Tally] = {}
    scores: list[int] = []
    played_as: Counter[str] = Counter()
    for match in matches:
        facts = match.summary
        seat = facts["users"].index(person)
        tally = by_seats.setdefault(len(facts["users"]), Tally(played=0, won=0))
        tally.played += 1
        tally.won += _has_won(facts, seat)
        if facts["outcome"] is not None and facts["outcome"]["scores"]:
            scores.append(facts["outcome"]["scores"][seat])
        if plays := facts["seats"][seat].get("plays"):
            played_as[plays] += 1
    return GameRecord(
        game=game,
        played=len(matches),
        won=sum(tally.won for tally in by_seats.values()),
        best=max(scores, default=None),
        mean=round(sum(scores) / len(scores), 1) if scores else None,
        by_seats=dict(sorted(by_seats.items())),
        favourites=played_as.most_common(FAVOURITES),
        rating=_rating(rated) if rated is not None else None,
    )


def _has_won(facts: Mapping[str, Any], seat: int) -> bool:
    """A win that counts: not in practice, and not played out by a bot."""
    if facts["outcome"] is None or facts.get("practice") or facts["seats"][seat]["away"]:
        return False
    return bool(facts["outcome"]["ranks"][seat] == 1)


def _versus(me: str, person: str, rows: Sequence[TableRow]) -> Tally:
    together = [places for row in rows if {me, person} <= (places := places_of(row.summary)).keys()]
    return Tally(played=len(together), won=sum(places[me] < places[person] for places in together))
