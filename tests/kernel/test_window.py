"""Windows: responses without showing who could respond."""

from __future__ import annotations

import pytest

from tessera.kernel import (
    NOBODY,
    PASS,
    SPECTATOR,
    Match,
    Refused,
    Seeded,
    announce,
    may_cancel,
    parse,
    waiting,
)
from tessera.kernel.engine import announced
from tessera.kernel.record import dump, load
from tessera.kernel.script import Script, play
from tessera.kernel.window import Sealed, cancel
from tessera.testing import Broken, check
from tests.kernel.guild import Earn, Guild, GuildGame, Honest, Sometimes, TakeGood, Thwart, guild

VETO = parse("veto")


def announced_purchase(*hands: str) -> Script:
    """Seat 0 has announced to buy a drum; the others have these hands."""
    t = play(guild, len(hands) + 1)
    with t.edit() as s:
        for p in s.players:
            while p.hand.cards:
                s.deck.add(p.hand.take_at(0))
        for seat, keys in enumerate(hands, 1):
            for key in keys.split():
                s.deck.remove(t.number(key))
                s.players[seat].hand.add(t.number(key))
    t.choose("buy drum")
    return t


def test_asked_are_all_who_might_respond_as_far_as_everybody_knows() -> None:
    t = announced_purchase("veto", "", "file")
    assert waiting(t.state) == [1, 3]
    t.choose("pass", seat=3)
    assert waiting(t.state) == [1, 3]


def test_without_anybody_who_might_respond_it_just_happens() -> None:
    t = announced_purchase("", "")
    assert t.heard("bought") != []


def test_nobody_sees_who_has_answered() -> None:
    t = announced_purchase("veto", "file", "horn")
    before = [guild.view_json(t.state, seat) for seat in (0, 1, SPECTATOR)]
    said, ply = announced(t.state), t.state.ply
    t.choose("pass", seat=3)
    t.choose("pass", seat=2)
    assert [guild.view_json(t.state, seat) for seat in (0, 1, SPECTATOR)] == before
    assert (announced(t.state), t.state.ply) == (said, ply)


def test_the_first_in_order_responds_and_later_answers_are_forgotten() -> None:
    t = announced_purchase("veto", "veto")
    t.choose("veto", seat=2)
    t.choose("veto", seat=1)
    assert [event.args["seat"] for event in t.heard("vetoes")] == [1]
    assert t.state.players[2].hand.cards == (t.number("veto"),)


def test_windows_resolve_last_in_first_out() -> None:
    t = announced_purchase("veto", "veto")
    t.choose("veto", seat=1)
    t.choose("pass", seat=2)
    assert waiting(t.state) == [2]  # the veto is announced itself
    t.choose("veto", seat=2)
    told = [event.key for event in t.heard()]
    assert {"upheld", "bought"} <= set(told)
    assert "thwarted" not in told


def test_what_is_cancelled_does_not_happen() -> None:
    t = announced_purchase("veto", "file")
    t.choose("pass", seat=2)
    t.choose("veto", seat=1)
    t.choose("pass", seat=2)
    told = [event.key for event in t.heard()]
    assert "thwarted" in told
    assert "bought" not in told


def test_what_a_response_would_cancel() -> None:
    t = announced_purchase("veto")
    assert isinstance(may_cancel(t.state), TakeGood)
    t.now(Earn(0))
    assert cancel(t.state) is not None
    assert may_cancel(t.state) is None
    assert cancel(t.state) is None


def test_all_are_asked_again_after_a_response() -> None:
    t = play(guild, 2)
    t.rest()
    with t.edit() as s:
        for p in s.players:
            while p.hand.cards:
                s.deck.add(p.hand.take_at(0))
        for _ in range(2):
            s.deck.remove(t.number("veto"))
            s.players[1].hand.add(t.number("veto"))
    announce(t.state, Earn(0), (Thwart(1),), again=True)
    t.now()
    sealed = t.state.agenda[-1]
    assert isinstance(sealed, Sealed) and sealed.window.after(1) == sealed.window


# --- the match ----------------------------------------------------------------------------------------------


def match_of(*hands: str) -> Match[Guild]:
    match = Match(guild, len(hands) + 1, Seeded(1))
    match.state = announced_purchase(*hands).state.clone()
    match._kept = {0: match.state.clone()}
    return match


def test_a_window_is_one_move_in_the_order_of_its_questions() -> None:
    match = match_of("veto", "file")
    match.answer(2, PASS)
    assert match.moves == []
    match.answer(1, VETO)
    assert [(move.seat, move.do) for move in match.moves] == [(1, "veto | pass")]


def test_a_window_in_which_all_pass_takes_no_free_undo_away() -> None:
    match = match_of("veto", "file")
    match.answer(2, PASS)
    match.answer(1, PASS)
    assert [(move.seat, move.do, move.revealed) for move in match.moves] == [(NOBODY, "pass | pass", False)]
    assert match.barrier(0) == 0


def test_a_response_is_the_responders_move() -> None:
    match = match_of("veto", "file")
    match.answer(2, PASS)
    match.answer(1, VETO)
    assert match.moves[0].revealed
    assert match.barrier(0) == 1


def test_nobody_answers_twice() -> None:
    match = match_of("veto", "file")
    match.answer(2, PASS)
    with pytest.raises(Refused):
        match.answer(2, PASS)
    assert match.given(2) == (PASS,)
    assert match.given(1) == ()


def test_a_move_is_followed_even_if_some_answers_were_there_already() -> None:
    match, other = match_of("veto", "file"), match_of("veto", "file")
    match.answer(2, PASS)
    match.answer(1, VETO)
    other.answer(2, PASS)
    other.follow(load(dump(match.record())).moves[0])
    assert other.state == match.state


# --- the kit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_guild_keeps_the_laws(seats: int) -> None:
    report = check(guild, seats, matches=4, elsewhere=seats == 2)
    assert {"Buy", "Thwart"} <= set(report.steps_asked)


def law_broken_with(monkeypatch: pytest.MonkeyPatch, respond: type[Thwart]) -> str:
    monkeypatch.setattr("tests.kernel.guild.Thwart", respond)
    with pytest.raises(Broken) as broken:
        check(GuildGame(), 3, matches=12, elsewhere=False)
    return broken.value.law


def test_asking_only_those_who_can_respond_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert law_broken_with(monkeypatch, Honest) in ("pause", "window", "view")


def test_not_asking_somebody_who_could_respond_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert law_broken_with(monkeypatch, Sometimes) == "window"
