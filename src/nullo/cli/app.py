"""The commands and the keys of their help; :mod:`nullo.cli.language` puts the help into words.

Each command imports its own module when it runs, so that help and completion come at once.
"""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Annotated, Any

import typer

from nullo.build import COMPILED, __version__
from nullo.cli import language
from nullo.cli.options import (
    AnalyseOptions,
    ArenaOptions,
    GameId,
    Json,
    Name,
    NoColor,
    Number,
    Options,
    Overwrite,
    Plain,
    Players,
    PrintOptions,
    RecordFile,
    ServeOptions,
    SimulateOptions,
    StudyOptions,
    TrainOptions,
    complete_bots,
    complete_game,
    meant_game,
)
from nullo.locale.words import say
from nullo.terminal.shared.console import err
from nullo.terminal.shared.play_options import DEFAULT_BOT, PlayOptions
from nullo.terminal.shared.streams import hush

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


def _add_command(name: str, options: type) -> None:
    """Add a command: its arguments are the fields of a class, and ``run`` of its module carries it out."""

    def command(**given: Any) -> None:
        code = import_module(f"nullo.cli.{name}").run(options(**given))
        raise typer.Exit(code or 0)

    command.__signature__ = signature(options, eval_str=True)  # type: ignore[attr-defined]
    command.__annotations__ = {}
    app.command(name, help=f"cli-{name}")(command)


@app.callback()
def nullo(
    context: typer.Context,
    language: Annotated[
        str | None,
        typer.Option(*language.OPTION, metavar="L", callback=language.check, help="cli-language"),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-version")
    ] = False,
) -> None:
    """The options of the command ``nullo`` itself."""
    # These commands print only about the record on standard error, in one line.
    if not COMPILED and context.invoked_subcommand not in ("replay", "verify"):
        try:
            err().print(say("cli-note-interpreted"), soft_wrap=True)
        except (
            OSError
        ):  # failing to print the note does no harm, nor does what is left of it at exit
            hush(sys.stderr)


@app.command(help="cli-games")
def games(json: Json = False) -> None:
    """List the games."""
    from nullo.cli import catalogue

    catalogue.print_games(json)


@app.command(help="cli-rules")
def rules(game: GameId) -> None:
    """Show a rule page."""
    from nullo.cli import catalogue

    catalogue.print_rules(game)


@app.command(help="cli-learn")
def learn(game: GameId, plain: Plain = False, no_color: NoColor = False) -> None:
    """Give a guided first hand."""
    from nullo.cli import learn as learn_command

    raise typer.Exit(learn_command.learn(game, plain=plain))


@app.command(help="cli-play")
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="cli-value-game",
            help="cli-play-game",
            autocompletion=complete_game,
            callback=meant_game,
        ),
    ] = None,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(metavar="B,…", help="cli-play-bots", autocompletion=complete_bots),
    ] = DEFAULT_BOT,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="cli-play-seed", metavar="S")] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="cli-value-file", help="cli-play-record")
    ] = None,
    overwrite: Overwrite = False,
    no_cut: Annotated[bool, typer.Option("--no-cut", help="cli-play-no-cut")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="cli-play-resume")] = False,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Play a game in the terminal."""
    from nullo.cli import play as play_command

    wish = PlayOptions(game, players, bots, option or [], seed, record, not no_cut, overwrite)
    raise typer.Exit(play_command.play(wish, again=resume, plain=plain))


@app.command(help="cli-join")
def join(
    link: Annotated[str, typer.Argument(metavar="cli-value-link", help="cli-join-link")],
    name: Name = "",
    no_color: NoColor = False,
) -> None:
    """Sit down at a table of a server."""
    from nullo.cli import join_host

    raise typer.Exit(join_host.join(link, name))


@app.command(help="cli-host")
def host(
    server: Annotated[str, typer.Argument(metavar="URL", help="cli-host-server")],
    game: GameId,
    players: Players = None,
    option: Options = None,
    name: Name = "",
    no_color: NoColor = False,
) -> None:
    """Make a table on a server."""
    from nullo.cli import join_host

    raise typer.Exit(join_host.host(server, game, name, option or [], players))


@app.command(help="cli-replay")
def replay(
    file: RecordFile,
    number: Number = None,
    json: Json = False,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Print a record."""
    from nullo.cli import replay as replay_command

    raise typer.Exit(replay_command.show(file, json, plain, number))


@app.command(help="cli-history")
def history(
    number: Annotated[int | None, typer.Argument(metavar="N", help="cli-history-number")] = None,
    json: Json = False,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """List the games that were played here, or replay one of them."""
    from nullo.cli import history as history_command

    raise typer.Exit(history_command.show(number, json, plain))


@app.command(help="cli-daily")
def daily(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="cli-value-game",
            help="cli-daily-game",
            autocompletion=complete_game,
            callback=meant_game,
        ),
    ] = None,
    date: Annotated[str, typer.Option(metavar="cli-value-date", help="cli-daily-date")] = "",
    practice: Annotated[bool, typer.Option("--practice", help="cli-daily-practice")] = False,
    expert: Annotated[bool, typer.Option("--expert", help="cli-daily-expert")] = False,
    json: Json = False,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Play the daily deal, or show the week."""
    from nullo.cli import daily as daily_command

    raise typer.Exit(
        daily_command.play(game, date, practice=practice, expert=expert, as_json=json, plain=plain)
    )


_add_command("analyse", AnalyseOptions)


@app.command(help="cli-verify")
def verify(
    file: RecordFile,
    number: Number = None,
    json: Json = False,
) -> None:
    """Check the seals of a record."""
    from nullo.cli import verify as verify_command

    raise typer.Exit(verify_command.verify(file, json, number))


_add_command("simulate", SimulateOptions)
_add_command("arena", ArenaOptions)
_add_command("study", StudyOptions)
_add_command("serve", ServeOptions)
_add_command("print", PrintOptions)
_add_command("train", TrainOptions)


@app.command(help="cli-bench")
def bench(json: Json = False) -> None:
    """Measure speed."""
    from nullo.cli import bench as bench_command

    bench_command.run(json)
