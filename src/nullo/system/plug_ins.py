"""Finds plug-ins (games and bots that other packages declare as entry points) and their failures."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from sysconfig import get_path
from types import FrameType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_folder: Path | None = None
"""The only folder in which plug-ins are sought; None if all installed packages may be plug-ins."""


@cache
def entry_points_by_name(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name, in alphabetical order; if two share a name, the first found.

    The result is cached, because the metadata of every installed package is read for it.
    """
    from importlib.metadata import distributions, entry_points

    found: dict[str, EntryPoint] = {}
    there: Iterable[EntryPoint] = entry_points(group=group)
    if _folder is not None:
        installed = distributions(path=[str(_folder)])
        there = [entry for one in installed for entry in one.entry_points.select(group=group)]
    for entry in there:
        found.setdefault(entry.name, entry)
    return dict(sorted(found.items()))


@contextmanager
def only_plug_ins_in(folder: Path) -> Iterator[None]:
    """In the block, the plug-ins in a folder of packages are the only ones, and can be imported."""
    global _folder
    before, _folder = _folder, folder
    sys.path.insert(0, str(folder))
    entry_points_by_name.cache_clear()
    try:
        yield
    finally:
        _folder = before
        sys.path.remove(str(folder))
        entry_points_by_name.cache_clear()


class PlugInFailure(NamedTuple):
    """Where a plug-in raised an exception."""

    module: str  # the plug-in's module that Nullo called
    trace: str  # the lines of the traceback from that call on


def plug_in_failure(error: BaseException) -> PlugInFailure | None:
    """Where a plug-in raised an exception; None if no plug-in raised it.

    If the exception comes from another process, :func:`note_plug_in` must have been called there.
    """
    noted: PlugInFailure | None = getattr(error, "plug_in", None)
    if noted:
        return noted
    at, called = error.__traceback__, False
    while at is not None and not (called and _is_plug_in(at.tb_frame)):
        called = called or _package(at.tb_frame) == "nullo"
        at = at.tb_next
    if at is None:
        return None
    return PlugInFailure(at.tb_frame.f_globals["__name__"], "".join(traceback.format_tb(at)))


def blame(error: BaseException, module: str) -> None:
    """Mark an exception of Nullo's as caused by a plug-in's ``module``, for instance by what it returned."""
    vars(error)["plug_in"] = PlugInFailure(module, "")


def load_entry(entry: EntryPoint) -> object:
    """The object that a plug-in's entry point names.

    It may raise any exception, which is marked as the plug-in's fault; a SystemExit becomes an ImportError.
    """
    try:
        try:
            return entry.load()
        except SystemExit as error:
            raise ImportError(f"importing it ends the program: SystemExit: {error}") from None
    except Exception as error:
        if plug_in_failure(error) is None:
            blame(error, entry.module)
        raise


@contextmanager
def exits_as_errors() -> Iterator[None]:
    """Turn an attempt to exit in the block into a RuntimeError, because a worker would end silently."""
    try:
        yield
    except Exception:
        raise
    except BaseException as error:
        what = traceback.format_exception_only(error)[0].strip()
        exit_error = RuntimeError(f"it would have ended the program: {what}")
        if failure := plug_in_failure(error):
            vars(exit_error)["plug_in"] = failure
        raise exit_error from error


def note_plug_in(error: BaseException) -> None:
    """Store in an exception which plug-in raised it, since other processes do not get its traceback."""
    if failure := plug_in_failure(error):
        vars(error)["plug_in"] = failure


def _is_plug_in(frame: FrameType) -> bool:
    """Whether a frame runs code of a package with plug-ins, or of a module that is not installed."""
    package, file = _package(frame), Path(frame.f_code.co_filename)
    groups = (entry_points_by_name("nullo.games"), entry_points_by_name("nullo.bots"))
    if any(
        entry.module.partition(".")[0] == package for group in groups for entry in group.values()
    ):
        return True
    libraries = [get_path(kind) for kind in ("stdlib", "purelib", "platlib")]
    installed = any(file.is_relative_to(folder) for folder in libraries)
    return package != "nullo" and not installed and file.is_file()


def _package(frame: FrameType) -> str:
    name: str = frame.f_globals.get("__name__", "")
    return name.partition(".")[0]
