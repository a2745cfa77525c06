"""Science cards and the tech dial (chapter 8)."""

from __future__ import annotations

from msgspec import structs

from tessera.games.newdawn.agendas import achieve, check_agendas
from tessera.games.newdawn.asking import Question, Words, describe_space, space_words
from tessera.games.newdawn.content import SCIENCE
from tessera.games.newdawn.control import STOP, destroy_control, weaken
from tessera.games.newdawn.resources import GainResource
from tessera.games.newdawn.trade import GainTrade, SpendTrade
from tessera.games.newdawn.world import (
    NewDawn,
    Player,
    caravan_limit,
    control_spaces,
    focus_deck,
    has_wonder,
    replaced,
    take,
)
from tessera.kernel import Description, Option, Refusal, Step
from tessera.kernel.geometry import bits

DECLINE: Option = ("decline",)
STAY: Option = ("stay",)
NUCLEAR_SLOT = 5


class SpendOnScience(SpendTrade, frozen=True):
    """Each trade token is one more space on the dial (ND-8.02)."""

    rule = "ND-8.02"
    gain = "science"

    def go_on(self, s: NewDawn, spent: int) -> None:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        steps: list[Step] = [AdvanceDial(self.seat, self.slot + spent)]
        if card == "mathematics":
            steps.insert(0, GainTrade(self.seat, 1))
        elif card == "replaceable_parts":
            steps.insert(0, GainResource(self.seat, card, new_kind=True))
        elif card == "nuclear_power" and self.slot == NUCLEAR_SLOT:
            steps.insert(0, Nuke(self.seat))
        s.then(*steps)


class Nuke(Question, frozen=True):
    """Nuclear Power in slot 5: all control tokens in and around a space suffer, one's own too (ND-8.13).

    Spaces without any token around are not offered: choosing them would be choosing none.
    """

    def options(self, s: NewDawn) -> list[Option]:
        tokens = 0
        for p in s.players:
            tokens |= control_spaces(p)
        spaces = tokens | s.board.grid.next_to(tokens)
        return [*[("nuke", cell) for cell in bits(spaces)], STOP] if spaces else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        cell = int(option[1])
        hit = s.board.near[cell] | 1 << cell
        s.tell("nuked", seat=self.seat, **space_words(s, cell))
        for p in s.players:
            weak = [token for token in p.control if hit >> token & 1]
            for token in [token for token in p.reinforced if hit >> token & 1]:
                weaken(s, p, token)
                s.tell("weakened", seat=self.seat, other_seat=p.seat, **space_words(s, token))
            for token in weak:
                s.tell("control-destroyed", seat=p.seat, **space_words(s, token))
                destroy_control(s, p, token)
        check_agendas(s)

    def describe(self, s: NewDawn, option: Option) -> Description:
        """With the tokens that suffer, one's own and those of others."""
        described = describe_space(s, option, "ND-8.13", "do-decline")
        if option == STOP:
            return described
        hit = s.board.near[int(option[1])] | 1 << int(option[1])
        counts = [(control_spaces(p) & hit).bit_count() for p in s.players]
        args: Words = {**described.args, "own": counts[self.seat], "others": sum(counts) - counts[self.seat]}
        return structs.replace(described, args=args)


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
    s.tell("advanced", seat=p.seat, spaces=spaces, space=p.dial)
    s.then(
        *[TakeFocusCard(p.seat, level) for at, level in s.content.constants.dial_levels if start < at <= goal]
    )
    if start < s.content.agendas["technophile"].at_least <= goal:  # ND-19.06
        achieve(s, p, "technophile")


class TakeFocusCard(Question, frozen=True):
    """Take a card of exactly this level from the focus deck; it replaces one of its type (ND-8.03, ND-8.05).

    ``take mathematics astrology``: the new card, then the one that leaves the row. With Oxford University other
    cards than science may be replaced by any type (ND-21.12).
    """

    level: int

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        oxford = has_wonder(s, p, "oxford_university")
        keys = [card.key for card in s.content.focus]
        options: list[Option] = [
            ("take", keys[new], keys[old])
            for new in focus_deck(p, self.level)
            for old in p.row
            if new // 4 == old // 4 or (oxford and old // 4 != SCIENCE)
        ]
        return [*options, DECLINE] if options else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        new, old = s.content.focus_id[str(option[1])], s.content.focus_id[str(option[2])]
        replace_card(s, s.players[self.seat], old, new)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "level": str(self.level)}
        return Description("ask-take-focus-card", args, rule="ND-8.03")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-8.05")
        args: Words = {"card": option[1], "card2": option[2]}
        return Description("do-take-card", args, (f"card:{option[2]}", f"card:{option[1]}"), "ND-8.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "take":
            return Refusal("refused-level", {"level": str(self.level)}, "ND-8.03")
        return None


def replace_card(s: NewDawn, p: Player, old: int, new: int) -> None:
    """The new card takes the slot and everything on it; caravans follow the economy card (ND-8.06, ND-8.10)."""
    p.row = replaced(p.row, p.row.index(old), new)
    s.tell("card-replaced", seat=p.seat, card=s.content.focus[new].key, card2=s.content.focus[old].key)
    if len(p.caravans) > caravan_limit(s, p):
        s.then(DropCaravan(p.seat))


class DropCaravan(Question, frozen=True):
    """More caravans on the map than the economy card allows: take one off (ND-8.10)."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if len(p.caravans) <= caravan_limit(s, p):
            return []
        return [("drop", cell) for cell in sorted(set(p.caravans))]

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        cell = int(option[1])
        p.caravans = take(p.caravans, cell)
        s.tell("caravan-home", seat=self.seat, **space_words(s, cell))
        s.then(DropCaravan(self.seat))

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, "ND-8.10")
