"""Every refusal is a message key, and every key has a sentence in every language of the client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera.server
from tests.server.running import Site, site

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src" / "lib"
LOCALES = (CLIENT / "locale", CLIENT / "lobby" / "locale", ROOT / "src" / "tessera" / "texts")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def keys() -> set[str]:
    folders = [Path(tessera.server.__file__).parent, ROOT / "src" / "tessera" / "table"]
    source = "".join(path.read_text() for folder in folders for path in folder.glob("*.py"))
    return set(re.findall(r'"((?:error|table)-[a-z-]+[a-z])"', source))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_key_has_a_sentence_in_the_client(lang: str) -> None:
    texts = "".join((folder / f"{lang}.ftl").read_text() for folder in LOCALES)
    known = set(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE))
    assert len(keys()) > 40
    assert keys() - known == set()


def test_no_sentence_is_sent_where_a_key_belongs(here: Site) -> None:
    anna = here.browser("Anna")
    wrong = {"name": "Nobody", "password": "12345678"}
    answers = [
        here.browser().post("/api/tables", {"game": "peloponnes", "seats": [{"kind": "me"}]}, expect=401),
        anna.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, expect=404),
        anna.post("/api/tables", {"game": "peloponnes", "seats": [{"kind": "me"}]}, expect=422),
        anna.post(
            "/api/tables", {"game": "peloponnes", "seats": [{"kind": "bot", "bot": "x"}] * 2}, expect=422
        ),
        anna.post("/api/tables", {"game": 3}, expect=422),
        anna.post("/api/session/login", wrong, expect=401),
        anna.post("/api/session/guest", {"name": "x" * 100_000}, expect=413),
        anna.get("/api/tables/nothing", expect=404),
        anna.get("/api/nothing", expect=404),
        anna.get("/api/games/chess/rules", expect=404),
        anna.send("DELETE", "/api/games", None, 405),
        anna.send("DELETE", "/api/tokens/0123456789abcdef", None, 404),
    ]
    assert [
        answer["error"] for answer in answers if not re.fullmatch(r"error(-[a-z]+)+", answer["error"])
    ] == []
    assert {tuple(answer) for answer in answers} == {("error", "args", "rule", "part")}
    assert answers[3]["args"]["bots"] and answers[6]["args"]["most"]
