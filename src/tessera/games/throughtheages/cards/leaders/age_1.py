"""Leaders of Age I."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.rules.actions import lay_down, playable
from tessera.games.throughtheages.rules.armies import all_units, armies
from tessera.games.throughtheages.rules.colonization import territories_in_hand
from tessera.games.throughtheages.rules.events import is_among_strongest, look_at_next, no_current_events
from tessera.games.throughtheages.rules.means import FOR_UNITS, build_price, population_price
from tessera.games.throughtheages.rules.ratings import card_faces, with_extra, worker_faces
from tessera.kernel.data import replace
from tessera.kernel.effects import HeldAs

leaders = Cards[Leader]()
card = leaders.add


# --- what two of them share -----------------------------------------------------------------------------------


def culture_of_faces(kinds: int) -> Callable[..., int]:
    def extra(s: Ages, p: Civilization, card: Held, types: int) -> int:
        return faces_of(s, p, kinds & types)

    return extra


def faces_of(s: Ages, p: Civilization, kinds: int) -> int:
    """Happy faces that workers on some types give, with St. Peter's extra faces (TA-21.09, TA-21.11)."""
    return sum([count * faces for faces, count in worker_faces(s, p, kinds)])


def faces_of_wonders(s: Ages, p: Civilization, card: Held) -> int:
    extra = total(s, p, EXTRA_FACE)
    entry = s.content.effects.get(EXTRA_FACE)
    givers = entry.sources if entry is not None else frozenset[int]()
    faces = {card: n for card, n in card_faces(s, p).items() if s.content.kind[card] == "wonder" and n > 0}
    return sum([n + (extra if wonder not in givers else 0) for wonder, n in faces.items()])


# --- the leaders ----------------------------------------------------------------------------------------------


def has_territory(s: Ages, p: Civilization, card: Held) -> bool:
    return bool(territories_in_hand(s, p))


card(
    Leader("christopher_columbus", age=I),
    Use(POLITICAL_MENU, InOrder((RemoveLeader(ME), ColonizeFromHand(ME, must=True))), when=has_territory),
)


class Muster(ChooseCard, frozen=True):
    """One military action: population and unit, each cheaper, both or nothing (TA-9.08, TA-21.07)."""

    verb: ClassVar[str] = "muster"
    rule: ClassVar[str] = "TA-9.08"
    stop: ClassVar[Option | None] = None

    less: int = 0

    def among(self, s: Ages) -> list[str]:
        p = s.players[self.seat]
        if not military_actions(s, p) or not can_increase(s, p, self.less):
            return []
        means = resource_means(s, p, FOR_UNITS)
        techs = [tech for _, tech, _ in of_types(s, p, UNIT_TYPES)]
        return [s.content.rows[tech].key for tech in techs if build_price(s, p, tech) - self.less <= means]

    def take(self, s: Ages, what: str) -> None:
        spend_ma(s, s.players[self.seat], 1)
        unit = s.content.number[what]
        s.then(IncreasePopulation(self.seat, self.less), Build(self.seat, unit, self.less))

    def describe(self, s: Ages, option: Option) -> Description:
        p, unit = s.players[self.seat], s.content.number[str(option[1])]
        args: dict[str, int | str] = {
            "card": option[1],
            "food": population_price(s, p, self.less),
            "count": max(0, build_price(s, p, unit) - self.less),
        }
        return Description("do-muster", args, (s.content.element(unit),), self.rule)


def muster(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    return Muster(p.seat, less=card.row.amount)


card(Leader("frederick_barbarossa", age=I, amount=1), Use(ACTION_MENU, muster))


def two_strongest(s: Ages, p: Civilization, card: Held) -> bool:
    return is_among_strongest(s, p)


card(
    Leader("genghis_khan", age=I, gains=Goods(culture=3)),
    Allow(INFANTRY_RIDES),
    On(TURN_ENDS, gains, when=two_strongest),
)


def faces_of_faith(s: Ages, p: Civilization, card: Held) -> int:
    """Happy faces of temples and of the government (TA-21.09)."""
    government = card_faces(s, p).get(p.government, 0)
    extra = total(s, p, EXTRA_FACE)
    return faces_of(s, p, 1 << TEMPLE) + max(0, with_extra(government, extra))


class LookAtEvent(Act, frozen=True):
    """Look at the top current event (TA-42.02)."""

    seat: int

    def run(self, s: Ages) -> None:
        look_at_next(s, s.players[self.seat])

    def possible(self, s: Ages) -> bool:
        return not no_current_events(s)


card(
    Leader("joan_of_arc", age=I, symbols=Symbols(culture=1, ma=1)),
    Plus(STRENGTH, faces_of_faith),
    On(POLITICS_BEGINS, LookAtEvent(ME), may=True),
)

card(
    Leader("leonardo_da_vinci", age=I, gains=Goods(resources=1)),
    Plus(BUILDING_SCIENCE, best_lab_or_library),
    On(DEVELOPED, gains),
)

card(
    Leader("michelangelo", age=I),
    Plus(BUILDING_CULTURE, culture_of_faces(bits(TEMPLE, THEATER))),
    Plus(CULTURE, faces_of_wonders),
    Forbid(WONDER_SURCHARGE),
)


def is_wonder(s: Ages, p: Civilization, card: Held, taken: int) -> bool:
    return s.content.kind[taken] == "wonder"


card(
    Leader("michelangelo_adj", age=I, gains=Goods(resources=1), set=ADJUSTED, replaces=("michelangelo",)),
    Plus(BUILDING_CULTURE, culture_of_faces(URBAN_TYPES)),
    Plus(CULTURE, faces_of_wonders),
    Forbid(WONDER_SURCHARGE),
    On(TAKEN, gains, when=is_wonder),
)


# --- new ones -------------------------------------------------------------------------------------------------


def worth_of_payment(s: Ages, p: Civilization, card: HeldAs[Leader], resources: int) -> int:
    """The colonization that so many resources bring (TA-36.21)."""
    return max([worth for price, worth in card.row.scale if price <= resources], default=0)


card(
    Leader(
        "isabella_of_castile",
        age=I,
        symbols=Symbols(resource_bonus=1, blue=2),
        scale=((1, 1), (3, 2), (6, 3)),
        set=NEW,
        single_source=True,
    ),
    Allow(COLONY_RESOURCES),
    Plus(COLONY_PAYMENT, worth_of_payment),
)


def for_discarded(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step | None:
    culture = card.row.each * s.turn.discarded
    return Gain(seat=p.seat, culture=culture) if culture else None


card(
    Leader("eleanor_of_aquitaine", age=I, amount=3, each=1, gains=Goods(draw=2), set=NEW),
    On(PREPARED, gains),
    On(TURN_ENDS, for_discarded),
    Plus(REFUND, "amount", own=True),
)


def number_of_armies(s: Ages, p: Civilization) -> int:
    return armies(s, p, all_units(s, p)).number


card(
    Leader("jan_zizka", age=I, symbols=Symbols(ma=1), each=1, set=NEW, single_source=True),
    Allow(FARMS_FIGHT),
    Plus(CULTURE, each(number_of_armies)),
)

card(
    Leader("nostradamus", age=I, amount=3, gains=Goods(culture=3), set=NEW),
    On(PREPARED, gains),
    Allow(SEES_EVENTS),
    Plus(FEARED, "amount"),
    Plus(DEFENCE, "amount"),
)


class PrintersAction(Ask, frozen=True):
    """An extra civil action for labs and libraries, for less, worth culture (TA-36.19).

    ``take 3``, ``develop alchemy``, ``build alchemy``, ``play urban_growth_1 build alchemy``
    """

    open: ClassVar[bool] = True

    less: int
    culture: int

    def options(self, s: Ages) -> list[Option]:
        found = self.taking(s, s.players[self.seat])
        for way in (self.developing(), self.building()):
            found += way.options(s)
        for action, order in self.orders(s).items():
            found += [("play", s.content.rows[action].key, *way) for way in order.options(s)]
        return found

    def developing(self) -> DevelopSomething:
        return DevelopSomething(self.seat, self.less, LABS_AND_LIBRARIES)

    def building(self) -> BuildOrUpgrade:
        return BuildOrUpgrade(self.seat, LABS_AND_LIBRARIES, self.less)

    def taking(self, s: Ages, p: Civilization) -> list[Option]:
        """The action replaces one of those that the card costs."""
        rows = s.content.rows
        spaces = takeable(s, p, civil_actions(s, p) + 1)
        found = [(space, rows[s.row[space]]) for space in spaces]
        return [
            ("take", space + 1)
            for space, row in found
            if isinstance(row, Technology) and LABS_AND_LIBRARIES >> row.type & 1
        ]

    def orders(self, s: Ages) -> dict[int, Ask]:
        """Action cards that order something of the kind, with both benefits."""
        p = s.players[self.seat]
        found: dict[int, Ask] = {}
        for action in dict.fromkeys(playable(s, p)):
            for ready in s.content.effects[PLAYING].home[action]:
                held = HeldAs(ready.row, action, NONE, (), p.seat)
                step = ready.step(s, p, held, p.seat, ())
                if isinstance(step, BuildOrUpgrade | DevelopSomething):
                    types = (step.types or ALL_TYPES) & LABS_AND_LIBRARIES
                    found[action] = replace(step, types=types, less=step.less + self.less)
        return found

    def resolve(self, s: Ages, option: Option) -> None:
        p = s.players[self.seat]
        score_culture(s, p, self.culture)
        if option[0] == "take":
            space = int(option[1]) - 1
            spend_ca(s, p, max(0, price(s, p, space) - 1))
            s.then(TakeCard(self.seat, space))
        elif option[0] == "play":
            action = s.content.number[str(option[1])]
            order = self.orders(s)[action]
            lay_down(s, p, action)
            order.resolve(s, option[2:])
        elif option[0] == "develop":
            self.developing().resolve(s, option)
        else:
            self.building().resolve(s, option)

    def describe(self, s: Ages, option: Option) -> Description:
        last = option[-1]
        if option[0] == "take":
            row = s.content.rows[s.row[int(last) - 1]]
            count = max(0, price(s, s.players[self.seat], int(last) - 1) - 1)
            return Description("do-take", {"card": row.key, "count": count}, (f"row:{last}",), "TA-36.19")
        if option[0] == "play":
            order = self.orders(s)[s.content.number[str(option[1])]].describe(s, option[2:])
            paid = "science" if option[2] == "develop" else "resources"
            args = {"card": option[1], "card2": last, "count": order.args["count"], "paid": paid}
            return Description("do-printers-play", args, order.elements, "TA-36.19")
        way = self.developing() if option[0] == "develop" else self.building()
        return way.describe(s, option)

    def prompt(self, s: Ages) -> Description:
        return Description(
            "ask-printers-action", {"seat": self.seat, "culture": self.culture}, rule="TA-36.19"
        )

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p, found = s.players[self.seat], None
        if option[0] == "take" and len(option) == 2 and isinstance(option[1], int):
            found = refuse_take(s, p, option[1] - 1, civil_actions(s, p) + 1)
        elif option[0] == "develop":
            found = self.developing().why_not(s, option)
        elif option[0] in ("build", "upgrade"):
            found = self.building().why_not(s, option)
        return found or Refusal("refused-use-impossible", rule="TA-36.19")


def printers_action(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    return PrintersAction(p.seat, card.row.amount, card.row.gains.culture)


card(
    Leader("johannes_gutenberg", age=I, amount=1, gains=Goods(culture=2), set=NEW),
    Use(ACTION_MENU, printers_action, once=TURN),
)


STRONG, BUSY = 1, 2


class SaladinsChoice(Ask, frozen=True):
    """Strength or a civil action, until the next choice (TA-36.13)."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Ages) -> list[Option]:
        return [("strength",), ("action",)] if self.card in s.players[self.seat].cards else []

    def resolve(self, s: Ages, option: Option) -> None:
        put_on(s, s.players[self.seat], self.card, STRONG if option == ("strength",) else BUSY)

    def describe(self, s: Ages, option: Option) -> Description:
        return Description(f"do-saladin-{option[0]}", {}, (s.content.element(self.card),), "TA-36.13")


def chose(choice: int) -> Callable[..., bool]:
    def chosen(s: Ages, p: Civilization, card: Held, *asked: int) -> bool:
        return card.on == (choice,)

    return chosen


card(
    Leader("saladin", age=I, amount=2, also=1, set=NEW),
    On(ACTIONS_END, SaladinsChoice(ME, THIS)),
    Plus(STRENGTH, "amount", when=chose(STRONG)),
    Plus(CIVIL_ACTIONS, "also", when=chose(BUSY)),
)
