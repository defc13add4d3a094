"""Measures how well ``nullo.judge.hidden_cards`` says who holds the cards that a seat does not see.

python bench/hidden.py [--games ID,…] [--hands N] [--bot SPEC] [--worlds N] [--seed S] [--quick]

Bots play first hands of games. At one in eight decisions, the probability of each place of a hidden card
(another hand, or none) is compared with the truth: once with equal weights of all worlds, and once with
weights by how well a world fits what the others chose. A card's Brier score is the sum over its places of the
squared difference between the probability and 1 or 0; its log score is minus the logarithm of the probability
of the right place, where each place counts as seen once more. Both are 0 at best. Gains are means over the
decisions, with a 99 % confidence interval over the hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from arguments import read_arguments
from tables import print_heads, print_row
from thinking import GOES_ON, decisions

from nullo.arena.tally import rate_of
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.judge import hidden_cards
from nullo.state import Game, State, load

Places = Mapping[str, Mapping[int, float]]


def holders(state: State, seat: int) -> dict[str, dict[int, float]]:
    """By card and seat, how many copies of the card the seats other than ``seat`` really hold."""
    found: dict[str, dict[int, float]] = {}
    for other in range(state.game.players):
        if other != seat:
            for card in state.position.hand_of(other):
                where = found.setdefault(card, {})
                where[other] = where.get(other, 0) + 1
    return found


def scores(told: Places, real: Places, others: list[int], worlds: int) -> tuple[float, float]:
    """The mean Brier score and the mean log score of the cards of which there is a single copy."""
    brier, logs, many = 0.0, 0.0, 0
    for card in {*told, *real}:
        chances = [told.get(card, {}).get(other, 0.0) for other in others]
        held = [real.get(card, {}).get(other, 0.0) for other in others]
        if sum(chances) > 1 + 1e-9 or sum(held) > 1:
            continue
        chances.append(max(0.0, 1 - sum(chances)))
        held.append(1 - sum(held))
        brier += sum((a - b) ** 2 for a, b in zip(chances, held, strict=True))
        right = chances[held.index(1)]
        logs -= log((right * worlds + 1) / (worlds + len(held)))
        many += 1
    return (brier / many, logs / many) if many else (0.0, 0.0)


def hand(game: Game, bot: str, worlds: int, seed: int, number: int) -> list[list[float]]:
    """The scores in the first hand of game ``number``: a row for each decision that is judged."""
    rows: list[list[float]] = []
    for state in decisions(game, bot, seed, number):
        seat = state.current_player()
        others = [other for other in range(game.players) if other != seat]
        real = holders(state, seat)
        row: list[float] = []
        for by_choices in (False, True):
            luck = Rng(seed, f"worlds {number}", len(rows))
            told = hidden_cards(state.for_seat(seat), luck, worlds=worlds, by_choices=by_choices)
            row += scores(told, real, others, worlds)
        rows.append(row)
    return rows


def measure(game: Game, bot: str, hands: int, worlds: int, seed: int) -> None:
    played = [rows for k in range(hands) if (rows := hand(game, bot, worlds, seed, k))]
    over = [float(len(rows)) for rows in played]
    cells: list[object] = []
    for k in (0, 1):
        alike = rate_of([sum(row[k] for row in rows) for rows in played], over)
        gain = rate_of([sum(row[k] - row[k + 2] for row in rows) for rows in played], over)
        cells += [f"{alike.mean:.3f}", gain]
    print_row(game.id, f"{sum(over):.0f}", *cells)


def main() -> None:
    asked = read_arguments(
        __doc__, games=",".join(BUILT_IN), hands=100, bot="club", worlds=200, seed=1
    )
    hands, worlds = (3, 10) if asked.quick else (asked.hands, asked.worlds)
    print_heads("game", "decisions:", "Brier, alike:", "gain:", "log, alike:", "gain:")
    for name in asked.games.split(","):
        measure(load(name, **GOES_ON.get(name, {})), asked.bot, hands, worlds, asked.seed)


if __name__ == "__main__":
    main()
