"""Wonders and their stages (TA-8.40 - TA-8.43, TA-12)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.hooks import (
    COMPLETED,
    KEEPS_TOKENS,
    LOST,
    STAGE_BUILT,
    STAGE_IN_FOOD,
    STAGES_AT_ONCE,
)
from tessera.games.throughtheages.rules.inplay import into_play
from tessera.games.throughtheages.rules.means import (
    FOR_CITY,
    food_means,
    pay_food,
    pay_resources,
    resource_means,
    short_of,
)
from tessera.games.throughtheages.rules.technologies import remove_from_game
from tessera.games.throughtheages.rules.tokens import token_places
from tessera.games.throughtheages.state import Ages, Civilization
from tessera.kernel import NONE, Act, ChooseCard, Option, Refusal
from tessera.kernel.effects import allows, emit, total
from tessera.kernel.tuples import changed, put


def stages_left(s: Ages, p: Civilization) -> tuple[int, ...]:
    """The printed costs of the stages that are not built yet."""
    return s.content.wonder[p.unfinished].stages[p.stages :]


def stage_price(s: Ages, p: Civilization, count: int, less: int = 0) -> int:
    """What the next stages cost together; a discount is for resources only (TA-36.41)."""
    price = sum(stages_left(s, p)[:count])
    return price if paid_in_food(s, p) else max(0, price - less)


def paid_in_food(s: Ages, p: Civilization) -> bool:
    return allows(s, p, STAGE_IN_FOOD, about=p.unfinished)


def most_stages(s: Ages, p: Civilization, less: int = 0, limit: int = 0) -> int:
    """How many stages can be built with one action (TA-8.41)."""
    if p.unfinished == NONE:
        return 0
    most = min(limit or total(s, p, STAGES_AT_ONCE, base=1), len(stages_left(s, p)))
    most = min(most, p.blue + sum(p.stored))  # a token for each (TA-8.43)
    means = food_means(s, p) if paid_in_food(s, p) else resource_means(s, p, FOR_CITY)
    while most and stage_price(s, p, most, less) > means:
        most -= 1
    return most


def refuse_stages(s: Ages, p: Civilization, count: int, less: int = 0) -> Refusal | None:
    if p.unfinished == NONE:
        return Refusal("refused-no-unfinished-wonder", rule="TA-8.40")
    if count > total(s, p, STAGES_AT_ONCE, base=1) or count > len(stages_left(s, p)):
        return Refusal("refused-too-many-stages", rule="TA-8.41")
    food = paid_in_food(s, p)
    missing = stage_price(s, p, count, less) - (food_means(s, p) if food else resource_means(s, p, FOR_CITY))
    if missing > 0:
        return short_of("food" if food else "resources", missing, "TA-8.40")
    return Refusal("refused-no-blue-token", rule="TA-8.43") if p.blue + sum(p.stored) < count else None


class BuildStages(Act, frozen=True):
    """Pay for the next stages and cover them, one after the other."""

    seat: int
    count: int
    less: int = 0

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        price = stage_price(s, p, self.count, self.less)
        if paid_in_food(s, p):
            pay_food(s, p, price)
        else:
            pay_resources(s, p, price, FOR_CITY)
        s.then(*[CoverStage(self.seat, self.seat)] * self.count)

    def possible(self, s: Ages) -> bool:
        return most_stages(s, s.players[self.seat], self.less, self.count) >= self.count

    def lacking(self, s: Ages) -> Refusal | None:
        return refuse_stages(s, s.players[self.seat], self.count, self.less)


class CoverStage(Act, frozen=True):
    """A blue token of the owner goes onto the next stage (TA-8.40)."""

    seat: int
    builder: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        if p.blue:
            p.blue -= 1
            cover(s, p, self.builder)
        else:
            s.then(TokenForStage(self.seat, 1, self.builder))


class TokenForStage(ChooseCard, frozen=True):
    """With an empty bank the owner says which card gives the token (TA-8.40)."""

    verb: ClassVar[str] = "token-from"
    rule: ClassVar[str] = "TA-8.40"
    stop: ClassVar[Option | None] = None

    builder: int = NONE

    def among(self, s: Ages) -> list[str]:
        return token_places(s, s.players[self.seat])

    def take(self, s: Ages, what: str) -> None:
        p = s.players[self.seat]
        p.stored = changed(p.stored, p.techs.index(s.content.number[what]), -1)
        cover(s, p, self.builder)


def cover(s: Ages, p: Civilization, builder: int) -> None:
    """A stage is built, by the owner or by a rival; with the last one the wonder is completed (TA-8.42)."""
    wonder = p.unfinished
    cost = stages_left(s, p)[0]
    p.stages += 1
    s.tell("stage-built", seat=builder, card=s.content.rows[wonder].key, stage=p.stages)
    if p.stages == len(s.content.wonder[wonder].stages):
        s.then(Complete(p.seat))
    emit(s, p, STAGE_BUILT, cost, builder, about=wonder)


class Complete(Act, frozen=True):
    """Tokens return to the bank, symbols and text take effect."""

    seat: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        wonder = p.unfinished
        tokens, p.unfinished, p.stages = p.stages, NONE, 0
        p.wonders = put(p.wonders, wonder)
        if allows(s, p, KEEPS_TOKENS, about=wonder):
            into_play(s, p, wonder, tokens)
        else:
            p.blue += tokens
            into_play(s, p, wonder)
        s.tell("completed", seat=self.seat, card=s.content.rows[wonder].key)
        emit(s, p, COMPLETED, about=wonder)


def lose_unfinished(s: Ages, p: Civilization) -> None:
    """An unfinished wonder leaves the game, its tokens return to the bank (TA-12.05)."""
    wonder = p.unfinished
    p.blue += p.stages
    p.unfinished, p.stages = NONE, 0
    remove_from_game(s, wonder)
    s.touched = True
    emit(s, p, LOST, about=wonder)
