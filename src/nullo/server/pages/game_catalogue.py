"""The games and their options, as ``/api/games`` lists them."""

from __future__ import annotations

from nullo.game.options import Option
from nullo.games.folders import folder_of
from nullo.games.registry import all_rules
from nullo.games.rules import Rules
from nullo.lessons.lesson import has_lesson
from nullo.locale.words import ENGLISH, rule_page
from nullo.paper import KINDS
from nullo.server.protocol.http_bodies import GameInfo, OptionInfo
from nullo.server.runtime.logs import note
from nullo.system.decoding import json_decoder


def catalogue(printing: bool = True) -> list[GameInfo]:
    """All games; without documents if ``printing`` is False. A plug-in that does not work is only logged."""
    found = all_rules()
    for game, why in found.broken.items():
        note("plug-in left out", 30, game=game, why=why)
    return [_game(rules, printing) for rules in found.games]


def pictures() -> dict[tuple[str, str], bytes]:
    """The pictures on games' cards, as SVG, by game and name; those whose files are missing are left out."""
    found = {}
    for rules in all_rules().games:
        folder = folder_of(rules.id)
        for name in filter(None, (face.picture for face in rules.look.cards.values())):
            if folder and (text := folder.text("pictures", f"{name}.svg")) is not None:
                found[rules.id, name] = text.encode()
    return found


def _game(rules: Rules, printing: bool) -> GameInfo:
    cut = rules.cut(rules.fill({}))
    # A plug-in may have no rules in words.
    printed = KINDS if rule_page(rules.id, ENGLISH) else [k for k in KINDS if k != "rules"]
    folder = folder_of(rules.id)
    ratings = folder.text("ratings.json") if folder else None
    return GameInfo(
        rules.id,
        rules.title,
        rules.prefix,
        rules.players,
        rules.default_players,
        rules.teams,
        rules.lowest_wins,
        cut is not None,
        cut is not None and cut.seating,
        [_option(option) for option in rules.options if option.offered],
        {phase.name: phase.rule for phase in rules.phases(rules.fill({})) if phase.rule},
        has_lesson(rules.id),
        rules.look,
        list(printed) if printing else [],
        json_decoder(dict[str, tuple[float, float]]).decode(ratings) if ratings else {},
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
        info.low, info.high, info.only = option.low, option.high, list(option.only)
    return info
