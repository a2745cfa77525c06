"""The tracks space by space: benefits and bonuses (TP-4, TP-6)."""

from __future__ import annotations

from tessera.games.tapestry.content import PUBLIC, RULEBOOK, WITH_ARTS, Benefit, Bonus, Space
from tessera.games.tapestry.rules.vocabulary import vp
from tessera.kernel import Cards

spaces = Cards[Space]()
card = spaces.add


card(
    Space(
        "exploration_1",
        track="exploration",
        n=1,
        benefit=Benefit(gain=("territory", "territory"), given=True),
    )
)
card(
    Space(
        "exploration_2",
        track="exploration",
        n=2,
        benefit=Benefit(gain=("explore",)),
        bonus=Bonus(gain=("tapestry",), any_resource=1),
    )
)
card(Space("exploration_3", track="exploration", n=3, benefit=Benefit(choose_one=("explore", "farm"))))
card(
    Space(
        "exploration_4",
        track="exploration",
        n=4,
        benefit=Benefit(gain=("territory", "explore"), given=True),
    )
)
card(
    Space(
        "exploration_5",
        track="exploration",
        n=5,
        benefit=Benefit(gain=("vp_controlled",)),
        bonus=Bonus(gain=("farm",), any_resource=1),
    )
)
card(
    Space(
        "exploration_6",
        track="exploration",
        n=6,
        benefit=Benefit(gain=("territory", "farm")),
        bonus=Bonus(gain=("explore",), any_resource=1),
    )
)
card(
    Space(
        "exploration_7",
        track="exploration",
        n=7,
        benefit=Benefit(gain=("territory", "territory", "explore"), given=True),
    )
)
card(
    Space(
        "exploration_8",
        track="exploration",
        n=8,
        benefit=Benefit(gain=("farm", "vp_farm"), given=True),
        bonus=Bonus(gain=(vp(5),), territory=2),
    )
)
card(
    Space(
        "exploration_9",
        track="exploration",
        n=9,
        benefit=Benefit(gain=("territory", "territory", "explore_anywhere"), given=True),
        bonus=Bonus(gain=("tapestry",), any_resource=1),
    )
)
card(
    Space(
        "exploration_10",
        track="exploration",
        n=10,
        benefit=Benefit(gain=("vp_track:technology",)),
        bonus=Bonus(gain=(vp(10),), territory=3),
    )
)
card(
    Space(
        "exploration_11",
        track="exploration",
        n=11,
        benefit=Benefit(gain=("space_tile", "space_tile", "space_tile", "explore_space"), given=True),
    )
)
card(
    Space(
        "exploration_12",
        track="exploration",
        n=12,
        benefit=Benefit(gain=("explore_space",)),
        bonus=Bonus(gain=("explore_space",), any_resource=1),
    )
)
card(Space("science_1", track="science", n=1, benefit=Benefit(gain=("research_x",))))
card(
    Space(
        "science_2",
        track="science",
        n=2,
        benefit=Benefit(gain=("tapestry",)),
        bonus=Bonus(gain=("house",), any_resource=1),
    )
)
card(Space("science_3", track="science", n=3, benefit=Benefit(choose_one=("research_x", "house"))))
card(Space("science_4", track="science", n=4, benefit=Benefit(gain=("vp_tech", "tapestry"))))
card(
    Space(
        "science_5",
        track="science",
        n=5,
        benefit=Benefit(gain=("research",)),
        bonus=Bonus(gain=(vp(5),), tapestry_hand=2),
    )
)
card(Space("science_6", track="science", n=6, benefit=Benefit(choose_one=("research", "house"))))
card(Space("science_7", track="science", n=7, benefit=Benefit(gain=("repeat_position",))))
card(Space("science_8", track="science", n=8, benefit=Benefit(gain=("house", "vp_house"), given=True)))
card(
    Space(
        "science_9",
        track="science",
        n=9,
        benefit=Benefit(choose_one=("advance:exploration", "advance:military", "advance:technology")),
    )
)
card(
    Space(
        "science_10",
        track="science",
        n=10,
        benefit=Benefit(choose_one=("regress:military", "regress:technology")),
    )
)
card(
    Space(
        "science_11",
        track="science",
        n=11,
        benefit=Benefit(
            gain=(
                "advance_one_of:exploration/military/technology",
                "advance_one_of:exploration/military/technology",
            ),
            given=True,
        ),
    )
)
card(
    Space(
        "science_12",
        track="science",
        n=12,
        benefit=Benefit(
            gain=("research_x_maxout", "research_x_maxout", "research_x_maxout", "research_x_maxout"),
            given=True,
        ),
    )
)
card(Space("technology_1", track="technology", n=1, benefit=Benefit(gain=("invent",))))
card(
    Space(
        "technology_2",
        track="technology",
        n=2,
        benefit=Benefit(gain=("tapestry",)),
        bonus=Bonus(gain=("market",), any_resource=1),
    )
)
card(Space("technology_3", track="technology", n=3, benefit=Benefit(choose_one=("invent", "market"))))
card(
    Space(
        "technology_4",
        track="technology",
        n=4,
        benefit=Benefit(gain=("refresh_tech_optional", "invent"), given=True),
    )
)
card(
    Space(
        "technology_5",
        track="technology",
        n=5,
        benefit=Benefit(choose_one=("farm", "house", "armory")),
        bonus=Bonus(gain=("upgrade",), any_resource=1),
    )
)
card(
    Space(
        "technology_6",
        track="technology",
        n=6,
        benefit=Benefit(gain=("vp_armory", "market")),
        bonus=Bonus(gain=("invent",), any_resource=1),
    )
)
card(
    Space(
        "technology_7",
        track="technology",
        n=7,
        benefit=Benefit(gain=("refresh_tech_optional", "invent", "invent"), given=True),
    )
)
card(
    Space(
        "technology_8",
        track="technology",
        n=8,
        benefit=Benefit(gain=("market", "vp_market"), given=True),
        bonus=Bonus(gain=("upgrade",), any_resource=1),
    )
)
card(Space("technology_9", track="technology", n=9, benefit=Benefit(gain=("upgrade", "tech_circle"))))
card(
    Space(
        "technology_10",
        track="technology",
        n=10,
        benefit=Benefit(gain=("vp_track:military", "vp_track:science")),
    )
)
card(
    Space(
        "technology_11",
        track="technology",
        n=11,
        benefit=Benefit(gain=("upgrade", "tech_square")),
        bonus=Bonus(gain=(vp(10),), tech_card=3),
    )
)
card(
    Space(
        "technology_12",
        track="technology",
        n=12,
        benefit=Benefit(gain=("coin", "worker", "food", "culture", "restart_token")),
    )
)
card(Space("military_1", track="military", n=1, benefit=Benefit(gain=("conquer",))))
card(
    Space(
        "military_2",
        track="military",
        n=2,
        benefit=Benefit(gain=("tapestry",)),
        bonus=Bonus(gain=("armory",), any_resource=1),
    )
)
card(Space("military_3", track="military", n=3, benefit=Benefit(choose_one=("conquer", "armory"))))
card(Space("military_4", track="military", n=4, benefit=Benefit(gain=("worker", "vp_tiles"))))
card(Space("military_5", track="military", n=5, benefit=Benefit(gain=("conquer", "armory"))))
card(
    Space(
        "military_6",
        track="military",
        n=6,
        benefit=Benefit(gain=("conquer", "tapestry")),
        bonus=Bonus(gain=("armory",), any_resource=1),
    )
)
card(Space("military_7", track="military", n=7, benefit=Benefit(gain=("conquer_both_if_opponent",))))
card(
    Space(
        "military_8",
        track="military",
        n=8,
        benefit=Benefit(gain=("conquer_anywhere",)),
        bonus=Bonus(gain=("tapestry",), any_resource=1),
    )
)
card(Space("military_9", track="military", n=9, benefit=Benefit(gain=("armory", "vp_tapestry"))))
card(Space("military_10", track="military", n=10, benefit=Benefit(gain=("vp_track:exploration", "overplay"))))
card(
    Space(
        "military_11",
        track="military",
        n=11,
        benefit=Benefit(gain=("vp_capital",)),
        bonus=Bonus(gain=(vp(10),), tapestry_hand=3),
    )
)
card(Space("military_12", track="military", n=12, benefit=Benefit(gain=("conquer_both_dice", "gain_civ"))))
card(
    Space(
        "arts_1",
        track="arts",
        n=1,
        benefit=Benefit(gain=("tapestry",)),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_2",
        track="arts",
        n=2,
        benefit=Benefit(gain=(vp(5),)),
        bonus=Bonus(gain=("any_income_building",), any_resource=1),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_3",
        track="arts",
        n=3,
        benefit=Benefit(gain=("create",)),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_4",
        track="arts",
        n=4,
        benefit=Benefit(gain=("vp_tiles", "vp_tech")),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_5",
        track="arts",
        n=5,
        benefit=Benefit(gain=("inspire",)),
        bonus=Bonus(gain=("create",), any_resource=1),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_6",
        track="arts",
        n=6,
        benefit=Benefit(choose_one=("broadcast", "any_income_building")),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_7",
        track="arts",
        n=7,
        benefit=Benefit(gain=("refresh_masterpieces_optional", "create"), given=True),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_8",
        track="arts",
        n=8,
        benefit=Benefit(gain=("inspire",)),
        bonus=Bonus(gain=("any_income_building",), any_resource=1),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_9",
        track="arts",
        n=9,
        benefit=Benefit(
            choose_one=(
                "advance:exploration",
                "advance:science",
                "advance:technology",
                "advance:military",
            )
        ),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_10",
        track="arts",
        n=10,
        benefit=Benefit(gain=("any_income_building", "vp_income_buildings"), given=True),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_11",
        track="arts",
        n=11,
        benefit=Benefit(
            choose_one=(
                "advance:exploration",
                "advance:science",
                "advance:technology",
                "advance:military",
            )
        ),
        bonus=Bonus(gain=("create",), any_resource=1),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
card(
    Space(
        "arts_12",
        track="arts",
        n=12,
        benefit=Benefit(gain=("broadcast_up_to_3",)),
        set=WITH_ARTS,
        source=RULEBOOK,
        name_source=PUBLIC,
    )
)
