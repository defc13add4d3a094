"""Drives the application as a player would: presses keys, clicks, and reads the screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from nullo.terminal.screen.action_bar import Actions
from nullo.terminal.screen.app import NulloApp
from nullo.terminal.screen.dialogs import Question
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.table_screen import TableScreen
from nullo.terminal.screen.view_screen import ViewScreen
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.start_game import begin

Drive = Callable[[Pilot[None]], Awaitable[None]]
WAIT = 90.0


def wish(game: str, *options: str, seed: int = 4, bots: str = "random") -> PlayOptions:
    return PlayOptions(game, None, bots, list(options), seed, None, False)


def drive(
    start: Callable[[NulloApp], None],
    steps: Drive,
    size: tuple[int, int] = (80, 24),
    **how: Any,
) -> NulloApp:
    """Run the application and carry out some steps in it."""
    app = NulloApp(start, pace=0, **how)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)

    asyncio.run(run())
    return app


def play(
    game: str, steps: Drive, *options: str, size: tuple[int, int] = (80, 24), seed: int = 4
) -> LocalGame:
    """Start a local game and carry out some steps in it."""
    local = begin(wish(game, *options, seed=seed))
    drive(lambda app: app.play(local), steps, size)
    return local


async def until(pilot: Pilot[Any], true: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, screen(pilot)
        await pilot.pause(0.01)


def screen(pilot: Pilot[Any]) -> str:
    """The visible text, line by line."""
    return "\n".join(
        "".join(s.text for s in strip) for strip in pilot.app.screen._compositor.render_strips()
    )


def top(pilot: Pilot[Any]) -> Screen[Any]:
    return pilot.app.screen


def table(pilot: Pilot[Any]) -> TableScreen:
    found = next(s for s in pilot.app.screen_stack if isinstance(s, TableScreen))
    return found


def text(pilot: Pilot[Any], query: str) -> str:
    """The text of a widget; empty while the screen is still being built."""
    found = next(s for s in pilot.app.screen_stack if isinstance(s, ViewScreen))
    return "".join(str(part.render()) for part in found.query(query).results(Widget))


async def my_turn(pilot: Pilot[Any]) -> bool:
    """Wait until the player is asked for something; returns whether that is a move."""
    model = table(pilot).model

    def ready() -> bool:
        if isinstance(top(pilot), Question):
            return True
        if not isinstance(top(pilot), TableScreen) or not model.my_turn:
            return False
        if model.view is None or not top(pilot).query(Hand):
            return False
        asked: Any = table(pilot)._asked  # what the focus was last set for
        if not asked or asked[2] != len(model.view.public.log) or not asked[3]:
            return False
        hand, actions = top(pilot).query_one(Hand), top(pilot).query_one(Actions)
        focused = top(pilot).focused
        return focused is hand or (focused is not None and focused in actions.query("*"))

    await until(pilot, ready)
    await pilot.pause()  # the focus may have been set just now
    return not isinstance(top(pilot), Question)


async def play_on(pilot: Pilot[Any]) -> None:
    """Play to the end: press Enter on the focused element, or on the first card that may be played."""
    model = table(pilot).model
    view, since = model.view, time.monotonic()
    while not (model.over and isinstance(top(pilot), Question)):
        await my_turn(pilot)
        if model.view is not view:
            view, since = model.view, time.monotonic()
        assert time.monotonic() < since + WAIT, screen(pilot)
        if not model.over:
            await _choose_playable(pilot)
            await pilot.press("enter")


async def _choose_playable(pilot: Pilot[Any]) -> None:
    """Move from a card that may not be played to the first that may."""
    hand = pilot.app.focused
    if isinstance(hand, Hand) and hand.cards and not hand.cards[hand.place].legal:
        playable = [place for place, card in enumerate(hand.cards) if card.legal]
        await pilot.press("home", *["right"] * playable[0])
