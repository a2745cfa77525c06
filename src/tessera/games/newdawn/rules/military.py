"""Military cards: reinforcing (chapter 12) and attacks (chapter 13)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.content import LETTERS, MILITARY, FocusCard
from tessera.games.newdawn.hooks import ANY_DISTANCE, CAPITAL_DEFEATED, FLY_OVER, REINFORCE_TOO
from tessera.games.newdawn.rules.agendas import happened
from tessera.games.newdawn.rules.asking import (
    ChooseFocusCard,
    ChooseSpace,
    Question,
    Words,
    describe_space,
    named_space,
    piece_words,
    space_words,
    target_at,
)
from tessera.games.newdawn.rules.barbarians import defeat_barbarian
from tessera.games.newdawn.rules.board import cells, listed
from tessera.games.newdawn.rules.citystates import ConquerOrLiberate, conquer, move_captured_wonder, occupy
from tessera.games.newdawn.rules.combat import (
    attack_bonus,
    chance_to_win,
    defence_bonus,
    defence_of_space,
    defender_of,
    reserves,
)
from tessera.games.newdawn.rules.control import FreeToken, city_state_at, destroy_control, replace_control
from tessera.games.newdawn.rules.diplomacy import break_relations, expel_envoy
from tessera.games.newdawn.rules.trade import GainTrade, SpendTrade, ready_city_states, ready_naturals
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    barbarian_spaces,
    city_state_holder,
    city_state_spaces,
    friendly_spaces,
    owner_of,
    place_of,
    rival_control,
    rival_spaces,
    slots_of,
    unused_control,
)
from tessera.kernel import NONE, STOP, Act, Description, Option, Refusal
from tessera.kernel.effects import allows
from tessera.kernel.tuples import put, replaced, take

# --- what can be attacked -----------------------------------------------------------------------------------


def legal_targets(s: NewDawn, p: Player) -> int:
    """Barbarians, city-states and rival pieces; one target to a space (ND-13.02, ND-13.32).

    A capital that was defeated is left alone for the rest of the turn (ND-13.34).
    """
    return (barbarian_spaces(s) | city_state_spaces(s) | rival_spaces(s, p)) & ~cells(s.turn.defeated)


def obstacles(s: NewDawn, p: Player, card: int) -> int:
    """Spaces through which the path of an attack may not run (ND-13.04)."""
    if allows(s, p, FLY_OVER, about=card):
        return rival_control(s, p)
    blocked = rival_spaces(s, p) | city_state_spaces(s) | barbarian_spaces(s)
    return blocked if s.content.focus[card].water else blocked | s.board.water


def origins(s: NewDawn, p: Player) -> int:
    """Friendly spaces, without those taken by an attack this turn (ND-13.03, ND-13.05)."""
    return friendly_spaces(p) & ~cells(s.turn.taken)


def targets(s: NewDawn, p: Player, card: int) -> int:
    """What a player can attack now. From which space makes no difference, so the nearest is taken."""
    start = origins(s, p)
    if allows(s, p, ANY_DISTANCE):  # ND-21.16
        return legal_targets(s, p) if start else 0
    grid = s.board.grid
    reach = grid.within(start, s.content.focus[card].range - 1, obstacles(s, p, card))
    return grid.next_to(reach) & legal_targets(s, p)


def refuse_target(s: NewDawn, p: Player, card: int, cell: int) -> Refusal:
    """Why a space cannot be attacked."""
    if cell in s.turn.defeated:
        return Refusal("refused-capital-defeated", rule="ND-13.34")
    if not legal_targets(s, p) >> cell & 1:
        return Refusal("refused-no-target", rule="ND-13.02")
    far = s.content.focus[card].range
    args: Words = {"range": far}
    if s.board.grid.within(origins(s, p), far) >> cell & 1:
        return Refusal("refused-path-blocked", args, "ND-13.04")
    return Refusal("refused-too-far", args, "ND-13.03")


# --- reinforcing --------------------------------------------------------------------------------------------


class Reinforce(ChooseSpace, frozen=True):
    """Flip own control tokens to their reinforced side, one by one, anywhere on the map (ND-12.02)."""

    verb: ClassVar[str] = "reinforce"
    together: ClassVar[bool] = True
    rule: ClassVar[str] = "ND-12.02"
    enough: ClassVar[str] = "do-reinforce-no-more"

    def among(self, s: NewDawn) -> tuple[int, ...]:
        return s.players[self.seat].control

    def take(self, s: NewDawn, what: int) -> None:
        reinforce(s, s.players[self.seat], what)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-not-reinforcible", rule=self.rule) if option[0] == self.verb else None


def reinforce(s: NewDawn, p: Player, cell: int) -> None:
    p.control = take(p.control, cell)
    p.reinforced = put(p.reinforced, cell)
    s.tell("reinforced", seat=p.seat, **space_words(s, cell))


# --- declaring an attack ------------------------------------------------------------------------------------


class Campaign(Question, frozen=True):
    """Reinforce or attack; with some cards attack, then reinforce (ND-12.01, ND-13.01)."""

    place: int
    slot: int
    made: int = 0
    """Attacks made in this resolution."""

    def card(self, s: NewDawn) -> FocusCard:
        return s.content.focus[s.players[self.seat].row[self.place]]

    def both(self, s: NewDawn) -> bool:
        p = s.players[self.seat]
        return allows(s, p, REINFORCE_TOO, about=p.row[self.place])

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        options: list[Option] = []
        if self.made < self.card(s).attacks:
            options += [("attack", cell) for cell in listed(targets(s, p, p.row[self.place]))]
        if not self.made and not self.both(s):
            options += [("reinforce", cell) for cell in p.control]
        return [*options, STOP]

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        if option == STOP:
            if self.both(s):
                s.then(Reinforce(self.seat, max(0, self.slot - self.made)))
        elif option[0] == "reinforce":
            reinforce(s, p, int(option[1]))
            s.then(Reinforce(self.seat, self.slot - 1))
        else:
            s.then(
                Attack(self.seat, self.place, self.slot, int(option[1])),
                Campaign(self.seat, self.place, self.slot, self.made + 1),
            )

    def prompt(self, s: NewDawn) -> Description:
        card = self.card(s)
        args: Words = {"seat": self.seat, "card": card.key, "count": card.attacks - self.made}
        if self.made or self.both(s):
            return Description("ask-campaign-attack", args, rule="ND-13.01")
        return Description("ask-campaign", {**args, "slot": self.slot}, rule="ND-12.01")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option[0] != "attack":
            stop = "do-attack-no-more" if self.made or self.both(s) else "do-nothing"
            return describe_space(s, option, "ND-12.02", stop)
        return self.describe_attack(s, int(option[1]))

    def describe_attack(self, s: NewDawn, cell: int) -> Description:
        """Both values before the dice, and the chances in percent: as they are, and with all trade tokens."""
        p = s.players[self.seat]
        attack = self.slot + attack_bonus(s, p, self.card(s), cell)
        defence = defence_of_space(s, cell) + defence_bonus(s, p, cell)
        args: Words = {
            "attack": attack,
            "defence": defence,
            "odds": round(100 * chance_to_win(attack, defence)),
            "best": round(100 * chance_to_win(attack + reserves(s, p), defence)),
            **space_words(s, cell),
        }
        if barbarian_spaces(s) >> cell & 1:
            key = "do-attack-barbarian"
            args["barbarian"] = LETTERS[s.barbarians.index(cell)]
        elif owner_of(s, cell) is None:
            key = "do-attack-city-state"
            args["city"] = s.content.city_states[city_state_at(s, cell)].key
        else:
            key = "do-attack"
            args |= piece_words(s, cell)
        return Description(key, args, (f"space:{cell}",), "ND-13.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        cell = named_space(s, option)
        if option[0] == "reinforce" and not self.made and not self.both(s):
            return Refusal("refused-not-reinforcible", rule="ND-12.02")
        if option[0] != "attack" or cell == NONE:
            return None
        most = self.card(s).attacks
        if self.made >= most:
            return Refusal("refused-attacks-made", {"count": most}, "ND-13.01")
        p = s.players[self.seat]
        return refuse_target(s, p, p.row[self.place], cell)


class Attack(Act, frozen=True):
    """Declared: relations end, both sides roll; then tokens are spent, then it is decided (ND-13.08 - ND-13.17)."""

    seat: int
    place: int
    slot: int
    cell: int

    def run(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        rival = defender_of(s, self.cell)
        self.declare(s, p, rival)
        card = s.content.focus[p.row[self.place]]
        attack_die, defence_die = s.chance.roll(6), s.chance.roll(6)
        attack = attack_die + self.slot + attack_bonus(s, p, card, self.cell)
        defence = defence_die + defence_of_space(s, self.cell) + defence_bonus(s, p, self.cell)
        s.tell(
            "rolled",
            seat=p.seat,
            die=attack_die,
            die2=defence_die,
            attack=attack,
            defence=defence,
            **space_words(s, self.cell),
        )
        fight = (self.cell, attack, defence)
        defender = rival.seat if rival is not None else NONE
        s.then(
            AttackerSpends(p.seat, place=self.place, slot=self.slot, fight=fight, defender=defender),
        )

    def declare(self, s: NewDawn, p: Player, rival: Player | None) -> None:
        city_state = city_state_at(s, self.cell)
        if rival is not None:
            piece = target_at(rival, self.cell)
            s.tell("attacks", seat=p.seat, other_seat=rival.seat, target=piece, **space_words(s, self.cell))
            break_relations(s, p, rival.seat)
        elif barbarian_spaces(s) >> self.cell & 1:
            letter = LETTERS[s.barbarians.index(self.cell)]
            s.tell("attacks-barbarian", seat=p.seat, barbarian=letter, **space_words(s, self.cell))
        else:
            s.tell("attacks-city-state", seat=p.seat, city=s.content.city_states[city_state].key)
            expel_envoy(s, p, city_state)


# --- spending tokens ----------------------------------------------------------------------------------------

Fight = tuple[int, int, int]
"""The attacked space, the attack value and the defence value."""


class AttackerSpends(SpendTrade, frozen=True, kw_only=True):
    """First the attacker adds trade tokens from the military card (ND-13.15)."""

    rule: ClassVar[str] = "ND-13.15"

    fight: Fight
    defender: int

    def go_on(self, s: NewDawn, spent: int) -> None:
        cell, attack, defence = self.fight
        fight = (cell, attack + spent, defence)
        if self.defender == NONE:
            s.then(Settle(self.seat, fight))
        else:
            s.then(Defend(self.defender, self.seat, fight))

    def ask_how_many(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "attack": self.fight[1], "defence": self.fight[2]}
        return Description("ask-attacker-spends", args, (f"space:{self.fight[0]}",), self.rule)


class Defend(Act, frozen=True):
    """Then the defender, from the own military card wherever it lies (ND-13.15, ND-13.16, ND-16.03)."""

    seat: int
    attacker: int
    fight: Fight
    asked: tuple[int, ...] = ()

    def run(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        for place in slots_of(s, p, MILITARY):
            spendable = p.trade[place] or ready_city_states(s, p, place) or ready_naturals(s, p, place)
            if place not in self.asked and spendable:
                s.then(
                    DefenderSpends(
                        self.seat,
                        place=place,
                        slot=0,
                        fight=self.fight,
                        attacker=self.attacker,
                        asked=(*self.asked, place),
                    )
                )
                return
        s.then(Settle(self.attacker, self.fight))


class DefenderSpends(SpendTrade, frozen=True, kw_only=True):
    """The defender adds trade tokens; the attacker cannot answer (ND-13.15)."""

    rule: ClassVar[str] = "ND-13.15"

    fight: Fight
    attacker: int
    asked: tuple[int, ...]

    def go_on(self, s: NewDawn, spent: int) -> None:
        cell, attack, defence = self.fight
        s.then(Defend(self.seat, self.attacker, (cell, attack, defence + spent), self.asked))

    def ask_how_many(self, s: NewDawn) -> Description:
        cell, attack, defence = self.fight
        args: Words = {"seat": self.seat, "other_seat": self.attacker, "attack": attack, "defence": defence}
        return Description(
            "ask-defender-spends", {**args, **space_words(s, cell)}, (f"space:{cell}",), self.rule
        )


class Settle(Act, frozen=True):
    """The higher value wins, ties go to the defender (ND-13.17, ND-13.33)."""

    seat: int
    fight: Fight

    def run(self, s: NewDawn) -> None:
        cell, attack, defence = self.fight
        if attack <= defence:
            s.tell("attack-failed", seat=self.seat, attack=attack, defence=defence)
            return
        s.tell("attack-won", seat=self.seat, attack=attack, defence=defence)
        s.turn.attacks_won += 1
        win(s, s.players[self.seat], cell)


# --- winning ------------------------------------------------------------------------------------------------


def win(s: NewDawn, p: Player, cell: int) -> None:
    """What a won attack brings, by its target (ND-13.18 - ND-13.25)."""
    if barbarian_spaces(s) >> cell & 1:
        defeat_barbarian(s, p, cell, reward=True)
        return
    city_state = city_state_at(s, cell)
    rival = owner_of(s, cell)
    if rival is None:
        s.turn.taken += (cell,)
        conquer(s, p, city_state)
    elif cell == rival.capital:
        sack(s, p, rival)
    elif city_state != NONE and city_state_holder(s, city_state) == rival.seat:
        s.then(ConquerOrLiberate(p.seat, city_state))
    else:
        s.turn.taken += (cell,)
        if cell in rival.cities:
            occupy(s, p, cell)
        elif unused_control(s, p) > 0:
            capture_token(s, p, cell)
        else:
            s.then(FreeTokenForCapture(p.seat, cell=cell))


def capture_token(s: NewDawn, p: Player, cell: int) -> None:
    """A rival control token is replaced by an own one, unreinforced (ND-13.19)."""
    rival = owner_of(s, cell)
    assert rival is not None
    s.tell("captured-token", seat=p.seat, other_seat=rival.seat, **space_words(s, cell))
    replace_control(s, rival, p, cell)


class FreeTokenForCapture(FreeToken, frozen=True):
    """No unused token to put in place of the defeated one; without one the space stays free (ND-13.20)."""

    def use(self, s: NewDawn) -> None:
        capture_token(s, s.players[self.seat], self.cell)

    def do_without(self, s: NewDawn) -> None:
        rival = owner_of(s, self.cell)
        assert rival is not None
        s.tell("control-destroyed", seat=rival.seat, **space_words(s, self.cell))
        destroy_control(s, rival, self.cell)


def sack(s: NewDawn, p: Player, rival: Player) -> None:
    """A defeated capital stays; the attacker takes trade tokens and its wonder (ND-13.22, ND-13.23, ND-19.05)."""
    s.tell("capital-defeated", seat=p.seat, other_seat=rival.seat)
    if not s.setup.settings["repeat_capital"]:
        s.turn.defeated += (rival.capital,)
    s.then(LootTrade(p.seat, s.content.constants.capital_loot, rival=rival.seat))
    move_captured_wonder(s, p, rival.capital)
    happened(s, p, CAPITAL_DEFEATED)


class LootTrade(ChooseFocusCard, frozen=True, kw_only=True):
    """Take trade tokens from a defeated player's cards and put them on one's own (ND-13.22)."""

    verb: ClassVar[str] = "loot"
    rule: ClassVar[str] = "ND-13.22"

    rival: int

    def among(self, s: NewDawn) -> list[str]:
        rival = s.players[self.rival]
        return [s.content.focus[card].key for card, n in zip(rival.row, rival.trade, strict=True) if n]

    def take(self, s: NewDawn, what: str) -> None:
        rival = s.players[self.rival]
        place = place_of(s, rival, what)
        rival.trade = replaced(rival.trade, place, rival.trade[place] - 1)
        s.tell("trade-looted", seat=self.seat, other_seat=self.rival, card=what)
        s.then(GainTrade(self.seat, 1))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "other_seat": self.rival, "count": self.count}
        return Description("ask-loot-trade", args, rule=self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule=self.rule)
        return Description(
            "do-loot", {"card": option[1]}, (f"rival-card:{self.rival}:{option[1]}",), self.rule
        )
