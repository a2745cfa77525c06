"""Friends and invitations by name: asked, accepted, declined, taken back; blocks and wishes respected."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Browser, Site, site
from tests.server.test_moderation import SECRET, blocks, who


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def account(here: Site, name: str, **likes: Any) -> Browser:
    browser = here.browser()
    browser.post("/api/session/register", {"name": name, "password": SECRET})
    if likes:
        browser.send("PATCH", "/api/me", {"preferences": likes}, 200)
    return browser


def asks(one: Browser, name: str, expect: int = 204) -> Any:
    return one.post("/api/me/friends", {"name": name}, expect=expect)


def friends(person: Browser) -> list[str]:
    return [each["name"] for each in person.get("/api/me/friends")["friends"]]


def become_friends(one: Browser, other: Browser) -> None:
    asks(one, other.get("/api/me")["name"])
    other.post(f"/api/me/friends/{who(one)}/accept")


def invites(host: Browser, table: str, name: str, expect: int = 204) -> Any:
    return host.post(f"/api/tables/{table}/invitations", {"name": name}, expect=expect)


def invitations(person: Browser) -> list[str]:
    return [each["table"] for each in person.get("/api/me/news")["invitations"]]


# --- friends ------------------------------------------------------------------------------------------------------


def test_friends_are_asked_by_name_and_have_to_agree(here: Site) -> None:
    anna, ben, cleo = account(here, "Anna"), account(here, "Ben"), account(here, "Cleo")
    asks(anna, "ben")
    assert friends(anna) == friends(ben) == []
    assert ben.get("/api/me/news")["asked"] == 1
    assert [each["name"] for each in ben.get("/api/me/friends")["asked_me"]] == ["Anna"]
    ben.post(f"/api/me/friends/{who(anna)}/accept")
    assert friends(anna) == ["Ben"] and friends(ben) == ["Anna"] and friends(cleo) == []
    assert asks(anna, "Ben", 409)["error"] == "error-friend-already"
    ben.send("DELETE", f"/api/me/friends/{who(anna)}", None, 204)
    assert friends(anna) == friends(ben) == []


def test_two_who_ask_each_other_are_friends(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    asks(anna, "Ben")
    asks(ben, "Anna")
    assert friends(anna) == ["Ben"]


def test_whoever_was_declined_is_not_told_and_cannot_ask_again(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    asks(anna, "Ben")
    ben.post(f"/api/me/friends/{who(anna)}/decline")
    assert ben.get("/api/me/news")["asked"] == 0
    assert [each["name"] for each in anna.get("/api/me/friends")["asked_by_me"]] == ["Ben"]
    anna.send("DELETE", f"/api/me/friends/{who(ben)}", None, 404)  # asking anew does not help either
    assert asks(anna, "Ben", 409)["error"] == "error-not-wanted"
    asks(ben, "Anna")  # but whoever declined may think better of it
    anna.post(f"/api/me/friends/{who(ben)}/accept")
    assert friends(ben) == ["Anna"]


def test_a_question_can_be_taken_back(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    asks(anna, "Ben")
    assert asks(anna, "Ben", 409)["error"] == "error-friend-asked"
    anna.send("DELETE", f"/api/me/friends/{who(ben)}", None, 204)
    ben.post(f"/api/me/friends/{who(anna)}/accept", expect=404)


def test_nobody_is_asked_who_does_not_want_to_be_or_blocks(here: Site) -> None:
    anna, ben, cleo = account(here, "Anna"), account(here, "Ben"), account(here, "Cleo")
    become_friends(anna, ben)
    ben.send("PATCH", "/api/me", {"preferences": {"friend_requests": "nobody"}}, 200)
    assert asks(cleo, "Ben", 409)["error"] == "error-not-wanted"
    blocks(ben, anna)
    assert friends(anna) == []
    assert asks(anna, "Ben", 409)["error"] == "error-not-wanted"
    assert asks(anna, "Anna", 409)["error"] == "error-friend-oneself"
    assert asks(anna, "Nobody", 404)["error"] == "error-no-such-account"
    assert (
        here.browser("Guest").post("/api/me/friends", {"name": "Anna"}, 403)["error"]
        == "error-company-account"
    )


def test_questions_are_limited(tmp_path: Path) -> None:
    with site(tmp_path, asks_per_day=2) as here:
        anna = account(here, "Anna")
        for name in ("Ben", "Cleo", "Dora"):
            account(here, name)
        asks(anna, "Ben")
        asks(anna, "Cleo")
        assert asks(anna, "Dora", 429)["error"] == "error-too-many-asks"


def test_friends_see_who_is_here_and_what_everybody_may_watch(here: Site) -> None:
    anna, ben, cleo = account(here, "Anna"), account(here, "Ben"), account(here, "Cleo")
    become_friends(anna, ben)
    become_friends(anna, cleo)
    cleo.get("/api/me/news")
    hidden = cleo.open("me", "random", public=False)
    assert hidden
    first, second = anna.get("/api/me/friends")["friends"]
    assert (first["name"], first["here"], first["plays"]) == ("Cleo", True, None)
    assert (second["name"], second["here"]) == ("Ben", False)
    table = cleo.open("me", "random", public=True)
    assert anna.get("/api/me/friends")["friends"][0]["plays"] == {"table": table, "game": "peloponnes"}


# --- invitations --------------------------------------------------------------------------------------------------


def test_friends_are_invited_by_name_and_sit_down_or_not(here: Site) -> None:
    anna, ben, cleo = account(here, "Anna"), account(here, "Ben"), account(here, "Cleo")
    become_friends(anna, ben)
    become_friends(anna, cleo)
    table = anna.open("me", "open", "open", start=False)
    invites(anna, table, "Ben")
    invites(anna, table, "Cleo")
    assert invites(anna, table, "Ben", 409)["error"] == "error-invited"
    assert invitations(ben) == invitations(cleo) == [table]
    ben.post(f"/api/me/invitations/{table}/accept")
    cleo.post(f"/api/me/invitations/{table}/decline")
    assert invitations(ben) == invitations(cleo) == []
    assert [seat["name"] for seat in anna.table(table)["seats"]][:2] == ["Anna", "Ben"]
    told = anna.get(f"/api/tables/{table}/invitations")
    assert [(each["name"], each["declined"]) for each in told] == [("Cleo", True)]
    assert invites(ben, table, "Anna", 409)["error"] == "error-sits-here"


def test_strangers_invite_only_those_who_want_it(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    cleo = account(here, "Cleo", invitations="everybody")
    table = anna.open("me", "open", "open", start=False)
    assert invites(anna, table, "Ben", 409)["error"] == "error-not-wanted"
    invites(anna, table, "Cleo")
    assert invites(ben, table, "Cleo", 403)["error"] == "table-not-seated"
    blocks(cleo, anna)
    assert invitations(cleo) == []


def test_an_invitation_can_be_taken_back_and_ends_with_the_wait(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    become_friends(anna, ben)
    table = anna.open("me", "open", start=False)
    invites(anna, table, "Ben")
    anna.send("DELETE", f"/api/tables/{table}/invitations/{who(ben)}", None, 204)
    assert invitations(ben) == []
    ben.post(f"/api/me/invitations/{table}/accept", expect=404)
    invites(anna, table, "Ben")
    anna.post(f"/api/tables/{table}/close")
    assert invitations(ben) == []


def test_who_goes_for_good_leaves_nothing_behind_and_has_everything_before(here: Site) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    become_friends(anna, ben)
    table = anna.open("me", "open", start=False)
    invites(anna, table, "Ben")
    data = ben.get("/api/me/export")
    assert [each["asker"] for each in data["friends"]] == [who(anna)]
    assert [each["table"] for each in data["invitations"]] == [table]
    ben.post("/api/me/delete", {"password": SECRET})
    assert friends(anna) == []
    assert anna.get(f"/api/tables/{table}/invitations") == []
