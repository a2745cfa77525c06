"""Disasters: who is hit, and covering or tearing down (chapter 12)."""

from __future__ import annotations

from tessera.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST
from tessera.games.peloponnes.goods import convert_luxury, convertible
from tessera.games.peloponnes.tableau import (
    CIVILIZATION,
    DISASTERS,
    LUXURY_CARD,
    NO_CARD,
    SYMBOLS,
    Peloponnes,
    Player,
    buildings,
    cover,
    landscapes,
    protected,
    target_key,
    tear_down,
)
from tessera.kernel import NO_ONE, Act, Ask, Description, Option, Refusal, only


class DisasterStrikes(Act, frozen=True):
    """A disaster hits all players, one after the other in turn order (PE-5.03, PE-5.09)."""

    disaster: int

    def run(self, s: Peloponnes) -> None:
        s.tell("disaster-strikes", disaster=DISASTERS[self.disaster])
        s.then(*[Suffer(seat, self.disaster) for seat in s.order])


class Suffer(Act, frozen=True):
    """One player's share of a disaster; protection is checked now (PE-12.03)."""

    sufferer: int
    disaster: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.sufferer]
        if protected(s, p, self.disaster):
            s.tell("protected", seat=p.seat, disaster=DISASTERS[self.disaster])
            return
        if self.disaster == DECLINE and p.luxury_card:
            lose_luxury(s, p)
        among, number = affected(s, p, self.disaster)
        if number == len(among):
            s.then(CoverOrTearDown(p.seat, self.disaster, tuple(among)))
        elif number:
            s.then(ChooseAffected(p.seat, self.disaster, number, tuple(among), ()))


def lose_luxury(s: Peloponnes, p: Player) -> None:
    """Decline takes all luxury first, so luxury cannot pay for the cover (PE-12.17, PE-12.20)."""
    s.tell("lost-luxury", seat=p.seat, count=p.luxury)
    p.luxury = 0


def affected(s: Peloponnes, p: Player, disaster: int) -> tuple[list[int], int]:
    """Among which cards how many are hit."""
    if disaster == PLAGUE:
        among = [CIVILIZATION] if p.civilization != NO_CARD else []
    elif disaster == DECLINE:
        among = [LUXURY_CARD] if p.luxury_card else []
    elif disaster == DROUGHT:
        return largest_grain(s, p)
    else:
        among = buildings(s, p) if disaster == EARTHQUAKE else landscapes(s, p)
        divisor = s.content.constants.damage_divisor
        return among, -(-len(among) // divisor)
    return among, len(among)


def largest_grain(s: Peloponnes, p: Player) -> tuple[list[int], int]:
    """Drought: one of the power cards with the largest active grain production (PE-12.14, PE-12.15)."""
    grain = {card: s.content.cards[card].grain for card in p.cards if card not in p.covered}
    most = max(grain.values(), default=0)
    if most == 0:
        return [], 0
    return [card for card in grain if grain[card] == most], 1


class ChooseAffected(Ask, frozen=True):
    """Choose the cards that a disaster hits; all of them first (PE-12.10, PE-12.22).

    They are named in the order in which they lie, so the same set is not offered twice.
    """

    disaster: int
    number: int
    among: tuple[int, ...]
    chosen: tuple[int, ...]

    def options(self, s: Peloponnes) -> list[Option]:
        spare = len(self.among) - (self.number - len(self.chosen))
        return [("hit", s.content.cards[card].key) for card in self.among[: spare + 1]]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        card = s.content.id_of[str(option[1])]
        chosen = (*self.chosen, card)
        rest = self.among[self.among.index(card) + 1 :]
        if len(chosen) < self.number:
            s.then(ChooseAffected(self.seat, self.disaster, self.number, rest, chosen))
        else:
            s.then(CoverOrTearDown(self.seat, self.disaster, chosen))

    def prompt(self, s: Peloponnes) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "disaster": DISASTERS[self.disaster],
            "count": self.number - len(self.chosen),
        }
        return Description("ask-choose-affected", args, rule="PE-12.10")

    def announce(self, s: Peloponnes) -> Description:
        disaster = DISASTERS[self.disaster]
        return Description("wait-choose-affected", {"seat": self.seat, "disaster": disaster})

    def describe(self, s: Peloponnes, option: Option) -> Description:
        key = str(option[1])
        rule = {EARTHQUAKE: "PE-12.10", TEMPEST: "PE-12.13", DROUGHT: "PE-12.14"}[self.disaster]
        return Description("do-hit", {"card": key}, (f"card:{key}",), rule)


class CoverOrTearDown(Ask, frozen=True):
    """For each card hit, in the order the player wants: cover it with a coin card or tear it down (PE-12.04)."""

    disaster: int
    targets: tuple[int, ...]

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        means = [SYMBOLS[symbol] for symbol in sorted(set(p.hand.cards))]
        if self.disaster != DECLINE and convertible(s, p):
            means.append("luxury")
        options: list[Option] = []
        for target in self.targets:
            key = target_key(s, target)
            options += [("cover", key, with_what) for with_what in means]
            options.append(("tear-down", key))
        return options

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        target = next(target for target in self.targets if target_key(s, target) == option[1])
        if option[0] == "tear-down":
            tear_down(s, p, target)
        else:
            self._cover(s, p, target, str(option[2]))
        rest = tuple([other for other in self.targets if other != target])
        if rest:
            s.then(CoverOrTearDown(self.seat, self.disaster, rest))

    def _cover(self, s: Peloponnes, p: Player, target: int, means: str) -> None:
        if means == "luxury":
            cover(s, p, target, self.disaster, convert_luxury(s, p), NO_ONE)
        else:
            symbol = SYMBOLS.index(means)
            p.hand.remove(symbol)
            cover(s, p, target, self.disaster, symbol, only(p.seat))
        with_luxury = "yes" if means == "luxury" else "no"
        s.tell("covered", seat=p.seat, card=target_key(s, target), luxury=with_luxury)

    def prompt(self, s: Peloponnes) -> Description:
        args: dict[str, int | str] = {
            "seat": self.seat,
            "disaster": DISASTERS[self.disaster],
            "count": len(self.targets),
        }
        return Description("ask-cover-or-tear-down", args, rule="PE-12.04")

    def announce(self, s: Peloponnes) -> Description:
        disaster = DISASTERS[self.disaster]
        return Description("wait-cover-or-tear-down", {"seat": self.seat, "disaster": disaster})

    def describe(self, s: Peloponnes, option: Option) -> Description:
        key = str(option[1])
        elements = (_element(key, self.seat),)
        if option[0] == "tear-down":
            return Description("do-tear-down", {"card": key}, elements, "PE-12.05")
        if option[2] == "luxury":
            return Description(
                "do-cover-luxury", {"card": key}, (*elements, f"luxury:{self.seat}"), "PE-12.04"
            )
        symbol = str(option[2])
        args: dict[str, int | str] = {"card": key, "symbol": symbol}
        return Description("do-cover", args, (*elements, f"coin:{symbol}"), "PE-12.04")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        keys = [target_key(s, target) for target in self.targets]
        if option[0] not in ("cover", "tear-down") or len(option) < 2:
            return None
        if option[1] not in keys:
            return Refusal("refused-not-affected", {"disaster": DISASTERS[self.disaster]}, rule="PE-12.22")
        if option[-1] == "luxury":
            rule = "PE-12.20" if self.disaster == DECLINE else "PE-12.23"
            return Refusal("refused-no-luxury", rule=rule)
        if option[-1] in SYMBOLS:
            return Refusal("refused-no-such-coin", {"symbol": option[-1]}, rule="PE-12.04")
        return None


def _element(key: str, seat: int) -> str:
    if key == "civilization":
        return f"civilization:{seat}"
    return f"luxury:{seat}" if key == "luxury-card" else f"card:{key}"
