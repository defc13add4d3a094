"""Take-backs in local games of every kind: what is undone, and what is not because it has been shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from nullo import Rng
from nullo.game.errors import NulloError
from nullo.games.registry import BUILT_IN
from nullo.records.record import write
from nullo.state.take_back import last_action, shown_since
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.play_options import PlayOptions
from nullo.terminal.shared.start_game import begin

OPTIONS = {
    "all-or-nothing": ["hands=1"],
    "alles-oder-nichts": ["hand_sizes=[4]", "hands=2"],
    "nothing": ["hand=5"],
    "all-fives": ["target=5"],
    "sauce": ["hands=1", "super_after=0"],
}


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test saves games in its own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def local(game: str, seed: int = 4) -> LocalGame:
    return begin(PlayOptions(game, None, "random", OPTIONS[game], seed, None, False))


def stand(game: LocalGame) -> tuple[str, object, list[list[str]]]:
    """Everything about a game, for comparison: its record, its player's view, and the printed sentences."""
    told = [[text.plain for text in hand] for hand in game.observer.history]
    return write(game.match), game.observer.view, told


def asked(game: LocalGame) -> bool:
    """Let the bots move until the player is to act; False: the game is over."""
    while not game.over:
        if game.turn == game.me:
            return True
        game.do(game.turn, game.think())
    return False


@pytest.mark.parametrize("game", BUILT_IN)
def test_whatever_is_taken_back_is_as_it_was_and_the_game_goes_on_as_it_would_have(
    game: str,
) -> None:
    played, rng = local(game), Rng(1)
    taken = refused = 0
    while asked(played):
        before = stand(played)
        start = played.match.state.many_steps()
        actions = played.match.state.legal_actions()
        action = actions[rng.randrange(len(actions))]
        played.do(played.me, action)
        asked(played)
        after = stand(played)
        if shown_since(played.match.state, start):
            refused += 1
            with pytest.raises(NulloError) as error:
                played.take_back()
            assert error.value.key in ("error-revealed", "error-nothing-to-take-back")
            assert stand(played) == after
            continue
        taken += 1
        played.take_back()
        assert stand(played) == before
        assert played.turn == played.me
        played.do(played.me, action)
        asked(played)
        assert stand(played) == after
    assert refused
    assert taken or game == "nothing"  # where nearly every turn draws a card


def test_before_anything_was_done_there_is_nothing() -> None:
    state = local("nothing").match.state
    with pytest.raises(NulloError, match="nothing was done"):
        last_action(state, state.current_player())


def test_a_game_in_which_something_was_taken_back_is_dealt_on_as_without() -> None:
    one, other = local("alles-oder-nichts"), local("alles-oder-nichts")
    taken = 0
    for game in (one, other):
        while asked(game):
            action = game.match.state.legal_actions()[0]
            game.do(game.me, action)
            if game is one and not shown_since(game.match.state, last(game)):
                game.take_back()
                game.do(game.me, action)
                taken += 1
    assert taken > 3
    assert write(one.match) == write(other.match)  # the second hand's cards too


def last(game: LocalGame) -> int:
    steps = game.match.state.steps()
    return max(number for number, step in enumerate(steps) if step.actor == game.me)
