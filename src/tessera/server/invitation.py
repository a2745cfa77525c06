"""What a link to a table shows where it is posted: the game, who invites, and whether a seat is free."""

from __future__ import annotations

import re
from html import escape

from tessera.kernel import registry
from tessera.store import Store, TableRow, Unavailable

TABLE = re.compile(r"table/([A-Za-z0-9_-]{1,32})")
TITLE = "<title>Tessera</title>"


async def with_preview(page: str, path: str, store: Store) -> str:
    """The page of the client, with what a preview of this address tells. A link is all that is needed to see it."""
    found = TABLE.fullmatch(path)
    if found is None:
        return page
    try:
        row = await store.table(found[1])
    except Unavailable:
        return page
    known = row is not None and row.game in registry.game_ids()
    return page.replace(TITLE, _tags(row), 1) if row is not None and known else page


def _tags(row: TableRow) -> str:
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
    title, text = escape(title), escape(text)
    return (
        f"<title>{title}</title>"
        f'<meta property="og:title" content="{title}" />'
        f'<meta property="og:description" content="{text}" />'
        '<meta property="og:type" content="website" />'
        '<meta name="robots" content="noindex" />'
    )
