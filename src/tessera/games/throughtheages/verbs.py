"""What can be said in Through the Ages: the verbs of its answers, with what may stand behind each."""

from __future__ import annotations

from tessera.games.throughtheages.rules.pacts import SIDES
from tessera.kernel.verbs import COMBINED, Count, Key, OneOf, Seat, verb

TECHNOLOGY = Key("technology", ("technology",))
DEVELOPED = Key("card", ("technology", "government", "special"))
GOVERNMENT = Key("government", ("government",))
LEADER = Key("leader", ("leader",))
ACTION = Key("action", ("action",))
TACTIC = Key("tactic", ("tactic",))
PACT = Key("pact", ("pact",))
ATTACK = Key("card", ("aggression", "war"))
PREPARED = Key("card", ("event", "territory", "bonus", "aggression", "war", "pact", "tactic"))
CARD = Key("card")
RIVAL = Seat("seat")
AMOUNT = Count("amount", 0, 99)
GOODS = OneOf("goods", ("food", "resources", "science", "culture"))

VERBS = (
    *COMBINED,
    # the Action Phase
    verb("end", final=True),
    verb("take", Count("space", 1, 13)),
    verb("grow"),
    verb("build", TECHNOLOGY),
    verb("upgrade"),
    verb("from", TECHNOLOGY, TECHNOLOGY),
    verb("destroy"),
    verb("on", TECHNOLOGY),
    verb("stage", Count("stages", 1, 9)),
    verb("develop", DEVELOPED),
    verb("revolt", GOVERNMENT),
    verb("lead", LEADER),
    verb("play", ACTION),
    verb("play", ACTION, OneOf("action", ("build", "upgrade", "develop")), CARD),
    verb("play", ACTION, OneOf("action", ("upgrade",)), TECHNOLOGY, TECHNOLOGY),
    verb("tactic", TACTIC),
    verb("copy", Key("tactic", ("tactic",), marks=("", "+"))),
    verb("use", CARD),
    verb("upgrade", TECHNOLOGY, TECHNOLOGY),
    verb("token-from", TECHNOLOGY),
    # the Politics Phase
    verb("prepare", PREPARED),
    verb("attack", ATTACK),
    verb("offer", PACT),
    verb("cancel", PACT),
    verb("on", RIVAL),
    verb("alone"),
    verb("with", RIVAL, OneOf("side", SIDES)),
    verb("accept"),
    verb("refuse"),
    verb("agree"),
    verb("give", GOODS),
    # colonies and conflicts
    verb("bid", AMOUNT),
    verb("send", TECHNOLOGY, AMOUNT),
    verb("bonus", Key("bonus", ("bonus",)), AMOUNT),
    verb("cards", AMOUNT),
    verb("pay", AMOUNT),
    verb("sacrifice", TECHNOLOGY),
    verb("defend", CARD),
    verb("no-unit"),
    verb("colonize", CARD),
    verb("discard", CARD),
    # losses and gains
    verb("lose-worker", Key("technology", ("technology",), more=("unused",))),
    verb("destroy", TECHNOLOGY),
    verb("destroy", RIVAL, TECHNOLOGY),
    verb("ruin", Key("wonder", ("wonder",))),
    verb("release", CARD),
    verb("raid", TECHNOLOGY),
    verb("raid-nothing"),
    verb("annex", CARD),
    verb("kidnap", CARD),
    verb("remove", CARD),
    verb("steal", CARD),
    verb("theater", TECHNOLOGY, TECHNOLOGY),
    verb("move", TECHNOLOGY),
    verb("to", TECHNOLOGY),
    verb("food", AMOUNT),
    verb("food-tokens", AMOUNT),
    # cards of their own
    verb("action"),
    verb("strength"),
    verb("plan", CARD),
    verb("look", RIVAL),
    verb("show", CARD),
    verb("under", CARD),
    verb("muster", CARD),
    verb("keep", CARD),
)
PLACES = ()
THINGS = ("bank", "row", "seat")
