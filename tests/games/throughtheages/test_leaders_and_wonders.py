"""Leaders and wonders in general (TA-12)."""

from __future__ import annotations

from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-12.01")
def test_there_is_at_most_one_leader_in_play() -> None:
    t = table()
    t.hand(0, "moses", "genghis_khan")
    t.acts(0)
    t.choose("lead moses", "lead genghis_khan")
    p = t.civ(0)
    assert (t.keys((p.leader,)), t.keys(t.state.removed)) == (["genghis_khan"], ["moses"])
    assert t.number("moses") not in p.cards


@rule("TA-12.01")
def test_a_leader_leaves_as_the_price_of_what_he_does() -> None:
    t = table()
    t.has(0, "alexander_the_great")
    t.governs(0)
    t.choose("use alexander_the_great")
    assert (t.civ(0).leader, t.civ(0).yellow) == (-1, 19)


@rule("TA-12.02")
def test_no_action_is_got_back_for_a_leader_who_left_without_being_replaced() -> None:
    t = table()
    t.has(0, "alexander_the_great")
    t.hand(0, "moses")
    t.governs(0)
    t.choose("use alexander_the_great")
    t.acts(0)
    t.choose("lead moses")
    assert t.civ(0).ca == 3


@rule("TA-12.03")
def test_what_happens_when_a_leader_leaves_happens_however_he_leaves() -> None:
    t = table()
    t.has(0, "bill_gates", "computers")
    t.workers(0, computers=2)
    t.reveals("iconoclasm")
    assert t.civ(0).culture >= 6
    assert t.civ(0).leader == -1


@rule("TA-12.03")
def test_what_happens_when_a_leader_is_replaced_happens_only_then() -> None:
    t = table()
    t.has(0, "homer", "pyramids")
    t.row()
    t.deck(1, "iron")
    t.refills()
    assert (t.asked, t.civ(0).leader, t.rating(0, "happiness")) == ("Rest", -1, 0)


@rule("TA-12.04")
def test_completed_wonders_never_become_antiquated() -> None:
    t = table(age=3)
    t.has(0, "pyramids", "colossus", "great_wall", "kremlin")
    t.row()
    t.deck(3, "oil")
    t.refills()
    assert (t.state.age, len(t.civ(0).wonders), t.civ(0).ca_total) == (4, 4, 6)


@rule("TA-12.05")
def test_an_unfinished_wonder_gives_nothing() -> None:
    t = table()
    t.builds(0, "eiffel_tower", 2)
    assert (t.rating(0, "culture"), t.rating(0, "happiness")) == (0, 0)


@rule("TA-12.05")
def test_an_antiquated_unfinished_wonder_is_lost_and_its_tokens_return() -> None:
    t = table()
    t.builds(0, "pyramids", 2)
    t.builds(1, "great_wall", 2)
    t.row()
    t.deck(1, "iron")
    assert t.civ(0).blue == 14
    t.refills()
    assert (t.civ(0).unfinished, t.civ(0).blue) == (-1, 16)
    assert (t.keys((t.civ(1).unfinished,)), t.civ(1).blue) == (["great_wall"], 14)


@rule("TA-12.06")
def test_a_ruin_gives_two_culture_instead_of_everything_and_loses_its_tokens() -> None:
    t = table()
    t.has(0, "taj_mahal", "pyramids")
    assert (t.rating(0, "culture"), t.civ(0).blue) == (3, 17)
    t.reveals("ravages_of_time")
    t.choose("ruin taj_mahal")
    assert (t.rating(0, "culture"), t.civ(0).blue, len(t.civ(0).wonders)) == (2, 16, 2)


@rule("TA-12.06")
def test_a_ruin_keeps_counting_as_a_completed_wonder() -> None:
    t = table(3)
    t.has(0, "taj_mahal")
    t.ruined(0, "taj_mahal")
    t.signed("international_tourism", 1, 0)
    assert t.rating(1, "culture") == 1


@rule("TA-12.06", "TA-12.07")
def test_homer_under_a_wonder_stays_when_it_is_ruined_and_when_ages_end() -> None:
    t = table()
    t.has(0, "homer", "pyramids")
    t.hand(0, "moses")
    t.acts(0)
    t.choose("lead moses", "under pyramids", "end")
    assert t.rating(0, "happiness") == 1
    t.ruined(0, "pyramids")
    t.row()
    t.deck(1, "iron")
    t.refills()
    assert (t.civ(0).leader, t.rating(0, "happiness")) == (-1, 1)


@rule("TA-12.08")
def test_an_unfinished_wonder_does_not_count_among_the_wonders() -> None:
    t = table(3)
    t.has(0, "taj_mahal")
    t.builds(0, "great_wall", 3)
    t.signed("international_tourism", 1, 0)
    assert t.rating(1, "culture") == 1
