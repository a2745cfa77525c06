"""What can be said in Tapestry: the verbs of its answers, with what may stand behind each."""

from __future__ import annotations

from tessera.games.tapestry.content import BUILDINGS, END, RESOURCES, ROWS, TERRAINS, TRACKS
from tessera.kernel.verbs import COMBINED, Count, Key, Made, OneOf, Seat, verb

TRACK = OneOf("track", TRACKS)
SPACE = Count("space", 0, END)
HEX = Count("hex", 0, 127)
PLOT = Count("plot", 0, 127)
WAY = Count("way", 0, 4095)
RESOURCE = OneOf("resource", RESOURCES)
BUILDING = OneOf("building", BUILDINGS)
ROW = OneOf("row", ROWS)
RIVAL = Seat("seat", more=2)
NUMBER = Count("number", 0, 99)
GAIN = Made("gain")
FACE = Made("face")
CARD = Key("card")
CAPITAL = Key("capital", ("capital",))
CIVILIZATION = Key("civilization", ("civilization",))
LANDMARK = Key("landmark", ("landmark",))
LANDMARK_CARD = Key("card", ("landmark_card",))
MASTERPIECE = Key("masterpiece", ("masterpiece",))
TAPESTRY = Key("tapestry", ("tapestry",))
TECH = Key("tech", ("tech",))
TERRITORY = Key("tile", ("territory",))
SPACE_TILE = Key("tile", ("spacetile",))

VERBS = (
    *COMBINED,
    # setting up
    verb("capital", CAPITAL),
    verb("keep", CARD),
    verb("draft", LANDMARK_CARD),
    # a turn
    verb("advance", TRACK),
    verb("token", SPACE),
    verb("pay", RESOURCE),
    verb("pay", RESOURCE, RESOURCE),
    verb("pay", RESOURCE, RESOURCE, RESOURCE),
    verb("income"),
    verb("end", final=True),
    verb("bonus"),
    verb("benefit"),
    verb("regress", TRACK, SPACE),
    verb("restart", TRACK),
    verb("repeat", TRACK, SPACE),
    verb("move", SPACE),
    # benefits
    verb("take", GAIN),
    verb("gain", RESOURCE),
    verb("lose", RESOURCE),
    verb("lose", CIVILIZATION),
    verb("nothing"),
    verb("use", CARD),
    verb("use", CARD, NUMBER),
    verb("discard", CARD),
    # exploring
    verb("tile", TERRITORY),
    verb("at", HEX),
    verb("turn", Count("turn", 0, 5)),
    verb("normal"),
    verb("space", SPACE_TILE),
    # conquering
    verb("conquer", HEX),
    verb("red", FACE),
    verb("black", FACE),
    verb("roll"),
    verb("roll", OneOf("die", ("red", "black"))),
    verb("face", FACE),
    verb("withdraw", HEX),
    verb("recall", HEX),
    verb("stand", HEX),
    # research
    verb("die", NUMBER),
    # inventing
    verb("invent", TECH),
    verb("salvage", TECH),
    verb("draw"),
    verb("upgrade", TECH),
    verb("circle", TECH),
    verb("square", TECH),
    verb("replace"),
    # art
    verb("create", MASTERPIECE),
    verb("show", MASTERPIECE),
    verb("inspire", ROW),
    # building
    verb("build", BUILDING),
    verb("place", PLOT),
    verb("lay", WAY),
    verb("plots", Count("plots", 0, 1 << 20)),
    verb("beside"),
    verb("prop", TECH),
    verb("landmark", LANDMARK),
    verb("activate", LANDMARK),
    verb("move-from", LANDMARK),
    # tapestry cards
    verb("play", TAPESTRY),
    verb("copy", TAPESTRY),
    verb("redraw", CARD),
    verb("unreserve", GAIN, Count("value", -1, 1023)),
    verb("back", SPACE),
    verb("colonize", HEX),
    verb("compete"),
    verb("equal", TRACK, SPACE, SPACE),
    verb("occupy", HEX),
    verb("onto", HEX),
    verb("bonus", TRACK, SPACE),
    verb("position", RIVAL, TRACK, SPACE),
    verb("to", RIVAL),
    verb("track", TRACK),
    verb("trade", HEX),
    # civilizations
    verb("ability"),
    verb("block", PLOT),
    verb("buy", NUMBER),
    verb("sell", NUMBER),
    verb("camp", HEX),
    verb("cards"),
    verb("celebrate", NUMBER),
    verb("charm", GAIN),
    verb("circle", NUMBER),
    verb("collect", OneOf("kind", ("tapestry", "tech", "territory"))),
    verb("convert", RESOURCE),
    verb("count"),
    verb("drift", HEX),
    verb("fall", TRACK),
    verb("from", HEX),
    verb("give", TAPESTRY),
    verb("give", TERRITORY),
    verb("rise", TRACK),
    verb("herald", TAPESTRY, RIVAL, SPACE),
    verb("howl"),
    verb("improve", TECH, RIVAL),
    verb("isolate", HEX),
    verb("lead", TRACK),
    verb("muster", NUMBER),
    verb("opponent", RIVAL),
    verb("option", NUMBER),
    verb("on", RIVAL),
    verb("card", CARD),
    verb("at", TRACK, SPACE),
    verb("token", TRACK, SPACE),
    verb("pair", RESOURCE, RESOURCE),
    verb("plant", PLOT),
    verb("predict", NUMBER),
    verb("push", ROW),
    verb("resource"),
    verb("set-aside", ROW),
    verb("slide", ROW),
    verb("share", HEX),
    verb("share", TECH),
    verb("stage", NUMBER),
    verb("station", NUMBER),
    verb("submerge", TAPESTRY),
    verb("swap", HEX),
    verb("with", HEX),
    verb("terrain", OneOf("terrain", TERRAINS)),
    verb("uncover", NUMBER),
)
PLACES = ("hex", "plot")
THINGS = ("benefit", "building", "cardplot", "deck", "mathex", "matspace", "resource", "seat")
