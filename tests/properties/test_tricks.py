"""Completed tricks: their place in views; each is reported once."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, games, step

import nullo
from nullo.game.view import Trick, View
from nullo.locale.words import say
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People

TAKES = re.compile(re.escape(say("told-takes", {"name": "|"})).replace(r"\|", r"\w+"))


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_each_trick_is_told_once(name: str, data: st.DataObject, seed: int) -> None:
    check(data.draw(games(name)), seed)


@pytest.mark.parametrize("name", ["all-fives", "alles-oder-nichts", "all-or-nothing"])
def test_each_trick_is_told_once_in_honour_mode(name: str) -> None:
    for seed in range(2):
        check(nullo.load(name, mode="honour"), seed)


@pytest.mark.parametrize(("target", "seed"), [(1, 20), (2, 11), (5, 8)])
def test_each_trick_is_told_once_where_taking_one_ends_the_game(target: int, seed: int) -> None:
    check(nullo.load("all-fives", target=target), seed)


def check(game: nullo.Game, seed: int) -> None:
    """Play at random: ``ended`` has the last hand's tricks, and the observer reports each once."""
    state = game.new_initial_state()
    rng = nullo.Rng(seed)
    people = People([f"Seat{seat}" for seat in range(game.players)])
    teller = Teller(people, Faces())
    hands: dict[int, list[Trick]] = {}
    told: list[str] = []
    before = state.view()
    for _ in range(600):
        if state.is_terminal():
            break
        event = state.step(step(state, rng))[None]
        after = View(state.view().public)
        told += [text.plain for text in teller.tell([event.line], after.public)]
        public = after.public
        if public.hand > before.public.hand and public.ended:
            *earlier, last = hands[before.public.hand] = public.ended
            if (
                public.ended != before.public.tricks
            ):  # else a revoke in the last trick was asked about
                assert earlier == before.public.tricks
                assert last.plays[:-1] == before.public.trick
        assert public.ended in ([], hands.get(public.hand - 1, []))
        if public.tricks:
            played = public.hand - (public.phase == "over")
            hands[played] = public.tricks
        before = after
    sentences = [found for text in told for found in TAKES.findall(text)]
    assert len(sentences) == sum(map(len, hands.values()))
