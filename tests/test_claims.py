"""Claims: a proved claim holds in every world, an obvious claim is proved, and nothing leaks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import MANY, games

import nullo
from nullo.game.moves import Move
from nullo.state.claims import check_claim, may_claim
from nullo.testing import deal, play

NAMES = ("alles-oder-nichts", "all-fives", "all-or-nothing", "sauce")


def takes_all(state: nullo.State, seat: int, order: list[Move], rng: nullo.Rng) -> bool:
    """Whether the seat takes every trick by these plays, the others playing at random."""
    walk = state.clone()
    hand = walk.position.hand
    own = iter(order)
    while walk.position.hand == hand and not walk.is_terminal():
        actor = walk.current_player()
        texts = walk.legal_texts()
        walk.apply_action(next(own) if actor == seat else texts[rng.randrange(len(texts))])
    public = walk.public()
    tricks = public.ended or public.tricks
    return all(trick.winner == seat for trick in tricks[-len(order) :])


@pytest.mark.parametrize("name", NAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_proved_holds_in_every_world(name: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(games(name)).new_initial_state()
    rng, dice = nullo.Rng(seed), nullo.Rng(seed, "worlds")
    for _ in range(500):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.deal(rng)
            continue
        seat = state.current_player()
        cards = len(state.own(seat).hand)
        few = 2 if name == "sauce" else 4  # worlds of Sauce take their time
        if state.phase().name == "play" and cards <= few:
            order = check_claim(state, seat)
            assert order is None or len(order) == cards
            for _ in range(3 if order else not dice.randrange(20)):
                world = state.resample_from_infostate(seat, dice)
                assert check_claim(world, seat) == order  # it reveals nothing about where cards are
                assert order is None or takes_all(world, seat, order, dice)
        ids = state.legal_actions()
        state.apply_action(ids[rng.randrange(len(ids))])


def bid(cards: str, turned: str = "1s", **options: object) -> nullo.State:
    """A state of Alles oder Nichts for three, with two suits of seven cards; seat 1 leads from this hand."""
    hand = cards.split()
    sizes = {"hand_sizes": [len(hand)], "suits": 2, "ranks": 7, "players": 3}
    state = nullo.load("alles-oder-nichts", **{**sizes, **options}).new_initial_state()
    codes = [code for code in state.game.deck.codes if code not in (*hand, turned)]
    deck = [code for own in hand for code in (own, codes.pop(), codes.pop())]
    deal(state, [*deck, turned])
    return play(state, ["bid 0"] * 3 + ["secret"] * 3)


@pytest.mark.parametrize(
    ("cards", "proved"),
    [
        ("7s 6s 5s 4s", True),
        ("7s", True),
        ("7h", False),  # a trump may be in any hand or in the stock
        ("7s 6s 5s 7h", True),  # three leads draw the three outstanding trumps
        ("7s 6s 5s 6h", False),  # the 7 of hearts is out
        ("7s 6s 7h 6h", False),  # a trump of four may be left
        ("7s 6s 5s 2s", True),  # the last one is out, when the others are drawn
        ("6s 5s 4s 3s", False),
    ],
)
def test_highest_cards_and_suits_drawn(cards: str, proved: bool) -> None:
    state = bid(cards)
    order = check_claim(state, 1)
    assert (order is not None) == proved
    if order:
        assert set(order) == {Move("play", code) for code in cards.split()}
        assert takes_all(state, 1, order, nullo.Rng(1))


def test_who_follows_must_take_this_trick_too() -> None:
    state = bid("7s 6s 5s 4s")
    for seat in (0, 2):
        assert check_claim(state, seat) is None  # it is not to play
    state.apply_action("play 4s")
    assert check_claim(state, 1) is None
    assert check_claim(state, 2) is None
    play(state, [state.legal_texts()[0]] * 1)
    state.apply_action(state.legal_texts()[0])
    assert state.current_player() == 1
    assert check_claim(state, 1) == [Move("play", card) for card in ("7s", "6s", "5s")]


def test_voids_that_all_have_shown_count() -> None:
    """In All Fives the opponent has shown that it has no trump, so hearts from the ace down win."""
    state = nullo.load("all-fives", players=2).new_initial_state()
    mine = "As Ah Kh Qh Jh 10h".split()
    other = "2c 3c 4c 5c 6c 7c".split()
    deal(state, [*mine[:3], *other[:3], *mine[3:], *other[3:], "2s"])
    state.apply_action("stand")
    assert check_claim(state, 1) is None
    play(state, ["play As", "play 2c"])
    order = check_claim(state, 1)
    assert order is not None and order[0] == Move("play", "Ah")


def test_games_without_claims() -> None:
    assert not may_claim(nullo.load("nothing").new_initial_state())
    for name in ("all-fives", "alles-oder-nichts", "all-or-nothing"):
        assert not may_claim(nullo.load(name, mode="honour").new_initial_state())
        assert may_claim(nullo.load(name).new_initial_state())
    assert check_claim(bid("7s 6s", mode="honour"), 1) is None
    nothing = nullo.load("nothing").new_initial_state()
    nothing.deal(nullo.Rng(1))
    assert check_claim(nothing, nothing.current_player()) is None
