"""What happened, in sentences."""

from __future__ import annotations

from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.view import Entry, Public, Saying, ScorePart

OVER = Saying(
    "hand-over", number=1, entries=[Entry(0, number=5, total=5), Entry(1, number=2, total=2)]
)
TRICKS, EXACT = ScorePart("taken", 2, "T11", 2), ScorePart("exact", 3, "T11")


def told(*parts: list[ScorePart]) -> list[str]:
    public = Public(players=2, scores=[5, 2], hands=[[5, 2]], parts=[list(parts)])
    return Teller(People(["Ann", "Bob"]), Faces()).sentences(OVER, public)


def test_a_hand_that_is_over_says_what_each_score_is_made_of() -> None:
    assert told([TRICKS, EXACT], [TRICKS]) == [
        "Hand 1 is over: Ann +5 (5), Bob +2 (2).",
        "  Ann: 2 tricks +2, exact bid +3",
        "  Bob: 2 tricks",
    ]


def test_points_of_one_kind_need_no_words() -> None:
    assert told([TRICKS], [TRICKS]) == ["Hand 1 is over: Ann +5 (5), Bob +2 (2)."]
