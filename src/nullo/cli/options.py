"""The arguments and options of the commands, with the keys of their help.

Help and completion import this module, so it imports nothing that takes time.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from nullo.cli import language as languages
from nullo.terminal.shared.errors import wrong_input
from nullo.terminal.shared.play_options import DEFAULT_BOT


def _value_option(kind: str, help: str, *names: str, **more: Any) -> Any:
    return typer.Option(*names, metavar=f"cli-value-{kind}", help=help, **more)


def _number_option(help: str, least: int | None = None) -> Any:
    return typer.Option(metavar="N", min=least, help=help)


def language_option(help: str) -> Any:
    """An option whose value is a language, by its tag or its name; ``help`` is the key of its help."""
    return typer.Option(*languages.OPTION, metavar="L", callback=languages.check, help=help)


def _argument(kind: str, help: str, **more: Any) -> Any:
    return typer.Argument(metavar=f"cli-value-{kind}", help=help, **more)


def _colorless(wanted: bool) -> None:
    if wanted:
        os.environ["NO_COLOR"] = "1"


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """The completions of a typed game option: first ``NAME=``, then ``NAME=VALUE``.

    The options are those of the game in the command line, or of all games if it contains none.
    """
    from nullo.games.registry import game_ids, rules_of

    # During completion the arguments are not assigned to parameters yet.
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
    _value_option("pair", "cli-option", "-o", "--option", autocompletion=complete_option),
]
Players = Annotated[int | None, typer.Option(help="cli-players", metavar="N")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-plain")]
NoColor = Annotated[
    bool, typer.Option("--no-color", help="cli-no-color", is_eager=True, callback=_colorless)
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="cli-overwrite")]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]
RecordFile = Annotated[str, _argument("file", "cli-replay-file")]
Number = Annotated[int | None, typer.Option(metavar="K", min=1, help="cli-record-number")]
Jobs = Annotated[
    int, typer.Option(metavar="J", envvar="NULLO_JOBS", show_envvar=False, help="cli-jobs")
]
SCORE = "score"
"""A further kind of document, which is not in ``nullo.paper.KINDS``: a score kept at a real table."""
JOBS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""The number of processors that this process may use. Results do not depend on it."""
Cluster = Annotated[str, _value_option("address", "cli-cluster")]


def complete_game(incomplete: str) -> list[str]:
    """The ids of games that begin with what has been typed."""
    from nullo.games.registry import game_ids

    return [game for game in game_ids() if game.startswith(incomplete)]


def complete_kind(incomplete: str) -> list[str]:
    """The kinds of documents whose names begin with what has been typed."""
    from nullo.paper import KINDS

    return [kind for kind in (*KINDS, SCORE) if kind.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """The completions of a typed list of bots; only the last name is completed."""
    from nullo.bots import names

    head, comma, last = incomplete.rpartition(",")
    return [f"{head}{comma}{name}" for name in names() if name.startswith(last)]


def _bots_option(help: str) -> Any:
    return typer.Option(metavar="B,…", help=help, autocompletion=complete_bots)


def game_of(game: str | None) -> str | None:
    """The id of the game that the user has typed as ``game``; None if nothing was typed."""
    from nullo.terminal.shared import typed_names

    return None if game is None else typed_names.game(game)


def _game_argument(help: str) -> Any:
    return _argument("game", help, autocompletion=complete_game, callback=game_of)


GameId = Annotated[str, _game_argument("cli-game")]
Seed = Annotated[int, typer.Option(metavar="S", help="cli-simulate-seed")]
Playouts = Annotated[int, _number_option("cli-simulate-playouts")]
Name = Annotated[str, _value_option("name", "cli-join-name", "--name")]


@dataclass(frozen=True)
class OutputOptions:
    """The options of the commands ``games`` and ``bench``, which only print something."""

    json: Json = False


@dataclass(frozen=True)
class RulesOptions:
    """The arguments of ``nullo rules``: which game's rules to show."""

    game: GameId


@dataclass(frozen=True)
class LearnOptions:
    """The arguments of ``nullo learn``: which game to learn, and how to show the lesson."""

    game: GameId
    plain: Plain = False
    no_color: NoColor = False


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of ``nullo play``: what to play, against which bots, and how to show it."""

    game: Annotated[str | None, _game_argument("cli-play-game")] = None
    players: Players = None
    bots: Annotated[str, _bots_option("cli-play-bots")] = DEFAULT_BOT
    option: Options = None
    seed: Annotated[int | None, typer.Option(help="cli-play-seed", metavar="S")] = None
    record: Annotated[Path | None, _value_option("file", "cli-play-record")] = None
    overwrite: Overwrite = False
    no_cut: Annotated[bool, typer.Option("--no-cut", help="cli-play-no-cut")] = False
    resume: Annotated[bool, typer.Option("--resume", help="cli-play-resume")] = False
    plain: Plain = False
    no_color: NoColor = False


@dataclass(frozen=True)
class JoinOptions:
    """The arguments of ``nullo join``: which table to join, and the user's name there."""

    link: Annotated[str, _argument("link", "cli-join-link")]
    name: Name = ""
    no_color: NoColor = False


@dataclass(frozen=True)
class HostOptions:
    """The arguments of ``nullo host``: which table to make, and on which server."""

    server: Annotated[str, typer.Argument(metavar="URL", help="cli-host-server")]
    game: GameId
    players: Players = None
    option: Options = None
    name: Name = ""
    no_color: NoColor = False


@dataclass(frozen=True)
class ReplayOptions:
    """The arguments of ``nullo replay``: which record to show, and how."""

    file: RecordFile
    number: Number = None
    json: Json = False
    plain: Plain = False
    no_color: NoColor = False


@dataclass(frozen=True)
class HistoryOptions:
    """The arguments of ``nullo history``: whether to list games, replay one or practise mistakes."""

    which: Annotated[
        str | None, typer.Argument(metavar="cli-value-history", help="cli-history-number")
    ] = None
    number: Annotated[int | None, typer.Option(metavar="K", min=1, help="cli-history-saved")] = None
    practise: Annotated[bool, typer.Option("--practise", help="cli-history-practise")] = False
    json: Json = False
    plain: Plain = False
    no_color: NoColor = False


@dataclass(frozen=True)
class DailyOptions:
    """The arguments of ``nullo daily``: which deal to play; if ``game`` is None, the week is shown."""

    game: Annotated[str | None, _game_argument("cli-daily-game")] = None
    date: Annotated[str, _value_option("date", "cli-daily-date")] = ""
    practice: Annotated[bool, typer.Option("--practice", help="cli-daily-practice")] = False
    expert: Annotated[bool, typer.Option("--expert", help="cli-daily-expert")] = False
    json: Json = False
    plain: Plain = False
    no_color: NoColor = False


@dataclass(frozen=True)
class VerifyOptions:
    """The arguments of ``nullo verify``: which record to verify."""

    file: RecordFile
    number: Number = None
    json: Json = False


@dataclass(frozen=True)
class AnalyseOptions:
    """The arguments of ``nullo analyse``: which record to analyse, how thoroughly, and what to do then."""

    file: RecordFile
    number: Number = None
    json: Json = False
    seat: Annotated[str | None, _value_option("name", "cli-analyse-seat")] = None
    worlds: Annotated[int, _number_option("cli-analyse-worlds")] = 200
    jobs: Jobs = JOBS
    cluster: Cluster = ""
    details: Annotated[bool, typer.Option("--details", help="cli-analyse-details")] = False
    practise: Annotated[bool, typer.Option("--practise", help="cli-analyse-practise")] = False


@dataclass(frozen=True)
class SimulateOptions:
    """The arguments of ``nullo simulate``: how many games of what kind to play, and with which bots."""

    game: GameId
    games: Annotated[int, _number_option("cli-simulate-games")]
    players: Players = None
    option: Options = None
    bots: Annotated[str, _bots_option("cli-simulate-bots")] = "random"
    playouts: Playouts = 200
    seed: Seed = 0
    jobs: Jobs = JOBS
    cluster: Cluster = ""
    records: Annotated[Path | None, _value_option("file", "cli-simulate-records")] = None
    overwrite: Overwrite = False
    json: Json = False


@dataclass(frozen=True)
class ArenaOptions:
    """The arguments of ``nullo arena``: which bots play against each other, and at what."""

    game: GameId
    bots: Annotated[str, _bots_option("cli-arena-bots")]
    games: Annotated[int, _number_option("cli-arena-games")]
    players: Players = None
    option: Options = None
    hands: Annotated[int | None, _number_option("cli-arena-hands")] = None
    ms: Annotated[float | None, typer.Option(metavar="T", help="cli-arena-ms")] = None
    playouts: Annotated[int | None, _number_option("cli-arena-playouts")] = None
    seed: Seed = 0
    jobs: Jobs = JOBS
    cluster: Cluster = ""
    folder: Annotated[Path | None, _value_option("folder", "cli-arena-folder")] = None
    json: Json = False


@dataclass(frozen=True)
class StudyOptions:
    """The arguments of ``nullo study``: which game to study, with which options and bots."""

    game: GameId
    games: Annotated[int, _number_option("cli-study-games")] = 100_000
    players: Players = None
    option: Options = None
    vary: Annotated[
        list[str] | None, _value_option("vary", "cli-study-vary", autocompletion=complete_option)
    ] = None
    bots: Annotated[str, _bots_option("cli-study-bots")] = "club"
    playouts: Playouts = 200
    levels: Annotated[str, _bots_option("cli-study-levels")] = "random,beginner,casual,club"
    ladder: Annotated[int, _number_option("cli-study-ladder", 0)] = 500
    seed: Seed = 0
    jobs: Jobs = JOBS
    cluster: Cluster = ""
    hands: Annotated[bool, typer.Option("--hands", help="cli-study-hands")] = False
    folder: Annotated[Path | None, _value_option("folder", "cli-study-folder")] = None
    json: Json = False


@dataclass(frozen=True)
class ServeOptions:
    """The arguments of ``nullo serve``: where and how to run a server."""

    host: Annotated[str | None, _value_option("host", "cli-serve-host")] = None
    port: Annotated[int | None, _value_option("port", "cli-serve-port", min=0, max=65535)] = None
    lan: Annotated[bool, typer.Option("--lan", help="cli-serve-lan")] = False
    public_url: Annotated[str, typer.Option(metavar="URL", help="cli-serve-public-url")] = ""
    name: Annotated[list[str] | None, _value_option("name", "cli-serve-name", "--name")] = None
    db: Annotated[str | None, typer.Option(metavar="URL", help="cli-serve-db")] = None
    grace: Annotated[float, _value_option("seconds", "cli-serve-grace", min=0)] = 60.0
    pace: Annotated[float, _value_option("seconds", "cli-serve-pace", min=0, max=10)] = 0.8
    think: Annotated[float, _value_option("seconds", "cli-serve-think", min=0, max=2)] = 0.3
    bot: Annotated[list[str] | None, _value_option("class", "cli-serve-bot", "--bot")] = None
    tables_per_hour: Annotated[int, _number_option("cli-serve-tables", 1)] = 240
    connections: Annotated[int, _number_option("cli-serve-connections", 1)] = 400
    offline: Annotated[Path | None, _value_option("folder", "cli-serve-offline")] = None
    open: Annotated[bool, typer.Option("--open/--no-open", help="cli-serve-open")] = False
    log: Annotated[str, _value_option("level", "cli-serve-log")] = "warning"


@dataclass(frozen=True)
class SiteOptions:
    """The arguments of ``nullo site``: what a site is made of, and where it is written."""

    out: Annotated[Path, typer.Argument(metavar="cli-value-folder", help="cli-site-out")]
    engine: Annotated[str, typer.Option(metavar="WHEEL|none", help="cli-site-engine")] = ""
    server: Annotated[str, typer.Option(metavar="URL", help="cli-site-server")] = ""
    plug_ins: Annotated[list[Path] | None, _value_option("file", "cli-site-with", "--with")] = None


@dataclass(frozen=True)
class PrintOptions:
    """The arguments of ``nullo print``: what to print, of which game or score, and how."""

    kind: Annotated[str, _argument("print", "cli-print-kind", autocompletion=complete_kind)]
    of: Annotated[str, _argument("print-of", "cli-print-of", autocompletion=complete_game)]
    out: Annotated[Path | None, _value_option("file", "cli-print-out", "--out")] = None
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="cli-print-paper")] = (
        "a4"
    )
    language: Annotated[str | None, language_option("cli-print-language")] = None
    players: Players = None
    option: Options = None
    no_backs: Annotated[bool, typer.Option("--no-backs", help="cli-print-no-backs")] = False
    overwrite: Overwrite = False


@dataclass(frozen=True)
class TrainOptions:
    """The arguments of ``nullo train``; where an option is None, the game's own value applies."""

    game: GameId
    others: Annotated[bool, typer.Option("--others", help="cli-train-others")] = False
    folder: Annotated[Path | None, typer.Option("--folder", help="cli-train-folder")] = None
    rounds: Annotated[int | None, _number_option("cli-train-rounds", 1)] = None
    decisions: Annotated[int | None, _number_option("cli-train-decisions", 1000)] = None
    hidden: Annotated[
        tuple[int, int] | None, typer.Option(metavar="N N", help="cli-train-hidden")
    ] = None
    playouts: Annotated[
        Literal["policy", "heuristic"] | None, typer.Option(help="cli-train-playouts")
    ] = None
    worlds: Annotated[int | None, _number_option("cli-train-worlds", 0)] = None
    begin: Annotated[Path | None, typer.Option("--from", help="cli-train-from")] = None
    seed: Annotated[int, _number_option("cli-train-seed")] = 0
    jobs: Jobs = JOBS
    cluster: Cluster = ""
    every: Annotated[int, _number_option("cli-train-every", 1)] = 10


def check_positive(**values: int | None) -> None:
    """Raise BadInput if one of ``values`` is below 1; they are given by the names of their options."""
    for name, value in values.items():
        if value is not None and value < 1:
            raise wrong_input("wrong-least", name=f"--{name}", value=str(value))
