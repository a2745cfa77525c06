"""What happened meanwhile: the digest, the moves of others one after the other, and banners."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.processes import until
from tests.web.person import MakePerson, Person
from tests.web.test_moments import two_players


def bids(bidder: Person, table: str, card: str, more: int) -> None:
    """Bid on a card, so much more than must be."""
    ply = bidder.table(table)["decision"]["ply"]
    parts, follow = [f"bid {card}"], f"/api/tables/{table}/decision?ply={ply}&after="
    while not (asked := bidder.call("GET", follow + " / ".join(parts).replace(" ", "+")))["whole"]:
        options = [option["do"] for option in asked["decisions"][0]["options"]]
        sizes = [do for do in options if do.startswith("size ")]
        parts.append(sizes[min(more, len(sizes) - 1)] if sizes else options[-1])
    bidder.call("POST", f"/api/tables/{table}/moves", {"ply": ply, "option": " / ".join(parts)})


def outbid(anna: Person, ben: Person, pace: str = "normal") -> tuple[Person, Person]:
    """Two people at a table, of whom the first to bid has been outbid. Not every deal allows it."""
    for _ in range(20):
        first, second, table = two_players(anna, ben)
        likes(first, pace=pace)
        first.visit(table)
        expect(first.page.locator(".decision-form")).to_be_visible()
        offered = [option for option in first.table(table)["decision"]["options"] if option["verb"] == "bid"]
        card = min(
            [each for each in offered if each["says"]["args"]["row"] == "open"],
            key=lambda each: each["says"]["args"]["least"],
        )
        [bought] = card["args"]
        bids(first, table, bought, 0)
        asked = second.table(table)["decision"]  # nobody is asked who can only pass
        if asked is not None and any(option["do"] == card["do"] for option in asked["options"]):
            bids(second, table, bought, 1)
            return first, second
    raise AssertionError("nobody could be outbid")


def likes(person: Person, **preferences: object) -> None:
    person.call("PATCH", "/api/me", {"preferences": preferences})


def test_who_was_outbid_reads_so_when_it_is_their_turn_again(person: MakePerson) -> None:
    anna, ben = person(motion=True), person(motion=True)
    first, _ = outbid(anna, ben)
    line = first.page.locator(".digest-short")
    expect(line).to_contain_text("You are outbid on")
    line.locator(".told").click()
    digest = first.page.locator("dialog[open]")
    expect(digest.locator(".mine")).to_contain_text("You are outbid on")
    expect(digest).to_contain_text(re.compile(r"(Anna|Ben) bids \d+ on"))
    first.page.keyboard.press("Escape")
    expect(first.page.locator(".log-list")).to_contain_text("You bid")
    assert not first.page.locator(".log-list", has_text=re.compile(r"You (bids|is|takes)")).count()
    line.get_by_role("button", name="Close").click()
    expect(line).to_have_count(0)
    first.check_page()


def test_the_digest_takes_no_place_from_what_can_be_chosen(person: MakePerson) -> None:
    anna, ben = person(motion=True), person(motion=True)
    first, _ = outbid(anna, ben)
    expect(first.page.locator(".digest-short")).to_be_visible()
    expect(first.page.locator(".playback")).to_have_count(0)
    covered = first.page.evaluate(
        """() => [...document.querySelectorAll('[data-option]')].filter(target => {
            const box = target.getBoundingClientRect(), at = [box.x + box.width / 2, box.y + box.height / 2]
            return box.width && document.elementFromPoint(...at)?.closest('.digest-short, .herald, .playback')
        }).length"""
    )
    assert covered == 0


def test_on_a_phone_the_digest_is_one_tap_away(person: MakePerson) -> None:
    anna, ben = person(phone=True, lang="de"), person(phone=True, lang="de")
    first, _ = outbid(anna, ben)
    line = first.page.locator(".digest-short")
    expect(line).to_contain_text("Du bist überboten")
    line.locator(".told").tap()
    expect(first.page.locator("dialog[open] .mine")).to_contain_text("Du bist überboten")
    first.page.get_by_role("button", name="Weiter", exact=True).tap()
    expect(first.page.locator("dialog[open]")).to_have_count(0)
    first.check_page()


def test_moves_of_others_are_shown_one_after_the_other_until_somebody_presses_a_key(
    person: MakePerson,
) -> None:
    anna = person(motion=True)
    anna.sign_in_as_guest("Anna")
    likes(anna, pace="slow")
    table = anna.open("me", "random", "random", "random")
    anna.visit(table)
    anna.wait_until_asked()
    ply = anna.table(table)["decision"]["ply"]
    anna.call("POST", f"/api/tables/{table}/moves", {"ply": ply, "option": "pass"})
    playback = anna.page.locator(".playback")
    expect(playback).to_contain_text("Skip")
    anna.page.keyboard.press("Escape")
    expect(playback).to_have_count(0)
    assert until(lambda: anna.table(table)["decision"] is not None)
    anna.wait_until_asked()
    anna.page.locator(".game-log").get_by_role("button", name="Replay the last turn").click()
    expect(playback).to_be_visible()
    expect(anna.page.locator(".is-told").first).to_be_attached()
    playback.get_by_role("button", name="Skip").click()
    expect(playback).to_have_count(0)
    assert anna.faults == []


def test_at_once_means_at_once(person: MakePerson) -> None:
    anna, ben = person(motion=True), person(motion=True)
    first, _ = outbid(anna, ben, pace="off")
    expect(first.page.locator(".digest-short")).to_contain_text("You are outbid on")
    assert first.page.locator(".playback").count() == 0


def test_a_new_round_has_a_banner(person: MakePerson) -> None:
    anna, ben = person(motion=True), person(lang="de")
    first, second, table = two_players(anna, ben)
    for each in (first, second):
        decision = each.table(table)["decision"]
        each.call("POST", f"/api/tables/{table}/moves", {"ply": decision["ply"], "option": "pass"})
    expect(anna.page.locator(".herald")).to_contain_text("Round 2")
    expect(ben.page.locator(".herald")).to_contain_text("Runde 2")
    expect(anna.page.locator(".herald")).to_have_count(0)
