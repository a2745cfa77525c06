"""Capital mats (TP-9)."""

from __future__ import annotations

from tessera.games.tapestry.content import FANTASIES, RECONSTRUCTED, WITH_ARTS, Capital, District
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

capitals = Cards[Capital]()
card = capitals.add


card(
    Capital(
        "capital_mountain",
        number=1,
        pair="1/6",
        grid=(
            "ooooooooo",
            "##ooo###o",
            "ooo###ooo",
            "ooo#####o",
            "ooooo##oo",
            "o###oooo#",
            "oo#oooooo",
            "ooooooo#o",
            "oo#oooooo",
        ),
    )
)
card(
    Capital(
        "capital_wetland",
        number=2,
        pair="2/4",
        grid=(
            "oooooooo#",
            "##oooo###",
            "ooooooooo",
            "o###oo##o",
            "oo##ooooo",
            "###oooo#o",
            "ooooo##oo",
            "o##oooooo",
            "ooooo#ooo",
        ),
    )
)
card(
    Capital(
        "capital_tropical",
        number=3,
        pair="3/5",
        grid=(
            "oooo#oo##",
            "ooo#ooo##",
            "oo#ooooo#",
            "ooooooooo",
            "o#ooo#ooo",
            "ooooooooo",
            "#o##o#o#o",
            "o####oooo",
            "oo###oooo",
        ),
    )
)
card(
    Capital(
        "capital_desert",
        number=4,
        pair="2/4",
        grid=(
            "ooo##oooo",
            "#o#oooooo",
            "#ooooo##o",
            "ooooooooo",
            "o#oo#oo##",
            "o##ooooo#",
            "o#####ooo",
            "oo##ooooo",
            "ooooo#ooo",
        ),
    )
)
card(
    Capital(
        "capital_grassland",
        number=5,
        pair="3/5",
        grid=(
            "ooooooooo",
            "###oooo#o",
            "####ooooo",
            "ooo####oo",
            "oooooo###",
            "###ooooo#",
            "oo#oooooo",
            "oooooo#oo",
            "ooooo#ooo",
        ),
    )
)
card(
    Capital(
        "capital_forest",
        number=6,
        pair="1/6",
        grid=(
            "ooooooooo",
            "oo##oo#oo",
            "ooo#ooo#o",
            "o##ooooo#",
            "ooo#ooooo",
            "oo#####oo",
            "o#oooo#oo",
            "oo#ooo###",
            "ooooooo##",
        ),
    )
)
card(
    Capital(
        "capital_archipelago",
        advanced=True,
        grid=(
            "ooo#ooo#o",
            "ooo#ooo#o",
            "oo##oo##o",
            "###o###oo",
            "oo#ooo#oo",
            "oo#ooo###",
            "######ooo",
            "ooo#o#ooo",
            "ooo#oo#oo",
        ),
        blocks=(0, 0),
        districts=(
            District(((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))),
            District(((0, 4), (0, 5), (0, 6), (1, 4), (1, 5), (1, 6), (2, 4), (2, 5))),
            District(((0, 8), (1, 8), (2, 8), (3, 7), (3, 8), (4, 7), (4, 8))),
            District(((3, 3), (4, 3), (4, 4), (4, 5), (5, 3), (5, 4), (5, 5))),
            District(((4, 0), (4, 1), (5, 0), (5, 1))),
            District(((6, 6), (6, 7), (6, 8), (7, 6), (7, 7), (7, 8), (8, 7), (8, 8))),
            District(((7, 4), (8, 4), (8, 5))),
            District(((7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2))),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_cloud_city",
        advanced=True,
        grid=(
            "#ooo##oo#",
            "oooo#oooo",
            "#oo###oo#",
            "###ooo###",
            "oo#ooo#oo",
            "ooo#o#ooo",
            "oo#####oo",
            "##ooooo##",
            "##ooooo##",
        ),
        blocks=(0, 0),
        districts=(
            District(((0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2))),
            District(((0, 6), (0, 7), (1, 5), (1, 6), (1, 7), (1, 8), (2, 6), (2, 7))),
            District(((3, 3), (3, 4), (3, 5), (4, 3), (4, 4), (4, 5), (5, 4))),
            District(((4, 0), (4, 1), (5, 0), (5, 1), (5, 2), (6, 0), (6, 1))),
            District(((4, 7), (4, 8), (5, 6), (5, 7), (5, 8), (6, 7), (6, 8))),
            District(((7, 2), (7, 3), (7, 4), (7, 5), (7, 6), (8, 2), (8, 3), (8, 4), (8, 5), (8, 6))),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_swamp",
        advanced=True,
        grid=(
            "ooLoooLoo",
            "oooo#oooo",
            "Looo#oooL",
            "oo#oooLoo",
            "oooLo#ooo",
            "oo#oooooL",
            "Lo#oo#ooo",
            "oooLooo#o",
            "ooooo#Loo",
        ),
        pad_loss=2,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_mesa",
        advanced=True,
        grid=(
            "###ooo###",
            "##ooooo##",
            "ooooooooo",
            "ooooooooo",
            "ooooooooo",
            "ooooooooo",
            "ooooooooo",
            "##ooooo##",
            "###ooo###",
        ),
        overhang=False,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_canyon",
        advanced=True,
        grid=(
            "#oooooooo",
            "##ooooooo",
            "o##oooooo",
            "oo###oooo",
            "oooo##ooo",
            "ooooo##oo",
            "oooooo##o",
            "ooooooo##",
            "oooooooo#",
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_oasis",
        advanced=True,
        grid=(
            "oo#ooo#oo",
            "oooo#oooo",
            "#ooooooo#",
            "ooo###ooo",
            "o#o###o#o",
            "ooo###ooo",
            "#ooooooo#",
            "oooo#oooo",
            "oo#ooo#oo",
        ),
        blocks=(0, 0),
        districts=(
            District(((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2))),
            District(
                ((0, 3), (0, 4), (0, 5), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5)),
                gain=("any_resource", vp(2)),
            ),
            District(((0, 6), (0, 7), (0, 8), (1, 6), (1, 7), (1, 8), (2, 6), (2, 7), (2, 8))),
            District(
                ((3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (5, 0), (5, 1), (5, 2)),
                gain=("any_resource", vp(2)),
            ),
            District(
                ((3, 6), (3, 7), (3, 8), (4, 6), (4, 7), (4, 8), (5, 6), (5, 7), (5, 8)),
                gain=("any_resource", vp(2)),
            ),
            District(((6, 0), (6, 1), (6, 2), (7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2))),
            District(
                ((6, 3), (6, 4), (6, 5), (7, 3), (7, 4), (7, 5), (8, 3), (8, 4), (8, 5)),
                gain=("any_resource", vp(2)),
            ),
            District(((6, 6), (6, 7), (6, 8), (7, 6), (7, 7), (7, 8), (8, 6), (8, 7), (8, 8))),
        ),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_polar",
        advanced=True,
        grid=(
            "##ooooo##",
            "#ooooooo#",
            "oooo#oooo",
            "ooooooooo",
            "oo#o#o#oo",
            "ooo###ooo",
            "#ooooooo#",
            "##ooooo##",
            "#ooooooo#",
        ),
        blocks=(0, 0),
        districts=(
            District(((1, 2), (0, 3), (0, 4), (0, 5), (1, 6))),
            District(
                ((3, 0), (2, 1), (2, 2), (1, 3), (1, 4), (1, 5), (2, 6), (2, 7), (3, 8)),
                gain=("any_resource", "any_resource"),
            ),
            District(
                ((4, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5), (3, 6), (3, 7), (4, 8)),
                gain=("any_resource", "any_resource"),
            ),
            District(
                ((5, 0), (5, 1), (6, 2), (6, 3), (6, 4), (6, 5), (6, 6), (5, 7), (5, 8)),
                gain=("any_resource", "any_resource"),
            ),
            District(((6, 1), (7, 2), (7, 3), (7, 4), (7, 5), (7, 6), (6, 7))),
            District(((8, 2), (8, 3), (8, 4), (8, 5), (8, 6))),
        ),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_savanna",
        advanced=True,
        grid=(
            "ooo##ooo#",
            "ooo#oooo#",
            "ooo#oooo#",
            "#oo##o#o#",
            "oooo#ooo#",
            "ooo#ooooo",
            "o##o#oo#o",
            "oooo#oooo",
            "ooo#oooo#",
        ),
        blocks=(0, 0),
        districts=(
            District(((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1))),
            District(((0, 5), (0, 6), (0, 7), (1, 5), (1, 6), (1, 7), (2, 5), (2, 6))),
            District(((4, 0), (4, 1), (4, 2), (5, 0), (5, 1), (5, 2))),
            District(((4, 5), (4, 6), (4, 7), (5, 5), (5, 6), (5, 7))),
            District(((7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2))),
            District(((7, 5), (7, 6), (7, 7), (8, 5), (8, 6), (8, 7))),
        ),
        at_income=True,
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_veil",
        advanced=True,
        grid=(
            "o#ooo#ooo",
            "ooo#oooo#",
            "#ooooo#oo",
            "oo#oooo#o",
            "o##oo#ooo",
            "oo#oooo#o",
            "oo#oo#ooo",
            "oooo#oo#o",
            "#ooooooo#",
        ),
        blocks=(0, 0),
        districts=(
            District(((0, 0), (0, 2), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2))),
            District(((0, 3), (0, 4), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5))),
            District(((0, 6), (0, 7), (0, 8), (1, 6), (1, 7), (2, 7), (2, 8))),
            District(((6, 0), (6, 1), (7, 0), (7, 1), (7, 2), (8, 1), (8, 2))),
            District(((6, 6), (6, 7), (6, 8), (7, 6), (7, 8), (8, 6), (8, 7))),
            District(((3, 0), (3, 1), (3, 3), (4, 0), (5, 0), (5, 1), (5, 3)), gain=("tapestry",)),
            District(
                (
                    (3, 4),
                    (3, 5),
                    (4, 3),
                    (4, 4),
                    (5, 4),
                    (5, 5),
                    (6, 3),
                    (6, 4),
                    (7, 3),
                    (7, 5),
                    (8, 3),
                    (8, 4),
                    (8, 5),
                ),
                gain=(vp(10),),
            ),
            District(((3, 6), (3, 8), (4, 6), (4, 7), (4, 8), (5, 6), (5, 8)), gain=("invent",)),
        ),
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_city_in_a_bottle",
        advanced=True,
        grid=("o#oo#o", "#o##o#", "o#o#oo", "#oo#o#", "oo##oo", "#o#o##"),
        blocks=(2, 3),
        landmarks=False,
        aside_vp=6,
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_netherworld",
        advanced=True,
        grid=(
            "#ooo#ooo#",
            "oGoooooGo",
            "oo#o#o#oo",
            "#ooooooo#",
            "#o#oCo#o#",
            "#ooooooo#",
            "oo#o#o#oo",
            "oGoooooGo",
            "#ooo#ooo#",
        ),
        blocks=(0, 0),
        districts=(
            District(((1, 1),)),
            District(((1, 7),)),
            District(((7, 1),)),
            District(((7, 7),)),
        ),
        linked=True,
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
card(
    Capital(
        "capital_quagmire",
        advanced=True,
        grid=(
            "##ooooo##",
            "#oooWooo#",
            "ooooooooo",
            "ooo##oooo",
            "oWoo#ooWo",
            "oooo##ooo",
            "ooooooooo",
            "#oooWooo#",
            "##ooooo##",
        ),
        shy=True,
        set=FANTASIES,
        source=RECONSTRUCTED,
    )
)
