"""All Fives: rules F1–F18 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.cards import Deck, standard_deck
from nullo.game.errors import OptionError
from nullo.game.moves import Move
from nullo.game.options import Option, amount, count, flag, for_studies, word
from nullo.game.phases import Cut, Phase
from nullo.game.print_form import PrintForm
from nullo.game.rules import Learning, Rules, Training
from nullo.game.score_form import GameLimit, ScoreForm
from nullo.game.study_form import StudyForm
from nullo.game.view import Reason, View
from nullo.games.all_fives.hints import reasons
from nullo.games.all_fives.look import LOOK
from nullo.games.all_fives.moves import phases
from nullo.games.all_fives.position import cards_in_play
from nullo.games.all_fives.print_form import print_form
from nullo.games.all_fives.public_part import AllFivesPart
from nullo.games.all_fives.score_form import score_form
from nullo.games.all_fives.seen import AllFives
from nullo.games.all_fives.study_form import study_form


class AllFivesRules(Rules):
    """The game's statement; see :class:`nullo.game.rules.Rules`."""

    id = "all-fives"
    title = "All Fives"
    prefix = "F"
    place = 4
    deck_rule = "F1"
    look = LOOK
    public_part = AllFivesPart
    players = (2, 3)
    redeals = 2
    heuristic = "nullo.games.all_fives.heuristic:Heuristic"
    learning = Learning(
        policy="nullo.games.all_fives.learned:Learned",
        unit=12.0,
        settings=(({"players": 2}, 6), ({"players": 3}, 4)),
        training=Training(rounds=250),
    )
    default_players = 2
    daily = {"players": 2, "target": 15}  # noqa: RUF012
    options = (
        count("target", 61, "F12"),
        Option("batch", 3, low=1, high=6, rule="F3", only=(1, 2, 3, 6)),
        word("mode", "strict", "honour", rule="F14"),
        word("revoke_rule", "penalty", "bonus", rule="F17"),
        amount("false_call", 3, "F17"),
        *for_studies(
            count("hands", None, "F12"),
            count("hand", 6, "F3", high=24),
            flag("redeal", True, "F7"),
            count("suits", 4, "F1", high=4),
            count("ranks", 13, "F1", low=2, high=13),
        ),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return standard_deck()

    def check(self, options: Mapping[str, Any]) -> None:
        players, hand, batch = options["players"], options["hand"], options["batch"]
        if hand % batch:
            reason = f"hands of {hand} cannot be dealt {batch} at a time (F3)"
            raise OptionError("batch", reason).keyed(
                "wrong-batch", "F3", hand=str(hand), value=str(batch)
            )
        cards = cards_in_play(options).bit_count()
        if hand * players + 1 > cards:
            reason = f"{players} hands of {hand} and a turn-up need more than {cards} cards (F3)"
            raise OptionError("hand", reason).keyed(
                "wrong-turn-up", "F3", players=str(players), hand=str(hand), cards=str(cards)
            )

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return phases(self.deck(options), options["players"])

    def cut(self, options: Mapping[str, Any]) -> Cut:
        drawn = cards_in_play(options)
        cards = range(len(standard_deck()))
        return Cut("F2", False, tuple(card % 13 if drawn >> card & 1 else None for card in cards))

    def position(self, options: Mapping[str, Any]) -> AllFives:
        return AllFives(options)

    def limits(self, options: Mapping[str, Any]) -> tuple[GameLimit, ...]:
        """F12, F17: the highest alone; a called revoker cannot win on the hand."""
        target, hands = self.target(options), self.hands_to_play(options)
        last = (GameLimit("hands", hands, "F12", "hands", barred="revokes"),) if hands else ()
        return (
            *last,
            GameLimit(
                "target", target, "F12", "least", alone=True, barred="revokes", early="take-one"
            ),
        )

    def score_form(self, options: Mapping[str, Any]) -> ScoreForm:
        return score_form(options)

    def study_form(self, options: Mapping[str, Any]) -> StudyForm:
        return study_form(options)

    def print_form(self, options: Mapping[str, Any]) -> PrintForm:
        return print_form(options)

    def reasons(self, view: View, move: Move) -> list[Reason]:
        return reasons(view, move)


RULES = AllFivesRules()
