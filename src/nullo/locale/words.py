"""Messages by key in each language, from ``locale`` and from each game's folder; and numbers in words.

If ``language`` is not given, it is that of the process: English, unless :func:`speak` has set another. Code
that answers several users, such as the server, names the language each time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from nullo.games.folders import WORDS, GameFolder, built_in, folder_of, plug_in_games
from nullo.locale.messages import NUMBERS, Messages

LANGUAGES = ("en", "fr", "de")
ENGLISH = LANGUAGES[0]
MARKS = {"⚖": "mark-ruling", "☂": "mark-house"}
"""The marks of rules that are rulings or house rules, with the keys of the marks' explanations."""

_spoken = ENGLISH


def speak(language: str) -> None:
    """Set the language of the process.

    Raises:
        ValueError: there are no words in this language.
    """
    global _spoken
    if language not in LANGUAGES:
        raise ValueError(f"language {language[:20]!r}: must be one of {', '.join(LANGUAGES)}")
    _spoken = language


def current_language() -> str:
    """The language of the process."""
    return _spoken


def preferred_language(tags: Iterable[str]) -> str | None:
    """The first language named in ``tags``, such as ``fr-CA`` or ``de_AT.UTF-8``, that Nullo has words in.

    None if it has words in none of them.
    """
    for tag in tags:
        head = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if head in LANGUAGES:
            return head
    return None


@cache
def _built_in_messages(language: str) -> Messages:
    messages = Messages(language)
    for path in sorted((Path(__file__).parent / language).glob("*.ftl")):
        messages.add(path.read_text(encoding="utf-8"))
    _add_games(messages, language, built_in().values())
    return messages


def _plug_in_messages(language: str) -> Messages:
    """The messages of plug-in games; they never replace others, and finding them takes time."""
    return _messages_of_games(language, tuple(plug_in_games()))


@cache
def _messages_of_games(language: str, games: tuple[GameFolder, ...]) -> Messages:
    messages = Messages(language)
    _add_games(messages, language, games)
    return messages


def _add_games(messages: Messages, language: str, games: Iterable[GameFolder]) -> None:
    for game in games:
        for kind in ("", ".lesson", ".paper", ".remarks", ".study"):
            if text := game.text(WORDS, f"{language}{kind}.ftl"):
                messages.add(text)


def plugin_words(language: str) -> dict[str, str]:
    """The messages of plug-in games in a language, by the game's id, as the content of a Fluent file."""
    texts = {game.id: game.text(WORDS, f"{language}.ftl") for game in plug_in_games()}
    return {game: text for game, text in texts.items() if text}


def load_words() -> None:
    """Load the messages of all languages now instead of when they are first needed."""
    for language in LANGUAGES:
        _built_in_messages(language), _plug_in_messages(language)


def _speaker(key: str, language: str | None) -> Messages | None:
    """The messages of the language or else of English that contain a key; None if neither do."""
    for one in (language or _spoken, ENGLISH):
        for messages in (_built_in_messages, _plug_in_messages):
            if key in messages(one):
                return messages(one)
    return None


def has_words(key: str, language: str | None = None) -> bool:
    """Whether there is a message with this key in the language or in English."""
    return _speaker(key, language) is not None


def has_translation(key: str, language: str) -> bool:
    """Whether there is a message with this key in the language itself, not only in English."""
    return key in _built_in_messages(language) or key in _plug_in_messages(language)


def say(
    key: str, params: Mapping[str, str | int | float] | None = None, language: str | None = None
) -> str:
    """The message for a key, in English if the language lacks it; the key itself if there is no such message.

    Parameters whose names begin with ``suit`` or ``phase`` are put into words first. So is ``upper``, a suit
    at the beginning of a sentence.
    """
    messages = _speaker(key, language)
    if messages is None:
        return key
    values: dict[str, str | int | float] = {}
    for name, value in (params or {}).items():
        if name == "upper":
            values[name] = capital(say(f"suit-{value}", None, language))
            continue
        kind = next((kind for kind in ("suit", "phase") if name.startswith(kind)), "")
        values[name] = say(f"{kind}-{value}", None, language) if kind else value
    try:
        return messages.format(key, values)
    except ValueError as error:
        raise ValueError(f"message {key}: {error}") from None


def capital(text: str) -> str:
    """``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]


def message_or(key: str, otherwise: str, language: str | None = None) -> str:
    """The message for a key without parameters; ``otherwise`` if there is no such message."""
    return say(key, None, language) if has_words(key, language) else otherwise


def title_of(game: str, language: str | None = None) -> str:
    """The title of a game; its id if the game is not installed.

    If there is no message with the title, it comes from the rules of a plug-in.
    """
    from nullo.games.registry import rules_of  # not needed for help

    if has_words(key := f"title-{game}", language):
        return say(key, None, language)
    return rules_of(game).title if folder_of(game) else game


def rule_page(game: str, language: str | None = None) -> str | None:
    """The rule page of a game in Markdown; if the game has quick rules, they are at its beginning.

    It is in English if the language lacks it; None if the game has no rule page.
    """
    files = _rule_files(game, language)
    if files is None:
        return None
    page, quick, one = files
    return _with_quick(page, quick, one) if quick else page


def rule_texts(game: str, language: str | None = None) -> tuple[str, str | None] | None:
    """The complete rules and the quick rules of a game in Markdown.

    They are in English if the language lacks them. The quick rules are None if the game has none; the result
    is None if the game has no rule page.
    """
    files = _rule_files(game, language)
    return files and files[:2]


def _rule_files(game: str, language: str | None) -> tuple[str, str | None, str] | None:
    """The complete rules, the quick rules or None, and the language of both; None if there are no rules."""
    folder = folder_of(game)
    for one in (language or _spoken, ENGLISH):
        if folder and (page := folder.text("rules", f"{one}.md")):
            return page, folder.text("rules", f"{one}.quick.md"), one
    return None


def with_legend(text: str, language: str | None = None) -> str:
    """Rules in Markdown, followed by explanations of the marks in them."""
    marks = ". ".join(legend(text, language))
    return f"{text.rstrip()}\n\n{marks}.\n" if marks else text


def legend(text: str, language: str | None = None) -> list[str]:
    """The explanations of the marks in a text, each with its mark before it."""
    return [f"{mark} {say(key, None, language)}" for mark, key in MARKS.items() if mark in text]


def _with_quick(page: str, quick: str, language: str) -> str:
    title, _, rest = page.partition("\n")
    sections = re.sub(r"^##", "###", rest.strip(), flags=re.MULTILINE)
    heading = say("rules-complete", None, language)
    return (
        f"{title}\n\n{with_legend(quick.strip(), language).strip()}\n\n## {heading}\n\n{sections}\n"
    )


def figure(value: float, form: str, language: str | None = None) -> str:
    """A number formatted by a Python format, with the language's decimal and thousands separators."""
    signs = NUMBERS[language or _spoken]
    return format(value, form).translate({ord(","): signs.group, ord("."): signs.point})


def percent(share: float, digits: int = 0, language: str | None = None) -> str:
    """A share from 0 to 1 as a percentage, with ``digits`` after the point."""
    sign = NUMBERS[language or _spoken].percent
    return f"{figure(100 * share, f'.{digits}f', language)}{sign}"
