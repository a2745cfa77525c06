"""The Action Phase (TA-7 - TA-10): one action after the other, until the player ends it."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.content import UNITS, ActionCard
from tessera.games.throughtheages.hooks import ACTION_MENU, FRESH_CARD, PLAYING, TURN
from tessera.games.throughtheages.rules.building import (
    BUILDINGS,
    UNIT_BITS,
    Build,
    BuildOrUpgrade,
    Destroy,
    Upgrade,
    buildable,
    describe_building,
    destructible,
    refuse_any_upgrade,
    refuse_building,
    upgradable,
)
from tessera.games.throughtheages.rules.cardrow import TakeCard, price, refuse_take, takeable
from tessera.games.throughtheages.rules.leaders import PlayLeader, leaders_in_hand
from tessera.games.throughtheages.rules.means import population_price
from tessera.games.throughtheages.rules.population import IncreasePopulation, can_increase, refuse_increase
from tessera.games.throughtheages.rules.tactics import CopyTactic, PlayTactic, tactics_in_hand, to_copy
from tessera.games.throughtheages.rules.technologies import (
    Develop,
    DevelopSomething,
    describe_develop,
    developable,
    refuse_develop,
    remove_from_game,
    revolutions,
    used_kidnapped,
)
from tessera.games.throughtheages.rules.wonders import (
    BuildStages,
    most_stages,
    paid_in_food,
    refuse_stages,
    stage_price,
)
from tessera.games.throughtheages.state import (
    Ages,
    Civilization,
    civil_actions,
    military_actions,
    number_of,
    spend_ca,
    spend_ma,
    tactic_key,
    workers_on,
)
from tessera.kernel import NONE, Compose, Description, Option, Refusal, Step, is_used, use_up
from tessera.kernel.data import replace
from tessera.kernel.effects import HeldAs, allows, describe_use, ruling, uses
from tessera.kernel.scopes import Once
from tessera.kernel.step import Resolve
from tessera.kernel.tuples import take

END: Option = ("end",)
UPGRADE: Option = ("upgrade",)
DESTROY: Option = ("destroy",)


class ActionPhase(Compose, frozen=True):
    """Which action, with all that belongs to it: ``play rich_land_a / build irrigation`` (TA-7.01).

    So is what an ability asks: ``use js_bach / theater religion drama``. Until that is said the ability is not used.
    """

    confirm: ClassVar[bool] = True  # ending the phase is the player's to do
    always: ClassVar[bool] = True
    open: ClassVar[bool] = True
    unfolds: ClassVar[tuple[str, ...]] = ("upgrade", "destroy")

    def part(self, s: Ages) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            return menu(s, p)
        first = self.chosen[0]
        if first[0] == "play":
            return self.ordered(s, p)
        if first[0] == "use":
            question = ability(s, p, first)
            return question.options(s) if question.asks and len(self.chosen) == 1 else None
        if len(self.chosen) > 1:
            return None
        if first == UPGRADE:
            rows = s.content.rows
            return [("from", rows[a].key, rows[b].key) for a, b in upgrades(s, p)]
        if first == DESTROY:
            return [("on", s.content.rows[tech].key) for tech in destructions(s, p)]
        return None

    def declared(self, option: Option) -> bool:
        """An ability may cost what its player would rather keep."""
        return bool(self.chosen) and self.chosen[0][0] == "use"

    def ordered(self, s: Ages, p: Civilization) -> list[Option] | None:
        """What an action card orders is chosen with it (TA-10.02)."""
        question = ordered_step(s, p, self.chosen)
        return question.options(s) if question.asks and len(self.chosen) == 1 else None

    def complete(self, s: Ages) -> None:
        if self.chosen[0] == END:
            s.tell("actions-end", seat=self.seat)
            return
        s.then(ActionPhase(self.seat))
        perform(s, s.players[self.seat], self.chosen)

    def prompt(self, s: Ages) -> Description:
        p = s.players[self.seat]
        if self.chosen and self.chosen[0][0] == "use":
            return ability(s, p, self.chosen[0]).prompt(s)
        args: dict[str, int | str] = {
            "seat": self.seat,
            "ca": civil_actions(s, p),
            "ma": military_actions(s, p),
        }
        return Description("ask-action-phase", args, rule="TA-7.01")

    def announce(self, s: Ages) -> Description:
        """The same however far the choice has come."""
        return Description("wait-action-phase", {"seat": self.seat})

    def describe(self, s: Ages, option: Option) -> Description:
        return described(s, s.players[self.seat], self.chosen, option)

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        return refused(s, s.players[self.seat], self.chosen, option)


# --- what can be done -----------------------------------------------------------------------------------------


def menu(s: Ages, p: Civilization) -> list[Option]:
    """All actions that can be carried out and paid for (TA-7.02)."""
    rows = s.content.rows
    civil, military = civil_actions(s, p), military_actions(s, p)
    found: list[Option] = [("take", space + 1) for space in takeable(s, p, civil)]
    if s.round > 1:  # TA-4.02
        built = buildable(s, p, (BUILDINGS if civil else 0) | (UNIT_BITS if military else 0))
        if civil:
            found += civil_menu(s, p, built)
        if military:
            found += military_menu(s, p, built, military)
        if upgrades(s, p):
            found.append(UPGRADE)
        if destructions(s, p):
            found.append(DESTROY)
        found += [("revolt", rows[card].key) for card in revolutions(s, p)]
        found += list(uses(s, p, ACTION_MENU))
    found.append(END)
    return found


def civil_menu(s: Ages, p: Civilization, built: list[int]) -> list[Option]:
    """Actions that cost one civil action (TA-8)."""
    rows, row = s.content.rows, s.content.technology
    found: list[Option] = [("grow",)] if can_increase(s, p) else []
    found += [("build", row[tech].key) for tech in built if BUILDINGS >> row[tech].type & 1]
    found += [("stage", count) for count in range(1, most_stages(s, p) + 1)]
    found += [("develop", rows[card].key) for card in developable(s, p)]
    found += [("lead", rows[card].key) for card in leaders_in_hand(s, p)]
    found += [("play", str(option[1])) for option in uses(s, p, PLAYING, cards=playable(s, p))]
    return found


def military_menu(s: Ages, p: Civilization, built: list[int], actions: int) -> list[Option]:
    """Actions that cost military actions (TA-9)."""
    row = s.content.technology
    found: list[Option] = [("build", row[tech].key) for tech in built if UNIT_BITS >> row[tech].type & 1]
    if not s.turn.tactics:  # TA-9.06
        found += [("tactic", tactic_key(s, card)) for card in tactics_in_hand(s, p)]
        if actions >= s.content.constants.copy_cost:
            found += [("copy", tactic_key(s, card)) for card in to_copy(s, p)]
    return found


def playable(s: Ages, p: Civilization) -> list[int]:
    """Action cards in hand that were not taken in this phase (TA-8.09)."""
    cards = [card for card in p.civil_hand.cards if isinstance(s.content.rows[card], ActionCard)]
    if not s.turn.fresh or allows(s, p, FRESH_CARD):
        return cards
    for fresh in s.turn.fresh:
        if fresh in cards:
            cards.remove(fresh)
    return cards


def ordered_step(s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> Step:
    """What the action card that was chosen orders or gives."""
    return next(iter(uses(s, p, PLAYING, cards=(s.content.number[str(chosen[0][1])],)).values()))


def ability(s: Ages, p: Civilization, use: Option) -> Step:
    """What an ability that can be used does, or asks before it does anything."""
    step = uses(s, p, ACTION_MENU)[use]
    return step.step if isinstance(step, Once) else step


CardDeed = IncreasePopulation | BuildStages | BuildOrUpgrade | DevelopSomething
"""What an action card can order; the rest of them only give, which is always possible (TA-10.09)."""


def order_of(s: Ages, p: Civilization, card: int) -> CardDeed:
    """What an action card orders, even if it cannot be carried out."""
    ready = s.content.effects[PLAYING].home[card][0]
    step = ready.step(s, p, HeldAs(ready.row, card, NONE, (), p.seat), p.seat, ())
    assert isinstance(step, CardDeed)
    return step


def upgrades(s: Ages, p: Civilization) -> list[tuple[int, int]]:
    types = (BUILDINGS if civil_actions(s, p) else 0) | (UNIT_BITS if military_actions(s, p) else 0)
    return upgradable(s, p, types)


def destructions(s: Ages, p: Civilization) -> list[int]:
    """What can be destroyed or disbanded (TA-8.30, TA-9.03)."""
    types = (BUILDINGS if civil_actions(s, p) else 0) | (UNIT_BITS if military_actions(s, p) else 0)
    return destructible(s, p, types)


# --- doing it -------------------------------------------------------------------------------------------------


def perform(s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> None:
    """Pay the action, then carry it out."""
    verb = chosen[0][0]
    if verb == "take":
        space = int(chosen[0][1]) - 1
        spend_ca(s, p, price(s, p, space))
        s.then(TakeCard(p.seat, space))
    elif verb == "use":
        use_ability(s, p, chosen)
    elif verb == "play":
        play_action_card(s, p, chosen)
    elif verb == "revolt":
        s.then(Develop(p.seat, s.content.number[str(chosen[0][1])], 0, True))
    elif verb in ("tactic", "copy"):
        card = number_of(s, str(chosen[0][1]))
        spend_ma(s, p, 1 if verb == "tactic" else s.content.constants.copy_cost)
        s.then(PlayTactic(p.seat, card) if verb == "tactic" else CopyTactic(p.seat, card))
    else:
        step = simple_action(s, p, chosen)
        if costs_military(s, chosen):
            spend_ma(s, p, 1)
        else:
            spend_ca(s, p, 1)
        s.then(step)


def simple_action(s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> Step:
    """Actions that cost one civil or military action."""
    option = chosen[-1]
    verb, numbers = chosen[0][0], [s.content.number.get(str(key), 0) for key in option[1:]]
    if verb == "grow":
        return IncreasePopulation(p.seat)
    if verb == "stage":
        return BuildStages(p.seat, int(option[1]))
    if verb == "build":
        return Build(p.seat, numbers[0])
    if verb == "upgrade":
        return Upgrade(p.seat, numbers[0], numbers[1])
    if verb == "destroy":
        return Destroy(p.seat, numbers[0])
    if verb == "develop":
        return Develop(p.seat, numbers[0])
    return PlayLeader(p.seat, numbers[0])


def costs_military(s: Ages, chosen: tuple[Option, ...]) -> bool:
    """Building, upgrading and disbanding units (TA-9.01 - TA-9.03)."""
    if chosen[0][0] not in ("build", "upgrade", "destroy"):
        return False
    return s.content.technology[s.content.number[str(chosen[-1][1])]].type in UNITS


def use_ability(s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> None:
    """What it asks was answered with it; an ability that is limited is used up by that."""
    use, *answer = chosen
    step, question = uses(s, p, ACTION_MENU)[use], ability(s, p, use)
    done = Resolve(question, answer[0]) if answer else question
    s.tell("uses", seat=p.seat, card=str(use[1]))
    s.then(replace(step, step=done) if isinstance(step, Once) else done)


def play_action_card(s: Ages, p: Civilization, chosen: tuple[Option, ...]) -> None:
    """The card leaves the game; what it orders costs no further action (TA-10.01, TA-10.02)."""
    card = s.content.number[str(chosen[0][1])]
    step = ordered_step(s, p, chosen)
    spend_ca(s, p, 1)
    lay_down(s, p, card)
    s.then(Resolve(step, chosen[1]) if step.asks else step)


def lay_down(s: Ages, p: Civilization, card: int) -> None:
    """An action card leaves the hand and the game."""
    if card in s.turn.fresh and p.civil_hand.count(card) <= s.turn.fresh.count(card):
        use_up(s, TURN, p.seat, ruling(s, p, FRESH_CARD)[1])
        s.turn.fresh = take(s.turn.fresh, card)
    p.civil_hand.remove(card)
    remove_from_game(s, card)
    s.tell("plays", seat=p.seat, card=s.content.rows[card].key)
    used_kidnapped(s, p, card)
    s.turn.action_cards += 1


# --- words ----------------------------------------------------------------------------------------------------


def described(s: Ages, p: Civilization, chosen: tuple[Option, ...], option: Option) -> Description:
    """An action for people, with its price."""
    verb = str(option[0])
    if chosen and chosen[0][0] == "play":
        return ordered_step(s, p, chosen).describe(s, option)
    if chosen and chosen[0][0] == "use":
        return ability(s, p, chosen[0]).describe(s, option)
    if verb == "use":
        return describe_use(s, option, "TA-7.01")
    if verb == "take":
        space = int(option[1]) - 1
        row = s.content.rows[s.row[space]]
        args: dict[str, int | str] = {"card": row.key, "count": price(s, p, space)}
        return Description("do-take", args, (f"row:{space + 1}",), "TA-8.01")
    if verb in ("build", "from"):
        return describe_building(s, p, option if verb == "build" else ("upgrade", *option[1:]))
    if verb in ("develop", "revolt"):
        return describe_develop(s, p, option)
    if verb == "stage":
        args = {
            "count": option[1],
            "price": stage_price(s, p, int(option[1])),
            "food": int(paid_in_food(s, p)),
        }
        return Description("do-stage", args, (s.content.element(p.unfinished),), "TA-8.40")
    if verb == "grow":
        args = {"count": population_price(s, p)}
        return Description("do-grow-action", args, ("bank:yellow",), _RULES[verb])
    if len(option) == 1:
        return Description(f"do-{verb}-action", rule=_RULES[verb])
    name = str(option[1])
    row = s.content.rows[s.content.number[name.removesuffix("+")]]
    key = "do-destroy" if verb == "on" else f"do-{verb}-stronger" if name.endswith("+") else f"do-{verb}"
    return Description(key, {"card": row.key}, (row.element,), _RULES[verb])


_RULES = {
    "grow": "TA-8.15",
    "build": "TA-8.20",
    "upgrade": "TA-8.25",
    "from": "TA-8.25",
    "destroy": "TA-8.30",
    "on": "TA-8.30",
    "lead": "TA-8.35",
    "stage": "TA-8.40",
    "develop": "TA-8.45",
    "play": "TA-8.55",
    "tactic": "TA-9.04",
    "copy": "TA-9.05",
    "end": "TA-7.01",
}
_UNIT_RULES = {"build": "TA-9.01", "from": "TA-9.02", "on": "TA-9.03"}


def refused(s: Ages, p: Civilization, chosen: tuple[Option, ...], option: Option) -> Refusal | None:
    """What an action lacks: a card, a worker, resources; and where it lacks nothing else, actions."""
    verb = str(option[0])
    if chosen and chosen[0][0] == "play":
        return ordered_step(s, p, chosen).why_not(s, option)
    if chosen and chosen[0][0] == "use":
        return ability(s, p, chosen[0]).why_not(s, option)
    if verb == "take":
        space = option[1] if len(option) == 2 and isinstance(option[1], int) else 0
        return refuse_take(s, p, space - 1)
    if s.round == 1:
        return Refusal("refused-first-round", rule="TA-4.02")
    lacks = _LACKS.get(verb)
    if lacks is None or len(option) != _PARTS.get(verb, 2):
        return None
    return lacks(s, p, option) or short_of_actions(s, p, verb, option)


def _card(s: Ages, option: Option) -> int:
    """The card that an option names, or NONE."""
    key = str(option[1])
    return number_of(s, key) if key.removesuffix("+") in s.content.number else NONE


def _lacks_to_grow(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    return refuse_increase(s, p)


def _lacks_to_build(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    return refuse_building(s, p, option)


def _lacks_to_upgrade(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    return refuse_any_upgrade(s, p)


def _lacks_this_upgrade(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    return refuse_building(s, p, ("upgrade", *option[1:]))


def _lacks_to_destroy(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    nothing = not destructible(s, p, BUILDINGS | UNIT_BITS)
    return Refusal("refused-no-worker-there", rule="TA-8.30") if nothing else None


def _lacks_this_worker(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    nobody = not workers_on(p, _card(s, option))
    return Refusal("refused-no-worker-there", rule="TA-8.30") if nobody else None


def _lacks_a_stage(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    return refuse_stages(s, p, option[1]) if isinstance(option[1], int) else None


def _lacks_to_develop(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    return refuse_develop(s, p, _card(s, option), 0, option[0] == "revolt")


def _lacks_the_leader(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    missing = _card(s, option) not in leaders_in_hand(s, p)
    return Refusal("refused-not-in-hand", rule="TA-8.35") if missing else None


def _lacks_for_the_card(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    """An action card must be in hand, not just taken, and what it orders must be possible (TA-10.02)."""
    card = _card(s, option)
    if card not in p.civil_hand.cards or not isinstance(s.content.rows[card], ActionCard):
        return Refusal("refused-not-in-hand", rule="TA-8.55")
    if card not in playable(s, p):
        return Refusal("refused-fresh-card", rule="TA-8.09")
    missing = order_of(s, p, card).lacking(s) if not uses(s, p, PLAYING, cards=(card,)) else None
    return replace(missing, rule="TA-10.02") if missing is not None else None


def _lacks_the_tactic(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    if s.turn.tactics:
        return Refusal("refused-second-tactic", rule="TA-9.06")
    missing = _card(s, option) not in tactics_in_hand(s, p)
    return Refusal("refused-not-in-hand", rule="TA-9.04") if missing else None


def _lacks_to_copy(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    if s.turn.tactics:
        return Refusal("refused-second-tactic", rule="TA-9.06")
    card = _card(s, option)
    if card == p.tactic != NONE:
        return Refusal("refused-own-tactic", rule="TA-9.05")
    return Refusal("refused-no-common-tactic", rule="TA-9.05") if card not in s.tactics else None


def _lacks_to_use(s: Ages, p: Civilization, option: Option) -> Refusal | None:
    """Abilities that were used are refreshed at the end of the turn (TA-15.40); others lack what they need."""
    if is_used(s, TURN, p.seat, str(option[1])):
        return Refusal("refused-used-up", rule="TA-15.40")
    at_work = any(_card(s, option) in owner.cards for owner in s.players)
    return Refusal("refused-use-impossible" if at_work else "refused-not-in-play", rule="TA-7.02")


_LACKS = {
    "grow": _lacks_to_grow,
    "build": _lacks_to_build,
    "upgrade": _lacks_to_upgrade,
    "from": _lacks_this_upgrade,
    "destroy": _lacks_to_destroy,
    "on": _lacks_this_worker,
    "stage": _lacks_a_stage,
    "develop": _lacks_to_develop,
    "revolt": _lacks_to_develop,
    "lead": _lacks_the_leader,
    "play": _lacks_for_the_card,
    "tactic": _lacks_the_tactic,
    "copy": _lacks_to_copy,
    "use": _lacks_to_use,
}
_PARTS = {"grow": 1, "upgrade": 1, "destroy": 1, "from": 3}
"""Of how many words an option consists, where not of two."""


def short_of_actions(s: Ages, p: Civilization, verb: str, option: Option) -> Refusal | None:
    """No action of the right kind is left."""
    if verb in ("revolt", "use"):
        return None
    price = s.content.constants.copy_cost if verb == "copy" else 1
    if verb in ("tactic", "copy") or (verb in ("build", "from", "on") and _is_unit(s, option)):
        missing = price - military_actions(s, p)
        rule = _UNIT_RULES.get(verb, _RULES.get(verb, ""))
        return Refusal("refused-short-of-military-actions", {"count": missing}, rule) if missing > 0 else None
    if civil_actions(s, p) < 1:
        return Refusal("refused-short-of-civil-actions", {"count": 1}, _RULES[verb])
    return None


def _is_unit(s: Ages, option: Option) -> bool:
    card = s.content.number.get(str(option[1]))
    return (
        card is not None and s.content.kind[card] == "technology" and s.content.technology[card].type in UNITS
    )
