"""Diplomacy cards (chapter 15). On a player's card lies the seat of its giver."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.hooks import PACT_LIMIT
from tessera.games.newdawn.rules.asking import Question, Words
from tessera.games.newdawn.state import NEUTRAL, NewDawn, Player, city_state_holder
from tessera.kernel import DECLINE, Description, Option, Refusal, enter, leave
from tessera.kernel.effects import total

CARDS_OF_CITY_STATE: Final = 2
USUAL_LIMIT: Final = 1
"""Cards of one other player (ND-15.02)."""

Given = tuple[int, int]
"""A player's diplomacy card: its giver's seat and its number."""


def pacts_of(s: NewDawn, p: Player) -> list[Given]:
    """The players' cards that somebody holds."""
    pacts = s.content.pacts
    return sorted([(on[0], card) for card, on in zip(p.cards, p.on, strict=True) if card in pacts])


def pacts_from(s: NewDawn, p: Player, giver: int) -> list[Given]:
    """The cards of another player that a player holds."""
    return [pact for pact in pacts_of(s, p) if pact[0] == giver]


def pacts_left(s: NewDawn, giver: int) -> list[Given]:
    """The cards still in their owner's stack (ND-15.03)."""
    held = {pact for p in s.players for pact in pacts_of(s, p)}
    return [(giver, pact) for pact in s.content.pacts if (giver, pact) not in held]


def pact_limit(s: NewDawn, p: Player) -> int:
    """How many cards of one other player may be held (ND-15.02)."""
    return total(s, p, PACT_LIMIT, base=USUAL_LIMIT)


def envoys_left(s: NewDawn, city_state: int) -> int:
    """Cards of a city-state lying beside the map; a conquered one has none (ND-14.04)."""
    if city_state_holder(s, city_state) != NEUTRAL:
        return 0
    return CARDS_OF_CITY_STATE - sum([city_state in p.cards for p in s.players])


# --- giving back --------------------------------------------------------------------------------------------


def drop_pact(s: NewDawn, p: Player, pact: Given) -> None:
    """A player's card works no longer for somebody."""
    giver, card = pact
    held = enumerate(zip(p.cards, p.on, strict=True))
    leave(s, p, card, next(place for place, lying in held if lying == (card, (giver,))))


def return_pact(s: NewDawn, p: Player, pact: Given) -> None:
    """A card goes back to its owner's stack (ND-15.04)."""
    drop_pact(s, p, pact)
    s.tell("pacts-returned", seat=p.seat, other_seat=pact[0], cards=[_key(s, pact)])


def break_relations(s: NewDawn, p: Player, giver: int) -> None:
    """An attack on a player: all cards held of that player go back at once (ND-13.08)."""
    returned = pacts_from(s, p, giver)
    for pact in returned:
        drop_pact(s, p, pact)
    if returned:
        s.tell("pacts-returned", seat=p.seat, other_seat=giver, cards=[_key(s, pact) for pact in returned])


def expel_envoy(s: NewDawn, p: Player, city_state: int) -> None:
    """An attack on a city-state: its card goes back at once (ND-13.08)."""
    if city_state in p.cards:
        leave(s, p, city_state)
        s.tell("envoy-returned", seat=p.seat, city=s.content.city_states[city_state].key)


def lay_envoys_aside(s: NewDawn, city_state: int) -> None:
    """A conquered city-state's cards are out of use, also those held by players (ND-14.04)."""
    for p in s.players:
        if city_state in p.cards:
            leave(s, p, city_state)
            s.tell("envoy-lost", seat=p.seat, city=s.content.city_states[city_state].key)


# --- how a player's card is named ---------------------------------------------------------------------------


def _key(s: NewDawn, pact: Given) -> str:
    return s.content.pacts[pact[1]].key


def pact_option(s: NewDawn, verb: str, pact: Given) -> Option:
    """``take 2 embassy``: the Embassy of the player on seat 2."""
    return (verb, pact[0], _key(s, pact))


def read_pact(s: NewDawn, option: Option) -> Given:
    return int(option[1]), s.content.number[str(option[2])]


def describe_pact(option: Option, rule: str) -> Description:
    if len(option) == 1:
        return Description(f"do-{option[0]}", rule=rule)
    args: Words = {"seat": option[1], "card": option[2]}
    return Description(f"do-{option[0]}-pact", args, (f"pact:{option[1]}:{option[2]}",), rule)


# --- taking -------------------------------------------------------------------------------------------------


def hold_pact(s: NewDawn, p: Player, pact: Given) -> None:
    """Take a player's card; from now on it works (ND-15.05)."""
    giver, card = pact
    enter(s, p, card, giver)
    s.tell("pact-taken", seat=p.seat, other_seat=giver, card=_key(s, pact))


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
        held = pacts_from(s, p, self.giver)
        if len(held) >= pact_limit(s, p):
            return_pact(s, p, held[0])
        hold_pact(s, p, read_pact(s, option))

    def prompt(self, s: NewDawn) -> Description:
        p = s.players[self.seat]
        held = pacts_from(s, p, self.giver)
        args: Words = {"seat": self.seat, "other_seat": self.giver}
        if len(held) < pact_limit(s, p):
            return Description("ask-take-pact", args, rule="ND-9.12")
        return Description("ask-exchange-pact", {**args, "card": _key(s, held[0])}, rule="ND-9.12")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_pact(option, "ND-9.12")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-pact-away", rule="ND-15.03") if option[0] == "take" else None


class TakeEnvoy(Question, frozen=True):
    """After arriving at a city-state: take one of its cards, unless one is held (ND-9.12, ND-14.03)."""

    city_state: int

    def options(self, s: NewDawn) -> list[Option]:
        if self.city_state in s.players[self.seat].cards or not envoys_left(s, self.city_state):
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
    enter(s, p, city_state)
    s.tell("envoy-taken", seat=p.seat, city=s.content.city_states[city_state].key)
