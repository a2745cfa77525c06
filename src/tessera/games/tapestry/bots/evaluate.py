"""How well a player stands, for bots: VP, and what everything else will bring until the end.

All is measured in VP. Bots look one ply ahead, so three things are worth something beside the points scored:

- what lies on the table, by the income turns in which it will count (`standing`);
- the way ahead on the tracks, by what its spaces give and what they cost (`ways_ahead`);
- steps still pending, by what they promise (`promises`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.tapestry.bots.benefits import (
    FIRST_CARD,
    NEXT_BUILDING,
    SPACE_TILE,
    TERRITORY,
    TILE,
    WORTH,
    Outlook,
    at_work,
    benefit_worth,
    best_worth,
    bonus_worth,
    in_hand,
    income_gain,
    landmark_worth,
    next_space_worth,
    outlook,
    pending_income,
    prize,
    shape_size,
    space_worth,
    uncovering_worth,
    word_worth,
    words_worth,
)
from tessera.games.tapestry.content import (
    END,
    RESOURCES,
    TIER,
    GainBenefit,
)
from tessera.games.tapestry.rules.achievements import MIDDLE_ISLAND, TOPPLE_TWO
from tessera.games.tapestry.rules.advancing import (
    BENEFIT,
    BONUS,
    FREE,
    Advance,
    AdvanceOrPoints,
    Arrive,
    ChooseTrack,
    MayAdvance,
    TakeBenefit,
    TakeBonus,
    TakeLandmark,
    can_advance,
)
from tessera.games.tapestry.rules.benefits import (
    ChooseGain,
    GainAny,
    Gains,
    MayGain,
    NextGain,
)
from tessera.games.tapestry.rules.building import (
    ChooseBuilding,
    PlaceBuilding,
    filled,
)
from tessera.games.tapestry.rules.conquering import Conquer
from tessera.games.tapestry.rules.exploring import Explore, ExploreReward, ExploreSpace, StartExploring
from tessera.games.tapestry.rules.income import PlayEraCard, income_points, shown
from tessera.games.tapestry.rules.inventing import Invent, Upgrade, meets_prerequisite
from tessera.games.tapestry.rules.regressing import RepeatPosition
from tessera.games.tapestry.rules.rolling import ChooseDie, RollBoth, RollScience
from tessera.games.tapestry.rules.supplies import DrawTapestry
from tessera.games.tapestry.rules.tapestries import AbilityOrCharm, PlayTapestry, UseAbility
from tessera.games.tapestry.state import (
    Player,
    Tapestry,
    city_of,
    controlled,
    is_income_building,
    position,
    tracks_in_play,
)
from tessera.kernel import NONE, Step
from tessera.kernel.memory import fields_of, remembered

INCOME_TURN: Final = 24.0
"""What an income turn brings besides what the mat shows: it is not gained by taking it early."""
GROWTH: Final = 1.12
"""What an income scores grows from turn to turn."""
OUTPOST: Final = 0.4
MASTERPIECE: Final = 2.2
INSPIRED: Final = 3.0
UPGRADE_SHARE: Final = 0.55
LINE: Final = 0.8
DISTRICT: Final = 0.9
"""Shares in a line or district by how much of it is filled."""
AHEAD: Final[tuple[float, ...]] = (0.55, 0.35, 0.2, 0.1, 0.1)
"""The share in what tracks have to offer, the best one first: all compete for the same resources."""
SPACES_AHEAD: Final = 6
LATER: Final = 0.75
"""What has to wait for another income turn is worth less."""
PRICE: Final = (0, 1, 2, 3, 2)
"""Resources for an advance, by tier (TP-4.02)."""
TO_THE_MIDDLE: Final = 0.7


def prospects(s: Tapestry, seat: int) -> float:
    """Larger is better; the best rival counts a little."""
    p = s.players[seat]
    if s.outcome is not None:
        return float(p.vp)
    others = [float(other.vp) for other in s.players if other is not p]
    rivals = 0.15 * max(others, default=0.0)
    if p.ended or p.capital < 0:
        return p.vp - rivals
    look, worth = own_standing(s, p, pending_income(s, p))
    return worth + promises(s, p, look) - rivals


def terms(s: Tapestry, seat: int) -> dict[str, float]:
    """What the prospects add up, by name."""
    p = s.players[seat]
    rivals = -0.15 * max([float(other.vp) for other in s.players if other is not p], default=0.0)
    if s.outcome is not None:
        return {"points": float(p.vp)}
    if p.ended or p.capital < 0:
        return {"points": float(p.vp), "rivals": rivals}
    look = outlook(s, p, pending_income(s, p))
    return {
        "points": float(p.vp),
        "income": income_worth(s, p, look) + INCOME_TURN * (5 - min(p.income, 5)),
        "resources": stock_worth(s, p, look),
        "city": city_worth(s, p, look),
        "tracks": ways_ahead(s, p, look),
        "holdings": holdings(s, p, look),
        "plans": promises(s, p, look),
        "rivals": rivals,
    }


@remembered(
    player=fields_of(Player, "seat"),
    state=("landmarks", "prizes", "known", "turn.activated", "turn.repeated", "turn.locked"),
    others=("tokens", "covered", "eras", "fallen", "singular"),
)
def own_standing(s: Tapestry, p: Player, pending: int) -> tuple[Outlook, float]:
    """What is still to come for a player, and what lies on the table."""
    look = outlook(s, p, pending)
    return look, standing(s, p, look)


# --- what lies on the table -------------------------------------------------------------------------------------


def standing(s: Tapestry, p: Player, look: Outlook) -> float:
    worth = p.vp + income_worth(s, p, look) + stock_worth(s, p, look) + city_worth(s, p, look)
    worth += INCOME_TURN * (5 - min(p.income, 5))
    return worth + ways_ahead(s, p, look) + holdings(s, p, look)


def income_worth(s: Tapestry, p: Player, look: Outlook) -> float:
    """What the income turns to come will bring, by what is visible on the mat, and by what may soon be."""
    worth = 0.0
    if look.points:
        worth = look.points * GROWTH ** (0.5 * (look.points - 1)) * income_points(s, p)
    for row in range(4):
        for said in shown(s, p, row)[1]:
            worth += income_gain(look, said)
        worth += NEXT_BUILDING * uncovering_worth(s, p, look, row)
    return worth


def stock_worth(s: Tapestry, p: Player, look: Outlook) -> float:
    """Resources; those that the tracks ask for next are worth a little more."""
    worth = 0.0
    for track, row in enumerate(s.content.tables.tracks[:4]):
        resource = RESOURCES.index(row.resource)
        held = p.stock[resource]
        at = position(p, track)
        needed = 1 if at < END and TIER[at + 1] > 1 else 0
        if at >= 8:
            needed = min(2, END - at) * 2
        worth += look.resource * held + 0.4 * min(held, needed + 1) - 0.5 * max(0, held - 5)
    return worth


def city_worth(s: Tapestry, p: Player, look: Outlook) -> float:
    """Lines and districts that are nearly complete; complete lines are in the income already."""
    lines, districts = city_of(s, p).nearness(filled(s, p), p.rewarded)
    return look.points * (look.capital + 0.4) * LINE * lines + DISTRICT * look.resource * districts


def holdings(s: Tapestry, p: Player, look: Outlook) -> float:
    """Territories, cards and tiles, beyond what the income mat counts."""
    share = 1.0 if look.points > 1 else 0.4
    tiles = len(p.tiles)
    worth = TERRITORY * controlled(p) + OUTPOST * min(p.outposts, 4)
    worth += TILE * min(tiles, 3) + 0.3 * max(0, tiles - 3)
    worth += SPACE_TILE * min(len(p.space_tiles), 3)
    worth += 4.0 * (len(p.civs) - 1) + INSPIRED * p.inspired.bit_count() * look.points / 4
    worth += look.points * MASTERPIECE * len([x for x in p.masterpieces if x not in p.flipped])
    worth *= share
    worth += in_hand(s, p, look) + at_work(s, p, look)
    return worth + tech_worth(s, p, look) + prizes_worth(s, p)


def resources_of_income(s: Tapestry, p: Player) -> int:
    return sum([said in RESOURCES for row in range(4) for said in shown(s, p, row)[1]])


def tech_worth(s: Tapestry, p: Player, look: Outlook) -> float:
    """The best of the upgrades to come."""
    if not look.upgrades:
        return 0.0
    row = s.content.tech
    worths = [benefit_worth(s, p, look, row[card].circle) for card in p.bottom]
    for card in p.middle:
        square = benefit_worth(s, p, look, row[card].square)
        worths.append(square if meets_prerequisite(s, p, card) else 0.5 * square)
    worths.sort(reverse=True)
    return UPGRADE_SHARE * sum(worths[: look.upgrades]) + 0.1 * sum(worths[look.upgrades :])


def prizes_worth(s: Tapestry, p: Player) -> float:
    """On the way to achievements that are still to be had."""
    worth = 0.0
    middle = s.board.middle
    if middle != NONE and prize(s, p, MIDDLE_ISLAND):
        near = s.board.near
        reach, steps = p.held, 0
        while reach and not reach >> middle & 1 and steps < 4:
            reach |= s.board.grid.next_to(reach)
            steps += 1
        worth += TO_THE_MIDDLE * (4 - steps)
        worth += 0.5 * (near[middle] & s.known).bit_count() * (steps <= 2)
    if prize(s, p, TOPPLE_TWO):
        fallen = sum([by == p.seat for other in s.players if other is not p for _, by in other.fallen])
        worth += 2.0 * fallen
    return worth


# --- the way ahead ----------------------------------------------------------------------------------------------


def ways_ahead(s: Tapestry, p: Player, look: Outlook) -> float:
    """What the tracks have to offer beyond its price, as far as resources will reach."""
    stock = sum(p.stock)
    income = resources_of_income(s, p)
    turns = max(0, 4 - p.income)
    if look.due:
        stock += income
    known = look.known.get(f"ahead:{stock}")
    if known is None:
        worths = sorted([way_ahead(s, p, look, track, stock, income, turns) for track in tracks_in_play(s)])
        known = sum([share * worth for share, worth in zip(AHEAD, reversed(worths), strict=False)])
        look.known[f"ahead:{stock}"] = known
    return known


def way_ahead(
    s: Tapestry, p: Player, look: Outlook, track: int, stock: int, income: int, turns: int
) -> float:
    """The best stretch of a track: the worth of its spaces less their price."""
    at = position(p, track)
    best = worth = 0.0
    price, now = 0, 1.0
    reach = stock
    for space in range(at + 1, min(at + SPACES_AHEAD, END) + 1):
        cost = PRICE[TIER[space]]
        price += cost
        while price > reach:
            if not turns or not income:
                return best
            turns -= 1
            reach += income
            now *= LATER
        worth += now * (space_worth(s, p, look, track, space) - look.resource * cost)
        best = max(best, worth)
    return best


# --- what is still to come --------------------------------------------------------------------------------------


def promises(s: Tapestry, p: Player, look: Outlook) -> float:
    """What pending steps of the seat will probably bring."""
    worth = 0.0
    for step in s.agenda:
        if step.seat == p.seat:
            weigh = PROMISES.get(type(step))
            if weigh is not None:
                worth += weigh(s, p, look, step)
    return worth


def bonus_promise(s: Tapestry, p: Player, look: Outlook, step: TakeBonus) -> float:
    if len(step.options(s)) < 2:
        return 0.0
    return max(0.0, bonus_worth(s, p, look, step.bonus(s), step.free))


def arrival_promise(s: Tapestry, p: Player, look: Outlook, step: Arrive | TakeBenefit) -> float:
    row = s.content.spaces[step.track][step.space] if step.space else None
    if row is None:
        return 0.0
    worth = 0.0
    if step.gives & BENEFIT:
        worth = words_worth(s, p, look, row.benefit.gain) + best_worth(s, p, look, row.benefit.choose_one)
    if step.gives & (BONUS | FREE) and row.bonus is not None:
        worth += max(0.0, bonus_worth(s, p, look, row.bonus, bool(step.gives & FREE)))
    return worth


def placing_promise(s: Tapestry, p: Player, look: Outlook, step: PlaceBuilding) -> float:
    return look.plot if is_income_building(step.kind) else look.plot * shape_size(s, step.kind)


def advance_promise(
    s: Tapestry, p: Player, look: Outlook, step: Advance | MayAdvance | AdvanceOrPoints
) -> float:
    if not can_advance(s, p, step.track):
        return 0.0
    if isinstance(step, AdvanceOrPoints) or not step.gives & BENEFIT:
        return WORTH["advance_x"]
    return next_space_worth(s, p, look, step.track)


def track_promise(s: Tapestry, p: Player, look: Outlook, step: ChooseTrack) -> float:
    tracks = [track for track in step.tracks if can_advance(s, p, track)]
    if not tracks:
        return 0.0
    if not step.gives & BENEFIT:
        return WORTH["advance_x"]
    return max([next_space_worth(s, p, look, track) for track in tracks])


def benefit_promise(s: Tapestry, p: Player, look: Outlook, step: GainBenefit) -> float:
    benefit = step.benefit
    return words_worth(s, p, look, benefit.gain) + best_worth(s, p, look, benefit.choose_one)


def die_promise(s: Tapestry, p: Player, look: Outlook, step: ChooseDie) -> float:
    worths = [face_worth(s, p, look, face) for face in (*step.red, *step.black)]
    return sum(worths) if step.both else max(worths, default=0.0)


def face_worth(s: Tapestry, p: Player, look: Outlook, face: str) -> float:
    return look.resource if face == "territory_benefit" else word_worth(s, p, look, face)


def reward_promise(s: Tapestry, p: Player, look: Outlook, step: ExploreReward) -> float:
    return step.vp + words_worth(s, p, look, s.content.tile[step.tile].gain)


def if_possible(worth: float) -> Callable[[Any, Any, Any, Any], float]:
    def weigh(s: Tapestry, p: Player, look: Outlook, step: Step) -> float:
        return worth if step.possible(s) else 0.0

    return weigh


def as_word(said: str) -> Callable[[Any, Any, Any, Any], float]:
    def weigh(s: Tapestry, p: Player, look: Outlook, step: Step) -> float:
        return word_worth(s, p, look, said) if step.possible(s) else 0.0

    return weigh


PROMISES: Final[dict[type[Step], Callable[[Tapestry, Player, Outlook, Any], float]]] = {
    Gains: lambda s, p, look, step: words_worth(s, p, look, step.words),
    NextGain: lambda s, p, look, step: words_worth(s, p, look, step.words),
    ChooseGain: lambda s, p, look, step: best_worth(s, p, look, step.words),
    MayGain: lambda s, p, look, step: best_worth(s, p, look, step.words),
    GainBenefit: benefit_promise,
    GainAny: lambda s, p, look, step: look.resource * step.count,
    PlaceBuilding: placing_promise,
    ChooseBuilding: as_word("any_income_building"),
    TakeLandmark: lambda s, p, look, step: landmark_worth(s, look, step.landmark),
    TakeBonus: bonus_promise,
    Arrive: arrival_promise,
    TakeBenefit: arrival_promise,
    Advance: advance_promise,
    MayAdvance: advance_promise,
    AdvanceOrPoints: advance_promise,
    ChooseTrack: track_promise,
    ChooseDie: die_promise,
    Conquer: as_word("conquer"),
    RollBoth: if_possible(5.5),
    RollScience: if_possible(4.0),
    Invent: as_word("invent"),
    Upgrade: as_word("upgrade"),
    StartExploring: if_possible(WORTH["explore"]),
    Explore: if_possible(WORTH["explore"]),
    ExploreReward: reward_promise,
    ExploreSpace: if_possible(WORTH["explore_space"]),
    DrawTapestry: if_possible(WORTH["tapestry"]),
    RepeatPosition: as_word("repeat_position"),
    PlayEraCard: lambda s, p, look, step: FIRST_CARD if p.hand.cards else 0.0,
    PlayTapestry: if_possible(FIRST_CARD),
    UseAbility: if_possible(5.0),
    AbilityOrCharm: if_possible(6.0),
}
"""What steps promise, by their kind."""


def quiet(s: Tapestry) -> int:
    """Whoever has taken a turn has paid for what it brings."""
    return s.turn.seat
