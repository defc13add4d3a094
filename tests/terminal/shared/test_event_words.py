"""What happened, in sentences."""

from __future__ import annotations

import pytest

from nullo.game.view import Ending, Entry, Public, Saying, ScorePart
from nullo.locale.words import LANGUAGES, speak
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People

OVER = Saying(
    "hand-over", number=1, entries=(Entry(0, number=5, total=5), Entry(1, number=2, total=2))
)
TRICKS, EXACT = ScorePart("taken", 2, "T11", 2), ScorePart("exact", 3, "T11")


def told(*parts: list[ScorePart]) -> list[str]:
    public = Public(players=2, scores=[5, 2], hands=[[5, 2]], parts=[list(parts)])
    return Teller(People(["Ann", "Bob"]), Faces()).sentences(OVER, public)


def test_a_hand_that_is_over_says_what_each_score_is_made_of() -> None:
    assert told([TRICKS, EXACT], [TRICKS]) == [
        "Hand 1 is over: Ann +5 (5), Bob +2 (2).",
        "  Ann: 2 tricks +2 (T11), exact bid +3 (T11)",
        "  Bob: 2 tricks (T11)",
    ]


def test_points_of_one_kind_need_no_words() -> None:
    assert told([TRICKS], [TRICKS]) == ["Hand 1 is over: Ann +5 (5), Bob +2 (2)."]


def end(scores: list[int], winners: list[int], me: int | None = 0, **more: object) -> list[str]:
    """What is said at the end of a game of three after two hands."""
    names = ["Ann", "Bob", "Cleo"][: len(scores)]
    public = Public(players=3, scores=scores, winners=winners, hands=[scores, scores])
    for name, value in more.items():
        setattr(public, name, value)
    told = Teller(People(names, me), Faces()).sentences(Saying("won"), public)
    return [" ".join(sentence.split()) for sentence in told]


def test_the_end_says_which_limit_by_how_much_and_my_place() -> None:
    assert end([5, 9, 2], [1], end=Ending("hands", 2, "T14")) == [
        "Bob won the game.",
        "All 2 hands have been played (T14).",
        "After 2 hands: 9 points against 5 (You). The highest total wins.",
        "Your place: 2 of 3.",
    ]
    lowest = end([5, 9, 2], [2], me=2, lowest_wins=True, end=Ending("zero", 0, "A16"))
    assert lowest[1:] == [
        "Somebody is at 0 points or below (A16).",
        "After 2 hands: 2 points against 5 (Ann). The lowest total wins.",
        "Your place: 1 of 3.",
    ]


def test_spectators_shared_wins_and_unknown_limits() -> None:
    assert end([9, 9, 2], [0, 1], me=None)[1:] == [
        "After 2 hands: 9 points each. The highest total wins."
    ]
    assert len(end([9, 9, 2], [0, 1], me=None, end=Ending("of-a-plug-in", 3))) == 2
    # Whoever has not won is second at best, whatever the totals.
    assert end([9, 9, 2], [0], me=1)[-1] == "Your place: 2 of 3."
    # Two sides need no place.
    assert len(end([9, 2], [0], me=1)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_limit_has_words(language: str) -> None:
    speak(language)
    try:
        for code in ("hands", "target", "zero", "stock", "stall"):
            told = end([5, 9, 2], [1], end=Ending(code, 7, "X1"))
            assert len(told) == 4 and told[1].endswith("(X1).")
    finally:
        speak("en")
