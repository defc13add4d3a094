"""The base class of bots, and functions that create a bot from its name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from inspect import isabstract, signature
from typing import ClassVar, TypeGuard

from nullo.engine.playout import Policy
from nullo.engine.rng import Rng, check_rng
from nullo.game.errors import UnknownBot
from nullo.locale.error_words import make_error
from nullo.state import Game, SeatState
from nullo.system.plug_ins import blame, entry_points_by_name, load_entry
from nullo.values import CopiedWhole, whole

BUILT_IN = {
    "random": "nullo.bots.simple:RandomBot",
    "simple": "nullo.bots.simple:SimpleBot",
    "sampler": "nullo.bots.sampler:SamplerBot",
    "beginner": "nullo.bots.levels:Beginner",
    "casual": "nullo.bots.levels:Casual",
    "club": "nullo.bots.levels:Club",
    "expert": "nullo.bots.levels:Expert",
    "analyst": "nullo.bots.levels:Analyst",
}

LEVELS = ("beginner", "casual", "club", "expert", "analyst")
"""The bots that are offered to people, from the weakest to the strongest; the others are for studies."""

SECONDS = 0.3
"""How many seconds a bot thinks about a choice if neither its class nor the caller states a time."""


class Bot(CopiedWhole, ABC):
    """An opponent in one seat of one game.

    Args:
        rng: its own stream of random numbers; the same stream gives the same choices.
        playouts: how many playouts per action it may make for a decision; None for as many as time allows.
        seconds: how long it may think about a decision, if ``playouts`` is None; by default ``longest`` or,
            if there is no such limit, :data:`SECONDS`.

    Attributes:
        stop: called now and then while it searches; once it returns True, the bot chooses at once.
        longest: the greatest number of seconds that bots of this class think, even if they are given more;
            0 if they do not search, None if there is no limit.
    """

    longest: ClassVar[float | None] = None

    def __init__(self, rng: Rng, playouts: int | None = None, seconds: float | None = None) -> None:
        self.rng = check_rng(rng)
        self.playouts = None if playouts is None else whole(playouts, "playouts", 1)
        if seconds is None:
            seconds = SECONDS if self.longest is None else self.longest
        self.seconds = seconds
        self.stop: Callable[[], bool] = _never

    @abstractmethod
    def choose(self, seat: SeatState) -> int:
        """The id of the action that the bot chooses, one of ``seat.legal_actions()``.

        It is called only when the seat is to act.
        """


class PolicyBot(Bot):
    """A bot that chooses by a policy, without search, in microseconds.

    Programs that play many games call the policy itself, which is faster, unless a subclass overrides
    :meth:`choose` but not :meth:`policy`.
    """

    longest = 0.0

    _policy: Policy | None = None

    @classmethod
    @abstractmethod
    def policy(cls, game: Game) -> Policy:
        """A policy that chooses as this bot does, using only what the seat to act knows."""

    def choose(self, seat: SeatState) -> int:
        if self._policy is None:
            self._policy = policy_of_class(type(self), seat.game)
        position = seat.known_position()
        return seat.game.action_id(position.phase, self._policy.advise(position, self.rng))


def choice(bot: Bot, seat: SeatState) -> int:
    """The id of the action that ``bot`` chooses for ``seat``, checked by :func:`check_choice`."""
    return check_choice(bot, seat, bot.choose(seat))


def check_choice(bot: Bot, seat: SeatState, chosen: object) -> int:
    """Check what the ``choose`` method of ``bot`` returned; returns it as the id of a legal action.

    Raises:
        TypeError: ``chosen`` is not one of ``seat.legal_actions()``.
    """
    with suppress(TypeError):
        if (action := whole(chosen, "an action's id")) in seat.legal_actions():
            return action
    raise _wrong_return(type(bot), "choose", "the id of a legal action", chosen)


def policy_of_class(kind: type[PolicyBot], game: Game) -> Policy:
    """The policy by which bots of the class ``kind`` choose in ``game``.

    Raises:
        TypeError: the class's method ``policy`` does not return a policy.
    """
    policy = kind.policy(game)
    if not isinstance(policy, Policy):
        raise _wrong_return(kind, "policy", "a nullo.engine.playout.Policy", policy)
    return policy


def _wrong_return(kind: type[Bot], method: str, what: str, value: object) -> TypeError:
    error = TypeError(f"{kind.__name__}.{method}() must return {what}, not {value!r:.40}")
    if not kind.__module__.startswith("nullo."):
        blame(error, kind.__module__)
    return error


def chooses_by_policy(kind: type[Bot]) -> TypeGuard[type[PolicyBot]]:
    """Whether bots of the class ``kind`` choose exactly as the policy of that class does.

    They do not if a subclass overrides ``choose`` but not ``policy``.
    """
    if not issubclass(kind, PolicyBot):
        return False
    stated = next(cls for cls in kind.__mro__ if {"policy", "choose"} & set(vars(cls)))
    return "policy" in vars(stated)


def _never() -> bool:
    return False


def names() -> list[str]:
    """The names of all bots: Nullo's own, then those of plug-ins (entry points ``nullo.bots``)."""
    return [
        *BUILT_IN,
        *(name for name in entry_points_by_name("nullo.bots") if name not in BUILT_IN),
    ]


def make(name: str, rng: Rng, *, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """A new bot of the kind ``name``, which is a bot's name or ``module:Class``.

    For the other arguments see :class:`Bot`.

    Raises:
        UnknownBot: see :func:`bot_class`.
        ValueError: ``playouts`` is less than 1.
        TypeError: the name is not a string, or another value is of a wrong type.
    """
    if not isinstance(name, str):
        raise TypeError(f"a bot's name must be a text, not {name!r:.40}")
    return bot_class(name)(rng, playouts, seconds)


def bot_class(name: str) -> type[Bot]:
    """The class of the bots of the kind ``name``, which is a bot's name or ``module:Class``.

    Raises:
        UnknownBot: there is nothing with this name, or it is not a bot's class, or the class is abstract or
            does not take the arguments of :class:`Bot`.
    """
    return _own_class(name) if name in BUILT_IN else _require_class(name)


def _require_class(name: str) -> type[Bot]:
    found = _find(name)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise make_error(UnknownBot, "wrong-bot-class", bot=name)
    if isabstract(found):
        raise make_error(UnknownBot, "wrong-bot-choose", bot=name)
    try:
        signature(found).bind(None, None, None)
    except TypeError:
        raise make_error(UnknownBot, "wrong-bot-init", bot=name) from None
    return found


_own_class = cache(_require_class)  # servers need it several times for each move


def _find(name: str) -> object:
    if name not in BUILT_IN and (entry := entry_points_by_name("nullo.bots").get(name)) is not None:
        return load_entry(entry)
    place = BUILT_IN.get(name, name)
    module, colon, attribute = place.partition(":")
    if not colon:
        raise make_error(UnknownBot, "wrong-bot", bot=repr(name), bots=", ".join(names()))
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        if error.name and (module == error.name or module.startswith(f"{error.name}.")):
            raise make_error(UnknownBot, "wrong-bot-module", module=repr(module)) from None
        raise
    except AttributeError:
        missing = {"module": module, "name": attribute}
        raise make_error(UnknownBot, "wrong-bot-attribute", **missing) from None
    except ValueError:
        raise make_error(UnknownBot, "wrong-bot-place", bot=repr(name)) from None
