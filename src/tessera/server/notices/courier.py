"""Delivering what the outbox holds: once, with a few further attempts, and never in anybody's way."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from email.utils import parseaddr

import msgspec

from tessera.server.hub import Hub
from tessera.server.notices import apprise_channel, outbound, push, webhook
from tessera.server.notices.mail import Postman
from tessera.server.notices.outbound import NotDelivered
from tessera.server.notices.words import (
    Links,
    Notice,
    begun,
    friend_asks,
    invited,
    question,
    trial,
    your_turn,
)
from tessera.server.settings import Settings
from tessera.server.storing import NoSuchTable
from tessera.store import Store, Unavailable, UserRow
from tessera.store.friends import Friends
from tessera.store.invitations import Invitations
from tessera.store.post import Channel, Letter, Post
from tessera.table import Status

log = logging.getLogger("tessera.server")

PAUSES = (60.0, 600.0, 3600.0)
"""Seconds before the second attempt, and before each further one."""
TAKEN_SECONDS = 120.0
"""Whoever takes a letter has so long to deliver it; then it is due again, because they must have died."""
POLL_SECONDS = 30.0
"""How often is looked for letters of processes that have died."""


class Courier:
    """Takes letters from the outbox and hands them over."""

    def __init__(self, store: Store, hub: Hub, settings: Settings, links: Links, vapid: bytes) -> None:
        self._store = store
        self._hub = hub
        self._settings = settings
        self.post = Post(store)
        self.links = links
        self._key = push.private_key(vapid)
        self.push_key = push.to_text(push.public_bytes(self._key))
        """What browsers know this server by."""
        self._postman = Postman(settings.mail) if settings.mail is not None else None
        self._news = asyncio.Event()
        self.resting = False
        """Nothing is on its way just now."""

    def wake(self) -> None:
        """There is something new in the outbox."""
        self.resting = False
        self._news.set()

    def close(self) -> None:
        if self._postman is not None:
            self._postman.close()

    async def tell(self, people: Iterable[str], what: str, now: float, *, table: str | None = None) -> None:
        """Tell people something that is not about whose turn it is."""
        told = [await self.post.put_in(user, what, table, now) for user in people]
        if any(told):
            self.wake()

    async def work(self) -> None:
        """Deliver what is due, until the end of the server."""
        while True:
            self._news.clear()
            with suppress(Unavailable):
                while await self.deliver_due():
                    pass
            pause = await self._pause()  # before there is anything to wait for: the server may end meanwhile
            self.resting = not self._news.is_set()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), pause)
            self.resting = False

    async def _pause(self) -> float:
        with suppress(Unavailable):
            due = await self.post.next_due()
            if due is not None:
                return min(POLL_SECONDS, max(0.05, due - time.time()))
        return POLL_SECONDS

    async def deliver_due(self) -> int:
        """Deliver what is due now; how many letters there were."""
        now = time.time()
        letters = await self.post.take(now, now + TAKEN_SECONDS)
        done = await asyncio.gather(*[self._deliver(letter) for letter in letters], return_exceptions=True)
        for error in done:
            if isinstance(error, Exception) and not isinstance(error, Unavailable):
                log.error("a notice could not be worked on", exc_info=error)
        return len(letters)

    async def _deliver(self, letter: Letter) -> None:
        notice = await self._written(letter)
        if notice is None:
            await self.post.discard(letter)
            return
        try:
            await self.send(letter.channel, notice)
        except NotDelivered as error:
            await self._failed(letter, error)
        except Exception:  # a fault of ours is no reason to try for ever
            log.exception("a notice could not be sent", extra={"kind": letter.channel.kind})
            await self._failed(letter, NotDelivered("fault-service"))
        else:
            await self.post.delivered(letter)

    async def _failed(self, letter: Letter, error: NotDelivered) -> None:
        if error.gone and letter.channel.kind == "push":
            await self.post.drop(letter.channel.id)  # the browser has taken its permission back
        elif letter.attempts < len(PAUSES):
            await self.post.try_again(letter, time.time() + PAUSES[letter.attempts], error.fault)
        else:
            await self.post.give_up(letter, error.fault)

    async def _written(self, letter: Letter) -> Notice | None:
        """What a letter says now; nothing, if it is not so any more."""
        channel = letter.channel
        user = await self._store.user(channel.user)
        if user is None:
            return None
        if letter.what == "confirm":
            return None if channel.confirmed else question(user, self.links, channel.id)
        if not channel.active or not channel.confirmed:
            return None
        if letter.what == "friend":
            return await self._friend(letter, user)
        if letter.table is None:
            return None
        if letter.what == "invite":
            return await self._invited(letter, letter.table, user)
        if letter.what in ("match", "round"):
            return await self._seated(letter, letter.table, user)
        return await self._turn(letter, letter.table, user)

    async def _friend(self, letter: Letter, user: UserRow) -> Notice | None:
        """Who asks to be friends, as far as it is not answered."""
        known = await Friends(self._store).of(user.id)
        asking = [each.asker for each in known if each.is_open and each.asked == user.id]
        names = [each.name for each in await self._store.users(asking)]
        return friend_asks(user, names, self.links, letter.channel.id) if names else None

    async def _invited(self, letter: Letter, table_id: str, user: UserRow) -> Notice | None:
        """Who invites to a table, as long as it waits and that is not answered."""
        for invitation, _ in await Invitations(self._store).open_for(user.id):
            host = await self._store.user(invitation.by) if invitation.table == table_id else None
            if host is not None:
                async with self._hub.locked(table_id) as live:
                    return invited(user, host.name, live.table, self.links, letter.channel.id)
        return None

    async def _seated(self, letter: Letter, table_id: str, user: UserRow) -> Notice | None:
        """A match has been found or a round has begun, unless they have come already."""
        try:
            async with self._hub.locked(table_id) as live:
                table, seat = live.table, live.table.seat_of(user.id)
                if seat is None or table.status is not Status.PLAYING or live.is_seen_by(user.id):
                    return None
                return begun(letter.what, user, table, seat, self.links, letter.channel.id)
        except NoSuchTable:
            return None

    async def _turn(self, letter: Letter, table_id: str, user: UserRow) -> Notice | None:
        try:
            async with self._hub.locked(table_id) as live:
                table = live.table
                seat = table.seat_of(user.id)
                if seat is None or table.waits_for(user.id) != letter.period:
                    return None
                return your_turn(user, table, seat, self.links, letter.channel.id)
        except NoSuchTable:
            return None

    # --- handing over -------------------------------------------------------------------------------------------

    async def try_out(self, channel: Channel, user: UserRow) -> None:
        """Send something to a channel at once; `NotDelivered` if it does not arrive."""
        await self.send(channel, trial(user, self.links, channel.id))

    async def send(self, channel: Channel, notice: Notice) -> None:
        private = self._settings.private_receivers
        match channel.kind:
            case "mail":
                if self._postman is None:
                    raise NotDelivered("fault-not-here")
                await self._postman.send(notice, channel.address)
            case "webhook":
                await webhook.send(
                    notice, channel.address, channel.keys["secret"], time.time(), private=private
                )
            case "push":
                await self._push(channel, notice)
            case "apprise":
                if apprise_channel.scheme_of(channel.address) not in apprise_channel.schemes(self._settings):
                    raise NotDelivered("fault-not-here")
                await apprise_channel.send(notice, channel.address, private=private)
            case _:
                raise NotDelivered("fault-not-here")

    async def _push(self, channel: Channel, notice: Notice) -> None:
        said = {
            "title": notice.title,
            "text": notice.text,
            "path": notice.link.removeprefix(self.links.address),
            "tag": f"tessera-{notice.table or notice.what}",
        }
        to = push.Subscription(channel.keys["p256dh"], channel.keys["auth"])
        mail = self._settings.mail
        contact = f"mailto:{parseaddr(mail.sender)[1]}" if mail is not None else self.links.address
        headers = push.headers(channel.address, contact, self._key, time.time(), said["tag"])
        sealed = push.sealed(msgspec.json.encode(said), to)
        await outbound.post(channel.address, sealed, headers, private=self._settings.private_receivers)
