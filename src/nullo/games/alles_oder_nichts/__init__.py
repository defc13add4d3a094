"""The game Alles oder Nichts (Hexagames 1988), by the rules T1–T15 of ``rules/en.md``."""

from __future__ import annotations

from math import inf

from nullo.game.cards import Deck
from nullo.game.phases import Cut, Phase
from nullo.games.alles_oder_nichts.hints import reasons
from nullo.games.alles_oder_nichts.look import LOOK
from nullo.games.alles_oder_nichts.moves import phases
from nullo.games.alles_oder_nichts.options import EXACT_POINTS, AllesOptions
from nullo.games.alles_oder_nichts.position import AllesOderNichtsPosition
from nullo.games.alles_oder_nichts.print_form import print_form
from nullo.games.alles_oder_nichts.score_form import score_form
from nullo.games.alles_oder_nichts.study_form import study_form
from nullo.games.rules import Bounds, Learning, Rules, Training


class AllesOderNichtsRules(Rules[AllesOptions]):
    """The rules of Alles oder Nichts."""

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
    options_class = AllesOptions
    position = staticmethod(AllesOderNichtsPosition)
    reasons = staticmethod(reasons)
    score_form = staticmethod(score_form)
    study_form = staticmethod(study_form)
    print_form = staticmethod(print_form)

    def deck(self, options: AllesOptions) -> Deck:
        return options.deck

    def phases(self, options: AllesOptions) -> tuple[Phase, ...]:
        return phases(options.deck, options.players, strict=not options.honour)

    def cut(self, options: AllesOptions) -> Cut:
        ranks = options.ranks
        return Cut("T3", False, tuple(card % ranks for card in range(len(options.deck))))

    def hands_to_play(self, options: AllesOptions) -> int:
        """T14: the number of hands; 0 if there is a target, which then alone ends the game."""
        return 0 if options.target else options.hands

    def bounds(self, options: AllesOptions) -> Bounds:
        """The bounds that follow from T11, T12 and T15.

        In honour mode, each seat may also have to decide about a correction and a call in every trick.
        """
        hands = self.hands_to_play(options)
        if not hands:
            return Bounds(None, 0, inf)
        sizes = [options.size_of(hand) for hand in range(hands)]
        questions = 3 if options.honour else 1
        decisions = options.players * sum(2 + questions * size for size in sizes)
        return Bounds(decisions, 0, sum(2 * size + EXACT_POINTS for size in sizes))


RULES = AllesOderNichtsRules()
