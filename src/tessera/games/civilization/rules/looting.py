"""Loot (CV-11.32, CV-11.33), by the rulebook or by points (CV-11.39)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.civilization.content import GROWN, RESOURCES
from tessera.games.civilization.rules.research import LearnFrom, learnable
from tessera.games.civilization.state import Nation, World, gain_trade, show_all
from tessera.kernel import STOP, Ask, Description, Option, Refusal, Step, lies_on, only, put_on
from tessera.kernel.content import key_of
from tessera.kernel.sight import blind_spots
from tessera.kernel.tuples import changed

TRADE: Final[Option] = ("loot", "trade")
CULTURE: Final[Option] = ("loot", "culture")
TECH: Final[Option] = ("loot", "tech")
EVENT: Final[Option] = ("loot", "event")
RESOURCES_TWO: Final[Option] = ("loot", "resources")


def spoils(s: World, winner: Nation, loser: Nation, *, city: bool) -> list[Step]:
    """What a winner may take for figures, or for a city."""
    if s.setup.settings["loot_rule"] == "faq2":
        return [LootByPoints(winner.seat, loser.seat, points=2 if city else 1)]
    return [LootCity(winner.seat, loser.seat)] if city else [LootFigures(winner.seat, loser.seat)]


BACKS: Final = ("hut", "village")


def goods_of(s: World, winner: Nation, loser: Nation) -> list[Option]:
    """Resource markers by type, and face-down markers by their backs (CV-11.32).

    Of several with one back each can be named by its place, for the winner may know some of them; how many there are
    to choose from everybody sees.
    """
    found: list[Option] = [("loot", RESOURCES[kind]) for kind in range(GROWN) if loser.resources[kind]]
    for back in BACKS:
        seen, unseen = face_down(s, loser, winner.seat, back)
        count = len(seen) + len(unseen)
        found += (
            [("loot", back, place + 1) for place in range(count)] if count > 1 else [("loot", back)] * count
        )
    return found


def face_down(s: World, p: Nation, seat: int, back: str) -> tuple[list[int], list[int]]:
    """Markers of a nation with a back: those that a seat knows, which come first, and those that it does not."""
    places = blind_spots(p.markers, seat)
    seen: list[int] = []
    unseen: list[int] = []
    for place, card in enumerate(p.markers.cards):
        if BACKS[s.content.markers[card].village] == back:
            (unseen if place in places else seen).append(card)
    return seen, unseen


def take_goods(s: World, winner: Nation, loser: Nation, option: Option) -> None:
    """A resource marker changes hands."""
    what = str(option[1])
    if what in RESOURCES:
        kind = RESOURCES.index(what)
        loser.resources = changed(loser.resources, kind, -1)
        winner.resources = changed(winner.resources, kind, 1)
    else:
        seen, unseen = face_down(s, loser, winner.seat, what)
        place = int(option[2]) - 1 if len(option) > 2 else 0
        card = seen[place] if place < len(seen) else unseen[s.chance.pick(len(unseen))]
        loser.markers.remove(card, only(winner.seat) | only(loser.seat))
        winner.markers.add(card, only(loser.seat))
        s.tell("marker-seen", to=only(winner.seat), card=key_of(s, card))
        s.tell("marker-lost", to=only(loser.seat), card=key_of(s, card))
    s.tell("looted", seat=winner.seat, other_seat=loser.seat, what=what, count=1)


def take_amount(s: World, winner: Nation, loser: Nation, what: str) -> None:
    """Up to 3 trade or culture, as much as the loser has (CV-11.32)."""
    most = s.content.constants.loot
    if what == "trade":
        count = min(most, loser.trade)
        loser.trade -= count
        gain_trade(s, winner, count)
    else:
        count = min(most, loser.culture)
        loser.culture -= count
        winner.culture += count
    s.tell("looted", seat=winner.seat, other_seat=loser.seat, what=what, count=count)


class Looting(Ask, frozen=True):
    """What all ways of looting share."""

    open: ClassVar[bool] = True
    rule: ClassVar[str] = "CV-11.32"

    loser: int

    def prompt(self, s: World) -> Description:
        return Description(
            f"ask-{self.label()}", {"seat": self.seat, "other_seat": self.loser}, rule=self.rule
        )

    def describe(self, s: World, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule=self.rule)
        if len(option) > 2:
            seen, _ = face_down(s, s.players[self.loser], self.seat, str(option[1]))
            place = int(option[2])
            if place <= len(seen):
                return Description("do-loot-known", {"card": key_of(s, seen[place - 1])}, rule=self.rule)
            return Description("do-loot-unseen", {"what": option[1], "number": place}, rule=self.rule)
        what = "card" if option[1] in s.content.number else "what"
        key = f"do-{option[0]}" if what == "what" else f"do-{option[0]}-from"
        return Description(key, {what: option[1]}, rule=self.rule)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-loot", rule=self.rule) if option[0] == "loot" else None


class LootFigures(Looting, frozen=True):
    """Trade, culture or one resource marker (CV-11.32)."""

    def options(self, s: World) -> list[Option]:
        winner, loser = s.players[self.seat], s.players[self.loser]
        found: list[Option] = [TRADE] if loser.trade else []
        if loser.culture:
            found.append(CULTURE)
        return [*found, *goods_of(s, winner, loser)]

    def resolve(self, s: World, option: Option) -> None:
        winner, loser = s.players[self.seat], s.players[self.loser]
        if option in (TRADE, CULTURE):
            take_amount(s, winner, loser, str(option[1]))
        else:
            take_goods(s, winner, loser, option)


class LootCity(Looting, frozen=True):
    """A tech, a culture event or up to two resource markers (CV-11.33)."""

    rule: ClassVar[str] = "CV-11.33"

    def options(self, s: World) -> list[Option]:
        winner, loser = s.players[self.seat], s.players[self.loser]
        found: list[Option] = [TECH] if learnable(s, winner, loser.techs) else []
        if loser.hand.cards:
            found.append(EVENT)
        if goods_of(s, winner, loser):
            found.append(RESOURCES_TWO)
        return found

    def resolve(self, s: World, option: Option) -> None:
        if option == TECH:
            s.then(LearnFrom(self.seat, self.loser))
        elif option == EVENT:
            show_all(s.players[self.loser].hand, only(self.seat))
            s.then(StealEvent(self.seat, self.loser))
        else:
            s.then(LootResource(self.seat, self.loser), LootResource(self.seat, self.loser, may=True))


class LootResource(Looting, frozen=True):
    """One resource marker of two (CV-11.33)."""

    rule: ClassVar[str] = "CV-11.33"

    may: bool = False

    def options(self, s: World) -> list[Option]:
        found = goods_of(s, s.players[self.seat], s.players[self.loser])
        return [*found, STOP] if found and self.may else found

    def resolve(self, s: World, option: Option) -> None:
        if option != STOP:
            take_goods(s, s.players[self.seat], s.players[self.loser], option)


class StealEvent(Looting, frozen=True):
    """One of the loser's culture events, after a look at all of them (CV-11.33)."""

    open: ClassVar[bool] = False
    confirm: ClassVar[bool] = True
    rule: ClassVar[str] = "CV-11.33"

    def options(self, s: World) -> list[Option]:
        return [("steal", key_of(s, card)) for card in dict.fromkeys(s.players[self.loser].hand.cards)]

    def resolve(self, s: World, option: Option) -> None:
        steal_event(s, s.players[self.seat], s.players[self.loser], s.content.number[str(option[1])])

    def announce(self, s: World) -> Description:
        return Description("wait-steal-event", {"seat": self.seat, "other_seat": self.loser})

    def describe(self, s: World, option: Option) -> Description:
        element = s.content.element(s.content.number[str(option[1])])
        return Description("do-steal", {"card": option[1]}, (element,), self.rule)


def steal_event(s: World, winner: Nation, loser: Nation, card: int) -> None:
    both = only(winner.seat) | only(loser.seat)
    loser.hand.remove(card, both)
    winner.hand.add(card, only(loser.seat))
    s.touched = True
    s.tell("looted", seat=winner.seat, other_seat=loser.seat, what="event", count=1)
    s.tell("event-stolen", to=both, seat=winner.seat, card=key_of(s, card))


class LootByPoints(Looting, frozen=True):
    """One point for figures, two for a city, spent at once (CV-11.39)."""

    rule: ClassVar[str] = "CV-11.39"

    points: int = 1

    def options(self, s: World) -> list[Option]:
        winner, loser = s.players[self.seat], s.players[self.loser]
        found: list[Option] = [TRADE] if loser.trade else []
        if loser.culture:
            found.append(CULTURE)
        found += goods_of(s, winner, loser)
        found += [("discard-coin", where) for where in coin_places(s, loser)]
        if self.points > 1:
            if learnable(s, winner, loser.techs):
                found.append(TECH)
            decks = sorted({s.content.events[card].deck for card in loser.hand.cards})
            found += [("loot", f"event{deck}") for deck in decks]
            found += [("steal-coin", where) for where in coin_places(s, loser)]
        return [*found, STOP] if found else []

    def resolve(self, s: World, option: Option) -> None:
        winner, loser = s.players[self.seat], s.players[self.loser]
        if option == STOP:
            return
        what = str(option[1])
        if option == TECH:
            s.then(LearnFrom(self.seat, self.loser))
        elif option[0] == "steal-coin":
            remove_coin(s, loser, what)
            winner.tokens += 1
            s.tell("looted", seat=self.seat, other_seat=self.loser, what="coin", count=1)
        elif what.startswith("event"):
            backs = [card for card in loser.hand.cards if s.content.events[card].deck == int(what[-1])]
            steal_event(s, winner, loser, backs[s.chance.pick(len(backs))])
        else:
            if self.points > 1:
                s.then(LootByPoints(self.seat, self.loser, points=1))
            if option[0] == "discard-coin":
                remove_coin(s, loser, what)
                s.tell("coin-lost", seat=self.loser, other_seat=self.seat)
            elif what in ("trade", "culture"):
                take_amount(s, winner, loser, what)
            else:
                take_goods(s, winner, loser, option)

    def prompt(self, s: World) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "other_seat": self.loser, "count": self.points}
        return Description("ask-loot-by-points", args, rule=self.rule)


def coin_places(s: World, p: Nation) -> list[str]:
    """Where coin tokens of a nation lie: on cards or on its sheet."""
    found = [key_of(s, card) for card, lying in zip(p.cards, p.on, strict=True) if sum(lying)]
    return [*found, "sheet"] if p.tokens else found


def remove_coin(s: World, p: Nation, where: str) -> None:
    if where == "sheet":
        p.tokens -= 1
    else:
        card = s.content.number[where]
        put_on(s, p, card, sum(lies_on(p, card)) - 1)
    s.touched = True
