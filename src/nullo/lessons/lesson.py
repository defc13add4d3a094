"""Guided first hands: a prepared record, and tips for the pupil who plays one of its seats.

A lesson is an ordinary record of one hand; ``meta.lesson`` says which seat is the pupil's and what
is told when (``docs/lessons.md``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import msgspec

from nullo.errors import IllegalAction, RecordError, UnknownCard
from nullo.games.folders import folder_of
from nullo.locale.words import has_words, say
from nullo.records.film import Film, FilmStep, film
from nullo.records.record import parse, replay
from nullo.state.match import Match
from nullo.state.state import State
from nullo.view import View

LESSON = "lesson.json"

Names = Callable[[str], str]


class Tip(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something told to the pupil.

    Attributes:
        at: how many actions of the record have been done by then.
        key: of its words; ``key-not`` says why another lawful choice is worse here.
        rule: number of the rule that it teaches; empty if none.
        cards: codes of the cards that the words name, by variable.
    """

    at: int
    key: str
    rule: str = ""
    cards: dict[str, str] = {}

    def words(self, name: Names, language: str | None = None) -> str:
        """What it says; ``name`` puts a card's code into words."""
        return self._say(self.key, name, language)

    def instead(self, name: Names, language: str | None = None) -> str:
        """Why another lawful choice is worse here; empty where there is none."""
        key = f"{self.key}-not"
        return self._say(key, name, language) if has_words(key) else ""

    def _say(self, key: str, name: Names, language: str | None) -> str:
        return say(key, {var: name(code) for var, code in self.cards.items()}, language)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``meta.lesson`` of a record holds.

    Attributes:
        seat: the pupil's.
        tips: in the order in which they are told.
    """

    seat: int
    tips: list[Tip]


class Stop(msgspec.Struct, frozen=True):
    """Where the lesson waits.

    Attributes:
        step: how many steps of the film have been shown.
        tip: what is told there.
        action: what the pupil is to do then; empty: only to read.
    """

    step: int
    tip: Tip
    action: str


class Lesson:
    """A guided first hand.

    Attributes:
        game: its id.
        seat: the pupil's.
        names: by seat; the pupil's own is not shown.
        film: the hand as the pupil sees it: ``owns`` and ``lines`` are the pupil's.
        stops: where the lesson waits, in order.

    Raises:
        RecordError: the record cannot be played, or its lesson does not fit it.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self._match: Match = replay(record)
        plan = _plan(self._match)
        self.game = self._match.game.id
        self.seat = plan.seat
        self.names = list(self._match.names or [])
        self.film = _seen(film(self._match, [plan.seat]))
        self.stops = self._stops(plan.tips)

    @property
    def match(self) -> Match:
        """The whole record, played to its end."""
        return self._match

    @cached_property
    def actions(self) -> list[tuple[int, str]]:
        """Every action of the hand in order: seat and text."""
        lines = [line.partition(" ") for line in self._match.hands[0].actions]
        return [(int(seat), action) for seat, _, action in lines]

    @cached_property
    def _steps(self) -> list[int]:
        """The step of the film that each action is, and last the end of the film."""
        steps = [k for k, step in enumerate(self.film.steps) if step.lines[0].seat >= 0]
        return [*steps, len(self.film.steps)]

    def view(self, step: int) -> View:
        """What the pupil sees when so many steps have been shown."""
        return self.at(step).view(self.seat)

    def at(self, step: int) -> State:
        """The state when so many steps have been shown, cards that then come dealt: to read."""
        return self._states[sum(k < step for k in self._steps[:-1])]

    @cached_property
    def _states(self) -> list[State]:
        """Where a seat is to act, by the number of actions before, and last the end."""
        end = self._match.state
        state = end.game.new_initial_state()
        states = []
        for action in end.history():
            if state.current_player() >= 0:
                states.append(state.clone())
            state.apply_action(action)
        return [*states, state]

    def check(self, stop: Stop, action: str) -> bool:
        """Whether it is what the pupil is to do; another lawful action is not.

        Raises:
            IllegalAction, UnknownAction, UnknownCard: the rules do not allow it, or know it.
        """
        state = self.at(stop.step)
        if state.current_player() != self.seat:
            raise IllegalAction(self.seat, action, "", say("error-not-your-turn"))
        return state.game.action_text(state.check(action)) == stop.action

    def _stops(self, tips: list[Tip]) -> list[Stop]:
        last = {tip.at: tip for tip in tips}
        stops = []
        for number, tip in enumerate(tips):
            self._fits(tip, tips[number - 1].at if number else 0)
            action = ""
            if tip is last[tip.at] and tip.at < len(self.actions):
                seat, text = self.actions[tip.at]
                action = text if seat == self.seat else ""
            stops.append(Stop(self._steps[tip.at], tip, action))
        return stops

    def _fits(self, tip: Tip, earliest: int) -> None:
        if not earliest <= tip.at <= len(self.actions):
            raise RecordError(f"lesson, {tip.key}: there is no action {tip.at} for it")
        for code in tip.cards.values():
            try:
                self._match.game.deck.number(code)
            except UnknownCard as error:
                raise RecordError(f"lesson, {tip.key}: {error}") from None


def _plan(match: Match) -> Plan:
    try:
        plan: Plan = msgspec.convert((match.meta or {}).get("lesson"), Plan)
    except msgspec.ValidationError as error:
        raise RecordError(f"meta.lesson: {error}") from None
    if not 0 <= plan.seat < match.game.players or len(match.hands) != 1:
        raise RecordError("meta.lesson: there must be one hand, and the seat in it")
    return plan


def _seen(whole: Film) -> Film:
    """A film of one seat with nothing that it did not see."""

    def step(one: FilmStep) -> FilmStep:
        return FilmStep(one.hand, one.seen[0] if one.seen else one.lines, one.patch)

    return msgspec.structs.replace(whole, steps=[step(one) for one in whole.steps], meta=None)


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game; None: it has none."""
    folder = folder_of(game)
    text = folder.text(LESSON) if folder else None
    return Lesson(parse(text)) if text else None


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson."""
    folder = folder_of(game)
    return folder is not None and folder.file(LESSON) is not None


def learnt(game: str, language: str | None = None) -> list[str]:
    """What the pupil has learnt at the end, a line each."""
    return say(f"learnt-{game}", None, language).splitlines()
