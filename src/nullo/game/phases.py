"""The phases of a game with their moves, and the cut before the first hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nullo.game.moves import Move

DEAL, BID, PLAY = "deal", "bid", "play"
"""The phases that screens know by name: cards come into hands, bids are made, cards are played to tricks."""


@dataclass(frozen=True)
class Phase:
    """A phase of a game and its moves, by index.

    Attributes:
        name: the key of its words in ``locale``; screens know ``DEAL``, ``BID`` and ``PLAY``.
        moves: what players can do in it, or the outcomes of a chance phase.
        chance: whether chance decides, and no seat acts.
        secret: whether several seats may choose at once, unseen by each other. In other phases, except
            those of chance, everybody sees every action.
        told: whether hidden actions are revealed when the hand is scored.
        rule: the number of the rule that asks.
        affects_only_actor_and_next: whether, within the hand, an action changes only the own parts
            (:class:`nullo.game.view.Own`) of the seat that did it and of the next seat to act.
    """

    name: str
    moves: tuple[Move, ...]
    chance: bool = False
    secret: bool = False
    told: bool = False
    rule: str = ""
    affects_only_actor_and_next: bool = False


def in_order(phases: Mapping[int, Phase]) -> tuple[Phase, ...]:
    """The phases in the order of the numbers that a position gives them.

    Raises:
        ValueError: the numbers are not 0, 1, 2 and so on.
    """
    if sorted(phases) != list(range(len(phases))):
        raise ValueError(f"phases have the numbers {sorted(phases)}")
    return tuple(phases[number] for number in range(len(phases)))


@dataclass(frozen=True)
class Cut:
    """How the draw of cards before the first hand is read.

    Attributes:
        rule: the number of its rule.
        seating: whether it orders all seats; otherwise it only decides the first dealer.
        strength: the rank of each card, by number. The highest wins; equal ones tie and draw again.
            None: the card is not drawn.
    """

    rule: str
    seating: bool
    strength: tuple[int | None, ...]
