"""The size of what clients are sent, and the time it takes to make it, without sockets and store.

``python bench/frames.py [--quick] [--games N]`` plays seeded games by bots of the level ``simple`` at
tables with people on all seats and one spectator, and prints a Markdown row a game of cards.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import NamedTuple

import nullo
from nullo.bots import make
from nullo.server.protocol.messages import Act as ActCommand
from nullo.server.protocol.messages import Start
from nullo.server.table.events import Act, Choose, Join, Open, Stored
from nullo.server.table.table import Table

ID = "bench"
QUICK, LONG = 1, 30  # games
SPECTATOR = None


class Row(NamedTuple):
    """What one game of cards costs.

    Attributes:
        moves: actions of seats.
        total: bytes of all frames to all seats and the spectator.
        largest: bytes of the largest frame.
        time: CPU seconds to decide, move on and make all frames.
    """

    moves: int
    total: int
    largest: int
    time: float


def played(game: nullo.Game, seed: int) -> list[Stored]:
    """The events of a game between bots."""
    bot = make("simple", nullo.Rng(seed, "bench frames"))
    table, rows = Table.begin(ID, [Open(game.id, game.stated_options()), Join(0, "0")])
    for number in range(1, game.players):
        rows += table.do(table.join(str(number)))
    rows += table.do(table.decide(0, Start("start")), 0)
    while table.view.stage != "over":
        seat = table.asked()[0]
        known = table.seat_state(seat)
        text = known.action_to_string(bot.choose(known))
        member = table.view.seats[seat]
        rows += table.do(table.decide(member, ActCommand("a", text)), member)
    return rows


def measure(name: str, games: int) -> Row:
    """What a game of cards costs."""
    game = nullo.load(name)
    moves = total = largest = 0
    time = 0.0
    for seed in range(games):
        rows = played(game, seed)
        table = Table(ID)
        start = process_time()
        for row in rows:
            if isinstance(row.event, Act | Choose):
                moves += 1
                table.decide(row.member, ActCommand("a", row.event.action))
            frames = table.advance(row)
            for member in (SPECTATOR, *(item.id for item in table.view.members)):
                size = len(frames.text(member, "a" if member == row.member else "").encode())
                total += size
                largest = max(largest, size)
        time += process_time() - start
    return Row(moves, total, largest, time)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one game of each")
    parser.add_argument("--games", type=int, default=LONG)
    stated = parser.parse_args()
    print("| game | moves | bytes of all frames | bytes a frame | largest | µs a move |")
    print("|---|---|---|---|---|---|")
    for name in nullo.game_ids():
        row = measure(name, QUICK if stated.quick else stated.games)
        each = row.total / row.moves / (nullo.load(name).players + 1)
        print(
            f"| {name} | {row.moves} | {row.total} | {each:.0f} | {row.largest} "
            f"| {row.time / row.moves * 1e6:.0f} |"
        )


if __name__ == "__main__":
    main()
