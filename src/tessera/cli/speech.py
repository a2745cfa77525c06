"""What can be said in a game, as TypeScript: verbs, questions, elements, and the constants that a board draws by.

A board that names a verb, a question, a component or a constant that the rules do not have does not compile.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import TextWrapper
from typing import Any

import msgspec

from tessera.kernel.content import rows_of
from tessera.kernel.game import AnyGame
from tessera.kernel.verbs import COMMON, Count, Domain, OneOf, Seat, Verb

HEADER = "/** Made by `tessera types` from the declarations of the game: change those, not this. */\n"
WIDTH = 118


def speech(game: AnyGame) -> str:
    """The module of a game."""
    parts = [
        _interface("Verbs", "Every verb, with what is said after it.", _verbs(game.vocabulary)),
        _union("Step", "What the questions are called.", game.questions),
        _interface("Elements", "The keys of all components, by their kind.", _elements(game)),
        _union("ElementKind", "What options and questions name.", sorted(game.element_kinds)),
        *[_constant(name, value) for name, value in game.constants.items()],
    ]
    return HEADER + "".join(parts)


def common() -> str:
    """The module of what can be said in every game."""
    return HEADER + _interface("CommonVerbs", "What can be said in every game.", _verbs(COMMON))


def _verbs(verbs: Iterable[Verb]) -> Iterator[tuple[str, str]]:
    said: dict[str, list[str]] = {}
    for verb in verbs:
        said.setdefault(verb.name, []).append(_tuple(verb.args))
    for name in sorted(said):
        yield name, " | ".join(dict.fromkeys(said[name]))


def _tuple(domains: Sequence[Domain]) -> str:
    names = [domain.name for domain in domains]
    labels = [f"{name}{at + 1}" if names.count(name) > 1 else name for at, name in enumerate(names)]
    return (
        f"[{', '.join([f'{label}: {_type(domain)}' for label, domain in zip(labels, domains, strict=True)])}]"
    )


def _type(domain: Domain) -> str:
    if isinstance(domain, Count | Seat):
        return "number"
    if isinstance(domain, OneOf):
        return " | ".join([_text(word) for word in domain.words]) if len(domain.words) <= 12 else "string"
    return "string"  # the key of a component: content files and other packages may bring more


def _elements(game: AnyGame) -> Iterator[tuple[str, str]]:
    keys: dict[str, list[str]] = {}
    for row in rows_of(
        type(game).tables
    ):  # those of the box: what is installed beside it makes no difference
        keys.setdefault(row.kind, []).append(row.key)
    for kind in sorted(keys):
        yield kind, " | ".join([_text(key) for key in sorted(keys[kind])])


# --- text ---------------------------------------------------------------------------------------------------


def _interface(name: str, doc: str, fields: Iterable[tuple[str, str]]) -> str:
    lines = [line for field, kind in fields for line in _wrapped(f"{_name(field)}: {kind};", "  ")]
    return "\n".join([f"\n/** {doc} */", f"export interface {name} {{", *lines, "}", ""])


def _union(name: str, doc: str, words: Iterable[str]) -> str:
    kinds = " | ".join([_text(word) for word in words])
    return "\n".join([f"\n/** {doc} */", *_wrapped(f"export type {name} = {kinds};", ""), ""])


def _constant(name: str, value: object) -> str:
    plain = msgspec.to_builtins(value, builtin_types=())
    fixed = "" if isinstance(plain, int | float) else " as const"
    return "\n".join(["", *_wrapped(f"export const {name} = {_value(plain)}{fixed};", ""), ""])


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join([f'{_name(str(key))}: {_value(each)}' for key, each in value.items()])} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join([_value(each) for each in value])}]"
    return json.dumps(value, ensure_ascii=False)


def _name(field: str) -> str:
    return field if field.isidentifier() else _text(field)


def _text(word: str) -> str:
    return json.dumps(word, ensure_ascii=False)


def _wrapped(line: str, indent: str) -> list[str]:
    wrapper = TextWrapper(
        WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ", break_long_words=False
    )
    wrapper.break_on_hyphens = False
    return wrapper.wrap(line)
