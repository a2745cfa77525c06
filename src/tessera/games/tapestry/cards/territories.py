"""Territory tiles (TP-7)."""

from __future__ import annotations

from tessera.games.tapestry.content import Territory
from tessera.kernel import Cards

territories = Cards[Territory]()
card = territories.add


card(
    Territory(
        "territory_01",
        corners=("sea", "desert", "sea", "sea", "sea", "sea"),
        lands=("desert",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_02",
        corners=("sea", "mountain", "mountain", "desert", "desert", "sea"),
        lands=("desert", "mountain"),
        gain=("territory", "territory"),
    )
)
card(
    Territory(
        "territory_03",
        corners=("sea", "mountain", "desert", "desert", "sea", "sea"),
        lands=("desert", "mountain"),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_04",
        corners=("sea", "mountain", "desert", "sea", "sea", "sea"),
        lands=("desert", "mountain"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_05",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("desert",),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_06",
        corners=("sea", "desert", "sea", "sea", "sea", "sea"),
        lands=("desert",),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_07",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("desert",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_08",
        corners=("sea", "mountain", "mountain", "mountain", "desert", "desert"),
        lands=("desert", "mountain"),
        gain=("farm",),
    )
)
card(
    Territory(
        "territory_09",
        corners=("sea", "mountain", "mountain", "desert", "desert", "sea"),
        lands=("desert", "mountain"),
        gain=("tapestry",),
    )
)
card(
    Territory(
        "territory_10",
        corners=("sea", "mountain", "desert", "desert", "sea", "sea"),
        lands=("desert", "mountain"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_11",
        corners=("sea", "mountain", "desert", "sea", "sea", "sea"),
        lands=("desert", "mountain"),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_12",
        corners=("sea", "mountain", "mountain", "mountain", "desert", "desert"),
        lands=("desert", "mountain"),
        gain=("research_x",),
    )
)
card(
    Territory(
        "territory_13",
        corners=("sea", "forest", "sea", "sea", "sea", "sea"),
        lands=("forest",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_14",
        corners=("sea", "grass", "forest", "sea", "sea", "sea"),
        lands=("forest", "grass"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_15",
        corners=("sea", "forest", "sea", "sea", "sea", "sea"),
        lands=("forest",),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_16",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("forest",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_17",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("forest",),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_18",
        corners=("sea", "grass", "grass", "grass", "forest", "forest"),
        lands=("forest", "grass"),
        gain=("market",),
    )
)
card(
    Territory(
        "territory_19",
        corners=("sea", "grass", "grass", "forest", "forest", "sea"),
        lands=("forest", "grass"),
        gain=("tapestry",),
    )
)
card(
    Territory(
        "territory_20",
        corners=("sea", "grass", "grass", "forest", "sea", "sea"),
        lands=("forest", "grass"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_21",
        corners=("sea", "grass", "forest", "sea", "sea", "sea"),
        lands=("forest", "grass"),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_22",
        corners=("sea", "grass", "grass", "grass", "forest", "forest"),
        lands=("forest", "grass"),
        gain=("upgrade",),
    )
)
card(
    Territory(
        "territory_23",
        corners=("sea", "grass", "grass", "forest", "forest", "sea"),
        lands=("forest", "grass"),
        gain=("invent",),
    )
)
card(
    Territory(
        "territory_24",
        corners=("sea", "grass", "grass", "forest", "sea", "sea"),
        lands=("forest", "grass"),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_25",
        corners=("sea", "desert", "desert", "desert", "grass", "grass"),
        lands=("desert", "grass"),
        gain=("house",),
    )
)
card(
    Territory(
        "territory_26",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("grass",),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_27",
        corners=("sea", "grass", "sea", "sea", "sea", "sea"),
        lands=("grass",),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_28",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("grass",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_29",
        corners=("sea", "desert", "desert", "grass", "grass", "sea"),
        lands=("desert", "grass"),
        gain=("tapestry",),
    )
)
card(
    Territory(
        "territory_30",
        corners=("sea", "desert", "desert", "grass", "sea", "sea"),
        lands=("desert", "grass"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_31",
        corners=("sea", "desert", "grass", "sea", "sea", "sea"),
        lands=("desert", "grass"),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_32",
        corners=("sea", "desert", "desert", "desert", "grass", "grass"),
        lands=("desert", "grass"),
        gain=("invent",),
    )
)
card(
    Territory(
        "territory_33",
        corners=("sea", "desert", "desert", "grass", "grass", "sea"),
        lands=("desert", "grass"),
        gain=("armory",),
    )
)
card(
    Territory(
        "territory_34",
        corners=("sea", "desert", "desert", "grass", "sea", "sea"),
        lands=("desert", "grass"),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_35",
        corners=("sea", "desert", "grass", "sea", "sea", "sea"),
        lands=("desert", "grass"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_36",
        corners=("sea", "grass", "sea", "sea", "sea", "sea"),
        lands=("grass",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_37",
        corners=("sea", "mountain", "sea", "sea", "sea", "sea"),
        lands=("mountain",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_38",
        corners=("sea", "forest", "mountain", "sea", "sea", "sea"),
        lands=("forest", "mountain"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_39",
        corners=("sea", "mountain", "sea", "sea", "sea", "sea"),
        lands=("mountain",),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_40",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("mountain",),
        gain=("coin",),
    )
)
card(
    Territory(
        "territory_41",
        corners=("sea", "sea", "sea", "sea", "sea", "sea"),
        lands=("mountain",),
        gain=("food",),
    )
)
card(
    Territory(
        "territory_42",
        corners=("sea", "forest", "forest", "forest", "mountain", "mountain"),
        lands=("forest", "mountain"),
        gain=("invent",),
    )
)
card(
    Territory(
        "territory_43",
        corners=("sea", "forest", "forest", "mountain", "mountain", "sea"),
        lands=("forest", "mountain"),
        gain=("tapestry",),
    )
)
card(
    Territory(
        "territory_44",
        corners=("sea", "forest", "forest", "mountain", "sea", "sea"),
        lands=("forest", "mountain"),
        gain=("culture",),
    )
)
card(
    Territory(
        "territory_45",
        corners=("sea", "forest", "mountain", "sea", "sea", "sea"),
        lands=("forest", "mountain"),
        gain=("worker",),
    )
)
card(
    Territory(
        "territory_46",
        corners=("sea", "forest", "forest", "forest", "mountain", "mountain"),
        lands=("forest", "mountain"),
        gain=("research_x",),
    )
)
card(
    Territory(
        "territory_47",
        corners=("sea", "forest", "forest", "mountain", "mountain", "sea"),
        lands=("forest", "mountain"),
        gain=("territory", "territory"),
    )
)
card(
    Territory(
        "territory_48",
        corners=("sea", "forest", "forest", "mountain", "sea", "sea"),
        lands=("forest", "mountain"),
        gain=("food",),
    )
)
