"""The questions that components answer, each named after the rule it opens. What is asked stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.kernel.effects import HOLDER, RIVALS, Moment, Right, Value, latest

# --- scopes -----------------------------------------------------------------------------------------------------

TURN: Final = "turn"

# --- values -----------------------------------------------------------------------------------------------------

EXTRA_ROLLS: Value[int] = Value("extra-rolls", asked=("die",))
"""Further faces to choose from; asked: the die (TP-10.13)."""
EXTRA_DRAWS: Value[()] = Value("extra-draws")
"""Further cards or tiles to choose from (TP-10.20)."""
CIV_DRAWS: Value[()] = Value("civ-draws")
"""Further civilizations to choose from (TP-10.05)."""
LINE_VP: Value[()] = Value("line-vp")
"""Beyond one VP for each complete line, when the capital is scored (TP-9.10)."""
TAPESTRY_COUNT: Value[()] = Value("tapestry-count")
"""Cards on mats that count (TP-8.12)."""
TECH_COUNT: Value[()] = Value("tech-count")
TILE_COUNT: Value[()] = Value("tile-count")
DISTRICT_EXTRA: Value[int] = Value("district-extra", asked=("plots",))
"""Resources for a completed district; asked: the plots (TP-9.09)."""
KEPT_OUTPOSTS: Value[()] = Value("kept-outposts")
"""On a mat for good."""
SPARE_OUTPOSTS: Value[()] = Value("spare-outposts")
"""On a mat, besides the supply."""
VISIBLE_CHARMS: Value[()] = Value("visible-charms")
CARD_VP: Value[()] = Value("card-vp")
"""What a card scores when it says so; asked about the very card."""

NOWHERE: Final = -2
"""A mat has no such place."""
MAT_COVERED: Value[int] = Value("mat-covered", asked=("column",))
"""The spaces of a column of a civilization mat that a token lies on, as bits; asked about the very mat."""
MAT_READY: Value[()] = Value("mat-ready")
"""Tokens that wait on a mat until they are used; asked about the very mat."""
MAT_MARKED: Value[()] = Value("mat-marked")
"""What a mat lists besides spaces and has a token on it, as bits: tracks, options, dice, types."""
MAT_SAYS: Value[int] = Value("mat-says", latest, asked=("place",))
"""The number that was put on a place of a mat; asked about the very mat."""
MAT_HOLDS: Value[int] = Value("mat-holds", latest, asked=("place",))
"""The component that lies on a place of a mat; asked about the very mat."""

# --- rights -----------------------------------------------------------------------------------------------------

MAY_ADVANCE: Right[int] = Right("may-advance", "TP-6.08", default=True)
"""Asked: the track."""
MAY_CONQUER: Right[int] = Right("may-conquer", "TP-13.09", default=True)
"""Asked: the seat that controls the territory."""
BUILD_ON_IMPASSABLE: Right[()] = Right("build-on-impassable", "TP-9.04")
IGNORE_PREREQUISITES: Right[()] = Right("ignore-prerequisites", "TP-7.15")
UPGRADE_FROM_TOP: Right[()] = Right("upgrade-from-top", "TP-7.14")
FREE_BONUS: Right[()] = Right("free-bonus", "TP-4.12")
"""Bonuses that cost one resource."""
CAN_BE_TRAPPED: Right[()] = Right("can-be-trapped", "TP-13.08", default=True)
TAKE_FROM_DISCARDS: Right[()] = Right("take-from-discards", "TP-7.10")
RESPOND_AFTER_END: Right[()] = Right("respond-after-end", "TP-13.07")
PLAY_ON: Right[()] = Right("play-on", "TP-15.01")
"""After income turn 5."""
ADVANCE_AFTER_END: Right[()] = Right("advance-after-end", "TP-10.16")
KEEPS_ERA_CARD: Right[()] = Right("keeps-era-card", "TP-10.17")

INCOME_CULTURE: Right[()] = Right("income-culture", default=True)
"""In income turn 1 (TP-2.22)."""
ALSO_RED: Right[()] = Right("also-red")
"""A conquest gives the red die, too."""

# --- moments ----------------------------------------------------------------------------------------------------

PLAYED: Moment[int] = Moment("played")
"""The tapestry card itself, for what no words say."""
GAINED_CIV: Moment[bool] = Moment("gained-civ")
"""The civilization itself; asked: whether at set-up."""
LOST_CIV: Moment[()] = Moment("lost-civ")
"""The civilization itself (TP-10.22)."""
CHOSEN_CIV: Moment[()] = Moment("chosen-civ")
"""The civilization itself, by whoever starts with it."""
SET_UP: Moment[()] = Moment("set-up")
"""After the landmark draft."""
INCOME_TURN_1_ENDS: Moment[()] = Moment("income-turn-1-ends")
INCOME_STEP_1: Moment[int] = Moment("income-step-1", chosen=True)
"""Asked: the income turn (TP-5.05)."""
INCOME_VP: Moment[int] = Moment("income-vp")
"""Step 4; asked: the income turn."""
INCOME_GAINED: Moment[int, int, int] = Moment("income-gained", chosen=True)
"""Step 5; asked: the income turn, the coins and the food gained."""
INCOME_TURN_ENDS: Moment[int] = Moment("income-turn-ends")
"""Asked: the income turn."""
TURN_ENDS: Moment[bool] = Moment("turn-ends")
"""Asked: whether it was an income turn (TP-3.11)."""
CARD_CHECK: Moment[()] = Moment("card-check")
"""The landmark card itself (TP-3.07)."""
PLAYER_ENDS: Moment[()] = Moment("player-ends")
"""After income turn 5, or later for those who play on."""

ADVANCED: Moment[int, int, int] = Moment("advanced", chosen=True)
"""Asked: the track, the space before, the new space."""
TIER_ENTERED: Moment[int, int] = Moment("tier-entered", chosen=True)
"""Asked: the track, the tier."""
TIER_CLAIMED: Moment[int] = Moment("tier-claimed")
"""Asked: the track: a tier whose landmark is gone."""
BENEFIT_GAINED: Moment[int, int] = Moment("benefit-gained")
"""Of a space; asked: the track, the space."""
WOULD_GAIN_BENEFIT: Moment[int, int] = Moment("would-gain-benefit")
"""A menu; asked: the track, the space."""

LANDMARK_GAINED: Moment[int, bool] = Moment("landmark-gained", chosen=True)
"""Asked: the landmark, whether from a track."""
BUILDING_GAINED: Moment[int] = Moment("building-gained", chosen=True)
"""Asked: the type."""
BUILDING_PLACED: Moment[int, bool] = Moment("building-placed", chosen=True)
"""Asked: type or NONE, whether on impassable plots."""
CITY_COVERED: Moment[int] = Moment("city-covered")
"""Asked: the plots that were covered."""
DISTRICT_COMPLETED: Moment[int] = Moment("district-completed", chosen=True)
OTHER_PLACES: Moment[int] = Moment("other-places")
"""A menu; asked: the building."""

INVENTED: Moment[int] = Moment("invented", chosen=True)
"""Asked: the tech card."""
TECH_GAINED: Moment[int] = Moment("tech-gained")
"""Asked: the card; by any means."""
UPGRADED: Moment[int, int] = Moment("upgraded", chosen=True)
"""Asked: the card, the row it is in now (1 middle, 2 top)."""
UPGRADE_GAINED: Moment[int, int] = Moment("upgrade-gained")
"""After its benefit; asked: the card, the row."""
TAPESTRY_GAINED: Moment[int] = Moment("tapestry-gained", chosen=True)
"""Asked: the card."""
TAPESTRY_DRAWN: Moment[int] = Moment("tapestry-drawn")
"""Before a draw on an advance turn (TP-18.15)."""
TILE_GAINED: Moment[int] = Moment("tile-gained")
"""Asked: the tile."""
EXPLORING: Moment[()] = Moment("exploring")
"""Before an explore effect."""
TERRITORY_PLACED: Moment[int] = Moment("territory-placed")
"""Asked: the hex."""
EXPLORE_REWARD: Moment[int, int] = Moment("explore-reward")
"""A menu; asked: the tile, the VP."""
SPACE_EXPLORED: Moment[int] = Moment("space-explored", chosen=True)
"""Asked: the tile."""

CONQUERED: Moment[int, bool, int] = Moment("conquered", chosen=True)
"""Asked: the hex, whether it was empty, the defender."""
TOPPLED: Moment[int] = Moment("toppled", chosen=True)
"""By a conquest; asked: the hex."""
DICE_ROLLED: Moment[str, str, int] = Moment("dice-rolled")
"""Conquer dice; asked: red, black, hex."""
DIE_CHOSEN: Moment[int, str] = Moment("die-chosen")
"""Asked: the hex, the die that was not chosen (TP-7.34)."""
SCIENCE_ROLLED: Moment[int] = Moment("science-rolled")
"""Asked: the track."""
SCIENCE_USED: Moment[int] = Moment("science-used")
"""By the card itself that rolled; asked: the track."""
CONQUER_MENU: Moment[()] = Moment("conquer-menu")
"""Instead of conquering."""
BOT_INCOME: Moment[int] = Moment("bot-income")
"""Of the Automa's civilizations; asked: the income turn (TP-20.24)."""
CHANGED: Moment[()] = Moment("changed")
"""Something countable may have changed."""
EXPLORE_MENU: Moment[int] = Moment("explore-menu")
"""Elsewhere than on the map."""
OUTPOST_NEEDED: Moment[()] = Moment("outpost-needed")
"""Before one is placed from a mat."""
RESPONSES: Moment[int, int] = Moment("responses")
"""A menu of cards in hand: asked: the seat that conquers, the hex (TP-13.01)."""
TRAP_RESPONSES: Moment[()] = Moment("trap-responses")
"""The same for the attacker after a trap (TP-13.04)."""
ANY_MOMENT: Moment[bool] = Moment("any-moment")
"""A menu of the own turn; asked: whether an advance may follow (TP-9.15)."""
TURN_AFTER_END: Moment[()] = Moment("turn-after-end")
"""A menu (TP-10.10)."""
DOUBLE_DICE: Right[()] = Right("double-dice")
"""Asked: the hex, whether an outpost was toppled."""

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


def of_a_type(s: Any, p: Any, card: Any, kind: int, *_: int) -> bool:
    return kind >= 0


TRIGGERS: Final[dict[str, tuple[Moment[*tuple[Any, ...]], Callable[..., bool] | None, int]]] = {
    "invent": (INVENTED, None, HOLDER),
    "gain_tapestry": (TAPESTRY_GAINED, None, HOLDER),
    "upgrade": (UPGRADED, None, HOLDER),
    "upgrade_to_top": (UPGRADED, to_top, HOLDER),
    "advance:exploration": (ADVANCED, on_track(0), HOLDER),
    "advance:science": (ADVANCED, on_track(1), HOLDER),
    "advance:technology": (ADVANCED, on_track(2), HOLDER),
    "advance:military": (ADVANCED, on_track(3), HOLDER),
    "advance:arts": (ADVANCED, on_track(4), HOLDER),
    "opponent_advances:military": (ADVANCED, on_track(3), RIVALS),
    "enter_tier": (TIER_ENTERED, None, HOLDER),
    "gain_landmark": (LANDMARK_GAINED, None, HOLDER),
    "gain_track_landmark": (LANDMARK_GAINED, from_track, HOLDER),
    "reach_claimed_landmark": (TIER_CLAIMED, None, HOLDER),
    "gain_income_building": (BUILDING_GAINED, None, HOLDER),
    "place_income_building": (BUILDING_PLACED, of_a_type, HOLDER),
    "conquer": (CONQUERED, None, HOLDER),
    "opponent_conquers_adjacent": (CONQUERED, next_to_mine, RIVALS),
    "complete_district": (DISTRICT_COMPLETED, None, HOLDER),
    "income_step_1": (INCOME_STEP_1, None, HOLDER),
    "explore_space": (SPACE_EXPLORED, None, HOLDER),
}
"""Events by which a card gives its benefit: the moment, the condition, and whose event it is."""
