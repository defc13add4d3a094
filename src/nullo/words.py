"""Words: messages of ``locale`` by key, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("nullo") / "locale" / language
    for path in sorted(folder.iterdir(), key=lambda item: item.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def has_words(key: str, language: str = "en") -> bool:
    """Whether ``locale`` has a message of this key."""
    return bool(_bundle(language).has_message(key))


def say(key: str, params: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """A message in words. Parameters named ``suit`` or ``phase`` are put into words first.

    A key that ``locale`` lacks (a plug-in's) is returned as it is.
    """
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return key
    values: dict[str, str | int] = {}
    for name, value in (params or {}).items():
        kind = next((kind for kind in ("suit", "phase") if name.startswith(kind)), "")
        values[name] = say(f"{kind}-{value}", None, language) if kind else value
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"message {key}: {errors[0]}")
    return str(text)


def rule_page(game: str, language: str = "en") -> str | None:
    """The rule page of a game in Markdown; None if there is none (a plug-in's)."""
    path = files("nullo") / "locale" / language / "rules" / f"{game}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else None
