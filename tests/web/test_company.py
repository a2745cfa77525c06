"""Company through the pages: friends and invitations, a quick match, a tournament; three people and more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import MakePerson, Person

SECRET = "correct horse"


def account(person: MakePerson, name: str, **more: object) -> Person:
    """Names are unique on the server that tests share."""
    made = person(**more)
    made.call("POST", "/api/session/register", {"name": name, "password": SECRET})
    made.call("PATCH", "/api/me", {"preferences": {"pace": "off"}})
    return made


def healthy(*people: Person) -> None:
    for each in people:
        assert each.barriers() == []
        assert each.faults == []


def test_a_friend_is_asked_by_name_and_invited_to_a_table(person: MakePerson) -> None:
    anna, ben = account(person, "Friend Anna"), account(person, "Friend Ben", phone=True)
    anna.goes_to("/friends")
    anna.page.get_by_label("Name of the account").fill("friend ben")
    anna.page.get_by_role("button", name="Ask to be friends").click()
    expect(anna.page.get_by_role("button", name="Take it back")).to_be_visible()
    ben.goes_to("/")
    ben.page.locator(".company-bar a").click()
    ben.page.get_by_role("button", name="Accept").click()
    expect(ben.page.locator(".rows").get_by_text("Friend Anna")).to_be_visible()
    table = anna.open("me", "open", start=False)
    anna.visit(table)
    anna.page.get_by_role("button", name="Friend Ben").click()
    expect(anna.page.locator(".invite-people small")).to_have_text("invited")
    ben.goes_to("/rules")
    ben.page.locator(".company-bar").get_by_role("button", name="Accept").click()
    expect(ben.page.locator(".waiting-seats")).to_contain_text("Friend Ben")
    healthy(anna, ben)


def test_three_people_find_each_other_while_they_do_other_things(person: MakePerson) -> None:
    people = [person(), person(), person(phone=True, lang="de")]
    wish = {"game": "tapestry", "least": 3, "most": 3, "clock": {"mode": "move", "seconds": 180}}
    for number, each in enumerate(people[1:]):
        each.sign_in_as_guest(f"Seeker {number}")
    people[0].goes_to("/match")
    people[0].page.locator(".game-choice label", has_text="Tapestry").click()
    people[0].page.get_by_label("At least").select_option("3")
    people[0].page.get_by_label("At most").select_option("3")
    people[0].page.get_by_label("Clock").select_option("move-3")
    people[0].page.get_by_role("button", name="Look for others").click()
    expect(people[0].page.locator(".seeking")).to_contain_text("nobody else yet")
    people[0].page.get_by_role("link", name="Rules").first.click()
    expect(people[0].page.locator(".seeking")).to_be_visible()
    healthy(people[0])
    for each in people[1:]:
        each.call("PUT", "/api/me/seek", wish)
    people[2].goes_to("/match")
    for each in (people[0], people[2]):
        each.page.wait_for_selector(".table-page")
        expect(each.page.locator(".company-bar")).to_have_count(0)
    assert people[0].page.url.split("/table/")[1] == people[2].page.url.split("/table/")[1]
    assert all(each.faults == [] for each in people)


def test_a_tournament_from_its_announcement_to_its_winner(person: MakePerson) -> None:
    anna = account(person, "Host Anna")
    ben, cleo = account(person, "Guest Ben", phone=True, lang="de"), account(person, "Guest Cleo")
    anna.goes_to("/tournaments")
    anna.page.get_by_role("button", name="Announce a tournament").click()
    anna.page.get_by_label("Name", exact=True).fill("Winter Cup")
    anna.page.locator(".table-form select").first.select_option("peloponnes")
    anna.page.get_by_label("Round robin").check()
    anna.page.get_by_role("button", name="Announce it").click()
    anna.page.get_by_role("button", name="Take part").click()
    path = anna.page.url.removeprefix(anna.address)
    for each in (ben, cleo):
        each.goes_to(path)
        each.page.locator(".acts .btn.offer").click()
        expect(each.page.locator(".standings .own")).to_be_visible()
    healthy(ben)
    anna.goes_to(path)
    for number in (1, 2, 3):
        anna.page.get_by_role("button", name="Begin" if number == 1 else f"Begin round {number}").click()
        expect(anna.page.locator(".round").first).to_contain_text(f"Round {number}")
        anna.page.get_by_role("button", name="Decide").click()
        anna.page.get_by_role("button", name="Save").click()
        expect(anna.page.locator(".round[open]")).to_contain_text("decided by the host")
    expect(anna.page.locator(".podium")).to_contain_text("won")
    ben.goes_to(path)
    expect(ben.page.locator(".podium")).to_be_visible()
    healthy(anna, ben)
