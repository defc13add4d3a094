"""The language of the command line, and the help in that language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import copy
from functools import partial
from itertools import takewhile
from shutil import get_terminal_size
from typing import Any

import typer

from nullo.locale.words import ENGLISH, LANGUAGES, preferred_language, say
from nullo.terminal.shared.alike import find, plain

OWN = "NULLO_LANG"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION = ("--language", "-l")
NARROW = 60  # columns below which help is not laid out in tables


def wanted_language(
    args: Sequence[str], environ: Mapping[str, str] = os.environ, chosen: str = ""
) -> str:
    """The language that the user wants; English if none is stated.

    It is looked for in the arguments, NULLO_LANG, ``chosen`` (the user's setting) and the other environment
    variables, in this order. The arguments are read before Typer reads them: its help needs the language.
    """
    own = filter(None, [*_language_values(args), environ.get(OWN, "")])
    given = [*(_language_meant_by(tag) or tag for tag in own), chosen]
    given += [environ.get(name, "") for name in VARIABLES]
    return preferred_language(filter(None, given)) or ENGLISH


def _language_values(args: Sequence[str]) -> list[str]:
    """A list with the value of the language option; empty if that is not given before the command."""
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


def _language_meant_by(text: str) -> str | None:
    """The tag of the language that ``text`` means; None if it means none.

    ``text`` may be the tag, or the language's name in any language.
    """
    if (tag := preferred_language([text])) is not None:
        return tag
    names = {
        plain(say(f"language-{one}", None, other)): one for one in LANGUAGES for other in LANGUAGES
    }
    return find(text, names)


def is_bare(args: Sequence[str]) -> bool:
    """Whether the arguments contain nothing but the language option."""
    return not args or (args[0].startswith(OPTION) and len(args) == 1 + (args[0] in OPTION))


def check(language: str | None) -> str | None:
    """The tag of the language that the option's value ``language`` means; None if that is None.

    Raises:
        typer.BadParameter: ``language`` means no known language.
    """
    found = None if language is None else _language_meant_by(language)
    if language is not None and found is None:
        raise typer.BadParameter(say("cli-no-language", {"languages": ", ".join(LANGUAGES)}))
    return found


def translate_help(app: typer.Typer) -> Any:
    """The Click command of the application, with the keys of its help replaced by words."""
    # In a narrow terminal Typer's tables cut off the names of options; plain help wraps them.
    app.rich_markup_mode = "rich" if get_terminal_size().columns >= NARROW else None
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
            param.metavar = ""  # a flag takes no value; Typer would show a type
    for param in command.params:
        own = param.help.startswith("cli-")  # others are options that Typer adds itself
        param.help = say(param.help if own else f"cli-help-{param.name.replace('_', '-')}")
        if (param.metavar or "").startswith("cli-value-"):
            param.metavar = say(param.metavar)
        if param.param_type_name == "argument":
            param.type = copy(param.type)
            param.type.get_metavar = lambda param, ctx: ""  # its name says enough
    command.get_help_option(context).help = say("cli-help-help")
    for name, sub in getattr(command, "commands", {}).items():
        _put(sub, command.context_class(sub, parent=context, info_name=name))


def _put_usage(command: Any, context: Any, formatter: Any) -> None:
    """Write the usage line, and translate the headings that follow it in the help."""
    from typer import rich_utils  # imported here, because only help needs it

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands")
    rich_utils.DEFAULT_STRING = say("cli-help-default", {"value": "{}"})
    rich_utils.REQUIRED_LONG_STRING = say("cli-help-required")
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, f"{say('cli-help-usage')} ")
