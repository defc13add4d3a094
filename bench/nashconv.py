"""Measures how far bots are from equilibrium on decks that are small enough: NashConv, exactly.

python bench/nashconv.py [--decks D,…] [--bots B,…] [--seeds K]

NashConv is the sum, over the seats, of what a seat could gain by the best response to the bot in all other
seats. It is 0 in an equilibrium. Gains are counted in points of one hand. The decks are those of
``small_decks.py``.

A bot's policy is its choice in each information state that can be reached against it. A bot that searches is
asked ``--seeds`` times in each, with random numbers that depend only on the information state and on how many
times it has been asked; its policy is the mixture of its choices, so with one seed it is deterministic. The
hand is the first of two, so that a bot plays it for points and not to win the match. The exact probabilities
of ``random`` are known.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from arguments import read_arguments
from hand_tree import Ask, HandTree, TooLarge
from small_decks import DECKS, load_deck
from tables import print_heads, print_row

from nullo import Rng
from nullo.arena.contestants import Contestant, contestant
from nullo.state import Game

QUICK = "alles-oder-nichts-4"


def asker(bot: Contestant, seeds: int) -> Ask:
    """The policy of a bot: a function that asks the bot ``seeds`` times in an information state.

    The function returns the share of the answers that each action got; for ``random``, the probabilities.
    """

    def ask(tree: HandTree, number: int) -> list[float]:
        actions = tree.states[number].actions
        if len(actions) == 1 or bot.bot == "random":
            return [1 / len(actions)] * len(actions)
        state = tree.example(number)
        seat = state.for_seat(state.current_player())
        known = f"{seat.seat} {state.information_state_string(seat.seat)}"
        chosen: Counter[int] = Counter()
        for seed in range(seeds):
            player = bot.make(Rng(known, "nashconv", seed))
            chosen[tree.game.action_place(player.choose(seat))[1]] += 1
        return [chosen[action] / seeds for action in actions]

    return ask


def nashconv(game: Game, bot: Contestant, seeds: int) -> tuple[list[float], int]:
    """Each seat's gain by its best response to the bot, and the number of the bot's real choices.

    A real choice is an information state with more than one action.
    """
    tree = HandTree(game, asker(bot, seeds))
    choices = sum(len(tree.states[number].actions) > 1 for number in tree.asked)
    return tree.gains_of_deviating(tree.policy()), choices


def main() -> None:
    bots = "simple,sampler:100,club,expert:100"
    given = read_arguments(__doc__, decks=",".join(DECKS), bots=bots, seeds=1)
    decks = QUICK if given.quick else given.decks
    asked_and_took = ("information states asked:", "CPU s:")
    print_heads("deck", "bot", "seeds:", "NashConv:", "gains by seat", *asked_and_took)
    for name in decks.split(","):
        game = load_deck(name)
        for text in given.bots.split(","):
            begin = time.process_time()
            bot = contestant(text)
            try:
                gains, asked = nashconv(game, bot, given.seeds)
            except TooLarge as error:
                print(f"{name}, {bot.name}: {error}", file=sys.stderr)
                continue
            by_seat = " ".join(f"{gain:.3f}" for gain in gains)
            took = f"{time.process_time() - begin:.0f}"
            print_row(name, bot.name, given.seeds, f"{sum(gains):.3f}", by_seat, asked, took)


if __name__ == "__main__":
    main()
