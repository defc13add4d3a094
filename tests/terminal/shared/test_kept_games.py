"""Files of unfinished games."""

from __future__ import annotations

from nullo.terminal.shared.kept_games import hold, new_path


def test_games_begun_in_one_second_have_files_of_their_own() -> None:
    first = new_path("sauce")
    lock = hold(first)
    assert lock is not None
    assert new_path("sauce") != first
    lock.release()
