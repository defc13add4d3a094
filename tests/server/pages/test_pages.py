"""Pages before any script runs: titles, link previews, the manifest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from nullo import game_ids
from nullo.locale.words import LANGUAGES, say
from nullo.server.pages.static_files import LANGUAGE, TITLE
from nullo.server.runtime.limits import Limits
from server.running_server import FAST, Answer, ThreadServer, thread_server

PAGE = f"<!doctype html>{LANGUAGE}<head>{TITLE}</head></html>"
STATIC = Path(__file__).parents[3] / "src/nullo/server/static"
WEB = Path(__file__).parents[3] / "web"


class Meta(HTMLParser):
    """The entries of a page's ``<head>`` by name."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        text = answer.body.decode()
        self.feed(text)
        self.title = unescape(re.findall(r"<title>(.*?)</title>", text)[0])
        self.language = re.findall(r'<html lang="(\w+)">', text)[0]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta":
            self.said[found.get("property") or found["name"] or ""] = found["content"] or ""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text(PAGE)
    with thread_server(limits=FAST, static=static) as made:
        yield made


def look(server: ThreadServer, path: str, language: str = "en") -> Meta:
    return Meta(server.ask(path, headers={"Accept": "text/html", "Accept-Language": language}))


def test_an_invitation_says_who_what_and_how_many_seats(server: ThreadServer) -> None:
    host = server.table("sauce", name="Ann", start=False)
    path = f"/t/{host.table}"
    page = look(server, path)
    assert page.title == page.said["og:title"] == "Ann invites you to Sauce"
    assert page.said["og:description"] == "3 of 4 seats are free. No account; a name is enough."
    assert page.said["description"] == page.said["og:description"]
    assert page.said["og:url"] == server.origin + path
    assert page.said["og:image"] == f"{server.origin}/preview.png"
    assert page.said["robots"] == "noindex"
    for name in ("Bo", "Cy"):
        server.join(host.table, name)
    assert "One of 4 seats is free." in look(server, path).said["og:description"]
    server.join(host.table, "Di")
    full = look(server, path)
    assert full.title == "Sauce at the table of Ann"
    assert full.said["og:description"] == "All 4 seats are taken, but you can watch."


def test_a_name_is_no_markup(server: ThreadServer) -> None:
    name = '"><script>x'
    host = server.table("nothing", name=name, start=False)
    answer = server.ask(f"/t/{host.table}")
    assert b"<script" not in answer.body and b'content=""' not in answer.body
    assert Meta(answer).title == f"{name} invites you to Nothing"


def test_a_game_that_has_begun_shows_no_more_than_that(server: ThreadServer) -> None:
    host = server.table("nothing", name="Ann", options={"players": 2}).come()
    path = f"/t/{host.table}"
    before = look(server, path)
    assert before.title == "Nothing at the table of Ann"
    assert before.said["og:description"].startswith("The game has begun.")
    host.play()
    over = look(server, path)
    assert over.said["og:description"] == "The game is over. Come and see how it ended."
    replay = look(server, f"/replay/{host.table}")
    assert replay.title == "Nothing, card by card" and replay.said["robots"] == "noindex"
    assert {*over.said} == {*before.said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_readers_language(server: ThreadServer, language: str) -> None:
    page = look(server, "/", f"xx, {language}-CH;q=0.9, en;q=0.1")
    assert page.language == language
    assert page.said["og:title"] == say("lobby-page", None, language)
    assert "robots" not in page.said
    answer = server.ask("/", headers={"Accept-Language": language})
    assert answer.headers["vary"] == "accept-encoding, accept-language"


@pytest.mark.parametrize("game", game_ids())
def test_rules_and_lessons_have_heads(server: ThreadServer, game: str) -> None:
    for kind in ("rules", "learn"):
        page = look(server, f"/{kind}/{game}")
        assert say(f"title-{game}") in page.title and page.said["og:description"]


@pytest.mark.parametrize("path", ["/t/gone", "/rules/chess", "/learn/chess", "/what/ever"])
def test_what_is_not_there_says_so(server: ThreadServer, path: str) -> None:
    answer = server.ask(path, headers={"Accept": "text/html"})
    page = Meta(answer)
    assert answer.status == 404 and page.said["robots"] == "noindex"
    assert page.title in (say("page-lost"), say("table-gone"))


def test_weights_of_languages_that_are_none_are_passed_over(server: ThreadServer) -> None:
    assert look(server, "/", "fr;q=x, de;q=0.5").language == "de"
    assert look(server, "/", "," * 300).language == "en"


def test_whoever_reads_is_refused_in_a_sentence(server: ThreadServer) -> None:
    person = {"Accept": "text/html", "Accept-Language": "fr", "Host": "evil.example"}
    refused = server.ask("/", headers=person)
    assert refused.status == 421
    assert refused.headers["content-type"] == "text/plain; charset=utf-8"
    assert refused.body.decode() == say("error-wrong-host", None, "fr")
    program = server.ask("/", headers={"Host": "evil.example"})
    assert (program.status, program.code) == (421, "wrong-host")


def test_whoever_is_too_fast_reads_so(tmp_path: Path) -> None:
    with thread_server(
        limits=Limits(requests=3, requests_per_second=0.01), static=tmp_path
    ) as server:
        person = {"Accept": "text/html", "Accept-Language": "de"}
        answers = [server.ask("/health", headers=person) for _ in range(6)]
        assert answers[-1].status == 429
        assert answers[-1].body.decode() == say("error-too-fast", None, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_the_app(server: ThreadServer, language: str) -> None:
    answer = server.ask("/manifest.webmanifest", headers={"Accept-Language": language})
    told = answer.json
    assert answer.headers["content-type"] == "application/manifest+json"
    assert told["lang"] == language and told["name"] == say("app-name", None, language)
    assert told["display"] == "standalone" and told["start_url"] == told["scope"] == "/"
    asked = server.ask(f"/manifest.webmanifest?lang={language}", headers={"Accept-Language": "en"})
    assert asked.json == told
    assert {(icon["sizes"], icon["purpose"]) for icon in told["icons"]} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }


def test_every_picture_that_is_named_is_made(server: ThreadServer) -> None:
    """The head and the manifest name only pictures that the build makes."""
    made = set(re.findall(r'"([\w-]+\.png)": \[', (WEB / "pictures.ts").read_text()))
    icons = server.ask("/manifest.webmanifest").json["icons"]
    named = {icon["src"].removeprefix("/") for icon in icons}
    named |= {look(server, "/").said["og:image"].rpartition("/")[2]}
    page = (WEB / "index.html").read_text()
    assert TITLE in page and LANGUAGE in page
    named |= set(re.findall(r'href="/([\w-]+\.png)"', page))
    assert named == made
