"""What the checks of a game share: the present state, and how a fault is reported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nullo.engine.rng import Rng
from nullo.state import Game


class GameFault(AssertionError):
    """A game breaks one of its promises; the exception's notes describe the state."""


class CheckRun:
    """A run of checks over random states of a game.

    Attributes:
        game: the game.
        seed: of all random choices.
        dice: random choices of the checks, not of the games.
        state: the state that is being checked.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.dice = Rng(seed, "check")
        self.state = game.new_initial_state()

    def need(self, holds: bool, otherwise: str) -> None:
        """Raise GameFault unless a condition holds."""
        if not holds:
            fault = GameFault(f"{self.game.id}: {otherwise}")
            fault.add_note(f"found in {self.state.serialize()}")
            raise fault

    @contextmanager
    def during(self, what: str) -> Iterator[None]:
        """Turn an exception into a GameFault that says what was being done."""
        try:
            yield
        except GameFault:
            raise
        except (Exception, SystemExit) as error:
            fault = GameFault(f"{self.game.id}: {what} raises {type(error).__name__}: {error}")
            fault.add_note(f"found in {self.state.serialize()}")
            raise fault from error
