"""Space tiles (TP-12)."""

from __future__ import annotations

from tessera.games.tapestry.content import PLANS, RULEBOOK, SpaceTile
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

space_tiles = Cards[SpaceTile]()
card = space_tiles.add


card(SpaceTile("space_01", gain=("advance:science", "vp_track:science")))
card(SpaceTile("space_02", gain=("armory", "vp_armory")))
card(SpaceTile("space_03", gain=("house", "vp_house")))
card(SpaceTile("space_04", gain=("tapestry", "overplay", "vp_tapestry")))
card(SpaceTile("space_05", gain=("coin", "worker", vp(8))))
card(SpaceTile("space_06", gain=("research", vp(6))))
card(SpaceTile("space_07", gain=("food", "culture", vp(8))))
card(SpaceTile("space_08", gain=("culture", "vp_capital")))
card(SpaceTile("space_09", gain=("advance:technology", "vp_track:technology")))
card(SpaceTile("space_10", gain=("invent", "upgrade", "vp_tech")))
card(SpaceTile("space_11", gain=("conquer", "vp_controlled")))
card(SpaceTile("space_12", gain=("advance:military", "vp_track:military")))
card(SpaceTile("space_13", gain=(vp(13),)))
card(SpaceTile("space_14", gain=("farm", "vp_farm")))
card(SpaceTile("space_15", gain=("market", "vp_market")))
card(SpaceTile("space_16", gain=("landmark:landmark_monolith",), set=PLANS, source=RULEBOOK))
card(
    SpaceTile(
        "space_17",
        gain=(),
        ongoing="science",
        amount=5,
        set=PLANS,
        source=RULEBOOK,
        partly_reconstructed=True,
    )
)
card(
    SpaceTile(
        "space_18",
        gain=(),
        ongoing="technology",
        amount=5,
        set=PLANS,
        source=RULEBOOK,
        partly_reconstructed=True,
    )
)
card(
    SpaceTile(
        "space_19",
        gain=(),
        ongoing="military",
        amount=5,
        set=PLANS,
        source=RULEBOOK,
        partly_reconstructed=True,
    )
)
