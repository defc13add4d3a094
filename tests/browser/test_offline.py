"""A server that cannot be reached: the browser plays on by the site that it has kept."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.contexts import Contexts
from browser.serve import Server
from browser.static_site import KEPT_OFFLINE, SitePerson
from browser.tables import SHORT, at_random, make_table, play_on

GONE = "ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def server(servers: Callable[..., Server], site_folder: Path) -> Server:
    """A server with a site for when it cannot be reached."""
    return servers(offline=site_folder)


@pytest.fixture
def ann(server: Server, contexts: Contexts) -> Iterator[SitePerson]:
    """Somebody who has visited the server once; at the end, nothing may have gone wrong."""
    person = SitePerson(contexts.borrow(), server)
    person.page.goto(f"{server.origin}/")
    person.page.evaluate(KEPT_OFFLINE)
    yield person
    person.leave()
    assert not person.problems, "\n".join(person.problems)


def make_offline_table(person: SitePerson, game: str) -> str:
    """Make a table of a short game in the browser, and go there; returns its id."""
    wish = {"game": game, "options": SHORT[game], "name": "Ann", "pace": "quick", "start": True}
    status, made = person.ask("POST", "/api/tables", json.dumps(wish))
    assert status == 201, made
    person.page.goto(f"{person.origin}/offline/#/t/{made['table']}")
    person.table.wait_for()
    return str(made["table"])


def test_one_visit_a_game_in_the_train_and_back(ann: SitePerson, server: Server) -> None:
    page = ann.page
    table = make_table(ann, "sauce", SHORT["sauce"])
    ann.forgive(GONE)
    server.stop()

    # The lobby deals cards: a whole game, and one that is not finished.
    page.reload()
    away = page.get_by_text("cannot be reached. You play against bots")
    away.wait_for()
    assert page.url == f"{ann.origin}/offline/#/"
    finished = make_offline_table(ann, "alles-oder-nichts")
    assert play_on(ann, at_random(4))
    unfinished = make_offline_table(ann, "nothing")
    assert ann.asked()
    ann.act(at_random(5))
    page.goto(f"{ann.origin}/offline/#/t/{table}")
    page.get_by_role("heading", name="This table is on 127.0.0.1").wait_for()
    page.get_by_role("link", name="To the lobby", exact=True).click()
    away.wait_for()

    # The server is back: nobody is moved, there is a link, and both games are listed with it.
    server.start()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.get_by_role("link", name=re.compile("^To 127.0.0.1:")).click()
    page.wait_for_url(f"{ann.origin}/")
    mine = page.get_by_role("listitem").filter(has_text="in this browser, without the server")
    expect(mine.last).to_contain_text("Nothing")
    page.goto(f"{ann.origin}/games")
    replay = page.locator(f'[data-game="{finished}"]').get_by_role("link")
    expect(replay).to_have_attribute("href", re.compile(f"^/offline/#/replay/{finished}"))
    kept = page.get_by_role("link", name=re.compile("^(Continue|Open) Sauce"))
    expect(kept).to_have_attribute("href", f"/t/{table}")
    page.get_by_role("link", name=re.compile("^(Continue|Open) Nothing")).click()
    ann.table.wait_for()
    assert page.url == f"{ann.origin}/offline/#/t/{unfinished}"
    assert ann.asked()
    ann.act(at_random(6))


@pytest.mark.long
def test_a_server_with_an_error_page_is_not_absent(ann: SitePerson, server: Server) -> None:
    with ann.forgiving("503", GONE):  # the lobby may ask while neither is there
        server.stop()
        with busy_server(server.port):
            ann.page.reload()
            ann.page.get_by_text("Come back later").wait_for()
    assert ann.page.url == f"{ann.origin}/"


@contextmanager
def busy_server(port: int) -> Iterator[None]:
    """What a proxy answers while its server is updated."""

    class Busy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(503)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b'<!doctype html><link rel="icon" href="data:," />Come back later')

        def log_message(self, *args: object) -> None:
            pass

    host = HTTPServer(("127.0.0.1", port), Busy)
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    try:
        yield
    finally:
        host.shutdown()
        thread.join()
        host.server_close()
