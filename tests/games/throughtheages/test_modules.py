"""Variants, modules of the expansion, mixes and placeholders (TA-20, TA-22, TA-30, TA-31, TA-33, TA-34)."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.throughtheages.content import Leader, Placeholder, Wonder
from tessera.games.throughtheages.rules.resigning import Resign
from tessera.games.throughtheages.rules.scoring import FinalScoring
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE, Seeded, determinize
from tessera.kernel.game import BadSetup
from tessera.kernel.scopes import Scope
from tessera.testing import rule
from tests.games.throughtheages.scenes import fresh, table
from tests.games.throughtheages.test_setup import civil_sizes, marks, military_sizes

ADJUSTED = {
    "hammurabi",
    "julius_caesar",
    "michelangelo",
    "napoleon_bonaparte",
    "william_shakespeare",
    "js_bach",
}
ADJUSTED |= {"mahatma_gandhi", "hanging_gardens", "colossus", "st_peters_basilica", "ocean_liner_service"}
ADJUSTED |= {"transcontinental_railroad"}


def cards(t: AgesScript, age: int) -> list[int]:
    """The civil cards of an age, in the deck or in the row."""
    s = t.state
    row = [t.number(key) for key in t.in_row() if key != "-"]
    return [card for card in (*s.civil_decks[age].cards, *row) if s.content.age[card] == age]


def persons(t: AgesScript, age: int) -> tuple[int, int]:
    """How many leaders and wonders of an age are in its deck."""
    rows = [t.state.content.rows[card] for card in cards(t, age)]
    return sum(isinstance(row, Leader) for row in rows), sum(isinstance(row, Wonder) for row in rows)


def sets(t: AgesScript, age: int) -> set[str]:
    """The editions of the leaders and wonders of an age."""
    rows = [t.state.content.component[card] for card in cards(t, age)]
    return {row.set for row in rows if isinstance(row, Leader | Wonder)}


# --- variants -------------------------------------------------------------------------------------------------


@rule("TA-22.01")
def test_the_peaceful_variant_has_no_aggressions_and_wars_but_pacts() -> None:
    t = fresh(3, peaceful=True)
    kinds = Counter(t.state.content.kind[card] for deck in t.state.military_decks for card in deck.cards)
    assert (kinds["aggression"], kinds["war"], kinds["pact"]) == (0, 0, 10)


@rule("TA-22.02")
def test_the_short_game_has_ages_a_to_two_and_no_attacks_or_pacts() -> None:
    t = fresh(3, short=True)
    assert (len(t.state.civil_decks), len(t.state.military_decks)) == (3, 3)
    kinds = Counter(t.state.content.kind[card] for deck in t.state.military_decks for card in deck.cards)
    assert (kinds["aggression"], kinds["war"], kinds["pact"], kinds["tactic"]) == (0, 0, 0, 16)


@rule("TA-22.02")
def test_the_short_game_ends_when_the_age_two_deck_runs_out() -> None:
    t = table(2, short=True, age=2)
    t.row()
    t.deck(2, "coal")
    t.refills(1)
    assert (t.state.age, t.state.last_round, t.in_row()[1]) == (4, 4, "-")


@rule("TA-22.02")
def test_the_short_game_scores_what_was_built_at_its_end() -> None:
    t = table(2, short=True)
    t.has(0, "theocracy", "irrigation", "strategy", "kremlin", "pyramids", "historic_territory_1", "theology")
    t.workers(0, theology=1, irrigation=1)
    t.events()
    t.now(FinalScoring())
    ratings = 1 + (1 + 1 + 3) + (1 + 2 + 1 - 1) + (2 + 2) + 2
    levels = (1 + 1 + 2) + 2 * 1
    assert t.state.outcome is not None
    assert t.state.outcome.scores[0] == ratings + levels + 3 + 6


@rule("TA-22.02")
def test_events_that_are_left_score_nothing_in_the_short_game() -> None:
    t = table(2, short=True)
    t.events(current="immigration", future="iconoclasm")
    t.now(FinalScoring())
    assert t.keys(t.state.past) == ["immigration", "iconoclasm"]


@rule("TA-22.03")
def test_civil_hands_are_open_unless_they_are_played_closed() -> None:
    for closed in (False, True):
        t = table(2, closed_hands=closed)
        t.row("iron")
        t.acts(0)
        t.choose("take 1")
        seen = t.view(1)["players"][0]["civil_hand"].get("cards")
        assert (seen == [t.number("iron")]) is not closed


# --- modules --------------------------------------------------------------------------------------------------


@rule("TA-30.01")
@pytest.mark.parametrize("adjusted", [False, True])
@pytest.mark.parametrize("new_military", [False, True])
@pytest.mark.parametrize("mix", ["base", "pure"])
def test_the_three_modules_are_independent(adjusted: bool, new_military: bool, mix: str) -> None:
    t = fresh(3, adjusted=adjusted, new_military=new_military, mix=mix)
    assert civil_sizes(t)[1:] == ([51, 53, 55] if adjusted else [50, 50, 50])
    assert military_sizes(t) == ([11, 51, 56, 51] if new_military else [10, 45, 50, 45])
    assert ("new" in sets(t, 1)) is (mix == "pure")


@rule("TA-31.01")
def test_adjusted_leaders_and_wonders_replace_those_of_the_same_name() -> None:
    t = fresh(2, adjusted=True)
    keys = {t.state.content.rows[card].key for age in range(4) for card in cards(t, age)}
    keys |= {t.state.content.rows[card].key for card in t.state.civil_decks[0].cards}
    assert {f"{key}_adj" for key in ADJUSTED} <= keys
    assert not ADJUSTED & keys


@rule("TA-31.02")
def test_adjusted_technologies_replace_single_copies_with_new_marks() -> None:
    copies: dict[str, list[int]] = {}
    for seats in (2, 3, 4):
        t = fresh(seats, adjusted=True)
        decks = [card for deck in t.state.civil_decks for card in deck.cards]
        for key in (
            "communism_adj",
            "fundamentalism_adj",
            "republic_adj",
            "professional_sports_adj",
            "military_theory_adj",
        ):
            copies.setdefault(key, []).append(decks.count(t.number(key)))
        for key in ("communism", "fundamentalism", "republic", "professional_sports", "military_theory"):
            assert t.number(key) not in decks
    assert copies == {
        "communism_adj": [1, 1, 1],
        "fundamentalism_adj": [1, 1, 1],
        "republic_adj": [1, 2, 2],
        "professional_sports_adj": [1, 2, 2],
        "military_theory_adj": [1, 2, 2],
    }


@rule("TA-31.03")
def test_six_more_action_cards_are_for_three_and_four_players() -> None:
    extra = {
        1: ["rich_land_1_extra"],
        2: ["frugality_2_extra", "urban_growth_2_extra"],
        3: ["patriotism_3_extra", "reserves_3_extra", "revolutionary_idea_3_extra"],
    }
    for seats in (2, 3, 4):
        t = fresh(seats, adjusted=True)
        for age, keys in extra.items():
            found = [key for key in t.keys(t.state.civil_decks[age].cards) if key.endswith("_extra")]
            assert sorted(found) == ([] if seats == 2 else keys)


@rule("TA-31.04", "TA-20.03")
def test_marks_and_sizes_of_the_adjusted_decks() -> None:
    assert [marks(age, True) for age in (1, 2, 3)] == [(7, 3), (9, 2), (11, 1)]
    sizes = [civil_sizes(fresh(seats, adjusted=True)) for seats in (2, 3, 4)]
    assert sizes == [[20, 44, 44, 44], [20, 51, 53, 55], [20, 54, 55, 56]]


@rule("TA-20.04", "TA-32.01")
def test_sizes_of_the_new_military_decks() -> None:
    sizes = [military_sizes(fresh(seats, new_military=True)) for seats in (2, 3, 4)]
    assert sizes == [[11, 48, 52, 47], [11, 51, 56, 51], [11, 51, 56, 51]]


# --- mixes ----------------------------------------------------------------------------------------------------


@rule("TA-33.01")
def test_the_pure_expansion_has_the_new_leaders_and_wonders_only() -> None:
    t = fresh(3, mix="pure")
    assert [sets(t, age) for age in range(4)] == [{"new"}] * 4
    assert [persons(t, age) for age in range(4)] == [(6, 4)] * 4


@rule("TA-33.02", "TA-20.03")
@pytest.mark.parametrize(("seats", "counts"), [(2, (6, 4)), (3, (7, 5)), (4, (7, 5))])
def test_the_secret_mix_draws_leaders_and_wonders_of_both_sets(seats: int, counts: tuple[int, int]) -> None:
    t = fresh(seats, mix="secret")
    assert [persons(t, age) for age in range(4)] == [counts] * 4
    assert set().union(*[sets(t, age) for age in range(4)]) == {"", "new"}
    more = 0 if seats == 2 else 2
    base = {2: 44, 3: 50, 4: 53}[seats]
    assert civil_sizes(t) == [20 + more, *[base + more] * 3]


@rule("TA-33.03")
def test_the_open_mix_shows_the_selection_of_all_ages() -> None:
    t = fresh(3, mix="open")
    s = t.state
    assert [len(cards) for cards in s.to_come] == [12] * 4
    assert set(s.to_come[0]) <= {*s.civil_decks[0].cards, *s.row}
    for age in (1, 2, 3):
        assert {s.content.age[card] for card in s.to_come[age]} == {age}
        assert not set(s.to_come[age]) & set(s.civil_decks[age].cards)
        assert t.view(0)["to_come"][age] == t.view(1)["to_come"][age]


@rule("TA-33.04")
def test_in_the_open_mix_everybody_can_know_what_is_left_of_the_age_a_deck() -> None:
    t = fresh(2, mix="open")
    s = t.state
    left = set(s.to_come[0]) - set(s.row)
    assert left == {
        card for card in s.civil_decks[0].cards if isinstance(s.content.rows[card], Leader | Wonder)
    }


@rule("TA-33.05")
def test_later_ages_of_the_gradual_mix_are_secret_until_they_begin() -> None:
    t = fresh(2, mix="gradual")
    s = t.state
    assert [(len(a.cards), len(b.cards)) for a, b in zip(s.later_leaders, s.later_wonders, strict=True)] == [
        (0, 0),
        *[(6, 4)] * 3,
    ]
    assert (s.to_come, s.leader_board) == ((), ())
    assert not [zone for zone in t.view(0)["later_leaders"] if zone.get("cards")]
    t.choose("end", "end")
    assert (len(t.state.leader_board), len(t.state.wonder_board)) == (6, 4)


@rule("TA-33.05")
def test_one_base_leader_and_wonder_join_all_new_ones() -> None:
    t = fresh(2, mix="one_base")
    for age in range(4):
        rows = [t.state.content.component[card] for card in cards(t, age)]
        leaders = Counter(row.set for row in rows if isinstance(row, Leader))
        wonders = Counter(row.set for row in rows if isinstance(row, Wonder))
        assert (leaders, wonders) == ({"new": 6, "": 1}, {"new": 4, "": 1})


@rule("TA-33.05")
@pytest.mark.parametrize(("seats", "counts"), [(2, (6, 4)), (3, (7, 5)), (4, (7, 5))])
def test_in_a_draft_everybody_keeps_one_leader_and_one_wonder_of_each_age(
    seats: int, counts: tuple[int, int]
) -> None:
    t = fresh(seats, mix="draft")
    kept: list[int] = []
    for _ in range(4):
        for seat in range(seats):
            p = t.civ(seat)
            assert (len(p.draft_leaders.cards), len(p.draft_wonders.cards)) == (3, 2)
            leader, wonder = p.draft_leaders.cards[0], p.draft_wonders.cards[1]
            kept += [leader, wonder]
            names = t.keys((leader, wonder))
            t.choose(f"keep {names[0]} / keep {names[1]}", seat=seat)
    assert t.asked == "ActionPhase"
    assert [persons(t, age) for age in range(4)] == [counts] * 4
    assert set(kept) <= {card for age in range(4) for card in cards(t, age)}


AGREED = "moses homer boudica pyramids acropolis johannes_gutenberg js_bach himeji_castle"


@rule("TA-33.05")
@pytest.mark.parametrize("mix", ["secret", "open", "gradual"])
def test_what_players_have_agreed_on_is_in_the_game_for_certain(mix: str) -> None:
    t = fresh(3, mix=mix, agreed=AGREED)
    s = t.state
    later = [card for bag in (*s.later_leaders, *s.later_wonders) for card in bag.cards]
    found = [card for age in range(4) for card in cards(t, age)]
    in_the_game = {*t.keys((*found, *later)), *t.keys(tuple([card for age in s.to_come for card in age]))}
    assert set(AGREED.split()) <= in_the_game
    if mix == "secret":
        assert [persons(t, age) for age in range(4)] == [(7, 5)] * 4  # the rest was drawn


@rule("TA-33.05", "TA-31.01")
def test_an_adjusted_card_is_agreed_on_by_the_name_of_the_old_one() -> None:
    t = fresh(2, mix="secret", agreed="js_bach", adjusted=True)
    assert "js_bach_adj" in t.keys(tuple(cards(t, 2)))


@rule("TA-33.05")
def test_everybody_knows_that_what_was_agreed_on_is_in_the_decks() -> None:
    """So nobody imagines it elsewhere, even after other cards have come into the row."""
    t = fresh(2, mix="secret", agreed="johannes_gutenberg js_bach himeji_castle")
    t.choose("end", "end")
    for luck in range(5):
        imagined = determinize(t.state, 0, Seeded(luck))
        found = [card for age in (1, 2) for card in imagined.civil_decks[age].cards]
        found += [card for card in imagined.row if card != NONE]
        assert {"johannes_gutenberg", "js_bach", "himeji_castle"} <= set(t.keys(tuple(found)))


@rule("TA-33.05")
def test_where_all_are_agreed_on_everybody_knows_the_rest_is_out() -> None:
    leaders = "moses homer boudica cleopatra hippocrates confucius"
    t = fresh(2, mix="secret", agreed=leaders)
    in_age_a = [key for key in t.keys(tuple(cards(t, 0))) if key in t.game.settings[3].among]
    assert set(leaders.split()) <= set(in_age_a)
    assert {"aristotle", "sun_tzu"} <= set(t.keys(t.state.removed))


@rule("TA-33.02", "TA-33.05")
@pytest.mark.parametrize(
    ("seats", "settings", "reason"),
    [
        (2, {"mix": "base", "agreed": "homer"}, "mixes secret, open, gradual"),
        (2, {"mix": "draft", "agreed": "homer"}, "mixes secret, open, gradual"),
        (2, {"mix": "secret", "agreed": "homer nobody"}, "nobody"),
        (
            2,
            {"mix": "secret", "agreed": "pyramids colossus hanging_gardens acropolis library_of_alexandria"},
            "4 wonders .* not 5 of age A",
        ),
    ],
)
def test_an_agreement_that_does_not_fit_is_refused(
    seats: int, settings: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason):
        fresh(seats, **settings)  # type: ignore[arg-type]


# --- placeholders ---------------------------------------------------------------------------------------------


@rule("TA-34.01")
@pytest.mark.parametrize(("seats", "leaders", "wonders"), [(2, 6, 4), (3, 7, 5), (4, 7, 5)])
def test_later_decks_hold_placeholders_by_players(seats: int, leaders: int, wonders: int) -> None:
    t = fresh(seats, mix="open")
    for age in (1, 2, 3):
        rows = [t.state.content.component[card] for card in t.state.civil_decks[age].cards]
        boards = Counter(row.board for row in rows if isinstance(row, Placeholder))
        assert boards == {"leader": leaders, "wonder": wonders}
        assert not [row for row in rows if isinstance(row, Leader | Wonder)]


@rule("TA-34.02")
def test_the_leaders_and_wonders_of_age_one_lie_on_the_boards() -> None:
    t = fresh(3, mix="open")
    t.choose("end", "end", "end")
    s = t.state
    shown = {*s.leader_board, *s.wonder_board, *s.row} - {-1}
    assert set(s.to_come[1]) <= shown
    assert (len(s.leader_board), len(s.wonder_board)) == (7, 5)


@rule("TA-34.03")
def test_a_placeholder_is_replaced_by_the_card_of_its_number() -> None:
    t = table(2, mix="open", age=0)
    t.deck(0)
    t.row()
    t.chance(t.number("leader_placeholder_i_3"), t.number("wonder_placeholder_i_1"))
    s = t.state
    leaders = [card for card in s.to_come[1] if isinstance(s.content.rows[card], Leader)]
    wonders = [card for card in s.to_come[1] if isinstance(s.content.rows[card], Wonder)]
    t.refills()
    assert t.state.row[:2] == (leaders[2], wonders[0])
    assert t.state.leader_board[2] == -1
    assert set(t.keys(t.state.removed)) >= {"leader_placeholder_i_3", "wonder_placeholder_i_1"}


@rule("TA-34.04")
def test_at_the_end_of_an_age_the_boards_are_filled_anew() -> None:
    t = table(2, mix="open")
    t.row()
    t.deck(1, "iron")
    t.refills()
    s = t.state
    shown = {*s.leader_board, *s.wonder_board, *s.row} - {-1}
    assert set(s.to_come[2]) <= shown


@rule("TA-34.05")
def test_players_see_who_is_still_to_come_in_the_current_age() -> None:
    t = fresh(2, mix="open")
    t.choose("end", "end")
    boards = [(list(t.view(seat)["leader_board"]), list(t.view(seat)["wonder_board"])) for seat in (0, 1)]
    assert boards == [(list(t.state.leader_board), list(t.state.wonder_board))] * 2


@rule("TA-34.06")
@pytest.mark.parametrize("mix", ["open", "secret", "gradual"])
def test_when_two_players_are_left_later_ages_lose_a_leader_and_a_wonder(mix: str) -> None:
    t = table(3, mix=mix, resigning=True)
    t.state.agenda[:] = [t.state.agenda[0], Scope("turn", 0)]
    t.now(Resign(0))
    s = t.state
    for age in (2, 3):
        if mix == "secret":
            assert persons(t, age) == (6, 4)
            continue
        rows = [s.content.component[card] for card in s.civil_decks[age].cards]
        assert Counter(row.board for row in rows if isinstance(row, Placeholder)) == {
            "leader": 6,
            "wonder": 4,
        }
        if mix == "open":
            assert len(s.to_come[age]) == 10
        else:
            assert (len(s.later_leaders[age].cards), len(s.later_wonders[age].cards)) == (6, 4)


@rule("TA-34.06", "TA-33.05", "TA-6.61")
def test_all_new_ones_and_one_of_the_base_game_are_as_many_for_two_players() -> None:
    t = table(3, mix="one_base")
    t.governs(0)
    t.choose("resign")
    assert [persons(t, age) for age in (2, 3)] == [(7, 5), (7, 5)]
