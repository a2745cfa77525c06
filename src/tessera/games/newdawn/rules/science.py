"""Science cards and the tech dial (chapter 8)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.hooks import ANY_TYPE, DIAL_MOVED
from tessera.games.newdawn.rules.agendas import happened
from tessera.games.newdawn.rules.asking import ChooseSpace, Plan, Question, Words, space_words
from tessera.games.newdawn.rules.trade import SpendTrade
from tessera.games.newdawn.state import NewDawn, Player, caravan_limit, focus_deck
from tessera.kernel import DECLINE, Description, Option, Refusal
from tessera.kernel.effects import allows
from tessera.kernel.tuples import replaced, take

STAY: Option = ("stay",)


class SpendOnScience(SpendTrade, frozen=True):
    """Each trade token is one more space on the dial (ND-8.02)."""

    rule: ClassVar[str] = "ND-8.02"

    def go_on(self, s: NewDawn, spent: int) -> None:
        s.then(AdvanceDial(self.seat, self.slot + spent))


class AdvanceDial(Question, frozen=True):
    """Advance by exactly so many spaces, or not at all (ND-8.02)."""

    spaces: int

    def options(self, s: NewDawn) -> list[Option]:
        return [("advance", self.spaces), STAY]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != STAY:
            advance_dial(s, s.players[self.seat], self.spaces)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "spaces": self.spaces, "dial": s.players[self.seat].dial}
        return Description("ask-advance-dial", args, ("dial",), "ND-8.02")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STAY:
            return Description("do-stay", rule="ND-8.02")
        p = s.players[self.seat]
        args: Words = {"spaces": self.spaces, "to": landing(s, p, self.spaces)}
        return Description("do-advance", args, ("dial",), "ND-8.02")

    def suggest(self, s: NewDawn) -> Option | None:
        """Hardly anybody stays, unless the pointer would fall back."""
        p = s.players[self.seat]
        return ("advance", self.spaces) if landing(s, p, self.spaces) > p.dial else None

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "advance":
            return Refusal("refused-exact-advance", {"spaces": self.spaces}, "ND-8.02")
        return None


def landing(s: NewDawn, p: Player, spaces: int) -> int:
    """Where the pointer stops; beyond the last space it goes directly to 15 (ND-8.07)."""
    constants = s.content.constants
    goal = p.dial + spaces
    return goal if goal <= constants.dial_last else constants.dial_after_last


def advance_dial(s: NewDawn, p: Player, spaces: int) -> None:
    """Move the pointer; every level space reached or passed gives a card, in dial order (ND-8.03, ND-8.04)."""
    start, goal = p.dial, p.dial + spaces
    p.dial = landing(s, p, spaces)
    s.tell("advanced", seat=p.seat, spaces=spaces, dial=p.dial)
    levels = [level for at, level in s.content.constants.dial_levels if start < at <= goal]
    s.then(*[TakeFocusCard(p.seat, level=level) for level in levels])
    happened(s, p, DIAL_MOVED, start, goal)


class TakeFocusCard(Plan, frozen=True, kw_only=True):
    """Take a card of exactly this level from the focus deck; it replaces one of its type (ND-8.03, ND-8.05).

    ``take mathematics / replace astrology``: the new card, then the one that leaves the row, where several could
    (ND-21.12).
    """

    level: int

    def replaceable(self, s: NewDawn, new: int) -> list[int]:
        """The cards of the row whose place a new one may take."""
        p, cards = s.players[self.seat], s.content.focus
        focus = cards[new].type
        return [old for old in p.row if cards[old].type == focus or allows(s, p, ANY_TYPE, cards[old].type)]

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            deck = focus_deck(s, s.players[self.seat], self.level)
            new = [s.content.focus[card].key for card in deck if self.replaceable(s, card)]
            return [*[("take", key) for key in new], DECLINE] if new else []
        if len(self.chosen) == 2 or self.chosen[0] == DECLINE:
            return None
        old = self.replaceable(s, s.content.number[str(self.chosen[0][1])])
        return [("replace", s.content.focus[card].key) for card in old]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != DECLINE:
            (_, new), (_, old) = self.chosen
            replace_card(s, s.players[self.seat], s.content.number[str(old)], s.content.number[str(new)])

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "level": str(self.level)}
        if not self.chosen:
            return Description("ask-take-focus-card", args, rule="ND-8.03")
        card = self.chosen[0][1]
        return Description("ask-replace-card", {**args, "card": card}, (f"card:{card}",), "ND-8.05")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-8.05")
        if option[0] == "replace":
            return Description("do-replace", {"card": option[1]}, (f"card:{option[1]}",), "ND-8.05")
        old = [s.content.focus[card].key for card in self.replaceable(s, s.content.number[str(option[1])])]
        elements = tuple([f"card:{key}" for key in (*old, option[1])])
        if len(old) > 1:
            return Description("do-take-card-for-any", {"card": option[1]}, elements, "ND-8.03")
        return Description("do-take-card", {"card": option[1], "card2": old[0]}, elements, "ND-8.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "take":
            return Refusal("refused-level", {"level": str(self.level)}, "ND-8.03")
        return Refusal("refused-other-type", rule="ND-8.05") if option[0] == "replace" else None


def replace_card(s: NewDawn, p: Player, old: int, new: int) -> None:
    """The new card takes the slot and everything on it; caravans follow the economy card (ND-8.06, ND-8.10)."""
    p.row = replaced(p.row, p.row.index(old), new)
    s.tell("card-replaced", seat=p.seat, card=s.content.focus[new].key, card2=s.content.focus[old].key)
    if len(p.caravans) > caravan_limit(s, p):
        s.then(DropCaravan(p.seat))


class DropCaravan(ChooseSpace, frozen=True):
    """More caravans on the map than the economy card allows: take one off (ND-8.10)."""

    verb: ClassVar[str] = "drop"
    rule: ClassVar[str] = "ND-8.10"
    stop: ClassVar[Option | None] = None

    def among(self, s: NewDawn) -> list[int]:
        p = s.players[self.seat]
        return sorted(set(p.caravans)) if len(p.caravans) > caravan_limit(s, p) else []

    def take(self, s: NewDawn, what: int) -> None:
        p = s.players[self.seat]
        p.caravans = take(p.caravans, what)
        s.tell("caravan-home", seat=self.seat, **space_words(s, what))
        s.then(self)
