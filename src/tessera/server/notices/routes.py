"""Routes: the channels on which somebody wants to be told, and the links in what they get."""

from __future__ import annotations

import secrets
import time
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path

from tessera.server.deps import Address, Person, TheCourier, TheHub, TheQuotas, TheSettings, User
from tessera.server.notices import apprise_channel, push
from tessera.server.notices.mail import is_address
from tessera.server.notices.outbound import NotDelivered, resolved, target_of
from tessera.server.problems import ANYBODY, KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.sessions import new_id
from tessera.server.settings import Settings
from tessera.server.wire.notices import (
    ChannelChange,
    ChannelIn,
    ChannelName,
    ChannelOut,
    NewChannel,
    NoticesOut,
    QuietIn,
    QuietOut,
)
from tessera.store import UserRow
from tessera.store.post import Channel

router = APIRouter(prefix="/api", tags=["notices"], responses=KNOWN)

MAX_CHANNELS = 10
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9._-]{1,200}$")]


def _shown(channel: Channel) -> ChannelOut:
    return ChannelOut(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]  # stored as it was validated
        label=channel.label,
        active=channel.active,
        confirmed=channel.confirmed,
        created=channel.created,
        fault=channel.fault,
    )


@router.get("/me/channels")
async def my_channels(user: User, courier: TheCourier, settings: TheSettings) -> NoticesOut:
    """How this server can tell people that they are waited for, and how it tells the caller."""
    return NoticesOut(
        mail=settings.mail is not None,
        push_key=courier.push_key,
        apprise=apprise_channel.schemes(settings),
        channels=[_shown(channel) for channel in await courier.post.channels_of(user.id)],
    )


@router.post("/me/channels", status_code=201)
async def add_channel(
    wish: ChannelIn,
    user: Person,
    courier: TheCourier,
    settings: TheSettings,
    quotas: TheQuotas,
    address: Address,
) -> NewChannel:
    """Be told on a further channel. To an address of mail only a question is sent, until it is confirmed."""
    if user.login is None and wish.kind != "push":
        raise Declined(403, "error-notices-account")
    await quotas.take(Quota.CHANNELS, user.id, address)
    if len(await courier.post.channels_of(user.id)) >= MAX_CHANNELS:
        raise Declined(409, "error-too-many-channels", most=MAX_CHANNELS)
    try:
        channel = await _made(wish, user, settings)
    except NotDelivered as error:
        raise _declined(error) from None
    if channel.kind == "mail":
        await quotas.take(Quota.LETTERS, channel.address.casefold(), address)
    if channel.kind == "push":  # whoever uses this browser now is told there, and nobody else
        await courier.post.drop_address(channel.address)
    await courier.post.add(channel, letter="confirm" if channel.kind == "mail" else None)
    courier.wake()
    return NewChannel(**_shown(channel).model_dump(), secret=channel.keys.get("secret", ""))


async def _made(wish: ChannelIn, user: UserRow, settings: Settings) -> Channel:
    """A channel as it is wished for; `NotDelivered` if nothing could ever be sent there."""
    label = wish.address
    keys: dict[str, str] = {}
    match wish.kind:
        case "mail":
            if settings.mail is None:
                raise NotDelivered("fault-not-here")
            if not is_address(wish.address):
                raise NotDelivered("fault-address")
        case "webhook":
            await _reachable(wish.address, settings)
            label, keys = urlsplit(wish.address).netloc, {"secret": secrets.token_urlsafe(24)}
        case "push":
            keys = await _browser(wish, settings)
            label = wish.label or urlsplit(wish.address).netloc
        case "apprise":
            scheme = apprise_channel.scheme_of(wish.address)
            if scheme not in apprise_channel.schemes(settings):
                raise NotDelivered("fault-not-here")
            if not await apprise_channel.understands(wish.address, private=settings.private_receivers):
                raise NotDelivered("fault-address")
            label = wish.label or f"{scheme}://…"
    return Channel(
        id=new_id(),
        user=user.id,
        kind=wish.kind,
        address=wish.address,
        keys=keys,
        label=label[:80],
        active=True,
        confirmed=wish.kind != "mail",
        created=time.time(),
    )


async def _reachable(address: str, settings: Settings) -> None:
    """What is not public is refused now; it is looked at again whenever something is sent."""
    await resolved(target_of(address, private=settings.private_receivers), private=settings.private_receivers)


async def _browser(wish: ChannelIn, settings: Settings) -> dict[str, str]:
    if wish.keys is None:
        raise NotDelivered("fault-address")
    target = target_of(wish.address, private=settings.private_receivers)
    if not target.secure and not settings.private_receivers:
        raise NotDelivered("fault-address")
    try:
        push.Subscription(wish.keys.p256dh, wish.keys.auth)
    except push.BadKey:
        raise NotDelivered("fault-address") from None
    return wish.keys.model_dump()


@router.patch("/me/channels/{channel_id}")
async def change_channel(
    channel_id: Id, change: ChannelChange, user: Person, courier: TheCourier
) -> ChannelOut:
    """Switch a channel on or off."""
    await _mine(channel_id, user, courier)
    await courier.post.change(channel_id, active=change.active, failures=0, fault="")
    return _shown(await _mine(channel_id, user, courier))


@router.delete("/me/channels/{channel_id}", status_code=204)
async def drop_channel(channel_id: Id, user: Person, courier: TheCourier) -> None:
    await _mine(channel_id, user, courier)
    await courier.post.drop(channel_id)


@router.post("/me/channels/{channel_id}/test", status_code=204)
async def try_channel(
    channel_id: Id, user: Person, courier: TheCourier, quotas: TheQuotas, address: Address
) -> None:
    """Send something to a channel at once, and say whether it arrived."""
    channel = await _mine(channel_id, user, courier)
    if not channel.confirmed:
        raise Declined(409, "error-channel-unconfirmed")
    await quotas.take(Quota.CHANNELS, user.id, address)
    try:
        await courier.try_out(channel, user)
    except NotDelivered as error:
        raise _declined(error) from None
    await courier.post.change(channel_id, failures=0, fault="")


async def _mine(channel_id: str, user: UserRow, courier: TheCourier) -> Channel:
    channel = await courier.post.channel(channel_id)
    if channel is None or channel.user != user.id:
        raise Declined(404, "error-no-such-channel")
    return channel


def _declined(error: NotDelivered) -> Declined:
    return Declined(409, error.key, number=error.number)


# --- links in letters -----------------------------------------------------------------------------------------


@router.post("/notices/confirm/{token}", responses=ANYBODY)
async def confirm(token: Token, courier: TheCourier) -> ChannelName:
    """Whoever reads at an address wants to be told there."""
    channel = await _linked(courier.links.confirming(token), courier)
    await courier.post.change(channel.id, confirmed=True)
    return ChannelName(label=channel.label)


@router.post("/notices/leave/{token}", responses=ANYBODY)
async def leave(token: Token, courier: TheCourier) -> ChannelName:
    """Whoever reads at an address wants no more of this; mail programs ask it by themselves (RFC 8058)."""
    channel = await _linked(courier.links.leaving(token), courier)
    await courier.post.change(channel.id, active=False)
    return ChannelName(label=channel.label)


async def _linked(channel_id: str | None, courier: TheCourier) -> Channel:
    channel = await courier.post.channel(channel_id) if channel_id is not None else None
    if channel is None:
        raise Declined(404, "error-notice-link")
    return channel


# --- single tables --------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/notices")
async def is_quiet(table_id: Id, user: User, courier: TheCourier) -> QuietOut:
    """Whether the caller is told of this table."""
    active = [each for each in await courier.post.channels_of(user.id) if each.active and each.confirmed]
    return QuietOut(quiet=await courier.post.quiet(user.id, table_id), channels=len(active))


@router.put("/tables/{table_id}/notices")
async def set_quiet(table_id: Id, wish: QuietIn, user: User, hub: TheHub, courier: TheCourier) -> QuietOut:
    """Be told of this table, or not."""
    await hub.live(table_id)
    await courier.post.set_quiet(user.id, table_id, wish.quiet)
    return await is_quiet(table_id, user, courier)
