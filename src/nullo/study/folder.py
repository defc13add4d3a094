"""The folder of a study: its description, the results of its tasks and, in the end, tables and a page."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np
from arro3.core import Array as Column
from arro3.core import DataType, RecordBatch, RecordBatchReader
from arro3.core import Table as Frame
from arro3.io import read_parquet, write_parquet

from nullo.arena.job_folder import LOCK, JobFolder
from nullo.locale.error_words import make_error
from nullo.study.plan import Study, StudyError
from nullo.study.play import TaskResult
from nullo.study.questions import Array

PARTS = "parts"
PAGE = "index.html"
GAMES = "games.parquet"
HANDS = "hands.parquet"
FIGURES = "figures.parquet"


class StudyFolder(JobFolder):
    """Stores the results of a study's tasks, so that it can be stopped and continued.

    Raises:
        StudyError: the folder contains another study or something else, or another process is using it.
        OSError: the folder cannot be read or written; the methods raise it, too.
    """

    Error = StudyError
    job = "study"

    def __init__(self, path: Path, study: Study) -> None:
        super().__init__(path, study.statement())

    def _check_new(self) -> None:
        if any(one.name != LOCK for one in self.path.iterdir()):
            raise make_error(StudyError, "wrong-study-foreign", folder=str(self.path))

    def _open(self) -> None:
        (self.path / PARTS).mkdir(exist_ok=True)

    @property
    def finished(self) -> bool:
        return (self.path / PAGE).exists()

    def has(self, number: int) -> bool:
        return (self.path / _part(number)).exists()

    def result(self, number: int) -> TaskResult:
        """The stored result of task ``number``.

        Raises:
            StudyError: the file is missing or damaged; it is removed, so that the task is played again.
        """
        path = self.path / _part(number)
        try:
            with path.open("rb") as file:
                return TaskResult.unpack(file)
        except (FileNotFoundError, ValueError, KeyError, BadZipFile, EOFError):
            path.unlink(missing_ok=True)
            raise make_error(StudyError, "wrong-study-damaged", folder=str(self.path)) from None

    def keep(self, number: int, packed: bytes) -> None:
        """Store the packed result of task ``number``."""
        self.put(_part(number), packed)

    def close(self) -> None:
        """Let other processes use the folder; if the study is finished, remove the results of its tasks."""
        if self.finished:
            shutil.rmtree(self.path / PARTS, ignore_errors=True)
        super().close()


def _part(number: int) -> str:
    return f"{PARTS}/{number:06}.npz"


Columns: TypeAlias = Mapping[str, Array | Sequence[str]]


def write_table(path: Path, parts: Iterable[Columns]) -> None:
    """Write a Parquet file, whole or not at all; may raise OSError.

    Args:
        parts: the rows of the table in one or more parts, each with all columns by name.
    """
    batches = map(_batch, parts)
    first = next(batches)
    part = path.with_name(f"part-{path.name}")
    reader = RecordBatchReader.from_batches(first.schema, chain([first], batches))
    write_parquet(reader, part, compression="zstd(3)")
    part.replace(path)


def read_table(path: Path) -> dict[str, list[Any]]:
    """The columns of a Parquet file by name."""
    frame: Frame = read_parquet(path).read_all()
    columns = [(name, frame[name]) for name in frame.column_names]
    return {name: list(column.to_pylist()) for name, column in columns}


def _batch(columns: Columns) -> RecordBatch:
    arrays: Any = {name: _column(values) for name, values in columns.items()}
    return RecordBatch.from_pydict(arrays)


def _column(values: Array | Sequence[str]) -> Column:
    if isinstance(values, np.ndarray):
        return Column.from_numpy(np.ascontiguousarray(values))
    return Column(list(values), DataType.utf8())
