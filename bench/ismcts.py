"""OpenSpiel's information-set Monte Carlo tree search as a bot, and duels of Nullo's bots against it.

python bench/ismcts.py [--games ID,…] [--bots B,…] [--deals N] [--simulations N] [--to-win] [--jobs J]
    [--quick]

The search is OpenSpiel's own code (``open_spiel.python.algorithms.ismcts.ISMCTSBot``), with its defaults:
UCT, the most visited action, one random rollout from each new node. It sees Nullo's games through a small
state with OpenSpiel's interface, and its resampler is Nullo's redealer, which draws worlds uniformly from
those that fit what the seat knows. A rollout is uniformly random play to the end of the hand in compiled
code, because in Python it would be a hundred times slower. Returns are a seat's points in the hand minus the
mean of the others', in a unit near their spread (``units.py``), and the constant of UCT is √2 in that unit.
With ``--to-win``, a game is a single hand, and returns are shares of the win.

The script plays single hands on duplicate deals. The bot can also meet others in an arena:

    PYTHONPATH=bench nullo arena sauce --bots expert:20ms,ismcts:IsmctsBot:1000 --games 20 --hands 1
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from arguments import read_arguments
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator
from strength import HEADS, duel
from tables import print_heads
from units import SPREAD

from nullo.arena.contestants import contestant
from nullo.arena.workers import workers
from nullo.bots import Bot
from nullo.engine.playout import Policy, play_hand
from nullo.engine.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position
from nullo.engine.prospects import chance_to_win
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.state import SeatState, load

UCT_C = 2.0**0.5
DEALS = {"nothing": 100, "sauce": 20, "all-or-nothing": 40, "all-fives": 100}
ONE_HAND = {"nothing": {"rounds": 1}}  # options for games of one hand; in other games hands=1
RANDOM = Policy()

encode = msgspec.json.Encoder().encode

Seen = tuple[object, ...]


def leads(position: Position) -> list[float]:
    """Each seat's points minus the mean of the other seats' points."""
    return _against_others([position.points_of(seat) for seat in range(position.players)])


def wins(position: Position) -> list[float]:
    """Each seat's share of the win in a game that is over, minus the mean of the other seats' shares."""
    return _against_others([chance_to_win(position, seat) for seat in range(position.players)])


def _against_others(values: list[float]) -> list[float]:
    total, others = sum(values), len(values) - 1
    return [own - (total - own) / others for own in values]


class Kind:
    """A game's properties for OpenSpiel."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class SpielGame:
    """A game for OpenSpiel's search.

    Returns are points divided by ``unit`` or, if ``unit`` is None, shares of the win.
    """

    def __init__(self, position: Position, unit: float | None) -> None:
        self.hand = position.hand
        self.players = position.players
        self.before = leads(position)  # when the search begins
        self.unit = unit

    def get_type(self) -> type[Kind]:
        return Kind


class SpielState:
    """A position with the part of OpenSpiel's interface that its search uses.

    An information state is the hand of the seat to act, and what the seat has seen since the search began.
    """

    def __init__(self, game: SpielGame, position: Position, seen: list[Seen]) -> None:
        self.game = game
        self.position = position
        self.seen = seen
        self._key: tuple[Seen, bytes] | None = None

    def get_game(self) -> SpielGame:
        return self.game

    def clone(self) -> SpielState:
        return SpielState(self.game, self.position.copy(), list(self.seen))

    def current_player(self) -> int:
        return int(self.position.actor)

    def is_chance_node(self) -> bool:
        return self.position.actor == CHANCE_PLAYER and not self.is_terminal()

    def is_terminal(self) -> bool:
        return self.position.actor == TERMINAL_PLAYER or self.position.hand != self.game.hand

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions without the revokes and false calls of honour mode, as for Nullo's bots."""
        return self.position.fair()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.chance()
        total = sum(weight for _, weight in outcomes)
        return [(index, weight / total) for index, weight in outcomes]

    def apply_action(self, action: int) -> None:
        index = int(action)
        position = self.position
        self._key = None
        actor, phase = position.actor, position.phase
        shown = [position.observed(index, seat) for seat in range(self.game.players)]
        position.act(index)
        for seat, sees in enumerate(shown):
            revealed = position.revelations(seat)
            told = repr(revealed) if revealed else ""
            self.seen[seat] = (self.seen[seat], actor, phase, index if sees else -1, told)

    def information_state_string(self) -> tuple[Seen, bytes]:
        """What the seat to act has seen, and its hand: a key that the search uses in place of a string."""
        if self._key is None:
            seat = self.position.actor
            self._key = self.seen[seat], encode(self.position.own(seat))
        return self._key

    def returns(self) -> list[float]:
        game = self.game
        if game.unit is None:
            return wins(self.position)
        pairs = zip(leads(self.position), game.before, strict=True)
        return [(now - before) / game.unit for now, before in pairs]


class RandomRollout(Evaluator):  # type: ignore[misc]
    """OpenSpiel's ``RandomRolloutEvaluator`` with one rollout, played by the compiled core."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        end = SpielState(state.game, state.position.copy(), [])
        if not end.is_terminal():
            play_hand(end.position, RANDOM, self.rng)
        return end.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class IsmctsBot(Bot):
    """OpenSpiel's search with ``playouts`` simulations per decision, for points."""

    to_win: ClassVar[bool] = False

    def choose(self, seat: SeatState) -> int:
        redealer = seat.redealer()
        game = SpielGame(redealer.base, None if self.to_win else SPREAD[seat.game.id])
        search: Any = ISMCTSBot(
            game,
            RandomRollout(self.rng),
            UCT_C,
            self.playouts or 1000,
            random_state=np.random.RandomState(self.rng.randrange(1 << 30)),
        )
        search.set_resampler(lambda state, player: _at_root(game, redealer.sample(self.rng)))
        index = int(search.step(_at_root(game, redealer.base.copy())))
        return seat.game.action_id(redealer.base.phase, index)


class IsmctsWinner(IsmctsBot):
    """OpenSpiel's search for games of one hand, which it plays to win and not for points."""

    to_win = True


def _at_root(game: SpielGame, position: Position) -> SpielState:
    return SpielState(game, position, [()] * game.players)


def main() -> None:
    given = read_arguments(
        __doc__,
        games=",".join(BUILT_IN),
        bots="expert:20ms,sampler:100",
        deals=0,
        simulations=1000,
        seed=0,
        to_win=False,
        jobs=1,
    )
    simulations = 10 if given.quick else given.simulations
    other = contestant(f"ismcts:{'IsmctsWinner' if given.to_win else 'IsmctsBot'}:{simulations}")
    aim = "to win" if given.to_win else "for points"
    print(f"Single hands {aim} against OpenSpiel's ISMCTS, {simulations} simulations, ", end="")
    print(f"seed {given.seed}\n")
    print_heads(*HEADS)
    with workers(given.jobs) as those:
        for name in given.games.split(","):
            game = load(name, **(ONE_HAND.get(name, {"hands": 1}) if given.to_win else {}))
            deals = 1 if given.quick else given.deals or DEALS.get(name, 100)
            for text in ["simple"] if given.quick else given.bots.split(","):
                bots = [contestant(text), other]
                duel(game, bots, deals, given.seed, those, hands=1)


if __name__ == "__main__":
    main()
