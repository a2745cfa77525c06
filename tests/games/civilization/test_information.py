"""Who knows what (CV-19)."""

from __future__ import annotations

from tessera.games.civilization import game
from tessera.games.civilization.rules.looting import StealEvent
from tessera.games.civilization.state import show_all
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import SPECTATOR, Seeded, ask, determinize, only, play
from tessera.testing import rule
from tests.games.civilization.scenes import table


@rule("CV-19.01")
def test_what_is_public() -> None:
    t = table()
    t.units(1, "infantry_3", "mounted_1")
    t.events(1, "lost", "sabotage")
    t.markers(1, "hut_spy", "village_iron")
    t.has(1, trade=4, culture=2)
    seen = t.view(SPECTATOR)["players"][1]
    assert (seen["trade"], seen["culture"]) == (4, 2)
    assert seen["forces"] == {"size": 2, "cards": [], "backs": [1, 2]}
    assert seen["hand"] == {"size": 2, "cards": [], "backs": [1, 2]}
    assert seen["markers"] == {"size": 2, "cards": [], "backs": [0, 1]}


@rule("CV-19.02")
def test_what_its_owner_sees() -> None:
    t = table()
    t.units(0, "infantry_3")
    t.events(0, "lost")
    t.markers(0, "hut_spy")
    seen = t.view(0)["players"][0]
    assert seen["forces"]["cards"] == [t.number("infantry_3")]
    assert seen["hand"]["cards"] == [t.number("lost")]
    assert seen["markers"]["cards"] == [t.number("hut_spy")]


@rule("CV-11.33", "CV-19.02")
def test_two_equal_events_that_were_looked_at_are_both_known() -> None:
    """What the winner may steal is the same in every position it holds possible, and in those dealt from them."""
    t = table()
    t.events(1, "defection", "defection", "lost")
    s = t.state.clone()
    show_all(s.players[1].hand, only(0))
    s.agenda.append(StealEvent(0, 1))
    offered = [("steal", "defection"), ("steal", "lost")]
    for seed in range(20):
        sample = determinize(s, 0, Seeded(seed))
        asked = ask(sample, 0)
        again = ask(determinize(sample, 0, Seeded(seed + 1)), 0)
        assert asked is not None and again is not None
        assert sorted(asked.options) == sorted(again.options) == offered


def drawn_into_battle(last: str) -> CivilizationScript:
    """A battle in which seat 1 has drawn two infantry and this unit, and one other unit is left behind."""
    t = table()
    t.army(0, "h7")
    t.army(1, "h8")
    t.units(0, "infantry_1")
    t.units(1, "artillery_1", "infantry_1", "infantry_2", "mounted_1")
    t.move(0)
    t.chance(*[t.number(key) for key in ("infantry_1", "infantry_2", last)])
    t.choose("move h7 / to h8")
    assert t.number(last) in t.nation(1).fighting
    return t


@rule("CV-19.01", "CV-19.02")
def test_only_its_owner_knows_the_types_in_a_battle_hand() -> None:
    """Units are drawn from the standing forces; what both hold together is all that others know."""
    one, two = drawn_into_battle("artillery_1"), drawn_into_battle("mounted_1")
    assert one.view(SPECTATOR)["players"][1]["fighting"] == {"size": 3, "cards": []}
    assert one.view(SPECTATOR)["players"][1]["forces"] == {"size": 1, "cards": [], "backs": [0, 1, 1, 2]}
    assert len(one.view(1)["players"][1]["fighting"]["cards"]) == 3
    for seat in (0, SPECTATOR):
        assert game.view_json(one.state, seat) == game.view_json(two.state, seat)


@rule("CV-19.02")
def test_bots_imagine_a_battle_hand_whatever_was_drawn() -> None:
    one, two = drawn_into_battle("artillery_1"), drawn_into_battle("mounted_1")
    samples = [determinize(one.state, 0, Seeded(seed)).players[1] for seed in range(30)]
    assert samples == [determinize(two.state, 0, Seeded(seed)).players[1] for seed in range(30)]
    assert {(len(p.fighting), len(p.forces)) for p in samples} == {(3, 1)}
    assert {one.state.content.units[p.forces.cards[0]].type for p in samples} == {0, 1, 2}


@rule("CV-19.02", "CV-19.03")
def test_rivals_imagine_what_they_cannot_see() -> None:
    t = table()
    t.units(1, "infantry_3")
    t.markers(1, "village_iron")
    strengths: set[int] = set()
    faces: set[int] = set()
    for seed in range(40):
        sample = determinize(t.state, 0, Seeded(seed))
        strengths.update(sample.players[1].forces.cards)
        faces.update(sample.players[1].markers.cards)
        assert game.view_json(sample, 0) == game.view_json(t.state, 0)
    assert len(strengths) == 3
    assert t.number("village_great_person") not in faces
    assert len(faces) == 3


@rule("CV-19.02")
def test_a_research_choice_is_imagined_until_it_is_revealed() -> None:
    t = table()
    for seat in (0, 1):
        t.has(seat, trade=6)
    t.research()
    t.choose("learn pottery", seat=0)
    chosen = set()
    for seed in range(30):
        top = determinize(t.state, 1, Seeded(seed)).agenda[-1]
        chosen.add(top.answers[0])  # type: ignore[attr-defined]
    assert len(chosen) > 3


@rule("CV-7.15", "CV-19.02")
def test_whoever_could_cancel_a_gift_imagines_what_else_pays() -> None:
    """The hidden marker that will pay is dealt anew like all that a rival cannot know."""
    t = table(2, ("germany", "china"))
    t.knows(0, "pottery")
    t.events(0, "a_gift_from_afar")
    t.markers(0, "hut_silk")
    t.events(1, "jousting_tourney")
    t.manage(0)
    t.choose("use pottery")
    assert (t.asked, t.seat) == ("CancelOrPass", 1)
    paid = set()
    for seed in range(20):
        sample = determinize(t.state, 1, Seeded(seed))
        paid.add(sample.players[0].markers.cards)
        while sample.players[0].markers.cards:
            decision = ask(sample)
            assert decision is not None
            play(sample, decision.options[-1])
        assert sum(sample.players[0].on[sample.players[0].cards.index(t.number("pottery"))]) == 1
    assert len(paid) > 1
