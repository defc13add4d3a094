"""Duck: rules D1–D6 of ``rules/en.md``, with the suits of German cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.cards import Deck
from nullo.game.look import Face, Look, Suit
from nullo.game.options import count
from nullo.game.phases import Phase
from nullo.game.view import Fact, Public
from nullo.games.rules import Rules
from nullo.games.trick.python_base import PythonTrickPosition, trick_phases

SUITS = "elht"
RANKS = range(1, 9)
DECK = Deck(
    [f"{rank}{suit}" for suit in SUITS for rank in RANKS], SUITS, [k // 8 for k in range(32)]
)
BELL = "M12 2a7 7 0 0 1 7 7v6l3 4H2l3-4V9a7 7 0 0 1 7-7Zm-3 18h6a3 3 0 0 1-6 0Z"
ACORN = "M4 9a8 7 0 0 1 16 0ZM5 10h14c0 6-4 11-7 13-3-2-7-7-7-13Z"


class Duck(PythonTrickPosition):
    """A position of Duck."""

    play_rule = "D3"

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options, DECK, hand_size=6, hands_to_play=options["hands"])

    def score_hand(self) -> None:
        """D5: each trick taken counts a point."""
        self.total = [score + taken for score, taken in zip(self.total, self.taken, strict=True)]

    def public(self) -> Public:
        """Also how many have taken no trick of this hand yet."""
        public = super().public()
        dry = sum(not taken for taken in self.taken)
        public.facts = [Fact("dry", number=dry)] if dry else []
        return public

    def points_of(self, seat: int) -> float:
        return -float(self.total[seat])


class DuckRules(Rules):
    """The rules of Duck."""

    id = "duck"
    title = "Duck"
    prefix = "D"
    deck_rule = "D1"
    players = (3, 5)
    default_players = 3
    lowest_wins = True
    heuristic = "nullo_duck.heuristic:DuckHeuristic"
    options = (count("hands", 4, "D6"),)
    look = Look(
        minutes=8,
        grows_with=("hands",),
        cover=("1e", "8h", "5t"),
        parts=("facts",),
        suits=(
            Suit("e", "♧", "club", path=ACORN),
            Suit("l", "◆", "leaf"),
            Suit("h", "♥", "heart"),
            Suit("t", "▲", "diamond", path=BELL),
        ),
        cards={"8h": Face(name="card-duck", picture="duck")},
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return DECK

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return trick_phases(DECK, "D2", "D3")

    def position(self, options: Mapping[str, Any]) -> Duck:
        return Duck(options)


RULES = DuckRules()
