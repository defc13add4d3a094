"""Lessons, which are guided first hands: records of a hand with tips for a learner, who plays one seat.

The record's ``meta.lesson`` has the learner's seat and the tips (``docs/lessons.md``).
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import msgspec

from nullo.game.errors import IllegalAction, RecordError, UnknownCard
from nullo.game.moves import Move
from nullo.game.view import View
from nullo.games.folders import folder_of
from nullo.lessons.laying import Names
from nullo.locale.words import has_words, say
from nullo.records.film import Film, FilmStep, film
from nullo.records.record import parse, replay
from nullo.state import State
from nullo.state.match import Match
from nullo.state.move_text import Action
from nullo.system.decoding import convert

LESSON = "lesson.json"


class Tip(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tip for the learner.

    Attributes:
        at: the number of the record's actions that precede the tip.
        key: the key of its words; ``KEY-not`` is the key of the words that explain why another
            choice is worse here.
        rule: the number of the rule that it teaches; may be empty.
        cards: the parameters of the words that are cards: maps a parameter's name to the card's code.
    """

    at: int
    key: str
    rule: str = ""
    cards: dict[str, str] = {}

    def words(self, name: Names, language: str | None = None) -> str:
        return self._say(self.key, name, language)

    def instead(self, name: Names, language: str | None = None) -> str:
        """The text that explains why another legal choice is worse here; empty if there is none."""
        key = f"{self.key}-not"
        return self._say(key, name, language) if has_words(key) else ""

    def _say(self, key: str, name: Names, language: str | None) -> str:
        return say(key, {var: name(code) for var, code in self.cards.items()}, language)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of ``meta.lesson`` in a record: the learner's seat, and the tips in order."""

    seat: int
    tips: list[Tip]


class Stop(msgspec.Struct, frozen=True):
    """A place at which the lesson waits.

    Attributes:
        step: the number of steps of the film that have been shown by then.
        tip: the tip to show.
        move: the move that the learner is to make; None if the tip is only to be read.
    """

    step: int
    tip: Tip
    move: Move | None


class Lesson:
    """A guided first hand.

    Attributes:
        film: the hand as the learner sees it; ``owns`` and ``lines`` contain only what the learner's seat
            knows.
        stops: the places at which the lesson waits, in order.

    Raises:
        RecordError: the record cannot be played, or its lesson does not match it.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.match: Match = replay(record)
        plan = _plan(self.match)
        self.game = self.match.game.id
        self.seat = plan.seat
        self.names = list(self.match.names or [])
        self.film = _film_of_seat(film(self.match, [plan.seat]))
        self.stops = self._stops(plan.tips)

    @cached_property
    def _steps(self) -> list[int]:
        """For each action of a player, the number of film steps before it; last, the number of all steps."""
        steps = [k for k, step in enumerate(self.film.steps) if step.lines[0].seat >= 0]
        return [*steps, len(self.film.steps)]

    def view(self, step: int) -> View:
        return self.at(step).view(self.seat)

    def at(self, step: int) -> State:
        """The state after ``step`` steps of the film and any dealing that follows; do not change it."""
        states = [*(state for state, _ in self._decisions), self.match.state]
        return states[sum(k < step for k in self._steps[:-1])]

    @cached_property
    def _decisions(self) -> list[tuple[State, Move]]:
        """For each decision of the hand, in order, the state before it and the move that was chosen."""
        found = []
        state = self.match.game.new_initial_state()
        for action in self.match.state.history():
            if state.current_player() >= 0:
                found.append((state.clone(), state.game.move(action)))
            state.apply_action(action)
        return found

    def check(self, stop: Stop, action: Action) -> bool:
        """Whether ``action`` is the move that the learner is to make at ``stop``.

        Raises:
            IllegalAction: the action is not legal, or the learner is not to act.
            UnknownAction, UnknownCard: the game has no such action or card.
        """
        state = self.at(stop.step)
        if state.current_player() != self.seat:
            raise IllegalAction(self.seat, str(action), "", say("error-not-your-turn"))
        return state.game.move(state.check(action)) == stop.move

    def _stops(self, tips: list[Tip]) -> list[Stop]:
        last = {tip.at: tip for tip in tips}
        stops = []
        for number, tip in enumerate(tips):
            self._check_place(tip, tips[number - 1].at if number else 0)
            move = None
            if tip is last[tip.at] and tip.at < len(self._decisions):
                state, chosen = self._decisions[tip.at]
                move = chosen if state.current_player() == self.seat else None
            stops.append(Stop(self._steps[tip.at], tip, move))
        return stops

    def _check_place(self, tip: Tip, earliest: int) -> None:
        if not earliest <= tip.at <= len(self._decisions):
            raise RecordError(f"lesson, {tip.key}: there is no action {tip.at} for it")
        for code in tip.cards.values():
            try:
                self.match.game.deck.number(code)
            except UnknownCard as error:
                raise RecordError(f"lesson, {tip.key}: {error}") from None


def _plan(match: Match) -> Plan:
    try:
        plan: Plan = convert((match.meta or {}).get("lesson"), Plan)
    except msgspec.ValidationError as error:
        raise RecordError(f"meta.lesson: {error}") from None
    if not 0 <= plan.seat < match.game.players or len(match.hands) != 1:
        raise RecordError("meta.lesson: there must be one hand, and the seat in it")
    return plan


def _film_of_seat(whole: Film) -> Film:
    """The film ``whole``, which was made for one seat, without anything that this seat did not see."""

    def step(one: FilmStep) -> FilmStep:
        return FilmStep(one.hand, one.seen[0] if one.seen else one.lines, one.patch)

    return msgspec.structs.replace(whole, steps=[step(one) for one in whole.steps], meta=None)


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of the game with the id ``game``; None if it has none."""
    folder = folder_of(game)
    text = folder.text(LESSON) if folder else None
    return Lesson(parse(text)) if text else None


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson."""
    folder = folder_of(game)
    return folder is not None and folder.file(LESSON) is not None


def learnt(game: str, language: str | None = None) -> list[str]:
    """The lines that a lesson shows at its end: what the learner has learnt."""
    return say(f"learnt-{game}", None, language).splitlines()
