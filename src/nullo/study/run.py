"""Plays a study, and writes its tables and page into a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from nullo.arena.workers import HERE, Workers
from nullo.study.figures import Collector, Figures, rows
from nullo.study.folder import FIGURES, GAMES, HANDS, PAGE, Columns, StudyFolder, write_table
from nullo.study.page import page
from nullo.study.plan import Study
from nullo.study.play import GAME_COLUMNS, TaskResult, play_and_pack
from nullo.study.questions import OWN


def run(
    study: Study,
    folder: StudyFolder,
    workers: Workers = HERE,
    progress: Callable[[int], None] = lambda done: None,
) -> Figures | None:
    """Play the remaining tasks of a study, and write its tables and page into the folder.

    The same study always gives the same files.

    Args:
        progress: called with the number of games played so far, after each task.

    Returns:
        The figures, or None if the study had been finished before.
    """
    if folder.finished:
        return None
    tasks = study.tasks()
    left = [number for number in range(len(tasks)) if not folder.has(number)]
    done = sum(task.games for task in tasks) - sum(tasks[number].games for number in left)
    progress(done)
    results = workers.each(partial(play_and_pack, study), [tasks[number] for number in left])
    for number, packed in zip(left, results, strict=True):
        folder.keep(number, packed)
        done += tasks[number].games
        progress(done)
    return _finish(study, folder)


def _finish(study: Study, folder: StudyFolder) -> Figures:
    collector = Collector(study)
    for number, task in enumerate(study.tasks()):
        collector.add(task, folder.result(number))
    figures = collector.figures()
    write_table(folder.path / GAMES, _games(study, folder))
    if study.hands:
        write_table(folder.path / HANDS, _hands(study, folder))
    write_table(folder.path / FIGURES, [_figures(figures)])
    folder.put(PAGE, page(figures))
    return figures


def _results(study: Study, folder: StudyFolder) -> Iterator[tuple[int, TaskResult]]:
    for number, task in enumerate(study.tasks()):
        if not task.ladder:
            yield task.variant, folder.result(number)


def _games(study: Study, folder: StudyFolder) -> Iterator[Columns]:
    """The rows of ``games.parquet``, one for each game; seats that its variant does not have get NaN."""
    seats = max(one.game.players for one in study.variants)
    for variant, played in _results(study, folder):
        many, players = played.points.shape
        columns = {"variant": np.full(many, variant, np.int32)}
        columns |= {name: played.games[:, k] for k, name in enumerate(GAME_COLUMNS)}
        for name, values in (("points", played.points), ("wins", played.wins)):
            for seat in range(seats):
                none = np.full(many, np.nan)
                columns[f"{name}_{seat}"] = values[:, seat] if seat < players else none
        yield columns


def _hands(study: Study, folder: StudyFolder) -> Iterator[Columns]:
    game = study.game
    names = [one.name for one in game.rules.study_form(game.typed_options).counts]
    for variant, played in _results(study, folder):
        columns = {"variant": np.full(len(played.gains), variant, np.int32)}
        for k, name in enumerate(("game", "hand", *OWN, *names)):
            columns[name] = played.rows[:, k]
        yield {**columns, "points": played.gains}


def _figures(figures: Figures) -> Columns:
    table = list(rows(figures))
    labels = [one.label or one.game.id for one in figures.study.variants]
    return {
        "variant": [labels[one.variant] for one in table],
        "figure": [one.figure for one in table],
        "x": np.array([one.x for one in table], np.float64),
        "series": np.array([one.series for one in table], np.int32),
        "n": np.array([one.n for one in table], np.float64),
        "mean": np.array([one.mean for one in table], np.float64),
        "low_99": np.array([one.low for one in table], np.float64),
        "high_99": np.array([one.high for one in table], np.float64),
    }
