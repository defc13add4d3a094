"""A browser, servers, and people for the tests of the page."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.chromium import FLAGS, axe, find
from browser.contexts import Contexts
from browser.person import WAIT, Invite, Person
from browser.serve import Server
from browser.static_site import StaticSite
from browser.windows import BROWSERS, Absent, Window
from written_site import site_of_run

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test here drives a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Not of the session: while Playwright runs, its event loop is in the way of other tests' loops.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    chromium = find()
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path, env={**os.environ, **chromium.env}, args=FLAGS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_port() -> Iterator[int]:
    """The port of all shared servers, so that browser contexts keep the page's files from file to file."""
    with socket.socket() as held:  # which keeps all but servers from taking the port meanwhile
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@pytest.fixture(scope="module")
def shared_server(shared_port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a file that do not restart it; its chance does not depend on other files."""
    server = Server(tmp_path_factory.mktemp("shared_server"), port=shared_port).start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the run, to be copied."""
    return site_of_run(tmp_path_factory)


@pytest.fixture(scope="module")
def site(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """A site on a static host."""
    site = StaticSite(tmp_path_factory.mktemp("site"), site_folder).start()
    yield site
    site.stop()


@pytest.fixture(scope="module", params=list(BROWSERS))
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    """A window of each other browser that is installed."""
    try:
        with BROWSERS[request.param]() as window:
            yield window
    except Absent as error:
        pytest.skip(str(error))


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers for a single test."""
    started: list[Server] = []

    def start(**settings: Any) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        started.append(Server(folder, **settings).start())
        return started[-1]

    yield start
    for server in started:
        if server.running:
            server.stop()


@pytest.fixture(scope="package")
def contexts(browser: Browser) -> Iterator[Contexts]:
    """The browser contexts of all tests."""
    contexts = Contexts(browser)
    yield contexts
    contexts.close()


@pytest.fixture
def invite(contexts: Contexts) -> Iterator[Invite]:
    """Makes people; at the end, nothing may have gone wrong in any of their pages."""
    people: list[Person] = []

    def make(server: Server, quick: bool = True, **context: Any) -> Person:
        people.append(Person(contexts.borrow(quick, **context), server.origin, quick))
        return people[-1]

    yield make
    for person in people:
        if person.leave():
            contexts.give_back(person.context)
    problems = [problem for person in people for problem in person.problems]
    assert not problems, "\n".join(problems)


@pytest.fixture(scope="package")
def axe_source() -> str:
    """axe-core, as a script."""
    return axe()
