"""The page on a static host, with the application in a worker of the browser."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.contexts import Contexts
from browser.person import BLANK
from browser.static_site import BELOW, KEEP_START, KEPT, SitePerson, StaticSite
from browser.tables import SHORT, acted, at_random, play_on, seat_of
from browser.test_back import PHASES, scene
from browser.test_result import DARK_IN_QR
from long_run import part
from nullo.records import record as records
from nullo.server.pages.drawn_pictures import LONGEST
from nullo.site.folder import write_list
from records import short_record
from toy_games import HIGH_CARD, toys_plugged_in

NOT_KEPT = "This browser stores nothing, or has no more room"
ALTERED = {
    "refused": "indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); };",
    "full": """{
        const { put } = IDBObjectStore.prototype;
        let room = 12;
        IDBObjectStore.prototype.put = function (...row) {
            if (room-- > 0) return put.apply(this, row);
            throw new DOMException("full", "QuotaExceededError");
        };
    }""",
}
"""What the page does first where the browser keeps nothing."""
TROUBLES = part([*ALTERED, "cleared"], "full")


@pytest.fixture
def ann(contexts: Contexts, site: StaticSite) -> Iterator[SitePerson]:
    """A person at the site; at the end, nothing may have gone wrong."""
    person = SitePerson(contexts.borrow(), site)
    yield person
    person.leave()
    assert not person.problems, "\n".join(person.problems)


GAMES = {**SHORT, "high-card": {"players": 3, "hands": 2}}
"""Short games, and that of the plug-in."""


def sit_down(person: SitePerson, game: str) -> str:
    """Make a table of a short game, and go there; returns its id."""
    wish = {"game": game, "options": GAMES[game], "name": "Ann", "pace": "quick", "start": True}
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
    for game in GAMES:
        table = sit_down(ann, game)
        done = play_on(ann, at_random(game))
        assert done
        status, record = ann.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert acted(record, seat_of(record, "Ann")) == done
        with toys_plugged_in(HIGH_CARD):
            match = records.read(json.dumps(record))
        assert match.state.is_terminal()
        scores = ann.page.get_by_role("main").inner_text()
        for score in match.state.scores():
            assert re.search(rf"(?<!\d){abs(score)}(?!\d)", scores), (score, scores)
        if game in ("alles-oder-nichts", "sauce"):
            expect_code(ann, "Challenge friends", short=game != "sauce")
            expect_code(ann, "Share the result", short=game != "sauce")


def expect_code(ann: SitePerson, name: str, short: bool) -> None:
    """The picture of a game has the QR code of the link, if that is short enough; otherwise it is said."""
    ann.page.get_by_role("button", name=name).click()
    dialog = ann.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox").input_value()
    assert (len(link) <= LONGEST) == short
    assert (dialog.locator("canvas").evaluate(DARK_IN_QR) > 2_000) == short
    expect(dialog.get_by_text("too long for a QR code")).to_have_count(int(not short))
    ann.picture(f"site-{name}-{short}")
    dialog.get_by_role("button", name="Close").click()


@pytest.mark.long
def test_a_challenge_is_in_its_link(ann: SitePerson, contexts: Contexts, site: StaticSite) -> None:
    ann.open()
    sit_down(ann, "all-fives")
    play_on(ann, at_random(1))
    ann.page.get_by_role("button", name="Challenge friends").click()
    dialog = ann.page.get_by_role("dialog")
    link = dialog.get_by_label("The link to your cards").input_value()
    assert len(link) < 12_000
    expect(dialog.get_by_text("whoever unpacks the link can read them")).to_be_visible()
    bob = SitePerson(contexts.borrow(), site)
    bob.open(link.rpartition(f"{BELOW}#")[2])
    page = bob.page
    page.get_by_role("heading", name="Ann challenges you").wait_for()
    expect(page.get_by_text("whoever unpacks the link can read them")).to_be_visible()
    page.get_by_role("button", name="Play these cards").click()
    bob.table.wait_for()
    play_on(bob, at_random(2))
    page.get_by_role("link", name="Compare the results").click()
    expect(page.get_by_role("columnheader", name="Ann")).to_be_visible()
    expect(page.get_by_role("button", name="Replay the expert’s game")).to_be_visible()
    page.get_by_role("button", name="Replay Ann’s game").click()
    page.get_by_role("slider", name="Turn").wait_for()
    bob.leave()
    assert not bob.problems, "\n".join(bob.problems)


ANALYSE = """(record) => {
    const channel = new BroadcastChannel(`nullo ${new URL("engine/", location.href).href}`);
    const id = crypto.randomUUID();
    const decoder = new TextDecoder();
    const headers = { "content-type": "application/json" };
    window.analysis = "";
    window.begun = new Promise((resolve) => (window.begin = resolve));
    channel.onmessage = ({ data }) => {
        if (data.to !== "test" || data.id !== id) return;
        if (data.kind === "part") window.analysis += decoder.decode(data.part, { stream: true });
        if (window.analysis.includes('{"part"') || data.kind === "end") window.begin();
    };
    channel.postMessage({
        from: "test", id, kind: "ask", method: "POST", path: "/api/analysis", headers, body: record,
    });
}"""
HOLD = """{
    const { postMessage } = Worker.prototype;
    const held = [];
    Worker.prototype.postMessage = function (...given) { held.push(() => postMessage.apply(this, given)); };
    new BroadcastChannel("go on").onmessage = () => {
        Worker.prototype.postMessage = postMessage;
        for (const go of held) go();
    };
}"""
"""What the worker's script does first, so that the analyst hears nothing until it is let go on."""
REFUSE = "self.Worker = class { constructor() { throw new Error('refused'); } };"


def alter_worker(person: SitePerson, script: str) -> None:
    """Have the application's worker run a script first."""
    person.page.route(
        "**/worker-*.js",
        lambda route: route.fulfill(
            content_type="text/javascript", body=script + route.fetch().text()
        ),
    )


def test_a_game_goes_on_while_another_is_analysed(ann: SitePerson) -> None:
    alter_worker(ann, HOLD)
    ann.open()
    sit_down(ann, "alles-oder-nichts")
    assert ann.asked()
    ann.page.evaluate(ANALYSE, short_record())
    ann.act()
    assert ann.asked()
    assert ann.page.evaluate("window.analysis") == ""
    ann.page.evaluate("new BroadcastChannel('go on').postMessage(true)")
    assert "part" in analysis(ann)[1]


@pytest.mark.long
def test_where_there_is_no_second_worker_the_first_one_analyses(ann: SitePerson) -> None:
    alter_worker(ann, REFUSE)
    ann.open()
    assert ann.ask("GET", "/api/lobby")[0] == 200  # the worker listens
    ann.page.evaluate(ANALYSE, short_record())
    assert "part" in analysis(ann)[1]


def analysis(person: SitePerson) -> list[Any]:
    """The lines of the analysis, once its first part has come."""
    text = person.page.evaluate("window.begun.then(() => window.analysis)")
    return [json.loads(line) for line in text.splitlines()]


def test_what_travels_is_small(site: StaticSite) -> None:
    def size(*patterns: str) -> int:
        files = {file for one in patterns for file in site.folder.glob(one) if file.is_file()}
        texts = (".js", ".mjs", ".css", ".html", ".json")  # a host compresses them
        contents = [(file.suffix, file.read_bytes()) for file in files]
        return sum(
            len(gzip.compress(text) if suffix in texts else text) for suffix, text in contents
        )

    first = size("*.html", "*.js", "assets/*", "engine/[!l]*", "engine/games/sauce.tar.xz")
    # For the tests the engine is usually not optimized, which makes it three times as large.
    more = 0 if "NULLO_BROWSER_ENGINE" in os.environ else 4e6
    assert 2e6 < first < 7.8e6 + more
    assert first < size("**/*") < 10e6 + 1.5 * more


def own_actions(person: SitePerson, table: str) -> list[str]:
    """What Ann has done at a finished table, from its record."""
    status, record = person.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    return acted(record, seat_of(record, "Ann"))


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_a_reload_in_every_phase_goes_on_where_it_was(game: str, ann: SitePerson) -> None:
    ann.open()
    table = sit_down(ann, game)
    choose, done, seen = at_random(game), [], set()
    while ann.asked():
        if ann.phase not in seen:
            seen.add(ann.phase)
            before = scene(ann)
            ann.page.reload()
            ann.table.wait_for()
            assert scene(ann) == before
        done.append(ann.act(choose))
    assert seen >= PHASES[game]
    assert own_actions(ann, table) == done


@pytest.mark.long
def test_another_tab_goes_on_when_the_one_with_the_worker_is_closed(ann: SitePerson) -> None:
    ann.open()
    table = sit_down(ann, "alles-oder-nichts")
    first = ann.page
    choose = at_random(1)
    assert ann.asked()
    done = [ann.act(choose)]
    second = ann.tab()
    second.goto(first.url)
    ann.page = second
    assert ann.asked()
    done.append(ann.act(choose))
    assert ann.asked()
    action, sent = choose(ann.actions()), len(ann.sent)
    first.close()
    ann.press(action)  # nobody hears it until the other worker has begun
    ann.taken(sent, action)
    done += [action, *play_on(ann, choose)]
    assert own_actions(ann, table) == done


@pytest.mark.long
@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_game_goes_on_where_nothing_is_kept(
    trouble: str, ann: SitePerson, site: StaticSite
) -> None:
    if trouble in ALTERED:
        ann.page.add_init_script(ALTERED[trouble])
    ann.open()
    sit_down(ann, "nothing")
    assert ann.asked()
    if trouble == "cleared":
        where = {"origin": site.origin, "storageTypes": "indexeddb"}
        ann.context.new_cdp_session(ann.page).send("Storage.clearDataForOrigin", where)
    ann.act()
    ann.page.get_by_text(NOT_KEPT).wait_for()
    assert play_on(ann, at_random(3))
    assert ann.stage == "over"


# --- kept for when there is no connection ---------------------------------------------------------


def wait_kept(person: SitePerson, versions: int) -> None:
    """Wait until so many versions of the site are kept whole, and one of them is in use."""
    person.page.evaluate(KEPT, versions)


@pytest.mark.long
def test_after_one_visit_it_works_without_a_connection(ann: SitePerson, site: StaticSite) -> None:
    ann.open()
    wait_kept(ann, 1)
    site.stop()
    try:
        with ann.forgiving("ERR_CONNECTION_REFUSED", "ERR_FAILED"):
            ann.page.reload()
            sit_down(ann, "nothing")
            assert play_on(ann, at_random(4))
            assert ann.stage == "over"
    finally:
        site.start()


# Whether what is kept is still that which was marked: what does not work is forgotten.
MARK = """async ([cacheName, content]) => {
    const cache = await caches.open(cacheName);
    const request = (await cache.keys()).find(({ url }) => url.endsWith("/memory"));
    const body = content || (await (await cache.match(request)).arrayBuffer());
    await cache.put(request, new Response(body, { headers: { marked: "yes" } }));
}"""
IS_MARKED = """async (cacheName) => {
    const cache = await caches.open(cacheName);
    const request = (await cache.keys()).find(({ url }) => url.endsWith("/memory"));
    return request ? (await cache.match(request)).headers.has("marked") : false;
}"""


@pytest.mark.long
def test_later_visits_begin_with_what_the_first_has_kept(ann: SitePerson, site: StaticSite) -> None:
    ann.open()
    sit_down(ann, "nothing")
    ann.open()
    wait_kept(ann, 1)
    kept = ann.page.evaluate(KEEP_START)
    ann.page.evaluate(MARK, [kept, ""])
    site.stop()
    try:
        with ann.forgiving("ERR_CONNECTION_REFUSED", "ERR_FAILED"):
            ann.page.reload()
            table = sit_down(ann, "nothing")
            done = play_on(ann, at_random(7))
            assert own_actions(ann, table) == done
            ann.open()
            table = sit_down(ann, "high-card")
            done = play_on(ann, at_random(5))
            assert own_actions(ann, table) == done
            assert ann.page.evaluate(IS_MARKED, kept)
    finally:
        site.start()
    ann.page.evaluate(MARK, [kept, "it is broken"])
    ann.page.reload()
    sit_down(ann, "nothing")
    assert ann.asked()
    assert not ann.page.evaluate(IS_MARKED, kept)


def publish(site: StaticSite, title: str) -> None:
    """Publish a version of the site whose pages have this title."""
    index = site.folder / "index.html"
    text = re.sub("<title>.*</title>", f"<title>{title}</title>", index.read_text("utf-8"))
    index.write_text(text, encoding="utf-8")
    write_list(site.folder)


@pytest.mark.long
def test_a_newer_version_is_offered_in_the_lobby_and_never_in_a_game(
    ann: SitePerson, site: StaticSite
) -> None:
    ann.open()
    wait_kept(ann, 1)
    publish(site, "Second")
    offer = ann.page.get_by_text("There is a newer version")
    sit_down(ann, "nothing")
    ann.page.reload()
    ann.table.wait_for()
    wait_kept(ann, 2)
    assert not offer.count()
    ann.open()
    offer.wait_for()
    assert document_title(ann) != "Second"
    with ann.page.expect_event("load"):
        ann.page.get_by_role("button", name="Reload").click()
    assert document_title(ann) == "Second"


def document_title(person: SitePerson) -> str:
    """The title in the page's file; the page sets another."""
    return str(
        person.page.evaluate(
            """async () => {
                const text = await (await fetch(location.pathname)).text();
                return new DOMParser().parseFromString(text, "text/html").title;
            }"""
        )
    )


@pytest.mark.long
def test_a_version_that_is_broken_does_not_stay(ann: SitePerson, site: StaticSite) -> None:
    ann.open()
    wait_kept(ann, 1)
    ann.page.evaluate(
        """async () => {
            const name = (await caches.keys()).find((name) => name.startsWith("site "));
            const headers = { "content-type": "text/html" };
            const page = new Response("<!doctype html><title>Broken</title>", { headers });
            await (await caches.open(name)).put(new URL("index.html", location.href).href, page);
        }"""
    )
    publish(site, "Third")
    broken = ann.tab()
    ann.page.close()
    ann.page = broken
    ann.open()
    assert ann.page.title() == "Broken"
    wait_kept(ann, 2)
    ann.page.goto(f"{ann.origin}{BLANK}")  # no page of the site is open
    ann.open()
    ann.page.get_by_role("button", name="Play now: Sauce", exact=True).wait_for()
    assert document_title(ann) == "Third"
