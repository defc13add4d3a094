"""The folder of a study: what is played, every finished task until all are, then tables and the page."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import BadZipFile

from nullo.arena.job_folder import LOCK, JobFolder
from nullo.locale.error_words import make_error
from nullo.study.plan import Study, StudyError
from nullo.study.play import TaskResult

PARTS = "parts"
PAGE = "index.html"
GAMES = "games.parquet"
HANDS = "hands.parquet"
FIGURES = "figures.parquet"


class StudyFolder(JobFolder):
    """Keeps the results of tasks, so that a study which was stopped goes on where it was.

    Raises:
        StudyError: the folder holds another study or something else, or another process uses it.
        OSError: it cannot be read or written; the methods raise it, too.
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
        """Whether everything is played and drawn."""
        return (self.path / PAGE).exists()

    def has(self, number: int) -> bool:
        """Whether a task is played."""
        return (self.path / _part(number)).exists()

    def result(self, number: int) -> TaskResult:
        """The result of a task by its number.

        Raises:
            StudyError: its file is damaged; it is removed, so that the task is played again.
        """
        path = self.path / _part(number)
        try:
            with path.open("rb") as file:
                return TaskResult.unpack(file)
        except (FileNotFoundError, ValueError, KeyError, BadZipFile, EOFError):
            path.unlink(missing_ok=True)
            raise make_error(StudyError, "wrong-study-damaged", folder=str(self.path)) from None

    def keep(self, number: int, packed: bytes) -> None:
        """Keep the packed result of a task, whole or not at all."""
        self.put(_part(number), packed)

    def close(self) -> None:
        """Let others use the folder; once tables and page are written, remove the results of tasks."""
        if self.finished:
            shutil.rmtree(self.path / PARTS, ignore_errors=True)
        super().close()


def _part(number: int) -> str:
    return f"{PARTS}/{number:06}.npz"
