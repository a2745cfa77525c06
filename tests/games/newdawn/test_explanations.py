"""What the game says about its questions, options and refusals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tessera.games import newdawn
from tessera.games.newdawn import game
from tessera.games.newdawn.cards.focus.culture import ConvertToken, MoveControl
from tessera.games.newdawn.cards.wonders.culture import ForbiddenCity
from tessera.games.newdawn.content import CULTURE, INDUSTRY, LETTERS, RESOURCES, Terrain
from tessera.games.newdawn.rules.board import TERRAIN_DIFFICULTY, Laid
from tessera.games.newdawn.rules.control import CITY, FRIENDLY, PlaceControl
from tessera.games.newdawn.rules.diplomacy import TakePact
from tessera.games.newdawn.rules.economy import Journey
from tessera.games.newdawn.rules.industry import Industry, wonder_cost
from tessera.games.newdawn.rules.mapping import refuse_position
from tessera.games.newdawn.rules.resources import GainResource
from tessera.games.newdawn.rules.science import AdvanceDial, TakeFocusCard
from tessera.games.newdawn.rules.trade import GainTrade
from tessera.games.newdawn.setup import ChooseColour
from tessera.games.newdawn.state import NEUTRAL, NewDawn, Player
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel import (
    NONE,
    Compose,
    Decision,
    Description,
    Option,
    Refusal,
    Seeded,
    Step,
    ask,
    notation,
    play,
)
from tessera.kernel.rulebook import document_of, numbered_rules
from tessera.testing import rule
from tests.games.newdawn.table import table

RULES = {numbered.id for numbered in numbered_rules(document_of(game.package, "rules", "en") or "")}

KINDS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"map": "advanced"}),
    (4, {"choose_colours": True, "epic": True}),
)
IDLE = {"stop", "decline", "stay"}


def random_decisions(limit: int) -> list[tuple[NewDawn, Decision]]:
    """Decisions of random matches, each with its position."""
    found = []
    for number, (seats, options) in enumerate(KINDS):
        s = game.new(seats, Seeded(f"explain {number}"), options)
        answers = Seeded(number)
        for _ in range(limit):
            decision = ask(s)
            if decision is None:
                break
            found.append((s.clone(), decision))
            useful = [option for option in decision.options if option[0] not in IDLE]
            choices = useful if useful and answers.pick(4) else decision.options
            play(s, choices[answers.pick(len(choices))])
    return found


@pytest.fixture(scope="module")
def corpus() -> list[tuple[NewDawn, Decision]]:
    return random_decisions(700)


def some(options: list[Option]) -> list[Option]:
    """Not all of very many."""
    return options[:: 1 + len(options) // 30]


# --- questions and options ----------------------------------------------------------------------------------


def test_every_question_and_option_is_described(corpus: list[tuple[NewDawn, Decision]]) -> None:
    wrong = []
    for s, decision in corpus:
        prompt = decision.prompt(s)
        if not prompt.key.startswith("ask-") or prompt.args["seat"] != decision.seat:
            wrong.append(prompt)
        for option in some(decision.options):
            description = decision.describe(s, option)
            if not description.key.startswith("do-") or description.rule not in RULES:
                wrong.append(description)
    assert wrong == []


def test_descriptions_name_rules_and_things_that_exist(corpus: list[tuple[NewDawn, Decision]]) -> None:
    names = set(game.names(game.content()))
    wrong = []
    for s, decision in corpus:
        known = {
            "space": {str(cell) for cell in range(len(s.board))},
            "resource": set(RESOURCES),
            "barbarian": set(LETTERS),
        }
        for description in (decision.prompt(s), *(decision.describe(s, x) for x in some(decision.options))):
            if description.rule not in RULES | {""}:
                wrong.append(description.rule)
            for element in description.elements:
                kind, *keys = element.split(":")
                if kind not in ("tile", "side", "rotation", "at", "dial", "laid"):
                    wrong += [element] if keys[-1] not in known.get(kind, names) else []
    assert wrong == []


def described(t: NewDawnScript) -> dict[str, Description]:
    decision = t.decision
    assert decision is not None
    return {t.named(notation(option)): decision.describe(t.state, option) for option in decision.options}


def test_an_option_is_described_with_its_own_numbers() -> None:
    t = table("c0  g1  g2  g3", content={"world_wonders": {"stonehenge": {"cost": 4}}})
    t.leads(0, "egypt")
    t.offer("stonehenge")
    t.turn(0)
    assert described(t)["focus masonry"].args["slot"] == 5
    t.choose("focus pottery")
    assert described(t)["wonder stonehenge"].args["cost"] == 3
    t.choose("stop")
    t.dial(0, 22)
    t.resolve(0, "astrology", slot=4)
    assert described(t)["advance 4"].args["to"] == 15


# --- why not ------------------------------------------------------------------------------------------------


def placing(near: int = CITY, limit: int = 4) -> NewDawnScript:
    t = table(
        """
          g1  s1  g7
        g2  c0  w1  g6
          m1  g3  g4
        """,
        s1="geneva",
    )
    t.control(1, "g2")
    t.barbarian("A", "g3")
    t.now(PlaceControl(0, 2, limit, near))
    return t


def placing_without_tokens() -> NewDawnScript:
    t = table("g1  c0  g2")
    t.control(0, "g1")
    t.unused_control(0, 0)
    t.now(PlaceControl(0, 1, 5, CITY))
    return t


def placing_after_taking_back() -> NewDawnScript:
    t = placing_without_tokens()
    t.choose("take-back g1")
    return t


def moving_control(*chosen: str) -> NewDawnScript:
    t = table("c0  g1  g2  g3  g4  g5")
    t.control(0, "g1", "g4", "g5")
    t.cities(1, "g3")
    t.now(MoveControl(0))
    t.choose(*chosen)
    return t


def moving_from_the_middle() -> NewDawnScript:
    t = table("c0  w1  g1  g2  g3  g4")
    t.control(0, "g2")
    t.now(MoveControl(0))
    t.choose("move g2")
    return t


def converting() -> NewDawnScript:
    t = table("c0  g1  g2  g3")
    t.control(1, "g1", "g3")
    t.now(ConvertToken(0, card=t.number("mass_media")))
    return t


def destroying() -> NewDawnScript:
    t = table("c0  g1  g2  g3")
    t.control(1, "g1", "g3")
    t.now(ForbiddenCity(0))
    return t


def choosing_caravan(*caravans: str) -> NewDawnScript:
    t = table("m1  c0  m2  g1  g2  g3")
    t.row(0, "culture science currency industry military")
    t.cities(0, "g2")
    t.caravans(0, *caravans)
    t.resolve(0, "currency", slot=1)
    return t


def moving_caravan(card: str = "foreign_trade", slot: int = 2) -> NewDawnScript:
    t = table(
        """
        g1  h1  g5  g6  g8
          c0  w1  g7
        g2  m1  g3  g4
          h2  h3
        """
    )
    t.barbarian("A", "g1")
    t.resolve(0, card, slot)
    t.choose("send c0")
    return t


def after_an_arrival() -> NewDawnScript:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.envoy(0, "geneva")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0", "go s1", "send c0")
    return t


def industry(slot: int = 4) -> NewDawnScript:
    t = table(
        """
        c0  g1  g2  g3  g4  g5
          w1  m1  g6  g7
        """
    )
    t.control(0, "g1")
    t.control(1, "g3")
    t.barbarian("A", "g6")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot)
    return t


def all_cities_built() -> NewDawnScript:
    t = table("c0  g1  g2  g3  g4", content={"constants": {"cities": 1}})
    t.cities(0, "g4")
    t.lays_trade(0, industry=3)
    t.resolve(0, "pottery", slot=5)
    return t


def all_cities_housed() -> NewDawnScript:
    t = table("c0  g1  g2  g3")
    t.built(0, "petra")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    return t


def blocked_industry() -> NewDawnScript:
    t = table(
        """
        c0  m1  g1
          g2  g3
        """
    )
    t.resolve(0, "pottery", slot=1)
    return t


def paying() -> NewDawnScript:
    t = table("c0  g1  g2  g3")
    t.offer("stonehenge")
    t.give(0, marble=2, mercury=1, oil=1)
    t.resolve(0, "pottery", slot=4)
    t.choose("wonder stonehenge")
    return t


def housing() -> NewDawnScript:
    t = table("c0  g1  g2  g3  g4", content={"world_wonders": {"stonehenge": {"cost": 0}}})
    t.cities(0, "g2", "g4")
    t.built(0, "petra", "g2")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=1)
    t.choose("wonder stonehenge")
    return t


def campaign() -> NewDawnScript:
    t = table("c0  g1  g2  g3  g4  g5")
    t.control(0, "g1")
    t.barbarian("A", "g3")
    t.control(1, "g5")
    t.resolve(0, "masonry", slot=3)
    return t


def blocked_campaign() -> NewDawnScript:
    t = table("c0  g1  g2  g3  g4  g5")
    t.control(1, "g1", "g2")
    t.resolve(0, "masonry", slot=3)
    return t


def after_all_attacks() -> NewDawnScript:
    t = table("c0  g1  g2  g3")
    t.control(0, "g3")
    t.control(1, "g1", "g2")
    t.dice(1, 6, 1, 6)
    t.resolve(0, "mass_production", slot=4)
    t.choose("attack g1", "attack g1")
    return t


def asked_for(step: Step) -> Callable[[], NewDawnScript]:
    def position() -> NewDawnScript:
        t = table("g1  c0  g2  g3")
        t.lays_trade(0, culture=1)
        t.give(0, marble=1)
        t.give(1, oil=8)
        t.pact(1, 0, "embassy")
        t.now(step)
        return t

    return position


def spending() -> NewDawnScript:
    t = table("g1  c0  g2")
    t.lays_trade(0, culture=2)
    t.resolve(0, "early_empire", slot=1)
    return t


def choosing_colour() -> NewDawnScript:
    t = table("g1  c0  g2")
    with t.edit() as s:
        s.setup.settings["choose_colours"] = True
        s.players[1].colour = 0
        s.players[0].colour = -1
    t.now(ChooseColour(0))
    return t


def choosing_a_pact() -> NewDawnScript:
    t = table("g1  c0  g2", seats=3)
    t.pact(2, 1, "embassy")
    t.now(TakePact(0, 1))
    return t


def choosing_between_cards() -> NewDawnScript:
    """Oxford University has brought two science cards into the row; tokens for science go on one of them."""
    t = table("g1  c0  g2")
    t.row(0, "early_empire astrology mathematics pottery masonry")
    t.now(GainTrade(0, 1, 1))
    return t


def after_a_sack() -> NewDawnScript:
    t = table("c0  g1  c1")
    t.barbarian("A", "g1")
    t.resolve(0, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack c1")
    return t


EMBASSY = game.content().number["embassy"]


def replacing() -> NewDawnScript:
    """Oxford University: a culture card may take the place of any but the science card."""
    t = table("g1  c0  g2")
    t.built(0, "oxford_university")
    t.now(TakeFocusCard(0, level=2))
    t.choose("take drama_and_poetry")
    return t


WHY_NOT: list[tuple[str, str, Callable[[], NewDawnScript], str]] = [
    ("refused-colour-taken", "ND-2.02", choosing_colour, "colour blue"),
    ("refused-water", "ND-5.03", placing, "place w1"),
    ("refused-barbarian", "ND-6.02", placing, "place g3"),
    ("refused-city-state", "ND-6.02", placing, "place s1"),
    ("refused-occupied", "ND-6.02", placing, "place g2"),
    ("refused-occupied", "ND-6.02", placing, "place c0"),
    ("refused-terrain", "ND-6.03", placing, "place m1"),
    ("refused-not-next-to-city", "ND-6.04", placing, "place g6"),
    ("refused-not-next-to-friendly", "ND-6.04", lambda: placing(FRIENDLY), "place g6"),
    ("refused-no-token", "ND-6.07", placing_without_tokens, "place g2"),
    ("refused-same-space", "ND-6.11", placing_after_taking_back, "place g1"),
    ("refused-cannot-move", "ND-7.03", moving_control, "move g5"),
    ("refused-cannot-move", "ND-7.03", moving_control, "move g2"),
    ("refused-not-empty-neighbour", "ND-7.03", moving_from_the_middle, "to w1"),
    ("refused-not-empty-neighbour", "ND-7.03", moving_from_the_middle, "to g4"),
    ("refused-too-far", "ND-7.05", converting, "convert g3"),
    ("refused-no-rival-token", "ND-7.05", converting, "convert g2"),
    ("refused-not-next-to-friendly", "ND-21.04", destroying, "destroy g3"),
    ("refused-no-rival-token", "ND-21.04", destroying, "destroy c0"),
    ("refused-other-type", "ND-8.05", replacing, "replace astrology"),
    ("refused-exact-advance", "ND-8.02", asked_for(AdvanceDial(0, 3)), "advance 2"),
    ("refused-level", "ND-8.03", asked_for(TakeFocusCard(0, level=2)), "take civil_service"),
    ("refused-level", "ND-8.03", asked_for(TakeFocusCard(0, level=2)), "take early_empire"),
    ("refused-kind-owned", "ND-8.12", asked_for(GainResource(0, card=EMBASSY, new_kind=True)), "gain marble"),
    ("refused-supply-empty", "ND-17.03", asked_for(GainResource(0, card=EMBASSY)), "gain oil"),
    ("refused-too-few-tokens", "ND-7.02", spending, "spend 3 0"),
    ("refused-other-card", "ND-9.11", choosing_between_cards, "trade early_empire"),
    ("refused-no-store", "ND-21.10", asked_for(GainTrade(0, 1)), "store"),
    ("refused-no-caravan", "ND-9.10", lambda: choosing_caravan("g1", "g3"), "send c0"),
    ("refused-not-mature", "ND-9.03", lambda: choosing_caravan("g1"), "send g2"),
    ("refused-path-blocked", "ND-9.04", lambda: choosing_caravan("g1"), "send c0"),
    ("refused-caravan-moved", "ND-9.02", lambda: choosing_caravan("g1"), "caravan g3"),
    ("refused-arrived", "ND-9.09", after_an_arrival, "go s1"),
    ("refused-barbarian", "ND-9.05", moving_caravan, "go g1"),
    ("refused-water", "ND-9.04", moving_caravan, "go w1"),
    ("refused-terrain", "ND-9.04", moving_caravan, "go m1"),
    ("refused-path-blocked", "ND-9.04", moving_caravan, "go g3"),
    ("refused-too-far", "ND-9.02", moving_caravan, "go g8"),
    ("refused-pact-away", "ND-15.03", choosing_a_pact, "take 1 embassy"),
    ("refused-no-city", "ND-10.02", all_cities_built, "city g2"),
    ("refused-water", "ND-10.03", industry, "city w1"),
    ("refused-terrain", "ND-10.03", industry, "city m1"),
    ("refused-barbarian", "ND-10.03", industry, "city g6"),
    ("refused-not-free", "ND-10.03", industry, "city g3"),
    ("refused-near-city", "ND-10.04", industry, "city g1"),
    ("refused-path-blocked", "ND-10.06", blocked_industry, "city g1"),
    ("refused-too-far", "ND-10.05", industry, "city g5"),
    ("refused-wonder-hidden", "ND-11.01", industry, "wonder hanging_gardens"),
    ("refused-production", "ND-11.01", industry, "wonder stonehenge"),
    ("refused-no-free-city", "ND-11.08", all_cities_housed, "wonder stonehenge"),
    ("refused-production", "ND-11.01", paying, "build"),
    ("refused-not-eligible", "ND-11.03", paying, "pay oil"),
    ("refused-not-under-there", "ND-11.15", housing, "under g2"),
    ("refused-not-reinforcible", "ND-12.02", campaign, "reinforce g5"),
    ("refused-not-reinforcible", "ND-12.02", after_all_attacks, "reinforce g1"),
    ("refused-no-target", "ND-13.02", campaign, "attack g2"),
    ("refused-no-target", "ND-13.02", campaign, "attack g1"),
    ("refused-too-far", "ND-13.03", campaign, "attack g5"),
    ("refused-path-blocked", "ND-13.04", blocked_campaign, "attack g2"),
    ("refused-capital-defeated", "ND-13.34", after_a_sack, "attack c1"),
]  # fmt: skip

ELSEWHERE = {
    "refused-attacks-made",  # test_attacks.py
    "refused-capital-symbol",  # test_map.py
    "refused-overlap",  # the others: test_map_building.py
    "refused-touching",
    "refused-hole",
    "refused-off-core",
}


@pytest.mark.parametrize(
    ("key", "forbidden_by", "position", "answer"),
    [pytest.param(*case, marks=rule(case[1]), id=f"{case[0]} {case[3]}") for case in WHY_NOT],
)
def test_why_not(key: str, forbidden_by: str, position: Callable[[], NewDawnScript], answer: str) -> None:
    t = position()
    refusal = t.refusal(answer)
    assert (refusal.key, refusal.rule) == (key, forbidden_by)
    assert forbidden_by in RULES


def test_every_refusal_of_the_game_has_its_test() -> None:
    folder = Path(str(newdawn.__file__)).parent
    written = {
        key
        for source in folder.rglob("*.py")
        for key in re.findall(r'"(refused-[a-z-]+)"', source.read_text(encoding="utf-8"))
    }
    assert written == {key for key, *_ in WHY_NOT} | ELSEWHERE


def test_a_tile_far_from_everything_touches_nothing() -> None:
    t = table("g1  c0  g2")
    with t.edit() as s:
        s.layout = "4a,0,-1,5 12a,4,-1,5 15a,-3,1,2 13a,1,1,2"
        for p in s.players:
            p.capital = -1
        s.deposits = ()
        s.supply = (8, 8, 8, 8)
    refusal = refuse_position(t.state, Laid(8, "a", 15, 0, 0))
    assert (refusal.key, refusal.args) == ("refused-touching", {"count": 0, "needed": 4})


@pytest.mark.parametrize(
    "answer",
    ["nonsense", "place", "place nowhere", "place 999", "city g1", "stop 1", "take-back g1", "spend 1 0"],
)
def test_nonsense_is_refused_and_changes_nothing(answer: str) -> None:
    t = placing()
    before = t.state.clone()
    assert t.refusal(answer).key.startswith("refused-")
    assert t.state == before


# --- why a number is what it is ---------------------------------------------------------------------------


def lines(t: NewDawnScript, seat: int, value: str) -> dict[str, int]:
    return {part.what: part.amount for part in game.explain(t.state, seat, value)}


@rule("ND-13.10", "ND-13.13")
def test_an_attack_and_its_defence_are_explained_line_by_line() -> None:
    t = table("c0  g1  g2")
    t.leads(0, "scythia")
    t.built(0, "pentagon")
    t.control(1, "g1")
    t.built(1, "petra")
    t.pact(1, 0, "defensive_pact")  # of the attacker: it does not help
    t.resolve(0, "iron_working", slot=4)
    cell = t.cell("g1")
    attack, defence = lines(t, 0, f"attack:{cell}"), lines(t, 0, f"defence:{cell}")
    assert attack == {"slot": 4, "card:iron_working": 1, "leader:scythia": 3, "wonder:pentagon": 2}
    assert defence == {f"space:{cell}": 1, "wonder:petra": 2}
    args = described(t)["attack g1"].args
    assert (args["attack"], args["defence"]) == (sum(attack.values()), sum(defence.values()))


@rule("ND-11.06")
def test_the_cost_of_a_wonder_is_explained_line_by_line() -> None:
    t = table("c0  g1")
    t.leads(0, "egypt")
    t.envoy(0, "buenos_aires")
    cost = lines(t, 0, "wonder-cost:stonehenge")
    assert cost == {"wonder:stonehenge": 7, "leader:egypt": -1, "envoy:buenos_aires": -2}
    assert wonder_cost(t.state, t.player(0), t.number("stonehenge")) == sum(cost.values())


@pytest.mark.parametrize("value", ["attack:1", "defence:1", "attack:g1", "wonder-cost:rome", "nonsense", ""])
def test_what_nobody_could_ask_for_is_not_explained(value: str) -> None:
    t = table("c0  g1")
    assert game.explain(t.state, 0, value) == []


# --- reasons are true ---------------------------------------------------------------------------------------


VERBS = {"PlaceControl": "place", "Industry": "city", "MoveCaravan": "go", "TravelOn": "go"}


class Truth:
    """What is there, looked up piece by piece."""

    def __init__(self, s: NewDawn, p: Player) -> None:
        self.s, self.p = s, p
        self.rivals = [other for other in s.players if other is not p]

    def terrain(self, cell: int) -> Terrain:
        return Terrain(self.s.board.terrain[cell])

    def difficulty(self, cell: int, focus: int = NONE) -> int:
        """For the player whose turn it is, resolving a card of a type."""
        if self.terrain(cell) == Terrain.FOREST and focus in (CULTURE, INDUSTRY) and self.envoy("kumasi"):
            return 1
        rough = self.terrain(cell) in (Terrain.DESERT, Terrain.MOUNTAINS)
        near = self.s.board.grid.neighbours[cell]
        coast = len(near) < 6 or any(self.terrain(other) == Terrain.WATER for other in near)
        if rough and coast and self.s.content.leaders[self.p.leader].key == "japan":
            return 3
        return TERRAIN_DIFFICULTY[self.terrain(cell)]

    def envoy(self, key: str) -> bool:
        return self.s.content.number[key] in self.p.cards

    def barbarian(self, cell: int) -> bool:
        return cell in self.s.barbarians

    def city_state(self, cell: int) -> bool:
        board = self.s.board
        return cell in board.city_states and self.s.city_states[board.city_states.index(cell)] == NEUTRAL

    def pieces(self, p: Player) -> set[int]:
        return {p.capital, *p.cities, *p.control, *p.reinforced}

    def occupied(self, cell: int) -> bool:
        return any(cell in self.pieces(p) for p in self.s.players)

    def next_to_city(self, cell: int, players: list[Player]) -> bool:
        near = self.s.board.grid.neighbours[cell]
        return any(other == p.capital or other in p.cities for p in players for other in near)

    def distance(self, cell: int, starts: set[int]) -> int:
        return min(self.s.board.grid.distance(start, cell) for start in starts)

    def reached(
        self, starts: set[int], steps: int, way: Callable[[int], bool], end: Callable[[int], bool]
    ) -> set[int]:
        """Spaces at the end of a way of so many steps, over spaces that can be walked on; at an `end` it ends."""
        found = [(start, 0) for start in starts]
        seen = dict.fromkeys(starts, 0)
        for cell, far in found:
            if far == steps or (end(cell) and far):
                continue
            for other in self.s.board.grid.neighbours[cell]:
                if (way(other) or end(other)) and other not in seen:
                    seen[other] = far + 1
                    found.append((other, far + 1))
        return set(seen)

    def site_paths(self, step: Industry) -> set[int]:
        """Spaces in range for a city, counted along paths."""
        card = self.s.content.focus[self.p.row[step.place]]
        rivals = set().union(*(self.pieces(other) for other in self.rivals))

        def way(cell: int) -> bool:
            if cell in rivals or self.barbarian(cell):
                return False
            water = self.terrain(cell) == Terrain.WATER
            return card.water if water else self.difficulty(cell, INDUSTRY) <= step.slot

        return self.reached(self.starts(step), card.range, way, lambda cell: False)

    def starts(self, step: Industry) -> set[int]:
        card = self.s.content.focus[self.p.row[step.place]]
        return self.pieces(self.p) | (set(self.p.caravans) if card.key == "animal_husbandry" else set())

    def journeys(self, step: Journey) -> set[int]:
        """Spaces a caravan can walk to."""
        card = self.s.content.focus[step.card]

        def way(cell: int) -> bool:
            water = self.terrain(cell) == Terrain.WATER
            low = card.water if water else self.difficulty(cell) <= step.slot
            return low and not self.barbarian(cell)

        def end(cell: int) -> bool:
            return card.key == "currency" and self.barbarian(cell) and self.difficulty(cell) <= step.slot

        return self.reached({step.start()}, step.steps() + step.extra, way, end)


def lie_about_placing(truth: Truth, step: PlaceControl, cell: int, refusal: Refusal | None) -> str:
    easier = 1 if truth.envoy("mohenjo_daro") else 0
    chichen_itza = truth.s.content.number["chichen_itza"] in truth.p.cards
    forest = chichen_itza and truth.terrain(cell) == Terrain.FOREST
    near = step.near == FRIENDLY or truth.next_to_city(cell, [truth.p])
    if step.near >= 0:  # Urbanization
        near = cell in truth.s.board.grid.neighbours[step.near]
    facts = {
        "refused-water": truth.terrain(cell) == Terrain.WATER,
        "refused-barbarian": truth.barbarian(cell),
        "refused-city-state": truth.city_state(cell),
        "refused-occupied": truth.occupied(cell),
        "refused-terrain": truth.difficulty(cell, step.focus) - easier > step.limit,
        "refused-not-next-to-city": not near and not forest,
    }
    return lie(facts, refusal, {"refused-no-token", "refused-same-space", "refused-not-next-to-friendly"})


def lie_about_building(
    truth: Truth, step: Industry, paths: set[int], cell: int, refusal: Refusal | None
) -> str:
    s, p = truth.s, truth.p
    card = s.content.focus[p.row[step.place]]
    near = truth.distance(cell, truth.starts(step)) <= card.range
    empty = cell not in p.caravans and all(cell != where for _, where in s.wonder_tokens)
    on_edge = len(s.board.grid.neighbours[cell]) < 6
    lighthouse = s.content.number["great_lighthouse"] in p.cards and on_edge and empty
    natural = cell in s.board.natural_wonders and (
        s.natural_wonders[s.board.natural_wonders.index(cell)] == NEUTRAL
    )
    facts = {
        "refused-water": truth.terrain(cell) == Terrain.WATER,
        "refused-barbarian": truth.barbarian(cell),
        "refused-terrain": truth.difficulty(cell, INDUSTRY) > step.slot,
        "refused-not-free": natural
        or cell in s.deposits
        or truth.city_state(cell)
        or cell in {p.capital, *p.cities}
        or any(cell in truth.pieces(other) or cell in other.caravans for other in truth.rivals),
        "refused-near-city": truth.next_to_city(cell, s.players)
        or any(truth.city_state(other) for other in s.board.grid.neighbours[cell]),
        "refused-too-far": not near and not lighthouse,
        "refused-path-blocked": near and cell not in paths and not lighthouse,
    }
    return lie(facts, refusal, {"refused-no-city"})


def lie_about_moving(truth: Truth, step: Journey, paths: set[int], cell: int, refusal: Refusal | None) -> str:
    card = truth.s.content.focus[step.card]
    near = truth.distance(cell, {step.start()}) <= step.steps() + step.extra
    facts = {
        "refused-arrived": cell in truth.s.turn.arrived,
        "refused-barbarian": truth.barbarian(cell) and card.key != "currency",
        "refused-water": truth.terrain(cell) == Terrain.WATER and not card.water,
        "refused-terrain": truth.difficulty(cell) > step.slot,
        "refused-too-far": not near,
        "refused-path-blocked": near and cell not in paths,
    }
    return lie(facts, refusal, set())


def lie(facts: dict[str, bool], refusal: Refusal | None, others: set[str]) -> str:
    """What is wrong with an answer: any fact is a reason that may be given; others are not looked up here."""
    reasons = [key for key, holds in facts.items() if holds]
    if refusal is None:
        return f"legal in spite of {reasons}" if reasons else ""
    if refusal.key in reasons or refusal.key == "refused-no-city":
        return ""
    return "" if refusal.key in others and not reasons else f"{refusal} but {reasons}"


@rule("ND-26.12", "ND-6.02", "ND-6.03", "ND-6.04", "ND-9.04", "ND-9.05", "ND-10.03", "ND-10.04", "ND-10.05")
def test_every_space_is_offered_or_refused_with_a_reason_that_is_true(
    corpus: list[tuple[NewDawn, Decision]],
) -> None:
    checked: Counter[str] = Counter()
    lies = []
    for s, decision in corpus:
        truth = Truth(s, s.players[decision.seat])
        step = decision.step
        verb = VERBS.get(type(step).__name__, "")
        if isinstance(step, Compose) and (
            verb not in {option[0] for option in decision.options} or step.chose("tile") is not None
        ):
            continue  # another part is asked for, or only about one tile
        paths: set[int] = set()
        if isinstance(step, Industry):
            paths = truth.site_paths(step)
        elif isinstance(step, Journey):
            paths = truth.journeys(step)
        for cell in range(len(s.board)) if verb else ():
            option: Option = (verb, cell)
            refusal = None if option in decision.options else step.why_not(s, option)
            checked[refusal.key if refusal else verb] += 1
            if isinstance(step, PlaceControl):
                lies.append(lie_about_placing(truth, step, cell, refusal))
            elif isinstance(step, Industry):
                lies.append(lie_about_building(truth, step, paths, cell, refusal))
            elif isinstance(step, Journey) and cell != step.start():
                lies.append(lie_about_moving(truth, step, paths, cell, refusal))
    assert [found for found in lies if found] == []
    assert {"place", "city", "go", "refused-water", "refused-terrain", "refused-too-far"} <= checked.keys()
    assert {"refused-near-city", "refused-not-next-to-city", "refused-path-blocked"} <= checked.keys()
