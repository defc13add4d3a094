"""What may be typed for moves that the five games do not have, but a plug-in's game may."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import nullo
from nullo.game.moves import Move, card_moves, moves, number_moves
from nullo.game.view import View
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People


def offered(*legal: Move) -> OfferedMoves:
    """The choices of a seat of All Fives, with these moves."""
    state = nullo.load("all-fives", players=2).new_initial_state()
    state.deal(nullo.Rng(1))
    seat = state.current_player()
    view = state.view(seat)
    assert view.own
    own = replace(view.own, legal=list(legal), refused=[])
    return OfferedMoves(View(view.public, own), People(["Ann", "Bob"], seat), Faces())


@pytest.mark.parametrize("number", [-5, 0, 5])
def test_numbers_below_zero_are_typed_like_others(number: int) -> None:
    choices = offered(*number_moves("raise", range(-5, 6)), *moves("sit-out"))
    assert choices.read(str(number)).move == Move("raise", number=number)
    assert choices.read("-7").move == Move("raise", number=-7)  # refused by the game


def test_a_number_with_two_verbs_keeps_both_moves() -> None:
    choices = offered(*number_moves("raise", (5, 10)), *number_moves("double", (5, 10)))
    assert choices.read("5").move == Move("raise", number=5)
    assert choices.read("double 5").move == Move("double", number=5)
    assert [choice.move for choice in choices.others] == list(number_moves("double", (5, 10)))
    keys = [choice.key for choice in choices.others]
    assert len(set(keys)) == len(keys)
    assert [choices.read(key).move for key in keys] == list(number_moves("double", (5, 10)))


def test_a_card_with_two_verbs_keeps_both_moves() -> None:
    hand = offered().own.hand
    choices = offered(*card_moves("play", hand), Move("burn", card=hand[0]))
    assert choices.read("1").move == Move("play", card=hand[0])
    assert choices.read(hand[0]).move == Move("play", card=hand[0])
    assert choices.read(f"burn {hand[0]}").move == Move("burn", card=hand[0])
    (other,) = choices.others
    assert choices.read(other.key).move == other.move == Move("burn", card=hand[0])
