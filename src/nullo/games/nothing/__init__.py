"""Nothing: rules N1–N11 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nullo.game.cards import Deck
from nullo.game.errors import OptionError
from nullo.game.moves import Move
from nullo.game.options import Option, count, flag, for_studies
from nullo.game.phases import Phase
from nullo.game.print_form import PrintForm
from nullo.game.rules import Bounds, Learning, Rules, Training
from nullo.game.score_form import GameLimit, ScoreForm
from nullo.game.study_form import StudyForm
from nullo.game.view import Ending, Public, Reason, View
from nullo.games.nothing.hints import reasons
from nullo.games.nothing.look import LOOK
from nullo.games.nothing.moves import phases
from nullo.games.nothing.position import (
    ace_low_deck,
    cards_in_play,
    decks_in_play,
    worth_of_deck,
)
from nullo.games.nothing.print_form import print_form
from nullo.games.nothing.public_part import NothingPart
from nullo.games.nothing.score_form import score_form
from nullo.games.nothing.seen import Nothing
from nullo.games.nothing.study_form import study_form


@dataclass(frozen=True)
class DecksOption(Option):
    """``decks``, which may also be stated as ``"auto"``."""

    def check(self, value: Any) -> Any:
        return super().check(None if value == "auto" else value)


class NothingRules(Rules):
    """The game's statement; see :class:`nullo.game.rules.Rules`."""

    id = "nothing"
    title = "Nothing"
    prefix = "N"
    place = 3
    deck_rule = "N1"
    look = LOOK
    public_part = NothingPart
    players = (2, 12)
    heuristic = "nullo.games.nothing.heuristic:Heuristic"
    learning = Learning(
        policy="nullo.games.nothing.learned:Learned",
        unit=12.0,
        settings=(
            ({"players": 4}, 5),
            ({"players": 2}, 2),
            ({"players": 3}, 2),
            ({"players": 5}, 1),
            ({"players": 6}, 1),
            ({"players": 8}, 0.5),
            ({"players": 12}, 0.5),
        ),
        training=Training(rounds=100),
    )
    sampler = ("heuristic", "points", 2.0)
    lowest_wins = True
    daily = {"players": 4}  # noqa: RUF012
    options = (
        DecksOption("decks", None, low=1, high=2, unset=True, rule="N1"),
        count("hand", 7, "N4"),
        flag("allow_keep", True, "N6"),
        flag("return_taken", False, "N7"),
        count("stall", 10, "N10"),
        count("rounds", 1, "N11"),
        *for_studies(count("suits", 4, "N1", high=4), count("ranks", 13, "N1", high=13)),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return ace_low_deck()

    def check(self, options: Mapping[str, Any]) -> None:
        cards = cards_in_play(options).bit_count() * decks_in_play(options)
        players, hand = options["players"], options["hand"]
        if hand * players + 1 > cards:
            reason = f"{players} hands of {hand} leave no stock of {cards} cards (N4)"
            raise OptionError("hand", reason).keyed(
                "wrong-stock", "N4", players=str(players), hand=str(hand), cards=str(cards)
            )

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return phases(ace_low_deck().codes)

    def hands_to_play(self, options: Mapping[str, Any]) -> int:
        return int(options["rounds"])

    def bounds(self, options: Mapping[str, Any]) -> Bounds:
        """N9–N11: between two draws from the stock everybody has at most ``stall`` turns."""
        players, rounds = options["players"], options["rounds"]
        decks = decks_in_play(options)
        stock = cards_in_play(options).bit_count() * decks - options["hand"] * players
        worth = worth_of_deck(options)
        turns = (stock + 1) * options["stall"] * players
        return Bounds(2 * rounds * turns, -worth * decks * rounds, 0)

    def limits(self, options: Mapping[str, Any]) -> tuple[GameLimit, ...]:
        if options["rounds"] == 1:
            return (GameLimit("stock", 0, "N9", "hands", at=1),)
        return super().limits(options)

    def ending(self, public: Public, options: Mapping[str, Any]) -> Ending | None:
        if options["rounds"] == 1 and public.piles.get("stock", 0):
            return Ending("stall", options["stall"], "N10")
        return super().ending(public, options)

    def position(self, options: Mapping[str, Any]) -> Nothing:
        return Nothing(options)

    def score_form(self, options: Mapping[str, Any]) -> ScoreForm:
        return score_form(options)

    def study_form(self, options: Mapping[str, Any]) -> StudyForm:
        return study_form(options)

    def print_form(self, options: Mapping[str, Any]) -> PrintForm:
        return print_form(options)

    def reasons(self, view: View, move: Move) -> list[Reason]:
        return reasons(view, move)


RULES = NothingRules()
