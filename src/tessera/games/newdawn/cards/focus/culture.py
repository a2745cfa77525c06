"""Culture cards (chapter 7): control tokens, and what single cards add to them."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *


def culture(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return SpendOnCulture(p.seat, place=place, slot=slot)


CULTURE_CARDS = Cards[FocusCard]()
card = CULTURE_CARDS.add


card(FocusCard("early_empire", CULTURE, 1, RULEBOOK, tokens=2), On(RESOLVED, culture, own=True))


class MoveControl(Plan, frozen=True):
    """Move one control token to an adjacent empty land space, whatever its terrain: ``move 12 / to 13`` (ND-7.03)."""

    rule: ClassVar[str] = "ND-7.03"

    def goals(self, s: NewDawn) -> int:
        return s.board.land & empty_spaces(s)

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            movable = s.board.grid.next_to(self.goals(s)) & control_spaces(s.players[self.seat])
            return [*[("move", cell) for cell in listed(movable)], STOP] if movable else []
        if len(self.chosen) == 2 or self.chosen[0] == STOP:
            return None
        return [("to", cell) for cell in listed(s.board.near[int(self.chosen[0][1])] & self.goals(s))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] == STOP:
            return
        p = s.players[self.seat]
        origin, goal = [int(cell) for _, cell in self.chosen]
        reinforced = origin in p.reinforced
        remove_control(s, p, origin)
        if reinforced:
            p.reinforced = put(p.reinforced, goal)
        else:
            p.control = put(p.control, goal)
        s.touched = True
        s.tell("moved-control", seat=self.seat, **space_words(s, goal))
        give_up(s, p, origin)
        claim(s, p, goal)

    def prompt(self, s: NewDawn) -> Description:
        if not self.chosen:
            return Description("ask-move-control", {"seat": self.seat}, rule=self.rule)
        origin = int(self.chosen[0][1])
        args: Words = {"seat": self.seat, **space_words(s, origin)}
        return Description("ask-move-control-to", args, (f"space:{origin}",), self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, self.rule, "do-decline")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "to" and named_space(s, option) != NONE:
            return Refusal("refused-not-empty-neighbour", rule=self.rule)
        return Refusal("refused-cannot-move", rule=self.rule) if option[0] == "move" else None


card(
    FocusCard("drama_and_poetry", CULTURE, 2, PUBLIC, tokens=2),
    On(RESOLVED, culture, own=True),
    On(AFTERWARDS, MoveControl(ME), own=True),
)


def more_anywhere(s: NewDawn, p: Player, card: HeldAs[FocusCard], slot: int) -> Step:
    """Next to any friendly space (ND-7.04)."""
    return PlaceControl(p.seat, card.row.more_tokens, slot, FRIENDLY, CULTURE)


card(
    FocusCard("civil_service", CULTURE, 3, PUBLIC, tokens=2, more_tokens=1),
    On(RESOLVED, culture, own=True),
    On(AFTERWARDS, more_anywhere, own=True),
)


class ConvertToken(ChoosePiece, frozen=True, kw_only=True):
    """Replace or weaken a rival token not far from a friendly space; no attack (ND-7.05)."""

    verb: ClassVar[str] = "convert"
    rule: ClassVar[str] = "ND-7.05"

    card: int

    def distance(self, s: NewDawn) -> int:
        return s.content.focus[self.card].range

    def targets(self, s: NewDawn) -> int:
        p = s.players[self.seat]
        return s.board.grid.within(friendly_spaces(p), self.distance(s)) & rival_control(s, p)

    def among(self, s: NewDawn) -> tuple[int, ...]:
        return listed(self.targets(s))

    def take(self, s: NewDawn, what: int) -> None:
        p, rival = s.players[self.seat], owner_of(s, what)
        assert rival is not None
        if what in rival.reinforced:
            weaken(s, rival, what)
            s.tell("weakened", seat=self.seat, other_seat=rival.seat, **space_words(s, what))
        elif unused_control(s, p) > 0:
            convert(s, p, rival, what)
        else:
            s.then(FreeTokenForMedia(self.seat, cell=what))

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "convert" or cell == NONE:
            return None
        if not rival_control(s, s.players[self.seat]) >> cell & 1:
            return Refusal("refused-no-rival-token", rule=self.rule)
        return Refusal("refused-too-far", {"range": self.distance(s)}, self.rule)


def convert(s: NewDawn, p: Player, rival: Player, cell: int) -> None:
    s.tell("converted", seat=p.seat, other_seat=rival.seat, **space_words(s, cell))
    replace_control(s, rival, p, cell)


class FreeTokenForMedia(FreeToken, frozen=True):
    """Converting a token needs one of one's own."""

    def use(self, s: NewDawn) -> None:
        rival = owner_of(s, self.cell)
        assert rival is not None
        convert(s, s.players[self.seat], rival, self.cell)


card(
    FocusCard("mass_media", CULTURE, 4, PUBLIC, tokens=3, range=2),
    On(RESOLVED, culture, own=True),
    On(AFTERWARDS, ConvertToken(ME, card=THIS), own=True),
)
