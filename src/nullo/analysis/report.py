"""The data classes of an analysis; it is stored and sent as their JSON."""

from __future__ import annotations

import msgspec

from nullo.game.moves import Move
from nullo.game.view import Reason
from nullo.values import whole

VERSION = 5
"""The version of the analysis: increased when its method or its JSON changes."""


def short(number: float) -> float:
    """``number`` rounded to four decimals; never -0."""
    return round(float(number), 4) + 0.0


class Effort(msgspec.Struct, frozen=True):
    """How thorough an analysis is; the same effort gives the same analysis.

    Attributes:
        worlds: in how many worlds each action of a decision is tried. An action that looks like a mistake
            is tried again in ``AGAIN`` times as many.
        plays: how often ``expert`` plays each deal in all seats, to tell luck from skill; may be 0.
        playouts: how many playouts ``expert`` uses for each action when it plays a deal.
        seed: the seed of all random numbers.
    """

    worlds: int = 200
    plays: int = 10
    playouts: int = 20
    seed: int = 0

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            msgspec.structs.force_setattr(self, name, whole(getattr(self, name), name))


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram: the share of the worlds whose result is from ``low`` to ``high`` points."""

    low: float
    high: float
    share: float


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one of the possible actions of a decision was worth.

    Attributes:
        kind: the class of the decision if this action is chosen, as in ``Decision.kind``.
        points: the seat's mean points in the hand.
        error: the standard error of the points relative to the average of the other sides.
        loss: by how much ``win`` is lower than for the best action. If ``Decision.by_points``, by how
            much the points relative to the average of the other sides are lower.
        loss_error: the standard error of ``loss``.
        results: the histogram of the points in the hand.
        win: the chance that the seat's side wins the game; None if the game does not state chances.
        made: the chance that the seat's side makes its bid; None if there are no bids.
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
        number: the number of the decision in the game, from 0; forced decisions count.
        step: how many actions and dealt cards came before it.
        turn: the turn of the film that shows it.
        hand: the number of its hand, from 0.
        kind: ``forced``, ``best``, ``fine``, ``inaccuracy``, ``mistake`` or ``blunder``.
        worlds: in how many worlds each action was tried; 0 if the decision was forced.
        loss: ``Tried.loss`` of the chosen action; 0 if that is within noise.
        lead_loss: how many points the chosen action lost, relative to the average of the other sides; 0 if
            that is within noise.
        by_points: whether ``loss`` is in points, because the game states no chance to win,
            or no choice could lose much of it.
        why: why the best action is better, as in a hint; empty for ``forced``, ``best`` and ``fine``.
        bid: whether it was a bid for which the chance of making it is known.
        tried: the actions that were tried, the best first; empty if the decision was forced.
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
        """What the chosen action was worth; None if the decision was forced."""
        return next((one for one in self.tried if one.move == self.move), None)


class Deal(msgspec.Struct, frozen=True):
    """The worth and the result of a deal, by seat.

    All points are relative: a seat's own minus the average of the other sides.

    Attributes:
        hand: the number of the hand, from 0.
        turn: the turn of the film that ends it.
        worth: the average points if ``expert`` plays in all seats.
        error: the standard errors of ``worth``.
        got: the points that the players got.
        made: 1 if the seat's side made its bid, 0 if it missed the bid, -1 if there are no bids.
        win: the chance to win the game after the hand; empty if the game does not state chances.
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
    """A point of a player's curve: the chance to win at a turn of the film."""

    turn: int
    win: float


class PlayerSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """Figures that summarise one player's game.

    Attributes:
        decisions: how many decisions were not forced.
        counts: by class, how many of those decisions were of it.
        accuracy: 1 minus the mean of :func:`nullo.analysis.assessment.waste` over those decisions; None
            if there are none.
        loss: the sum of ``Decision.loss``; losses in points are left out if the game states chances to win.
        lead_loss: the sum of ``Decision.lead_loss``.
        luck: the sum of ``Deal.worth``.
        luck_error: the standard error of ``luck``, which is also that of ``skill``.
        skill: the sum of the player's ``Deal.got``, minus ``luck``.
        bids: how many bids the player made for which the chance of making them is known.
        expected: how many of those bids would be made on average, by what the player knew.
        made: how many of those bids were made.
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
        version: the version of this format and of the method by which it was made.
        record: the SHA-256 of what was played and of the game's weights (:func:`nullo.analysis.kept.digest`).
        chances: whether the game states chances to win; otherwise all losses are points.
        deals: the deals of all complete hands, in order.
        curves: by seat, the chance to win at the player's own decisions and after each hand; empty
            if the game does not state chances.
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
    """One step of what probably follows an action.

    ``share`` is how often this step came after the steps before it.
    """

    seat: int
    move: Move
    share: float


class Following(msgspec.Struct, frozen=True):
    """What probably follows a move: see :func:`nullo.judge.likely_line`."""

    move: Move
    replies: list[LikelyReply]


class DecisionDetails(msgspec.Struct, frozen=True):
    """Details of a decision, by what its player knew.

    Attributes:
        further: the actions that the analysis left out because they are much like others, the best
            first. They are judged in new worlds, together with the actions that it judged.
        following: what probably follows each action that the analysis judged.
        hidden: by the code of a hidden card and by seat, the probability that the seat holds it. With the
            remaining probability no seat holds it. Equal cards of several decks count together.
    """

    further: list[Tried]
    following: list[Following]
    hidden: dict[str, dict[str, float]]
