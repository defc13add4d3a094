"""The site that plays without a connection: which folders are refused, and how a server serves it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from nullo.cli import main
from nullo.server.pages.offline_site import check_site, server_data, site_head
from nullo.server.runtime.limits import Limits
from server.running_server import ThreadServer, thread_server

PAGE = "<!doctype html><head>{head}<meta name='nullo-engine' {data} /></head>"
WORKER = "self.onmessage = () => {};" + "// long" * 100


def write(folder: Path, head: str) -> Path:
    """Write a folder like that of ``nullo site``."""
    files = {
        "index.html": PAGE.format(head=head, data=server_data("https://other.example")),
        "worker-1.js": WORKER,
        "assets/page-1.js": "export {};",
        "engine/pyodide.mjs": "export {};",
        "engine/first.tar.gz": "packed" * 200,
        "engine/data/games.json": "[]",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    digests = {name: sha256(text.encode()).hexdigest() for name, text in files.items()}
    (folder / "site-files.json").write_text(json.dumps(digests))
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("site"), site_head())


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ThreadServer]:
    with thread_server(offline=folder) as made:
        yield made


def test_a_whole_site_of_this_version_is_taken(folder: Path) -> None:
    check_site(folder)


def refusal(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["serve", "--port", "0", "--db", "sqlite://", "--offline", str(folder)])
    return capsys.readouterr().err


def test_what_is_no_site_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in (tmp_path / "none", tmp_path, write(tmp_path / "other", "<title>Mine</title>")):
        assert "not a folder that nullo site has written" in refusal(folder, capsys)


def test_a_site_of_another_version_or_with_other_files_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = write(tmp_path / "old", re.sub(r"\d+\.", "0.0.", site_head(), count=1))
    lacking = write(tmp_path / "lacking", site_head())
    (lacking / "worker-1.js").unlink()
    changed = write(tmp_path / "changed", site_head())
    (changed / "worker-1.js").write_text("alert()")
    for folder in (old, lacking, changed):
        assert "written by another version, or changed since" in refusal(folder, capsys)


def test_its_files_are_as_they_were_written(server: ThreadServer, folder: Path) -> None:
    digests = server.ask("/offline/site-files.json").json
    assert digests.keys() == json.loads((folder / "site-files.json").read_text()).keys()
    for name, digest in digests.items():
        answer = server.ask(f"/offline/{name}")
        assert answer.status == 200
        assert sha256(answer.body).hexdigest() == digest
        if name != "index.html":
            assert answer.body == (folder / name).read_bytes()
        if name.startswith("assets/"):
            assert "immutable" in answer.headers["cache-control"]
            continue
        again = server.ask(f"/offline/{name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status == 304
        assert answer.headers["cache-control"] == "no-cache"
    assert server.ask("/offline/nothing").status == 404
    assert server.ask("/offline/../serve.py").status == 404


def test_its_page_is_told_that_this_is_its_server(server: ThreadServer) -> None:
    for path in ("/offline/", "/offline/index.html"):
        assert b'data-server="/"' in server.ask(path).body


def test_what_is_packed_is_not_packed_again(server: ThreadServer) -> None:
    accept = {"Accept-Encoding": "gzip"}
    packed = server.ask("/offline/engine/first.tar.gz", headers=accept)
    assert "content-encoding" not in packed.headers
    assert packed.headers["content-type"] == "application/octet-stream"
    worker = server.ask("/offline/worker-1.js", headers=accept)
    assert gzip.decompress(worker.body).decode() == WORKER
    script = server.ask("/offline/engine/pyodide.mjs")
    assert script.headers["content-type"].startswith("text/javascript")


def test_only_its_worker_may_run_webassembly(server: ThreadServer) -> None:
    own = server.ask("/offline/worker-1.js").headers
    assert "script-src 'self' 'wasm-unsafe-eval';" in own["content-security-policy"]
    assert "ws:" not in own["content-security-policy"]
    for headers in (own, server.ask("/offline/").headers):
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
    assert "wasm" not in server.ask("/").headers["content-security-policy"]
    data = server.ask("/offline/engine/data/games.json").headers["content-security-policy"]
    assert "-src 'self'" not in data


def test_keeping_it_takes_nothing_from_those_who_play(folder: Path) -> None:
    with thread_server(offline=folder, limits=Limits(requests=5, requests_per_second=0.01)) as few:
        statuses = [few.ask("/offline/worker-1.js").status for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert few.ask("/api/games").status == 200


def test_pages_are_told_where_it_is(server: ThreadServer) -> None:
    assert b'<meta name="nullo-offline" content="/offline/" />' in server.ask("/").body


def test_without_it_nothing_is_there() -> None:
    with thread_server() as plain:
        assert b"nullo-offline" not in plain.ask("/").body
        page = plain.ask("/offline/", headers={"Accept": "text/html"})
        assert page.status == 404
        assert page.headers["content-type"].startswith("text/html")
        assert "wasm" not in page.headers["content-security-policy"]
