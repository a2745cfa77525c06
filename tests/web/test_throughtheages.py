"""Through the Ages through the page: the card row, the civilization, the ledger, and everything between players."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.server.processes import ServerProcess, until
from tests.web import ages
from tests.web.laid_out import open_at
from tests.web.person import MakePerson, Person
from tests.web.test_fairness import end

TWO_THIRDS = re.compile(r"^0\.66")
SELECTED = re.compile(r"\bis-selected\b")
STALE = 409
FOUR_ROWS = 150
"""Pixels of a list in which four options can be read."""


GROWN = """
  window.grown = [];
  document.querySelector(".wonder-now .lc-art")
    .addEventListener("transitionrun", (event) => window.grown.push(event.propertyName));
"""
"""What of a wonder begins to grow."""


TWO_LINES = 26
"""Pixels of a card in which two lines can be read."""


class Ruler:
    """Somebody at a table of Through the Ages."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.page = person.window
        self.table = table
        self.confirmed = 0
        """How many moves there were before the last confirmed answer."""

    @property
    def sheet(self) -> Any:
        return self.person.table(self.table)

    @property
    def me(self) -> Any:
        sheet = self.sheet
        return sheet["view"]["players"][sheet["you"]]

    def asked(self) -> Any:
        """The question, once the page puts it too."""
        assert until(lambda: self.sheet["decision"] is not None)
        decision = self.sheet["decision"]
        self.page.locator(f'.decision-form[data-ply="{decision["ply"]}"]').wait_for(state="attached")
        return decision

    def offered(self) -> list[str]:
        return [option["do"] for option in self.asked()["options"]]

    def on_the_board(self, notation: str) -> Locator:
        return self.page.locator(f'.table-page [data-option="{notation}"]:not(label)').first

    def chip(self, notation: str) -> Locator:
        return self.page.locator(f'.option-chip[data-option="{notation}"]')

    @property
    def go(self) -> Locator:
        return self.page.locator(".panel-foot button[type=submit]:visible")

    def confirm(self) -> None:
        self.confirmed = self.sheet["moves"]
        self.go.click()
        assert until(lambda: self.sheet["moves"] > self.confirmed)

    def did(self) -> str:
        """What this person has confirmed last; what had to follow, once the bots have answered, is not it."""
        sheet = self.sheet
        mine = [row for row in sheet["log"] if row["seat"] == sheet["you"] and row["move"] >= self.confirmed]
        return str(mine[0]["do"])

    def take(self) -> int:
        """Take the first card of the row that can be taken by a click on it; its space."""
        notation = next(option for option in self.offered() if option.startswith("take "))
        space = int(notation.split()[1])
        card = self.page.locator(f'.the-row [data-space="{space}"] .row-card')
        card.locator(".press").click()
        expect(card).to_have_class(SELECTED)
        self.confirm()
        return space

    def end_turn(self) -> None:
        if self.offered() != ["end"]:  # where it is all that is left, it is the button
            self.page.locator(".last-option").click()
            expect(self.page.locator(".last-option")).to_have_attribute("aria-pressed", "true")
        self.confirm()

    def _has_gone_on(self, decision: Any) -> bool:
        return bool(self.sheet["decision"] != decision)

    def go_on(self) -> None:
        """Answer everything but actions as shortly as possible, until an action is asked for."""
        for _ in range(400):
            sheet = self.person.question(self.table)
            decision = sheet["decision"]
            assert sheet["status"] == "playing"
            if decision["step"] == "action-phase":
                self.asked()
                return
            if len(decision["options"]) == 1:
                assert until(partial(self._has_gone_on, decision)), "the page answers that by itself"
                continue
            whole = [option["do"] for option in decision["options"] if option["whole"]]
            body = {"ply": decision["ply"], "option": "pass" if "pass" in whole else whole[-1]}
            path = f"{self.person.address}/api/tables/{self.table}/moves"
            answer = self.person.context.request.post(path, data=body)
            assert answer.ok or answer.status == STALE, answer.text()  # the page goes on by itself as well
        raise AssertionError("no action is asked for")


Sit = Callable[..., Ruler]


@pytest.fixture
def sit(person: MakePerson, server: ServerProcess) -> Sit:
    """Somebody who sits down at a position that is laid out; bots have the other seats."""

    def at(script: AgesScript, seat: int = 0, *, phone: bool = False, lang: str = "en") -> Ruler:
        who = person(phone=phone, lang=lang)
        who.sign_in_as_guest("Anna")
        seats = [who if number == seat else "random" for number in range(script.state.seats)]
        game = Ruler(who, open_at(script, server.database, *seats))
        who.visit(game.table)
        game.asked()
        return game

    return at


# --- from the home page ---------------------------------------------------------------------------------------


def test_a_first_round_from_the_home_page_by_clicks_on_the_board(person: MakePerson) -> None:
    anna = person()
    anna.tile("throughtheages").get_by_role("button").nth(1).click()
    form = anna.page.locator(".table-form")
    form.get_by_text("2", exact=True).click()
    form.locator(".seat-list select").nth(1).select_option("beginner")
    form.locator("button[type=submit]").click()
    anna.page.wait_for_selector(".ta-board")
    game = Ruler(anna, anna.page.url.rpartition("/")[2])

    game.go_on()
    held = game.me["civil_hand"]["size"] + (game.me["unfinished"] >= 0)
    space = game.take()
    assert game.sheet["view"]["row"][space - 1] < 0
    assert game.me["civil_hand"]["size"] + (game.me["unfinished"] >= 0) == held + 1
    anna.check_page()
    game.end_turn()
    game.go_on()
    anna.check_page()


def test_the_card_browser_shows_every_kind(person: MakePerson) -> None:
    anna = person()
    anna.goes_to("/cards/throughtheages")
    expect(anna.page.locator(".ta-card").first).to_be_visible()
    assert anna.faults == []


# --- the Action Phase -----------------------------------------------------------------------------------------


def test_growing_and_building_by_clicks_on_the_board(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    workers = game.me["unused"]
    game.on_the_board("grow").click()
    expect(page.locator(".ledger .way.on")).to_be_visible()
    game.confirm()
    assert game.me["unused"] == workers + 1
    game.asked()
    game.on_the_board("build bronze").click()
    game.confirm()
    assert (game.did(), game.me["unused"]) == ("build bronze", workers)
    game.asked()
    game.person.check_page()
    assert game.person.barriers() == []


def test_the_ledger_shows_each_way_and_what_an_uprising_costs(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    expect(page.locator(".ledger tbody tr")).to_have_count(3)  # corruption, a card too many, what is left
    page.locator(".ledger-all").click()
    expect(page.locator(".ledger tbody tr")).to_have_count(8)
    expect(page.locator(".ledger thead th")).to_have_count(2)
    now = game.sheet["view"]["ledger"]["then"]
    expect(page.locator(".ledger .sum td").first).to_contain_text(str(now["food"]))
    page.locator(".ta-mat .tile", has_text="Iron").click()
    expect(page.locator(".ledger thead th")).to_have_count(4)
    expect(page.locator(".ledger .alarm")).to_contain_text("Uprising")
    page.locator(".ledger .way", has_text="Upgrade").click()
    expect(game.go).to_contain_text("Upgrade Bronze to Iron")
    preview = f"/api/tables/{game.table}/preview?after=upgrade%20/%20from%20bronze%20iron"
    after = game.person.call("GET", preview)["preview"]["then"]
    expect(page.locator(".ledger .sum td").nth(2)).to_contain_text(str(after["resources"]))
    assert game.person.barriers() == []


def test_ending_the_turn_warns_of_what_will_happen(sit: Sit) -> None:
    game = sit(ages.acting())
    game.take()
    game.asked()
    game.page.locator(".last-option").click()
    warnings = game.page.locator(".end-warnings")
    for words in ("Corruption takes 2", "5 civil actions are unspent", "You discard 1 military card"):
        expect(warnings).to_contain_text(words)
    groups = game.page.locator(".option-groups").bounding_box()
    ledger = game.page.locator(".ledger").bounding_box()
    assert groups is not None and ledger is not None
    assert groups["y"] + groups["height"] <= ledger["y"] + 1, "nothing runs into the ledger"
    assert game.person.barriers() == []


def test_what_is_refused_says_why(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    page.locator('.the-row [data-space="10"] .press').click()  # the Kremlin: another wonder is not finished
    expect(page.locator(".why-not")).to_contain_text("TA-8.06")
    page.keyboard.press("Escape")
    expect(page.locator(".why-not")).to_have_count(0)


def test_groups_ratings_rivals_and_known_events_open(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    units = page.locator(".option-group", has_text="Units")
    units.locator("h3 > button").click()
    expect(units.locator(".option-chip").first).to_be_visible()
    expect(page.locator(".table-page")).to_have_attribute("data-group", "units")
    page.locator(".ratings button").nth(2).click()
    expect(page.locator(".breakdown")).to_contain_text("Armies")
    expect(page.locator(".breakdown .sum")).to_contain_text("8")
    assert game.person.barriers() == []
    page.locator(".breakdown .btn").click()
    page.locator(".ta-strips .strip-open").first.click()
    expect(page.locator("dialog.drawer .ta-sheet .tile", has_text="Swordsmen")).to_be_visible()
    assert game.person.barriers() == []
    page.keyboard.press("Escape")
    game.person.check_page()


def test_keys_alone_are_enough(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    page.keyboard.type(page.locator(".letter[title*=opulation]").inner_text().lower())
    expect(page.locator(".option-chip.is-selected")).to_have_count(1)
    before = game.sheet["moves"]
    page.keyboard.press("Enter")
    assert until(lambda: game.sheet["moves"] > before)
    assert game.did() == "grow"
    assert game.person.faults == []


# --- between players ------------------------------------------------------------------------------------------


def test_an_attack_is_weighed_against_every_rival(sit: Sit) -> None:
    game = sit(ages.governing())
    page = game.page
    game.chip("attack plunder_2").click()
    odds = page.locator(".odds tbody tr")
    expect(odds).to_have_count(2)
    expect(odds.first).to_contain_text("+8")
    assert game.person.barriers() == []
    page.locator('.seat-target[data-option="on 2"]').click()
    expect(page.locator(".versus .side").nth(1)).to_contain_text("7")
    game.confirm()
    assert game.did().startswith("attack plunder_2 / on 2")


def test_a_pact_shows_both_sides_before_it_is_offered(sit: Sit) -> None:
    game = sit(ages.governing())
    game.chip("offer scientific_cooperation").click()
    expect(game.page.locator(".duel-card")).to_contain_text("Scientific")
    game.chip("with 1 a").or_(game.chip("with 1 b")).first.click()
    expect(game.page.locator(".versus .side")).to_have_count(2)
    assert game.person.barriers() == []


@rule("TA-6.60")
def test_resigning_is_in_the_menu_with_a_dialog_and_in_no_list(sit: Sit) -> None:
    game = sit(ages.governing())
    assert game.asked()["resigns"] and "resign" not in game.offered()
    assert game.chip("resign").count() == 0
    end(game.person, "resign-now")
    assert until(lambda: game.me["resigned"])


@rule("TA-6.60")
def test_who_resigns_between_political_actions_does_so_at_the_next(sit: Sit) -> None:
    game = sit(ages.acting())
    for way in ("resign-next", "resign-not", "resign-next"):  # it can be taken back, and said again
        end(game.person, way)
    game.end_turn()
    assert until(lambda: game.me["resigned"] or not answer_anything(game))


def answer_anything(game: Ruler) -> bool:
    """Answer what is asked between turns as shortly as possible; whether it was something else than an action."""
    decision = game.sheet["decision"]
    if decision is None or decision["resigns"]:
        return True
    options = [option["do"] for option in decision["options"] if option["whole"]]
    path = f"{game.person.address}/api/tables/{game.table}/moves"
    game.person.context.request.post(path, data={"ply": decision["ply"], "option": options[-1]})
    return True


def test_without_a_political_action_nobody_is_asked_for_one(sit: Sit) -> None:
    t = ages.in_age_two()
    ages.begins_turn(t, 0)
    game = sit(t)
    assert until(lambda: (game.sheet["decision"] or {}).get("step") == "action-phase")
    assert game.sheet["log"][0]["do"] == "pass"


def test_when_ending_the_turn_is_all_that_is_left_it_is_the_button(sit: Sit) -> None:
    t = ages.in_age_two()
    ages.begins_turn(t, 0)
    t.choose("pass")
    with t.edit() as s:
        s.players[0].ca = s.players[0].ma = 0
    game = sit(t)
    assert game.offered() == ["end"]
    expect(game.go).to_contain_text("End your turn")
    assert game.page.locator(".last-option").count() == 0
    game.confirm()
    assert game.did() == "end"


def test_four_rows_of_options_are_in_sight_on_a_small_laptop(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    page.set_viewport_size({"width": 1366, "height": 768})
    game.take()  # the turn goes on, and there is news to tell
    game.asked()
    page.locator(".ta-mat .tile", has_text="Iron").click()
    expect(page.locator(".ledger .way.on")).to_be_visible()
    assert page.locator(".option-groups").evaluate("list => list.clientHeight") >= FOUR_ROWS
    expect(game.go).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("leader", ["joan_of_arc", "sid_meier"])
def test_a_leader_in_play_says_what_it_does_in_as_many_lines_as_there_are(sit: Sit, leader: str) -> None:
    script = ages.acting()
    script.has(0, leader)
    game = sit(script)
    game.page.set_viewport_size({"width": 1366, "height": 768})
    said = game.page.locator(".ta-mat .lead-card .lc-text > *").first
    expect(said).to_be_visible()
    assert said.evaluate(
        "each => each.clientHeight >= 12 && each.clientHeight <= each.parentElement.clientHeight"
    )


def test_a_defence_counts_the_cards_chosen_so_far(sit: Sit) -> None:
    game = sit(ages.attacked())
    page = game.page
    expect(page.locator(".ta-panel")).to_contain_text("2 more would hold")
    expect(page.locator(".last-option")).to_contain_text("Do not defend")
    page.locator(".hand-card", has_text="Defense").click()
    expect(page.locator(".ta-panel")).to_contain_text("This defence holds")
    assert game.person.barriers() == []
    game.confirm()
    assert "military_bonus_2" in game.did()
    assert game.person.faults == []


def test_an_auction_is_bid_in_steps_and_the_force_is_put_together(sit: Sit) -> None:
    game = sit(ages.bidding())
    page = game.page
    more = page.locator(".bid-stepper .btn").nth(1)
    more.click()
    more.click()
    expect(page.locator(".bid-stepper output")).to_have_text("2")
    assert game.person.barriers() == []
    page.locator(".sh-open").first.click()  # the territory that was prepared lies among the events
    expect(page.locator("dialog.drawer .ta-card")).to_contain_text("Vast Territory")
    assert game.person.barriers() == []
    page.keyboard.press("Escape")
    game.confirm()
    assert game.did() == "bid 2"


def test_the_winner_of_an_auction_sees_how_strong_the_force_is(sit: Sit) -> None:
    game = sit(ages.sending())
    page = game.page
    expect(page.locator(".ta-panel")).to_contain_text("Your force: 3 of 3")  # the cheapest is suggested
    parts = page.locator(".answer-parts li")
    expect(parts.first).to_contain_text("Warriors: send 1")
    parts.first.locator(".btn").last.click()
    expect(page.locator(".ta-panel")).to_contain_text("Your force: 4 of 3")
    assert game.person.barriers() == []
    game.confirm()
    assert game.did().startswith("send warriors 2")


def test_an_offered_pact_is_answered(sit: Sit) -> None:
    game = sit(ages.offered())
    sides = game.page.locator(".versus .side")
    expect(sides.first).to_contain_text("side A")
    expect(sides.nth(1)).to_contain_text("Anna")
    assert game.person.barriers() == []
    game.chip("accept").click()
    game.confirm()
    assert game.did() == "accept"


# --- before and after -----------------------------------------------------------------------------------------


def test_a_draft_is_chosen_on_cards_in_full(sit: Sit) -> None:
    game = sit(ages.drafting())
    page = game.page
    expect(page.locator(".draft-card")).to_have_count(5)
    assert game.person.barriers() == []
    page.locator(".draft-card.legal .press").first.click()
    expect(page.locator(".draft-card.is-selected")).to_have_count(1)
    page.locator(".draft section").nth(1).locator(".draft-card.legal .press").first.click()
    expect(page.locator(".draft-card.is-selected")).to_have_count(2)
    game.person.check_page()
    game.confirm()
    assert re.fullmatch(r"keep \w+ / keep \w+", game.did())


def test_the_result_tells_where_the_culture_came_from(sit: Sit) -> None:
    game = sit(ages.ending(), seat=1)
    game.end_turn()
    page = game.page
    expect(page.locator(".verdict h1")).to_be_visible()
    table = page.locator(".score-table")
    for words in ("Before the final scoring", "Impact of Strength", "Impact of Science", "Cards in play"):
        expect(table).to_contain_text(words)
    columns = table.locator("tbody tr").all()
    for place, total in enumerate(table.locator("tfoot td").all_text_contents()):
        parts = [int(row.locator("td").nth(place).inner_text()) for row in columns]
        assert sum(parts) == int(total)
    assert game.person.barriers() == []


# --- phones, German -------------------------------------------------------------------------------------------


def test_german_on_a_phone(sit: Sit) -> None:
    game = sit(ages.acting(), phone=True, lang="de")
    page = game.page
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    assert game.person.barriers() == []
    game.take()
    game.asked()
    page.locator('.tab-bar [data-to="mine"]').tap()
    expect(page.locator(".ta-mat .tile").first).to_be_visible()
    expect(page.locator(".ta-mat .hands")).to_contain_text("Zivilhand")
    assert game.person.barriers() == []
    page.locator(".last-option").tap()
    expect(page.locator(".last-option")).to_contain_text("Zug beenden")
    expect(page.locator(".end-warnings")).to_contain_text("Korruption")
    page.keyboard.press("Escape")
    for tab in ("others", "log"):
        page.locator(f'.tab-bar [data-to="{tab}"]').tap()
        assert game.person.barriers() == []
    page.locator('.tab-bar [data-to="others"]').tap()
    expect(page.locator(".ta-strips .player-strip")).to_have_count(2)
    page.locator(".ta-strips .strip-open").first.tap()
    expect(page.locator("dialog.drawer")).to_contain_text("Die Zivilisation von")
    assert game.person.barriers() == []
    page.keyboard.press("Escape")
    game.person.check_page()


def test_on_a_tablet_the_whole_row_is_in_sight(sit: Sit) -> None:
    game = sit(ages.acting())
    page = game.page
    page.set_viewport_size({"width": 1024, "height": 768})
    for space in (1, 6, 13):
        place = page.locator(f'.the-row [data-space="{space}"] .press')
        expect(place).to_be_in_viewport(ratio=1)
    assert game.take() == 1
    game.asked()
    assert game.person.barriers() == []
    game.person.check_page()


@pytest.mark.parametrize("scene", [ages.attacked, ages.bidding, ages.offered, ages.drafting])
def test_questions_between_players_fit_on_a_phone(sit: Sit, scene: Callable[[], AgesScript]) -> None:
    game = sit(scene(), phone=True, lang="de")
    assert not game.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    expect(game.go).to_be_in_viewport()
    assert game.person.barriers() == []
    game.person.check_page()


@rule("TA-15.02")
def test_several_cards_are_discarded_in_one_answer(person: MakePerson, server: ServerProcess) -> None:
    """On the board and in the panel, with one confirmation; one step back takes all of them back."""
    anna = person()
    t = ages.in_age_two(2)
    t.hand(0, "plunder_2", "prosperity", "spy_2", "conquistadors", "war_over_culture", "raid_2")
    ages.begins_turn(t, 0)
    t.choose("pass")
    t.choose("end")
    anna.sign_in_as_guest("Anna")
    ruler = Ruler(anna, open_at(t, server.database, anna, "random"))
    anna.visit(ruler.table)
    assert ruler.asked()["several"] == 3
    ruler.on_the_board("discard plunder_2").click()
    ruler.chip("discard prosperity").click()
    ruler.chip("discard spy_2").click()
    expect(anna.page.locator(".option-chip.is-selected")).to_have_count(3)
    before = ruler.sheet["moves"]
    anna.page.locator(".panel-foot button[type=submit]:visible").click()
    assert until(lambda: (ruler.sheet["decision"] or {}).get("step") != "discard-military")
    assert [move.split()[1] for move in anna.moves_sent(3)[-3:]] == ["plunder_2", "prosperity", "spy_2"]
    anna.page.locator(".decision-panel .btn:has(use[href='#i-undo'])").click()
    assert until(lambda: ruler.sheet["moves"] == before)
    assert ruler.asked()["several"] == 3


@pytest.mark.parametrize("motion", [True, False])
def test_a_wonder_grows_when_a_stage_is_built(
    person: MakePerson, server: ServerProcess, motion: bool
) -> None:
    anna = person(motion=motion)
    anna.sign_in_as_guest("Anna")
    t = ages.acting()
    t.stores(0, iron=4)
    game = Ruler(anna, open_at(t, server.database, anna, "random", "random"))
    anna.visit(game.table)
    assert "stage 1" in game.offered()
    anna.page.evaluate(GROWN)
    game.on_the_board("stage 1").click()
    anna.page.locator(".panel-foot button[type=submit].primary").click()
    expect(anna.page.locator(".wonder-now .stages .done")).to_have_count(2)
    expect(anna.page.locator(".wonder-now .lc-art")).to_have_css("--built", TWO_THIRDS)
    assert anna.page.evaluate("window.grown") == (["--built"] if motion else [])
    assert anna.faults == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_wonders_and_leaders_of_the_row_say_in_words_what_they_give(
    person: MakePerson, server: ServerProcess, lang: str
) -> None:
    anna = person(lang=lang)
    anna.sign_in_as_guest("Anna")
    anna.window.set_viewport_size({"width": 1366, "height": 768})
    anna.visit(open_at(ages.acting(), server.database, anna, "random", "random"))
    anna.page.locator(".decision-form").wait_for(state="attached")
    anna.settle()
    for card in ("leader:napoleon_bonaparte", "wonder:ocean_liner_service"):
        words = anna.page.locator(f'.the-row [data-explain="{card}"] .rc-says')
        expect(words).to_be_visible()
        box = words.bounding_box()
        assert box is not None
        assert box["height"] >= TWO_LINES
    assert anna.faults == []
