"""What a screen knows of a game, wherever it is played, and how it acts there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from nullo.errors import NulloError
from nullo.games.registry import rules_of
from nullo.locale.words import say, title_of
from nullo.rules import Rules
from nullo.state import State, load
from nullo.terminal.shared.commands import meaningless_commands
from nullo.terminal.shared.people import People
from nullo.view import Refusal, View

Listener = Callable[[], None]


class Refused(Exception):
    """What was to be done is not done.

    Args:
        message: why, in words.
        refusal: the rule that forbids it, if one does.
    """

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class TableModel(ABC):
    """What one reader knows of a game, and how it acts.

    Attributes:
        view: what is known; None before the first card.
        people: who sits where.
        listener: called after each change.
    """

    def __init__(self, view: View | None, people: People) -> None:
        self.view = view
        self.people = people
        self.listener: Listener = lambda: None

    @property
    @abstractmethod
    def game(self) -> str:
        """The game's id."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Any]:
        """All options, by name."""

    @property
    @abstractmethod
    def asked(self) -> list[int]:
        """The seats that are to act."""

    @property
    @abstractmethod
    def told(self) -> list[list[str]]:
        """What happened, in sentences, a list a hand; the present hand's last."""

    @property
    def notes(self) -> list[str]:
        """What else is to be said of the table where everything is."""
        return []

    @property
    def hands(self) -> list[list[str]] | None:
        """All hands by seat, where a watcher may see them."""
        return None

    @property
    def rules(self) -> Rules | None:
        """The game's rules; None if the game is not installed here."""
        try:
            return rules_of(self.game)
        except NulloError:
            return None

    @property
    def title(self) -> str:
        """The game's name."""
        return title_of(self.game, self.rules.title if self.rules else self.game)

    @property
    def me(self) -> int:
        """The reader's seat; -1: it watches."""
        return -1 if self.people.me is None else self.people.me

    @property
    def my_turn(self) -> bool:
        """Whether the reader is to act."""
        own = self.view.own if self.view else None
        return own is not None and bool(own.legal) and self.me in self.asked

    @cached_property
    def meaningless(self) -> frozenset[str]:
        """Commands of the table screen that mean nothing in this game, by name."""
        try:
            state = load(self.game, **self.options).new_initial_state()
        except NulloError:  # a game of a server's own: it says itself what it refuses
            return frozenset()
        return self._meaningless(state)

    def _meaningless(self, state: State) -> frozenset[str]:
        """:attr:`meaningless`, by the state before the first deal."""
        return meaningless_commands(state)

    @property
    def advised(self) -> str:
        """The text of what the reader is advised to do; empty: nothing."""
        return ""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view is not None and self.view.public.phase == "over"

    def mark(self, seat: int) -> str:
        """A note beside a seat's name, such as that a bot plays there."""
        return ""

    @property
    def line(self) -> str:
        """A note about the connection; empty if all is well."""
        return ""

    @abstractmethod
    async def act(self, action: str) -> None:
        """Do an action.

        Raises:
            Refused: it is not done.
        """

    async def hint(self) -> str:
        """The text of what a strong bot would do; empty if nobody can say."""
        return ""

    async def claim(self) -> None:
        """Claim all tricks that are left in the hand.

        Raises:
            Refused: they are not proved to be the reader's.
        """
        raise Refused(say("error-not-now"))

    async def take_back(self) -> None:
        """Take the reader's last action back, or ask the others for it.

        Raises:
            Refused: it stands.
        """
        raise Refused(say("error-not-now"))

    def hold(self, held: bool) -> None:
        """Pause the game while the reader reads something, where possible."""

    @abstractmethod
    async def run(self) -> None:
        """Run until the game is over, calling ``listener`` after each change."""
