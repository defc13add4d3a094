"""Measures the CPU time of a move at a table, without sockets and a store, and the size of its frames.

``python bench/table.py [--quick] [--bots LEVEL]`` prints a Markdown row for each game. People sit in all
seats, and one spectator watches; the time of deals, joins and shuffle events is divided among the moves.
"""

from __future__ import annotations

from time import process_time

from arguments import read_arguments
from tables import print_heads, print_row

import nullo
from nullo.bots import make
from nullo.server.protocol.messages import BeginGame, MakeMove
from nullo.server.table.events import Act, Choose, Join, Open, Stored
from nullo.server.table.table import Table

ID = "bench"


def play(game: nullo.Game, level: str, seed: int) -> list[Stored]:
    """The events of a game in which a bot chooses for all seats.

    Seats that choose in secret do so in random order.
    """
    rng = nullo.Rng(seed)
    bot = make(level, nullo.Rng(seed, "bot"))
    table, rows = Table.begin(ID, [Open(game.id, game.stated_options()), Join(0, "0")])
    for number in range(1, game.players):
        rows += table.do(table.join(str(number)))
    rows += table.do(table.decide(0, BeginGame("start")), 0)
    while table.view.stage != "over":
        seat = table.view.asked[rng.randrange(len(table.view.asked))]
        known = table.seat_state(seat)
        text = known.action_to_string(bot.choose(known))
        member = table.view.seats[seat]
        rows += table.do(table.decide(member, MakeMove("a", text)), member)
    return rows


def measure(name: str, level: str, games: int) -> None:
    game = nullo.load(name)
    made = [play(game, level, seed) for seed in range(games)]
    moves = size = largest = 0
    start = process_time()
    for rows in made:
        table = Table(ID)
        for row in rows:
            if isinstance(row.event, Act | Choose):
                moves += 1
                table.decide(row.member, MakeMove("a", row.event.action))
            frames = table.advance(row)
            for member in (None, *(item.id for item in table.view.members)):
                text = frames.text(member, "a" if member == row.member else "")
                size += len(text.encode())
                largest = max(largest, len(text))
    told = process_time() - start
    start = process_time()
    for rows in made:
        Table.replay(ID, rows)
    replayed = process_time() - start
    times = (f"{seconds / moves * 1e6:.0f}" for seconds in (told, replayed))
    print_row(name, *times, f"{size / moves / (game.players + 1):.0f}", largest)


def main() -> None:
    wish = read_arguments(__doc__, bots="random")
    frames = ("bytes a frame:", "largest frame:")
    print_heads("game", "µs a move, all told:", "µs a move, replayed:", *frames)
    for name in nullo.game_ids():
        many = 60 if name == "alles-oder-nichts" else 10
        measure(name, wish.bots, 1 if wish.quick else many)


if __name__ == "__main__":
    main()
