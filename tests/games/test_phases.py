"""Phases: a position's numbers for them and their order are one statement."""

from __future__ import annotations

import importlib

import pytest

import nullo
from nullo.game.phases import Phase, in_order
from nullo.games.folders import built_in
from nullo.games.registry import BUILT_IN
from nullo.games.trick import moves as trick

DEAL, PLAY = Phase("deal", (), chance=True), Phase("play", ())

# Where the word of a phase is not its constant's name.
WORDS = {
    "nothing": {"draw": "TURN"},
    "sauce": {"lose": "SHED", "expose": "SHOW"},
}


def test_the_order_of_phases_is_that_of_their_numbers() -> None:
    assert in_order({1: PLAY, 0: DEAL}) == in_order({0: DEAL, 1: PLAY}) == (DEAL, PLAY)


@pytest.mark.parametrize("numbers", [(0, 2), (1, 2)])
def test_a_number_that_is_left_out_is_refused(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="phases have the numbers"):
        in_order(dict(zip(numbers, (DEAL, PLAY), strict=True)))


@pytest.mark.parametrize("name", BUILT_IN)
def test_constants_are_the_numbers_of_phases(name: str) -> None:
    """The compiled code knows the phases by constants, which are stated with the moves."""
    stated = importlib.import_module(f"{built_in()[name].module}.moves")
    numbers = {
        constant: value
        for module in (trick, stated)
        for constant, value in vars(module).items()
        if isinstance(value, int)
    }
    words = WORDS.get(name, {})
    for number, phase in enumerate(nullo.load(name).phases):
        constant = words.get(phase.name, phase.name.upper().replace("-", "_"))
        if phase.name == "correct":
            assert number - trick.CORRECT in range(4)
        else:
            assert numbers[constant] == number
