"""The page on a static host, with the application in a worker of the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from browser.contexts import Contexts
from browser.static_site import SitePerson, StaticSite
from browser.tables import SHORT, acted, at_random, play_on, seat_of
from browser_engine import browser_wheel
from nullo.records import record as records
from nullo.site.pyodide import NotFetched, msgspec_wheel, pyodide


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """A site with the compiled engine; with the interpreted one where it cannot be compiled."""
    try:
        pyodide(), msgspec_wheel()
    except NotFetched as error:
        pytest.skip(str(error))
    engine = browser_wheel()
    options = ("--engine", str(engine)) if engine else ()
    site = StaticSite(tmp_path_factory.mktemp("site"), *options).start()
    yield site
    site.stop()


@pytest.fixture
def ann(contexts: Contexts, site: StaticSite) -> Iterator[SitePerson]:
    """A person at the site; at the end, nothing may have gone wrong."""
    person = SitePerson(contexts.borrow(), site)
    yield person
    person.leave()
    assert not person.problems, "\n".join(person.problems)


def sit_down(person: SitePerson, game: str) -> str:
    """Make a table of a short game, and go there; returns its id."""
    wish = {"game": game, "options": SHORT[game], "name": "Ann", "pace": "quick", "start": True}
    status, made = person.ask("POST", "/api/tables", json.dumps(wish))
    assert status == 201, made
    person.open(f"/t/{made['table']}")
    person.table.wait_for()
    return str(made["table"])


def test_every_game_whole(ann: SitePerson) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Play now: Sauce", exact=True).click()
    ann.table.wait_for()
    assert ann.asked()
    for game in SHORT:
        table = sit_down(ann, game)
        done = play_on(ann, at_random(game))
        assert done
        status, record = ann.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert acted(record, seat_of(record, "Ann")) == done
        match = records.read(json.dumps(record))
        assert match.state.is_terminal()
        scores = ann.page.get_by_role("main").inner_text()
        for score in match.state.scores():
            assert re.search(rf"(?<!\d){abs(score)}(?!\d)", scores), (score, scores)
