"""The policies of a game by which bots play: its rule of thumb, and what a network has learned."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from nullo.core.learned import LearnedPolicy
from nullo.core.network import Network, NetworkError, load
from nullo.core.playout import Policy
from nullo.games.folders import folder_of
from nullo.rules import Learning
from nullo.state import Game

WEIGHTS = "weights.bin"


def thumb_of(game: Game) -> Policy:
    """The game's rule of thumb; uniformly random play if the game has none."""
    module, _, name = game.rules.thumb.partition(":")
    policy: Policy = getattr(import_module(module), name)() if name else Policy()
    return policy


def learned_of(game: Game) -> LearnedPolicy | None:
    """What a network has learned for this game and its options; None: nothing.

    Raises:
        NetworkError: the file of weights cannot be used.
    """
    learning = game.rules.learning
    network = network_of(game.id) if learning else None
    if learning is None or network is None:
        return None
    kind = learned_class(learning)
    return kind(network, thumb_of(game)) if kind.supports(game.options) else None


def learned_class(learning: Learning) -> type[LearnedPolicy]:
    """The class of a learned policy."""
    module, _, name = learning.policy.partition(":")
    kind: type[LearnedPolicy] = getattr(import_module(module), name)
    return kind


def policy_of(game: Game) -> Policy:
    """The best quick policy there is: what was learned, else the rule of thumb, else random play."""
    return learned_of(game) or thumb_of(game)


@cache
def network_of(game: str) -> Network | None:
    """The weights in a game's folder; None: it has none.

    Raises:
        NetworkError: the file cannot be used.
    """
    folder = folder_of(game)
    file = folder.file(WEIGHTS) if folder else None
    if file is None:
        return None
    try:
        return load(file.read_bytes(), game)
    except NetworkError as error:
        raise NetworkError(f"{file.name} of {game}: {error}") from None
