"""Messages by key, in any language, from ``locale`` and from each game's folder.

A process has one language for its reader, English by default; :func:`speak` sets it. Code that
answers several readers, such as the server, names the language with each message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from nullo.games.folders import WORDS, folder_of, folders, plugged_in

LANGUAGES = ("en", "fr", "de")
ENGLISH = LANGUAGES[0]

_spoken = ENGLISH


def speak(language: str) -> None:
    """Set the language of :func:`say` for all threads of this process.

    Raises:
        ValueError: ``locale`` has no such language.
    """
    global _spoken
    if language not in LANGUAGES:
        raise ValueError(f"language {language[:20]!r}: must be one of {', '.join(LANGUAGES)}")
    _spoken = language


def spoken() -> str:
    """The language that is used where none is named."""
    return _spoken


def preferred(tags: Iterable[str]) -> str | None:
    """The first language that ``locale`` has, of tags such as ``fr-CA`` or ``de_AT.UTF-8``."""
    for tag in tags:
        head = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if head in LANGUAGES:
            return head
    return None


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("nullo") / "locale" / language
    for path in sorted(folder.iterdir(), key=lambda item: item.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    # A key that exists already is not replaced: no game can change the words of others.
    for game in folders():
        for name in (f"{language}.ftl", f"{language}.lesson.ftl"):
            if text := game.text(WORDS, name):
                bundle.add_resource(FluentResource(text))
    return bundle


def plugin_words(language: str) -> dict[str, str]:
    """The words of plug-in games in a language, as the text of a Fluent file for each game."""
    texts = {game.id: game.text(WORDS, f"{language}.ftl") for game in plugged_in()}
    return {game: text for game, text in texts.items() if text}


def load_words() -> None:
    """Read the words of all languages now, instead of when they are first needed."""
    for language in LANGUAGES:
        _bundle(language)


def _speaker(key: str, language: str | None) -> FluentBundle | None:
    """The bundle of the language if it has the key, otherwise the English one."""
    for one in (language or _spoken, ENGLISH):
        bundle = _bundle(one)
        if bundle.has_message(key):
            return bundle
    return None


def has_words(key: str, language: str | None = None) -> bool:
    """Whether there is a message with this key in the language or in English."""
    return _speaker(key, language) is not None


def translated(key: str, language: str) -> bool:
    """Whether there is a message with this key in this very language."""
    return bool(_bundle(language).has_message(key))


def say(
    key: str,
    params: Mapping[str, str | int | float] | None = None,
    language: str | None = None,
) -> str:
    """The message of a key in words.

    Parameters named ``suit`` or ``phase`` are put into words first; so is ``upper``, a suit at the
    beginning of a sentence. If a language lacks a key, the English message is used; if English lacks it,
    too (a plug-in's key), the key itself is returned.

    Args:
        language: by default the one set by :func:`speak`.
    """
    bundle = _speaker(key, language)
    pattern = bundle.get_message(key).value if bundle else None
    if bundle is None or pattern is None:
        return key
    values: dict[str, str | int | float] = {}
    for name, value in (params or {}).items():
        if name == "upper":
            values[name] = capital(say(f"suit-{value}", None, language))
            continue
        kind = next((kind for kind in ("suit", "phase") if name.startswith(kind)), "")
        values[name] = say(f"{kind}-{value}", None, language) if kind else value
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"message {key}: {errors[0]}")
    return str(text)


def capital(text: str) -> str:
    """A text with its first letter capitalised, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def named(key: str, otherwise: str, language: str | None = None) -> str:
    """The message of a key without parameters, or ``otherwise`` if there is none, as for plug-ins."""
    return say(key, None, language) if has_words(key, language) else otherwise


def title_of(game: str, otherwise: str, language: str | None = None) -> str:
    """The title of a game, or ``otherwise`` (the title in a plug-in's rules)."""
    return named(f"title-{game}", otherwise, language)


def rule_page(game: str, language: str | None = None) -> str | None:
    """The rules of a game in Markdown: in two minutes, if it has quick rules, then complete.

    They are in English if they are not translated; None if the game has none.
    """
    found = _rule_files(game, language)
    if found is None:
        return None
    page, quick, one = found
    return _with_quick(page, quick, one) if quick else page


def has_quick_rules(game: str, language: str | None = None) -> bool:
    """Whether the rule page of a game begins with quick rules."""
    found = _rule_files(game, language)
    return bool(found and found[1])


def _rule_files(game: str, language: str | None) -> tuple[str, str | None, str] | None:
    """The complete rules, the quick rules, and the language of both."""
    folder = folder_of(game)
    for one in (language or _spoken, ENGLISH):
        if folder and (page := folder.text("rules", f"{one}.md")):
            return page, folder.text("rules", f"{one}.quick.md"), one
    return None


def _with_quick(page: str, quick: str, language: str) -> str:
    """The quick rules under the title of a rule page; the rest of the page follows as a section."""
    title, _, rest = page.partition("\n")
    sections = re.sub(r"^##", "###", rest.strip(), flags=re.MULTILINE)
    heading = say("rules-complete", None, language)
    return f"{title}\n\n{quick.strip()}\n\n## {heading}\n\n{sections}\n"
