"""``tessera play``: a game in the terminal, against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import (
    ContentFile,
    GameId,
    Lang,
    Settings,
    around_the_table,
    content_of,
    language,
    read_bots,
    read_content,
    read_settings,
    seat_count,
)
from tessera.cli.errors import BadInput, one_line

if TYPE_CHECKING:
    from rich.console import Console

    from tessera.cli.conversation import Player
    from tessera.cli.saves import Seating
    from tessera.kernel import AnyGame, Content, Match, State
    from tessera.text import Catalog

OPPONENT = "heuristic"


def play(
    game_id: GameId,
    seats: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many play, you included.")
    ] = None,
    seat: Annotated[int | None, typer.Option(min=0, metavar="N", help="Your seat, counted from 0.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B", help="Your opponents: names, module:Class or file.py:Class.")
    ] = None,
    option: Settings = None,
    lang: Lang = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Repeat a match: the same seed, the same cards.")
    ] = None,
    content: ContentFile = None,
    scenario: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with the position of a scenario file.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from tessera import kernel
    from tessera.cli import saves
    from tessera.cli.conversation import Conversation
    from tessera.kernel.beginning import Beginning

    game = kernel.game(game_id)
    match: Match[Any]
    if resume is not None:
        if any(given is not None for given in (seats, seat, bots, option, seed, scenario)):
            raise BadInput(
                "--resume goes on with what was saved; only --lang and --content may be given beside it"
            )
        save = saves.read_save(resume)
        seating, match = save.seating, saves.resume(game, save, content_of(game, save.record, content))
    else:
        settings, table, begins = read_settings(option), read_content(game, content), None
        if scenario is not None:
            if seats is not None or option is not None:
                raise BadInput("--scenario itself says how many play and with which settings")
            position = _position(game, scenario, table)
            begins = Beginning(kernel.snapshot(position))
            seats, seat = position.seats, position.agenda[-1].seat if seat is None else seat
            settings = {key: str(value) for key, value in position.setup.settings.items()}
        seating = _seating(game, settings, seats, seat or 0, bots, seed)
        names = _names(seating, language(lang))
        match = kernel.Match(game, len(names), seating.chance(), settings, table, names, begins)
    players = _players(seating)
    catalog = _catalog(match, seating.seat, language(lang))
    Conversation(match, seating, players, catalog, _greet(match, seating, catalog)).run()


def _position(game: AnyGame, path: Path, content: Content[Any]) -> State:
    """The position to which a scenario file leads."""
    from tessera.cli.files import read_text
    from tessera.kernel.scenario import run_scenario

    script = run_scenario(read_text(path), game, content).script
    if script is None or script.decision is None:
        raise BadInput(f"{str(path)!r} leads to the end of a match; there is nothing to play")
    position: State = script.state
    return position


def _seating(
    game: AnyGame,
    settings: dict[str, str],
    seats: int | None,
    seat: int,
    bots: str | None,
    seed: int | None,
) -> Seating:
    from secrets import token_bytes

    from tessera.cli.saves import Seating
    from tessera.kernel.chance import KEY_BYTES

    opponents = read_bots(bots)
    count = seat_count(
        game, settings, seats, 1 + len(opponents) if opponents else _fewest(game, settings, seats)
    )
    if seat >= count:
        raise BadInput(f"--seat {seat} is not at this table; its seats are 0 to {count - 1}")
    rivals = around_the_table(opponents or [OPPONENT] * (count - 1), count - 1)
    by_seat = (*rivals[:seat], "", *rivals[seat:])
    key = "" if seed is not None else token_bytes(KEY_BYTES).hex()
    return Seating(seat=seat, bots=by_seat, key=key, seed=seed)


def _fewest(game: AnyGame, settings: dict[str, str], seats: int | None) -> int:
    """With an opponent, unless a solo mode was chosen."""
    solo = 1 in game.seat_counts(game.read_settings(settings)) and 1 not in game.seats
    return 1 if solo or seats is not None else 2


def _names(seating: Seating, lang: str) -> list[str]:
    from tessera.bots.registry import bot_title
    from tessera.text import Catalog

    you = Catalog(None, lang).say("play-you")
    return [f"{bot_title(bot)} {seat + 1}" if bot else you for seat, bot in enumerate(seating.bots)]


def _players(seating: Seating) -> dict[int, Player]:
    from secrets import token_bytes

    from tessera.bots import make_bot
    from tessera.cli.conversation import Player
    from tessera.kernel import Seeded

    players = {}
    for seat, name in enumerate(seating.bots):
        if seat != seating.seat:
            source = token_bytes() if seating.seed is None else f"bot {seat} of {seating.seed}"
            chance = Seeded(source)
            players[seat] = Player(make_bot(name, chance), chance)
    return players


def _catalog(match: Match[Any], seat: int, lang: str) -> Catalog:
    from tessera.text import Catalog

    return Catalog(match.game, lang, [one_line(name) for name in match.players], reader=seat)


def _greet(match: Match[Any], seating: Seating, catalog: Catalog) -> Console:
    from tessera.cli.console import console

    out = console()
    rivals = [catalog.player(seat) for seat, bot in enumerate(seating.bots) if bot]
    out.print(catalog.say("play-welcome", count=len(rivals), rivals=rivals))
    if match.content.digest != match.game.content().digest:
        out.print(catalog.say("play-content"))
    commitment = match.record().commitment
    if commitment:
        out.print(catalog.say("play-commitment"))
        out.print(commitment, soft_wrap=True)
    else:
        out.print(catalog.say("play-seed", seed=str(seating.seed)))
    return out
