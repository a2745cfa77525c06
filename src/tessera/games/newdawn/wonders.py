"""World wonders: their stacks, and the effects that come at their own moment (chapters 11 and 21).

Effects that only change a number or a permission stand where that number is worked out.
"""

from __future__ import annotations

from tessera.games.newdawn.agendas import check_agendas
from tessera.games.newdawn.asking import (
    Question,
    Words,
    describe_piece,
    describe_space,
    named_space,
    piece_words,
    space_words,
)
from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.content import LETTERS
from tessera.games.newdawn.control import (
    CITY,
    STOP,
    PlaceControl,
    destroy_control,
    replace_control,
)
from tessera.games.newdawn.diplomacy import SwapPact, TakePacts
from tessera.games.newdawn.science import replace_card
from tessera.games.newdawn.trade import add_trade
from tessera.games.newdawn.world import (
    NewDawn,
    Player,
    control_spaces,
    empty_spaces,
    friendly_spaces,
    has_envoy,
    has_wonder,
    level_of,
    owner_of,
    replaced,
    rival_control,
    swap_cards,
    unused_control,
)
from tessera.kernel import Description, Option, Refusal, Step
from tessera.kernel.geometry import bits

GO_ON: Option = ("go-on",)
DECLINE: Option = ("decline",)


# --- the stacks ---------------------------------------------------------------------------------------------


def draw_wonder(s: NewDawn, stack: int, age: int) -> int:
    """Take a random face-down wonder of an age."""
    wonders = s.content.wonders
    candidates = [card for card in s.stacks[stack].cards if wonders[card].age == age]
    card = candidates[s.chance.pick(len(candidates))]
    s.stacks[stack].remove(card)
    return card


def turn_up(s: NewDawn, stack: int) -> None:
    """Turn up the next wonder of a stack: the oldest age lies on top (ND-2.11, ND-11.09, ND-11.11)."""
    ages = [s.content.wonders[card].age for card in s.stacks[stack].cards]
    card = draw_wonder(s, stack, min(ages)) if ages else NONE
    s.offer = (*s.offer[:stack], card, *s.offer[stack + 1 :])
    if card != NONE:
        s.tell("wonder-revealed", card=s.content.wonders[card].key)


def wonder_amount(s: NewDawn, key: str) -> int:
    """The number in a wonder's effect."""
    return s.content.wonders[s.content.wonder_id[key]].amount


# --- start of turn ------------------------------------------------------------------------------------------


class StartOfTurn(Question, frozen=True):
    """Start-of-turn effects, each once, in an order of choice, each optional (ND-4.07, ND-21.03)."""

    def effects(self, s: NewDawn) -> dict[str, Step]:
        """What could be used now, by the card that allows it."""
        p = s.players[self.seat]
        if not p.wonders and not p.envoys:
            return {}
        gardens = wonder_amount(s, "hanging_gardens")
        by_card: dict[str, Step] = {
            "hanging_gardens": PlaceControl(self.seat, 1, gardens, CITY),
            "forbidden_city": ForbiddenCity(self.seat),
            "eiffel_tower": EiffelTower(self.seat),
            "oracle": Oracle(self.seat),
            "great_zimbabwe": ReleaseTrade(self.seat),
            "seoul": DriveBarbarian(self.seat),
            "geneva": SwapPact(self.seat),
        }
        return {
            key: step
            for key, step in by_card.items()
            if (has_wonder(s, p, key) if key in s.content.wonder_id else has_envoy(s, p, key))
            and key not in s.turn.used
            and step.possible(s)
        }

    def options(self, s: NewDawn) -> list[Option]:
        effects = self.effects(s)
        return [*[("use", key) for key in effects], GO_ON] if effects else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == GO_ON:
            return
        key = str(option[1])
        step = self.effects(s)[key]
        s.turn.used += (key,)
        s.tell("uses", seat=self.seat, card=key)
        s.then(step, self)

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == GO_ON:
            return Description("do-go-on", rule="ND-4.07")
        kind = "wonder" if option[1] in s.content.wonder_id else "envoy"
        return Description("do-use", {"card": option[1]}, (f"{kind}:{option[1]}",), "ND-21.03")


class ForbiddenCity(Question, frozen=True):
    """Destroy a rival control token next to a friendly space, reinforced or not; no attack (ND-21.04)."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        targets = s.board.grid.next_to(friendly_spaces(p)) & rival_control(s, p)
        return [*[("destroy", cell) for cell in bits(targets)], STOP] if targets else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        cell = int(option[1])
        rival = owner_of(s, cell)
        assert rival is not None
        s.tell("control-destroyed", seat=rival.seat, **space_words(s, cell))
        destroy_control(s, rival, cell)
        check_agendas(s)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_piece(s, option, "ND-21.04")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "destroy" or cell == NONE:
            return None
        if not rival_control(s, s.players[self.seat]) >> cell & 1:
            return Refusal("refused-no-rival-token", rule="ND-21.04")
        return Refusal("refused-not-next-to-friendly", rule="ND-21.04")


class EiffelTower(Question, frozen=True):
    """Choose two control tokens of one rival, who gives up one of them (ND-21.05)."""

    chosen: int = NONE

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if unused_control(s, p) <= 0:
            return []
        if self.chosen != NONE:
            rival = owner_of(s, self.chosen)
            assert rival is not None
            return [("choose", cell) for cell in bits(control_spaces(rival)) if cell != self.chosen]
        tokens = 0
        for rival in s.players:
            if rival is not p and len(rival.control) + len(rival.reinforced) > 1:
                tokens |= control_spaces(rival)
        return [*[("choose", cell) for cell in bits(tokens)], STOP] if tokens else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        cell = int(option[1])
        if self.chosen == NONE:
            s.then(EiffelTower(self.seat, cell))
            return
        rival = owner_of(s, cell)
        assert rival is not None
        s.then(GiveUpToken(rival.seat, self.seat, self.chosen, cell))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        if self.chosen == NONE:
            return Description("ask-eiffel-tower", args, rule="ND-21.05")
        rival = owner_of(s, self.chosen)
        assert rival is not None
        args |= {"other_seat": rival.seat, **space_words(s, self.chosen)}
        return Description("ask-eiffel-tower-second", args, (f"space:{self.chosen}",), "ND-21.05")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-decline", rule="ND-21.05")
        cell = int(option[1])
        return Description("do-choose-token", piece_words(s, cell), (f"space:{cell}",), "ND-21.05")


class GiveUpToken(Question, frozen=True):
    """The chosen player decides which of the two tokens is replaced (ND-21.05)."""

    winner: int
    first: int
    second: int

    def options(self, s: NewDawn) -> list[Option]:
        return [("give-up", self.first), ("give-up", self.second)]

    def resolve(self, s: NewDawn, option: Option) -> None:
        cell = int(option[1])
        s.tell("converted", seat=self.winner, other_seat=self.seat, **space_words(s, cell))
        replace_control(s, s.players[self.seat], s.players[self.winner], cell)
        check_agendas(s)

    def prompt(self, s: NewDawn) -> Description:
        return Description(
            "ask-give-up-token", {"seat": self.seat, "other_seat": self.winner}, rule="ND-21.05"
        )

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, "ND-21.05")


class SwapCards(Question, frozen=True):
    """Swap two cards of the focus row, with everything on them (ND-21.19)."""

    rule = "ND-21.19"

    def pairs(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def options(self, s: NewDawn) -> list[Option]:
        return [*[("swap", a + 1, b + 1) for a, b in self.pairs()], DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        swap_cards(p, int(option[1]) - 1, int(option[2]) - 1)
        keys = [s.content.focus[p.row[int(slot) - 1]].key for slot in option[1:]]
        s.tell("cards-swapped", seat=self.seat, card=keys[1], card2=keys[0])

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule=self.rule)
        row = s.players[self.seat].row
        keys = [s.content.focus[row[int(slot) - 1]].key for slot in option[1:]]
        args: Words = {"card": keys[0], "card2": keys[1]}
        return Description("do-swap", args, tuple(f"card:{key}" for key in keys), self.rule)


class Oracle(SwapCards, frozen=True):
    """Neighbouring cards only."""

    def pairs(self) -> list[tuple[int, int]]:
        return [(a, a + 1) for a in range(4)]


class FiveSuns(SwapCards, frozen=True):
    """Aztec, after resetting the military card and a won attack: any two cards (ND-20.03)."""

    rule = "ND-20.03"

    def pairs(self) -> list[tuple[int, int]]:
        return [(a, b) for a in range(5) for b in range(a + 1, 5)]


class ReleaseTrade(Question, frozen=True):
    """Move trade tokens from Great Zimbabwe to focus cards, one after the other (ND-21.10)."""

    def options(self, s: NewDawn) -> list[Option]:
        if not s.stored_trade:
            return []
        return [*[("release", s.content.focus[card].key) for card in s.players[self.seat].row], STOP]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        p = s.players[self.seat]
        s.stored_trade -= 1
        add_trade(s, p, p.row.index(s.content.focus_id[str(option[1])]))
        s.then(self)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "count": s.stored_trade}
        return Description("ask-release-trade", args, rule="ND-21.10")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule="ND-21.10")
        return Description("do-release", {"card": option[1]}, (f"card:{option[1]}",), "ND-21.10")


class DriveBarbarian(Question, frozen=True):
    """Seoul: move a barbarian to an adjacent empty land space (ND-21.20)."""

    def options(self, s: NewDawn) -> list[Option]:
        empty = empty_spaces(s) & s.board.land
        moves: list[Option] = [
            ("drive", LETTERS[letter], goal)
            for letter, cell in enumerate(s.barbarians)
            if cell >= 0
            for goal in bits(s.board.near[cell] & empty)
        ]
        return [*moves, STOP] if moves else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        s.barbarians = replaced(s.barbarians, LETTERS.index(str(option[1])), int(option[2]))
        s.tell("barbarian-moved", barbarian=str(option[1]), **space_words(s, int(option[2])))

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-decline", rule="ND-21.20")
        args: Words = {"barbarian": option[1], **space_words(s, int(option[2]))}
        return Description("do-drive", args, (f"barbarian:{option[1]}", f"space:{option[2]}"), "ND-21.20")


# --- on build -----------------------------------------------------------------------------------------------


def on_build(s: NewDawn, p: Player, wonder: int) -> None:
    """Effects for the builder only, never on capture (ND-11.10)."""
    key = s.content.wonders[wonder].key
    amount = s.content.wonders[wonder].amount
    if key == "pyramids":
        s.then(UpgradeCards(p.seat, amount, 1))
    elif key == "porcelain_tower":
        s.then(UpgradeCards(p.seat, amount, 3))
    elif key == "potala_palace":
        s.then(TakePacts(p.seat, amount))


class UpgradeCards(Question, frozen=True):
    """Replace cards of the row by those of their type one level higher, each at most once (ND-21.11)."""

    count: int
    highest: int
    """Only cards up to this level."""
    done: tuple[int, ...] = ()

    def options(self, s: NewDawn) -> list[Option]:
        row = s.players[self.seat].row
        cards = [
            card
            for card in row
            if level_of(card) <= self.highest and card not in self.done and card + 1 not in row
        ]
        if not self.count or not cards:
            return []
        return [*[("upgrade", s.content.focus[card].key) for card in cards], STOP]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        card = s.content.focus_id[str(option[1])]
        s.then(UpgradeCards(self.seat, self.count - 1, self.highest, (*self.done, card + 1)))
        replace_card(s, s.players[self.seat], card, card + 1)

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-upgrade-cards", {"seat": self.seat, "count": self.count}, rule="ND-21.11")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule="ND-21.11")
        key = str(option[1])
        new = s.content.focus[s.content.focus_id[key] + 1].key
        return Description("do-upgrade", {"card": key, "card2": new}, (f"card:{key}",), "ND-21.11")
