"""Names that look alike: what two names have in common that a reader could take for each other.

A likeness is no name; it only serves to compare. Letters are taken apart, marks left out, and letters of other scripts
and digits are read as the Latin letters they look like. The table has the pairs of Unicode's list of confusables that
fonts of today draw alike.
"""

from __future__ import annotations

from unicodedata import category, normalize

LIKENESS_LENGTH = 160

_ALIKE = {
    "a": "аɑαᴀ@4",
    "b": "Ьвʙβ8",
    "c": "сϲᴄⅽ",
    "d": "ԁⅾ",
    "e": "еҽєεᴇ3",
    "g": "ɡցԍ",
    "h": "һհнʜη",
    "j": "јյ",
    "k": "кκᴋĸ",
    "l": "iıіӏι1|ⅼ!ǀ",
    "m": "мϻᴍⅿ",
    "n": "ոпռν",
    "o": "оοօσ0ᴏө",
    "p": "рρᴩ",
    "q": "ԛգ",
    "r": "гᴦʀ",
    "s": "ѕꜱ5$",
    "t": "тτᴛ7+",
    "u": "սυᴜцμ",
    "v": "ѵᴠⅴ",
    "w": "ѡԝᴡω",
    "x": "хχ×ⅹ",
    "y": "уүγʏ",
    "z": "ᴢ2",
}
_READ_AS = {ord(letter): plain for plain, letters in _ALIKE.items() for letter in letters}
_TOGETHER = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"))


def likeness(name: str) -> str:
    """What a name looks like, whatever it is written with."""
    plain = normalize("NFKD", normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if category(letter)[0] in "LNS" or letter in "!|@")
    read = letters.translate(_READ_AS)
    for pair, one in _TOGETHER:
        read = read.replace(pair, one)
    return read.translate(_READ_AS)[:LIKENESS_LENGTH]
