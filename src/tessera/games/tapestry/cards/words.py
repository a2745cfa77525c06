"""The words that cards are written with: those of the rules that several of their files use, and what they share.

A file of cards begins with ``from tessera.games.tapestry.cards.words import *``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tessera.games.tapestry.cards.mats import (
    EMPTY,
    ExploreOntoMat,
    describe_column,
    describe_space,
    discard_mat_tile,
    empty_mat,
    lay_columns,
    lay_tokens,
    lies_there,
    listed,
    marked,
    mat_gain,
    mat_space,
    put_token,
    ready_tokens,
    token_on,
)
from tessera.games.tapestry.content import (
    CONQUER_RESPONSE,
    CONTINUOUS,
    END,
    FANTASIES,
    PLANS,
    PUBLIC,
    RECONSTRUCTED,
    RESOURCES,
    RESPONSE,
    RULEBOOK,
    SCIENCE,
    TERRAINS,
    THIS_ERA,
    TIER,
    TRACKS,
    WHEN_PLAYED,
    WITH_ARTS,
    Benefit,
    Civilization,
    GainBenefit,
    TapestryCard,
)
from tessera.games.tapestry.hooks import (
    ADVANCED,
    ANY_MOMENT,
    BUILD_ON_IMPASSABLE,
    BUILDING_PLACED,
    CARD_VP,
    CHOSEN_CIV,
    CONQUERED,
    DICE_ROLLED,
    EXTRA_DRAWS,
    EXTRA_ROLLS,
    GAINED_CIV,
    INCOME_GAINED,
    INCOME_STEP_1,
    INCOME_TURN_1_ENDS,
    KEEPS_ERA_CARD,
    KEPT_OUTPOSTS,
    LANDMARK_GAINED,
    MAT_COVERED,
    MAT_HOLDS,
    MAT_MARKED,
    MAT_READY,
    MAT_SAYS,
    MAY_ADVANCE,
    NOWHERE,
    OTHER_PLACES,
    OUTPOST_NEEDED,
    PLAY_ON,
    PLAYED,
    RESPONSES,
    SPARE_OUTPOSTS,
    TAPESTRY_GAINED,
    UPGRADE_GAINED,
    on_track,
)
from tessera.games.tapestry.rules.advancing import (
    BENEFIT,
    FREE,
    WHOLE,
    Advance,
    MayAdvance,
    activate,
    can_advance,
    describe_advance,
    describe_track,
    is_blocked,
    move_far,
)
from tessera.games.tapestry.rules.benefits import ChooseGain, GainAny, Gains, PayAny, ScoreCard, gain_words
from tessera.games.tapestry.rules.building import (
    ChooseBuilding,
    building_placed,
    complete_districts,
    gain_landmark,
    landmarks_in_city,
)
from tessera.games.tapestry.rules.civilizations import GainCiv, lose_civ
from tessera.games.tapestry.rules.conquering import PlaceOutpost, Repulse, has_outpost
from tessera.games.tapestry.rules.exploring import explore_tile
from tessera.games.tapestry.rules.inventing import InventFromDeck
from tessera.games.tapestry.rules.land import add_item, lands_at, refresh_hold, tile_at
from tessera.games.tapestry.rules.naming import ChooseHex, describe_hex, describe_plot
from tessera.games.tapestry.rules.regressing import Regress, regressible
from tessera.games.tapestry.rules.rolling import RollScience, gain_face, roll_for_both
from tessera.games.tapestry.rules.supplies import (
    DiscardTapestries,
    DrawTapestry,
    SellTapestries,
    describe_card,
    discard_tapestry,
    discard_tile,
    tapestries_left,
    top_tapestry,
)
from tessera.games.tapestry.rules.tapestries import MAKER_OF_FIRE, UseAbility, play_card, remember
from tessera.games.tapestry.rules.vocabulary import Word, vp
from tessera.games.tapestry.state import (
    ADVANCING,
    BLOCK,
    FACE_DOWN,
    PERSON,
    TOKEN,
    Player,
    Tapestry,
    available_landmarks,
    city_of,
    era_space,
    from_active,
    gain_resource,
    halves,
    is_continuous,
    is_income_building,
    is_landmark,
    is_when_played,
    moved,
    neighbours,
    opponents,
    plots,
    position,
    resources_held,
    score,
    set_tokens,
    spend,
    tech_cards,
    track_named,
    tracks_in_play,
)
from tessera.kernel import (
    DECLINE,
    EVERYONE,
    MANY,
    ME,
    NO_ONE,
    NONE,
    STOP,
    THIS,
    Act,
    AnyOrder,
    Ask,
    Cards,
    Chance,
    Choose,
    ChooseCard,
    Compose,
    Description,
    EachSeat,
    InOrder,
    May,
    OneOf,
    Option,
    PutOn,
    Refusal,
    Repeat,
    Step,
    enter,
    leave,
    lies_on,
    only,
    put_on,
)
from tessera.kernel.content import key_of, keys_of
from tessera.kernel.effects import (
    ALL,
    RIVALS,
    Allow,
    Forbid,
    Held,
    HeldAs,
    On,
    Plus,
    Use,
    allows,
    emit,
    total,
)
from tessera.kernel.geometry import bits
from tessera.kernel.scopes import GAME
from tessera.kernel.tuples import put, take
from tessera.kernel.zones import Bag

__all__ = [
    "ADVANCED",
    "ADVANCING",
    "ALL",
    "ANY_MOMENT",
    "BENEFIT",
    "BLOCK",
    "BUILDING_PLACED",
    "BUILD_ON_IMPASSABLE",
    "CARD_VP",
    "CHOSEN_CIV",
    "CONQUERED",
    "CONQUER_RESPONSE",
    "CONTINUOUS",
    "DECLINE",
    "DICE_ROLLED",
    "EMPTY",
    "END",
    "EVERYONE",
    "EXTRA_DRAWS",
    "EXTRA_ROLLS",
    "FANTASIES",
    "FREE",
    "GAINED_CIV",
    "GAME",
    "INCOME_GAINED",
    "INCOME_STEP_1",
    "INCOME_TURN_1_ENDS",
    "KEEPS_ERA_CARD",
    "KEPT_OUTPOSTS",
    "LANDMARK_GAINED",
    "MAKER_OF_FIRE",
    "MANY",
    "MAT_COVERED",
    "MAT_HOLDS",
    "MAT_MARKED",
    "MAT_READY",
    "MAT_SAYS",
    "MAY_ADVANCE",
    "ME",
    "NONE",
    "NOWHERE",
    "NO_ONE",
    "OTHER_PLACES",
    "OUTPOST_NEEDED",
    "PERSON",
    "PLANS",
    "PLAYED",
    "PLAY_ON",
    "PUBLIC",
    "RECONSTRUCTED",
    "RESOURCES",
    "RESPONSE",
    "RESPONSES",
    "RIVALS",
    "RULEBOOK",
    "SCIENCE",
    "SPARE_OUTPOSTS",
    "STOP",
    "TAPESTRY_GAINED",
    "TERRAINS",
    "THIS",
    "THIS_ERA",
    "TIER",
    "TOKEN",
    "TRACKS",
    "UPGRADE_GAINED",
    "WHEN_PLAYED",
    "WHOLE",
    "WITH_ARTS",
    "Act",
    "Advance",
    "Allow",
    "AnyOrder",
    "Ask",
    "Bag",
    "Benefit",
    "Cards",
    "Chance",
    "Choose",
    "ChooseBuilding",
    "ChooseCard",
    "ChooseGain",
    "ChooseHex",
    "ChooseOpponent",
    "Civilization",
    "Compose",
    "CopyCard",
    "Description",
    "DiscardTapestries",
    "DrawTapestry",
    "EachSeat",
    "ExploreOntoMat",
    "Forbid",
    "GainAny",
    "GainBenefit",
    "GainCiv",
    "Gains",
    "Held",
    "HeldAs",
    "InOrder",
    "InventFromDeck",
    "May",
    "MayAdvance",
    "On",
    "OneOf",
    "Option",
    "PayAny",
    "PlaceOutpost",
    "Player",
    "Plus",
    "PutOn",
    "Refusal",
    "Regress",
    "Repeat",
    "Repulse",
    "RollScience",
    "ScoreCard",
    "SellTapestries",
    "Step",
    "Tapestry",
    "TapestryCard",
    "Use",
    "UseAbility",
    "activate",
    "add_item",
    "allows",
    "available_landmarks",
    "before_its_last_turn",
    "bits",
    "building_placed",
    "can_advance",
    "city_of",
    "complete_districts",
    "describe_advance",
    "describe_card",
    "describe_column",
    "describe_hex",
    "describe_plot",
    "describe_space",
    "describe_track",
    "discard_mat_tile",
    "discard_tapestry",
    "discard_tile",
    "emit",
    "empty_mat",
    "enter",
    "era_space",
    "explore_tile",
    "for_neighbours",
    "from_active",
    "gain_face",
    "gain_landmark",
    "gain_resource",
    "gain_words",
    "gains",
    "halves",
    "has_outpost",
    "is_blocked",
    "is_income_building",
    "is_landmark",
    "is_when_played",
    "its_last_turn",
    "its_turn",
    "key_of",
    "keys_of",
    "landmarks_in_city",
    "lands_at",
    "lay_columns",
    "lay_tokens",
    "leave",
    "lies_on",
    "lies_there",
    "listed",
    "lose_civ",
    "marked",
    "mat_gain",
    "mat_space",
    "move_far",
    "moved",
    "neighbours",
    "neighbours_in_play",
    "on_track",
    "only",
    "opponents",
    "opponents_named",
    "play_card",
    "plots",
    "points",
    "position",
    "put",
    "put_on",
    "put_token",
    "ready_tokens",
    "refresh_hold",
    "regressible",
    "remember",
    "resources_held",
    "roll_for_both",
    "score",
    "set_tokens",
    "spend",
    "take",
    "tapestries_left",
    "tech_cards",
    "tile_at",
    "token_on",
    "top_tapestry",
    "total",
    "track_named",
    "tracks_in_play",
    "vp",
]


def its_turn(s: Tapestry, p: Player, card: Held, turn: int) -> bool:
    """Whether the text names this income turn (TP-10.06)."""
    return turn in card.row.turns


def its_last_turn(s: Tapestry, p: Player, card: Held, turn: int) -> bool:
    """Some texts say something else for the last of their turns."""
    last: int = card.row.turns[-1]
    return turn == last


def before_its_last_turn(s: Tapestry, p: Player, card: Held, turn: int) -> bool:
    return turn in card.row.turns[:-1]


def opponents_named(s: Tapestry, p: Player) -> list[int]:
    """Opponents that are still in the game; bots too."""
    return [other.seat for other in opponents(s, p) if not other.ended]


def neighbours_in_play(s: Tapestry, p: Player) -> list[Player]:
    """Right, then left; those who can gain something."""
    found = [other for other in neighbours(s, p) if other.kind == PERSON and not other.ended]
    return found[::-1]


def for_neighbours(s: Tapestry, p: Player, step: Step) -> EachSeat:
    """The same for each neighbour, right then left (TP-1.23)."""
    return EachSeat(tuple([other.seat for other in neighbours_in_play(s, p)]), step)


class ChooseOpponent(Ask, frozen=True):
    """Base of questions for one opponent: say what choosing one does (`take`)."""

    open: ClassVar[bool] = True

    def among(self, s: Tapestry) -> list[int]:
        return opponents_named(s, s.players[self.seat])

    def take(self, s: Tapestry, seat: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say what choosing does")

    def options(self, s: Tapestry) -> list[Option]:
        return [("opponent", seat) for seat in self.among(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        self.take(s, int(option[1]))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-opponent", {"other_seat": option[1]}, (f"seat:{option[1]}",))


def gains(*words: Word) -> Callable[..., Step]:
    """Some words for whoever has the card."""

    def step(s: Tapestry, p: Player, card: Held, *asked: object) -> Step:
        return Gains(p.seat, words)

    return step


def points(s: Tapestry, p: Player, card: Held, *asked: object) -> Step:
    """The VP that are printed on the card."""
    return Gains(p.seat, (vp(card.row.amount),))


class CopyCard(Ask, frozen=True):
    """The ability of a visible card on any mat; not continuous ones, no charms, not the copying card (TP-8.13)."""

    open: ClassVar[bool] = True

    space: int
    card: int
    own_mat: bool = False
    """Only cards on the own mat that have a when-played ability."""

    def cards(self, s: Tapestry) -> list[int]:
        mats = [s.players[self.seat]] if self.own_mat else s.players
        seen = [
            stack[-1]
            for p in mats
            for space, stack in enumerate(p.eras)
            if stack and stack[-1] != FACE_DOWN and not (p.seat == self.seat and space == self.space)
        ]
        row = s.content.tapestry
        if self.own_mat:
            seen = [card for card in seen if row[card].type in (WHEN_PLAYED, RESPONSE)]
        return [x for x in dict.fromkeys(seen) if not is_continuous(s, x) and x != self.card]

    def options(self, s: Tapestry) -> list[Option]:
        return [("copy", key_of(s, card)) for card in self.cards(s)]

    def resolve(self, s: Tapestry, option: Option) -> None:
        card = s.content.number[str(option[1])]
        s.tell("copied", seat=self.seat, card=key_of(s, card))
        s.then(UseAbility(self.seat, card, self.space, copied=True))

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_card(s, option, "TP-8.13")

    def why_not(self, s: Tapestry, option: Option) -> Refusal | None:
        return Refusal("refused-copy", rule="TP-8.13") if option[0] == "copy" else None
