"""Matches whose bots choose by policies alone, played in compiled code."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.bots.base import PolicyBot, bot_class, chooses_by_policy, policy_of_class
from nullo.engine.playout import Policy
from nullo.engine.plugin import PythonPosition
from nullo.engine.policy_play import PolicyPlay
from nullo.engine.rng import Rng
from nullo.state import Game
from nullo.state.checked_position import CheckedPosition
from nullo.state.match import HandRecord, RandomSource


class PolicyMatches:
    """Plays matches one after the other, with the same results as :class:`nullo.state.match.Match`.

    Args:
        bots: the names of the bots by seat; :meth:`can_play` must be true for them.
    """

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        start = game.rules.position(game.typed_options)
        self._start = start.all_points()
        self._play = PolicyPlay(start, _policies(game, bots), _places(game), _lines(game))
        self.state = CheckedPosition(game, self._play.position)  # the present or last one

    @staticmethod
    def can_play(game: Game, bots: Sequence[str]) -> bool:
        """Whether all ``bots`` choose by policies alone, and the game's rules are compiled."""
        start = game.rules.position(game.typed_options)
        kinds = [bot_class(name) for name in set(bots)]
        return not isinstance(start, PythonPosition) and all(map(chooses_by_policy, kinds))

    def play(self, source: RandomSource, rngs: Sequence[Rng]) -> list[HandRecord]:
        """Play a match to its end; returns the record of each hand.

        Args:
            source: provides the cards.
            rngs: the random numbers of each bot, by seat.
        """
        hands: list[HandRecord] = []
        cards: list[int] | None = self._play.begin(rngs)
        while cards is not None:
            redeal = len(hands) > self.state.position.hand
            order = source.deck(cards, redeal)
            if redeal:
                hands[-1].redeals.append(order)
            else:
                hands.append(HandRecord(order))
            cards = self._play.play(order, source.draw, hands[-1].draws, hands[-1].actions)
        return hands

    def returns(self) -> list[float]:
        """Points won or lost in the match, by seat; higher is better."""
        points = self.state.position.all_points()
        return [now - start for now, start in zip(points, self._start, strict=True)]


def _policies(game: Game, bots: Sequence[str]) -> list[Policy]:
    """The bots' policies by seat; equal bots share one, because a policy keeps nothing between decisions."""
    policies: dict[str, Policy] = {}
    for name in bots:
        kind = bot_class(name)
        assert issubclass(kind, PolicyBot)
        policies.setdefault(name, policy_of_class(kind, game))
    return [policies[name] for name in bots]


def _places(game: Game) -> list[list[int]]:
    """By phase and card, the index of the action that names the card; -1 if there is none."""
    return [
        [game.card_indices(phase).get(code, -1) for code in game.deck.codes]
        for phase in range(len(game.phases))
    ]


def _lines(game: Game) -> list[list[list[str]]]:
    """By phase, seat and action index, the action's line in a record, such as ``0 play 10h``."""
    return [
        [[f"{seat} {text}" for text in texts] for seat in range(game.players)]
        for texts in game.move_texts.texts
    ]
