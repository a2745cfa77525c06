"""The tableau: a player's cards and what they do there (chapter 2).

A covered power card keeps its top row (symbol, cost, inhabitants) and loses its lower part (power points, special
function, protection, production). A covered civilization card keeps only its disaster symbols. A borrowed
building is fully usable. So a card that is not covered is *at work*: it counts with all it has, and its effects answer.
"""

from __future__ import annotations

from tessera.games.peloponnes.content import Civilization
from tessera.games.peloponnes.hooks import PROTECTED
from tessera.games.peloponnes.state import LUXURY_CARD, Peloponnes, Player
from tessera.kernel import NONE, Holder, enter, leave
from tessera.kernel.effects import allows
from tessera.kernel.zones import without

# --- what a tableau holds -----------------------------------------------------------------------------------


def luxury_card_active(p: Player) -> bool:
    return p.luxury_card and LUXURY_CARD not in p.covered


def peopled(s: Peloponnes, p: Player) -> dict[int, int]:
    """The cards with active inhabitants, and how many: a covered civilization has none (PE-2.03, PE-2.04)."""
    cards = s.content.cards
    found = {card: n for card in p.power_cards if (n := cards[card].inhabitants)}
    if p.civilization in p.cards and (n := s.content.civilizations[p.civilization].inhabitants):
        found[p.civilization] = n
    return found


def inhabitants(s: Peloponnes, p: Player) -> int:
    """Active inhabitants on the power cards and the civilization card (PE-2.08)."""
    cards = s.content.cards
    people = 0
    for card in p.power_cards:  # covers do not matter
        people += cards[card].inhabitants
    if p.civilization in p.cards:
        people += s.content.civilizations[p.civilization].inhabitants
    return people


def production(s: Peloponnes, p: Player) -> tuple[int, int, int]:
    """Active production of wood, stone and grain (PE-2.09)."""
    faces = s.content.faces
    wood = stone = grain = 0
    for number in p.cards:
        card = faces[number]
        wood += card.wood
        stone += card.stone
        grain += card.grain
    return wood, stone, grain


def power_points(s: Peloponnes, p: Player) -> int:
    faces = s.content.faces
    return sum([faces[number].power for number in p.cards])


def buildings(s: Peloponnes, p: Player) -> list[int]:
    return [card for card in p.power_cards if s.content.cards[card].building]


def landscapes(s: Peloponnes, p: Player) -> list[int]:
    return [card for card in p.power_cards if not s.content.cards[card].building]


def symbols(s: Peloponnes, p: Player, disaster: int) -> int:
    """Disaster symbols of a kind in the tableau; covers do not hide them (PE-12.02)."""
    total = sum([s.content.cards[card].disaster == disaster for card in p.power_cards])
    if p.civilization != NONE:
        total += s.content.civilizations[p.civilization].symbols.count(disaster)
    return total


def protected(s: Peloponnes, p: Player, disaster: int) -> bool:
    """Protected by a card at work, or by enough symbols of that kind (PE-12.01, PE-12.02)."""
    return protected_with(s, p, disaster, symbols(s, p, disaster))


def protected_with(s: Peloponnes, p: Player, disaster: int, held: int) -> bool:
    """The same for somebody whose symbols of that kind are counted already."""
    return held >= s.content.constants.symbols_for_protection or allows(s, p, PROTECTED[disaster])


def with_card(p: Player, card: int) -> Player:
    """The player as if a power card lay in the tableau already: for looking ahead, not for playing on."""
    ahead = Holder.clone(p)  # shares the hand and all other zones
    ahead.power_cards += (card,)
    ahead.cards = tuple(sorted((*p.cards, card)))
    ahead.on += ((),)
    return ahead


# --- how a tableau changes ----------------------------------------------------------------------------------


def card_key(s: Peloponnes, number: int) -> str:
    """The word for a card in a tableau: a power card by its key, the two cards of which everybody has one by kind."""
    if number == LUXURY_CARD:
        return "luxury-card"
    row = s.content.faces[number]
    return row.kind if isinstance(row, Civilization) else row.key


def card_named(s: Peloponnes, p: Player, key: str) -> int:
    """The card in a player's tableau that a word stands for: the inverse of `card_key`."""
    if key == "luxury-card":
        return LUXURY_CARD
    return p.civilization if key == Civilization.kind else s.content.number[key]


def card_element(s: Peloponnes, p: Player, number: int) -> str:
    """A card in a tableau, as an element of the board."""
    if number == LUXURY_CARD:
        return f"luxury:{p.seat}"
    return f"civilization:{p.seat}" if number == p.civilization else s.content.element(number)


def add_card(s: Peloponnes, p: Player, card: int) -> None:
    """Add a power card to the tableau; its one-off income is due in this round (PE-9.01)."""
    p.power_cards += (card,)
    p.taken = card
    enter(s, p, card)


def settle_as(s: Peloponnes, p: Player, civilization: int) -> None:
    """Lay a civilization card before a player."""
    p.civilization = civilization
    enter(s, p, civilization)


def cover(s: Peloponnes, p: Player, card: int, disaster: int, coin: int, known_to: int) -> None:
    """Lay a coin card on a card that a disaster hit: it is no longer at work (PE-2.03)."""
    if card in p.cards:
        leave(s, p, card)
    p.covered += (card,)
    p.covered_by += (disaster,)
    p.covers.put(coin, known_to)


def uncover(s: Peloponnes, p: Player, place: int) -> None:
    """Take one cover off; its coin card is discarded. Without any cover the card is at work again (PE-2.05)."""
    card = p.covered[place]
    p.covered = without(p.covered, place)
    p.covered_by = without(p.covered_by, place)
    s.discard.add(p.covers.take(place))
    if card != LUXURY_CARD and card not in p.covered:
        enter(s, p, card)


def tear_down(s: Peloponnes, p: Player, card: int) -> None:
    """Put a card into the box for good; the coin cards on and under it are discarded (PE-2.07)."""
    s.tell("torn-down", seat=p.seat, card=card_key(s, card))
    for place in range(len(p.covered) - 1, -1, -1):
        if p.covered[place] == card:
            uncover(s, p, place)
    if card == LUXURY_CARD:
        p.luxury_card = False
        p.luxury = 0
        return
    leave(s, p, card)
    if card == p.civilization:
        s.civilizations_left.add(card)
        p.civilization = NONE
        return
    if card in p.borrowed:
        redeem(s, p, card)
    p.power_cards = without(p.power_cards, p.power_cards.index(card))
    s.box += (card,)


def redeem(s: Peloponnes, p: Player, building: int) -> None:
    """End the debt of a borrowed building; the coin card under it is discarded (PE-10.16)."""
    place = p.borrowed.index(building)
    p.borrowed = without(p.borrowed, place)
    s.discard.add(p.pledges.take(place))
