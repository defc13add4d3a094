"""Playthroughs: a hand or two of every game and variant, written line by line.

``scripts/playthroughs`` writes the files; ``test_playthroughs.py`` plays them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import nullo
from nullo import Rng
from nullo.game.view import plain
from variants import Variant, variants

FOLDER = Path(__file__).parent / "files"
EVERY = 16  # actions of players between two looks at all views
MOST = 48  # actions of players


def playthrough(variant: Variant) -> Iterator[str]:
    """The lines of a playthrough."""
    game = variant.load()
    rng = Rng("playthrough", variant.name)
    state = game.new_initial_state()
    yield f"game: {game!r}"
    yield f"actions: {game.num_distinct_actions()} and {game.max_chance_outcomes()} of chance"
    yield f"phases: {' '.join(phase.name for phase in game.phases)}"
    actions = 0
    while not state.is_terminal() and actions < MOST and state.position.hand < 2:
        if state.is_chance_node():
            outcomes = state.legal_actions()
            action = outcomes[rng.randrange(len(outcomes))]
            yield f"chance: {state.action_to_string(action)}"
            state.apply_action(action)
            yield from rewarded(state)
            continue
        if actions % EVERY == 0:
            yield from looks(state)
        position = state.position
        choices = position.fair() if rng.randrange(6) else position.legal()
        action = game.action_id(position.phase, choices[rng.randrange(len(choices))])
        yield f"{state.phase().name} {state.current_player()}: {', '.join(state.legal_texts())}"
        yield f"> {state.action_to_string(action)}"
        state.apply_action(action)
        actions += 1
        yield from rewarded(state)
    yield from looks(state)
    yield f"scores: {state.scores()}"
    yield f"returns: {state.returns()}"
    yield f"winners: {state.winners()}"


def rewarded(state: nullo.State) -> Iterator[str]:
    """The rewards since the previous decision, if there are any."""
    if any(state.rewards()):
        yield f"rewards: {state.rewards()}"


def looks(state: nullo.State) -> Iterator[str]:
    """The views of every seat and a spectator, and the last lines of their information states."""
    for seat in [*range(state.game.players), None]:
        who = "spectator" if seat is None else f"seat {seat}"
        view = plain(state.view(seat))
        if seat is not None:
            view = {"own": view["own"]}
            known = state.information_state_string(seat).splitlines()
            yield f"knows {seat}: {' | '.join(known[-6:])}"
        yield f"view {who}: {json.dumps(view, ensure_ascii=False)}"


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for variant in variants():
        text = "\n".join(playthrough(variant)) + "\n"
        (FOLDER / f"{variant.name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
