"""Civilizations of Fantasies & Futures, Illuminati to Werefolk (TP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    BENEFIT,
    FREE,
    ChooseTrack,
    MayAdvance,
)
from tessera.games.tapestry.benefits import Gains
from tessera.games.tapestry.building import ChooseBuilding, cover
from tessera.games.tapestry.cards.civilizations_plans_a_to_r import discard_mat_tile
from tessera.games.tapestry.cards.sentences import (
    ChooseOpponent,
    civ_card,
    empty_mat,
    in_turns,
    its_turn,
    put_token,
)
from tessera.games.tapestry.content import FANTASIES, Civilization
from tessera.games.tapestry.exploring import explore_tile
from tessera.games.tapestry.hooks import (
    DICE_ROLLED,
    EXTRA_DRAWS,
    EXTRA_ROLLS,
    GAINED_CIV,
    INCOME_STEP_1,
    INCOME_TURN_ENDS,
    KEEPS_ERA_CARD,
    PLAY_ON,
    RESPOND_AFTER_END,
    SCIENCE_ROLLED,
    TURN_AFTER_END,
)
from tessera.games.tapestry.naming import describe_plot
from tessera.games.tapestry.regressing import Regress
from tessera.games.tapestry.rolling import gain_face
from tessera.games.tapestry.supplies import (
    ChooseCard,
    DiscardTapestries,
    DrawTapestry,
    KeepSpace,
    KeepTapestry,
    describe_card,
    discard_tapestry,
    discard_tile,
    look_at,
)
from tessera.games.tapestry.tapestries import PlayTapestry
from tessera.games.tapestry.world import (
    TOKEN,
    Player,
    Tapestry,
    city_of,
    era_space,
    halves,
    is_when_played,
    keys_of,
    opponents,
    plots,
    score,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NO_ONE,
    Act,
    Ask,
    Description,
    InOrder,
    Option,
    Step,
    lies_on,
)
from tessera.kernel.effects import RIVALS, Allow, Card, Held, On, Plus, Use, card, total
from tessera.kernel.geometry import bits

# --- Illuminati -------------------------------------------------------------------------------------------------


class LightUp(Act, frozen=True):
    """Three cards, one is kept; all dice lie on the mat."""

    seat: int

    def run(self, s: Tapestry) -> None:
        s.dice_home = 0b111
        look_at(s, s.players[self.seat], 3 + total(s, s.players[self.seat], EXTRA_DRAWS))  # TP-10.20
        if s.players[self.seat].looking.cards:
            s.then(KeepTapestry(self.seat, count=1, discard=True))


class TakeScienceDie(Act, frozen=True):
    """An opponent rolls the science die of the mat: the Illuminati may advance first (TP-10.12)."""

    seat: int
    track: int

    def run(self, s: Tapestry) -> None:
        if s.dice_home & 1:
            s.dice_home &= ~1
            s.then(MayAdvance(self.seat, self.track, 0))


def science_taken(s: Tapestry, p: Player, card: Held, track: int) -> Step | None:
    return TakeScienceDie(p.seat, track) if s.dice_home & 1 else None


class TakeConquerDice(Act, frozen=True):
    """The rolled faces of conquer dice that lay on the mat."""

    seat: int
    red: str
    black: str
    cell: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for bit, face in ((2, self.red), (4, self.black)):
            if face and s.dice_home & bit:
                s.dice_home &= ~bit
                gain_face(s, p, face, self.cell)


def dice_taken(s: Tapestry, p: Player, card: Held, red: str, black: str, cell: int) -> Step | None:
    return TakeConquerDice(p.seat, red, black, cell) if s.dice_home & 6 else None


class CountDice(Act, frozen=True):
    """VP for each die on the mat; then all come back. A mat gained in this step starts with all."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        score(s, p, s.content.row[civ_card(s, "illuminati")].amount * s.dice_home.bit_count())
        s.dice_home = 0b111


# --- Merfolk ----------------------------------------------------------------------------------------------------


class Submerge(ChooseCard, frozen=True):
    """All but two cards of the hand go under the mat, face down (TP-19.04)."""

    verb: ClassVar[str] = "submerge"
    element: ClassVar[str] = "tapestry"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        p, sunk = s.players[self.seat], s.content.number[what]
        p.hand.remove(sunk, seen_by=NO_ONE)
        p.submerged.add(sunk)
        s.touched = True


class SinkRest(Act, frozen=True):
    seat: int

    def run(self, s: Tapestry) -> None:
        more = len(s.players[self.seat].hand.cards) - 2
        if more > 0:
            s.tell("submerged", seat=self.seat, count=more)
            s.then(Submerge(self.seat, more))


class Surface(Act, frozen=True):
    """All submerged cards come back into the hand; that is no gain."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for sunk in p.submerged.take_all():
            p.hand.add(sunk)
        s.touched = True


def keep_five(s: Tapestry, p: Player, card: Held, turn: int) -> Step | None:
    more = len(p.hand.cards) - 5
    return DiscardTapestries(p.seat, more) if turn == 5 and more > 0 else None


def has_cards(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    return bool(p.hand.cards)


class SwimTurn(Ask, frozen=True):
    """A when-played card onto the era 4 stack, or cards discarded for VP each (TP-10.19)."""

    def options(self, s: Tapestry) -> list[Option]:
        hand = s.players[self.seat].hand.cards
        playable = tuple([x for x in hand if is_when_played(s, x)])
        return [
            *[("play", key) for key in keys_of(s, playable)],
            *[("discard", key) for key in keys_of(s, hand)],
        ]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, chosen = s.players[self.seat], s.content.number[str(option[1])]
        if option[0] == "play":
            PlayTapestry(self.seat, space=era_space(p)).take(s, str(option[1]))
            return
        s.then(SwimOn(self.seat, -1))
        discard_tapestry(s, p, chosen)
        score(s, p, 5)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-10.19")


class SwimOn(ChooseCard, frozen=True):
    """Further cards for VP each."""

    verb: ClassVar[str] = "discard"
    element: ClassVar[str] = "tapestry"
    open: ClassVar[bool] = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        p = s.players[self.seat]
        discard_tapestry(s, p, s.content.number[what])
        score(s, p, 5)


def swim(s: Tapestry, p: Player, card: Held) -> Step | None:
    return SwimTurn(p.seat) if p.hand.cards else None


# --- Psionics ---------------------------------------------------------------------------------------------------


def foreseen(s: Tapestry, p: Player, card: Held, turn: int) -> Step:
    return Gains(p.seat, card.row.columns[0][turn - 2])


# --- Weefolk ----------------------------------------------------------------------------------------------------


class GiveToken(ChooseOpponent, frozen=True):
    """An opponent, also one whose game has ended, gets a token to plant (TP-10.15)."""

    def among(self, s: Tapestry) -> list[int]:
        return [x.seat for x in opponents(s, s.players[self.seat]) if x.seat < s.setup.seats]

    def take(self, s: Tapestry, seat: int) -> None:
        s.then(PlantToken(seat, self.seat))


class PlantToken(Ask, frozen=True):
    """On an open plot; without one it takes the place of an income building."""

    open: ClassVar[bool] = True

    weefolk: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        free = city_of(s, p).open & ~plots(p.built)
        if free:
            return [("plant", plot) for plot in bits(free)]
        return [
            ("replace", plots((low, high)).bit_length() - 1)
            for kind, low, high, outside in p.pieces
            if (kind < 4 or kind > 5) and plots((low, high)).bit_count() == 1 and not outside
        ]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, plot = s.players[self.seat], int(option[1])
        low, high = halves(1 << plot)
        if option[0] == "replace":
            p.pieces = tuple([piece for piece in p.pieces if (piece[1], piece[2]) != (low, high)])
        p.pieces = (*p.pieces, (TOKEN, low, high, 0))
        giver = s.players[self.weefolk]
        put_token(s, giver, "weefolk", *lies_on(giver, civ_card(s, "weefolk")), self.seat, plot)
        s.tell("planted", seat=self.seat, plot=city_of(s, p).name(plot))
        cover(s, p, 1 << plot)

    def describe(self, s: Tapestry, option: Option) -> Description:
        named = describe_plot(s, s.players[self.seat], option, "TP-10.15")
        if option[0] == "plant":
            return named
        return Description("do-replace-building", named.args, named.elements, named.rule)


class BuyBuilding(Ask, frozen=True):
    """A territory tile for an income building."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        found: list[Option] = [("discard", key) for key in keys_of(s, p.tiles)] if any(p.covered) else []
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            discard_tile(s, s.players[self.seat], s.content.number[str(option[1])])
            s.then(ChooseBuilding(self.seat))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option)


class CountPlanted(Act, frozen=True):
    """For each planted token the buildings in its row and in its column."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        on = lies_on(p, civ_card(s, "weefolk"))
        for seat, plot in zip(on[::2], on[1::2], strict=True):
            owner = s.players[seat]
            lines = [line for line in city_of(s, owner).lines if line >> plot & 1]
            standing = [plots((low, high)) for kind, low, high, _ in owner.pieces if kind < 4 or kind > 5]
            score(s, p, sum([bool(cells & line) for line in lines for cells in standing]))


def plant_now(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return None if at_setup else GiveToken(p.seat)


# --- Werefolk ---------------------------------------------------------------------------------------------------


class Transform(Act, frozen=True):
    """A random space tile is flipped like a coin."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        discard_mat_tile(s, p, "werefolk")
        if not s.space_stack.cards:
            return
        count = min(1 + total(s, p, EXTRA_DRAWS), len(s.space_stack.cards))
        drawn = tuple(s.chance.draw_several(s.space_stack, count))
        s.then(CatchTile(self.seat, drawn))


class CatchTile(KeepSpace, frozen=True):
    """The tile that is flipped; of several drawn one is kept (TP-10.20)."""

    def resolve(self, s: Tapestry, option: Option) -> None:
        KeepSpace.resolve(self, s, option)
        p, tile = s.players[self.seat], s.content.number[str(option[1])]
        face_up = s.chance.pick(2) == 1
        s.tell("flipped-tile", seat=p.seat, up=int(face_up))
        if face_up:
            s.then(Howl(self.seat, tile))
        else:
            s.then(ChooseTrack(self.seat, tuple(tracks_in_play(s)), BENEFIT | FREE))


class Howl(Ask, frozen=True):
    """A step back lets the tile be explored onto the mat; otherwise VP (TP-16.14)."""

    open: ClassVar[bool] = True

    tile: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        able = any(space for track in tracks_in_play(s) for space in p.tokens[track])
        return [("howl",), DECLINE] if able else [DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == DECLINE:
            score(s, p, s.content.row[civ_card(s, "werefolk")].amount)
            return
        after = (Moonlight(self.seat, self.tile),)
        s.then(Regress(self.seat, tuple(tracks_in_play(s)), gives=0, after=after))


class Moonlight(Act, frozen=True):
    seat: int
    tile: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        put_token(s, p, "werefolk", self.tile)
        explore_tile(s, p, self.tile)


ILLUMINATI_TO_WEREFOLK: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("illuminati", turns=(2, 3, 4, 5), amount=6, set=FANTASIES, solo=False),
        On(GAINED_CIV, LightUp(ME), own=True),
        On(SCIENCE_ROLLED, science_taken, whom=RIVALS),
        On(DICE_ROLLED, dice_taken, whom=RIVALS),
        On(INCOME_STEP_1, CountDice(ME), when=its_turn),
    ),
    card(
        Civilization("merfolk", turns=(2, 3, 4, 5), set=FANTASIES),
        On(INCOME_STEP_1, InOrder((DrawTapestry(ME), SinkRest(ME))), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, InOrder((DrawTapestry(ME), Surface(ME))), when=in_turns(5)),
        On(INCOME_TURN_ENDS, keep_five),
        Allow(RESPOND_AFTER_END),
        Allow(KEEPS_ERA_CARD),
        Allow(PLAY_ON, when=has_cards),
        Use(TURN_AFTER_END, swim),
    ),
    card(
        Civilization(
            "psionics",
            turns=(2, 3, 4, 5),
            columns=((("territory",), ("tapestry",), ("invent",), ("research",)),),
            set=FANTASIES,
        ),
        Plus(EXTRA_ROLLS, 1),
        Plus(EXTRA_DRAWS, 1),
        On(INCOME_STEP_1, foreseen, when=its_turn),
    ),
    card(
        Civilization("weefolk", turns=(2, 3, 4, 5), set=FANTASIES, solo=False),
        On(GAINED_CIV, plant_now, own=True),
        On(INCOME_STEP_1, InOrder((GiveToken(ME), BuyBuilding(ME))), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, InOrder((GiveToken(ME), CountPlanted(ME))), when=in_turns(5)),
    ),
    card(
        Civilization("werefolk", turns=(2, 3, 4, 5), amount=4, set=FANTASIES),
        On(GAINED_CIV, empty_mat, own=True),
        On(INCOME_STEP_1, Transform(ME), when=its_turn),
    ),
)
