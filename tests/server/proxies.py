"""Real proxies in front of a server: nginx, and a tiny one where there is no nginx."""

from __future__ import annotations

import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.processes import until

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")

CONFIGURATION = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass {address};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
"""
"""The settings that docs/hosting.md recommends, on a free port of this machine."""


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        return int(taken.getsockname()[1])


def answers(port: int) -> bool:
    with suppress(OSError), closing(socket.create_connection(("127.0.0.1", port), 1)):
        return True
    return False


@contextmanager
def nginx(address: str, folder: Path) -> Iterator[str]:
    """nginx in front of a server; its own address."""
    assert NGINX is not None
    port = free_port()
    settings = folder / "nginx.conf"
    settings.write_text(CONFIGURATION.format(folder=folder, port=port, address=address))
    process = subprocess.Popen([NGINX, "-c", str(settings), "-e", str(folder / "error.log")])
    try:
        assert until(lambda: answers(port)), "nginx did not start"
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def tiny(address: str, folder: Path) -> Iterator[str]:
    """A proxy that only says whom it speaks for; one request a connection."""
    target = urlsplit(address)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:

        def serve() -> None:
            with suppress(OSError):  # closed at the end
                while True:
                    client, (visitor, _) = listening.accept()
                    threading.Thread(target=forward, args=(client, visitor), daemon=True).start()

        def forward(client: socket.socket, visitor: str) -> None:
            with closing(client), closing(socket.create_connection((target.hostname, target.port))) as server:
                head = b""
                while b"\r\n\r\n" not in head:
                    head += client.recv(4096) or b"\r\n\r\n"
                line, _, rest = head.partition(b"\r\n")
                server.sendall(
                    line + f"\r\nx-forwarded-for: {visitor}\r\nconnection: close\r\n".encode() + rest
                )
                while answer := server.recv(65536):
                    client.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
