"""Dice (TP-7) and achievements (TP-14)."""

from __future__ import annotations

from typing import Final

from tessera.games.tapestry.content import (
    RECONSTRUCTED,
    WITH_ARTS,
    Achievement,
    Die,
)
from tessera.kernel.effects import Card, card

DICE: Final[tuple[Card[Die], ...]] = (
    card(
        Die(
            "science_d12",
            faces=(
                "exploration",
                "science",
                "technology",
                "military",
                "exploration",
                "science",
                "technology",
                "military",
                "exploration",
                "science",
                "technology",
                "military",
            ),
        )
    ),
    card(
        Die(
            "science_d20",
            faces=(
                "exploration",
                "science",
                "technology",
                "military",
                "arts",
                "exploration",
                "science",
                "technology",
                "military",
                "arts",
                "exploration",
                "science",
                "technology",
                "military",
                "arts",
                "exploration",
                "science",
                "technology",
                "military",
                "arts",
            ),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(Die("conquer_red", faces=("vp:4", "vp:5", "vp:6", "vp:7", "vp_controlled", "vp_controlled"))),
    card(
        Die(
            "conquer_black",
            faces=("coin", "worker", "food", "culture", "territory_benefit", "territory_benefit"),
        )
    ),
)

ACHIEVEMENTS: Final[tuple[Card[Achievement], ...]] = (
    card(Achievement("end_of_track", few=(10, 5), many=(15, 10, 5))),
    card(Achievement("topple_two", few=(10, 5), many=(15, 10, 5))),
    card(Achievement("middle_island", few=(10, 5), many=(10, 5))),
)
