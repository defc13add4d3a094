"""Moves: values for what players do and for the cards that are dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec


class Move(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, gc=False):
    """One move of a game.

    Attributes:
        verb: what is done, in lower case and joined by hyphens: ``play``, ``draw-stock``. The keys of
            the move's words end with it.
        card: the code of the card that the move names; empty if it names none.
        number: the number that the move names, such as a bid; None if it names none.
        seat: the seat that the move names; -1 if it names none.
    """

    verb: str
    card: str = ""
    number: int | None = None
    seat: int = -1


class Verb(msgspec.Struct, frozen=True, omit_defaults=True):
    """How screens offer and report the moves with a verb.

    Attributes:
        name: the verb.
        usual: whether players mostly choose such a move, so that its button stands out.
        silent: whether the displayed history leaves such moves out, because they change nothing.
        spoken: whether a player says the verb aloud, as in ``say "pass"``.
        alone: whether such a bid stands for the whole side, whatever the partner bids.
        to: where the screen shows the moved card at once: on the ``trick`` or the ``discard`` pile; if
            empty, the card stays in the hand until the server or the engine has answered.
        draws: the pile from which such a move draws a card; empty if it draws none.
    """

    name: str
    usual: bool = False
    silent: bool = False
    spoken: bool = False
    alone: bool = False
    to: Literal["", "trick", "discard"] = ""
    draws: Literal["", "stock", "discard"] = ""


PLAY = Verb("play", to="trick")
"""The verb of a move that plays a card to a trick."""


def moves(*verbs: str) -> tuple[Move, ...]:
    """One move for each verb, without a card, number or seat."""
    return tuple(Move(verb) for verb in verbs)


def card_moves(verb: str, codes: Iterable[str]) -> tuple[Move, ...]:
    """One move with ``verb`` for each card code."""
    return tuple(Move(verb, card=code) for code in codes)


def number_moves(verb: str, numbers: Iterable[int]) -> tuple[Move, ...]:
    """One move with ``verb`` for each number."""
    return tuple(Move(verb, number=number) for number in numbers)


def seat_moves(verb: str, players: int) -> tuple[Move, ...]:
    """One move with ``verb`` for each seat, from 0 to ``players`` - 1."""
    return tuple(Move(verb, seat=seat) for seat in range(players))
