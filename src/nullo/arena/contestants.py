"""Bots with what they may spend on a decision: ``expert``, ``sampler:100``, ``analyst:20ms``."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from nullo.bots import make
from nullo.bots.base import Bot, bot_class, names
from nullo.engine.rng import Rng
from nullo.game.errors import NulloError

PLAYOUTS = 100
"""How many playouts a bot may try for each action if nothing else is said, as the frozen sampler."""


class ArenaError(NulloError):
    """An arena cannot be held like this."""


@dataclass(frozen=True)
class Contestant:
    """A bot, and what it may spend on a decision.

    Attributes:
        bot: its name or ``module:Class``.
        playouts: the number of playouts that it may try for each action; None: as many as time allows.
        ms: the milliseconds that it may think, if ``playouts`` is None.
        stated: whether the reader has said what it may spend.
    """

    bot: str
    playouts: int | None
    ms: float = 0.0
    stated: bool = field(default=True, compare=False)

    @property
    def name(self) -> str:
        """The bot's name, followed by what it may spend if it searches; no two contestants share it.

        Whether the bot of a plug-in searches is not known, so what it may spend is shown only if stated.
        """
        kind = bot_class(self.bot)
        ours = kind.__module__.startswith("nullo.")
        if kind.longest == 0.0 or not (ours or self.stated):
            return self.bot
        spending = f"{self.ms:g}ms" if self.playouts is None else self.playouts
        return f"{self.bot}:{spending}"

    def make(self, rng: Rng) -> Bot:
        """The bot, with its stream of random numbers."""
        return make(self.bot, rng, playouts=self.playouts, seconds=self.ms / 1000)


def contestant(
    text: str,
    playouts: int | None = None,
    ms: float | None = None,
    meant: Callable[[str], str] = str,
) -> Contestant:
    """A contestant from a text such as ``sampler``, ``sampler:100`` or ``expert:20ms``.

    Args:
        text: a bot's name or ``module:Class``, and perhaps what it may spend.
        playouts, ms: what it may spend if the text does not say.
        meant: turns a typed name into a bot's name.

    Raises:
        UnknownBot: there is no such bot.
        ArenaError: what it may spend is no number above 0.
    """
    head, colon, last = text.rpartition(":")
    if not colon or not (_spending(last) or head in names()):
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


def _spending(text: str) -> bool:
    """Whether this is meant as what a bot may spend, and not as the name of a class."""
    return not text.strip().isidentifier()


def contestants(chosen: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """The contestants as a tuple, after checking that they are several and differ.

    Raises:
        ArenaError: there are fewer than two, or two are the same.
    """
    names = [one.name for one in chosen]
    if len(names) < 2:
        raise ArenaError("an arena needs at least two bots").with_key("wrong-arena-few")
    for name in names:
        if names.count(name) > 1:
            raise ArenaError(f"{name} is given twice").with_key("wrong-arena-twice", bot=name)
    return tuple(chosen)
