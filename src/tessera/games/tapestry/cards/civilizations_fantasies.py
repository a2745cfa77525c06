"""Civilizations of Fantasies & Futures (TP-10): each is read in one place, its numbers and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.advancing import (
    BENEFIT,
    FREE,
    ChooseTrack,
    MayAdvance,
    Regress,
)
from tessera.games.tapestry.benefits import ChooseGain, GainAny, Gains, gain_words
from tessera.games.tapestry.building import ChooseBuilding, cover, landmarks_in_city
from tessera.games.tapestry.cards.civilizations_base import Remember
from tessera.games.tapestry.cards.civilizations_plans import discard_mat_tile, empty_mat
from tessera.games.tapestry.cards.sentences import (
    ChooseOpponent,
    civ_card,
    describe_space,
    in_turns,
    its_turn,
    put_token,
)
from tessera.games.tapestry.content import FANTASIES, ROWS, Civilization
from tessera.games.tapestry.exploring import explore_tile
from tessera.games.tapestry.hooks import (
    ADVANCE_AFTER_END,
    DICE_ROLLED,
    EXTRA_DRAWS,
    EXTRA_ROLLS,
    GAINED_CIV,
    INCOME_STEP_1,
    INCOME_TURN_ENDS,
    KEEPS_ERA_CARD,
    LANDMARK_GAINED,
    PLAY_ON,
    RESPOND_AFTER_END,
    SCIENCE_ROLLED,
    TURN_AFTER_END,
)
from tessera.games.tapestry.rolling import gain_face, roll_for_both
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
    tapestries_left,
)
from tessera.games.tapestry.tapestries import PlayTapestry
from tessera.games.tapestry.world import (
    INCOME,
    TOKEN,
    Player,
    Tapestry,
    add_item,
    all_buildings,
    city_of,
    era_space,
    halves,
    is_when_played,
    keys_of,
    opponents,
    plots,
    refresh_hold,
    score,
    take,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    ME,
    NO_ONE,
    NONE,
    Act,
    Ask,
    Choose,
    Description,
    InOrder,
    Option,
    Step,
    lies_on,
)
from tessera.kernel.effects import RIVALS, Allow, Card, Held, On, Plus, Use, card, total
from tessera.kernel.geometry import bits

# --- Artificers -------------------------------------------------------------------------------------------------


class Rearrange(Ask, frozen=True):
    """The leftmost building of a row is set aside, or slides one space to the left (TP-10.21)."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        found: list[Option] = []
        for name, row in zip(ROWS, s.players[self.seat].covered, strict=True):
            if row:
                found.append(("set-aside", name))
                if row & -row > 1:
                    found.append(("slide", name))
        return found

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, kind = s.players[self.seat], ROWS.index(str(option[1]))
        row = p.covered[kind]
        lowest = row & -row
        new = row & ~lowest if option[0] == "set-aside" else (row & ~lowest) | lowest >> 1
        set_row(s, p, kind, new)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}", {"row": option[1]}, (f"income:{option[1]}",), "TP-10.21")


def set_row(s: Tapestry, p: Player, kind: int, new: int) -> None:
    p.covered = (*p.covered[:kind], new, *p.covered[kind + 1 :])  # type: ignore[assignment]
    s.touched = True


class FinalWork(Ask, frozen=True):
    """VP for all own income buildings, or all buildings of a row are pushed to the left."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        covered = s.players[self.seat].covered
        pushes: list[Option] = [("push", name) for name, row in zip(ROWS, covered, strict=True) if row]
        return [("count",), *pushes]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == ("count",):
            score(s, p, all_buildings(p))
            return
        kind = ROWS.index(str(option[1]))
        set_row(s, p, kind, (1 << p.covered[kind].bit_count()) - 1)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == ("count",):
            return Description("do-count")
        return Description("do-push", {"row": option[1]}, (f"income:{option[1]}",))


# --- Celestials -------------------------------------------------------------------------------------------------


class RaiseCapital(Act, frozen=True):
    """A floating capital in place of an outpost of the starting territory (TP-2.30)."""

    seat: int
    owner: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if self.owner != NONE:
            other = s.players[self.owner]
            if p.home in other.upright:
                other.upright = take(other.upright, p.home)
            else:
                entry = next(x for x in other.fallen if x[0] == p.home)
                other.fallen = tuple(
                    [x for i, x in enumerate(other.fallen) if i != other.fallen.index(entry)]
                )
            other.outposts += 1
            refresh_hold(other)
            add_item(s, p.home, -1)
        p.markers = tuple(sorted((*p.markers, p.home)))
        add_item(s, p.home)
        put_token(s, p, "celestials", p.home)


class ReplaceOutpost(Choose, frozen=True):
    """Whose outpost on the starting territory makes way for the token."""

    verb: ClassVar[str] = "replace"
    element: ClassVar[str] = "seat"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[int]:
        home = s.players[self.seat].home
        return [x.seat for x in s.players if home in x.upright or home in [cell for cell, _ in x.fallen]] or [
            NONE
        ]

    def take(self, s: Tapestry, what: int) -> None:
        s.then(RaiseCapital(self.seat, what))


def raise_capital(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return RaiseCapital(p.seat, p.seat) if at_setup else ReplaceOutpost(p.seat)


class Drift(Ask, frozen=True):
    """The token moves to a neighbouring explored territory; then both dice are rolled and gained."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        on = lies_on(s.players[self.seat], civ_card(s, "celestials"))
        if not on or on[0] == NONE:
            return []
        found: list[Option] = [("drift", cell) for cell in bits(s.board.near[on[0]] & s.known)]
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == DECLINE:
            return
        p, cell = s.players[self.seat], int(option[1])
        old = lies_on(p, civ_card(s, "celestials"))[0]
        p.markers = tuple(sorted((*take(p.markers, old), cell)))
        add_item(s, old, -1)
        add_item(s, cell)
        put_token(s, p, "celestials", cell)
        roll_for_both(s, p, cell)

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline")
        return Description("do-drift", {"hex": option[1]}, (f"hex:{option[1]}",))


class ScoreSkyline(Act, frozen=True):
    """Landmarks that hang over the edge cost VP, others in the city bring some (TP-9.28)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for _, _, outside in landmarks_in_city(p):
            score(s, p, -2 if outside else 5)


# --- Elder Ones -------------------------------------------------------------------------------------------------


class Sacrifice(ChooseCard, frozen=True):
    """Up to six tapestry cards for two resources each."""

    verb: ClassVar[str] = "discard"
    element: ClassVar[str] = "tapestry"
    open: ClassVar[bool] = False

    def among(self, s: Tapestry) -> list[str]:
        return keys_of(s, s.players[self.seat].hand.cards)

    def take(self, s: Tapestry, what: str) -> None:
        discard_tapestry(s, s.players[self.seat], s.content.number[what])
        s.then(GainAny(self.seat, 2))


class Slumber(Ask, frozen=True):
    """A resource or two tapestry cards."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("resource",), *([("cards",)] if tapestries_left(s) else [])]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(GainAny(self.seat) if option == ("resource",) else DrawTapestry(self.seat, 2))


def after_the_end(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    """The fifth income turn itself is not after it."""
    in_last_income = s.turn.seat == p.seat and s.turn.kind == INCOME
    return p.income >= 5 and not p.ended and not in_last_income


def elder_landmark(s: Tapestry, p: Player, card: Held, *_: object) -> Step:
    return Gains(p.seat, (f"vp:{card.row.amount}",))


# --- Faefolk ----------------------------------------------------------------------------------------------------


class Flit(Ask, frozen=True):
    """A tapestry card may be gained; then the token moves along the ring."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        return [("draw",), DECLINE] if tapestries_left(s) else [DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        s.then(FlyOn(self.seat))
        if option != DECLINE:
            s.then(DrawTapestry(self.seat))


class FlyOn(Act, frozen=True):
    """As many spots as there are visible tapestry cards, in hand and on top of the mat."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p, mat = s.players[self.seat], civ_card(s, "faefolk")
        ring = s.content.row[mat].columns[0]
        seen = len(p.hand.cards) + sum([bool(stack) for stack in p.eras])
        spot = (lies_on(p, mat)[0] + seen) % len(ring)
        put_token(s, p, "faefolk", spot)
        times = 2 if p.income == 5 else 1
        for _ in range(times):
            gain_words(s, self.seat, ring[spot])


def first_spot(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step:
    return Remember(p.seat, card.number, (0,))


# --- Genies -----------------------------------------------------------------------------------------------------


class CallGenie(Act, frozen=True):
    """A random opponent chooses a circle; whose game has ended lets the Genies choose (TP-10.15)."""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        others = opponents(s, p)
        drawn = others[s.chance.pick(len(others))]
        s.tell("genie", seat=self.seat, other_seat=drawn.seat)
        chooser = self.seat if drawn.ended or drawn.seat >= s.setup.seats else drawn.seat
        s.then(ChooseCircle(chooser, self.seat))


class ChooseCircle(Ask, frozen=True):
    """The circle is scored by the opponent and by the Genies, who gain a square next to it."""

    open: ClassVar[bool] = True

    genies: int

    def options(self, s: Tapestry) -> list[Option]:
        return [("circle", place) for place in range(4)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        place = int(option[1])
        squares, circles = s.content.row[civ_card(s, "genies")].columns
        beside = (squares[place][0], squares[(place + 1) % 4][0])
        s.then(Gains(self.genies, circles[place]), ChooseGain(self.genies, beside))
        if self.seat != self.genies:
            s.then(Gains(self.seat, circles[place]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, "genies", 1, option)


class TwoCircles(Choose, frozen=True):
    """Two different circles in the last income turn."""

    verb: ClassVar[str] = "circle"
    element: ClassVar[str] = "circle"
    stop: ClassVar[Option | None] = None

    count: int = 2
    done: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return [place for place in range(4) if place != self.done]

    def resolve(self, s: Tapestry, option: Option) -> None:
        place = int(option[1])
        if self.count > 1:
            s.then(TwoCircles(self.seat, self.count - 1, place))
        s.then(Gains(self.seat, s.content.row[civ_card(s, "genies")].columns[1][place]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_space(s, "genies", 1, option)


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
        s.tell("planted", seat=self.seat, plot=plot)
        cover(s, p, 1 << plot)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description(f"do-{option[0]}", {"plot": option[1]}, (f"plot:{option[1]}",), "TP-10.15")


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


CIVILIZATIONS_FANTASIES: Final[tuple[Card[Civilization], ...]] = (
    card(
        Civilization("artificers", turns=(2, 3, 4, 5), set=FANTASIES),
        On(INCOME_STEP_1, Rearrange(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, FinalWork(ME), when=in_turns(5)),
    ),
    card(
        Civilization("celestials", turns=(2, 3, 4, 5), later="may", set=FANTASIES),
        On(GAINED_CIV, raise_capital, own=True),
        On(INCOME_STEP_1, Drift(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, ScoreSkyline(ME), when=in_turns(5)),
    ),
    card(
        Civilization("elder_ones", turns=(2, 3, 4, 5), amount=10, set=FANTASIES),
        On(INCOME_STEP_1, Slumber(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, Sacrifice(ME, 6), when=in_turns(5)),
        Allow(PLAY_ON),
        Allow(ADVANCE_AFTER_END),
        Allow(KEEPS_ERA_CARD),
        On(LANDMARK_GAINED, elder_landmark, when=after_the_end),
    ),
    card(
        Civilization(
            "faefolk",
            turns=(2, 3, 4, 5),
            columns=(
                (
                    ("vp_tapestry",),
                    ("tapestry", "territory", "invent", "vp_income_buildings"),
                    ("food", "vp_tiles"),
                    ("coin", "vp_tech"),
                    ("culture", "vp_controlled"),
                    ("worker", "vp_capital"),
                    ("space_tile", "explore_space"),
                ),
            ),
            set=FANTASIES,
        ),
        On(GAINED_CIV, first_spot, own=True),
        On(INCOME_STEP_1, Flit(ME), when=its_turn),
    ),
    card(
        Civilization(
            "genies",
            turns=(2, 3, 4, 5),
            columns=(
                (("research_x",), ("invent",), ("culture",), ("explore",)),
                (("vp_capital",), ("vp_tiles",), ("vp_controlled",), ("vp_tech",)),
            ),
            set=FANTASIES,
            solo=False,
        ),
        On(INCOME_STEP_1, CallGenie(ME), when=in_turns(2, 3, 4)),
        On(INCOME_STEP_1, TwoCircles(ME), when=in_turns(5)),
    ),
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
