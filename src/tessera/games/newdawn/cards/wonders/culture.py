"""World wonders of culture (chapters 11 and 21)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *
from tessera.kernel.data import replace

CULTURE_WONDERS = Cards[Wonder]()
card = CULTURE_WONDERS.add


class Stonehenge(Question, frozen=True):
    """After placing on hills: more tokens on hills next to that space, which go on the same way (ND-21.01)."""

    origin: int
    barred: int = NONE
    """A space whose token was taken back for this placement (ND-6.11)."""

    def allowed(self, s: NewDawn) -> int:
        spaces = s.board.near[self.origin] & s.board.of[Terrain.HILLS] & free_for_control(s)
        return spaces & ~(1 << self.barred) if self.barred != NONE else spaces

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if self.origin not in p.control:
            return []
        return placing_options(s, p, self.allowed(s), kept=self.origin)

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        p, cell = s.players[self.seat], int(option[1])
        if option[0] == "take-back":
            s.then(replace(self, barred=cell))
            take_back(s, p, cell)
        else:
            s.then(replace(self, barred=NONE))
            place_control(s, p, cell)

    def prompt(self, s: NewDawn) -> Description:
        if unused_control(s, s.players[self.seat]) <= 0:
            return ask_for_token(self.seat)
        args: Words = {"seat": self.seat, **space_words(s, self.origin)}
        return Description("ask-stonehenge", args, rule="ND-21.01")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_placing(s, option, "ND-21.01")


def on_hills(s: NewDawn, p: Player, card: Held, cell: int) -> bool:
    return bool(s.board.of[Terrain.HILLS] >> cell & 1)


def more_hills(s: NewDawn, p: Player, card: Held, cell: int) -> Step:
    return Stonehenge(p.seat, cell)


card(
    Wonder("stonehenge", CULTURE, ANCIENT, 7, (MARBLE, MERCURY), RULEBOOK, resources_source=PUBLIC),
    On(PLACED, more_hills, when=on_hills),
)


def a_garden(s: NewDawn, p: Player, card: HeldAs[Wonder]) -> Step:
    """Control tokens as with a culture card in the slot of this number (ND-21.02)."""
    return PlaceControl(p.seat, card.row.tokens, card.row.amount, CITY)


card(
    Wonder(
        "hanging_gardens",
        CULTURE,
        ANCIENT,
        8,
        (MARBLE, DIAMONDS),
        RULEBOOK,
        amount=4,
        tokens=1,
        resources_source=PUBLIC,
    ),
    Use(START_OF_TURN, a_garden, once=TURN),
)


class ForbiddenCity(ChoosePiece, frozen=True):
    """Destroy a rival control token next to a friendly space, reinforced or not; no attack (ND-21.04)."""

    verb: ClassVar[str] = "destroy"
    rule: ClassVar[str] = "ND-21.04"

    def among(self, s: NewDawn) -> tuple[int, ...]:
        p = s.players[self.seat]
        return listed(s.board.grid.next_to(friendly_spaces(p)) & rival_control(s, p))

    def take(self, s: NewDawn, what: int) -> None:
        rival = owner_of(s, what)
        assert rival is not None
        s.tell("control-destroyed", seat=rival.seat, **space_words(s, what))
        destroy_control(s, rival, what)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "destroy" or cell == NONE:
            return None
        if not rival_control(s, s.players[self.seat]) >> cell & 1:
            return Refusal("refused-no-rival-token", rule=self.rule)
        return Refusal("refused-not-next-to-friendly", rule=self.rule)


card(
    Wonder("forbidden_city", CULTURE, MEDIEVAL, 9, (MARBLE, OIL), RULEBOOK, age_source=PUBLIC),
    Use(START_OF_TURN, ForbiddenCity(ME), once=TURN),
)


def empty_forest(s: NewDawn, p: Player, card: Held) -> int:
    return s.board.of[Terrain.FOREST] & empty_spaces(s)


card(
    Wonder("chichen_itza", CULTURE, MEDIEVAL, 10, (MARBLE, MERCURY), RULEBOOK, resources_source=PUBLIC),
    Plus(PLACING, empty_forest),
)


def rival_tokens(s: NewDawn, p: Player, card: Held) -> int:
    return rival_control(s, p)


card(
    Wonder("sydney_opera_house", CULTURE, MODERN, 10, (MARBLE, DIAMONDS), RULEBOOK, resources_source=PUBLIC),
    Plus(MATURING, rival_tokens),
)


class EiffelTower(Plan, frozen=True):
    """Choose two control tokens of one rival, who gives up one of them: ``choose 17 / choose 23`` (ND-21.05)."""

    rule: ClassVar[str] = "ND-21.05"

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            tokens = self.tokens(s)
            return [*[("choose", cell) for cell in listed(tokens)], STOP] if tokens else []
        if len(self.chosen) == 2 or self.chosen[0] == STOP:
            return None
        first = int(self.chosen[0][1])
        return [("choose", cell) for cell in listed(control_spaces(self.rival(s))) if cell != first]

    def tokens(self, s: NewDawn) -> int:
        """Those of rivals who have at least two."""
        p = s.players[self.seat]
        if unused_control(s, p) <= 0:
            return 0
        tokens = 0
        for rival in s.players:
            if rival is not p and len(rival.control) + len(rival.reinforced) > 1:
                tokens |= control_spaces(rival)
        return tokens

    def rival(self, s: NewDawn) -> Player:
        """Whose token was chosen first."""
        rival = owner_of(s, int(self.chosen[0][1]))
        assert rival is not None
        return rival

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != STOP:
            first, second = [int(cell) for _, cell in self.chosen]
            s.then(GiveUpToken(self.rival(s).seat, winner=self.seat, tokens=(first, second)))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        if not self.chosen:
            return Description("ask-eiffel-tower", args, rule=self.rule)
        first = int(self.chosen[0][1])
        args |= {"other_seat": self.rival(s).seat, **space_words(s, first)}
        return Description("ask-eiffel-tower-second", args, (f"space:{first}",), self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-decline", rule=self.rule)
        cell = int(option[1])
        return Description("do-choose-token", piece_words(s, cell), (f"space:{cell}",), self.rule)


class GiveUpToken(ChooseSpace, frozen=True, kw_only=True):
    """The chosen player decides which of the two tokens is replaced (ND-21.05)."""

    verb: ClassVar[str] = "give-up"
    rule: ClassVar[str] = "ND-21.05"
    stop: ClassVar[Option | None] = None

    winner: int
    tokens: tuple[int, int]

    def among(self, s: NewDawn) -> tuple[int, int]:
        return self.tokens

    def take(self, s: NewDawn, what: int) -> None:
        s.tell("converted", seat=self.winner, other_seat=self.seat, **space_words(s, what))
        replace_control(s, s.players[self.seat], s.players[self.winner], what)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "other_seat": self.winner}
        return Description("ask-give-up-token", args, rule=self.rule)


card(
    Wonder("eiffel_tower", CULTURE, MODERN, 12, (MARBLE, OIL), RULEBOOK, resources_source=PUBLIC),
    Use(START_OF_TURN, EiffelTower(ME), once=TURN),
)
