"""Resource abilities and culture events (CV-7, CV-14): announced with targets and payment, perhaps cancelled, done.

What a card or a city does is a *deed*. It is announced before it takes effect, so that others may respond; a response
is announced in the same way. The targets of a deed are parts of an answer, its numbers stand in the row of the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tessera.games.civilization.hooks import (
    ABILITY_ANNOUNCED,
    ACTION_ANNOUNCED,
    CONSENT,
    EVENT_ANNOUNCED,
    EVENTS_STAND,
)
from tessera.games.civilization.rules.hand import discard_event, is_event
from tessera.games.civilization.rules.payment import (
    CARD,
    counts_as,
    describe_payment,
    hand_over,
    item_key,
    item_of,
    might_pay,
    payable,
    payment,
    price_of,
    purse,
)
from tessera.games.civilization.state import Nation, World, from_left, show
from tessera.kernel import (
    EVERYONE,
    NONE,
    PASS,
    Act,
    Ask,
    Choose,
    Compose,
    Description,
    Option,
    Refusal,
    Respond,
    Step,
    announce,
    cancel,
    drop,
    is_used,
    may_cancel,
    use_up,
)
from tessera.kernel.data import replace
from tessera.kernel.effects import Asked, Moment, allows, uses
from tessera.kernel.scopes import Once
from tessera.kernel.window import Window

if TYPE_CHECKING:
    from tessera.kernel.chance import Chance


# --- what is announced ----------------------------------------------------------------------------------------

DONE: Final[Option] = ("done",)
"""No more targets."""


class Deed(Act, frozen=True):
    """What a card does once it has been announced; `run` carries it out."""

    rule: ClassVar[str] = "CV-7.01"
    permanent: ClassVar[bool] = False
    """Whether it costs nothing, though another ability of its card does."""

    seat: int
    card: int = NONE
    chosen: tuple[Option, ...] = ()
    """What it is aimed at."""

    def part(self, s: World) -> list[Option] | None:
        """The options of its next target, each of which can be completed; None if nothing is missing."""
        return None

    def aims(self, s: World) -> list[tuple[int, Option]]:
        """The nations it is aimed at, each with the part that names the target."""
        return []

    def possible(self, s: World) -> bool:
        """Whether it may be announced: it can have an effect (CV-7.14) and can be paid."""
        options = self.part(s)
        if options is not None and not options:
            return False
        pays = price_of(s, self)
        return not pays or payable(s, s.players[self.seat], pays)

    def in_words(self) -> dict[str, int | str]:
        """What it is about, for those who are asked whether they cancel it: the arguments of their question."""
        return {}

    def describe_part(self, s: World, option: Option) -> Description:
        """One of its targets, for people."""
        return Description(
            f"do-{option[0]}", {f"arg{i}": part for i, part in enumerate(option) if i}, rule=self.rule
        )


def deed_in(step: Step) -> Deed:
    """The deed itself, where it may be used only once."""
    inner = step.step if isinstance(step, Once) else step
    assert isinstance(inner, Deed)
    return inner


# --- what can be announced ------------------------------------------------------------------------------------


def offered(s: World, p: Nation, menu: Moment[*Asked], *asked: *Asked) -> dict[Option, Step]:
    """Deeds of cards at work (``use``) and of culture events in hand (``play``) that can be announced now."""
    found = uses(s, p, menu, *asked)
    if p.hand.cards:
        for option, step in uses(s, p, menu, *asked, cards=p.hand.cards).items():
            found["play", *option[1:]] = step
    return found


Barred = tuple[tuple[int, Option], ...]
"""Targets whose owner has refused an event, each with the event (CV-14.14)."""


def split(parts: tuple[Option, ...]) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """Targets, and what pays."""
    return (
        tuple([part for part in parts if part[0] != "pay"]),
        tuple([part for part in parts if part[0] == "pay"]),
    )


def next_part(s: World, step: Step, parts: tuple[Option, ...], barred: Barred = ()) -> list[Option] | None:
    """What is asked next about a deed: its targets, then its payment."""
    targets, pays = split(parts)
    aimed = replace(deed_in(step), chosen=targets)
    if not pays:
        options = aimed.part(s)
        if options is not None:
            if not barred:
                return options
            free = [option for option in options if (aimed.card, option) not in barred]
            return [option for option in free if next_part(s, step, (*parts, option), barred) != []]
    price = price_of(s, aimed)
    if not price:
        return None
    items = tuple([item_of(s, str(part[1])) for part in pays])
    return payment(s, s.players[aimed.seat], price, items)


def question_of_card(seat: int, card: int | str, options: list[Option]) -> Description:
    """The question at the further parts of using or playing a card: what the card is aimed at, or how it is paid."""
    what = options[0][0] if options else ""
    return Description("question-of-card", {"seat": seat, "card": card, "what": what})


def not_barred(s: World, deeds: dict[Option, Step], barred: Barred) -> dict[Option, Step]:
    """Deeds that still have a target."""
    if not barred:
        return deeds
    return {option: step for option, step in deeds.items() if next_part(s, step, (), barred) != []}


def might_respond(s: World, p: Nation, menu: Moment[*Asked], *asked: *Asked) -> bool:
    """Whether a player might have a deed for a menu, from what everybody knows and nothing else (CV-14.21)."""
    entry = s.content.effects.get(menu)
    if entry is None:
        return False
    if not entry.sources.isdisjoint(p.cards):
        for number in p.cards:
            for ready in entry.home.get(number, ()):
                used = ready.once and is_used(s, ready.once, p.seat, ready.key)
                if not used and might_pay(p, s.content.pays(number)):
                    return True
    events = s.content.answers(menu) if p.hand.cards else ()
    if not events:
        return False
    decks = {s.content.events[card].deck for card in p.hand.cards}
    for deck, number, copies, found in events:
        if deck in decks and s.used_events[deck - 1].count(number) < copies:
            held = found[0].unheld(p.seat)
            if any(ready.when is None or ready.when(s, p, held, *asked) for ready in found):
                return True
    return False


def describe_deed(s: World, step: Step | None, option: Option) -> Description:
    """An option of a menu that announces a deed, or one of its parts."""
    if option[0] in ("use", "play"):
        key = str(option[1])
        return Description(f"do-{option[0]}", {"card": key}, (s.content.element(s.content.number[key]),))
    if option[0] == "pay":
        return describe_payment(s, str(option[1]))
    if step is not None:
        return deed_in(step).describe_part(s, option)
    return Description(f"do-{option[0]}")


def refuse_deed(s: World, p: Nation, menus: Iterable[Moment[()]], option: Option) -> Refusal | None:
    """Why a card cannot be used or played now."""
    if option[0] not in ("use", "play") or len(option) < 2:
        return None
    number = s.content.number.get(str(option[1]), NONE)
    if number == NONE or not (number in p.cards or number in p.hand.cards):
        return Refusal("refused-no-such-card", rule="CV-7.01")
    args: dict[str, int | str] = {"card": str(option[1])}
    for menu in menus:
        entry = s.content.effects.get(menu)
        for ready in entry.home.get(number, ()) if entry is not None else ():
            if ready.once and is_used(s, ready.once, p.seat, ready.key):
                return Refusal("refused-used", args, "CV-7.02")
            pays = s.content.pays(number)
            if pays and not payable(s, p, pays):
                return Refusal("refused-cannot-pay", args, "CV-7.01")
            return Refusal("refused-no-effect", args, "CV-7.14")
    return Refusal("refused-wrong-phase", args, "CV-14.03" if is_event(s, number) else "CV-7.01")


# --- announcing it --------------------------------------------------------------------------------------------


def begin(s: World, step: Step, parts: tuple[Option, ...]) -> None:
    """Play an event, or use an ability, with all its parts."""
    targets, pays = split(parts)
    aimed = replace(deed_in(step), chosen=targets)
    if is_event(s, aimed.card):
        play_event(s, aimed)
        return
    once = (step.scope, step.card) if isinstance(step, Once) else ("", "")
    items = tuple([item_of(s, str(part[1])) for part in pays])
    s.then(UseAbility(aimed.seat, aimed, items, *once))


# --- events ---------------------------------------------------------------------------------------------------

EVENT, ABILITY, ACTION = "event", "ability", "action"
_MENUS: Final = {EVENT: EVENT_ANNOUNCED, ABILITY: ABILITY_ANNOUNCED, ACTION: ACTION_ANNOUNCED}


def play_event(s: World, aimed: Deed) -> None:
    """Ask those whose consent is needed, then announce it (CV-14.03, CV-14.14)."""
    p = s.players[aimed.seat]
    protected = [
        Consent(seat, aimed, target)
        for seat, target in aimed.aims(s)
        if seat != p.seat and allows(s, s.players[seat], CONSENT)
    ]
    if protected:
        show(p.hand, aimed.card, EVERYONE)
        s.tell("event-shown", seat=p.seat, card=s.content.rows[aimed.card].key)
    s.then(*protected, PutDown(p.seat, aimed))


class Consent(Ask, frozen=True):
    """Whether an event may be aimed at this player (CV-14.14)."""

    open: ClassVar[bool] = True

    deed: Step
    target: Option

    def options(self, s: World) -> list[Option]:
        return [("agree",), ("refuse",)]

    def resolve(self, s: World, option: Option) -> None:
        deed = deed_in(self.deed)
        s.tell("consent" if option == ("agree",) else "consent-refused", seat=self.seat, other_seat=deed.seat)
        if option == ("refuse",):
            while drop(s, Consent):
                pass
            drop(s, PutDown)
            s.then(Bar(deed.seat, deed.card, self.target))

    def prompt(self, s: World) -> Description:
        deed = deed_in(self.deed)
        args: dict[str, int | str] = {
            "seat": self.seat,
            "other_seat": deed.seat,
            "card": s.content.rows[deed.card].key,
        }
        return Description("ask-consent", args, (s.content.element(deed.card),), "CV-14.14")


class Barring(Compose, frozen=True):
    """A question that does not offer a target again whose owner has refused (CV-14.14)."""

    barred: Barred = ()


class Bar(Act, frozen=True):
    """After a refusal that target may not be named again for this card (CV-14.14)."""

    seat: int
    card: int
    target: Option

    def run(self, s: World) -> None:
        for place in reversed(range(len(s.agenda))):
            step = s.agenda[place]
            if isinstance(step, Barring) and step.seat == self.seat:
                s.agenda[place] = self.without(step)
                return
            if isinstance(step, Window):  # it is repeated with the same questions
                questions = tuple([self.without(q) if q.seat == self.seat else q for q in step.questions])
                s.agenda[place] = replace(step, questions=questions)
                return

    def without(self, question: Any) -> Any:
        """A question that does not offer the target any more."""
        return replace(question, barred=(*question.barred, (self.card, self.target)))


class PutDown(Act, frozen=True):
    """The card is announced and laid face up under its deck (CV-14.03)."""

    seat: int
    deed: Step

    def run(self, s: World) -> None:
        p, deed = s.players[self.seat], deed_in(self.deed)
        discard_event(s, p, deed.card)
        s.tell("event-played", seat=self.seat, card=s.content.rows[deed.card].key)
        announce(s, Announcement(self.seat, deed, EVENT), responders(s, self.seat, EVENT))


class Announcement(Act, frozen=True):
    """What is about to happen, unless somebody cancels it."""

    seat: int
    deed: Step
    kind: str

    def run(self, s: World) -> None:
        s.then(self.deed)

    def cancelled(self, s: World, by: int) -> None:
        """Discarded, used up or spent (CV-14.19)."""
        s.tell("cancelled", seat=by, other_seat=self.seat, kind=self.kind)
        if isinstance(self.deed, GiftPays):
            self.deed.missed(s)


# --- abilities ------------------------------------------------------------------------------------------------


class UseAbility(Act, frozen=True):
    """Gifts that pay are played as events first (CV-7.15); then all is paid and the ability announced."""

    seat: int
    deed: Step
    items: tuple[int, ...] = ()
    scope: str = ""
    key: str = ""
    given: int = 0
    """Gifts that have been played for it already."""

    def run(self, s: World) -> None:
        p, deed = s.players[self.seat], deed_in(self.deed)
        gift = next((item for item in self.items if item >= CARD and is_event(s, item - CARD)), NONE)
        if gift != NONE:
            items = list(self.items)
            items.remove(gift)
            discard_event(s, p, gift - CARD)
            s.tell("event-played", seat=self.seat, card=s.content.rows[gift - CARD].key)
            s.then(replace(self, items=tuple(items), given=self.given + 1))
            pays = Announcement(self.seat, GiftPays(self.seat, gift - CARD), EVENT)
            announce(s, pays, responders(s, self.seat, EVENT))
            return
        for item in self.items:
            hand_over(s, p, item)
        if self.scope:
            use_up(s, self.scope, self.seat, self.key)
        s.tell("ability-used", seat=self.seat, card=s.content.rows[deed.card].key)
        if price_of(s, deed):
            announce(s, Announcement(self.seat, deed, ABILITY), responders(s, self.seat, ABILITY))
        else:  # a coin task, a wonder or a civilization cannot be cancelled (CV-14.20)
            s.then(deed)

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        """Nobody else knows which cards will pay while a gift waits to be cancelled: some that might be held do."""
        if seat == self.seat:
            return self
        p, kind = s.players[self.seat], s.content.kind
        held = [*p.markers.cards, *p.hand.cards]
        items = []
        for item in self.items:
            card = item - CARD
            if item >= CARD and card not in held:
                card = next((other for other in held if kind[other] == kind[card]), NONE)
            if item < CARD or card == NONE:
                items.append(item)
                continue
            held.remove(card)
            items.append(CARD + card)
        return replace(self, items=tuple(items))


class GiftPays(Deed, frozen=True):
    """A gift that was not cancelled has paid; another player may get a coin for it (CV-14.12)."""

    def run(self, s: World) -> None:
        if s.content.events[self.card].gives_coin:
            s.then(GiveCoin(self.seat, card=self.card))

    def missed(self, s: World) -> None:
        """A cancelled gift does not count as a resource (CV-7.15)."""
        for place in reversed(range(len(s.agenda))):
            step = s.agenda[place]
            if isinstance(step, UseAbility) and step.seat == self.seat:
                s.agenda[place] = PayOtherwise(self.seat, ability=replace(step, given=step.given - 1))
                return


class GiveCoin(Choose, frozen=True):
    """Another player of one's choice gets a coin token on the sheet (CV-14.12)."""

    verb: ClassVar[str] = "favour"
    element: ClassVar[str] = "seat"
    rule: ClassVar[str] = "CV-14.12"
    stop: ClassVar[Option | None] = None

    card: int = NONE

    def prompt(self, s: World) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "card": s.content.rows[self.card].key}
        return Description("ask-give-coin", args, (s.content.element(self.card),), self.rule)

    def among(self, s: World) -> list[int]:
        return sorted([p.seat for p in from_left(s, self.seat)])

    def take(self, s: World, what: int) -> None:
        s.players[what].tokens += s.content.events[self.card].gives_coin
        s.touched = True
        s.tell("coin-given", seat=self.seat, other_seat=what)


class PayOtherwise(Compose, frozen=True, kw_only=True):
    """Complete the payment in another way, or take the ability back unused (CV-7.15)."""

    confirm: ClassVar[bool] = True

    ability: Step

    def whole(self) -> UseAbility:
        assert isinstance(self.ability, UseAbility)
        return self.ability

    def part(self, s: World) -> list[Option] | None:
        ability = self.whole()
        price = price_of(s, deed_in(ability.deed))
        missing = len(price) - ability.given - len(ability.items)
        if ("take-back",) in self.chosen or len(self.chosen) == missing:
            return None
        kind, left = price[0], purse(s, s.players[self.seat])
        for item in (*ability.items, *[item_of(s, str(part[1])) for part in self.chosen]):
            left.remove(item)
        last = item_of(s, str(self.chosen[-1][1])) if self.chosen else NONE
        fitting = sorted([item for item in left if counts_as(s, item, kind) and item >= last])
        able = fitting[: max(0, len(fitting) - (missing - len(self.chosen)) + 1)]
        found: list[Option] = [("pay", item_key(s, item)) for item in dict.fromkeys(able)]
        return found if self.chosen else [*found, ("take-back",)]

    def imagined(self, s: Any, seat: int, chance: Chance) -> Step:
        if seat == self.seat:
            return self
        return replace(self, chosen=(), ability=self.ability.imagined(s, seat, chance))

    def complete(self, s: World) -> None:
        if self.chosen == (("take-back",),):
            s.tell("taken-back", seat=self.seat)
            return
        ability = self.whole()
        items = tuple([item_of(s, str(part[1])) for part in self.chosen])
        s.then(replace(ability, items=(*ability.items, *items)))

    def describe(self, s: World, option: Option) -> Description:
        return describe_deed(s, None, option)


# --- responses ------------------------------------------------------------------------------------------------


def responders(s: World, seat: int, kind: str) -> tuple[Respond, ...]:
    """Everybody else, clockwise from the left; nobody where events cannot be cancelled (CV-14.13, CV-14.15)."""
    if kind == EVENT and allows(s, s.players[seat], EVENTS_STAND):
        return ()
    return tuple([CancelOrPass(p.seat, what=kind) for p in from_left(s, seat)])


class CancelOrPass(Respond, frozen=True):
    """One fitting cancel effect of a tech or a card in hand, or pass (CV-14.15, CV-14.18)."""

    kind: ClassVar[str] = "cancel"

    what: str = EVENT

    def announced(self, s: World) -> Deed:
        step = may_cancel(s)
        assert isinstance(step, Announcement)
        return deed_in(step.deed)

    def cover(self, s: World) -> bool:
        return might_respond(s, s.players[self.seat], _MENUS[self.what], self.announced(s))

    def targeted(self, s: World) -> bool:
        """A city action is aimed at nobody: whoever can stop one would otherwise never be asked."""
        return self.what == ACTION or self.seat in [seat for seat, _ in self.announced(s).aims(s)]

    def ways(self, s: World) -> dict[Option, tuple[Step, tuple[Option, ...]]]:
        """Each way to respond: an event, or an ability with what pays for it."""
        p = s.players[self.seat]
        found: dict[Option, tuple[Step, tuple[Option, ...]]] = {}
        for option, step in offered(s, p, _MENUS[self.what], self.announced(s)).items():
            price = price_of(s, deed_in(step))
            if not price:
                found[option] = step, ()
                continue
            for pay in payment(s, p, price, ()) or ():
                found[*option, pay[1]] = step, (pay,)
        return found

    def responses(self, s: World) -> list[Option]:
        return list(self.ways(s))

    def respond(self, s: World, option: Option) -> None:
        begin(s, *self.ways(s)[option])

    def prompt(self, s: World) -> Description:
        step = may_cancel(s)
        other = step.seat if step is not None else self.seat
        args: dict[str, int | str] = {"seat": self.seat, "other_seat": other}
        deed = self.announced(s)
        if deed.card != NONE:
            args |= {"what": self.what, "card": s.content.rows[deed.card].key}
            return Description("ask-cancel", args, (s.content.element(deed.card),), "CV-14.15")
        return Description("ask-cancel-action", args | deed.in_words(), rule="CV-14.15")

    def announce(self, s: World) -> Description:
        return Description("wait-cancel-or-pass", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        if option == PASS:
            return Description("do-pass", rule="CV-14.15")
        key = str(option[1])
        elements = (s.content.element(s.content.number[key]),)
        if len(option) == 3:
            return Description("do-cancel-with", {"card": key, "card2": option[2]}, elements, "CV-14.18")
        return Description("do-cancel", {"card": key}, elements, "CV-14.18")


class CancelIt(Deed, frozen=True):
    """What was announced does not happen (CV-14.17, CV-14.19)."""

    rule: ClassVar[str] = "CV-14.18"

    def run(self, s: World) -> None:
        struck = cancel(s)
        if isinstance(struck, Announcement):
            struck.cancelled(s, self.seat)


# --- menus ----------------------------------------------------------------------------------------------------
