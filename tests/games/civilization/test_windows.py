"""Windows at a table of Civilization: who is asked, who is passed for, and what that tells the others (CV-14.21)."""

from __future__ import annotations

import msgspec
import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.interruptions import Interrupt
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import parse_parts, snapshot
from tessera.kernel.beginning import Beginning
from tessera.kernel.window import Sealed
from tessera.table import Table, play, seats, undo, windows
from tessera.table.journal import Wish
from tessera.table.sheet import sheet
from tessera.testing import rule
from tests.games.civilization.scenes import table

KEY = bytes(range(32))
PEOPLE = ("anna", "ben", "cleo")


class Desk:
    """People at a table that plays on from a position."""

    def __init__(self, t: CivilizationScript) -> None:
        people = PEOPLE[: t.state.seats]
        self.table, _ = Table.open(
            "t",
            game,
            len(people),
            dict(t.state.setup.settings),
            "anna",
            0.0,
            beginning=Beginning(snapshot(t.state)),
        )
        for person in people:
            seats.sit(self.table, person, person.title(), 0.0)
        play.start(self.table, "anna", KEY, 0.0)

    def says(self, person: str, answer: str) -> None:
        assert self.table.match is not None
        play.move(self.table, person, parse_parts(answer), self.table.match.state.ply, 1.0)

    def wish(self, person: str, kind: str, wish: Wish) -> None:
        windows.make_wish(self.table, person, kind, wish, 1.0)

    def seen(self, person: str) -> bytes:
        """What somebody is shown and pushed, as bytes; time stands still."""
        return msgspec.json.encode(sheet(self.table, person, 5.0))

    def asked(self) -> list[str]:
        return [
            PEOPLE[seat] for seat in range(len(self.table.seats)) if self.table.decision(seat) is not None
        ]

    def passed_for(self) -> list[str]:
        return [PEOPLE[seat] for seat, _ in windows.replies(self.table)]


def event_played(*held: str) -> Desk:
    """Anna plays an event that serves herself; Ben and Cleo hold one event each."""
    t = table(3, ("germany", "rome", "egypt"))
    t.events(0, "we_love_the_despot_day")
    for seat, event in enumerate(held, 1):
        t.events(seat, event)
    t.manage(0)
    desk = Desk(t)
    for person in PEOPLE:
        desk.wish(person, "cancel", Wish.ASK)
    desk.says("anna", "play we_love_the_despot_day")
    return desk


# --- who is asked -------------------------------------------------------------------------------------------


@rule("CV-14.21")
def test_only_who_can_do_something_is_asked_though_all_are_waited_for() -> None:
    desk = event_played("jousting_tourney", "lost")
    assert desk.asked() == ["ben"]
    assert desk.passed_for() == ["cleo"]
    assert desk.table.waiting() == [1, 2]


@rule("CV-14.21")
@pytest.mark.parametrize(
    ("wish", "when_aimed", "otherwise"),
    [
        (Wish.ASK, ["ben"], ["ben"]),
        (Wish.TARGET, ["ben"], []),
        (Wish.PASS, [], []),
    ],
)
def test_people_choose_when_they_are_asked(wish: Wish, when_aimed: list[str], otherwise: list[str]) -> None:
    for event, asked in (("sabotage", when_aimed), ("we_love_the_despot_day", otherwise)):
        t = table(2, ("germany", "rome"))
        t.events(0, event)
        t.events(1, "jousting_tourney")
        t.builds(1, "temple", "m5")
        t.army(0, "l5")
        (t.start if event == "sabotage" else t.manage)(0)
        desk = Desk(t)
        desk.wish("ben", "cancel", wish)
        desk.says("anna", f"play {event}")
        assert desk.table.waiting() == [1]
        assert desk.asked() == asked
        assert desk.passed_for() == ([] if asked else ["ben"])


@rule("CV-10.21", "CV-14.21")
@pytest.mark.parametrize(
    ("square", "aimed"),
    [
        ("k5", False),  # still outside
        ("m5", True),  # in the outskirts of the capital
        ("l6", True),  # among the figures of the other
    ],
)
def test_a_move_is_aimed_at_whoever_it_leads_to(square: str, aimed: bool) -> None:
    t = table(2, ("germany", "rome"))
    t.army(0, "l5")
    t.army(1, "l6")
    t.events(0, "defection")
    t.events(1, "defection")
    t.move(0)
    t.choose(f"move l5 / to {square}")
    top = t.state.agenda[-1]
    assert isinstance(top, Sealed)
    own, other = [top.question_of(seat) for seat in (0, 1)]
    assert isinstance(own, Interrupt) and not own.targeted(t.state)
    assert isinstance(other, Interrupt) and other.targeted(t.state) == aimed
    assert Desk(t).asked() == (["ben"] if aimed else [])


# --- what it tells ------------------------------------------------------------------------------------------


@rule("CV-14.21", "CV-19.02")
def test_nobody_sees_who_could_respond() -> None:
    """Byte for byte the same, whatever the others hold, until the window is closed."""
    able, unable = event_played("jousting_tourney", "lost"), event_played("lost", "jousting_tourney")
    for person in ("anna", "zoe"):
        assert able.seen(person) == unable.seen(person)


@rule("CV-14.21")
@pytest.mark.parametrize("order", [("ben", "cleo"), ("cleo", "ben")])
@pytest.mark.parametrize("answer", ["pass", "play jousting_tourney"])
def test_nobody_sees_who_has_answered(order: tuple[str, str], answer: str) -> None:
    desk = event_played("jousting_tourney", "jousting_tourney")
    first, second = order
    before = {person: desk.seen(person) for person in ("anna", second, "zoe")}
    desk.says(first, answer)
    assert {person: desk.seen(person) for person in before} == before


@rule("CV-14.21")
def test_a_closed_window_looks_the_same_whoever_passed_by_choice() -> None:
    """Ben can respond and passes himself, or cannot and is passed for: the others see the same afterwards."""
    shown = set()
    for held, order in (
        (("jousting_tourney", "lost"), ("ben", "cleo")),
        (("jousting_tourney", "lost"), ("cleo", "ben")),
        (("lost", "jousting_tourney"), ("ben", "cleo")),
        (("lost", "mass_defection"), ("cleo", "ben")),
    ):
        desk = event_played(*held)
        for person in order:
            if person in desk.asked():
                desk.says(person, "pass")
            else:
                assert desk.table.match is not None
                windows.let_pass(desk.table, PEOPLE.index(person), desk.table.match.state.ply, 1.0)
        shown.add((desk.seen("anna"), desk.seen("zoe")))
    assert len(shown) == 1


@rule("CV-14.15", "CV-14.21")
def test_undo_stays_free_when_everybody_passed() -> None:
    """A city action that nobody stopped has told nothing: its player may take it back."""
    t = table(2, ("germany", "china"))  # China knows Writing
    t.markers(1, "hut_spy")
    t.manage(0)
    desk = Desk(t)
    free = sheet(desk.table, "anna", 5.0)["undo"]["free_to"]
    desk.says("anna", "city c3 / devote")
    assert desk.asked() == ["ben"]
    desk.says("ben", "pass")
    assert desk.table.waiting() == [0]
    assert sheet(desk.table, "anna", 5.0)["undo"]["free_to"] == free
    undo.take_back(desk.table, "anna", free, 6.0)
    assert sheet(desk.table, "anna", 5.0)["view"]["players"][0]["culture"] == 0
