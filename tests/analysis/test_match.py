"""A finished match, looked at move by move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.analysis.chances import NoChances
from tessera.analysis.findings import QUICK, Analysis, Depth
from tessera.analysis.judging import Judge, decided
from tessera.analysis.lens import Lens
from tessera.analysis.match import (
    Passage,
    Unfinished,
    analyse,
    conclusion,
    passages,
    portion,
    portions,
    read,
)
from tessera.bots.observation import observe
from tessera.bots.search.effort import Effort
from tessera.bots.search.imagination import Imagination
from tessera.bots.search.tuning import tuning_of
from tessera.bots.search.weighing import first_look
from tessera.kernel import Match, Seeded, ask, determinize, parse_parts
from tessera.kernel.match import Played
from tests.analysis.matches import GAMES, recorded

SHORT = Depth("quick", outcomes=3, deals=3, dealt=2, glances=6, finalists=2, samples=2, closer=3, rollouts=2)


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(recorded("peloponnes/heuristic-3"), depth=SHORT)


# --- the bookkeeping ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [None, 1])
def test_luck_and_decisions_come_to_the_result(eyes: int | None) -> None:
    match = recorded("peloponnes/heuristic-3")
    found = analyse(match, eyes, SHORT)
    assert [account.seat for account in found.accounts] == ([0, 1, 2] if eyes is None else [1])
    for account in found.accounts:
        summed = account.expected + account.deal + account.luck + account.play
        assert summed == pytest.approx(account.result, abs=1e-4)
        assert account.without_luck == pytest.approx(account.expected + account.play, abs=1e-4)
        assert account.luck_error > 0.0
    assert match.state.outcome is not None
    assert [account.result for account in found.accounts] == [
        float(match.state.outcome.ranks[account.seat] == 1) for account in found.accounts
    ]


def test_what_nobody_drew_is_no_luck(found: Analysis) -> None:
    match = recorded("peloponnes/heuristic-3")
    assert len(found.turns) == len(match.moves)
    for turn, move in zip(found.turns, match.moves, strict=True):
        assert bool(turn.luck) == bool(move.chance)
        if turn.luck:
            assert sum(turn.luck) == pytest.approx(0.0, abs=1e-4)


def test_the_luck_of_others_is_not_told_through_the_eyes_of_a_seat() -> None:
    match = recorded("peloponnes/heuristic-3")
    done = portion(match, 0, 20, 1, SHORT)
    lucky = [turn.seat for turn in done.turns if turn.luck]
    assert lucky
    assert set(lucky) == {1}
    assert {judged.seat for judged in done.judged} == {1}


def test_portions_do_not_depend_on_each_other(found: Analysis) -> None:
    match = recorded("peloponnes/heuristic-3")
    pieces = [portion(match, first, min(len(match.moves), first + 17), None, SHORT) for first in (34, 0, 17)]
    again = conclusion(match, pieces, None, SHORT)
    assert msgspec.json.encode(again) == msgspec.json.encode(found)


def test_portions_cover_the_match() -> None:
    match = recorded("newdawn/heuristic-3")
    covered = [number for piece in portions(match) for number in piece]
    assert covered == list(range(len(match.moves)))


def test_passages_lead_where_the_match_went() -> None:
    match = recorded("peloponnes/heuristic-3")
    for passage in passages(match, 11, 16):
        assert match.game.view_json(passage.before, 0) == match.game.view_json(match.at(passage.number), 0)
        assert match.game.view_json(passage.after, 0) == match.game.view_json(match.at(passage.number + 1), 0)


def test_a_match_that_goes_on_is_not_analysed() -> None:
    whole = recorded("peloponnes/heuristic-3")
    running: Match[Any] = Match(whole.game, 3, Seeded(1))
    with pytest.raises(Unfinished):
        analyse(running)


def test_who_plays_alone_is_not_analysed() -> None:
    with pytest.raises(NoChances):
        analyse(recorded("peloponnes/heuristic-1-solo"))


# --- decisions ----------------------------------------------------------------------------------------------


def planted(match: Match[Any], number: int) -> tuple[int, Any, tuple[Any, ...]] | None:
    """A position in which much was at stake, and the answer that looks worst there: its seat, and both."""
    before, move = match.at(number), match.moves[number]
    whose = decided(before, move)
    if not whose:
        return None
    seat, chance = whose[0][0], Seeded(f"planted {number}")
    observation = observe(match.game, before, seat, chance)
    imagination = Imagination(match.game, seat, tuning_of(match.game), Effort(0))
    sample = observation.sample()
    decision = ask(sample, seat)
    assert decision is not None
    answers = imagination.answers(sample, decision)[:40]
    if len(answers) < 3:
        return None
    looked = first_look(imagination, observation.sample, chance, answers, 3)
    return seat, before, looked[-1].answer


@pytest.mark.parametrize("game_id", GAMES)
def test_planted_blunders_are_found(game_id: str) -> None:
    """Of some answers that throw away what was at stake, those that cost most are told, with what was better."""
    match = recorded(f"{game_id}/heuristic-2")
    judge, costs = Judge(match.game, SHORT), []
    for number in range(len(match.moves) // 4, len(match.moves), max(1, len(match.moves) // 9)):
        if (plant := planted(match, number)) is None:
            continue
        seat, before, worst = plant
        judged = judge.judged(before, number, seat, worst)
        assert judged is not None
        assert judged.stake >= judged.loss >= 0.0
        assert bool(judged.better) == (judged.loss > 0.0)
        if judged.better:
            assert parse_parts(judged.better) != worst
            costs.append(judged.loss)
    assert len(costs) >= 2
    assert max(costs) > 0.01


def test_what_is_best_costs_nothing_and_has_no_better() -> None:
    match = recorded("peloponnes/heuristic-2")
    judge = Judge(match.game, QUICK)
    for number in range(6, 12):
        before = match.at(number)
        for seat, played in decided(before, match.moves[number]):
            judged = judge.judged(before, number, seat, played)
            if judged is not None and judged.better:
                again = judge.judged(before, number, seat, parse_parts(judged.better))
                assert again is not None
                assert again.loss == 0.0


def test_moments_are_told_in_words_and_in_their_order(found: Analysis) -> None:
    assert [moment.move for moment in found.moments] == sorted([moment.move for moment in found.moments])
    for moment in found.moments:
        assert moment.loss > 0.0
        assert moment.better != moment.played
        assert len(moment.better_said) == len(parse_parts(moment.better))
    assert any(reason.gain > 0 for moment in found.moments for reason in moment.why)


def test_accuracy_is_what_was_kept_of_what_was_at_stake(found: Analysis) -> None:
    for account in found.accounts:
        mine = [judged for judged in found.judged if judged.seat == account.seat]
        assert account.decisions == len(mine) > 0
        assert 0.0 <= account.accuracy <= 1.0
        assert sum([phase.decisions for phase in account.phases]) == account.decisions
        assert sum([phase.decisions for phase in account.times]) == account.decisions


# --- who may know what --------------------------------------------------------------------------------------


def imagined(passage: Passage, seat: int) -> Passage:
    """The same move between positions that the seat cannot tell from the real ones."""
    number, move, before, after = passage
    return Passage(
        number,
        move,
        determinize(before, seat, Seeded(f"before {number}")),
        determinize(after, seat, Seeded(f"after {number}")),
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_seat_cannot_know_does_not_enter_its_analysis(game_id: str) -> None:
    match = recorded(f"{game_id}/heuristic-3")
    length = len(match.moves)
    picked = range(length // 8, length - 1, length // 8)
    own: list[Played] = []
    for number in picked:
        seat = max(0, match.moves[number].seat)
        for passage in passages(match, number, number + 2):
            if passage.after.outcome is not None:
                continue
            own += [passage.move] if passage.move.seat == seat else []
            real = read(match.game, [passage], seat, SHORT)
            other = read(match.game, [imagined(passage, seat)], seat, SHORT)
            assert msgspec.json.encode(real) == msgspec.json.encode(other)
    assert own, "no decision of the seat itself was looked at"


def test_with_everything_open_hidden_cards_count() -> None:
    """The counterpart: what a seat cannot know does make a difference to who knows everything."""
    match = recorded("throughtheages/heuristic-3")
    lens = Lens(match.game, None, 1)
    for passage in passages(match, 200, 203):
        real, other = passage.after, imagined(passage, 0).after
        assert lens.chances(real, 0).shares != lens.chances(other, 0).shares
