"""Files that reach the browser when they are needed."""

from __future__ import annotations

import io
import sys
import tarfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from nullo.site import later_files
from nullo.site.later_files import LATER, LIST

PACKAGE = "later_toy"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages: one has a module that comes later."""
    (tmp_path / PACKAGE).mkdir()
    (tmp_path / PACKAGE / "__init__.py").touch()
    (tmp_path / LIST).parent.mkdir(parents=True)
    (tmp_path / LIST).write_text(f'["{PACKAGE}.rest", "{PACKAGE}.more"]')
    monkeypatch.setattr(later_files, "PACKAGES", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    later_files.later_modules.cache_clear()
    yield tmp_path
    later_files.later_modules.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def archive(**modules: str) -> bytes:
    """An archive with modules of the package."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz") as files:
        for name, text in modules.items():
            entry = tarfile.TarInfo(f"{PACKAGE}/{name}.py")
            entry.size = len(text)
            files.addfile(entry, io.BytesIO(text.encode()))
    return packed.getvalue()


def test_an_archive_is_fetched_once(folder: Path) -> None:
    fetched: list[str] = []

    def fetch(path: str) -> bytes:
        fetched.append(path)
        return archive(rest="value = 1", more="value = 2")

    later_files.install(fetch)
    import_module(PACKAGE)
    assert not fetched
    assert import_module(f"{PACKAGE}.rest").value == 1
    assert import_module(f"{PACKAGE}.more").value == 2
    assert fetched == [LATER]


def test_their_package_may_lie_elsewhere(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (folder / PACKAGE).rename(elsewhere / PACKAGE)
    sys.path.append(str(elsewhere))  # removed with what the fixture has put there
    later_files.install(lambda _path: archive(rest="value = 1", more="value = 2"))
    assert import_module(f"{PACKAGE}.rest").value == 1
    assert import_module(f"{PACKAGE}.more").value == 2


def test_other_modules_are_not_there(folder: Path) -> None:
    later_files.install(lambda path: pytest.fail(f"{path} was fetched"))
    with pytest.raises(ModuleNotFoundError):
        import_module(f"{PACKAGE}.other")


def test_what_cannot_be_fetched_is_tried_again(folder: Path) -> None:
    connected = False

    def fetch(path: str) -> bytes:
        if not connected:
            raise OSError("no connection")
        return archive(rest="value = 1")

    later_files.install(fetch)
    with pytest.raises(ImportError, match="no connection"):
        import_module(f"{PACKAGE}.rest")
    connected = True
    assert import_module(f"{PACKAGE}.rest").value == 1
