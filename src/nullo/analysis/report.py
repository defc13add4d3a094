"""The structures of an analysis; as JSON they are its file and what a server sends."""

from __future__ import annotations

import msgspec

from nullo.game.moves import Move
from nullo.game.view import Reason
from nullo.values import whole

VERSION = 5
"""Rises when the same record would be analysed differently, or its JSON form changes."""


def short(number: float) -> float:
    """A number with four decimals; never -0."""
    return round(float(number), 4) + 0.0


class Effort(msgspec.Struct, frozen=True):
    """How thoroughly to analyse; the same effort gives the same analysis.

    Attributes:
        worlds: the worlds in which each action of a decision is tried. What looks like a mistake
            is tried again in ``AGAIN`` times as many.
        plays: how often each deal is played by ``expert`` in all seats; 0: luck is not told from skill.
        playouts: how many playouts ``expert`` then has for each action of a decision.
        seed: of all random numbers.
    """

    worlds: int = 200
    plays: int = 10
    playouts: int = 20
    seed: int = 0

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            msgspec.structs.force_setattr(self, name, whole(getattr(self, name), name))


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram: the points from ``low`` to ``high``, and the share of the worlds."""

    low: float
    high: float
    share: float


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action of a decision was worth.

    Attributes:
        kind: the class that choosing it has.
        points: the seat's mean points of the hand.
        error: the standard error of the lead: its points minus the average of the other sides.
        loss: how much less ``win`` is than that of the best action; where points decide, how much less
            its lead is.
        loss_error: the standard error of ``loss``.
        results: the histogram of the points of the hand.
        win: the chance that the seat's side wins the game; None: the game does not state it.
        made: the chance that the seat's side makes its bid; None: there are no bids.
    """

    move: Move
    kind: str
    points: float
    error: float
    loss: float
    loss_error: float
    results: list[Bar]
    win: float | None = None
    made: float | None = None


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a game.

    Attributes:
        number: its number in the game, from 0, forced ones included.
        step: how many actions and dealt cards came before it.
        turn: the turn of the film that shows it.
        hand: the number of its hand, from 0.
        kind: ``forced``, ``best``, ``fine``, ``inaccuracy``, ``mistake`` or ``blunder``.
        worlds: in how many worlds each action was tried; 0: it was forced.
        loss: what the chosen action lost, as ``Tried.loss``; 0 within noise.
        lead_loss: how many points of the hand, minus the average of the other sides, it lost; 0 within noise.
        by_points: whether points decide, and ``loss`` is in points: the game states no chance to win, or no
            choice could lose much of it.
        why: of a flaw: facts that speak for the best action rather than the chosen one, as in a hint.
        bid: whether it was a bid, whose chance to be made is told.
        tried: the actions that were tried, the best first; empty if it was forced.
    """

    number: int
    step: int
    turn: int
    hand: int
    seat: int
    phase: str
    move: Move
    kind: str
    worlds: int = 0
    loss: float = 0.0
    lead_loss: float = 0.0
    by_points: bool = False
    why: list[Reason] = []
    bid: bool = False
    tried: list[Tried] = []

    def choice(self) -> Tried | None:
        """What the chosen action was worth; None: it was forced."""
        return next((one for one in self.tried if one.move == self.move), None)


class Deal(msgspec.Struct, frozen=True):
    """What a deal was worth, and what came of it, by seat.

    Points are a seat's own minus the average of the other sides', so that all seats together have 0.

    Attributes:
        hand: the number of the hand, from 0.
        turn: the turn of the film that ends it.
        worth: the points when ``expert`` plays in all seats, on average.
        error: the standard errors of ``worth``.
        got: the points that the players got.
        made: whether the seat's side made its bid, 1 or 0; -1: there are no bids.
        win: the chance to win after the hand; empty where the game does not state it.
    """

    hand: int
    turn: int
    worth: list[float]
    error: list[float]
    got: list[float]
    made: list[int]
    win: list[float]


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an analysis: some decisions, or a deal."""

    decisions: list[Decision] = []
    deal: Deal | None = None


class Point(msgspec.Struct, frozen=True):
    """A point of a player's curve: the chance to win at a turn, by what the player knew."""

    turn: int
    win: float


class PlayerSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's game in figures.

    Attributes:
        decisions: how many decisions were not forced.
        counts: how many of them were of each class.
        accuracy: 1 minus the mean of what was wasted (:func:`nullo.analysis.assessment.waste`); None: no
            decision.
        loss: the sum of ``Decision.loss``.
        lead_loss: the sum of ``Decision.lead_loss``.
        luck: what the deals were worth, as ``Deal.worth``, in all.
        luck_error: the standard error of it, and so of ``skill``
            (``luck_error`` in ``summary.py`` says how it is estimated).
        skill: what the player got beyond that.
        expected: how many of them would be made on average, by what the player knew.
    """

    decisions: int
    counts: dict[str, int]
    accuracy: float | None
    loss: float
    lead_loss: float
    luck: float
    luck_error: float
    skill: float
    bids: int = 0
    expected: float = 0.0
    made: int = 0


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a game.

    Attributes:
        version: of this format and of the way to analyse.
        record: the SHA-256 of what was played and of the weights (:func:`nullo.analysis.kept.digest`).
        chances: whether losses are chances to win; otherwise they are points.
        deals: in order; only of complete hands.
        curves: by seat, the chance to win at the player's own decisions and after each hand; empty
            where the game does not state it.
    """

    version: int
    game: str
    record: str
    effort: Effort
    chances: bool
    decisions: list[Decision]
    deals: list[Deal]
    players: list[PlayerSummary]
    curves: list[list[Point]]


class LikelyReply(msgspec.Struct, frozen=True):
    """A step of what probably follows an action; ``share``: how often it followed the steps before."""

    seat: int
    move: Move
    share: float


class Following(msgspec.Struct, frozen=True):
    """What probably follows a move: see :func:`nullo.judge.likely_line`."""

    move: Move
    replies: list[LikelyReply]


class DecisionDetails(msgspec.Struct, frozen=True):
    """More about a decision, by what its player knew.

    Attributes:
        further: the actions that the analysis left out because they are much like others, the best
            first; judged together with the others, in other worlds.
        following: what probably follows each action that the analysis judged.
        hidden: by the code of a hidden card and by seat, the chance that it lies there; what is
            missing to 1 lies in no hand. Equal cards of several decks count together.
    """

    further: list[Tried]
    following: list[Following]
    hidden: dict[str, dict[str, float]]
