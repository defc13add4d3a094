"""The line of buttons."""

from __future__ import annotations

import asyncio

import pytest
from textual.await_remove import AwaitRemove

from nullo.terminal.screen.action_bar import ActionLabel, Actions
from nullo.terminal.screen.app import NulloApp


def test_a_change_that_another_one_interrupts_cancels_no_removal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Textual waits for the same tasks; when one was cancelled, the whole application stood still."""

    async def run() -> None:
        async with NulloApp(lambda app: None).run_test() as pilot:
            bar = Actions()
            await pilot.app.screen.mount(bar)
            await bar.show({}, [ActionLabel("old", "Old")])
            removal = asyncio.create_task(asyncio.sleep(0.1))
            with monkeypatch.context() as patched:
                patched.setattr(Actions, "remove_children", lambda _: AwaitRemove([removal]))
                older = asyncio.create_task(bar.show({}, [ActionLabel("new", "New")]))
                await asyncio.sleep(0.01)
                older.cancel()
                await asyncio.gather(older, return_exceptions=True)
            assert older.cancelled()
            await removal
            await bar.show({}, [ActionLabel("newest", "Newest")])
            assert [label.action for label in bar.action_labels] == ["newest"]

    asyncio.run(run())
