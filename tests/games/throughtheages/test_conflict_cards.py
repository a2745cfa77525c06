"""What each aggression, war, bonus card and new tactic does (TA-6, TA-32, TA-36)."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.throughtheages.rules.decks import military
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def attack(t: AgesScript, card: str) -> None:
    """Seat 0, strong enough, plays an aggression against seat 1."""
    t.workers(0, warriors=9)
    t.has(0, "military_theory")
    t.hand(0, card)
    t.governs(0)
    t.choose(f"attack {card}")


# --- aggressions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("enslave_1", 2),
        ("plunder_1", 1),
        ("plunder_2", 1),
        ("plunder_3", 1),
        ("raid_1", 1),
        ("raid_2", 2),
        ("raid_3", 3),
        ("annex_2", 2),
        ("infiltrate_2", 2),
        ("spy_2", 1),
        ("armed_intervention_3", 2),
        ("kidnapping_1", 1),
        ("occupation_3", 2),
    ],
)
def test_what_aggressions_cost(card: str, price: int) -> None:
    t = table(2, age=3, new_military=True)
    t.has(1, "historic_territory_1", "moses")
    t.hand(1, "iron")
    attack(t, card)
    assert t.civ(0).ma == 5 - price


def test_enslave_takes_population_and_gives_food_and_resources() -> None:
    t = table(2)
    attack(t, "enslave_1")
    assert (t.civ(1).unused, t.civ(1).yellow, t.food(0), t.resources(0)) == (0, 19, 2, 2)


@pytest.mark.parametrize(("card", "amount"), [("plunder_1", 3), ("plunder_2", 5), ("plunder_3", 7)])
def test_plunder_takes_a_mix_that_the_attacker_chooses(card: str, amount: int) -> None:
    t = table(2, age=3)
    t.goods(1, food=8, resources=8)
    attack(t, card)
    assert (t.seat, t.options) == (0, [f"food {n}" for n in range(amount + 1)])
    t.choose("food 1")
    assert (t.food(0), t.resources(0)) == (1, amount - 1)
    assert (t.food(1), t.resources(1)) == (7, 8 - amount + 1)


def test_raid_i_destroys_one_building() -> None:
    t = table(2)
    t.has(1, "theology")
    t.workers(1, theology=1)
    attack(t, "raid_1")
    t.choose("raid theology")
    assert (t.count(1, "philosophy"), t.count(1, "theology"), t.resources(0)) == (1, 0, 3)


def test_raid_iii_destroys_one_of_age_iii_and_one_of_age_ii_or_older() -> None:
    t = table(2, age=3)
    t.has(1, "computers", "movies", "opera")
    t.workers(1, philosophy=0, computers=1, movies=1, opera=1)
    attack(t, "raid_3")
    t.choose("raid movies")
    assert [t.count(1, tech) for tech in ("computers", "movies", "opera")] == [1, 0, 0]
    assert t.resources(0) == (11 + 8 + 1) // 2


def test_annex_takes_a_colony_of_choice() -> None:
    t = table(2, age=2)
    t.has(1, "historic_territory_1", "strategic_territory_1")
    attack(t, "annex_2")
    t.choose("annex strategic_territory_1")
    assert (t.keys(t.civ(0).colonies), t.keys(t.civ(1).colonies)) == (
        ["strategic_territory_1"],
        ["historic_territory_1"],
    )
    assert t.rating(1, "strength") == 1


def test_infiltrate_removes_a_leader_or_an_unfinished_wonder() -> None:
    t = table(2, age=2)
    t.has(1, "isaac_newton")
    t.builds(1, "great_wall", 2)
    attack(t, "infiltrate_2")
    assert t.options == ["remove isaac_newton", "remove great_wall"]
    t.choose("remove great_wall")
    assert (t.civ(0).culture, t.civ(1).unfinished, t.civ(1).blue) == (3, NONE, 16)


def test_infiltrating_a_leader_scores_three_for_each_level() -> None:
    t = table(2, age=2)
    t.has(1, "isaac_newton")
    attack(t, "infiltrate_2")
    assert (t.civ(0).culture, t.civ(1).leader) == (6, NONE)


def test_spy_takes_five_science() -> None:
    t = table(2, age=2)
    t.points(1, science=7)
    attack(t, "spy_2")
    assert (t.civ(0).science, t.civ(1).science) == (5, 2)


def test_armed_intervention_takes_seven_culture() -> None:
    t = table(2, age=3)
    t.points(1, culture=9)
    attack(t, "armed_intervention_3")
    assert (t.civ(0).culture, t.civ(1).culture) == (7, 2)


@rule("TA-36.51")
def test_occupation_takes_three_of_each_good_as_far_as_there_is() -> None:
    t = table(2, age=3, new_military=True)
    t.goods(1, food=2, resources=5)
    t.points(1, science=1, culture=9)
    attack(t, "occupation_3")
    p = t.civ(0)
    assert (t.food(0), t.resources(0), p.science, p.culture) == (2, 3, 1, 3)
    assert (t.food(1), t.resources(1), t.civ(1).science, t.civ(1).culture) == (0, 2, 0, 6)


@rule("TA-36.51", "TA-14.09")
def test_with_too_few_tokens_the_attacker_says_what_it_keeps() -> None:
    t = table(2, age=3, new_military=True)
    t.goods(1, food=3, resources=3)
    t.banks(0, blue=4)
    attack(t, "occupation_3")
    assert t.options == ["food-tokens 1", "food-tokens 2", "food-tokens 3"]
    t.choose("food-tokens 3")
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (3, 1, 0, 0)


# --- kidnapping -----------------------------------------------------------------------------------------------


def kidnapper(*cards: str, closed_hands: bool = False) -> AgesScript:
    """Seat 1 has civil cards in hand, and seat 0 kidnaps."""
    t = table(2, new_military=True, closed_hands=closed_hands)
    t.hand(1, *cards)
    return t


@rule("TA-36.48")
def test_kidnapping_is_illegal_while_the_own_civil_hand_is_full() -> None:
    t = kidnapper("iron")
    t.workers(0, warriors=3)
    t.hand(0, "kidnapping_1", "knights", "drama", "alchemy", "theology")
    t.governs(0)
    assert t.refuses("attack kidnapping_1") == "TA-36.48"


@rule("TA-36.48")
def test_only_a_card_that_one_may_have_is_taken_or_none() -> None:
    t = kidnapper("iron", "alchemy", "moses", "aristotle")
    t.has(0, "alchemy")
    with t.edit() as s:
        s.players[0].leaders_taken = (0,)
    attack(t, "kidnapping_1")
    assert t.options == ["kidnap iron", "decline"]
    t.choose("decline")
    assert len(t.civ(1).civil_hand) == 4


@rule("TA-36.48", "TA-8.04")
def test_a_kidnapped_leader_counts_as_taken_for_both() -> None:
    t = kidnapper("moses")
    with t.edit() as s:
        s.players[1].leaders_taken = (0,)
    attack(t, "kidnapping_1")
    t.choose("kidnap moses")
    t.row("aristotle")
    t.acts(0)
    assert t.refuses("take 1") == "TA-8.04"
    t.acts(1)
    assert t.refuses("take 1") == "TA-8.04"


@rule("TA-36.48")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("moses", "lead moses"), ("reserves_1", "play reserves_1 / choose food"), ("iron", "develop iron")],
)
def test_playing_or_developing_the_card_in_the_same_turn_scores_three(card: str, answer: str) -> None:
    t = kidnapper(card)
    t.points(0, science=5)
    attack(t, "kidnapping_1")
    t.choose(f"kidnap {card}")
    t.acts(0)
    t.choose(answer)
    assert t.civ(0).culture == 3


@rule("TA-36.48")
def test_kidnapping_is_no_taking_from_the_card_row() -> None:
    t = kidnapper("iron")
    t.has(0, "aristotle")
    attack(t, "kidnapping_1")
    t.choose("kidnap iron")
    assert (t.civ(0).science, t.keys(t.civ(0).civil_hand.cards)) == (0, ["iron"])


@rule("TA-36.07b", "TA-22.03")
def test_with_closed_hands_the_attacker_sees_the_hand_after_success() -> None:
    t = kidnapper("iron", closed_hands=True)
    with t.edit() as s:
        s.players[1].civil_hand.known = ()
    assert not t.civ(1).civil_hand.knows(0, t.number("iron"))
    attack(t, "kidnapping_1")
    t.choose("decline")
    assert t.civ(1).civil_hand.knows(0, t.number("iron"))


# --- wars -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("war", "price"),
    [("war_over_territory", 2), ("war_over_technology", 2), ("war_over_culture", 3), ("hybrid_war", 2)],
)
def test_what_wars_cost(war: str, price: int) -> None:
    t = table(2, age=3, new_military=True)
    attack(t, war)
    assert t.civ(0).ma == 5 - price


@rule("TA-36.50")
def test_a_hybrid_war_makes_both_parties_unhappy_until_it_is_resolved() -> None:
    t = table(3, age=3, new_military=True)
    for seat in range(3):
        t.workers(seat, religion=3)
    t.hand(0, "hybrid_war")
    t.governs(0)
    t.choose("attack hybrid_war / on 1")
    assert [t.rating(seat, "happiness") for seat in range(3)] == [1, 1, 3]
    t.resolves_war(0)
    assert [t.rating(seat, "happiness") for seat in range(3)] == [3, 3, 3]


def test_the_victor_of_a_hybrid_war_takes_culture_equal_to_the_advantage() -> None:
    t = table(2, age=3, new_military=True)
    t.at_war(0, "hybrid_war", 1)
    t.workers(0, warriors=4)
    t.points(1, culture=9)
    t.resolves_war(0)
    assert (t.civ(0).culture, t.civ(1).culture) == (3, 6)


# --- bonus cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "defence", "colonize"),
    [
        ("military_bonus_1", 2, 1),
        ("military_bonus_2", 4, 2),
        ("military_bonus_3", 6, 3),
    ],
)
def test_bonus_cards_help_to_defend_and_to_colonize(card: str, defence: int, colonize: int) -> None:
    t = table(2, age=3, new_military=True)
    t.hand(1, card)
    t.reveals("historic_territory_1", seat=1)
    assert t.refusal("bid 99").args == {"most": 1 + colonize}
    t.choose("pass", "pass")
    attack(t, "spy_2")
    t.choose(f"defend {card}")
    assert t.heard("aggression-won")[0].args["defence"] == 1 + defence


@rule("TA-32.01", "TA-6.24", "TA-17.05")
def test_a_further_copy_of_the_new_military_cards_is_one_card_with_the_others() -> None:
    """In hand they are told apart by nothing, so they are one option with a count."""
    t = table(2, age=3, new_military=True)
    found = [card for age in (1, 2, 3) for card in military(t.state.content, t.state.setup.settings, 2, age)]
    bonuses = Counter(key for key in t.keys(tuple(found)) if key.startswith("military_bonus"))
    assert bonuses == {"military_bonus_1": 7, "military_bonus_2": 7, "military_bonus_3": 7}
    t.hand(1, "military_bonus_1", "military_bonus_1")
    attack(t, "spy_2")
    assert t.options == ["defend military_bonus_1", "stop"]
    decision = t.decision
    assert decision is not None
    assert decision.describe(t.state, ("defend", "military_bonus_1")).args["count"] == 2
    assert t.after("defend military_bonus_1") == ["defend military_bonus_1", "stop"]


# --- new tactics ----------------------------------------------------------------------------------------------


@rule("TA-36.49", "TA-16.09")
@pytest.mark.parametrize(
    ("knights", "cavalrymen", "tanks", "tactical"),
    [(1, 0, 1, 3), (0, 0, 2, 5), (2, 0, 2, 3 + 5), (1, 2, 1, 3 + 4), (0, 1, 2, 5)],
)
def test_hussars_are_worth_two_and_the_level_of_the_weakest_unit(
    knights: int, cavalrymen: int, tanks: int, tactical: int
) -> None:
    t = table(2, age=3, new_military=True)
    t.has(0, "hussars", "knights", "cavalrymen", "tanks")
    t.workers(0, warriors=0, knights=knights, cavalrymen=cavalrymen, tanks=tanks)
    assert t.rating(0, "strength") == 2 * knights + 3 * cavalrymen + 5 * tanks + tactical


@rule("TA-36.49", "TA-21.08")
def test_genghis_khans_warriors_are_cavalry_of_level_none() -> None:
    t = table(2, age=2, new_military=True)
    t.has(0, "hussars", "genghis_khan")
    t.workers(0, warriors=2)
    assert t.rating(0, "strength") == 2 + 2


@rule("TA-36.49", "TA-16.04")
def test_an_air_force_doubles_hussars() -> None:
    t = table(2, age=3, new_military=True)
    t.has(0, "hussars", "tanks", "air_forces")
    t.workers(0, warriors=0, tanks=2, air_forces=1)
    assert t.rating(0, "strength") == 10 + 5 + 2 * 5


def test_a_positional_army_is_two_infantry_and_two_artillery() -> None:
    t = table(2, age=3, new_military=True)
    t.has(0, "positional_army", "riflemen", "cannon")
    t.workers(0, warriors=0, riflemen=2, cannon=2)
    assert t.rating(0, "strength") == 4 * 3 + 12
    t.workers(0, warriors=2, riflemen=0)
    assert t.rating(0, "strength") == 2 + 2 * 3 + 6


# --- the decks ------------------------------------------------------------------------------------------------


@rule("TA-32.01", "TA-20.04")
@pytest.mark.parametrize(("seats", "sizes"), [(2, [48, 52, 47]), (3, [51, 56, 51]), (4, [51, 56, 51])])
def test_the_new_military_decks_are_the_old_cards_and_nineteen_more(seats: int, sizes: list[int]) -> None:
    t = table(seats, new_military=True)
    decks = t.state.military_decks[1:]
    assert [len(deck) for deck in decks] == sizes
    assert len(t.state.unused_events) + len(t.state.events) == 11
    keys = {key for deck in decks for key in t.keys(deck.cards)}
    assert "wealthy_territory_1_adj" in keys
    assert "wealthy_territory_1" not in keys


@rule("TA-36.48", "TA-8.03", "TA-8.04")
def test_a_card_that_cannot_be_kidnapped_is_refused_with_the_limit_of_taking() -> None:
    t = table(2, new_military=True)
    t.workers(0, warriors=3)
    t.has(0, "iron")
    t.hand(0, "kidnapping_1")
    t.hand(1, "iron", "joan_of_arc", "reserves_1")
    with t.edit() as s:
        s.players[0].leaders_taken = (1,)
    t.governs(0)
    t.choose("attack kidnapping_1")
    assert t.options == ["kidnap reserves_1", "decline"]
    assert (t.refuses("kidnap iron"), t.refuses("kidnap joan_of_arc")) == ("TA-8.03", "TA-8.04")
    assert t.refuses("kidnap coal") == "TA-36.48"


@rule("TA-6.70")
def test_a_building_that_a_raid_does_not_allow_is_refused() -> None:
    t = table(2, age=2)
    t.workers(0, warriors=5)
    t.has(1, "scientific_method", "alchemy")
    t.workers(1, scientific_method=1, alchemy=1)
    t.hand(0, "raid_1")
    t.governs(0)
    t.choose("attack raid_1")
    assert t.options == ["raid philosophy", "raid alchemy"]
    assert t.refuses("raid scientific_method") == "TA-6.70"
