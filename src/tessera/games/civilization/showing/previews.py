"""What an answer in the making would come to: a city after its action, the way of a group, the sums of a battle.

Worked out on a copy from what the seat sees; nothing is drawn.
"""

from __future__ import annotations

from msgspec import Struct, convert

from tessera.games.civilization.rules.battle import BattleTurn, PlayUnit, duel, lone_enemies, totals
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.rules.cities import ARMY, SCOUT, CityMenu, Plan, needs_site
from tessera.games.civilization.rules.movement import MoveMenu, OnTheWay
from tessera.games.civilization.rules.pieces import marker_at
from tessera.games.civilization.rules.ways import Group, ground_for, travel_speed, waves, way_to
from tessera.games.civilization.rules.yields import coins, enemies
from tessera.games.civilization.setup import PlaceCapital
from tessera.games.civilization.showing.view import CityFacts, city_facts
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, Compose, Option
from tessera.kernel.option import Answer


class Duel(Struct, frozen=True):
    """A unit against a lone enemy, as arguments of the message `duel`."""

    front: int
    outcome: str
    taken: int
    dealt: int
    card: str
    rank: str
    count: int


class Forecast(Struct, frozen=True):
    """As far as the parts say something about it."""

    city: CityFacts | None = None
    """The city that acts, afterwards."""
    sites: list[int] = []
    """Where something would stand, as far as it is said or leaves no choice."""
    replaced: list[int] = []
    """Markers that would make room for it."""
    trade: int = 0
    """Left on the dial."""
    coins: int = 0
    way: list[int] = []
    """The squares that a group would walk, without the first."""
    totals: tuple[int, int] | None = None
    """Of attacker and defender."""
    duels: list[Duel] = []
    """What a unit would do to each enemy that stands alone."""


def forecast(s: World, seat: int, parts: Answer) -> Forecast | None:
    """What some parts of an answer lead to; None where that is not worked out."""
    step = s.agenda[-1]
    p = s.players[seat]
    if isinstance(step, PlaceCapital) and step.seat == seat and len(parts) == 1:
        return _founded(s, step, parts[0])
    if not isinstance(step, Compose) or step.seat != seat or not parts:
        return None
    for part in step.spoken(s, parts):
        step = step.grown(s, part)[0]
    if isinstance(step, CityMenu):
        return _after_action(s, p, step.chosen)
    if isinstance(step, MoveMenu) and len(step.chosen) == 3 and step.chosen[0][0] == "move":
        start = SQUARE[str(step.chosen[0][1])]
        return _on_foot(s, p, start, step.group(), travel_speed(s, p), step.chosen[2])
    if isinstance(step, OnTheWay) and step.chosen:
        return _on_foot(s, p, step.square, step.group(), step.points, step.chosen[0])
    if isinstance(step, BattleTurn) and step.chosen and step.chosen[0][0] == "unit":
        return _after_unit(s, step) if len(step.chosen) == 2 else _duels(s, step)
    return None


def _founded(s: World, step: PlaceCapital, option: Option) -> Forecast | None:
    """The capital with what the squares around it give."""
    if option not in step.options(s):
        return None
    after = s.clone()
    step.resolve(after, option)
    q = after.players[step.seat]
    return Forecast(city=city_facts(after, q, q.cities[0], enemies(after, q)))


def _after_action(s: World, p: Nation, chosen: tuple[Option, ...]) -> Forecast | None:
    """The city once everything stands that is planned (CV-6.17)."""
    if len(chosen) < 2 or chosen[0][0] != "city":
        return None
    city = SQUARE[str(chosen[0][1])]
    plan = Plan(city, chosen[1:])
    after = s
    sites, replaced = [site for _, site in plan.steps if site != NONE], []
    for item, site in plan.steps:
        if needs_site(s, item) and site == NONE:
            return None
        marker = marker_at(after.players[p.seat], site)
        if marker != NONE and item not in (ARMY, SCOUT):
            replaced.append(marker)
        one = Plan(city, (item,))
        one.steps = [(item, site)]
        after = one.after_first(after, after.players[p.seat])
    q = after.players[p.seat]
    return Forecast(
        city=city_facts(after, q, city, enemies(after, q)),
        sites=sites,
        replaced=replaced,
        trade=p.trade - plan.trade(s, p),
        coins=coins(after, q),
    )


def _on_foot(s: World, p: Nation, start: int, group: Group, points: int, leg: Option) -> Forecast | None:
    if leg[0] == "to":
        ground = ground_for(s, p, start, group)
        way = way_to(waves(ground, start, points), ground, SQUARE[str(leg[1])])
        return Forecast(way=list(way))
    return Forecast(way=[SQUARE[str(leg[1])]]) if len(leg) == 2 else None


def _duels(s: World, step: BattleTurn) -> Forecast:
    """Against whom it could be played, and what would become of both (CV-11.12)."""
    unit = s.content.number[str(step.chosen[0][1])]
    found = [duel(s, step.side, unit, place) for place in lone_enemies(s, step.side)]
    return Forecast(duels=[convert(each, Duel) for each in found])


def _after_unit(s: World, step: BattleTurn) -> Forecast:
    """The sums with this unit (CV-11.30)."""
    after = s.clone()
    (_, unit), front = step.chosen
    against = NONE if len(front) == 1 else int(front[1]) - 1
    PlayUnit(step.seat, step.side, s.content.number[str(unit)], against).run(after)
    return Forecast(totals=totals(after))
