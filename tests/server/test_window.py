"""Windows over the wire: what everybody else is pushed does not tell who has answered; the table answers for some."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from tessera.server import Settings
from tessera.server.wire.tables import TableOut
from tessera.table import windows
from tests.server.processes import until
from tests.server.running import ORIGIN, Browser, Site, parley_site, site

NAMES = ("Anna", "Ben", "Cleo", "Dora")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    with parley_site(tmp_path, monkeypatch) as running:
        yield running


class Four:
    """Anna is on turn at a table of four; everybody can object and, unless told otherwise, wants to be asked."""

    def __init__(self, here: Site, vetoes: str = "all", ask: tuple[int, ...] = (0, 1, 2, 3)) -> None:
        self.people = [here.browser(name) for name in NAMES]
        anna, *others = self.people
        settings = {"vetoes": vetoes, "rounds": 30}
        self.table = anna.open("me", "open", "open", "open", game="parley", start=False, settings=settings)
        for person in others:
            person.post(f"/api/tables/{self.table}/sit")
        anna.post(f"/api/tables/{self.table}/start")
        for seat in ask:
            self.wish(self.people[seat], "ask")

    def wish(self, person: Browser, wish: str) -> None:
        person.send("PUT", f"/api/tables/{self.table}/wishes", {"kind": "veto", "wish": wish}, 200)

    def answer(self, person: Browser, option: str) -> Any:
        ply = person.table(self.table)["view"]["ply"]
        return person.post(f"/api/tables/{self.table}/moves", {"ply": ply, "option": option})

    def asked(self) -> list[str]:
        return [
            name
            for name, person in zip(NAMES, self.people, strict=True)
            if person.table(self.table)["decision"] is not None
        ]

    def moves(self) -> int:
        return int(self.people[0].table(self.table)["moves"])


def watch(stack: ExitStack, browser: Browser, table: str) -> WebSocketTestSession:
    address = f"/api/tables/{table}/live"
    return stack.enter_context(browser.client.websocket_connect(address, headers={"origin": ORIGIN}))


def newest(socket: WebSocketTestSession, remark: str) -> tuple[int, Any]:
    """How many pushes there were until one shows a remark, and that one."""
    pushes = 0
    while True:
        seen = socket.receive_json(mode="binary")
        pushes += 1
        if seen["chat"] and seen["chat"][-1]["text"] == remark:
            return pushes, seen


def until_all_are_there(socket: WebSocketTestSession) -> None:
    """Read on until it is known who is connected: what comes later is not about that."""
    while socket.receive_json(mode="binary")["present"] != {"seats": [0, 1, 2, 3], "watching": 1}:
        pass


SHOWN_WITH_A_REMARK = ("chat", "entries", "now", "present")


def without_remarks(seen: Any) -> Any:
    return {name: value for name, value in seen.items() if name not in SHOWN_WITH_A_REMARK}


@pytest.mark.parametrize("order", [(1, 2), (3, 1), (2, 3)])
@pytest.mark.parametrize("option", ["pass", "veto"])
def test_pushes_do_not_tell_who_has_answered(here: Site, order: tuple[int, int], option: str) -> None:
    four = Four(here)
    zoe = here.browser("Zoe")
    watchers = [*four.people, zoe]
    four.answer(four.people[0], "work")
    with ExitStack() as stack:
        sockets = [watch(stack, browser, four.table) for browser in watchers]
        for socket in sockets:
            until_all_are_there(socket)
        zoe.post(f"/api/tables/{four.table}/chat", {"text": "before"})
        before = [newest(socket, "before")[1] for socket in sockets]
        for number, seat in enumerate(order):
            four.answer(four.people[seat], option)
            zoe.post(f"/api/tables/{four.table}/chat", {"text": f"after {number}"})
            answered = order[: number + 1]
            for watcher, socket in enumerate(sockets):
                pushes, seen = newest(socket, f"after {number}")
                if watcher in answered:
                    assert (seen["decision"], seen["window"]["given"]) == (None, option)
                    continue
                assert pushes == 1, f"{watcher} was pushed something when {seat} answered"
                assert without_remarks(seen) == without_remarks(before[watcher])
                assert seen["entries"] == before[watcher]["entries"] + number + 1


def test_an_answer_is_acknowledged_when_it_is_stored(here: Site) -> None:
    four = Four(here)
    four.answer(four.people[0], "work")
    before = four.people[1].table(four.table)
    done = four.answer(four.people[1], "pass")
    assert done == {"entries": before["entries"] + 1, "moves": before["moves"]}
    stored = [entry for entry in here.journal(four.table) if '"Answered"' in entry]
    assert len(stored) == 1 and '"do":"pass"' in stored[0]
    TableOut.model_validate(four.people[1].table(four.table))


def test_the_table_passes_for_those_who_cannot_or_do_not_want_to(here: Site) -> None:
    """Whether a seat cannot respond, does not want to or is a bot: each answer comes after one and the same delay."""
    drawn: list[float] = []

    def delay() -> float:
        drawn.append(0.0)
        return 0.0

    here.hub.caretaker.delay = delay
    unable = Four(here, vetoes="none")
    unable.answer(unable.people[0], "work")
    assert until(lambda: unable.moves() == 2) and len(drawn) == 3
    unwilling = Four(here, ask=())
    unwilling.answer(unwilling.people[0], "work")
    assert until(lambda: unwilling.moves() == 2) and len(drawn) == 6
    anna = here.browser("Anna")
    table = anna.open("me", "random", "random", "random", game="parley", settings={"vetoes": "none"})
    ply = anna.asked(table)["decision"]["ply"]
    anna.post(f"/api/tables/{table}/moves", {"ply": ply, "option": "work"})
    assert until(lambda: anna.table(table)["moves"] >= 2) and len(drawn) >= 9


def test_the_delay_is_short_and_never_the_same(tmp_path: Path) -> None:
    """Without telling it otherwise the table takes a moment, as a person would, and not always the same."""
    least, most = Settings().reply_seconds
    assert 0.3 < least < most < 3
    with site(tmp_path, reply_seconds=(least, most)) as here:
        drawn = [here.hub.caretaker.delay() for _ in range(50)]
    assert all(least <= each <= most for each in drawn)
    assert len({round(each, 3) for each in drawn}) > 20


def test_wishes_can_be_changed_while_a_window_is_open(here: Site) -> None:
    four = Four(here)
    four.answer(four.people[0], "work")
    assert four.asked() == ["Ben", "Cleo", "Dora"]
    assert four.people[1].table(four.table)["window"]["wish"] == "ask"
    four.answer(four.people[2], "pass")
    four.wish(four.people[1], "pass")
    four.wish(four.people[3], "turn")
    assert until(lambda: four.moves() == 2)
    assert four.asked() == ["Ben"]
    four.people[1].send("PUT", f"/api/tables/{four.table}/wishes", {"kind": "veto", "wish": "x"}, 422)


def test_bots_and_people_play_a_match_with_windows_to_its_end(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "heuristic", "random", "random", game="parley", settings={"rounds": 2})
    anna.send("PUT", f"/api/tables/{table}/wishes", {"kind": "veto", "wish": "ask"}, 200)
    turn = 0

    def over() -> bool:
        nonlocal turn
        turn += anna.move(table, turn)
        return bool(anna.table(table)["status"] == "finished")

    assert until(over)
    assert '"Answered"' in "".join(here.journal(table))
    assert anna.get(f"/api/tables/{table}/record")["moves"]


def test_at_a_public_table_windows_last_the_same_unless_somebody_says_otherwise(here: Site) -> None:
    anna = here.browser("Anna")

    def rule(*seats: str, **more: Any) -> Any:
        return anna.table(anna.open(*seats, game="parley", start=False, **more))["responses"]

    early = {"seconds": 0, "early": True}
    assert rule("me", "open", public=True) == {"seconds": 20, "early": False}
    assert rule("me", "open") == early
    assert rule("me", "random", public=True) == early
    assert rule("me", "open", public=True, clock={"mode": "move", "seconds": 3 * 86_400}) == early
    chosen = {"seconds": 5, "early": False}
    assert rule("me", "open", responses=chosen) == chosen


@pytest.mark.parametrize("vetoes", ["none", "all"])
def test_how_long_a_window_is_open_does_not_tell_whether_anybody_could_respond(
    here: Site, vetoes: str
) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    rule = {"seconds": 1, "early": False}
    more = {"settings": {"vetoes": vetoes}, "responses": rule}
    table = anna.open("me", "open", game="parley", start=False, **more)
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/moves", {"ply": anna.asked(table)["decision"]["ply"], "option": "work"})
    closes = windows.closes(here.live(table).table)  # a slow machine closes it later, whoever could respond
    assert until(lambda: len(anna.table(table)["log"]) == 2)
    first, window = (row["at"] for row in anna.table(table)["log"])
    assert closes in (None, first + 1.0) and window - first >= 1.0
