"""Through the Ages in a terminal, 80 columns wide: drawn from a seat's view and the content alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import structs
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tessera.games.throughtheages.content import AGES, TYPES, Box, Condition, Wonder
from tessera.kernel import NONE
from tessera.kernel.sight import View

STYLES: Final = {
    "brown": "yellow",
    "grey": "",
    "red": "red",
    "blue": "blue",
    "orange": "dark_orange",
    "green": "green",
    "yellow": "bright_yellow",
    "purple": "magenta",
}
"""The colours of civil cards (TA-0.11)."""
MANY: Final = 6
"""More tokens than these are counted, not drawn."""


class Words(Protocol):
    """What is needed of a catalog."""

    def say(self, key: str, **args: Any) -> str: ...
    def say_with(self, key: str, args: Mapping[str, Any]) -> str: ...
    def word(self, kind: str, key: str) -> str: ...
    def player(self, seat: int) -> str: ...


def render(view: View, content: Box, words: Words, seat: int, width: int) -> RenderableType:
    """The table as a seat sees it: what all share, everybody at a glance, rivals, then the own civilization."""
    mine = view["players"][seat]
    parts: list[RenderableType] = [_headline(view, words)]
    if any(card != NONE for card in view["row"]):
        parts += [_row(view, content, words, width)]
    parts += [*_shared(view, content, words, mine), Text(), _players(view, words, seat)]
    for player in view["players"]:
        if player["seat"] != seat:
            parts += _rival(player, view, content, words)
    if not mine["resigned"]:
        parts += [Text(), *_own(mine, view, content, words, seat)]
    return Group(*parts)


def _headline(view: View, words: Words) -> Text:
    age = view["age"]
    left = view["civil_decks"][age]["size"] if age < len(view["civil_decks"]) else 0
    line = Text(words.say("terminal-headline", round=view["round"], age=age, left=left), style="bold")
    if view["last_round"]:
        line.append(" · ").append(words.say("terminal-last-round", round=view["last_round"]), style="red")
    return line


# --- cards --------------------------------------------------------------------------------------------------


def _name(card: int, content: Box, words: Words) -> str:
    return words.word("card", content.rows[card].key)


def _with_age(card: int, content: Box, words: Words) -> str:
    return f"{_name(card, content, words)} {AGES[content.age[card]]}"


def _names(cards: Iterable[int], content: Box, words: Words) -> str:
    """Names with ages, each once: ``Rich Land A, Iron I ×2``."""
    counted = Counter(cards)
    found = [
        _with_age(card, content, words) + (f" ×{count}" if count > 1 else "")
        for card, count in counted.items()
    ]
    return ", ".join(found) or words.say("terminal-none")


def _tactic(card: int, players: Iterable[View], content: Box) -> tuple[int, str]:
    """A tactic, and by how much what lies under it makes it stronger: that stands for it, and remembers which it is."""
    row = content.rows[card]
    if not isinstance(row, Condition):
        return card, ""
    remembered = [
        on[0] for p in players for number, on in zip(p["cards"], p["on"], strict=True) if number == card
    ]
    return remembered[0], f" +{row.amount}"


def _science(price: int, revolution: int, words: Words) -> str:
    """What it costs this seat to develop a card; empty where it is no technology."""
    if revolution != NONE:
        return words.say("terminal-science-costs", count=price, revolution=revolution)
    return words.say("terminal-cost", count=price) if price != NONE else ""


# --- what all share -----------------------------------------------------------------------------------------


def _row(view: View, content: Box, words: Words, width: int) -> Table:
    """The card row in two columns, each card with its space and what it costs this seat in civil actions."""
    cells = [
        _space(space, card, view["row_spaces"][space], content, words)
        for space, card in enumerate(view["row"])
        if card != NONE
    ]
    half = (len(cells) + 1) // 2
    grid = Table.grid(padding=(0, 2, 0, 0))
    each = max(20, width // 2 - 2)
    grid.add_column(width=each)
    grid.add_column(width=each)
    for place in range(half):
        grid.add_row(cells[place], cells[place + half] if place + half < len(cells) else Text())
    return grid


def _space(space: int, card: int, facts: View, content: Box, words: Words) -> Text:
    row = content.civil[card]
    line = Text(f"{space + 1:>2}{'×' if facts['leaves'] else ' '}", style="dim")
    line.append(f"{facts['price']:<2}", style="bold")
    line.append(words.word("card", row.key), style=STYLES[row.colour]).append(f" {AGES[content.age[card]]}")
    stages = "-".join(str(cost) for cost in row.stages) if isinstance(row, Wonder) else ""
    price = stages or _science(facts["science"], facts["revolution"], words)
    return line.append(f" ({price})", style="dim") if price else line


def _shared(view: View, content: Box, words: Words, mine: View) -> list[Text]:
    """Events, what is known of them, tactics for all, leaders and wonders that are still to come."""
    backs = [*view["next_event"]["backs"], *view["events"]["backs"]]
    ages = ", ".join(f"{AGES[age]} ×{count}" for age, count in sorted(Counter(backs).items()))
    future = view["future"]["size"]
    lines = [Text(words.say("terminal-events", current=len(backs), ages=ages or "–", future=future))]
    if mine["notes"]["cards"]:
        known = _names(mine["notes"]["cards"], content, words)
        lines.append(Text("  ").append(words.say("terminal-notes", cards=known), style="dim"))
    if view["tactics"]:
        tactics = [_tactic(card, view["players"], content) for card in view["tactics"]]
        named = ", ".join(_with_age(tactic, content, words) + more for tactic, more in tactics)
        lines.append(Text(words.say("terminal-tactics", cards=named)))
    coming = [card for card in (*view["leader_board"], *view["wonder_board"]) if card != NONE]
    if coming:
        lines.append(Text(words.say("terminal-to-come", cards=_names(coming, content, words)), style="dim"))
    games = content.number["olympic_games"]
    hosts = [player["seat"] for player in view["players"] if games in player["cards"]]
    return [*lines, *[Text(words.say("terminal-games", seat=host), style="red") for host in hosts]]


# --- everybody at a glance ----------------------------------------------------------------------------------

COLUMNS: Final = ("culture", "science", "strength", "happy", "food", "resources", "ca", "ma", "workers")


def _players(view: View, words: Words, seat: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for column in COLUMNS:
        table.add_column(words.say(f"terminal-{column}"), justify="right", no_wrap=True)
    for player, facts in zip(view["players"], view["civilizations"], strict=True):
        name = words.player(player["seat"])
        mark = "▸ " if player["seat"] == view["active"] else "  "
        if player["resigned"]:
            table.add_row(f"{mark}{name}", words.say("terminal-resigned"), style="dim")
            continue
        workers = sum(player["workers"])
        table.add_row(
            f"{mark}{name}",
            f"{player['culture']} +{facts['culture']}",
            f"{player['science']} +{facts['science']}",
            str(facts["strength"]),
            Text(f"{facts['happiness']}/{facts['faces_needed']}", style=_mood(player, facts)),
            f"{facts['food']} +{facts['food_production']}",
            f"{facts['resources']} +{facts['resource_production']}",
            f"{player['ca']}/{player['ca_total']}",
            f"{player['ma']}/{player['ma_total']}",
            f"{workers}+{player['unused']}",
            style="bold" if player["seat"] == seat else "",
        )
    return table


def _mood(player: View, facts: View) -> str:
    """Red before an uprising, yellow while unused workers prevent it."""
    if facts["discontent"] > player["unused"]:
        return "red"
    return "yellow" if facts["discontent"] else ""


def _rival(player: View, view: View, content: Box, words: Words) -> list[RenderableType]:
    """What a rival has, in a few lines."""
    if player["resigned"]:
        return []
    line = Text(words.player(player["seat"]), style="bold").append(": ", style="bold")
    for part in _possessions(player, content, words):
        line.append_text(part).append(" · ")
    techs = [
        f"{_name(tech, content, words)} {workers}"
        for tech, workers in zip(player["techs"], player["workers"], strict=True)
        if workers
    ]
    line.append(", ".join(techs))
    return [line, Padding(_hands(player, view, content, words), (0, 0, 0, 2))]


def _possessions(player: View, content: Box, words: Words) -> list[Text]:
    """Government, leader, special technologies, wonders, colonies, tactic, pacts and war."""
    found = [_labelled("government", [_name(player["government"], content, words)], words)]
    leader = [_name(player["leader"], content, words)] if player["leader"] != NONE else []
    wonders = [_wonder(player, wonder, content, words) for wonder in player["wonders"]]
    if player["unfinished"] != NONE:
        stages = content.wonder[player["unfinished"]].stages
        left = "-".join("■" if place < player["stages"] else str(cost) for place, cost in enumerate(stages))
        name = _name(player["unfinished"], content, words)
        wonders.append(words.say("terminal-unfinished", card=name, stages=left))
    tactic = []
    if player["tactic"] != NONE:
        number, more = _tactic(player["tactic"], [player], content)
        tactic = [_name(number, content, words) + more]
    pacts = [
        words.say("terminal-pact", card=_name(card, content, words), seat=on[0])
        for card, on in zip(player["cards"], player["on"], strict=True)
        if content.kind[card] == "pact"
    ]
    war = []
    if player["war"] != NONE:
        name = _name(player["war"], content, words)
        war = [words.say("terminal-war-on", card=name, seat=player["enemy"])]
    specials = [_name(card, content, words) for card in player["specials"]]
    colonies = [_names([card], content, words) for card in player["colonies"]]
    for key, entries in (
        ("leader", leader),
        ("specials", specials),
        ("wonders", wonders),
        ("colonies", colonies),
        ("tactic", tactic),
        ("pacts", pacts),
        ("war", war),
    ):
        if entries:
            found.append(_labelled(key, entries, words))
    return found


def _labelled(key: str, entries: Sequence[str], words: Words) -> Text:
    return Text(f"{words.say(f'terminal-{key}')} ", style="dim").append(", ".join(entries), style="not dim")


def _wonder(player: View, wonder: int, content: Box, words: Words) -> str:
    name = _name(wonder, content, words)
    return words.say("terminal-ruined", card=name) if wonder in player["ruined"] else name


def _hands(player: View, view: View, content: Box, words: Words) -> Text:
    facts = view["civilizations"][player["seat"]]
    civil = _hand("civil", player["civil_hand"], facts["civil_hand_limit"], content, words)
    military = _hand("military", player["military_hand"], facts["military_hand_limit"], content, words)
    return civil.append("\n").append_text(military)


def _hand(which: str, hand: View, most: int, content: Box, words: Words) -> Text:
    """Cards that the seat sees by name, the others by their backs."""
    known = [card for card in hand["cards"] if card is not None]
    hidden: Counter[int] = Counter(hand["backs"]) - Counter(content.age[card] for card in known)
    parts = [_names(known, content, words)] if known or not hidden else []
    parts += [words.say("terminal-hidden", count=count, age=age) for age, count in sorted(hidden.items())]
    return Text(words.say(f"terminal-{which}-hand", count=hand["size"], most=most, cards=", ".join(parts)))


# --- the own civilization -----------------------------------------------------------------------------------


def _own(mine: View, view: View, content: Box, words: Words, seat: int) -> list[RenderableType]:
    facts = view["civilizations"][seat]
    lines: list[RenderableType] = [
        Text(words.player(seat), style="bold reverse").append(" "),
        _technologies(mine, facts, content, words),
        Text(words.say("terminal-legend"), style="dim"),
        *_banks(mine, facts, content, words),
        *_possessions(mine, content, words),
    ]
    pools = _pools(view, words) if view["active"] == seat else ""
    if pools:
        lines.append(_labelled("pools", [pools], words))
    known = [card for hand in ("civil_hand", "military_hand") for card in mine[hand]["cards"]]
    tactic = _tactic(mine["tactic"], [mine], content)[0] if mine["tactic"] != NONE else NONE
    told = [card for card in (mine["leader"], tactic, *known) if card != NONE]
    return [
        *lines,
        _hands(mine, view, content, words),
        *_prices(view, content, words),
        *_texts(told, content, words),
    ]


def _prices(view: View, content: Box, words: Words) -> list[RenderableType]:
    """What it costs to develop what is in the own hand."""
    prices = [
        f"{_name(each['card'], content, words)} {_science(each['price'], each['revolution'], words)}"
        for each in view["hand_prices"]
    ]
    return [_labelled("develop", prices, words)] if prices else []


def _texts(cards: Iterable[int], content: Box, words: Words) -> list[RenderableType]:
    """What the own leader, tactic and hand cards do."""
    lines: list[RenderableType] = []
    for card in dict.fromkeys(cards):
        row = content.rows[card]
        text = words.say_with(f"card-{row.key.replace('_', '-')}.text", structs.asdict(row))
        lines.append(
            Padding(Text(_name(card, content, words)).append(f": {text}", style="dim"), (0, 0, 0, 2))
        )
    return lines


def _technologies(mine: View, facts: View, content: Box, words: Words) -> Table:
    """A line for each type, the newest technology first, each with the price of one more worker on it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for kind, name in enumerate(TYPES):
        line = Text()
        places = [place for place, tech in enumerate(mine["techs"]) if content.technology[tech].type == kind]
        for place in reversed(places):
            row = content.technology[mine["techs"][place]]
            line.append("   " if line else "").append(f"{words.word('card', row.key)} {AGES[row.age]} ")
            workers, stored = mine["workers"][place], mine["stored"][place]
            line.append(_tokens("●", workers), style="yellow").append(_tokens("■", stored), style="blue")
            line.append(" " if workers or stored else "")
            line.append(f"({facts['build_prices'][place]})", style="dim")
        if places:
            grid.add_row(words.word("type", name), line)
    return grid


def _tokens(sign: str, count: int) -> str:
    return sign * count if count <= MANY else f"{sign}×{count}"


def _banks(mine: View, facts: View, content: Box, words: Words) -> list[Text]:
    """What the banks demand now, and from when on more."""
    rows = content.constants.yellow_bank
    place = next(place for place, row in enumerate(rows) if mine["yellow"] >= row.tokens)
    yellow = Text(
        words.say(
            "terminal-yellow",
            count=mine["yellow"],
            next=facts["population_price"],
            eaten=facts["consumption"],
            happy=facts["happiness"],
            needed=facts["faces_needed"],
        )
    )
    if place + 1 < len(rows):
        after = rows[place + 1]
        args = {"count": rows[place].tokens, "eaten": after.consumption, "needed": after.happy}
        yellow.append("; ").append(words.say("terminal-yellow-next", **args), style="dim")
    blue = Text(words.say("terminal-blue", count=mine["blue"], lost=facts["corruption"]))
    thresholds = content.constants.corruption
    place = next(place for place, (tokens, _) in enumerate(thresholds) if mine["blue"] >= tokens)
    if place + 1 < len(thresholds):
        worse = words.say("terminal-until", count=thresholds[place][0], amount=thresholds[place + 1][1])
        blue.append("; ").append(worse, style="dim")
    unused = Text(words.say("terminal-unused", count=mine["unused"]))
    if facts["discontent"] > mine["unused"]:
        unused.append(" · ").append(words.say("terminal-uprising"), style="bold red")
    return [yellow, blue, unused]


POOLS: Final = {
    "extra_ca": "ca",
    "extra_ma": "ma",
    "unit_resources": "unit_resources",
    "unit_science": "unit_science",
    "city_resources": "city_resources",
    "any_resources": "any_resources",
    "any_food": "any_food",
}
"""What a turn keeps, by its name among the words."""


def _pools(view: View, words: Words) -> str:
    turn = view["turn"]
    return ", ".join(
        f"{turn[field]} {words.word('pool', name)}" for field, name in POOLS.items() if turn[field]
    )
