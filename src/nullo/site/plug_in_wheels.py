"""Plug-ins that a site contains: wheels in plain Python with games and bots."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from nullo.site.packages import Files, write_files
from nullo.system.plug_ins import only_plug_ins_in

PURE = "-none-any.whl"


class NotPure(Exception):
    """A file is not a wheel in plain Python; its only argument is the file."""


def plug_in_files(wheels: Iterable[Path]) -> Files:
    """The content of the files of wheels, by their path in a folder of packages.

    Raises:
        NotPure: a file is not a wheel, or contains compiled modules.
        OSError: a file cannot be read.
    """
    files: Files = {}
    for wheel in wheels:
        try:
            with zipfile.ZipFile(wheel) as archive:
                names = [name for name in archive.namelist() if not name.endswith("/")]
                files |= {name: archive.read(name) for name in names}
        except zipfile.BadZipFile:
            raise NotPure(wheel) from None
        if not wheel.name.endswith(PURE):
            raise NotPure(wheel)
    return files


@contextmanager
def plugged_in(files: Files) -> Iterator[None]:
    """Only the plug-ins of these files are installed."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_files(files, folder)
        with only_plug_ins_in(folder):
            yield
