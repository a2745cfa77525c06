"""People: who they are, what they like, how they sign in."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from tessera.server.wire.base import Name, Password, Wire


class Language(StrEnum):
    EN = "en"
    DE = "de"


class Preferences(Wire):
    """What a person likes; the client keeps to it."""

    language: Language | None = None
    theme: Literal["light", "dark", "auto"] = "auto"
    act_on_first_tap: bool = False
    first_tap_offered: bool = False
    """Whether this person was asked if the first tap shall act: once, after their tenth match."""
    ask_anyway: bool = False
    """Whether to be asked even what has one answer, or one that nobody would decline."""
    animations: bool = True
    pace: Literal["off", "fast", "normal", "slow"] = "normal"
    """How fast the moves of others are played back on the board."""
    notifications: bool = False
    sounds: bool | None = None
    """Whether the table is heard; None where the device decides: not on phones."""
    friend_requests: Literal["everybody", "nobody"] = "everybody"
    """Who may ask to be friends."""
    invitations: Literal["everybody", "friends", "nobody"] = "friends"
    """Who may invite this person to a table by name."""
    research: bool = False
    """Whether their finished matches may be studied, without their name (`tessera lab people`)."""
    watchers_chat: bool = False
    """Whether players see what those who watch say to each other."""


class Me(Wire):
    """Who is signed in."""

    id: str
    name: str
    account: bool
    warden: bool
    """Keeps order on this server."""
    preferences: Preferences


class GuestIn(Wire):
    name: Name


class SignIn(Wire):
    name: Name
    password: Password


class PasswordChange(Wire):
    old: Password
    new: Password
    end_tokens: bool = True
    """Whether tokens are withdrawn, too: whoever knew the old password may have made one."""


class SessionOut(Wire):
    """From where somebody is signed in."""

    id: str
    created: float
    seen: float
    """Within the hour."""
    address: str
    device: str
    """What the browser calls itself."""
    this: bool
    """The one that asks."""


class Farewell(Wire):
    """A person who deletes an account says the password once more; a guest has none."""

    password: Password | None = None


class MeChange(Wire):
    name: Name | None = None
    preferences: Preferences | None = None


class BlockedOut(Wire):
    """Somebody whom the caller does not want to meet."""

    person: str
    name: str


class RenameIn(Wire):
    name: Name


class TokenIn(Wire):
    label: Name


class Token(Wire):
    id: str
    label: str
    created: float


class NewToken(Token):
    token: str
    """Shown once."""
