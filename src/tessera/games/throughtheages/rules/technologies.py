"""Developing technologies, special technologies, governments and revolutions (TA-8.45, TA-8.50, TA-11)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import Government, Pact, Technology
from tessera.games.throughtheages.hooks import DEVELOPED, MILITARY_REVOLUTION, REVOLUTION, SCIENCE_COST
from tessera.games.throughtheages.rules.inplay import into_play, out_of_play
from tessera.games.throughtheages.rules.means import (
    nearest,
    pay_science,
    science_means,
    science_price,
    short_of,
)
from tessera.games.throughtheages.state import (
    NO_ONE_KIDNAPPED,
    Ages,
    Civilization,
    score_culture,
    settle_actions,
)
from tessera.kernel import NONE, Act, Ask, Description, Option, Refusal
from tessera.kernel.effects import about_themselves, allows, answered, emit
from tessera.kernel.tuples import put, take


def is_technology(s: Ages, card: int) -> bool:
    """Every civil card with a science cost (TA-0.12)."""
    return card in s.content.technical


def in_play(s: Ages, p: Civilization, card: int) -> bool:
    return card in p.techs or card in p.specials or card == p.government


def has_name(s: Ages, p: Civilization, card: int) -> bool:
    """Whether a card of the same name is in hand or in play (TA-8.03)."""
    hand = p.civil_hand.cards
    if card in hand or in_play(s, p, card):
        return True
    same = s.content.namesakes.get(card)
    return same is not None and any(name in hand or in_play(s, p, name) for name in same)


# --- what can be developed ------------------------------------------------------------------------------------


def developable(s: Ages, p: Civilization, less: int = 0) -> list[int]:
    """Technologies in hand that can be paid for, governments peacefully."""
    cards = _technologies_in_hand(s, p)
    if not cards or not partners_can_pay(s, p):
        return []
    technical, science = s.content.technical, p.science + less
    if answered(s, p, SCIENCE_COST):
        return [card for card in cards if has_science(s, p, card, less)]
    special = about_themselves(s, SCIENCE_COST)
    return [
        card
        for card in cards
        if (card not in special and technical[card].science <= science) or has_science(s, p, card, less)
    ]


def _technologies_in_hand(s: Ages, p: Civilization) -> list[int]:
    technical = s.content.technical
    return [card for card in dict.fromkeys(p.civil_hand.cards) if card in technical]


def affordable(s: Ages, p: Civilization, card: int, less: int = 0, revolution: bool = False) -> bool:
    """Whether the science suffices, and a partner who has to pay a share can (TA-21.25)."""
    return has_science(s, p, card, less, revolution) and partners_can_pay(s, p)


def has_science(s: Ages, p: Civilization, card: int, less: int = 0, revolution: bool = False) -> bool:
    return science_price(s, p, card, revolution) - less <= science_means(s, p, card)


def partners_can_pay(s: Ages, p: Civilization) -> bool:
    return all(s.players[partner].science >= share for partner, share in paying_partners(s, p))


def paying_partners(s: Ages, p: Civilization) -> list[tuple[int, int]]:
    """Partners who pay a share of the science whenever this civilization develops a technology."""
    rows = s.content.rows
    pacts = [(rows[card], on[0]) for card, on in zip(p.cards, p.on, strict=True) if rows[card].kind == "pact"]
    return [
        (partner, row.partner_pays) for row, partner in pacts if isinstance(row, Pact) and row.partner_pays
    ]


def revolutions(s: Ages, p: Civilization, less: int = 0, *, free: bool = False) -> list[int]:
    """Governments in hand for which a revolution can be declared (TA-11.10, TA-11.14)."""
    if not free and not ready_for_revolution(s, p):
        return []
    governments = [c for c in _technologies_in_hand(s, p) if isinstance(s.content.rows[c], Government)]
    return [card for card in governments if affordable(s, p, card, less, revolution=True)]


def ready_for_revolution(s: Ages, p: Civilization) -> bool:
    """All civil actions must be available, or all military ones where these pay for it."""
    return refuse_revolution(s, p) is None


def refuse_revolution(s: Ages, p: Civilization) -> Refusal | None:
    """How many of the actions that a revolution needs are spent (TA-11.10, TA-11.14)."""
    if allows(s, p, MILITARY_REVOLUTION):
        spent, key, rule = p.ma_total - p.ma, "refused-military-actions-spent", "TA-11.14"
    else:
        spent, key, rule = p.ca_total - p.ca, "refused-actions-spent", "TA-11.10"
    return Refusal(key, {"count": spent}, rule) if spent > 0 else None


def refuse_develop(
    s: Ages, p: Civilization, card: int, less: int, revolution: bool, *, free: bool = False
) -> Refusal | None:
    """Why a technology cannot be developed: what is missing."""
    rule = "TA-11.10" if revolution else "TA-8.45"
    if card not in p.civil_hand.cards or not is_technology(s, card):
        return Refusal("refused-not-in-hand", rule=rule)
    if revolution and not isinstance(s.content.rows[card], Government):
        return Refusal("refused-no-government", rule=rule)
    spent = refuse_revolution(s, p) if revolution and not free else None
    if spent is not None:
        return spent
    missing = science_price(s, p, card, revolution) - less - science_means(s, p, card)
    if missing > 0:
        return short_of("science", missing, rule)
    if not affordable(s, p, card, less, revolution):
        return Refusal("refused-partner-cannot-pay", rule="TA-21.25")
    return None


# --- developing -----------------------------------------------------------------------------------------------


class Develop(Act, frozen=True):
    """The card goes from hand into play (TA-8.45); a government by revolution if so declared."""

    seat: int
    card: int
    less: int = 0
    revolution: bool = False
    free: bool = False
    """A revolution that an event allows: it needs no actions, but leaves none (TA-21.05)."""

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        pay_science(s, p, self.card, max(0, science_price(s, p, self.card, self.revolution) - self.less))
        for partner, share in paying_partners(s, p):
            s.players[partner].science -= share
            s.tell("science-lost", seat=partner, count=share)
        p.civil_hand.remove(self.card)
        s.tell("developed", seat=self.seat, card=s.content.rows[self.card].key)
        if p.seat == s.active:
            s.turn.developed += 1
        if self.revolution:
            self.revolt(s, p)
        bring_into_play(s, p, self.card)
        if self.revolution:
            self.spend_all(s, p)
        used_kidnapped(s, p, self.card)
        emit(s, p, DEVELOPED, self.card)

    def revolt(self, s: Ages, p: Civilization) -> None:
        s.tell("revolution", seat=self.seat)
        emit(s, p, REVOLUTION)

    def spend_all(self, s: Ages, p: Civilization) -> None:
        """No actions are left this turn, even if there are more now (TA-11.11, TA-11.14)."""
        settle_actions(s, p)
        if allows(s, p, MILITARY_REVOLUTION) and not self.free:
            p.ma = 0
        else:
            p.ca = 0


def bring_into_play(s: Ages, p: Civilization, card: int) -> None:
    """A technology takes its place; what it replaces leaves the game (TA-11.07, TA-11.08)."""
    row = s.content.rows[card]
    if isinstance(row, Technology):
        place = sum([tech < card for tech in p.techs])
        p.techs = (*p.techs[:place], card, *p.techs[place:])
        p.workers = (*p.workers[:place], 0, *p.workers[place:])
        p.stored = (*p.stored[:place], 0, *p.stored[place:])
    elif isinstance(row, Government):
        old = p.government
        p.government = card
        into_play(s, p, card)
        if old != NONE:
            out_of_play(s, p, old)
            remove_from_game(s, old)
    else:
        add_special(s, p, card)


def add_special(s: Ages, p: Civilization, card: int) -> None:
    """Of each type the one of the higher level stays (TA-11.07).

    The new one enters first, so that its tokens replace those of the old one.
    """
    row = s.content.special
    same = [other for other in p.specials if row[other].type == row[card].type]
    if any(row[other].age >= row[card].age for other in same):
        remove_from_game(s, card)
        return
    p.specials = put(p.specials, card)
    into_play(s, p, card)
    for other in same:
        p.specials = take(p.specials, other)
        out_of_play(s, p, other)
        remove_from_game(s, other)


def remove_from_game(s: Ages, card: int) -> None:
    """A civil card leaves the game; what a civilization began with was never in a deck."""
    if card not in s.content.initial:
        s.removed = put(s.removed, card)


def used_kidnapped(s: Ages, p: Civilization, card: int) -> None:
    """A kidnapped card that is played or developed in the same turn scores (TA-36.48)."""
    kidnapped, culture = s.turn.kidnapped
    if p.seat == s.active and kidnapped == card:
        s.turn.kidnapped = NO_ONE_KIDNAPPED
        score_culture(s, p, culture)


# --- as ordered by cards --------------------------------------------------------------------------------------


class DevelopSomething(Ask, frozen=True):
    """Develop a technology without paying an action, for less (TA-10.02, TA-11.12, TA-21.05)."""

    open: ClassVar[bool] = True

    less: int = 0
    types: int = 0
    """Only technologies of these types, as bits; 0: any."""
    free: bool = False
    """A revolution needs no actions."""

    def options(self, s: Ages) -> list[Option]:
        p, rows = s.players[self.seat], s.content.rows
        cards = [card for card in developable(s, p, self.less) if self.fits(s, card)]
        found: list[Option] = [("develop", rows[card].key) for card in cards]
        if not self.types:
            found += [("revolt", rows[card].key) for card in revolutions(s, p, self.less, free=self.free)]
        return found

    def fits(self, s: Ages, card: int) -> bool:
        row = s.content.rows[card]
        return not self.types or (isinstance(row, Technology) and bool(self.types >> row.type & 1))

    def resolve(self, s: Ages, option: Option) -> None:
        card = s.content.number[str(option[1])]
        s.then(Develop(self.seat, card, self.less, option[0] == "revolt", self.free))

    def describe(self, s: Ages, option: Option) -> Description:
        return describe_develop(s, s.players[self.seat], option, self.less, free=self.free)

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        card = s.content.number.get(str(option[1]), NONE) if len(option) == 2 else NONE
        if option[0] not in ("develop", "revolt") or card == NONE:
            return None
        revolution = option[0] == "revolt"
        return refuse_develop(s, s.players[self.seat], card, self.less, revolution, free=self.free)

    def lacking(self, s: Ages) -> Refusal | None:
        """Of all technologies in hand, what the nearest lacks."""
        p = s.players[self.seat]
        cards = [card for card in _technologies_in_hand(s, p) if self.fits(s, card)]
        found = [refuse_develop(s, p, card, self.less, revolution=False) for card in cards]
        return nearest(found, Refusal("refused-no-technology", rule="TA-8.45"))


def describe_develop(
    s: Ages, p: Civilization, option: Option, less: int = 0, *, free: bool = False
) -> Description:
    """Developing, with its price."""
    card = s.content.number[str(option[1])]
    revolution = option[0] == "revolt"
    args: dict[str, int | str] = {
        "card": option[1],
        "count": max(0, science_price(s, p, card, revolution) - less),
    }
    rule = "TA-8.50" if revolution else "TA-8.45"
    key = "do-revolt-free" if revolution and free else f"do-{option[0]}"
    return Description(key, args, (s.content.element(card),), rule)
