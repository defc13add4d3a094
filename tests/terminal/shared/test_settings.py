"""Settings are stored; a file that is broken or cannot be written does no harm."""

from __future__ import annotations

import os

import pytest

from nullo.terminal.shared import settings
from nullo.terminal.shared.settings import TerminalSettings


def test_kept_and_read() -> None:
    assert settings.read() == TerminalSettings()
    settings.save(language="fr")
    settings.save(light=True)
    settings.keep_lesson_place("sauce", 7)
    settings.keep_lesson_place("nothing", 2)
    settings.keep_lesson_place("sauce", 0)
    assert settings.read() == TerminalSettings("fr", True, {"nothing": 2})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"language": 3}',
        '{"light": "x"}',
        "[" * 9_000,
        "\udcff",
        '{"language": "eo"}',
    ],
    ids=lambda text: text[:12],
)
def test_a_broken_file(text: str) -> None:
    settings.path().parent.mkdir(parents=True)
    settings.path().write_bytes(text.encode(errors="surrogateescape"))
    assert settings.read() == TerminalSettings()
    settings.save(light=False)
    assert settings.read() == TerminalSettings(light=False)


def test_what_is_no_file() -> None:
    settings.path().parent.mkdir(parents=True)
    os.mkfifo(settings.path())
    settings.save(language="fr")
    assert settings.read() == TerminalSettings("fr")
    assert settings.path().is_fifo()


def test_a_folder_that_cannot_be_written() -> None:
    settings.path().parent.parent.mkdir(parents=True)
    folder = settings.path().parent
    folder.write_text("no folder")
    settings.save(language="fr", remarks=False)
    assert settings.read() == TerminalSettings("fr", remarks=False)  # until the program ends
    folder.unlink()
    assert not settings.path().exists()
    settings.save(pace="fast")
    assert settings.read() == TerminalSettings("fr", pace="fast", remarks=False)
    assert settings.path().is_file()
