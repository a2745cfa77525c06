"""Certificates for servers on this machine, from an authority that nobody knows unless told."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

LASTS = timedelta(days=1)


class Authority:
    """Vouches for servers at 127.0.0.1."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = _named("An authority of this test")
        made = self._certificate(self._name, self._key).add_extension(x509.BasicConstraints(True, 0), True)
        signing = x509.KeyUsage(False, False, False, False, False, True, True, False, False)
        self._own = made.add_extension(signing, True).sign(self._key, hashes.SHA256())
        self.file = folder / "authority.pem"
        """Whoever trusts this file trusts the servers."""
        self.file.write_bytes(self._own.public_bytes(serialization.Encoding.PEM))

    def server(self) -> ssl.SSLContext:
        """How a server speaks that shows a certificate of this authority."""
        key = ec.generate_private_key(ec.SECP256R1())
        issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key())
        made = (
            self._certificate(_named("127.0.0.1"), key)
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), False)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), False)
            .add_extension(issuer, False)
            .sign(self._key, hashes.SHA256())
        )
        file = self._folder / "server.pem"
        file.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
            + made.public_bytes(serialization.Encoding.PEM)
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context

    def _certificate(self, name: x509.Name, key: ec.EllipticCurvePrivateKey) -> x509.CertificateBuilder:
        now = datetime.now(UTC)
        return (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - LASTS)
            .not_valid_after(now + LASTS)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
        )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
