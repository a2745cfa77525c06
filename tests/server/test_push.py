"""Web Push: sealed as RFC 8291 says, and signed as RFC 8292 says, with the examples of both."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from tessera.server.notices import push

# RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SHARED = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)

# RFC 8292, section 2.4
PROOF = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1"
    "MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUf"
    "nK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
PROOF_KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def opened(sealed: bytes, private: EllipticCurvePrivateKey, shared: bytes) -> bytes:
    """What a browser does with a message: the way back, written out on its own."""
    salt, size, sender = sealed[:16], sealed[20], sealed[21 : 21 + sealed[20]]
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
    point = push.public_bytes(private)

    def derive(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
        drawn = hmac.new(salt, secret, sha256).digest()
        return hmac.new(drawn, info + b"\x01", sha256).digest()[:size]

    secret = derive(shared, private.exchange(ECDH(), key), b"WebPush: info\0" + point + sender, 32)
    content = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    text = AESGCM(content).decrypt(nonce, sealed[21 + size :], None)
    assert text.endswith(b"\x02")
    return text[:-1]


def verified(token: str, key: str) -> dict[str, object]:
    """The claims of a proof, if its signature is right."""
    said, _, signature = token.rpartition(".")
    raw = push.from_text(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    push.public_key(push.from_text(key)).verify(numbers, said.encode(), ECDSA(SHA256()))
    claims: dict[str, object] = json.loads(push.from_text(said.split(".")[1]))
    return claims


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    to = push.Subscription(BROWSER, SHARED)
    key = push.private_key(push.from_text(SERVER_PRIVATE))
    assert push.to_text(push.sealed(TEXT, to, push.from_text(SALT), key)) == SEALED


def test_a_browser_reads_the_example_of_rfc_8291() -> None:
    private = push.private_key(push.from_text(BROWSER_PRIVATE))
    assert opened(push.from_text(SEALED), private, push.from_text(SHARED)) == TEXT


def test_every_message_is_sealed_anew_and_can_be_read() -> None:
    private = push.private_key(push.from_text(BROWSER_PRIVATE))
    to = push.Subscription(BROWSER, SHARED)
    messages = {push.sealed(TEXT, to) for _ in range(3)}
    assert len(messages) == 3
    assert {opened(each, private, to.secret) for each in messages} == {TEXT}


def test_the_example_of_rfc_8292_is_understood() -> None:
    assert verified(PROOF, PROOF_KEY)["aud"] == "https://push.example.net"


def test_a_proof_names_the_service_the_time_and_whom_to_ask() -> None:
    key = push.private_key(push.new_key())
    header = push.proof("https://push.example.net/send/abc?d=1", "mailto:host@example.org", key, 1000.5)
    kind, _, rest = header.partition(" ")
    fields = dict(part.split("=", 1) for part in rest.split(", "))
    assert kind == "vapid" and fields["k"] == push.to_text(push.public_bytes(key))
    assert verified(fields["t"], fields["k"]) == {
        "aud": "https://push.example.net",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    with pytest.raises(InvalidSignature):
        verified(fields["t"], push.to_text(push.public_bytes(push.private_key(push.new_key()))))


@pytest.mark.parametrize(
    ("point", "shared"),
    [
        (BROWSER[:-4], SHARED),
        ("B" + "A" * 86, SHARED),  # no point of the curve
        (BROWSER, SHARED[:-4]),
        (BROWSER + "!", SHARED),
        ("ü" * 87, SHARED),
    ],
)
def test_what_is_no_key_is_refused(point: str, shared: str) -> None:
    with pytest.raises(push.BadKey):
        push.Subscription(point, shared)
