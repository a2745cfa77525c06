"""What a board shows beside the components: all that follows from what a seat sees, so that no client needs a rule."""

from __future__ import annotations

from msgspec import Struct

from tessera.games.civilization.content import COIN, COMBAT, EIGHT, TRADE
from tessera.games.civilization.rules.announcing import Announcement, deed_in
from tessera.games.civilization.rules.battle import bonuses, fought, hand_of, strength, totals
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, SQUARE, WorldMap, steps_between
from tessera.games.civilization.rules.cities import conversion, cost_of, harvestable, items, refuse_action
from tessera.games.civilization.rules.ending import progress_with, pyramid
from tessera.games.civilization.rules.hand import hand_size
from tessera.games.civilization.rules.interruptions import Travelling
from tessera.games.civilization.rules.movement import Halted, OnTheWay
from tessera.games.civilization.rules.pieces import armies_left, scouts_left
from tessera.games.civilization.rules.research import research_cost
from tessera.games.civilization.rules.start import governments_open, most_cities, stacking_limit
from tessera.games.civilization.rules.trade import AnswerOffer
from tessera.games.civilization.rules.ways import travel_speed
from tessera.games.civilization.rules.yields import (
    city_icons,
    coins_with,
    combat_bonus,
    devotion_with,
    enemies,
    production_with,
    trade_with,
)
from tessera.games.civilization.showing.explain import explained
from tessera.games.civilization.state import ATTACKER, DEFENDER, PHASES, Nation, World
from tessera.kernel import NONE, Description, Summand, pending
from tessera.kernel.geometry import bits
from tessera.kernel.memory import fields_of, pictured
from tessera.kernel.option import Option
from tessera.kernel.window import Announced


class CityFacts(Struct, frozen=True):
    """What a city brings; everybody can count it."""

    square: int
    capital: bool
    walled: bool
    trade: int
    production: int
    culture: int
    """If it is devoted to the arts."""
    coins: int
    harvest: list[int]
    """Resources that it could harvest now."""
    acts: bool
    """Whether it may still take an action this turn."""
    blocked: list[int]
    """Squares of its outskirts that enemy figures blockade."""
    parts: list[Summand]
    """What its production is made of."""


class Price(Struct, frozen=True):
    """What something costs a nation, in production."""

    verb: str
    what: str
    """Which of its kind; empty for a figure."""
    cost: int


class Summary(Struct, frozen=True):
    """What a nation comes to."""

    coins: int
    trade_income: int
    hand_size: int
    speed: int
    stacking: int
    most_cities: int
    armies_left: int
    scouts_left: int
    combat_bonus: int
    conversion: int
    pyramid: list[int]
    progress: tuple[int, int, int]
    """Towards a culture, an economic and a tech victory, in percent."""
    march: int
    """Steps from the nearest army to the nearest capital of another nation; NONE without an army."""
    research: list[int]
    """The trade that is needed for a tech of each level."""
    lacks: int
    """The trade that is missing for a tech of the next level that is not paid yet; 0 if there is none."""
    governments: list[int]
    """Those it could change to now."""
    cities: list[CityFacts]
    prices: list[Price]
    coin_parts: list[Summand]


class Said(Struct, frozen=True):
    """A verb, and what stands behind it."""

    verb: str
    args: list[int | str]


class Plan(Struct, frozen=True):
    """What was announced and has not happened yet."""

    seat: int
    kind: str
    card: int
    parts: list[Said]
    """What was said of it."""
    squares: list[int]
    """What it is aimed at."""


class Offer(Struct, frozen=True):
    """An offer that waits for an answer: trade, culture, resources, then hidden things by kind."""

    seat: int
    other: int
    give: tuple[int, ...]
    get: tuple[int, ...]


class Fight(Struct, frozen=True):
    """How a battle stands."""

    totals: tuple[int, int]
    bonuses: tuple[int, int]
    hands: tuple[int, int]
    strengths: list[tuple[int, int]]
    """On each front, of the attacker's and of the defender's unit; 0 where none stands."""
    parts: tuple[list[Summand], list[Summand]]
    """What the bonuses are made of."""


class Group(Struct, frozen=True):
    """Figures that are on their way."""

    seat: int
    square: int
    armies: int
    scouts: int
    points: int


class Picture(Struct, frozen=True):
    """All of it."""

    map: WorldMap
    nations: list[Summary]
    announced: list[Plan]
    offer: Offer | None
    fight: Fight | None
    moving: Group | None


def picture(s: World) -> Picture:
    return Picture(
        map=s.board.seen,
        nations=[nation(s, p) for p in s.players],
        announced=plans(s),
        offer=offer(s),
        fight=fight(s),
        moving=moving(s),
    )


def stage(s: World) -> Description:
    """Turn and phase, and whose they are."""
    if not s.turn:
        return Description("stage-setup")
    args: dict[str, int | str] = {"turn": s.turn}
    if s.active != NONE:
        args["seat"] = s.active
    return Description(f"stage-{PHASES[s.phase]}", args)


def nation(s: World, p: Nation) -> Summary:
    return summary(s, p, enemies(s, p), march(s, p), tuple(items(s, p)) if p.civ != NONE else ())


@pictured(
    player=fields_of(Nation, "forces", "fighting", "hand", "markers"),
    state=("layout", "market", "turn"),
    others=("sites", "stands"),
    told=("other.armies", "other.scouts"),
)
def summary(s: World, p: Nation, blocked: int, to_capital: int, offered: tuple[Option, ...]) -> Summary:
    """With the squares where enemies stand, the steps to a capital, and all that can be produced."""
    first = {level: tech for tech in reversed(s.content.techs) for level in [s.content.level[tech]]}
    research = [research_cost(s, p, first[level]) for level in sorted(first)]
    known = p.civ != NONE
    icons = sum([city_icons(s, p, city, blocked) for city in p.cities])
    wealth = coins_with(s, p, icons)
    return Summary(
        coins=wealth,
        trade_income=trade_with(s, p, icons),
        hand_size=hand_size(s, p),
        speed=travel_speed(s, p),
        stacking=stacking_limit(s, p),
        most_cities=most_cities(s, p),
        armies_left=armies_left(s, p) if known else 0,
        scouts_left=scouts_left(s, p),
        combat_bonus=combat_bonus(s, p),
        conversion=conversion(s, p),
        pyramid=pyramid(s, p),
        progress=progress_with(s, p, wealth),
        march=to_capital,
        research=research,
        lacks=next((cost - p.trade for cost in research if cost > p.trade), 0),
        governments=governments_open(s, p) if known and s.turn else [],
        cities=[city_facts(s, p, city, blocked) for city in p.cities],
        prices=prices(s, p, offered),
        coin_parts=explained(s, p, "coins"),
    )


@pictured(player=("ranks", "techs"))
def prices(s: World, p: Nation, offered: tuple[Option, ...]) -> list[Price]:
    return [
        Price(str(item[0]), str(item[1]) if len(item) > 1 else "", cost_of(s, p, item)) for item in offered
    ]


def march(s: World, p: Nation) -> int:
    capitals = [q.cities[0] for q in s.players if q.seat != p.seat and q.cities]
    steps = [steps_between(army, capital) for army in p.armies for capital in capitals]
    return min(steps, default=NONE)


@pictured(
    player=(
        *("cards", "on", "cities", "walled", "acts", "boost", "more_acts"),
        *("sites", "stands", "scouts", "sends", "government", "techs", "tokens"),
    ),
    state=("layout", "market"),
    others=("sites", "stands"),
    told=("other.armies", "other.scouts"),
)
def city_facts(s: World, p: Nation, city: int, blocked: int) -> CityFacts:
    icons = city_icons(s, p, city, blocked)
    return CityFacts(
        square=city,
        capital=p.cities[0] == city,
        walled=city in p.walled,
        trade=icons >> TRADE & EIGHT,
        production=production_with(s, p, city, icons),
        culture=devotion_with(s, p, city, icons),
        coins=icons >> COIN & EIGHT,
        harvest=harvestable(s, p, city),
        acts=refuse_action(s, p, city) is None,
        blocked=list(bits(OUTSKIRTS[city] & blocked)),
        parts=explained(s, p, f"production:{NAMES[city]}"),
    )


def plans(s: World) -> list[Plan]:
    """Announced things, the latest first."""
    found = []
    for step in reversed(s.agenda):
        if isinstance(step, Announced) and isinstance(step.step, Announcement):
            deed = deed_in(step.step.deed)
            parts = [Said(str(verb), args) for verb, *args in deed.chosen]
            squares = [SQUARE[str(arg)] for part in parts for arg in part.args if arg in SQUARE]
            found.append(Plan(deed.seat, step.step.kind, deed.card, parts, squares))
        elif isinstance(step, Announced) and isinstance(step.step, Travelling):
            found.append(Plan(step.step.seat, step.step.label(), NONE, [], list(step.step.squares())))
    return found


def offer(s: World) -> Offer | None:
    step = pending(s, AnswerOffer)
    return Offer(step.by, step.seat, step.give, step.get) if step is not None else None


def fight(s: World) -> Fight | None:
    if s.battle is None:
        return None
    hands = len(hand_of(s, ATTACKER).cards), len(hand_of(s, DEFENDER).cards)
    return Fight(
        totals(s),
        bonuses(s),
        hands,
        [(_strength(s, ATTACKER, front[0]), _strength(s, DEFENDER, front[2])) for front in s.battle.fronts],
        (_bonus_parts(s, ATTACKER), _bonus_parts(s, DEFENDER)),
    )


def _strength(s: World, side: int, unit: int) -> int:
    return strength(s, side, unit) if unit != NONE else 0


def _bonus_parts(s: World, side: int) -> list[Summand]:
    """Markers with a combat bonus, and what a city adds (CV-11.05)."""
    b = fought(s)
    seat = b.attacker if side == ATTACKER else b.defender
    if seat == NONE:
        return []
    p, icons = s.players[seat], s.content.icons
    blocked = enemies(s, p)
    found = [
        Summand(s.content.element(marker), icons[marker] >> COMBAT)
        for square, marker in zip(p.sites, p.stands, strict=True)
        if icons[marker] >> COMBAT and not blocked >> square & 1
    ]
    standing = bonuses(s)[side] - sum([part.amount for part in found])
    return [*found, Summand(b.kind, standing)] if standing else found


def moving(s: World) -> Group | None:
    """The group that is on its way, asked or halted."""
    step: OnTheWay | Halted | None = pending(s, OnTheWay) or pending(s, Halted)
    return Group(step.seat, step.square, step.armies, step.scouts, step.points) if step is not None else None
