"""Looking back at a match and playing on from there: through eyes that may be used, and nothing else."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes import game
from tessera.kernel import SPECTATOR, Seeded, replay, verify
from tessera.kernel.record import dump, load
from tessera.kernel.scenario import run_scenario
from tessera.table import Entry, Status, Table, play, seats
from tessera.table.journal import decode, encode
from tessera.table.lookback import beginning_at, bots_for, eyes_for, scenario_at, seat_for
from tessera.table.sheet import seen_at, sheet
from tests.table.test_table import Desk, desk, refused


def continued(old: Table, move: int, seat: int, seed: int = 1) -> Desk:
    """Anna plays on from a moment of another table, against bots."""
    beginning = beginning_at(old, move, seat, Seeded(seed))
    new = Desk.__new__(Desk)
    new.now = 0.0
    new.table, created = Table.open(
        "t2", game, len(old.seats), old.created.settings, "anna", 0.0, continues=old.id, beginning=beginning
    )
    new.journal = [created]
    new.do(seats.sit(new.table, "anna", "Anna", 0.0, seat))
    new.do(
        *[
            seats.seat_bot(new.table, "anna", place, bot, 0.0)
            for place, bot in bots_for(old, seat, "random").items()
        ]
    )
    return new.do(play.start(new.table, "anna", bytes([seed]) * 32, 0.0))


@pytest.fixture(scope="module")
def running() -> Table:
    return desk(bots=1).play(21, seed=5).table


@pytest.fixture(scope="module")
def finished() -> Table:
    return desk(bots=1).play(10_000).table


def test_while_the_match_runs_everybody_looks_through_their_own_eyes(running: Table) -> None:
    assert eyes_for(running, "ben", None) == eyes_for(running, "ben", 1) == 1
    assert eyes_for(running, "nobody", None) == SPECTATOR
    refused("table-own-eyes", eyes_for, running, "ben", 0)
    refused("table-own-eyes", eyes_for, running, "nobody", 0)
    refused("table-no-such-seat", eyes_for, running, "ben", 3)


def test_afterwards_through_any(finished: Table) -> None:
    assert [eyes_for(finished, "nobody", seat) for seat in range(3)] == [0, 1, 2]
    assert seat_for(finished, "nobody", 2) == 2
    refused("table-choose-eyes", seat_for, finished, "nobody", None)


def test_who_only_watches_cannot_play_on_while_the_match_runs(running: Table) -> None:
    refused("table-only-players", seat_for, running, "nobody", None)
    refused("table-own-eyes", seat_for, running, "nobody", 1)


def test_one_cannot_play_on_from_the_end_or_from_nowhere(finished: Table) -> None:
    assert finished.match is not None
    end = len(finished.match.moves)
    refused("table-over-there", beginning_at, finished, end, 0, Seeded(1))
    refused("table-no-such-move", beginning_at, finished, end + 1, 0, Seeded(1))


@pytest.mark.parametrize("move", [0, 1, 9, 21])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_new_table_shows_what_the_seat_saw(running: Table, move: int, seat: int) -> None:
    new = continued(running, move, seat)
    assert new.table.match is not None
    assert new.table.match.view(seat) == seen_at(running, move, seat)["view"]
    assert [place.bot for place in new.table.seats if place.user != "anna"] == ["random", "random"]
    assert sheet(new.table, "anna", 0.0)["stage"] == seen_at(running, move, seat)["stage"]


def test_rivals_hold_other_cards_than_in_the_running_match(running: Table) -> None:
    assert running.match is not None
    real = running.match.at(4).players[1].hand.cards
    dealt = set()
    for seed in range(12):
        new = continued(running, 4, 0, seed).table
        assert new.match is not None
        dealt.add(new.match.state.players[1].hand.cards)
    assert len(dealt - {real}) > 4


def test_it_is_a_table_like_any_other(running: Table) -> None:
    """Played to the end through a restart; its record replays and its deal is proven."""
    new = continued(running, 14, 1).play(15)
    again = new.restored()
    again.id = "t2"
    for user in ("anna", "nobody"):
        assert sheet(again, user, new.now) == sheet(new.table, user, new.now)
    new.play(10_000)
    assert new.table.status is Status.FINISHED and new.table.match is not None
    record = load(dump(new.table.match.record()))
    assert record.beginning is not None
    assert (record.beginning.match, record.beginning.move) == (running.commitment, 14)
    replay(game, record)
    verify(game, record)


def test_where_it_comes_from_is_told_but_the_way_there_only_to_players(running: Table) -> None:
    new = continued(running, 14, 1)
    assert sheet(new.table, "anna", 0.0)["origin"] == {"table": "t1", "move": 14, "seat": 1}
    assert sheet(new.table, "nobody", 0.0)["origin"] == {"table": None, "move": 14, "seat": 1}
    assert sheet(running, "anna", 0.0)["origin"] is None
    assert new.table.match is not None
    assert '"t1"' not in dump(new.table.match.record())


def test_nothing_of_the_real_deal_is_written_to_the_new_journal(running: Table) -> None:
    """The journal of the new table is the same whatever the hidden cards of the old one really are."""
    assert running.match is not None
    entries: list[Entry] = continued(running, 21, 0).journal
    text = b"".join(encode(entry) for entry in entries)
    secrets = [move.digest for move in running.match.moves] + [running.stream.key_text]  # type: ignore[union-attr]
    assert all(secret.encode() not in text for secret in secrets)
    assert [decode(encode(entry)) for entry in entries] == entries


def test_a_moment_is_saved_as_a_scenario_through_the_eyes_of_a_seat(running: Table) -> None:
    text = scenario_at(running, 21, 0, Seeded(3))
    assert "# What this seat could not see was dealt anew." in text.splitlines()
    script = run_scenario(text).script
    assert script is not None and running.match is not None
    assert game.view_json(script.state, 0) == game.view_json(running.match.state, 0)
    others = {scenario_at(running, 21, 0, Seeded(seed)) for seed in range(5)}
    assert len(others) > 3


def test_what_was_answered_is_told_to_those_who_may_know_it(running: Table, finished: Table) -> None:
    assert running.match is not None
    for number, move in enumerate(running.match.moves[:20]):
        told = [seen_at(running, number + 1, eyes)["did"] for eyes in (0, 1, 2, SPECTATOR)]
        assert [eyes for eyes, said in enumerate(told) if said] == [move.seat]
        assert seen_at(finished, number + 1, SPECTATOR)["did"][0]["key"].startswith("do-")
    assert seen_at(finished, 0, 0)["did"] == []


def test_each_moment_has_its_own_stage_and_questions(finished: Table) -> None:
    assert finished.match is not None
    start, end = seen_at(finished, 0, 0), seen_at(finished, len(finished.match.moves), 0)
    assert start["stage"] == {"key": "stage-bidding", "args": {"round": 1, "rounds": 8}}
    assert [said["key"] for said in start["asked"]] == ["wait-bid"]
    assert (end["stage"]["key"], end["asked"]) == ("stage-over", [])
