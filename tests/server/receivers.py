"""Real receivers of notices on this machine: a mail server and a web server that note what they get."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword


class MailServer:
    """What a mail server has taken, in order."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.known: list[bool] = []
        """Whether whoever brought a letter had given the password."""
        self.refuses = False
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refuses:
            return "550 nobody of this name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.known.append(bool(session.authenticated))
        self.letters.append(message_from_bytes(envelope.original_content, policy=policy.default))
        return "250 OK"


def _lets_in(_server: Any, _session: Any, _envelope: Any, _mechanism: str, auth: Any) -> AuthResult:
    known = isinstance(auth, LoginPassword) and (auth.login, auth.password) == (b"tessera", b"secret")
    return AuthResult(success=known)


@contextmanager
def mail_server(
    *, password: bool = False, starttls: SSLContext | None = None, tls: SSLContext | None = None
) -> Iterator[MailServer]:
    """With `starttls` it takes no letter before both speak TLS, with `tls` it speaks nothing else."""
    handler = MailServer()
    more: dict[str, Any] = {}
    if password:
        more |= {"authenticator": _lets_in, "auth_require_tls": starttls is not None}
    if starttls is not None:
        more |= {"tls_context": starttls, "require_starttls": True}
    if tls is not None:
        more |= {"ssl_context": tls}
    controller = Controller(handler, hostname="127.0.0.1", port=0, **more)
    # The library learns its port from the socket only after it has tried to reach it.
    controller.port = _free_port()
    controller.start()
    handler.port = controller.port
    try:
        yield handler
    finally:
        controller.stop()


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Got:
    """A request that a receiver got."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class WebServer:
    """What a web server has got, in order, and what it answers with."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 204
        self.location = ""
        self.address = ""
        self.port = 0


@contextmanager
def web_server(port: int = 0, tls: SSLContext | None = None) -> Iterator[WebServer]:
    noted = WebServer()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            noted.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(noted.status)
            if noted.location:
                self.send_header("location", noted.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    noted.port = server.server_address[1]
    noted.address = f"{'http' if tls is None else 'https'}://127.0.0.1:{noted.port}"
    try:
        yield noted
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
