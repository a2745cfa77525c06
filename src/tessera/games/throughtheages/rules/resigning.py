"""Resigning (TA-6.60 - TA-6.63)."""

from __future__ import annotations

from tessera.games.throughtheages.content import Leader, Pact, Wonder
from tessera.games.throughtheages.hooks import TURN
from tessera.games.throughtheages.rules.ages import last_age
from tessera.games.throughtheages.rules.conflicts import discard_war
from tessera.games.throughtheages.rules.decks import copies, fewer_for_two, leaders_per_age, wonders_per_age
from tessera.games.throughtheages.rules.pacts import end_pact, pacts_of
from tessera.games.throughtheages.rules.scoring import finish_with_last
from tessera.games.throughtheages.rules.tactics import discard_tactic
from tessera.games.throughtheages.rules.technologies import remove_from_game
from tessera.games.throughtheages.state import Ages, Civilization, score_culture, still_playing
from tessera.kernel import NONE, Act, inside
from tessera.kernel.tuples import put


def may_resign(s: Ages, p: Civilization) -> bool:
    """It is a political action, but not in Age IV (TA-6.60)."""
    return bool(s.setup.settings["resigning"]) and s.age <= last_age(s) and not p.resigned


class Resign(Act, frozen=True):
    """Pacts and wars end, cards leave the game, the turn is over at once."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        s.tell("resigns", seat=self.seat)
        for owner in s.players:
            mine = [card for card, partner, _ in pacts_of(s, owner) if self.seat in (owner.seat, partner)]
            if owner.pact in mine:
                end_pact(s, owner)
            if owner.war != NONE and owner.enemy == self.seat:
                discard_war(s, owner)
                score_culture(s, owner, s.content.constants.resigned_war)
        if p.war != NONE:
            discard_war(s, p)
        p.resigned = True
        give_everything_up(s, p)
        scope = inside(s, TURN)
        assert scope is not None
        del s.agenda[s.agenda.index(scope) + 1 :]
        if still_playing(s) == 1:
            finish_with_last(s)
        else:
            trim_decks(s)


def give_everything_up(s: Ages, p: Civilization) -> None:
    """All cards leave the game (TA-6.60)."""
    for card in (
        *p.techs,
        *p.specials,
        *p.wonders,
        *p.civil_hand.take_all(),
        p.government,
        p.leader,
        p.unfinished,
    ):
        if card != NONE:
            remove_from_game(s, card)
    for card in p.military_hand.take_all():
        s.gone.add(card)
    for card in p.colonies:
        s.past = put(s.past, card)
    for card in p.own_tactics:
        discard_tactic(s, card)
    p.notes.take_all()
    p.techs = p.workers = p.stored = p.specials = p.wonders = p.ruined = p.colonies = p.own_tactics = ()
    p.cards, p.on = (), ()
    p.government = p.leader = p.unfinished = p.tactic = NONE
    p.unused = p.stages = 0


def trim_decks(s: Ages) -> None:
    """Decks of later ages are made for fewer players (TA-6.61, TA-34.06)."""
    left = still_playing(s)
    for age in range(s.age + 1, len(s.civil_decks)):
        for deck in (s.civil_decks[age], s.military_decks[age]):
            for card in deck.cards:
                row = s.content.component[card]
                too_many = deck.count(card) > copies(row, s.setup.settings, left)
                if too_many or (left == 2 and isinstance(row, Pact)):
                    deck.remove(card, 0)
                    s.gone.add(card) if deck is s.military_decks[age] else s.civil_box.add(card)
        if left == 2 and fewer_for_two(s.setup.settings):
            drop_surplus(s, age)


def drop_surplus(s: Ages, age: int) -> None:
    """One leader and one wonder less, drawn by lot, where there is one too many (TA-34.06)."""
    for kind, most in ((Leader, leaders_per_age(2)), (Wonder, wonders_per_age(2))):
        if s.later_leaders:
            later = s.later_leaders[age] if kind is Leader else s.later_wonders[age]
            if len(later.cards) > most:
                (s.leader_box if kind is Leader else s.wonder_box).add(s.chance.draw(later))
            continue
        cards = s.to_come[age] if s.to_come else s.civil_decks[age].cards
        candidates = [card for card in cards if isinstance(s.content.rows[card], kind)]
        if len(candidates) > most:
            card = candidates[s.chance.pick(len(candidates))]
            if s.to_come:
                kept = tuple([other for other in s.to_come[age] if other != card])
                s.to_come = (*s.to_come[:age], kept, *s.to_come[age + 1 :])
            else:
                s.civil_decks[age].remove(card, 0)
            s.civil_box.add(card)
