"""Worker processes do not outlive their server, however it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.processes import Player, ServerProcess, until

PROCESSES = Path("/proc")


def workers_in(folder: Path) -> list[str]:
    """The processes that were started in a folder, but for the server itself."""
    found = []
    for process in PROCESSES.glob("[0-9]*"):
        try:
            here = (process / "environ").read_bytes().split(b"\0")
            words = (process / "cmdline").read_bytes()
        except OSError:
            continue  # gone, or somebody else's
        if f"TESSERA_TEST={folder}".encode() in here and b"spawn_main" in words:
            found.append(process.name)
    return found


@pytest.mark.skipif(not PROCESSES.is_dir(), reason="processes are found through /proc")
@pytest.mark.parametrize("killed", [True, False])
def test_workers_end_with_their_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, killed: bool) -> None:
    monkeypatch.setenv("TESSERA_TEST", str(tmp_path))
    server = ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log").start()
    try:
        anna = Player(server.address, "Anna")
        table = anna.open({"kind": "me"}, {"kind": "bot", "bot": "heuristic"})
        anna.http.post(f"/api/tables/{table}/leave", json={})  # now bots play alone, and think
        anna.http.close()
        assert until(lambda: bool(workers_in(tmp_path)))
    finally:
        if killed:
            server.kill()
        else:
            server.stop()
    assert until(lambda: workers_in(tmp_path) == [])
