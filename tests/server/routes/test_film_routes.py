"""Films over HTTP: of finished tables, and of records that clients send."""

from __future__ import annotations

import gzip
import json
from typing import Any

import msgspec
import pytest

import nullo
from move_texts import text_of
from nullo import Rng
from nullo.deals.decisive_trick import decisive_trick
from nullo.game.errors import RecordError
from nullo.game.view import from_plain
from nullo.locale.error_words import error_text
from nullo.locale.words import LANGUAGES
from nullo.records.film import Film, film
from nullo.records.record import replay
from nullo.server.pages.drawn_pictures import LONGEST
from nullo.server.runtime.limits import Limits
from nullo.state.match import start
from records import short_record
from server.running_server import Answer, ThreadServer, eventually, thread_server

SMALL = {"players": 2, "stall": 1}


def finished(server: ThreadServer) -> str:
    """Play a game to its end; returns the table."""
    guest = server.table("nothing", options=SMALL).come()
    while guest.stage != "over":
        guest.act() if guest.legal else guest.hear()
    guest.go()
    eventually(lambda: server.ask(f"/api/tables/{guest.table}/record").status == 200)
    return guest.table


def foreign() -> dict[str, Any]:
    """A record of a game that was played elsewhere."""
    match, _ = start(nullo.load("nothing", **SMALL), Rng(3), ["Éva", "<b>Bo</b>"], cut=True)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    return match.record()


def shown(answer: Answer) -> Film:
    assert answer.status == 200, answer.body
    assert answer.headers["cache-control"] == "no-store"
    return read(answer.body)


def read(body: bytes) -> Film:
    return from_plain(msgspec.json.decode(body), Film)


def test_a_table_that_is_over_has_a_film(server: ThreadServer) -> None:
    path = f"/api/tables/{finished(server)}"
    made = shown(server.ask(f"{path}/film"))
    record = server.ask(f"{path}/record").json
    assert made == read(msgspec.json.encode(film(replay(record))))
    assert made.over
    assert made.meta == record["meta"]
    packed = server.ask(f"{path}/film", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert read(gzip.decompress(packed.body)) == made


def test_one_that_is_not_over_has_none(server: ThreadServer) -> None:
    guest = server.table("nothing")
    answer = server.ask(f"/api/tables/{guest.table}/film")
    assert (answer.status, answer.code) == (409, "not-over")
    answer = server.ask("/api/tables/nowhere/film")
    assert (answer.status, answer.code) == (404, "no-table")


def test_a_record_that_is_brought_is_shown_and_not_kept(server: ThreadServer) -> None:
    record = foreign()
    made = shown(server.ask("/api/film", record))
    assert made.names == ["Éva", "<b>Bo</b>"]
    assert [text_of(line.move) for step in made.steps for line in step.lines if line.seat >= 0] == [
        action.split(" ", 1)[1] for hand in record["hands"] for action in hand["actions"]
    ]
    unfinished = {**record, "hands": [{**record["hands"][0], "actions": []}]}
    del unfinished["result"]
    assert not shown(server.ask("/api/film", unfinished)).over


def test_files_are_those_that_the_command_line_reads(server: ThreadServer) -> None:
    record = foreign()
    text = json.dumps(record)
    film_of = shown(server.ask("/api/film", record))
    assert shown(server.ask("/api/film", b"\xef\xbb\xbf" + text.encode())) == film_of
    other = json.dumps({**record, "names": ["Ann", "Ben"]})
    several = f"\ufeff{other}\r\n{text}\r\n".encode()
    assert shown(server.ask("/api/film?record=2", several)) == film_of
    answer = server.ask("/api/film", several)
    assert (answer.status, answer.code) == (400, "bad-record")
    assert "holds 2 records" in answer.json["error"]["message"]
    assert "no record 3" in server.ask("/api/film?record=3", several).json["error"]["message"]
    assert server.ask("/api/film?record=0", several).code == "bad-field"


def test_names_in_a_record_are_shown_as_at_a_table(server: ThreadServer) -> None:
    evil = "A\u202eB\x01zz\x02" + "\u0301" * 50 + "x" * 100
    made = shown(server.ask("/api/film", {**foreign(), "names": [evil, "\u200b"]}))
    assert made.names == ["A B zz \u0301\u0301\u0301" + "x" * 14, ""]


def _broken() -> list[tuple[bytes, int, str, str]]:
    record = foreign()
    twice = json.loads(json.dumps(record))
    twice["hands"][0]["actions"].insert(2, twice["hands"][0]["actions"][2])
    future = {**record, "nullo": 2}
    return [
        (b"", 400, "bad-record", "bad JSON"),
        (b"\xff", 400, "bad-record", "not UTF-8"),
        (b"[]", 400, "bad-record", "a record must be a JSON object"),
        (b"{}", 400, "bad-record", "the key 'nullo' is missing"),
        (b"[" * 100_000, 400, "bad-record", "nested too deep"),
        (json.dumps(future).encode(), 400, "bad-record", "format version 2 is later"),
        (json.dumps(twice).encode(), 400, "bad-record", "hand 1, action 4: "),
        (b" " * 1_000_001, 413, "too-large", "at most 1,000,000 bytes"),
    ]


@pytest.mark.parametrize(("data", "status", "code", "told"), _broken())
def test_what_is_wrong_with_a_record_is_told(
    server: ThreadServer, data: bytes, status: int, code: str, told: str
) -> None:
    answer = server.ask("/api/film", data)
    assert (answer.status, answer.code) == (status, code)
    assert told in answer.json["error"]["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_the_language_asked_for(
    server: ThreadServer, language: str
) -> None:
    record = foreign()
    record["hands"][0]["actions"][2] = "1 frob"
    with pytest.raises(RecordError) as caught:
        replay(record)
    answer = server.ask(f"/api/film?lang={language}", record)
    assert (answer.status, answer.code) == (400, "bad-record")
    assert answer.json["error"]["message"] == error_text(caught.value, language)


def test_a_language_that_there_is_not_is_english(server: ThreadServer) -> None:
    told = [
        server.ask(f"/api/film{query}", b"{}").json["error"]["message"]
        for query in ("", "?lang=eo", "?lang=")
    ]
    assert told == ["the key 'nullo' is missing"] * 3


def test_a_record_must_be_said_to_be_json(server: ThreadServer) -> None:
    answer = server.ask("/api/film", b"{}", headers={"Content-Type": "text/plain"})
    assert (answer.status, answer.code) == (415, "not-json")


def test_long_games_and_many_are_refused() -> None:
    with thread_server(limits=Limits(film_actions=10, films_per_hour=2)) as server:
        answer = server.ask("/api/film", foreign())
        assert (answer.status, answer.code) == (413, "film-too-long")
        server.ask("/api/film", foreign())
        answer = server.ask("/api/film", foreign())
        assert (answer.status, answer.code) == (429, "too-many-films")


def test_the_page_has_addresses_for_it(server: ThreadServer) -> None:
    for path in ("/replay", "/replay/some-table"):
        answer = server.ask(path, headers={"Accept": "text/html"})
        assert answer.status == server.ask("/").status


def test_the_picture_of_a_result_shows_the_trick_that_decided_it(server: ThreadServer) -> None:
    """Of a table with the code of its link; only the page knows the link of a record."""
    record = json.loads(short_record())
    found = server.ask("/api/result", record)
    assert found.status == 200
    match = replay(record)
    (winner,) = match.state.winners()
    trick = decisive_trick(match, winner)
    assert trick
    assert found.json == {"decisive": msgspec.to_builtins(trick)}
    path = f"/api/tables/{finished(server)}/result"
    assert server.ask(path).json["qr"].startswith("<svg ")
    started = {**record, "hands": [{**record["hands"][0], "actions": []}]}
    started.pop("result", None)
    assert server.ask("/api/result", started).json["error"]["code"] == "not-over"


def test_the_page_asks_for_the_code_of_a_link_that_contains_a_record(server: ThreadServer) -> None:
    link = "https://cards.example/#/beat/0#r="
    for longer in (0, LONGEST - len(link)):
        drawn = server.ask("/api/qr", {"link": link + "x" * longer})
        assert drawn.status == 200
        assert drawn.json["qr"].startswith("<svg ")
    for none in ("", link + "x" * LONGEST, link + "x" * 12_000):
        assert server.ask("/api/qr", {"link": none}).json == {}
    assert server.ask("/api/qr", {"text": link}).code == "bad-field"
