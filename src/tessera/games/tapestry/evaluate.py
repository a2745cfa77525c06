"""How well a player stands, for bots: VP, and what everything else will bring until the end.

All is measured in VP. What is visible on the income mat counts for every income turn to come; resources are worth what
advances make of them; and steps still pending are worth what they promise, because bots look one ply ahead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tessera.games.tapestry.advancing import (
    Advance,
    ChooseTrack,
    MayAdvance,
    RepeatPosition,
    TakeBenefit,
    TakeBonus,
    can_advance,
)
from tessera.games.tapestry.benefits import ChooseGain, GainAny, Gains, MayGain, NextGain, is_possible
from tessera.games.tapestry.building import ChooseBuilding, PlaceBuilding, filled
from tessera.games.tapestry.conquering import Conquer
from tessera.games.tapestry.content import (
    BUILDINGS,
    RESOURCES,
    Benefit,
    GainBenefit,
)
from tessera.games.tapestry.exploring import Explore, ExploreReward, ExploreSpace, StartExploring
from tessera.games.tapestry.income import income_points, shown
from tessera.games.tapestry.inventing import Invent, Upgrade, meets_prerequisite
from tessera.games.tapestry.rolling import ChooseDie, RollBoth, RollScience
from tessera.games.tapestry.supplies import DrawTapestry
from tessera.games.tapestry.tapestries import AbilityOrCharm, PlayTapestry, UseAbility
from tessera.games.tapestry.world import (
    Player,
    Tapestry,
    city_of,
    controlled,
    position,
    tech_cards,
    tracks_in_play,
)
from tessera.kernel import Step

RESOURCE: Final = 2.6
"""While there are advances to pay for."""
SPARE: Final = 0.35
"""Beyond what can be used before the next income."""
TILE: Final = 0.9
CARD: Final = 1.3
SPACE_TILE: Final = 4.0
OUTPOST: Final = 0.4
TERRITORY: Final = 1.2
TECH: Final = 1.6
RAISED: Final = 0.8
MASTERPIECE: Final = 2.2
INSPIRED: Final = 3.0
GROWTH: Final = 1.35
"""What is visible now will be scored with more behind it later."""
SPACES: Final = (0.0, 0.7, 1.4, 2.2, 3.6, 5.0, 6.4, 8.6, 10.8, 13.0, 16.0, 19.0, 23.0)
"""How far a track has come: later spaces are stronger."""
WORTH: Final = {
    "any_resource": RESOURCE, "territory": TILE, "tapestry": CARD, "space_tile": SPACE_TILE, "explore": 4.5,
    "explore_anywhere": 5.5, "explore_space": 6.0, "explore_with_drawn": 4.5, "explore_anywhere_with_drawn": 5.0,
    "research": 4.5, "research_x": 2.0, "research_x_maxout": 2.5, "invent": 2.4, "upgrade": 3.5,
    "upgrade_ignore_prereq": 4.0, "upgrade_locked": 3.5, "upgrade_twice_ignore_prereq": 7.0, "invent_and_upgrade": 5.5,
    "conquer": 6.5, "conquer_both_dice": 9.0, "conquer_both_if_opponent": 7.5, "conquer_anywhere": 7.0,
    "conquer_empty": 6.0, "conquer_adjacent_to_start": 6.5, "advance": 5.5, "advance_one_of": 6.0, "advance_x": 1.8,
    "repeat_position": 6.0, "repeat_position_no_bonus": 5.0, "overplay": 4.0, "gain_civ": 9.0, "tech_circle": 3.5,
    "tech_square": 4.5, "create": 3.5, "broadcast": 4.0, "broadcast_up_to_3": 9.0, "inspire": 5.0, "landmark": 7.0,
    "restart_token": 3.0, "regress": 3.0, "regress_x": 0.2, "regress_x_then_advance": 5.0,
}  # fmt: skip
"""What words promise that are still to be carried out."""


def prospects(s: Tapestry, seat: int) -> float:
    """Larger is better; the best rival counts a little."""
    p = s.players[seat]
    if s.outcome is not None:
        return float(p.vp)
    own = standing(s, p) + promises(s, p)
    others = [float(other.vp) for other in s.players if other is not p]
    return own - 0.15 * max(others, default=0.0)


def standing(s: Tapestry, p: Player) -> float:
    worth = float(p.vp)
    if p.ended or p.capital < 0:
        return worth
    worth += income_worth(s, p) + stock_worth(s, p) + city_worth(s, p)
    later = 1.0 if p.income < 5 else 0.15
    worth += later * sum([SPACES[position(p, track)] for track in tracks_in_play(s)])
    return worth + later * holdings(s, p)


def income_worth(s: Tapestry, p: Player) -> float:
    """What the income turns to come will bring, by what is visible on the mat."""
    scoring = 5 - max(p.income, 1)
    gaining = 4 - p.income
    worth = 0.0
    if scoring > 0:
        grows = 1.0 + (GROWTH - 1.0) * (scoring - 1) / 3
        worth += scoring * grows * income_points(s, p)
    if gaining > 0:
        worth += gaining * sum([_gain_worth(shown(s, p, row)[1]) for row in range(4)])
    return worth


@lru_cache(maxsize=1024)
def _gain_worth(words: tuple[str, ...]) -> float:
    return sum([word_worth(said) for said in words]) * 0.8


def stock_worth(s: Tapestry, p: Player) -> float:
    """Resources, as long as there is something to pay for with them."""
    if p.income >= 5:
        return 0.2 * sum(p.stock)
    total = sum(p.stock)
    even = min(p.stock)
    return RESOURCE * min(total, 12) + SPARE * max(0, total - 12) + 0.5 * even


def city_worth(s: Tapestry, p: Player) -> float:
    """Lines and districts that are nearly complete; complete lines are in the income already."""
    scoring = 5 - max(p.income, 1)
    if scoring <= 0:
        return 0.0
    city, full = city_of(s, p), filled(s, p)
    symbols = sum([said == "vp_capital" for row in range(4) for said in shown(s, p, row)[0]])
    return _city_worth(city.lines, tuple([x.cells for x in city.districts]), full, p.rewarded) * (
        0.35 + 0.22 * scoring * symbols
    )


@lru_cache(maxsize=1 << 14)
def _city_worth(lines: tuple[int, ...], districts: tuple[int, ...], full: int, rewarded: int) -> float:
    worth = 0.0
    for line in lines:
        size = line.bit_count()
        share = (line & full).bit_count() / size
        if share < 1:
            worth += share * share * share
    for number, district in enumerate(districts):
        if not rewarded >> number & 1:
            share = (district & full).bit_count() / district.bit_count()
            worth += 1.8 * share * share
    return worth


def holdings(s: Tapestry, p: Player) -> float:
    """Territories, cards and tiles, beyond what the income mat counts."""
    worth = TERRITORY * controlled(p) + OUTPOST * min(p.outposts, 4)
    worth += TILE * min(len(p.tiles), 4) + 0.3 * max(0, len(p.tiles) - 4)
    worth += CARD * min(len(p.hand.cards), 4) + 0.3 * max(0, len(p.hand.cards) - 4)
    worth += SPACE_TILE * min(len(p.space_tiles), 3) + TECH * tech_cards(s, p)
    worth += RAISED * sum([meets_prerequisite(s, p, card) for card in p.middle])
    scoring = 5 - max(p.income, 1)
    worth += scoring * MASTERPIECE * len([x for x in p.masterpieces if x not in p.flipped])
    worth += 0.5 * len(p.landmarks) + 4.0 * (len(p.civs) - 1)
    worth += INSPIRED * p.inspired.bit_count() * scoring / 4
    return worth + 2.0 * sum([bool(stack) for stack in p.eras[1:]])


# --- what is still to come --------------------------------------------------------------------------------------


def word_worth(said: str) -> float:
    name, _, argument = said.partition(":")
    if name in RESOURCES:
        return RESOURCE
    if name in BUILDINGS or name == "any_income_building":
        return 5.0
    if name == "vp":
        return float(argument)
    if name.startswith("vp"):
        return 4.0
    return WORTH.get(name, 2.0)


def words_worth(s: Tapestry, p: Player, words: tuple[str, ...]) -> float:
    return sum([word_worth(said) for said in words if is_possible(s, p, said)])


def best_worth(s: Tapestry, p: Player, words: tuple[str, ...]) -> float:
    return max([word_worth(said) for said in words if is_possible(s, p, said)], default=0.0)


def benefit_worth(s: Tapestry, p: Player, benefit: Benefit) -> float:
    return words_worth(s, p, benefit.gain) + best_worth(s, p, benefit.choose_one)


def promises(s: Tapestry, p: Player) -> float:
    """What pending steps of the seat will probably bring."""
    if p.ended:
        return 0.0
    return sum([promise(s, p, step) for step in s.agenda if step.seat == p.seat])


def promise(s: Tapestry, p: Player, step: Step) -> float:
    if isinstance(step, Gains | NextGain):
        return words_worth(s, p, step.words)
    if isinstance(step, ChooseGain | MayGain):
        return best_worth(s, p, step.words)
    if isinstance(step, GainBenefit):
        return benefit_worth(s, p, step.benefit)
    if isinstance(step, GainAny):
        return RESOURCE * step.count
    if isinstance(step, PlaceBuilding):
        return 0.9 if step.kind < 4 else 0.45 * shape_size(s, step.kind)
    if isinstance(step, ChooseBuilding):
        return 5.0
    if isinstance(step, TakeBonus):
        return bonus_promise(s, p, step)
    if isinstance(step, Advance | MayAdvance):
        worth = 5.0 if step.gives & 1 else 1.8
        return worth if can_advance(s, p, step.track) else 0.0
    if isinstance(step, ChooseTrack):
        worth = 5.5 if step.gives & 1 else 2.0
        return worth if any(can_advance(s, p, track) for track in step.tracks) else 0.0
    if isinstance(step, TakeBenefit):
        row = s.content.spaces[step.track][step.space]
        return benefit_worth(s, p, row.benefit) if row is not None else 0.0
    for kind, worth in PENDING:
        if isinstance(step, kind):
            return worth if step.possible(s) else 0.0
    return 0.0


PENDING: Final[tuple[tuple[type[Step], float], ...]] = (
    (StartExploring, 4.0), (Explore, 4.0), (ExploreReward, 4.0), (ExploreSpace, 6.0), (Conquer, 6.0), (RollBoth, 4.5),
    (ChooseDie, 4.5), (RollScience, 3.0), (Invent, 2.4), (Upgrade, 3.0), (DrawTapestry, CARD), (RepeatPosition, 6.0),
    (PlayTapestry, 4.0), (UseAbility, 5.0), (AbilityOrCharm, 6.0),
)  # fmt: skip


def bonus_promise(s: Tapestry, p: Player, step: TakeBonus) -> float:
    """A bonus is worth its gain less its price, if that can be paid."""
    bonus = step.bonus(s)
    price = (
        0.0
        if step.free
        else RESOURCE * bonus.any_resource + TILE * bonus.territory + CARD * bonus.tapestry_hand
    )
    if len(step.options(s)) < 2:
        return 0.0
    return max(0.0, words_worth(s, p, bonus.gain) - price - TECH * bonus.tech_card)


def shape_size(s: Tapestry, landmark: int) -> int:
    return sum([row.count("x") for row in s.content.row[landmark].footprint])
