"""Every question, option, event, refusal and component has text, in every language, and the text makes sense.

Each function returns what is wrong, in words; `problems` puts all of it together. What matches have to say comes from a
`Campaign`; what the rules could say is read from their source.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tessera.kernel.choose import Choose
from tessera.kernel.event import Event
from tessera.kernel.game import AnyGame
from tessera.kernel.resources import text_beside
from tessera.kernel.rulebook import TEXTS, document_of, numbered_rules
from tessera.kernel.step import Ask, Refusal, Step, kebab
from tessera.testing.campaign import Said
from tessera.testing.components import FieldPath, changed, numbers
from tessera.testing.trial import NAMES, Trial
from tessera.text import LANGUAGES, SOFT_HYPHEN, Catalog

SENTENCE = re.compile(r"^((?:ask|wait|do|event|refused|stage)-[\w-]+) =", re.M)
"""Messages that rules say; the others are words for things."""
NOT_WHOLE = re.compile(
    r"[{}$<>]|\bNone\b|[a-z]_[a-z]|[ :,;!][.,;:](?!\.)|\b0 [A-Za-z]|\b1 (?:coins|workers|cards|Münzen|Karten)\b"
)
"""A key, a gap, something counted that is not there, or wrongly."""

ANOTHER = 737
"""A number that no row has, and that needs no separator."""
NUMERAL = re.compile(
    r"[1-9]\d*|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|thrice|double"
    r"|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zweimal|dreimal|doppelt)\b",
    re.IGNORECASE,
)
"""How sentences say numbers; "one" is seldom a number."""


def problems(trial: Trial, said: Iterable[Said]) -> list[str]:
    """All that is wrong with a game's texts."""
    heard = list(said)
    found = [*unlike(trial.game), *unsaid(trial, heard), *unnumbered(trial.game)]
    for lang in LANGUAGES:
        found += missing(trial, lang, heard)
        found += broken(trial, lang, heard)
        found += nameless(trial, lang)
        found += wordless(trial, lang)
        found += unspoken_numbers(trial, lang)
        found += loose_numbers(trial, lang)
        found += unbreakable(trial, lang)
        found += unexplained(trial.game, lang)
        found += translated_choices(trial.game, lang)
    return found


# --- catalogs -----------------------------------------------------------------------------------------------


@cache
def catalog_text(package: str, lang: str) -> str:
    """A game's own messages in one language."""
    return text_beside(package, TEXTS, f"{lang}.ftl") or ""


@cache
def only(package: str, lang: str) -> FluentBundle:
    """A game's messages in one language, without any fallback."""
    bundle = FluentBundle([lang], use_isolating=False)
    for text in (catalog_text("tessera", lang), catalog_text(package, lang)):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def key_of(message: Said) -> str:
    return f"event-{message.key}" if isinstance(message, Event) else message.key


def sentence(catalog: Catalog, message: Said) -> str:
    if isinstance(message, Event):
        return catalog.event(message)
    return catalog.refusal(message) if isinstance(message, Refusal) else catalog.description(message)


def is_whole(text: str) -> bool:
    """No key, no gap, nothing counted that is not there."""
    return bool(text) and NOT_WHOLE.search(text) is None and text == " ".join(text.split())


def _absent(package: str, lang: str, keys: Iterable[str]) -> list[str]:
    bundle = only(package, lang)
    return [
        key for key in dict.fromkeys(key.replace("_", "-") for key in keys) if not bundle.has_message(key)
    ]


# --- both languages -----------------------------------------------------------------------------------------


def unlike(game: AnyGame) -> list[str]:
    """Languages that do not say the same things, in the same order, with the same arguments."""
    found: list[str] = []
    first, *others = LANGUAGES
    shape, arguments = _shape(game, first), _arguments(game, first)
    for lang in others:
        there = _shape(game, lang)
        found += [f"{lang}.ftl lacks {key}" for key in shape if key not in there]
        found += [f"{first}.ftl lacks {key}" for key in there if key not in shape]
        if sorted(there) == sorted(shape) and there != shape:
            found.append(f"{lang}.ftl has its messages in another order than {first}.ftl")
        elsewhere = _arguments(game, lang)
        found += [
            f"{key} uses {sorted(names)} in {first}.ftl and {sorted(elsewhere[key])} in {lang}.ftl"
            for key, names in arguments.items()
            if key in elsewhere and elsewhere[key] != names
        ]
    return found


def _shape(game: AnyGame, lang: str) -> list[str]:
    """Messages and their attributes, in order."""
    found: list[str] = []
    for key, attribute in re.findall(
        r"^(?:([a-z][\w-]*)|    (\.[\w-]+)) =", catalog_text(game.package, lang), re.M
    ):
        found.append(key or found[-1].partition(".")[0] + attribute)
    return found


def _arguments(game: AnyGame, lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    key = ""
    for line in catalog_text(game.package, lang).splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            key = match[1]
        if not line.startswith("#"):
            found.setdefault(key, set()).update(re.findall(r"\$(\w+)", line))
    return found


# --- what matches say ---------------------------------------------------------------------------------------


def missing(trial: Trial, lang: str, said: list[Said]) -> list[str]:
    """Messages that were said, or that the rules could say, and that have no text."""
    keys = [*[key_of(message) for message in said], *sorted(named_in_rules(trial) | trial.composed)]
    return [f"{key} has no text ({lang})" for key in _absent(trial.game.package, lang, keys)]


def broken(trial: Trial, lang: str, said: list[Said]) -> list[str]:
    """Sentences with gaps, and those that do not begin with whoever does something."""
    catalog = Catalog(trial.game, lang, NAMES)
    found: list[str] = []
    for message in said:
        text = sentence(catalog, message)
        if not is_whole(text):
            found.append(f"{key_of(message)} is no sentence ({lang}): {text!r} of {message.args}")
        acts = isinstance(message, Event) or message.key.startswith("wait-")
        if acts and "seat" in message.args and not text.startswith(catalog.player(int(message.args["seat"]))):
            found.append(f"{key_of(message)} does not begin with whoever acts ({lang}): {text!r}")
        found += [f"{key_of(message)} is not told {name} ({lang})" for name in _untold(trial, lang, message)]
    return found


def _untold(trial: Trial, lang: str, message: Said) -> list[str]:
    """Arguments that a sentence needs and is not given."""
    bundle = only(trial.game.package, lang)
    key = key_of(message)
    if message.key in trial.optional or not bundle.has_message(key):
        return []
    pattern = bundle.get_message(key).value
    if pattern is None:
        return []
    catalog = Catalog(trial.game, lang, NAMES)
    args = {name: catalog._argument(name, value) for name, value in message.args.items()}
    _, errors = bundle.format_pattern(pattern, args)
    return [str(error) for error in errors if "Unknown external" in str(error)]


def unsaid(trial: Trial, said: list[Said]) -> list[str]:
    """Messages that nobody ever says."""
    known = {key_of(message) for message in said} | named_in_rules(trial) | _verbs(trial)
    known |= trial.composed | set(trial.words)
    keys = SENTENCE.findall(catalog_text(trial.game.package, LANGUAGES[0]))
    return [f"{key} is never said" for key in keys if key not in known]


# --- what the rules could say -------------------------------------------------------------------------------


@cache
def source(package: str) -> str:
    """All modules of a game, as text."""
    return "".join(path.read_text(encoding="utf-8") for path in _modules(files(package)))


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir() and path.name != "__pycache__":
            yield from _modules(path)
        elif path.name.endswith(".py"):
            yield path


def questions(trial: Trial, root: type[Ask] = Ask) -> Iterator[type[Ask]]:
    """All that can be asked; bases of questions are not asked themselves."""
    for cls in root.__subclasses__():
        if cls.__module__.startswith(trial.game.package) and cls.__name__ not in trial.bases:
            yield cls
        yield from questions(trial, cls)


def named_in_rules(trial: Trial) -> set[str]:
    """Keys of messages that the source names; a question without words of its own has those of its name."""
    text = source(trial.game.package)
    keys = set(re.findall(r'"((?:ask|wait|do|refused)-[a-z-]*[a-z])"', text))
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', text)}
    keys |= {f"event-{key}" for key in re.findall(r'\.tell\("[a-z-]+" if .*? else "([a-z-]+)"', text)}
    secret: set[str] = set()
    for cls in questions(trial):
        asked = _asked(cls)
        keys |= asked
        if not cls.open:
            secret |= asked
            keys.add(f"wait-{kebab(cls.__name__)}")
        if issubclass(cls, Choose) and hasattr(cls, "verb"):
            keys |= {f"do-{cls.verb}"} if cls.describe is Choose.describe else set()
            keys |= {f"refused-{cls.verb}"} if cls.why_not is Choose.why_not else set()
    told = {key for key in keys if key.startswith("ask-")} - trial.unheard - secret
    return keys | {key.replace("ask-", "wait-", 1) for key in told}


def _asked(cls: type[Ask]) -> set[str]:
    """What a question says for itself, or else the words of its name."""
    said = inspect.getsource(cls.prompt)
    own = set(re.findall(r'"(ask-[a-z-]+)"', said))
    by_name = cls.prompt in (Step.prompt, Ask.prompt, Choose.prompt) or "label()" in said
    return own | ({f"ask-{kebab(cls.__name__)}"} if by_name else set())


def _verbs(trial: Trial) -> set[str]:
    """What questions with a verb may say, and those with words of their own need not."""
    verbs = {cls.verb for cls in questions(trial) if issubclass(cls, Choose) and hasattr(cls, "verb")}
    return {f"{kind}-{verb}" for kind in ("do", "refused") for verb in verbs}


# --- components ---------------------------------------------------------------------------------------------


def rows_of(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Every row of every table, with the name of its table."""
    for table in game.tables.__struct_fields__:
        rows = getattr(game.tables, table)
        if isinstance(rows, tuple | list):
            yield from ((table, row) for row in rows if hasattr(row, "key"))


def name_of(trial: Trial, table: str, row: Any) -> str:
    """Under which key a row is spoken of; nothing if it is not."""
    kind = trial.named.get(table, "card")
    return f"{kind}-{row.key}".replace("_", "-") if kind else ""


def nameless(trial: Trial, lang: str) -> list[str]:
    """Components, settings, sources and other words that have no name."""
    game = trial.game
    keys = [name_of(trial, table, row) for table, row in rows_of(game)]
    keys += [f"source-{source}" for source in game.sources()]
    for setting in game.settings:
        keys.append(f"setting-{setting.key}")
        keys += [f"setting-{setting.key}-{value}" for value in setting.values if isinstance(value, str)]
    keys += trial.words
    return [f"{key} has no name ({lang})" for key in _absent(game.package, lang, filter(None, keys))]


def wordless(trial: Trial, lang: str) -> list[str]:
    """Components and settings that do not say what they do."""
    catalog = Catalog(trial.game, lang)
    found: list[str] = []
    for table, row in rows_of(trial.game):
        key = name_of(trial, table, row)
        if key and table not in trial.silent and not _told_well(catalog, key, row):
            found.append(f"{key} does not say what it does ({lang})")
    for setting in trial.game.settings:
        key = f"setting-{setting.key.replace('_', '-')}.text"
        found += [] if catalog.has(key) else [f"{key} is missing ({lang})"]
    return found


def _told_well(catalog: Catalog, key: str, row: Any) -> bool:
    text = catalog.say_with(f"{key}.text", msgspec.structs.asdict(row))
    return is_whole(text) and len(text) > len("Invent")


def unspoken_numbers(trial: Trial, lang: str) -> list[str]:
    """Numbers of rows that a corrected content file would change and the text would not follow."""
    catalog = Catalog(trial.game, lang)
    found: list[str] = []
    for table, row in rows_of(trial.game):
        key = f"{name_of(trial, table, row)}.text"
        for path, _ in _spoken(trial, table, row):
            where = ".".join(map(str, path))
            text = catalog.say_with(key, changed(row, path, ANOTHER))
            if str(ANOTHER) not in text and f"{row.key}.{where}" not in trial.drawn:
                found.append(f"{key} does not say {where} ({lang})")
    return found


def loose_numbers(trial: Trial, lang: str) -> list[str]:
    """Numbers in the text of a row that are not the row's: no correction would reach them."""
    if lang not in trial.idioms:
        return []
    catalog = Catalog(trial.game, lang)
    idioms = re.compile("|".join(trial.idioms[lang]), re.IGNORECASE)
    rows = {"constants": trial.game.tables, **{row.key: row for _, row in rows_of(trial.game)}}
    found: list[str] = []
    for table, row in rows_of(trial.game):
        key = f"{name_of(trial, table, row)}.text"
        args = msgspec.structs.asdict(row)
        for path, _ in numbers(row):
            args = changed(args, path, ANOTHER)
        said = idioms.sub("", catalog.say_with(key, args)) if table not in trial.silent else ""
        theirs = {str(number) for _, number in numbers(rows.get(trial.borrowed.get(row.key, "")))}
        loose = [word for word in NUMERAL.findall(said.replace(str(ANOTHER), "")) if word not in theirs]
        found += [f"{key} says {numeral!r}, which is no number of its row ({lang})" for numeral in loose]
    return found


def _spoken(trial: Trial, table: str, row: Any) -> list[tuple[FieldPath, int]]:
    """The numbers of a row that its text has to say."""
    return [(path, n) for path, n in numbers(row) if path[0] in trial.numbers.get(table, ())]


def unbreakable(trial: Trial, lang: str) -> list[str]:
    """Long words of names that do not say where they may be broken."""
    if not trial.longest_word:
        return []
    found: list[str] = []
    for key, name in re.findall(r"^(card-[\w-]+) = (.*)$", catalog_text(trial.game.package, lang), re.M):
        parts = re.split(rf"[ {SOFT_HYPHEN}-]", re.sub(r"\{[^}]*\}", "", name))
        if max(len(part) for part in parts) > trial.longest_word:
            found.append(f"{key} has a long word without a soft hyphen ({lang})")
    return found


def unexplained(game: AnyGame, lang: str) -> list[str]:
    """Things on the table that do not say what they do, or by which rule."""
    told = re.findall(r"^(explain-[\w-]+) = .*((?:\n    .+)*)", catalog_text(game.package, lang), re.M)
    rulebook = document_of(game.package, "rules", "en") or ""
    numbered = {rule.id for rule in numbered_rules(rulebook)}
    found: list[str] = []
    for key, attributes in told:
        if not re.search(r"^    \.text = .+", attributes, re.M):
            found.append(f"{key} does not say what it does ({lang})")
        rule = re.search(r"^    \.rule = (.+)", attributes, re.M)
        if rule is None or (rulebook and rule[1] not in numbered):
            found.append(f"{key} names no numbered rule ({lang})")
    return found


# --- rules and choices --------------------------------------------------------------------------------------


def unnumbered(game: AnyGame) -> list[str]:
    """Rules that the source names and the rules document does not, if the game has one."""
    rulebook = document_of(game.package, "rules", "en")
    if rulebook is None:
        return []
    numbered = {rule.id for rule in numbered_rules(rulebook)}
    shown = re.findall(rf'"({game.rule_prefix}-\d+(?:\.\d+[a-z]?)?)"', source(game.package))
    return [
        f"rule {rule_id} is named but not numbered"
        for rule_id in dict.fromkeys(shown)
        if rule_id not in numbered
    ]


class _Choices(Visitor):
    """By which arguments a message chooses between which keys."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
            self.found |= {(node.selector.id.name, key) for key in keys}
        self.generic_visit(node)


def translated_choices(game: AnyGame, lang: str, *further: str) -> list[str]:
    """Sentences that choose by a word which arrives as its name: the choice would always fall to the last case."""
    texts = (catalog_text(game.package, lang), *further)
    bodies = [FluentParser().parse(text).body for text in texts]
    messages = [entry for body in bodies for entry in body if isinstance(entry, Message)]
    names = {message.id.name for message in messages}
    found: list[str] = []
    for message in messages:
        choices = _Choices()
        choices.visit(message)
        for argument, key in sorted(choices.found):
            kind = re.sub(r"_?\d+\Z", "", argument)
            words = [f"{word}-{key}".replace("_", "-") for word in (kind, kind.rpartition("_")[2])]
            if any(word in names for word in words):
                found.append(f"{message.id.name} chooses by {argument}, which arrives as a name ({lang})")
    return found
