"""Long campaigns are cut into parts that come to the whole, and can be stopped between them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server import campaign


@pytest.mark.parametrize("parts", [1, 3, 20])
def test_all_parts_together_do_everything_once(monkeypatch: pytest.MonkeyPatch, parts: int) -> None:
    monkeypatch.setattr(campaign, "SCALE", 1.0)
    monkeypatch.setattr(campaign, "PARTS", parts)
    done, seeds = 0, set()
    for part in range(1, parts + 1):
        monkeypatch.setattr(campaign, "PART", part)
        done += campaign.many(500)
        seeds.add(campaign.seed("kills"))
    assert (done, len(seeds)) == (500, parts)


def test_parts_that_are_done_are_not_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[int] = []

    def part(number: int, parts: int, folder: Path, more: list[str]) -> bool:
        ran.append(number)
        assert (parts, more) == (3, ["-k", "kill"])
        row = {"campaign": "test_kills", "part": number, "of": 5}
        with (folder / "progress.jsonl").open("a") as log:
            for done in (4, 5):
                log.write(json.dumps({**row, "done": done, "acknowledged": 10 * done}) + "\n")
        return len(ran) != 2

    monkeypatch.setattr(campaign, "run_part", part)
    monkeypatch.setattr("sys.argv", ["campaign", "--parts", "3", "--folder", str(tmp_path), "-k", "kill"])
    with pytest.raises(SystemExit, match="part 2 failed"):
        campaign.main()
    campaign.main()
    assert ran == [1, 2, 2, 3]
    assert "test_kills: 15 done, 150 acknowledged" in capsys.readouterr().out


def test_machines_take_parts_of_their_own() -> None:
    assert list(campaign.parts_in("2-4", 20)) == [2, 3, 4]
    assert list(campaign.parts_in("7", 20)) == [7]
    assert list(campaign.parts_in("", 3)) == [1, 2, 3]
