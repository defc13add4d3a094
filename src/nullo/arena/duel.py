"""Duplicate deals: two bots play the same cards in exchanged seats, so that luck with cards cancels out."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from time import process_time

import msgspec

from nullo.arena.contestants import Contestant
from nullo.arena.simulate import play_to_end
from nullo.arena.tally import win_share
from nullo.bots.base import Bot, check_choice
from nullo.engine.rng import Rng
from nullo.state import Game, SeatState
from nullo.state.match import Match, RandomSource

STEPS = 16
"""The number of histogram classes for each doubling of the time; a class is 4.4 % wide."""


class CpuTimes(msgspec.Struct):
    """The CPU times of decisions, as a sum and a histogram.

    Attributes:
        seconds: the total time of all decisions.
        classes: the number of decisions by class; class k ends at 2 ** (k / ``STEPS``) microseconds.
    """

    seconds: float = 0.0
    classes: dict[int, int] = {}

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return sum(self.classes.values())

    def add(self, seconds: float) -> None:
        """Count a decision that took ``seconds``."""
        self.seconds += seconds
        number = ceil(STEPS * log2(max(seconds, 1e-6) * 1e6))
        self.classes[number] = self.classes.get(number, 0) + 1

    def include(self, other: CpuTimes) -> None:
        """Add all decisions of ``other``."""
        self.seconds += other.seconds
        for number, many in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + many

    def mean(self) -> float:
        """The mean time of a decision in seconds; 0 if there were no decisions."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """The decision time in seconds at quantile ``share`` (0 to 1), at most 4.4 % too high."""
        left = share * self.decisions
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return float(2.0 ** (number / STEPS) * 1e-6)
        return 0.0


class TimedBot(Bot):
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, times: CpuTimes) -> None:
        super().__init__(bot.rng, bot.playouts, bot.seconds)
        self._bot = bot
        self._times = times

    def choose(self, seat: SeatState) -> int:
        begin = process_time()
        action = self._bot.choose(seat)
        self._times.add(process_time() - begin)
        return check_choice(self._bot, seat, action)


class DealSource:
    """Provides random cards that depend only on the seed, the deal and the hand, not on earlier play."""

    def __init__(self, seed: int, number: int) -> None:
        self._seed = seed
        self._number = number
        self._hand = -1
        self._redeals = 0
        self._draws = RandomSource(Rng())

    def deck(self, cards: list[int], redeal: bool) -> list[int]:
        """Shuffle ``cards`` in place and return them.

        They are for the next hand or, if ``redeal`` is True, for the same hand again.
        """
        if redeal:
            self._redeals += 1
        else:
            self._hand += 1
            self._redeals = 0
            self._draws = RandomSource(self._stream(f"draws {self._hand}"))
        self._stream(f"deck {self._hand} {self._redeals}").shuffle(cards)
        return cards

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        """A random outcome for the current hand; ``outcomes`` pairs each possible one with its weight."""
        return self._draws.draw(outcomes)

    def _stream(self, purpose: str) -> Rng:
        return Rng(self._seed, f"duel {purpose}", self._number)


def seatings(game: Game) -> tuple[int, int]:
    """The seats of the first bot in each of the two games of a deal, as bit sets.

    The first bot plays the even sides in the first game and the odd sides in the second. A bot plays for all
    partners of a side. If the number of sides is odd, each bot has one side more than the other in one of the
    games.
    """
    even = sum(1 << seat for seat in range(game.players) if game.side(seat) % 2 == 0)
    return even, ((1 << game.players) - 1) & ~even


def advantage(values: Sequence[float], seats: int) -> float:
    """The mean of ``values`` over ``seats`` (a bit set) minus their mean over the other seats."""
    own = [value for seat, value in enumerate(values) if seats >> seat & 1]
    others = [value for seat, value in enumerate(values) if not seats >> seat & 1]
    return sum(own) / len(own) - sum(others) / len(others)


class DuelDeal(msgspec.Struct, frozen=True):
    """The result of one deal, played twice.

    Attributes:
        points: the first bot's mean points per seat minus the second's, added up over both games.
        wins: the first bot's share of the wins in both games, from 0 to 1.
        hands: the number of hands in both games together.
        times: the CPU times of the first bot's decisions, and those of the second bot's.
    """

    points: float
    wins: float
    hands: int
    times: tuple[CpuTimes, CpuTimes]


def play_deal(
    game: Game,
    first: Contestant,
    second: Contestant,
    seed: int,
    number: int,
    hands: int | None = None,
) -> DuelDeal:
    """Play one deal twice, with the seats exchanged.

    Args:
        number: the number of the deal; with ``seed`` it determines the cards, whoever plays.
        hands: the number of hands after which a game ends, unless its rules end it earlier.
    """
    points = wins = 0.0
    played = 0
    times = CpuTimes(), CpuTimes()
    for seats in seatings(game):
        match = Match(game, DealSource(seed, number))
        bots = []
        for seat in range(game.players):
            place = 0 if seats >> seat & 1 else 1
            one = (first, second)[place]
            bot = one.make(Rng(seed, f"duel {one.name} seat {seat}", number))
            bots.append(TimedBot(bot, times[place]))
        play_to_end(match, bots, hands)
        points += advantage(match.state.returns(), seats)
        wins += _share_of(match, seats) / 2
        played += len(match.hands) if match.state.is_terminal() else match.state.position.hand
    return DuelDeal(points, wins, played, times)


def _share_of(match: Match, seats: int) -> float:
    """The share of the win, from 0 to 1, that goes to ``seats`` (a bit set).

    An unfinished game counts as won by the sides with the most points.
    """
    game, state = match.game, match.state
    winners = state.winners()
    if not state.is_terminal():
        returns = state.returns()
        most = max(returns)
        best = {game.side(seat) for seat in range(game.players) if returns[seat] == most}
        winners = sorted(best)
    shares = [win_share(game, winners, seat) for seat in range(game.players)]
    return sum(share for seat, share in enumerate(shares) if seats >> seat & 1) / sum(shares)
