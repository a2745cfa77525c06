"""Looking back, playing on from there, and taking back, through the page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tessera.kernel.scenario import run_scenario
from tests.server.processes import until
from tests.web.person import MakePerson, Person


def over(person: MakePerson, **kind: object) -> tuple[Person, str]:
    """Somebody with a finished match."""
    anna = person(**kind)
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random", "random")
    anna.finish(table)
    return anna, table


def replay(anna: Person, table: str, move: int) -> None:
    anna.goes_to(f"/replay/{table}?move={move}")
    expect(anna.page.locator(".replay-panel .turn-ribbon")).to_contain_text(f"{move} ")


def two_players(anna: Person, ben: Person) -> tuple[Person, Person, str]:
    """Two people at a table: who begins, who follows, and the table."""
    anna.sign_in_as_guest("Anna")
    ben.sign_in_as_guest("Ben")
    table = anna.open("me", "open", start=False, undo="revealed")
    ben.call("POST", f"/api/tables/{table}/sit")
    anna.call("POST", f"/api/tables/{table}/start")
    for each in (anna, ben):
        each.visit(table)
    first, second = (anna, ben) if anna.table(table)["waiting"] == [0] else (ben, anna)
    return first, second, table


def bid(bidder: Person) -> None:
    """Card, size and composition with two clicks."""
    bidder.wait_until_asked()
    bidder.page.locator(".option-chip:not(.is-refused)").first.click()
    bidder.page.locator(".decision-panel button[type=submit]:visible").click()
    expect(bidder.page.locator(".asked-of")).to_be_visible()  # now the other player is asked


def test_every_moment_of_a_replay_shows_its_own_state(person: MakePerson) -> None:
    anna, table = over(person)
    replay(anna, table, 0)
    expect(anna.page.locator(".phases .now")).to_contain_text("Bidding")
    expect(anna.page.locator(".replay-panel .stage")).to_have_text("Round 1 of 8: bidding")
    expect(anna.page.locator(".replay-panel .asked-of")).to_contain_text("decides about a bid")
    states = anna.page.locator(".player-strip .state").all_text_contents()
    assert set(states) <= {"next", "acts"}, "nobody has bid or passed yet"
    anna.page.get_by_label("To the end").click()
    expect(anna.page.locator(".phases.ended")).to_be_visible()
    expect(anna.page.locator(".replay-panel .stage")).to_have_text("Finished")
    anna.page.get_by_label("To the start").click()
    expect(anna.page.locator(".phases .now")).to_contain_text("Bidding")
    anna.check_page()


def test_playing_on_from_a_moment_of_a_replay(person: MakePerson) -> None:
    anna, table = over(person, lang="de")
    replay(anna, table, 20)
    anna.page.get_by_role("button", name="Von hier weiterspielen").click()
    anna.page.wait_for_url(lambda address: "/table/" in address)
    new = anna.page.url.rpartition("/")[2]
    assert anna.table(new)["origin"] == {"table": table, "move": 20, "seat": 0}
    expect(anna.page.locator(".log-entry").last).to_contain_text("Zug 20")
    anna.wait_until_asked()
    assert until(lambda: anna.answer(0))
    anna.page.get_by_role("link", name="Dort ansehen").click()
    expect(anna.page.locator(".replay-panel .turn-ribbon")).to_contain_text("Zug 20")
    anna.check_page()


def test_a_watcher_is_told_why_there_is_no_playing_on(person: MakePerson) -> None:
    anna, zoe = person(), person()
    table = anna.play_now().rpartition("/")[2]
    anna.wait_until_asked()
    replay(zoe, table, 0)
    zoe.page.get_by_role("button", name="Play on from here").click()
    expect(zoe.page.locator(".toast")).to_contain_text("only its players can play on")


def test_a_moment_is_saved_as_a_scenario_file(person: MakePerson, tmp_path: Path) -> None:
    anna, table = over(person)
    replay(anna, table, 12)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Save as a scenario file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "peloponnes-12.scenario"
    assert run_scenario(file.read_text()).script is not None


def test_a_bid_made_in_one_gesture_is_taken_back_in_one(person: MakePerson) -> None:
    anna, ben = person(), person()
    first, second, table = two_players(anna, ben)
    bid(first)
    assert until(lambda: second.table(table)["decision"] is not None)
    assert first.table(table)["moves"] == 1, "card, size and composition are one move"
    first.page.get_by_role("button", name="Undo").first.click()
    assert until(lambda: first.table(table)["moves"] == 0)
    assert first.faults == second.faults == []


def test_a_wish_to_undo_can_be_taken_back(person: MakePerson) -> None:
    anna, ben = person(), person()
    first, second, table = two_players(anna, ben)
    bid(first)
    assert until(lambda: second.table(table)["decision"] is not None)
    decision = second.table(table)["decision"]
    second.call("POST", f"/api/tables/{table}/moves", {"ply": decision["ply"], "option": "pass"})
    expect(first.page.locator(".game-log")).to_contain_text("passes")  # now the page knows it, too
    assert first.table(table)["undo"]["free_to"] > 0
    for agree in (False, True):
        first.page.keyboard.press("u")
        first.page.locator("dialog[open] .btn.primary").click()
        expect(second.page.locator("dialog[open]")).to_contain_text("taken back")
        if agree:
            second.page.locator("dialog[open] .btn.primary").click()
        else:
            first.page.get_by_role("button", name="Do not undo").click()
            expect(first.page.get_by_role("button", name="Do not undo")).to_have_count(0)
            expect(second.page.locator("dialog[open]")).to_have_count(0)
            expect(first.page.locator(".toast", has_text="refused")).to_have_count(0)
    assert until(lambda: first.table(table)["moves"] == 0)
    assert first.faults == second.faults == []


def test_while_waiting_one_sees_what_the_others_are_asked(person: MakePerson) -> None:
    anna, ben = person(lang="de"), person()
    first, _, table = two_players(anna, ben)
    if first is anna:  # let Ben be the one who decides
        decision = anna.table(table)["decision"]
        anna.call("POST", f"/api/tables/{table}/moves", {"ply": decision["ply"], "option": "pass"})
    expect(anna.page.locator(".asked-of")).to_have_text("Ben entscheidet über ein Gebot.")
    expect(anna.page.locator(".decision-panel .stage")).to_have_text("Runde 1 von 8: Bieten")
    ben.wait_until_asked()
    ben.page.locator(".option-chip:not(.is-refused)").first.click()
    expect(ben.page.locator(".option-chip input").first).to_be_checked()
    ben.settle()
    # How far Ben's bid has come is nobody else's business.
    expect(anna.page.locator(".asked-of")).to_have_text("Ben entscheidet über ein Gebot.")
    anna.check_page()


def test_one_sees_who_is_connected(person: MakePerson) -> None:
    anna, ben, zoe = person(), person(), person()
    anna.sign_in_as_guest("Anna")
    ben.sign_in_as_guest("Ben")
    table = anna.open("me", "open", start=False)
    anna.page.clock.install()
    anna.visit(table)
    seat = anna.page.locator(".waiting-seats li").nth(1)
    expect(seat).to_contain_text("free")
    ben.call("POST", f"/api/tables/{table}/sit")
    expect(seat).to_contain_text("Ben")
    expect(seat.locator(".presence")).to_have_count(0)  # on the way is not gone
    anna.page.clock.fast_forward(10_000)
    expect(seat.locator(".presence")).to_have_text("not connected")
    ben.visit(table)
    zoe.visit(table)
    expect(seat.locator(".presence")).to_have_text("connected")
    expect(anna.page.locator(".waiting-page .watchers")).to_have_text("One person watches")
    anna.call("POST", f"/api/tables/{table}/start")
    expect(anna.page.locator(".player-strip .presence.here")).to_have_count(1)
    ben.context.close()
    expect(anna.page.locator(".player-strip .presence:not(.here)")).to_have_count(1)
