"""What a link to a table shows: words in both languages, a picture that others can read, and nothing that is secret."""

from __future__ import annotations

import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tessera.kernel import registry
from tessera.server.invitation import language_of
from tessera.server.sharing import LETTERS, Seat, Shared, picture, shared, svg
from tests.ours import OURS
from tests.server.processes import PATIENCE
from tests.server.running import Browser, Site, site

BUILT = Path(str(files("tessera") / "web" / "letters"))
Pixel = tuple[int, ...]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<html><title>Tessera</title></html>")
    with site(tmp_path, web=str(web), bot_seconds=PATIENCE) as running:
        yield running


def pixels(png: bytes) -> Counter[Pixel]:
    """How many pixels have which colour; the picture is read as others read it (PNG, filters of every kind)."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    depth = {2: 3, 6: 4}[kind]
    found, data, at = Counter[Pixel](), b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        data += png[at + 8 : at + 8 + size] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += size + 12
    raw, above = zlib.decompress(data), bytearray(width * depth)
    for y in range(height):
        begin = y * (width * depth + 1)
        above = _row(raw[begin], raw[begin + 1 : begin + 1 + width * depth], above, depth)
        found.update(tuple(above[x : x + 3]) for x in range(0, len(above), depth))
    return found


def _row(how: int, line: bytes, above: bytearray, depth: int) -> bytearray:
    row = bytearray(line)
    for x, value in enumerate(row):
        left, up = (row[x - depth] if x >= depth else 0), above[x]
        corner = above[x - depth] if x >= depth else 0
        near = left + up - corner
        best = min((abs(near - left), 0, left), (abs(near - up), 1, up), (abs(near - corner), 2, corner))[2]
        row[x] = (value + (0, left, up, (left + up) // 2, best)[how]) % 256
    return row


def words(drawn: str) -> list[str]:
    """What is written in a picture."""
    return [each.replace("\u200c", "") for each in re.findall(r"<text[^>]*>([^<]*)</text>", drawn)]


def match_of(*seats: Seat, game: str = "peloponnes", status: str = "finished") -> Shared:
    return Shared(game, status, "Anna", seats)


ANNA, BEN, A_BOT = Seat("Anna", True, 2, 27), Seat("Ben", True, 1, 31), Seat("", True, 3, 1)


def test_an_invitation_says_who_invites_and_how_many_seats_are_free() -> None:
    link = match_of(Seat("Anna", True, 0, None), *[Seat("", False, 0, None)] * 2, status="waiting")
    assert words(svg(link, "en"))[1:] == [
        "Peloponnes",
        "Anna invites you: 2 free seats.",
        "Anna",
        "free seat",
        "free seat",
    ]
    assert words(svg(link, "de"))[2:] == [
        "Anna lädt dich ein: 2 freie Plätze.",
        "Anna",
        "freier Platz",
        "freier Platz",
    ]


def test_a_result_names_everybody_with_rank_and_points_the_best_first() -> None:
    said = words(svg(match_of(ANNA, BEN, A_BOT), "en"))
    assert said[2:] == [
        "Ben has won.",
        "1.",
        "Ben",
        "31 points",
        "2.",
        "Anna",
        "27 points",
        "3.",
        "Bot",
        "1 point",
    ]
    assert "1 Punkt" in words(svg(match_of(ANNA, BEN, A_BOT), "de"))


def test_a_game_says_in_its_own_words_what_its_points_are() -> None:
    assert "1 agenda" in words(svg(match_of(ANNA, BEN, A_BOT, game="newdawn"), "en"))
    assert "31 %" in words(svg(match_of(ANNA, BEN, A_BOT, game="civilization"), "de"))


def test_nobody_has_won_where_all_came_in_alike() -> None:
    alike = match_of(Seat("Anna", True, 1, 3), Seat("Ben", True, 1, 3))
    assert words(svg(alike, "en"))[2] == "A match that is over."
    assert words(svg(match_of(Seat("Anna", True, 1, 3)), "en"))[2] == "Anna has won."


def test_names_are_words_and_nothing_else() -> None:
    drawn = svg(match_of(Seat('<image id="x"/>&', True, 1, 1), BEN), "en")
    assert "<image" not in drawn and "&lt;image id=&quot;x&quot;/&gt;&amp;" in drawn


def test_a_name_without_letters_for_it_is_the_number_of_its_player() -> None:
    said = words(svg(match_of(Seat("日本", True, 1, 1), Seat("Łódź Жанна Ελένη", True, 2, 1)), "en"))
    assert "Player 1" in said and "Łódź Жанна Ελένη" in said and "日本" not in said


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", OURS)
def test_words_of_every_length_stay_on_the_paper(game: str, lang: str) -> None:
    """As far as letters are as wide as they are on average."""
    long = [Seat("W" * 40, True, rank, 12345) for rank in range(1, max(registry.game(game).seats) + 1)]
    drawn = svg(match_of(*long, game=game), lang)
    for size, said in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', drawn):
        assert len(said) * float(size) * 0.5 < 700, said
    heights = [float(y) for y in re.findall(r'<text x="\S+" y="([\d.]+)"', drawn)]
    assert max(heights) < 570


@pytest.mark.skipif(not BUILT.is_dir(), reason="the client is not built")
@pytest.mark.parametrize("game", OURS)
def test_pictures_can_be_read_and_have_their_words_in_them(game: str) -> None:
    seats = max(registry.game(game).seats)
    link = match_of(*[Seat("Anna", True, rank, 5) for rank in range(1, seats + 1)], game=game)
    drawn, bare = pixels(picture(link, "en", str(BUILT))), pixels(picture(link, "en", "nowhere"))
    assert drawn.total() == bare.total() == 1200 * 630
    assert drawn[0x54, 0x43, 0x2A] > 1000, "the lines of the emblem"
    for paint in ((0x1D, 0x54, 0xA3), (0xB3, 0x26, 0x2F))[:seats]:
        assert drawn[paint] > 300, "the marks of the seats"
    assert drawn[0x2F, 0x25, 0x16] > 500 > bare[0x2F, 0x25, 0x16], "the ink of the words"


@pytest.mark.skipif(not BUILT.is_dir(), reason="the client is not built")
def test_the_letters_come_with_the_client() -> None:
    for name in LETTERS:
        assert (BUILT / f"{name}.ttf").read_bytes()[:4] == b"\x00\x01\x00\x00", "TrueType"


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("en;q=0.5, de;q=0.7", "de"),
        ("fr, de;q=0.1", "de"),
        ("en-US,en;q=0.9,de;q=0.8", "en"),
        ("de;q=1.2.3, nonsense;;;", "de"),
        ("ja", "en"),
    ],
)
def test_a_link_speaks_the_language_of_its_reader(accepted: str, lang: str) -> None:
    assert language_of(accepted) == lang


# --- over the wire ------------------------------------------------------------------------------------------


def shown(browser: Browser, table: str, lang: str = "en") -> str:
    return browser.client.get(f"/table/{table}", headers={"accept-language": lang}).text


def test_a_link_shows_who_invites_where_it_is_posted(here: Site) -> None:
    anna = here.browser('A"><b>')
    table = anna.open("me", "open", "open", start=False)
    page = shown(anna, table)
    assert "Peloponnes Card Game · Tessera</title>" in page
    assert "A&quot;&gt;&lt;b&gt; invites you: 2 free seats." in page
    assert f'<meta property="og:image" content="{here.client.base_url}/picture/{table}.png" />' in page
    german = shown(anna, table, "de")
    assert "lädt dich ein: 2 freie Plätze." in german and f"{table}.png?lang=de" in german
    assert anna.get("/table/nowhere") == anna.get("/") == "<html><title>Tessera</title></html>"
    over = anna.open("me", "random")
    anna.post(f"/api/tables/{over}/resign")
    assert "A match that is over." in shown(anna, over) or "has won." in shown(anna, over)


def test_pictures_are_drawn_for_whoever_has_the_link(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "open", start=False)
    stranger = here.browser().client
    english, german = (stranger.get(f"/picture/{table}.png{more}") for more in ("", "?lang=de"))
    assert english.headers["content-type"] == "image/png" and english.content.startswith(b"\x89PNG")
    assert german.status_code == 200
    assert stranger.get(f"/picture/{table}.png?lang=fr").status_code == 422
    assert stranger.get("/picture/nowhere.png").status_code == 404


def test_a_picture_tells_nothing_that_a_stranger_is_not_shown(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is known of the match while it is played: all words are names, the game's, or the same for all."""
    told: list[Shared] = []
    anna = here.browser("Anna")
    table = anna.open("me", "random", "random")
    for _ in range(6):
        anna.asked(table)
        told.append(link_of(here, table))
        anna.move(table)
    assert len(set(map(repr, told))) == 1, "a match that is played looks the same after every move"
    sheet: Any = here.browser().table(table)
    assert [seat.name for seat in told[0].seats] == [seat["name"] for seat in sheet["seats"]]
    assert {seat.points for seat in told[0].seats} == {None} and {seat.rank for seat in told[0].seats} == {0}


def link_of(here: Site, table: str) -> Shared:
    assert here.client.portal is not None
    row = here.client.portal.call(here.hub.store.table, table)
    assert row is not None
    return shared(row)


def test_drawing_is_charged_to_who_asks_for_it(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[str] = []
    allowance = here.client.app.state.allowance  # type: ignore[attr-defined]
    monkeypatch.setattr(allowance, "charge", lambda user, address, seconds: spent.append(address))
    table = here.browser("Anna").open("me", "open", start=False)
    assert here.client.get(f"/picture/{table}.png").status_code == 200
    assert spent == ["testclient"]
