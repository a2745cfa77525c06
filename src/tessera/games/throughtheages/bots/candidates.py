"""Which actions a bot should weigh: whole answers, without those that only waste what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tessera.games.throughtheages.bots.evaluate import Outlook, rounds_left, turns_left
from tessera.games.throughtheages.content import Wonder
from tessera.games.throughtheages.rules.actions import DESTROY, ActionPhase
from tessera.games.throughtheages.rules.cardrow import price
from tessera.games.throughtheages.rules.colonization import BidForTerritory, SendForce
from tessera.games.throughtheages.rules.ratings import discontent, strength_rating
from tessera.games.throughtheages.state import Ages, Civilization, number_of
from tessera.kernel import PASS, Option
from tessera.kernel.option import Answer

TAKEN: Final = 0.4
"""What a card must be worth for each civil action that it costs to take it."""


def worth_trying(s: Ages, seat: int) -> list[Answer]:
    """The actions that may do some good, each with all that belongs to it; none where something else is asked."""
    step = s.agenda[-1]
    if step.seat != seat:
        return []
    if isinstance(step, BidForTerritory):
        return bids(s, step)
    if isinstance(step, SendForce):
        return cheapest_force(s, step)
    if not isinstance(step, ActionPhase):
        return []
    p = s.players[seat]
    options = step.options(s)
    if not step.chosen:
        options = not_wasted(s, p, options)
    return list(endings(s, step, options))


def bids(s: Ages, step: BidForTerritory) -> list[Answer]:
    """One more than the last bid, or nothing: who bids more pays for what less would buy."""
    options = step.options(s)
    return [(option,) for option in dict.fromkeys((options[0], PASS))]


def cheapest_force(s: Ages, step: SendForce) -> list[Answer]:
    """What the rules suggest, part by part; none where they compare no forces."""
    parts: list[Option] = []
    following: list[Option] | None = step.options(s)
    while following is not None:
        option = step.suggest(s)
        if option is None:
            return []
        parts.append(option)
        step, following = step.grown(s, option)
    return [tuple(parts)]


def endings(s: Ages, step: ActionPhase, options: list[Option]) -> Iterator[Answer]:
    """The ways in which an answer can go on."""
    for option in options:
        grown, following = step.grown(s, option)
        if following is None:
            yield (option,)
        else:
            for rest in endings(s, grown, following):
                yield (option, *rest)


def not_wasted(s: Ages, p: Civilization, options: list[Option]) -> list[Option]:
    """Actions without cards that are not worth their price, tactics that add nothing, and destruction in peace."""
    outlook = Outlook(s, p, turns_left(s, p, rounds_left(s)), p.seat == s.active)
    unrest = discontent(s, p) > p.unused
    strength = strength_rating(s, p)

    def does_good(option: Option) -> bool:
        match option:
            case ("take", int(space)):
                return worth_taking(s, outlook, space - 1)
            case ("tactic" | "copy", str(key)):
                return strength_with(s, p, number_of(s, key)) > strength
            case _:
                return unrest or option != DESTROY

    return [option for option in options if does_good(option)]


def worth_taking(s: Ages, outlook: Outlook, space: int) -> bool:
    card = s.row[space]
    row = s.content.rows[card]
    worth = outlook.promise(row) if isinstance(row, Wonder) else outlook.in_hand(card)
    return worth >= TAKEN * price(s, outlook.p, space)


def strength_with(s: Ages, p: Civilization, tactic: int) -> int:
    """Strength if another tactic were the current one."""
    imagined = s.clone()
    imagined.players[p.seat].tactic = tactic
    return strength_rating(imagined, imagined.players[p.seat])
