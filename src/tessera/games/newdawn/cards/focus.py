"""Focus cards (chapters 7 to 13): the main effect of each type, and what single cards add to it."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import structs

from tessera.games.newdawn.asking import (
    ChooseCard,
    ChoosePiece,
    Plan,
    Words,
    describe_space,
    describe_tile,
    named_space,
    space_part,
    space_words,
)
from tessera.games.newdawn.board import cells, listed
from tessera.games.newdawn.content import (
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    PUBLIC,
    RESOURCES,
    RULEBOOK,
    SCIENCE,
    FocusCard,
)
from tessera.games.newdawn.control import (
    FRIENDLY,
    FreeToken,
    PlaceControl,
    claim,
    destroy_control,
    give_up,
    remove_control,
    replace_control,
    weaken,
)
from tessera.games.newdawn.culture import SpendOnCulture
from tessera.games.newdawn.economy import SpendOnEconomy
from tessera.games.newdawn.hooks import (
    AFTERWARDS,
    BEFOREHAND,
    CITY_BUILT,
    FIGHT_ON_THE_WAY,
    FLY_OVER,
    RANGE_STARTS,
    REINFORCE_TOO,
    RESET,
    RESOLVED,
    TURN,
)
from tessera.games.newdawn.industry import Industry
from tessera.games.newdawn.military import Campaign
from tessera.games.newdawn.resources import GainResource, return_resource, take_resource
from tessera.games.newdawn.science import SpendOnScience
from tessera.games.newdawn.trade import GainTrade
from tessera.games.newdawn.turns import AS_FIRST, LAST_SLOT, ResolveCard
from tessera.games.newdawn.world import (
    NewDawn,
    Player,
    all_control,
    control_spaces,
    empty_spaces,
    friendly_spaces,
    owner_of,
    place_of,
    put,
    rival_control,
    unused_control,
)
from tessera.kernel import DECLINE, ME, NONE, STOP, Description, Option, Refusal, Step
from tessera.kernel.effects import Allow, Held, On, Plus, card

# --- culture ------------------------------------------------------------------------------------------------


def culture(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return SpendOnCulture(p.seat, place=place, slot=slot)


class MoveControl(Plan, frozen=True):
    """Move one control token to an adjacent empty land space, whatever its terrain: ``move 12 / to 13`` (ND-7.03)."""

    rule: ClassVar[str] = "ND-7.03"

    def goals(self, s: NewDawn) -> int:
        return s.board.land & empty_spaces(s)

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            movable = s.board.grid.next_to(self.goals(s)) & control_spaces(s.players[self.seat])
            return [*[("move", cell) for cell in listed(movable)], STOP] if movable else []
        if len(self.chosen) == 2 or self.chosen[0] == STOP:
            return None
        return [("to", cell) for cell in listed(s.board.near[int(self.chosen[0][1])] & self.goals(s))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] == STOP:
            return
        p = s.players[self.seat]
        origin, goal = [int(cell) for _, cell in self.chosen]
        reinforced = origin in p.reinforced
        remove_control(s, p, origin)
        if reinforced:
            p.reinforced = put(p.reinforced, goal)
        else:
            p.control = put(p.control, goal)
        s.touched = True
        s.tell("moved-control", seat=self.seat, **space_words(s, goal))
        give_up(s, p, origin)
        claim(s, p, goal)

    def prompt(self, s: NewDawn) -> Description:
        if not self.chosen:
            return Description("ask-move-control", {"seat": self.seat}, rule=self.rule)
        origin = int(self.chosen[0][1])
        args: Words = {"seat": self.seat, **space_words(s, origin)}
        return Description("ask-move-control-to", args, (f"space:{origin}",), self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, self.rule, "do-decline")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "to" and named_space(s, option) != NONE:
            return Refusal("refused-not-empty-neighbour", rule=self.rule)
        return Refusal("refused-cannot-move", rule=self.rule) if option[0] == "move" else None


def one_more_anywhere(s: NewDawn, p: Player, card: Held, slot: int) -> Step:
    """Next to any friendly space (ND-7.04)."""
    return PlaceControl(p.seat, 1, slot, FRIENDLY, CULTURE)


class ConvertToken(ChoosePiece, frozen=True):
    """Replace or weaken a rival token within 2 spaces of a friendly space; no attack (ND-7.05)."""

    verb: ClassVar[str] = "convert"
    rule: ClassVar[str] = "ND-7.05"
    reach: ClassVar[int] = 2

    def targets(self, s: NewDawn) -> int:
        p = s.players[self.seat]
        return s.board.grid.within(friendly_spaces(p), self.reach) & rival_control(s, p)

    def among(self, s: NewDawn) -> tuple[int, ...]:
        return listed(self.targets(s))

    def take(self, s: NewDawn, what: int) -> None:
        p, rival = s.players[self.seat], owner_of(s, what)
        assert rival is not None
        if what in rival.reinforced:
            weaken(s, rival, what)
            s.tell("weakened", seat=self.seat, other_seat=rival.seat, **space_words(s, what))
        elif unused_control(s, p) > 0:
            convert(s, p, rival, what)
        else:
            s.then(FreeTokenForMedia(self.seat, cell=what))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-convert-token", {"seat": self.seat}, rule=self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] != "convert" or cell == NONE:
            return None
        if not rival_control(s, s.players[self.seat]) >> cell & 1:
            return Refusal("refused-no-rival-token", rule=self.rule)
        return Refusal("refused-too-far", {"range": self.reach}, self.rule)


def convert(s: NewDawn, p: Player, rival: Player, cell: int) -> None:
    s.tell("converted", seat=p.seat, other_seat=rival.seat, **space_words(s, cell))
    replace_control(s, rival, p, cell)


class FreeTokenForMedia(FreeToken, frozen=True):
    """Converting a token needs one of one's own."""

    def use(self, s: NewDawn) -> None:
        rival = owner_of(s, self.cell)
        assert rival is not None
        convert(s, s.players[self.seat], rival, self.cell)


CULTURE_CARDS: Final = (
    card(
        FocusCard("early_empire", CULTURE, 1, RULEBOOK, tokens=2),
        On(RESOLVED, culture, own=True),
    ),
    card(
        FocusCard("drama_and_poetry", CULTURE, 2, PUBLIC, tokens=2),
        On(RESOLVED, culture, own=True),
        On(AFTERWARDS, MoveControl(ME), own=True),
    ),
    card(
        FocusCard("civil_service", CULTURE, 3, PUBLIC, tokens=2),
        On(RESOLVED, culture, own=True),
        On(AFTERWARDS, one_more_anywhere, own=True),
    ),
    card(
        FocusCard("mass_media", CULTURE, 4, PUBLIC, tokens=3),
        On(RESOLVED, culture, own=True),
        On(AFTERWARDS, ConvertToken(ME), own=True),
    ),
)


# --- science ------------------------------------------------------------------------------------------------


def science(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return SpendOnScience(p.seat, place=place, slot=slot)


def resource_of_new_kind(s: NewDawn, p: Player, card: Held, slot: int) -> Step:
    """A resource of which the player has none (ND-8.12)."""
    return GainResource(p.seat, card=card.number, new_kind=True)


class Nuke(Plan, frozen=True):
    """All control tokens in and around a space suffer, one's own too: ``nuke 17`` (ND-8.13).

    Spaces without any token around are not offered: choosing them would be choosing none. Where there are many, the
    tile comes first.
    """

    rule: ClassVar[str] = "ND-8.13"

    def part(self, s: NewDawn) -> list[Option] | None:
        if self.chosen and (self.chosen[-1] == STOP or self.chosen[-1][0] == "nuke"):
            return None
        tokens = all_control(s)
        options = space_part("nuke", tokens | s.board.grid.next_to(tokens), self.chose("tile"))
        return options if self.chosen or not options else [*options, STOP]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] == STOP:
            return
        cell = int(self.chosen[-1][1])
        hit = self.hit(s, cell)
        s.tell("nuked", seat=self.seat, **space_words(s, cell))
        for p in s.players:
            weak = [token for token in p.control if hit >> token & 1]
            for token in [token for token in p.reinforced if hit >> token & 1]:
                weaken(s, p, token)
                s.tell("weakened", seat=self.seat, other_seat=p.seat, **space_words(s, token))
            for token in weak:
                s.tell("control-destroyed", seat=p.seat, **space_words(s, token))
                destroy_control(s, p, token)

    def hit(self, s: NewDawn, cell: int) -> int:
        return s.board.near[cell] | 1 << cell

    def describe(self, s: NewDawn, option: Option) -> Description:
        """With the tokens that suffer, one's own and those of others."""
        if option[0] == "tile":
            return describe_tile(s, option, self.rule)
        described = describe_space(s, option, self.rule, "do-decline")
        if option == STOP:
            return described
        counts = [(control_spaces(p) & self.hit(s, int(option[1]))).bit_count() for p in s.players]
        args: Words = {**described.args, "own": counts[self.seat], "others": sum(counts) - counts[self.seat]}
        return structs.replace(described, args=args)


def in_last_slot(s: NewDawn, p: Player, card: Held, slot: int) -> bool:
    return slot == LAST_SLOT


SCIENCE_CARDS: Final = (
    card(
        FocusCard("astrology", SCIENCE, 1, RULEBOOK),
        On(RESOLVED, science, own=True),
    ),
    card(
        FocusCard("mathematics", SCIENCE, 2, PUBLIC),
        On(BEFOREHAND, GainTrade(ME, 1), own=True),
        On(RESOLVED, science, own=True),
    ),
    card(
        FocusCard("replaceable_parts", SCIENCE, 3, PUBLIC),
        On(BEFOREHAND, resource_of_new_kind, own=True),
        On(RESOLVED, science, own=True),
    ),
    card(
        FocusCard("nuclear_power", SCIENCE, 4, PUBLIC),
        On(BEFOREHAND, Nuke(ME), when=in_last_slot, own=True),
        On(RESOLVED, science, own=True),
    ),
)


# --- economy ------------------------------------------------------------------------------------------------


def economy(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return SpendOnEconomy(p.seat, place=place, slot=slot)


class ExchangeResource(Plan, frozen=True):
    """Exchange one resource for one of another kind, if there is one: ``give marble / gain oil`` (ND-9.16)."""

    rule: ClassVar[str] = "ND-9.16"

    def others(self, s: NewDawn, given: str) -> list[str]:
        """What the supply has besides."""
        return [name for kind, name in enumerate(RESOURCES) if s.supply[kind] and name != given]

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            held = zip(RESOURCES, s.players[self.seat].resources, strict=True)
            kinds = [name for name, count in held if count and self.others(s, name)]
            return [*[("give", name) for name in kinds], DECLINE] if kinds else []
        if len(self.chosen) == 2 or self.chosen[0] == DECLINE:
            return None
        return [("gain", name) for name in self.others(s, str(self.chosen[0][1]))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != DECLINE:
            p = s.players[self.seat]
            given, gained = [str(name) for _, name in self.chosen]
            return_resource(s, p, RESOURCES.index(given))
            s.tell("resource-given", seat=self.seat, resource=given)
            take_resource(s, p, RESOURCES.index(gained))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        if not self.chosen:
            return Description("ask-exchange-resource", args, rule=self.rule)
        return Description(
            "ask-exchange-resource-for", {**args, "resource": self.chosen[0][1]}, rule=self.rule
        )

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-4.04")
        return Description(f"do-{option[0]}", {"resource": option[1]}, (f"resource:{option[1]}",), self.rule)


class Capitalism(ChooseCard, frozen=True):
    """After its reset another card may be resolved as in slot 1, without reset (ND-22.05)."""

    verb: ClassVar[str] = "also"
    rule: ClassVar[str] = "ND-22.05"
    stop: ClassVar[Option | None] = DECLINE

    def among(self, s: NewDawn) -> list[str]:
        return [s.content.focus[card].key for card in s.players[self.seat].row[1:]]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        s.tell("uses", seat=self.seat, card="capitalism")
        s.then(ResolveCard(self.seat, place_of(s, p, what), AS_FIRST))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-capitalism", {"seat": self.seat}, rule=self.rule)


ECONOMY_CARDS: Final = (
    card(
        FocusCard("foreign_trade", ECONOMY, 1, RULEBOOK, caravans=1, range=3),
        On(RESOLVED, economy, own=True),
    ),
    card(
        FocusCard("currency", ECONOMY, 2, PUBLIC, caravans=2, range=4),
        On(RESOLVED, economy, own=True),
        Allow(FIGHT_ON_THE_WAY, own=True),
    ),
    card(
        FocusCard("steam_power", ECONOMY, 3, PUBLIC, caravans=2, range=6, water=True),
        On(RESOLVED, economy, own=True),
        On(AFTERWARDS, ExchangeResource(ME), own=True),
    ),
    card(
        FocusCard("capitalism", ECONOMY, 4, PUBLIC, caravans=3, range=6, water=True),
        On(RESOLVED, economy, own=True),
        On(RESET, Capitalism(ME), own=True, once=TURN),
    ),
)


# --- industry -----------------------------------------------------------------------------------------------


def industry(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return Industry(p.seat, place=place, slot=slot)


def own_caravans(s: NewDawn, p: Player, card: Held) -> int:
    return cells(p.caravans)


def suburbs(s: NewDawn, p: Player, card: Held, slot: int, city: int) -> Step:
    """Control tokens next to the new city (ND-10.11)."""
    return PlaceControl(p.seat, card.row.tokens, slot, city, INDUSTRY)


INDUSTRY_CARDS: Final = (
    card(
        FocusCard("pottery", INDUSTRY, 1, RULEBOOK, range=2),
        On(RESOLVED, industry, own=True),
    ),
    card(
        FocusCard("animal_husbandry", INDUSTRY, 2, PUBLIC, range=3),
        On(RESOLVED, industry, own=True),
        Plus(RANGE_STARTS, own_caravans, own=True),
    ),
    card(
        FocusCard("nationalism", INDUSTRY, 3, PUBLIC, range=4, water=True, slot_5_production=7),
        On(RESOLVED, industry, own=True),
    ),
    card(
        FocusCard("urbanization", INDUSTRY, 4, PUBLIC, range=5, water=True, tokens=2),
        On(RESOLVED, industry, own=True),
        On(CITY_BUILT, suburbs, own=True),
    ),
)


# --- military -----------------------------------------------------------------------------------------------


def military(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return Campaign(p.seat, place, slot)


MILITARY_CARDS: Final = (
    card(
        FocusCard("masonry", MILITARY, 1, RULEBOOK, attacks=2, range=2),
        On(RESOLVED, military, own=True),
    ),
    card(
        FocusCard("iron_working", MILITARY, 2, RULEBOOK, attacks=2, range=3, bonus=1, barbarian_bonus=3),
        On(RESOLVED, military, own=True),
    ),
    card(
        FocusCard(
            "mass_production", MILITARY, 3, PUBLIC, attacks=2, range=3, bonus=2, barbarian_bonus=2, water=True
        ),
        On(RESOLVED, military, own=True),
        Allow(REINFORCE_TOO, own=True),
    ),
    card(
        FocusCard(
            "flight", MILITARY, 4, RULEBOOK, attacks=3, range=5, bonus=3, barbarian_bonus=3, water=True
        ),
        On(RESOLVED, military, own=True),
        Allow(FLY_OVER, own=True),
    ),
)


FOCUS_CARDS: Final = (*CULTURE_CARDS, *SCIENCE_CARDS, *ECONOMY_CARDS, *INDUSTRY_CARDS, *MILITARY_CARDS)
