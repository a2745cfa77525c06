"""Civilizations of the base game, Inventors to Leaders (TP-10)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.rules.advancing import refused_track
from tessera.games.tapestry.rules.inventing import TOP, raise_tech, row_of
from tessera.games.tapestry.rules.land import corners_at

civilizations = Cards[Civilization]()
card = civilizations.add


class Improve(Ask, frozen=True):
    """A token on any tech card below the top row, which is upgraded at once, whatever its prerequisite."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        if not (lies_on(p, self.card) or (0,))[0]:
            return []
        found: list[Option] = [
            ("improve", key_of(s, tech), owner.seat)
            for owner in s.players
            for tech in (*owner.bottom, *owner.middle)
            if tech not in owner.flipped and tech not in s.turn.locked
            if owner is p or tech in owner.bottom or not s.content.tech[tech].flips  # TP-7.25
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, owner = s.players[self.seat], s.players[int(option[2])]
        tech = s.content.number[str(option[1])]
        put_token(s, p, self.card, lies_on(p, self.card)[0] - 1)
        owner.marked = tuple(sorted((*owner.marked, (tech, self.seat))))
        if owner is not p and row_of(owner, tech) + 1 < TOP:
            s.then(ShareTech(self.seat, tech))
        raise_tech(s, owner, tech)

    def describe(self, s: Tapestry, option: Option) -> Description:
        named = describe_card(s, option)
        if option == DECLINE or option[2] == self.seat:
            return named
        args = {**named.args, "other_seat": option[2]}
        return Description("do-improve-of", args, named.elements, named.rule)


class ShareTech(Ask, frozen=True):
    """The benefit that the owner of the card has just gained, if wanted."""

    concerns: ClassVar[str] = "civilization:inventors"
    open: ClassVar[bool] = True

    tech: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("share", key_of(s, self.tech)), DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(GainBenefit(self.seat, s.content.tech[self.tech].circle))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


def is_marked(s: Tapestry, p: Player, card: Held, tech: int, row: int) -> bool:
    return row == TOP and (tech, p.seat) in s.players[card.asker].marked


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
    """A marked card of an opponent that reached the top: its square benefit, and then the card (TP-7.43)."""
    square = GainBenefit(p.seat, s.content.tech[tech].square)
    return InOrder((square, TakeTech(p.seat, card.asker, tech)))


card(
    Civilization("inventors", turns=(2, 3, 4, 5), tokens=4, solo=False),
    On(GAINED_CIV, lay_tokens, own=True),
    On(INCOME_STEP_1, Improve(ME, card=THIS), when=its_turn),
    Plus(MAT_READY, ready_tokens, own=True),
    On(UPGRADE_GAINED, claim_tech, when=is_marked, whom=RIVALS),
)


class Isolate(Ask, frozen=True):
    """A token on an empty territory that was conquered closes it and brings a resource."""

    open: ClassVar[bool] = True

    cell: int
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        left = (lies_on(s.players[self.seat], self.card) or (0,))[0]
        return [("isolate", self.cell), DECLINE] if left and not s.crowded >> self.cell & 1 else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        put_token(s, p, self.card, lies_on(p, self.card)[0] - 1)
        p.markers = tuple(sorted((*p.markers, self.cell)))
        add_item(s, self.cell)
        s.then(GainAny(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option)


def may_isolate(s: Tapestry, p: Player, card: Held, cell: int, empty: bool, defender: int) -> Step | None:
    return Isolate(p.seat, cell, card=card.number) if empty else None


def largest_landmass(s: Tapestry, p: Player) -> int:
    """Connected controlled territories that share a land terrain across their borders (TP-16.12)."""
    best = 0
    grid = s.board.grid
    for terrain in range(1, 5):
        left = {cell for cell in bits(p.held) if TERRAINS[terrain] in lands_at(s, cell)}
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


def landmass_vp(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> int:
    vp: tuple[int, ...] = card.row.vp
    size = min(largest_landmass(s, p), len(vp))
    return vp[size - 1] if size else 0


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
    Plus(MAT_READY, ready_tokens, own=True),
    Plus(CARD_VP, landmass_vp, own=True),
    On(INCOME_STEP_1, ScoreCard(ME, THIS, "score-landmass"), when=its_turn),
)


class Lead(Ask, frozen=True):
    """A token on a leader who has none: a free advance with benefit, but without bonus."""

    open: ClassVar[bool] = True

    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        used = lies_on(p, self.card)
        found: list[Option] = [
            ("lead", TRACKS[track]) for track in range(4) if track not in used and can_advance(s, p, track)
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, track = s.players[self.seat], track_named(str(option[1]))
        put_token(s, p, self.card, *lies_on(p, self.card), track)
        s.then(Advance(self.seat, track, BENEFIT))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_advance(s, s.players[self.seat], option, "TP-6.01")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if option[0] != "lead" or can_advance(s, p, track_named(str(option[1]))):
            return None
        return refused_track(s, p, option)


card(
    Civilization("leaders", turns=(2, 3, 4, 5)),
    On(INCOME_STEP_1, Lead(ME, card=THIS), when=its_turn),
    Plus(MAT_MARKED, listed, own=True),
)
