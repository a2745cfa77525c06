"""Why is it so many? What everybody may know, now and as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.kernel import registry
from tessera.kernel.effects import Value
from tests.ours import OURS
from tests.server.processes import until
from tests.server.running import Site, parley_site, play_on, site


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    with parley_site(tmp_path, monkeypatch) as running:
        yield running


def test_a_value_is_explained_line_by_line(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random", game="parley", settings={"vetoes": "none", "rounds": 30})
    ply = anna.asked(table)["decision"]["ply"]
    anna.post(f"/api/tables/{table}/moves", {"ply": ply, "option": "demand 1 / coins 2 / loudly"})
    assert until(lambda: anna.table(table)["moves"] >= 2)

    def explain(value: str, more: str = "", expect: int = 200) -> object:
        return here.browser().get(f"/api/tables/{table}/explain?value={value}{more}", expect)

    before = [{"what": "earned", "amount": 2}, {"what": "demanded", "amount": 0}]
    assert explain("coins", "&seat=0&at=0") == before
    assert explain("coins", "&seat=0&at=2") == [before[0], {"what": "demanded", "amount": 2}]
    assert explain("happiness", "&seat=0") == []
    explain("coins", "&seat=5", expect=404)
    explain("coins", "&seat=0&at=900", expect=404)
    explain("co%20ins", "&seat=0", expect=422)
    explain("coins", expect=422)


def test_before_the_match_there_is_nothing_to_explain(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "open", game="parley", start=False)
    assert anna.get(f"/api/tables/{table}/explain?value=coins&seat=0", 409)["error"] == "table-is-waiting"


@pytest.mark.parametrize("game_id", OURS)
def test_every_value_of_every_game_is_explained_or_refused_to_everybody(tmp_path: Path, game_id: str) -> None:
    """For every seat, to a player and to somebody who watches, with all cards at work that change the value."""
    game = registry.game(game_id)
    effects = game.content().effects
    # A random player resigns now and then, which would end the match before anything is asked.
    staying = {each.key: False for each in game.settings if each.key == "resigning"}
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        table = anna.open("me", "random", game=game_id, settings=staying)
        play_on(table, anna, moves=8)
        anna.asked(table)
        players = here.live(table).table.match.state.players  # type: ignore[union-attr]
        for hook in [hook for hook in effects if isinstance(hook, Value)]:
            for p in players:
                p.cards = tuple(sorted({*effects[hook].home, *effects[hook].abroad}))
                p.on = ((0,) * 4,) * len(p.cards)
            for browser in (anna, here.browser()):
                for seat in range(len(players)):
                    answer = browser.client.get(f"/api/tables/{table}/explain?value={hook.name}&seat={seat}")
                    assert answer.status_code in (200, 422), answer.text
                    assert answer.status_code == 200 or answer.json()["error"] == "table-not-explained"
                    assert answer.status_code == 200 or hook.asked
