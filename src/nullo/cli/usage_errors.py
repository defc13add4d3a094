"""Messages for wrong arguments, in the language of the command line."""

from __future__ import annotations

import re

import typer

from nullo.locale.words import ENGLISH, current_language, say

ARGUMENTS = {
    "No such option": "option",
    "No such command": "command",
    "Missing argument": "missing",
    "Missing option": "missing",
    "Option": "bare",
    "Invalid value for": "value",
    "Got unexpected extra argument(s)": "extra",
}
"""The beginnings of Typer's messages, and the ends of the keys of our own words for them."""


def usage(error: typer.TyperException) -> str:
    """The message for wrong arguments, with a pointer to the help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "nullo"
    return say("wrong-usage", {"message": _argument(error), "path": path})


def _argument(error: typer.TyperException) -> str:
    """Typer's English message in our words, with the argument that it names."""
    format_message = getattr(error, "format_message", None)
    message = str(format_message() if format_message else error).strip().rstrip(".")
    if not message:
        return say("cli-no-command")
    if current_language() == ENGLISH:
        return message
    named = re.search(r"'[^']*'(?: / '[^']*')*|--?[\w-]+|\([^()]*\)$", message)
    kind = ARGUMENTS.get(message.partition(" '")[0].partition(":")[0].partition(" (")[0])
    own = str(getattr(error, "message", ""))
    if kind == "value" and not own.startswith("Input "):
        return say("wrong-argument-because", {"name": named[0] if named else "", "reason": own})
    return say(f"wrong-argument-{kind}", {"name": named[0]}) if kind and named else message
