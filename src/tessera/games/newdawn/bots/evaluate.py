"""How well a player stands, for bots.

Everything is counted in control tokens: what a player has on the map and beside it, how far the agendas are, and
what the steps still pending will probably bring. Bots look one ply ahead, so without the last part they could not
see what a focus card is good for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.newdawn.cards.focus.culture import ConvertToken
from tessera.games.newdawn.cards.wonders.culture import Stonehenge
from tessera.games.newdawn.content import CULTURE, ECONOMY, INDUSTRY, MILITARY, RESOURCES, SCIENCE
from tessera.games.newdawn.hooks import PROGRESS
from tessera.games.newdawn.rules.agendas import agendas_in_play
from tessera.games.newdawn.rules.barbarians import LoseTrade
from tessera.games.newdawn.rules.board import cells, listed
from tessera.games.newdawn.rules.citystates import ConquerOrLiberate, MoveWonder
from tessera.games.newdawn.rules.combat import attack_bonus, chance_to_win, defence_bonus, defence_of_space
from tessera.games.newdawn.rules.control import CITY, PlaceControl
from tessera.games.newdawn.rules.culture import SpendOnCulture, tokens_to_place
from tessera.games.newdawn.rules.diplomacy import TakeEnvoy, TakePact
from tessera.games.newdawn.rules.economy import (
    Arrive,
    Journey,
    MoveCaravan,
    SpendOnEconomy,
    TravelOn,
    places_of_trade,
)
from tessera.games.newdawn.rules.industry import BUILD, Industry, city_sites, wonder_cost
from tessera.games.newdawn.rules.military import AttackerSpends, Campaign, LootTrade, Reinforce, targets
from tessera.games.newdawn.rules.resources import GainResource
from tessera.games.newdawn.rules.science import AdvanceDial, SpendOnScience, TakeFocusCard
from tessera.games.newdawn.rules.spaces import mature_cities
from tessera.games.newdawn.rules.trade import GainTrade, GoOn, SpendMore
from tessera.games.newdawn.rules.turns import ResetCard
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    barbarian_spaces,
    city_spaces,
    control_spaces,
    natural_wonder_spaces,
    owner_of,
    rival_cities,
    unused_control,
    wonder_spaces,
)
from tessera.kernel import NONE
from tessera.kernel.data import replace
from tessera.kernel.effects import total
from tessera.kernel.memory import fields_of, remembered

AGENDA: Final = 40.0
"""A completed agenda."""
TOWARDS: Final = 26.0
"""The better agenda of a victory card, nearly completed; the other counts a quarter."""
NEARER: Final = 0.25
"""By so much more the open ones count for each that is completed: all together win the match."""
CITY_WORTH: Final = 5.0
MATURE: Final = 2.0
TOKEN: Final = 0.7
"""A control token on the map."""
COVERED: Final = 0.5
"""A neighbour of a city that counts for its maturity."""
REINFORCED: Final = 0.5
EXPOSED_CITY: Final = 1.5
"""A city beside a barbarian, which moves in some direction in two rounds of five ..."""
EXPOSED_TOKEN: Final = 0.15
"""... and a control token there."""
TAKEN_BACK: Final = 2.0
"""A control token taken back from the map if none lies idle."""
RESOURCE: Final = 1.6
NATURAL_WONDER: Final = 3.0
TRADE: Final = 0.8
DIPLOMACY: Final = 1.2
DIAL: Final = 0.5
LEVEL: Final = 2.2
"""A level of a focus card in the row."""
WONDER: Final = 6.0
SLOT: Final = 0.12
"""A focus card one slot further to the right ..."""
WANTED_SLOT: Final[tuple[float, ...]] = (0.6, 0.25, 0.1, 0.5, 0.3)
"""... and what is added for each type if an open agenda asks for it."""
ON_THE_WAY: Final = 0.4
"""A caravan on the map."""


ASKED_FOR: Final = {
    "civilized": INDUSTRY,
    "money_grubber": INDUSTRY,
    "warmonger": MILITARY,
    "paranoid": INDUSTRY,
    "explorer": CULTURE,
    "aesthetic": INDUSTRY,
    "technophile": SCIENCE,
    "scholarly": INDUSTRY,
    "populous": CULTURE,
    "preservationist": CULTURE,
}
"""The type of focus card that helps most with an agenda."""


def prospects(s: NewDawn, seat: int) -> float:
    """A seat's own prospects."""
    p = s.players[seat]
    return own_worth(s, p) + _pending(s, p) - _exposed(s, p)


def terms(s: NewDawn, seat: int) -> dict[str, float]:
    """What the prospects add up, by name."""
    p = s.players[seat]
    return {
        **_named_possessions(s, p),
        "agendas": _agendas(s, p),
        "plans": _pending(s, p),
        "barbarians": -_exposed(s, p),
    }


@remembered(
    player=fields_of(Player, "seat"),
    state=("layout", "natural_wonders", "city_states", "victory_cards", "wonder_tokens"),
    others=("control", "reinforced"),
)
def own_worth(s: NewDawn, p: Player) -> float:
    """What a player has, and how far the agendas are."""
    return _possessions(s, p) + _agendas(s, p)


# --- what there is ------------------------------------------------------------------------------------------


def _possessions(s: NewDawn, p: Player) -> float:
    return sum(_named_possessions(s, p).values())


def _named_possessions(s: NewDawn, p: Player) -> dict[str, float]:
    control = TOKEN * (len(p.control) + len(p.reinforced)) + REINFORCED * len(p.reinforced)
    levels = LEVEL * sum([s.content.focus[card].level for card in p.row])
    return {
        "control": control + NATURAL_WONDER * s.natural_wonders.count(p.seat),
        "cities": CITY_WORTH * len(p.cities) + _growth(s, p) + 2 * s.city_states.count(p.seat),
        "resources": RESOURCE * sum(p.resources),
        "trade": TRADE * sum(p.trade) + ON_THE_WAY * len(p.caravans),
        "wonders": _cards(s, p),
        "science": DIAL * p.dial + levels,
        "row": _row(s, p, p.row),
    }


def _cards(s: NewDawn, p: Player) -> float:
    """World wonders, with the trade tokens on them, and diplomacy cards."""
    worth = 0.0
    for card, on in zip(p.cards, p.on, strict=True):
        if card in s.content.wonders:
            worth += WONDER + TRADE * sum(on)
        elif card not in s.content.leaders:
            worth += DIPLOMACY
    return worth


def _row(s: NewDawn, p: Player, row: tuple[int, ...]) -> float:
    """The focus row: cards that an agenda asks for had better lie far to the right."""
    wanted = _wanted(s, p)
    types = [s.content.focus[card].type for card in row]
    return sum(
        [
            place * (SLOT + (WANTED_SLOT[focus] if focus in wanted else 0.0))
            for place, focus in enumerate(types)
        ]
    )


def _wanted(s: NewDawn, p: Player) -> set[int]:
    """The types of cards that help with the agendas still open."""
    agendas = s.content.agendas
    return {
        ASKED_FOR[agendas[agenda].key] for victory, agenda in agendas_in_play(s) if victory not in p.agendas
    }


def _growth(s: NewDawn, p: Player) -> float:
    """Cities on their way to maturity."""
    covered = s.board.water | control_spaces(p)
    near = s.board.near
    around = sum([(near[city] & covered).bit_count() for city in listed(city_spaces(p))])
    return COVERED * around + MATURE * len(mature_cities(s, p))


def _agendas(s: NewDawn, p: Player) -> float:
    """Completed agendas, and the way to the others: the nearer the end is, the more it counts."""
    worth = AGENDA * len(p.agendas)
    towards = _towards(p)
    for victory in s.victory_cards:
        if victory not in p.agendas:
            parts = sorted([_approach(s, p, agenda) for agenda in s.content.agendas_on[victory]])
            worth += towards * (parts[1] + 0.25 * parts[0])
    return worth


def _towards(p: Player) -> float:
    """What an open agenda is worth, nearly completed."""
    return min(AGENDA, TOWARDS * (1.0 + NEARER * len(p.agendas)))


def _approach(s: NewDawn, p: Player, agenda: int) -> float:
    """How far a player is with an agenda, from 0 to 1; finer than the rules count where the way is long."""
    row = s.content.agendas[agenda]
    if row.key == "populous":
        return _maturing(s, p, row.at_least)
    done = total(s, p, PROGRESS, about=agenda) / row.at_least
    if row.key == "preservationist":
        return min(1.0, done + 0.12 * _outposts(s, p))
    return min(1.0, done)


def _maturing(s: NewDawn, p: Player, needed: int) -> float:
    """The cities nearest to maturity."""
    covered = s.board.water | control_spaces(p)
    near = s.board.near
    shares = [(near[city] & covered).bit_count() / near[city].bit_count() for city in listed(city_spaces(p))]
    return sum([share * share for share in sorted(shares, reverse=True)[:needed]]) / needed


def _outposts(s: NewDawn, p: Player) -> int:
    """Natural wonders nobody has that lie next to an own city."""
    return (s.board.grid.next_to(city_spaces(p)) & natural_wonder_spaces(s)).bit_count()


def _exposed(s: NewDawn, p: Player) -> float:
    """Cities and tokens that a barbarian beside them may destroy (ND-18.10); reinforced tokens repel it."""
    cities = cells(tuple([city for city in p.cities if city != p.capital]))
    tokens = cells(p.control)
    danger = 0.0
    for barbarian in listed(barbarian_spaces(s)):
        near = s.board.near[barbarian]
        danger += EXPOSED_CITY * (near & cities).bit_count() + EXPOSED_TOKEN * (near & tokens).bit_count()
    return danger


# --- what is to come ----------------------------------------------------------------------------------------


def _pending(s: NewDawn, p: Player) -> float:
    """What the steps on the agenda promise the player."""
    worth = 0.0
    for step in s.agenda:
        promise = _PROMISES.get(type(step))
        if promise is not None and step.seat == p.seat:
            worth += promise(s, p, step)
    return worth


def _site(s: NewDawn, p: Player, cell: int) -> float:
    """What a control token on a space is worth."""
    worth = TOKEN
    if cell in s.deposits:
        worth += RESOURCE
    if cell in s.board.natural_wonders:
        worth += NATURAL_WONDER + _open_agenda(s, p, "preservationist")
    if s.board.coast >> cell & 1:
        worth += _open_agenda(s, p, "explorer")
    near_cities = s.board.near[cell] & city_spaces(p)
    return worth + _covering(s, p, near_cities) if near_cities else worth


def _covering(s: NewDawn, p: Player, cities: int) -> float:
    """What one more covered neighbour does for these cities: the last ones count most."""
    covered = s.board.water | control_spaces(p)
    towards = _open_agenda(s, p, "populous")
    worth = 0.0
    for city in listed(cities):
        around = s.board.near[city]
        size, done = around.bit_count(), (around & covered).bit_count()
        worth += COVERED + towards * (2 * done + 1) / (size * size)
        if done + 1 == size:
            worth += MATURE
    return worth


def _open_agenda(s: NewDawn, p: Player, agenda: str) -> float:
    """What one unit towards an agenda is worth; nothing if it is completed or not in play."""
    number = s.content.number[agenda]
    for victory in s.victory_cards:
        if victory not in p.agendas and number in s.content.agendas_on[victory]:
            return _towards(p) / s.content.agendas[number].at_least
    return 0.0


def _placing(s: NewDawn, p: Player, step: PlaceControl) -> float:
    """The best sites for the tokens to place; beyond the unused ones a token has to be taken back for each."""
    unused = unused_control(s, p)
    worths = sorted([_site(s, p, cell) for cell in listed(step.allowed(s))], reverse=True)[: step.count]
    more = sum([max(0.0, worth - _spare_token(s, p)) for worth in worths[unused:]])
    return sum(worths[:unused]) + more


def _spare_token(s: NewDawn, p: Player) -> float:
    """What taking a token back costs: little if one lies idle."""
    useful = s.board.grid.next_to(city_spaces(p)) | cells(tuple(s.board.natural_at))
    return TOKEN if control_spaces(p) & ~useful else TAKEN_BACK


def _culture(s: NewDawn, p: Player, step: SpendOnCulture) -> float:
    more = 0.8 if s.content.focus[p.row[step.place]].level > 1 else 0.0
    count = tokens_to_place(s, p, step.place)
    return more + _placing(s, p, PlaceControl(p.seat, count, step.slot, CITY, CULTURE))


def _dial(s: NewDawn, p: Player, spaces: int) -> float:
    """An advance, with the cards it gives."""
    goal = p.dial + spaces
    cards = sum([p.dial < at <= goal for at, _ in s.content.constants.dial_levels])
    worth = DIAL * spaces + LEVEL * cards
    if goal > s.content.constants.dial_last:
        worth -= DIAL * spaces
    return worth + spaces * _open_agenda(s, p, "technophile")


def _science(s: NewDawn, p: Player, step: SpendOnScience) -> float:
    more = 0.8 if s.content.focus[p.row[step.place]].level > 1 else 0.0
    return more + _dial(s, p, step.slot)


def _journey(s: NewDawn, p: Player, goals: int) -> float:
    """The best a caravan can reach: a place of trade, or somewhere nearer to one."""
    if goals & places_of_trade(s, p):
        return 2 * TRADE + DIPLOMACY
    return ON_THE_WAY if goals else 0.0


def _going(s: NewDawn, p: Player, step: Journey) -> float:
    return _journey(s, p, step.goals(s))


def _caravans(s: NewDawn, p: Player, step: MoveCaravan) -> float:
    """The caravan that was chosen, or all that could be; of those on the card only the best counts."""
    if step.chosen:
        return _going(s, p, step)
    chosen = [replace(step, chosen=(option,)) for option in step.caravans(s) if len(option) > 1]
    on_card = max([_going(s, p, journey) for journey in chosen if journey.fresh()], default=0.0)
    return on_card + sum([_going(s, p, journey) for journey in chosen if not journey.fresh()])


def _economy(s: NewDawn, p: Player, step: SpendOnEconomy) -> float:
    card = p.row[step.place]
    reach = s.content.focus[card].range
    return _caravans(s, p, MoveCaravan(p.seat, card=card, slot=step.slot, reach=reach, extra=0))


WONDER_AGENDAS: Final = {
    CULTURE: "aesthetic",
    SCIENCE: "scholarly",
    ECONOMY: "money_grubber",
    MILITARY: "paranoid",
}


def _wonder_worth(s: NewDawn, p: Player, wonder: int) -> float:
    """A wonder, and what it does for the agendas."""
    return WONDER + _open_agenda(s, p, WONDER_AGENDAS[s.content.wonders[wonder].type])


def _building(s: NewDawn, p: Player, step: Industry) -> float:
    """The better of the best wonder and the best site for a city; once a wonder is chosen, this one."""
    wonder = step.wonder(s)
    if wonder != NONE:
        return _paying(s, p, step, wonder)
    best = 0.0
    for wonder in step.affordable(s):
        missing = max(0, wonder_cost(s, p, wonder) - step.base(s))
        best = max(best, _wonder_worth(s, p, wonder) - 0.85 * missing)
    if city_sites(s, p, step.card(s), step.slot):
        best = max(best, CITY_WORTH + _open_agenda(s, p, "civilized") + 0.8)
    return best


def _paying(s: NewDawn, p: Player, step: Industry, wonder: int) -> float:
    """A wonder, less what was chosen to pay for it and what is missing."""
    spent = [option[1] for option in step.chosen if option[0] == "pay"]
    price = sum([RESOURCE if what in RESOURCES else TRADE for what in spent if what not in s.content.number])
    if step.chosen[-1] == BUILD:
        return _wonder_worth(s, p, wonder) + 1 - price
    missing = max(0, wonder_cost(s, p, wonder) - step.paid(s))
    return _wonder_worth(s, p, wonder) - 0.85 * missing - price


def _target_worth(s: NewDawn, p: Player, cell: int) -> float:
    """What a won attack would bring."""
    if barbarian_spaces(s) >> cell & 1:
        return 0.6 + TRADE
    rival = owner_of(s, cell)
    if rival is None:
        return CITY_WORTH + 3 + _open_agenda(s, p, "warmonger")
    if cell == rival.capital:
        return 2 * TRADE + 2 * _open_agenda(s, p, "warmonger")
    if rival_cities(s, p) >> cell & 1:
        return CITY_WORTH + 3 + (WONDER if wonder_spaces(s) >> cell & 1 else 0.0)
    return 0.5 + _site(s, p, cell) - (0.0 if unused_control(s, p) > 0 else _spare_token(s, p))


def _attacks(s: NewDawn, p: Player, card: int, slot: int, left: int) -> float:
    """The most promising targets."""
    worths = []
    for cell in listed(targets(s, p, card)):
        attack = slot + attack_bonus(s, p, s.content.focus[card], cell)
        defence = defence_of_space(s, cell) + defence_bonus(s, p, cell)
        worths.append(chance_to_win(attack, defence) * _target_worth(s, p, cell))
    return sum(sorted(worths, reverse=True)[:left])


def _campaign(s: NewDawn, p: Player, step: Campaign) -> float:
    card = p.row[step.place]
    fighting = _attacks(s, p, card, step.slot, s.content.focus[card].attacks - step.made)
    if step.made:
        return fighting
    return max(fighting, REINFORCED * min(step.slot, len(p.control)))


def _resetting(s: NewDawn, p: Player, step: ResetCard) -> float:
    """What the row is worth after a card went to slot 1."""
    after = (p.row[step.place], *p.row[: step.place], *p.row[step.place + 1 :])
    return _row(s, p, after) - _row(s, p, p.row)


def _fighting(s: NewDawn, p: Player, step: AttackerSpends) -> float:
    """A fight whose dice are known: won, or won if enough tokens are added."""
    cell, attack, defence = step.fight
    lead = attack - defence
    worth = _target_worth(s, p, cell)
    if lead > 0:
        return worth
    return max(0.0, worth - TRADE * (1 - lead)) if p.trade[step.place] > -lead else 0.0


def _rest(s: NewDawn, p: Player, step: GoOn | SpendMore) -> float:
    """What is left of an effect after tokens may have been spent on it."""
    return _PROMISES[type(step.effect)](s, p, step.effect)


_PROMISES: Final[dict[type[Any], Callable[[NewDawn, Player, Any], float]]] = {
    PlaceControl: _placing,
    Stonehenge: lambda s, p, step: 0.7 * step.allowed(s).bit_count(),
    SpendOnCulture: _culture,
    ConvertToken: lambda s, p, step: 1.0 if step.targets(s) else 0.0,
    SpendOnScience: _science,
    AdvanceDial: lambda s, p, step: _dial(s, p, step.spaces),
    TakeFocusCard: lambda s, p, step: LEVEL,
    SpendOnEconomy: _economy,
    MoveCaravan: _caravans,
    TravelOn: _going,
    Arrive: lambda s, p, step: 2 * TRADE + DIPLOMACY,
    GainTrade: lambda s, p, step: 0.9 * TRADE * step.count,
    TakePact: lambda s, p, step: 0.8 * DIPLOMACY,
    TakeEnvoy: lambda s, p, step: 0.8 * DIPLOMACY,
    GainResource: lambda s, p, step: 0.9 * RESOURCE,
    Industry: _building,
    MoveWonder: lambda s, p, step: 1.0,
    Campaign: _campaign,
    Reinforce: lambda s, p, step: REINFORCED * min(step.count, len(p.control)),
    ResetCard: _resetting,
    AttackerSpends: _fighting,
    LootTrade: lambda s, p, step: TRADE * step.count,
    ConquerOrLiberate: lambda s, p, step: CITY_WORTH,
    LoseTrade: lambda s, p, step: -TRADE * step.count,
    GoOn: _rest,
    SpendMore: _rest,
}
"""What each kind of pending step will bring whom it asks."""


def quiet(s: NewDawn) -> tuple[int, int]:
    """Within a turn, what was paid is seen before what it brings."""
    return (s.round, s.active)
