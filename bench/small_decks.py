"""Decks that are small enough to solve; the results are in ``small_decks.json``.

python bench/small_decks.py [--decks D,…] [--write] [--table]

The script solves all or some decks by counterfactual regret minimization (``hand_tree.HandTree.solve``), and
prints the results. ``--write`` stores them in ``small_decks.json``; ``--table`` prints the stored ones. A
value is what a seat gains in one hand, in points, if all seats follow the policy that was found; NashConv
says how near that is to an equilibrium. No random numbers are used, so the results are always the same.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from arguments import read_arguments
from hand_tree import HandTree
from tables import print_heads, print_row

from nullo.state import Game, load

KEPT = Path(__file__).with_suffix(".json")
COMMAND = "python bench/small_decks.py --write"
ROUNDS = 3200  # of regret minimization, at most
ENOUGH = 0.001  # the NashConv, in points, at which it stops


class SmallDeck(NamedTuple):
    """A game with a small deck; ``options`` lack the number of hands."""

    game: str
    options: dict[str, Any]
    solved: bool = True  # False if it is too large, and only used for the NashConv of bots


DECKS = {
    "all-or-nothing-6": SmallDeck(
        "all-or-nothing", {"players": 3, "suits": 1, "ranks": 4, "hand": 2}
    ),
    "all-or-nothing-8": SmallDeck(
        "all-or-nothing", {"players": 3, "suits": 2, "ranks": 2, "hand": 2}
    ),
    "alles-oder-nichts-4": SmallDeck(
        "alles-oder-nichts", {"players": 3, "suits": 1, "ranks": 4, "hand_sizes": [1]}
    ),
    "alles-oder-nichts-6": SmallDeck(
        "alles-oder-nichts", {"players": 3, "suits": 2, "ranks": 3, "hand_sizes": [1]}
    ),
    "alles-oder-nichts-8": SmallDeck(
        "alles-oder-nichts", {"players": 3, "suits": 2, "ranks": 4, "hand_sizes": [2]}, solved=False
    ),
    "nothing-4": SmallDeck(
        "nothing", {"players": 2, "suits": 2, "ranks": 2, "hand": 1, "stall": 1}
    ),
    "nothing-5": SmallDeck(
        "nothing", {"players": 2, "suits": 1, "ranks": 5, "hand": 1, "stall": 1}
    ),
    "all-fives-6": SmallDeck(
        "all-fives", {"players": 2, "suits": 2, "ranks": 3, "hand": 1, "batch": 1, "redeal": False}
    ),
    "all-fives-8": SmallDeck(
        "all-fives", {"players": 2, "suits": 2, "ranks": 4, "hand": 2, "batch": 1, "redeal": False}
    ),
    "sauce-4": SmallDeck(
        "sauce", {"suits": 2, "ranks": 2, "bid_step": 20, "shadoof_at": 15, "no_way_at": 10}
    ),
}


def load_deck(name: str, hands: int = 2) -> Game:
    deck = DECKS[name]
    length = "hands" if "hands" in load(deck.game).options else "rounds"
    return load(deck.game, **deck.options, **{length: hands})


def solve(name: str) -> dict[str, Any]:
    """The result for a deck: the size of its tree, and the values of a policy near an equilibrium."""
    deck = DECKS[name]
    tree = HandTree(load_deck(name, 1))

    def tell(number: int, nashconv: float) -> None:
        told = f"{tree.nodes} nodes, round {number}, NashConv {nashconv:.6f}"
        print(f"\r{name}: {told}", end="", flush=True)

    policy = tree.solve(ROUNDS, ENOUGH, tell)
    gains = tree.gains_of_deviating(policy)
    values = tree.values(policy)[:, 0]
    print()
    return {
        "game": deck.game,
        "options": deck.options,
        "nodes": tree.nodes,
        "information_states": tree.choices,
        "values": [round(float(value), 4) for value in values],
        "nashconv": round(sum(gains), 6),
    }


def read_results() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))["decks"]
    return found


def print_results() -> None:
    sizes = ("nodes:", "information states:")
    print_heads("deck", "options", *sizes, "value by seat", "NashConv:")
    for name, one in read_results().items():
        options = ", ".join(f"{key}={value}" for key, value in one["options"].items())
        values = " ".join(f"{value:.3f}" for value in one["values"])
        many = (f"{one['nodes']:,}", f"{one['information_states']:,}")
        print_row(name, f"`{options}`", *many, values, f"{one['nashconv']:.4f}")


def main() -> None:
    solved = ",".join(name for name, deck in DECKS.items() if deck.solved)
    given = read_arguments(__doc__, decks=solved, write=False, table=False)
    if given.table:
        print_results()
        return
    found = read_results() if KEPT.exists() else {}
    for name in given.decks.split(","):
        begin = time.process_time()
        found[name] = solve(name)
        values = " ".join(f"{value:.4f}" for value in found[name]["values"])
        print(f"{name}: {values}, {time.process_time() - begin:.0f} CPU s", flush=True)
        if given.write:
            ordered = {one: found[one] for one in DECKS if one in found}
            text = json.dumps({"command": COMMAND, "decks": ordered}, indent=1)
            KEPT.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
