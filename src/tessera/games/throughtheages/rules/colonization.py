"""Colonization (TA-17): the auction of a territory, the force that is sent, and what the colony brings."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import ClassVar, Final

from tessera.games.throughtheages.content import BonusCard, Territory
from tessera.games.throughtheages.hooks import (
    COLONIZATION,
    COLONIZED,
    COLONY_CARDS,
    COLONY_PAYMENT,
    COLONY_RESOURCES,
)
from tessera.games.throughtheages.rules.armies import all_units, armies, unit_strength
from tessera.games.throughtheages.rules.inplay import into_play, out_of_play
from tessera.games.throughtheages.rules.production import discard
from tessera.games.throughtheages.rules.tokens import RESOURCES, spend, stock
from tessera.games.throughtheages.state import Ages, Civilization, civilizations, move_workers
from tessera.kernel import NONE, PASS, STOP, Act, Ask, ChooseCard, Compose, Description, Option, Refusal
from tessera.kernel.effects import allows, emit, total
from tessera.kernel.tuples import put, take

FORCES_COMPARED: Final = 3_000
"""Beyond so many no force is suggested."""


# --- the force ------------------------------------------------------------------------------------------------


def force(s: Ages, p: Civilization, units: tuple[tuple[int, int], ...]) -> int:
    """Sent units, their armies and colonization symbols (TA-17.03, TA-17.04)."""
    if not units:
        return 0
    strength = unit_strength(s, units) + armies(s, p, units, farms=False).strength
    return total(s, p, COLONIZATION, base=strength)


def bonus_cards(s: Ages, p: Civilization) -> list[int]:
    return [card for card in p.military_hand.cards if isinstance(s.content.rows[card], BonusCard)]


def colonize_worth(s: Ages, card: int) -> int:
    row = s.content.rows[card]
    return row.colonize if isinstance(row, BonusCard) else 0


def largest_force(s: Ages, p: Civilization) -> int:
    """The most a player could send; without a unit nothing (TA-17.02, TA-17.08)."""
    units = all_units(s, p)
    if not units:
        return 0
    bonuses = [colonize_worth(s, card) for card in bonus_cards(s, p)]
    others = len(p.military_hand.cards) - len(bonuses)
    return force(s, p, units) + sum(bonuses) + min(total(s, p, COLONY_CARDS), others) + _most_paid(s, p)


def _most_paid(s: Ages, p: Civilization) -> int:
    if not allows(s, p, COLONY_RESOURCES):
        return 0
    return total(s, p, COLONY_PAYMENT, stock(s, p, RESOURCES))


def payments(s: Ages, p: Civilization) -> list[int]:
    """How many resources may be paid, as far as each of them is worth something (TA-36.21)."""
    worth = [total(s, p, COLONY_PAYMENT, price) for price in range(stock(s, p, RESOURCES) + 1)]
    return [0, *[price for price in range(1, len(worth)) if worth[price] > worth[price - 1]]]


# --- the auction ----------------------------------------------------------------------------------------------


class Auction(Act, frozen=True):
    """Clockwise from the active player everybody bids higher or drops out for good (TA-17.01)."""

    card: int

    def run(self, s: Ages) -> None:
        seats = tuple([p.seat for p in civilizations(s) if all_units(s, p)])  # TA-17.08
        s.tell("territory", card=s.content.rows[self.card].key)
        s.then(NextBid(self.card, seats, NONE, 0))


class NextBid(Act, frozen=True):
    """The next who is still in the auction bids; the last one who has bid wins."""

    card: int
    seats: tuple[int, ...]
    """Still in the auction, the next to bid first."""
    leader: int
    bid: int

    def run(self, s: Ages) -> None:
        if not self.seats or self.seats == (self.leader,):
            if self.leader == NONE:
                s.past = put(s.past, self.card)
                s.tell("no-colony", card=s.content.rows[self.card].key)
            else:
                s.then(SendForce(self.leader, card=self.card, bid=self.bid))
            return
        s.then(BidForTerritory(self.seats[0], self.card, self.seats, self.leader, self.bid))


class BidForTerritory(Ask, frozen=True):
    """Bid more, as far as the force reaches, or drop out (TA-17.01, TA-17.02).

    Who has units is asked even if no higher bid is possible: how far a force reaches depends on hidden cards.
    """

    confirm: ClassVar[bool] = True

    card: int
    seats: tuple[int, ...]
    leader: int
    bid: int

    def options(self, s: Ages) -> list[Option]:
        most = largest_force(s, s.players[self.seat])
        return [*[("bid", bid) for bid in range(self.bid + 1, most + 1)], PASS]

    def resolve(self, s: Ages, option: Option) -> None:
        rest = self.seats[1:]
        if option == PASS:
            s.tell("drops-out", seat=self.seat)
            s.then(NextBid(self.card, rest, self.leader, self.bid))
        else:
            s.tell("bids", seat=self.seat, count=int(option[1]))
            s.then(NextBid(self.card, (*rest, self.seat), self.seat, int(option[1])))

    def prompt(self, s: Ages) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "card": s.content.rows[self.card].key,
            "bid": self.bid,
        }
        return Description("ask-bid-for-territory", args, (s.content.element(self.card),), "TA-17.01")

    def announce(self, s: Ages) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "card": s.content.rows[self.card].key,
            "bid": self.bid,
        }
        return Description("wait-bid-for-territory", args)

    def describe(self, s: Ages, option: Option) -> Description:
        if option == PASS:
            return Description("do-drop-out", rule="TA-17.01")
        return Description("do-bid", {"count": option[1]}, (s.content.element(self.card),), "TA-17.02")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        if option[0] != "bid" or len(option) != 2 or not isinstance(option[1], int):
            return None
        if option[1] <= self.bid:
            return Refusal("refused-bid-too-low", {"least": self.bid + 1}, "TA-17.01")
        return Refusal("refused-bid-too-high", {"most": largest_force(s, s.players[self.seat])}, "TA-17.02")


# --- sending the force ----------------------------------------------------------------------------------------


class SendForce(Compose, frozen=True, kw_only=True):
    """Units, then bonus cards, discards and a payment that together reach the bid (TA-17.05, TA-17.11).

    ``send knights 2 / send swordsmen 0 / bonus military_bonus_1 1 / cards 0 / pay 3``
    """

    confirm: ClassVar[bool] = True  # whether there is a choice depends on hidden cards

    card: int
    bid: int

    def part(self, s: Ages) -> list[Option] | None:
        p = s.players[self.seat]
        kinds = self.kinds(s, p)
        at = len(self.chosen)
        if at == len(kinds):
            return None
        verb, what, most = kinds[at]
        return [
            option
            for option in self.amounts(s, p, verb, what, most, self.chosen)
            if self.reach(s, p, (*self.chosen, option), kinds) >= self.bid
        ]

    def kinds(self, s: Ages, p: Civilization) -> list[tuple[str, str, int]]:
        """What a force is made of, in this order: the verb, the card, how many at most."""
        rows = s.content.rows
        found = [("send", rows[tech].key, count) for tech, count in all_units(s, p)]
        bonuses = bonus_cards(s, p)
        found += [("bonus", rows[card].key, bonuses.count(card)) for card in dict.fromkeys(bonuses)]
        if most := min(total(s, p, COLONY_CARDS), len(p.military_hand.cards)):
            found.append(("cards", "", most))
        if allows(s, p, COLONY_RESOURCES):
            found.append(("pay", "", payments(s, p)[-1]))
        return found

    def amounts(
        self, s: Ages, p: Civilization, verb: str, what: str, most: int, chosen: tuple[Option, ...]
    ) -> list[Option]:
        if verb == "pay":
            return [(verb, price) for price in payments(s, p)]
        if verb == "cards":  # any that are not played as bonus cards (TA-21.14)
            played = sum([int(option[2]) for option in chosen if option[0] == "bonus"])
            most = min(most, len(p.military_hand.cards) - played)
        return [(verb, what, n) if what else (verb, n) for n in range(most + 1)]

    def reach(
        self, s: Ages, p: Civilization, chosen: tuple[Option, ...], kinds: list[tuple[str, str, int]]
    ) -> int:
        """The largest force that can still come of the parts chosen so far."""
        whole = list(chosen)
        for verb, what, most in kinds[len(chosen) :]:
            whole.append(self.amounts(s, p, verb, what, most, tuple(whole))[-1])
        return self.worth(s, p, tuple(whole))

    def worth(self, s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> int:
        units = tuple([(s.content.number[str(o[1])], int(o[2])) for o in chosen if o[0] == "send" and o[2]])
        if not units:
            return 0  # at least one unit (TA-17.04)
        more = sum(
            [colonize_worth(s, s.content.number[str(o[1])]) * int(o[2]) for o in chosen if o[0] == "bonus"]
        )
        more += sum([int(o[1]) for o in chosen if o[0] == "cards"])
        more += sum([total(s, p, COLONY_PAYMENT, int(o[1])) for o in chosen if o[0] == "pay"])
        return force(s, p, units) + more

    def reaches(self, s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> bool:
        """Whether a whole force reaches the bid; bonus cards are worth more when they are played as such."""
        others = len(p.military_hand.cards) - len(bonus_cards(s, p))
        discards = sum([int(option[1]) for option in chosen if option[0] == "cards"])
        return discards <= others and self.worth(s, p, chosen) >= self.bid

    def suggest(self, s: Ages) -> Option | None:
        """Of all that reach the bid the force that costs least."""
        p = s.players[self.seat]
        kinds = self.kinds(s, p)[len(self.chosen) :]
        parts = [self.amounts(s, p, verb, what, most, ()) for verb, what, most in kinds]
        if prod([len(part) for part in parts]) > FORCES_COMPARED:
            return None
        forces = [whole for whole in product(*parts) if self.reaches(s, p, (*self.chosen, *whole))]
        return min([(loss_of(s, whole), whole) for whole in forces])[1][0] if forces else None

    def complete(self, s: Ages) -> None:
        p = s.players[self.seat]
        strength = self.worth(s, p, self.chosen)
        s.tell("colonizes", seat=self.seat, card=s.content.rows[self.card].key, count=strength)
        s.then(Colonize(self.seat, self.card))
        for option in self.chosen:
            if option[0] == "send" and option[2]:
                lose_units(s, p, s.content.number[str(option[1])], int(option[2]))
            elif option[0] == "bonus":
                for _ in range(int(option[2])):
                    discard(s, p, s.content.number[str(option[1])], openly=True)
            elif option[0] == "cards" and option[1]:
                s.then(DiscardForColony(self.seat, int(option[1])))
            elif option[0] == "pay":
                spend(s, p, RESOURCES, int(option[1]))

    def prompt(self, s: Ages) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "card": s.content.rows[self.card].key,
            "bid": self.bid,
            "force": self.worth(s, s.players[self.seat], self.chosen),
        }
        return Description("ask-send-force", args, (s.content.element(self.card),), "TA-17.05")

    def describe(self, s: Ages, option: Option) -> Description:
        force = self.worth(s, s.players[self.seat], (*self.chosen, option))
        if len(option) == 2:
            key = "do-cards" if option[0] == "cards" else "do-pay-resources"
            return Description(key, {"count": option[1], "force": force}, rule="TA-17.05")
        element = s.content.element(s.content.number[str(option[1])])
        args: dict[str, int | str] = {"card": option[1], "count": option[2], "force": force}
        return Description(f"do-{option[0]}", args, (element,), "TA-17.05")


def loss_of(s: Ages, parts: tuple[Option, ...]) -> int:
    """What a force costs, roughly in resources: units with their workers, cards, payments."""
    loss = 0
    for option in parts:
        verb, count = option[0], int(option[-1])
        if verb == "send":
            loss += count * (4 + s.content.technology[s.content.number[str(option[1])]].resources)
        else:
            loss += count * {"bonus": 2, "cards": 1, "pay": 1}[str(verb)]
    return loss


def lose_units(s: Ages, p: Civilization, tech: int, count: int) -> None:
    """Sent units' tokens go to the yellow bank (TA-17.06)."""
    move_workers(p, tech, -count)
    p.yellow += count
    s.tell("sent", seat=p.seat, card=s.content.rows[tech].key, count=count)


class DiscardForColony(ChooseCard, frozen=True):
    """Any military cards may be discarded; their own colonization values do not count (TA-21.14)."""

    verb: ClassVar[str] = "discard"
    rule: ClassVar[str] = "TA-21.14"
    stop: ClassVar[Option | None] = None
    open: ClassVar[bool] = False
    confirm: ClassVar[bool] = True

    def among(self, s: Ages) -> list[str]:
        cards = s.players[self.seat].military_hand.cards
        return list(dict.fromkeys([s.content.rows[card].key for card in cards]))

    def take(self, s: Ages, what: str) -> None:
        discard(s, s.players[self.seat], s.content.number[what])


# --- the colony -----------------------------------------------------------------------------------------------


class Colonize(Act, frozen=True):
    """First the permanent symbols, then the immediate effect (TA-17.07)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        p.colonies = put(p.colonies, self.card)
        emit(s, p, COLONIZED, about=self.card)
        into_play(s, p, self.card)
        s.tell("colony", seat=self.seat, card=s.content.rows[self.card].key)


class ColonizeFromHand(ChooseCard, frozen=True):
    """A territory from hand, without units, bids or cards (TA-17.10)."""

    verb: ClassVar[str] = "colonize"
    rule: ClassVar[str] = "TA-17.10"
    open: ClassVar[bool] = False
    confirm: ClassVar[bool] = True  # whether there is a choice depends on hidden cards

    must: bool = False
    """Whether a territory has to be colonized (Columbus was removed for it)."""

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.seat]
        found: list[Option] = [("colonize", s.content.rows[card].key) for card in territories_in_hand(s, p)]
        return found if self.must or not p.military_hand.cards else [*found, STOP]

    def among(self, s: Ages) -> list[str]:
        return [s.content.rows[card].key for card in territories_in_hand(s, s.players[self.seat])]

    def take(self, s: Ages, what: str) -> None:
        card = s.content.number[what]
        s.players[self.seat].military_hand.remove(card)
        s.then(Colonize(self.seat, card))


def territories_in_hand(s: Ages, p: Civilization) -> list[int]:
    found = [card for card in p.military_hand.cards if isinstance(s.content.rows[card], Territory)]
    return list(dict.fromkeys(found))


def lose_colony(s: Ages, p: Civilization, card: int) -> None:
    """Only the permanent effects are lost (TA-17.09)."""
    p.colonies = take(p.colonies, card)
    out_of_play(s, p, card)
    s.tell("colony-lost", seat=p.seat, card=s.content.rows[card].key)
