"""Food, resources and blue tokens (TA-14): what is stored, gained, spent and lost, and corruption."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from tessera.games.throughtheages.content import FARM, LAB, MINE, Box
from tessera.games.throughtheages.hooks import KEEPS_TOKENS, LAB_RESOURCES
from tessera.games.throughtheages.state import Ages, Civilization
from tessera.kernel import Ask, ChooseCard, Description, Option
from tessera.kernel.effects import allows
from tessera.kernel.tuples import changed

FOOD, RESOURCES = FARM, MINE
GOODS: Final = ("food", "resources")


Places = tuple[tuple[int, int], ...]
"""Where tokens of a good can lie: the worth of one there, and the place of the technology, cheapest first."""


def worth(s: Ages, p: Civilization, good: int) -> Places:
    """The places of a good; labs may be such places too (TA-14.01)."""
    return _places(s.content, p.techs, good, good == RESOURCES and allows(s, p, LAB_RESOURCES))


@lru_cache(maxsize=8192)
def _places(content: Box, techs: tuple[int, ...], good: int, labs: bool) -> Places:
    row = content.technology
    if good == FOOD:
        return tuple([(row[tech].food, place) for place, tech in enumerate(techs) if row[tech].type == FARM])
    found = [(row[tech].goods, place) for place, tech in enumerate(techs) if row[tech].type == MINE]
    if labs:
        found += [(row[t].age, place) for place, t in enumerate(techs) if row[t].type == LAB and row[t].age]
        found.sort()
    return tuple(found)


def placing(s: Ages, p: Civilization, good: int) -> Places:
    """Where tokens of a good are placed that is gained: on farms and mines, never on labs (TA-14.05)."""
    return _places(s.content, p.techs, good, False)


def stock(s: Ages, p: Civilization, good: int) -> int:
    """How much of a good a civilization has."""
    return sum([value * p.stored[place] for value, place in worth(s, p, good)])


def gain(s: Ages, p: Civilization, good: int, amount: int, tokens: int | None = None) -> int:
    """Place tokens worth an amount, as few as possible; with too few in the bank the largest amount (TA-14.05)."""
    left, most = amount, p.blue if tokens is None else min(tokens, p.blue)
    stored = p.stored
    for value, place in reversed(placing(s, p, good)):
        count = min(left // value, most) if value else 0
        if count:
            stored = changed(stored, place, count)
            left -= count * value
            most -= count
            p.blue -= count
    p.stored = stored
    if amount > left:
        s.tell("gained", seat=p.seat, good=GOODS[good], count=amount - left)
    return amount - left


def tokens_needed(s: Ages, p: Civilization, good: int, amount: int) -> int:
    """How few tokens an amount takes."""
    count = 0
    for value, _ in reversed(placing(s, p, good)):
        if value:
            count += amount // value
            amount %= value
    return count


def spend(s: Ages, p: Civilization, good: int, amount: int) -> int:
    """Pay an amount: the cheapest tokens first, then change is made (TA-14.02 - TA-14.04). Returns what was paid.

    With an empty bank change may be impossible; then the least possible amount more is paid (TA-14.10).
    """
    left = amount
    places = worth(s, p, good)
    for rank, (value, place) in enumerate(places):
        while left > 0 and p.stored[place]:
            p.stored = changed(p.stored, place, -1)
            p.blue += 1
            left -= value
            if left < 0:
                left += _give_change(p, places[:rank], -left)
    return amount - left


def _give_change(p: Civilization, cheaper: Places, amount: int) -> int:
    """Put tokens back onto cheaper cards, as few as possible and as many as the bank has; returns their worth."""
    given = 0
    for value, place in reversed(cheaper):
        count = min((amount - given) // value, p.blue) if value else 0
        if count:
            p.stored = changed(p.stored, place, count)
            p.blue -= count
            given += count * value
    return given


def lose(s: Ages, p: Civilization, good: int, amount: int) -> int:
    """Lose as much of an amount as there is; returns how much of it was lost (TA-6.28)."""
    lost = spend(s, p, good, min(amount, stock(s, p, good)))
    if lost:
        s.tell("lost", seat=p.seat, good=GOODS[good], count=lost)
    return min(lost, amount)


def produced_tokens(p: Civilization, place: int, count: int) -> int:
    """Move tokens from the bank onto a technology, as many as there are (TA-15.12)."""
    count = min(count, p.blue)
    p.stored = changed(p.stored, place, count)
    p.blue -= count
    return count


# --- gaining both ---------------------------------------------------------------------------------------------


class GainGoods(Ask, frozen=True):
    """Food and resources at the same time: with too few tokens the player says how many go to food (TA-14.09)."""

    food: int
    resources: int

    def options(self, s: Ages) -> list[Option]:
        p = s.players[self.seat]
        for_food = tokens_needed(s, p, FOOD, self.food)
        for_resources = tokens_needed(s, p, RESOURCES, self.resources)
        least = min(for_food, max(0, p.blue - for_resources))
        return [("food-tokens", count) for count in range(least, min(for_food, p.blue) + 1)]

    def resolve(self, s: Ages, option: Option) -> None:
        p = s.players[self.seat]
        gain(s, p, FOOD, self.food, int(option[1]))
        gain(s, p, RESOURCES, self.resources)

    def prompt(self, s: Ages) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "food": self.food, "resources": self.resources}
        return Description("ask-gain-goods", {**args, "tokens": s.players[self.seat].blue}, rule="TA-14.09")

    def describe(self, s: Ages, option: Option) -> Description:
        return Description("do-food-tokens", {"count": option[1]}, rule="TA-14.09")


# --- blue tokens that leave -----------------------------------------------------------------------------------


def token_places(s: Ages, p: Civilization) -> list[str]:
    """Cards from which a blue token can be taken."""
    return [s.content.rows[tech].key for tech, count in zip(p.techs, p.stored, strict=True) if count]


class LoseToken(ChooseCard, frozen=True):
    """Blue tokens go back to the box: from the bank, then from cards of the owner's choice (TA-14.06)."""

    verb: ClassVar[str] = "token-from"
    rule: ClassVar[str] = "TA-14.06"
    stop: ClassVar[Option | None] = None

    def among(self, s: Ages) -> list[str]:
        return token_places(s, s.players[self.seat])

    def take(self, s: Ages, what: str) -> None:
        p = s.players[self.seat]
        p.stored = changed(p.stored, p.techs.index(s.content.number[what]), -1)
        from_the_box(p, blue=-1)


def add_blue(s: Ages, p: Civilization, count: int) -> None:
    """Blue tokens come from the box or go back there (TA-14.06)."""
    change = max(count, -p.blue)
    p.blue += change
    from_the_box(p, blue=change)
    if change > count:
        s.then(LoseToken(p.seat, change - count))


def add_yellow(p: Civilization, count: int) -> int:
    """Yellow tokens enter and leave the bank only, as many as there are (TA-13.05); returns the change."""
    change = max(count, -p.yellow)
    p.yellow += change
    from_the_box(p, yellow=change)
    return change


def from_the_box(p: Civilization, yellow: int = 0, blue: int = 0) -> None:
    p.boxed = p.boxed[0] + yellow, p.boxed[1] + blue


# --- how many there are ---------------------------------------------------------------------------------------


def yellow_tokens(s: Ages, p: Civilization) -> int:
    """Workers and tokens in the bank, beyond those that a civilization begins with."""
    constants = s.content.constants
    first = constants.yellow_tokens + constants.unused_workers
    first += sum([row.workers for row in s.content.technology.values() if row.initial])
    return p.yellow + p.unused + sum(p.workers) - first


def blue_tokens(s: Ages, p: Civilization) -> int:
    """In the bank, on technologies, on the unfinished wonder and on wonders that keep theirs (TA-14.07)."""
    keeping = s.content.effects[KEEPS_TOKENS].itself if KEEPS_TOKENS in s.content.effects else ()
    kept = [sum(on) for card, on in zip(p.cards, p.on, strict=True) if card in keeping]
    return p.blue + sum(p.stored) + p.stages + sum(kept) - s.content.constants.blue_tokens
