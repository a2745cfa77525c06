"""Peloponnes in a terminal, 80 columns wide: drawn from a seat's view and the content alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.games.peloponnes.content import DISASTERS, SYMBOLS, Box, PowerCard
from tessera.games.peloponnes.state import LUXURY_CARD
from tessera.kernel import NOBODY, NONE
from tessera.kernel.effects import Ability
from tessera.kernel.sight import View


class Words(Protocol):
    """What is needed of a catalog."""

    def say(self, key: str, **args: Any) -> str: ...
    def word(self, kind: str, key: str) -> str: ...
    def player(self, seat: int) -> str: ...


def render(view: View, content: Box, words: Words, seat: int, width: int) -> RenderableType:
    """The table as a seat sees it."""
    return Group(
        _headline(view, content, words),
        _disasters(view, content, words),
        _offer(view, content, words),
        _players(view, words, seat),
        *[_tableau(view, content, words, each) for each in view["order"]],
        _hand(view, words, seat),
    )


def _headline(view: View, content: Box, words: Words) -> Text:
    order = ", ".join(words.player(seat) for seat in view["order"])
    deck = sum(deck["size"] for deck in view["power_decks"])
    return Text(
        words.say(
            "terminal-headline",
            round=view["round"],
            rounds=content.constants.rounds,
            order=order,
            cards=deck,
            coins=view["coin_deck"]["size"],
            discarded=view["discard"]["size"],
        ),
        style="bold",
    )


def _disasters(view: View, content: Box, words: Words) -> Text:
    """Each track as filled and empty spaces; a full one has happened."""
    last = content.constants.track_spaces - 1
    line = Text()
    for disaster, marker in enumerate(view["markers"]):
        name = words.word("disaster", DISASTERS[disaster])
        track = "■" * marker + "□" * (last - marker)
        line.append(f"{name} {track}   ", style="dim" if marker == last else "")
    return line


# --- cards --------------------------------------------------------------------------------------------------


def _offer(view: View, content: Box, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("card", "price", "cost", "people", "power", "production", "more", "bid"):
        right = column in ("price", "people", "power")
        table.add_column(words.say(f"terminal-{column}"), justify="right" if right else "left")
    abilities = content.abilities()
    for offer in view["offers"]:
        card = content.cards[offer["card"]]
        standing = view["players"][offer["holder"]] if offer["holder"] != NOBODY else None
        table.add_row(*_offered(card, offer, standing, abilities.get(card.element, []), words))
    return table


def _offered(
    card: PowerCard, offer: View, standing: View | None, abilities: Sequence[Ability], words: Words
) -> list[str]:
    return [
        words.word("card", card.key),
        "+".join([str(part["amount"]) for part in offer["price_parts"]]).replace("+-", "−"),
        _amounts(words, wood=card.wood_cost, stone=card.stone_cost),
        str(card.inhabitants or "–"),
        str(card.power or "–"),
        _amounts(words, wood=card.wood, stone=card.stone, grain=card.grain),
        _more(card, abilities, words),
        f"{words.player(standing['seat'])}: {standing['bid_size']}" if standing else "",
    ]


def _amounts(words: Words, **amounts: int) -> str:
    return " ".join(f"{n}{words.say(f'short-{name}')}" for name, n in amounts.items() if n) or "–"


def _more(card: PowerCard, abilities: Sequence[Ability], words: Words) -> str:
    """One-off income, special functions and the disaster symbol, as short words."""
    parts = [words.word("disaster", DISASTERS[card.disaster])]
    if card.coins:
        parts.append(words.say("short-coins", count=card.coins))
    if card.luxury:
        parts.append(words.say("short-luxury-once", count=card.luxury))
    if card.supply:
        parts.append(words.say("short-supply"))
    parts += [words.say(f"short-{ability.hook}", count=ability.amount) for ability in abilities]
    return ", ".join(parts)


# --- players ------------------------------------------------------------------------------------------------


def _players(view: View, words: Words, seat: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for column in ("people", "power", "wood", "stone", "grain", "income", "luxury", "coins"):
        table.add_column(words.say(f"terminal-{column}"), justify="right")
    table.add_column(words.say("terminal-safe"), no_wrap=True)
    for p, facts in zip(view["players"], view["tableaus"], strict=True):
        safe = [
            words.word("disaster", name)
            for name, safe in zip(DISASTERS, facts["protected"], strict=True)
            if safe
        ]
        extra = f"+{facts['income_luxury']}" if facts["income_luxury"] else ""
        numbers = [facts[name] for name in ("inhabitants", "power", "wood", "stone", "grain")]
        table.add_row(
            words.player(p["seat"]),
            *[str(n) for n in numbers],
            f"{facts['income']}{extra}",
            str(p["luxury"]) if p["luxury_card"] else "†",
            str(p["hand"]["size"]),
            ", ".join(safe),
            style="bold" if p["seat"] == seat else "",
        )
    return table


def _tableau(view: View, content: Box, words: Words, seat: int) -> Text:
    p = view["players"][seat]
    cards = [_lying(p, card, words.word("card", content.cards[card].key)) for card in p["power_cards"]]
    if p["civilization"] != NONE:
        civilization = words.word("civ", content.civilizations[p["civilization"]].key)
        cards.insert(0, _lying(p, p["civilization"], civilization))
    if LUXURY_CARD in p["covered"]:
        cards.append(_lying(p, LUXURY_CARD, words.word("card", "luxury-card")))
    return Text(f"{words.player(seat)}: {', '.join(cards) or '–'}")


def _lying(p: Any, card: int, name: str) -> str:
    """A card's name, in brackets while it is covered, with an asterisk while it is borrowed."""
    name = f"{name}*" if card in p["borrowed"] else name
    return f"[{name}]" if card in p["covered"] else name


def _hand(view: View, words: Words, seat: int) -> Text:
    held: Sequence[int] = view["players"][seat]["hand"]["cards"]
    counts = [f"{held.count(i)} {words.word('symbol', name)}" for i, name in enumerate(SYMBOLS) if i in held]
    return Text(words.say("terminal-hand", cards=", ".join(counts) or "–"), style="bold")
