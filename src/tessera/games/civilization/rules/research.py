"""Research and techs (CV-13): chosen secretly by all at once, then revealed in player order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tessera.games.civilization.hooks import LEARNED, RESEARCH_COST
from tessera.games.civilization.rules.ending import pyramid, rank_at_the_limit
from tessera.games.civilization.rules.start import unlock_government
from tessera.games.civilization.rules.yields import coins
from tessera.games.civilization.state import RESEARCH, Nation, World, in_order
from tessera.kernel import NONE, Act, Ask, Description, Option, Refusal, Together, enter
from tessera.kernel.effects import emit, total
from tessera.kernel.tuples import replaced

NOTHING_NEW: Option = ("none",)


class ResearchPhase(Act, frozen=True):
    """All decide together; nobody learns a choice before all are made (CV-13.01)."""

    def run(self, s: World) -> None:
        s.phase, s.active = RESEARCH, NONE
        s.then(Together(tuple([Research(p.seat) for p in in_order(s)])), EndOfResearch())


class EndOfResearch(Act, frozen=True):
    """The turn limit (CV-15.08)."""

    def run(self, s: World) -> None:
        limit = s.setup.settings["turn_limit"]
        if limit and s.turn >= int(limit):
            rank_at_the_limit(s)


# --- what can be learned --------------------------------------------------------------------------------------


def fits(s: World, p: Nation, tech: int, rows: list[int] | None = None) -> bool:
    """Whether there is a legal spot in the pyramid (CV-13.03)."""
    level = s.content.level[tech]
    if level == 1:
        return True
    rows = pyramid(s, p) if rows is None else rows
    return rows[level - 2] >= rows[level - 1] + 2


def learnable(s: World, p: Nation, among: Iterable[int], highest: int = 5) -> list[int]:
    """Techs that could be learned for free: unknown ones with a legal spot (CV-13.06, CV-13.15)."""
    rows, level = pyramid(s, p), s.content.level
    return [
        tech
        for tech in sorted(among)
        if tech not in p.techs and level[tech] <= highest and fits(s, p, tech, rows) and in_supply(s, tech)
    ]


def in_supply(s: World, tech: int) -> bool:
    """Everybody has a card of each tech, but of some there is a single one (CV-13.11, CV-13.16)."""
    return not s.content.techs[tech].single or all(tech not in p.techs for p in s.players)


def research_cost(s: World, p: Nation, tech: int) -> int:
    """The trade that is needed (CV-13.02)."""
    return total(s, p, RESEARCH_COST, base=s.content.constants.research[s.content.level[tech] - 1])


class Research(Ask, frozen=True):
    """Which tech, or none (CV-13.01)."""

    def options(self, s: World) -> list[Option]:
        p = s.players[self.seat]
        techs = [tech for tech in learnable(s, p, s.content.techs) if research_cost(s, p, tech) <= p.trade]
        return [*[("learn", s.content.rows[tech].key) for tech in techs], NOTHING_NEW]

    def resolve(self, s: World, option: Option) -> None:
        if option == NOTHING_NEW:
            return
        s.then(Discover(self.seat, s.content.number[str(option[1])]))

    def prompt(self, s: World) -> Description:
        return Description(
            "ask-research", {"seat": self.seat, "trade": s.players[self.seat].trade}, rule="CV-13.01"
        )

    def describe(self, s: World, option: Option) -> Description:
        if option == NOTHING_NEW:
            return Description("do-none", rule="CV-13.01")
        return describe_tech(s, option, "CV-13.01")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        if option[0] != "learn" or len(option) < 2 or option[1] not in s.content.number:
            return None
        p, tech = s.players[self.seat], s.content.number[str(option[1])]
        if tech in s.content.techs:
            if tech in p.techs:
                return Refusal("refused-known", rule="CV-13.04")
            if not fits(s, p, tech):
                return Refusal("refused-no-spot", rule="CV-13.03")
            cost = research_cost(s, p, tech)
            if cost > p.trade:
                return Refusal("refused-too-little-trade", {"count": cost}, "CV-13.02")
        return None


class Discover(Act, frozen=True):
    """The dial falls to the number of coins, then the tech takes effect (CV-13.05, CV-13.14)."""

    seat: int
    tech: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if not in_supply(s, self.tech):
            return
        p.trade = min(p.trade, coins(s, p))
        learn(s, p, self.tech)


def learn(s: World, p: Nation, tech: int) -> None:
    """All its effects hold at once (CV-13.07)."""
    take_tech(s, p, tech)
    s.tell("learned", seat=p.seat, card=s.content.rows[tech].key)
    emit(s, p, LEARNED, tech)


def take_tech(s: World, p: Nation, tech: int) -> None:
    """Unlock governments, raise ranks, flip buildings (CV-6.38, CV-13.08)."""
    row = s.content.techs[tech]
    p.techs = (*p.techs, tech)
    enter(s, p, tech)
    if row.government:
        unlock_government(s, p, s.content.number[row.government])
    if row.unit is not None:
        kind, rank = row.unit
        p.ranks = replaced(p.ranks, kind, max(rank, p.ranks[kind]))
    if row.building:
        better = s.content.number[row.building]
        basic = [n for n, basic in s.content.buildings.items() if basic.better == row.building]
        p.stands = tuple([better if marker in basic else marker for marker in p.stands])


class LearnFrom(Ask, frozen=True):
    """One tech that another player knows, for free (CV-13.06)."""

    open: ClassVar[bool] = True

    other: int
    highest: int = 5
    may: bool = False
    """Whether it may be declined."""

    def techs(self, s: World) -> list[int]:
        return learnable(s, s.players[self.seat], s.players[self.other].techs, self.highest)

    def options(self, s: World) -> list[Option]:
        found: list[Option] = [("learn", s.content.rows[tech].key) for tech in self.techs(s)]
        return [*found, NOTHING_NEW] if found and self.may else found

    def resolve(self, s: World, option: Option) -> None:
        if option != NOTHING_NEW:
            learn(s, s.players[self.seat], s.content.number[str(option[1])])

    def prompt(self, s: World) -> Description:
        return Description("ask-learn-from", {"seat": self.seat, "other_seat": self.other}, rule="CV-13.06")

    def describe(self, s: World, option: Option) -> Description:
        if option == NOTHING_NEW:
            return Description("do-none", rule="CV-14.06")
        return describe_tech(s, option, "CV-13.06")

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return Refusal("refused-learn", rule="CV-13.06") if option[0] == "learn" else None


def describe_tech(s: World, option: Option, rule: str) -> Description:
    element = s.content.element(s.content.number[str(option[1])])
    return Description("do-learn", {"card": option[1]}, (element,), rule)
