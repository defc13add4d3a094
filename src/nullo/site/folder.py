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
from collections.abc import Iterable, Iterator
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
from nullo.site.game_archives import SUFFIXES, archive_of
from nullo.site.host import Host
from nullo.site.memory_store import Changes
from nullo.site.packages import is_standard_needed, library_files
from nullo.site.plug_in_wheels import plug_in_files, plugged_in
from nullo.site.pyodide import msgspec_wheel, pyodide

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs")
STANDARD = "python_stdlib.zip"
WASM = "pyodide.asm.wasm"
LOCK = "pyodide-lock.json"
LEFT_OUT = ("cli", "terminal", "remote", "testing", "envs", "vector", "train", "study")
"""The packages that a browser has no use for."""
LEFT_OUT_FILES = (
    *("server/static/", "server/store/migrations/"),
    *("site/engine_wheel.py", "site/folder.py", "site/plug_in_wheels.py", "site/pyodide.py"),
)
KINDS = (".py", ".so", ".ftl", ".md", ".json", ".bin")
CYTHON = "\nimport cython\n"
STAND_IN = f"\nfrom nullo.engine import {interpreted.__name__.rpartition('.')[2]} as cython\n"
OURS = ("away-worker.js", "notices.js", "score-files.json")
"""Files of the page that a site has no use for, since they need a server."""


class NoPage(Exception):
    """The page is not built."""


def write_site(
    out: Path, engine: Path | None = None, server: str = "", plug_ins: Iterable[Path] = ()
) -> None:
    """Write a site.

    Args:
        out: its folder; what was there is replaced file by file.
        engine: a wheel of this version for Pyodide; None: the engine is interpreted.
        server: the address of a server where others can be met.
        plug_ins: wheels of plug-ins; what is installed here besides them is left out.

    Raises:
        NoPage: the page is not built.
        NotPure: a plug-in is not a wheel in plain Python.
        NotFetched: Pyodide or msgspec could not be fetched.
    """
    if not (STATIC / "index.html").exists():
        raise NoPage
    others = plug_in_files(plug_ins)
    folder = out / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    _write_python(folder)
    _write_packages(folder, engine, others)
    for path in STATIC.rglob("*"):
        name = path.relative_to(STATIC).as_posix()
        if path.is_file() and name not in OURS and not name.startswith("."):
            _write(out / name, path.read_bytes())
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    _write(out / "index.html", _site_index(index, _digest(folder), server).encode())
    _write(out / "manifest.webmanifest", _manifest())
    with plugged_in(others):
        asyncio.run(_write_answers(folder / "data"))
        for (game, name), picture in pictures().items():
            _write(out / "api/games" / game / "pictures" / f"{name}.svg", picture)
    write_list(out)


def write_list(out: Path) -> None:
    """The site's files and their digests, for ``offline-worker.js``, which keeps them."""
    patterns = (
        "*.html",
        "*.js",
        "*.png",
        "*.svg",
        "*.webmanifest",
        "assets/*",
        "engine/**/*",
        "api/**/*",
    )
    files = {path for one in patterns for path in out.glob(one) if path.is_file()}
    listed_files = {
        path.relative_to(out).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in sorted(files)
    }
    _write(out / FILES, json.dumps(listed_files).encode())


def _write_python(folder: Path) -> None:
    source = pyodide()
    for name in PYTHON:
        shutil.copyfile(source / name, folder / name)
    with zipfile.ZipFile(folder / STANDARD, "w", compresslevel=9) as library:
        for name, content in _zipped_files(source / STANDARD):
            if is_standard_needed(name):
                library.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    wasm = (source / WASM).read_bytes()
    _write(folder / f"{WASM}.gz", gzip.compress(wasm, 9, mtime=0))
    lock = json.loads((source / LOCK).read_text())
    _write(folder / LOCK, json.dumps({**lock, "packages": {}}).encode())


def _write_packages(folder: Path, engine: Path | None, plug_ins: dict[str, bytes]) -> None:
    """Everything that the application imports: an archive for all games, and one for each game."""
    files = {
        **dict(_own_files(engine)),
        **{name: text for name, text in _zipped_files(msgspec_wheel()) if _is_code(name)},
        **{name: path.read_bytes() for name, path in library_files().items()},
        **plug_ins,
    }
    compiled = {name.partition(".")[0] for name in files if name.endswith(".so")}
    files = {name: text for name, text in files.items() if name.removesuffix(".py") not in compiled}
    for game in [one.module.rpartition(".")[2] for one in built_in().values()] if engine else ():
        own = [
            name
            for name in files
            if name.startswith(f"nullo/games/{game}/") and name.endswith(SUFFIXES)
        ]
        _write(folder / archive_of(game), _archive({name: files.pop(name) for name in own}))
    _write(folder / "packages.tar.xz", _archive(files))


def _archive(files: dict[str, bytes]) -> bytes:
    """All files compressed together, since modules resemble each other."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        for name in sorted(files, key=lambda name: (Path(name).suffix, name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return lzma.compress(packed.getvalue())


def _own_files(engine: Path | None) -> Iterator[tuple[str, bytes]]:
    """Nullo's own modules and data."""
    if engine is not None:
        yield from ((name, text) for name, text in _zipped_files(engine) if _is_needed(name))
        return
    root = STATIC.parents[1]
    for path in sorted(root.rglob("*")):
        name = f"nullo/{path.relative_to(root).as_posix()}"
        if path.is_file() and path.suffix != ".so" and _is_needed(name):
            content = path.read_bytes()
            if path.suffix == ".py":
                content = content.decode().replace(CYTHON, STAND_IN).encode()
            yield name, content


def _zipped_files(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            yield name, archive.read(name)


def _is_needed(name: str) -> bool:
    """Whether the browser needs a file of Nullo's."""
    within = name.removeprefix("nullo/")
    if within == name or Path(name).suffix not in KINDS:
        return False
    return within.split("/")[0] not in LEFT_OUT and not within.startswith(LEFT_OUT_FILES)


def _is_code(name: str) -> bool:
    return name.endswith((".py", ".so"))


def _digest(folder: Path) -> str:
    """What changes with the files that Python begins with."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file()]
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in files)).hexdigest()[:16]


def _site_index(text: str, version: str, server: str) -> str:
    """The page's file, which says where the engine is, and names files below the site's own path."""
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
    """What the application would always answer alike, as files: the lobby does without Python."""
    host = Host(_Nowhere())
    await host.start()
    try:
        await _write_answer(host, "/api/games", folder / "games.json")
        for language in LANGUAGES:
            await _write_answer(
                host, f"/api/words?lang={language}", folder / f"words.{language}.json"
            )
            for rules in all_rules().games:
                for kind in ("rules", "lessons"):
                    path = f"/api/{kind}/{rules.id}?lang={language}"
                    await _write_answer(host, path, folder / kind / f"{rules.id}.{language}.json")
    finally:
        await host.stop()


async def _write_answer(host: Host, path: str, target: Path) -> None:
    heads: list[int] = []
    parts: list[bytes] = []
    await host.request(
        "GET", path, {}, b"", lambda status, kind: heads.append(status), parts.append
    )
    if heads == [200]:
        _write(target, b"".join(parts))


class _Nowhere:
    """Keeps nothing."""

    async def rows(self) -> list[tuple[str, str]]:
        return []

    async def events(self, table: str) -> list[str]:
        return []

    async def keep(self, changes: Changes) -> None:
        pass


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
