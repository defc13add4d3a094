"""Games played at random, and analyses that call their decisions mistakes without trying anything."""

from __future__ import annotations

import random
from typing import Any

import nullo
from nullo.analysis import Analysis, Decision, Effort
from nullo.analysis.kept import digest
from nullo.analysis.report import VERSION, PlayerSummary, Tried
from nullo.engine.rng import Rng
from nullo.game.moves import Move
from nullo.records.film import turns_of
from nullo.records.record import read, write
from nullo.state.match import Match, RandomSource


def played(game: str, **options: Any) -> Match:
    """A game played at random."""
    loaded = nullo.load(game, **options)
    names = ["Ann", "Bo", "Cy", "Di"][: loaded.players]
    match = Match(loaded, RandomSource(Rng(3, "replay")), names)
    dice = random.Random(3)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), dice.choice(match.state.legal_actions()))
    return match


def mine(game: str, seat: int = 0, **options: Any) -> Match:
    """A game played at random, which belongs to the player at a seat."""
    match = played(game, **options)
    match.meta = {"play": {"seat": seat, "bots": ["club"] * match.game.players}}
    return read(write(match))


def judged(match: Match) -> Analysis:
    """An analysis that calls each decision a blunder.

    The last other choice is best and the first was not judged, where there are three choices or more.
    """
    state, turns = match.game.new_initial_state(), turns_of(match)
    decisions: list[Decision] = []
    for step, action in enumerate(match.state.history()):
        seat = state.current_player()
        if seat >= 0:
            legal = [match.game.move(one) for one in state.legal_actions()]
            chosen = match.game.move(action)
            others = [one for one in legal if one != chosen]
            phase, hand = state.phase().name, state.position.hand
            place = len(decisions), step, turns[step], hand, seat, phase, chosen
            if others:
                best = [_tried(others[-1], "best", 0)]
                rest = [_tried(one, "mistake", 0.125) for one in others[1:-1]]
                tried = [*best, *rest, _tried(chosen, "blunder", 0.25)]
                decisions.append(
                    Decision(*place, "blunder", 9, 0.25, bid=phase == "bid", tried=tried)
                )
            else:
                decisions.append(Decision(*place, "forced"))
        state.apply_action(action)
    player = PlayerSummary(1, {"inaccuracy": 0, "mistake": 0, "blunder": 1}, 0.5, 1, 1, 0, 0, 0)
    players = [player] * match.game.players
    curves: list[Any] = [[] for _ in players]
    record = digest(match.record())
    return Analysis(VERSION, match.game.id, record, Effort(), True, decisions, [], players, curves)


def _tried(move: Move, kind: str, loss: float) -> Tried:
    return Tried(move, kind, 1.0, 1.0, loss, 0.0, [], win=0.5 - loss)
