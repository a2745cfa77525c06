"""``tessera replay``: a match move by move, every position checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.cli.arguments import ContentFile, Json, Lang, language
from tessera.cli.errors import one_line, stop
from tessera.cli.verify import RecordFile

if TYPE_CHECKING:
    from rich.console import Console

    from tessera.kernel import Event, Match, Record
    from tessera.text import Catalog


def replay(file: RecordFile, lang: Lang = None, content: ContentFile = None, json: Json = False) -> None:
    """Play a recorded match again, check every position and print it."""
    from tessera import kernel
    from tessera.cli.arguments import content_of
    from tessera.cli.console import console, write_json
    from tessera.cli.saves import read_record
    from tessera.kernel.match import Diverged
    from tessera.text import Catalog

    record = read_record(file)
    game = kernel.game(record.game)
    try:
        match = kernel.replay(game, record, content_of(game, record, content))
    except Diverged as error:
        older = (
            ""
            if record.rules == game.rules_version
            else f" (rules {record.rules}, here {game.rules_version})"
        )
        raise stop(f"{str(file)!r} does not replay{older}: {error}") from None
    catalog = Catalog(game, language(lang), [one_line(name) for name in match.players])
    if json:
        write_json(_report(record, match, catalog))
    else:
        _tell(console(), record, match, catalog)


def _report(record: Record, match: Match[Any], catalog: Catalog) -> dict[str, Any]:
    import msgspec

    return {
        "game": record.game,
        "rules": record.rules,
        "players": list(catalog.names),
        "settings": dict(record.settings),
        "moves": _moves(match, catalog),
        "outcome": msgspec.to_builtins(record.outcome),
    }


def _moves(match: Match[Any], catalog: Catalog) -> list[dict[str, Any]]:

    return [
        {
            "number": number,
            "seat": move.seat,
            "player": catalog.player(move.seat),
            "do": move.do,
            "text": _meaning(match, number, catalog),
            "chance": list(move.chance),
            "events": [_told(event, catalog) for event in move.events],
        }
        for number, move in enumerate(match.moves)
    ]


def _meaning(match: Match[Any], number: int, catalog: Catalog) -> str:
    """What a move means, where the catalog knows words for it."""
    from tessera.kernel import ask

    move = match.moves[number]
    before = match.at(number)
    decision = ask(before, move.seat)
    description = decision.describe(before, move.answers[0][0]) if decision is not None else None
    return (
        catalog.description(description) if description is not None and catalog.has(description.key) else ""
    )


def _told(event: Event, catalog: Catalog) -> str:
    """What happened; what only some were told is marked with their names."""
    from tessera.kernel import EVERYONE
    from tessera.kernel.zones import includes

    told = [name for seat, name in enumerate(catalog.names) if includes(event.to, seat)]
    return catalog.event(event) if event.to == EVERYONE else f"({', '.join(told)}) {catalog.event(event)}"


def _tell(out: Console, record: Record, match: Match[Any], catalog: Catalog) -> None:
    from rich.text import Text

    from tessera.cli.screen import outcome_table

    name = match.game.name.get(catalog.lang) or match.game.name["en"]
    out.print(Text(f"{name}, {', '.join(catalog.names)}", style="bold"))
    settings = ", ".join(f"{key}={str(value).lower()}" for key, value in record.settings.items())
    out.print(
        Text(f"{catalog.say('games-rules')} {record.rules}{', ' if settings else ''}{settings}", style="dim")
    )
    for move in _moves(match, catalog):
        did = f"{move['text']}  [{move['do']}]" if move["text"] else move["do"]
        out.print()
        out.print(Text.assemble(f"{move['number'] + 1:>3}. ", (move["player"], "bold"), f": {did}"))
        for event in move["events"]:
            out.print(Text(f"     {event}", style="dim"))
    out.print()
    if match.state.outcome is None:
        out.print(catalog.say("replay-unfinished", moves=len(match.moves)))
    else:
        out.print(outcome_table(match.state.outcome, catalog))
