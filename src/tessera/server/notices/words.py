"""What notices say, in the reader's language. Nothing in them is secret: they pass through the hands of others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct

from tessera.kernel import AnyGame
from tessera.store import UserRow
from tessera.table import Table
from tessera.text import FALLBACK, LANGUAGES, Catalog

NO_LINKS = re.compile(r"[^\w \-]")
CONFIRM_SECONDS = 3 * 86_400
"""How long somebody may take to confirm an address."""


class Notice(Struct, frozen=True):
    """Something to tell somebody."""

    what: str
    title: str
    text: str
    link: str
    game: str = ""
    table: str = ""
    foot: str = ""
    """The small print of a letter: how to get no more of them."""
    leave: str = ""
    """The page on which one can leave."""
    leave_at_once: str = ""
    """Where a mail program says that somebody wants no more of them."""


class Links:
    """Addresses that prove by themselves what may be done with them."""

    def __init__(self, address: str, secret: bytes) -> None:
        self.address = address.rstrip("/")
        self._confirming = URLSafeTimedSerializer(secret, salt="tessera confirm")
        self._leaving = URLSafeSerializer(secret, salt="tessera leave")

    def table(self, table: str) -> str:
        return f"{self.address}/table/{table}"

    def confirm(self, channel: str) -> str:
        return f"{self.address}/notices/confirm/{self._confirming.dumps(channel)}"

    def leave(self, channel: str) -> str:
        return f"{self.address}/notices/leave/{self._leaving.dumps(channel)}"

    def leave_at_once(self, channel: str) -> str:
        return f"{self.address}/api/notices/leave/{self._leaving.dumps(channel)}"

    def confirming(self, token: str) -> str | None:
        """The channel that a link confirms, if it was made here and not too long ago."""
        try:
            return str(self._confirming.loads(token, max_age=CONFIRM_SECONDS))
        except BadSignature:
            return None

    def leaving(self, token: str) -> str | None:
        """The channel that a link leaves, if it was made here."""
        try:
            return str(self._leaving.loads(token))
        except BadSignature:
            return None


def language_of(user: UserRow) -> str:
    wish = user.settings.get("language")
    return wish if wish in LANGUAGES else FALLBACK


def your_turn(user: UserRow, table: Table, seat: int, links: Links, channel: str) -> Notice:
    """Somebody is waited for."""
    catalog = Catalog(table.game, language_of(user))
    others = [place.name for number, place in enumerate(table.seats) if number != seat]
    title = catalog.say("notice-turn", game=_name(table.game, catalog))
    text = catalog.say("notice-turn-text", game=_name(table.game, catalog), names=others, count=len(others))
    return _with_foot(
        Notice("turn", title, text, links.table(table.id), table.created.game, table.id),
        catalog,
        links,
        channel,
    )


def begun(what: str, user: UserRow, table: Table, seat: int, links: Links, channel: str) -> Notice:
    """Somebody has been given a place at a table whose match has begun: a quick match, or a round of a tournament."""
    catalog = Catalog(table.game, language_of(user))
    name = _name(table.game, catalog)
    others = [place.name for number, place in enumerate(table.seats) if number != seat]
    text = catalog.say("notice-begun-text", game=name, names=others, count=len(others))
    title = catalog.say(f"notice-{what}", game=name)
    notice = Notice(what, title, text, links.table(table.id), table.created.game, table.id)
    return _with_foot(notice, catalog, links, channel)


def invited(user: UserRow, by: str, table: Table, links: Links, channel: str) -> Notice:
    """Somebody is invited to a table."""
    catalog = Catalog(table.game, language_of(user))
    name = _name(table.game, catalog)
    title = catalog.say("notice-invite", game=name)
    text = catalog.say("notice-invite-text", game=name, name=by)
    notice = Notice("invite", title, text, links.table(table.id), table.created.game, table.id)
    return _with_foot(notice, catalog, links, channel)


def friend_asks(user: UserRow, names: Sequence[str], links: Links, channel: str) -> Notice:
    """People ask to be friends."""
    catalog = Catalog(None, language_of(user))
    text = catalog.say("notice-friend-text", names=list(names), count=len(names))
    notice = Notice("friend", catalog.say("notice-friend"), text, f"{links.address}/friends")
    return _with_foot(notice, catalog, links, channel)


def trial(user: UserRow, links: Links, channel: str) -> Notice:
    """Somebody wants to see whether a channel works."""
    catalog = Catalog(None, language_of(user))
    notice = Notice("test", catalog.say("notice-test"), catalog.say("notice-test-text"), f"{links.address}/")
    return _with_foot(notice, catalog, links, channel)


def question(user: UserRow, links: Links, channel: str) -> Notice:
    """Whether an address belongs to whoever named it. Until that is confirmed, this is all that is sent there."""
    catalog = Catalog(None, language_of(user))
    # Whoever reads this may be a stranger: no name can be an address that mail programs would turn into a link.
    text = catalog.say("notice-confirm-text", name=NO_LINKS.sub("", user.name))
    return Notice("confirm", catalog.say("notice-confirm"), text, links.confirm(channel))


def _with_foot(notice: Notice, catalog: Catalog, links: Links, channel: str) -> Notice:
    leave = links.leave(channel)
    return Notice(
        what=notice.what,
        title=notice.title,
        text=notice.text,
        link=notice.link,
        game=notice.game,
        table=notice.table,
        foot=catalog.say("notice-foot", link=leave),
        leave=leave,
        leave_at_once=links.leave_at_once(channel),
    )


def _name(game: AnyGame, catalog: Catalog) -> str:
    return str(game.name.get(catalog.lang, game.name[FALLBACK]))
