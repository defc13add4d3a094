"""Lessons and worked tricks over HTTP."""

from __future__ import annotations

import re

import pytest

from move_texts import text_of
from nullo.games.registry import BUILT_IN
from nullo.lessons.lesson import lesson
from nullo.locale.words import LANGUAGES
from server.running_server import ThreadServer


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_in_the_readers_language(server: ThreadServer, game: str) -> None:
    taught = lesson(game)
    assert taught
    texts = set()
    for language in LANGUAGES:
        page = server.ask(f"/api/lessons/{game}?lang={language}").json
        assert page["seat"] == taught.seat
        assert page["film"]["seats"] == [taught.seat]
        assert len(page["film"]["start"]["owns"]) == 1
        for stop, told in zip(taught.stops, page["stops"], strict=True):
            assert (told["step"], text_of(told.get("move"))) == (stop.step, text_of(stop.move))
            assert told.get("rule", "") == stop.tip.rule
            found = re.findall("\u0001([^\u0002]+)\u0002", told["text"])
            assert set(found) <= set(stop.tip.cards.values())
            assert stop.move or "instead" not in told
        texts.add(page["stops"][0]["text"])
        assert len(page["learnt"]) == 3
    assert len(texts) == len(LANGUAGES)


def test_english_where_there_is_no_translation(server: ThreadServer) -> None:
    english = server.ask("/api/lessons/sauce").json
    assert server.ask("/api/lessons/sauce?lang=../../etc").json == english


def test_of_what_there_is_not(server: ThreadServer) -> None:
    answer = server.ask("/api/lessons/whist")
    assert (answer.status, answer.json["error"]["code"]) == (404, "no-game")


def test_a_game_without_one(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nullo.server.routes.site_routes._page", lambda *_: None)
    answer = server.ask("/api/lessons/sauce")
    assert (answer.status, answer.json["error"]["code"]) == (404, "no-lesson")
    assert answer.json["error"]["message"] == "sauce has no lesson."


def test_games_say_that_they_have_one(server: ThreadServer) -> None:
    assert {game["lesson"] for game in server.ask("/api/games").json} == {True}


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_pages_have_a_place_for_each_trick(
    server: ThreadServer, game: str, language: str
) -> None:
    page = server.ask(f"/api/rules/{game}?lang={language}").json
    assert re.findall(r'<div data-trick="([\w-]+)"></div>', page["html"]) == list(page["tricks"])
    assert len(page["tricks"]) >= 2
    assert "(trick:" not in page["html"]
    for trick in page["tricks"].values():
        assert trick["caption"]
        assert trick["why"]
        assert trick["rule"] in page["rules"]
        assert game == "nothing" or [card.get("won", False) for card in trick["cards"]].count(True)
        if hand := trick.get("hand"):
            assert set(hand["fair"]) <= set(hand["cards"])
