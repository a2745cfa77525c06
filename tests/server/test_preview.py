"""What an answer would lead to: only for who is asked, only what they may know, and nothing happens by asking."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.server.running import Browser, Site, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


class Match:
    """Two people in their first round of Through the Ages."""

    def __init__(self, here: Site) -> None:
        anna, ben = here.browser("Anna"), here.browser("Ben")
        self.table = anna.open("me", "open", game="throughtheages", start=False)
        ben.post(f"/api/tables/{self.table}/sit")
        anna.post(f"/api/tables/{self.table}/start")
        first = anna.table(self.table)["waiting"][0]
        self.asked, self.other = (anna, ben) if first == 0 else (ben, anna)

    def sheet(self) -> Any:
        return self.asked.table(self.table)

    def preview(self, who: Browser, after: str = "", ply: int | None = None, expect: int = 200) -> Any:
        query = urlencode({"after": after} | ({} if ply is None else {"ply": ply}))
        return who.get(f"/api/tables/{self.table}/preview?{query}", expect)


def test_the_ledger_of_now_and_after_an_action(here: Site) -> None:
    match = Match(here)
    before = match.sheet()
    now = match.preview(match.asked)
    assert now == {"after": "", "preview": before["view"]["ledger"]}
    assert match.preview(match.asked, "end")["preview"] == now["preview"]
    taken = match.preview(match.asked, "take 1", before["decision"]["ply"])
    assert taken["after"] == "take 1"
    assert taken["preview"]["civil_actions"] == now["preview"]["civil_actions"] - 1
    after = match.sheet()
    assert [after[key] for key in ("moves", "view", "log")] == [
        before[key] for key in ("moves", "view", "log")
    ]


def test_what_cannot_be_answered_cannot_be_tried(here: Site) -> None:
    match = Match(here)
    ply = match.sheet()["decision"]["ply"]
    assert match.preview(match.asked, "develop iron", expect=409)["rule"] == "TA-4.02"
    assert match.preview(match.asked, "take 1", ply + 1, expect=409)["error"] == "refused-stale"
    assert match.preview(match.asked, "take / / 1", expect=422)
    assert match.sheet()["moves"] == 0


def test_nobody_tries_for_others(here: Site) -> None:
    match = Match(here)
    assert match.preview(match.other, "take 1", expect=409)["error"] == "refused-not-your-turn"
    assert match.preview(here.browser("Zoe"), "take 1", expect=403)["error"] == "table-not-seated"
    assert match.preview(here.browser(), "take 1", expect=401)["error"] == "error-sign-in"


def test_no_card_is_named_that_is_still_to_be_drawn(here: Site) -> None:
    match = Match(here)
    told = match.preview(match.asked, "end")["preview"]
    assert set(told) == set(match.sheet()["view"]["ledger"])
    assert told["draws"] == 0, "in the first round"
    words = [line["stage"] for line in told["lines"]]
    assert words == ["science", "culture", "corruption", "food", "consumption", "resources"]
    numbers = [told[key] for key in told if key not in ("lines", "effects", "then")]
    assert all(isinstance(number, int) for number in numbers), "how many cards are drawn, and not which"
