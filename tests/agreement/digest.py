"""Plays seeded games of every variant and prints a digest of each; the compiled and the interpreted code must
print the same lines.

``digest.py GAMES`` plays so many games of each variant; ``digest.py --seconds SECONDS`` begins games until
they are over. ``--first`` and ``--step`` share the seeds out between several processes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from itertools import count
from typing import Any

import msgspec

import nullo
from nullo import Rng, bots
from nullo.analysis.match_analyser import MatchAnalyser, Work
from nullo.analysis.report import Effort
from nullo.arena.simulate import simulate
from nullo.engine.playout import Policy
from nullo.engine.search import Search, halve
from nullo.game.view import plain
from nullo.hints import hint
from nullo.judge import hidden_cards, judge
from nullo.state.match import Match, RandomSource
from variants import Variant, variants

POLICIES = ("random", "simple")  # interpreted, the others take seconds for a game
DETAILS = 25  # actions between looks at everything
SEARCH = ("expert", "analyst")  # interpreted, they take seconds for a decision
EARLY = 12  # actions among which there is one at which to think
MANY = 31  # actions of a decision, which deserve a look of their own
LONGEST = 120  # the longest history after which they are asked


def look(match: Match, rng: Rng) -> dict[str, Any]:
    """The answers of a state to every query, including worlds and bots' choices."""
    state = match.state
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, rng).history() for _ in range(2)]
    chosen = {}
    for name in bots.base.BUILT_IN:
        if name in SEARCH and len(state.history()) > LONGEST:
            continue
        bot = bots.make(name, Rng(1, name, len(state.history())), playouts=2)
        chosen[name] = bot.choose(state.for_seat(seat))
    return {
        "views": [plain(state.view(other)) for other in [*range(state.game.players), None]],
        "strings": [state.information_state_string(other) for other in range(state.game.players)],
        "tensor": [float(number) for number in state.observation_tensor(seat)],
        "worlds": worlds,
        "bots": chosen,
        "word": rng.word(),
    }


def think(match: Match, rng: Rng) -> list[Any]:
    """What is said about a decision, all of its legal actions included."""
    state = match.state
    seat, position = state.for_seat(state.current_player()), state.position
    search = Search(position.weighted_redealer(position.actor), position.legal(), Policy(), "lead")
    search.run(1, rng)
    means = [search.mean(place) for place in range(search.many)]
    return [
        judge(seat, rng, worlds=1, also=seat.legal_actions()),
        hint(seat, worlds=1, effort=0),
        hidden_cards(seat, rng, worlds=1),
        [means, halve(search, 4 * search.many, rng), search.ranking(), search.ended],
    ]


def play(variant: Variant, seed: int) -> str:
    """The digest of a random game: of its record, and of what is seen, thought and found in its analysis."""
    game = variant.load()
    rng = Rng(seed, f"agreement {variant.name}")
    match = Match(game, RandomSource(Rng(seed, "cards")))
    seen = hashlib.sha256()
    actions = 0
    many_seen = False
    while not match.state.is_terminal():
        position = match.state.position
        choices = position.fair() if rng.randrange(12) else position.legal()
        seen.update(json.dumps([match.state.current_player(), position.legal()]).encode())
        if actions % DETAILS == seed % DETAILS:
            seen.update(json.dumps(look(match, rng)).encode())
        many = len(position.legal()) > MANY and not many_seen
        if many or actions == 1 + seed % EARLY:
            many_seen = many_seen or many
            seen.update(msgspec.json.encode(think(match, rng)))
        action = game.action_id(position.phase, choices[rng.randrange(len(choices))])
        match.act(match.state.current_player(), action)
        actions += 1
    analysed = MatchAnalyser(match, Effort(worlds=1, plays=0)).do(Work(0, 0, 1))
    seen.update(msgspec.json.encode(analysed))
    names = [POLICIES[seat % len(POLICIES)] for seat in range(game.players)]
    simulated = next(simulate(variant.game, variant.options, games=1, bots=names, seed=seed))
    seen.update(msgspec.json.encode(simulated))
    seen.update(json.dumps([match.record(), match.state.returns(), match.state.hands()]).encode())
    return f"{variant.name} {seed} {actions} {seen.hexdigest()[:20]}"


def main() -> None:
    """Print the digests, and on standard error whether the code is compiled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--step", type=int, default=1)
    asked = parser.parse_args()
    print("compiled" if nullo.COMPILED else "interpreted", file=sys.stderr)
    end = time.monotonic() + asked.seconds
    for number in count():
        for variant in variants():
            if number >= asked.games and time.monotonic() >= end:
                return
            print(play(variant, asked.first + number * asked.step), flush=True)


if __name__ == "__main__":
    main()
