"""Civilizations of the base game, Heralds to Isolationists (TP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.benefits import GainAny, Gains
from tessera.games.tapestry.cards.sentences import (
    civ_card,
    describe_space,
    its_turn,
    lay_tokens,
    opponents_named,
    put_token,
)
from tessera.games.tapestry.content import (
    Civilization,
    GainBenefit,
)
from tessera.games.tapestry.hooks import (
    CONQUERED,
    GAINED_CIV,
    INCOME_STEP_1,
    INCOME_TURN_1_ENDS,
    LANDMARK_GAINED,
    UPGRADE_GAINED,
)
from tessera.games.tapestry.inventing import TOP, raise_tech, row_of
from tessera.games.tapestry.land import add_item, corners_at, lands_at
from tessera.games.tapestry.naming import describe_hex
from tessera.games.tapestry.supplies import (
    describe_card,
    discard_tile,
    into_hand,
    tapestries_left,
    top_tapestry,
)
from tessera.games.tapestry.tapestries import MAKER_OF_FIRE, UseAbility, play_card
from tessera.games.tapestry.world import (
    Player,
    Tapestry,
    era_space,
    is_continuous,
    is_when_played,
    key_of,
    keys_of,
    put,
    score,
    take,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NONE,
    Act,
    Ask,
    Compose,
    Description,
    Option,
    Step,
    lies_on,
)
from tessera.kernel.effects import RIVALS, Card, Held, On, card
from tessera.kernel.geometry import bits

# --- Heralds ----------------------------------------------------------------------------------------------------


def herald_mark(seat: int, space: int, card: int) -> int:
    return seat << 16 | space << 12 | card


class Proclaim(Ask, frozen=True):
    """A token on a visible when-played card of anybody, to gain its benefits (TP-8.13)."""

    open: ClassVar[bool] = True

    def targets(self, s: Tapestry) -> list[tuple[int, int, int]]:
        p = s.players[self.seat]
        marks = lies_on(p, civ_card(s, "heralds"))[1:]
        return [
            (other.seat, space, stack[-1])
            for other in s.players
            for space, stack in enumerate(other.eras)
            if stack and stack[-1] >= 0 and is_when_played(s, stack[-1])
            if herald_mark(other.seat, space, stack[-1]) not in marks
        ]

    def options(self, s: Tapestry) -> list[Option]:
        left = (lies_on(s.players[self.seat], civ_card(s, "heralds")) or (0,))[0]
        if not left:
            return []
        found: list[Option] = [
            ("herald", key_of(s, card), seat, space + 1) for seat, space, card in self.targets(s)
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        card = s.content.number[str(option[1])]
        left, *marks = lies_on(p, civ_card(s, "heralds"))
        mark = herald_mark(int(option[2]), int(option[3]) - 1, card)
        put_token(s, p, "heralds", left - 1, *marks, mark)
        s.then(UseAbility(self.seat, card, era_space(p), copied=True))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="TP-8.13")
        args: dict[str, int | str] = {"card": option[1], "other_seat": option[2], "era": option[3]}
        return Description("do-herald", args, (f"tapestry:{option[1]}",), "TP-8.13")


class FirstProclamation(Act, frozen=True):
    """Cards are drawn until a when-played or continuous one comes; then one may be laid on Maker of Fire (TP-2.26)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if s.setup.settings.get("adjustments", True):
            while tapestries_left(s):
                card = top_tapestry(s)
                if is_when_played(s, card) or is_continuous(s, card):
                    s.then(PlayOnMakerOfFire(self.seat))
                    into_hand(s, p, card)
                    return
                s.tapestry_discards.add(card)
                s.tell("discarded", seat=p.seat, card=key_of(s, card))
        s.then(PlayOnMakerOfFire(self.seat))


class PlayOnMakerOfFire(Ask, frozen=True):
    """A when-played or continuous card from hand; some are not allowed (TP-8.10)."""

    def options(self, s: Tapestry) -> list[Option]:
        forbidden = s.content.row[civ_card(s, "heralds")].forbidden
        hand = s.players[self.seat].hand.cards
        fitting = tuple([x for x in hand if is_when_played(s, x) or is_continuous(s, x)])
        found: list[Option] = [("play", key) for key in keys_of(s, fitting) if key not in forbidden]
        return [*found, DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            play_card(s, s.players[self.seat], s.content.number[str(option[1])], MAKER_OF_FIRE)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-2.26")


# --- Historians -------------------------------------------------------------------------------------------------


class GiveHistory(Compose, frozen=True):
    """A territory tile is discarded to give a token to an opponent: ``discard territory_05 / uncover 1 / to 2``."""

    open: ClassVar[bool] = True

    free: bool = False
    """Gained later, all tokens are given at once and nothing is paid."""

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        if self.chosen and self.chosen[0] == DECLINE:
            return None
        squares = [x for x, holder in enumerate(lies_on(p, civ_card(s, "historians"))) if holder == NONE]
        named = opponents_named(s, p)
        if not squares or not named or not (p.tiles or self.free):
            return []
        if not self.chosen:
            pay: list[Option] = (
                [("free",)] if self.free else [("discard", key) for key in keys_of(s, p.tiles)]
            )
            return pay if self.free else [*pay, DECLINE]
        if len(self.chosen) == 1:
            return [("uncover", square) for square in squares]
        return [("to", seat) for seat in named] if len(self.chosen) == 2 else None

    def complete(self, s: Tapestry) -> None:
        if self.chosen[0] == DECLINE:
            return
        p = s.players[self.seat]
        if self.chosen[0][0] == "discard":
            discard_tile(s, p, s.content.number[str(self.chosen[0][1])])
        holders = list(lies_on(p, civ_card(s, "historians")))
        holders[int(self.chosen[1][1])] = int(self.chosen[2][1])
        put_token(s, p, "historians", *holders)
        s.tell("historian", seat=p.seat, other_seat=int(self.chosen[2][1]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option[0] == "to":
            return Description("do-to", {"other_seat": option[1]}, (f"seat:{option[1]}",))
        if option[0] == "uncover":
            return describe_space(s, "historians", 0, option)
        return describe_card(s, option)


class BeginHistory(Act, frozen=True):
    seat: int
    at_setup: bool

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, "historians", *[NONE] * 4)
        if not self.at_setup:
            s.then(*[GiveHistory(self.seat, free=True)] * 4)


def begin_history(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return BeginHistory(p.seat, at_setup)


def told_by(s: Tapestry, p: Player, card: Held, *_: int) -> bool:
    return card.asker in card.on


def uncovered_history(s: Tapestry, p: Player, card: Held, *_: int) -> Step:
    squares = card.row.columns[0]
    words = [said for square, holder in enumerate(card.on) if holder != NONE for said in squares[square]]
    return Gains(p.seat, tuple(words))


# --- Inventors --------------------------------------------------------------------------------------------------


class Improve(Ask, frozen=True):
    """A token on any tech card below the top row, which is upgraded at once, whatever its prerequisite."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if not (lies_on(p, civ_card(s, "inventors")) or (0,))[0]:
            return []
        found: list[Option] = [
            ("improve", key_of(s, tech), owner.seat)
            for owner in s.players
            for tech in (*owner.bottom, *owner.middle)
            if tech not in owner.flipped and tech not in s.turn.locked
            if owner is p or tech in owner.bottom or not s.content.row[tech].flips  # TP-7.25
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, owner = s.players[self.seat], s.players[int(option[2])]
        tech = s.content.number[str(option[1])]
        put_token(s, p, "inventors", lies_on(p, civ_card(s, "inventors"))[0] - 1)
        owner.marked = tuple(sorted((*owner.marked, (tech, self.seat))))
        if owner is not p and row_of(owner, tech) + 1 < TOP:
            s.then(ShareTech(self.seat, tech))
        raise_tech(s, owner, tech)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


class ShareTech(Ask, frozen=True):
    """The benefit that the owner of the card has just gained, if wanted."""

    open: ClassVar[bool] = True

    tech: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("share", key_of(s, self.tech)), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(GainBenefit(self.seat, s.content.row[self.tech].circle))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


def is_marked(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> bool:
    return row == TOP and (tech, p.seat) in s.players[card.asker].marked


class ClaimTech(Act, frozen=True):
    """A marked card of an opponent that reached the top: its square benefit, and then the card (TP-7.43)."""

    seat: int
    owner: int
    tech: int

    def run(self, s: Tapestry) -> None:
        s.then(
            GainBenefit(self.seat, s.content.row[self.tech].square),
            TakeTech(self.seat, self.owner, self.tech),
        )


class TakeTech(Act, frozen=True):
    seat: int
    owner: int
    tech: int

    def run(self, s: Tapestry) -> None:
        p, owner = s.players[self.seat], s.players[self.owner]
        if self.tech not in owner.top:
            return
        owner.top = take(owner.top, self.tech)
        p.bottom = put(p.bottom, self.tech)
        if self.tech in owner.flipped:
            owner.flipped = take(owner.flipped, self.tech)
            p.flipped = put(p.flipped, self.tech)
        for name in ("marked", "propped"):
            entries = getattr(owner, name)
            moving = tuple([entry for entry in entries if entry[0] == self.tech])
            setattr(owner, name, tuple([entry for entry in entries if entry[0] != self.tech]))
            setattr(p, name, tuple(sorted((*getattr(p, name), *moving))))
            if name == "propped":
                for _, landmark in moving:
                    owner.landmarks, p.landmarks = take(owner.landmarks, landmark), put(p.landmarks, landmark)
        s.touched = True
        s.tell("took-tech", seat=p.seat, card=key_of(s, self.tech))


def claim_tech(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> Step:
    return ClaimTech(p.seat, card.asker, tech)


# --- Isolationists ----------------------------------------------------------------------------------------------


class Isolate(Ask, frozen=True):
    """A token on an empty territory that was conquered closes it and brings a resource."""

    open: ClassVar[bool] = True

    cell: int

    def options(self, s: Tapestry) -> list[Option]:
        left = (lies_on(s.players[self.seat], civ_card(s, "isolationists")) or (0,))[0]
        return [("isolate", self.cell), DECLINE] if left and not s.crowded >> self.cell & 1 else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        put_token(s, p, "isolationists", lies_on(p, civ_card(s, "isolationists"))[0] - 1)
        p.markers = tuple(sorted((*p.markers, self.cell)))
        add_item(s, self.cell)
        s.then(GainAny(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option)


def may_isolate(s: Tapestry, p: Player, card: Held, cell: int, empty: bool, defender: int) -> Step | None:
    return Isolate(p.seat, cell) if empty else None


def largest_landmass(s: Tapestry, p: Player) -> int:
    """Connected controlled territories that share a land terrain across their borders (TP-16.12)."""
    best = 0
    grid = s.board.grid
    for terrain in range(1, 5):
        left = {cell for cell in bits(p.held) if TERRAIN_NAMES[terrain] in lands_at(s, cell)}
        while left:
            group, edge = set[int](), {left.pop()}
            while edge:
                cell = edge.pop()
                group.add(cell)
                own = corners_at(s, cell)
                for side, other in enumerate(grid.towards[cell]):
                    if other in left:
                        theirs = corners_at(s, other)
                        pairs = (
                            (own[side], theirs[(side + 4) % 6]),
                            (own[(side + 1) % 6], theirs[(side + 3) % 6]),
                        )
                        if (terrain, terrain) in pairs:
                            left.discard(other)
                            edge.add(other)
            best = max(best, len(group))
    return best


TERRAIN_NAMES: Final = ("sea", "desert", "forest", "grass", "mountain")


class ScoreLandmass(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        vp = s.content.row[civ_card(s, "isolationists")].vp
        size = min(largest_landmass(s, p), len(vp))
        if size:
            score(s, p, vp[size - 1])


HERALDS_TO_ISOLATIONISTS: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("heralds", turns=(2, 3, 4, 5), tokens=4, forbidden=("renaissance",), solo=False),
        On(GAINED_CIV, lay_tokens, own=True),
        On(INCOME_TURN_1_ENDS, FirstProclamation(ME)),
        On(INCOME_STEP_1, Proclaim(ME), when=its_turn),
    ),
    card(
        Civilization(
            "historians",
            turns=(2, 3, 4, 5),
            tokens=4,
            columns=((("vp:3",), ("food",), ("worker",), ("vp:3",)),),
        ),
        On(GAINED_CIV, begin_history, own=True),
        On(INCOME_STEP_1, GiveHistory(ME), when=its_turn),
        On(LANDMARK_GAINED, uncovered_history, when=told_by, whom=RIVALS),
    ),
    card(
        Civilization("inventors", turns=(2, 3, 4, 5), tokens=4, solo=False),
        On(GAINED_CIV, lay_tokens, own=True),
        On(INCOME_STEP_1, Improve(ME), when=its_turn),
        On(UPGRADE_GAINED, claim_tech, when=is_marked, whom=RIVALS),
    ),
    card(
        Civilization(
            "isolationists",
            turns=(5,),
            tokens=4,
            vp=(5, 10, 16, 23, 31, 40),
            adjustment=("territory", "territory"),
        ),
        On(GAINED_CIV, lay_tokens, own=True),
        On(CONQUERED, may_isolate),
        On(INCOME_STEP_1, ScoreLandmass(ME), when=its_turn),
    ),
)
