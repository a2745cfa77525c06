"""Ages end and begin (TA-19)."""

from __future__ import annotations

from tessera.games.throughtheages.content import III, A, Leader
from tessera.games.throughtheages.hooks import AGE_BEGINS, AGE_ENDS
from tessera.games.throughtheages.rules.leaders import remove_leader
from tessera.games.throughtheages.rules.pacts import end_pact
from tessera.games.throughtheages.rules.technologies import remove_from_game
from tessera.games.throughtheages.rules.tokens import add_yellow
from tessera.games.throughtheages.rules.wonders import lose_unfinished
from tessera.games.throughtheages.state import Ages, Civilization, civilizations, first_player
from tessera.kernel import NONE, Act
from tessera.kernel.effects import emit


def last_age(s: Ages) -> int:
    """The age whose end brings the last round: III, in the short game II (TA-22.02)."""
    return III - 1 if s.setup.settings["short"] else III


class EndAge(Act, frozen=True):
    """The last card of a civil deck was dealt: what happens then, in its order (TA-19.01, TA-19.12)."""

    def run(self, s: Ages) -> None:
        ended = s.age
        s.tell("age-ends", age=ended)
        if ended == A:  # nothing else happens (TA-5.05)
            _leave_out(s, s.civil_decks[A].take_all())
            s.age = 1
            s.then(BeginAge())
            return
        for p in civilizations(s):
            discard_antiquated(s, p, ended)
        s.then(LeadersLeave(ended), LoseWonders(ended), LosePacts(ended), LoseTokens(ended), NextAge())


def antiquated(s: Ages, card: int, ended: int) -> bool:
    """Of an age older than the one that just ended (TA-19.02)."""
    return s.content.age[card] < ended


def discard_antiquated(s: Ages, p: Civilization, ended: int) -> None:
    """Antiquated cards leave both hands (TA-19.03)."""
    for card in p.civil_hand.cards:
        if antiquated(s, card, ended):
            p.civil_hand.remove(card)
            remove_from_game(s, card)
            s.tell("antiquated", seat=p.seat, card=s.content.rows[card].key)
    for card in p.military_hand.cards:
        if antiquated(s, card, ended):
            p.military_hand.remove(card)
            s.gone.add(card)


class LeadersLeave(Act, frozen=True):
    """Antiquated leaders leave, with their effects."""

    ended: int

    def run(self, s: Ages) -> None:
        for p in reversed(civilizations(s)):
            if p.leader != NONE and antiquated(s, p.leader, self.ended):
                remove_leader(s, p)


class LoseWonders(Act, frozen=True):
    ended: int

    def run(self, s: Ages) -> None:
        for p in civilizations(s):
            if p.unfinished != NONE and antiquated(s, p.unfinished, self.ended):
                s.tell("wonder-lost", seat=p.seat, card=s.content.rows[p.unfinished].key)
                lose_unfinished(s, p)


class LosePacts(Act, frozen=True):
    ended: int

    def run(self, s: Ages) -> None:
        for p in civilizations(s):
            if p.pact != NONE and antiquated(s, p.pact, self.ended):
                end_pact(s, p)


class LoseTokens(Act, frozen=True):
    """Two yellow tokens of each bank go back to the box, then what follows that (TA-19.05, TA-36.08)."""

    ended: int

    def run(self, s: Ages) -> None:
        for p in civilizations(s):
            add_yellow(p, -s.content.constants.tokens_lost)
        for p in reversed(civilizations(s)):
            emit(s, p, AGE_ENDS, self.ended)


class NextAge(Act, frozen=True):
    """The decks of the next age become current (TA-19.06); after the last one the end is near (TA-19.09)."""

    def run(self, s: Ages) -> None:
        old = s.age
        for card in (*s.military_decks[old].take_all(), *s.discards[old].take_all()):
            s.gone.add(card)
        s.age = 4 if old == last_age(s) else old + 1
        if s.age > III:
            s.last_round = s.round if s.active == first_player(s) else s.round + 1
            s.tell("last-round", round=s.last_round)
        s.then(BeginAge())


class BeginAge(Act, frozen=True):
    """Effects at the start of an age; the boards are filled anew (TA-19.12, TA-34.04)."""

    def run(self, s: Ages) -> None:
        s.tell("age-begins", age=s.age)
        if s.age <= III:
            fill_boards(s)
        s.touched = True
        for p in reversed(civilizations(s)):
            emit(s, p, AGE_BEGINS, s.age)


def fill_boards(s: Ages) -> None:
    """The leaders and wonders of the age for which placeholders stand in its deck (TA-34.02, TA-34.04)."""
    cards = s.to_come[s.age] if s.to_come else ()
    if s.later_leaders:
        cards = s.later_leaders[s.age].take_all() + s.later_wonders[s.age].take_all()
    s.leader_board = tuple([card for card in cards if isinstance(s.content.rows[card], Leader)])
    s.wonder_board = tuple([card for card in cards if card not in s.leader_board])


def _leave_out(s: Ages, cards: tuple[int, ...]) -> None:
    """Cards that nobody has seen leave the game."""
    for card in cards:
        s.civil_box.add(card)
