"""Civilizations of Fantasies & Futures, Illuminati to Werefolk (TP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.hooks import INCOME_TURN_ENDS, RESPOND_AFTER_END, SCIENCE_ROLLED, TURN_AFTER_END
from tessera.games.tapestry.rules.advancing import ChooseTrack
from tessera.games.tapestry.rules.building import cover
from tessera.games.tapestry.rules.supplies import KeepSpace, KeepTapestry, look_at
from tessera.games.tapestry.rules.tapestries import PlayTapestry

civilizations = Cards[Civilization]()
card = civilizations.add


ALL_DICE: Final = PutOn(ME, THIS, (0b111,))
"""Science, red, black, as bits."""


class LightUp(Act, frozen=True):
    """Some cards, one is kept."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        look_at(s, p, s.content.civ[self.card].cards + total(s, p, EXTRA_DRAWS))  # TP-10.20
        if p.looking.cards:
            s.then(KeepTapestry(self.seat, count=1, discard=True))


def take_die(s: Tapestry, p: Player, card: int, die: int) -> bool:
    """A die leaves the mat, if it lies there."""
    dice = sum(lies_on(p, card))
    if not dice & die:
        return False
    put_on(s, p, card, dice & ~die)
    return True


class TakeScienceDie(Act, frozen=True):
    """An opponent rolls the science die of the mat: the Illuminati may advance first (TP-10.12)."""

    seat: int
    track: int
    card: int

    def run(self, s: Tapestry) -> None:
        if take_die(s, s.players[self.seat], self.card, 1):
            s.then(MayAdvance(self.seat, self.track, 0))


def science_taken(s: Tapestry, p: Player, card: Held, track: int) -> Step | None:
    return TakeScienceDie(p.seat, track, card.number) if sum(card.on) & 1 else None


class TakeConquerDice(Act, frozen=True):
    """The rolled faces of conquer dice that lay on the mat."""

    seat: int
    red: str
    black: str
    cell: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for die, face in ((2, self.red), (4, self.black)):
            if face and take_die(s, p, self.card, die):
                gain_face(s, p, face, self.cell)


def dice_taken(s: Tapestry, p: Player, card: Held, red: str, black: str, cell: int) -> Step | None:
    return TakeConquerDice(p.seat, red, black, cell, card.number) if sum(card.on) & 6 else None


def dice_vp(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> int:
    return card.row.amount * sum(card.on).bit_count()


card(
    Civilization("illuminati", turns=(2, 3, 4, 5), amount=6, cards=3, set=FANTASIES, solo=False),
    On(GAINED_CIV, InOrder((ALL_DICE, LightUp(ME, THIS))), own=True),
    On(SCIENCE_ROLLED, science_taken, whom=RIVALS),
    On(DICE_ROLLED, dice_taken, whom=RIVALS),
    Plus(CARD_VP, dice_vp, own=True),
    On(INCOME_STEP_1, InOrder((ScoreCard(ME, THIS, "count-dice"), ALL_DICE)), when=its_turn),
    Plus(MAT_MARKED, marked, own=True),
)


class Submerge(ChooseCard, frozen=True):
    """Cards of the hand go under the mat, face down (TP-19.04)."""

    concerns: ClassVar[str] = "civilization:merfolk"
    verb: ClassVar[str] = "submerge"
    together: ClassVar[bool] = True
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
    """All but some cards."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        more = len(s.players[self.seat].hand.cards) - s.content.civ[self.card].also
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


def keep_some(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step | None:
    more = len(p.hand.cards) - card.row.cards
    return DiscardTapestries(p.seat, more) if turn == card.row.turns[-1] and more > 0 else None


def has_cards(s: Tapestry, p: Player, card: Held, *_: object) -> bool:
    return bool(p.hand.cards)


class SwimTurn(Ask, frozen=True):
    """A when-played card onto the era 4 stack, or cards discarded for VP each (TP-10.19)."""

    confirm: ClassVar[bool] = (
        True  # a turn that nobody was asked about would tell that the last card cannot be played
    )
    points: int
    card: int

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
        gain = Gains(self.seat, (vp(self.points),))
        s.then(SellTapestries(self.seat, MANY, gain=gain, card=self.card))
        discard_tapestry(s, p, chosen)
        score(s, p, self.points)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-10.19")


def swim(s: Tapestry, p: Player, card: HeldAs[Civilization]) -> Step | None:
    return SwimTurn(p.seat, card.row.amount, card.number) if p.hand.cards else None


card(
    Civilization("merfolk", turns=(2, 3, 4, 5), amount=5, also=2, cards=5, set=FANTASIES),
    On(INCOME_STEP_1, InOrder((DrawTapestry(ME), SinkRest(ME, THIS))), when=before_its_last_turn),
    On(INCOME_STEP_1, InOrder((DrawTapestry(ME), Surface(ME))), when=its_last_turn),
    On(INCOME_TURN_ENDS, keep_some),
    Allow(RESPOND_AFTER_END),
    Allow(KEEPS_ERA_CARD),
    Allow(PLAY_ON, when=has_cards),
    Use(TURN_AFTER_END, swim),
)


def foreseen(s: Tapestry, p: Player, card: HeldAs[Civilization], turn: int) -> Step:
    return Gains(p.seat, card.row.columns[0][turn - 2])


card(
    Civilization(
        "psionics",
        turns=(2, 3, 4, 5),
        columns=((("territory",), ("tapestry",), ("invent",), ("research",)),),
        amount=1,
        set=FANTASIES,
    ),
    Plus(EXTRA_ROLLS, "amount"),
    Plus(EXTRA_DRAWS, "amount"),
    On(INCOME_STEP_1, foreseen, when=its_turn),
)


class GiveToken(ChooseOpponent, frozen=True):
    """An opponent, also one whose game has ended, gets a token to plant (TP-10.15)."""

    card: int = NONE

    def among(self, s: Tapestry) -> list[int]:
        return [x.seat for x in opponents(s, s.players[self.seat]) if x.seat < s.setup.seats]

    def take(self, s: Tapestry, seat: int) -> None:
        s.then(PlantToken(seat, self.seat, card=self.card))


class PlantToken(Ask, frozen=True):
    """On an open plot; without one it takes the place of an income building."""

    open: ClassVar[bool] = True

    weefolk: int
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        free = city_of(s, p).open & ~plots(p.built)
        if free:
            return [("plant", plot) for plot in bits(free)]
        return [
            ("replace", plots((low, high)).bit_length() - 1)
            for kind, low, high, outside in p.pieces
            if kind not in (TOKEN, BLOCK) and plots((low, high)).bit_count() == 1 and not outside
        ]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p, plot = s.players[self.seat], int(option[1])
        low, high = halves(1 << plot)
        if option[0] == "replace":
            p.pieces = tuple([piece for piece in p.pieces if (piece[1], piece[2]) != (low, high)])
        p.pieces = (*p.pieces, (TOKEN, low, high, 0))
        giver = s.players[self.weefolk]
        put_token(s, giver, self.card, *lies_on(giver, self.card), self.seat, plot)
        s.tell("planted", seat=self.seat, plot=city_of(s, p).name(plot))
        cover(s, p, 1 << plot)

    def describe(self, s: Tapestry, option: Option) -> Description:
        named = describe_plot(s, s.players[self.seat], option, "TP-10.15")
        if option[0] == "plant":
            return named
        return Description("do-replace-building", named.args, named.elements, named.rule)


class BuyBuilding(Ask, frozen=True):
    """A territory tile for an income building."""

    concerns: ClassVar[str] = "civilization:weefolk"
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
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        on = lies_on(p, self.card)
        for seat, plot in zip(on[::2], on[1::2], strict=True):
            owner = s.players[seat]
            lines = [line for line in city_of(s, owner).lines if line >> plot & 1]
            standing = [
                plots((low, high)) for kind, low, high, _ in owner.pieces if kind not in (TOKEN, BLOCK)
            ]
            score(s, p, sum([bool(cells & line) for line in lines for cells in standing]))


def plant_now(s: Tapestry, p: Player, card: Held, at_setup: bool) -> Step | None:
    return None if at_setup else GiveToken(p.seat, card=card.number)


card(
    Civilization("weefolk", turns=(2, 3, 4, 5), set=FANTASIES, solo=False),
    On(GAINED_CIV, plant_now, own=True),
    On(INCOME_STEP_1, InOrder((GiveToken(ME, card=THIS), BuyBuilding(ME))), when=before_its_last_turn),
    On(INCOME_STEP_1, InOrder((GiveToken(ME, card=THIS), CountPlanted(ME, card=THIS))), when=its_last_turn),
)


class Transform(Act, frozen=True):
    """A random space tile is flipped like a coin."""

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        discard_mat_tile(s, p, self.card)
        if not s.space_stack.cards:
            return
        count = min(1 + total(s, p, EXTRA_DRAWS), len(s.space_stack.cards))
        drawn = tuple(s.chance.draw_several(s.space_stack, count))
        s.then(CatchTile(self.seat, drawn, card=self.card))


class CatchTile(KeepSpace, frozen=True):
    """The tile that is flipped; of several drawn one is kept (TP-10.20)."""

    card: int = NONE

    def resolve(self, s: Tapestry, option: Option) -> None:
        KeepSpace.resolve(self, s, option)
        p, tile = s.players[self.seat], s.content.number[str(option[1])]
        face_up = s.chance.pick(2) == 1
        s.tell("flipped-tile", seat=p.seat, up=int(face_up))
        if face_up:
            s.then(Howl(self.seat, tile, card=self.card))
        else:
            s.then(ChooseTrack(self.seat, tuple(tracks_in_play(s)), BENEFIT | FREE))


class Howl(Ask, frozen=True):
    """A step back lets the tile be explored onto the mat; otherwise VP (TP-16.14)."""

    open: ClassVar[bool] = True

    tile: int
    card: int

    def options(self, s: Tapestry) -> list[Option]:
        p = s.players[self.seat]
        able = any(space for track in tracks_in_play(s) for space in p.tokens[track])
        return [("howl",), DECLINE] if able else [DECLINE]

    def resolve(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        if option == DECLINE:
            score(s, p, s.content.civ[self.card].amount)
            return
        after = (ExploreOntoMat(self.seat, self.tile, self.card),)
        s.then(Regress(self.seat, tuple(tracks_in_play(s)), gives=0, after=after))


card(
    Civilization("werefolk", turns=(2, 3, 4, 5), amount=4, set=FANTASIES),
    On(GAINED_CIV, empty_mat, own=True),
    On(INCOME_STEP_1, Transform(ME, card=THIS), when=its_turn),
    Plus(MAT_HOLDS, lies_there, own=True),
)
