"""Moves: what players do and what chance deals, as values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec


class Move(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, gc=False):
    """One move of a game.

    Attributes:
        verb: what is done, in lower case and joined by hyphens: ``play``, ``draw-stock``. The keys of
            its words end in it.
        card: code of the card that it names, if any.
        number: the number that it names, such as a bid.
        seat: the seat that it names; -1: none.
    """

    verb: str
    card: str = ""
    number: int | None = None
    seat: int = -1


class Verb(msgspec.Struct, frozen=True, omit_defaults=True):
    """How screens offer and report the moves of a verb.

    Attributes:
        name: the verb.
        usual: whether players mostly choose it, so that its button stands out.
        silent: whether histories leave it out, because it changes nothing.
        spoken: whether a player says the verb itself, as in ``say "pass"``.
        alone: whether such a bid stands for the whole side, whatever the partner bids.
        to: where the moved card is shown at once: on the ``trick`` or the ``discard`` pile; empty: it
            stays in the hand until the move has been answered.
        draws: the pile from which such a move draws a card.
    """

    name: str
    usual: bool = False
    silent: bool = False
    spoken: bool = False
    alone: bool = False
    to: Literal["", "trick", "discard"] = ""
    draws: Literal["", "stock", "discard"] = ""


PLAY = Verb("play", to="trick")
"""A card played to a trick."""


def moves(*verbs: str) -> tuple[Move, ...]:
    """A move for each verb alone."""
    return tuple(Move(verb) for verb in verbs)


def card_moves(verb: str, codes: Iterable[str]) -> tuple[Move, ...]:
    """A move for each card."""
    return tuple(Move(verb, card=code) for code in codes)


def number_moves(verb: str, numbers: Iterable[int]) -> tuple[Move, ...]:
    """A move for each number."""
    return tuple(Move(verb, number=number) for number in numbers)


def seat_moves(verb: str, players: int) -> tuple[Move, ...]:
    """A move for each seat."""
    return tuple(Move(verb, seat=seat) for seat in range(players))
