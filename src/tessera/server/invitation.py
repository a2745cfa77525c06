"""What a link to a table shows where it is posted: the game, who invites, whether a seat is free, and a picture."""

from __future__ import annotations

import re
from html import escape

from tessera.kernel import registry
from tessera.server.sharing import HEIGHT, WIDTH
from tessera.store import Store, TableRow, Unavailable

TABLE = re.compile(r"table/([A-Za-z0-9_-]{1,32})")
TITLE = "<title>Tessera</title>"


async def with_preview(page: str, path: str, store: Store, address: str) -> str:
    """The page of the client, with what a preview of this address tells. A link is all that is needed to see it."""
    found = TABLE.fullmatch(path)
    if found is None:
        return page
    try:
        row = await store.table(found[1])
    except Unavailable:
        return page
    known = row is not None and row.game in registry.game_ids()
    return page.replace(TITLE, _tags(row, address), 1) if row is not None and known else page


def _tags(row: TableRow, address: str) -> str:
    title = f"{registry.game(row.game).name['en']} · Tessera"
    host = next((seat["name"] for seat in row.summary["seats"] if seat["host"]), "")
    free = sum(seat["kind"] == "open" for seat in row.summary["seats"])
    if row.status == "waiting" and free:
        seats = "a free seat" if free == 1 else f"{free} free seats"
        text = f"{host or 'Somebody'} invites you: {seats}."
    else:
        text = {"playing": "A match that is being played.", "finished": "A match that is over."}.get(
            row.status, "A table."
        )
        text = f"{_winners(row)} {text}".strip()
    title, text = escape(title), escape(text)
    return (
        f"<title>{title}</title>"
        f'<meta property="og:title" content="{title}" />'
        f'<meta property="og:description" content="{text}" />'
        '<meta property="og:type" content="website" />'
        f'<meta property="og:image" content="{escape(address)}/picture/{row.id}.png" />'
        f'<meta property="og:image:width" content="{WIDTH}" /><meta property="og:image:height" content="{HEIGHT}" />'
        '<meta name="twitter:card" content="summary_large_image" />'
        '<meta name="robots" content="noindex" />'
    )


def _winners(row: TableRow) -> str:
    """Who won a match that is over, in a sentence."""
    outcome = row.summary["outcome"] if row.status == "finished" else None
    ranks = outcome["ranks"] if outcome else ()
    names = [seat["name"] for seat, rank in zip(row.summary["seats"], ranks, strict=False) if rank == 1]
    return f"{' and '.join(names)} won." if names else ""
