"""The language of the command line: which it is, and the help in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

import typer
from typer import rich_utils

from nullo.locale.words import ENGLISH, LANGUAGES, named, preferred, say
from nullo.terminal.shared.typed_names import language as meant

OWN = "NULLO_LANG"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION = ("--language", "-l")


def wanted(args: Sequence[str], environ: Mapping[str, str] = os.environ, chosen: str = "") -> str:
    """The language that the words of a command ask for, or else the environment.

    Help is asked for and shown before any option is read, so this looks at the words as they are.

    Args:
        chosen: on the first screen, before; only Nullo's own variable and the words go before it.
    """
    own = [meant(tag) or tag for tag in filter(None, [*_given(args), environ.get(OWN, "")])]
    given = [*own, chosen]
    given += [environ.get(name, "") for name in VARIABLES]
    return preferred(filter(None, given)) or ENGLISH


def _given(args: Sequence[str]) -> list[str]:
    """What stands after the option of the language, before the name of the command."""
    long, short = OPTION
    words = iter(args)
    for word in takewhile(lambda word: word.startswith("-"), words):
        if word in OPTION:
            return [next(words, "")]
        if word.startswith(f"{long}="):
            return [word.partition("=")[2]]
        if word.startswith(short):
            return [word.removeprefix(short)]
    return []


def bare(args: Sequence[str]) -> bool:
    """Whether the words say no more than the language, if anything."""
    return not args or (args[0].startswith(OPTION) and len(args) == 1 + (args[0] in OPTION))


def check(language: str | None) -> str | None:
    """The value of the option.

    Raises:
        typer.BadParameter: ``locale`` has no such language.
    """
    found = None if language is None else meant(language)
    if language is not None and found is None:
        raise typer.BadParameter(say("cli-no-language", {"languages": ", ".join(LANGUAGES)}))
    return found


def worded(app: typer.Typer) -> Any:
    """The command of an application, all help in words; in ``app`` stand their keys."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands")
    rich_utils.DEFAULT_STRING = say("cli-help-default", {"value": "{}"})
    rich_utils.REQUIRED_LONG_STRING = say("cli-help-required")
    command = typer.main.get_command(app)
    _put(command, command.context_class(command, **command.context_settings))
    return command


def _put(command: Any, context: Any) -> None:
    command.help = say(command.help)
    command.format_usage = partial(_put_usage, command)
    command.options_metavar = say("cli-help-usage-options")
    if hasattr(command, "commands"):
        command.subcommand_metavar = say("cli-help-usage-command")
    for param in [*command.params, command.get_help_option(context)]:
        if getattr(param, "is_flag", False):
            param.metavar = ""  # it takes no value: Typer would name a type
    for param in command.params:
        own = f"cli-help-{param.name.replace('_', '-')}"  # what Typer adds by itself
        param.help = named(own, say(param.help))
        if (param.metavar or "").startswith("cli-value-"):
            param.metavar = say(param.metavar)
        if param.param_type_name == "argument":
            param.display_type_rich = _no_type  # its name says what it is
    command.get_help_option(context).help = say("cli-help-help")
    for name, sub in getattr(command, "commands", {}).items():
        _put(sub, command.context_class(sub, parent=context, info_name=name))


def _no_type(ctx: Any) -> None:
    return None


def _put_usage(command: Any, context: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, f"{say('cli-help-usage')} ")
