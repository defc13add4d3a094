"""The commands of ``nullo``.

Their help texts are message keys here; :mod:`nullo.cli.language` replaces them with words in the
user's language.

Each command imports its own module when it runs, so that help and completion are fast.
"""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import signature
from typing import Annotated, Any

import typer

from nullo.build import COMPILED, __version__
from nullo.cli import options
from nullo.locale.words import say
from nullo.terminal.shared.console import discard_output, err

app = typer.Typer(
    name="nullo",
    help="cli-nullo",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nullo {__version__}, {say('cli-compiled' if COMPILED else 'cli-interpreted')}")
        raise typer.Exit


def _add_command(help: str, arguments: type, function: str = "") -> None:
    """Add the command ``COMMAND`` whose help has the key ``help``, which is ``cli-COMMAND``.

    ``function`` is the function that the command calls, as ``MODULE:NAME``; by default ``COMMAND:run``.
    """
    name = help.removeprefix("cli-")
    module, _, run = (function or f"{name}:run").partition(":")

    def command(**given: Any) -> None:
        code = getattr(import_module(f"nullo.cli.{module}"), run)(arguments(**given))
        raise typer.Exit(code or 0)

    command.__signature__ = signature(arguments, eval_str=True)  # type: ignore[attr-defined]
    command.__annotations__ = {}
    app.command(name, help=help)(command)


@app.callback()
def nullo(
    context: typer.Context,
    language: Annotated[str | None, options.language_option("cli-language")] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-version")
    ] = False,
) -> None:
    """Handle the options of ``nullo`` itself; if the engine is not compiled, print a warning."""
    # These two commands print nothing on standard error but one line about a bad record.
    if not COMPILED and context.invoked_subcommand not in ("replay", "verify"):
        try:
            err().print(say("cli-note-interpreted"), soft_wrap=True)
        except OSError:  # the note is not important
            discard_output(sys.stderr)


_add_command("cli-games", options.OutputOptions, "catalogue:print_games")
_add_command("cli-rules", options.RulesOptions, "catalogue:print_rules")
_add_command("cli-learn", options.LearnOptions, "play:learn")
_add_command("cli-play", options.PlayArguments)
_add_command("cli-join", options.JoinOptions, "join_host:join")
_add_command("cli-host", options.HostOptions, "join_host:host")
_add_command("cli-replay", options.ReplayOptions)
_add_command("cli-history", options.HistoryOptions)
_add_command("cli-daily", options.DailyOptions)
_add_command("cli-analyse", options.AnalyseOptions)
_add_command("cli-verify", options.VerifyOptions, "replay:verify")
_add_command("cli-simulate", options.SimulateOptions)
_add_command("cli-arena", options.ArenaOptions)
_add_command("cli-study", options.StudyOptions)
_add_command("cli-serve", options.ServeOptions)
_add_command("cli-site", options.SiteOptions)
_add_command("cli-print", options.PrintOptions)
_add_command("cli-train", options.TrainOptions)
_add_command("cli-bench", options.OutputOptions)
