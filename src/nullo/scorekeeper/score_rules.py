"""What the page and the server need to keep the score of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from nullo.game.options import HONOUR
from nullo.game.score_form import GameLimit, ScoreForm
from nullo.games.registry import rules_of
from nullo.games.rules import Rules


class ScoreRules(msgspec.Struct, frozen=True):
    """What is needed to keep the score of a game with given options.

    Attributes:
        game: the game's id.
        options: the options that differ from their defaults, as in a record.
        players: the number of seats.
        start: the total of each side before the first hand.
        lowest_wins: whether the lowest total wins.
        hands: the greatest number of hands; 0 if only the target ends the game.
        target: the total that ends the game; 0 if there is none.
        limits: what ends the game; the first limit that is reached does.
        form: what is entered for each hand, and what it scores.
    """

    game: str
    options: dict[str, Any]
    players: int
    start: list[int]
    lowest_wins: bool
    hands: int
    target: int
    limits: tuple[GameLimit, ...]
    form: ScoreForm

    @property
    def sides(self) -> int:
        """The number of sides."""
        return len(self.start)

    def side(self, seat: int) -> int:
        """The number of a seat's side."""
        return seat % self.sides


def score_rules(game: str, options: Mapping[str, Any]) -> ScoreRules:
    """The rules for keeping the score of a game; missing options have their defaults.

    Raises:
        UnknownGame, OptionError: there is no such game, or one of the options is wrong.
    """
    rules = rules_of(game)
    stated = rules.trim(rules.fill(options))
    return _score_rules(game, msgspec.json.encode(stated, order="sorted"))


def usual_options(rules: Rules, players: int) -> dict[str, Any]:
    """The usual options at a real table: honour mode if there is one, as no program refuses wrong cards."""
    honour = any(HONOUR.get(option.name) in option.choices for option in rules.options)
    return {"players": players} | (HONOUR if honour else {})


@lru_cache(maxsize=256)
def _score_rules(game: str, stated: bytes) -> ScoreRules:
    rules = rules_of(game)
    options = msgspec.json.decode(stated)
    filled = rules.fill(options)
    return ScoreRules(
        game=game,
        options=options,
        players=filled["players"],
        start=rules.position(filled).scores(),
        lowest_wins=rules.lowest_wins,
        hands=rules.hands_to_play(filled),
        target=rules.target(filled),
        limits=rules.limits(filled),
        form=rules.score_form(filled),
    )
