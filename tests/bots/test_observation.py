"""What a bot is given: all it may know, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.bots import NotAsked, bot_names, make_bot, observe
from tessera.games.peloponnes import game as peloponnes
from tessera.kernel import AnyGame, Chance, Match, Scripted, Seeded, State, ask, notation
from tessera.kernel.chance import NO_CHANCE
from tessera.kernel.sight import hidden_in, zones_of
from tests.bots.graph import reachable
from tests.cli.nim import game as nim

GAMES = pytest.mark.parametrize("game", [nim, peloponnes], ids=lambda game: game.id)


def positions(game: AnyGame, seats: int = 3) -> list[Match[Any]]:
    """Matches, each stopped at another decision."""
    matches = []
    for length in (0, 1, 4, 7, 12):
        match: Match[Any] = Match(game, seats, Seeded(length))
        answers = Seeded(f"answers {length}")
        for _ in range(length):
            if (decision := match.decision()) is not None:
                match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
        if not match.over:
            matches.append(match)
    return matches


def seat_of(match: Match[Any]) -> int:
    decision = match.decision()
    assert decision is not None
    return decision.seat


def secrets_of(s: State, seat: int) -> list[Any]:
    """The true state, and every true zone with something the seat may not know, down to its cards."""
    secrets: list[Any] = [s]
    for zone, declared, owner in zones_of(s):
        if len(zone) > 1 and not (declared.seen_by.value == "everybody" or owner == seat):
            secrets += [zone, zone.cards]
    return secrets


@GAMES
def test_the_real_state_and_its_hidden_zones_cannot_be_reached(game: AnyGame) -> None:
    for match in positions(game):
        seat = seat_of(match)
        secrets = secrets_of(match.state, seat)
        assert len(secrets) > 2
        observation = observe(game, match.state, seat, Seeded(1))
        for holder in (observation, observation.view, observation.sample(), observation.evaluate):
            ids = {id(thing) for thing in reachable(holder)}
            assert [secret for secret in secrets if id(secret) in ids] == []


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_that_has_chosen_holds_nothing_either(name: str) -> None:
    match: Match[Any] = Match(nim, 2, Seeded(1))
    chance = Seeded(2)
    bot = make_bot(name, chance)
    bot.choose(observe(nim, match.state, 0, chance))
    assert id(match.state) not in {id(thing) for thing in reachable(bot)}


def test_the_search_for_secrets_would_find_one() -> None:
    """Through a list, a struct without garbage collection, and a function that has captured it."""
    match: Match[Any] = Match(nim, 2, Seeded(1))
    state = match.state
    deck = state.deck
    for holder in ([state], msgspec.structs.replace(state), lambda: deck):
        assert id(state.deck) in {id(thing) for thing in reachable(holder)}


@GAMES
def test_what_it_shows_is_what_the_seat_sees(game: AnyGame) -> None:
    for match in positions(game):
        seat = seat_of(match)
        decision = match.decision(seat)
        assert decision is not None
        observation = observe(game, match.state, seat, Seeded(1), budget=0.5)
        assert observation.view == match.view(seat)
        assert observation.options == decision.options
        assert (observation.seat, observation.ply, observation.budget) == (seat, decision.ply, 0.5)


@GAMES
def test_samples_look_the_same_to_the_seat_and_deal_the_rest_anew(game: AnyGame) -> None:
    match = positions(game)[-1]
    seat = seat_of(match)
    observation = observe(game, match.state, seat, Seeded(1))
    samples = [observation.sample() for _ in range(20)]
    assert all(game.view(sample, seat) == match.view(seat) for sample in samples)
    assert (
        len({msgspec.json.encode([zone.cards for zone, _, _ in zones_of(sample)]) for sample in samples}) > 1
    )
    unknown = hidden_in(zones_of(match.state), match.content, seat)
    assert all(hidden_in(zones_of(sample), match.content, seat) == unknown for sample in samples)


def test_playing_on_a_sample_changes_neither_the_next_sample_nor_the_match() -> None:
    match: Match[Any] = Match(nim, 2, Seeded(1))
    before = match.state.clone()
    observation = observe(nim, match.state, 0, Seeded(2))
    sample = observation.sample()
    sample.heap = 0  # type: ignore[attr-defined]
    assert observation.sample().heap == match.state.heap == 15  # type: ignore[attr-defined]
    assert match.state == before


def test_it_asks_nothing_of_the_chance_of_the_table() -> None:
    table = Scripted([0, 1])  # just enough to deal
    match: Match[Any] = Match(nim, 2, table)
    chance = Seeded(3)
    observation = observe(nim, match.state, 0, chance)
    make_bot("heuristic", chance).choose(observation)
    chances = [thing for thing in reachable(observation) if isinstance(thing, Chance)]
    assert [type(each) for each in chances if each is not NO_CHANCE] == [Seeded]


def test_samples_are_evenly_spread() -> None:
    """Dealing a sample anew gives what dealing the real position anew would give."""
    match: Match[Any] = Match(nim, 2, Scripted([0, 1]))
    observation = observe(nim, match.state, 0, Seeded(5))
    counts = dict.fromkeys(range(1, 6), 0)
    for _ in range(2000):
        sample: Any = observation.sample()
        counts[sample.players[1].hand.cards[0]] += 1
    assert all(320 < count < 480 for count in counts.values())  # 400 each, within 4.5 standard deviations


def test_a_seat_that_is_not_asked_cannot_be_observed() -> None:
    match: Match[Any] = Match(nim, 2, Seeded(1))
    with pytest.raises(NotAsked, match="seat 1 has nothing to decide here"):
        observe(nim, match.state, 1, Seeded(1))


def test_of_several_who_decide_together_each_can_be_observed() -> None:
    match: Match[Any] = Match(nim, 3, Seeded(1), {"stakes": True})
    observation = observe(nim, match.state, 2, Seeded(1))
    assert [notation(option) for option in observation.options] == ["stake 0", "stake 1", "stake 2"]
    match.answer(0, ("stake", 2))
    imagined = set()
    for seed in range(30):
        sample = observe(nim, match.state, 2, Seeded(seed)).sample()
        assert ask(sample, 2) is not None
        imagined.add(sample.agenda[-1].answers[0])  # type: ignore[attr-defined]
    assert len(imagined) == 3  # the answer of seat 0 is secret
