"""World wonders of science (chapters 11 and 21)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *
from tessera.kernel.data import replace


class UpgradeCards(ChooseFocusCard, frozen=True, kw_only=True):
    """Replace cards of the row by those of their type one level higher, each at most once (ND-21.11)."""

    verb: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "ND-21.11"

    highest: int
    """Only cards up to this level."""
    done: tuple[int, ...] = ()

    def among(self, s: NewDawn) -> list[str]:
        row, cards = s.players[self.seat].row, s.content.focus
        return [
            cards[card].key
            for card in row
            if cards[card].level <= self.highest
            and card not in self.done
            and next_level(s, card) not in (NONE, *row)
        ]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != STOP:
            card = s.content.number[str(option[1])]
            new = next_level(s, card)
            s.then(replace(self, count=self.count - 1, done=(*self.done, new)))
            replace_card(s, s.players[self.seat], card, new)

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule=self.rule)
        key = str(option[1])
        new = s.content.focus[next_level(s, s.content.number[key])].key
        return Description("do-upgrade", {"card": key, "card2": new}, (f"card:{key}",), self.rule)


def upgrades(s: NewDawn, p: Player, card: HeldAs[Wonder]) -> Step:
    """Of so many cards as the wonder says, up to a level."""
    return UpgradeCards(p.seat, card.row.amount, highest=card.row.up_to)


SCIENCE_WONDERS = Cards[Wonder]()
card = SCIENCE_WONDERS.add


class Oracle(SwapCards, frozen=True):
    """Neighbouring cards only (ND-21.19)."""

    def partners(self, slot: int) -> list[int]:
        return [other for other in (slot - 1, slot + 1) if 1 <= other <= LAST_SLOT]


card(
    Wonder("oracle", SCIENCE, ANCIENT, 8, (MERCURY, MARBLE), PUBLIC),
    Use(START_OF_TURN, Oracle(ME), once=TURN),
)
card(
    Wonder("pyramids", SCIENCE, ANCIENT, 9, (MERCURY, OIL), PUBLIC, amount=3, up_to=1),
    On(BUILT, upgrades, own=True),
)
card(
    Wonder("porcelain_tower", SCIENCE, MEDIEVAL, 9, (MERCURY, DIAMONDS), PUBLIC, amount=2, up_to=3),
    On(BUILT, upgrades, own=True),
)


class TakePacts(Question, frozen=True):
    """Building the Potala Palace: up to three cards of other players in total (ND-21.13)."""

    count: int

    def options(self, s: NewDawn) -> list[Option]:
        if not self.count:
            return []
        left = [pact for giver in range(s.seats) if giver != self.seat for pact in pacts_left(s, giver)]
        return [*[pact_option(s, "take", pact) for pact in left], DECLINE] if left else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != DECLINE:
            hold_pact(s, s.players[self.seat], read_pact(s, option))
            s.then(TakePacts(self.seat, self.count - 1))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-take-pacts", {"seat": self.seat, "count": self.count}, rule="ND-21.13")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(option, "ND-21.13")


def take_pacts(s: NewDawn, p: Player, card: HeldAs[Wonder]) -> Step:
    return TakePacts(p.seat, card.row.amount)


class ReturnSurplus(Question, frozen=True):
    """Return cards of a player of whom more than one is held, until one is left (ND-21.13)."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        limit = pact_limit(s, p)
        surplus = [pact for pact in pacts_of(s, p) if len(pacts_from(s, p, pact[0])) > limit]
        return [pact_option(s, "return", pact) for pact in surplus]

    def resolve(self, s: NewDawn, option: Option) -> None:
        return_pact(s, s.players[self.seat], read_pact(s, option))
        s.then(self)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(option, "ND-21.13")


card(
    Wonder("potala_palace", SCIENCE, MEDIEVAL, 10, (MERCURY, MARBLE), PUBLIC, amount=3, up_to=4),
    Plus(PACT_LIMIT, "up_to"),
    On(BUILT, take_pacts, own=True),
    On(LOST, ReturnSurplus(ME), own=True),
)


def not_science(s: NewDawn, p: Player, card: Held, focus: int) -> bool:
    return focus != SCIENCE


card(
    Wonder("oxford_university", SCIENCE, MODERN, 10, (MERCURY, MARBLE), PUBLIC),
    Allow(ANY_TYPE, when=not_science),
)


def more_reinforced(s: NewDawn, p: Player, card: Held, cell: int) -> bool:
    """Strictly more reinforced tokens than the defending player (ND-21.14)."""
    rival = defender_of(s, cell)
    return rival is not None and len(p.reinforced) > len(rival.reinforced)


card(
    Wonder("kremlin", SCIENCE, MODERN, 11, (MERCURY, OIL), PUBLIC, amount=4),
    Plus(ATTACK, "amount", when=more_reinforced),
)
