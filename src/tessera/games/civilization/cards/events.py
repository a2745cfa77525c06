"""The culture events (CV-14): 47 cards in three decks, those that do the same beside each other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.games.civilization.cards.words import *

EVENTS = Cards[CultureEvent]()
card = EVENTS.add

# --- figures are killed ---------------------------------------------------------------------------------------


def kill_figure(s: World, p: Nation, square: int, *, army: bool) -> None:
    """Back to the supply, without loot (CV-14.11)."""
    if army:
        remove_army(s, p, square)
    else:
        remove_scout(s, p, square)
    s.tell("figure-killed", seat=p.seat, square=NAMES[square], figure="army" if army else "scout")


class Defect(Deed, frozen=True):
    """Kill figures in a square of any player (CV-14.11)."""

    rule: ClassVar[str] = "CV-14.11"

    people: bool = False
    """Whether a great person may be killed instead."""

    def part(self, s: World) -> list[Option] | None:
        row = s.content.events[self.card]
        if not self.chosen:
            squares = 0
            for p in s.players:
                squares |= figures(p) | (self.people_of(s, p) if self.people else 0)
            return [
                ("at", NAMES[square])
                for square in bits(squares & in_reach(s, s.players[self.seat], row.reach))
            ]
        return self.victims(s, SQUARE[str(self.chosen[0][1])], row.amount) if len(self.chosen) == 1 else None

    def people_of(self, s: World, p: Nation) -> int:
        found = 0
        for square, marker in zip(p.sites, p.stands, strict=True):
            found |= (s.content.kind[marker] == "person") << square
        return found

    def victims(self, s: World, square: int, most: int) -> list[Option]:
        owner = owner_at(s, square)
        found: list[Option] = []
        if owner is not None:
            armies, scouts = figures_at(owner, square)
            found = [
                ("kill", a, b)
                for a in range(min(armies, most), -1, -1)
                for b in range(min(scouts, most - a), -1, -1)
                if a + b
            ]
        if (
            self.people
            and anything_at(s, square) != NONE
            and s.content.kind[anything_at(s, square)] == "person"
        ):
            found.append(("kill-person",))
        return found

    def aims(self, s: World) -> list[tuple[int, Option]]:
        if not self.chosen:
            return []
        square = SQUARE[str(self.chosen[0][1])]
        if self.chosen[-1] == ("kill-person",):
            owner = next((p for p in s.players if square in p.sites), None)
        else:
            owner = owner_at(s, square)
        return [(owner.seat, self.chosen[0])] if owner is not None else []

    def run(self, s: World) -> None:
        square, what = SQUARE[str(self.chosen[0][1])], self.chosen[1]
        if what == ("kill-person",):
            for p in s.players:
                if square in p.sites:
                    key = s.content.rows[remove_marker(s, p, square, to_reserve=False)].key
                    s.tell("person-killed", seat=p.seat, card=key, square=NAMES[square])
            return
        owner = owner_at(s, square)
        if owner is None:
            return
        for _ in range(min(int(what[1]), owner.armies.count(square))):
            kill_figure(s, owner, square, army=True)
        for _ in range(min(int(what[2]), owner.scouts.count(square))):
            kill_figure(s, owner, square, army=False)

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] == "kill":
            return Description("do-kill", {"armies": option[1], "scouts": option[2]}, rule=self.rule)
        if option == ("kill-person",):
            return Description("do-kill-person", rule=self.rule)
        return square_part(option, self.rule)


card(CultureEvent("defection", deck=1, copies=2, reach=4, amount=1), Use(INTERRUPTS, Defect(ME, THIS)))

card(
    CultureEvent("mass_defection", deck=2, copies=2, reach=6, amount=2),
    Use(INTERRUPTS, Defect(ME, THIS, people=True)),
)

card(
    CultureEvent("wholesale_defection", deck=3, copies=2, amount=2),
    Use(INTERRUPTS, Defect(ME, THIS, people=True)),
)

# --- figures are led astray -----------------------------------------------------------------------------------


class LeadAstray(Deed, frozen=True):
    """Move all figures of another player in one square, some steps over land (CV-14.08)."""

    rule: ClassVar[str] = "CV-14.08"

    def part(self, s: World) -> list[Option] | None:
        if not self.chosen:
            found = [x for p in rivals(s, self.seat) for x in bits(figures(p)) if self.targets(s, x)]
            return [("from", NAMES[square]) for square in sorted(found)]
        if len(self.chosen) == 1:
            return [("to", NAMES[x]) for x in bits(self.targets(s, SQUARE[str(self.chosen[0][1])]))]
        return None

    def targets(self, s: World, start: int) -> int:
        """Squares that the group can be led to."""
        owner = owner_at(s, start)
        if owner is None or start in s.locked:
            return 0
        free = s.board.land & ~(at(s.huts) | at(s.villages) | centres(s))
        for p in s.players:
            if p.seat != owner.seat:
                free &= ~figures(p)
        limit, size = stacking_limit(s, owner), sum(figures_at(owner, start))
        for square in {*owner.armies, *owner.scouts}:
            if sum(figures_at(owner, square)) + size > limit:
                free &= ~(1 << square)
        seen = frontier = 1 << start
        for _ in range(s.content.events[self.card].amount):
            frontier = next_to(frontier & ~at(s.locked)) & free & ~seen
            seen |= frontier
        return seen & ~(1 << start)

    def aims(self, s: World) -> list[tuple[int, Option]]:
        owner = owner_at(s, SQUARE[str(self.chosen[0][1])]) if self.chosen else None
        return [(owner.seat, self.chosen[0])] if owner is not None else []

    def run(self, s: World) -> None:
        start, to = (SQUARE[str(part[1])] for part in self.chosen)
        owner = owner_at(s, start)
        if owner is not None:
            count = move_all(s, owner, start, to, rested=False)
            s.tell(
                "led-astray",
                seat=self.seat,
                other_seat=owner.seat,
                square=NAMES[start],
                other_square=NAMES[to],
                count=count,
            )

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


card(CultureEvent("disoriented", deck=1, copies=1, amount=2), Use(CITY_MENU, LeadAstray(ME, THIS)))

card(CultureEvent("lost", deck=2, copies=1, amount=3), Use(CITY_MENU, LeadAstray(ME, THIS)))

card(CultureEvent("out_of_position", deck=3, copies=1, amount=4), Use(CITY_MENU, LeadAstray(ME, THIS)))

# --- buildings are destroyed ----------------------------------------------------------------------------------


class Raze(Deed, frozen=True):
    """Destroy buildings of any player, or of others only: as many as the card says (CV-14.10)."""

    rule: ClassVar[str] = "CV-14.05"

    others: bool = False
    """Whether it spares the own buildings."""

    def part(self, s: World) -> list[Option] | None:
        row = s.content.events[self.card]
        most = max(1, row.amount)
        if DONE in self.chosen or len(self.chosen) == most:
            return None
        p = s.players[self.seat]
        found = buildings_on_map(s, p.seat if self.others else NONE) & in_reach(s, p, row.reach)
        last = SQUARE[str(self.chosen[-1][1])] if self.chosen else -1
        options: list[Option] = [("raze", NAMES[square]) for square in bits(found) if square > last]
        return [*options, DONE] if self.chosen else options

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return aimed_squares(s, [part for part in self.chosen if part != DONE])

    def run(self, s: World) -> None:
        for part in self.chosen:
            if part != DONE:
                raze(s, SQUARE[str(part[1])])

    def describe_part(self, s: World, option: Option) -> Description:
        return Description("do-done", rule=self.rule) if option == DONE else square_part(option, self.rule)


card(CultureEvent("sabotage", deck=1, copies=2, reach=4), Use(START_MENU, Raze(ME, THIS)))

card(CultureEvent("catastrophe", deck=2, copies=1, reach=6), Use(START_MENU, Raze(ME, THIS)))

card(CultureEvent("disaster", deck=3, copies=1, amount=2), Use(START_MENU, Raze(ME, THIS, others=True)))

# --- the land changes -----------------------------------------------------------------------------------------


class Reshape(Deed, frozen=True):
    """A disaster marker changes a square for the rest of the game (CV-14.09)."""

    rule: ClassVar[str] = "CV-14.09"

    ground: tuple[int, ...] = ()
    """Terrains that it can hit."""

    def part(self, s: World) -> list[Option] | None:
        return by_tile(s, self.squares(s), self.chosen)

    def squares(self, s: World) -> int:
        if s.board.disasters >= s.content.constants.disasters:
            return 0
        found = 0
        for terrain in self.ground:
            found |= s.board.of[terrain]
        return found & ~(buildings_and_wonders(s) | centres(s))

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return aimed_squares(s, [part for part in self.chosen if part[0] == "at"])

    def run(self, s: World) -> None:
        name = str(self.chosen[-1][1])
        kind = TERRAINS[s.content.events[self.card].terrain]
        s.layout = f"{s.layout} {name}={kind}"
        s.touched = True
        s.tell("reshaped", seat=self.seat, square=name, terrain=kind)

    def describe_part(self, s: World, option: Option) -> Description:
        return square_part(option, self.rule)


card(
    CultureEvent("drought", deck=1, copies=2, terrain=DESERT),
    Use(START_MENU, Reshape(ME, THIS, ground=(GRASSLAND, FOREST, WATERS))),
)

card(
    CultureEvent("deforestation", deck=2, copies=2, terrain=GRASSLAND),
    Use(START_MENU, Reshape(ME, THIS, ground=(FOREST,))),
)

# --- a nation falls into Anarchy ------------------------------------------------------------------------------


class Revolt(Deed, frozen=True):
    """Another player falls into Anarchy at once (CV-14.07, CV-4.22)."""

    rule: ClassVar[str] = "CV-14.07"

    def part(self, s: World) -> list[Option] | None:
        return None if self.chosen else [("revolt", p.seat) for p in rivals(s, self.seat)]

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return [(int(part[1]), part) for part in self.chosen]

    def run(self, s: World) -> None:
        p = s.players[int(self.chosen[0][1])]
        if p.government == s.content.anarchy:
            p.changed = s.turn
        else:
            change_government(s, p, s.content.anarchy)

    def describe_part(self, s: World, option: Option) -> Description:
        return Description("do-revolt", {"other_seat": option[1]}, (f"seat:{option[1]}",), self.rule)


card(CultureEvent("the_citizens_are_revolting_1", deck=1, copies=1), Use(START_MENU, Revolt(ME, THIS)))

card(CultureEvent("the_citizens_are_revolting_2", deck=2, copies=1), Use(START_MENU, Revolt(ME, THIS)))

# --- techs are exchanged --------------------------------------------------------------------------------------


class Exchange(Deed, frozen=True):
    """Learn a tech of another player, who may then learn one in return (CV-14.06)."""

    rule: ClassVar[str] = "CV-14.06"

    def part(self, s: World) -> list[Option] | None:
        p, highest = s.players[self.seat], s.content.events[self.card].amount
        if not self.chosen:
            partners = [q for q in rivals(s, self.seat) if learnable(s, p, q.techs, highest)]
            return [("partner", q.seat) for q in partners]
        if len(self.chosen) == 1:
            partner = s.players[int(self.chosen[0][1])]
            return [("learn", s.content.rows[tech].key) for tech in learnable(s, p, partner.techs, highest)]
        return None

    def aims(self, s: World) -> list[tuple[int, Option]]:
        return [(int(self.chosen[0][1]), self.chosen[0])] if self.chosen else []

    def run(self, s: World) -> None:
        partner, tech = int(self.chosen[0][1]), s.content.number[str(self.chosen[1][1])]
        s.then(LearnFrom(partner, self.seat, s.content.events[self.card].amount, may=True))
        p = s.players[self.seat]
        if learnable(s, p, (tech,)):
            learn(s, p, tech)

    def describe_part(self, s: World, option: Option) -> Description:
        if option[0] == "partner":
            return Description("do-partner", {"other_seat": option[1]}, (f"seat:{option[1]}",), self.rule)
        return describe_tech(s, option, self.rule)


card(CultureEvent("exchange_of_ideas", deck=1, copies=3, amount=1), Use(START_MENU, Exchange(ME, THIS)))

card(CultureEvent("knowledge_shared", deck=2, copies=3, amount=2), Use(START_MENU, Exchange(ME, THIS)))

card(CultureEvent("think_tank", deck=3, copies=2, amount=3), Use(START_MENU, Exchange(ME, THIS)))

# --- a city prospers ------------------------------------------------------------------------------------------

card(CultureEvent("we_love_the_despot_day", deck=1, copies=3, amount=4), Use(CITY_MENU, Prosper(ME, THIS)))

card(CultureEvent("we_love_the_queen_day", deck=2, copies=2, amount=6), Use(CITY_MENU, Prosper(ME, THIS)))

card(
    CultureEvent("we_love_the_president_day", deck=3, copies=1, amount=8),
    Use(CITY_MENU, Prosper(ME, THIS)),
)

# --- gifts pay for abilities (CV-14.12) -----------------------------------------------------------------------

GIFT: Final = (IRON, WHEAT, SPY, SILK)

card(CultureEvent("a_gift_from_afar", deck=1, copies=3, counts_as=GIFT, gives_coin=1))

card(CultureEvent("a_generous_gift", deck=2, copies=3, counts_as=GIFT))

card(CultureEvent("a_princely_gift", deck=3, copies=2, counts_as=(*GIFT, URANIUM)))

# --- what others do is cancelled (CV-14.18) -------------------------------------------------------------------


def aimed_at_me(s: World, p: Nation, card: Held, announced: Deed, *asked: Any) -> bool:
    """Whether the event names this player, its figures, or a square or building of its cities (CV-14.18)."""
    return p.seat in [seat for seat, _ in announced.aims(s)]


card(
    CultureEvent("bread_and_circuses", deck=1, copies=2),
    Use(EVENT_ANNOUNCED, CancelIt(ME, THIS), when=aimed_at_me),
)

card(CultureEvent("jousting_tourney", deck=2, copies=2), Use(EVENT_ANNOUNCED, CancelIt(ME, THIS)))

card(
    CultureEvent("primetime_tv", deck=3, copies=2),
    Use(EVENT_ANNOUNCED, CancelIt(ME, THIS)),
    Use(ABILITY_ANNOUNCED, CancelIt(ME, THIS)),
)
