"""What benefits are worth to a player, for bots: every word in VP, by what it would bring until the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tessera.games.tapestry.content import (
    BUILDINGS,
    END,
    RESOURCES,
    THIS_ERA,
    TIER,
    Benefit,
    Bonus,
    Box,
)
from tessera.games.tapestry.rules.achievements import END_OF_TRACK
from tessera.games.tapestry.rules.benefits import COUNTS, EVERY_TRACK, charms_of, is_possible
from tessera.games.tapestry.rules.building import capital_points, complete_lines
from tessera.games.tapestry.rules.income import CARD, GAIN, POINTS, UPGRADES, IncomeStep, shown
from tessera.games.tapestry.rules.inventing import upgradable
from tessera.games.tapestry.rules.regressing import repeatable
from tessera.games.tapestry.rules.vocabulary import Words
from tessera.games.tapestry.state import (
    INCOME,
    Player,
    Tapestry,
    is_available,
    position,
    track_named,
    tracks_in_play,
)

RESOURCE: Final[tuple[float, ...]] = (3.2, 3.2, 2.9, 2.5, 1.8, 0.1)
"""By the income turns begun: the earlier a resource is spent, the longer its fruits count."""
TILE: Final = 1.1
FIRST_CARD: Final = 4.5
"""A tapestry card for every era to come."""
FURTHER_CARD: Final = 1.0
ERA_CARD: Final = 6.5
"""What a card does in an era that no words say."""
HAPPENS: Final = 2.5
"""How often in an era something happens that a card rewards."""
HELD: Final = 0.8
"""The share of what a card in hand would bring now: it has to wait."""
RICH: Final = 6
"""Resources for the better part of an era: who has fewer left will see less of what lies on the table."""
SPACE_TILE: Final = 4.0
TERRITORY: Final = 0.8
NEXT_BUILDING: Final = 0.3
"""The share in what the next building of a row would uncover."""
PLOT: Final = 0.55
"""The share in lines and districts that a plot makes good on average."""
NESTED: Final = {
    "advance": 7.0, "advance_one_of": 7.0, "regress": 3.0, "repeat_position": 5.0, "repeat_position_no_bonus": 4.0,
    "upgrade": 3.5, "upgrade_ignore_prereq": 4.0, "upgrade_locked": 3.5, "upgrade_twice_ignore_prereq": 7.0,
    "tech_circle": 3.0, "tech_square": 4.0,
}  # fmt: skip
"""What words that lead to other words are taken for where they are led to themselves: an upgrade by an upgrade."""

WORTH: Final = {
    "territory": TILE, "tapestry": 2.5, "space_tile": SPACE_TILE, "explore": 5.0, "explore_anywhere": 5.5,
    "explore_space": 8.0, "explore_with_drawn": 5.0, "research": 6.0,
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
    due: bool
    """Whether the gains of this income turn are still to come."""
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


def pending_income(s: Tapestry, p: Player) -> int:
    """The steps of an income turn that are still to come, as bits."""
    pending = 0
    if s.turn.kind == INCOME and s.turn.seat == p.seat:
        for step in s.agenda:
            if type(step) is IncomeStep:
                pending |= 1 << step.step
    return pending


def outlook(s: Tapestry, p: Player, pending: int) -> Outlook:
    turns = min(p.income, 5)
    left = 5 - max(turns, 1)
    points = left + (pending >> POINTS & 1)
    stream = sum(RESOURCE[turns + 1 : 5]) + (RESOURCE[turns] if pending >> GAIN & 1 else 0.0)
    said = [word for row in range(4) for word in shown(s, p, row)[0]]
    capital = said.count("vp_capital")
    line = points * (capital + 0.4)
    ahead = (
        points,
        RESOURCE[turns],
        stream,
        bool(pending >> GAIN & 1),
        max(0, 4 - max(turns, 1)) + (pending >> CARD & 1 if turns < 5 else 0),
        left + (pending >> UPGRADES & 1),
        capital,
        said.count("vp_tech"),
        said.count("vp_controlled"),
        PLOT * (2 * line + RESOURCE[turns]) / 9,
    )
    return Outlook(*ahead, _weighed_before(s.content, RESOURCE[turns], ahead, _circumstances(s, p)))


def _circumstances(s: Tapestry, p: Player) -> tuple[object, ...]:
    """All that the worth of a word depends on besides the outlook: what positions have in common that differ little."""
    tiles, cards = len(p.tiles), len(p.hand.cards)
    own = (p.seat, p.cards, p.on, p.inspired, p.bottom, p.middle, p.top, p.flipped, p.propped, p.aside, tiles)
    counted = (
        cards,
        p.held,
        len(p.landmarks),
        len(p.masterpieces),
        capital_points(s, p),
        p.enchanted,
        p.singular,
    )
    others = tuple([(q.tokens, q.covered, q.eras) for q in s.players])
    turn = s.turn
    shared = (s.landmarks, s.prizes, p.achieved, turn.activated, turn.repeated, turn.locked, s.setup.seats)
    return own, counted, others, shared


@lru_cache(maxsize=1024)
def _weighed_before(
    content: Box, resource: float, ahead: tuple[object, ...], circumstances: tuple[object, ...]
) -> dict[str, float]:
    """The words that were weighed under the same circumstances; it grows as words are."""
    return dict.fromkeys((*RESOURCES, "any_resource"), resource)


# --- what an income mat will bring -----------------------------------------------------------------------------


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


# --- spaces ----------------------------------------------------------------------------------------------------


def space_worth(
    s: Tapestry, p: Player, look: Outlook, track: int, space: int, *, nested: bool = False
) -> float:
    """Its benefit, its bonus and its landmark."""
    row = s.content.spaces[track][space]
    assert row is not None
    weigh = nested_worth if nested else word_worth
    worth = 0.0
    for said in row.benefit.gain:
        worth += weigh(s, p, look, said)
    if row.benefit.choose_one:
        worth += max([weigh(s, p, look, said) for said in row.benefit.choose_one])
    if row.bonus is not None and not nested:
        worth += max(0.0, bonus_worth(s, p, look, row.bonus))
    if TIER[space] != TIER[space - 1] and TIER[space] > 1:
        landmark = s.content.track_landmarks[track][TIER[space]]
        if is_available(s, landmark):
            worth += landmark_worth(s, look, landmark)
    return worth + prize(s, p, END_OF_TRACK) if space == END else worth


def prize(s: Tapestry, p: Player, which: int) -> int:
    """What an achievement would bring now (TP-14.01)."""
    if p.achieved >> which & 1:
        return 0
    row = s.content.tables.achievements[which]
    spaces = row.many if s.setup.seats > 3 else row.few
    return spaces[s.prizes[which]] if s.prizes[which] < len(spaces) else 0


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
    row = s.content.tech[card]
    return benefit_worth(s, p, look, row.circle if card in p.bottom else row.square)


def circle_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    return max([benefit_worth(s, p, look, s.content.tech[x].circle) for x in p.middle], default=0.0)


def square_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    cards = [card for card in p.top if card not in p.flipped]
    return max([benefit_worth(s, p, look, s.content.tech[x].square) for x in cards], default=0.0)


def advance_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """A free advance: the next space of the best of the tracks."""
    tracks = (
        range(len(tracks_in_play(s)))
        if argument in (EVERY_TRACK, "")
        else map(track_named, argument.split("/"))
    )
    return max([next_space_worth(s, p, look, track) for track in tracks], default=0.0)


def next_space_worth(s: Tapestry, p: Player, look: Outlook, track: int) -> float:
    at = position(p, track)
    if at >= END or not p.tokens[track]:
        return 0.0
    return space_worth(s, p, look, track, at + 1, nested=True)


def repeat_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """The best benefit of an own position."""
    best = 0.0
    for track, space in repeatable(s, p):
        row = s.content.spaces[track][space]
        assert row is not None
        best = max(best, benefit_worth(s, p, look, row.benefit))
    return best


def regress_worth(s: Tapestry, p: Player, look: Outlook, argument: str) -> float:
    """The benefit of the space before, less the step back."""
    track = track_named(argument) if argument and "/" not in argument and argument != EVERY_TRACK else 0
    at = position(p, track)
    if at < 2:
        return 0.0
    row = s.content.spaces[track][at - 1]
    assert row is not None
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
    """Of what is printed, where a word leads to it; whether it is possible already is not asked."""
    words = [nested_worth(s, p, look, said) for said in benefit.gain]
    choices = [nested_worth(s, p, look, said) for said in benefit.choose_one]
    return sum(words) + max(choices, default=0.0)


def nested_worth(s: Tapestry, p: Player, look: Outlook, said: str) -> float:
    worth = NESTED.get(_split(said)[0])
    return word_worth(s, p, look, said) if worth is None else worth


# --- tapestry cards ---------------------------------------------------------------------------------------------


def card_worth(s: Tapestry, p: Player, look: Outlook, card: int) -> float:
    """What a tapestry card would bring if it were played for the coming era."""
    row = s.content.tapestry[card]
    if row.benefit.gain or row.benefit.choose_one:
        worth = benefit_worth(s, p, look, row.benefit)
        return HAPPENS * worth if row.triggers else worth
    return ERA_CARD if row.type == THIS_ERA else FIRST_CARD


def at_work(s: Tapestry, p: Player, look: Outlook) -> float:
    """What the cards on the table will still bring in this era, which lasts as long as resources do."""
    rows = s.content.tapestry
    cards = [card for _, card in p.working if card in rows and rows[card].type == THIS_ERA]
    left = 1.0 if look.due else min(1.0, sum(p.stock) / RICH)
    return left * sum([card_worth(s, p, look, card) for card in cards])


def in_hand(s: Tapestry, p: Player, look: Outlook) -> float:
    """The cards that can still be played, the best ones first, and a little for the others."""
    worths = sorted([card_worth(s, p, look, card) for card in p.hand.cards], reverse=True)
    share = 1.0 if look.points > 1 else 0.4
    return HELD * sum(worths[: look.plays]) + share * FURTHER_CARD * len(worths[look.plays :])


def shape_size(s: Tapestry, landmark: int) -> int:
    return _size(s.content.landmark[landmark].footprint)


@cache
def _size(footprint: tuple[str, ...]) -> int:
    return sum([row.count("x") for row in footprint])
