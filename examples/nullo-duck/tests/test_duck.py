"""Every rule of Duck; run them where the package is installed: ``pip install -e .``, then ``pytest``."""

from __future__ import annotations

import pytest

import nullo
from nullo.arena.simulate import simulate
from nullo.testing import check_game, deal, play, play_randomly

CARDS = ["1e", "2e", "8e", "1l", "2l", "8l", "1h", "2h", "8h", "1t", "2t", "8t"]


def first_hand(**options: int) -> nullo.State:
    """A hand for three in which seat 1, at the dealer's left, has every 1 and two 3s."""
    rest = ["3e", "4e", "5e", "3l", "4l", "5l"]
    return deal(nullo.load("duck", players=3, **options).new_initial_state(), CARDS + rest)


def test_d1_d2_six_cards_of_four_suits_are_dealt_from_the_dealers_left() -> None:
    state = first_hand()
    own, dealer = state.view(1).own, state.view(0).own
    assert own
    assert own.hand == ["1e", "3e", "1l", "3l", "1h", "1t"]
    assert dealer
    assert len(dealer.hand) == 6
    assert state.current_player() == 1


def test_d3_suit_is_followed() -> None:
    state = play(first_hand(), ["play 1e"])
    assert state.legal_texts() == ["play 2e", "play 4e"]
    with pytest.raises(nullo.IllegalAction) as refused:
        state.apply_action("play 2h")
    assert refused.value.rule == "D3"


def test_d4_the_highest_of_the_suit_takes_the_trick_and_leads() -> None:
    state = play(first_hand(), ["play 1e", "play 2e", "play 8e"])
    assert state.view(None).public.tricks[0].winner == 0
    assert state.current_player() == 0


def test_d5_tricks_count_and_d6_the_fewest_win() -> None:
    state = play_randomly(first_hand(hands=1), nullo.Rng("a game"))
    public = state.view(None).public
    assert sum(public.scores) == 6
    fewest = min(public.scores)
    assert public.winners == [seat for seat in range(3) if public.scores[seat] == fewest]


def test_d6_the_game_has_as_many_hands_as_asked_for() -> None:
    game = nullo.load("duck", hands=3)
    state = play_randomly(game.new_initial_state(), nullo.Rng("three hands"))
    assert sum(state.view(None).public.scores) == 18


def test_it_keeps_what_a_game_promises() -> None:
    assert check_game("duck", steps=60).steps == 60


def test_the_rule_of_thumb_takes_fewer_tricks_than_chance() -> None:
    seats = ["simple", "random", "random"]
    games = list(simulate("duck", {"hands": 1}, games=200, bots=seats, seed=1))
    tricks = [sum(game.scores[seat] for game in games) for seat in range(3)]
    assert tricks[0] < 0.8 * (tricks[1] + tricks[2]) / 2
