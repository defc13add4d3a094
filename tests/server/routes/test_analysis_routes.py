"""Analyses over HTTP: of finished tables, and of records that clients send."""

from __future__ import annotations

import gzip
import http.client
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import nullo
from move_texts import text_of
from nullo import Rng
from nullo.analysis import Analysis, DecisionDetails, Effort, analyse
from nullo.records.record import replay
from nullo.server.pages import game_analyser
from nullo.server.pages.game_analyser import Piece, PieceRequest, make_piece
from nullo.server.pages.kept_answers import KeptAnswers
from nullo.server.protocol.http_bodies import AnalysisNews
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.worker_processes import Errand, Processes
from nullo.state.match import start
from nullo.system.decoding import json_decoder
from server.routes.test_film_routes import finished
from server.running_server import Answer, ThreadServer, thread_server

EFFORT = Effort(worlds=5, plays=2)


def foreign(hands: int = 1) -> dict[str, Any]:
    """A record of a game that was played elsewhere."""
    game = nullo.load("alles-oder-nichts", players=3, hand_sizes=[3], hands=hands)
    match, _ = start(game, Rng(3), ["Ann", "Bob", "Éva"], cut=True)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    return match.record()


def read(body: bytes) -> Analysis:
    """The analysis that lines make up."""
    first, *parts, last = [json_decoder(AnalysisNews).decode(line) for line in body.splitlines()]
    assert first.total == len(parts)
    assert last.figures is not None
    found = [news.part for news in parts if news.part]
    return msgspec.structs.replace(
        last.figures,
        decisions=[one for part in found for one in part.decisions],
        deals=[part.deal for part in found if part.deal],
    )


def whole(answer: Answer) -> Analysis:
    assert answer.status == 200, answer.body
    assert answer.headers["cache-control"] == "no-store"
    return read(answer.body)


@pytest.fixture
def quick_server() -> Iterator[ThreadServer]:
    """A server whose analyses need little time, so that a busy machine does not end their trials early."""
    with thread_server(effort=EFFORT) as server:
        yield server


@pytest.mark.slow
def test_a_table_that_is_over_is_analysed(quick_server: ThreadServer) -> None:
    server = quick_server
    path = f"/api/tables/{finished(server)}"
    found = whole(server.ask(f"{path}/analysis"))
    assert found == analyse(replay(server.ask(f"{path}/record").json), EFFORT)
    details = server.ask(f"{path}/decisions/0")
    assert details.status == 200
    read_details = json_decoder(DecisionDetails).decode(details.body)
    assert "draw stock" in {text_of(one.move) for one in read_details.following}
    assert read_details.hidden
    answer = server.ask(f"{path}/decisions/9999")
    assert (answer.status, answer.code) == (404, "no-decision")


def test_one_that_is_not_over_is_not(server: ThreadServer) -> None:
    table = server.table("nothing").table
    for path in ("analysis", "decisions/0"):
        answer = server.ask(f"/api/tables/{table}/{path}")
        assert (answer.status, answer.code) == (409, "not-over")
        answer = server.ask(f"/api/tables/nowhere/{path}")
        assert (answer.status, answer.code) == (404, "no-table")


@pytest.mark.slow
def test_a_record_that_is_brought_is_analysed_and_the_answer_is_kept(server: ThreadServer) -> None:
    record = foreign()
    first = whole(server.ask("/api/analysis", record))
    packed = server.ask(
        "/api/analysis",
        {**record, "names": ["x", "y", "z"]},
        headers={"Accept-Encoding": "gzip"},
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert read(gzip.decompress(packed.body)) == first
    assert server.ask("/api/decisions/1", record).status == 200


def test_what_is_wrong_with_a_record_is_told(server: ThreadServer) -> None:
    for path in ("/api/analysis", "/api/decisions/0"):
        answer = server.ask(path, b"{}")
        assert (answer.status, answer.code) == (400, "bad-record")
        answer = server.ask(path, b" " * 1_000_001)
        assert (answer.status, answer.code) == (413, "too-large")
        answer = server.ask(path, b"{}", headers={"Content-Type": "text/plain"})
        assert (answer.status, answer.code) == (415, "not-json")


def test_long_games_and_many_are_refused() -> None:
    limits = Limits(analysis_actions=10, analyses_per_hour=1, details_per_hour=1)
    with thread_server(limits=limits) as server:
        answer = server.ask("/api/analysis", foreign())
        assert (answer.status, answer.code) == (413, "analysis-too-long")
        answer = server.ask("/api/analysis", foreign())
        assert (answer.status, answer.code) == (429, "too-many-analyses")
        assert server.ask("/api/decisions/0", foreign()).code == "analysis-too-long"
        assert server.ask("/api/decisions/0", foreign()).code == "too-many-analyses"


@pytest.mark.slow
def test_a_client_that_leaves_frees_its_place() -> None:
    with thread_server(limits=Limits(analyses=1, analyses_each=1)) as server:
        body = json.dumps(foreign(hands=40)).encode()
        for _ in range(3):
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            line.request("POST", "/api/analysis", body, {"Content-Type": "application/json"})
            answer = line.getresponse()
            assert answer.status == 200
            assert json.loads(answer.readline())["total"] > 40
            line.close()
            answer.close()
            assert server.ask("/api/analysis", foreign()).status == 200


def test_answers_are_kept_as_far_as_there_is_room() -> None:
    kept = KeptAnswers(100)
    kept.put("large", b"x" * 26)
    assert kept.get("large") is None
    for number in range(5):
        kept.put(str(number), b"x" * 25)
        assert kept.get("0") is not None or number == 4
    assert [key for key in "01234" if kept.get(key)] == ["0", "2", "3", "4"]


@pytest.mark.parametrize("kind", ["plan", "part", "figures", "details"])
def test_a_damaged_record_is_its_senders_problem(kind: str) -> None:
    with pytest.raises(Problem, match="bad-record") as caught:
        make_piece(PieceRequest(b'{"nullo": 1}', 1000, kind))
    assert caught.value.params["reason"]


@pytest.mark.slow
def test_a_busy_server_makes_a_weaker_analysis_and_does_not_keep_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def here(
        self: Processes[PieceRequest, Piece],
        question: PieceRequest,
        patience: float,
        errand: Errand,
    ) -> Piece:
        return make_piece(question)

    monkeypatch.setattr(Processes, "ask", here)
    monkeypatch.setattr(game_analyser, "SECONDS", float("inf"))
    with thread_server() as server:
        usual = whole(server.ask("/api/analysis", foreign()))
        server.state.kept_analyses = KeptAnswers(10**6)
        monkeypatch.setattr(game_analyser, "SECONDS", -1.0)
        weaker = whole(server.ask("/api/analysis", foreign()))
        assert [one.move for one in weaker.decisions] == [one.move for one in usual.decisions]
        tried = [
            (one.worlds, two.worlds)
            for one, two in zip(weaker.decisions, usual.decisions, strict=True)
        ]
        assert all(few < many for few, many in tried if many)
        assert len(weaker.deals) == len(usual.deals)
        assert server.ask("/api/analysis?kept=1", foreign()).status == 204
