"""The pages of the lab: one HTML file each, with charts drawn here, for light and dark, without any network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from tessera.kernel import AnyGame, game
from tessera.kernel.option import BadNotation, parse
from tessera.text import Catalog

if TYPE_CHECKING:
    from tessera.lab.balance import Balance, Bar, Effect
    from tessera.lab.compare import Comparison, Difference

MOST_DRAWN = 24
"""Lines of a chart: the rest is in the table."""

STYLE = """
:root { color-scheme: light dark; --paper: #f7f3ea; --sheet: #fffdf8; --ink: #2b2620; --quiet: #756b5d; --line: #ddd3c2;
  --good: #3d7a4e; --bad: #b4502f; --plain: #8c8272; --faint: #cfc5b4; --accent: #7a5c2e; }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1815; --sheet: #23201c; --ink: #ece5d8; --quiet: #a59b8b;
  --line: #3a352e; --good: #7fc08f; --bad: #e2875f; --plain: #a59b8b; --faint: #4d463c; --accent: #d7b06a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Iowan Old Style', serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.25rem; margin: 0 0 .75rem; }
p { margin: .25rem 0 1rem; } .quiet { color: var(--quiet); }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
section { padding: 1.25rem; margin: 1.25rem 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.25rem 0; }
.tile { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: .75rem 1rem; }
.tile b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1.25rem; }
.two section { margin: 0; }
svg { width: 100%; height: auto; display: block; font: 13px system-ui, sans-serif; }
svg.small { font-size: 17px; }
svg text { fill: var(--ink); } svg .quiet { fill: var(--quiet); } svg line { stroke: var(--line); }
.reason { display: flex; justify-content: space-between; gap: 1rem; margin: .75rem 0 .25rem; }
details { margin-top: .75rem; } summary { cursor: pointer; color: var(--accent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font: 14px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: ' \\2191'; }
th[aria-sort=descending] button::after { content: ' \\2193'; }
"""

SORT = """
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.querySelectorAll('th')];
  heads.forEach((head, at) => head.querySelector('button').addEventListener('click', () => {
    const up = head.getAttribute('aria-sort') === 'descending';
    heads.forEach(each => each.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    const key = row => row.cells[at].dataset.value ?? row.cells[at].textContent;
    const order = (a, b) => isNaN(key(a)) || isNaN(key(b)) ? key(a).localeCompare(key(b)) : key(a) - key(b);
    const body = table.tBodies[0];
    body.append(...[...body.rows].sort((a, b) => up ? order(a, b) : order(b, a)));
  }));
}
"""


class Words:
    """The words of a page: those of the lab and those of the game, in one language."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.game: AnyGame = game(game_id)
        self.lang = lang
        self._catalog = Catalog(self.game, lang)

    @property
    def title(self) -> str:
        return self.game.name.get(self.lang, self.game.name["en"])

    def say(self, key: str, **args: object) -> str:
        return self._catalog.say(f"lab-{key}", **args)

    def group(self, name: str) -> str:
        key = f"lab-group-{name.replace('_', '-')}"
        return self._catalog.say(key) if self._catalog.has(key) else name.replace("_", " ").capitalize()

    def element(self, name: str) -> str:
        """A component by its name, whatever its kind calls it; an answer with the names of what it names."""
        kind, colon, key = name.partition(":")
        if colon:
            return self._named(kind, key)
        try:
            verb, *rest = parse(name)
        except BadNotation:
            return name
        return " ".join([str(verb), *[self._named("card", str(part)) for part in rest]])

    def _named(self, kind: str, key: str) -> str:
        for name in (kind, "civ", "card"):  # games call the names of some kinds shorter
            if self._catalog.has(f"{name}-{key.replace('_', '-')}"):
                return self._catalog.word(name, key)
        return key.replace("_", " ").capitalize()

    def reason(self, key: str) -> str:
        return self._catalog.word("reason", key)


def balance_page(found: Balance, lang: str = "en") -> str:
    """The report of a game's balance."""
    words = Words(found.game, lang)
    bots = ", ".join(found.bots)
    tiles = [
        (f"{found.matches:,}", words.say("matches")),
        (f"{found.deals:,}", words.say("deals")),
        (
            f"{sum([each.sure for effects in found.groups.values() for each in effects])}",
            words.say("stand-out"),
        ),
        (f"{found.narrower:.0%}", words.say("narrower")),
    ]
    charts = [
        _section(words.say("lengths"), histogram(found.lengths, words.say("answers"))),
        _section(words.say("choices"), histogram(found.choices, words.say("options"))),
        _section(words.say("reasons"), _reasons(found, words)),
    ]
    sections = [_group(name, effects, found.seats, words) for name, effects in found.groups.items()]
    body = [
        f"<h1>{escape(words.say('balance-title', game=words.title))}</h1>",
        f'<p class="quiet">{escape(words.say("played-by", bots=bots, seats=found.seats))}</p>',
        _tiles(tiles),
        f"<p>{escape(words.say('how-to-read'))}</p>",
        f'<div class="two">{"".join(charts)}</div>',
        *sections,
    ]
    return _page(words.say("balance-title", game=words.title), lang, body)


def compare_page(found: Comparison, lang: str = "en") -> str:
    """The report of a comparison: what a change changes, in words and in a picture."""
    words = Words(found.game, lang)
    told = [sentence(each, words) for each in found.measures]
    if found.identical:
        told = [words.say("identical")]
    listed = "".join([f"<li>{escape(line)}</li>" for line in told])
    tiles = [(f"{found.deals:,}", words.say("deals")), (f"{found.matches:,}", words.say("matches"))]
    held = sorted(found.held, key=lambda each: (each.p, -abs(each.difference)))
    body = [
        f"<h1>{escape(words.say('compare-title', game=words.title))}</h1>",
        f'<p class="quiet">{escape(found.names[1])}</p>',
        _tiles(tiles),
        _section(words.say("what-changes"), f"<ul>{listed}</ul>"),
    ]
    if held:
        chart = forest(
            [
                (words.element(each.what), each.difference, each.low, each.high, each.p < 0.05)
                for each in held
            ],
            0.0,
            _signed,
        )
        body.append(
            _section(words.say("held"), f"<p class='quiet'>{escape(words.say('held-note'))}</p>{chart}")
        )
    return _page(words.say("compare-title", game=words.title), lang, body)


def sentence(each: Difference, words: Words) -> str:
    """A measure in words: what it was, what it is, and whether that is known."""
    percent = each.what == "first-seat"
    scale = 100 if percent else 1
    return words.say(
        f"measure-{each.what}",
        verdict=each.verdict,
        first=f"{each.first * scale:.1f}",
        second=f"{each.second * scale:.1f}",
        low=f"{each.low * scale:+.1f}",
        high=f"{each.high * scale:+.1f}",
    )


def _page(title: str, lang: str, body: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + f"\n</main>\n<script>{SORT}</script>\n</body>\n</html>\n"
    )


def _tiles(tiles: Sequence[tuple[str, str]]) -> str:
    inner = "".join([f'<div class="tile"><b>{value}</b>{escape(name)}</div>' for value, name in tiles])
    return f'<div class="tiles">{inner}</div>'


def _section(title: str, inner: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inner}</section>"


def _group(name: str, effects: list[Effect], seats: int, words: Words) -> str:
    shown = effects
    if len(effects) > MOST_DRAWN:
        shown = [*effects[: MOST_DRAWN // 2], *effects[-MOST_DRAWN // 2 :]]
    rows = [
        (words.element(each.what), each.adjusted, each.adjusted_low, each.adjusted_high, each.sure)
        for each in shown
    ]
    note = words.say("some-drawn", shown=len(shown), all=len(effects)) if len(shown) < len(effects) else ""
    chart = forest(rows, 1 / seats, lambda value: f"{value:.0%}")
    quiet = f'<p class="quiet">{escape(note)}</p>' if note else ""
    table = f"<details><summary>{escape(words.say('as-table'))}</summary>{_table(effects, words)}</details>"
    return _section(words.group(name), quiet + chart + table)


def _table(effects: Sequence[Effect], words: Words) -> str:
    heads = ["", words.say("seats"), words.say("share"), "95 %", words.say("adjusted"), "95 %"]
    head = "".join([f'<th scope="col"><button>{escape(title) or "–"}</button></th>' for title in heads])
    rows = []
    for each in effects:
        cells = [
            (escape(words.element(each.what)) + (" *" if each.sure else ""), None),
            (f"{each.seats}", each.seats),
            (f"{each.share:.1%}", each.share),
            (f"{each.low:.1%} – {each.high:.1%}", each.high - each.low),
            (f"{each.adjusted:.1%}", each.adjusted),
            (f"{each.adjusted_low:.1%} – {each.adjusted_high:.1%}", each.adjusted_high - each.adjusted_low),
        ]
        inner = [
            f"<td>{text}</td>" if value is None else f'<td data-value="{value}">{text}</td>'
            for text, value in cells
        ]
        rows.append(f"<tr>{''.join(inner)}</tr>")
    return (
        f'<div class="scroll"><table class="sortable"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _reasons(found: Balance, words: Words) -> str:
    told = []
    for reason, count in found.reasons.items():
        share = count / max(1, found.matches)
        told.append(
            f'<p class="reason"><span>{escape(words.reason(reason))}</span><b>{share:.0%}</b></p>'
            f'<svg viewBox="0 0 400 6" role="img"><rect width="400" height="6" rx="3" fill="var(--faint)"/>'
            f'<rect width="{400 * share:.1f}" height="6" rx="3" fill="var(--accent)"/></svg>'
        )
    return "".join(told)


# --- charts -------------------------------------------------------------------------------------------------

NAMES = 210
WIDTH = 760
LINE = 24


def _signed(value: float) -> str:
    return f"{value:+.0%}"


def forest(
    rows: Sequence[tuple[str, float, float, float, bool]], middle: float, written: Callable[[float], str]
) -> str:
    """Estimates with their intervals, one below the other, around a line for what is to be expected."""
    reach = max([0.02, *[max(abs(low - middle), abs(high - middle)) for _, _, low, high, _ in rows]])
    reach = min(reach, max(middle, 1 - middle))
    room = WIDTH - NAMES - 70

    def x(value: float) -> float:
        inside = max(-reach, min(reach, value - middle))
        return NAMES + room * (inside + reach) / (2 * reach)

    height = LINE * len(rows) + 26
    drawn = [
        f'<line x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="0" y2="{height - 20}" stroke-dasharray="3 3"/>'
    ]
    for at, (name, value, low, high, sure) in enumerate(rows):
        y = LINE * at + LINE / 2
        colour = "var(--plain)" if not sure else "var(--good)" if value > middle else "var(--bad)"
        drawn.append(
            f'<text x="0" y="{y + 4}">{escape(_short(name))}</text>'
            f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}" '
            f'style="stroke:{colour};stroke-width:2;stroke-linecap:round"/>'
            f'<circle cx="{x(value):.1f}" cy="{y}" r="4.5" fill="{colour}"/>'
            f'<text x="{WIDTH}" y="{y + 4}" text-anchor="end" class="quiet">{written(value)}</text>'
        )
    drawn += [
        f'<text x="{x(middle + share):.1f}" y="{height - 4}" text-anchor="middle" class="quiet">'
        f"{written(middle + share)}</text>"
        for share in (-reach, 0.0, reach)
    ]
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(drawn)}</svg>'


def _short(name: str) -> str:
    return name if len(name) <= 30 else name[:29] + "…"


def histogram(bars: Sequence[Bar], unit: str) -> str:
    """How often a number was how large."""
    if not bars:
        return ""
    most = max([bar.count for bar in bars])
    step = 400 / len(bars)
    drawn = [
        f'<rect x="{at * step + 1:.1f}" y="{150 - 140 * bar.count / most:.1f}" width="{step - 2:.1f}" '
        f'height="{140 * bar.count / most:.1f}" rx="2" fill="var(--accent)">'
        f"<title>{bar.low:g} – {bar.high:g}: {bar.count}</title></rect>"
        for at, bar in enumerate(bars)
    ]
    middle = (bars[0].low + bars[-1].high) / 2
    for at, value, anchor in (
        (0, bars[0].low, "start"),
        (200, middle, "middle"),
        (400, bars[-1].high, "end"),
    ):
        label = f"{value:.0f} {unit}" if anchor == "middle" else f"{value:.0f}"
        drawn.append(f'<text x="{at}" y="172" text-anchor="{anchor}" class="quiet">{escape(label)}</text>')
    drawn.append('<line x1="0" x2="400" y1="150" y2="150"/>')
    return f'<svg class="small" viewBox="0 0 400 178" role="img">{"".join(drawn)}</svg>'
