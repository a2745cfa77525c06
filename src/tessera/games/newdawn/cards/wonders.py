"""World wonders (chapters 11 and 21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import structs

from tessera.games.newdawn.asking import (
    ChooseCard,
    ChoosePiece,
    ChooseSpace,
    Plan,
    Question,
    Words,
    named_space,
    piece_words,
    space_words,
)
from tessera.games.newdawn.board import cells, listed
from tessera.games.newdawn.combat import defender_of
from tessera.games.newdawn.content import (
    ANCIENT,
    CULTURE,
    DIAMONDS,
    ECONOMY,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARY,
    MODERN,
    OIL,
    PUBLIC,
    RULEBOOK,
    SCIENCE,
    Terrain,
    Wonder,
)
from tessera.games.newdawn.control import (
    CITY,
    PlaceControl,
    ask_for_token,
    describe_placing,
    destroy_control,
    free_for_control,
    place_control,
    placing_options,
    replace_control,
    take_back,
)
from tessera.games.newdawn.diplomacy import (
    describe_pact,
    hold_pact,
    pact_limit,
    pact_option,
    pacts_from,
    pacts_left,
    pacts_of,
    read_pact,
    return_pact,
)
from tessera.games.newdawn.hooks import (
    ANY_DISTANCE,
    ANY_TYPE,
    ATTACK,
    BUILT,
    CARAVAN_STEPS,
    CITY_SITES,
    DEFENCE,
    ECONOMY_FIRST,
    LOST,
    MATURING,
    PACT_LIMIT,
    PLACED,
    PLACING,
    RESOLVE_AGAIN,
    SHELTER,
    SLOT,
    START_OF_TURN,
    STORE_TRADE,
    TURN,
)
from tessera.games.newdawn.science import replace_card
from tessera.games.newdawn.trade import add_trade
from tessera.games.newdawn.turns import LAST_SLOT, SwapCards
from tessera.games.newdawn.world import (
    NewDawn,
    Player,
    city_spaces,
    control_spaces,
    empty_spaces,
    friendly_spaces,
    level_of,
    owner_of,
    place_of,
    rival_control,
    unused_control,
)
from tessera.kernel import DECLINE, ME, NONE, STOP, Description, Option, Refusal, Step, lies_on, put_on
from tessera.kernel.effects import Allow, Held, On, Plus, Use, card

# --- culture ------------------------------------------------------------------------------------------------


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
            s.then(structs.replace(self, barred=cell))
            take_back(s, p, cell)
        else:
            s.then(structs.replace(self, barred=NONE))
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


def a_garden(s: NewDawn, p: Player, card: Held) -> Step:
    """A control token as with a culture card in the slot of this number (ND-21.02)."""
    return PlaceControl(p.seat, 1, card.row.amount, CITY)


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

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-forbidden-city", {"seat": self.seat}, rule=self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "destroy" or cell == NONE:
            return None
        if not rival_control(s, s.players[self.seat]) >> cell & 1:
            return Refusal("refused-no-rival-token", rule=self.rule)
        return Refusal("refused-not-next-to-friendly", rule=self.rule)


def empty_forest(s: NewDawn, p: Player, card: Held) -> int:
    return s.board.of[Terrain.FOREST] & empty_spaces(s)


def rival_tokens(s: NewDawn, p: Player, card: Held) -> int:
    return rival_control(s, p)


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


CULTURE_WONDERS: Final = (
    card(
        Wonder("stonehenge", CULTURE, ANCIENT, 7, (MARBLE, MERCURY), RULEBOOK, resources_source=PUBLIC),
        On(PLACED, more_hills, when=on_hills),
    ),
    card(
        Wonder(
            "hanging_gardens",
            CULTURE,
            ANCIENT,
            8,
            (MARBLE, DIAMONDS),
            RULEBOOK,
            amount=4,
            resources_source=PUBLIC,
        ),
        Use(START_OF_TURN, a_garden, once=TURN),
    ),
    card(
        Wonder("forbidden_city", CULTURE, MEDIEVAL, 9, (MARBLE, OIL), RULEBOOK, age_source=PUBLIC),
        Use(START_OF_TURN, ForbiddenCity(ME), once=TURN),
    ),
    card(
        Wonder("chichen_itza", CULTURE, MEDIEVAL, 10, (MARBLE, MERCURY), RULEBOOK, resources_source=PUBLIC),
        Plus(PLACING, empty_forest),
    ),
    card(
        Wonder(
            "sydney_opera_house", CULTURE, MODERN, 10, (MARBLE, DIAMONDS), RULEBOOK, resources_source=PUBLIC
        ),
        Plus(MATURING, rival_tokens),
    ),
    card(
        Wonder("eiffel_tower", CULTURE, MODERN, 12, (MARBLE, OIL), RULEBOOK, resources_source=PUBLIC),
        Use(START_OF_TURN, EiffelTower(ME), once=TURN),
    ),
)


# --- science ------------------------------------------------------------------------------------------------


class Oracle(SwapCards, frozen=True):
    """Neighbouring cards only (ND-21.19)."""

    def partners(self, slot: int) -> list[int]:
        return [other for other in (slot - 1, slot + 1) if 1 <= other <= LAST_SLOT]


class UpgradeCards(ChooseCard, frozen=True, kw_only=True):
    """Replace cards of the row by those of their type one level higher, each at most once (ND-21.11)."""

    verb: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "ND-21.11"

    highest: int
    """Only cards up to this level."""
    done: tuple[int, ...] = ()

    def among(self, s: NewDawn) -> list[str]:
        row = s.players[self.seat].row
        return [
            s.content.focus[card].key
            for card in row
            if level_of(card) <= self.highest and card not in self.done and card + 1 not in row
        ]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != STOP:
            card = s.content.number[str(option[1])]
            s.then(structs.replace(self, count=self.count - 1, done=(*self.done, card + 1)))
            replace_card(s, s.players[self.seat], card, card + 1)

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-upgrade-cards", {"seat": self.seat, "count": self.count}, rule=self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule=self.rule)
        key = str(option[1])
        new = s.content.focus[s.content.number[key] + 1].key
        return Description("do-upgrade", {"card": key, "card2": new}, (f"card:{key}",), self.rule)


def upgrades(highest: int) -> Callable[[NewDawn, Player, Held], Step]:
    """Of so many cards as the wonder says, up to a level."""

    def upgrade(s: NewDawn, p: Player, card: Held) -> Step:
        return UpgradeCards(p.seat, card.row.amount, highest=highest)

    return upgrade


class TakePacts(Question, frozen=True):
    """Building the Potala Palace: up to three cards of other players in total (ND-21.13)."""

    count: int

    def options(self, s: NewDawn) -> list[Option]:
        if not self.count:
            return []
        left = [pact for giver in range(s.seats) if giver != self.seat for pact in pacts_left(s, giver)]
        return [*[pact_option(s, "take", pact) for pact in left], DECLINE] if left else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != DECLINE:
            hold_pact(s, s.players[self.seat], read_pact(s, option))
            s.then(TakePacts(self.seat, self.count - 1))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-take-pacts", {"seat": self.seat, "count": self.count}, rule="ND-21.13")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(option, "ND-21.13")


def take_pacts(s: NewDawn, p: Player, card: Held) -> Step:
    return TakePacts(p.seat, card.row.amount)


class ReturnSurplus(Question, frozen=True):
    """Return cards of a player of whom more than one is held, until one is left (ND-21.13)."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        limit = pact_limit(s, p)
        surplus = [pact for pact in pacts_of(s, p) if len(pacts_from(s, p, pact[0])) > limit]
        return [pact_option(s, "return", pact) for pact in surplus]

    def resolve(self, s: NewDawn, option: Option) -> None:
        return_pact(s, s.players[self.seat], read_pact(s, option))
        s.then(self)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(option, "ND-21.13")


def not_science(s: NewDawn, p: Player, card: Held, focus: int) -> bool:
    return focus != SCIENCE


def more_reinforced(s: NewDawn, p: Player, card: Held, cell: int) -> bool:
    """Strictly more reinforced tokens than the defending player (ND-21.14)."""
    rival = defender_of(s, cell)
    return rival is not None and len(p.reinforced) > len(rival.reinforced)


SCIENCE_WONDERS: Final = (
    card(
        Wonder("oracle", SCIENCE, ANCIENT, 8, (MERCURY, MARBLE), PUBLIC),
        Use(START_OF_TURN, Oracle(ME), once=TURN),
    ),
    card(
        Wonder("pyramids", SCIENCE, ANCIENT, 9, (MERCURY, OIL), PUBLIC, amount=3),
        On(BUILT, upgrades(highest=1), own=True),
    ),
    card(
        Wonder("porcelain_tower", SCIENCE, MEDIEVAL, 9, (MERCURY, DIAMONDS), PUBLIC, amount=2),
        On(BUILT, upgrades(highest=3), own=True),
    ),
    card(
        Wonder("potala_palace", SCIENCE, MEDIEVAL, 10, (MERCURY, MARBLE), PUBLIC, amount=3),
        Plus(PACT_LIMIT, 4),  # all cards of a player
        On(BUILT, take_pacts, own=True),
        On(LOST, ReturnSurplus(ME), own=True),
    ),
    card(
        Wonder("oxford_university", SCIENCE, MODERN, 10, (MERCURY, MARBLE), PUBLIC),
        Allow(ANY_TYPE, when=not_science),
    ),
    card(
        Wonder("kremlin", SCIENCE, MODERN, 11, (MERCURY, OIL), PUBLIC, amount=4),
        Plus(ATTACK, "amount", when=more_reinforced),
    ),
)


# --- economy ------------------------------------------------------------------------------------------------


def empty_edge(s: NewDawn, p: Player, card: Held) -> int:
    return s.board.edge & empty_spaces(s)


def in_slots_1_and_2(s: NewDawn, p: Player, card: Held, slot: int) -> bool:
    return slot <= 2


def has_room(s: NewDawn, p: Player, card: Held) -> bool:
    """As many trade tokens lie on it as there is room for (ND-21.10)."""
    return sum(card.on) < int(card.row.amount)


class ReleaseTrade(ChooseCard, frozen=True, kw_only=True):
    """Move trade tokens from a wonder to focus cards, one after the other (ND-21.10)."""

    verb: ClassVar[str] = "release"
    rule: ClassVar[str] = "ND-21.10"

    store: int

    def among(self, s: NewDawn) -> list[str]:
        return [s.content.focus[card].key for card in s.players[self.seat].row]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        left = sum(lies_on(p, self.store)) - 1
        put_on(s, p, self.store, left)
        add_trade(s, p, place_of(s, p, what))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-release-trade", {"seat": self.seat, "count": self.count}, rule=self.rule)


def release(s: NewDawn, p: Player, card: Held) -> Step | None:
    stored = sum(card.on)
    return ReleaseTrade(p.seat, stored, store=card.number) if stored else None


def by_caravans(s: NewDawn, p: Player, card: Held, cell: int, *attacker: int) -> int:
    """For each own caravan next to the defending space (ND-21.15)."""
    near = s.board.near[cell]
    return int(card.row.amount) * sum([near >> caravan & 1 for caravan in p.caravans])


ECONOMY_WONDERS: Final = (
    card(
        Wonder("great_lighthouse", ECONOMY, ANCIENT, 8, (DIAMONDS, MERCURY), PUBLIC),
        Plus(CITY_SITES, empty_edge),
    ),
    card(
        Wonder("colossus", ECONOMY, ANCIENT, 7, (DIAMONDS, OIL), PUBLIC, amount=6),
        Plus(CARAVAN_STEPS, "amount"),
    ),
    card(
        Wonder("machu_picchu", ECONOMY, MEDIEVAL, 10, (DIAMONDS, MERCURY), PUBLIC, amount=2),
        Plus(SLOT, "amount", when=in_slots_1_and_2),
    ),
    card(
        Wonder("great_zimbabwe", ECONOMY, MEDIEVAL, 9, (DIAMONDS, OIL), PUBLIC, amount=4),
        Allow(STORE_TRADE, when=has_room),
        Use(START_OF_TURN, release, once=TURN),
    ),
    card(
        Wonder("estadio_do_maracana", ECONOMY, MODERN, 10, (DIAMONDS, MARBLE), PUBLIC),
        Allow(ECONOMY_FIRST),
    ),
    card(
        Wonder("big_ben", ECONOMY, MODERN, 10, (DIAMONDS, MERCURY), PUBLIC, amount=2),
        Plus(ATTACK, by_caravans),
        Plus(DEFENCE, by_caravans),
    ),
)


# --- military -----------------------------------------------------------------------------------------------


def walls(s: NewDawn, p: Player, card: Held) -> int:
    """Cities and reinforced control tokens (ND-18.17)."""
    return city_spaces(p) | cells(p.reinforced)


MILITARY_WONDERS: Final = (
    card(
        Wonder("petra", MILITARY, ANCIENT, 7, (OIL, DIAMONDS), PUBLIC, amount=2),
        Plus(DEFENCE, "amount"),
        Plus(SHELTER, walls),
    ),
    card(
        Wonder("terracotta_army", MILITARY, ANCIENT, 8, (OIL, MARBLE), PUBLIC, amount=2),
        Plus(ATTACK, "amount"),
    ),
    card(
        Wonder("alhambra", MILITARY, MEDIEVAL, 10, (OIL, MARBLE), PUBLIC, amount=2),
        Plus(ATTACK, "amount"),
        Plus(DEFENCE, "amount"),
    ),
    card(
        Wonder("venetian_arsenal", MILITARY, MEDIEVAL, 10, (OIL, DIAMONDS), PUBLIC),
        Allow(RESOLVE_AGAIN, once=TURN),
    ),
    card(
        Wonder("pentagon", MILITARY, MODERN, 12, (OIL, DIAMONDS), PUBLIC, amount=2),
        Plus(ATTACK, "amount"),
        Allow(ANY_DISTANCE),
    ),
    card(
        Wonder("ruhr_valley", MILITARY, MODERN, 11, (OIL, MERCURY), PUBLIC, amount=5),
        Plus(DEFENCE, "amount"),
    ),
)


WONDERS: Final = (*CULTURE_WONDERS, *SCIENCE_WONDERS, *ECONOMY_WONDERS, *MILITARY_WONDERS)
