"""Webhooks: a notice as JSON at an address of the person's own, signed so that the receiver knows whom it is from."""

from __future__ import annotations

import hmac
from hashlib import sha256

import msgspec

from tessera.server.notices.outbound import post
from tessera.server.notices.words import Notice

SIGNATURE = "X-Tessera-Signature"
"""``sha256=`` and the HMAC of the moment, a full stop and the body, under the secret of the channel."""
MOMENT = "X-Tessera-Time"
"""Seconds since 1970: a receiver refuses what is too old, so that nobody sends the same again."""


def body_of(notice: Notice) -> bytes:
    return msgspec.json.encode(
        {
            "what": notice.what,
            "title": notice.title,
            "text": notice.text,
            "link": notice.link,
            "game": notice.game,
            "table": notice.table,
        }
    )


def signature(secret: str, moment: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), moment.encode() + b"." + body, sha256).hexdigest()


async def send(notice: Notice, address: str, secret: str, now: float, *, private: bool) -> None:
    """`NotDelivered` unless the receiver says that it has it."""
    body, moment = body_of(notice), str(int(now))
    headers = {
        "Content-Type": "application/json",
        MOMENT: moment,
        SIGNATURE: signature(secret, moment, body),
    }
    await post(address, body, headers, private=private)
