"""Quotas: what people may put into the database, so that nobody can fill it."""

from __future__ import annotations

import time
from enum import StrEnum
from hashlib import sha256
from math import ceil

from tessera.server.limits import Buckets
from tessera.server.problems import Declined
from tessera.server.settings import Settings
from tessera.store import Store
from tessera.store.shares import take_share

HOUR = 3600.0
MINUTE = 60.0
DAY = 86_400.0

LETTERS_PER_DAY = 3
"""To an address that nobody has confirmed: whoever reads there may not even know this server."""


class Quota(StrEnum):
    """What is counted."""

    ACCOUNTS = "accounts"
    TABLES = "tables"
    REPORTS = "reports"
    REMARKS = "remarks"
    ASKS = "asks"
    HINTS = "hints"
    CHANNELS = "channels"
    LETTERS = "letters"
    SIGN_INS = "sign-ins"


TOO_MANY = {
    Quota.ACCOUNTS: "error-too-many-accounts",
    Quota.TABLES: "error-too-many-tables",
    Quota.REPORTS: "error-too-many-reports",
    Quota.REMARKS: "error-too-many-remarks",
    Quota.ASKS: "error-too-many-asks",
    Quota.HINTS: "error-too-many-hints",
    Quota.CHANNELS: "error-too-many-notices",
    Quota.LETTERS: "error-too-many-notices",
    Quota.SIGN_INS: "error-too-many-sign-ins",
}


class Quotas:
    """What each person and each address has left; where several processes share a database, it is counted there."""

    def __init__(self, settings: Settings) -> None:
        self.store: Store | None = None
        """Where it is counted, if not here."""
        most = {
            Quota.TABLES: (settings.tables_per_hour, HOUR),
            Quota.REPORTS: (settings.reports_per_hour, HOUR),
            Quota.REMARKS: (settings.remarks_per_minute, MINUTE),
            Quota.ASKS: (settings.asks_per_day, DAY),
            Quota.HINTS: (settings.hints_per_minute, MINUTE),
            Quota.CHANNELS: (settings.channels_per_hour, HOUR),
            Quota.LETTERS: (LETTERS_PER_DAY, DAY),
        }
        self._people = {quota: Buckets(*rate) for quota, rate in most.items()}
        self._addresses = {
            quota: Buckets(count * settings.shared_address, seconds)
            for quota, (count, seconds) in most.items()
        }
        self._addresses[Quota.ACCOUNTS] = Buckets(settings.accounts_per_hour, HOUR)
        self._addresses[Quota.SIGN_INS] = Buckets(settings.sign_ins_per_minute, MINUTE)

    async def take(self, quota: Quota, user: str, address: str) -> None:
        """Count one more, or refuse it; new people and passwords are counted by their address alone."""
        wait = await self._wait(self._addresses[quota], quota, f"address {address}")
        if quota in self._people and not wait:
            wait = await self._wait(self._people[quota], quota, f"person {user}")
        if wait:
            raise Declined(429, TOO_MANY[quota], retry_after=wait, minutes=ceil(wait / MINUTE))

    async def _wait(self, buckets: Buckets, quota: Quota, client: str) -> float:
        if self.store is None:
            return buckets.take(client, time.monotonic())
        key = sha256(f"{quota} {client}".encode()).hexdigest()  # nobody need read there who asked for what
        return await take_share(self.store, key, int(buckets.size), buckets.size / buckets.rate)
