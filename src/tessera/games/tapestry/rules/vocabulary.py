"""The words that benefits are written with: on spaces, tiles, cards and mats (TP-17).

What they do stands in the chapters (`rules.benefits.word`); boards draw them as icons and texts read them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NewType, TypeAlias

from msgspec import Meta

Said = NewType("Said", str)
"""A word that is made, not written: VP (`vp`), or what an answer or a die said."""
Written = Literal[
    "advance:arts",
    "advance:exploration",
    "advance:military",
    "advance:science",
    "advance:technology",
    "advance_one_of:exploration/military/technology",
    "advance_one_of:military/technology/exploration",
    "advance_one_of:military/technology/exploration/science",
    "advance_x:any",
    "advance_x:arts",
    "advance_x:exploration",
    "advance_x:military",
    "advance_x:science",
    "advance_x:technology",
    "all_players:any_resource",
    "any_income_building",
    "any_resource",
    "armory",
    "broadcast",
    "broadcast_up_to_3",
    "coin",
    "conquer",
    "conquer_adjacent_to_start",
    "conquer_anywhere",
    "conquer_both_dice",
    "conquer_both_if_opponent",
    "conquer_empty",
    "controlled_tile_benefit_optional",
    "create",
    "culture",
    "draw3_keep2_tapestry",
    "explore",
    "explore_anywhere",
    "explore_space",
    "explore_with_drawn",
    "farm",
    "food",
    "gain_civ",
    "house",
    "inspire",
    "invent",
    "invent_and_upgrade",
    "landmark:landmark_bakery",
    "landmark:landmark_barn",
    "landmark:landmark_com_tower",
    "landmark:landmark_library",
    "landmark:landmark_monolith",
    "landmark:landmark_stadium",
    "landmark:landmark_stock_market",
    "landmark:landmark_treasury",
    "market",
    "overplay",
    "pay_up_to_2_for_6vp",
    "recall_toppled:2",
    "refresh_masterpieces_optional",
    "refresh_tech_optional",
    "regress:military",
    "regress:technology",
    "regress_x:exploration",
    "regress_x:military",
    "regress_x_then_advance",
    "repeat_position",
    "repeat_position:lithium_ion_battery",
    "repeat_position:masterpiece_12",
    "repeat_position:weather_control",
    "repeat_position_no_bonus",
    "research",
    "research_x",
    "research_x_maxout",
    "restart_token",
    "roll_one_conquer_die",
    "space_tile",
    "stand_up_3",
    "tapestry",
    "tech_circle",
    "tech_square",
    "territory",
    "upgrade",
    "upgrade_ignore_prereq",
    "upgrade_locked",
    "upgrade_twice_ignore_prereq",
    "vp3_per_landmark",
    "vp3_per_masterpiece",
    "vp_armory",
    "vp_capital",
    "vp_charms_all",
    "vp_columns",
    "vp_controlled",
    "vp_farm",
    "vp_house",
    "vp_income_buildings",
    "vp_landmark",
    "vp_market",
    "vp_rows",
    "vp_tapestry",
    "vp_tech",
    "vp_tiles",
    "vp_track:arts",
    "vp_track:exploration",
    "vp_track:military",
    "vp_track:science",
    "vp_track:technology",
    "worker",
]
"""Every word that stands in a literal: a misspelled one is an error of types. `rules.benefits` says what they do."""
if TYPE_CHECKING:
    Word: TypeAlias = Written | Said
else:  # content files may write every word that the rules know, with any argument
    Word = Annotated[str, Meta(pattern=r"^[a-z0-9_]+(:[a-z0-9_/]+)?$")]
Words = tuple[Word, ...]
"""A benefit: what is gained, one word after the other."""


def vp(count: int) -> Said:
    """So many VP."""
    return Said(f"vp:{count}")
