"""What a scorekeeper needs to know of a game with its options: the same for the page and the server."""

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
    """A game with its options, for whoever keeps its score.

    Attributes:
        game: the game's id.
        options: as in a record.
        players: number of seats.
        start: the totals before the first hand, by side: by seat, or in games of teams by team.
        lowest_wins: whether the lowest total wins.
        hands: the greatest number of hands; 0: as many as the target needs.
        target: the total that ends the game; 0: none.
        limits: what ends the game; the first that is reached is told.
        form: what is entered, and what it scores.
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
        """How many sides there are."""
        return len(self.start)

    def side(self, seat: int) -> int:
        """The number of a seat's side."""
        return seat % self.sides


def score_rules(game: str, options: Mapping[str, Any]) -> ScoreRules:
    """A game with its options, some of which may be absent.

    Raises:
        UnknownGame, OptionError: there is no such game, or it has no such options.
    """
    rules = rules_of(game)
    stated = rules.trim(rules.fill(options))
    return _score_rules(game, msgspec.json.encode(stated, order="sorted"))


def usual_options(rules: Rules, players: int) -> dict[str, Any]:
    """The options at a real table, where nobody refuses a wrong card: honour mode, if there is one."""
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
