"""Research interfaces: each passes its owner's own tests, here at one table of each game, and at all tables in soak."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from tessera.bots.uniform import any_of
from tessera.kernel import Option, Seeded, advance, determinize, game, game_ids, play
from tessera.lab.arrays import Encoder, encoder
from tessera.lab.envs.gym import Solo, many
from tessera.lab.envs.spiel import register, short_name
from tessera.lab.envs.zoo import Together, Zoo
from tessera.lab.layout import LEFT_OUT, learned
from tessera.lab.space import ActionSpace, OutsideSpace, action_space, forgotten
from tests.cli.running import ROOT, Cli

GAMES = [name for name in game_ids() if name != "nim"]
SMALL = "peloponnes"
"""A game whose matches take a moment."""

games = pytest.mark.parametrize("game_id", GAMES)
pytestmark = pytest.mark.filterwarnings("ignore")  # theirs, about observations that are dictionaries


# --- actions ------------------------------------------------------------------------------------------------


@games
def test_every_option_has_a_number(game_id: str) -> None:
    """On a match that nobody has looked at while the actions were declared."""
    box, space, chance = game(game_id), action_space(game_id), Seeded("unseen")
    s: Any = box.new(2, chance)
    decision = advance(s)
    while decision is not None and s.ply < 200:
        for option in decision.options:
            assert space.decode(space.encode(option)) == option
        assert len({space.encode(option) for option in decision.options}) == len(decision.options)
        decision = play(s, any_of(decision.options, chance))


@games
def test_numbers_and_options_are_one_to_one(game_id: str) -> None:
    space = action_space(game_id)
    step = max(1, space.size // 2000)
    for number in range(0, space.size, step):
        option = space.decode(number)
        assert space.decode(space.encode(option)) == option
    assert space.size < 50_000
    with pytest.raises(OutsideSpace):
        space.decode(space.size)


def test_what_is_forgotten_is_proposed_at_the_end() -> None:
    box = game(SMALL)
    options: list[Option] = [("size", 3), ("bid", "agora"), ("fly", "b2"), ("gain", "wood"), ("pass",)]
    shapes = forgotten(box, [("pass",)], options)
    assert shapes == [("bid", "@card"), ("fly", "a1..p16"), ("gain", "wood"), ("size", "0..31")]
    space = ActionSpace(box, [("pass",), *shapes])
    assert space.encode(("pass",)) == 0
    assert all(option in space for option in options)
    assert ("size", 32) not in space


# --- observations -------------------------------------------------------------------------------------------


@games
def test_nothing_hidden_enters_an_array(game_id: str) -> None:
    """The law of sight, on arrays: what a seat cannot tell apart looks the same."""
    box, chance, write = game(game_id), Seeded(3), encoder(game_id, 2)
    s: Any = box.new(2, chance)
    decision = advance(s)
    for _ in range(60):
        if decision is None:
            break
        for seat in range(2):
            other = determinize(s, seat, Seeded(4))
            assert np.array_equal(write.array(s, seat), write.array(other, seat))
        decision = play(s, any_of(decision.options, chance))
    assert np.any(write.array(s, 0) != write.array(s, 1))
    assert write.array(s, 0).dtype == np.float32


@games
def test_the_layout_covers_every_place_once(game_id: str) -> None:
    write = encoder(game_id, 2)
    at = 0
    for place, length, name, kind in write.layout():
        assert place == at
        assert name
        assert kind
        at += length
    assert at == write.size


@games
def test_what_a_seat_sees_is_told(game_id: str) -> None:
    """Whenever the view of a seat changes, its array changes as well."""
    write, chance = encoder(game_id, 2), Seeded(8)
    s: Any = game(game_id).new(2, chance)
    decision = advance(s)
    seen, told = _encoded(write, s), write.array(s, 0)
    while decision is not None and s.ply < 150:
        decision = play(s, any_of(decision.options, chance))
        before, array = seen, told
        seen, told = _encoded(write, s), write.array(s, 0)
        changed = sorted([name for name in seen if seen[name] != before[name]])
        assert changed == [] or not np.array_equal(array, told), f"{changed} at ply {s.ply}"


def _encoded(write: Encoder, s: Any) -> dict[str, Any]:
    return {name: value for name, value in write.view(s, 0).items() if name not in LEFT_OUT}


@games
def test_the_page_of_a_game_tells_its_layout(game_id: str, cli: Cli, tmp_path: Path) -> None:
    cli.ok("lab", "observations", game_id, "--page", tmp_path / "page.md")
    assert (tmp_path / "page.md").read_text() == (ROOT / "docs/observations" / f"{game_id}.md").read_text()


def test_players_begin_with_the_seat_that_looks() -> None:
    write = encoder(SMALL, 3)
    s = game(SMALL).new(3, Seeded(2))
    places = {name: at for at, _, name, _ in write.layout()}
    seats = [
        write.array(s, seat)[places[f"players[{place}].seat"]] for seat in range(3) for place in range(3)
    ]
    first, second, third = sorted(set(seats))
    assert seats == [first, second, third, second, third, first, third, first, second]


def test_a_layout_is_learned_the_same_each_time_and_from_few_matches_for_a_guest() -> None:
    box = game(SMALL)
    assert learned(box, 4) == learned(box, 4)
    assert Encoder(box, 2, learned(box, 4)).size <= encoder(SMALL, 2).size


# --- PettingZoo, Gymnasium ----------------------------------------------------------------------------------


@games
def test_pettingzoo(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Zoo(game_id), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_to_the_end() -> None:
    seed_test(lambda: Zoo(SMALL), num_cycles=60)
    parallel_api_test(Together(SMALL), num_cycles=60)
    env = Zoo(SMALL, seats=3)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(1)
    for name in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[name] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(legal)))
    assert max(total.values()) > 0
    assert sum(total.values()) == pytest.approx(0)


@games
def test_gymnasium(game_id: str) -> None:
    check_env(Solo(game_id), skip_render_check=True)


def test_many_matches_in_one_process() -> None:
    env = many(3, SMALL)
    _, info = env.reset(seed=1)
    chance = np.random.default_rng(1)
    rewards = []
    for _ in range(120):
        actions = [
            int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in info["action_mask"]
        ]
        _, reward, _, _, info = env.step(np.array(actions))
        rewards.append(reward)
    assert {-1.0, 0.0, 1.0} >= set(np.unique(rewards).tolist()) > {0.0}


# --- OpenSpiel ----------------------------------------------------------------------------------------------


def test_openspiel_plays_at_random_and_copies_states() -> None:
    names = register()
    assert set(names) >= {short_name(game_id) for game_id in GAMES}
    pyspiel.random_sim_test(pyspiel.load_game(short_name(SMALL)), 1, True, False)


def test_openspiel_searches_whole_matches() -> None:
    register()
    spiel = pyspiel.load_game(short_name(SMALL))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(spiel, evaluator, 2.0, 2, random_state=np.random.RandomState(seat))
        for seat in range(2)
    ]
    state = spiel.new_initial_state()
    while not state.is_terminal():
        state.apply_action(5 if state.is_chance_node() else bots[state.current_player()].step(state))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_openspiel_copies_have_the_same_luck_to_come() -> None:
    register()
    state = pyspiel.load_game(short_name(SMALL)).new_initial_state()
    state.apply_action(7)
    copy, chance = state.clone(), np.random.default_rng(1)
    while not state.is_terminal():
        action = int(chance.choice(state.legal_actions()))
        state.apply_action(action)
        copy.apply_action(action)
        assert str(state) == str(copy)


@games
@pytest.mark.soak
def test_every_table_of_every_interface(game_id: str) -> None:
    register()
    for seats in game(game_id).seats:
        if seats < 2:
            continue
        api_test(Zoo(game_id, seats), num_cycles=1000)
        seed_test(lambda seats=seats: Zoo(game_id, seats), num_cycles=100)
        parallel_api_test(Together(game_id, seats), num_cycles=500)
        check_env(Solo(game_id, seats), skip_render_check=True)
        spiel = pyspiel.load_game(short_name(game_id), {"players": seats})
        pyspiel.random_sim_test(spiel, 1, False, False)
    performance_benchmark(Zoo(game_id))
    assert "Action 0" in generate_playthrough.playthrough(short_name(game_id), None, seed=1, max_steps=30)
