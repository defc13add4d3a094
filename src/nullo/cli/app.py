"""The commands and the keys of their help; :mod:`nullo.cli.language` puts the help into words.

Each command imports its own module when it runs, so that help and completion come at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from nullo.build import COMPILED, __version__
from nullo.cli import language
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


def _colorless(wanted: bool) -> None:
    if wanted:
        os.environ["NO_COLOR"] = "1"


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """The options of the game that was typed, or the values of one, that begin with the typed text."""
    from nullo.games.registry import game_ids, rules_of

    # While a line is completed, its arguments are not assigned yet.
    games = [game for game in game_ids() if game in context.args] or game_ids()
    name, equals, _ = incomplete.partition("=")
    options = [option for game in games for option in rules_of(game).options]
    if equals:
        found = [f"{name}={word}" for one in options if one.name == name for word in one.words()]
    else:
        found = [f"{one.name}=" for one in options]
    return [text for text in dict.fromkeys(found) if text.startswith(incomplete)]


Options = Annotated[
    list[str] | None,
    typer.Option(
        "-o",
        "--option",
        metavar="cli-value-pair",
        help="cli-option",
        autocompletion=complete_option,
    ),
]
Players = Annotated[int | None, typer.Option(help="cli-players", metavar="N")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-plain")]
NoColor = Annotated[
    bool, typer.Option("--no-color", help="cli-no-color", is_eager=True, callback=_colorless)
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="cli-overwrite")]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]
RecordFile = Annotated[str, typer.Argument(metavar="cli-value-file", help="cli-replay-file")]
Number = Annotated[int | None, typer.Option(metavar="K", min=1, help="cli-record-number")]
Jobs = Annotated[
    int, typer.Option(metavar="J", envvar="NULLO_JOBS", show_envvar=False, help="cli-jobs")
]
JOBS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""As many as this process may use processors; no result depends on it."""
Cluster = Annotated[str, typer.Option(metavar="cli-value-address", help="cli-cluster")]


def complete_game(incomplete: str) -> list[str]:
    """The ids that begin with the typed text."""
    from nullo.games.registry import game_ids

    return [game for game in game_ids() if game.startswith(incomplete)]


def complete_kind(incomplete: str) -> list[str]:
    """The kinds of documents that begin with the typed text."""
    from nullo.cli.print import SCORE
    from nullo.paper import KINDS

    return [kind for kind in (*KINDS, SCORE) if kind.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """The bots that may complete the last name of a list."""
    from nullo.bots import names

    head, comma, last = incomplete.rpartition(",")
    return [f"{head}{comma}{name}" for name in names() if name.startswith(last)]


def meant_game(game: str | None) -> str | None:
    """The id of the game that the typed text means."""
    from nullo.terminal.shared import typed_names

    return None if game is None else typed_names.game(game)


GameId = Annotated[
    str,
    typer.Argument(
        metavar="cli-value-game",
        help="cli-game",
        autocompletion=complete_game,
        callback=meant_game,
    ),
]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nullo {__version__}, {say('cli-compiled' if COMPILED else 'cli-interpreted')}")
        raise typer.Exit


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


Name = Annotated[str, typer.Option("--name", metavar="cli-value-name", help="cli-join-name")]


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


@app.command(help="cli-analyse")
def analyse(
    file: RecordFile,
    number: Number = None,
    json: Json = False,
    seat: Annotated[
        str | None, typer.Option(metavar="cli-value-name", help="cli-analyse-seat")
    ] = None,
    worlds: Annotated[int, typer.Option(metavar="N", help="cli-analyse-worlds")] = 200,
    jobs: Jobs = JOBS,
    cluster: Cluster = "",
    details: Annotated[bool, typer.Option("--details", help="cli-analyse-details")] = False,
    practise: Annotated[bool, typer.Option("--practise", help="cli-analyse-practise")] = False,
) -> None:
    """Analyse a record."""
    from nullo.cli import analyse as analyse_command

    wish = analyse_command.AnalyseOptions(
        file, number, json, seat, worlds, jobs, cluster, details, practise
    )
    raise typer.Exit(analyse_command.run(wish))


@app.command(help="cli-verify")
def verify(
    file: RecordFile,
    number: Number = None,
    json: Json = False,
) -> None:
    """Check the seals of a record."""
    from nullo.cli import verify as verify_command

    raise typer.Exit(verify_command.verify(file, json, number))


@app.command(help="cli-simulate")
def simulate(
    game: GameId,
    games: Annotated[int, typer.Option(metavar="N", help="cli-simulate-games")],
    players: Players = None,
    option: Options = None,
    bots: Annotated[
        str,
        typer.Option(metavar="B,…", help="cli-simulate-bots", autocompletion=complete_bots),
    ] = "random",
    playouts: Annotated[int, typer.Option(metavar="N", help="cli-simulate-playouts")] = 200,
    seed: Annotated[int, typer.Option(metavar="S", help="cli-simulate-seed")] = 0,
    jobs: Jobs = JOBS,
    cluster: Cluster = "",
    records: Annotated[
        Path | None, typer.Option(metavar="cli-value-file", help="cli-simulate-records")
    ] = None,
    overwrite: Overwrite = False,
    json: Json = False,
) -> None:
    """Play many games between bots."""
    from nullo.cli import simulate as simulate_command

    work = simulate_command.Work(
        game,
        players,
        option or [],
        bots,
        games,
        playouts,
        seed,
        jobs,
        cluster,
        records,
        overwrite,
        json,
    )
    simulate_command.run(work)


@app.command(help="cli-arena")
def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(metavar="B,…", help="cli-arena-bots", autocompletion=complete_bots),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="cli-arena-games")],
    players: Players = None,
    option: Options = None,
    hands: Annotated[int | None, typer.Option(metavar="N", help="cli-arena-hands")] = None,
    ms: Annotated[float | None, typer.Option(metavar="T", help="cli-arena-ms")] = None,
    playouts: Annotated[int | None, typer.Option(metavar="N", help="cli-arena-playouts")] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="cli-simulate-seed")] = 0,
    jobs: Jobs = JOBS,
    cluster: Cluster = "",
    folder: Annotated[
        Path | None, typer.Option(metavar="cli-value-folder", help="cli-arena-folder")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play against each other."""
    from nullo.cli import arena as arena_command

    wish = arena_command.ArenaOptions(
        game,
        players,
        option or [],
        bots,
        games,
        hands,
        ms,
        playouts,
        seed,
        jobs,
        cluster,
        folder,
        json,
    )
    arena_command.run(wish)


@app.command(help="cli-study")
def study(
    game: GameId,
    games: Annotated[int, typer.Option(metavar="N", help="cli-study-games")] = 100_000,
    players: Players = None,
    option: Options = None,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="cli-value-vary", help="cli-study-vary")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(metavar="B,…", help="cli-study-bots", autocompletion=complete_bots),
    ] = "club",
    playouts: Annotated[int, typer.Option(metavar="N", help="cli-simulate-playouts")] = 200,
    levels: Annotated[
        str,
        typer.Option(metavar="B,…", help="cli-study-levels", autocompletion=complete_bots),
    ] = "random,beginner,casual,club",
    ladder: Annotated[int, typer.Option(metavar="N", min=0, help="cli-study-ladder")] = 500,
    seed: Annotated[int, typer.Option(metavar="S", help="cli-simulate-seed")] = 0,
    jobs: Jobs = JOBS,
    cluster: Cluster = "",
    hands: Annotated[bool, typer.Option("--hands", help="cli-study-hands")] = False,
    folder: Annotated[
        Path | None, typer.Option(metavar="cli-value-folder", help="cli-study-folder")
    ] = None,
    json: Json = False,
) -> None:
    """Study a game."""
    from nullo.cli import study as study_command

    study_command.run(
        study_command.StudyOptions(
            game,
            games,
            players,
            option or [],
            vary or [],
            bots,
            playouts,
            levels,
            ladder,
            seed,
            jobs,
            cluster,
            hands,
            folder,
            json,
        )
    )


@app.command(help="cli-serve")
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="cli-value-host", help="cli-serve-host")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="cli-value-port", min=0, max=65535, help="cli-serve-port")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="cli-serve-lan")] = False,
    public_url: Annotated[str, typer.Option(metavar="URL", help="cli-serve-public-url")] = "",
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="cli-value-name", help="cli-serve-name")
    ] = None,
    db: Annotated[str | None, typer.Option(metavar="URL", help="cli-serve-db")] = None,
    grace: Annotated[
        float, typer.Option(metavar="cli-value-seconds", min=0, help="cli-serve-grace")
    ] = 60.0,
    pace: Annotated[
        float, typer.Option(metavar="cli-value-seconds", min=0, max=10, help="cli-serve-pace")
    ] = 0.8,
    think: Annotated[
        float, typer.Option(metavar="cli-value-seconds", min=0, max=2, help="cli-serve-think")
    ] = 0.3,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="cli-value-class", help="cli-serve-bot"),
    ] = None,
    tables_per_hour: Annotated[
        int, typer.Option(metavar="N", min=1, help="cli-serve-tables")
    ] = 240,
    connections: Annotated[
        int, typer.Option(metavar="N", min=1, help="cli-serve-connections")
    ] = 400,
    open: Annotated[bool, typer.Option("--open/--no-open", help="cli-serve-open")] = False,
    log: Annotated[str, typer.Option(metavar="cli-value-level", help="cli-serve-log")] = "warning",
) -> None:
    """Serve tables to browsers."""
    from nullo.cli import serve as serve_command

    wish = serve_command.Serving(
        host,
        port,
        lan,
        public_url,
        name or [],
        db,
        grace,
        pace,
        think,
        bot or [],
        tables_per_hour,
        connections,
        open,
        log,
    )
    raise typer.Exit(serve_command.serve(wish))


@app.command(help="cli-site")
def site(
    out: Annotated[Path, typer.Argument(metavar="cli-value-folder", help="cli-site-out")],
    engine: Annotated[
        Path | None, typer.Option(metavar="cli-value-file", help="cli-site-engine")
    ] = None,
    server: Annotated[str, typer.Option(metavar="URL", help="cli-site-server")] = "",
) -> None:
    """Write tables that need no server."""
    from nullo.cli import site as site_command

    raise typer.Exit(site_command.site(out, engine, server))


@app.command("print", help="cli-print")
def print_game(
    kind: Annotated[
        str,
        typer.Argument(
            metavar="cli-value-print", help="cli-print-kind", autocompletion=complete_kind
        ),
    ],
    of: Annotated[
        str,
        typer.Argument(
            metavar="cli-value-print-of", help="cli-print-of", autocompletion=complete_game
        ),
    ],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="cli-value-file", help="cli-print-out")
    ] = None,
    paper: Annotated[
        str, typer.Option("--paper", metavar="a4|letter", help="cli-print-paper")
    ] = "a4",
    language: Annotated[
        str | None,
        typer.Option(
            *language.OPTION, metavar="L", callback=language.check, help="cli-print-language"
        ),
    ] = None,
    players: Players = None,
    option: Options = None,
    no_backs: Annotated[bool, typer.Option("--no-backs", help="cli-print-no-backs")] = False,
    overwrite: Overwrite = False,
) -> None:
    """Print a score sheet, a deck, the rules or a kept score."""
    from nullo.cli import print as print_command

    print_command.run(
        print_command.PrintOptions(
            kind, of, players, option or [], out, overwrite, paper, language, not no_backs
        )
    )


@app.command(help="cli-train")
def train(
    game: GameId,
    others: Annotated[bool, typer.Option("--others", help="cli-train-others")] = False,
    folder: Annotated[Path | None, typer.Option("--folder", help="cli-train-folder")] = None,
    rounds: Annotated[int | None, typer.Option(metavar="N", min=1, help="cli-train-rounds")] = None,
    decisions: Annotated[
        int | None, typer.Option(metavar="N", min=1000, help="cli-train-decisions")
    ] = None,
    hidden: Annotated[
        tuple[int, int] | None, typer.Option(metavar="N N", help="cli-train-hidden")
    ] = None,
    playouts: Annotated[
        Literal["policy", "heuristic"] | None, typer.Option(help="cli-train-playouts")
    ] = None,
    worlds: Annotated[int | None, typer.Option(metavar="N", min=0, help="cli-train-worlds")] = None,
    begin: Annotated[Path | None, typer.Option("--from", help="cli-train-from")] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="cli-train-seed")] = 0,
    jobs: Jobs = JOBS,
    cluster: Cluster = "",
    every: Annotated[int, typer.Option(metavar="N", min=1, help="cli-train-every")] = 10,
) -> None:
    """Let a network learn a game."""
    from nullo.cli import train as train_command

    train_command.run(
        train_command.TrainOptions(
            game,
            others,
            folder,
            rounds,
            decisions,
            hidden,
            playouts,
            worlds,
            begin,
            seed,
            jobs,
            cluster,
            every,
        )
    )


@app.command(help="cli-bench")
def bench(json: Json = False) -> None:
    """Measure speed."""
    from nullo.cli import bench as bench_command

    bench_command.run(json)
