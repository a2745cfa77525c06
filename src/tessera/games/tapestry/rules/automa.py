"""The Automa and the Shadow Empire (TP-20): opponents that follow cards, part of the rules and no players of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from tessera.games.tapestry.content import (
    ARTS,
    END,
    EXPLORATION,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    TIER,
    TRACKS,
    DecisionCard,
    Level,
)
from tessera.games.tapestry.hooks import ADVANCED, BOT_INCOME
from tessera.games.tapestry.rules.achievements import END_OF_TRACK, achieve
from tessera.games.tapestry.rules.advancing import WHOLE, enter_tier, is_blocked
from tessera.games.tapestry.rules.artistry import replace_masterpieces
from tessera.games.tapestry.rules.conquering import ANYWHERE, Conquest, conquerable, place_outpost
from tessera.games.tapestry.rules.exploring import explorable, put_on_map
from tessera.games.tapestry.rules.inventing import replace_techs
from tessera.games.tapestry.rules.land import add_item, refresh_hold
from tessera.games.tapestry.rules.naming import hex_words
from tessera.games.tapestry.rules.supplies import tapestries_left, top_tapestry
from tessera.games.tapestry.rules.tiebreaking import first_in_scan, pair_of
from tessera.games.tapestry.state import (
    AUTOMA,
    FACE_DOWN,
    SHADOW,
    Player,
    Tapestry,
    controlled,
    is_available,
    moved,
    position,
    score,
    set_tokens,
    track_named,
    tracks_in_play,
)
from tessera.kernel import NONE, Act, Bag, Step, enter
from tessera.kernel.content import key_of
from tessera.kernel.effects import emit
from tessera.kernel.geometry import bits

ALL, LANDMARK_OR_END, NEAREST_END, FAVORITE = (
    "all_unfinished", "nearest_landmark_or_end", "nearest_end", "favorite",
)  # fmt: skip

# --- set-up -----------------------------------------------------------------------------------------------------


def set_up_bots(s: Tapestry) -> None:
    """Alone both bots play; with others the Shadow Empire may (TP-20.03 - TP-20.06, TP-20.32)."""
    seats = s.setup.seats
    tokens = s.players[0].tokens
    if seats == 1:
        automa = Player(seat=1, kind=AUTOMA, tokens=tokens, home=s.board.starts["3/5"])
        automa.upright = (automa.home, automa.home)
        automa.outposts = s.content.constants.outposts - 2
        refresh_hold(automa)
        add_item(s, automa.home, 2)
        s.players.append(automa)
    s.players.append(Player(seat=len(s.players), kind=SHADOW, tokens=tokens))
    tables = s.content.tables
    starting = [s.content.number[row.key] for row in tables.decisions if row.starting]
    s.progress = Bag.of([s.content.number[row.key] for row in tables.decisions if not row.starting])
    s.decisions = Bag.of([*starting, s.chance.draw(s.progress)])
    favorites: list[int] = []
    if seats == 1:
        automa = s.players[1]
        civs = {track_named(row.favorite): s.content.number[row.key] for row in tables.automa_civs}
        for _ in range(2 if level_of(s).second_civ else 1):
            track = rolled_track(s, [track for track, civ in civs.items() if civ not in automa.cards])
            enter(s, automa, civs[track])
            automa.civs = (*automa.civs, civs[track])
            favorites = favorites or [track]
    favorites.append(rolled_track(s, [x for x in tracks_in_play(s) if x not in favorites]))
    s.favorites = tuple(favorites)


def level_of(s: Tapestry) -> Level:
    return s.content.tables.levels[int(s.setup.settings.get("level", 2)) - 1]


def rolled_track(s: Tapestry, among: Sequence[int]) -> int:
    """The science die is rolled until one of some tracks shows (TP-20.04, TP-20.13)."""
    return among[s.chance.pick(len(among))]


def automa_of(s: Tapestry) -> Player | None:
    return next((p for p in s.players if p.kind == AUTOMA), None)


def shadow_of(s: Tapestry) -> Player:
    return s.players[-1]


def favorite_of(s: Tapestry, bot: Player) -> int:
    return s.favorites[-1] if bot.kind == SHADOW else s.favorites[0]


def bots_are_done(s: Tapestry) -> bool:
    """After their fifth income turn they stop (TP-20.28); a lone Shadow Empire plays as long as anybody does."""
    bot = s.players[s.setup.seats]
    if bot.kind == SHADOW:
        return all(p.ended for p in s.players[: s.setup.seats])
    return bot.income >= 5


# --- a turn of the bots -----------------------------------------------------------------------------------------


class BotsTurn(Act, frozen=True):
    """A pair of cards is drawn and both advance, or they take an income turn (TP-20.08)."""

    def run(self, s: Tapestry) -> None:
        if automa_of(s) is None:
            shadow_turn(s)
            return
        if s.players[1].income == 0 or len(s.decisions.cards) < 2:
            s.then(BotsIncome())
            return
        draw_pair(s)
        if not s.decisions.cards and pair_of(s)[0].income:
            s.then(BotsIncome())
        else:
            s.then(BotAdvances(1), BotAdvances(2))


def draw_pair(s: Tapestry) -> None:
    """The first is the track card, the second the tiebreaker card."""
    s.pair = tuple(s.chance.draw_several(s.decisions, 2))
    s.spent = tuple(sorted((*s.spent, *s.pair)))
    s.tell("bot-pair", first=key_of(s, s.pair[0]), second=key_of(s, s.pair[1]))


def shadow_turn(s: Tapestry) -> None:
    """Alone among people it only advances; an empty deck is shuffled after a look at its favourite (TP-20.32)."""
    shadow = shadow_of(s)
    if len(s.decisions.cards) < 2:
        if s.pair:
            check_favorite(s, shadow)
        s.decisions.add_all(s.spent)
        s.spent = ()
    draw_pair(s)
    s.then(BotAdvances(shadow.seat))


class BotAdvances(Act, frozen=True):
    """On the track that its indicator and the tiebreaker choose (TP-20.09, TP-20.10)."""

    seat: int
    by: str = ""

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        card, ties = pair_of(s) if s.pair else (None, None)
        indicator = self.by or (card.shadow if bot.kind == SHADOW else card.automa) if card else self.by
        track = chosen_track(s, bot, indicator, ties)
        if track != NONE:
            bot_advance(s, bot, track)


def unfinished(s: Tapestry, bot: Player) -> list[int]:
    return [x for x in tracks_in_play(s) if position(bot, x) < END and not is_blocked(s, bot, x)]


def chosen_track(s: Tapestry, bot: Player, indicator: str, ties: DecisionCard | None) -> int:
    """The first valid track of the list, read from below by the Shadow Empire (TP-20.10)."""
    tracks = unfinished(s, bot)
    if indicator == FAVORITE:
        return favorite_of(s, bot) if favorite_of(s, bot) in tracks else NONE
    if indicator != ALL:
        far = {x: distance(s, bot, x, landmarks=indicator == LANDMARK_OR_END) for x in tracks}
        tracks = [x for x in tracks if far[x] == min(far.values())]
    if len(tracks) <= 1 or ties is None:
        return tracks[0] if tracks else NONE
    order = [favorite_of(s, bot) if name == FAVORITE else track_named(name) for name in ties.tracks]
    order = order[::-1] if bot.kind == SHADOW else order
    return next((track for track in order if track in tracks), tracks[0])


def distance(s: Tapestry, bot: Player, track: int, landmarks: bool) -> int:
    """Spaces to the end, or to the next landmark nobody has (TP-20.09)."""
    here = position(bot, track)
    if landmarks:
        for tier, space in ((2, 4), (3, 7), (4, 10)):
            if space > here and is_available(s, s.content.track_landmarks[track][tier]):
                return space - here
    return END - here


def bot_advance(s: Tapestry, bot: Player, track: int, benefit: bool = True) -> None:
    """Landmarks and achievements as for anybody, and the few benefits the Automa has (TP-20.11, TP-20.12)."""
    old = position(bot, track)
    if old >= END or is_blocked(s, bot, track):
        return
    set_tokens(bot, track, moved(bot.tokens[track], old, old + 1))
    s.touched = True
    s.tell("advanced", seat=bot.seat, track=TRACKS[track], space=old + 1)
    if benefit and bot.kind == AUTOMA:
        s.then(BotGains(bot.seat, track, old + 1))
    if old + 1 == END:
        achieve(s, bot, END_OF_TRACK)
    emit(s, bot, ADVANCED, track, old, old + 1)
    if TIER[old + 1] != TIER[old]:
        enter_tier(s, bot, track, TIER[old + 1], WHOLE)


class BotGains(Act, frozen=True):
    """What the Automa gains on a space; everything else is ignored (TP-20.11)."""

    seat: int
    track: int
    space: int

    def run(self, s: Tapestry) -> None:
        said = s.content.constants.automa_spaces.get(f"{TRACKS[self.track]}_{self.space}", "")
        for part in reversed(said.split("+")):
            bot_gain(s, s.players[self.seat], part)


def bot_gain(s: Tapestry, bot: Player, said: str) -> None:
    name, _, argument = said.partition(":")
    if name == "tapestry":
        give_card(s, bot)
    elif name in ("explore", "explore_anywhere"):
        s.then(BotExplores(bot.seat, name == "explore_anywhere"))
    elif name in ("conquer", "conquer_anywhere"):
        s.then(BotConquers(bot.seat, name == "conquer_anywhere"))
    elif name in ("research", "research_x"):
        bot_advance(s, bot, rolled_track(s, list(tracks_in_play(s))), benefit=name == "research")
    elif name in ("advance_one_of", "regress_one_of"):
        tracks = [track_named(x) for x in argument.split("/")]
        track = rolled_track(s, tracks)
        if name == "advance_one_of":
            bot_advance(s, bot, track)
        elif position(bot, track):
            here = position(bot, track)
            set_tokens(bot, track, moved(bot.tokens[track], here, here - 1))
            s.touched = True
            s.tell("regressed", seat=bot.seat, track=TRACKS[track], space=here - 1)
            s.then(BotGains(bot.seat, track, here - 1))
    elif name == "replace_face_up_tech":
        replace_techs(s)
    elif name == "replace_face_up_masterpieces":
        replace_masterpieces(s)


def give_card(s: Tapestry, bot: Player) -> None:
    """A face-down tapestry card for the Automa (TP-20.15)."""
    if tapestries_left(s):
        bot.hand.add(top_tapestry(s))
        s.tell("drew", seat=bot.seat)


# --- the map ----------------------------------------------------------------------------------------------------


def human_land(s: Tapestry) -> int:
    land = 0
    for p in s.players[: s.setup.seats]:
        land |= p.held
    return land


def steps_to(s: Tapestry, bot: Player, target: int) -> list[int]:
    """Distances to some hexes over hexes without Automa outposts and with at most one human item (TP-20.17)."""
    blocked = bot.held | (s.crowded & human_land(s))
    grid = s.board.grid
    found = [len(grid)] * len(grid)
    for far, ring in enumerate(grid.waves(target, blocked & ~target)):
        for cell in bits(ring):
            found[cell] = far
    return found


def closest(s: Tapestry, bot: Player, cells: int, target: int, furthest: bool = False) -> int:
    """Those of some hexes that are closest to a target, or furthest from it."""
    if not target:
        return cells
    far = steps_to(s, bot, target)
    best = (max if furthest else min)([far[cell] for cell in bits(cells)])
    return sum([1 << cell for cell in bits(cells) if far[cell] == best])


def wants_island(s: Tapestry, bot: Player) -> bool:
    row = s.content.tables.achievements[2]
    return not bot.achieved >> 2 & 1 and s.prizes[2] < len(row.few)


class BotConquers(Act, frozen=True):
    """A human territory if it can, otherwise a neutral one, explored or not (TP-20.18 - TP-20.20).

    Who conquers anywhere still explores only next to own territories (TP-20.36).
    """

    seat: int
    anywhere: bool = False

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        middle = 1 << s.board.middle
        valid = conquerable(s, bot, ANYWHERE if self.anywhere else 0)
        against = valid & human_land(s)
        if against:
            if wants_island(s, bot):
                against = closest(s, bot, against, middle)
            s.then(Conquest(self.seat, first_in_scan(s, against)))
            return
        if not bot.outposts:
            return
        near = s.board.grid.next_to(human_land(s))
        topples = bool(s.pair) and pair_of(s)[1].topple
        neutral = (valid | explorable(s, bot)) & ~human_land(s)
        if not topples:
            neutral &= ~near
        if not neutral:
            return
        if wants_island(s, bot):
            neutral = closest(s, bot, neutral, middle)
        single = human_land(s) & ~s.crowded
        cell = first_in_scan(s, closest(s, bot, neutral, single or human_land(s)))
        if not s.known >> cell & 1 and not bot_lays(s, cell):
            return
        s.then(Conquest(self.seat, cell))
        if topples and cell != s.board.middle:
            s.then(ShadowOutpost(cell))
            s.agenda[-1], s.agenda[-2] = s.agenda[-2], s.agenda[-1]


class ShadowOutpost(Act, frozen=True):
    """A toppled outpost of the Shadow Empire closes a territory (TP-20.20)."""

    cell: int

    def run(self, s: Tapestry) -> None:
        shadow = shadow_of(s)
        if shadow.outposts and not s.crowded >> self.cell & 1:
            place_outpost(s, shadow, self.cell, upright=False, by=NONE)


def bot_lays(s: Tapestry, cell: int) -> bool:
    """A random territory tile, rotated at random (TP-20.20)."""
    if not s.territory_stack.cards:
        return False
    tile = s.chance.draw(s.territory_stack)
    put_on_map(s, tile, cell, s.chance.pick(6))
    s.tell("explored", seat=s.setup.seats, tile=key_of(s, tile), **hex_words(s, cell))
    return True


class BotExplores(Act, frozen=True):
    """Away from the human unless military is the favourite; no VP (TP-20.21)."""

    seat: int
    anywhere: bool = False

    def run(self, s: Tapestry) -> None:
        bot = s.players[self.seat]
        cells = explorable(s, bot, self.anywhere)
        if not cells:
            return
        if favorite_of(s, bot) != MILITARY:
            cells = closest(s, bot, cells, human_land(s), furthest=True)
        bot_lays(s, first_in_scan(s, cells))


# --- their income turns -----------------------------------------------------------------------------------------


class BotsIncome(Act, frozen=True):
    """Its steps depend on the level (TP-20.24)."""

    def run(self, s: Tapestry) -> None:
        automa, shadow, level = s.players[1], shadow_of(s), level_of(s)
        automa.income += 1
        shadow.income = automa.income
        turn = automa.income
        s.touched = True
        s.tell("income-turn", seat=automa.seat, turn=turn)
        if turn == 1:
            s.then(*first_income(s, level), BotsCards())
            return
        for bot in (automa, shadow):
            check_favorite(s, bot)
        steps: list[Step] = []
        if turn in level.advance_both:
            steps += [BotAdvances(1), BotAdvances(2)]
        if turn in level.civilization:
            steps.append(BotCivs())
        s.then(*steps, BotsPoints(), BotsCards())


def first_income(s: Tapestry, level: Level) -> list[Step]:
    """In strong levels the bots advance at once, by a card that goes back (TP-20.27, TP-20.30)."""
    if level.start:
        top = s.chance.draw(s.progress)
        s.pair = (top, top)
        s.progress.add(top)
    if level.start == "favorite":
        return [BotAdvances(1, FAVORITE), BotAdvances(2, FAVORITE)]
    if level.start == "all":
        return [BotMoves(seat, track) for seat in (1, 2) for track in tracks_in_play(s)]
    return []


class BotMoves(Act, frozen=True):
    seat: int
    track: int
    benefit: bool = True

    def run(self, s: Tapestry) -> None:
        bot_advance(s, s.players[self.seat], self.track, self.benefit)


def check_favorite(s: Tapestry, bot: Player) -> None:
    """A favourite that is finished, or where somebody is further ahead, is changed (TP-20.25)."""
    track = favorite_of(s, bot)
    here = position(bot, track)
    ahead = any(position(other, track) > here for other in s.players if other is not bot)
    if here < END and not ahead:
        return
    new = chosen_track(s, bot, LANDMARK_OR_END, pair_of(s)[1] if s.pair else None)
    if new != NONE:
        place = len(s.favorites) - 1 if bot.kind == SHADOW else 0
        s.favorites = (*s.favorites[:place], new, *s.favorites[place + 1 :])
        s.tell("favorite", seat=bot.seat, track=TRACKS[new])


class BotCivs(Act, frozen=True):
    """The bonus of the Automa's civilizations."""

    def run(self, s: Tapestry) -> None:
        emit(s, s.players[1], BOT_INCOME, s.players[1].income)


class BotsPoints(Act, frozen=True):
    def run(self, s: Tapestry) -> None:
        automa = s.players[1]
        score(s, automa, automa_points(s, automa, automa.income))


def automa_points(s: Tapestry, automa: Player, turn: int) -> int:
    """Landmarks and territories, spaces of tracks, and being first (TP-20.26, TP-20.31)."""
    level, column = level_of(s), turn - 2
    points = level.land[column] * (len(automa.landmarks) + controlled(automa))
    points += level.military_science[column] * (position(automa, MILITARY) + position(automa, SCIENCE))
    others = position(automa, TECHNOLOGY) + position(automa, EXPLORATION) + position(automa, ARTS)
    points += level.others[column] * others
    if s.players[0].income < turn:
        points += level.first[column]
    return points


class BotsCards(Act, frozen=True):
    """Progress cards, tapestry cards, and a new deck (TP-20.24)."""

    def run(self, s: Tapestry) -> None:
        automa, level = s.players[1], level_of(s)
        turn = automa.income
        if 2 <= turn <= 4:
            arts = bool(s.players[0].tokens[ARTS]) and level.add_with_arts is not None
            more = level.add_with_arts if arts else level.add_cards
            assert more is not None
            for _ in range(min(more[turn - 2], len(s.progress.cards))):
                s.spent = tuple(sorted((*s.spent, s.chance.draw(s.progress))))
            card_on_mat(s, automa, turn - 1)
        if turn in level.supply:
            give_card(s, automa)
        if 2 <= turn <= 4:
            s.decisions.add_all(s.spent)
            s.spent = ()


def card_on_mat(s: Tapestry, automa: Player, space: int) -> None:
    """The top card of the deck lies face down on its mat; the cards beside the mat stay there as possible traps."""
    if not tapestries_left(s):
        return
    automa.unseen.add(top_tapestry(s))
    automa.eras = (*automa.eras[:space], (*automa.eras[space], FACE_DOWN), *automa.eras[space + 1 :])
