"""Who knows what (CV-19)."""

from __future__ import annotations

from tessera.games.civilization import game
from tessera.kernel import SPECTATOR, Seeded, ask, determinize, play
from tessera.kernel.testing import rule
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
