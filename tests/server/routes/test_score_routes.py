"""Scores of real tables: the rules that a page keeps, and scores that others watch by a link."""

from __future__ import annotations

from typing import Any

import pytest

from nullo.games.registry import BUILT_IN, rules_of
from nullo.scorekeeper import ScoreRules
from nullo.server.protocol.http_bodies import SharedScore, SharingScore, UsualScoreRules
from nullo.server.runtime.limits import Limits
from server.running_server import Answer, ThreadServer, thread_server
from server.schemas import check


def score(**changes: Any) -> dict[str, Any]:
    """A score of a game of Nothing with two rounds, of which one is over."""
    first = {
        "game": "nothing",
        "options": {"players": 2, "rounds": 2},
        "names": ["Ann", "Bob"],
        "dealer": 1,
        "hands": [{"cards": [12, 3]}],
    }
    return first | changes


def share(server: ThreadServer, **changes: Any) -> Answer:
    return server.ask("/api/scores", {"score": score(**changes)})


def test_the_usual_rules_of_all_games(server: ThreadServer) -> None:
    answer = server.ask("/api/score-rules")
    check(answer.json, UsualScoreRules.__name__)
    games = answer.json["games"]
    assert set(BUILT_IN) <= set(games)
    for game in BUILT_IN:
        low, high = rules_of(game).players
        assert [rules["players"] for rules in games[game]] == list(range(low, high + 1))
    assert games["alles-oder-nichts"][0]["options"] == {"players": 3, "mode": "honour"}


def test_the_rules_with_other_options(server: ThreadServer) -> None:
    wish = {"game": "all-or-nothing", "options": {"players": 3, "start": 50}}
    answer = server.ask("/api/score-rules", wish)
    check(answer.json, ScoreRules.__name__)
    assert answer.json["start"] == [50] * 3 and answer.json["lowest_wins"]
    assert server.ask("/api/score-rules", {"game": "whist"}).code == "no-game"
    wrong = server.ask("/api/score-rules", {"game": "sauce", "options": {"hands": 0}})
    assert wrong.code == "bad-option" and wrong.json["error"]["field"] == "hands"


def test_a_score_is_watched_and_changed_with_its_key(server: ThreadServer) -> None:
    made = share(server, names=["Ann\n ", "Bob"])
    assert made.status == 201, made.body
    check(made.json, SharingScore.__name__)
    path, key = f"/api/scores/{made.json['id']}", made.json["key"]
    assert made.json["link"].endswith(f"/scores/{made.json['id']}") and key not in made.json["link"]
    seen = server.ask(path)
    check(seen.json, SharedScore.__name__)
    assert seen.json["score"]["names"] == ["Ann", "Bob"] and key not in seen.body.decode()
    assert server.ask(f"{path}?after=0").status == 204
    more = score(hands=[{"cards": [12, 3]}, {"cards": [0, 0]}], ended=5)
    for wrong in ("", "x" * 22, made.json["id"] * 3):
        body = {"key": wrong, "change": 1, "score": more}
        assert server.ask(path, body, method="PUT").code == "no-score"
    assert server.ask(path, {"key": key, "change": 2, "score": more}, method="PUT").status == 204
    # A change that was sent before, and arrives after a later one.
    late = server.ask(path, {"key": key, "change": 1, "score": score()}, method="PUT")
    assert late.status == 204
    seen = server.ask(f"{path}?after=0").json
    assert (seen["change"], seen["score"]["ended"]) == (2, 5)
    assert server.ask(path, {"key": "y" * 22}, method="DELETE").code == "no-score"
    assert server.ask(path, {"key": key}, method="DELETE").status == 204
    assert server.ask(path).code == "no-score"
    assert (
        server.ask(path, {"key": key, "change": 3, "score": more}, method="PUT").code == "no-score"
    )


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hands": [{"cards": [300, 300]}]}, "hands"),
        ({"hands": [{"cards": [1, 2]}] * 3}, "hands"),
        ({"hands": [{"tricks": [1, 2]}]}, "hands"),
        ({"names": ["Ann"]}, "names"),
        ({"names": ["Ann", " \t "]}, "name"),
        ({"dealer": 2}, "hands"),
        ({"version": 2}, "score.version"),
        ({"extra": 1}, "score"),
        ({"hands": [{}] * 401}, "score.hands"),
    ],
)
def test_an_impossible_score_is_refused(
    server: ThreadServer, changes: dict[str, Any], field: str
) -> None:
    answer = share(server, **changes)
    assert (answer.status, answer.code) == (400, "bad-field")
    assert answer.json["error"]["field"] == field


def test_there_is_room_for_some_scores_only() -> None:
    with thread_server(limits=Limits(scores=2)) as server:
        assert [share(server).status for _ in range(3)] == [201, 201, 503]


def test_an_address_shares_and_changes_so_many_in_a_time() -> None:
    limits = Limits(scores_per_hour=2, score_changes_per_minute=2, score=2_000)
    with thread_server(limits=limits) as server:
        made = share(server).json
        share(server)
        assert share(server).code == "too-many-scores"
        body = {"key": made["key"], "change": 1, "score": score()}
        path = f"/api/scores/{made['id']}"
        codes = [server.ask(path, body, method="PUT").status for _ in range(3)]
        assert codes == [204, 204, 429]
        assert share(server, hands=[{"cards": [1, 2]}] * 200).status == 413


@pytest.mark.parametrize("path", ["/score", "/score/sauce", "/scores/abc"])
def test_the_pages_have_a_title(server: ThreadServer, path: str) -> None:
    page = server.ask(path, headers={"accept": "text/html"})
    assert page.status == 200 and b"<title>Keep score" in page.body
