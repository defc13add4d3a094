"""CPU time of a move at a table, without sockets and store: decide, apply, frames for everybody.

``python bench/table.py [--quick]`` prints a Markdown row for each game. People sit in all seats and one
spectator watches; the time of deals, joins and shuffle events is spread over the moves.
"""

from __future__ import annotations

import sys
from time import process_time

import nullo
from nullo.server.protocol.messages import Act as ActCommand
from nullo.server.protocol.messages import Start
from nullo.server.table.events import Act, Choose, Join, Open, Stored
from nullo.server.table.table import Table

ID = "bench"


def play(game: nullo.Game, seed: int) -> list[Stored]:
    """The events of a random game."""
    rng = nullo.Rng(seed)
    table, rows = Table.begin(ID, [Open(game.id, game.stated_options()), Join(0, "0")])
    for number in range(1, game.players):
        rows += table.do(table.join(str(number)))
    rows += table.do(table.decide(0, Start("start")), 0)
    while table.view.stage != "over":
        seat = table.asked()[rng.randrange(len(table.asked()))]
        known = table.seat_state(seat)
        ids = known.legal_actions()
        text = known.action_to_string(ids[rng.randrange(len(ids))])
        member = table.view.seats[seat]
        rows += table.do(table.decide(member, ActCommand("a", text)), member)
    return rows


def measure(name: str, games: int) -> str:
    """The row of a game."""
    game = nullo.load(name)
    made = [play(game, seed) for seed in range(games)]
    moves = size = 0
    start = process_time()
    for rows in made:
        table = Table(ID)
        for row in rows:
            if isinstance(row.event, Act | Choose):
                moves += 1
                table.decide(row.member, ActCommand("a", row.event.action))
            frames = table.advance(row)
            for member in (None, *(item.id for item in table.view.members)):
                size += len(frames.text(member, "a" if member == row.member else ""))
    told = process_time() - start
    start = process_time()
    for rows in made:
        Table.replay(ID, rows)
    replayed = process_time() - start
    each = size / moves / (game.players + 1)
    return f"| {name} | {told / moves * 1e6:.0f} | {replayed / moves * 1e6:.0f} | {each:.0f} |"


def main() -> None:
    """Print the table."""
    quick = "--quick" in sys.argv
    print("| game | µs a move, all told | µs a move, replayed | characters a frame |")
    print("|---|---|---|---|")
    for name in nullo.game_ids():
        print(measure(name, 1 if quick else 60 if name == "alles-oder-nichts" else 10))


if __name__ == "__main__":
    main()
