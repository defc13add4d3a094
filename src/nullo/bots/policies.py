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
"""The file with the weights of a second network, a model of how the other seats play."""

Knowledge = Literal["learned", "heuristic", "none"]
"""What bots play by: a learned policy, the game's rule of thumb, or nothing but the rules."""


def heuristic_of(game: Game) -> Policy:
    """The game's rule of thumb; if it has none, a policy that chooses at random."""
    module, _, name = game.rules.heuristic.partition(":")
    policy: Policy = getattr(import_module(module), name)() if name else Policy()
    return policy


def knowledge_of(game: Game) -> Knowledge:
    """What bots play by in a game with its options, found without reading the file of weights."""
    learning = game.rules.learning
    if (
        learning
        and _file_of(game.id, WEIGHTS)
        and learned_class(learning).supports(game.typed_options)
    ):
        return "learned"
    return "heuristic" if game.rules.heuristic else "none"


def learned_of(game: Game, name: str = WEIGHTS) -> LearnedPolicy | None:
    """The learned policy with the weights in the file ``name`` of the game's folder.

    None if the game has no such file, or if its weights do not cover the game's options.

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
    """Check that a game's files of weights can be used, if it has any.

    Raises:
        NetworkError: a file cannot be used.
    """
    for name in (WEIGHTS, OTHERS):
        learned_of(game, name)


def learned_class(learning: Learning) -> type[LearnedPolicy]:
    """The class that ``learning`` names for a game's learned policy."""
    module, _, name = learning.policy.partition(":")
    kind: type[LearnedPolicy] = getattr(import_module(module), name)
    return kind


def policy_of(game: Game) -> Policy:
    """The game's best policy without search: a learned one, the rule of thumb, or else random play."""
    return learned_of(game) or heuristic_of(game)


def searching_policy(game: Game, seat: int) -> Policy:
    """The policy by which a bot in ``seat`` plays worlds on when it searches.

    The bot's own seat plays by :func:`policy_of`. The other seats play by the network that models them if the
    game has one; otherwise they play by the same policy.
    """
    own = policy_of(game)
    others = learned_of(game, OTHERS)
    return SeatPolicy(seat, own, others) if others else own


def zero_policy(game: Game, learning: Learning) -> LearnedPolicy:
    """The game's learned policy with a network of the right size, all of whose weights are 0.

    The features of its first decision have been computed.
    """
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

    return zero_policy_of(zero_policy_of(1).at)  # the inner one only counts the features


@cache
def network_of(game: str, name: str) -> Network | None:
    """The network in the file of weights ``name`` of a game's folder; None if there is no such file.

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
    """The SHA-256, in hexadecimal, of all files of weights in a game's folder; empty if it has none."""
    files = [file for name in (WEIGHTS, OTHERS) if (file := _file_of(game, name))]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest() if files else ""


def _file_of(game: str, name: str) -> Path | None:
    folder = folder_of(game)
    return folder.file(name) if folder else None


def _check(network: Network, game: Game, others: bool) -> None:
    """Check that a network fits the game's policy, which would otherwise read beyond the network's weights.

    ``others`` states whether it must be a model of the other seats.

    Raises:
        NetworkError: the network does not fit.
    """
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
