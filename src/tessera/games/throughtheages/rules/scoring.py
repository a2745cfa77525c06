"""The end of the game (TA-19.09 - TA-19.14, TA-22.02)."""

from __future__ import annotations

from itertools import pairwise

from tessera.games.throughtheages.content import II, III, Event
from tessera.games.throughtheages.hooks import GAME_ENDS
from tessera.games.throughtheages.rules.events import Evaluate
from tessera.games.throughtheages.rules.ratings import (
    food_production,
    happiness,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.state import Ages, Civilization, civilizations, first_player
from tessera.kernel import Act, Outcome, ScoreLine
from tessera.kernel.effects import emit
from tessera.kernel.outcome import ranks_of
from tessera.kernel.tuples import put


class FinalScoring(Act, frozen=True):
    """Every Age III event that is still in an events deck is evaluated once (TA-19.10)."""

    def run(self, s: Ages) -> None:
        s.active = first_player(s)  # ties are broken as if it were the starting player's turn (TA-18.03)
        s.tell("final-scoring")
        cards = sorted([*s.next_event.take_all(), *s.events.take_all(), *s.future.take_all()])
        scoring = [card for card in cards if _scores(s, card)]
        for card in cards:
            if card not in scoring:
                s.past = put(s.past, card)
        for p in s.players:
            p.notes.take_all()
        tally = (culture(s),)
        last = ShortScoring(tally) if s.setup.settings["short"] else LastEffects(tally)
        s.then(*[Evaluate(card) for card in scoring], last)


def _scores(s: Ages, card: int) -> bool:
    """Events of Age III; cards of other kinds may have been prepared as events (TA-36.01)."""
    return s.content.age[card] == III and isinstance(s.content.rows[card], Event)


Tally = tuple[tuple[int, ...], ...]
"""Everybody's culture points before the final scoring, and after each of its parts."""


def culture(s: Ages) -> tuple[int, ...]:
    return tuple([p.culture for p in s.players])


class ShortScoring(Act, frozen=True):
    """What the short first game scores at its end (TA-22.02)."""

    tally: Tally = ()

    def run(self, s: Ages) -> None:
        s.then(LastEffects((*self.tally, culture(s))))
        for p in civilizations(s):
            gained = short_points(s, p)
            p.culture += gained
            s.tell("culture", seat=p.seat, count=gained)


def short_points(s: Ages, p: Civilization) -> int:
    age = s.content.age
    points = science_rating(s, p) + strength_rating(s, p) + happiness(s, p)
    points += food_production(s, p) + resource_production(s, p)
    points += sum([age[card] for card in (*p.techs, *p.specials)]) + 2 * age[p.government]
    points += 3 * len(p.colonies)
    return points + 6 * len([wonder for wonder in p.wonders if age[wonder] == II])


class LastEffects(Act, frozen=True):
    """End-of-game effects of cards in play."""

    tally: Tally = ()

    def run(self, s: Ages) -> None:
        s.then(Finish((*self.tally, culture(s))))
        waiting = len(s.agenda)
        for p in reversed(civilizations(s)):
            emit(s, p, GAME_ENDS)
        if len(s.agenda) > waiting:
            s.tell("last-effects")


class Finish(Act, frozen=True):
    """The most culture points win; tied players share the victory (TA-19.11)."""

    tally: Tally = ()

    def run(self, s: Ages) -> None:
        s.finish(outcome(s, "end", self.tally))


def outcome(s: Ages, reason: str, tally: Tally = ()) -> Outcome:
    """Who has resigned cannot win (TA-6.60)."""
    scores = culture(s)
    ranks = ranks_of([(not p.resigned, p.culture) for p in s.players])
    return Outcome(ranks, scores, reason, tuple([lines_of(s, p, tally) for p in s.players]))


def lines_of(s: Ages, p: Civilization, tally: Tally) -> tuple[ScoreLine, ...]:
    """What the points of a seat are made of: those before the final scoring, and what each part of it added."""
    if not tally:
        return (ScoreLine("score-culture", p.culture),)
    short = ["score-short"] if s.setup.settings["short"] else []
    then = [0, *[points[p.seat] for points in tally], p.culture]
    added = [after - before for before, after in pairwise(then)]
    parts = ("score-before", "score-events", *short, "score-effects")
    return tuple([ScoreLine(key, amount) for key, amount in zip(parts, added, strict=True)])


def finish_with_last(s: Ages) -> None:
    """If only one player remains, that one wins at once (TA-6.62)."""
    s.finish(outcome(s, "resigned"))
