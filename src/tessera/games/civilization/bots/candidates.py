"""Which answers are worth a bot's thought where there are hundreds: whole city actions, moves and offers.

What is left out is what nobody would do: a building on the better of two squares that are otherwise alike, figures
that wander about, offers of odd numbers. Every kind of thing that can be done is among what is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tessera.games.civilization.bots.evaluate import bringing, promising_sites
from tessera.games.civilization.bots.offers import answers_to, offers_to_make
from tessera.games.civilization.content import COIN, CULTURE, EIGHT, PRODUCTION, TRADE
from tessera.games.civilization.rules.battle import BattleTurn
from tessera.games.civilization.rules.board import SQUARE, at
from tessera.games.civilization.rules.cities import CityMenu
from tessera.games.civilization.rules.menus import Menu
from tessera.games.civilization.rules.movement import MoveMenu, OnTheWay
from tessera.games.civilization.rules.pieces import centres
from tessera.games.civilization.rules.trade import AnswerOffer, MakeOffer
from tessera.games.civilization.rules.yields import enemies
from tessera.games.civilization.state import Nation, World, from_left
from tessera.kernel import STOP, Option
from tessera.kernel.compose import Compose
from tessera.kernel.option import Answer

MOST: Final = 120
"""Answers of several parts."""
SITES: Final = 2
"""Of the squares where something can be built, so many."""
TARGETS: Final = 8
"""Of other targets, so many."""
PAYMENTS: Final = 2
SECOND: Final = 4
"""Of the things a city could make besides, so many."""
PLACES: Final = 7
"""Of the squares a group could go to, so many beside those where something happens."""


def worth_trying(s: World, seat: int) -> list[Answer]:
    """What is missing of an answer, in several ways; none where all options can be tried."""
    step = s.agenda[-1]
    if step.seat != seat or not isinstance(step, Compose):
        return []
    p = s.players[seat]
    if isinstance(step, MakeOffer):
        return offers_to_make(s, p, step)
    if isinstance(step, AnswerOffer):
        return answers_to(s, p, step)
    if isinstance(step, Menu | OnTheWay | BattleTurn):
        found = list(endings(s, p, step, step.options(s)))
        short = [answer for answer in found if len(answer) == 1]
        return [*spread([answer for answer in found if len(answer) > 1], MOST), *short]
    return []


def endings(s: World, p: Nation, step: Any, options: list[Option]) -> Iterator[Answer]:
    """The ways in which an answer can go on that are worth trying."""
    for option in worth_a_thought(s, p, step, options):
        grown, following = step.grown(s, option)
        if following is None:
            yield (option,)
        else:
            for rest in endings(s, p, grown, following):
                yield (option, *rest)


def worth_a_thought(s: World, p: Nation, step: Any, options: list[Option]) -> list[Option]:
    """Of the options of a part."""
    if isinstance(step, OnTheWay):
        return destinations(s, p, options, armies=step.armies > 0)
    if not step.chosen or len(options) <= SITES or isinstance(step, BattleTurn):
        return options
    if isinstance(step, MoveMenu) and step.chosen[0][0] == "move":
        if options[0][0] == "with":
            return groups(options)
        return destinations(s, p, options, armies=step.group().armies > 0)
    verb = options[0][0]
    if verb == "pay":
        return options[:PAYMENTS]
    if isinstance(step, CityMenu) and step.chosen[0][0] == "city":
        if verb == "at":
            return building_sites(s, p, step, options)
        if verb == "and":
            return [*spread(options[:-1], SECOND), options[-1]]
        return options
    if verb == "at" and step.chosen[0][0] == "place":
        return sorted(options, key=lambda at: loss(s, p, SQUARE[str(at[1])]))[:SITES]
    return spread(options, TARGETS)


def spread(found: list[Any], most: int) -> list[Any]:
    """Some of many, from everywhere among them."""
    if len(found) <= most:
        return found
    return [found[len(found) * n // most] for n in range(most)]


# --- cities ---------------------------------------------------------------------------------------------------


def building_sites(s: World, p: Nation, step: CityMenu, options: list[Option]) -> list[Option]:
    """Where least is lost; figures where they have the shortest way."""
    last = step.chosen[-1]
    item = last[1] if last[0] == "and" else last[0]
    squares = [SQUARE[str(option[1])] for option in options]
    if item in ("army", "scout"):
        aims = bearings(s, p, armies=item == "army")
        best = {min(squares, key=far.__getitem__) for far in aims} or {squares[0]}
    else:
        best = set(sorted(squares, key=lambda x: loss(s, p, x))[:SITES])
    return [option for option, square in zip(options, squares, strict=True) if square in best]


def loss(s: World, p: Nation, square: int) -> int:
    """What a square brings that would be covered."""
    x = s.content.icons[p.stands[p.sites.index(square)]] if square in p.sites else s.board.icons[square]
    lost = 2 * (x >> TRADE & EIGHT) + 2 * (x >> PRODUCTION & EIGHT) + 3 * (x >> CULTURE & EIGHT)
    return lost + 8 * (x >> COIN & EIGHT) + (s.board.resource[square] >= 0)


# --- figures --------------------------------------------------------------------------------------------------


def groups(options: list[Option]) -> list[Option]:
    """All that can go, all armies, one of each: nobody splits them otherwise."""
    armies = max([int(option[1]) for option in options])
    scouts = max([int(option[2]) for option in options])
    liked = {(armies, scouts), (armies, 0), (1, 0), (0, 1)}
    found = [option for option in options if (int(option[1]), int(option[2])) in liked]
    return found or options[:1]


def bearings(s: World, p: Nation, *, armies: bool) -> list[tuple[int, ...]]:
    """How far each square is from what draws figures of a kind."""
    board = s.board
    if not armies:
        sites = sorted(promising_sites(s, p), key=lambda site: -site[1])[:3]
        return [board.ways_to(site, False) for site, _ in sites]
    rivals = [q.cities[0] for q in from_left(s, p.seat) if q.cities]
    home = p.cities[0]
    near = sorted([*s.huts, *s.villages], key=lambda x: board.ways_to(x, False)[home])[:2]
    return [board.ways_to(target, False) for target in (*rivals, *near)]


def destinations(s: World, p: Nation, options: list[Option], *, armies: bool) -> list[Option]:
    """Where something happens, and of other squares those that lead somewhere."""
    happens = enemies(s, p) | at(s.huts) | at(s.villages) | centres(s, p.seat) if armies else 0
    kept = [o for o in options if o[0] != "to" or happens >> SQUARE[str(o[1])] & 1]
    quiet = [o for o in options if o[0] == "to" and not happens >> SQUARE[str(o[1])] & 1]
    if len(quiet) <= PLACES:
        return options
    squares = [SQUARE[str(option[1])] for option in quiet]
    best: dict[int, None] = {}
    for far in bearings(s, p, armies=armies):
        best[min(squares, key=far.__getitem__)] = None
    edge = [x for x in squares if s.board.beside_hidden >> x & 1]
    for square in edge[:1] + edge[-1:]:
        best[square] = None
    for square in sorted(squares, key=lambda x: -bringing(s, x)):
        if len(best) >= PLACES:
            break
        best[square] = None
    chosen = [o for o in quiet if SQUARE[str(o[1])] in best]
    return [*kept, *chosen] if STOP not in kept else [*chosen, *kept]
