"""What the server offers: the games and their options, as ``/api/games`` lists them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nullo.lessons.lesson import has_lesson
from nullo.registry import listed
from nullo.rules import Option, Rules
from nullo.server.logs import note


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """An option of a game.

    Attributes:
        name: as a table's options and records give it.
        kind: ``flag``, ``number``, ``word`` or ``list`` (of numbers).
        default: what it is unless given.
        low, high: the range of a number, or of a list's entries.
        choices: of a word.
        unset: may also be null.
        rule: the rule that speaks of it.
    """

    name: str
    kind: Literal["flag", "number", "word", "list"]
    default: Any
    low: int | None = None
    high: int | None = None
    choices: list[str] = []
    unset: bool = False
    rule: str = ""


class GameInfo(msgspec.Struct):
    """A game.

    Attributes:
        id: its name in addresses and records.
        title: its name for people.
        prefix: the letter of its rules' numbers.
        players: fewest and most.
        default_players: unless told otherwise.
        teams: seats ``k`` and ``k + 2`` score together.
        lowest_wins: the lowest total is best.
        cut: cards are drawn for the seats, or for the first dealer.
        options: all but ``players``.
        rules: number of the rule that asks, by phase.
        lesson: there is a guided first hand.
    """

    id: str
    title: str
    prefix: str
    players: tuple[int, int]
    default_players: int
    teams: bool
    lowest_wins: bool
    cut: bool
    options: list[OptionInfo]
    rules: dict[str, str]
    lesson: bool


def catalogue() -> list[GameInfo]:
    """Every game; a plug-in that cannot be used is left out, and logged."""
    found = listed()
    for game, why in found.broken.items():
        note("plug-in left out", 30, game=game, why=why)
    return [_game(rules) for rules in found.games]


def _game(rules: Rules) -> GameInfo:
    return GameInfo(
        rules.id,
        rules.title,
        rules.prefix,
        rules.players,
        rules.default_players,
        rules.teams,
        rules.lowest_wins,
        rules.cut(rules.fill({})) is not None,
        [_option(option) for option in rules.options],
        {phase.name: phase.rule for phase in rules.phases(rules.fill({})) if phase.rule},
        has_lesson(rules.id),
    )


def _option(option: Option) -> OptionInfo:
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    info = OptionInfo(option.name, "number", default, unset=option.unset, rule=option.rule)
    if option.choices:
        info.kind, info.choices = "word", list(option.choices)
    elif isinstance(option.default, bool):
        info.kind = "flag"
    else:
        info.kind = "list" if option.many else "number"
        info.low, info.high = option.low, option.high
    return info
