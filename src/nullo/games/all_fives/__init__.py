"""The game All Fives, by the rules F1–F18 of ``rules/en.md``."""

from __future__ import annotations

from nullo.game.cards import Deck, standard_deck
from nullo.game.phases import Cut, Phase
from nullo.game.score_form import GameLimit
from nullo.games.all_fives.hints import reasons
from nullo.games.all_fives.look import LOOK
from nullo.games.all_fives.moves import phases
from nullo.games.all_fives.options import AllFivesOptions
from nullo.games.all_fives.position import AllFivesPosition
from nullo.games.all_fives.print_form import print_form
from nullo.games.all_fives.score_form import score_form
from nullo.games.all_fives.study_form import study_form
from nullo.games.rules import Learning, Rules, Training


class AllFivesRules(Rules[AllFivesOptions]):
    """The rules of All Fives."""

    id = "all-fives"
    title = "All Fives"
    prefix = "F"
    place = 4
    deck_rule = "F1"
    look = LOOK
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
    options_class = AllFivesOptions
    position = staticmethod(AllFivesPosition)
    reasons = staticmethod(reasons)
    score_form = staticmethod(score_form)
    study_form = staticmethod(study_form)
    print_form = staticmethod(print_form)

    def deck(self, options: AllFivesOptions) -> Deck:
        return standard_deck()

    def phases(self, options: AllFivesOptions) -> tuple[Phase, ...]:
        return phases(self.deck(options), options.players)

    def cut(self, options: AllFivesOptions) -> Cut:
        drawn = options.cards_in_play
        cards = range(len(standard_deck()))
        return Cut("F2", False, tuple(card % 13 if drawn >> card & 1 else None for card in cards))

    def limits(self, options: AllFivesOptions) -> tuple[GameLimit, ...]:
        """The limits that end a game (F12): the number of hands, or the target if one seat has most points.

        A seat that was called for a revoke in the last hand cannot win (F17).
        """
        target, hands = self.target(options), self.hands_to_play(options)
        last = (GameLimit("hands", hands, "F12", "hands", barred="revokes"),) if hands else ()
        return (
            *last,
            GameLimit(
                "target", target, "F12", "least", alone=True, barred="revokes", early="take-one"
            ),
        )


RULES = AllFivesRules()
