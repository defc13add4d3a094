"""The terminal in the reader's language: by option, by variable, by the system."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from nullo.cli.language import wanted_language
from nullo.locale.words import LANGUAGES, say, speak
from nullo.terminal.shared import settings
from nullo.terminal.shared.faces import Faces, to_codes

from .conftest import Run

OTHERS = {"fr": "fr_FR.UTF-8", "de": "de_AT.UTF-8"}


@pytest.mark.parametrize(
    ("args", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "C"}, "en"),
        ([], {"LANG": "es_ES", "LC_ALL": "de"}, "de"),
        ([], {"LANG": "fr_FR", "NULLO_LANG": "de"}, "de"),
        (["-l", "fr", "games"], {"NULLO_LANG": "de"}, "fr"),
        (["-lfr", "games"], {}, "fr"),
        (["--language=fr", "--help"], {}, "fr"),
        (["--language", "de", "--version"], {}, "de"),
        (["--language"], {"LANG": "fr"}, "fr"),
        # After a command's name, the option belongs to the command.
        (["replay", "-l", "fr"], {}, "en"),
    ],
)
def test_whose_word_counts(args: list[str], environ: Mapping[str, str], language: str) -> None:
    assert wanted_language(args, environ) == language


def test_what_was_chosen_before() -> None:
    assert wanted_language([], {"LC_ALL": "fr", "LANG": "fr"}, "de") == "de"
    assert wanted_language([], {"NULLO_LANG": "fr"}, "de") == "fr"
    assert wanted_language(["-l", "en"], {"NULLO_LANG": "fr"}, "de") == "en"


def test_a_language_chosen_on_the_screen(spawn: Run) -> None:
    settings.save(language="de")
    assert say("cli-head-players", language="de") in spawn("games", env={"NULLO_LANG": ""}).out
    assert say("cli-head-players", language="fr") in spawn("-l", "fr", "games").out


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_it(run: Run, language: str) -> None:
    out = " ".join(run("-l", language, "--help").out.split())
    for key in ("cli-nullo", "cli-games", "cli-help-commands"):
        assert say(key, language=language).split(":")[0].rstrip() in out
    assert "Show this message" not in out
    usage, options, command = (
        say(f"cli-help-{key}", language=language)
        for key in ("usage", "usage-options", "usage-command")
    )
    assert f"{' '.join(usage.split())} nullo {options} {command}" in out
    assert "<bool>" not in out and "[ARGS]" not in out
    for command in ("play", "serve", "simulate"):
        out = run("-l", language, command, "--help").out
        assert "<str>" not in out and "GAME" not in out and "SECONDS" not in out
        assert say("cli-help-help", language=language).split()[-1] in out
        assert not re.search(r"\bcli-[a-z]", out)


def test_a_language_that_there_is_not(run: Run) -> None:
    done = run("-l", "eo", "games")
    assert done.code == 2
    assert "must be one of en, fr, de" in done.err and "'-l'" in done.err


@pytest.mark.parametrize("language", OTHERS)
def test_games_and_rules_are_in_it(run: Run, language: str) -> None:
    out = run("-l", language, "games").out
    assert say("about-nothing", language=language) in out
    assert say("title-alles-oder-nichts", language=language) in out
    assert run("-l", language, "rules", "sauce").out != run("rules", "sauce").out


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_the_language_of_the_system(spawn: Run, language: str) -> None:
    """Cards may be typed with the language's letters of court cards, or as codes."""
    env = {"NULLO_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": OTHERS[language]}
    text = "stand\n1\nqh\n?\nrules F9\nlast\nscores\nquit\n"
    args = ("play", "all-fives", "--players", "2", "--seed", "5", "--no-cut", "--bots", "simple")
    done = spawn(*args, text=text, env=env)
    assert done.code == 0, done.err
    assert say("play-against", {"names": "Ada (simple)"}, language).split()[0] in done.out
    assert say("column-tricks", language=language) in done.out
    assert say("kept", language=language) in done.out
    assert "F9." in done.out
    for english in ("You ", "plays", "trick", "trump", "takes"):
        assert english not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_in_it(run: Run, tmp_path_factory: pytest.TempPathFactory, language: str) -> None:
    path = tmp_path_factory.mktemp("games") / "game.json"
    run("simulate", "alles-oder-nichts", "--games", "1", "--records", path)
    out = run("-l", language, "replay", path).out
    first = say("told-hand-over", {"number": 1, "scores": "|"}, language).partition("|")[0]
    assert first in out


def test_court_cards_are_typed_by_code_or_letter() -> None:
    for language, letters in (("en", "kqj"), ("fr", "rdv"), ("de", "kdb")):
        speak(language)
        try:
            assert [to_codes(f"{letter}h") for letter in letters] == ["kh", "qh", "jh"]
            assert [to_codes(f"play {rank}s") for rank in "kqja"] == [f"play {r}s" for r in "kqja"]
            assert Faces(signs=False).card("Qh").lower() == f"{letters[1]}h"
        finally:
            speak("en")


@pytest.mark.parametrize(("language", "card"), [("en", "b7"), ("fr", "7 bleu"), ("de", "Blau-7")])
def test_a_colour_is_named_and_painted(language: str, card: str) -> None:
    speak(language)
    try:
        faces = Faces(signs=False)
        assert faces.card("b7") == card
        (span,) = faces.paint(f"Ada: {faces.card('b7')}.").spans
        assert (span.start, span.end, span.style) == (5, 5 + len(card), "blue")
    finally:
        speak("en")


WRONG = {
    "sere": "'sere'",
    "rules": "nullo rules --help",
    "rules --foo": "--foo",
    "rules sauce a b": "(a b)",
    "serve --port x": "'--port'",
    "play foo": "'foo'",
    "play sauce -o hands=0": "hands",
    "play sauce -o hands=x": "'x'",
    "play sauce -o foo=1": "foo",
    "play sauce -o menu=x": "published",
    "play sauce -o hand": "hand",
    "play sauce --players 5": "players",
    "play all-fives -o mode=1": "honour",
    "play nothing -o allow_keep=2": "allow_keep",
    "play alles-oder-nichts -o hand_sizes=3": "hand_sizes",
    "play alles-oder-nichts -o hand_sizes=[]": "100",
    "play sauce --bots zz": "'zz'",
    "play sauce --bots simple,": "'simple,'",
    "simulate sauce --games 0": "--games",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_said_in_it(run: Run, words: str) -> None:
    """An error is one line in the reader's language that names what was typed."""
    english = run(*words.split())
    for language in OTHERS:
        done = run("-l", language, *words.split())
        assert (done.code, done.out) == (2, "")
        assert WRONG[words] in done.err and done.err.count("\n") == 1
        assert done.err != english.err
        assert not re.search(r"\b(must|such|there|invalid|missing)\b", done.err, re.IGNORECASE)
