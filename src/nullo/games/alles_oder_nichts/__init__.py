"""Alles oder Nichts (Hexagames 1988): rules T1–T15 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

from nullo.game.cards import Deck, numbered_deck
from nullo.game.errors import OptionError
from nullo.game.moves import Move
from nullo.game.options import Option, count, flag, word
from nullo.game.phases import Cut, Phase
from nullo.game.print_form import PrintForm
from nullo.game.rules import Bounds, Learning, Rules, Training
from nullo.game.score_form import ScoreForm
from nullo.game.study_form import StudyForm
from nullo.game.view import Reason, View
from nullo.games.alles_oder_nichts.hints import reasons
from nullo.games.alles_oder_nichts.look import LOOK
from nullo.games.alles_oder_nichts.moves import phases
from nullo.games.alles_oder_nichts.print_form import print_form
from nullo.games.alles_oder_nichts.score_form import score_form
from nullo.games.alles_oder_nichts.seen import AllesOderNichts
from nullo.games.alles_oder_nichts.study_form import study_form


class AllesOderNichtsRules(Rules):
    """The game's statement; see :class:`nullo.game.rules.Rules`."""

    id = "alles-oder-nichts"
    title = "Alles oder Nichts"
    prefix = "T"
    place = 2
    deck_rule = "T1"
    look = LOOK
    players = (3, 6)
    heuristic = "nullo.games.alles_oder_nichts.heuristic:Heuristic"
    learning = Learning(
        policy="nullo.games.alles_oder_nichts.learned:Learned",
        unit=3.0,
        settings=(
            ({"players": 4}, 5),
            ({"players": 3}, 2),
            ({"players": 5}, 1.5),
            ({"players": 6}, 1.5),
            ({"players": 3, "suits": 2, "ranks": 4, "hand_sizes": [2, 1]}, 0.5),
        ),
        training=Training(rounds=160),
    )
    daily = {"players": 4, "hand_sizes": [6], "hands": 1}  # noqa: RUF012
    options = (
        Option("hand_sizes", (6, 5, 4, 3, 4, 5, 6), low=1, many=True, rule="T4"),
        count("hands", 7, "T14"),
        count("target", None, "T14"),
        flag("impossible_bids", False, "T5"),
        count("suits", 4, "T1", high=4),
        count("ranks", 12, "T1", low=2, high=16),
        word("mode", "strict", "honour", rule="T15"),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return numbered_deck(options["suits"], options["ranks"])

    def check(self, options: Mapping[str, Any]) -> None:
        cards = options["suits"] * options["ranks"]
        largest = max(options["hand_sizes"])
        if largest * options["players"] + 1 > cards:
            players = options["players"]
            reason = f"{players} hands of {largest} and a turn-up need more than {cards} cards (T4)"
            raise OptionError("hand_sizes", reason).keyed(
                "wrong-cards", "T4", players=str(players), hand=str(largest), cards=str(cards)
            )

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        strict = options["mode"] == "strict"
        return phases(self.deck(options), options["players"], strict=strict)

    def cut(self, options: Mapping[str, Any]) -> Cut:
        ranks = options["ranks"]
        return Cut("T3", False, tuple(card % ranks for card in range(len(self.deck(options)))))

    def hands_to_play(self, options: Mapping[str, Any]) -> int:
        """T14: with a target, as many hands are played as it takes."""
        return 0 if options["target"] else int(options["hands"])

    def bounds(self, options: Mapping[str, Any]) -> Bounds:
        """T11, T12, T15: each trick is played, and with revokes corrected and called by everybody."""
        hands = self.hands_to_play(options)
        if not hands:
            return Bounds(None, 0, inf)
        sizes = options["hand_sizes"]
        sizes = [sizes[hand % len(sizes)] for hand in range(hands)]
        questions = 1 if options["mode"] == "strict" else 3
        decisions = options["players"] * sum(2 + questions * size for size in sizes)
        return Bounds(decisions, 0, sum(2 * size + 3 for size in sizes))

    def position(self, options: Mapping[str, Any]) -> AllesOderNichts:
        return AllesOderNichts(options)

    def score_form(self, options: Mapping[str, Any]) -> ScoreForm:
        return score_form(options)

    def study_form(self, options: Mapping[str, Any]) -> StudyForm:
        return study_form(options)

    def print_form(self, options: Mapping[str, Any]) -> PrintForm:
        return print_form(options)

    def reasons(self, view: View, move: Move) -> list[Reason]:
        return reasons(view, move)


RULES = AllesOderNichtsRules()
