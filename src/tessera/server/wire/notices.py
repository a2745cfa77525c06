"""Notices: where somebody wants to be told that they are waited for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from tessera.server.wire.base import Name, Wire


class PushKeys(Wire):
    """What a browser gives, so that only it can read what is sent to it."""

    p256dh: Annotated[str, StringConstraints(min_length=80, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=20, max_length=30)]


class ChannelIn(Wire):
    """Where somebody wants to be told."""

    kind: Literal["mail", "webhook", "push", "apprise"]
    address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=2000)]
    keys: PushKeys | None = None
    """Of a browser."""
    label: Name | None = None
    """What the person calls it, where its address says nothing to people."""


class ChannelChange(Wire):
    active: bool


class ChannelOut(Wire):
    id: str
    kind: Literal["mail", "webhook", "push", "apprise"]
    label: str
    active: bool
    confirmed: bool
    """Whoever reads there has said so; before that nothing is sent but the question."""
    created: float
    fault: str
    """Why the last notice did not arrive: a message key, and perhaps a number behind it."""


class NewChannel(ChannelOut):
    secret: str
    """With which a receiver proves whom a notice is from; shown once, and empty where nothing is signed."""


class NoticesOut(Wire):
    """How people can be told, and how somebody is."""

    mail: bool
    """Whether this server sends mail."""
    push_key: str
    """What browsers must know this server by."""
    apprise: list[str]
    """The kinds of addresses that Apprise may be given."""
    channels: list[ChannelOut]


class ChannelName(Wire):
    """Which channel a link was about."""

    label: str


class QuietOut(Wire):
    """Whether somebody is told of a table."""

    quiet: bool
    channels: int
    """On how many channels they are told of others."""


class QuietIn(Wire):
    quiet: bool
