"""What a seat is asked: legal actions, revokes, and words for refusals."""

from __future__ import annotations

import pytest

import nullo
from move_texts import texts_of
from nullo.locale.words import say
from nullo.testing import deal, play


def honour() -> nullo.State:
    """A state in which seat 1 has led spades, and seat 2 holds a spade and a heart."""
    state = nullo.load(
        "alles-oder-nichts",
        players=3,
        suits=2,
        ranks=6,
        hand_sizes=[2],
        hands=1,
        mode="honour",
    ).new_initial_state()
    deal(state, ["6s", "5s", "1s", "4s", "1h", "2h", "3h"])
    bids = ["bid 2", "bid 0", "bid 0", "open", "secret", "secret"]
    return play(state, [*bids, "play 6s"])


def test_legal_plays_that_would_be_revokes() -> None:
    state = honour()
    own = state.own(2)
    assert texts_of(own.legal) == ["play 5s", "play 1h"]
    assert texts_of(own.revokes) == ["play 1h"]
    assert own.refused == []
    assert texts_of(state.own(0).revokes) == []


def test_nobody_revokes_by_leaving_a_card_or_calling() -> None:
    state = play(honour(), ["play 1h"])
    assert texts_of(state.own(0).revokes) == ["play 2h"]
    play(state, ["play 1s"])
    assert state.phase().name == "correct"
    assert texts_of(state.own(2).legal) == ["correct 5s", "leave"]
    assert state.own(2).revokes == []
    play(state, ["leave"])
    assert state.phase().name == "call"
    assert len(state.own(state.current_player()).legal) > 1
    assert state.own(state.current_player()).revokes == []


@pytest.mark.parametrize("name", nullo.game_ids())
def test_without_honour_mode_there_are_none(name: str) -> None:
    state = nullo.load(name).new_initial_state()
    rng = nullo.Rng(name)
    for _ in range(120):
        state.deal(rng)
        if state.is_terminal():
            break
        assert state.own(state.current_player()).revokes == []
        state.apply_action(state.legal_actions()[-1])


def test_a_phase_is_put_into_words() -> None:
    assert say("refuse-not-now", {"phase": "bid"}) == "now it is time to bid"
    with pytest.raises(nullo.IllegalAction) as caught:
        honour().apply_action("bid 1")
    assert (caught.value.code, caught.value.params) == ("not-now", {"phase": "play"})
    assert "play a card" in str(caught.value)
