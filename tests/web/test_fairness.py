"""Two people in the browser: who takes back what, ending by consent, playing again, watchers, and accounts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.processes import until
from tests.web.person import MakePerson, Person
from tests.web.test_moments import bid, two_players
from tests.web.test_pages import goes_on


def end(person: Person, way: str) -> None:
    person.page.locator(".top-bar .menu > button").click()
    person.page.locator(".menu button.danger").click()
    person.page.locator(f"dialog[open] [data-way={way}]").click()


def test_the_other_one_reads_who_took_back_what(person: MakePerson) -> None:
    anna, ben = person(), person()
    first, second, table = two_players(anna, ben)
    bid(first)
    assert until(lambda: second.table(table)["decision"] is not None)
    first.page.get_by_role("button", name="Undo").first.click()
    name = first.table(table)["seats"][first.table(table)["you"]]["name"]
    expect(second.page.locator(".toast")).to_contain_text(f"{name} has taken back a move")
    assert first.faults == second.faults == []


def test_between_people_the_next_ones_turn_ends_free_undo(person: MakePerson) -> None:
    anna, ben = person(), person()
    anna.sign_in_as_guest("Anna")
    ben.sign_in_as_guest("Ben")
    anna.goes_to("/new?game=peloponnes")
    anna.page.get_by_label("Taking moves back").wait_for()
    table = anna.open("me", "open", start=False)
    assert anna.table(table)["undo_rule"] == "turn"
    assert anna.table(anna.open("me", "random"))["undo_rule"] == "revealed"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_offers_a_draw_and_the_other_accepts(person: MakePerson, lang: str) -> None:
    anna, ben = person(lang=lang), person(lang=lang)
    _, _, table = two_players(anna, ben)
    end(anna, "draw")
    expect(anna.page.locator(".past-banner")).to_contain_text("Ben")
    ben.page.locator("dialog[open] .btn:not(.primary)").last.click()
    expect(anna.page.locator(".past-banner")).to_have_count(0)
    end(anna, "draw")
    ben.page.locator("dialog[open] .btn.primary").click()
    for each in (anna, ben):
        expect(each.page.locator(".verdict h1")).to_have_text("A draw" if lang == "en" else "Unentschieden")
        each.check_page()
    assert anna.table(table)["ending"] == "drawn"


def test_one_gives_up_and_both_want_to_play_again(person: MakePerson) -> None:
    anna, ben = person(), person()
    _, _, table = two_players(anna, ben)
    end(ben, "resign")
    expect(anna.page.locator(".verdict h1")).to_have_text("You win")
    expect(ben.page.locator(".verdict h1")).to_have_text("Anna wins")
    expect(anna.page.locator(".verdict")).to_contain_text("Ben has given up.")
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.locator(".offer")).to_contain_text("waiting for Ben")
    assert anna.table(table)["rematch"] == "", "nothing begins before Ben has accepted"
    expect(ben.page.locator(".offer")).to_have_text("Anna wants to play again.")
    ben.page.locator(".verdict").get_by_role("button", name="Decline").click()
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(anna.page.locator(".toast", has_text="no rematch")).to_be_visible()
    anna.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("button", name="Accept the rematch").click()
    ben.page.wait_for_url(re.compile(f"/table/(?!{table})"))
    anna.page.get_by_role("button", name="To the rematch").click()
    anna.page.wait_for_url(ben.page.url)
    anna.page.locator(".decision-panel").wait_for()
    assert anna.page.locator(".toast", has_text="rematch has been opened").count() == 0
    assert anna.faults == ben.faults == []


def test_alone_with_bots_a_match_is_aborted(person: MakePerson) -> None:
    anna = person(phone=True)
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random", "random")
    anna.visit(table)
    anna.wait_until_asked()
    end(anna, "abort")
    expect(anna.page.locator(".verdict h1")).to_have_text("The match was aborted")
    anna.check_page()


def test_practice_is_said_at_the_end(person: MakePerson) -> None:
    anna = person()
    anna.sign_in_as_guest("Anna")
    table = anna.open("me", "random")
    anna.visit(table)
    while anna.table(table)["view"]["round"] < 2:  # with the first round's income something comes to light
        moves = anna.question(table)["moves"]
        assert until(lambda: anna.answer(0))
        assert goes_on(anna, table, moves)
    anna.call("POST", f"/api/tables/{table}/undo", {"to": 0})
    anna.finish(table)
    expect(anna.page.locator(".practice")).to_contain_text("does not count")
    anna.goes_to("/history")
    expect(anna.page.locator(".history")).to_contain_text("Practice")


def test_players_hear_watchers_only_if_they_want(person: MakePerson) -> None:
    anna, ben, zoe = person(), person(), person()
    _, _, table = two_players(anna, ben)
    zoe.sign_in_as_guest("Zoe")
    zoe.visit(table)
    zoe.call("POST", f"/api/tables/{table}/chat", {"text": "take the agora"})
    ben.call("POST", f"/api/tables/{table}/chat", {"text": "good luck"})
    for each in (anna, zoe):
        each.page.locator(".game-log .tab").nth(1).click()
        expect(each.page.locator(".chat-list")).to_contain_text("good luck")
    expect(zoe.page.locator(".chat-list")).to_contain_text("take the agora")
    expect(anna.page.locator(".chat-list")).not_to_contain_text("take the agora")
    anna.page.locator(".chat-switch input").check()
    expect(anna.page.locator(".chat-list")).to_contain_text("take the agora")
    anna.check_page()


@pytest.mark.own_server
def test_an_account_changes_its_password_and_is_deleted(person: MakePerson) -> None:
    anna = person()
    anna.call("POST", "/api/session/register", {"name": "Anna", "password": "correct horse"})
    anna.goes_to("/settings")
    expect(anna.page.locator(".tokens li").first).to_contain_text("Chrome, Linux")
    anna.page.get_by_label("Password until now").fill("correct horse")
    anna.page.get_by_label("New password").fill("battery staple")
    anna.page.get_by_role("button", name="Change the password").click()
    expect(anna.page.locator(".toast")).to_contain_text("password is changed")
    anna.page.get_by_role("button", name="Delete the account").click()
    anna.page.locator("dialog[open] input").fill("battery staple")
    anna.page.locator("dialog[open] .btn.danger").click()
    expect(anna.page.locator(".toast", has_text="deleted")).to_be_visible()
    assert anna.call("GET", "/api/me") is None
    assert anna.faults == []


@pytest.mark.own_server
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_rated_match_leads_to_the_leaderboard_and_a_profile(person: MakePerson, lang: str) -> None:
    anna, ben = person(lang=lang), person(phone=True, lang=lang)
    for each, name in ((anna, "Anna"), (ben, "Ben")):
        each.call("POST", "/api/session/register", {"name": name, "password": "correct horse"})
    body = {"game": "peloponnes", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True, "public": True}
    table = anna.call("POST", "/api/tables", body)["id"]
    ben.call("POST", f"/api/tables/{table}/sit")
    anna.call("POST", f"/api/tables/{table}/start")
    zoe = person()
    expect(zoe.page.locator(".running")).to_contain_text("Anna, Ben")
    ben.call("POST", f"/api/tables/{table}/resign")
    anna.goes_to("/people/peloponnes")
    expect(anna.page.locator("tbody tr").first).to_contain_text("Anna")
    expect(anna.page.locator("tbody tr").nth(1)).to_contain_text(
        "provisional" if lang == "en" else "vorläufig"
    )
    anna.page.get_by_role("link", name="Ben").click()
    expect(anna.page.locator("h1")).to_have_text("Ben")
    expect(anna.page.locator(".lead")).to_contain_text(
        "One match with you" if lang == "en" else "Eine Partie"
    )
    anna.check_page()
