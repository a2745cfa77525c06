"""Dice (TP-7)."""

from __future__ import annotations

from tessera.games.tapestry.content import RECONSTRUCTED, WITH_ARTS, Die
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

dice = Cards[Die]()
card = dice.add


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
)
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
)
card(Die("conquer_red", faces=(vp(4), vp(5), vp(6), vp(7), "vp_controlled", "vp_controlled")))
card(
    Die(
        "conquer_black",
        faces=("coin", "worker", "food", "culture", "territory_benefit", "territory_benefit"),
    )
)
