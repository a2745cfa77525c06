"""Aggressions and wars (TA-6.20 - TA-6.46): who may attack whom, defence, and what the victor gets."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import INFANTRY, Aggression, BonusCard, War
from tessera.games.throughtheages.hooks import (
    AGGRESSION_WON,
    ATTACK,
    ATTACK_PENALTY,
    ATTACK_PRICE,
    DEFENCE,
    MAY_ATTACK,
    MAY_PLAY,
    MAY_SACRIFICE,
    SACRIFICE,
    WAR_ON_ME,
    WAR_WON,
)
from tessera.games.throughtheages.rules.inplay import LiesOpen, into_play, out_of_play
from tessera.games.throughtheages.rules.pacts import end_pact, pacts_of
from tessera.games.throughtheages.rules.production import discard
from tessera.games.throughtheages.rules.ratings import strength_rating
from tessera.games.throughtheages.state import (
    Ages,
    Civilization,
    military_actions,
    move_workers,
    rivals,
    score_culture,
    spend_ma,
)
from tessera.kernel import NONE, STOP, Act, Ask, Compose, Description, Option, Refusal, Step
from tessera.kernel.effects import HeldAs, allows, emit, ruling, total

GIVES_UP: Option = ("no-unit",)


# --- strength in a conflict -----------------------------------------------------------------------------------


def strength_against(s: Ages, p: Civilization, rival: Civilization, *, attacking: bool) -> int:
    """Without what ends when one attacks the other, with what helps the attacker (TA-6.22)."""
    return strength_rating(s, p) + against(s, p, rival, attacking=attacking)


def against(s: Ages, p: Civilization, rival: Civilization, *, attacking: bool) -> int:
    """What a conflict with a rival changes about a strength."""
    lost = sum(
        [
            pact_strength(s, card, side)
            for card, partner, side in _ending(s, p, rival)
            if partner == rival.seat
        ]
    )
    return (total(s, p, ATTACK, rival.seat) if attacking else 0) - lost


def _ending(s: Ages, p: Civilization, rival: Civilization) -> list[tuple[int, int, int]]:
    """Pacts between the two that end on an attack."""
    return [
        pact for pact in pacts_of(s, p) if pact[1] == rival.seat and s.content.pact[pact[0]].ends_on_attack
    ]


def pact_strength(s: Ages, card: int, side: int) -> int:
    return s.content.pact[card].side((NONE, side)).strength


def defending(s: Ages, p: Civilization, rival: Civilization) -> int:
    """Strength against an aggression, before cards (TA-36.16)."""
    return defending_with(s, p, rival, strength_rating(s, p))


def defending_with(s: Ages, p: Civilization, rival: Civilization, strength: int) -> int:
    """The same with a strength that is known already."""
    return total(s, p, DEFENCE, base=strength + against(s, p, rival, attacking=False))


# --- who may attack whom --------------------------------------------------------------------------------------


def attack_price(s: Ages, rival: Civilization, card: int) -> int:
    """Military actions, more against some (TA-6.20)."""
    printed = s.content.attack[card].ma
    return total(s, rival, ATTACK_PRICE, printed, base=printed)


def refuse_attack(
    s: Ages, p: Civilization, rival: Civilization, card: int, unit: int = NONE
) -> Refusal | None:
    """Why an aggression or a war against a rival is illegal (TA-6.20, TA-6.21, TA-6.30, TA-6.35)."""
    row = s.content.attack[card]
    war = isinstance(row, War)
    rule = "TA-6.35" if war else "TA-6.20"
    allowed, by = ruling(s, p, MAY_ATTACK, rival.seat)
    if not allowed:
        return Refusal("refused-may-attack", {"card": by}, MAY_ATTACK.rule)
    if war and not allows(s, rival, WAR_ON_ME):
        return Refusal("refused-war-on-me", {"card": ruling(s, rival, WAR_ON_ME)[1]}, "TA-6.35")
    if not allows(s, p, MAY_PLAY, about=card):
        return Refusal("refused-may-play", {"card": row.key}, MAY_PLAY.rule)
    missing = attack_price(s, rival, card) - military_actions(s, p)
    if missing > 0:
        return Refusal("refused-short-of-military-actions", {"count": missing}, rule)
    if war:
        if p.war != NONE:
            return Refusal("refused-second-war", rule="TA-6.38")
        return Refusal("refused-last-round", rule="TA-6.35") if s.last_round == s.round else None
    if not has_target(s, p, rival, card):
        return Refusal("refused-no-target", rule="TA-6.30")
    strength = strength_against(s, p, rival, attacking=True) + sacrificed(s, p, unit, defends=False)
    missing = defending(s, rival, p) + 1 - strength
    return Refusal("refused-not-stronger", {"count": missing}, "TA-6.21") if missing > 0 else None


def has_target(s: Ages, p: Civilization, rival: Civilization, card: int) -> bool:
    """Whether the rival has what the card needs (TA-6.30): what its effect does must be possible."""
    entry = s.content.effects[AGGRESSION_WON]
    for ready in entry.itself.get(card, ()):
        held = HeldAs(ready.row, card, NONE, (), p.seat)
        if ready.when is not None and not ready.when(s, p, held, rival.seat):
            return False
    return True


def targets(s: Ages, p: Civilization, card: int) -> list[int]:
    """Rivals who can be attacked with a card, with the help of a sacrificed unit if need be."""
    units = [NONE, *sacrificial(s, p)]
    return [
        rival.seat
        for rival in rivals(s, p)
        if any(refuse_attack(s, p, rival, card, unit) is None for unit in units)
    ]


# --- sacrifices -----------------------------------------------------------------------------------------------


def sacrificial(s: Ages, p: Civilization) -> list[int]:
    """Units that may be sacrificed, if any may (TA-36.17)."""
    if not allows(s, p, MAY_SACRIFICE):
        return []
    row = s.content.technology
    return [tech for tech, n in zip(p.techs, p.workers, strict=True) if n and row[tech].type >= INFANTRY]


def sacrificed(s: Ages, p: Civilization, unit: int, *, defends: bool) -> int:
    """What a sacrificed unit adds (TA-36.18)."""
    if unit == NONE:
        return 0
    strength = s.content.technology[unit].strength
    return strength + (total(s, p, SACRIFICE) if defends else 0)


def bury(s: Ages, *sacrificed: tuple[int, int]) -> None:
    """The tokens of sacrificed units go to the yellow banks: the comparison is over, spoils come next (TA-36.17)."""
    for seat, unit in sacrificed:
        if unit != NONE:
            p = s.players[seat]
            move_workers(p, unit, -1)
            p.yellow += 1
            s.tell("sacrificed", seat=seat, card=s.content.rows[unit].key)


def commit(s: Ages, p: Civilization, unit: int) -> None:
    """An attacker who sacrifices a unit scores for it at once (TA-36.17b)."""
    if unit != NONE:
        score_culture(s, p, total(s, p, SACRIFICE))


# --- aggressions ----------------------------------------------------------------------------------------------


class Attack(Act, frozen=True):
    """An aggression is played, or a war declared: pay, suffer for it, end pacts (TA-6.34)."""

    seat: int
    rival: int
    card: int
    unit: int = NONE

    def run(self, s: Ages) -> None:
        p, rival = s.players[self.seat], s.players[self.rival]
        spend_ma(s, p, attack_price(s, rival, self.card))
        p.military_hand.remove(self.card)
        key = s.content.rows[self.card].key
        s.tell("attacks", seat=self.seat, other_seat=self.rival, card=key)
        score_culture(s, p, -total(s, p, ATTACK_PENALTY))
        for card, _, _ in _ending(s, p, rival):
            end_pact(s, p if p.pact == card else rival)
        if isinstance(s.content.rows[self.card], War):
            p.war, p.enemy = self.card, self.rival
            s.then(DeclareWar(self.seat, self.rival, self.card))
            return
        commit(s, p, self.unit)
        s.then(LiesOpen(self.card))
        strength = strength_against(s, p, rival, attacking=True) + sacrificed(s, p, self.unit, defends=False)
        s.then(Defend(self.rival, attacker=self.seat, card=self.card, strength=strength, unit=self.unit))


class DeclareWar(Act, frozen=True):
    """The war card lies before the declarer; some matter from now on (TA-6.37, TA-36.50)."""

    seat: int
    enemy: int
    card: int

    def run(self, s: Ages) -> None:
        for seat in (self.seat, self.enemy):
            into_play(s, s.players[seat], self.card, self.seat, self.enemy)


class Defend(Compose, frozen=True, kw_only=True):
    """The rival may play bonus cards and discard others, within its MA total (TA-6.24).

    ``defend military_bonus_1 / defend rats / stop``, in any order: people pick up cards as they come.
    """

    attacker: int
    card: int
    strength: int
    unit: int
    """Which the attacker sacrifices."""

    def part(self, s: Ages) -> list[Option] | None:
        if self.chosen and self.chosen[-1] == STOP:
            return None
        p = s.players[self.seat]
        found: list[Option] = []
        if self.chose("sacrifice") is None:
            found += [("sacrifice", s.content.rows[unit].key) for unit in sacrificial(s, p)]
        if self.cards_left(p):
            found += [("defend", s.content.rows[card].key) for card in dict.fromkeys(self.left(s, p))]
        return [*found, STOP]

    def cards(self, s: Ages) -> list[int]:
        return [s.content.number[str(option[1])] for option in self.chosen if option[0] == "defend"]

    def left(self, s: Ages, p: Civilization) -> list[int]:
        left = list(p.military_hand.cards)
        for card in self.cards(s):
            left.remove(card)
        return left

    def cards_left(self, p: Civilization) -> int:
        used = len([option for option in self.chosen if option[0] == "defend"])
        return min(p.ma_total, len(p.military_hand.cards)) - used

    def sacrifice(self, s: Ages) -> int:
        chosen = self.chose("sacrifice")
        return s.content.number[str(chosen[1])] if chosen else NONE

    def suggest(self, s: Ages) -> Option | None:
        """Who has chosen a card may add others, and need not."""
        return STOP if self.chosen else None

    def complete(self, s: Ages) -> None:
        cards, unit = sorted(self.cards(s)), self.sacrifice(s)
        s.then(Repel(self.seat, self.attacker, self.card, self.strength, self.unit, tuple(cards), unit))

    def prompt(self, s: Ages) -> Description:
        p, attacker = s.players[self.seat], s.players[self.attacker]
        own = defending(s, p, attacker)
        args: dict[str, int | str] = {
            "seat": self.seat,
            "other_seat": self.attacker,
            "card": s.content.rows[self.card].key,
            "attack": self.strength,
            "defence": own + self.worth(s),
            "most": max(0, self.cards_left(p)),
        }
        return Description("ask-defend", args, (s.content.element(self.card),), "TA-6.24")

    def announce(self, s: Ages) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "other_seat": self.attacker,
            "card": s.content.rows[self.card].key,
        }
        return Description("wait-defend", args)

    def worth(self, s: Ages) -> int:
        cards = sum([defence_of(s, card) for card in self.cards(s)])
        return cards + sacrificed(s, s.players[self.seat], self.sacrifice(s), defends=True)

    def describe(self, s: Ages, option: Option) -> Description:
        if option == STOP:
            defence = defending(s, s.players[self.seat], s.players[self.attacker]) + self.worth(s)
            holds = "yes" if defence >= self.strength else "no"
            return Description("do-defend-so", {"defence": self.worth(s), "holds": holds}, rule="TA-6.24")
        card = s.content.number[str(option[1])]
        if option[0] == "sacrifice":
            return Description("do-sacrifice", {"card": option[1]}, (s.content.element(card),), "TA-36.17")
        count = self.left(s, s.players[self.seat]).count(card)
        args: dict[str, int | str] = {"card": option[1], "defence": defence_of(s, card), "count": count}
        return Description("do-defend", args, (s.content.element(card),), "TA-6.24")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        if option[0] == "sacrifice":  # one unit, and only where a card allows it
            allowed = allows(s, s.players[self.seat], MAY_SACRIFICE)
            return Refusal("refused-use-impossible", rule="TA-36.18b" if allowed else MAY_SACRIFICE.rule)
        if option[0] == "defend" and not self.cards_left(s.players[self.seat]):
            return Refusal("refused-too-many-defenders", rule="TA-6.24")
        return Refusal("refused-not-in-hand", rule="TA-6.24") if option[0] == "defend" else None


def defence_of(s: Ages, card: int) -> int:
    """A bonus card's defence; any other card is worth 1 (TA-6.24)."""
    row = s.content.rows[card]
    return row.defence if isinstance(row, BonusCard) else 1


class Repel(Act, frozen=True):
    """The defence is compared with the attack (TA-6.26, TA-6.27)."""

    seat: int
    attacker: int
    card: int
    strength: int
    unit: int
    cards: tuple[int, ...]
    own_unit: int

    def run(self, s: Ages) -> None:
        p, attacker = s.players[self.seat], s.players[self.attacker]
        defence = defending(s, p, attacker) + sum([defence_of(s, card) for card in self.cards])
        defence += sacrificed(s, p, self.own_unit, defends=True)
        for card in self.cards:
            discard(s, p, card, openly=isinstance(s.content.rows[card], BonusCard))
        s.discards[s.content.age[self.card]].add(self.card, -1)
        won = defence < self.strength
        result = "aggression-won" if won else "aggression-failed"
        args = {"attack": self.strength, "defence": defence, "count": len(self.cards)}
        s.tell(result, seat=self.attacker, other_seat=self.seat, card=s.content.rows[self.card].key, **args)
        if won:
            emit(s, attacker, AGGRESSION_WON, self.seat, about=self.card)
        bury(s, (self.attacker, self.unit), (self.seat, self.own_unit))


# --- wars -----------------------------------------------------------------------------------------------------


class ResolveWar(Act, frozen=True):
    """At the start of the declarer's next turn strengths are compared (TA-5.07, TA-6.40)."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if p.war == NONE:
            return
        s.then(LiesOpen(p.war))
        asks: list[Step] = [
            SacrificeInWar(seat, attacker=self.seat)
            for seat in (self.seat, p.enemy)
            if sacrificial(s, s.players[seat])
        ]
        s.then(*asks, CompareArmies(self.seat))


class SacrificeInWar(Ask, frozen=True):
    """Both decide at the resolution, the attacker first (TA-36.17)."""

    open: ClassVar[bool] = True

    attacker: int

    def options(self, s: Ages) -> list[Option]:
        units = sacrificial(s, s.players[self.seat])
        return [*[("sacrifice", s.content.rows[unit].key) for unit in units], GIVES_UP] if units else []

    def resolve(self, s: Ages, option: Option) -> None:
        if option == GIVES_UP:
            return
        unit = s.content.number[str(option[1])]
        p = s.players[self.seat]
        if self.seat == self.attacker:
            commit(s, p, unit)
        place = next(i for i, step in enumerate(s.agenda) if isinstance(step, CompareArmies))
        step = s.agenda[place]
        assert isinstance(step, CompareArmies)
        units = (unit, step.enemy_unit) if self.seat == self.attacker else (step.unit, unit)
        s.agenda[place] = CompareArmies(step.seat, *units)

    def describe(self, s: Ages, option: Option) -> Description:
        if option == GIVES_UP:
            return Description("do-no-unit", rule="TA-36.17")
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-sacrifice", {"card": option[1]}, (element,), "TA-36.17")


class CompareArmies(Act, frozen=True):
    """The stronger side wins; the difference is the advantage (TA-6.41)."""

    seat: int
    unit: int = NONE
    enemy_unit: int = NONE

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        enemy, card = s.players[p.enemy], p.war
        own = (
            strength_rating(s, p)
            + total(s, p, ATTACK, enemy.seat)
            + sacrificed(s, p, self.unit, defends=False)
        )
        other = strength_rating(s, enemy) + sacrificed(s, enemy, self.enemy_unit, defends=True)
        key = s.content.rows[card].key
        s.tell("war", seat=p.seat, other_seat=enemy.seat, card=key, attack=own, defence=other)
        discard_war(s, p)
        if own != other:
            winner, loser = (p, enemy) if own > other else (enemy, p)
            emit(s, winner, WAR_WON, loser.seat, abs(own - other), about=card)
        bury(s, (p.seat, self.unit), (enemy.seat, self.enemy_unit))


def discard_war(s: Ages, p: Civilization) -> None:
    """The war card leaves the two parties."""
    card, enemy = p.war, s.players[p.enemy]
    for party in (p, enemy):
        place = next(
            i
            for i, (c, on) in enumerate(zip(party.cards, party.on, strict=True))
            if c == card and on[0] == p.seat
        )
        out_of_play(s, party, card, place)
    p.war, p.enemy = NONE, NONE
    s.discards[s.content.age[card]].add(card, -1)


def aggressions_in_hand(s: Ages, p: Civilization) -> list[int]:
    found = [c for c in p.military_hand.cards if isinstance(s.content.rows[c], Aggression | War)]
    return list(dict.fromkeys(found))
