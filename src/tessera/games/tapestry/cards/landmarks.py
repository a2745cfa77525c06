"""Landmarks of the tracks, of cards and of civilizations (TP-9)."""

from __future__ import annotations

from tessera.games.tapestry.content import PLANS, PUBLIC, RECONSTRUCTED, RULEBOOK, WITH_ARTS, Landmark
from tessera.kernel import Cards

landmarks = Cards[Landmark]()
card = landmarks.add


card(Landmark("landmark_forge", footprint=("xx", "xx"), height=8, track="technology", tier=2))
card(
    Landmark(
        "landmark_rubber_works",
        footprint=("..xx", "..xx", "xxxx", "xxxx"),
        height=4,
        track="technology",
        tier=3,
    )
)
card(Landmark("landmark_tech_hub", footprint=("xxx", "xxx"), height=11, track="technology", tier=4))
card(Landmark("landmark_barracks", footprint=("xx", "xx"), height=3, track="military", tier=2))
card(Landmark("landmark_tank_factory", footprint=("xxx", "xxx", "xxx"), height=5, track="military", tier=3))
card(
    Landmark("landmark_fusion_reactor", footprint=(".xx", "xxx", "xxx"), height=12, track="military", tier=4)
)
card(Landmark("landmark_lighthouse", footprint=("xx", "xx"), height=9, track="exploration", tier=2))
card(
    Landmark("landmark_train_station", footprint=("xxx", "xxx", "xxx"), height=4, track="exploration", tier=3)
)
card(Landmark("landmark_launch_pad", footprint=("xx", "xx", "xx"), height=13, track="exploration", tier=4))
card(Landmark("landmark_apothecary", footprint=("xx", "xx"), height=3, track="science", tier=2))
card(Landmark("landmark_academy", footprint=("xxxx", "xxxx"), height=5, track="science", tier=3))
card(Landmark("landmark_laboratory", footprint=("xxx", "xxx"), height=12, track="science", tier=4))
card(Landmark("landmark_bakery", footprint=("xx", "xx"), height=2))
card(Landmark("landmark_barn", footprint=("xxx", "xxx", "xxx"), height=2))
card(Landmark("landmark_com_tower", footprint=("xxx", "xxx"), height=12))
card(Landmark("landmark_library", footprint=("xx", "xx", "xx", "xx"), height=2))
card(Landmark("landmark_stock_market", footprint=("xx", "xx"), height=3))
card(Landmark("landmark_treasury", footprint=("xx", "xx"), height=2))
card(
    Landmark(
        "landmark_digital_studio",
        footprint=("xx", "xx"),
        height=6,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_game_store",
        footprint=("xx", "xx"),
        height=5,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_skyscraper",
        footprint=("xx", "xx"),
        height=14,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_tv_station",
        footprint=("xxx", "xxx"),
        height=7,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_urban_farm",
        footprint=("xxx", "x.."),
        height=4,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_monolith",
        footprint=("x", "x", "x"),
        height=10,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=RULEBOOK,
    )
)
card(
    Landmark(
        "landmark_stadium",
        footprint=("xxx", "xxx", "xxx"),
        height=5,
        footprint_source=RECONSTRUCTED,
        set=PLANS,
        source=RECONSTRUCTED,
        name_source=RULEBOOK,
    )
)
card(
    Landmark(
        "landmark_birdwatching_perch",
        footprint=("xx", "x."),
        height=9,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_bridge",
        footprint=("xxxx",),
        height=3,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_castle",
        footprint=("xxxx", "xxxx", "xx.."),
        height=15,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_villa",
        footprint=("xxx", "xx."),
        height=4,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_windmill",
        footprint=("xx", "xx"),
        height=9,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_clocktower",
        footprint=("xx", "xx"),
        height=10,
        track="arts",
        tier=2,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_opera_house",
        footprint=("xxx", "xxx", "xxx"),
        height=6,
        track="arts",
        tier=3,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
card(
    Landmark(
        "landmark_holocenter",
        footprint=("xxx", "xxx"),
        height=11,
        track="arts",
        tier=4,
        footprint_source=RECONSTRUCTED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    )
)
