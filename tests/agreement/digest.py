"""Plays seeded games of every variant and prints a digest of each; the compiled and the interpreted code must
print the same lines."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import nullo
from nullo import Rng, bots
from nullo.state.match import Match, RandomSource
from nullo.view import plain
from variants import Variant, variants

DETAILS = 25  # actions between looks at everything
SEARCH = ("expert", "analyst")  # interpreted, they take seconds for a decision
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


def play(variant: Variant, seed: int) -> str:
    """The digest of a random game: of its record, and of ``look`` at each of its states."""
    game = variant.load()
    rng = Rng(seed, f"agreement {variant.name}")
    match = Match(game, RandomSource(Rng(seed, "cards")))
    seen = hashlib.sha256()
    actions = 0
    while not match.state.is_terminal():
        position = match.state.position
        choices = position.fair() if rng.randrange(12) else position.legal()
        seen.update(json.dumps([match.state.current_player(), position.legal()]).encode())
        if actions % DETAILS == seed % DETAILS:
            seen.update(json.dumps(look(match, rng)).encode())
        action = game.action_id(position.phase, choices[rng.randrange(len(choices))])
        match.act(match.state.current_player(), action)
        actions += 1
    seen.update(json.dumps([match.record(), match.state.returns(), match.state.hands()]).encode())
    return f"{variant.name} {seed} {actions} {seen.hexdigest()[:20]}"


def main() -> None:
    """Print the digests, and on standard error whether the code is compiled."""
    print("compiled" if nullo.COMPILED else "interpreted", file=sys.stderr)
    for variant in variants():
        for seed in range(int(sys.argv[1])):
            print(play(variant, seed), flush=True)


if __name__ == "__main__":
    main()
