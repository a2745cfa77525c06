"""Which actions a bot should weigh: whole answers, without those that only waste what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tessera.games.throughtheages.bots.evaluate import Outlook, rounds_left, turns_left
from tessera.games.throughtheages.content import Wonder
from tessera.games.throughtheages.rules.actions import DESTROY, ActionPhase
from tessera.games.throughtheages.rules.cardrow import price
from tessera.games.throughtheages.rules.ratings import discontent, strength_rating
from tessera.games.throughtheages.state import Ages, Civilization, number_of
from tessera.kernel import Option
from tessera.kernel.option import Answer

TAKEN: Final = 0.4
"""What a card must be worth for each civil action that it costs to take it."""


def worth_trying(s: Ages, seat: int) -> list[Answer]:
    """The actions that may do some good, each with all that belongs to it; none where something else is asked."""
    step = s.agenda[-1]
    if not isinstance(step, ActionPhase) or step.seat != seat:
        return []
    p = s.players[seat]
    options = step.options(s)
    if not step.chosen:
        options = not_wasted(s, p, options)
    return list(endings(s, step, options))


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
