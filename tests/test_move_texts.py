"""Moves as texts: each text means one move of its phase."""

from __future__ import annotations

import pytest

import nullo
from nullo.game.moves import Move
from nullo.game.phases import Phase
from nullo.state.move_text import MoveTexts, text_of

DECK = nullo.load("all-fives").deck


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Move("tuck", card="5h", number=1), Move("tuck", card="5h", number=2)),
        (Move("poke", seat=1), Move("poke", number=1)),
        (Move("draw-stock"), Move("draw-stock")),
    ],
)
def test_two_moves_of_one_text_are_refused(one: Move, other: Move) -> None:
    phases = [Phase("first", (Move("pass"),)), Phase("second", (one, other))]
    with pytest.raises(ValueError, match=f"toy: two moves of the phase second.*'{text_of(one)}'"):
        MoveTexts("toy", phases, DECK)


def test_a_number_below_zero_is_like_others() -> None:
    texts = MoveTexts("toy", [Phase("first", (Move("raise", number=-5), Move("pass")))], DECK)
    assert texts.index(0, "raise -5") == 0
    assert texts.canonical("  Raise -5 ") == "raise -5"
    like = texts.numbered_like("raise -9")
    assert like is not None and like[1] == [Move("raise", number=-5)]
