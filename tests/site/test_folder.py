"""The folder of a site."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path

import pytest

from long_run import part
from nullo.cli import main
from nullo.games.registry import BUILT_IN
from nullo.server.runtime.settings import STATIC
from nullo.site.bytecode import module_of
from nullo.site.later_files import LATER, LIST
from toy_games import toys_wheel
from written_site import site_of_run, write_site

SOURCES = STATIC.parents[1]


@pytest.fixture(params=part(["run", "interpreted"], "run"))
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with a plug-in: that of the run, or one with the interpreted engine."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built")
    of_run = site_of_run(tmp_path_factory)
    if request.param == "run":
        return of_run
    folder = tmp_path_factory.mktemp("interpreted")
    write_site(folder / "out", "--engine", "none", "--with", str(toys_wheel(folder)))
    return folder / "out"


@pytest.mark.slow
def test_a_plug_in_is_there_beside_the_five_games(site: Path) -> None:
    engine = site / "engine"
    listed = [game["id"] for game in json.loads((engine / "data/games.json").read_text())]
    assert sorted(listed) == sorted([*BUILT_IN, "auction", "high-card"])
    assert "La Haute Carte" in (engine / "data/words.fr.json").read_text("utf-8")
    first, later = (files_in(engine / name) for name in ("first.tar.gz", LATER))
    assert "nullo_toys/high_card/position.pyc" in first
    assert "nullo_toys-1.0.dist-info/entry_points.txt" in first
    # Each module is compiled, and comes once.
    sources = {f"nullo/{path.relative_to(SOURCES).as_posix()}" for path in SOURCES.rglob("*.py")}
    assert not {*first, *later} & sources
    assert "nullo/site/browser.pyc" in first
    assert "markdown_it/main.pyc" in later
    assert not {*first} & {*later}
    assert json.loads(first[LIST]) == sorted(map(module_of, later))


def files_in(path: Path) -> dict[str, bytes]:
    """The files of an archive."""
    with tarfile.open(path) as archive:
        return {one.name: archive.extractfile(one).read() for one in archive}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("path", "module"),
    [
        ("a/b.py", "a.b"),
        ("a/b.pyc", "a.b"),
        ("a/b.abi3.so", "a.b"),
        ("a/__init__.pyc", "a"),
        ("a.py", "a"),
        ("a/words.ftl", ""),
        ("a-1.0.dist-info/entry_points.txt", ""),
    ],
)
def test_a_file_holds_a_module(path: str, module: str) -> None:
    assert module_of(path) == module


@pytest.mark.parametrize("name", ["plug.whl", "plug-1.0-cp311-cp311-linux_x86_64.whl"])
def test_what_is_no_wheel_in_plain_python_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = toys_wheel(tmp_path).rename(tmp_path / name)
    if name == "plug.whl":
        wheel.write_text("no archive")
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built")
    assert main(["site", str(tmp_path / "out"), "--with", str(wheel)])
    assert "is not a wheel in plain Python" in capsys.readouterr().err
