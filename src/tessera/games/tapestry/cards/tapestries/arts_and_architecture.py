"""Tapestry cards of Arts & Architecture (TP-8)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.cards.grids import BUILD_ON_CARD
from tessera.games.tapestry.cards.words import *
from tessera.games.tapestry.rules.civilizations import civs_left
from tessera.games.tapestry.rules.conquering import move_piece

tapestries = Cards[TapestryCard]()
card = tapestries.add


card(
    TapestryCard(
        "national_parks",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("roll_one_conquer_die", "vp_tiles"), given=True),
        set=WITH_ARTS,
        source=RULEBOOK,
        partly_reconstructed=True,
    )
)


class LoseCiv(ChooseCard, frozen=True):
    """One of the own civilizations is discarded for a random one (TP-10.08)."""

    concerns: ClassVar[str] = "tapestry:plague"
    verb: ClassVar[str] = "lose"
    element: ClassVar[str] = "civilization"
    rule: ClassVar[str] = "TP-10.08"
    stop: ClassVar[Option | None] = None

    def among(self, s: Tapestry) -> list[str]:
        civs = s.players[self.seat].civs
        return [key_of(s, civ) for civ in civs] if civs_left(s) else []

    def take(self, s: Tapestry, what: str) -> None:
        s.then(GainCiv(self.seat))
        lose_civ(s, s.players[self.seat], s.content.number[what])

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-lose-civ", {"card": option[1]}, (f"civilization:{option[1]}",), self.rule)


card(
    TapestryCard("plague", type=WHEN_PLAYED, set=WITH_ARTS, source=RULEBOOK, partly_reconstructed=True),
    On(PLAYED, LoseCiv(ME), own=True),
)


card(
    TapestryCard(
        "shopping_mall",
        type=CONTINUOUS,
        grid=("xx", "xx"),
        plot_gain=("coin", "worker", "food", "culture"),
        amount=3,
        set=WITH_ARTS,
        source=RULEBOOK,
        partly_reconstructed=True,
    ),
    BUILD_ON_CARD,
)


card(
    TapestryCard(
        "granges",
        type=CONTINUOUS,
        grid=("xxx",),
        complete_gain=("any_resource", vp(6)),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    ),
    BUILD_ON_CARD,
)


class Migrate(Compose, frozen=True):
    """An outpost that stands alone moves to an empty neighbouring territory: ``move 12 / to 13``."""

    concerns: ClassVar[str] = "tapestry:migration"
    open: ClassVar[bool] = True

    def part(self, s: Tapestry) -> list[Option] | None:
        p = s.players[self.seat]
        free = s.known & ~s.occupied
        if not self.chosen:
            alone = [cell for cell in dict.fromkeys(p.upright) if s.items[cell] == 1]
            return [("from", cell) for cell in alone if s.board.near[cell] & free]
        if len(self.chosen) == 1:
            return [("onto", cell) for cell in bits(s.board.near[int(self.chosen[0][1])] & free)]
        return None

    def complete(self, s: Tapestry) -> None:
        old, new = (int(option[1]) for option in self.chosen)
        move_piece(s, s.players[self.seat], old, new)
        if tile_at(s, new) != NONE:
            gain_words(s, self.seat, s.content.tile[tile_at(s, new)].gain)

    def describe(self, s: Tapestry, option: Option) -> Description:
        return describe_hex(s, option)


card(
    TapestryCard("migration", type=WHEN_PLAYED, set=WITH_ARTS, source=RECONSTRUCTED, name_source=PUBLIC),
    On(PLAYED, InOrder((Migrate(ME), Gains(ME, ("vp_controlled",)))), own=True),
)


class ClaimBonuses(Ask, frozen=True):
    """The bonus of the space of an own token, free, on some tracks."""

    concerns: ClassVar[str] = "tapestry:status_quo"
    open: ClassVar[bool] = True

    count: int = 1
    done: tuple[int, ...] = ()

    def options(self, s: Tapestry) -> list[Option]:
        p, bonuses = s.players[self.seat], s.content.bonuses
        found: list[Option] = [
            ("bonus", TRACKS[track], space)
            for track in tracks_in_play(s)
            if track not in self.done
            for space in dict.fromkeys(p.tokens[track])
            if bonuses[track][space] is not None
        ]
        return [*found, STOP] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option == STOP:
            return
        track = track_named(str(option[1]))
        if self.count > 1:
            s.then(ClaimBonuses(self.seat, self.count - 1, (*self.done, track)))
        bonus = s.content.bonuses[track][int(option[2])]
        assert bonus is not None
        s.then(Gains(self.seat, bonus.gain))

    def describe(self, s: Tapestry, option: Option) -> Description:
        if option == STOP:
            return Description("do-stop", rule="TP-4.10")
        element = f"space:{option[1]}_{option[2]}"
        return Description("do-claim-bonus", {"track": option[1], "space": option[2]}, (element,), "TP-4.10")


def claim_bonuses(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step:
    return ClaimBonuses(p.seat, card.row.amount)


card(
    TapestryCard(
        "status_quo",
        type=WHEN_PLAYED,
        amount=2,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        name_source=PUBLIC,
    ),
    On(PLAYED, claim_bonuses, own=True),
)


card(
    TapestryCard(
        "art_patron",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("create",)),
        arts_symbol=True,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "grand_tour",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("broadcast", "vp3_per_masterpiece"), given=True),
        arts_symbol=True,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "academy_of_arts",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(3),)),
        triggers=("advance:arts",),
        arts_symbol=True,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "city_beautiful",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_rows", "vp_columns", "vp_rows", "vp_columns")),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "master_builders",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("any_income_building",)),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "monument_boom",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(5),)),
        triggers=("gain_landmark",),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "world_fair",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("vp_tech", "vp_landmark", "any_resource")),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "folk_songs",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("tapestry", "tapestry", vp(5))),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "garden_city",
        type=CONTINUOUS,
        grid=("xx", "xx"),
        complete_gain=(vp(12),),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    ),
    BUILD_ON_CARD,
)


card(
    TapestryCard(
        "public_library",
        type=CONTINUOUS,
        benefit=Benefit(gain=(vp(2),)),
        triggers=("upgrade_to_top",),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


def works_and_landmarks(s: Tapestry, p: Player, card: Held, turn: int) -> Step:
    return Gains(p.seat, (vp(len(p.masterpieces) + len(p.landmarks)),))


card(
    TapestryCard("sculpture_park", type=CONTINUOUS, arts_symbol=True, set=WITH_ARTS, source=RECONSTRUCTED),
    On(INCOME_STEP_1, works_and_landmarks),
)


card(
    TapestryCard(
        "avant_garde",
        type=WHEN_PLAYED,
        benefit=Benefit(gain=("advance:arts",)),
        arts_symbol=True,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


card(
    TapestryCard(
        "street_art",
        type=THIS_ERA,
        benefit=Benefit(gain=(vp(2),)),
        triggers=("place_income_building",),
        set=WITH_ARTS,
        source=RECONSTRUCTED,
    )
)


def restored(s: Tapestry, p: Player, card: HeldAs[TapestryCard], space: int) -> Step | None:
    count = min(len(p.landmarks) // card.row.also, card.row.amount)
    return GainAny(p.seat, count) if count else None


card(
    TapestryCard(
        "restoration",
        type=WHEN_PLAYED,
        set=WITH_ARTS,
        source=RECONSTRUCTED,
        amount=3,
        also=2,
    ),
    On(PLAYED, restored, own=True),
)
