"""A person in front of a browser."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, WebSocket, expect

from tests.server.processes import until

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60.0
"""Seconds until what must come is missed: only a test that fails takes so long, however slow the machine."""


AT_ONCE = """
  const likes = JSON.parse(localStorage.getItem("tessera.preferences") ?? "{}");
  localStorage.setItem("tessera.preferences", JSON.stringify({ pace: "off", ...likes }));
"""
"""Others' moves are not played back unless a test wants it: a press would only end that."""


SAID = """
  [...document.querySelectorAll(".table-page *, dialog[open] *")].flatMap((each) => [
    ...["aria-label", "data-tip", "title", "placeholder"].map((name) => each.getAttribute(name)),
    ...[...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent.trim()),
  ]).filter(Boolean)
"""


SETTLED = """
  new Promise(function known(done) {
    if (document.querySelector(".decision-panel [aria-busy=true], .decision-panel[aria-busy=true]"))
      requestAnimationFrame(() => known(done));
    else requestAnimationFrame(done);
  }).then(() => Promise.all(
    document.getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
      .map((each) => each.finished.catch(() => undefined)),
  ))
"""
"""Until what follows an answer is known, and nothing moves or fades any more, but for what never stops."""
BARRIERS = """
  axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations.map((rule) => ({
    id: rule.id,
    nodes: rule.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
  })))
"""
BELOW = """
  [...document.querySelectorAll("main.result > section")]
    .filter((part) => part.getBoundingClientRect().bottom + scrollY > innerHeight)
    .map((part) => (part.classList.contains("analysis") ? "analysis" : part.className))
"""
"""The parts of a result that are not seen without scrolling."""


class Person:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        *,
        phone: bool = False,
        lang: str = "en",
        scale: float = 1,
        motion: bool = False,
    ) -> None:
        viewport: Any = PHONE if phone else LAPTOP
        self.context = chromium.new_context(
            viewport=viewport,
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            device_scale_factor=scale,
            # What moves and fades is drawn sixty times a second, which is half of all that these tests reckon.
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(AT_ONCE)
        self.window: Page = self.context.new_page()
        """The browser window, wherever it is: to be set up before anything is seen."""
        self._at_home = False
        self.address = address
        self.faults: list[str] = []
        self.sockets: list[WebSocket] = []
        """Every socket that the page has opened; the table's is the last."""
        self.said: list[Any] = []
        """What the page has said over them."""
        self.window.on("websocket", self._note_socket)
        self.window.on("pageerror", lambda error: self.faults.append(str(error)))
        self.window.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )

    @property
    def page(self) -> Page:
        """The window: on the home page, unless somebody went straight to a table."""
        if not self._at_home:
            self._at_home = True
            self.window.goto(self.address)
        return self.window

    def _note_socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def moves_sent(self, least: int = 0) -> list[str]:
        """The answers that the page has sent, so many at least: the browser may tell of them after the server did."""

        def sent() -> list[str]:
            self.page.evaluate("0")  # hears what the browser has told so far
            return [said["move"] for said in self.said if "move" in said]

        until(lambda: len(sent()) >= least)
        return sent()

    # --- getting to a table -------------------------------------------------------------------------------------

    def tile(self, game: str) -> Any:
        """A game on the home page."""
        return self.page.locator(".game-tile", has=self.page.locator(f'a[href="/rules/{game}"]'))

    def play_now(self, game: str = "peloponnes") -> str:
        """One click on the home page; returns the address of the table."""
        self.tile(game).locator(".btn.offer").click()
        self.page.wait_for_selector(".table-page")
        return self.page.url

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request with this person's cookies, as the page would send it."""
        answer = self.context.request.fetch(f"{self.address}{path}", method=method, data=body or {})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def sign_in_as_guest(self, name: str) -> None:
        self.call("POST", "/api/session/guest", {"name": name})
        self.call("PATCH", "/api/me", {"preferences": {"pace": "off"}})

    def open(
        self,
        *seats: str,
        start: bool = True,
        game: str = "peloponnes",
        undo: str | None = None,
        **settings: Any,
    ) -> str:
        """A new table; seats are 'me', 'open' or a bot's name."""
        wishes = [{"kind": x} if x in ("me", "open") else {"kind": "bot", "bot": x} for x in seats]
        body = {"game": game, "settings": settings, "seats": wishes, "start": start, "undo": undo}
        return str(self.call("POST", "/api/tables", body)["id"])

    def table(self, table: str) -> Any:
        return self.call("GET", f"/api/tables/{table}")

    def question(self, table: str) -> Any:
        """The table as soon as this person is asked there; or the match is over."""
        seen: Any = None

        def there() -> bool:
            nonlocal seen
            seen = self.table(table)
            return seen["decision"] is not None or seen["status"] != "playing"

        assert until(there), "nobody is asked"
        return seen

    def finish(self, table: str) -> Any:
        """Let a bot play on for this person until the match is over; some deals make long matches."""
        self.call("POST", f"/api/tables/{table}/leave")
        moves, since = -1, time.monotonic()
        while (seen := self.table(table))["status"] != "finished":
            if seen["moves"] != moves:
                moves, since = seen["moves"], time.monotonic()
            assert time.monotonic() - since < PATIENCE, "nothing happens any more"
            time.sleep(0.1)
        return seen

    def goes_to(self, path: str) -> None:
        """By the address: whoever knows it does not need the home page first."""
        self._at_home = True
        self.window.goto(f"{self.address}{path}")

    def visit(self, table: str) -> None:
        self.goes_to(f"/table/{table}")
        self.page.wait_for_selector(".table-page, .waiting-page, .decision-panel, main")

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> Any:
        return self.page.locator(".option-chip:not(.is-refused) input:not([disabled])")

    def asked(self) -> bool:
        return bool(self.options.count())

    def wait_until_asked(self) -> None:
        self.options.first.wait_for(state="attached", timeout=PATIENCE * 1000)

    def answer(self, turn: int, *, keys: bool = False) -> bool:
        """Answer what is asked, by clicks or by keys alone; whether there was something to answer."""
        many = self.options.count()
        if not many:
            return False
        try:
            if keys:
                letter = self.options.nth(turn % many).get_attribute("aria-keyshortcuts", timeout=1000)
                self.page.keyboard.type(letter or "A")
                self.page.keyboard.press("Enter")
            else:
                # numbers are stepped up and down beside the answer; as they are suggested, they can be sent
                if not self.page.locator(".options.vh").count():
                    chips = self.page.locator(".option-chip:not(.is-refused):visible")
                    chips.nth(turn % many).click(timeout=1500)
                self.page.locator(".decision-panel button[type=submit]:visible").click(timeout=1500)
        except Error:
            return False  # the question has changed meanwhile
        self.page.wait_for_timeout(30)
        return True

    def over(self) -> bool:
        return self.page.locator(".verdict h1").is_visible()

    # --- looking ------------------------------------------------------------------------------------------------

    def raw_ids(self) -> list[str]:
        """Keys and missing messages among everything that can be read or heard on the page."""
        said = self.page.evaluate(SAID)
        return sorted({text for text in said if re.search(r"[a-z]+_[a-z]|<[\w.-]+>|undefined|NaN", text)})

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.page.evaluate(SETTLED)

    def time_passes(self, seconds: float) -> None:
        """Really: a page whose clock was set forward and is set again loses what it had gained."""
        self.page.wait_for_timeout(seconds * 1000)

    def barriers(self) -> list[dict[str, Any]]:
        """What keeps somebody out of this page, as far as a program can tell."""
        expect(self.page.locator("main").first).to_be_visible()  # the code of a page may be on its way
        self.settle()
        self.page.evaluate(AXE.read_text())
        found: list[dict[str, Any]] = self.page.evaluate(BARRIERS)
        return found

    def check_page(self) -> None:
        """Nothing scrolls, no text is broken, nothing failed."""
        scrolls = self.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
        assert not scrolls, "the page scrolls"
        self.check_words()

    def check_result(self) -> None:
        """The whole result is seen without scrolling, and only the analysis lies below; nothing is broken."""
        below = self.page.evaluate(BELOW)
        assert below in ([], ["analysis"]), "the result does not fit"
        self.check_words()

    def check_words(self) -> None:
        """No text is broken, nothing failed."""
        for text in self.page.locator(".ask h2, .option-chip .lbl, .log-entry").all_text_contents():
            assert not re.search(r"[<>{}]|undefined|\bnull\b", text), text
        assert self.faults == []


MakePerson = Callable[..., Person]
"""The fixture `person`: makes somebody with a window of their own."""


def play_to_the_end(*people: Person, keys: bool = False) -> int:
    """Everybody answers until the result is there; returns the number of answers."""
    answers, idle = 0, time.monotonic()
    while not people[0].over():
        for person in people:
            if person.answer(answers, keys=keys):
                answers += 1
                idle = time.monotonic()
        assert time.monotonic() - idle < PATIENCE, "nothing happens any more"
        people[0].page.wait_for_timeout(15)
    return answers
