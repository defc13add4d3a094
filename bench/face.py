"""Compares Nullo's Python interface with OpenSpiel's by CPU time, in a Python loop over games.

    python bench/face.py [--game ID] [--peer GAME] [--rounds 12] [--seconds 0.2] [--quick]

Both play random games in the same loop: ask whose turn it is, list the legal actions, apply one of them.
Two more measurements also compute, at every decision, the tensor or the information-state string of the seat
to act. Nullo deals with ``state.deal(rng)``; OpenSpiel's chance outcomes are drawn one by one, as in its own
examples. The two are measured in alternating slices, and each ratio is that of two neighbouring slices.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
from arguments import read_arguments
from slices import in_turn, rate, ratios
from tables import print_heads, print_row

import nullo
from nullo import Rng

PEER = "oh_hell(players=4,num_suits=4,num_cards_per_suit=12,num_tricks_fixed=5)"


def tensor(state: Any, player: int) -> object:
    """The observation tensor of ``player`` or, if the game has none, its information-state tensor."""
    game = state.get_game() if isinstance(state, pyspiel.State) else None
    if game is None or game.get_type().provides_observation_tensor:
        return state.observation_tensor(player)
    return state.information_state_tensor(player)


Ask = Callable[[Any, int], object]
FORMS: dict[str, Ask] = {
    "stepping": lambda state, player: None,
    "with tensor": tensor,
    "with information-state tensor": lambda state, player: state.information_state_tensor(player),
    "with information string": lambda state, player: state.information_state_string(player),
}


def play(
    game: Any, ask: Ask, make_deal: Callable[[], Callable[[Any], None]], seconds: float
) -> float:
    """The number of decisions per CPU second in random games; ``ask`` is called at each of them."""
    choice, deal = random.Random(1).choice, make_deal()

    def play_game() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                deal(state)
                continue
            player = state.current_player()
            legal = state.legal_actions()
            ask(state, player)
            state.apply_action(choice(legal))
            decisions += 1
        return decisions

    return rate(play_game, seconds)


def own_deal() -> Callable[[nullo.State], None]:
    rng = Rng(1)
    return lambda state: state.deal(rng)


def peers_deal() -> Callable[[Any], None]:
    """A function that deals the next card of an OpenSpiel state; all cards are equally likely."""
    choice = random.Random(1).choice
    return lambda state: state.apply_action(choice(state.chance_outcomes())[0])


def main() -> None:
    given = read_arguments(__doc__, game="alles-oder-nichts", peer=PEER, rounds=12, seconds=0.2)
    rounds, seconds = (2, 0.01) if given.quick else (given.rounds, given.seconds)
    own, peer = nullo.load(given.game), pyspiel.load_game(given.peer)
    print(f"Thousands of decisions per CPU second: {own!r} and {given.peer}, {rounds} rounds\n")
    print_heads("what", "Nullo:", "OpenSpiel:", "ratio:", "middle half:")
    for form, ask in FORMS.items():
        sides = {
            "own": partial(play, own, ask, own_deal),
            "peer": partial(play, peer, ask, peers_deal),
        }
        found = in_turn({name: partial(run, seconds) for name, run in sides.items()}, rounds)
        rates = (f"{statistics.median(series) / 1000:.0f}" for series in found.values())
        low, ratio, high = statistics.quantiles(ratios(*found.values()), n=4)
        print_row(form, *rates, f"{ratio:.2f}", f"{low:.2f} – {high:.2f}")


if __name__ == "__main__":
    main()
