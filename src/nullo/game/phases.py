"""The phases of a game, with their actions, and the cut before the first hand."""

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
        chance: nobody acts; the driver chooses the outcome.
        secret: several seats may choose at once, unseen by each other. Every other phase except chance
            is open: everybody sees every action.
        told: whether hidden actions are revealed when the hand is scored.
        rule: the number of the rule that asks.
        affects_only_actor_and_next: whether, within the hand, an action changes no seat's own part except
            those of the seat that did it and of the next to act.
    """

    name: str
    moves: tuple[Move, ...]
    chance: bool = False
    secret: bool = False
    told: bool = False
    rule: str = ""
    affects_only_actor_and_next: bool = False


def in_order(phases: Mapping[int, Phase]) -> tuple[Phase, ...]:
    """Phases by the numbers that a position gives them, which are the indices of the result.

    Raises:
        ValueError: the numbers are not 0, 1, 2 and so on.
    """
    if sorted(phases) != list(range(len(phases))):
        raise ValueError(f"phases have the numbers {sorted(phases)}")
    return tuple(phases[number] for number in range(len(phases)))


@dataclass(frozen=True)
class Cut:
    """How to read the draw before the first hand.

    Attributes:
        rule: the number of its rule.
        seating: it orders all seats; otherwise it only decides the first dealer.
        strength: the rank of each card by number: the highest wins, equal ones tie and draw again.
            None: the card may not be drawn.
    """

    rule: str
    seating: bool
    strength: tuple[int | None, ...]
