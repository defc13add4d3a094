"""Bots with a limit of playouts or time per decision: ``expert``, ``sampler:100``, ``analyst:20ms``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from nullo.bots import make
from nullo.bots.base import Bot, bot_class, names
from nullo.engine.rng import Rng
from nullo.game.errors import NulloError

PLAYOUTS = 100
"""The default number of playouts that a bot may try for each action."""


class ArenaError(NulloError):
    """An arena cannot be played with these bots or in this folder."""


@dataclass(frozen=True)
class Contestant:
    """A bot with its limit of playouts or time for a decision.

    Attributes:
        bot: the bot's name or ``module:Class``.
        playouts: how many playouts it may try for each action; None if ``ms`` limits it.
        ms: the milliseconds that it may think, if ``playouts`` is None.
        stated: whether the limit was given explicitly; False if it is the default.
    """

    bot: str
    playouts: int | None
    ms: float = 0.0
    stated: bool = field(default=True, compare=False)

    @property
    def name(self) -> str:
        """The bot's name, followed by its limit if it searches; it is unique within an arena.

        Whether a plug-in's bot searches is unknown, so its limit is shown only if it was given explicitly.
        """
        kind = bot_class(self.bot)
        ours = kind.__module__.startswith("nullo.")
        if kind.longest == 0.0 or not (ours or self.stated):
            return self.bot
        spending = f"{self.ms:g}ms" if self.playouts is None else self.playouts
        return f"{self.bot}:{spending}"

    def make(self, rng: Rng) -> Bot:
        """A new bot with this limit, which takes its random numbers from ``rng``."""
        return make(self.bot, rng, playouts=self.playouts, seconds=self.ms / 1000)


def contestant(
    text: str,
    playouts: int | None = None,
    ms: float | None = None,
    meant: Callable[[str], str] = str,
) -> Contestant:
    """The contestant that a string names, such as ``sampler``, ``sampler:100`` or ``expert:20ms``.

    Args:
        text: a bot's name or ``module:Class``, optionally followed by a colon and a limit.
        playouts, ms: the limit if ``text`` has none.
        meant: converts a name as typed into a bot's name.

    Raises:
        UnknownBot: there is no such bot.
        ArenaError: the limit in ``text`` is neither a number of playouts nor a time, or it is 0.
    """
    head, colon, last = text.rpartition(":")
    if not colon or (last.strip().isidentifier() and head not in names()):  # as in module:Class
        head = text
    elif (number := re.fullmatch(r"(\d+)|(\d+(?:\.\d+)?) ?ms", last)) and float(
        number[1] or number[2]
    ):
        playouts, ms = (int(number[1]), None) if number[1] else (None, float(number[2]))
    else:
        message = f"{text}: after the bot comes a number of playouts, or a time such as 20ms"
        raise ArenaError(message).with_key("wrong-arena-spending", bot=text)
    bot = meant(head)
    bot_class(bot)
    if ms is not None:
        return Contestant(bot, None, ms)
    if playouts is not None:
        return Contestant(bot, playouts)
    return Contestant(bot, PLAYOUTS, stated=False)


def contestants(chosen: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """The contestants as a tuple, after checking that there are at least two and that all differ.

    Raises:
        ArenaError: there are fewer than two, or two are equal.
    """
    names = [one.name for one in chosen]
    if len(names) < 2:
        raise ArenaError("an arena needs at least two bots").with_key("wrong-arena-few")
    for name in names:
        if names.count(name) > 1:
            raise ArenaError(f"{name} is given twice").with_key("wrong-arena-twice", bot=name)
    return tuple(chosen)
