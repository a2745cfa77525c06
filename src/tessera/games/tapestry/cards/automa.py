"""The Automa: decision cards, civilizations and levels (TP-20)."""

from __future__ import annotations

from typing import Final

from tessera.games.tapestry.automa import (
    BotConquers,
    BotMoves,
    ShadowOutpost,
    bot_advance,
    rolled_track,
)
from tessera.games.tapestry.content import (
    EXPLORATION,
    MILITARY,
    AutomaCiv,
    Decision,
    Level,
)
from tessera.games.tapestry.hooks import BOT_INCOME
from tessera.games.tapestry.tiebreaking import first_in_scan
from tessera.games.tapestry.world import Player, Tapestry, controlled, score, tracks_in_play
from tessera.kernel import Act, Step
from tessera.kernel.effects import Card, Held, On, card


def expedition(s: Tapestry, p: Player, card: Held, turn: int) -> Step:
    """On exploration and on military in turns."""
    return BotMoves(p.seat, EXPLORATION if turn in (2, 4) else MILITARY)


class BotResearch(Act, frozen=True):
    """The science die decides where the Automa advances, with benefit."""

    seat: int

    def run(self, s: Tapestry) -> None:
        bot_advance(s, s.players[self.seat], rolled_track(s, list(tracks_in_play(s))))


def studies(s: Tapestry, p: Player, card: Held, turn: int) -> Step | None:
    return BotResearch(p.seat) if turn >= 3 else None


class Campaign(Act, frozen=True):
    """Few territories are more, unguarded ones are closed, and all of them score."""

    seat: int

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        s.then(Fortify(self.seat))
        if controlled(bot) < bot.income:
            s.then(BotConquers(self.seat))


class Fortify(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        score(s, bot, controlled(bot))
        single = bot.held & ~s.crowded
        if single.bit_count() > 2:
            s.then(ShadowOutpost(first_in_scan(s, single)))


def campaign(s: Tapestry, p: Player, card: Held, turn: int) -> Step:
    return Campaign(p.seat)


class CountWorks(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        score(s, s.players[self.seat], len(s.players[self.seat].landmarks))


def works(s: Tapestry, p: Player, card: Held, turn: int) -> Step:
    return CountWorks(p.seat)


DECISIONS: Final[tuple[Card[Decision], ...]] = (
    card(
        Decision(
            "decision_01",
            starting=True,
            automa="nearest_end",
            shadow="all_unfinished",
            tracks=("favorite", "military", "exploration", "technology", "science"),
            scan="n-se",
            income=True,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_02",
            starting=True,
            automa="all_unfinished",
            shadow="nearest_landmark_or_end",
            tracks=("military", "exploration", "favorite", "science", "technology"),
            scan="e-nw",
            income=True,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_03",
            starting=True,
            automa="nearest_landmark_or_end",
            shadow="nearest_end",
            tracks=("science", "technology", "military", "exploration", "favorite"),
            scan="n-se",
            income=False,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_04",
            starting=True,
            automa="nearest_landmark_or_end",
            shadow="all_unfinished",
            tracks=("technology", "science", "favorite", "military", "exploration"),
            scan="ne-s",
            income=True,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_05",
            starting=True,
            automa="all_unfinished",
            shadow="nearest_landmark_or_end",
            tracks=("exploration", "military", "technology", "science", "favorite"),
            scan="nw-s",
            income=False,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_06",
            starting=True,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("military", "science", "favorite", "technology", "exploration"),
            scan="n-se",
            income=False,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_07",
            starting=True,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("favorite", "technology", "exploration", "military", "science"),
            scan="e-sw",
            income=False,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_08",
            starting=False,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("exploration", "military", "technology", "favorite", "science"),
            scan="s-ne",
            income=True,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_09",
            starting=False,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("technology", "science", "favorite", "exploration", "military"),
            scan="se-n",
            income=True,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_10",
            starting=False,
            automa="nearest_landmark_or_end",
            shadow="all_unfinished",
            tracks=("military", "exploration", "technology", "science", "favorite"),
            scan="sw-n",
            income=False,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_11",
            starting=False,
            automa="all_unfinished",
            shadow="nearest_landmark_or_end",
            tracks=("favorite", "exploration", "military", "science", "technology"),
            scan="s-nw",
            income=False,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_12",
            starting=False,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("science", "technology", "favorite", "military", "exploration"),
            scan="w-se",
            income=True,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_13",
            starting=False,
            automa="all_unfinished",
            shadow="nearest_landmark_or_end",
            tracks=("science", "technology", "military", "favorite", "exploration"),
            scan="s-ne",
            income=False,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_14",
            starting=False,
            automa="nearest_landmark_or_end",
            shadow="all_unfinished",
            tracks=("exploration", "favorite", "science", "military", "technology"),
            scan="se-n",
            income=True,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_15",
            starting=False,
            automa="nearest_landmark_or_end",
            shadow="nearest_landmark_or_end",
            tracks=("favorite", "military", "technology", "exploration", "science"),
            scan="sw-n",
            income=False,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_16",
            starting=False,
            automa="all_unfinished",
            shadow="nearest_landmark_or_end",
            tracks=("technology", "exploration", "favorite", "science", "military"),
            scan="s-nw",
            income=True,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_17",
            starting=False,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("exploration", "favorite", "technology", "military", "science"),
            scan="e-sw",
            income=True,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_18",
            starting=False,
            automa="nearest_landmark_or_end",
            shadow="all_unfinished",
            tracks=("favorite", "exploration", "military", "science", "technology"),
            scan="n-se",
            income=False,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_19",
            starting=False,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("military", "technology", "science", "exploration", "favorite"),
            scan="e-nw",
            income=True,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_20",
            starting=False,
            automa="all_unfinished",
            shadow="all_unfinished",
            tracks=("technology", "exploration", "science", "military", "favorite"),
            scan="n-se",
            income=False,
            topple=False,
        )
    ),
    card(
        Decision(
            "decision_21",
            starting=False,
            automa="all_unfinished",
            shadow="nearest_end",
            tracks=("exploration", "technology", "favorite", "military", "science"),
            scan="ne-s",
            income=True,
            topple=True,
        )
    ),
    card(
        Decision(
            "decision_22",
            starting=False,
            automa="nearest_end",
            shadow="all_unfinished",
            tracks=("military", "exploration", "technology", "favorite", "science"),
            scan="n-se",
            income=False,
            topple=True,
        )
    ),
)

AUTOMA_CIVS: Final[tuple[Card[AutomaCiv], ...]] = (
    card(AutomaCiv("automa_explorers", favorite="exploration"), On(BOT_INCOME, expedition)),
    card(AutomaCiv("automa_scientists", favorite="science"), On(BOT_INCOME, studies)),
    card(AutomaCiv("automa_conquerors", favorite="military"), On(BOT_INCOME, campaign)),
    card(AutomaCiv("automa_engineers", favorite="technology"), On(BOT_INCOME, works)),
)

LEVELS: Final[tuple[Card[Level], ...]] = (
    card(Level("level_1", add_cards=(2, 2, 2), add_with_arts=(2, 4, 4), help=True)),
    card(
        Level(
            "level_2",
            civilization=(2, 3, 4, 5),
            add_cards=(2, 2, 2),
            add_with_arts=(2, 4, 4),
            supply=(1, 2, 3, 4),
        )
    ),
    card(
        Level(
            "level_3",
            advance_both=(2, 3, 4, 5),
            civilization=(2, 3, 4, 5),
            add_cards=(0, 2, 2),
            add_with_arts=(2, 4, 4),
            supply=(1, 2, 3, 4),
        )
    ),
    card(
        Level(
            "level_4",
            advance_both=(2, 3, 4, 5),
            civilization=(2, 3, 4, 5),
            add_cards=(2, 4, 4),
            add_with_arts=(2, 6, 6),
            supply=(1, 2, 3, 4),
        )
    ),
    card(
        Level(
            "level_5",
            advance_both=(2, 3, 4, 5),
            civilization=(2, 3, 4, 5),
            add_cards=(2, 6, 6),
            supply=(1, 2, 3, 4),
            military_science=(0, 1, 2, 3),
            others=(1, 2, 2, 4),
            start="favorite",
        )
    ),
    card(
        Level(
            "level_6",
            advance_both=(2, 3, 4, 5),
            civilization=(2, 3, 4, 5),
            add_cards=(2, 6, 6),
            supply=(1, 2, 3, 4),
            military_science=(0, 1, 2, 3),
            others=(1, 2, 2, 4),
            start="all",
            second_civ=True,
        )
    ),
)

AUTOMA_SPACES: Final[dict[str, str]] = {
    "exploration_2": "explore",
    "exploration_3": "explore",
    "exploration_4": "explore",
    "exploration_7": "explore",
    "exploration_9": "explore_anywhere",
    "military_1": "conquer",
    "military_2": "tapestry",
    "military_3": "conquer",
    "military_5": "conquer",
    "military_6": "conquer+tapestry",
    "military_7": "conquer",
    "military_8": "conquer_anywhere",
    "military_12": "conquer",
    "science_1": "research_x",
    "science_2": "tapestry",
    "science_3": "research_x",
    "science_4": "tapestry",
    "science_5": "research",
    "science_6": "research",
    "science_9": "advance_one_of:military/technology/exploration",
    "science_10": "regress_one_of:military/technology",
    "science_11": "advance_one_of:military/technology/exploration",
    "science_12": "research_x",
    "technology_1": "replace_face_up_tech",
    "technology_2": "tapestry",
    "technology_3": "replace_face_up_tech",
    "technology_4": "replace_face_up_tech",
    "technology_7": "replace_face_up_tech",
    "arts_1": "tapestry",
    "arts_3": "replace_face_up_masterpieces",
    "arts_7": "replace_face_up_masterpieces",
    "arts_9": "advance_one_of:military/technology/exploration/science",
    "arts_11": "advance_one_of:military/technology/exploration/science",
}
"""What the Automa gains on which space (TP-20.11)."""

REMOVED: Final = (
    "age_of_sail",
    "alliance",
    "coal_baron",
    "dictatorship",
    "diplomacy",
    "espionage",
    "marriage_of_state",
    "oil_magnate",
    "olympic_host",
    "steam_tycoon",
    "trade_economy",
    "granges",
    "futurists",
    "heralds",
    "inventors",
    "traders",
    "advisors",
    "spies",
    "genies",
    "illuminati",
    "weefolk",
)
"""What is not played with against the Automa (TP-20.02)."""

UNFAIR: Final = (
    "age_of_sail",
    "coal_baron",
    "diplomacy",
    "espionage",
    "steam_tycoon",
    "trade_economy",
    "advisors",
    "futurists",
    "heralds",
    "inventors",
)
"""Of these, what may be kept."""
