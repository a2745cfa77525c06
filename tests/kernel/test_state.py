"""States, what surrounds them, and what they tell."""

from __future__ import annotations

from tessera.kernel import EVERYONE, SPECTATOR, Event, Seeded, all_but, only
from tessera.kernel.ambient import Ambient
from tessera.kernel.event import SILENCE, Listener, seen_by
from tests.kernel.bazaar import bazaar


def test_a_clone_is_equal_and_independent() -> None:
    s = bazaar.new(3, Seeded(1))
    copy = s.clone()
    assert copy == s
    copy.players[0].coins += 1
    copy.players[0].hand.add(0)
    copy.order.reverse()
    copy.deck.take_all()
    copy.agenda.clear()
    assert copy != s
    assert s == bazaar.new(3, Seeded(1))


def test_a_clone_shares_content_and_chance_but_nobody_listens() -> None:
    s = bazaar.new(2, Seeded(1))
    s.listener = Listener()
    copy = s.clone()
    assert copy.content is s.content
    assert copy.chance is s.chance
    assert copy.listener is SILENCE


def test_surroundings_compare_equal() -> None:
    assert Seeded(1) == Seeded(2)
    assert hash(Seeded(1)) == hash(Listener())
    assert Ambient() != 0


def test_an_event_reaches_whom_it_is_told_to() -> None:
    s = bazaar.new(2, Seeded(1))
    s.listener = listener = Listener()
    s.tell("public", number=3)
    s.tell("private", only(1), card=5)
    s.tell("count", all_but(1))
    events = listener.heard()
    assert events == [
        Event("public", {"number": 3}, EVERYONE),
        Event("private", {"card": 5}, only(1)),
        Event("count", {}, all_but(1)),
    ]
    heard = {seat: [event.key for event in seen_by(events, seat)] for seat in (0, 1, SPECTATOR)}
    assert heard == {0: ["public", "count"], 1: ["public", "private"], SPECTATOR: ["public", "count"]}
    assert listener.heard() == []


def test_telling_nobody_leaves_no_trace() -> None:
    bazaar.new(2, Seeded(1)).tell("public")
    assert SILENCE.events == []
