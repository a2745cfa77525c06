"""What can be said in A New Dawn: the verbs of its answers, with what may stand behind each."""

from __future__ import annotations

from tessera.games.newdawn.content import COLOURS, LETTERS, RESOURCES
from tessera.kernel.verbs import Count, Key, OneOf, Seat, verb

SPACE = Count("space", 0, 511)
TILE = Count("tile", 0, 31)
FOCUS = Key("card", ("card",))
WONDER = Key("wonder", ("wonder",))
RESOURCE = OneOf("resource", RESOURCES)
GIVER = Seat("giver")
PACT = Key("pact", ("pact",))
SLOT = Count("slot", 1, 5)
AMOUNT = Count("amount", 0, 31)
WITH_NATURAL = Key("means", ("natural",), more=(*RESOURCES, "trade", "token"))

VERBS = (
    # setting up
    verb("colour", OneOf("colour", COLOURS)),
    verb("tile", TILE),
    verb("side", OneOf("side", ("a", "b"))),
    verb("rotation", Count("rotation", 0, 5)),
    verb("at", Count("q", -31, 31), Count("r", -31, 31)),
    verb("capital", SPACE),
    # turns
    verb("focus", FOCUS),
    verb("again", FOCUS),
    verb("economy-first", FOCUS),
    verb("use", Key("card")),
    # trade
    verb("trade", FOCUS),
    verb("store"),
    verb("lay", FOCUS),
    verb("spend", AMOUNT, Count("tokens", 0, 31)),
    verb("discard", FOCUS),
    verb("loot", FOCUS),
    # culture
    verb("place", SPACE),
    verb("take-back", SPACE),
    verb("move", SPACE),
    verb("to", SPACE),
    verb("convert", SPACE),
    verb("choose", SPACE),
    verb("destroy", SPACE),
    verb("give-up", SPACE),
    # science
    verb("advance", AMOUNT),
    verb("stay"),
    verb("take", FOCUS),
    verb("replace", FOCUS),
    verb("drop", SPACE),
    verb("upgrade", FOCUS),
    # economy
    verb("send", SPACE),
    verb("caravan", SPACE),
    verb("go", SPACE),
    verb("also", FOCUS),
    verb("release", FOCUS),
    # industry
    verb("build"),
    verb("city", SPACE),
    verb("wonder", WONDER),
    verb("under", SPACE),
    verb("pay", WITH_NATURAL),
    # military
    verb("attack", SPACE),
    verb("reinforce", SPACE),
    verb("nuke", SPACE),
    verb("conquer"),
    verb("liberate"),
    verb("drive", OneOf("letter", tuple(LETTERS))),
    # diplomacy and resources
    verb("take", GIVER, PACT),
    verb("return", GIVER, PACT),
    verb("envoy", Key("city", ("envoy",))),
    verb("gain", RESOURCE),
    verb("give", RESOURCE),
    verb("swap", SLOT),
    verb("with", SLOT),
)
PLACES = ("space", "laid")
THINGS = ("at", "barbarian", "dial", "resource", "rival-card", "rotation", "side", "trade")
