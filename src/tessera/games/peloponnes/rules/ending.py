"""The end of the game: last income, late protection, scoring (chapter 13)."""

from __future__ import annotations

from typing import NamedTuple

from tessera.games.peloponnes.content import DISASTERS, INHABITANT
from tessera.games.peloponnes.rules.goods import coins_available, draw_coins
from tessera.games.peloponnes.rules.income import round_income
from tessera.games.peloponnes.rules.tableau import (
    card_key,
    inhabitants,
    luxury_card_active,
    power_points,
    protected,
    uncover,
)
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import Act, Outcome, ScoreLine
from tessera.kernel.outcome import ranks_of


class FinalIncome(Act, frozen=True):
    """Coin income once more; no luxury, no one-off income (PE-13.02, PE-13.16)."""

    def run(self, s: Peloponnes) -> None:
        for seat in s.order:
            p = s.players[seat]
            coins, _ = round_income(s, p)
            coins = min(coins, coins_available(s))
            s.tell("final-income", seat=seat, coins=coins)
            draw_coins(s, p, coins, told=True)


class LateProtection(Act, frozen=True):
    """Whoever is protected by now takes the covers of a disaster off (PE-13.04).

    An uncovered building may itself protect, so the check is repeated until nothing changes (PE-13.05).
    """

    def run(self, s: Peloponnes) -> None:
        for seat in s.order:
            while self._uncovered_any(s, s.players[seat]):
                pass

    def _uncovered_any(self, s: Peloponnes, p: Player) -> bool:
        for place, disaster in enumerate(p.covered_by):
            if protected(s, p, disaster):
                card = card_key(s, p.covered[place])
                s.tell("uncovered", seat=p.seat, card=card, disaster=DISASTERS[disaster])
                uncover(s, p, place)
                return True
        return False


class Points(NamedTuple):
    """What a player's points are made of (PE-13.07, PE-13.09)."""

    tableau_inhabitants: int
    hand_inhabitants: int
    luxury_card_inhabitants: int
    tableau_power: int
    goods_power: int
    luxury_card_power: int

    @property
    def population(self) -> int:
        return self.tableau_inhabitants + self.hand_inhabitants + self.luxury_card_inhabitants

    @property
    def power(self) -> int:
        return self.tableau_power + self.goods_power + self.luxury_card_power

    @property
    def score(self) -> int:
        """The lower of the two counts (PE-13.10)."""
        return min(self.population, self.power)


def points(s: Peloponnes, p: Player, *, hidden: bool = False) -> Points:
    """A player's points as they stand; if the hand is hidden, without it.

    Inhabitant cards in hand count as inhabitants only (PE-13.08).
    """
    constants = s.content.constants
    hand = () if hidden else p.hand.cards
    settlers = hand.count(INHABITANT)
    goods = len(hand) - settlers + p.luxury
    active = luxury_card_active(p)
    return Points(
        inhabitants(s, p),
        settlers,
        constants.luxury_card_inhabitants if active else 0,
        power_points(s, p),
        goods // constants.goods_per_power_point,
        constants.luxury_card_power if active else 0,
    )


class Score(Act, frozen=True):
    """The lower of the two numbers counts; then the higher one, then luxury (PE-13.10 - PE-13.13)."""

    def run(self, s: Peloponnes) -> None:
        final = [points(s, p) for p in s.players]
        scores = tuple([x.score for x in final])
        keys = [
            (score, max(x.population, x.power), p.luxury)
            for score, x, p in zip(scores, final, s.players, strict=True)
        ]
        for p, x in zip(s.players, final, strict=True):
            s.tell("scored", seat=p.seat, population=x.population, power=x.power)
        breakdown = tuple(self._lines(x, p) for x, p in zip(final, s.players, strict=True))
        reason = f"solo-{grade(s, scores[0])}" if s.solo else "eight-rounds"
        s.finish(Outcome(ranks_of(keys), scores, reason, breakdown))

    def _lines(self, x: Points, p: Player) -> tuple[ScoreLine, ...]:
        return (
            ScoreLine("score-tableau-inhabitants", x.tableau_inhabitants),
            ScoreLine("score-hand-inhabitants", x.hand_inhabitants),
            ScoreLine("score-luxury-card-inhabitants", x.luxury_card_inhabitants),
            ScoreLine("score-population", x.population),
            ScoreLine("score-tableau-power", x.tableau_power),
            ScoreLine("score-goods", x.goods_power),
            ScoreLine("score-luxury-card-power", x.luxury_card_power),
            ScoreLine("score-power", x.power),
            ScoreLine("score-tie-break-luxury", p.luxury),
        )


GRADES = ("village", "town", "polis", "hegemon", "wonder")


def grade(s: Peloponnes, score: int) -> str:
    """What a solo game achieved (PE-17.05)."""
    reached = [
        name for name, least in zip(GRADES, s.content.house.solo_grades, strict=True) if score >= least
    ]
    return reached[-1] if reached else GRADES[0]
