"""Talk at a table: a line to type, and emotes by name."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from textual.app import App

from nullo.locale.words import say
from nullo.server.protocol.messages import EMOTES, SAID_LENGTH
from nullo.terminal.screen.dialogs import Asking


def talk(app: App[Any], order: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Ask for a line, and send it as a text or as an emote.

    Args:
        order: sends a command of the table with its fields.
    """

    def send(text: str | None) -> None:
        if text:
            emote = text.removeprefix("/")
            known = text.startswith("/") and emote in EMOTES
            app.run_worker(order("say", **({"emote": emote} if known else {"text": text})))

    words = say("tui-say-words", {"emotes": " ".join(f"/{emote}" for emote in EMOTES)})
    app.push_screen(Asking(say("tool-talk"), words, most=SAID_LENGTH), send)
