"""Every committed playthrough gives the same lines again, so that a change of behaviour is seen."""

from __future__ import annotations

import pytest

from playthroughs.play import FOLDER, playthrough
from variants import Variant, variants


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_playthrough(variant: Variant) -> None:
    path = FOLDER / f"{variant.name}.txt"
    assert path.exists(), "scripts/playthroughs writes it"
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(variant), written, strict=True), 1):
        assert now == then, f"{path.name}, line {number}"


def test_none_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {variant.name for variant in variants()}
