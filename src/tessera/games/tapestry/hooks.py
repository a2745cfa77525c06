"""The questions that components answer, each named after the rule it opens. What is asked stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.kernel.effects import OWNER, RIVALS, Moment, Right, Value

# --- scopes -----------------------------------------------------------------------------------------------------

TURN: Final = "turn"

# --- values -----------------------------------------------------------------------------------------------------

EXTRA_ROLLS = Value("extra-rolls")  # further faces to choose from; asked: the die (TP-10.13)
EXTRA_DRAWS = Value("extra-draws")  # further cards or tiles to choose from (TP-10.20)
CIV_DRAWS = Value("civ-draws")  # further civilizations to choose from (TP-10.05)
LINE_VP = Value("line-vp")  # beyond one VP for each complete line, when the capital is scored (TP-9.10)
TAPESTRY_COUNT = Value("tapestry-count")  # cards on mats that count (TP-8.12)
TECH_COUNT = Value("tech-count")
TILE_COUNT = Value("tile-count")
DISTRICT_EXTRA = Value("district-extra")  # resources for a completed district; asked: the plots (TP-9.09)
KEPT_OUTPOSTS = Value("kept-outposts")  # on a mat for good
SPARE_OUTPOSTS = Value("spare-outposts")  # on a mat, besides the supply
VISIBLE_CHARMS = Value("visible-charms")

# --- rights -----------------------------------------------------------------------------------------------------

MAY_ADVANCE = Right("may-advance", "TP-6.08", default=True)  # asked: the track
MAY_CONQUER = Right("may-conquer", "TP-13.09", default=True)  # asked: the seat that controls the territory
BUILD_ON_IMPASSABLE = Right("build-on-impassable", "TP-9.04")
IGNORE_PREREQUISITES = Right("ignore-prerequisites", "TP-7.15")
UPGRADE_FROM_TOP = Right("upgrade-from-top", "TP-7.14")
FREE_BONUS = Right("free-bonus", "TP-4.12")  # bonuses that cost one resource
CAN_BE_TRAPPED = Right("can-be-trapped", "TP-13.08", default=True)
TAKE_FROM_DISCARDS = Right("take-from-discards", "TP-7.10")
RESPOND_AFTER_END = Right("respond-after-end", "TP-13.07")
PLAY_ON = Right("play-on", "TP-15.01")  # after income turn 5
ADVANCE_AFTER_END = Right("advance-after-end", "TP-10.16")
KEEPS_ERA_CARD = Right("keeps-era-card", "TP-10.17")

INCOME_CULTURE = Right("income-culture", default=True)  # in income turn 1 (TP-2.22)
ALSO_RED = Right("also-red")  # a conquest gives the red die, too

# --- moments ----------------------------------------------------------------------------------------------------

PLAYED = Moment("played")  # the tapestry card itself, for what no words say
GAINED_CIV = Moment("gained-civ")  # the civilization itself; asked: whether at set-up
LOST_CIV = Moment("lost-civ")  # the civilization itself (TP-10.22)
CHOSEN_CIV = Moment("chosen-civ")  # the civilization itself, by whoever starts with it
SET_UP = Moment("set-up")  # after the landmark draft
INCOME_TURN_1_ENDS = Moment("income-turn-1-ends")
INCOME_STEP_1 = Moment("income-step-1", chosen=True)  # asked: the income turn (TP-5.05)
INCOME_VP = Moment("income-vp")  # step 4; asked: the income turn
INCOME_GAINED = Moment(
    "income-gained", chosen=True
)  # step 5; asked: the income turn, the coins and the food gained
INCOME_TURN_ENDS = Moment("income-turn-ends")  # asked: the income turn
TURN_ENDS = Moment("turn-ends")  # asked: whether it was an income turn (TP-3.11)
CARD_CHECK = Moment("card-check")  # the landmark card itself (TP-3.07)
PLAYER_ENDS = Moment("player-ends")  # after income turn 5, or later for those who play on

ADVANCED = Moment("advanced", chosen=True)  # asked: the track, the space before, the new space
TIER_ENTERED = Moment("tier-entered", chosen=True)  # asked: the track, the tier
TIER_CLAIMED = Moment("tier-claimed")  # asked: the track: a tier whose landmark is gone
BENEFIT_GAINED = Moment("benefit-gained")  # of a space; asked: the track, the space
WOULD_GAIN_BENEFIT = Moment("would-gain-benefit")  # a menu; asked: the track, the space

LANDMARK_GAINED = Moment("landmark-gained", chosen=True)  # asked: the landmark, whether from a track
BUILDING_GAINED = Moment("building-gained", chosen=True)  # asked: the type
BUILDING_PLACED = Moment("building-placed", chosen=True)  # asked: type or NONE, whether on impassable plots
CITY_COVERED = Moment("city-covered")  # asked: the plots that were covered
DISTRICT_COMPLETED = Moment("district-completed", chosen=True)
OTHER_PLACES = Moment("other-places")  # a menu; asked: the building

INVENTED = Moment("invented", chosen=True)  # asked: the tech card
TECH_GAINED = Moment("tech-gained")  # asked: the card; by any means
UPGRADED = Moment("upgraded", chosen=True)  # asked: the card, the row it is in now (1 middle, 2 top)
UPGRADE_GAINED = Moment("upgrade-gained")  # after its benefit; asked: the card, the row
TAPESTRY_GAINED = Moment("tapestry-gained", chosen=True)  # asked: the card
TAPESTRY_DRAWN = Moment("tapestry-drawn")  # before a draw on an advance turn (TP-18.15)
TILE_GAINED = Moment("tile-gained")  # asked: the tile
EXPLORING = Moment("exploring")  # before an explore effect
TERRITORY_PLACED = Moment("territory-placed")  # asked: the hex
EXPLORE_REWARD = Moment("explore-reward")  # a menu; asked: the tile, the VP
SPACE_EXPLORED = Moment("space-explored", chosen=True)  # asked: the tile

CONQUERED = Moment("conquered", chosen=True)  # asked: the hex, whether it was empty, the defender
TOPPLED = Moment("toppled", chosen=True)  # by a conquest; asked: the hex
DICE_ROLLED = Moment("dice-rolled")  # conquer dice; asked: red, black, hex
DIE_CHOSEN = Moment("die-chosen")  # asked: the hex, the die that was not chosen (TP-7.34)
SCIENCE_ROLLED = Moment("science-rolled")  # asked: the track
CONQUER_MENU = Moment("conquer-menu")  # instead of conquering
BOT_INCOME = Moment("bot-income")  # of the Automa's civilizations; asked: the income turn (TP-20.24)
CHANGED = Moment("changed")  # something countable may have changed
EXPLORE_MENU = Moment("explore-menu")  # elsewhere than on the map
OUTPOST_NEEDED = Moment("outpost-needed")  # before one is placed from a mat
RESPONSES = Moment("responses")  # a menu of cards in hand: asked: the seat that conquers, the hex (TP-13.01)
TRAP_RESPONSES = Moment("trap-responses")  # the same for the attacker after a trap (TP-13.04)
ANY_MOMENT = Moment("any-moment")  # a menu of the own turn (TP-9.15)
TURN_AFTER_END = Moment("turn-after-end")  # a menu (TP-10.10)
DOUBLE_DICE = Right("double-dice")  # asked: the hex, whether an outpost was toppled

# --- triggers ---------------------------------------------------------------------------------------------------


def on_track(track: int) -> Callable[..., bool]:
    def advanced_there(s: Any, p: Any, card: Any, moved: int, *_: int) -> bool:
        return moved == track

    return advanced_there


def to_top(s: Any, p: Any, card: Any, tech: int, row: int) -> bool:
    return row == 2


def from_track(s: Any, p: Any, card: Any, landmark: int, on_track: bool) -> bool:
    return on_track


def next_to_mine(s: Any, p: Any, card: Any, cell: int, *_: int) -> bool:
    return bool(s.board.near[cell] & p.held)


def is_income_building(s: Any, p: Any, card: Any, kind: int, *_: int) -> bool:
    return kind >= 0


TRIGGERS: Final[dict[str, tuple[Moment, Callable[..., bool] | None, int]]] = {
    "invent": (INVENTED, None, OWNER),
    "gain_tapestry": (TAPESTRY_GAINED, None, OWNER),
    "upgrade": (UPGRADED, None, OWNER),
    "upgrade_to_top": (UPGRADED, to_top, OWNER),
    "advance:exploration": (ADVANCED, on_track(0), OWNER),
    "advance:science": (ADVANCED, on_track(1), OWNER),
    "advance:technology": (ADVANCED, on_track(2), OWNER),
    "advance:military": (ADVANCED, on_track(3), OWNER),
    "advance:arts": (ADVANCED, on_track(4), OWNER),
    "opponent_advances:military": (ADVANCED, on_track(3), RIVALS),
    "enter_tier": (TIER_ENTERED, None, OWNER),
    "gain_landmark": (LANDMARK_GAINED, None, OWNER),
    "gain_track_landmark": (LANDMARK_GAINED, from_track, OWNER),
    "reach_claimed_landmark": (TIER_CLAIMED, None, OWNER),
    "gain_income_building": (BUILDING_GAINED, None, OWNER),
    "place_income_building": (BUILDING_PLACED, is_income_building, OWNER),
    "conquer": (CONQUERED, None, OWNER),
    "opponent_conquers_adjacent": (CONQUERED, next_to_mine, RIVALS),
    "complete_district": (DISTRICT_COMPLETED, None, OWNER),
    "income_step_1": (INCOME_STEP_1, None, OWNER),
    "explore_space": (SPACE_EXPLORED, None, OWNER),
}
"""Events by which a card gives its benefit: the moment, the condition, and whose event it is."""
