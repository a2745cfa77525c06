"""City-states: what their diplomacy cards do (chapters 14, 15 and 21)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *

# --- in combat ----------------------------------------------------------------------------------------------


def is_itself(s: NewDawn, card: Held, cell: int) -> bool:
    """Whether this very city-state is attacked: then its card does not count (ND-13.08)."""
    target = city_state_at(s, cell)
    there = target == card.number and city_state_holder(s, target) == NEUTRAL
    return there and not barbarian_spaces(s) >> cell & 1


# --- building -----------------------------------------------------------------------------------------------


# --- at the start of a turn ---------------------------------------------------------------------------------


CITY_STATES = Cards[CityState]()
card = CITY_STATES.add


def support(s: NewDawn, p: Player, card: HeldAs[CityState], cell: int, *attacker: int) -> int:
    """For each city-state token on the map and own city within range (ND-14.13)."""
    if not attacker and is_itself(s, card, cell):
        return 0
    around = s.board.grid.within(1 << cell, card.row.range)
    return card.row.amount * (around & (city_state_spaces(s) | city_spaces(p))).bit_count()


card(
    CityState("carthage", MILITARY, "circle", PUBLIC, amount=1, range=2),
    Plus(ATTACK, support),
    Plus(DEFENCE, support),
)


def easy_forest(s: NewDawn, p: Player, card: HeldAs[CityState], limit: int, focus: int) -> int:
    """Forest counts as easier for culture and industry cards (ND-15.10)."""
    return s.board.of[Terrain.FOREST] if focus in (CULTURE, INDUSTRY) and 0 < card.row.amount <= limit else 0


card(CityState("kumasi", CULTURE, "diamond", PUBLIC, amount=1), Plus(EASY_LAND, easy_forest))


def by_mature_cities(s: NewDawn, p: Player, card: HeldAs[CityState], wonder: int) -> int:
    return -card.row.amount * len(mature_cities(s, p))


card(CityState("brussels", INDUSTRY, "circle", PUBLIC, amount=1), Plus(WONDER_COST, by_mature_cities))


class DriveBarbarian(Plan, frozen=True):
    """Seoul: move a barbarian to an adjacent empty land space: ``drive A / to 17`` (ND-21.20)."""

    rule: ClassVar[str] = "ND-21.20"

    def goals(self, s: NewDawn, letter: int) -> int:
        return s.board.near[s.barbarians[letter]] & empty_spaces(s) & s.board.land

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            on_map = [letter for letter, cell in enumerate(s.barbarians) if cell >= 0]
            movable = [LETTERS[letter] for letter in on_map if self.goals(s, letter)]
            return [*[("drive", letter) for letter in movable], STOP] if movable else []
        if len(self.chosen) == 2 or self.chosen[0] == STOP:
            return None
        return [("to", cell) for cell in listed(self.goals(s, LETTERS.index(str(self.chosen[0][1]))))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != STOP:
            (_, letter), (_, goal) = self.chosen
            s.barbarians = replaced(s.barbarians, LETTERS.index(str(letter)), int(goal))
            s.tell("barbarian-moved", barbarian=letter, **space_words(s, int(goal)))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        if not self.chosen:
            return Description("ask-drive-barbarian", args, rule=self.rule)
        letter = self.chosen[0][1]
        return Description(
            "ask-drive-barbarian-to", {**args, "barbarian": letter}, (f"barbarian:{letter}",), self.rule
        )

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option[0] != "drive":
            return describe_space(s, option, self.rule, "do-decline")
        letter = str(option[1])
        args: Words = {"barbarian": letter, **space_words(s, s.barbarians[LETTERS.index(letter)])}
        return Description("do-drive", args, (f"barbarian:{letter}",), self.rule)


card(CityState("seoul", SCIENCE, "diamond", PUBLIC), Use(START_OF_TURN, DriveBarbarian(ME), once=TURN))


class SwapPact(Plan, frozen=True):
    """Geneva: return a card of a player and take a different one of that player (ND-21.20).

    ``return 2 embassy / take 2 joint_war``.
    """

    rule: ClassVar[str] = "ND-21.20"

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            held = [pact for pact in pacts_of(s, s.players[self.seat]) if pacts_left(s, pact[0])]
            return [*[pact_option(s, "return", pact) for pact in held], DECLINE] if held else []
        if len(self.chosen) == 2 or self.chosen[0] == DECLINE:
            return None
        return [pact_option(s, "take", pact) for pact in pacts_left(s, int(self.chosen[0][1]))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != DECLINE:
            p = s.players[self.seat]
            old, new = [read_pact(s, option) for option in self.chosen]
            return_pact(s, p, old)
            hold_pact(s, p, new)

    def prompt(self, s: NewDawn) -> Description:
        if not self.chosen:
            return Description("ask-swap-pact", {"seat": self.seat}, rule=self.rule)
        _, giver, key = self.chosen[0]
        args: Words = {"seat": self.seat, "other_seat": giver, "card": key}
        return Description("ask-swap-pact-for", args, rule=self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(option, self.rule)


card(CityState("geneva", SCIENCE, "circle", PUBLIC), Use(START_OF_TURN, SwapPact(ME), once=TURN))
card(CityState("mohenjo_daro", CULTURE, "circle", PUBLIC, amount=1), Plus(PLACING_EASE, "amount"))


def cheaper(s: NewDawn, p: Player, card: HeldAs[CityState], wonder: int) -> int:
    return -card.row.amount


def first_of_its_type(s: NewDawn, p: Player, card: Held, wonder: int) -> bool:
    wonders = s.content.wonders
    return all(wonders[own].type != wonders[wonder].type for own in wonders_of(s, p))


card(
    CityState("buenos_aires", INDUSTRY, "diamond", RULEBOOK, amount=2),
    Plus(WONDER_COST, cheaper, when=first_of_its_type),
)


def attacks_another_city(s: NewDawn, p: Player, card: Held, cell: int) -> bool:
    return is_city(s, cell) and not is_itself(s, card, cell)


card(
    CityState("kabul", MILITARY, "diamond", PUBLIC, amount=3),
    Plus(ATTACK, "amount", when=attacks_another_city),
)
