"""``tessera lab tune``: better weights, by play."""

from __future__ import annotations

from typing import Annotated

import typer

from tessera.cli.arguments import GameId, Json
from tessera.cli.errors import INTERRUPTED, BadInput
from tessera.cli.lab.common import (
    Address,
    Executors,
    Folder,
    Seed,
    Workers,
    chosen_executor,
    need_lab,
    progress,
)


def tune(
    game_id: GameId,
    out: Folder,
    names: Annotated[
        str,
        typer.Option(
            metavar="A,B", help="The weights; by default all numbers in capitals that are no whole ones."
        ),
    ] = "",
    module: Annotated[
        str | None, typer.Option(metavar="MODULE", help="Where they stand; by default the game's evaluation.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="The bot that thinks with them.")] = "heuristic",
    generations: Annotated[
        int, typer.Option(min=1, metavar="N", help="How often weights are proposed.")
    ] = 10,
    proposals: Annotated[int, typer.Option(min=4, metavar="N", help="How many at a time.")] = 8,
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="Deals for each proposal.")] = 16,
    accept: Annotated[int, typer.Option(min=0, metavar="N", help="Deals of the ladder at the end.")] = 400,
    seed: Seed = 1,
    workers: Workers = None,
    executor: Executors = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Tune the weights of an evaluation (CMA-ES); accepted is only what a ladder on fresh deals calls better."""
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.lab.tune import Plan, Tuning, weights_of

    where = module or f"{kernel.game(game_id).package}.bots.evaluate"
    known = weights_of(where)
    chosen = tuple([name for name in names.split(",") if name]) or tuple(known)
    if unknown := [name for name in chosen if name not in known]:
        raise BadInput(f"{where} has no weight {unknown[0]!r}; it has: {', '.join(known)}")
    plan = Plan(
        game=game_id,
        bot=bot,
        module=where,
        names=chosen,
        seed=seed,
        deals=deals,
        generations=generations,
        proposals=proposals,
    )
    tuning, by = Tuning(out, plan), chosen_executor(executor, workers, address)
    with progress(generations * proposals * deals + accept, 2) as tell:
        if not tuning.run(by, tell):
            raise typer.Exit(INTERRUPTED)
        pair = tuning.accept(accept, by, tell).pairings[0] if accept else None
    if json:
        write_json(
            {
                "best": str(out / "best.py"),
                "accepted": pair is not None and pair.verdict == "first",
                "pair": pair,
            }
        )
        return
    console().print(f"{out / 'best.py'}: {len(chosen)} weights")
    if pair is not None:
        verdict = "accepted" if pair.verdict == "first" else "not accepted: no ladder calls it better"
        console().print(
            f"{pair.share:.1%} ({pair.low:.1%} – {pair.high:.1%}) in {pair.blocks} blocks: {verdict}"
        )
