"""Science cards (chapter 8): the tech dial, and what single cards do before it advances."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *
from tessera.kernel.data import replace


def science(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return SpendOnScience(p.seat, place=place, slot=slot)


SCIENCE_CARDS = Cards[FocusCard]()
card = SCIENCE_CARDS.add


card(FocusCard("astrology", SCIENCE, 1, RULEBOOK), On(RESOLVED, science, own=True))


def trade_first(s: NewDawn, p: Player, card: HeldAs[FocusCard], slot: int) -> Step:
    return GainTrade(p.seat, card.row.trade)


card(
    FocusCard("mathematics", SCIENCE, 2, PUBLIC, trade=1),
    On(BEFOREHAND, trade_first, own=True),
    On(RESOLVED, science, own=True),
)


card(
    FocusCard("replaceable_parts", SCIENCE, 3, PUBLIC),
    On(BEFOREHAND, GainResource(ME, card=THIS, new_kind=True), own=True),
    On(RESOLVED, science, own=True),
)


class Nuke(Plan, frozen=True):
    """All control tokens in and around a space suffer, one's own too: ``nuke 17`` (ND-8.13).

    Spaces without any token around are not offered: choosing them would be choosing none. Where there are many, the
    tile comes first.
    """

    rule: ClassVar[str] = "ND-8.13"

    def part(self, s: NewDawn) -> list[Option] | None:
        if self.chosen and (self.chosen[-1] == STOP or self.chosen[-1][0] == "nuke"):
            return None
        tokens = all_control(s)
        options = space_part("nuke", tokens | s.board.grid.next_to(tokens), self.chose("tile"))
        return options if self.chosen or not options else [*options, STOP]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] == STOP:
            return
        cell = int(self.chosen[-1][1])
        hit = self.hit(s, cell)
        s.tell("nuked", seat=self.seat, **space_words(s, cell))
        for p in s.players:
            weak = [token for token in p.control if hit >> token & 1]
            for token in [token for token in p.reinforced if hit >> token & 1]:
                weaken(s, p, token)
                s.tell("weakened", seat=self.seat, other_seat=p.seat, **space_words(s, token))
            for token in weak:
                s.tell("control-destroyed", seat=p.seat, **space_words(s, token))
                destroy_control(s, p, token)

    def hit(self, s: NewDawn, cell: int) -> int:
        return s.board.near[cell] | 1 << cell

    def describe(self, s: NewDawn, option: Option) -> Description:
        """With the tokens that suffer, one's own and those of others."""
        if option[0] == "tile":
            return describe_tile(s, option, self.rule)
        described = describe_space(s, option, self.rule, "do-decline")
        if option == STOP:
            return described
        counts = [(control_spaces(p) & self.hit(s, int(option[1]))).bit_count() for p in s.players]
        args: Words = {**described.args, "own": counts[self.seat], "others": sum(counts) - counts[self.seat]}
        return replace(described, args=args)


def in_its_slot(s: NewDawn, p: Player, card: HeldAs[FocusCard], slot: int) -> bool:
    return slot == card.row.slot


card(
    FocusCard("nuclear_power", SCIENCE, 4, PUBLIC, slot=5),
    On(BEFOREHAND, Nuke(ME), when=in_its_slot, own=True),
    On(RESOLVED, science, own=True),
)
