"""The phases of a game, with their actions, and the cut before the first hand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Phase:
    """A phase of a game and the texts of its actions, by index.

    Attributes:
        name: the key of its words in ``locale``.
        actions: canonical texts of the actions, or of a chance phase's outcomes.
        chance: nobody acts; the driver chooses the outcome.
        secret: several seats may choose at once, unseen by each other. Every other phase except chance
            is open: everybody sees every action.
        told: whether hidden actions are revealed when the hand is scored.
        rule: the number of the rule that asks.
        spoken: actions whose texts are words to be said, such as ``no way``; of the others the text
            begins with a verb.
        narrow: whether, within the hand, an action changes no seat's own part except those of the seat
            that did it and of the next to act.
    """

    name: str
    actions: tuple[str, ...]
    chance: bool = False
    secret: bool = False
    told: bool = False
    rule: str = ""
    spoken: tuple[str, ...] = ()
    narrow: bool = False


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
