"""Trade (CV-5): everybody collects, then players make each other offers."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.civilization.content import GROWN, RESOURCES
from tessera.games.civilization.hooks import TRADE_MENU
from tessera.games.civilization.rules.menus import Menu
from tessera.games.civilization.rules.yields import trade_income
from tessera.games.civilization.state import TRADING, Nation, Offered, World, from_left, gain_trade, in_order
from tessera.kernel import (
    DECLINE,
    NONE,
    PASS,
    Act,
    Compose,
    Description,
    Option,
    Refusal,
    only,
)
from tessera.kernel.effects import Moment
from tessera.kernel.seating import clockwise
from tessera.kernel.tuples import changed

GET: Final[Option] = ("for",)
OFFER: Final[Option] = ("offer",)
ACCEPT: Final[Option] = ("accept",)
COUNTER: Final[Option] = ("counter",)
CHUNK: Final = 20
"""So many culture tokens can be named in one entry; more of them in another one."""


class TradePhase(Act, frozen=True):
    """Collect, use abilities, negotiate, use abilities (CV-5.10)."""

    def run(self, s: World) -> None:
        s.phase, s.active = TRADING, NONE
        for p in in_order(s):
            income = gain_trade(s, p, trade_income(s, p))
            s.tell("trade-collected", seat=p.seat, count=income)
        budget = int(s.setup.settings["offer_budget"])
        for p in s.players:
            p.offers, p.passed = budget, False
        menus = [TradeMenu(p.seat) for p in in_order(s)]
        s.then(*menus, NextOffer(s.first), *menus)


class TradeMenu(Menu, frozen=True):
    """Abilities of this phase, before and after the negotiation (CV-5.07)."""

    menus: ClassVar[tuple[Moment[()], ...]] = (TRADE_MENU,)

    def prompt(self, s: World) -> Description:
        menu = Description("ask-trade-menu", {"seat": self.seat}, rule="CV-5.07")
        return self.ask_of_card(s) or menu


class NextOffer(Act, frozen=True):
    """Round and round, until everybody has passed or has no offer left (CV-5.11, CV-5.17)."""

    seat: int

    def run(self, s: World) -> None:
        for seat in clockwise(s, self.seat):
            p = s.players[seat]
            if p.offers and not p.passed:
                s.then(MakeOffer(p.seat), NextOffer((p.seat + 1) % s.seats))
                return


# --- what an offer can hold -----------------------------------------------------------------------------------

TRADE, CULTURE, GOODS, CARDS = 0, 1, 2, 16
"""Entries are named in a fixed order, so that permutations do not multiply: this is where each kind begins."""
KINDS: Final = ("hut", "village", "event1", "event2", "event3")
"""Hidden things that are asked for by kind (CV-5.12)."""
ENTRIES: Final = ("trade", "culture", *RESOURCES[:GROWN], *KINDS)
"""What an offer can hold, in the order of its amounts."""
OPEN_ENTRIES: Final = len(ENTRIES) - len(KINDS)
"""So many of them lie open: everybody sees which they are."""


def rank_of(s: World, entry: Option) -> int:
    what = str(entry[1])
    if what == "trade":
        return TRADE
    if what == "culture":
        return CULTURE
    if what in RESOURCES:
        return GOODS + RESOURCES.index(what)
    return CARDS + (KINDS.index(what) if what in KINDS else s.content.number[what])


def amounts(s: World, p: Nation, verb: str, named: tuple[Option, ...]) -> list[Option]:
    """Trade, culture and market resources that a player has and that can be named next (CV-5.04)."""
    last = rank_of(s, named[-1]) if named else -1
    found: list[Option] = []
    if last < TRADE:
        found += [(verb, "trade", n) for n in range(1, p.trade + 1)]
    if last < CULTURE or (last == CULTURE and named[-1][2] == CHUNK):
        left = p.culture - sum([int(entry[2]) for entry in named if entry[1] == "culture"])
        found += [(verb, "culture", n) for n in range(1, min(left, CHUNK) + 1)]
    for kind in range(GROWN):
        if last < GOODS + kind:
            found += [(verb, RESOURCES[kind], n) for n in range(1, p.resources[kind] + 1)]
    return found


def own_cards(s: World, p: Nation, named: tuple[Option, ...]) -> list[Option]:
    """Markers and events of one's own: shown to the other before the answer, or not (CV-5.14)."""
    last = rank_of(s, named[-1]) if named else -1
    keys = [str(entry[1]) for entry in named]
    found: list[Option] = []
    for bag in (p.markers, p.hand):
        for card in dict.fromkeys(bag.cards):
            key = s.content.rows[card].key
            if CARDS + card >= last and bag.count(card) > keys.count(key):
                found += [("give", key), ("show", key)]
    return found


def hidden_cards(s: World, p: Nation) -> list[int]:
    """Markers and events of a player, those in an open offer too: a counter declines it first (CV-5.15)."""
    lent = s.offered if s.offered is not None and s.offered.seat == p.seat else Offered(p.seat)
    return [*p.markers.cards, *lent.markers.cards, *p.hand.cards, *lent.events.cards]


def hidden_counts(s: World, p: Nation) -> tuple[int, ...]:
    """Of each kind of hidden thing, how many a player has; everybody sees the backs."""
    kinds = [kind_of(s, card) for card in hidden_cards(s, p)]
    return tuple([kinds.count(kind) for kind in range(len(KINDS))])


def wanted_cards(s: World, p: Nation, named: tuple[Option, ...]) -> list[Option]:
    last = rank_of(s, named[-1]) if named else -1
    return [
        ("get", KINDS[place], n)
        for place, count in enumerate(hidden_counts(s, p))
        if last < CARDS + place
        for n in range(1, count + 1)
    ]


def owns_anything(s: World, p: Nation) -> bool:
    return bool(p.trade or p.culture or any(p.resources) or hidden_cards(s, p))


# --- offers ---------------------------------------------------------------------------------------------------


def offer_part(s: World, p: Nation, q: Nation, named: tuple[Option, ...]) -> list[Option] | None:
    """The next entry of an offer: the give-list, then the get-list (CV-5.12, CV-5.13)."""
    if named and named[-1] == OFFER:
        return None
    if GET in named:
        wanted = named[named.index(GET) + 1 :]
        found = [*amounts(s, q, "get", wanted), *wanted_cards(s, q, wanted)]
        return [*found, OFFER] if wanted else found
    found = [*amounts(s, p, "give", named), *own_cards(s, p, named)]
    if owns_anything(s, q):
        found.append(GET)
    return [*found, OFFER] if named else found


def put_on_the_table(s: World, p: Nation, q: Nation, named: tuple[Option, ...]) -> AnswerOffer:
    """An offer uses up the budget, whatever the answer (CV-5.17); hidden cards in it lie aside until then."""
    p.offers -= 1
    at = named.index(GET) if GET in named else len(named) - 1
    gives, gets = named[:at], named[at + 1 : -1]
    s.offered = offered = Offered(p.seat)
    for entry in gives:
        if entry[0] == "show" or len(entry) == 2:
            card = s.content.number[str(entry[1])]
            known = only(q.seat) if entry[0] == "show" else 0
            if card in p.hand.cards and s.content.kind[card] == "event":
                p.hand.remove(card, only(p.seat))
                offered.events.add(card, known)
            else:
                p.markers.remove(card, only(p.seat))
                offered.markers.add(card, known)
    give, get = summed(gives), summed(gets)
    face_down = len(offered.events.cards) + len(offered.markers.cards)
    s.tell(
        "offer",
        seat=p.seat,
        other_seat=q.seat,
        give_trade=give[0],
        give_culture=give[1],
        give_goods=sum(give[2:6]),
        give_resources=goods_in(give),
        give_cards=face_down,
        get_trade=get[0],
        get_culture=get[1],
        get_goods=sum(get[2:6]),
        get_resources=goods_in(get),
        get_cards=sum(get[6:]),
    )
    return AnswerOffer(q.seat, by=p.seat, give=give, get=get)


def goods_in(terms: tuple[int, ...]) -> list[str]:
    """Market resources by name, one for each marker."""
    return [RESOURCES[kind] for kind in range(GROWN) for _ in range(terms[2 + kind])]


def summed(entries: tuple[Option, ...]) -> tuple[int, ...]:
    """Trade, culture, the four resources, and hidden things by kind."""
    found = [0] * (2 + GROWN + len(KINDS))
    names = ("trade", "culture", *RESOURCES[:GROWN], *KINDS)
    for entry in entries:
        if len(entry) == 3:
            found[names.index(str(entry[1]))] += int(entry[2])
    return tuple(found)


class MakeOffer(Compose, frozen=True):
    """One offer to one other player, or pass: to 2 / give trade 3 / for / get silk 1 / offer (CV-5.11, CV-5.12)."""

    confirm: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def part(self, s: World) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            able = [q for q in from_left(s, self.seat) if owns_anything(s, p) or owns_anything(s, q)]
            return [*[("to", q.seat) for q in able], PASS]
        if self.chosen[0] == PASS:
            return None
        return offer_part(s, p, s.players[int(self.chosen[0][1])], self.chosen[1:])

    def complete(self, s: World) -> None:
        p = s.players[self.seat]
        if self.chosen[0] == PASS:
            p.passed = True
            s.tell("no-more-offers", seat=self.seat)
            return
        s.then(put_on_the_table(s, p, s.players[int(self.chosen[0][1])], self.chosen[1:]))

    def prompt(self, s: World) -> Description:
        if self.chosen and self.chosen[0] != PASS:
            return ask_entry(self.seat, int(self.chosen[0][1]), self.chosen[1:])
        return Description(
            "ask-make-offer", {"seat": self.seat, "count": s.players[self.seat].offers}, rule="CV-5.11"
        )

    def announce(self, s: World) -> Description:
        return Description("wait-make-offer", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        return describe_entry(s, option)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return refuse_entry(option)


def ask_entry(seat: int, other: int, named: tuple[Option, ...]) -> Description:
    """What is asked next about an offer: what to give, then what to ask for."""
    key = "question-of-getting" if GET in named else "question-of-giving"
    return Description(key, {"seat": seat, "other_seat": other}, rule="CV-5.12")


def describe_entry(s: World, option: Option) -> Description:
    """An entry of an offer."""
    verb = option[0]
    if verb == "to":
        return Description("do-to-player", {"other_seat": option[1]}, rule="CV-5.11")
    if len(option) == 3:
        kind = "cards" if option[1] in KINDS else "amount"
        return Description(f"do-{verb}-{kind}", {"what": option[1], "count": option[2]}, rule="CV-5.12")
    if len(option) == 2:
        element = s.content.element(s.content.number[str(option[1])])
        rule = "CV-5.14" if verb == "show" else "CV-5.12"
        return Description(f"do-{verb}-card", {"card": option[1]}, (element,), rule)
    return Description(f"do-{verb}", rule="CV-5.11" if option == PASS else "CV-5.12")


def refuse_entry(option: Option) -> Refusal | None:
    if option[0] in ("give", "show"):
        return Refusal("refused-give", rule="CV-5.13")
    if option[0] == "get":
        return Refusal("refused-get", rule="CV-5.13")
    return Refusal("refused-offer", rule="CV-5.12") if option[0] in ("for", "offer", "to") else None


class AnswerOffer(Compose, frozen=True, kw_only=True):
    """Accept (and choose which hidden things to hand over), decline, or counter (CV-5.12, CV-5.15)."""

    confirm: ClassVar[bool] = True
    always: ClassVar[bool] = True

    by: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def part(self, s: World) -> list[Option] | None:
        p, other = s.players[self.seat], s.players[self.by]
        if not self.chosen:
            return [ACCEPT, DECLINE, *([COUNTER] if p.offers else [])]
        if self.chosen[0] == ACCEPT:
            return self.hand_over(s, p)
        if self.chosen[0] == COUNTER:
            return offer_part(s, p, other, self.chosen[1:])
        return None

    def hand_over(self, s: World, p: Nation) -> list[Option] | None:
        """Which markers and events, kind by kind."""
        handed = [s.content.number[str(part[1])] for part in self.chosen[1:]]
        for place, kind in enumerate(self.kinds()):
            if place == len(handed):
                left = list((p.markers if kind < 2 else p.hand).cards)
                for card in handed:
                    if card in left:
                        left.remove(card)
                same = [card for n, card in enumerate(handed) if self.kinds()[n] == kind]
                least = same[-1] if same else NONE
                missing = self.kinds().count(kind) - len(same)
                fitting = [card for card in left if kind_of(s, card) == kind and card >= least]
                able = fitting[: len(fitting) - missing + 1]
                return [("hand", s.content.rows[card].key) for card in dict.fromkeys(able)]
        return None

    def kinds(self) -> list[int]:
        """The kind of each hidden thing that is asked for."""
        return [kind for kind in range(len(KINDS)) for _ in range(self.get[2 + GROWN + kind])]

    def complete(self, s: World) -> None:
        p, other = s.players[self.seat], s.players[self.by]
        if self.chosen[0] == ACCEPT:
            s.tell("offer-accepted", seat=self.seat, other_seat=self.by)
            self.exchange(s, other, p)
            return
        take_back(s, other)
        s.tell("offer-declined", seat=self.seat, other_seat=self.by)
        if self.chosen[0] == COUNTER:
            s.then(put_on_the_table(s, p, other, self.chosen[1:]))

    def exchange(self, s: World, giver: Nation, taker: Nation) -> None:
        """Both lists change hands at the same time (CV-5.16)."""
        handed = [s.content.number[str(part[1])] for part in self.chosen[1:]]
        for card in handed:
            event = s.content.kind[card] == "event"
            (taker.hand if event else taker.markers).remove(card, only(taker.seat))
            (giver.hand if event else giver.markers).add(card, only(taker.seat))
        assert s.offered is not None
        for bag, to in ((s.offered.events, taker.hand), (s.offered.markers, taker.markers)):
            for card in bag.cards:
                to.add(card, only(giver.seat))
        s.offered = None
        give, get = self.give, self.get
        giver.trade -= give[0]
        taker.trade -= get[0]
        gain_trade(s, taker, give[0])
        gain_trade(s, giver, get[0])
        giver.culture += get[1] - give[1]
        taker.culture += give[1] - get[1]
        for kind in range(GROWN):
            given = give[2 + kind] - get[2 + kind]
            giver.resources = changed(giver.resources, kind, -given)
            taker.resources = changed(taker.resources, kind, given)
        s.touched = True

    def prompt(self, s: World) -> Description:
        if self.chosen and self.chosen[0] == COUNTER:
            return ask_entry(self.seat, self.by, self.chosen[1:])
        if self.chosen and self.chosen[0] == ACCEPT:
            return Description(
                "question-of-handing-over", {"seat": self.seat, "other_seat": self.by}, rule="CV-5.12"
            )
        return Description("ask-answer-offer", {"seat": self.seat, "other_seat": self.by}, rule="CV-5.15")

    def announce(self, s: World) -> Description:
        return Description("wait-answer-offer", {"seat": self.seat, "other_seat": self.by})

    def describe(self, s: World, option: Option) -> Description:
        if option in (ACCEPT, DECLINE, COUNTER):
            return Description(f"do-{option[0]}-offer", {"other_seat": self.by}, rule="CV-5.15")
        return describe_entry(s, option)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        if option == COUNTER:
            return Refusal("refused-counter", rule="CV-5.15")
        if option[0] == "hand":
            return Refusal("refused-hand", rule="CV-5.12")
        return refuse_entry(option)


def kind_of(s: World, card: int) -> int:
    """Among `KINDS`."""
    event = s.content.events.get(card)
    return 1 + event.deck if event is not None else int(s.content.markers[card].village)


def take_back(s: World, p: Nation) -> None:
    """A declined offer's cards return; whoever saw them still knows them."""
    assert s.offered is not None
    for bag, to in ((s.offered.events, p.hand), (s.offered.markers, p.markers)):
        to.add_all(bag.cards)
        to.known = tuple(sorted((*to.known, *bag.known)))
    s.offered = None
