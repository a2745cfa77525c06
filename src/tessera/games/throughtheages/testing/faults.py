"""What holds in every position: tokens and cards are somewhere, totals and partners agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tessera.games.throughtheages.content import A, CivilCard
from tessera.games.throughtheages.hooks import CIVIL_ACTIONS, MILITARY_ACTIONS
from tessera.games.throughtheages.rules.colonization import BidForTerritory, Colonize, SendForce
from tessera.games.throughtheages.rules.conflicts import Defend
from tessera.games.throughtheages.rules.decks import everything
from tessera.games.throughtheages.rules.leaders import Lead
from tessera.games.throughtheages.rules.pacts import AnswerPact, pacts_of
from tessera.games.throughtheages.rules.tokens import blue_tokens, yellow_tokens
from tessera.games.throughtheages.state import Ages, Civilization, tactic_of
from tessera.kernel import NONE
from tessera.kernel.effects import total
from tessera.kernel.sight import all_cards

ON_THE_TABLE = (AnswerPact, BidForTerritory, SendForce, Colonize, Defend, Lead)
"""Questions and steps that hold a card which lies nowhere else."""


def faults(s: Ages) -> Iterator[str]:
    for p in s.players:
        yield from token_faults(s, p)
        if not p.resigned:
            yield from civilization_faults(s, p)
    yield from pact_faults(s)
    yield from card_faults(s)


# --- civilizations --------------------------------------------------------------------------------------------


def token_faults(s: Ages, p: Civilization) -> Iterator[str]:
    """Tokens are where they can be, and as many as came from the box (TA-13.05, TA-14.06)."""
    if not len(p.techs) == len(p.workers) == len(p.stored):
        yield f"seat {p.seat} has technologies out of step"
    numbers = (p.yellow, p.blue, p.unused, p.culture, p.science, p.ca, p.ma, *p.workers, *p.stored)
    if min(numbers) < 0:
        yield f"seat {p.seat} has a negative number of something: {numbers}"
    if p.resigned:
        return
    yellow, blue = yellow_tokens(s, p), blue_tokens(s, p)
    if (yellow, blue) != p.boxed:
        yield f"seat {p.seat} has {yellow} and {blue} more tokens than at first, but {p.boxed} came from the box"


def civilization_faults(s: Ages, p: Civilization) -> Iterator[str]:
    """Totals of actions are what cards say (TA-0.14), and the current tactic lies somewhere (TA-9.04)."""
    if list(p.techs) != sorted(p.techs):
        yield f"seat {p.seat} has technologies in disorder"
    actions = total(s, p, CIVIL_ACTIONS), total(s, p, MILITARY_ACTIONS)
    if (p.ca_total, p.ma_total) != actions:
        yield f"seat {p.seat} has {(p.ca_total, p.ma_total)} actions, its cards say {actions}"
    if p.tactic != NONE and p.tactic not in (*p.own_tactics, *s.tactics):
        yield f"seat {p.seat} uses a tactic that lies nowhere"


def pact_faults(s: Ages) -> Iterator[str]:
    """A pact lies before both parties with opposite sides, in the area of one of them; a war before both."""
    for p in s.players:
        for card, partner, side in pacts_of(s, p):
            other = s.players[partner]
            if (card, p.seat, 1 - side) not in pacts_of(s, other):
                yield f"{s.content.rows[card].key} is a pact of seat {p.seat} alone"
            if [p.pact, other.pact].count(card) != 1:
                yield f"{s.content.rows[card].key} lies in the area of neither party or of both"
        if p.war != NONE and not all(p.war in party.cards for party in (p, s.players[p.enemy])):
            yield f"the war of seat {p.seat} does not lie before both parties"


# --- cards ----------------------------------------------------------------------------------------------------


def card_faults(s: Ages) -> Iterator[str]:
    """Every card of the match is somewhere, as often as there are copies; by hand it may be laid out less often."""
    found = Counter(whereabouts(s))
    if s.dealt:
        expected = everything(s.content, s.setup.settings, s.seats)
        for card in expected | found:
            if found[card] != expected[card]:
                yield f"{s.content.rows[card].key} is there {found[card]} times, not {expected[card]}"
        return
    for card, count in found.items():
        row = s.content.component[card]
        if isinstance(row, CivilCard) and count > max([1, *row.copies.values()]):
            yield f"{row.key} is there {count} times"


def whereabouts(s: Ages) -> Iterable[int]:
    """Every civil and military card, once for each place where it lies."""
    pools = all_cards(s)
    for pool in ("civil", "leaders", "wonders", "military"):
        yield from pools.get(pool, ())
    placed = [*s.row, *s.removed, *s.past, *s.leader_board, *s.wonder_board]
    placed += [tactic_of(s, card) for card in s.tactics]
    placed += [card for age in range(max(s.age, A) + 1, len(s.to_come)) for card in s.to_come[age]]
    for p in s.players:
        placed += [*p.techs, *p.specials, *p.wonders, *p.colonies]
        placed += [tactic_of(s, card) for card in p.own_tactics]
        placed += [p.government, p.leader, p.unfinished, p.pact, p.war]
    placed += [step.card for step in s.agenda if isinstance(step, ON_THE_TABLE)]
    yield from [card for card in placed if card != NONE and card not in s.content.initial]
