"""The policies of a game by which bots play: its rule of thumb, and what a network has learned."""

from __future__ import annotations

from array import array
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Literal

from nullo.core.learned import LearnedPolicy
from nullo.core.network import Network, NetworkError, count
from nullo.core.network import load as load_network
from nullo.core.playout import Policy
from nullo.core.rng import Rng
from nullo.games.folders import folder_of
from nullo.rules import Learning
from nullo.state import Game, load

WEIGHTS = "weights.bin"

Knowledge = Literal["learned", "thumb", "none"]
"""A policy that a network has learned, the game's rule of thumb, or nothing but the rules."""


def thumb_of(game: Game) -> Policy:
    """The game's rule of thumb; uniformly random play if the game has none."""
    module, _, name = game.rules.thumb.partition(":")
    policy: Policy = getattr(import_module(module), name)() if name else Policy()
    return policy


def knowledge_of(game: Game) -> Knowledge:
    """What bots play this game and its options by; the file of weights is not read."""
    learning = game.rules.learning
    if learning and _weights_of(game.id) and learned_class(learning).supports(game.options):
        return "learned"
    return "thumb" if game.rules.thumb else "none"


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


def untrained(game: Game, learning: Learning) -> LearnedPolicy:
    """The policy with a network that fits it and whose weights are 0, after it has noted a decision."""
    kind = learned_class(learning)
    position = game.rules.position(game.options)
    position.deal_all(Rng())

    def noted(features: int) -> LearnedPolicy:
        policy = kind(_zeros(features, learning), thumb_of(game))
        policy.features_of(position)
        policy.features_of_action(position, position.fair()[0])
        return policy

    return noted(noted(1).at)  # the first only counts its features


def _zeros(features: int, learning: Learning) -> Network:
    sizes = (features, 1, 1, learning.outputs)
    return Network(sizes, learning.unit, array("h", [0] * count(sizes)))


@cache
def network_of(game: str) -> Network | None:
    """The weights in a game's folder; None: it has none.

    Raises:
        NetworkError: the file cannot be used, or does not fit what the game notes.
    """
    file = _weights_of(game)
    if file is None:
        return None
    try:
        network = load_network(file.read_bytes(), game)
        _check(network, load(game))
    except NetworkError as error:
        message = f"{file.name} of {game}: {error}"
        raise NetworkError(message).keyed(
            "weights-of", file=file.name, game=game, why=error.message
        ) from None
    return network


@cache
def weights_digest(game: str) -> str:
    """The SHA-256 of the weights in a game's folder; empty: it has none."""
    file = _weights_of(game)
    return sha256(file.read_bytes()).hexdigest() if file else ""


def _weights_of(game: str) -> Path | None:
    """The file of weights in a game's folder; None: it has none."""
    folder = folder_of(game)
    return folder.file(WEIGHTS) if folder else None


def _check(network: Network, game: Game) -> None:
    """Refuse a network for other features or actions, with which a policy would read beyond its weights."""
    if game.rules.learning is None:
        raise NetworkError("the game states nothing to learn").keyed("weights-nothing")
    wanted = untrained(game, game.rules.learning).network
    if (network.features, network.outputs) != (wanted.features, wanted.outputs):
        message = (
            f"it has {network.features} features and {network.outputs} outputs, "
            f"not {wanted.features} and {wanted.outputs}"
        )
        raise NetworkError(message).keyed(
            "weights-shape",
            features=str(network.features),
            outputs=str(network.outputs),
            wanted_features=str(wanted.features),
            wanted_outputs=str(wanted.outputs),
        )
