"""Masterpieces (TP-11)."""

from __future__ import annotations

from tessera.games.tapestry.content import RULEBOOK, WITH_ARTS, Benefit, Masterpiece
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

masterpieces = Cards[Masterpiece]()
card = masterpieces.add


card(
    Masterpiece(
        "masterpiece_01",
        benefit=Benefit(gain=("vp_market", "vp_house"), choose_one=("worker", "coin")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_02", benefit=Benefit(gain=("vp_track:technology",)), set=WITH_ARTS, source=RULEBOOK
    )
)
card(
    Masterpiece(
        "masterpiece_03",
        benefit=Benefit(gain=("any_income_building", "any_resource")),
        once=True,
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_04",
        benefit=Benefit(gain=("vp_tapestry", "any_resource")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_05",
        benefit=Benefit(gain=("tapestry", "any_resource")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_06",
        benefit=Benefit(gain=("vp_rows", "any_resource")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece("masterpiece_07", benefit=Benefit(gain=("vp_track:science",)), set=WITH_ARTS, source=RULEBOOK)
)
card(
    Masterpiece(
        "masterpiece_08",
        benefit=Benefit(gain=("vp_armory", "vp_farm"), choose_one=("food", "culture")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_09",
        benefit=Benefit(gain=("vp_controlled", "culture")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_10",
        benefit=Benefit(gain=("vp_tech", "any_resource")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_11",
        benefit=Benefit(gain=("territory", "any_resource")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_12",
        benefit=Benefit(gain=("repeat_position:masterpiece_12",)),
        cost=1,
        once=True,
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(Masterpiece("masterpiece_13", benefit=Benefit(gain=("upgrade_locked",)), set=WITH_ARTS, source=RULEBOOK))
card(
    Masterpiece(
        "masterpiece_14",
        benefit=Benefit(gain=("vp_columns", "any_resource")),
        set=WITH_ARTS,
        source=RULEBOOK,
    )
)
card(
    Masterpiece(
        "masterpiece_15", benefit=Benefit(gain=("advance:arts",)), cost=1, set=WITH_ARTS, source=RULEBOOK
    )
)
card(
    Masterpiece(
        "masterpiece_16", benefit=Benefit(gain=("vp_track:military",)), set=WITH_ARTS, source=RULEBOOK
    )
)
card(Masterpiece("masterpiece_17", benefit=Benefit(gain=("vp_track:arts",)), set=WITH_ARTS, source=RULEBOOK))
card(
    Masterpiece(
        "masterpiece_18", benefit=Benefit(gain=("vp_track:exploration",)), set=WITH_ARTS, source=RULEBOOK
    )
)
card(
    Masterpiece(
        "masterpiece_19", benefit=Benefit(gain=(vp(4), "any_resource")), set=WITH_ARTS, source=RULEBOOK
    )
)
card(Masterpiece("masterpiece_20", benefit=Benefit(gain=("conquer_empty",)), set=WITH_ARTS, source=RULEBOOK))
