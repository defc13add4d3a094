"""What decides is looked at until a key, at a table on the screen."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from nullo.locale.words import say
from nullo.terminal.screen import local_model
from nullo.terminal.screen.dialogs import Question
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.shared import settings
from nullo.terminal.shared.remarks import remark_lines
from nullo.terminal.shared.start_game import begin

from .driving import drive, my_turn, play, screen, table, text, top, until, wish


@pytest.fixture(autouse=True)
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """What decides rests until a key."""
    monkeypatch.setattr(local_model, "PACE", 1e-9)
    monkeypatch.setattr(local_model, "rest_of", lambda pace: 1e-3)


async def to_moment(pilot: Pilot[None], *, ends_hand: bool) -> Any:
    """Play to what decides, and return it."""
    model: Any = table(pilot).model
    model._usual = 1e-6
    while not (model.moment and model.moment.ends_hand == ends_hand):
        if model.moment:
            model.go_on()
        elif model.my_turn:
            await my_turn(pilot)
            await pilot.press("enter")
        elif isinstance(top(pilot), Question):
            await pilot.press("enter")
        await pilot.pause(0.01)
    await pilot.pause()
    return model


def test_a_hand_ends_on_its_cards_until_a_key_is_pressed() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = await to_moment(pilot, ends_hand=True)
        assert isinstance(top(pilot), type(table(pilot)))
        public = model.view.public
        assert [seat.cards for seat in public.seats] == [0] * 4
        assert len(public.tricks) == 2 and not public.hands
        assert not table(pilot).query_one(Hand).cards
        assert text(pilot, "#prompt") == say("table-hand-done", {"number": 1})
        assert text(pilot, "#why") == say("tui-looking")
        assert model.acting_seats == []
        over = say("told-hand-over", {"number": 1})
        assert not any(over in line for hand in model.history for line in hand)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(top(pilot), Question))
        assert any(over in line for hand in model.history for line in hand)
        assert model.view.public.hands

    play("alles-oder-nichts", steps, "hand_sizes=[2]", "hands=2")


def test_a_trump_in_another_suit_rests_and_says_why() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = await to_moment(pilot, ends_hand=False)
        assert model.moment.decision.kind == "trump"
        assert "takes the trick" in text(pilot, "#prompt")
        assert not model.my_turn
        await pilot.press("x")
        await until(pilot, lambda: model.moment is None)
        assert "is a trump and beats the suit that was led" in model.reason

    play("all-fives", steps, "players=3", seed=8)


def test_bots_say_a_word_at_the_end_of_a_hand_unless_that_is_off() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = await to_moment(pilot, ends_hand=True)
        levels = model.local.levels
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(top(pilot), Question))
        lines = remark_lines(model.local.observer.view.public, levels, model.people)
        assert lines
        assert all(line in screen(pilot) for line in lines)
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(top(pilot), Question))
        await pilot.press("f4")
        await until(pilot, lambda: text(pilot, "#why") == say("tui-remarks-off"))
        assert not settings.read().remarks and not model.remarks

    local = begin(wish("alles-oder-nichts", "hand_sizes=[1]", bots="casual"))
    drive(lambda app: app.play(local), steps)


def test_the_last_hand_is_not_scored_before_it_has_been_looked_at() -> None:
    async def steps(pilot: Pilot[None]) -> None:
        model = await to_moment(pilot, ends_hand=True)
        public = model.view.public
        assert not any(public.scores) and not public.winners
        assert text(pilot, "#prompt") == say("table-hand-done", {"number": 1})
        assert not any(say("told-hand-over", {"number": 1}) in line for line in model.history[-1])
        await pilot.press("space")
        await until(pilot, lambda: isinstance(top(pilot), Question))
        assert model.over and model.view.public.winners

    play("alles-oder-nichts", steps, "hand_sizes=[1]", "hands=1")
