"""Web Push: a message that only one browser can read (RFC 8291), from a server that proves who it is (RFC 8292)."""

from __future__ import annotations

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""The size of a record; a message is one record."""
POINT = 65
"""Bytes of a public key: both coordinates, and that it is both."""
SECRET = 16
"""Bytes of what browser and server share."""
SCALAR = 32
"""Bytes of a private key."""
LAST = b"\x02"
"""Stands behind the text of the last record."""
VALID = 12 * 3600
"""Seconds for which a proof is good."""
KEPT = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""


class BadKey(ValueError):
    """What a browser gave is no key."""


# --- keys -----------------------------------------------------------------------------------------------------


def new_key() -> bytes:
    """A private key, as it is stored."""
    return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(SCALAR, "big")


def private_key(stored: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(stored, "big"), SECP256R1())


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(point: bytes) -> EllipticCurvePublicKey:
    """Somebody else's key; a point that is not on the curve is refused."""
    if len(point) != POINT:
        raise BadKey("not the size of a key")
    try:
        return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise BadKey("no point of the curve") from None


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKey("not written in base64") from None


class Subscription:
    """What a browser gave us to reach it; `BadKey` if that is nothing to seal a message with."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.point = from_text(p256dh)
        self.key = public_key(self.point)
        self.secret = from_text(auth)
        if len(self.secret) != SECRET:
            raise BadKey("not the size of a shared secret")


# --- sealing (RFC 8291 and RFC 8188) --------------------------------------------------------------------------


def sealed(
    text: bytes,
    to: Subscription,
    salt: bytes | None = None,
    key: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only this browser can read. Salt and key are new every time, but for the RFC's own example."""
    salt = salt or token_bytes(16)
    key = key or generate_private_key(SECP256R1())
    mine = public_bytes(key)
    shared = key.exchange(ECDH(), to.key)
    secret = _derived(to.secret, shared, b"WebPush: info\0" + to.point + mine, 32)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return header + AESGCM(content_key).encrypt(nonce, text + LAST, None)


def _derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869), of at most one block."""
    drawn = hmac.digest(salt, secret, sha256)
    return hmac.digest(drawn, info + b"\x01", sha256)[:size]


# --- who sends it (RFC 8292) ----------------------------------------------------------------------------------


def proof(endpoint: str, contact: str, key: EllipticCurvePrivateKey, now: float) -> str:
    """The header with which a push service knows whom a message comes from, and whom to ask about it."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": contact}
    said = ".".join(to_text(_json(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ECDSA(SHA256())))
    signature = r.to_bytes(SCALAR, "big") + s.to_bytes(SCALAR, "big")
    return f"vapid t={said}.{to_text(signature)}, k={to_text(public_bytes(key))}"


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def headers(
    endpoint: str, contact: str, key: EllipticCurvePrivateKey, now: float, topic: str
) -> dict[str, str]:
    """How a sealed message is sent. A newer one about the same topic takes the place of one that still waits."""
    return {
        "Authorization": proof(endpoint, contact, key, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
        "Topic": to_text(sha256(topic.encode()).digest())[:32],
    }
