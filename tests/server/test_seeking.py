"""Quick matches: whoever fits is brought together, whoever has gone is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.company import matching
from tessera.company.matching import PATIENCE, Seeker, groups
from tessera.server import seeking
from tests.server.running import Browser, Site, site
from tests.server.test_friends import account
from tests.server.test_moderation import blocks

CLOCK = {"mode": "move", "seconds": 180}
SIZES = range(2, 6)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def seeks(person: Browser, least: int = 2, most: int = 2, expect: int = 200, **more: Any) -> Any:
    wish = {"game": "peloponnes", "least": least, "most": most, "clock": CLOCK, **more}
    return person.send("PUT", "/api/me/seek", wish, expect)


def found(person: Browser) -> str | None:
    """Where somebody plays, as their page hears of it; None if they look for nothing."""
    seek = person.get("/api/me/news")["seek"]
    return None if seek is None else str(seek["table"])


# --- who fits -----------------------------------------------------------------------------------------------------


def seeker(
    user: str, least: int, most: int, since: float, clock: str = "move 60 0", rated: bool = False
) -> Seeker:
    return Seeker(user, "peloponnes", least, most, clock, rated, since, since)


def matched(*seekers: Seeker, now: float, apart: tuple[frozenset[str], ...] = ()) -> list[list[str]]:
    return [[each.user for each in group] for group in groups(seekers, SIZES, apart, now)]


def test_a_full_table_begins_at_once_those_first_who_have_waited_longest() -> None:
    wishes = [seeker(name, 3, 3, at) for at, name in enumerate("abcd")]
    assert matched(*reversed(wishes), now=4) == [["a", "b", "c"]]


def test_for_a_larger_table_some_time_is_waited() -> None:
    wishes = [seeker("a", 2, 4, 0), seeker("b", 2, 4, 1), seeker("c", 3, 4, 2)]
    assert matched(*wishes, now=3) == []
    assert matched(*wishes, now=PATIENCE) == [["a", "b", "c"]]
    assert matched(*wishes, seeker("d", 2, 5, 3), now=4) == [["a", "b", "c", "d"]]


def test_nobody_plays_with_more_or_fewer_than_they_want() -> None:
    wishes = [seeker("a", 4, 5, 0), seeker("b", 2, 3, 0), seeker("c", 2, 2, 0), seeker("d", 3, 4, 0)]
    for group in matched(*wishes, now=PATIENCE):
        assert sorted(group) == ["b", "c"]


def test_another_clock_rated_or_not_and_those_who_are_apart_do_not_fit() -> None:
    wishes = [seeker("a", 2, 2, 0), seeker("b", 2, 2, 1, "total 600 5"), seeker("c", 2, 2, 2, rated=True)]
    assert matched(*wishes, now=PATIENCE) == []
    two = [seeker("a", 2, 2, 0), seeker("b", 2, 2, 1), seeker("c", 2, 2, 2)]
    assert matched(*two, now=9, apart=(frozenset("ab"),)) == [["a", "c"]]


# --- at the server ------------------------------------------------------------------------------------------------


def test_three_people_are_brought_together_and_play(here: Site) -> None:
    people = [here.browser(name) for name in ("Anna", "Ben", "Cleo")]
    assert [seeks(person, 3, 3)["table"] for person in people[:2]] == ["", ""]
    assert people[0].get("/api/seeks") == {"peloponnes": 2}
    table = seeks(people[2], 3, 3)["table"]
    assert [found(person) for person in people] == [table] * 3
    seen = people[0].table(table)
    assert seen["status"] == "playing"
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Ben", "Cleo"]
    assert seen["clock"]["seconds"] == 180 and seen["public"]
    for person in people:
        person.send("DELETE", "/api/me/seek", None, 204)
        assert found(person) is None


def test_who_waits_for_long_is_content_with_fewer(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    seeks(anna, 2, 4)
    assert seeks(ben, 2, 4)["table"] == ""
    assert found(anna) == ""
    monkeypatch.setattr(matching, "PATIENCE", 0.0)
    assert found(ben) == found(anna) != ""


def test_whose_page_is_silent_is_forgotten(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    seeks(anna)
    monkeypatch.setattr(seeking, "SILENT_SECONDS", -1.0)
    assert seeks(ben)["table"] == ""
    assert found(anna) is None


def test_those_who_block_each_other_are_not_brought_together(here: Site) -> None:
    anna, ben, cleo = (here.browser(name) for name in ("Anna", "Ben", "Cleo"))
    blocks(anna, ben)
    seeks(anna)
    assert seeks(ben)["table"] == ""
    assert seeks(cleo)["table"] == found(anna)
    assert found(ben) == ""


def test_a_search_survives_a_restart(tmp_path: Path) -> None:
    with site(tmp_path) as before:
        anna = before.browser("Anna")
        seeks(anna)
        cookies = anna.client.cookies
    with site(tmp_path) as after:
        anna = after.browser()
        anna.client.cookies = cookies
        assert found(anna) == ""
        assert seeks(after.browser("Ben"))["table"] == found(anna)


def test_what_makes_no_sense_is_refused(here: Site) -> None:
    anna = here.browser("Anna")
    assert seeks(anna, 7, 8, expect=422)["error"] == "error-no-such-number"
    assert seeks(anna, clock={"mode": "none"}, expect=422)["error"] == "error-clock-needed"
    assert (
        seeks(anna, clock={"mode": "move", "seconds": 1}, expect=409)["error"] == "table-bad-clock-too-short"
    )
    assert seeks(anna, rated=True, expect=403)["error"] == "error-company-account"
    assert seeks(anna, game="chess", expect=404)["error"] == "error-no-such-game"
    assert seeks(account(here, "Ben"), rated=True)["rated"]
