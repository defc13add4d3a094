"""The guided first hands on the screen."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Button, OptionList

from long_run import part
from nullo.games.registry import BUILT_IN
from nullo.lessons.lesson import learnt
from nullo.locale.words import say
from nullo.terminal.screen import lesson_screen
from nullo.terminal.screen.action_bar import ActionButton, Actions, Stepper
from nullo.terminal.screen.dialogs import Question, RuleBook
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.lesson_screen import LessonModel, LessonScreen, TipPanel
from nullo.terminal.screen.lobby_screen import LobbyScreen
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.shared import kept_games, settings

from .driving import Drive, drive, my_turn, screen, text, top, until

TOUT = "alles-oder-nichts"


def learn(steps: Drive, game: str = TOUT, size: tuple[int, int] = (80, 24)) -> list[str]:
    """Carry out some steps in a lesson; returns the text at its end."""
    return drive(lambda app: app.learn(game), steps, size).parting


def pupil(pilot: Pilot[None]) -> LessonModel:
    return next(s.model for s in pilot.app.screen_stack if isinstance(s, LessonScreen))


def tip(pilot: Pilot[None]) -> str:
    """The text of the panel, on one line."""
    return " ".join(str(top(pilot).query_one(TipPanel).render()).split())


async def at(pilot: Pilot[None], number: int) -> None:
    """Wait until the tip with a number (from 1) is shown and the advised element has the focus."""
    model = pupil(pilot)

    def there() -> bool:
        focused = pilot.app.focused
        if model.at != number - 1 or model.stop is None or f" {number} " not in tip(pilot):
            return False
        if isinstance(focused, Hand):
            return focused.asks
        # A button that has just been pressed takes no other key for a moment.
        buttons = top(pilot).query_one(Actions).children
        return focused is not None and focused in buttons and not focused.has_class("-active")

    await until(pilot, there)


async def button(pilot: Pilot[None], of: type[Screen[Any]]) -> None:
    """Wait until a button of a screen has the focus and accepts keys."""

    def there() -> bool:
        focused = pilot.app.focused
        free = isinstance(focused, Button) and not focused.has_class("-active")
        return isinstance(top(pilot), of) and free

    await until(pilot, there)


async def jump(pilot: Pilot[None], number: int) -> None:
    """Follow the lesson's advice up to a tip."""
    while pupil(pilot).at < number - 1:
        await at(pilot, pupil(pilot).at + 1)
        await pilot.press("w")
    await at(pilot, number)


@pytest.mark.parametrize("game", part(BUILT_IN, "nothing", "sauce"))
def test_what_is_advised_lies_under_the_keys(game: str) -> None:
    """The advised element always has the focus: Enter alone leads through the whole lesson."""

    async def steps(pilot: Pilot[None]) -> None:
        model = pupil(pilot)
        for number, stop in enumerate(model.lesson.stops, 1):
            await at(pilot, number)
            if stop.tip.rule:
                assert tip(pilot).startswith(f"Tip {number} of {len(model.lesson.stops)} · ")
            if stop.move:
                assert "▾" in screen(pilot)
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(top(pilot), Question))
        for line in learnt(game):
            assert " ".join(line.split()[:4]) in screen(pilot)

    assert learn(steps, game) == []
    assert not kept_games.kept_files() and not settings.read().lessons


def test_another_choice_is_answered() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await jump(pilot, 3)
        await pilot.press("0", "enter")
        await until(pilot, lambda: "Count again: 12♠ and 11♥" in tip(pilot))
        assert top(pilot).query_one(TipPanel).has_class("no")
        assert pupil(pilot).at == 2
        await pilot.press("i")
        await until(pilot, lambda: "Count your sure tricks" in tip(pilot))
        await pilot.press("2", "enter")
        await at(pilot, 4)
        await jump(pilot, 6)
        hand = top(pilot).query_one(Hand)
        assert [(card.code, card.legal) for card in hand.cards if card.advised] == [("12s", True)]
        await pilot.press("3", "enter")  # a heart, where spades are led
        await until(pilot, lambda: "must follow spades (T8)" in text(pilot, "#why"))
        assert "Spades are led" in tip(pilot)
        await pilot.press("1", "space")
        await until(pilot, lambda: "2♠ would lose." in tip(pilot))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(top(pilot), RuleBook))
        await until(pilot, lambda: "▸ T8." in screen(pilot))
        await pilot.press("escape")
        assert len(hand.cards) == 5

    learn(steps)


def test_by_mouse() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        for number in (1, 2):
            await at(pilot, number)
            assert await pilot.click(top(pilot).query_one(Actions).query(Button).first())
        await at(pilot, 3)
        buttons = top(pilot).query_one(Actions).query(ActionButton)
        assert await pilot.click(next(button for button in buttons if button.advised))
        await jump(pilot, 6)
        assert await pilot.click(Hand, offset=((80 - 29) // 2 + 6 + 2, 2))
        await at(pilot, 7)
        assert pupil(pilot).view.own.hand == ["2s", "3h", "11h", "4c"]  # type: ignore[union-attr]

    learn(steps)


def test_back_again_and_shown() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await jump(pilot, 6)
        await pilot.press("b", "backspace")
        await at(pilot, 4)
        assert pupil(pilot).history[-1][-1] != ""
        assert not pupil(pilot).view.public.trick  # type: ignore[union-attr]
        await pilot.press("a")
        await at(pilot, 1)
        await pilot.press("space")
        await at(pilot, 2)

    learn(steps)


def test_a_number_among_many() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await jump(pilot, 4)
        stepper = top(pilot).query_one(Stepper)
        assert stepper.number == 40 and "▾ Bid 40" in screen(pilot)
        await pilot.press("right", "enter")
        await until(pilot, lambda: top(pilot).query_one(TipPanel).has_class("no"))
        await pilot.press("left", "enter")
        await at(pilot, 5)

    learn(steps, "sauce")


async def to_moment(pilot: Pilot[None], *, ends_hand: bool) -> LessonModel:
    """Follow the lesson's advice up to what decides."""
    model = pupil(pilot)
    model.pace = 1e-3
    while not (model.moment and model.moment.ends_hand == ends_hand):
        if model.moment:
            model.go_on()
        elif model.stop:
            await pilot.press("w")
        await pilot.pause(0.01)
    await pilot.pause()
    return model


@pytest.mark.parametrize("key", ["enter", "space", "x"])
def test_what_decides_rests_until_a_key(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setattr(lesson_screen, "rest_of", lambda pace: 1e6)

    async def steps(pilot: Pilot[None]) -> None:
        model = await to_moment(pilot, ends_hand=False)
        await until(pilot, lambda: text(pilot, "#why") == say("tui-looking"))
        assert "You take the trick" in tip(pilot)
        assert model.acting_seats == [] and not model.stop
        place = model.place
        await pilot.press(key)
        await until(pilot, lambda: model.place > place)
        await until(pilot, lambda: "is a trump and beats" in text(pilot, "#why"))

    learn(steps, "all-fives")


def test_the_hand_ends_on_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_screen, "rest_of", lambda pace: 1e6)

    async def steps(pilot: Pilot[None]) -> None:
        model = await to_moment(pilot, ends_hand=True)
        public = model.view.public  # type: ignore[union-attr]
        assert not any(seat.cards for seat in public.seats)
        assert not public.hands and not any(public.scores)
        over = say("told-hand-over", {"number": 1})
        assert not any(over in line for hand in model.history for line in hand)
        await until(pilot, lambda: say("table-hand-done", {"number": 1}) in tip(pilot))
        await pilot.press("enter")
        await at(pilot, 12)
        assert any(over in line for hand in model.history for line in hand)
        await pilot.press("b")  # back to the tip before it, without another look
        await at(pilot, 11)
        assert not model.moment

    learn(steps)


def test_at_the_end() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await jump(pilot, 12)
        await pilot.press("enter")
        await button(pilot, Question)
        await pilot.press("right", "enter")  # all the rules
        await until(pilot, lambda: isinstance(top(pilot), RuleBook))
        await pilot.press("escape")
        await button(pilot, Question)
        await pilot.press("escape")
        await button(pilot, LessonScreen)
        await pilot.press("enter")
        await button(pilot, Question)
        await pilot.press("enter")  # play now
        await until(pilot, lambda: type(top(pilot)) is TableScreen)
        await my_turn(pilot)
        await pilot.press("q")

    (parting,) = learn(steps)
    assert "--resume" in parting


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_left_early(key: str) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await jump(pilot, 5)
        await pilot.press(key)

    assert learn(steps) == [say("learn-cli-left", {"game": TOUT})]

    async def later(pilot: Pilot[None]) -> None:
        await at(pilot, 5)
        await pilot.press("a")
        await at(pilot, 1)
        await pilot.press("q")

    learn(later)
    assert settings.read().lessons == {}


def test_from_the_lobby_and_back() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.focused, OptionList))
        await pilot.press("down", "e")
        await until(pilot, lambda: isinstance(top(pilot), LessonScreen))
        await at(pilot, 1)
        assert pupil(pilot).game == TOUT
        await pilot.press("q")
        await until(pilot, lambda: isinstance(top(pilot), LobbyScreen))
        await pilot.press("q")

    assert drive(lambda app: app.lobby(), steps).parting == []


def test_a_resize_between_tips() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await jump(pilot, 6)
        for size in ((120, 40), (80, 24), (200, 60), (81, 25)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: len(screen(pilot).splitlines()) == size[1])  # type: ignore[misc]
            await until(pilot, lambda: "take the trick." in screen(pilot))
            assert "▾" in screen(pilot)
        await pilot.press("enter")
        await at(pilot, 7)

    learn(steps)
