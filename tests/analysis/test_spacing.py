"""A mistake comes back until it was solved twice in a row; of a day only the first try counts."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from nullo.analysis.spacing import AFTER_MISSED, AFTER_SOLVED, ENOUGH, Repetition

FIRST = date(2026, 11, 27)


@given(st.lists(st.booleans(), max_size=12))
def test_it_comes_back_until_it_was_solved_twice_in_a_row(tries: list[bool]) -> None:
    one, day, in_a_row = Repetition(FIRST.isoformat()), FIRST, 0
    for solved in tries:
        if in_a_row == ENOUGH:
            break
        assert one.is_due(day) and not one.is_due(day - timedelta(days=1))
        one = one.after(solved, day)
        assert one == one.after(not solved, day)
        assert not one.is_due(day)
        day += timedelta(days=AFTER_SOLVED if solved else AFTER_MISSED)
        in_a_row = in_a_row + 1 if solved else 0
    assert one.is_due(day + timedelta(days=365)) == (in_a_row < ENOUGH)
