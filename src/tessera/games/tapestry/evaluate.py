"""How well a player stands, for bots: VP, and what everything else will bring until the end.

All is measured in VP. Bots look one ply ahead, so three things are worth something beside the points scored:

- what lies on the table, by the income turns in which it will count (`standing`);
- the way ahead on the tracks, by what its spaces give and what they cost (`ways_ahead`);
- steps still pending, by what they promise (`promises`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from tessera.games.tapestry.advancing import (
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
from tessera.games.tapestry.benefits import (
    COUNTS,
    ChooseGain,
    GainAny,
    Gains,
    MayGain,
    NextGain,
    charms_of,
    is_possible,
)
from tessera.games.tapestry.building import (
    ChooseBuilding,
    PlaceBuilding,
    capital_points,
    complete_lines,
    filled,
)
from tessera.games.tapestry.conquering import Conquer
from tessera.games.tapestry.content import (
    BUILDINGS,
    END,
    RESOURCES,
    TIER,
    Benefit,
    Bonus,
    GainBenefit,
    Words,
)
from tessera.games.tapestry.exploring import Explore, ExploreReward, ExploreSpace, StartExploring
from tessera.games.tapestry.income import CARD, GAIN, POINTS, UPGRADES, IncomeStep, income_points, shown
from tessera.games.tapestry.inventing import Invent, Upgrade, meets_prerequisite, upgradable
from tessera.games.tapestry.regressing import RepeatPosition, repeatable
from tessera.games.tapestry.rolling import ChooseDie, RollBoth, RollScience
from tessera.games.tapestry.supplies import DrawTapestry
from tessera.games.tapestry.tapestries import AbilityOrCharm, PlayTapestry, UseAbility
from tessera.games.tapestry.world import (
    INCOME,
    Player,
    Tapestry,
    city_of,
    controlled,
    is_available,
    position,
    track_named,
    tracks_in_play,
)
from tessera.kernel import Step

RESOURCE: Final = (3.2, 3.2, 2.9, 2.5, 1.8, 0.1)
"""By the income turns begun: the earlier a resource is spent, the longer its fruits count."""
INCOME_TURN: Final = 9.0
"""What an income turn brings besides what the mat shows: it is not gained by taking it early."""
GROWTH: Final = 1.12
"""What an income scores grows from turn to turn."""
TILE: Final = 1.1
FIRST_CARD: Final = 4.5
"""A tapestry card for every era to come."""
FURTHER_CARD: Final = 1.0
SPACE_TILE: Final = 4.0
OUTPOST: Final = 0.4
TERRITORY: Final = 0.8
MASTERPIECE: Final = 2.2
INSPIRED: Final = 3.0
NEXT_BUILDING: Final = 0.3
"""The share in what the next building of a row would uncover."""
UPGRADE_SHARE: Final = 0.55
PLOT: Final = 0.55
"""The share in lines and districts that a plot makes good on average."""
LINE: Final = 0.8
DISTRICT: Final = 0.9
"""Shares in a line or district by how much of it is filled."""
AHEAD: Final = (0.55, 0.35, 0.2, 0.1, 0.1)
"""The share in what tracks have to offer, the best one first: all compete for the same resources."""
SPACES_AHEAD: Final = 6
LATER: Final = 0.75
"""What has to wait for another income turn is worth less."""
PRICE: Final = (0, 1, 2, 3, 2)
"""Resources for an advance, by tier (TP-4.02)."""
TO_THE_MIDDLE: Final = 0.7

WORTH: Final = {
    "territory": TILE, "tapestry": 2.5, "space_tile": SPACE_TILE, "explore": 5.0, "explore_anywhere": 5.5,
    "explore_space": 8.0, "explore_with_drawn": 5.0, "explore_anywhere_with_drawn": 5.5, "research": 6.0,
    "research_x": 3.5, "research_x_maxout": 4.0, "advance_x": 3.5, "overplay": 4.0, "gain_civ": 10.0, "create": 3.5,
    "broadcast": 4.0, "broadcast_up_to_3": 9.0, "inspire": 6.0, "restart_token": 3.0, "regress_x": 0.2,
    "regress_x_then_advance": 6.0, "refresh_tech_optional": 0.5,
}  # fmt: skip
"""What words promise whatever the position; the others are looked up in it (`FROM_POSITION`)."""
OTHERWISE: Final = 2.5


class Outlook(NamedTuple):
    """What is still to come for a player. Everything is worth what it brings until then."""

    points: int
    """Income turns whose VP are still to be scored, the current one included."""
    resource: float
    """What a resource is worth now ..."""
    stream: float
    """... and one in every income to come."""
    plays: int
    """Tapestry cards still to be played."""
    upgrades: int
    """Upgrades of income turns."""
    capital: int
    """Symbols on the income mat that score the capital city."""
    tech: int
    controlled: int
    plot: float
    """What covering a plot of the city is worth on average."""
    known: dict[str, float]
    """Words that were weighed already."""


def prospects(s: Tapestry, seat: int) -> float:
    """Larger is better; the best rival counts a little."""
    p = s.players[seat]
    if s.outcome is not None:
        return float(p.vp)
    others = [float(other.vp) for other in s.players if other is not p]
    rivals = 0.15 * max(others, default=0.0)
    if p.ended or p.capital < 0:
        return p.vp - rivals
    look = outlook(s, p)
    return standing(s, p, look) + promises(s, p, look) - rivals


def outlook(s: Tapestry, p: Player) -> Outlook:
    pending = 0
    if s.turn.kind == INCOME and s.turn.seat == p.seat:
        for step in s.agenda:
            if type(step) is IncomeStep:
                pending |= 1 << step.step
    turns = min(p.income, 5)
    left = 5 - max(turns, 1)
    points = left + (pending >> POINTS & 1)
    stream = sum(RESOURCE[turns + 1 : 5]) + (RESOURCE[turns] if pending >> GAIN & 1 else 0.0)
    said = [word for row in range(4) for word in shown(s, p, row)[0]]
    capital = said.count("vp_capital")
    line = points * (capital + 0.4)
    return Outlook(
        points,
        RESOURCE[turns],
        stream,
        max(0, 4 - max(turns, 1)) + (pending >> CARD & 1 if turns < 5 else 0),
        left + (pending >> UPGRADES & 1),
        capital,
        said.count("vp_tech"),
        said.count("vp_controlled"),
        PLOT * (2 * line + RESOURCE[turns]) / 9,
        dict.fromkeys((*RESOURCES, "any_resource"), RESOURCE[turns]),
    )


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


def income_gain(look: Outlook, said: str) -> float:
    """A gain in every income to come."""
    return look.stream * WORTH[said] / RESOURCE[1] if said in WORTH else look.stream


def uncovering_worth(s: Tapestry, p: Player, look: Outlook, row: int, further: int = 0) -> float:
    """What the leftmost building of a row covers; or one further to the right."""
    covered = p.covered[row]
    for _ in range(further):
        covered &= covered - 1
    if not covered:
        return 0.0
    tables = s.content.tables
    spaces = tables.inspirations[row].spaces if p.inspired >> row & 1 else tables.income_rows[row].spaces
    worth = 0.0
    for said in spaces[(covered & -covered).bit_length() - 1]:
        if said.startswith("vp"):
            worth += look.points * max(2.0, points_of(s, p, said))
        else:
            worth += income_gain(look, said)
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
    city, full = city_of(s, p), filled(s, p)
    districts = [x.cells for number, x in enumerate(city.districts) if not p.rewarded >> number & 1]
    lines = look.points * (look.capital + 0.4) * LINE * _shares(city.lines, full)
    return lines + DISTRICT * look.resource * _shares(districts, full)


@cache
def _share(of: int, size: int) -> float:
    return (of / size) ** 2.6


def _shares(parts: Sequence[int], full: int) -> float:
    worth = 0.0
    for cells in parts:
        left = (cells & ~full).bit_count()
        if left:
            size = cells.bit_count()
            worth += _share(size - left, size)
    return worth


def holdings(s: Tapestry, p: Player, look: Outlook) -> float:
    """Territories, cards and tiles, beyond what the income mat counts."""
    share = 1.0 if look.points > 1 else 0.4
    tiles, cards = len(p.tiles), len(p.hand.cards)
    worth = TERRITORY * controlled(p) + OUTPOST * min(p.outposts, 4)
    worth += TILE * min(tiles, 3) + 0.3 * max(0, tiles - 3)
    worth += SPACE_TILE * min(len(p.space_tiles), 3)
    worth += 4.0 * (len(p.civs) - 1) + INSPIRED * p.inspired.bit_count() * look.points / 4
    worth += look.points * MASTERPIECE * len([x for x in p.masterpieces if x not in p.flipped])
    worth *= share
    played = min(cards, look.plays)
    worth += FIRST_CARD * played + share * FURTHER_CARD * (cards - played)
    return worth + tech_worth(s, p, look) + prizes_worth(s, p)


def tech_worth(s: Tapestry, p: Player, look: Outlook) -> float:
    """The best of the upgrades to come."""
    if not look.upgrades:
        return 0.0
    row = s.content.row
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
    if not p.achieved & 4 and s.prizes[2] < 2 and middle >= 0:
        near = s.board.near
        reach, steps = p.held, 0
        while reach and not reach >> middle & 1 and steps < 4:
            reach |= s.board.grid.next_to(reach)
            steps += 1
        worth += TO_THE_MIDDLE * (4 - steps)
        worth += 0.5 * (near[middle] & s.known).bit_count() * (steps <= 2)
    if not p.achieved & 2 and s.prizes[1] < 2:
        fallen = sum([by == p.seat for other in s.players if other is not p for _, by in other.fallen])
        worth += 2.0 * fallen
    return worth


# --- the way ahead ----------------------------------------------------------------------------------------------


def ways_ahead(s: Tapestry, p: Player, look: Outlook) -> float:
    """What the tracks have to offer beyond its price, as far as resources will reach."""
    stock = sum(p.stock)
    income = sum([said in RESOURCES for row in range(4) for said in shown(s, p, row)[1]])
    turns = max(0, 4 - p.income)
    worths = sorted([way_ahead(s, p, look, track, stock, income, turns) for track in tracks_in_play(s)])
    return sum([share * worth for share, worth in zip(AHEAD, reversed(worths), strict=False)])


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


def space_worth(s: Tapestry, p: Player, look: Outlook, track: int, space: int) -> float:
    row = s.content.spaces[track][space]
    assert row is not None
    worth = sum([word_worth(s, p, look, said) for said in row.benefit.gain])
    if row.benefit.choose_one:
        worth += max([word_worth(s, p, look, said) for said in row.benefit.choose_one])
    if row.bonus is not None:
        worth += max(0.0, bonus_worth(s, p, look, row.bonus))
    if TIER[space] != TIER[space - 1] and TIER[space] > 1:
        landmark = s.content.track_landmarks[track][TIER[space]]
        if is_available(s, landmark):
            worth += landmark_worth(s, look, landmark)
    if space == END and not p.achieved & 1:
        worth += (10.0, 5.0, 0.0, 0.0)[min(s.prizes[0], 3)]
    return worth


def bonus_worth(s: Tapestry, p: Player, look: Outlook, bonus: Bonus, free: bool = False) -> float:
    """What a bonus gives, less its price."""
    gain = sum([word_worth(s, p, look, said) for said in bonus.gain])
    if free:
        return gain
    card = FURTHER_CARD if len(p.hand.cards) > look.plays + bonus.tapestry_hand - 1 else FIRST_CARD
    price = look.resource * bonus.any_resource + TILE * bonus.territory + card * bonus.tapestry_hand
    return gain - price - (1.0 + look.points * look.tech) * bonus.tech_card


# --- what words are worth ---------------------------------------------------------------------------------------


def points_of(s: Tapestry, p: Player, said: str) -> float:
    """The VP that a word gives now."""
    name, _, argument = said.partition(":")
    if name == "vp":
        return float(argument)
    if name in COUNTS:
        return float(COUNTS[name](s, p))
    if name == "vp_track":
        return float(position(p, track_named(argument)))
    if name == "vp_capital":
        return float(capital_points(s, p))
    if name in ("vp_rows", "vp_columns"):
        return float(complete_lines(s, p)[name == "vp_columns"])
    if name == "vp_charms_all":
        return float(sum([charms_of(s, other) for other in s.players]))
    return 4.0


Weigh = Callable[[Tapestry, Player, Outlook, str], float]


def building_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """What it uncovers, and the plot it covers."""
    row = BUILDINGS.index(argument)
    if not p.covered[row]:
        return 0.0
    shift = NEXT_BUILDING * (uncovering_worth(s, p, look, row, 1) - uncovering_worth(s, p, look, row))
    return uncovering_worth(s, p, look, row) + shift + look.plot


def any_building_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    return max([building_worth(s, p, look, name) for name in BUILDINGS])


def landmark_worth(s: Tapestry, look: Outlook, landmark: int) -> float:
    return look.plot * shape_size(s, landmark)


def named_landmark_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    landmark = s.content.number.get(argument, -1)
    return landmark_worth(s, look, landmark) if landmark >= 0 and is_available(s, landmark) else 0.0


def conquest_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """A roll, and a territory that counts from now on."""
    return max(5.5, look.resource + 1.5) + look.points * look.controlled + TERRITORY


def double_conquest_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    return conquest_worth(s, p, look, argument) + 3.5


def invention_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """A card that counts in every income, and can be upgraded while upgrades are left."""
    waiting = len(p.bottom) + len(p.middle)
    return 1.0 + look.points * look.tech + (2.5 if waiting < look.upgrades else 0.5)


def upgrade_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    return 0.6 * max([_raised_worth(s, p, look, card) for card in upgradable(s, p)], default=0.0) + 0.6


def _raised_worth(s: Tapestry, p: Player, look: Outlook, card: int) -> float:
    row = s.content.row[card]
    return benefit_worth(s, p, look, row.circle if card in p.bottom else row.square)


def circle_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    return max([benefit_worth(s, p, look, s.content.row[x].circle) for x in p.middle], default=0.0)


def square_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    cards = [card for card in p.top if card not in p.flipped]
    return max([benefit_worth(s, p, look, s.content.row[x].square) for x in cards], default=0.0)


def advance_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """A free advance: the next space of the best of the tracks."""
    tracks = (
        range(len(tracks_in_play(s))) if argument in ("any", "") else map(track_named, argument.split("/"))
    )
    return max([_next_space(s, p, look, track) for track in tracks], default=0.0)


FREE_ADVANCE: Final = 7.0
"""What an advance that leads to another one is taken for."""


def _next_space(s: Tapestry, p: Player, look: Outlook, track: int) -> float:
    at = position(p, track)
    if at >= END or not p.tokens[track]:
        return 0.0
    row = s.content.spaces[track][at + 1]
    assert row is not None
    words = row.benefit.words
    if any(said.startswith(("advance", "regress", "repeat", "research", "tech")) for said in words):
        return FREE_ADVANCE
    return space_worth(s, p, look, track, at + 1)


def repeat_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """The best benefit of an own position."""
    best = 0.0
    for track, space in repeatable(s, p):
        row = s.content.spaces[track][space]
        assert row is not None
        if not any(said.startswith(("advance", "regress", "repeat")) for said in row.benefit.words):
            best = max(best, benefit_worth(s, p, look, row.benefit))
    return best


def regress_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """The benefit of the space before, less the step back."""
    track = track_named(argument) if argument and "/" not in argument and argument != "any" else 0
    at = position(p, track)
    if at < 2:
        return 0.0
    row = s.content.spaces[track][at - 1]
    assert row is not None
    if any(said.startswith(("advance", "regress", "repeat")) for said in row.benefit.words):
        return 3.0
    return max(0.0, benefit_worth(s, p, look, row.benefit) - 2.0)


FROM_POSITION: Final[dict[str, Weigh]] = {
    **dict.fromkeys(BUILDINGS, building_worth),
    "any_income_building": any_building_worth,
    "landmark": named_landmark_worth,
    **dict.fromkeys(("conquer", "conquer_anywhere", "conquer_empty"), conquest_worth),
    "conquer_adjacent_to_start": conquest_worth,
    "conquer_both_if_opponent": conquest_worth,
    "conquer_both_dice": double_conquest_worth,
    "invent": invention_worth,
    "upgrade": upgrade_worth,
    "upgrade_ignore_prereq": upgrade_worth,
    "upgrade_locked": upgrade_worth,
    "upgrade_twice_ignore_prereq": lambda s, p, look, argument: 2 * upgrade_worth(s, p, look, argument),
    "invent_and_upgrade": lambda s, p, look, argument: invention_worth(s, p, look, argument) + 3.5,
    "tech_circle": circle_worth,
    "tech_square": square_worth,
    "advance": advance_worth,
    "advance_one_of": advance_worth,
    "repeat_position": repeat_worth,
    "repeat_position_no_bonus": repeat_worth,
    "regress": regress_worth,
}
"""Words whose worth is found in the position."""


@cache
def _split(said: str) -> tuple[str, str]:
    name, _, argument = said.partition(":")
    return name, argument or name


def word_worth(s: Tapestry, p: Player, look: Outlook, said: str) -> float:
    worth = look.known.get(said)
    if worth is None:
        worth = look.known[said] = _weighed(s, p, look, said)
    return worth


def _weighed(s: Tapestry, p: Player, look: Outlook, said: str) -> float:
    name, argument = _split(said)
    if name.startswith("vp"):
        return points_of(s, p, said)
    weigh = FROM_POSITION.get(name)
    return weigh(s, p, look, argument) if weigh is not None else WORTH.get(name, OTHERWISE)


def words_worth(s: Tapestry, p: Player, look: Outlook, words: Words) -> float:
    return sum([word_worth(s, p, look, said) for said in words if is_possible(s, p, said)])


def best_worth(s: Tapestry, p: Player, look: Outlook, words: Words) -> float:
    return max([word_worth(s, p, look, said) for said in words if is_possible(s, p, said)], default=0.0)


def benefit_worth(s: Tapestry, p: Player, look: Outlook, benefit: Benefit) -> float:
    """Of what is printed; whether it is possible already is not asked."""
    words = [word_worth(s, p, look, said) for said in benefit.gain if not said.startswith("tech_")]
    choices = [word_worth(s, p, look, said) for said in benefit.choose_one]
    return sum(words) + max(choices, default=0.0)


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
    return look.plot if step.kind < 4 else look.plot * shape_size(s, step.kind)


def advance_promise(
    s: Tapestry, p: Player, look: Outlook, step: Advance | MayAdvance | AdvanceOrPoints
) -> float:
    if not can_advance(s, p, step.track):
        return 0.0
    if isinstance(step, AdvanceOrPoints) or not step.gives & BENEFIT:
        return WORTH["advance_x"]
    return _next_space(s, p, look, step.track)


def track_promise(s: Tapestry, p: Player, look: Outlook, step: ChooseTrack) -> float:
    tracks = [track for track in step.tracks if can_advance(s, p, track)]
    if not tracks:
        return 0.0
    if not step.gives & BENEFIT:
        return WORTH["advance_x"]
    return max([_next_space(s, p, look, track) for track in tracks])


def benefit_promise(s: Tapestry, p: Player, look: Outlook, step: GainBenefit) -> float:
    benefit = step.benefit
    return words_worth(s, p, look, benefit.gain) + best_worth(s, p, look, benefit.choose_one)


def die_promise(s: Tapestry, p: Player, look: Outlook, step: ChooseDie) -> float:
    worths = [face_worth(s, p, look, face) for face in (*step.red, *step.black)]
    return sum(worths) if step.both else max(worths, default=0.0)


def face_worth(s: Tapestry, p: Player, look: Outlook, face: str) -> float:
    return look.resource if face == "territory_benefit" else word_worth(s, p, look, face)


def reward_promise(s: Tapestry, p: Player, look: Outlook, step: ExploreReward) -> float:
    return step.vp + words_worth(s, p, look, s.content.row[step.tile].gain)


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
    PlayTapestry: if_possible(FIRST_CARD),
    UseAbility: if_possible(5.0),
    AbilityOrCharm: if_possible(6.0),
}
"""What steps promise, by their kind."""


def shape_size(s: Tapestry, landmark: int) -> int:
    return _size(s.content.row[landmark].footprint)


@cache
def _size(footprint: tuple[str, ...]) -> int:
    return sum([row.count("x") for row in footprint])
