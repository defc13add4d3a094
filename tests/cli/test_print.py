"""``nullo print``: files, what is said of them, refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.conftest import Run
from nullo.cli import print as print_command
from nullo.locale.words import say
from nullo.paper import KINDS


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_here(run: Run, here: Path, kind: str) -> None:
    done = run("print", kind, "sauce")
    assert (done.code, done.err) == (0, "")
    file = here / f"sauce-{kind}.pdf"
    pages = len(PdfReader(file).pages)
    assert f"sauce-{kind}.pdf: {pages} page" in done.out
    assert ("To cut out: 62 cards, 10 reference cards." in done.out) == (kind == "deck")


def test_a_file_elsewhere_in_another_language(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "Zettel.pdf"
    done = run("-l", "fr", "print", "scoresheet", "alles-oder-nichts", "--out", file, "-l", "de",
               "--paper", "LETTER", "--players", "5", "-o", "hands=3")  # fmt: skip
    assert done.code == 0, done.err
    assert "Zettel.pdf" in done.out
    page = PdfReader(file).pages[0]
    text = page.extract_text()
    assert text.count(say("paper-bid", None, "de")) >= 5
    assert sorted(map(float, page.mediabox[2:])) == pytest.approx([612, 792], abs=0.1)


def test_a_deck_that_shops_sell(run: Run) -> None:
    assert say("cli-print-bought") in run("print", "deck", "nothing").out.replace("\n", " ")
    done = run("print", "deck", "all-or-nothing", "--no-backs")
    assert say("cli-print-bought") not in done.out
    assert say("cli-print-backs") not in done.out
    assert "6 pages" in done.out


def test_it_overwrites_nothing(run: Run, here: Path) -> None:
    file = here / "sauce-rules.pdf"
    file.write_text("mine")
    done = run("print", "rules", "sauce")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("sauce-rules.pdf: ")
    assert "--overwrite" in done.err
    assert file.read_text() == "mine"
    assert run("print", "rules", "sauce", "--overwrite").code == 0
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["poster", "sauce"], "scoresheet, deck, rules, score"),
        (["deck", "whist"], "whist"),
        (["deck", "sauce", "--paper", "a5"], "a4, letter"),
        (["deck", "sauce", "--players", "3"], "players"),
        (["deck", "sauce", "-o", "hands=0"], "hands"),
        (["deck", "sauce", "-l", "tlh"], "en, fr, de"),
        (["deck", "sauce", "--out", "no/such/folder/deck.pdf"], "no/such/folder"),
    ],
)
def test_bad_input(run: Run, here: Path, args: list[str], told: str) -> None:
    done = run("print", *args)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    assert not list(here.glob("*.pdf"))


def test_without_the_extra_it_says_what_is_missing(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(print_command, "available", lambda: False)
    done = run("print", "deck", "sauce")
    assert (done.code, done.err) == (2, f"nullo: {say('cli-print-extra')}\n")
    assert not list(here.iterdir())


SCORE = {"game": "nothing", "options": {"players": 2, "rounds": 2}, "names": ["Ann", "Bob"]}


def test_a_kept_score(run: Run, here: Path) -> None:
    hands = [{"cards": [12, 3]}]
    (here / "evening.json").write_text(
        json.dumps({**SCORE, "hands": hands, "began": 1_777_600_000_000})
    )
    done = run("print", "score", "evening.json")
    assert (done.code, done.err) == (0, "")
    text = PdfReader(here / "evening.pdf").pages[0].extract_text()
    assert "Ann" in text and "2026-0" in text and "12" in text
    assert "--overwrite" in run("print", "score", "evening.json").err


def test_letters_that_cannot_be_printed_are_named(run: Run, here: Path) -> None:
    for names, letters in ((["Łukasz", "千代"], "千 代"), (["Łukasz", "Дмитро"], "")):
        (here / "evening.json").write_text(json.dumps({**SCORE, "names": names}))
        done = run("print", "score", "evening.json", "--overwrite")
        said = say("onpaper-missing", {"letters": letters})
        assert done.out.startswith(said) == bool(letters)
        assert "?" not in PdfReader(here / "evening.pdf").pages[0].extract_text()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no JSON", say("wrong-score")),
        ("[" * 100_000, say("wrong-score")),
        ('"text"', ""),
        ("{}", "game"),
        (json.dumps({**SCORE, "hands": [{"cards": ["x", 0]}]}), "hands[0]"),
        (json.dumps({**SCORE, "hands": [{"cards": [12, 3]}, {"cards": [900, 0]}]}), "cards"),
        (json.dumps({**SCORE, "extra": 1}), "extra"),
        (json.dumps({**SCORE, "names": ["Ann"]}), "names"),
        (json.dumps({**SCORE, "began": 1 << 52}), "began"),
        (json.dumps({**SCORE, "game": "whist"}), "whist"),
        (json.dumps({**SCORE, "options": {"rounds": 0}}), "rounds"),
        (" " * 200_001, "200"),
        (None, "evening.json"),
    ],
)
def test_no_kept_score(run: Run, here: Path, text: str | None, told: str) -> None:
    if text is not None:
        (here / "evening.json").write_text(text)
    done = run("print", "score", "evening.json")
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    assert not (here / "evening.pdf").exists()
