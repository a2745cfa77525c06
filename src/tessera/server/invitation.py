"""What a link to a table shows where it is posted: the game, who invites, whether a seat is free, and a picture."""

from __future__ import annotations

import re
from html import escape

from tessera.kernel import registry
from tessera.server.sharing import HEIGHT, WIDTH, Shared, sentence, shared
from tessera.store import Store, TableRow, Unavailable
from tessera.text import FALLBACK, LANGUAGES

TABLE = re.compile(r"table/([A-Za-z0-9_-]{1,32})")
TITLE = "<title>Tessera</title>"
WISH = re.compile(r"\s*([A-Za-z]{2})[\w-]*\s*(?:;\s*q=([0-9.]{1,5}))?\s*")
"""A language that a reader asks for, and how much (RFC 9110, 12.5.4)."""


def language_of(accepted: str) -> str:
    """The language of ours that a reader wants most, by what their program says of it."""
    wishes = [found for each in accepted[:200].split(",") if (found := WISH.fullmatch(each))]
    wanted = [(_weight(found[2]), found[1].lower()) for found in wishes if found[1].lower() in LANGUAGES]
    return max(wanted, key=lambda each: each[0])[1] if wanted else FALLBACK


def _weight(said: str | None) -> float:
    try:
        return float(said) if said else 1.0
    except ValueError:
        return 0.0


async def with_preview(page: str, path: str, store: Store, address: str, lang: str) -> str:
    """The page of the client, with what a preview of this address tells. A link is all that is needed to see it."""
    found = TABLE.fullmatch(path)
    if found is None:
        return page
    try:
        row = await store.table(found[1])
    except Unavailable:
        return page
    if row is None or row.game not in registry.game_ids():
        return page
    return page.replace(TITLE, _tags(row, shared(row), address, lang), 1)


def _tags(row: TableRow, link: Shared, address: str, lang: str) -> str:
    names = registry.game(row.game).name
    title, text = escape(f"{names.get(lang, names[FALLBACK])} · Tessera"), escape(sentence(link, lang))
    image = escape(f"{address}/picture/{row.id}.png" + ("" if lang == FALLBACK else f"?lang={lang}"))
    return (
        f"<title>{title}</title>"
        f'<meta property="og:title" content="{title}" />'
        f'<meta property="og:description" content="{text}" />'
        '<meta property="og:type" content="website" />'
        f'<meta property="og:image" content="{image}" />'
        f'<meta property="og:image:width" content="{WIDTH}" /><meta property="og:image:height" content="{HEIGHT}" />'
        '<meta name="twitter:card" content="summary_large_image" />'
        '<meta name="robots" content="noindex" />'
    )
