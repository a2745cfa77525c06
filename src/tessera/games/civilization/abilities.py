"""Resource abilities and culture events (CV-7, CV-14): announced with targets and payment, perhaps cancelled, done.

What a card does (`deed`) is announced before it takes effect, so that others may respond; a response is announced in
the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec import structs

from tessera.games.civilization.deed import (
    Barred,
    Deed,
    deed_in,
    describe_deed,
    might_respond,
    next_part,
    not_barred,
    offered,
    refuse_deed,
    split,
)
from tessera.games.civilization.hand import discard_event, is_event
from tessera.games.civilization.hooks import (
    ABILITY_ANNOUNCED,
    ACTION_ANNOUNCED,
    CONSENT,
    EVENT_ANNOUNCED,
    EVENTS_STAND,
)
from tessera.games.civilization.payment import (
    CARD,
    counts_as,
    hand_over,
    item_key,
    item_of,
    payment,
    price_of,
    purse,
)
from tessera.games.civilization.world import Nation, World, from_left, show
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
    may_cancel,
    use_up,
)
from tessera.kernel.effects import Moment, allows
from tessera.kernel.scopes import Once
from tessera.kernel.window import Window

if TYPE_CHECKING:
    from tessera.kernel.chance import Chance


def begin(s: World, step: Step, parts: tuple[Option, ...]) -> None:
    """Play an event, or use an ability, with all its parts."""
    targets, pays = split(parts)
    aimed = structs.replace(deed_in(step), chosen=targets)
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


class Bar(Act, frozen=True):
    """After a refusal that target may not be named again for this card (CV-14.14)."""

    seat: int
    card: int
    target: Option

    def run(self, s: World) -> None:
        for place in reversed(range(len(s.agenda))):
            step = s.agenda[place]
            if isinstance(step, Menu) and step.seat == self.seat:
                s.agenda[place] = self.without(step)
                return
            if isinstance(step, Window):  # it is repeated with the same questions
                questions = tuple([self.without(q) if q.seat == self.seat else q for q in step.questions])
                s.agenda[place] = structs.replace(step, questions=questions)
                return

    def without(self, question: Any) -> Any:
        """A question that does not offer the target any more."""
        return structs.replace(question, barred=(*question.barred, (self.card, self.target)))


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
            s.then(structs.replace(self, items=tuple(items), given=self.given + 1))
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
        return structs.replace(self, items=tuple(items))


class GiftPays(Deed, frozen=True):
    """A gift that was not cancelled has paid; another player may get a coin for it (CV-14.12)."""

    def run(self, s: World) -> None:
        if s.content.row[self.card].gives_coin:
            s.then(GiveCoin(self.seat, card=self.card))

    def missed(self, s: World) -> None:
        """A cancelled gift does not count as a resource (CV-7.15)."""
        for place in reversed(range(len(s.agenda))):
            step = s.agenda[place]
            if isinstance(step, UseAbility) and step.seat == self.seat:
                s.agenda[place] = PayOtherwise(self.seat, ability=structs.replace(step, given=step.given - 1))
                return


class GiveCoin(Choose, frozen=True):
    """Another player of one's choice gets a coin token on the sheet (CV-14.12)."""

    verb: ClassVar[str] = "favour"
    element: ClassVar[str] = "seat"
    rule: ClassVar[str] = "CV-14.12"
    stop: ClassVar[Option | None] = None

    card: int = NONE

    def among(self, s: World) -> list[int]:
        return sorted([p.seat for p in from_left(s, self.seat)])

    def take(self, s: World, what: int) -> None:
        s.players[what].tokens += s.content.row[self.card].gives_coin
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
        return structs.replace(self, chosen=(), ability=self.ability.imagined(s, seat, chance))

    def complete(self, s: World) -> None:
        if self.chosen == (("take-back",),):
            s.tell("taken-back", seat=self.seat)
            return
        ability = self.whole()
        items = tuple([item_of(s, str(part[1])) for part in self.chosen])
        s.then(structs.replace(ability, items=(*ability.items, *items)))

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
        args: dict[str, int | str] = {"seat": self.seat, "other_seat": other, "what": self.what}
        card = self.announced(s).card
        if card != NONE:
            args["card"] = s.content.rows[card].key
            return Description("ask-cancel", args, (s.content.element(card),), "CV-14.15")
        return Description("ask-cancel-action", args, rule="CV-14.15")

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

END: Final[Option] = ("end",)


class Menu(Compose, frozen=True):
    """What a player does next in the own part of a phase, with all that belongs to it, until it is ended (CV-3.09).

    Asked whenever hidden cards might allow something, so that nobody learns from a pause who could do what.
    """

    confirm: ClassVar[bool] = True
    menus: ClassVar[tuple[Moment, ...]] = ()

    barred: Barred = ()

    def others(self, s: World, p: Nation) -> list[Option]:
        """What can be done besides using and playing cards."""
        return []

    def other_part(self, s: World, p: Nation) -> list[Option] | None:
        """The next part of something else than a card."""
        return None

    def do_other(self, s: World, p: Nation) -> None:
        """Carry something else out."""
        raise NotImplementedError

    # --- what follows from it -------------------------------------------------------------------------------

    def deeds(self, s: World, p: Nation) -> dict[Option, Step]:
        found: dict[Option, Step] = {}
        for menu in self.menus:
            found |= offered(s, p, menu)
        return not_barred(s, found, self.barred)

    def part(self, s: World) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            found = [*self.others(s, p), *self.deeds(s, p)]
            return [*found, END] if found or any(might_respond(s, p, menu) for menu in self.menus) else []
        first = self.chosen[0]
        if first == END:
            return None
        if first[0] in ("use", "play"):
            return next_part(s, self.deeds(s, p)[first], self.chosen[1:], self.barred)
        return self.other_part(s, p)

    def complete(self, s: World) -> None:
        first = self.chosen[0]
        if first == END:
            return
        p = s.players[self.seat]
        s.then(structs.replace(self, chosen=()))
        if first[0] in ("use", "play"):
            begin(s, self.deeds(s, p)[first], self.chosen[1:])
        else:
            self.do_other(s, p)

    def announce(self, s: World) -> Description:
        """The same however far the choice has come."""
        return Description(f"wait-{self.label()}", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        first = self.chosen[0] if self.chosen else option
        if option == END:
            return Description("do-end")
        if first[0] in ("use", "play"):
            step = self.deeds(s, s.players[self.seat])[first] if self.chosen else None
            return describe_deed(s, step, option)
        return self.describe_other(s, option)

    def describe_other(self, s: World, option: Option) -> Description:
        return Description(f"do-{option[0]}", {f"arg{i}": part for i, part in enumerate(option) if i})

    def why_not(self, s: World, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if not self.chosen:
            return refuse_deed(s, p, self.menus, option) or self.why_not_other(s, p, option)
        if option[0] == "pay":
            return Refusal("refused-pay", rule="CV-7.03")
        if self.chosen[0][0] in ("use", "play"):
            return Refusal("refused-target", rule=deed_in(self.deeds(s, p)[self.chosen[0]]).rule)
        return self.why_not_other(s, p, option)

    def why_not_other(self, s: World, p: Nation, option: Option) -> Refusal | None:
        return None
