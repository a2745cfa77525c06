"""Letters by STARTTLS and TLS, webhooks by HTTPS: to real servers, and never to one that nobody vouches for."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.server.notices import outbound
from tessera.server.notices.mail import Postman
from tessera.server.notices.outbound import NotDelivered
from tessera.server.notices.words import Notice
from tessera.server.settings import Mail, Security
from tests.server.certificates import Authority
from tests.server.receivers import mail_server, web_server


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


@pytest.fixture
def trusted(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> Iterator[ssl.SSLContext]:
    """A server that this machine trusts."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    outbound._tls.cache_clear()
    yield authority.server()
    outbound._tls.cache_clear()


TURN = Notice("turn", "It is your turn", "Ben waits for you.", "https://example.org/table/abc")


def send(mail: Mail) -> None:
    """Hand one letter to a mail server."""
    postman = Postman(mail)
    try:
        asyncio.run(postman.send(TURN, "anna@example.org"))
    finally:
        postman.close()


def at(port: int, security: Security, **more: str) -> Mail:
    return Mail("127.0.0.1", port, "t@example.org", security, **more)


def test_a_letter_and_the_password_for_it_go_by_starttls(trusted: ssl.SSLContext) -> None:
    with mail_server(starttls=trusted, password=True) as mail:
        send(at(mail.port, Security.STARTTLS, user="tessera", password="secret"))
    assert mail.known == [True]
    assert [letter["Subject"] for letter in mail.letters] == ["It is your turn"]


def test_a_letter_goes_by_tls_from_the_first_word(trusted: ssl.SSLContext) -> None:
    with mail_server(tls=trusted) as mail:
        send(at(mail.port, Security.TLS))
    assert [letter["To"] for letter in mail.letters] == ["anna@example.org"]


def test_no_letter_goes_in_the_open_where_tls_is_wanted() -> None:
    with mail_server() as mail, pytest.raises(NotDelivered) as caught:
        send(at(mail.port, Security.STARTTLS))
    assert (caught.value.key, mail.letters) == ("fault-mail-unreached", [])


@pytest.mark.parametrize("security", [Security.STARTTLS, Security.TLS])
def test_no_letter_goes_to_a_mail_server_that_nobody_vouches_for(
    authority: Authority, security: Security
) -> None:
    server = authority.server()
    starttls, tls = (server, None) if security is Security.STARTTLS else (None, server)
    with mail_server(starttls=starttls, tls=tls) as mail, pytest.raises(NotDelivered) as caught:
        send(at(mail.port, security))
    assert (caught.value.key, mail.letters) == ("fault-mail-unreached", [])


def test_a_webhook_goes_by_https(trusted: ssl.SSLContext) -> None:
    with web_server(tls=trusted) as web:
        asyncio.run(outbound.post(f"{web.address}/told", b"{}", {"X-Tessera": "1"}, private=True))
    assert [(got.path, got.body, got.headers["x-tessera"]) for got in web.got] == [("/told", b"{}", "1")]


def test_no_webhook_goes_to_a_server_that_nobody_vouches_for(authority: Authority) -> None:
    with web_server(tls=authority.server()) as web, pytest.raises(NotDelivered) as caught:
        asyncio.run(outbound.post(web.address, b"{}", {}, private=True))
    assert (caught.value.key, web.got) == ("fault-unreached", [])


def test_the_name_in_a_certificate_is_looked_at(trusted: ssl.SSLContext) -> None:
    with web_server(tls=trusted) as web, pytest.raises(NotDelivered) as caught:
        asyncio.run(outbound.post(f"https://localhost:{web.port}/", b"{}", {}, private=True))
    assert (caught.value.key, web.got) == ("fault-unreached", [])
