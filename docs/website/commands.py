"""The commands of ``nullo`` as a page, made from the commands themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from nullo.cli.app import app
from nullo.cli.language import translate_help
from nullo.locale.words import ENGLISH, speak


def commands() -> str:
    """Every command with its arguments and options as Markdown, in the order of ``nullo --help``."""
    speak(ENGLISH)
    command = translate_help(app)
    return "\n".join(_section(command, command.context_class(command, info_name="nullo"), 2))


def _section(command: Any, context: Any, level: int) -> Iterator[str]:
    yield f"{'#' * level} {context.command_path}\n"
    yield f"{_plain(command.help)}\n"
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    yield f"```text\n{usage}\n```\n"
    rows = [_row(param, context) for param in command.params if not getattr(param, "hidden", False)]
    rows = [row for row in rows if row]
    if rows:
        yield "| argument or option | what it means |\n|---|---|"
        yield "\n".join(rows) + "\n"
    for name, sub in getattr(command, "commands", {}).items():
        if not sub.hidden:
            inner = sub.context_class(sub, parent=context, info_name=name)
            yield from _section(sub, inner, level + (level > 2))


def _row(param: Any, context: Any) -> str:
    """An argument or option, with its value, what it means and its default."""
    if param.param_type_name == "argument":
        names = [param.metavar or param.name.upper()]
    else:
        names = [*param.opts, *param.secondary_opts]
        if not param.is_flag:
            value = param.metavar or param.type.name.upper()
            names[-1] = f"{names[-1]} {value}"
    named = ", ".join(f"`{name}`" for name in names)
    told = _plain(param.help or "")
    default = param.default
    if param.show_default and not getattr(param, "is_flag", False) and default not in (None, ()):
        if not callable(default):
            told += f" Default: `{default}`."
    if getattr(param, "envvar", None):
        told += f" Also from the environment: `{param.envvar}`."
    return f"| {named} | {told} |"


def _plain(text: str) -> str:
    """A text in which no sign is Markdown."""
    for sign in "\\`*_[]<>|{}":
        text = text.replace(sign, "\\" + sign)
    return re.sub(r"(?<![\w-])(--[a-z][a-z-]*)", r"`\1`", " ".join(text.split()))
