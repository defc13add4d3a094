"""Talk at a table: a line to type, and emotes by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nullo.locale.words import say
from nullo.server.protocol.messages import EMOTES, SAID_LENGTH
from nullo.terminal.screen.dialogs import Asking


def asking() -> Asking:
    """A dialog that asks for a message."""
    emotes = " ".join(f"/{emote}" for emote in EMOTES)
    return Asking(say("tool-talk"), say("tui-say-words", {"emotes": emotes}), most=SAID_LENGTH)


def typed(send: Callable[..., Any]) -> Callable[[str | None], None]:
    """A callback that sends a typed line as a text or as an emote.

    Args:
        send: called with ``emote`` or ``text``.
    """

    def done(text: str | None) -> None:
        if not text:
            return
        emote = text.removeprefix("/")
        if text.startswith("/") and emote in EMOTES:
            send(emote=emote)
        else:
            send(text=text)

    return done
