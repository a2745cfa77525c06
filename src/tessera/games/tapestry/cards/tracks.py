"""The advancement tracks: what their tiers cost, and their landmarks (TP-4)."""

from __future__ import annotations

from tessera.games.tapestry.content import RULEBOOK, WITH_ARTS, TrackRow
from tessera.kernel import Cards

tracks = Cards[TrackRow]()
card = tracks.add


card(
    TrackRow(
        "track_exploration",
        resource="food",
        landmarks=("landmark_lighthouse", "landmark_train_station", "landmark_launch_pad"),
    )
)
card(
    TrackRow(
        "track_science",
        resource="worker",
        landmarks=("landmark_apothecary", "landmark_academy", "landmark_laboratory"),
    )
)
card(
    TrackRow(
        "track_technology",
        resource="coin",
        landmarks=("landmark_forge", "landmark_rubber_works", "landmark_tech_hub"),
    )
)
card(
    TrackRow(
        "track_military",
        resource="culture",
        landmarks=("landmark_barracks", "landmark_tank_factory", "landmark_fusion_reactor"),
    )
)
card(
    TrackRow(
        "track_arts",
        landmarks=("landmark_clocktower", "landmark_opera_house", "landmark_holocenter"),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
