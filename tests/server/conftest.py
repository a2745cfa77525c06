"""Passwords that take no time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tessera.server import sessions


@pytest.fixture(autouse=True, scope="session")
def quick_passwords() -> Iterator[None]:
    """A password takes a sixth of a second of a processor on purpose; the hundreds of these tests hardly any."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sessions, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield
