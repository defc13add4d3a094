"""Distributions: what is in them, and that they work outside the checkout, compiled or not."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from nullo.build import sources

ROOT = Path(__file__).parent.parent
MODULES = [
    path.with_suffix("").relative_to(ROOT / "src").as_posix()
    for path in sources(ROOT / "src/nullo")
]

STATIC = "nullo/server/static/"
NO_WEB = os.environ.get("NULLO_NO_WEB") == "1"

pytestmark = [pytest.mark.packaging, pytest.mark.slow]


def run(*command: str | Path, code: int = 0, folder: Path | None = None, **env: str) -> str:
    """The output of a command on both streams; it must exit with ``code``."""
    done = ended(*command, folder=folder, **env)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def answer(*command: str | Path, folder: Path) -> str:
    """The standard output of a command, which must succeed."""
    done = ended(*command, folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def ended(
    *command: str | Path, folder: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "NULLO_PURE")}
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**clean, **env},
        capture_output=True,
        text=True,
        check=False,
    )


def fresh(folder: Path) -> Path:
    """Make a virtual environment; returns its ``bin`` folder."""
    venv.create(folder, with_pip=True)
    return folder / "bin"


def compiles() -> bool:
    """Whether Nullo is compiled in this environment."""
    import nullo

    return nullo.COMPILED


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", out, ROOT)
    (made,) = out.glob("nullo-*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    quick = out / "quick-cc"  # not optimised, which takes a third of the time
    quick.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    quick.chmod(0o755)
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation")
    run(*pip, "-w", out, sdist, CC=str(quick))
    (made,) = out.glob("nullo-*.whl")
    return made


def unpacked(sdist: Path, folder: Path) -> Path:
    """The unpacked tree of a source distribution."""
    run("tar", "-xzf", sdist, "-C", folder)
    (tree,) = folder.glob("nullo-*")
    return tree


def web_files(names: set[str], read: Callable[[str], str]) -> None:
    """Check that the page and all files that it names are there; the server makes the manifest."""
    assert STATIC + "index.html" in names
    named = re.findall(r'(?:src|href)="/([^"]+)"', read(STATIC + "index.html"))
    assert "manifest.webmanifest" in named
    for name in {*named, "preview.png"} - {"manifest.webmanifest"}:
        assert STATIC + name in names


def works(bins: Path, folder: Path, says: str) -> None:
    """Check that the installed command plays a game and says whether it is compiled."""
    script = "import nullo; print(nullo.__file__, nullo.COMPILED)"
    where = answer(bins / "python", "-c", script, folder=folder)
    assert str(bins.parent) in where
    assert where.split()[-1] == str(says == "compiled")
    if find_spec("nullo.cli") is None:
        pytest.skip("no command line yet")
    nullo = bins / "nullo"
    assert says in run(nullo, "--version", folder=folder)
    assert "alles-oder-nichts" in run(nullo, "games", folder=folder)
    assert "T1" in run(nullo, "rules", "alles-oder-nichts", folder=folder)
    out = folder / "records.jsonl"
    played = answer(
        *(nullo, "simulate", "nothing", "--games", "2", "--players", "3"),
        *("--bots", "simple", "--seed", "1", "--records", out, "--overwrite", "--json"),
        folder=folder,
    )
    assert json.loads(played)
    record = folder / "one.json"
    record.write_text(out.read_text().splitlines()[0])
    assert json.loads(answer(nullo, "replay", record, "--json", folder=folder))["finished"] is True


def test_the_source_distribution(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in ("LICENSE", "NOTICE", "Makefile", "setup.py", "scripts/test", "README.md"):
        assert wanted in names
    assert "tests/test_packaging.py" in names
    assert "src/nullo/core/position.pxd" in names
    assert "src/nullo/games/alles_oder_nichts/rules/en.md" in names
    junk = (".so", ".pyc", ".o", ".c")
    made = {name for name in names if name.endswith(junk) and not name.startswith("bench/")}
    assert made == set()
    assert not any(
        name.startswith(("build", ".venv", "dist", "web/node_modules")) for name in names
    )
    for wanted in (
        "web/package-lock.json",
        "web/src/App.svelte",
        "web/pictures/app.svg",
        "web/vite.config.ts",
    ):
        assert wanted in names
    assert NO_WEB or f"src/{STATIC}index.html" in names


def test_the_wheel(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"nullo"}
    assert "nullo/py.typed" in names
    assert "nullo/core/position.pxd" in names
    assert "nullo/locale/en/table.ftl" in names
    for file in ("rules/en.md", "words/en.ftl", "lesson.json", "position.pxd"):
        assert f"nullo/games/alles_oder_nichts/{file}" in names
    if not NO_WEB:
        archive = zipfile.ZipFile(wheel)
        web_files(set(names), lambda name: archive.read(name).decode())
    for licence in ("LICENSE", "NOTICE"):
        assert any(name.endswith(f".dist-info/licenses/{licence}") for name in names)
    assert not [name for name in names if name.endswith((".c", ".pyc", ".o"))]
    built = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert built == (set(MODULES) if compiles() else set())


def test_a_wheel_outside_the_checkout(wheel: Path, tmp_path: Path) -> None:
    bins = fresh(tmp_path / "venv")
    run(bins / "pip", "install", "-q", wheel)
    if not compiles():
        works(bins, tmp_path, "interpreted")
        return
    works(bins, tmp_path, "compiled")
    # A half-compiled tree is refused; an interpreted one is fine.
    built = sorted((tmp_path / "venv").glob("lib/*/site-packages/nullo/**/*.so"))
    assert len(built) == len(MODULES)
    built[0].unlink()
    told = run(bins / "python", "-c", "import nullo", code=1, folder=tmp_path)
    assert "ImportError: nullo is compiled in part only" in told
    for path in built[1:]:
        path.unlink()
    works(bins, tmp_path, "interpreted")


def test_without_a_compiler(sdist: Path, tmp_path: Path) -> None:
    bins = fresh(tmp_path / "venv")
    told = run(bins / "pip", "install", "-v", sdist, CC="/nonexistent")
    said = [line for line in told.splitlines() if "not compiled" in line]
    assert said
    assert "interpreted" in said[0]
    assert not list((tmp_path / "venv").glob("lib/*/site-packages/nullo/**/*.so"))
    works(bins, tmp_path, "interpreted")


def test_a_failing_compiler_removes_all_in_place(sdist: Path, tmp_path: Path) -> None:
    tree = unpacked(sdist, tmp_path)
    stale = tree / "src" / f"{MODULES[0]}{EXTENSION_SUFFIXES[0]}"
    stale.write_bytes(b"")
    build = (sys.executable, "-W", "ignore", "setup.py", "-q", "build_ext", "--inplace")
    told = run(*build, folder=tree, CC="false")
    assert [line for line in told.splitlines() if line.startswith("nullo: not compiled")]
    assert not list(tree.rglob("*.so"))
    run(sys.executable, "-c", "import nullo; assert not nullo.COMPILED", folder=tree / "src")


@pytest.mark.skipif(NO_WEB, reason="no web files wanted")
def test_the_web_files_are_made_where_they_are_missing(sdist: Path, tmp_path: Path) -> None:
    tree = unpacked(sdist, tmp_path)
    make = (sys.executable, "scripts/webfiles.py")
    assert run(*make, folder=tree, PATH="") == ""  # those that it carries are up to date
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", ".")
    shutil.rmtree(tree / "src" / STATIC)

    without = tmp_path / "without"
    run(*pip, "-w", without, folder=tree, NULLO_PURE="1", NULLO_NO_WEB="1")
    (wheel,) = without.iterdir()
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith(STATIC)]

    offline = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    offline["npm_config_cache"] = str(tmp_path / "cache")
    told = run(*pip, code=1, folder=tree, NULLO_PURE="1", **offline)
    said = [line.strip() for line in told.splitlines() if "nullo: web files: " in line]
    assert len(said) == 1
    assert "npm ci: " in said[0]
    assert "NULLO_NO_WEB=1" in said[0]

    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")  # as npm ci leaves it
    run(*pip, "-w", tmp_path / "with", folder=tree, NULLO_PURE="1", PATH="/usr/bin:/bin")
    (wheel,) = (tmp_path / "with").iterdir()
    archive = zipfile.ZipFile(wheel)
    web_files(set(archive.namelist()), lambda name: archive.read(name).decode())


def test_this_environment_is_compiled_if_it_can_be() -> None:
    if os.environ.get("NULLO_PURE") == "1" or run("sh", "-c", "command -v cc || true") == "":
        pytest.skip("no compiler")
    assert compiles()
