"""Dice: research with the science die, and both conquer dice (TP-7.27 - TP-7.37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tessera.games.tapestry.content import TRACKS
from tessera.games.tapestry.hooks import (
    ALSO_RED,
    DICE_ROLLED,
    DIE_CHOSEN,
    EXTRA_ROLLS,
    SCIENCE_ROLLED,
    SCIENCE_USED,
)
from tessera.games.tapestry.rules.advancing import WHOLE, AdvanceOrPoints, MayAdvance
from tessera.games.tapestry.rules.benefits import COUNTS, Gains, gain_words, word
from tessera.games.tapestry.rules.land import tile_at
from tessera.games.tapestry.rules.naming import ChooseHex, describe_hex
from tessera.games.tapestry.rules.vocabulary import Said
from tessera.games.tapestry.state import Player, Tapestry, position, score, track_named, with_arts
from tessera.kernel import NONE, Act, Ask, Description, Option, Refusal
from tessera.kernel.effects import allows, emit, total

D12, D20, RED, BLACK = range(4)
SCIENCE_DIE, RED_DIE, BLACK_DIE = range(3)
DICE: Final = ("science", "red", "black")

Using = Callable[[Tapestry, Player, int], None]
USES: Final[dict[str, Using]] = {}
"""What a rolled track is used for, by a word that can be saved."""


def roll_use(name: str) -> Callable[[Using], Using]:
    def define(use: Using) -> Using:
        USES[name] = use
        return use

    return define


# --- the science die --------------------------------------------------------------------------------------------


def science_die(s: Tapestry) -> int:
    return D20 if with_arts(s) else D12


class RollScience(Act, frozen=True):
    """Roll; where there are several faces to choose from, one is chosen; then it is used."""

    seat: int
    use: str = ""
    die: int = NONE
    card: int = NONE
    """What uses it, where that stands on a card."""

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        die = science_die(s) if self.die == NONE else self.die
        if self.die == NONE and die == D20 and s.setup.settings.get("choose_die"):
            s.then(ChooseScienceDie(self.seat, self.use, self.card))
            return
        faces = s.content.tables.dice[die].faces
        count = 1 + (self.use == "twice") + total(s, p, EXTRA_ROLLS, SCIENCE_DIE)
        rolled = tuple([track_named(faces[s.chance.roll(len(faces)) - 1]) for _ in range(count)])
        s.rolled = (rolled[-1], s.rolled[1], s.rolled[2])
        for track in rolled:
            s.tell("rolled-science", seat=p.seat, track=TRACKS[track])
        s.then(UseRoll(self.seat, self.use, rolled, self.card))
        emit(s, p, SCIENCE_ROLLED, rolled[0])


class ChooseScienceDie(Ask, frozen=True):
    """With both dice the roller may choose which one to roll (TP-7.30)."""

    open: ClassVar[bool] = True

    use: str
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("die", 12), ("die", 20)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(RollScience(self.seat, self.use, D12 if option[1] == 12 else D20, self.card))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-die", {"sides": option[1]}, rule="TP-7.30")


class UseRoll(Ask, frozen=True):
    """Of several faces one counts (TP-10.13)."""

    open: ClassVar[bool] = True

    use: str
    faces: tuple[int, ...]
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("face", TRACKS[track]) for track in dict.fromkeys(self.faces)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, track = s.players[self.seat], track_named(str(option[1]))
        if self.card == NONE:
            USES[self.use](s, p, track)
        else:
            emit(s, p, SCIENCE_USED, track, about=self.card)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-face", {"track": option[1]}, (f"track:{option[1]}",), "TP-10.13")


@roll_use("twice")
@roll_use("research")
def use_research(s: Tapestry, p: Player, track: int) -> None:
    """Advancing is optional, with benefit and bonus (TP-7.27)."""
    s.then(MayAdvance(p.seat, track, WHOLE))


@roll_use("research_x")
def use_research_x(s: Tapestry, p: Player, track: int) -> None:
    s.then(MayAdvance(p.seat, track, 0))


@roll_use("research_x_maxout")
def use_research_maxout(s: Tapestry, p: Player, track: int) -> None:
    """VP for each roll that would leave the track (TP-6.18)."""
    s.then(AdvanceOrPoints(p.seat, track))


@roll_use("points")
def use_for_points(s: Tapestry, p: Player, track: int) -> None:
    score(s, p, position(p, track))


@word("research", "research_x", "research_x_maxout")
def research(s: Tapestry, p: Player, what: str) -> None:
    """Rolling is mandatory, advancing is not (TP-7.27, TP-7.28)."""
    s.then(RollScience(p.seat, what))


# --- the conquer dice -------------------------------------------------------------------------------------------


def roll_die(s: Tapestry, p: Player, die: int, count: int = 1) -> tuple[str, ...]:
    """So many faces of the red or black die, and more for some (TP-10.13)."""
    faces = s.content.tables.dice[die].faces
    count += total(s, p, EXTRA_ROLLS, die - 1)
    rolled = tuple([s.chance.roll(len(faces)) - 1 for _ in range(count)])
    science, red, black = s.rolled
    s.rolled = (science, rolled[-1], black) if die == RED else (science, red, rolled[-1])
    for face in rolled:
        s.tell(
            "rolled-die", seat=p.seat, die=DICE[die - 1], face=faces[face].replace("_", "-").replace(":", "-")
        )
    return tuple([faces[face] for face in rolled])


def gain_face(s: Tapestry, p: Player, face: str, cell: int) -> None:
    """VP, a resource, or the benefit of the territory tile (TP-7.35, TP-7.36)."""
    if face != "territory_benefit":
        s.then(Gains(p.seat, (Said(face),)))
        return
    tile = tile_at(s, cell) if cell != NONE else NONE
    if tile != NONE:
        gain_words(s, p.seat, s.content.tile[tile].gain)


def face_points(s: Tapestry, p: Player, face: str) -> int:
    """The VP that a face of the red die gives now."""
    return int(face[3:]) if face.startswith("vp:") else COUNTS[face](s, p) if face in COUNTS else 0


class RollBoth(Act, frozen=True):
    """Both dice; one result is gained, or both (TP-7.34, TP-7.37)."""

    seat: int
    cell: int
    both: bool

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        red, black = roll_die(s, p, RED), roll_die(s, p, BLACK)
        s.then(ChooseDie(self.seat, self.cell, red, black, self.both))
        emit(s, p, DICE_ROLLED, red[0], black[0], self.cell)


def roll_for_both(s: Tapestry, p: Player, cell: int) -> None:
    """Both results without a conquest; whoever has the dice on a mat has something of it (TP-10.12)."""
    red, black = roll_die(s, p, RED), roll_die(s, p, BLACK)
    s.then(ChooseDie(p.seat, cell, red, black, True, plain=True))
    emit(s, p, DICE_ROLLED, red[0], black[0], cell)


class ChooseDie(Ask, frozen=True):
    """``red vp:5`` or ``black coin``: the attacker's choice."""

    open: ClassVar[bool] = True

    cell: int
    red: tuple[str, ...]
    black: tuple[str, ...]
    both: bool
    plain: bool = False
    """Not of a conquest: nobody else has anything of it."""

    def options(self, s: Tapestry) -> list[Option]:
        reds: list[Option] = [("red", face) for face in dict.fromkeys(self.red)]
        return [*reds, *[("black", face) for face in dict.fromkeys(self.black)]]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, face = s.players[self.seat], str(option[1])
        if self.both:
            if option[0] == "red" and self.black:
                s.then(ChooseDie(self.seat, self.cell, (), self.black, True, self.plain))
            elif option[0] == "black" and self.red:
                s.then(ChooseDie(self.seat, self.cell, self.red, (), True, self.plain))
        elif not self.plain:
            left = self.black if option[0] == "red" else self.red
            s.then(NotChosen(self.seat, self.cell, left[-1]))
        first = bool(self.red) and (not self.both or bool(self.black))
        if first and not self.plain and allows(s, p, ALSO_RED):
            gain_face(s, p, self.red[-1], self.cell)
        s.tell("die", seat=p.seat, die=str(option[0]), face=face.replace("_", "-").replace(":", "-"))
        gain_face(s, p, face, self.cell)

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-choose-die", {"seat": self.seat}, rule="TP-7.34")

    def describe(self, s: Tapestry, option: Option) -> Description:
        face = str(option[1]).replace("_", "-").replace(":", "-")
        args: dict[str, int | str] = {
            "die": option[0],
            "face": face,
            "count": face_points(s, s.players[self.seat], str(option[1])),
        }
        return Description("do-choose-die", args, (f"die:{option[0]}",), "TP-7.34")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-not-offered", rule="TP-7.34") if option[0] in ("red", "black") else None


class NotChosen(Act, frozen=True):
    """The die that was not chosen may serve somebody else (TP-13.16)."""

    seat: int
    cell: int
    face: str

    def run(self, s: Tapestry) -> None:
        emit(s, s.players[self.seat], DIE_CHOSEN, self.cell, self.face)


class PickFace(Ask, frozen=True):
    """One face of several of the same die."""

    open: ClassVar[bool] = True

    faces: tuple[str, ...]
    cell: int = NONE

    def options(self, s: Tapestry) -> list[Option]:
        return [("face", face) for face in dict.fromkeys(self.faces)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        face = str(option[1])
        if face == "territory_benefit" and self.cell == NONE:
            s.then(ControlledTile(self.seat))
        else:
            gain_face(s, s.players[self.seat], face, self.cell)

    def describe(self, s: Tapestry, option: Option) -> Description:
        face = str(option[1]).replace("_", "-").replace(":", "-")
        points = face_points(s, s.players[self.seat], str(option[1]))
        return Description("do-die-face", {"face": face, "count": points})


class ControlledTile(ChooseHex, frozen=True):
    """The benefit of a territory tile that the player controls; printed hexes have none."""

    verb: ClassVar[str] = "tile"
    rule: ClassVar[str] = "TP-7.36"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        held = s.players[self.seat].held
        return [cell for cell, tile in enumerate(s.laid) if tile >= 0 and held >> cell & 1]

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option, self.rule, "do-controlled-tile")

    def take(self, s: Tapestry, what: int) -> None:
        gain_words(s, self.seat, s.content.tile[s.laid[what]].gain)


class MayUseControlledTile(ControlledTile, frozen=True):
    """The same, if wanted."""

    stop: ClassVar[Option | None] = ("stop",)


@word("controlled_tile_benefit_optional")
def may_use_tile(s: Tapestry, p: Player, what: str) -> None:
    s.then(MayUseControlledTile(p.seat))


@word("roll_one_conquer_die")
def roll_one_die(s: Tapestry, p: Player, what: str) -> None:
    s.then(RollOneDie(p.seat))


def roll_single(s: Tapestry, p: Player, die: int, count: int = 1, cell: int = NONE) -> None:
    """One die, perhaps several times; one face is gained."""
    faces = roll_die(s, p, die, count)
    s.then(PickFace(p.seat, faces, cell))
    emit(s, p, DICE_ROLLED, faces[0] if die == RED else "", faces[0] if die == BLACK else "", cell)


class RollOneDie(Ask, frozen=True):
    """The die is chosen before it is rolled (TP-16.15)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("roll", "red"), ("roll", "black")]

    def resolve(self, s: Tapestry, option: Option) -> None:
        roll_single(s, s.players[self.seat], RED if option[1] == "red" else BLACK)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-roll", {"die": option[1]}, (f"die:{option[1]}",), "TP-16.15")
