"""The compiled engine from a package index."""

from __future__ import annotations

import hashlib
import json
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import nullo
from nullo.cli import main
from nullo.site import pyodide
from nullo.site.engine_wheel import engine_wheel
from nullo.site.pyodide import TAG, NotFetched

VERSION = nullo.__version__
GOOD = f"nullo-{VERSION}-cp311-abi3-{TAG}.whl"


class Index:
    """A package index on this machine.

    Attributes:
        listed: what it answers for the package.
        fetched: the files that were fetched from it.
    """

    def __init__(self) -> None:
        self.listed: dict[str, Any] = {"name": "nullo", "files": []}
        self.fetched: list[str] = []
        self._files: dict[str, bytes] = {}
        index = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                name = self.path.rpartition("/")[2]
                if name:
                    index.fetched.append(name)
                content = index._files[name] if name else json.dumps(index.listed).encode()
                self.send_response(200)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *words: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/simple"

    def add(self, name: str, wheel: Path, **more: Any) -> None:
        """List a file."""
        self._files[name] = wheel.read_bytes()
        digest = hashlib.sha256(self._files[name]).hexdigest()
        file = {"filename": name, "url": f"../../files/{name}", "hashes": {"sha256": digest}}
        self.listed["files"].append({**file, **more})

    def stop(self) -> None:
        """Stop it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Index]:
    """An index; what is fetched from it is kept in a folder of the test."""
    monkeypatch.setattr(pyodide, "cache_folder", lambda: tmp_path / "cache")
    index = Index()
    yield index
    index.stop()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with the modules that run here."""
    return write_wheel(tmp_path_factory.mktemp("wheel") / GOOD)


def write_wheel(path: Path, name: str = "nullo", **changes: str) -> Path:
    """Write a wheel with the modules that run here, some of them changed or added."""
    root = Path(nullo.__file__).parent
    with zipfile.ZipFile(path, "w") as archive:
        metadata = f"Metadata-Version: 2.4\nName: {name}\nVersion: {VERSION}\n\n"
        archive.writestr(f"nullo-{VERSION}.dist-info/METADATA", metadata)
        own = {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*.py")}
        changed = {within: text.encode() for within, text in changes.items()}
        for within, content in {**own, **changed}.items():
            archive.writestr(f"nullo/{within}", content)
    return path


def test_the_wheel_of_this_version_is_fetched_once(index: Index, wheel: Path) -> None:
    index.add(f"nullo-9.9-cp311-abi3-{TAG}.whl", wheel)
    index.add(f"nullo-{VERSION}-cp311-abi3-win_amd64.whl", wheel)
    index.add(f"nullo-{VERSION}.tar.gz", wheel)
    index.add(GOOD, wheel)
    assert engine_wheel(index.address).read_bytes() == wheel.read_bytes()
    assert engine_wheel(index.address).name == GOOD
    assert index.fetched == [GOOD]


@pytest.mark.parametrize("name", [f"nullo-9.9-cp311-abi3-{TAG}.whl", f"nullo-{VERSION}.tar.gz"])
def test_there_may_be_none(name: str, index: Index, wheel: Path) -> None:
    index.add(name, wheel)
    with pytest.raises(NotFetched, match="no wheel of"):
        engine_wheel(index.address)
    assert not index.fetched


def test_a_wheel_that_was_yanked_is_not_used(index: Index, wheel: Path) -> None:
    index.add(GOOD, wheel, yanked="broken")
    with pytest.raises(NotFetched, match="no wheel of"):
        engine_wheel(index.address)


def test_the_digest_must_be_that_of_the_index(index: Index, wheel: Path) -> None:
    index.add(GOOD, wheel, hashes={"sha256": "00" * 32})
    with pytest.raises(NotFetched, match="its digest is another"):
        engine_wheel(index.address)


@pytest.mark.parametrize(
    "other", [{"name": "another"}, {"site/host.py": "import os\n"}, {"more.py": "import os\n"}]
)
def test_a_wheel_from_other_sources_is_not_used(
    other: dict[str, str], index: Index, tmp_path: Path
) -> None:
    index.add(GOOD, write_wheel(tmp_path / "other.whl", **other))
    with pytest.raises(NotFetched, match="from other sources"):
        engine_wheel(index.address)


@pytest.mark.parametrize(
    "listed", [{"name": "other", "files": []}, {}, [], {"name": "nullo", "files": [{"url": 1}]}]
)
def test_an_index_that_answers_otherwise_is_not_believed(listed: Any, index: Index) -> None:
    index.listed = listed
    with pytest.raises(NotFetched, match="does not answer as a package index"):
        engine_wheel(index.address)


def test_without_an_index_the_engine_is_interpreted_and_a_sentence_says_so(
    index: Index,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    written: list[Path | None] = []
    monkeypatch.setattr(
        "nullo.cli.site.write_site", lambda out, engine, *rest: written.append(engine)
    )
    index.stop()
    monkeypatch.setattr("nullo.cli.site.engine_wheel", lambda: engine_wheel(index.address))
    assert main(["site", str(tmp_path)]) == 0
    told = " ".join(capsys.readouterr().err.split())
    assert "The package index has no compiled engine of this version" in told
    assert "The games run interpreted" in told
    assert main(["site", str(tmp_path), "--engine", "none"]) == 0
    told = " ".join(capsys.readouterr().err.split())
    assert "index" not in told and "The games run interpreted" in told
    assert main(["site", str(tmp_path), "--engine", "some.whl"]) == 0
    assert "The games run interpreted" not in capsys.readouterr().err
    assert written == [None, None, Path("some.whl")]
