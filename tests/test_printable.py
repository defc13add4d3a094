"""Texts from other people cannot control the terminal that shows them."""

from __future__ import annotations

from nullo.system.printable import all_printable, printable

EVIL = "A\x1b]0;x\x07\x1b[2J\u202e\x9b31m\r\nB"


def test_nothing_that_a_terminal_obeys_is_left() -> None:
    assert printable(EVIL) == "A ]0;x  [2J  31m  B"
    assert printable("Zoë 中 ♠ Дан") == "Zoë 中 ♠ Дан"


def test_letters_stay_joined() -> None:
    for name in ("ශ්\u200dරී", "علی\u200cرضا", "👩\u200d👩\u200d👧"):
        assert printable(f"\x1b{name}\u200d") == f" {name}"


def test_everywhere_in_json() -> None:
    assert all_printable({"\x1b": ["\x07", {"a": EVIL}, 1, None]}) == {
        " ": [" ", {"a": printable(EVIL)}, 1, None]
    }
