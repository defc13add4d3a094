"""The game Nothing, by the rules N1–N11 of ``rules/en.md``."""

from __future__ import annotations

from nullo.game.cards import Deck
from nullo.game.phases import Phase
from nullo.game.score_form import GameLimit
from nullo.game.view import Ending, Public
from nullo.games.nothing.hints import reasons
from nullo.games.nothing.look import LOOK
from nullo.games.nothing.moves import phases
from nullo.games.nothing.options import NothingOptions
from nullo.games.nothing.position import NothingPosition, ace_low_deck, worth_of_deck
from nullo.games.nothing.print_form import print_form
from nullo.games.nothing.score_form import score_form
from nullo.games.nothing.study_form import study_form
from nullo.games.rules import Bounds, Rules


class NothingRules(Rules[NothingOptions]):
    """The rules of Nothing."""

    id = "nothing"
    title = "Nothing"
    prefix = "N"
    place = 3
    deck_rule = "N1"
    look = LOOK
    players = (2, 12)
    heuristic = "nullo.games.nothing.heuristic:Heuristic"
    sampler = ("heuristic", "points", 2.0)
    lowest_wins = True
    daily = {"players": 4}  # noqa: RUF012
    options_class = NothingOptions
    position = staticmethod(NothingPosition)
    reasons = staticmethod(reasons)
    score_form = staticmethod(score_form)
    study_form = staticmethod(study_form)
    print_form = staticmethod(print_form)

    def deck(self, options: NothingOptions) -> Deck:
        return ace_low_deck()

    def phases(self, options: NothingOptions) -> tuple[Phase, ...]:
        return phases(ace_low_deck().codes)

    def hands_to_play(self, options: NothingOptions) -> int:
        return int(options.rounds)

    def bounds(self, options: NothingOptions) -> Bounds:
        """The bounds that follow from N9–N11.

        Between two draws from the stock, each seat has at most ``stall`` turns.
        """
        players, rounds = options.players, options.rounds
        decks = options.decks_in_play
        stock = options.cards_in_play.bit_count() * decks - options.hand * players
        worth = worth_of_deck(options)
        turns = (stock + 1) * options.stall * players
        return Bounds(2 * rounds * turns, -worth * decks * rounds, 0)

    def limits(self, options: NothingOptions) -> tuple[GameLimit, ...]:
        if options.rounds == 1:
            return (GameLimit("stock", 0, "N9", "hands", at=1),)
        return super().limits(options)

    def ending(self, public: Public, options: NothingOptions) -> Ending | None:
        if options.rounds == 1 and public.piles.get("stock", 0):
            return Ending("stall", options.stall, "N10")
        return super().ending(public, options)


RULES = NothingRules()
