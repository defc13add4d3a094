"""A trick game as its own package, in plain Python: installed by pip, it is on every screen.

The page shows it in ``tests/browser/test_plugins.py``.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from long_run import part
from sixth.plug_in import PACKAGE
from sixth.run_python import run_python

TITLES = {"en": "Duck", "fr": "Le Canard", "de": "Abtauchen"}
RULES = {"en": "Acorns, leaves", "fr": "Glands, feuilles", "de": "Eichel, Laub"}
TIPS = {"en": "is low: somebody", "fr": "est basse", "de": "ist niedrig"}
INSTALL = ("pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index")

pytestmark = [pytest.mark.packaging, pytest.mark.slow]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the package."""
    folder = tmp_path_factory.mktemp("twin")
    shutil.copytree(PACKAGE, folder / "source")
    site = folder / "site"
    run_python(site, "-m", *INSTALL, "--target", site, folder / "source")
    return site


@pytest.mark.parametrize("language", part(TITLES, "de"))
def test_the_terminal_has_its_words_rules_lesson_and_faces(site: Path, language: str) -> None:
    assert RULES[language] in run_python(site, "-m", "nullo", "rules", "duck", NULLO_LANG=language)
    learn = run_python(
        site, "-m", "nullo", "learn", "duck", "--plain", text="\nquit\n", NULLO_LANG=language
    )
    assert TITLES[language] in learn
    assert TIPS[language] in " ".join(learn.split()), learn
    assert "2♧" in learn


def test_its_own_tests_pass_where_it_is_installed(site: Path) -> None:
    tests = site.parent / "source/tests"
    told = run_python(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests, cwd=site.parent)
    assert " passed" in told


def test_it_is_played_and_simulated(site: Path) -> None:
    play = ("play", "duck", "--players", "3", "-o", "hands=1", "--bots", "random", "--seed", "1")
    answers = "\n".join(str(number % 6 + 1) for number in range(400)) + "\n"
    record = site.parent / "duck.json"
    told = run_python(site, "-m", "nullo", *play, "--plain", "--record", record, text=answers)
    assert "2 players have no trick yet" in told  # its part of the public view
    assert json.loads(record.read_text())["result"]["winners"]
    words = ("simulate", "duck", "--games", "3", "--bots", "sampler,random,random", "-o", "hands=1")
    assert json.loads(run_python(site, "-m", "nullo", *words, "--players", "3", "--json"))
