"""The Politics Phase (TA-6): one political action, or none."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import Aggression, Event, Leader, Territory
from tessera.games.throughtheages.hooks import (
    POLITICAL_ACTION_DONE,
    POLITICAL_ACTION_GIVEN_UP,
    POLITICAL_MENU,
    POLITICS,
    POLITICS_BEGINS,
    PREPARE_ANYTHING,
    PREPARED,
    SEES_EVENTS,
)
from tessera.games.throughtheages.rules.cardrow import into_hand
from tessera.games.throughtheages.rules.conflicts import (
    Attack,
    aggressions_in_hand,
    attack_price,
    refuse_attack,
    sacrificial,
    targets,
)
from tessera.games.throughtheages.rules.events import (
    Evaluate,
    future_becomes_current,
    no_current_events,
    reveal_next,
)
from tessera.games.throughtheages.rules.pacts import (
    SIDES,
    AnswerPact,
    EndPact,
    offers,
    pacts_in_hand,
    pacts_of,
)
from tessera.games.throughtheages.rules.resigning import Resign, may_resign
from tessera.games.throughtheages.state import Ages, Civilization, rivals, score_culture
from tessera.kernel import (
    EVERYONE,
    NONE,
    PASS,
    RESIGN,
    Act,
    Compose,
    Description,
    Option,
    Refusal,
    all_but,
    during,
    only,
)
from tessera.kernel.effects import allows, describe_use, emit, uses
from tessera.kernel.tuples import put

ALONE: Option = ("alone",)
"""An attack without a sacrificed unit."""


class Politics(Act, frozen=True):
    """Looks and games first, then the political action (TA-6.01, TA-40)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        during(s, POLITICS, NextPoliticalAction(self.seat), seat=self.seat)
        emit(s, p, POLITICS_BEGINS)


class NextPoliticalAction(Act, frozen=True):
    """A political action, unless it was given up (TA-21.27)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if p.no_politics:
            p.no_politics -= 1
            s.tell("no-politics", seat=self.seat)
            emit(s, p, POLITICAL_ACTION_GIVEN_UP)
        else:
            s.then(PoliticalAction(self.seat))

    def label(self) -> str:
        return "political-action"


class PoliticalAction(Compose, frozen=True):
    """Which action, and against or with whom: ``attack raid_1 / on 2 / alone`` (TA-6.02).

    Even who can only pass is asked: what can be done depends on hidden cards.
    """

    confirm: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def part(self, s: Ages) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            return self.menu(s, p)
        first = self.chosen[0]
        follow = _FOLLOWS.get(str(first[0]))
        return follow(self, s, p) if follow is not None else None

    def declared(self, option: Option) -> bool:
        """A unit is never sacrificed without being named (TA-36.17)."""
        return option[0] == "sacrifice"

    def menu(self, s: Ages, p: Civilization) -> list[Option]:
        rows = s.content.rows
        found: list[Option] = [("prepare", rows[card].key) for card in preparable(s, p)]
        found += [("attack", rows[card].key) for card in aggressions_in_hand(s, p) if targets(s, p, card)]
        found += [("offer", rows[card].key) for card in pacts_in_hand(s, p) if offers(s, p, card)]
        found += [("cancel", rows[card].key) for card, _, _ in pacts_of(s, p)]
        found += list(uses(s, p, POLITICAL_MENU))
        if may_resign(s, p):
            found.append(RESIGN)
        return [*found, PASS]

    def whom(self, s: Ages, p: Civilization) -> list[Option] | None:
        """The rival of an attack, and a unit that is sacrificed for it (TA-6.34)."""
        card = s.content.number[str(self.chosen[0][1])]
        if len(self.chosen) == 1:
            return [("on", seat) for seat in targets(s, p, card)]
        if len(self.chosen) == 2 and isinstance(s.content.rows[card], Aggression):
            rival = s.players[int(self.chosen[1][1])]
            units = [unit for unit in sacrificial(s, p) if refuse_attack(s, p, rival, card, unit) is None]
            alone = [ALONE] if refuse_attack(s, p, rival, card) is None else []
            return [*[("sacrifice", s.content.rows[unit].key) for unit in units], *alone]
        return None

    def partner(self, s: Ages, p: Civilization) -> list[Option] | None:
        """With whom, and as which side (TA-6.50)."""
        card = s.content.number[str(self.chosen[0][1])]
        if len(self.chosen) > 1:
            return None
        return [("with", seat, SIDES[side]) for seat, side in offers(s, p, card)]

    def complete(self, s: Ages) -> None:
        p = s.players[self.seat]
        first = self.chosen[0]
        if first == PASS:
            s.tell("no-politics", seat=self.seat)
            return
        s.then(PoliticsDone(self.seat))
        if first[0] == "use":
            s.then(uses(s, p, POLITICAL_MENU)[first])
        elif first[0] == "resign":
            s.then(Resign(self.seat))
        else:
            self.play_card(s, p, s.content.number[str(first[1])])

    def play_card(self, s: Ages, p: Civilization, card: int) -> None:
        verb = self.chosen[0][0]
        if verb == "prepare":
            s.then(Prepare(self.seat, card))
        elif verb == "cancel":
            s.then(EndPact(self.seat, card))
        elif verb == "offer":
            _, partner, side = self.chosen[1]
            p.military_hand.remove(card)  # everybody sees it; refused it comes back (TA-6.51)
            s.tell("offers-pact", seat=self.seat, other_seat=int(partner), card=s.content.rows[card].key)
            s.then(AnswerPact(int(partner), self.seat, card, SIDES.index(str(side))))
        else:
            unit = self.chose("sacrifice")
            s.then(
                Attack(
                    self.seat, int(self.chosen[1][1]), card, s.content.number[str(unit[1])] if unit else NONE
                )
            )

    def prompt(self, s: Ages) -> Description:
        if not self.chosen:
            return Description("ask-political-action", {"seat": self.seat}, rule="TA-6.01")
        verb, card = self.chosen[0]
        if len(self.chosen) > 1:
            key = "ask-unit-for-attack"
        else:
            key = "ask-pact-partner" if verb == "offer" else "ask-whom-to-attack"
        element = s.content.element(s.content.number[str(card)])
        return Description(key, {"seat": self.seat, "card": card}, (element,), "TA-6.02")

    def describe(self, s: Ages, option: Option) -> Description:
        verb = option[0]
        if verb == "use":
            return describe_use(s, option, "TA-6.02")
        if verb in ("pass", "resign", "alone"):
            key = "do-no-politics" if verb == "pass" else f"do-{verb}"
            return Description(key, rule="TA-6.60" if verb == "resign" else "TA-6.01")
        if verb == "on":
            card = s.content.number[str(self.chosen[0][1])]
            price = attack_price(s, s.players[int(option[1])], card)
            args: dict[str, int | str] = {"seat": option[1], "count": price}
            return Description("do-on", args, (f"seat:{option[1]}",), "TA-6.20")
        if verb == "with":
            symmetric = s.content.pact[s.content.number[str(self.chosen[0][1])]].symmetric
            side = "both" if symmetric else option[2]
            return Description(
                "do-with", {"seat": option[1], "side": side}, (f"seat:{option[1]}",), "TA-6.50"
            )
        if verb == "attack":
            return self.describe_attack(s, option)
        element = s.content.element(s.content.number[str(option[1])])
        rules = {"prepare": "TA-6.10", "offer": "TA-6.50", "cancel": "TA-6.53"}
        return Description(f"do-{verb}", {"card": option[1]}, (element,), rules.get(str(verb), "TA-36.17"))

    def describe_attack(self, s: Ages, option: Option) -> Description:
        """An aggression or a war; where it can only be against one rival, against whom and for how much."""
        p, card = s.players[self.seat], s.content.number[str(option[1])]
        row, seats = s.content.rows[card], targets(s, p, card)
        args: dict[str, int | str] = {"card": row.key, "targets": len(seats)}
        if len(seats) == 1:
            args |= {"seat": seats[0], "count": attack_price(s, s.players[seats[0]], card)}
        key = "do-attack" if isinstance(row, Aggression) else "do-declare"
        return Description(key, args, (row.element,), "TA-6.20")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p, verb = s.players[self.seat], option[0]
        if self.chosen:
            attacks = self.chosen[0][0] == "attack" and verb == "on"
            return self.refuse_rival(s, p, option) if attacks else None
        if verb == "resign":
            allowed = s.setup.settings["resigning"]
            return Refusal("refused-age-iv" if allowed else "refused-no-resigning", rule="TA-6.60")
        if verb == "use":
            return Refusal("refused-use-impossible", rule="TA-6.02")
        if verb == "cancel":
            return Refusal("refused-no-such-pact", rule="TA-6.53")
        return self.refuse_card(s, p, option) if verb in ("prepare", "attack", "offer") else None

    def refuse_card(self, s: Ages, p: Civilization, option: Option) -> Refusal | None:
        """Why a card cannot be played: it is not in hand, of another kind, or no rival can be attacked (TA-6.03)."""
        card = s.content.number.get(str(option[1])) if len(option) == 2 else None
        if card not in p.military_hand.cards:
            return Refusal("refused-not-in-hand", rule="TA-6.03")
        if option[0] == "attack" and card in aggressions_in_hand(s, p):
            found = [refuse_attack(s, p, rival, card) for rival in rivals(s, p)]
            return next((refusal for refusal in found if refusal is not None), None)
        keys = {"prepare": "refused-no-event", "attack": "refused-no-attack", "offer": "refused-no-pact"}
        return Refusal(keys[str(option[0])], rule="TA-6.03")

    def refuse_rival(self, s: Ages, p: Civilization, option: Option) -> Refusal | None:
        seat = option[1] if len(option) == 2 else None
        if not isinstance(seat, int) or not 0 <= seat < s.seats or seat == self.seat:
            return None
        return refuse_attack(s, p, s.players[seat], s.content.number[str(self.chosen[0][1])])


_FOLLOWS = {"attack": PoliticalAction.whom, "offer": PoliticalAction.partner}


class PoliticsDone(Act, frozen=True):
    """After a political action some may perform a second one (TA-21.04)."""

    seat: int

    def run(self, s: Ages) -> None:
        if not s.players[self.seat].resigned:
            emit(s, s.players[self.seat], POLITICAL_ACTION_DONE)


# --- preparing events -----------------------------------------------------------------------------------------


def preparable(s: Ages, p: Civilization) -> list[int]:
    """Events and territories in hand, with Confucius any military card (TA-6.10, TA-36.01)."""
    anything = allows(s, p, PREPARE_ANYTHING)
    rows = s.content.rows
    cards = [c for c in p.military_hand.cards if anything or isinstance(rows[c], Event | Territory)]
    return list(dict.fromkeys(cards))


class Prepare(Act, frozen=True):
    """A card goes face down onto the future events, and the next current event happens (TA-6.10 - TA-6.12)."""

    seat: int
    card: int

    def run(self, s: Ages) -> None:
        p, age = s.players[self.seat], s.content.age[self.card]
        p.military_hand.remove(self.card, seen_by=only(self.seat))
        s.tell("prepares", to=all_but(self.seat), seat=self.seat, age=age)
        s.tell("prepared", to=only(self.seat), seat=self.seat, card=s.content.rows[self.card].key)
        seers = [q for q in s.players if q is not p and not q.resigned and allows(s, q, SEES_EVENTS)]
        known = only(self.seat)
        for seer in seers:
            known |= only(seer.seat)
            seer.notes.add(self.card)
            s.tell(
                "saw-event",
                to=only(seer.seat),
                seat=seer.seat,
                other_seat=p.seat,
                card=s.content.rows[self.card].key,
            )
        p.notes.add(self.card)
        s.future.add(self.card, known)
        score_culture(s, p, age)
        s.then(HappenNext())
        emit(s, p, PREPARED)


class HappenNext(Act, frozen=True):
    """Reveal and evaluate the next event; after the last one the future becomes current (TA-6.11, TA-6.12)."""

    def run(self, s: Ages) -> None:
        card = reveal_next(s)
        if no_current_events(s):
            future_becomes_current(s)
        s.then(Evaluate(card))


class TakeKidnapped(Act, frozen=True):
    """A civil card changes hands; it is no taking from the row, but a leader counts as taken (TA-36.48)."""

    seat: int
    victim: int
    card: int
    culture: int
    """For its use in the same turn."""

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        s.players[self.victim].civil_hand.remove(self.card)
        into_hand(s, p, self.card)
        row = s.content.rows[self.card]
        if isinstance(row, Leader):
            p.leaders_taken = put(p.leaders_taken, row.age)
        s.turn.kidnapped = self.card, self.culture
        closed = s.setup.settings["closed_hands"]
        parties = only(self.seat) | only(self.victim)
        s.tell(
            "kidnapped",
            to=parties if closed else EVERYONE,
            seat=self.seat,
            other_seat=self.victim,
            card=s.content.rows[self.card].key,
        )
        if closed:
            s.tell("kidnapped-unseen", to=~parties, seat=self.seat, other_seat=self.victim)
