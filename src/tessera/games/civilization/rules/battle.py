"""Battle (CV-11): hands, fronts, wounds, and what becomes of winner and loser; barbarians too."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.civilization.content import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED, TRUMPS, UNIT_TYPES
from tessera.games.civilization.hooks import (
    BATTLE,
    BATTLE_HAND,
    BATTLE_MENU,
    BATTLE_OVER,
    BATTLE_WON,
    BEFORE_UNIT,
    CITY_CONQUERED,
    SEES_HAND,
    UNIT_STRENGTH,
    WALLS_FALL,
)
from tessera.games.civilization.rules.announcing import begin, describe_deed, next_part, offered, refuse_deed
from tessera.games.civilization.rules.board import NAMES
from tessera.games.civilization.rules.culture import draw_units, units_to_draw
from tessera.games.civilization.rules.ending import MILITARY, win
from tessera.games.civilization.rules.looting import spoils
from tessera.games.civilization.rules.menus import Menu
from tessera.games.civilization.rules.pieces import (
    figures_at,
    is_capital,
    owner_at,
    remove_army,
    remove_figures,
)
from tessera.games.civilization.rules.places import TakeVillage, destroy_city
from tessera.games.civilization.rules.yields import combat_bonus
from tessera.games.civilization.state import (
    ATTACKER,
    CAPITAL,
    CITY,
    DEFENDER,
    FIELD,
    VILLAGE,
    Battle,
    Front,
    Horde,
    Nation,
    World,
    from_left,
    show_all,
)
from tessera.kernel import (
    NONE,
    Act,
    Ask,
    Bag,
    Compose,
    Description,
    Option,
    Refusal,
    Step,
    during,
    only,
)
from tessera.kernel.effects import Moment, allows, emit, total
from tessera.kernel.event import SILENCE
from tessera.kernel.tuples import take

NEW_FRONT: Final[Option] = ("front",)


# --- who fights -----------------------------------------------------------------------------------------------


class Clash(Act, frozen=True):
    """Armies have entered a square with a village, enemy figures or an enemy city (CV-10.14 - CV-10.16)."""

    seat: int
    square: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.square in s.villages:
            s.then(StartBattle(self.seat, self.square, NONE, VILLAGE))
            return
        for q in from_left(s, self.seat):
            if self.square in q.cities:
                kind = CAPITAL if is_capital(q, self.square) else CITY
                s.then(StartBattle(self.seat, self.square, q.seat, kind))
                return
        rival = owner_at(s, self.square, self.seat)
        if rival is None:
            return
        if self.square in rival.armies:
            s.then(StartBattle(self.seat, self.square, rival.seat, FIELD))
            return
        _, scouts = remove_figures(s, rival, self.square)
        s.tell("scouts-eliminated", seat=p.seat, other_seat=rival.seat, count=scouts)
        s.then(*spoils(s, p, rival, city=False))


class StartBattle(Act, frozen=True):
    """Walls may fall, both sides draw their battle hands (CV-11.01 - CV-11.07)."""

    seat: int
    square: int
    defender: int
    kind: str

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        rival = s.players[self.defender] if self.defender != NONE else None
        player = from_left(s, self.seat)[0].seat if rival is None else rival.seat
        if rival is not None and self.square in rival.walled and allows(s, p, WALLS_FALL):
            rival.walled = take(rival.walled, self.square)
            s.tell("walls-fall", seat=self.seat, square=NAMES[self.square])
        edge = total(s, p, UNIT_STRENGTH), total(s, rival, UNIT_STRENGTH) if rival is not None else 0
        s.battle = Battle(self.square, self.seat, self.defender, player, self.kind, edge)
        if rival is not None and self.square in rival.walled:
            s.battle.turn = ATTACKER
        s.tell(f"battle-{self.kind}", seat=self.seat, square=NAMES[self.square], other_seat=player)
        draw_hand(s, p, hand_size_in_battle(s, p, self.square, city=False))
        steps: list[Step] = []
        if rival is not None:
            draw_hand(s, rival, hand_size_in_battle(s, rival, self.square, city=self.kind != FIELD))
        else:
            s.battle.horde = Horde(player)
            steps = [DrawHorde(player, kind) for kind in (ARTILLERY, INFANTRY, MOUNTED)]
        during(s, BATTLE, *steps, OpenHands(), NextBattleTurn(), ResolveBattle())


def hand_size_in_battle(s: World, p: Nation, square: int, *, city: bool) -> int:
    """CV-11.02."""
    constants = s.content.constants
    further = max(0, figures_at(p, square)[0] - 1)
    size = constants.battle_hand + constants.more_per_army * further + (constants.city_hand if city else 0)
    return total(s, p, BATTLE_HAND, base=size)


def draw_hand(s: World, p: Nation, size: int) -> None:
    """At random from the standing forces; all of them if there are fewer."""
    if len(p.forces.cards) <= size:
        p.fighting.add_all(p.forces.take_all())
    else:
        p.fighting.add_all(s.chance.draw_several(p.forces, size))


class DrawHorde(Ask, frozen=True):
    """Units of barbarians, one of each type; an empty deck is replaced by another one (CV-11.40)."""

    open: ClassVar[bool] = True

    wanted: int

    def options(self, s: World) -> list[Option]:
        kinds = [kind for kind in (ARTILLERY, INFANTRY, MOUNTED) if units_to_draw(s, kind)]
        if self.wanted in kinds:
            kinds = [self.wanted]
        return [("draw", UNIT_TYPES[kind]) for kind in kinds]

    def resolve(self, s: World, option: Option) -> None:
        draw_units(s, UNIT_TYPES.index(str(option[1])), hand_of(s, DEFENDER))

    def prompt(self, s: World) -> Description:
        return Description(
            "ask-draw-horde", {"seat": self.seat, "unit": UNIT_TYPES[self.wanted]}, rule="CV-11.40"
        )

    def describe(self, s: World, option: Option) -> Description:
        return Description("do-draw", {"unit": option[1]}, rule="CV-11.40")


class OpenHands(Act, frozen=True):
    """Who may see the opponent's hand does so for the whole battle (CV-11.22)."""

    def run(self, s: World) -> None:
        b = fought(s)
        if allows(s, s.players[b.attacker], SEES_HAND):
            show_all(hand_of(s, DEFENDER), only(b.attacker))
        if b.defender != NONE and allows(s, s.players[b.defender], SEES_HAND):
            show_all(hand_of(s, ATTACKER), only(b.defender))


def fought(s: World) -> Battle:
    """The battle that is on."""
    assert s.battle is not None
    return s.battle


def hand_of(s: World, side: int) -> Bag:
    b = fought(s)
    if side == ATTACKER:
        return s.players[b.attacker].fighting
    return s.players[b.player].fighting if b.horde is None else b.horde.units


def side_of(s: World, seat: int) -> int:
    """On which side a nation fights; NONE if it only plays barbarians."""
    b = fought(s)
    if seat == b.attacker:
        return ATTACKER
    return DEFENDER if seat == b.defender else NONE


def rank_of(s: World, side: int, kind: int) -> int:
    """That of the owner; barbarians have rank 1 (CV-11.04, CV-11.40)."""
    b = fought(s)
    seat = b.attacker if side == ATTACKER else b.defender
    return 1 if seat == NONE or kind == AIRCRAFT else s.players[seat].ranks[kind]


def strength(s: World, side: int, unit: int) -> int:
    """By its rank (CV-11.04)."""
    row = s.content.units[unit]
    found: int = row.strengths[rank_of(s, side, row.type) - 1]
    return found + fought(s).edge[side]


# --- engagement -----------------------------------------------------------------------------------------------


class NextBattleTurn(Act, frozen=True):
    """Units are played alternately while there are any; a side without units is skipped (CV-11.10)."""

    def run(self, s: World) -> None:
        b = fought(s)
        side = b.turn
        if not hand_of(s, side).cards:
            side = 1 - side
            if not hand_of(s, side).cards:
                return
        b.turn = 1 - side
        seat = b.attacker if side == ATTACKER else b.player
        s.then(BattleTurn(seat, side=side), NextBattleTurn())


class BattleTurn(Compose, frozen=True, kw_only=True):
    """Abilities, then a unit: unit infantry_2 / against 3 (CV-11.12, CV-11.21)."""

    confirm: ClassVar[bool] = True  # whether there is a choice depends on hidden cards
    menus: ClassVar[tuple[Moment[()], ...]] = (BEFORE_UNIT, BATTLE_MENU)

    side: int

    def deeds(self, s: World) -> dict[Option, Step]:
        if side_of(s, self.seat) != self.side:  # barbarians have no abilities (CV-11.44)
            return {}
        p = s.players[self.seat]
        return offered(s, p, BEFORE_UNIT) | offered(s, p, BATTLE_MENU)

    def part(self, s: World) -> list[Option] | None:
        if not self.chosen:
            hand = hand_of(s, self.side).cards
            units: list[Option] = [("unit", s.content.rows[card].key) for card in dict.fromkeys(hand)]
            return [*units, *self.deeds(s)]
        first = self.chosen[0]
        if first[0] == "unit":
            alone: list[Option] = [("against", n + 1) for n in lone_enemies(s, self.side)]
            return [*alone, NEW_FRONT] if len(self.chosen) == 1 else None
        return next_part(s, self.deeds(s)[first], self.chosen[1:])

    def complete(self, s: World) -> None:
        first = self.chosen[0]
        if first[0] != "unit":
            s.then(BattleTurn(self.seat, side=self.side))
            begin(s, self.deeds(s)[first], self.chosen[1:])
            return
        against = NONE if self.chosen[1] == NEW_FRONT else int(self.chosen[1][1]) - 1
        after = [AfterUnit(self.seat)] if side_of(s, self.seat) == self.side else []
        s.then(PlayUnit(self.seat, self.side, s.content.number[str(first[1])], against), *after)

    def prompt(self, s: World) -> Description:
        unit = self.chose("unit")
        if unit is not None:
            number = s.content.number[str(unit[1])]
            args = {"seat": self.seat, **named(s, self.side, number)}
            return Description("ask-which-front", args, (s.content.element(number),), "CV-11.12")
        key = "ask-battle-turn" if side_of(s, self.seat) == self.side else "ask-barbarian-turn"
        return Description(key, {"seat": self.seat}, rule="CV-11.10")

    def announce(self, s: World) -> Description:
        return Description("wait-battle-turn", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        if option == NEW_FRONT:
            return Description("do-front", rule="CV-11.12")
        if option[0] == "against":
            mine = s.content.number[str(self.chosen[0][1])]
            args = duel(s, self.side, mine, int(option[1]) - 1)
            return Description("do-against", args, (f"front:{option[1]}",), "CV-11.12")
        if option[0] == "unit":
            number = s.content.number[str(option[1])]
            return Description(
                "do-unit", named(s, self.side, number), (s.content.element(number),), "CV-11.10"
            )
        step = self.deeds(s)[self.chosen[0]] if self.chosen else None
        return describe_deed(s, step, option)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        if option[0] in ("unit", "against", "front"):
            return Refusal("refused-unit", rule="CV-11.10" if option[0] == "unit" else "CV-11.13")
        return refuse_deed(s, s.players[self.seat], self.menus, option)


class AfterUnit(Menu, frozen=True):
    """Abilities after a unit was played (CV-11.21)."""

    menus: ClassVar[tuple[Moment[()], ...]] = (BATTLE_MENU,)

    def prompt(self, s: World) -> Description:
        menu = Description("ask-after-unit", {"seat": self.seat}, rule="CV-11.21")
        return self.ask_of_card(s) or menu


def lone_enemies(s: World, side: int) -> list[int]:
    """Fronts on which an enemy unit stands alone (CV-11.12)."""
    mine, other = 2 * side, 2 - 2 * side
    return [n for n, front in enumerate(fought(s).fronts) if front[mine] == NONE and front[other] != NONE]


class PlayUnit(Act, frozen=True):
    """Onto a new front, or against a lone enemy unit (CV-11.12)."""

    seat: int
    side: int
    unit: int
    against: int

    def run(self, s: World) -> None:
        b = fought(s)
        hand_of(s, self.side).remove(self.unit)
        sharpened, b.sharpened = b.sharpened, 0
        if self.against == NONE:
            b.fronts = (*b.fronts, placed((NONE, 0, NONE, 0), self.side, self.unit, 0))
            tell_of(s, "front-opened", self.seat, self.side, self.unit, front=len(b.fronts))
            return
        tell_of(s, "unit-attacks", self.seat, self.side, self.unit, front=self.against + 1)
        front = placed(b.fronts[self.against], self.side, self.unit, 0)
        b.fronts = (*b.fronts[: self.against], front, *b.fronts[self.against + 1 :])
        engage(s, self.side, self.against, sharpened)


def duel(s: World, side: int, unit: int, place: int) -> dict[str, int | str]:
    """What becomes of a unit and of the lone one that it attacks, as arguments of a message (CV-11.14 - CV-11.17)."""
    after = s.clone()
    PlayUnit(NONE, side, unit, place).run(after)
    other = 1 - side
    (mine, taken), (theirs, hurt) = [fighter(fought(after).fronts[place], x) for x in (side, other)]
    enemy, wounds = fighter(fought(s).fronts[place], other)
    types = s.content.units[unit].type, s.content.units[enemy].type
    trumped = TRUMPS[types[0]] == types[1] or TRUMPS[types[1]] == types[0]
    outcome = "neither" if NONE not in (mine, theirs) else "both"
    if (mine == NONE) != (theirs == NONE):
        outcome = ("dies" if mine == NONE else "kills") + ("" if trumped else "-at-once")
    found: dict[str, int | str] = {"front": place + 1, "outcome": outcome}
    return found | {"taken": taken, "dealt": max(0, hurt - wounds)} | named(s, other, enemy)


def named(s: World, side: int, unit: int) -> dict[str, int | str]:
    """A unit as its side plays it: the name of its rank, and its strength."""
    row = s.content.units[unit]
    rank = f"{UNIT_TYPES[row.type]}_{rank_of(s, side, row.type)}"
    return {"card": row.key, "rank": rank, "count": strength(s, side, unit)}


def tell_of(s: World, key: str, seat: int, side: int, unit: int, **more: int) -> None:
    """Something happens to a unit."""
    if s.listener is not SILENCE:
        name = named(s, side, unit)
        s.tell(key, seat=seat, card=name["card"], rank=name["rank"], count=name["count"], **more)


def fighter(front: Front, side: int) -> tuple[int, int]:
    """The unit of a side and its wounds."""
    return front[2 * side], front[2 * side + 1]


def placed(front: Front, side: int, unit: int, wounds: int) -> Front:
    """A front with another unit, or other wounds, on one side."""
    if side == ATTACKER:
        return unit, wounds, front[2], front[3]
    return front[0], front[1], unit, wounds


def engage(s: World, side: int, place: int, sharpened: int) -> None:
    """Both deal wounds by their full strength; who trumps deals them first (CV-11.14 - CV-11.17)."""
    front = fought(s).fronts[place]
    other = 1 - side
    mine, theirs = front[2 * side], front[2 * other]
    types = s.content.units[mine].type, s.content.units[theirs].type
    blow, back = strength(s, side, mine) + sharpened, strength(s, other, theirs)
    if TRUMPS[types[0]] == types[1]:
        if not wound(s, other, place, blow):
            wound(s, side, place, back)
    elif TRUMPS[types[1]] == types[0]:
        if not wound(s, side, place, back):
            wound(s, other, place, blow)
    else:
        wound(s, other, place, blow)
        wound(s, side, place, back)


def wounds_of(s: World, side: int) -> dict[int, int]:
    """Wounded units of a side, by front."""
    fronts = fought(s).fronts
    return {place: front[2 * side + 1] for place, front in enumerate(fronts) if front[2 * side + 1]}


def wound(s: World, side: int, place: int, count: int) -> bool:
    """Wounds for a unit; whether it is killed (CV-11.14, CV-11.24)."""
    b = fought(s)
    front = b.fronts[place]
    unit, wounds = front[2 * side], front[2 * side + 1] + count
    dead = wounds >= strength(s, side, unit)
    changed = placed(front, side, NONE if dead else unit, 0 if dead else max(0, wounds))
    b.fronts = (*b.fronts[:place], changed, *b.fronts[place + 1 :])
    if dead:
        killed = list(b.killed)
        killed[side] = (*killed[side], unit)
        b.killed = killed[0], killed[1]
        put_under(s, unit)
        seat = b.attacker if side == ATTACKER else b.player
        tell_of(s, "unit-killed", seat, side, unit)
    return dead


def put_under(s: World, unit: int) -> None:
    """Face up under its deck (CV-11.14)."""
    kind = s.content.units[unit].type
    s.used_units = (*s.used_units[:kind], (*s.used_units[kind], unit), *s.used_units[kind + 1 :])


# --- resolution -----------------------------------------------------------------------------------------------


def bonuses(s: World) -> tuple[int, int]:
    """The combat bonuses of attacker and defender (CV-11.05)."""
    b, constants = fought(s), s.content.constants
    attack = combat_bonus(s, s.players[b.attacker])
    if b.defender == NONE:
        return attack, 0
    rival = s.players[b.defender]
    defence = combat_bonus(s, rival)
    if b.kind != FIELD:
        defence += constants.capital_bonus if b.kind == CAPITAL else constants.city_bonus
        defence += constants.walls_bonus if b.square in rival.walled else 0
    return attack, defence


def totals(s: World) -> tuple[int, int]:
    """What each side comes to now: surviving units, and the difference of the bonuses (CV-11.06, CV-11.30)."""
    sums = [0, 0]
    for front in fought(s).fronts:
        for side in (ATTACKER, DEFENDER):
            unit = front[2 * side]
            if unit != NONE:
                sums[side] += strength(s, side, unit)
    attack, defence = bonuses(s)
    return sums[0] + max(0, attack - defence), sums[1] + max(0, defence - attack)


class ResolveBattle(Act, frozen=True):
    """Winner, losses, loot, savings, rewards, survivors: in this order (CV-11.46)."""

    def run(self, s: World) -> None:
        b = fought(s)
        attack, defence = totals(s)
        attacker = s.players[b.attacker]
        rival = s.players[b.defender] if b.defender != NONE else None
        won = attack > defence  # the defender wins ties (CV-11.30)
        winner, loser = (attacker, rival) if won else (rival, attacker)
        winner_seat = winner.seat if winner is not None else b.player
        key = "battle-won" if winner is not None else "barbarians-won"
        s.tell(key, seat=winner_seat, attack=attack, defence=defence)
        if winner is not None:
            lose_armies(s, winner, b.square, len(b.killed[ATTACKER if won else DEFENDER]))
        steps: list[Step] = []
        if won and b.kind == CAPITAL:
            win(s, attacker, MILITARY)
            return
        if loser is not None:
            armies, scouts = remove_figures(s, loser, b.square)
            if armies + scouts and winner is not None:
                steps += spoils(s, winner, loser, city=False)
            if won and b.kind == CITY:
                destroy_city(s, loser, b.square)
                steps += spoils(s, attacker, loser, city=True)
        for seat in (b.attacker, b.defender):
            if seat != NONE:
                steps.append(AfterBattle(seat))
        if winner is not None:
            steps.append(Victory(winner.seat))
            if won and b.kind == CITY:
                steps.append(Conquest(winner.seat))
            if won and b.kind == VILLAGE:
                steps.append(TakeVillage(winner.seat, b.square))
        s.then(*steps, ReturnUnits())


def lose_armies(s: World, p: Nation, square: int, killed: int) -> None:
    """One army for every two own units that were killed, but never the last one (CV-11.31)."""
    lost = min(killed // s.content.constants.killed_per_army, figures_at(p, square)[0] - 1)
    for _ in range(lost):
        remove_army(s, p, square)
    if lost > 0:
        s.tell("armies-lost", seat=p.seat, count=lost)


class AfterBattle(Act, frozen=True):
    """Some may save a unit, win or lose (CV-11.36)."""

    seat: int

    def run(self, s: World) -> None:
        emit(s, s.players[self.seat], BATTLE_OVER)


class Victory(Act, frozen=True):
    """CV-11.38."""

    seat: int

    def run(self, s: World) -> None:
        emit(s, s.players[self.seat], BATTLE_WON)


class Conquest(Act, frozen=True):
    """A city was conquered."""

    seat: int

    def run(self, s: World) -> None:
        emit(s, s.players[self.seat], CITY_CONQUERED)


class ReturnUnits(Act, frozen=True):
    """Survivors return to the standing forces, those of barbarians under their decks (CV-11.36, CV-11.41)."""

    def run(self, s: World) -> None:
        b = fought(s)
        for front in b.fronts:
            for side in (ATTACKER, DEFENDER):
                unit = front[2 * side]
                if unit == NONE:
                    continue
                seat = b.attacker if side == ATTACKER else b.defender
                if seat == NONE:
                    put_under(s, unit)
                else:
                    s.players[seat].forces.add(unit)
        s.battle = None
