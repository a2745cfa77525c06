"""Culture cards (chapter 7)."""

from __future__ import annotations

from tessera.games.newdawn.agendas import check_agendas
from tessera.games.newdawn.asking import (
    Question,
    Words,
    describe_piece,
    describe_space,
    named_space,
    space_words,
)
from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.content import CULTURE
from tessera.games.newdawn.control import (
    CITY,
    FRIENDLY,
    STOP,
    PlaceControl,
    claim,
    destroy_control,
    give_up,
    remove_control,
    replace_control,
    weaken,
)
from tessera.games.newdawn.trade import SpendTrade
from tessera.games.newdawn.world import (
    NewDawn,
    Player,
    control_spaces,
    empty_spaces,
    friendly_spaces,
    leads,
    owner_of,
    put,
    rival_control,
    unused_control,
)
from tessera.kernel import Description, Option, Refusal, Step
from tessera.kernel.geometry import bits


class SpendOnCulture(SpendTrade, frozen=True):
    """Each trade token is one more control token (ND-7.02)."""

    rule = "ND-7.02"
    gain = "culture"

    def go_on(self, s: NewDawn, spent: int) -> None:
        p = s.players[self.seat]
        card = s.content.focus[p.row[self.place]]
        count = card.tokens + spent + grand_tour(s, p)
        steps: list[Step] = [PlaceControl(self.seat, count, self.slot, CITY, CULTURE)]
        if card.key == "drama_and_poetry":
            steps.append(MoveControl(self.seat))
        elif card.key == "civil_service":
            steps.append(PlaceControl(self.seat, 1, self.slot, FRIENDLY, CULTURE))
        elif card.key == "mass_media":
            steps.append(ConvertToken(self.seat))
        s.then(*steps)


def grand_tour(s: NewDawn, p: Player) -> int:
    """France's extra tokens: by the latest age among its wonders (ND-20.05)."""
    if not p.wonders or not leads(s, p, "france"):
        return 0
    return 1 + max(s.content.wonders[wonder].age for wonder in p.wonders)


class MoveControl(Question, frozen=True):
    """Drama and Poetry: move one control token to an adjacent empty land space, whatever its terrain (ND-7.03)."""

    origin: int = NONE

    def targets(self, s: NewDawn, origin: int) -> int:
        return s.board.near[origin] & s.board.land & empty_spaces(s)

    def options(self, s: NewDawn) -> list[Option]:
        if self.origin != NONE:
            return [("to", cell) for cell in bits(self.targets(s, self.origin))]
        movable = s.board.grid.next_to(s.board.land & empty_spaces(s)) & control_spaces(s.players[self.seat])
        return [*[("move", cell) for cell in bits(movable)], STOP] if movable else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        if self.origin == NONE:
            s.then(MoveControl(self.seat, int(option[1])))
            return
        p = s.players[self.seat]
        cell = int(option[1])
        reinforced = self.origin in p.reinforced
        remove_control(s, p, self.origin)
        if reinforced:
            p.reinforced = put(p.reinforced, cell)
        else:
            p.control = put(p.control, cell)
        s.tell("moved-control", seat=self.seat, **space_words(s, cell))
        give_up(s, p, self.origin)
        claim(s, p, cell)
        check_agendas(s)

    def prompt(self, s: NewDawn) -> Description:
        if self.origin == NONE:
            return Description("ask-move-control", {"seat": self.seat}, rule="ND-7.03")
        args: Words = {"seat": self.seat, **space_words(s, self.origin)}
        return Description("ask-move-control-to", args, (f"space:{self.origin}",), "ND-7.03")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, "ND-7.03", "do-decline")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "to" and named_space(s, option) != NONE:
            return Refusal("refused-not-empty-neighbour", rule="ND-7.03")
        return Refusal("refused-cannot-move", rule="ND-7.03") if option[0] == "move" else None


class ConvertToken(Question, frozen=True):
    """Mass Media: replace or weaken a rival token within 2 spaces of a friendly space; no attack (ND-7.05)."""

    def targets(self, s: NewDawn) -> int:
        p = s.players[self.seat]
        return s.board.grid.within(friendly_spaces(p), 2) & rival_control(s, p)

    def options(self, s: NewDawn) -> list[Option]:
        targets = self.targets(s)
        return [*[("convert", cell) for cell in bits(targets)], STOP] if targets else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        cell = int(option[1])
        rival = owner_of(s, cell)
        assert rival is not None
        if cell in rival.reinforced:
            weaken(s, rival, cell)
            s.tell("weakened", seat=self.seat, other_seat=rival.seat, **space_words(s, cell))
        elif unused_control(s, s.players[self.seat]) > 0:
            convert(s, s.players[self.seat], cell)
        else:
            s.then(FreeTokenForMedia(self.seat, cell))

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_piece(s, option, "ND-7.05")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "convert" or cell == NONE:
            return None
        if not rival_control(s, s.players[self.seat]) >> cell & 1:
            return Refusal("refused-no-rival-token", rule="ND-7.05")
        return Refusal("refused-too-far", {"range": 2}, "ND-7.05")


def convert(s: NewDawn, p: Player, cell: int) -> None:
    rival = owner_of(s, cell)
    assert rival is not None
    s.tell("converted", seat=p.seat, other_seat=rival.seat, **space_words(s, cell))
    replace_control(s, rival, p, cell)
    check_agendas(s)


class FreeToken(Question, frozen=True):
    """No control token is unused: take one back from the map, or do without (ND-6.07, ND-6.12)."""

    cell: int
    """Where the token is needed."""

    def use(self, s: NewDawn) -> None:
        raise NotImplementedError

    def do_without(self, s: NewDawn) -> None:
        """What happens if no token is taken back."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        return [*[("take-back", cell) for cell in sorted((*p.control, *p.reinforced))], STOP]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            self.do_without(s)
            return
        cell = int(option[1])
        destroy_control(s, s.players[self.seat], cell)
        s.tell("took-back", seat=self.seat, **space_words(s, cell))
        self.use(s)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, **space_words(s, self.cell)}
        return Description("ask-free-token", args, (f"space:{self.cell}",), "ND-6.07")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, "ND-6.07", "do-do-without")


class FreeTokenForMedia(FreeToken, frozen=True):
    """Mass Media needs a token."""

    def use(self, s: NewDawn) -> None:
        convert(s, s.players[self.seat], self.cell)
