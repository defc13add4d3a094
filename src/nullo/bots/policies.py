"""The policies by which bots play a game: its rule of thumb, and those that networks have learned."""

from __future__ import annotations

from array import array
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Literal

from nullo.engine.learned import LearnedPolicy
from nullo.engine.network import Network, NetworkError, count
from nullo.engine.network import load as load_network
from nullo.engine.playout import Policy, SeatPolicy
from nullo.engine.rng import Rng
from nullo.games.folders import folder_of
from nullo.games.rules import Learning
from nullo.locale.error_words import make_error
from nullo.state import Game, load

WEIGHTS = "weights.bin"
OTHERS = "others.bin"
"""The weights of the model of the other seats, beside those of the policy."""

Knowledge = Literal["learned", "heuristic", "none"]
"""A policy that a network has learned, the game's rule of thumb, or nothing but the rules."""


def heuristic_of(game: Game) -> Policy:
    """The game's rule of thumb; uniformly random play if the game has none."""
    module, _, name = game.rules.heuristic.partition(":")
    policy: Policy = getattr(import_module(module), name)() if name else Policy()
    return policy


def knowledge_of(game: Game) -> Knowledge:
    """What bots use to play this game with these options; the file of weights is not read."""
    learning = game.rules.learning
    if (
        learning
        and _file_of(game.id, WEIGHTS)
        and learned_class(learning).supports(game.typed_options)
    ):
        return "learned"
    return "heuristic" if game.rules.heuristic else "none"


def learned_of(game: Game, name: str = WEIGHTS) -> LearnedPolicy | None:
    """The policy by the network in a file of weights; None if no weights cover this game and these options.

    Raises:
        NetworkError: the file cannot be used.
    """
    learning = game.rules.learning
    network = network_of(game.id, name) if learning else None
    if learning is None or network is None:
        return None
    kind = learned_class(learning)
    return kind(network, heuristic_of(game)) if kind.supports(game.typed_options) else None


def check_weights(game: Game) -> None:
    """Check that a game's files of weights can be used.

    Raises:
        NetworkError: one of them cannot.
    """
    for name in (WEIGHTS, OTHERS):
        learned_of(game, name)


def learned_class(learning: Learning) -> type[LearnedPolicy]:
    """The class of a learned policy."""
    module, _, name = learning.policy.partition(":")
    kind: type[LearnedPolicy] = getattr(import_module(module), name)
    return kind


def policy_of(game: Game) -> Policy:
    """The best quick policy of a game: the learned one, else the rule of thumb, else random play."""
    return learned_of(game) or heuristic_of(game)


def searching_policy(game: Game, seat: int) -> Policy:
    """The policy that plays worlds on in a search by a seat.

    The seat plays by :func:`policy_of`, the others by their model, if there is one.
    """
    own = policy_of(game)
    others = learned_of(game, OTHERS)
    return SeatPolicy(seat, own, others) if others else own


def zero_policy(game: Game, learning: Learning) -> LearnedPolicy:
    """The learned policy with a fitting network whose weights are 0, after it has noted a decision."""
    kind = learned_class(learning)
    position = game.rules.position(game.typed_options)
    position.deal_all(Rng())

    def zero_policy_of(features: int) -> LearnedPolicy:
        sizes = (features, 1, 1, 1)
        zeros = Network(sizes, learning.unit, array("h", [0] * count(sizes)))
        policy = kind(zeros, heuristic_of(game))
        policy.features_of(position)
        policy.features_of_action(position, position.fair()[0])
        return policy

    return zero_policy_of(zero_policy_of(1).at)  # the first only counts its features


@cache
def network_of(game: str, name: str) -> Network | None:
    """The network of a file of weights in a game's folder, None if there is no such file.

    Raises:
        NetworkError: the file cannot be used, or does not fit the game's features.
    """
    file = _file_of(game, name)
    if file is None:
        return None
    try:
        network = load_network(file.read_bytes(), game)
        _check(network, load(game), name == OTHERS)
    except NetworkError as error:
        of = {"file": file.name, "game": game}
        raise make_error(NetworkError, "weights-of", why=error.message, **of) from None
    return network


@cache
def weights_digest(game: str) -> str:
    """The SHA-256 of all weights in a game's folder; empty if it has none."""
    files = [file for name in (WEIGHTS, OTHERS) if (file := _file_of(game, name))]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest() if files else ""


def _file_of(game: str, name: str) -> Path | None:
    folder = folder_of(game)
    return folder.file(name) if folder else None


def _check(network: Network, game: Game, others: bool) -> None:
    """Refuse a network for other features or actions, with which a policy would read beyond its weights."""
    if game.rules.learning is None:
        raise make_error(NetworkError, "weights-nothing")
    if bool(network.about.get("others")) != others:
        raise make_error(NetworkError, "weights-not-others" if others else "weights-others")
    wanted = zero_policy(game, game.rules.learning).network
    if (network.features, network.outputs) != (wanted.features, wanted.outputs):
        raise make_error(
            NetworkError,
            "weights-shape",
            features=str(network.features),
            outputs=str(network.outputs),
            wanted_features=str(wanted.features),
            wanted_outputs=str(wanted.outputs),
        )
