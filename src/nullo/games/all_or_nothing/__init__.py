"""The game ALL or NOTHING (2016), by the rules A1–A19 of ``rules/en.md``."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.phases import Cut, Phase
from nullo.game.score_form import GameLimit
from nullo.games.all_or_nothing.hints import reasons
from nullo.games.all_or_nothing.look import LOOK
from nullo.games.all_or_nothing.moves import phases
from nullo.games.all_or_nothing.options import AllOrNothingOptions
from nullo.games.all_or_nothing.position import AllOrNothingPosition, all_or_nothing_deck
from nullo.games.all_or_nothing.print_form import print_form
from nullo.games.all_or_nothing.score_form import score_form
from nullo.games.all_or_nothing.study_form import study_form
from nullo.games.rules import Bounds, Learning, Rules, Training


class AllOrNothingRules(Rules[AllOrNothingOptions]):
    """The rules of ALL or NOTHING."""

    id = "all-or-nothing"
    title = "ALL or NOTHING"
    prefix = "A"
    place = 1
    deck_rule = "A1"
    look = LOOK
    players = (3, 6)
    heuristic = "nullo.games.all_or_nothing.heuristic:Heuristic"
    learning = Learning(
        policy="nullo.games.all_or_nothing.learned:Learned",
        unit=40.0,
        settings=(
            ({"players": 4}, 5),
            ({"players": 3}, 2),
            ({"players": 5}, 1.5),
            ({"players": 6}, 1.5),
        ),
        training=Training(rounds=300),
        others=Training(rounds=120, batch=1024, hidden=(64, 16), playouts="heuristic", worlds=8),
    )
    lowest_wins = True
    daily = {"players": 4, "hands": 1}  # noqa: RUF012
    options_class = AllOrNothingOptions
    position = staticmethod(AllOrNothingPosition)
    reasons = staticmethod(reasons)
    score_form = staticmethod(score_form)
    study_form = staticmethod(study_form)
    print_form = staticmethod(print_form)

    def deck(self, options: AllOrNothingOptions) -> Deck:
        return all_or_nothing_deck()

    def phases(self, options: AllOrNothingOptions) -> tuple[Phase, ...]:
        return phases(all_or_nothing_deck().codes, options.many_bids)

    def cut(self, options: AllOrNothingOptions) -> Cut:
        """A4: the cut that seats all players, the lowest card first; ALL is below 1, NOTHING above 10."""
        numbers = [10 - card % 10 for card in range(len(all_or_nothing_deck()) - 8)]
        strength = (*numbers, *([11] * 4), *([0] * 4))
        drawn = options.cards_in_play
        return Cut("A4", True, tuple(s if drawn >> k & 1 else None for k, s in enumerate(strength)))

    def bounds(self, options: AllOrNothingOptions) -> Bounds:
        """The bounds that follow from A14–A19.

        A seat gains at most its bid, and loses at most a miss and a revoke in every trick.
        """
        players, hands = options.players, options.hands
        tricks = options.cards_each
        made = options.made_number if options.many_bids > 2 else 0
        most = max(options.made_nothing, options.made_all, made) * options.members
        least = (options.miss + options.revoke) * tricks * options.members
        return Bounds(hands * players * (1 + tricks), -hands * least, hands * most)

    def limits(self, options: AllOrNothingOptions) -> tuple[GameLimit, ...]:
        return (GameLimit("zero", 0, "A16", "most"), *super().limits(options))


RULES = AllOrNothingRules()
