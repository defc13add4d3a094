"""``nullo study``: the same folder however it is played, killed and continued; and what it refuses."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from long_run import part
from nullo.locale.words import LANGUAGES, say
from nullo.system.file_lock import FileLock

from .conftest import Run, environment

np = pytest.importorskip("numpy")
read_table = pytest.importorskip("nullo.study.folder").read_table
pytest.importorskip("matplotlib")

QUICK = ("study", "alles-oder-nichts", "-o", "hands=2")
SMALL = (
    *(*QUICK, "--bots", "simple", "--games", "300", "--hands"),
    *("--ladder", "4", "--levels", "random,simple"),
)


def files(folder: Path) -> dict[str, bytes]:
    """The contents of a finished folder."""
    assert not (folder / "parts").exists()
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "lock"}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small study, finished by a process of its own."""
    folder = tmp_path_factory.mktemp("study") / "kept"
    run_alone(tmp_path_factory.mktemp("state"), *SMALL, "--jobs", "1", "--folder", folder)
    return folder


def run_alone(state_home: Path, *words: str | Path) -> None:
    command = [sys.executable, "-m", "nullo", *map(str, words)]
    done = subprocess.run(
        command, env=environment(state_home), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_options_vary_by_the_words_that_o_takes(run: Run, tmp_path: Path) -> None:
    words = ("--bots", "random", "--games", "2", "--folder", tmp_path / "kept", "--json")
    vary = ("--vary", "target=None,9", "--vary", "mode=strict,Honour")
    done = run("study", "alles-oder-nichts", "-o", "hands=1", *vary, *words)
    assert done.code == 0, done.err
    options = [one["options"] for one in json.loads(done.out)["variants"]]
    assert [one.get("target") for one in options] == [None, None, 9, 9]
    assert {one.get("mode") for one in options} == {None, "honour"}


def test_a_study_is_tables_and_a_page_that_stands_alone(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    done = run(*SMALL, "--vary", "hand_sizes=2,3/2", "--folder", folder)
    assert (done.code, done.err) == (0, "")
    assert "300 games of each variant" in done.out
    made = files(folder)
    assert set(made) == {
        "study.json",
        "games.parquet",
        "hands.parquet",
        "figures.parquet",
        "index.html",
    }
    page = made["index.html"].decode()
    assert page.count("<svg") >= 9
    for foreign in ("<script", "<link", "src=", "@import", "url(http"):
        assert foreign not in page
    games = read_table(folder / "games.parquet")
    assert games["game"] == [*range(300)] * 2
    assert set(games["hands"]) == {2}
    shares = zip(*(games[f"wins_{seat}"] for seat in range(4)), strict=True)
    assert all(sum(wins) == pytest.approx(1) for wins in shares)
    hands = read_table(folder / "hands.parquet")
    assert len(hands["seat"]) == 2 * 300 * 2 * 4
    # Points of the hands add up to those of the games.
    assert sum(hands["points"]) == sum(sum(games[f"points_{k}"]) for k in range(4))
    figures = read_table(folder / "figures.parquet")
    rows = list(zip(*figures.values(), strict=True))
    wins = [row for row in rows if row[0] == "hand_sizes=2" and row[1] == "seat-wins"]
    names = list(figures)
    mean, low, high = (names.index(name) for name in ("mean", "low_99", "high_99"))
    assert len(wins) == 4
    assert sum(row[mean] for row in wins) == pytest.approx(1)
    assert all(row[low] < row[mean] < row[high] for row in wins)


def test_the_number_of_jobs_changes_no_byte(
    finished: Path, state_home: Path, tmp_path: Path
) -> None:
    run_alone(state_home, *SMALL, "--jobs", "2", "--folder", tmp_path / "2")
    assert files(finished) == files(tmp_path / "2")


def test_a_study_that_was_killed_goes_on_and_gives_the_same_folder(
    run: Run, tmp_path: Path, state_home: Path
) -> None:
    words = (*QUICK, "--games", "200", "--bots", "beginner", "--ladder", "0")
    assert run(*words, "--folder", tmp_path / "whole").code == 0
    folder = tmp_path / "killed"
    process = subprocess.Popen(
        [sys.executable, "-m", "nullo", *words, "--folder", str(folder)],
        stdout=subprocess.DEVNULL,
        env=environment(state_home),
    )
    while not (folder / "parts" / "000009.npz").exists():
        assert process.poll() is None
        sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()
    parts = sorted((folder / "parts").glob("0*.npz"))
    assert 10 <= len(parts) < 200
    parts[3].write_bytes(parts[3].read_bytes()[:40])
    told = run(*words, "--folder", folder)
    assert (told.code, told.out) == (2, "")
    assert say("wrong-study-damaged", {"folder": str(folder)}) in told.err
    assert run(*words, "--folder", folder).code == 0
    assert files(folder) == files(tmp_path / "whole")


def test_a_finished_study_is_not_played_again(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    first = json.loads(run(*SMALL, "--json", "--folder", folder).out)
    before = files(folder)
    again = run(*SMALL, "--json", "--folder", folder)
    assert json.loads(again.out) == first
    assert say("cli-study-kept") in run(*SMALL, "--folder", folder).out
    assert files(folder) == before


def test_variants_get_the_same_cards(run: Run, tmp_path: Path) -> None:
    """What only changes the score leaves the play of ``simple`` as it is, and the bids made with it."""
    folder = tmp_path / "kept"
    words = ("study", "all-or-nothing", "--games", "100", "--bots", "simple", "--ladder", "0")
    done = run(*words, "-o", "hands=1", "--vary", "made_all=50,100", "--json", "--folder", folder)
    rows: list[dict[str, Any]] = json.loads(done.out)["figures"]
    made = [
        [row["mean"] for row in rows if row["variant"] == name and row["figure"] == "made-high"]
        for name in ("made_all=50", "made_all=100")
    ]
    assert made[0] == made[1] != []


def test_other_folders_are_refused(run: Run, finished: Path, tmp_path: Path) -> None:
    folder = finished
    for *more, name, there, here in (
        ("--seed", "1", "seed", "0", "1"),
        ("--players", "3", "players", "4", "3"),
        ("--games", "301", "games", "300", "301"),
        ("--vary", "ranks=11,12", "label", '""', '"ranks=11"'),
        ("-o", "target=9", "target", "–", "9"),
    ):
        done = run(*SMALL, *more, "--folder", folder)
        assert done.code == 2
        differs = {"folder": str(folder), "name": name, "there": there, "here": here}
        assert say("wrong-study-other", differs) in done.err
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("Dear all")
    done = run(*SMALL, "--folder", other)
    assert done.code == 2
    assert say("wrong-study-foreign", {"folder": str(other)}) in done.err
    used = tmp_path / "used"
    used.mkdir()
    lock = FileLock(used / "lock")
    done = run(*SMALL, "--folder", used)
    lock.release()
    assert done.code == 2
    assert say("wrong-folder-in-use", {"folder": str(used)}) in done.err


@pytest.mark.parametrize(
    ("language", "point"), part([("de", ","), ("fr", ","), ("en", ".")], ("de", ","))
)
def test_the_page_writes_numbers_as_its_language_does(
    run: Run, tmp_path: Path, language: str, point: str
) -> None:
    assert run("-l", language, *SMALL, "--folder", tmp_path / "kept").code == 0
    page = (tmp_path / "kept" / "index.html").read_text()
    texts = re.findall(r">([^<>]*\d[^<>]*)<", page[page.index("<main>") : page.rindex("<section>")])
    points = {sign for text in texts for sign in re.findall(r"\d([.,])\d(?!\d\d)", text)}
    assert points == {point}
    assert any("±" in text for text in texts)


@pytest.mark.parametrize(
    "words",
    [
        ("--vary", "sizes=2,3"),
        ("--vary", "hands=2"),
        ("--vary", "hands"),
        ("--vary", "hands=2,,3"),
        ("--vary", "hands=2,2"),
        ("--vary", "hands=2,3", "--vary", "hands=4,5"),
        ("--vary", "hands=2,3", "-o", "hands=4"),
        ("--vary", "players=3,9"),
        ("--bots", "simple,random"),
        ("--bots", "deep"),
        ("--levels", "simple,"),
        ("--games", "0"),
        ("--jobs", "0"),
        ("--ladder", "-1"),
        ("--folder", "/dev/null/x"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_in_every_language(
    run: Run, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = []
    for language in LANGUAGES:
        done = run("-l", language, "study", "alles-oder-nichts", "--games", "10", *words)
        assert (done.code, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1, done.err
        told.append(done.err)
    assert len(set(told)) == len(LANGUAGES)
    assert not list(tmp_path.glob("study-*"))


def test_without_the_extra_the_refusal_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.cli.study.find_spec", lambda name: None)
    done = run(*SMALL)
    assert (done.code, done.err.strip()) == (2, f"nullo: {say('wrong-study-extra')}")
