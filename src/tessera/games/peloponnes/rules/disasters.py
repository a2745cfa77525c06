"""Disasters: who is hit, and covering or tearing down (chapter 12). What each disaster hits stands on its card."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.games.peloponnes.content import DISASTERS, SYMBOLS
from tessera.games.peloponnes.hooks import STRUCK
from tessera.games.peloponnes.rules.goods import coins_available, convert_luxury
from tessera.games.peloponnes.rules.tableau import (
    card_element,
    card_key,
    card_named,
    cover,
    protected,
    tear_down,
)
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes, Player
from tessera.kernel import NO_ONE, Act, Compose, Description, Option, Refusal, only
from tessera.kernel.effects import emit


class DisasterStrikes(Act, frozen=True):
    """A disaster hits all players, one after the other in turn order (PE-5.03, PE-5.09)."""

    disaster: int

    def run(self, s: Peloponnes) -> None:
        s.tell("disaster-strikes", disaster=DISASTERS[self.disaster])
        s.then(*[Suffer(seat, self.disaster) for seat in s.order])


class Suffer(Act, frozen=True):
    """One player's share of a disaster; protection is checked now (PE-12.03)."""

    seat: int
    disaster: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        if protected(s, p, self.disaster):
            s.tell("protected", seat=p.seat, disaster=DISASTERS[self.disaster])
        else:
            emit(s, p, STRUCK, self.disaster, about=s.content.disasters[self.disaster])


class LoseLuxury(Act, frozen=True):
    """All luxury is lost first, so that it cannot pay for the cover of the luxury card (PE-12.17, PE-12.20)."""

    seat: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        if p.luxury:
            s.tell("lost-luxury", seat=p.seat, count=p.luxury)
        p.luxury = 0


def share_hit(s: Peloponnes, cards: Sequence[int]) -> int:
    """How many of these cards are hit: one in three, rounded up (PE-12.09)."""
    return -(-len(cards) // s.content.constants.damage_divisor)


def damage(p: Player, disaster: int, among: Sequence[int], number: int | None = None) -> Damage | None:
    """Hit so many of these cards, or all of them; nothing if there are none."""
    hit = len(among) if number is None else number
    return Damage(p.seat, disaster=disaster, among=tuple(among), number=hit) if among else None


class Damage(Compose, frozen=True, kw_only=True):
    """Choose the cards that a disaster hits, all of them first; then cover each with a coin card or tear it down.

    ``hit agora / hit well / tear-down well / cover agora wood``: hits in the order in which the cards lie, so that no
    set is offered twice; covers in the order the player wants (PE-12.04, PE-12.10, PE-12.22).
    """

    disaster: int
    among: tuple[int, ...]
    number: int

    def part(self, s: Peloponnes) -> list[Option] | None:
        hit = self.hit(s)
        if len(hit) < self.number:
            keys = [card_key(s, card) for card in self.among]
            left = keys[keys.index(hit[-1]) + 1 :] if hit else keys
            spare = len(left) - (self.number - len(hit))
            return [("hit", key) for key in left[: spare + 1]]
        undecided = self._undecided(hit)
        if not undecided:
            return None
        means = self._means(s, s.players[self.seat])
        options: list[Option] = []
        for key in undecided:
            options += [("cover", key, with_what) for with_what in means]
            options.append(("tear-down", key))
        return options

    # --- what was chosen so far -----------------------------------------------------------------------------

    def hit(self, s: Peloponnes) -> list[str]:
        """The cards that are hit, as far as they are chosen; where all are hit, there is nothing to choose."""
        if self.number == len(self.among):
            return [card_key(s, card) for card in self.among]
        return [str(option[1]) for option in self.chosen[: self.number]]

    def decisions(self) -> tuple[Option, ...]:
        """What is to become of cards that were hit."""
        return self.chosen[self.number :] if self.number < len(self.among) else self.chosen

    def _undecided(self, hit: list[str]) -> list[str]:
        decided = [option[1] for option in self.decisions()]
        return [key for key in hit if key not in decided]

    def _means(self, s: Peloponnes, p: Player) -> list[str]:
        """What the next cover can be: a symbol left in hand, or luxury (PE-12.04).

        Luxury needs a coin card to draw; those on and under cards torn down before it can be drawn, too (PE-12.23).
        """
        decisions = self.decisions()
        used = [option[2] for option in decisions if option[0] == "cover"]
        hand = p.hand.cards
        symbols = [SYMBOLS[x] for x in sorted(set(hand)) if hand.count(x) > used.count(SYMBOLS[x])]
        blind = used.count("luxury")
        if p.luxury == blind:
            return symbols
        torn_down = [card_named(s, p, str(option[1])) for option in decisions if option[0] == "tear-down"]
        freed = sum([p.covered.count(card) + p.borrowed.count(card) for card in torn_down])
        return [*symbols, "luxury"] if coins_available(s) + freed > blind else symbols

    # --- the whole answer -----------------------------------------------------------------------------------

    def complete(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        for option in self.decisions():
            card = card_named(s, p, str(option[1]))
            if option[0] == "tear-down":
                tear_down(s, p, card)
            else:
                self._cover(s, p, card, str(option[2]))

    def _cover(self, s: Peloponnes, p: Player, card: int, means: str) -> None:
        if means == "luxury":
            cover(s, p, card, self.disaster, convert_luxury(s, p)[0], NO_ONE)
        else:
            symbol = SYMBOLS.index(means)
            p.hand.remove(symbol)
            cover(s, p, card, self.disaster, symbol, only(p.seat))
        with_luxury = "yes" if means == "luxury" else "no"
        s.tell("covered", seat=p.seat, card=card_key(s, card), luxury=with_luxury)

    # --- in words -------------------------------------------------------------------------------------------

    def prompt(self, s: Peloponnes) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "disaster": DISASTERS[self.disaster]}
        hit = self.hit(s)
        left = self.number - len(hit)
        if left:
            return Description("ask-choose-affected", args | {"count": left}, rule="PE-12.10")
        args["count"] = len(self._undecided(hit))
        return Description("ask-cover-or-tear-down", args, rule="PE-12.04")

    def announce(self, s: Peloponnes) -> Description:
        return Description("wait-damage", {"seat": self.seat, "disaster": DISASTERS[self.disaster]})

    def describe(self, s: Peloponnes, option: Option) -> Description:
        args: dict[str, int | str] = {"card": option[1]}
        p = s.players[self.seat]
        element = card_element(s, p, card_named(s, p, str(option[1])))
        if option[0] == "hit":
            return Description("do-hit", args, (element,), s.content.tables.disasters[self.disaster].rule)
        if option[0] == "tear-down":
            return Description("do-tear-down", args, (element,), "PE-12.05")
        if option[2] == "luxury":
            return Description("do-cover-luxury", args, (element, f"luxury:{self.seat}"), "PE-12.04")
        args["symbol"] = option[2]
        return Description("do-cover", args, (element, f"coin:{option[2]}"), "PE-12.04")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        if option[0] not in ("cover", "tear-down") or len(option) < 2:
            return None
        if option[1] not in self._undecided(self.hit(s)):
            return Refusal("refused-not-affected", {"disaster": DISASTERS[self.disaster]}, "PE-12.22")
        if option[-1] == "luxury":
            return Refusal("refused-no-luxury", rule="PE-12.20" if LUXURY_CARD in self.among else "PE-12.23")
        if option[-1] in SYMBOLS:
            return Refusal("refused-no-such-coin", {"symbol": option[-1]}, "PE-12.04")
        return None
