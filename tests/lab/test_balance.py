"""Balance: what wins, and the page that tells it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tessera import kernel
from tessera.analysis.chances import shares
from tessera.bots.uniform import any_of
from tessera.kernel import PASS, Seeded, ask, digest, play
from tessera.lab.balance import _clustered, _effects, _holm
from tessera.lab.luck import OTHERS, Fortune
from tests.cli.nim import game
from tests.cli.running import Cli

pytestmark = pytest.mark.usefixtures("cli")


def test_what_wins_stands_out_and_nothing_else() -> None:
    chance = Random(1)
    had: dict[str, list[int]] = {}
    results = []
    for at in range(4000):
        thing = f"thing {chance.randrange(20)}"
        had.setdefault(thing, []).append(at)
        win = float(chance.random() < (0.7 if thing == "thing 3" else 0.5))
        results.append((at // 2, win, win))
    sure = [effect.what for effect in _effects(had, results, 2) if effect.sure]
    assert sure == ["thing 3"]


def test_matches_of_one_deal_are_no_independent_witnesses() -> None:
    once = [(deal, float(deal % 2)) for deal in range(100)]
    four_times = [each for each in once for _ in range(4)]
    assert _clustered(four_times) == pytest.approx(_clustered(once))


def test_many_comparisons_are_corrected() -> None:
    assert _holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_luck_is_nought_on_average_and_changes_nothing() -> None:
    total = 0.0
    for seed in range(200):
        plain = game.new(2, Seeded(f"table {seed}"))
        fortune = Fortune(game, Seeded(f"table {seed}"), 2, seed)
        watched = game.new(2, fortune)
        thoughts = Seeded(seed)
        while (decision := ask(plain)) is not None:
            option = decision.options[thoughts.pick(len(decision.options))]
            fortune.before(watched, option)
            play(plain, option)
            play(watched, option)
        fortune.settle(watched)
        assert digest(watched) == digest(plain)
        assert sum(fortune.luck) == pytest.approx(0)
        total += fortune.luck[0]
    assert abs(total / 200) < 0.2


def test_luck_is_told_in_chances_where_they_are_fitted() -> None:
    """As in the ledger of an analysed match: what came of the first draw, less what comes of others."""
    box, thoughts = kernel.game("peloponnes"), Seeded(1)
    fortune = Fortune(box, Seeded("table"), 2, seed=1)
    s: Any = box.new(2, fortune)
    before, option = s, PASS
    while not any(fortune.luck):
        decision = ask(s)
        assert decision is not None, "nothing was drawn in a whole match"
        before, option = s.clone(), any_of(decision.options, thoughts)
        fortune.before(s, option)
        play(s, option)
        fortune.settle(s)
    others, chance = [], Seeded("luck of 1")
    for _ in range(OTHERS):
        other = before.clone()
        other.chance = chance
        play(other, option)
        others.append(shares(box, other)[0])
    assert fortune.luck[0] == pytest.approx(shares(box, s)[0] - sum(others) / OTHERS)
    assert sum(fortune.luck) == pytest.approx(0)


@pytest.mark.parametrize(("lang", "title"), [("en", "what wins"), ("de", "was gewinnt")])
def test_the_page(cli: Cli, lang: str, title: str) -> None:
    told = cli.ok("lab", "balance", "nim", "--out", "run", "-n", "40", "--bots", "random", "--workers", "1",
                  "--lang", lang)  # fmt: skip
    assert "narrower with the luck taken off" in told
    page = Path("run/balance.html").read_text()
    assert title in page
    assert page.count("<svg") >= 4
    assert not re.search(r"https?://|<link|@import|src=", page)  # nothing from outside
    assert "<lab-" not in page
    assert 'lang="' + lang in page


def test_a_comparison_in_words(cli: Cli) -> None:
    cli.ok("lab", "compare", "nim", "--bots", "random", "-n", "48", "--workers", "1", "--with", "stones=7",
           "--out", "run", "--html", "page.html", "--lang", "de")  # fmt: skip
    page = Path("page.html").read_text()
    assert "Partien werden kürzer: von " in page
    assert "<lab-" not in page
