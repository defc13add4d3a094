"""``nullo study``: figures for a game's designer, from very many games."""

from __future__ import annotations

import json
from contextlib import closing
from importlib.util import find_spec
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from nullo.arena.contestants import Contestant, contestant
from nullo.arena.workers import workers
from nullo.bots.policies import check_weights
from nullo.cli.options import StudyOptions, check_positive
from nullo.game.options import Option
from nullo.games.registry import rules_of
from nullo.locale.words import say, title_of
from nullo.terminal.shared import typed_names
from nullo.terminal.shared.console import out, progress
from nullo.terminal.shared.errors import blame_file, wrong_input
from nullo.terminal.shared.tables import empty_table
from nullo.terminal.shared.typed_names import read_options, read_value, split_names

if TYPE_CHECKING:
    from nullo.study.figures import Figures
    from nullo.study.folder import StudyFolder
    from nullo.study.plan import Study

NEEDED = ("numpy", "arro3.core", "arro3.io", "matplotlib")


def run(wish: StudyOptions) -> None:
    """Play the games that the folder does not contain yet, write its tables and page, and print figures."""
    if not _has_extra():
        raise wrong_input("wrong-study-extra")
    from nullo.study.folder import StudyFolder
    from nullo.study.run import run as run_study

    study = _study(wish)
    path = wish.folder or Path(f"study-{wish.game}")
    many = sum(task.games for task in study.tasks())
    check_weights(study.game)  # refuses bad weights before the folder is made
    with blame_file(path), closing(StudyFolder(path, study)) as folder:
        with (
            workers(wish.jobs, wish.cluster) as those,
            progress(many, say("cli-study-progress")) as bar,
        ):
            figures = run_study(study, folder, those, bar)
        found = _figures(folder)
    if wish.json:
        print(json.dumps({**study.statement(), "figures": found}, ensure_ascii=False))
    else:
        _print(study, figures, path)


def _has_extra() -> bool:
    try:
        return all(find_spec(name) for name in NEEDED)
    except ModuleNotFoundError:
        return False


def _study(wish: StudyOptions) -> Study:
    from nullo.study.plan import Study, variants

    check_positive(games=wish.games, playouts=wish.playouts, jobs=wish.jobs)
    options = read_options(wish.option, wish.players, wish.game)
    found = variants(wish.game, options, _variations(wish, options))
    return Study(
        found,
        wish.games,
        _bots(wish, found[0].game.players, len({one.game.players for one in found}) == 1),
        tuple(_contestant(text, wish) for text in split_names(wish.levels)),
        wish.ladder,
        wish.seed,
        wish.hands,
    )


def _variations(wish: StudyOptions, options: dict[str, Any]) -> dict[str, list[Any]]:
    varied: dict[str, list[Any]] = {}
    for text in wish.vary or []:
        name, equals, values = text.partition("=")
        parts = [part.strip() for part in values.split(",")]
        if not name.strip() or not equals or len(parts) < 2 or not all(parts):
            raise wrong_input("wrong-vary-pair", text=text)
        known = next(iter(typed_names.options({name.strip(): None}, wish.game)))
        if known in varied or known in options:
            raise wrong_input("wrong-twice", option=known)
        option = next((one for one in rules_of(wish.game).options if one.name == known), None)
        varied[known] = [_value(part, option) for part in parts]
    return varied


def _value(text: str, option: Option | None) -> Any:
    """The value of ``option`` that ``text`` states; for an option that is a list, a number becomes a list."""
    value = read_value(text)
    if option is None:  # the number of players, or an unknown name, which is refused later
        return value
    if option.many and isinstance(value, int):
        return [value]
    return typed_names.option_value(option, value)


def _contestant(text: str, wish: StudyOptions) -> Contestant:
    return contestant(text, wish.playouts, None, typed_names.bot)


def _bots(wish: StudyOptions, players: int, same: bool) -> tuple[Contestant, ...]:
    found = [_contestant(text, wish) for text in split_names(wish.bots)]
    if len(found) == 1:
        return tuple(found) * (players if same else 1)
    if len(found) != players or not same:
        raise wrong_input("wrong-bots-seats", names=len(found), seats=players)
    return tuple(found)


def _figures(folder: StudyFolder) -> list[dict[str, Any]]:
    from nullo.study.folder import FIGURES, read_table

    columns = read_table(folder.path / FIGURES)
    rows = zip(*columns.values(), strict=True)
    return [dict(zip(columns, map(_plain, row), strict=True)) for row in rows]


def _plain(value: Any) -> Any:
    return None if isinstance(value, float) and isnan(value) else value


def _print(study: Study, figures: Figures | None, path: Path) -> None:
    from nullo.study.folder import PAGE

    console = out()
    title = title_of(study.game.id)
    console.print(say("cli-study-done", {"title": title, "games": study.games}), style="bold")
    console.print(say("cli-study-kept") if figures is None else _table(figures))
    page = {"page": str(path / PAGE)}
    console.print(say("cli-study-page", page), style="dim", soft_wrap=True)


def _table(figures: Figures) -> Table:
    from nullo.study.page import in_short

    heads, rows = in_short(figures)
    table = empty_table(*heads)
    for row in rows:
        table.add_row(*row)
    return table
