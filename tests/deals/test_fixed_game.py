"""A deal that follows from a seed is the same at a server's table and on one machine."""

from __future__ import annotations

import json

import pytest

from nullo.bots import make
from nullo.deals import daily
from nullo.deals.fixed_game import SealedSource, bot_choice, others
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN
from nullo.records.record import parse, replay, write
from nullo.records.verify import check_seals
from nullo.server.table.fixed_deals import first_daily_events
from nullo.server.table.table import Table
from nullo.state.match import Match

DAY = "2026-11-22"
TABLE = "a-table"


def begun(game: str) -> Match:
    """The daily deal of a game on this machine."""
    played = daily.game_of(game)
    source = SealedSource(played, TABLE, daily.seed_of(DAY, game))
    names = ["Ada", *others("Ada", played.players - 1)]
    meta = {"table": TABLE, "seals": source.seals, "bots": ["", *["club"] * (played.players - 1)]}
    return Match(played, source, names, meta=meta)


def step(match: Match, game: str) -> None:
    """One action: the player does the first legal one."""
    seat = match.state.current_player()
    first = match.state.legal_actions()[0] if seat == 0 else None
    seed = daily.seed_of(DAY, game)
    match.act(seat, bot_choice(match, seat, daily.BOT, seed) if first is None else first)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_table_and_one_machine_play_the_same(game: str) -> None:
    table, _ = Table.begin(TABLE, first_daily_events(DAY, game, "Ada", False))
    while table.view.asked:
        seat = table.view.asked[-1]  # where several choose at once, the last first
        state = table.seat_state(seat)
        if seat == 0:
            action = state.legal_actions()[0]
        else:
            action = make(daily.BOT, Rng(table.bot_seed(seat), "server")).choose(state)
        text = state.action_to_string(action)
        table.do([table._act(seat, text, seat > 0)], 0 if seat == 0 else -1)
    match = begun(game)
    while not match.state.is_terminal():
        step(match, game)
    assert match.record() == table.record()
    assert not any(check.why for check in check_seals(match))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_goes_on_where_it_was_left(game: str) -> None:
    whole = begun(game)
    left = begun(game)
    for number in range(10_000):
        if whole.state.is_terminal():
            break
        step(whole, game)
        step(left, game)
        if number % 7 == 0:
            text = write(left)
            left = replay(parse(text))
            assert left.meta
            seals = left.meta["seals"]
            seed = daily.seed_of(DAY, game)
            left.source = SealedSource(left.game, TABLE, seed, seals, left.hands)
            left.deal()
    assert json.loads(write(left)) == json.loads(write(whole))
