"""What can be said in Civilization: the verbs of its answers, with what may stand behind each."""

from __future__ import annotations

from tessera.games.civilization.content import GROWN, RESOURCES, UNIT_TYPES
from tessera.games.civilization.rules.board import NAMES
from tessera.games.civilization.rules.trade import ENTRIES, OPEN_ENTRIES
from tessera.kernel.verbs import COMBINED, Count, Key, OneOf, Seat, verb

SQUARE = OneOf("square", NAMES)
TILE = OneOf("tile", NAMES)
RIVAL = Seat("seat")
DEPOSIT = OneOf("resource", RESOURCES[:GROWN])
OPEN = OneOf("what", ENTRIES[:OPEN_ENTRIES])
ENTRY = OneOf("what", ENTRIES)
AMOUNT = Count("amount", 0, 99)
TECH = Key("tech", ("tech",))
WONDER = Key("wonder", ("wonder",))
BUILDING = Key("building", ("building",))
PERSON = Key("person", ("person",))
EVENT = Key("event", ("event",))
UNIT = Key("unit", ("unit",))
CARD = Key("card")
FRONT = Count("front", 1, 31)
PLACE = Count("place", 0, 99)
TYPE = OneOf("type", UNIT_TYPES)

VERBS = (
    *COMBINED,
    # setting up
    verb("lead", Key("civilization", ("civilization",))),
    verb("capital", SQUARE),
    verb("army", SQUARE),
    verb("scout", SQUARE),
    # every phase
    verb("end", final=True),
    verb("done"),
    verb("skip"),
    verb("none"),
    verb("use", CARD),
    verb("use", CARD, CARD),
    verb("play", EVENT),
    verb("at", SQUARE),
    verb("tile", TILE),
    verb("favour", RIVAL),
    verb("pay", CARD),
    verb("take-back"),
    verb("agree"),
    verb("refuse"),
    # start of turn
    verb("found", SQUARE),
    verb("with", Count("figure", 0, 99)),
    verb("govern", Key("government", ("government",))),
    verb("place", PERSON),
    verb("reserve"),
    verb("raze", SQUARE),
    verb("revolt", RIVAL),
    verb("partner", RIVAL),
    # trade
    verb("to", RIVAL),
    verb("give", OPEN, AMOUNT),
    verb("give", CARD),
    verb("show", CARD),
    verb("for"),
    verb("get", ENTRY, AMOUNT),
    verb("offer"),
    verb("accept"),
    verb("counter"),
    verb("hand", CARD),
    # city management
    verb("city", SQUARE),
    verb("devote"),
    verb("harvest", DEPOSIT),
    verb("army"),
    verb("scout"),
    verb("train", TYPE),
    verb("build", BUILDING),
    verb("free", BUILDING),
    verb("wonder", WONDER),
    verb("and", OneOf("more", ("army", "scout", *DEPOSIT.words))),
    verb(
        "and",
        OneOf("make", ("train", "build", "wonder")),
        Key("what", ("building", "wonder"), more=UNIT_TYPES),
    ),
    verb("convert", AMOUNT),
    verb("boost", SQUARE),
    verb("outdate", WONDER),
    verb("murder", RIVAL),
    verb("strike", SQUARE),
    verb("advance"),
    verb("take", DEPOSIT),
    verb("send", SQUARE),
    verb("idle"),
    # movement
    verb("move", SQUARE),
    verb("with", Count("armies", 0, 15), Count("scouts", 0, 15)),
    verb("from", SQUARE),
    verb("to", SQUARE),
    verb("infiltrate", SQUARE),
    verb("discover", SQUARE),
    # battle
    verb("unit", UNIT),
    verb("front"),
    verb("against", FRONT),
    verb("heal", FRONT, AMOUNT),
    verb("wound", FRONT, AMOUNT),
    verb("draw", TYPE),
    verb("save", UNIT),
    verb("kill", PLACE, PLACE),
    verb("kill-person"),
    # the spoils
    verb("loot", OneOf("what", (*ENTRY.words, "tech", "event", "resources"))),
    verb("loot", OneOf("what", ("hut", "village")), Count("place", 1, 31)),
    verb("steal", CARD),
    verb("steal-coin", Key("where", more=("sheet",))),
    verb("discard-coin", Key("where", more=("sheet",))),
    verb("discard", CARD),
    # research
    verb("learn", TECH),
)
PLACES = ("square",)
THINGS = ("front", "seat", "track")
