"""Civilizations of the Automa (TP-20.24)."""

from __future__ import annotations

from tessera.games.tapestry.content import EXPLORATION, MILITARY, AutomaCiv
from tessera.games.tapestry.hooks import BOT_INCOME, CARD_VP
from tessera.games.tapestry.rules.automa import (
    BotConquers,
    BotMoves,
    ShadowOutpost,
    bot_advance,
    rolled_track,
)
from tessera.games.tapestry.rules.benefits import ScoreCard
from tessera.games.tapestry.rules.tiebreaking import first_in_scan
from tessera.games.tapestry.state import Player, Tapestry, controlled, score, tracks_in_play
from tessera.kernel import ME, THIS, Act, Cards, Step
from tessera.kernel.effects import Held, HeldAs, On, Plus

civilizations = Cards[AutomaCiv]()
card = civilizations.add


def expedition(s: Tapestry, p: Player, card: HeldAs[AutomaCiv], turn: int) -> Step:
    """On exploration and on military in turns."""
    return BotMoves(p.seat, EXPLORATION if turn in card.row.turns else MILITARY)


card(AutomaCiv("automa_explorers", favorite="exploration", turns=(2, 4)), On(BOT_INCOME, expedition))


class BotResearch(Act, frozen=True):
    """The science die decides where the Automa advances, with benefit."""

    seat: int

    def run(self, s: Tapestry) -> None:
        bot_advance(s, s.players[self.seat], rolled_track(s, list(tracks_in_play(s))))


def studies(s: Tapestry, p: Player, card: HeldAs[AutomaCiv], turn: int) -> Step | None:
    return BotResearch(p.seat) if turn in card.row.turns else None


card(AutomaCiv("automa_scientists", favorite="science", turns=(3, 4, 5)), On(BOT_INCOME, studies))


class Campaign(Act, frozen=True):
    """Few territories are more, unguarded ones are closed, and all of them score."""

    seat: int
    unguarded: int

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        s.then(Fortify(self.seat, self.unguarded))
        if controlled(bot) < bot.income:
            s.then(BotConquers(self.seat))


class Fortify(Act, frozen=True):
    seat: int
    unguarded: int

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        score(s, bot, controlled(bot))
        single = bot.held & ~s.crowded
        if single.bit_count() >= self.unguarded:
            s.then(ShadowOutpost(first_in_scan(s, single)))


def campaign(s: Tapestry, p: Player, card: HeldAs[AutomaCiv], turn: int) -> Step:
    return Campaign(p.seat, card.row.unguarded)


card(AutomaCiv("automa_conquerors", favorite="military", unguarded=3), On(BOT_INCOME, campaign))


def works(s: Tapestry, p: Player, card: Held) -> int:
    return len(p.landmarks)


card(
    AutomaCiv("automa_engineers", favorite="technology"),
    Plus(CARD_VP, works, own=True),
    On(BOT_INCOME, ScoreCard(ME, THIS)),
)
