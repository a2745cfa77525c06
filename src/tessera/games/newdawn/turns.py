"""Rounds, turns and extra resolutions (chapters 4 and 22)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.agendas import check_victory
from tessera.games.newdawn.asking import Question, Words
from tessera.games.newdawn.barbarians import TurnEventDial
from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.content import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE
from tessera.games.newdawn.culture import SpendOnCulture
from tessera.games.newdawn.economy import SpendOnEconomy
from tessera.games.newdawn.industry import Industry
from tessera.games.newdawn.military import Campaign
from tessera.games.newdawn.science import SpendOnScience
from tessera.games.newdawn.wonders import FiveSuns, StartOfTurn, wonder_amount
from tessera.games.newdawn.world import NewDawn, Player, Turn, clockwise, has_wonder, leads, reset, slots_of
from tessera.kernel import Act, Description, Option, Step

DECLINE: Option = ("decline",)
LAST_PLACE: Final = 4
"""Slot 5, as a place in the row."""


class Round(Act, frozen=True):
    """One turn of each player, from the first player clockwise; then the event dial (ND-4.01, ND-4.08)."""

    def run(self, s: NewDawn) -> None:
        s.round += 1
        s.tell("round-begins", round=s.round)
        turns = [TakeTurn(seat) for seat in clockwise(s, s.first)]
        s.then(*turns, TurnEventDial(), CheckVictory(), Round())


def phase(s: NewDawn) -> str:
    """Where the match stands: ``setup``, ``map``, a player's ``turn``, the ``event`` of the round, or ``over``."""
    if s.outcome is not None:
        return "over"
    if s.first == NONE:
        return "map" if any(p.tiles for p in s.players) else "setup"
    return "turn" if any(isinstance(step, TurnEventDial) for step in s.agenda) else "event"


class CheckVictory(Act, frozen=True):
    """Only at the end of a round, after the event (ND-19.08, ND-19.11)."""

    def run(self, s: NewDawn) -> None:
        check_victory(s)


class TakeTurn(Act, frozen=True):
    """Start-of-turn effects, then choose, resolve and reset a focus card (ND-4.02, ND-4.11)."""

    player: int

    def run(self, s: NewDawn) -> None:
        s.active = self.player
        s.turn = Turn()
        s.tell("turn-begins", seat=self.player)
        s.then(StartOfTurn(self.player), ChooseFocus(self.player))


class ChooseFocus(Question, frozen=True):
    """Exactly one of the five cards; there is no pass (ND-4.03)."""

    def options(self, s: NewDawn) -> list[Option]:
        return [("focus", s.content.focus[card].key) for card in s.players[self.seat].row]

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        place = p.row.index(s.content.focus_id[str(option[1])])
        s.tell("focus", seat=self.seat, card=str(option[1]), slot=slot_number(s, p, place))
        if has_wonder(s, p, "estadio_do_maracana") and p.row[place] // 4 != ECONOMY:
            s.then(EconomyFirst(self.seat, place))
        else:
            s.then(*resolve_and_reset(self.seat, place))

    def describe(self, s: NewDawn, option: Option) -> Description:
        p = s.players[self.seat]
        place = p.row.index(s.content.focus_id[str(option[1])])
        args: Words = {"card": option[1], "slot": slot_number(s, p, place), "trade": p.trade[place]}
        return Description("do-focus", args, (f"card:{option[1]}",), "ND-4.03")


def resolve_and_reset(player: int, place: int) -> list[Step]:
    return [ResolveCard(player, place), ResolveAgain(player, place), ResetCard(player, place)]


def slot_number(s: NewDawn, p: Player, place: int) -> int:
    """The slot in which a card is resolved: Machu Picchu shifts the first two (ND-22.01, ND-22.02)."""
    slot = place + 1
    if slot <= 2 and has_wonder(s, p, "machu_picchu"):
        return min(slot + wonder_amount(s, "machu_picchu"), LAST_PLACE + 1)
    return slot


class ResolveCard(Act, frozen=True):
    """Use a card's effect, in its slot or as if in another (ND-4.04, ND-22.06)."""

    player: int
    place: int
    as_slot: int = 0
    """The slot it counts as; 0 for the one it lies in."""

    def run(self, s: NewDawn) -> None:
        p = s.players[self.player]
        slot = self.as_slot or slot_number(s, p, self.place)
        seat, place = self.player, self.place
        focus = p.row[place] // 4
        if focus == CULTURE:
            s.then(SpendOnCulture(seat, place, slot))
        elif focus == SCIENCE:
            s.then(SpendOnScience(seat, place, slot))
        elif focus == ECONOMY:
            s.then(SpendOnEconomy(seat, place, slot))
        elif focus == INDUSTRY:
            s.then(Industry(seat, place, slot))
        else:
            assert focus == MILITARY
            s.then(Campaign(seat, place, slot))


class ResetCard(Act, frozen=True):
    """The card goes to slot 1; then what follows a reset (ND-4.05, ND-4.11)."""

    player: int
    place: int

    def run(self, s: NewDawn) -> None:
        p = s.players[self.player]
        card = p.row[self.place]
        reset(p, self.place)
        if card // 4 == MILITARY and s.turn.attacks_won and leads(s, p, "aztec"):
            s.then(FiveSuns(self.player))
        if s.content.focus[card].key == "capitalism" and "capitalism" not in s.turn.used:
            s.then(Capitalism(self.player))


def resolving(s: NewDawn) -> int:
    """The place of the focus card that is being resolved and will be reset, or NONE."""
    return next((step.place for step in reversed(s.agenda) if isinstance(step, ResetCard)), NONE)


# --- extra resolutions --------------------------------------------------------------------------------------


class ResolveAgain(Question, frozen=True):
    """Venetian Arsenal: the card resolved in slot 5 once more, as in slot 1, before its reset (ND-22.04)."""

    place: int

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if self.place != LAST_PLACE or "venetian_arsenal" in s.turn.used:
            return []
        if not has_wonder(s, p, "venetian_arsenal"):
            return []
        return [("again", s.content.focus[p.row[self.place]].key), DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != DECLINE:
            s.turn.used += ("venetian_arsenal",)
            s.tell("uses", seat=self.seat, card="venetian_arsenal")
            s.then(ResolveCard(self.seat, self.place, 1))

    def prompt(self, s: NewDawn) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        return Description("ask-resolve-again", {"seat": self.seat, "card": card}, rule="ND-22.04")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-22.04")
        return Description("do-again", {"card": option[1]}, (f"card:{option[1]}",), "ND-22.04")


class EconomyFirst(Question, frozen=True):
    """Estádio do Maracanã: resolve and reset the economy card before the chosen one (ND-22.07)."""

    place: int
    """Of the chosen card."""

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        cards = [s.content.focus[p.row[place]].key for place in slots_of(p, ECONOMY)]
        return [*[("economy-first", key) for key in cards], DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            s.then(*resolve_and_reset(self.seat, self.place))
            return
        p = s.players[self.seat]
        economy = p.row.index(s.content.focus_id[str(option[1])])
        moved = self.place + 1 if economy > self.place else self.place
        s.tell("uses", seat=self.seat, card="estadio_do_maracana")
        s.then(*resolve_and_reset(self.seat, economy), *resolve_and_reset(self.seat, moved))

    def prompt(self, s: NewDawn) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        return Description("ask-economy-first", {"seat": self.seat, "card": card}, rule="ND-22.07")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-22.07")
        return Description("do-economy-first", {"card": option[1]}, (f"card:{option[1]}",), "ND-22.07")


class Capitalism(Question, frozen=True):
    """After its reset another card may be resolved as in slot 1, without reset (ND-22.05)."""

    def options(self, s: NewDawn) -> list[Option]:
        cards = [s.content.focus[card].key for card in s.players[self.seat].row[1:]]
        return [*[("also", key) for key in cards], DECLINE]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        p = s.players[self.seat]
        s.turn.used += ("capitalism",)
        s.tell("uses", seat=self.seat, card="capitalism")
        s.then(ResolveCard(self.seat, p.row.index(s.content.focus_id[str(option[1])]), 1))

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-22.05")
        return Description("do-also", {"card": option[1]}, (f"card:{option[1]}",), "ND-22.05")
