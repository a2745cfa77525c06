"""Tapestry cards of Arts & Architecture (TP-8)."""

from __future__ import annotations

from typing import Final

from tessera.games.tapestry.content import (
    CONTINUOUS,
    PUBLIC,
    RECONSTRUCTED,
    RULEBOOK,
    THIS_ERA,
    WHEN_PLAYED,
    WITH_ARTS,
    Benefit,
    TapestryCard,
)
from tessera.kernel.effects import Card, card

TAPESTRIES_ARTS: Final[tuple[Card[TapestryCard], ...]] = (
    card(
        TapestryCard(
            "national_parks",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("roll_one_conquer_die", "vp_tiles"), given=True),
            set=WITH_ARTS,
            source=RULEBOOK,
            partly_reconstructed=True,
        )
    ),
    card(TapestryCard("plague", type=WHEN_PLAYED, set=WITH_ARTS, source=RULEBOOK, partly_reconstructed=True)),
    card(
        TapestryCard(
            "shopping_mall",
            type=CONTINUOUS,
            grid=("xx", "xx"),
            plot_gain=("coin", "worker", "food", "culture"),
            set=WITH_ARTS,
            source=RULEBOOK,
            partly_reconstructed=True,
        )
    ),
    card(
        TapestryCard(
            "granges",
            type=CONTINUOUS,
            grid=("xxx",),
            complete_gain=("any_resource", "vp:6"),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
            name_source=PUBLIC,
        )
    ),
    card(
        TapestryCard("migration", type=WHEN_PLAYED, set=WITH_ARTS, source=RECONSTRUCTED, name_source=PUBLIC)
    ),
    card(
        TapestryCard("status_quo", type=WHEN_PLAYED, set=WITH_ARTS, source=RECONSTRUCTED, name_source=PUBLIC)
    ),
    card(
        TapestryCard(
            "art_patron",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("create",)),
            arts_symbol=True,
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "grand_tour",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("broadcast", "vp3_per_masterpiece"), given=True),
            arts_symbol=True,
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "academy_of_arts",
            type=THIS_ERA,
            benefit=Benefit(gain=("vp:3",)),
            triggers=("advance:arts",),
            arts_symbol=True,
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "city_beautiful",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("vp_rows", "vp_columns", "vp_rows", "vp_columns")),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "master_builders",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("any_income_building",)),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "monument_boom",
            type=THIS_ERA,
            benefit=Benefit(gain=("vp:5",)),
            triggers=("gain_landmark",),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "world_fair",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("vp_tech", "vp_landmark", "any_resource")),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "folk_songs",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("tapestry", "tapestry", "vp:5")),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "garden_city",
            type=CONTINUOUS,
            grid=("xx", "xx"),
            complete_gain=("vp:12",),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "public_library",
            type=CONTINUOUS,
            benefit=Benefit(gain=("vp:2",)),
            triggers=("upgrade_to_top",),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard("sculpture_park", type=CONTINUOUS, arts_symbol=True, set=WITH_ARTS, source=RECONSTRUCTED)
    ),
    card(
        TapestryCard(
            "avant_garde",
            type=WHEN_PLAYED,
            benefit=Benefit(gain=("advance:arts",)),
            arts_symbol=True,
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(
        TapestryCard(
            "street_art",
            type=THIS_ERA,
            benefit=Benefit(gain=("vp:2",)),
            triggers=("place_income_building",),
            set=WITH_ARTS,
            source=RECONSTRUCTED,
        )
    ),
    card(TapestryCard("restoration", type=WHEN_PLAYED, set=WITH_ARTS, source=RECONSTRUCTED)),
)
