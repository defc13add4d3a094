"""Sauce: rules S1–S37 of ``rules/en.md``.

``menu`` is the Sauce menu as data; ``table`` deals, puts the menu's laws in force and moves cards
(S5–S7, S18–S29); ``position`` bids, plays and scores (S8–S17, S30–S36); ``seen`` says what each
seat sees; ``worlds`` says what it knows, and draws worlds by what ``draws`` keeps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.game.cards import Deck
from nullo.game.errors import OptionError
from nullo.game.moves import Move
from nullo.game.options import Option, amount, count, for_studies, word
from nullo.game.phases import Cut, Phase
from nullo.game.print_form import PrintForm
from nullo.game.rules import Bounds, Learning, Rules, Training
from nullo.game.score_form import ScoreForm
from nullo.game.study_form import StudyForm
from nullo.game.view import Reason, View
from nullo.games.sauce.hints import reasons
from nullo.games.sauce.look import LOOK
from nullo.games.sauce.moves import phases
from nullo.games.sauce.print_form import print_form
from nullo.games.sauce.public_part import SaucePart
from nullo.games.sauce.score_form import score_form
from nullo.games.sauce.study_form import study_form
from nullo.games.sauce.table import cards_in_play, sauce_deck, worth_of_deck
from nullo.games.sauce.worlds import Sauce

STEPS = tuple(step for step in range(5, 301, 5) if 300 % step == 0)
"""S9: of bids."""


class SauceRules(Rules):
    """The game's statement; see :class:`nullo.game.rules.Rules`."""

    id = "sauce"
    title = "Sauce"
    prefix = "S"
    place = 5
    deck_rule = "S5"
    look = LOOK
    public_part = SaucePart
    players = (4, 4)
    heuristic = "nullo.games.sauce.heuristic:Heuristic"
    learning = Learning(
        policy="nullo.games.sauce.learned:Learned",
        unit=200.0,
        settings=(({}, 1),),
        training=Training(
            rounds=90,
            decisions=20_000,
            batch=1024,
            hidden=(96, 32),
            playouts="heuristic",
            worlds=16,
        ),
    )
    teams = True
    draws = 32
    daily = {"players": 4, "hands": 1}  # noqa: RUF012
    options = (
        word("menu", "house", "published", rule="S18"),
        count("hands", 10, "S35"),
        count("target", 1000, "S35"),
        count("super_after", 6, "S34", low=0),
        amount("super_at", 700, "S34"),
        amount("shadoof_at", 225, "S10"),
        amount("no_way_at", 80, "S13"),
        amount("blind_behind", 250, "S12"),
        word("mode", "strict", rule="S37"),
        *for_studies(
            Option("bid_step", 5, low=5, high=300, rule="S9", only=STEPS),
            count("suits", 6, "S1", low=2, high=6),
            count("ranks", 10, "S1", high=10),
        ),
    )

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return sauce_deck()

    def check(self, options: Mapping[str, Any]) -> None:
        cards = cards_in_play(options).bit_count()
        if cards % 4:
            reason = f"{cards} cards cannot be dealt evenly to four (S6)"
            raise OptionError("ranks", reason).keyed("wrong-fourths", "S6", cards=str(cards))

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return phases(sauce_deck().codes)

    def cut(self, options: Mapping[str, Any]) -> Cut:
        """S4: by rank, ties by colour; a SAUCE is not drawn."""
        return Cut("S4", True, (*(_drawn(card, options) for card in range(60)), None))

    def bounds(self, options: Mapping[str, Any]) -> Bounds:
        """S31–S34: the most in a hand are a Shadoof and a blind nope, or two bids failed, doubled."""
        hands = options["hands"]
        team = 2 * max(options["shadoof_at"], options["no_way_at"]) + 400
        most = hands * 2 * max(team, 2 * 400, 2 * worth_of_deck(options))
        cards = cards_in_play(options).bit_count() // 4
        decisions = 3 + 3 * cards  # blind, bid, no way; cards played, tossed and given at most
        return Bounds(hands * 4 * decisions, -most, most)

    def position(self, options: Mapping[str, Any]) -> Sauce:
        return Sauce(options)

    def score_form(self, options: Mapping[str, Any]) -> ScoreForm:
        return score_form(options)

    def study_form(self, options: Mapping[str, Any]) -> StudyForm:
        return study_form(options)

    def print_form(self, options: Mapping[str, Any]) -> PrintForm:
        return print_form(options)

    def reasons(self, view: View, move: Move) -> list[Reason]:
        return reasons(view, move)


def _drawn(card: int, options: Mapping[str, Any]) -> int | None:
    return card % 10 * 6 + card // 10 if cards_in_play(options) >> card & 1 else None


RULES = SauceRules()
