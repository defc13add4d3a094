"""What the actions of a decision are worth."""

from __future__ import annotations

from itertools import count

import pytest

from nullo.bots import make
from nullo.core.rng import Rng
from nullo.games.registry import BUILT_IN as GAMES
from nullo.judge import Judgement, hidden_cards, judge, likely_line
from nullo.state import SeatState, State, load


def decisions(name: str, many: int) -> list[SeatState]:
    """Decisions of a game between rules of thumb, some actions apart."""
    rng, state = Rng(7), load(name).new_initial_state()
    bot = make("simple", rng)
    found: list[SeatState] = []
    for step in count():
        if state.is_terminal() or len(found) == many:
            return found
        if state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            continue
        seat = state.for_seat(state.current_player())
        if step % 5 == 0 and len(seat.fair_actions()) > 1:
            found.append(SeatState(State.deserialize(state.serialize()), seat.seat))
        state.apply_action(bot.choose(seat))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_consistent(name: str) -> None:
    for seat in decisions(name, 6):
        found = judge(seat, Rng(1), worlds=30)
        assert found.worlds == 30
        assert {value.action for value in found.actions} <= set(seat.fair_actions())
        wins = [value.win or 0 for value in found.actions]
        assert wins == sorted(wins, reverse=True)
        assert found.best in found.equals()
        assert found.best.behind.mean == found.best.win_behind.mean == 0
        for value in found.actions:
            assert sum(share for _, share in value.results) == pytest.approx(1)
            mean = sum(points * share for points, share in value.results)
            assert mean == pytest.approx(value.points, abs=1e-4)
            assert value.behind.mean == pytest.approx(found.best.lead - value.lead, abs=1e-4)
            assert value.made is None or 0 <= value.made <= 1


@pytest.mark.parametrize("name", GAMES)
def test_it_uses_only_what_the_seat_knows(name: str) -> None:
    def all_of(seat: SeatState) -> tuple[Judgement, object, object]:
        found = judge(seat, Rng(1), worlds=10)
        line = likely_line(seat, found.best.action, Rng(2), worlds=10)
        return found, line, hidden_cards(seat, Rng(3), worlds=10)

    for seat in decisions(name, 3):
        other = seat.resample(Rng(11)).for_seat(seat.seat)
        assert all_of(seat) == all_of(other)


def test_it_also_tries_what_it_is_told_to() -> None:
    (seat,) = decisions("sauce", 1)
    everything = seat.legal_actions()
    found = judge(seat, Rng(1), worlds=2, also=everything)
    assert {value.action for value in found.actions} == set(everything)
    with pytest.raises(ValueError, match="action 1000 is not legal now"):
        judge(seat, Rng(1), also=[1000])


def test_it_can_be_stopped() -> None:
    (seat,) = decisions("all-or-nothing", 1)
    assert judge(seat, Rng(1), worlds=5000, stop=lambda: True).worlds == 20


def test_a_seat_that_is_not_to_act_has_nothing_to_judge() -> None:
    (seat,) = decisions("nothing", 1)
    other = seat.resample(Rng(1)).for_seat((seat.seat + 1) % 4)
    with pytest.raises(ValueError, match="has nothing to decide"):
        judge(other, Rng(1))


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_are_in_no_more_than_one_hand(name: str) -> None:
    for seat in decisions(name, 2):
        for where in hidden_cards(seat, Rng(1), worlds=20).values():
            assert seat.seat not in where
            if name != "nothing":  # it has two equal cards of each kind
                assert sum(where.values()) <= 1 + 1e-9
