"""The end of the game (CV-15): four victories, and a ranking where nobody has won in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessera.games.civilization.hooks import TECH_VICTORY
from tessera.games.civilization.rules.yields import coins, coins_at_most
from tessera.kernel import Outcome, ScoreLine
from tessera.kernel.effects import allows
from tessera.kernel.outcome import ranks_of

if TYPE_CHECKING:
    from tessera.games.civilization.state import Nation, World

MILITARY, TECH, CULTURE, ECONOMY = "military", "tech", "culture", "economy"
TURN_LIMIT, THIRD_CITY = "turn-limit", "third-city"
THIRD: Final = 3


def settle_victory(s: World) -> None:
    """Checked after every change, in this order; of several players the first in player order wins (CV-15.11)."""
    won: list[tuple[int, int, str]] = []
    goal, last = s.content.constants.coins_to_win, len(s.content.constants.track)
    for p in s.players:
        place = (p.seat - s.first) % s.seats
        if allows(s, p, TECH_VICTORY):
            won.append((0, place, TECH))
        if p.track >= last:
            won.append((1, place, CULTURE))
        if coins_at_most(s, p) >= goal and coins(s, p) >= goal:
            won.append((2, place, ECONOMY))
    if won:
        _, place, reason = min(won)
        win(s, s.players[(s.first + place) % s.seats], reason)
    elif s.setup.settings["introductory"] and any(len(p.cities) >= THIRD for p in s.players):
        end(s, [(0,)] * s.seats, THIRD_CITY)  # nobody wins (CV-16.03)


def win(s: World, winner: Nation, reason: str) -> None:
    """The game ends at once; who meets a condition wins alone (CV-15.05)."""
    s.tell("won", seat=winner.seat, how=reason)
    end(s, [(1,) if p is winner else (0,) for p in s.players], reason)


def end(s: World, keys: list[tuple[int, ...]], reason: str) -> None:
    breakdown = tuple(
        [tuple([ScoreLine(key, n) for key, n in zip(GOALS, progress(s, p), strict=True)]) for p in s.players]
    )
    s.finish(Outcome(ranks_of(keys), tuple([max(progress(s, p)) for p in s.players]), reason, breakdown))


GOALS: Final = ("score-progress-culture", "score-progress-economy", "score-progress-tech")


def progress(s: World, p: Nation) -> tuple[int, int, int]:
    """Towards a culture, an economic and a tech victory, in percent (CV-15.09)."""
    return progress_with(s, p, coins(s, p))


def progress_with(s: World, p: Nation, wealth: int) -> tuple[int, int, int]:
    """The same with so many coins."""
    constants = s.content.constants
    rows = pyramid(s, p)
    counted = sum([min(have, enough) for have, enough in zip(rows, constants.enough, strict=True)])
    return (
        100 * p.track // len(constants.track),
        100 * wealth // constants.coins_to_win,
        100 * counted // sum(constants.enough),
    )


def pyramid(s: World, p: Nation) -> list[int]:
    """Techs in each row; the start tech lies in the first one whatever its level (CV-2.17)."""
    rows = [0] * 5
    level = s.content.level
    for place, tech in enumerate(p.techs):
        rows[level[tech] - 1 if place else 0] += 1
    return rows


def rank_at_the_limit(s: World) -> None:
    """By the best of the three, their sum, trade and culture tokens (CV-15.08, CV-15.09)."""
    keys: list[tuple[int, ...]] = []
    for p in s.players:
        goals = progress(s, p)
        keys.append((max(goals), sum(goals), p.trade, p.culture))
    s.tell("turn-limit", count=s.turn)
    end(s, keys, TURN_LIMIT)
