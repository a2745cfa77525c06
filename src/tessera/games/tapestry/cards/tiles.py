"""Territory and space tiles, and the printed maps (TP-7, TP-12, TP-21.01)."""

from __future__ import annotations

from typing import Final

from tessera.games.tapestry.content import (
    PLANS,
    RULEBOOK,
    Hex,
    SpaceTile,
    Territory,
)
from tessera.kernel.effects import Card, card

TERRITORIES: Final[tuple[Card[Territory], ...]] = (
    card(
        Territory(
            "territory_01",
            corners=("sea", "desert", "sea", "sea", "sea", "sea"),
            lands=("desert",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_02",
            corners=("sea", "mountain", "mountain", "desert", "desert", "sea"),
            lands=("desert", "mountain"),
            gain=("territory", "territory"),
        )
    ),
    card(
        Territory(
            "territory_03",
            corners=("sea", "mountain", "desert", "desert", "sea", "sea"),
            lands=("desert", "mountain"),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_04",
            corners=("sea", "mountain", "desert", "sea", "sea", "sea"),
            lands=("desert", "mountain"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_05",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("desert",),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_06",
            corners=("sea", "desert", "sea", "sea", "sea", "sea"),
            lands=("desert",),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_07",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("desert",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_08",
            corners=("sea", "mountain", "mountain", "mountain", "desert", "desert"),
            lands=("desert", "mountain"),
            gain=("farm",),
        )
    ),
    card(
        Territory(
            "territory_09",
            corners=("sea", "mountain", "mountain", "desert", "desert", "sea"),
            lands=("desert", "mountain"),
            gain=("tapestry",),
        )
    ),
    card(
        Territory(
            "territory_10",
            corners=("sea", "mountain", "desert", "desert", "sea", "sea"),
            lands=("desert", "mountain"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_11",
            corners=("sea", "mountain", "desert", "sea", "sea", "sea"),
            lands=("desert", "mountain"),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_12",
            corners=("sea", "mountain", "mountain", "mountain", "desert", "desert"),
            lands=("desert", "mountain"),
            gain=("research_x",),
        )
    ),
    card(
        Territory(
            "territory_13",
            corners=("sea", "forest", "sea", "sea", "sea", "sea"),
            lands=("forest",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_14",
            corners=("sea", "grass", "forest", "sea", "sea", "sea"),
            lands=("forest", "grass"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_15",
            corners=("sea", "forest", "sea", "sea", "sea", "sea"),
            lands=("forest",),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_16",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("forest",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_17",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("forest",),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_18",
            corners=("sea", "grass", "grass", "grass", "forest", "forest"),
            lands=("forest", "grass"),
            gain=("market",),
        )
    ),
    card(
        Territory(
            "territory_19",
            corners=("sea", "grass", "grass", "forest", "forest", "sea"),
            lands=("forest", "grass"),
            gain=("tapestry",),
        )
    ),
    card(
        Territory(
            "territory_20",
            corners=("sea", "grass", "grass", "forest", "sea", "sea"),
            lands=("forest", "grass"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_21",
            corners=("sea", "grass", "forest", "sea", "sea", "sea"),
            lands=("forest", "grass"),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_22",
            corners=("sea", "grass", "grass", "grass", "forest", "forest"),
            lands=("forest", "grass"),
            gain=("upgrade",),
        )
    ),
    card(
        Territory(
            "territory_23",
            corners=("sea", "grass", "grass", "forest", "forest", "sea"),
            lands=("forest", "grass"),
            gain=("invent",),
        )
    ),
    card(
        Territory(
            "territory_24",
            corners=("sea", "grass", "grass", "forest", "sea", "sea"),
            lands=("forest", "grass"),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_25",
            corners=("sea", "desert", "desert", "desert", "grass", "grass"),
            lands=("desert", "grass"),
            gain=("house",),
        )
    ),
    card(
        Territory(
            "territory_26",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("grass",),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_27",
            corners=("sea", "grass", "sea", "sea", "sea", "sea"),
            lands=("grass",),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_28",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("grass",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_29",
            corners=("sea", "desert", "desert", "grass", "grass", "sea"),
            lands=("desert", "grass"),
            gain=("tapestry",),
        )
    ),
    card(
        Territory(
            "territory_30",
            corners=("sea", "desert", "desert", "grass", "sea", "sea"),
            lands=("desert", "grass"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_31",
            corners=("sea", "desert", "grass", "sea", "sea", "sea"),
            lands=("desert", "grass"),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_32",
            corners=("sea", "desert", "desert", "desert", "grass", "grass"),
            lands=("desert", "grass"),
            gain=("invent",),
        )
    ),
    card(
        Territory(
            "territory_33",
            corners=("sea", "desert", "desert", "grass", "grass", "sea"),
            lands=("desert", "grass"),
            gain=("armory",),
        )
    ),
    card(
        Territory(
            "territory_34",
            corners=("sea", "desert", "desert", "grass", "sea", "sea"),
            lands=("desert", "grass"),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_35",
            corners=("sea", "desert", "grass", "sea", "sea", "sea"),
            lands=("desert", "grass"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_36",
            corners=("sea", "grass", "sea", "sea", "sea", "sea"),
            lands=("grass",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_37",
            corners=("sea", "mountain", "sea", "sea", "sea", "sea"),
            lands=("mountain",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_38",
            corners=("sea", "forest", "mountain", "sea", "sea", "sea"),
            lands=("forest", "mountain"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_39",
            corners=("sea", "mountain", "sea", "sea", "sea", "sea"),
            lands=("mountain",),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_40",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("mountain",),
            gain=("coin",),
        )
    ),
    card(
        Territory(
            "territory_41",
            corners=("sea", "sea", "sea", "sea", "sea", "sea"),
            lands=("mountain",),
            gain=("food",),
        )
    ),
    card(
        Territory(
            "territory_42",
            corners=("sea", "forest", "forest", "forest", "mountain", "mountain"),
            lands=("forest", "mountain"),
            gain=("invent",),
        )
    ),
    card(
        Territory(
            "territory_43",
            corners=("sea", "forest", "forest", "mountain", "mountain", "sea"),
            lands=("forest", "mountain"),
            gain=("tapestry",),
        )
    ),
    card(
        Territory(
            "territory_44",
            corners=("sea", "forest", "forest", "mountain", "sea", "sea"),
            lands=("forest", "mountain"),
            gain=("culture",),
        )
    ),
    card(
        Territory(
            "territory_45",
            corners=("sea", "forest", "mountain", "sea", "sea", "sea"),
            lands=("forest", "mountain"),
            gain=("worker",),
        )
    ),
    card(
        Territory(
            "territory_46",
            corners=("sea", "forest", "forest", "forest", "mountain", "mountain"),
            lands=("forest", "mountain"),
            gain=("research_x",),
        )
    ),
    card(
        Territory(
            "territory_47",
            corners=("sea", "forest", "forest", "mountain", "mountain", "sea"),
            lands=("forest", "mountain"),
            gain=("territory", "territory"),
        )
    ),
    card(
        Territory(
            "territory_48",
            corners=("sea", "forest", "forest", "mountain", "sea", "sea"),
            lands=("forest", "mountain"),
            gain=("food",),
        )
    ),
)

SPACE_TILES: Final[tuple[Card[SpaceTile], ...]] = (
    card(SpaceTile("space_01", gain=("advance:science", "vp_track:science"))),
    card(SpaceTile("space_02", gain=("armory", "vp_armory"))),
    card(SpaceTile("space_03", gain=("house", "vp_house"))),
    card(SpaceTile("space_04", gain=("tapestry", "overplay", "vp_tapestry"))),
    card(SpaceTile("space_05", gain=("coin", "worker", "vp:8"))),
    card(SpaceTile("space_06", gain=("research", "vp:6"))),
    card(SpaceTile("space_07", gain=("food", "culture", "vp:8"))),
    card(SpaceTile("space_08", gain=("culture", "vp_capital"))),
    card(SpaceTile("space_09", gain=("advance:technology", "vp_track:technology"))),
    card(SpaceTile("space_10", gain=("invent", "upgrade", "vp_tech"))),
    card(SpaceTile("space_11", gain=("conquer", "vp_controlled"))),
    card(SpaceTile("space_12", gain=("advance:military", "vp_track:military"))),
    card(SpaceTile("space_13", gain=("vp:13",))),
    card(SpaceTile("space_14", gain=("farm", "vp_farm"))),
    card(SpaceTile("space_15", gain=("market", "vp_market"))),
    card(SpaceTile("space_16", gain=("landmark:landmark_monolith",), set=PLANS, source=RULEBOOK)),
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
    ),
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
    ),
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
    ),
)

SMALL_MAP: Final[tuple[Hex, ...]] = (
    Hex(0, -3, ("sea", "sea", "sea", "sea", "forest", "sea"), ("forest",)),
    Hex(1, -3),
    Hex(2, -3),
    Hex(-1, -2),
    Hex(0, -2, ("forest", "sea", "sea", "sea", "forest", "forest"), ("forest",), start="1/6"),
    Hex(1, -2, ("sea", "desert", "mountain", "mountain", "sea", "sea"), ("desert", "mountain")),
    Hex(2, -2),
    Hex(3, -2),
    Hex(-2, -1),
    Hex(-1, -1, ("mountain", "forest", "forest", "forest", "sea", "mountain"), ("forest", "mountain")),
    Hex(0, -1),
    Hex(1, -1),
    Hex(2, -1, ("grass", "desert", "desert", "sea", "sea", "sea"), ("desert", "grass")),
    Hex(3, -1),
    Hex(-2, 0),
    Hex(-1, 0),
    Hex(
        0,
        0,
        ("sea", "sea", "sea", "sea", "sea", "sea"),
        ("desert", "forest", "grass", "mountain"),
        middle=True,
    ),
    Hex(1, 0),
    Hex(2, 0, ("sea", "sea", "sea", "grass", "grass", "desert"), ("desert", "grass"), start="2/4"),
    Hex(3, 0, ("sea", "sea", "sea", "sea", "sea", "grass"), ("grass",)),
    Hex(-3, 1),
    Hex(-2, 1, ("mountain", "mountain", "grass", "grass", "mountain", "sea"), ("grass", "mountain")),
    Hex(-1, 1),
    Hex(0, 1),
    Hex(1, 1, ("sea", "desert", "grass", "forest", "desert", "desert"), ("desert", "forest", "grass")),
    Hex(2, 1),
    Hex(-3, 2),
    Hex(-2, 2, ("grass", "grass", "sea", "sea", "sea", "grass"), ("grass",), start="3/5"),
    Hex(-1, 2, ("sea", "sea", "mountain", "forest", "forest", "sea"), ("forest", "mountain")),
    Hex(0, 2),
    Hex(1, 2),
    Hex(-3, 3, ("sea", "grass", "sea", "sea", "sea", "sea"), ("grass",)),
    Hex(-2, 3),
    Hex(-1, 3),
)

LARGE_MAP: Final[tuple[Hex, ...]] = (
    Hex(0, -4),
    Hex(1, -4, ("mountain", "grass", "grass", "sea", "mountain", "mountain"), ("grass", "mountain")),
    Hex(2, -4),
    Hex(3, -4, ("sea", "sea", "sea", "grass", "sea", "sea"), ("grass",)),
    Hex(4, -4),
    Hex(-1, -3, ("forest", "sea", "sea", "sea", "grass", "forest"), ("forest", "grass")),
    Hex(0, -3, ("sea", "mountain", "mountain", "mountain", "sea", "sea"), ("mountain",), start="1"),
    Hex(1, -3),
    Hex(2, -3),
    Hex(3, -3, ("sea", "grass", "grass", "desert", "sea", "sea"), ("desert", "grass"), start="2"),
    Hex(4, -3, ("forest", "forest", "desert", "desert", "sea", "desert"), ("desert", "forest")),
    Hex(-2, -2),
    Hex(-1, -2),
    Hex(0, -2, ("sea", "mountain", "sea", "sea", "sea", "sea"), ("mountain",)),
    Hex(1, -2),
    Hex(2, -2, ("desert", "sea", "sea", "sea", "grass", "desert"), ("desert", "grass")),
    Hex(3, -2),
    Hex(4, -2),
    Hex(-3, -1, ("sea", "sea", "sea", "sea", "forest", "sea"), ("forest",)),
    Hex(-2, -1),
    Hex(-1, -1),
    Hex(0, -1),
    Hex(1, -1),
    Hex(2, -1),
    Hex(3, -1),
    Hex(4, -1, ("mountain", "grass", "grass", "sea", "mountain", "mountain"), ("grass", "mountain")),
    Hex(-4, 0),
    Hex(-3, 0, ("forest", "sea", "sea", "sea", "forest", "forest"), ("forest",), start="6"),
    Hex(-2, 0, ("sea", "mountain", "mountain", "desert", "sea", "sea"), ("desert", "mountain")),
    Hex(-1, 0),
    Hex(
        0,
        0,
        ("sea", "sea", "sea", "sea", "sea", "sea"),
        ("desert", "forest", "grass", "mountain"),
        middle=True,
    ),
    Hex(1, 0),
    Hex(2, 0, ("forest", "sea", "sea", "sea", "grass", "grass"), ("forest", "grass")),
    Hex(3, 0, ("sea", "mountain", "forest", "forest", "sea", "sea"), ("forest", "mountain"), start="3"),
    Hex(4, 0),
    Hex(-4, 1, ("mountain", "forest", "forest", "mountain", "sea", "mountain"), ("forest", "mountain")),
    Hex(-3, 1),
    Hex(-2, 1),
    Hex(-1, 1),
    Hex(0, 1),
    Hex(1, 1),
    Hex(2, 1),
    Hex(3, 1, ("sea", "forest", "sea", "sea", "sea", "desert"), ("desert", "forest")),
    Hex(-4, 2),
    Hex(-3, 2),
    Hex(-2, 2, ("sea", "mountain", "forest", "forest", "sea", "sea"), ("forest", "mountain")),
    Hex(-1, 2),
    Hex(0, 2, ("sea", "sea", "sea", "sea", "desert", "sea"), ("desert",)),
    Hex(1, 2),
    Hex(2, 2),
    Hex(-4, 3, ("desert", "grass", "grass", "desert", "sea", "desert"), ("desert", "grass")),
    Hex(-3, 3, ("grass", "sea", "sea", "sea", "grass", "grass"), ("grass",), start="5"),
    Hex(-2, 3),
    Hex(-1, 3),
    Hex(0, 3, ("desert", "sea", "sea", "sea", "desert", "desert"), ("desert",), start="4"),
    Hex(1, 3, ("sea", "mountain", "grass", "grass", "sea", "sea"), ("grass", "mountain")),
    Hex(-4, 4),
    Hex(-3, 4, ("grass", "sea", "sea", "sea", "sea", "sea"), ("grass",)),
    Hex(-2, 4),
    Hex(-1, 4, ("grass", "desert", "desert", "desert", "sea", "grass"), ("desert", "grass")),
    Hex(0, 4),
)
