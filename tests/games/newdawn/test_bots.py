"""What bots make of the game: mistakes that were seen in matches, each as a scene."""

from __future__ import annotations

import pytest

from tessera.bots import make_bot
from tessera.bots.observation import answer_of
from tessera.games.newdawn import game
from tessera.games.newdawn.bots.evaluate import prospects
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel import Seeded
from tessera.kernel.option import notation_of
from tests.games.newdawn.table import table

BOTS = pytest.mark.parametrize("bot", ["heuristic", "hard"])


def answer(bot: str, t: NewDawnScript, seat: int = 0) -> str:
    chance = Seeded(1)
    return t.named(notation_of(answer_of(make_bot(bot, chance), game, t.state.clone(), seat, chance)))


@BOTS
def test_who_leads_by_little_spends_what_the_defender_could_add(bot: str) -> None:
    t = table("c0  g1  g2  c1")
    t.cities(1, "g1")
    t.lays_trade(0, masonry=3)
    t.lays_trade(1, masonry=1)
    t.resolve(0, "masonry", slot=1)
    t.dice(5, 3)
    t.choose("attack g1")

    assert answer(bot, t) == "spend 1 0"


@BOTS
def test_no_city_is_founded_beside_barbarians_if_there_is_another_place(bot: str) -> None:
    t = table()
    t.control(0, "g1", "h1", "m1", "h3")  # f1 would be mature at once, but for the barbarian
    t.barbarian("A", "d1")
    t.resolve(0, "pottery", slot=4)
    assert "city f1" in t.options
    chosen = answer(bot, t)
    assert chosen.startswith("city ") and chosen != "city f1"


def test_the_last_agenda_is_worth_more_than_the_first() -> None:
    """Who has completed two of three is one step from winning: nothing else is worth as much."""
    gains = []
    for done in (0, 2):
        t = table()
        t.victory("technophile_scholarly explorer_aesthetic paranoid_warmonger")
        with t.edit() as s:
            wanted = s.content.number["technophile"]
            others = [card for card in s.victory_cards if wanted not in s.content.agendas_on[card]]
            s.players[0].agendas = tuple(others[:done])
        before = prospects(t.state, 0)
        t.dial(0, 10)
        gains.append(prospects(t.state, 0) - before)
    assert gains[1] > gains[0]
