"""The guided first hands: each fits its record, has its words, and shows what its seat may see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import nullo
from locale_files import PACKAGE
from move_texts import text_of
from nullo.game import errors
from nullo.game.events import apply_event
from nullo.game.view import json_values, plain
from nullo.games.folders import folder_of
from nullo.games.registry import BUILT_IN
from nullo.lessons.lesson import Lesson, has_lesson, learnt, lesson
from nullo.locale.words import LANGUAGES, has_words, rule_page

LESSONS = [found for game in BUILT_IN if (found := lesson(game))]
KEY = re.compile(r"^(tip-[\w-]+) *=", re.MULTILINE)


def name(taught: Lesson) -> str:
    return taught.game


def record(game: str) -> dict[str, Any]:
    folder = folder_of(game)
    made: dict[str, Any] = json.loads((folder and folder.text("lesson.json")) or "")
    return made


def broken(**changed: Any) -> dict[str, Any]:
    """A record whose lesson has one tip, changed."""
    made = record("alles-oder-nichts")
    tip = {"at": 0, "key": "tip-tout-hello", "rule": "T5"} | changed
    made["meta"]["lesson"]["tips"] = [tip]
    return made


def test_every_game_has_one() -> None:
    assert [taught.game for taught in LESSONS] == list(BUILT_IN)
    assert not has_lesson("high-card")
    assert lesson("high-card") is None


@pytest.mark.parametrize("taught", LESSONS, ids=name)
class TestEach:
    def test_is_of_a_size_for_five_minutes(self, taught: Lesson) -> None:
        assert 12 <= len(taught.stops) <= 20
        for language in LANGUAGES:
            for stop in taught.stops:
                assert len(stop.tip.words(str, language)) <= 200

    def test_teaches_the_usual_table(self, taught: Lesson) -> None:
        game = taught.match.game
        usual = nullo.load(taught.game, players=game.players)
        modes = [one.options.get("mode") for one in (game, usual)]
        assert modes[0] == modes[1]

    def test_a_whole_game_that_the_pupil_wins(self, taught: Lesson) -> None:
        match = taught.match
        assert match.state.is_terminal()
        assert taught.seat % len(match.state.scores()) in match.state.winners()
        assert len(match.names or []) == match.game.players

    def test_every_choice_has_a_tip_or_plays_itself_at_the_end(self, taught: Lesson) -> None:
        told = {stop.step for stop in taught.stops if stop.move}
        last = max(told)
        film = taught.film
        for step, shown in enumerate(film.steps):
            if shown.lines[0].seat == taught.seat and step not in told:
                many = len(taught.at(step).legal_actions())
                assert many == 1 or step > last, f"no tip at step {step}"

    def test_advice_is_lawful_and_the_others_are_answered(self, taught: Lesson) -> None:
        for stop in taught.stops:
            if not stop.move:
                continue
            legal = taught.at(stop.step).legal_texts()
            assert text_of(stop.move) in legal
            assert [one for one in legal if taught.check(stop, one)] == [text_of(stop.move)]
            answered = len(legal) > 1
            for language in LANGUAGES:
                assert (stop.tip.instead(str, language) != "") == answered, stop.tip.key

    def test_words_in_every_language(self, taught: Lesson) -> None:
        for language in LANGUAGES:
            for stop in taught.stops:
                words = stop.tip.words(lambda code: f"<{code}>", language)
                assert words != stop.tip.key
                found = set(re.findall("<([^>]+)>", words + stop.tip.instead(_marked, language)))
                assert found <= set(stop.tip.cards.values())
            assert len(learnt(taught.game, language)) == 3

    def test_cites_rules_that_there_are(self, taught: Lesson) -> None:
        page = rule_page(taught.game, "en") or ""
        for stop in taught.stops:
            assert f"- {stop.tip.rule}. " in page, stop.tip.rule

    def test_the_film_is_what_the_pupil_sees(self, taught: Lesson) -> None:
        film = taught.film
        value: Any = json_values(film.start)
        for step, shown in enumerate([None, *film.steps]):
            if shown:
                value = json_values(apply_event(value, shown.lines, shown.patch))
            # A deal is shown by itself, after the action that led to it.
            if step == len(film.steps) or film.steps[step].lines[0].seat >= 0:
                view = plain(taught.view(step))
                assert value == {"public": view["public"], "owns": [view["own"]]}

    def test_nothing_that_the_pupil_does_not_see(self, taught: Lesson) -> None:
        assert taught.film.seats == [taught.seat]
        assert not any(step.seen for step in taught.film.steps)
        for step in taught.film.steps:
            for line in step.lines:
                if line.phase == "bid" and taught.game == "alles-oder-nichts":
                    assert (line.move is not None) == (line.seat == taught.seat)


def _marked(code: str) -> str:
    return f"<{code}>"


def test_no_tip_is_left_over() -> None:
    used = {stop.tip.key for taught in LESSONS for stop in taught.stops}
    for language in LANGUAGES:
        words = PACKAGE.glob(f"games/*/words/{language}.lesson.ftl")
        keys = {key for path in words for key in KEY.findall(path.read_text("utf-8"))}
        assert {key.removesuffix("-not") for key in keys} == used
        assert all(has_words(key, language) for key in keys)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"at": 22}, "lesson, tip-tout-hello: there is no action 22 for it"),
        ({"at": -1}, "there is no action -1"),
        ({"cards": {"card": "13s"}}, "there is no card '13s'"),
        ({"at": "first"}, "Expected `int`, got `str` - at `$.tips[0].at`"),
        ({"when": 1}, "Object contains unknown field `when`"),
    ],
)
def test_a_lesson_that_does_not_fit_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(errors.RecordError) as caught:
        Lesson(broken(**changed))
    assert message in str(caught.value)


def test_a_seat_that_there_is_not() -> None:
    made = broken()
    made["meta"]["lesson"]["seat"] = 3
    with pytest.raises(errors.RecordError, match=r"meta\.lesson: there must be one hand"):
        Lesson(made)


def test_an_unlawful_action_is_refused_by_its_rule() -> None:
    taught = lesson("alles-oder-nichts")
    assert taught
    stop = next(stop for stop in taught.stops if text_of(stop.move) == "play 12s")
    with pytest.raises(errors.IllegalAction, match="T8"):
        taught.check(stop, "play 11h")
    with pytest.raises(errors.UnknownCard):
        taught.check(stop, "play 13h")
    with pytest.raises(errors.IllegalAction):
        taught.check(taught.stops[0], "bid 2")
