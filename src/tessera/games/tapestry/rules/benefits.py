"""Benefits: the words of which almost everything that is gained is made.

A benefit is data, printed on a space, a card or a tile: ``("territory", "explore")``, ``("vp_track:science",)``. Each
word has one meaning, defined where the rulebook explains it (`@word`): rules, icons and texts read the same rows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar, Final, NamedTuple

from tessera.games.tapestry.content import (
    ARMORY,
    FARM,
    HOUSE,
    MARKET,
    RESOURCES,
    TRACKS,
    Benefit,
    GainBenefit,
)
from tessera.games.tapestry.hooks import CARD_VP, VISIBLE_CHARMS
from tessera.games.tapestry.rules.vocabulary import Said, Words
from tessera.games.tapestry.state import (
    FACE_DOWN,
    PERSON,
    Player,
    Tapestry,
    all_buildings,
    controlled,
    gain_resource,
    own_buildings,
    position,
    resources_held,
    score,
    spend,
    tapestry_cards,
    tech_cards,
    tiles_in_supply,
    track_named,
)
from tessera.kernel import DECLINE, Act, Ask, Description, Option, Refusal
from tessera.kernel.effects import total

Apply = Callable[[Tapestry, Player, str], None]
Test = Callable[[Tapestry, Player, str], bool]

EVERY_TRACK: Final = "any"

PLAIN, BUILDING, COUNTED, ACTION = range(4)
"""Whether it matters when a word comes among others: plain gains never do, buildings and tapestry cards come before
what counts them, counts depend on what came before, and actions on anything (TP-4.09)."""


class Verb(NamedTuple):
    """What a word does."""

    apply: Apply
    possible: Test
    rank: int


VOCABULARY: Final[dict[str, Verb]] = {}


def always(s: Tapestry, p: Player, what: str) -> bool:
    return True


def word(*names: str, rank: int = ACTION, possible: Test = always) -> Callable[[Apply], Apply]:
    """Say what a word of benefits does. After a colon it may have an argument: ``advance:science``."""

    def define(apply: Apply) -> Apply:
        for name in names:
            VOCABULARY[name] = Verb(apply, possible, rank)
        return apply

    return define


@cache
def verb_of(said: str) -> tuple[Verb, str]:
    """The meaning of a word and its argument; words for one thing (``coin``) are their own argument."""
    name, _, argument = said.partition(":")
    return VOCABULARY[name], argument or name


def is_known(said: str) -> bool:
    return said.partition(":")[0] in VOCABULARY


def is_possible(s: Tapestry, p: Player, said: str) -> bool:
    """Whether a word would do anything now (TP-1.24)."""
    verb, argument = verb_of(said)
    return verb.possible(s, p, argument)


def is_points(said: str) -> bool:
    return said.startswith("vp")


# --- gaining ----------------------------------------------------------------------------------------------------


def give(s: Tapestry, seat: int, benefit: Benefit) -> None:
    """Everything in `gain`, and one of `choose_one`; whose game has ended gains points at most (TP-15.02)."""
    p = s.players[seat]
    if p.kind != PERSON:
        return
    gain, choice = benefit.gain, benefit.choose_one
    if p.ended:
        gain, choice = tuple([said for said in gain if is_points(said)]), ()
    if choice:
        s.then(ChooseGain(seat, choice))
    if gain:
        gain_words(s, seat, gain, benefit.given)


def could_give(s: Tapestry, seat: int, benefit: Benefit) -> bool:
    p = s.players[seat]
    return any(is_possible(s, p, said) for said in benefit.words)


def gain_words(s: Tapestry, seat: int, words: Words, given: bool = False) -> None:
    """Gain several things; their order is asked for only where it can matter (TP-4.09)."""
    if given or len(words) == 1 or not order_matters(words):
        s.then(Gains(seat, words if given else by_rank(words)))
        return
    plain, rest = plain_first(words)
    s.then(*([Gains(seat, plain)] if plain else []), NextGain(seat, rest))


@cache
def order_matters(words: Words) -> bool:
    """An action among other things that are not plain; equal words have no order."""
    ranks = [verb_of(said)[0].rank for said in dict.fromkeys(words)]
    return ACTION in ranks and len([rank for rank in ranks if rank != PLAIN]) > 1


@cache
def plain_first(words: Words) -> tuple[Words, Words]:
    """What comes first without a question, and what is asked for: a card played may pay for one drawn after it."""
    asked = [verb_of(said)[0].rank != PLAIN or (said == "tapestry" and "overplay" in words) for said in words]
    plain = tuple([said for said, ask in zip(words, asked, strict=True) if not ask])
    return plain, tuple([said for said, ask in zip(words, asked, strict=True) if ask])


@cache
def by_rank(words: Words) -> Words:
    """Plain gains first, then buildings, then what counts: no other order is better for whoever gains."""
    return tuple(sorted(words, key=lambda said: verb_of(said)[0].rank))


def gaining(seat: int, benefit: Benefit) -> GainBenefit:
    return GainBenefit(seat, benefit)


class Gains(Act, frozen=True):
    """One word after the other, each completed before the next (TP-3.08)."""

    seat: int
    words: Words

    def run(self, s: Tapestry) -> None:
        p, agenda = s.players[self.seat], s.agenda
        words = self.words
        for place, said in enumerate(words):
            if p.ended and not is_points(said):
                continue
            depth = len(agenda)
            verb, argument = verb_of(said)
            verb.apply(s, p, argument)
            if len(agenda) > depth and place + 1 < len(words):
                agenda.insert(depth, Gains(self.seat, words[place + 1 :]))
                return

    def possible(self, s: Tapestry) -> bool:
        p = s.players[self.seat]
        return any(is_possible(s, p, said) for said in self.words)

    def label(self) -> str:
        return labelled(self.words)


def labelled(words: Words) -> str:
    """``farm-and-explore``: a word for the options of combinators."""
    return "-and-".join([said.replace(":", "-").replace("/", "-").replace("_", "-") for said in words])


def describe_gain(verb: str, said: str) -> Description:
    """A word of a benefit, for people."""
    name, _, argument = said.partition(":")
    elements = (f"benefit:{said}",)
    gain = (f"{name}-{argument}" if argument == EVERY_TRACK else name).replace("_", "-")
    if name == "vp":
        return Description(f"do-{verb}-points", {"count": int(argument)}, elements)
    if argument in TRACKS:
        return Description(f"do-{verb}-gain-on", {"gain": gain, "track": argument}, elements)
    if name == "landmark":
        return Description(f"do-{verb}-gain-card", {"gain": gain, "card": argument}, elements)
    return Description(f"do-{verb}-gain", {"gain": gain}, elements)


class NextGain(Ask, frozen=True):
    """Which of several gains comes next (TP-4.09). What is impossible when its time comes is lost."""

    open: ClassVar[bool] = True

    words: Words

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        said = dict.fromkeys(self.words)
        possible: list[Option] = [("next", x) for x in said if is_possible(s, p, x)]
        return possible or [("next", x) for x in list(said)[:1]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        said = Said(str(option[1]))
        rest = list(self.words)
        rest.remove(said)
        if len(rest) > 1:
            s.then(Gains(self.seat, (said,)), NextGain(self.seat, tuple(rest)))
        else:
            s.then(Gains(self.seat, (said, *rest)))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-next-gain", {"seat": self.seat}, rule="TP-4.09")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_gain("next", str(option[1]))


class ChooseGain(Ask, frozen=True):
    """Exactly one of several gains; what would do nothing only if nothing else is left."""

    open: ClassVar[bool] = True

    words: Words

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        return [("choose", said) for said in self.words if is_possible(s, p, said)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(Gains(self.seat, (Said(str(option[1])),)))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-choose-gain", {"seat": self.seat}, rule="TP-18.05")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_gain("choose", str(option[1]))

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-1.24") if option[0] == "choose" else None


class MayGain(Ask, frozen=True):
    """Gains that may be declined."""

    open: ClassVar[bool] = True

    words: Words

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        possible = any(is_possible(s, p, said) for said in self.words)
        return [("take", labelled(self.words)), DECLINE] if possible and not p.ended else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            gain_words(s, self.seat, self.words)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return describe_gain("take", self.words[0])


# --- resources --------------------------------------------------------------------------------------------------


class GainAny(Ask, frozen=True):
    """Resources of one's choice, one after the other; a full stock may be avoided (TP-1.02, TP-1.03)."""

    open: ClassVar[bool] = True

    count: int = 1

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if p.ended or p.kind != PERSON:
            return []
        most = s.content.most
        return [("gain", name) for name, held in zip(RESOURCES, p.stock, strict=True) if held < most]

    def resolve(self, s: Tapestry, option: Option) -> None:
        gain_resource(s, s.players[self.seat], RESOURCES.index(str(option[1])))
        if self.count > 1:
            s.then(GainAny(self.seat, self.count - 1))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-gain-any", {"seat": self.seat, "count": self.count}, rule="TP-1.02")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-gain", {"resource": option[1]}, (f"resource:{option[1]}",), "TP-1.02")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-gain", rule="TP-1.03") if option[0] == "gain" else None


class PayAny(Ask, frozen=True):
    """Resources of one's choice are paid, one after the other."""

    open: ClassVar[bool] = True

    count: int = 1

    def options(self, s: Tapestry) -> list[Option]:
        return [("pay", name) for name in resources_held(s.players[self.seat])]

    def resolve(self, s: Tapestry, option: Option) -> None:
        spend(s, s.players[self.seat], RESOURCES.index(str(option[1])))
        if self.count > 1:
            s.then(PayAny(self.seat, self.count - 1))

    def payable(self, s: Tapestry) -> bool:
        return sum(s.players[self.seat].stock) >= self.count

    def possible(self, s: Tapestry) -> bool:
        return self.payable(s)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-pay-any", {"seat": self.seat, "count": self.count}, rule="TP-1.02")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-pay", {"resource": option[1]}, (f"resource:{option[1]}",), "TP-1.02")


def has_room(s: Tapestry, p: Player, what: str) -> bool:
    return not p.ended and min(p.stock) < s.content.most


@word("any_resource", rank=PLAIN, possible=has_room)
def gain_any(s: Tapestry, p: Player, what: str) -> None:
    s.then(GainAny(p.seat))


@word(*RESOURCES, rank=PLAIN)
def gain_one(s: Tapestry, p: Player, what: str) -> None:
    gain_resource(s, p, RESOURCES.index(what))


@word("all_players", rank=PLAIN)
def everybody_gains(s: Tapestry, p: Player, what: str) -> None:
    """The active player first, then clockwise (TP-3.09)."""
    seats = s.setup.seats
    order = [s.players[(p.seat + i) % seats] for i in range(seats)]
    s.then(*[Gains(other.seat, (Said(what),)) for other in order if not other.ended])


# --- points -----------------------------------------------------------------------------------------------------


@word("vp", rank=PLAIN)
def points(s: Tapestry, p: Player, what: str) -> None:
    score(s, p, int(what))


class ScoreCard(Act, frozen=True):
    """The VP that a card is worth when its time comes; `name` is what texts call it among others."""

    seat: int
    card: int
    name: str = ""

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        score(s, p, total(s, p, CARD_VP, about=self.card))

    def label(self) -> str:
        return self.name or super().label()


class Count(NamedTuple):
    """What points are counted for."""

    of: Callable[[Tapestry, Player], int]
    each: int = 1

    def __call__(self, s: Tapestry, p: Player) -> int:
        return self.each * self.of(s, p)


def landmarks_owned(s: Tapestry, p: Player) -> int:
    return len(p.landmarks)


def masterpieces_owned(s: Tapestry, p: Player) -> int:
    return len(p.masterpieces)


COUNTS: Final[dict[str, Count]] = {
    "vp_tech": Count(tech_cards),
    "vp_controlled": Count(lambda s, p: controlled(p)),
    "vp_tiles": Count(tiles_in_supply),
    "vp_tapestry": Count(tapestry_cards),
    "vp_market": Count(lambda s, p: own_buildings(p, MARKET)),
    "vp_house": Count(lambda s, p: own_buildings(p, HOUSE)),
    "vp_farm": Count(lambda s, p: own_buildings(p, FARM)),
    "vp_armory": Count(lambda s, p: own_buildings(p, ARMORY)),
    "vp_income_buildings": Count(lambda s, p: all_buildings(p)),
    "vp_landmark": Count(landmarks_owned),
    "vp3_per_landmark": Count(landmarks_owned, each=3),
    "vp3_per_masterpiece": Count(masterpieces_owned, each=3),
}
"""VP that are counted when they are gained (TP-7.42)."""


@word(*COUNTS, rank=COUNTED)
def counted_points(s: Tapestry, p: Player, what: str) -> None:
    score(s, p, COUNTS[what](s, p))


@word("vp_track", rank=COUNTED)
def track_points(s: Tapestry, p: Player, what: str) -> None:
    """One VP for each space of the best token (TP-1.18)."""
    score(s, p, position(p, track_named(what)))


def charms_of(s: Tapestry, p: Player) -> int:
    """Charms that can be seen on the cards of an income mat."""
    row = s.content.tapestry
    shown = [row[stack[-1]] for stack in p.eras if stack and stack[-1] != FACE_DOWN]
    return total(s, p, VISIBLE_CHARMS, base=sum([bool(card.left) + bool(card.right) for card in shown]))


@word("vp_charms_all", rank=COUNTED)
def charm_points(s: Tapestry, p: Player, what: str) -> None:
    score(s, p, sum([charms_of(s, other) for other in s.players]))


@word("pay_up_to_2_for_6vp")
def wish(s: Tapestry, p: Player, what: str) -> None:
    s.then(PayForPoints(p.seat, 2, 6))


class PayForPoints(Ask, frozen=True):
    """Up to so many resources may be paid for points each."""

    open: ClassVar[bool] = True

    count: int
    points: int

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = [("pay", name) for name in resources_held(s.players[self.seat])]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        spend(s, p, RESOURCES.index(str(option[1])))
        score(s, p, self.points)
        if self.count > 1:
            s.then(PayForPoints(self.seat, self.count - 1, self.points))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        args: dict[str, int | str] = {"resource": option[1], "count": self.points}
        return Description("do-pay-points", args, (f"resource:{option[1]}",))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-pay-for-points", {"seat": self.seat, "points": self.points})
