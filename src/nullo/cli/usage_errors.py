"""What was wrong in the words of a command, in the language spoken."""

from __future__ import annotations

import re

import typer

from nullo.locale.words import ENGLISH, say, spoken

ARGUMENTS = {
    "No such option": "option",
    "No such command": "command",
    "Missing argument": "missing",
    "Missing option": "missing",
    "Option": "bare",
    "Invalid value for": "value",
    "Got unexpected extra argument(s)": "extra",
}
"""How Typer begins, and the end of the key of our own words."""


def usage(error: typer.TyperException) -> str:
    """What is to be said of wrong arguments, with the way to help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "nullo"
    return say("wrong-usage", {"message": _argument(error), "path": path})


def _argument(error: typer.TyperException) -> str:
    """Typer's own words are English: what they name is said in the language spoken."""
    format_message = getattr(error, "format_message", None)
    message = str(format_message() if format_message else error).strip().rstrip(".")
    if not message:
        return say("cli-no-command")
    if spoken() == ENGLISH:
        return message
    named = re.search(r"'[^']*'(?: / '[^']*')*|--?[\w-]+|\([^()]*\)$", message)
    kind = ARGUMENTS.get(message.partition(" '")[0].partition(":")[0].partition(" (")[0])
    own = str(getattr(error, "message", ""))
    if kind == "value" and not own.startswith("Input "):
        return say("wrong-argument-because", {"name": named[0] if named else "", "reason": own})
    return say(f"wrong-argument-{kind}", {"name": named[0]}) if kind and named else message
