"""The phases of a game with their moves, and the cut before the first hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nullo.game.moves import Move

DEAL, BID, PLAY = "deal", "bid", "play"
"""The names of the phases that screens know: cards are dealt, bids are made, cards are played to tricks."""


@dataclass(frozen=True)
class Phase:
    """A phase of a game and its moves, by index.

    Attributes:
        name: the key of its words in ``locale``; screens know ``DEAL``, ``BID`` and ``PLAY``.
        moves: what players can do in it; in a chance phase, the possible random outcomes.
        chance: whether cards are dealt or drawn at random in it, and no seat acts.
        secret: whether several seats may choose at once and in secret. In other phases, except chance
            phases, everybody sees every action.
        told: whether hidden actions are revealed when the hand is scored.
        rule: the number of the rule by which players are asked to act.
        affects_only_actor_and_next: whether an action that does not end the hand leaves the own parts
            (:class:`nullo.game.view.Own`) of all seats unchanged, except those of the seat that acted and
            of the next seat to act.
    """

    name: str
    moves: tuple[Move, ...]
    chance: bool = False
    secret: bool = False
    told: bool = False
    rule: str = ""
    affects_only_actor_and_next: bool = False


def in_order(phases: Mapping[int, Phase]) -> tuple[Phase, ...]:
    """The phases in the order of their keys, the numbers by which a position refers to them.

    Raises:
        ValueError: the keys are not 0, 1, 2 and so on.
    """
    if sorted(phases) != list(range(len(phases))):
        raise ValueError(f"phases have the numbers {sorted(phases)}")
    return tuple(phases[number] for number in range(len(phases)))


@dataclass(frozen=True)
class Cut:
    """What the cut, the draw of cards before the first hand, decides and which card wins it.

    Attributes:
        rule: the number of the rule about the cut.
        seating: whether the cut decides who sits where; otherwise it only decides the first dealer.
        strength: for each card by number, how it ranks: the highest wins, and players with equally strong
            cards draw again. A card with None is left out of the cut.
    """

    rule: str
    seating: bool
    strength: tuple[int | None, ...]
