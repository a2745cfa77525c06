"""Tapestry cards of Plans & Ploys (TP-8, TP-13)."""

from __future__ import annotations

from typing import Final

from tessera.games.tapestry.content import (
    CONQUER_RESPONSE,
    PLANS,
    PUBLIC,
    RECONSTRUCTED,
    RESPONSE,
    RULEBOOK,
    THIS_ERA,
    TRAP_RESPONSE,
    WHEN_PLAYED,
    Benefit,
    TapestryCard,
)
from tessera.kernel.effects import Card, card

TAPESTRIES_PLANS: Final[tuple[Card[TapestryCard], ...]] = (
    card(
        TapestryCard(
            "manifest_destiny",
            type=WHEN_PLAYED,
            benefit=Benefit(
                gain=("conquer_adjacent_to_start", "controlled_tile_benefit_optional"), given=True
            ),
            set=PLANS,
        )
    ),
    card(TapestryCard("cartography", type=WHEN_PLAYED, set=PLANS, partly_reconstructed=True)),
    card(
        TapestryCard(
            "entertain_the_masses",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("landmark:landmark_stadium", "vp_landmark"), given=True),
            set=PLANS,
            partly_reconstructed=True,
        )
    ),
    card(
        TapestryCard(
            "double_cross",
            type=RESPONSE,
            benefit=Benefit(gain=("conquer",)),
            response=TRAP_RESPONSE,
            set=PLANS,
            source=RULEBOOK,
            partly_reconstructed=True,
        )
    ),
    card(
        TapestryCard(
            "stolen_plans",
            type=RESPONSE,
            benefit=Benefit(gain=("invent", "upgrade"), given=True),
            response=TRAP_RESPONSE,
            set=PLANS,
            source=RECONSTRUCTED,
            name_source=PUBLIC,
        )
    ),
    card(
        TapestryCard(
            "retreat",
            type=RESPONSE,
            benefit=Benefit(gain=("explore",)),
            response=CONQUER_RESPONSE,
            set=PLANS,
            source=RECONSTRUCTED,
            name_source=PUBLIC,
        )
    ),
    card(
        TapestryCard(
            "surrender",
            type=RESPONSE,
            benefit=Benefit(gain=("tapestry", "tapestry")),
            response=CONQUER_RESPONSE,
            set=PLANS,
            source=RECONSTRUCTED,
            name_source=PUBLIC,
        )
    ),
    card(
        TapestryCard(
            "surprise_party",
            type=RESPONSE,
            benefit=Benefit(gain=("vp:7", "territory")),
            response=CONQUER_RESPONSE,
            set=PLANS,
            source=RECONSTRUCTED,
            name_source=PUBLIC,
        )
    ),
    card(
        TapestryCard(
            "border_treaty",
            type=THIS_ERA,
            benefit=Benefit(gain=("vp:2",)),
            triggers=("opponent_conquers_adjacent",),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "great_survey",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("territory", "territory", "vp_tiles"), given=True),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "war_council",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("vp_controlled", "vp_controlled")),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "royal_census",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("vp_income_buildings",)),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "secret_workshop",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("upgrade_ignore_prereq",)),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "pilgrimage",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("any_resource", "vp_landmark", "vp_landmark")),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "urban_renewal",
            type=THIS_ERA,
            benefit=Benefit(gain=("vp:4",)),
            triggers=("complete_district",),
            set=PLANS,
            source=RECONSTRUCTED,
        )
    ),
)
