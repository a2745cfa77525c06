"""Diplomacy cards (chapter 15)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.agendas import check_agendas
from tessera.games.newdawn.asking import Question, Words
from tessera.games.newdawn.world import NEUTRAL, NewDawn, Player, has_wonder, put, take
from tessera.kernel import Description, Option, Refusal

DECLINE: Option = ("decline",)
OPEN_BORDERS, EMBASSY, JOINT_WAR, DEFENSIVE_PACT = range(4)
PACTS_EACH: Final = 4
CARDS_OF_CITY_STATE: Final = 2


def holds_pact(p: Player, giver: int, pact: int) -> bool:
    return PACTS_EACH * giver + pact in p.pacts


def pacts_from(p: Player, giver: int) -> list[int]:
    """The cards of another player that a player holds."""
    return [pact for pact in p.pacts if pact // PACTS_EACH == giver]


def pacts_left(s: NewDawn, giver: int) -> list[int]:
    """The cards still in their owner's stack (ND-15.03)."""
    held = {pact for p in s.players for pact in p.pacts}
    return [pact for pact in range(PACTS_EACH * giver, PACTS_EACH * (giver + 1)) if pact not in held]


def pact_limit(s: NewDawn, p: Player) -> int:
    """How many cards of one other player may be held (ND-15.02)."""
    return PACTS_EACH if has_wonder(s, p, "potala_palace") else 1


def envoys_left(s: NewDawn, city_state: int) -> int:
    """Cards of a city-state lying beside the map; a conquered one has none (ND-14.04)."""
    if s.city_states[city_state] != NEUTRAL:
        return 0
    return CARDS_OF_CITY_STATE - sum([city_state in p.envoys for p in s.players])


def break_relations(s: NewDawn, p: Player, giver: int) -> None:
    """An attack on a player: all cards held of that player go back at once (ND-13.08)."""
    returned = pacts_from(p, giver)
    if returned:
        p.pacts = tuple([pact for pact in p.pacts if pact not in returned])
        s.tell("pacts-returned", seat=p.seat, other_seat=giver, cards=[_key(s, pact) for pact in returned])


def expel_envoy(s: NewDawn, p: Player, city_state: int) -> None:
    """An attack on a city-state: its card goes back at once (ND-13.08)."""
    if city_state in p.envoys:
        p.envoys = take(p.envoys, city_state)
        s.tell("envoy-returned", seat=p.seat, city=s.content.city_states[city_state].key)


def lay_envoys_aside(s: NewDawn, city_state: int) -> None:
    """A conquered city-state's cards are out of use, also those held by players (ND-14.04)."""
    for p in s.players:
        if city_state in p.envoys:
            p.envoys = take(p.envoys, city_state)
            s.tell("envoy-lost", seat=p.seat, city=s.content.city_states[city_state].key)


def lose_potala(s: NewDawn, p: Player) -> None:
    """Without the Potala Palace surplus cards go back (ND-21.13)."""
    s.then(ReturnSurplus(p.seat))


def _key(s: NewDawn, pact: int) -> str:
    return s.content.pacts[pact % PACTS_EACH].key


def pact_option(s: NewDawn, verb: str, pact: int) -> Option:
    """``take 2 embassy``: the Embassy of the player on seat 2."""
    return (verb, pact // PACTS_EACH, _key(s, pact))


def read_pact(s: NewDawn, option: Option) -> int:
    kind = next(i for i, pact in enumerate(s.content.pacts) if pact.key == option[2])
    return PACTS_EACH * int(option[1]) + kind


def describe_pact(s: NewDawn, option: Option, rule: str) -> Description:
    if len(option) == 1:
        return Description(f"do-{option[0]}", rule=rule)
    args: Words = {"seat": option[1], "card": option[2]}
    return Description(f"do-{option[0]}-pact", args, (f"pact:{option[1]}:{option[2]}",), rule)


def hold_pact(s: NewDawn, p: Player, pact: int) -> None:
    """Take a player's card; with Open Borders cities may be mature at once (ND-15.05)."""
    p.pacts = put(p.pacts, pact)
    s.tell("pact-taken", seat=p.seat, other_seat=pact // PACTS_EACH, card=_key(s, pact))
    check_agendas(s)


def return_pact(s: NewDawn, p: Player, pact: int) -> None:
    """A card goes back to its owner's stack (ND-15.04)."""
    p.pacts = take(p.pacts, pact)
    s.tell("pacts-returned", seat=p.seat, other_seat=pact // PACTS_EACH, cards=[_key(s, pact)])


class TakePact(Question, frozen=True):
    """After arriving at a rival city: take one of the rival's cards, or exchange the one held (ND-9.12)."""

    giver: int

    def options(self, s: NewDawn) -> list[Option]:
        left = pacts_left(s, self.giver)
        return [*[pact_option(s, "take", pact) for pact in left], DECLINE] if left else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        held = pacts_from(p, self.giver)
        if len(held) >= pact_limit(s, p):
            return_pact(s, p, held[0])
        hold_pact(s, p, read_pact(s, option))

    def prompt(self, s: NewDawn) -> Description:
        p = s.players[self.seat]
        held = pacts_from(p, self.giver)
        args: Words = {"seat": self.seat, "other_seat": self.giver}
        if len(held) < pact_limit(s, p):
            return Description("ask-take-pact", args, rule="ND-9.12")
        return Description("ask-exchange-pact", {**args, "card": _key(s, held[0])}, rule="ND-9.12")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(s, option, "ND-9.12")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-pact-away", rule="ND-15.03") if option[0] == "take" else None


class TakeEnvoy(Question, frozen=True):
    """After arriving at a city-state: take one of its cards, unless one is held (ND-9.12, ND-14.03)."""

    city_state: int

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if self.city_state in p.envoys or not envoys_left(s, self.city_state):
            return []
        return [("envoy", s.content.city_states[self.city_state].key), DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != DECLINE:
            take_envoy(s, s.players[self.seat], self.city_state)

    def prompt(self, s: NewDawn) -> Description:
        city = s.content.city_states[self.city_state].key
        return Description("ask-take-envoy", {"seat": self.seat, "city": city}, rule="ND-9.12")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-9.12")
        return Description("do-envoy", {"city": option[1]}, (f"envoy:{option[1]}",), "ND-9.12")


def take_envoy(s: NewDawn, p: Player, city_state: int) -> None:
    p.envoys = put(p.envoys, city_state)
    s.tell("envoy-taken", seat=p.seat, city=s.content.city_states[city_state].key)


class TakePacts(Question, frozen=True):
    """Building the Potala Palace: up to three cards of other players in total (ND-21.13)."""

    count: int

    def options(self, s: NewDawn) -> list[Option]:
        if not self.count:
            return []
        takeable = [pact for giver in range(s.seats) if giver != self.seat for pact in pacts_left(s, giver)]
        return [*[pact_option(s, "take", pact) for pact in takeable], DECLINE] if takeable else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != DECLINE:
            hold_pact(s, s.players[self.seat], read_pact(s, option))
            s.then(TakePacts(self.seat, self.count - 1))

    def prompt(self, s: NewDawn) -> Description:
        return Description("ask-take-pacts", {"seat": self.seat, "count": self.count}, rule="ND-21.13")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(s, option, "ND-21.13")


class ReturnSurplus(Question, frozen=True):
    """Return cards of a player of whom more than one is held, until one is left (ND-21.13)."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        limit = pact_limit(s, p)
        surplus = [pact for pact in p.pacts if len(pacts_from(p, pact // PACTS_EACH)) > limit]
        return [pact_option(s, "return", pact) for pact in surplus]

    def resolve(self, s: NewDawn, option: Option) -> None:
        return_pact(s, s.players[self.seat], read_pact(s, option))
        s.then(ReturnSurplus(self.seat))

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(s, option, "ND-21.13")


class SwapPact(Question, frozen=True):
    """Geneva: return a card of a player and take a different one of that player (ND-21.20)."""

    returned: int = -1

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if self.returned < 0:
            held = [pact for pact in p.pacts if pacts_left(s, pact // PACTS_EACH)]
            return [*[pact_option(s, "return", pact) for pact in held], DECLINE] if held else []
        left = [pact for pact in pacts_left(s, self.returned // PACTS_EACH) if pact != self.returned]
        return [pact_option(s, "take", pact) for pact in left]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        pact = read_pact(s, option)
        if option[0] == "return":
            s.then(SwapPact(self.seat, pact))
            return
        return_pact(s, p, self.returned)
        hold_pact(s, p, pact)

    def prompt(self, s: NewDawn) -> Description:
        if self.returned < 0:
            return Description("ask-swap-pact", {"seat": self.seat}, rule="ND-21.20")
        args: Words = {"seat": self.seat, "other_seat": self.returned // PACTS_EACH}
        return Description("ask-swap-pact-for", {**args, "card": _key(s, self.returned)}, rule="ND-21.20")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(s, option, "ND-21.20")
