"""Documents for paper over HTTP: made once, kept, refused in words."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any
from urllib.parse import quote

import pytest
from pypdf import PdfReader

from nullo.locale.words import say
from nullo.paper import KINDS, Kind, document, kept_score
from nullo.scorekeeper import KeptScore
from nullo.server.routes import paper_routes, site_routes
from nullo.server.runtime.limits import Limits
from nullo.system.decoding import convert
from server.running_server import ThreadServer, thread_server


@pytest.mark.parametrize("kind", KINDS)
def test_a_document_is_sent_as_it_is_made(server: ThreadServer, kind: Kind) -> None:
    answer = server.ask(f"/api/print/nothing/{kind}.pdf?paper=letter&lang=fr")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'inline; filename="nothing-{kind}.pdf"'
    made = document(kind, "nothing", {"players": 4}, paper="letter", language="fr")
    assert made
    assert answer.body == made.pdf


def test_options_change_it(server: ThreadServer) -> None:
    five = server.ask("/api/print/all-or-nothing/scoresheet.pdf?players=5")
    options = quote(json.dumps({"hands": 3, "players": 5}))
    short = server.ask(f"/api/print/all-or-nothing/scoresheet.pdf?options={options}")
    assert (five.status, short.status) == (200, 200)
    assert five.body != short.body
    text = PdfReader(BytesIO(five.body)).pages[0].extract_text()
    assert text.count(say("paper-total", None, "en")) == 5


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/print/sauce/poster.pdf", 404, "no-page"),
        ("/api/print/whist/deck.pdf", 400, "no-game"),
        ("/api/print/sauce/deck.pdf?paper=a5", 400, "bad-field"),
        ("/api/print/sauce/deck.pdf?players=3", 400, "bad-option"),
        ("/api/print/sauce/deck.pdf?players=many", 400, "bad-option"),
        ("/api/print/sauce/deck.pdf?options=[1]", 400, "bad-field"),
        ("/api/print/sauce/deck.pdf?options=" + "[" * 1500, 400, "bad-field"),
        ("/api/print/sauce/deck.pdf?options=" + "1" * 3000, 400, "bad-field"),
        ("/api/print/sauce/deck.pdf?options=%7B%22hands%22%3A0%7D", 400, "bad-option"),
    ],
)
def test_what_cannot_be_printed(server: ThreadServer, path: str, status: int, code: str) -> None:
    answer = server.ask(path)
    assert (answer.status, answer.code) == (status, code)


def test_a_document_that_is_kept_costs_nothing() -> None:
    with thread_server(limits=Limits(papers_per_hour=1)) as server:
        first = server.ask("/api/print/sauce/scoresheet.pdf")
        assert first.status == 200
        assert server.ask("/api/print/sauce/scoresheet.pdf?players=4").body == first.body
        # The rules do not depend on options, but they are another document.
        assert server.ask("/api/print/sauce/rules.pdf").code == "too-many-papers"


def test_it_says_which_letters_it_prints(server: ThreadServer) -> None:
    told = server.ask("/api/print").json
    assert list(told) == ["letters"]

    def has(letter: str) -> bool:
        return any(first <= ord(letter) <= last for first, last in told["letters"])

    assert all(map(has, "Az ŁżДїΩệ♠"))
    assert not any(map(has, "千\u05d0\u0dc1\u200d👩"))


def test_without_the_extra_it_says_what_is_missing(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper_routes, "available", lambda: False)
    assert server.ask("/api/print").json == {"letters": []}
    answer = server.ask("/api/print/sauce/deck.pdf?lang=de")
    assert (answer.status, answer.code) == (501, "no-printing")
    assert "paper" in answer.json["error"]["message"]


def test_the_list_of_games_says_what_the_server_can_print(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = {game["id"]: game["documents"] for game in server.ask("/api/games").json}
    assert documents["sauce"] == ["scoresheet", "deck", "rules"]
    monkeypatch.setattr(site_routes, "available", lambda: False)
    assert not any(game["documents"] for game in server.ask("/api/games").json)


def kept(**changes: Any) -> dict[str, Any]:
    """A score of a game of Nothing."""
    score = {"game": "nothing", "options": {"players": 2, "rounds": 2}, "names": ["Ann", "Bob"]}
    return score | {"hands": [{"cards": [12, 3]}]} | changes


def test_a_kept_score_comes_on_its_sheet(server: ThreadServer) -> None:
    body = {"score": kept(), "paper": "letter", "date": "1 mai 2026"}
    answer = server.ask("/api/print/score.pdf?lang=fr", body)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/pdf")
    score = convert(kept(), KeptScore)
    made = kept_score(score, paper="letter", language="fr", date="1 mai 2026")
    assert answer.body == made.pdf


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({}, "bad-field", ""),
        ({"score": kept(), "paper": "a5"}, "bad-field", "paper"),
        ({"score": kept(), "date": "x" * 41}, "bad-field", "date"),
        ({"score": kept(game="whist")}, "no-game", "game"),
        ({"score": kept(options={"players": 2, "rounds": 0})}, "bad-option", "rounds"),
        ({"score": kept(names=["Ann"])}, "bad-field", "names"),
        ({"score": kept(hands=[{"cards": [900, 0]}])}, "bad-field", "hands"),
        ({"score": kept(hands=[{"cards": ["x", 0]}])}, "bad-field", "score.hands"),
    ],
)
def test_no_score_to_print(
    server: ThreadServer, body: dict[str, Any], code: str, field: str
) -> None:
    answer = server.ask("/api/print/score.pdf", body)
    assert (answer.status, answer.code) == (400, code)
    assert answer.json["error"].get("field", "").startswith(field)


def test_a_score_is_not_too_long(server: ThreadServer) -> None:
    long = {"score": kept(names=["A", "B" * 200_000])}
    assert server.ask("/api/print/score.pdf", long).status == 413


def test_so_many_scores_in_a_time() -> None:
    with thread_server(limits=Limits(papers_per_hour=1)) as server:
        codes = [server.ask("/api/print/score.pdf", {"score": kept()}).status for _ in range(2)]
    assert codes == [200, 429]
