"""Writes the folder of a site: the page, Python for the browser, and the application that runs there."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import lzma
import shutil
import tarfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

from nullo.engine import interpreted
from nullo.games.folders import built_in
from nullo.games.registry import all_rules
from nullo.locale.words import LANGUAGES
from nullo.server.pages.game_catalogue import pictures
from nullo.server.pages.manifest import manifest
from nullo.server.pages.offline_site import FILES, server_data, site_head
from nullo.server.runtime.settings import STATIC
from nullo.server.transport.gate import site_policy
from nullo.site.bytecode import compile_modules, module_of
from nullo.site.host import Host
from nullo.site.later_files import GAME_FILES, GAMES, LATER, LIST, archive_of
from nullo.site.memory_store import Keeper
from nullo.site.packages import (
    Files,
    is_standard_needed,
    library_files,
    only_these_plug_ins,
    plug_in_files,
)
from nullo.site.pyodide import msgspec_wheel, pyodide

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs")
STANDARD = "python_stdlib.zip"
FIRST = "first.tar"
WASM = "pyodide.asm.wasm"
LOCK = "pyodide-lock.json"
LEFT_OUT = ("cli", "terminal", "remote", "testing", "envs", "vector", "train", "study")
"""Nullo's subpackages that the browser does not need."""
LEFT_OUT_FILES = (
    *("server/static/", "server/store/migrations/"),
    *("site/bytecode.py", "site/engine_wheel.py", "site/first_visit.py", "site/folder.py"),
    *("site/packages.py", "site/pyodide.py"),
)
LEFT_OUT_WORDS = ("web-*.ftl", "cli*.ftl", "tui*.ftl")
"""Files of words that the browser does not need: those of terminals, and of the page, which has its own."""
KINDS = (".py", ".so", ".ftl", ".json", ".bin")
"""The kinds of Nullo's files that the browser gets. Rule pages and lessons are files of answers instead."""
CYTHON = "\nimport cython\n"
STAND_IN = f"\nfrom nullo.engine import {interpreted.__name__.rpartition('.')[2]} as cython\n"
UNDIVIDED = ("_pyodide", "asyncio", "collections", "encodings", "importlib", "pyodide")
"""Packages of the standard library that a first visit fetches whole; browsers may need more than Node."""
OURS = ("away-worker.js", "notices.js", "score-files.json")
"""Files of the page that only a server needs."""


class NoPage(Exception):
    """The web page has not been built."""


def write_site(
    out: Path, engine: Path | None = None, server: str = "", plug_ins: Iterable[Path] = ()
) -> bool:
    """Write the folder of a site; returns whether its modules are compiled, for which Node is needed.

    Args:
        out: the folder; existing files are replaced one by one.
        engine: a wheel of this version for Pyodide; if None, the engine is interpreted.
        server: the address of a server where visitors can play with others; empty if there is none.
        plug_ins: the wheels of the site's plug-ins.

    Raises:
        NoPage: the web page has not been built.
        NotPure: a plug-in is not a wheel in plain Python.
        NotFetched: Pyodide or msgspec could not be fetched.
    """
    if not (STATIC / "index.html").exists():
        raise NoPage
    others = plug_in_files(plug_ins)
    folder = out / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    compiled = _write_engine(folder, engine, others)
    for path in STATIC.rglob("*"):
        name = path.relative_to(STATIC).as_posix()
        if path.is_file() and name not in OURS and not name.startswith("."):
            _write(out / name, path.read_bytes())
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    _write(out / "index.html", _site_index(index, _digest(folder), server).encode())
    _write(out / "manifest.webmanifest", _manifest())
    with only_these_plug_ins(others):
        asyncio.run(_write_answers(folder / "data"))
        for (game, name), picture in pictures().items():
            _write(out / "api/games" / game / "pictures" / f"{name}.svg", picture)
    write_list(out)
    return compiled


def write_list(out: Path) -> None:
    """Write the list of a site's files with their digests, by which ``offline-worker.js`` caches them."""
    kinds = "*.html *.js *.png *.svg *.webmanifest assets/* engine/**/* api/**/*".split()
    files = {path for kind in kinds for path in out.glob(kind) if path.is_file()}
    digests = {
        path.relative_to(out).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(files)
    }
    _write(out / FILES, json.dumps(digests).encode())


def _write_engine(folder: Path, engine: Path | None, plug_ins: Files) -> bool:
    """Write Python, the modules of a first visit, and archives of modules that are fetched when needed.

    Returns whether the modules are compiled; if they are not, a first visit fetches all of them.
    """
    source = pyodide()
    for name in PYTHON:
        shutil.copyfile(source / name, folder / name)
    lock = json.loads((source / LOCK).read_text())
    _write(folder / LOCK, json.dumps({**lock, "packages": {}}).encode())
    packages, library = _packages(engine, plug_ins), _zipped_files(source / STANDARD)
    standard = {name: text for name, text in library if is_standard_needed(name)}
    later: Files = {}
    if compiled := compile_modules(packages, standard):
        packages, standard = compiled.packages, compiled.standard
        later = _take(packages, lambda name: module_of(name) not in {"", *compiled.first})
        later |= _take(standard, lambda name: _is_later(module_of(name), compiled.first))
    for game in [one.module.rpartition(".")[2] for one in built_in().values()] if engine else ():
        own = partial(_comes_with, game)
        files = {**_take(packages, own), **_take(later, own)}
        _write(folder / archive_of(game), lzma.compress(_tar(files)))
    if later:
        packages[LIST] = json.dumps(sorted(map(module_of, later))).encode()
        _write(folder / LATER, lzma.compress(_tar(later)))
    # Browsers unpack these by themselves.
    _write(folder / f"{FIRST}.gz", _gzip(_tar(packages)))
    _write(folder / f"{STANDARD}.gz", _gzip(_zip(standard)))
    _write(folder / f"{WASM}.gz", _gzip((source / WASM).read_bytes()))
    return compiled is not None


def _is_later(module: str, first: frozenset[str]) -> bool:
    return module not in {"", *first} and module.partition(".")[0] not in UNDIVIDED


def _packages(engine: Path | None, plug_ins: Files) -> Files:
    files = {
        **dict(_own_files(engine)),
        **dict(_zipped_files(msgspec_wheel(), (".py", ".so"))),
        **library_files(),
        **plug_ins,
    }
    compiled = {name.partition(".")[0] for name in files if name.endswith(".so")}
    return {name: text for name, text in files.items() if name.removesuffix(".py") not in compiled}


def _take(files: Files, wanted: Callable[[str], bool]) -> Files:
    return {name: files.pop(name) for name in list(files) if wanted(name)}


def _comes_with(game: str, name: str) -> bool:
    return name.startswith(f"{GAMES.replace('.', '/')}/{game}/") and name.endswith(GAME_FILES)


def _tar(files: Files) -> bytes:
    """A tar archive in which similar files are neighbours, so that it compresses well."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files, key=lambda name: (Path(name).suffix, name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return packed.getvalue()


def _zip(files: Files) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content)
    return packed.getvalue()


def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _own_files(engine: Path | None) -> Iterator[tuple[str, bytes]]:
    if engine is not None:
        yield from (file for file in _zipped_files(engine) if _is_needed(file[0]))
        return
    root = STATIC.parents[1]
    for path in sorted(root.rglob("*")):
        name = f"nullo/{path.relative_to(root).as_posix()}"
        if path.is_file() and path.suffix != ".so" and _is_needed(name):
            content = path.read_bytes()
            if path.suffix == ".py":
                content = content.decode().replace(CYTHON, STAND_IN).encode()
            yield name, content


def _zipped_files(path: Path, kinds: tuple[str, ...] = ("",)) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and name.endswith(kinds):
                yield name, archive.read(name)


def _is_needed(name: str) -> bool:
    within = name.removeprefix("nullo/")
    path = Path(name)
    if within == name or path.suffix not in KINDS or any(map(path.match, LEFT_OUT_WORDS)):
        return False
    return within.split("/")[0] not in LEFT_OUT and not within.startswith(LEFT_OUT_FILES)


def _digest(folder: Path) -> str:
    files = [path for path in sorted(folder.iterdir()) if path.is_file()]
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in files)).hexdigest()[:16]


def _site_index(text: str, version: str, server: str) -> str:
    data = f'data-version="{version}" {server_data(server)}'
    told = f'<meta name="nullo-engine" content="engine/" {data} />'
    policy = f'<meta http-equiv="content-security-policy" content="{site_policy()}" />'
    below = text.replace('href="/', 'href="./')
    head = f"{policy}\n    {site_head()}\n    {told}\n    <title>"
    return below.replace("<title>", head, 1)


def _manifest() -> bytes:
    text = manifest("en").body.decode()
    told = json.loads(text)
    told |= {"id": "./", "start_url": "./", "scope": "./"}
    told["icons"] = [icon | {"src": icon["src"].lstrip("/")} for icon in told["icons"]]
    return json.dumps(told).encode()


async def _write_answers(folder: Path) -> None:
    """Write answers that never change as files, so that the lobby needs no Python."""
    host = Host(Keeper())
    await host.start()
    try:
        await _write_answer(host, "/api/games", folder / "games.json")
        for language in LANGUAGES:
            words = f"/api/words?lang={language}"
            await _write_answer(host, words, folder / f"words.{language}.json")
            for rules in all_rules().games:
                for kind in ("rules", "lessons"):
                    path = f"/api/{kind}/{rules.id}?lang={language}"
                    await _write_answer(host, path, folder / kind / f"{rules.id}.{language}.json")
    finally:
        await host.stop()


async def _write_answer(host: Host, path: str, target: Path) -> None:
    status, content = await host.whole_answer("GET", path, {}, b"")
    if status == 200:
        _write(target, content)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
