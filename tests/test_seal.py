"""Seals agree with an independent computation from their documentation."""

from __future__ import annotations

import shutil
import subprocess
from hashlib import sha256

import pytest

from nullo.records.seal import pick, seal

LINES = [
    "nullo seal 1",
    "a-table",
    "3",
    "1",
    "ab" * 32,
    '[["2s","10h"],[["10h","2s"]],[0,9007199254740991]]',
]
PARTS = ("a-table", 3, 1, "ab" * 32, ["2s", "10h"], [["10h", "2s"]], [0, 9007199254740991])


def test_it_is_the_hash_of_six_lines() -> None:
    assert seal(*PARTS) == sha256("\n".join(LINES).encode()).hexdigest()


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="no sha256sum here")
def test_anybody_can_check_it() -> None:
    made = subprocess.run(
        ["sha256sum"], input="\n".join(LINES), capture_output=True, text=True, check=True
    )
    assert made.stdout.split()[0] == seal(*PARTS)


@pytest.mark.parametrize("part", range(7))
def test_it_depends_on_all(part: int) -> None:
    other = list(PARTS)
    other[part] = ("another", 4, 2, "cd" * 32, ["10h", "2s"], [], [0])[part]
    assert seal(*other) != seal(*PARTS)  # type: ignore[arg-type]


def test_a_draw_is_a_part_of_the_weights() -> None:
    outcomes = [(4, 1), (7, 3)]
    quarter = 1 << 51
    assert [pick(number, outcomes) for number in (0, quarter - 1)] == [4, 4]
    assert [pick(number, outcomes) for number in (quarter, (1 << 53) - 1)] == [7, 7]
    with pytest.raises(ValueError, match="below"):
        pick(1 << 53, outcomes)
