"""A sixth built-in game is one new folder, by the steps of CONTRIBUTING; nothing else is touched.

The folder ``dodge`` beside this file is copied into a copy of the source tree, which is built.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nullo
from browser.new_game import Shown, see_everywhere
from browser.person import Invite
from browser.serve import Server
from long_run import part
from sixth.run_python import run_python

ROOT = Path(__file__).parents[2]
DODGE = Path(__file__).parent / "dodge"
TITLES = {"en": "Dodge", "fr": "L’Esquive", "de": "Ausweichen"}
ASKS = {
    "en": "Lead a card that you would rather lose.",
    "fr": "Entamez d’une carte dont vous voulez vous défaire.",
    "de": "Spiel eine Karte aus, die du loswerden willst.",
}
HANDS = ("-o", "hands=1", "--players", "3")
BUILD = (sys.executable, "-W", "ignore", "setup.py", "-q", "build_ext", "--inplace")

pytestmark = [pytest.mark.packaging, pytest.mark.slow]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source tree with the new folder, compiled; the other modules are copied compiled."""
    tree = tmp_path_factory.mktemp("sixth")
    away = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for folder in ("src", "scripts", "web"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=away)
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    for built in (*ROOT.glob("build/cython"), *ROOT.glob("build/lib.*")):
        shutil.copytree(built, tree / "build" / built.name)
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy2(ROOT / file, tree)
    shutil.copytree(DODGE, tree / "src/nullo/games/dodge")
    for made in (*tree.glob("build/cython/**/*.c"), *tree.glob("**/*.so")):
        made.touch()  # newer than their sources, whatever the times in the checkout
    if nullo.COMPILED:
        done = subprocess.run(BUILD, cwd=tree, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert list(tree.glob("src/nullo/games/dodge/position.*.so")), done.stderr
    return tree


def run(tree: Path, *words: str | Path, text: str = "", **env: str) -> str:
    """What a Python command prints with the copy."""
    return run_python(tree / "src", *words, cwd=tree, text=text, **env)


def test_it_keeps_what_a_game_promises(tree: Path) -> None:
    script = (
        "import nullo; from nullo.testing import check_game; "
        "print(nullo.game_ids()[-1], nullo.COMPILED, *check_game('dodge', steps=200))"
    )
    ids = run(tree, "-c", "import nullo; print(*nullo.game_ids())").split()
    assert set(ids) == {*nullo.game_ids(), "dodge"}
    *_, compiled, steps, worlds, _deals = run(tree, "-c", script).split()
    assert compiled == str(nullo.COMPILED)
    assert int(steps) == 200
    assert int(worlds) > 10


def test_it_is_simulated(tree: Path) -> None:
    out = tree / "records.jsonl"
    words = ("simulate", "dodge", "--games", "3", "--bots", "sampler,random,random", *HANDS)
    assert json.loads(run(tree, "-m", "nullo", *words, "--json", "--records", str(out)))
    one = tree / "one.json"
    one.write_text(out.read_text().splitlines()[0])
    assert json.loads(run(tree, "-m", "nullo", "replay", one, "--json"))["finished"] is True


@pytest.mark.parametrize("language", part(TITLES, "de"))
def test_the_terminal_plays_it_in_its_words(tree: Path, language: str) -> None:
    say = {"NULLO_LANG": language}
    assert TITLES[language] in run(tree, "-m", "nullo", "games", **say)
    assert "D3" in run(tree, "-m", "nullo", "rules", "dodge", **say)
    answers = "\n".join(str(number % 6 + 1) for number in range(1, 400)) + "\n"
    play = ("play", "dodge", *HANDS, "--bots", "random", "--seed", "1")
    played = run(tree, "-m", "nullo", *play, text=answers, **say)
    lines = " ".join(played.split())
    assert ASKS[language] in lines, played
    record = tree / f"{language}.json"
    run(tree, "-m", "nullo", *play, "--record", record, text=answers, **say)
    assert json.loads(record.read_text())["result"]["winners"]


@pytest.fixture(scope="module")
def shared_server(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the copy."""
    server = Server(tmp_path_factory.mktemp("server"), source=tree / "src").start()
    yield server
    server.stop()


def test_the_server_offers_it(shared_server: Server) -> None:
    games = {game["id"]: game for game in shared_server.ask("/api/games")}
    assert games["dodge"]["players"] == [3, 5]
    assert games["dodge"]["rules"]["play"] == "D3"
    for language, title in TITLES.items():
        page = shared_server.ask(f"/api/rules/dodge?lang={language}")
        assert page["title"] == title
        assert page["rules"]["D6"] == "D6"
        assert "<nav" not in page["html"], "it has no two minutes"


def test_a_table_plays_it(shared_server: Server) -> None:
    wanted = {"game": "dodge", "options": {"players": 3, "hands": 1}, "name": "Ann", "start": True}
    seated = shared_server.ask("/api/tables", wanted)
    table = shared_server.ask(f"/api/tables/{seated['table']}")
    assert (table["game"], table["stage"], table["players"]) == ("dodge", "playing", 3)
    assert shared_server.ask("/api/words") == {}


SHOWN = {
    "en": Shown("Dodge", "Four suits of", "rather lose", "Every trick costs"),
    "fr": Shown("L’Esquive", "Quatre couleurs", "vous défaire", "Chaque pli coûte"),
    "de": Shown("Ausweichen", "Vier Farben", "loswerden willst", "Jeder Stich kostet"),
}


@pytest.fixture
def built_server(tree: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of the copy with a newly built page, because a page contains the words of built-in games."""
    run(tree, "scripts/webfiles.py")
    server = Server(tmp_path, source=tree / "src").start()
    yield server
    server.stop()


def test_the_page_has_its_cover_rules_lesson_and_table(
    built_server: Server, invite: Invite
) -> None:
    see_everywhere(invite(built_server), "dodge", 10, SHOWN)
