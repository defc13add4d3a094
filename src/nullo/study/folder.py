"""The folder of a study: what is played, every finished task until all are, then tables and the page."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import BadZipFile

from nullo.arena.job_folder import LOCK, JobFolder
from nullo.study.errors import StudyError
from nullo.study.plan import Study, Task
from nullo.study.play import Played

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
        super().__init__(path, study.stated())

    def _check_new(self) -> None:
        if any(one.name != LOCK for one in self.path.iterdir()):
            raise StudyError(f"{self.path} is not empty, and holds no study").keyed(
                "wrong-study-foreign", folder=str(self.path)
            )

    def _open(self) -> None:
        (self.path / PARTS).mkdir(exist_ok=True)

    @property
    def finished(self) -> bool:
        """Whether everything is played and drawn."""
        return (self.path / PAGE).exists()

    def kept(self, number: int) -> Played | None:
        """The result of a task by its number; None: it is not played yet."""
        try:
            with self._part(number).open("rb") as file:
                return Played.unpacked(file)
        except (FileNotFoundError, ValueError, KeyError, BadZipFile, EOFError):
            return None

    def has(self, number: int) -> bool:
        """Whether a task is played."""
        return self._part(number).exists()

    def forget(self, number: int) -> None:
        """Remove the result of a task."""
        self._part(number).unlink(missing_ok=True)

    def keep(self, number: int, packed: bytes) -> None:
        """Keep the packed result of a task, whole or not at all."""
        self.put(self._part(number).relative_to(self.path).as_posix(), packed)

    def _part(self, number: int) -> Path:
        return self.path / PARTS / f"{number:06}.npz"

    def tidy(self) -> None:
        """Remove the results of single tasks, which tables and page contain."""
        shutil.rmtree(self.path / PARTS, ignore_errors=True)

    def close(self) -> None:
        """Let others use the folder."""
        if self.finished:
            self.tidy()
        super().close()


def order(tasks: list[Task], folder: StudyFolder) -> list[tuple[int, Task]]:
    """The tasks that are not played yet, with their numbers."""
    return [(number, task) for number, task in enumerate(tasks) if not folder.has(number)]
