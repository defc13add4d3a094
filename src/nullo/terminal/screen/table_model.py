"""The model of a table screen: a game's state and the user's actions, wherever it is played."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import Any

from nullo.game.errors import IllegalAction, NulloError
from nullo.game.events import apply_event
from nullo.game.moves import Move
from nullo.game.view import Refusal, View, from_plain, json_values
from nullo.hints import Hint
from nullo.locale.error_words import error_text
from nullo.locale.words import say, title_of
from nullo.records.film import Film, FilmState
from nullo.state import Game
from nullo.terminal.shared.choices import meaningless_commands
from nullo.terminal.shared.event_words import narrate
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.moments import Moment, reason_words
from nullo.terminal.shared.people import People, bot_words


class ActionRefused(Exception):
    """Raised if an action or a command is refused; ``refusal`` states the rule, if one refuses it."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


@contextmanager
def refusals() -> Iterator[None]:
    """Turn the errors by which a game refuses an action into :class:`ActionRefused`."""
    try:
        yield
    except IllegalAction as error:
        refusal = Refusal(error.rule, error.code, dict(error.params))
        raise ActionRefused(error.reason, refusal) from None
    except NulloError as error:
        raise ActionRefused(error_text(error)) from None


class TableModel(ABC):
    """A game as one user knows it, and that user's actions in it."""

    def __init__(self, view: View | None, people: People, game: Game | None = None) -> None:
        self.view = view  # None before the first card
        self.people = people
        self._game = game
        self.listener: Callable[[], None] = lambda: None  # called after each change
        # What the last move decided, while it is shown; meanwhile nobody is asked.
        self.moment: Moment | None = None
        self.reason = ""  # why a move decided, until the user acts or another move decides
        self._looked = asyncio.Event()

    @property
    def game(self) -> str:
        assert self._game
        return self._game.id

    @property
    @abstractmethod
    def acting_seats(self) -> list[int]:
        """The seats whose turn it is."""

    @property
    @abstractmethod
    def history(self) -> list[list[str]]:
        """The history in sentences, a list for each hand."""

    @property
    def latest(self) -> str:
        told = [text for hand in self.history[-2:] for text in hand]
        return told[-1] if told else ""

    @property
    def notes(self) -> list[str]:
        """Further lines for the dialog that shows everything the user knows."""
        return []

    @property
    def hands(self) -> list[list[str]] | None:
        return None

    @property
    def title(self) -> str:
        return title_of(self.game)

    @property
    def me(self) -> int:
        return -1 if self.people.me is None else self.people.me

    @property
    def my_turn(self) -> bool:
        """Whether it is the user's turn; False if their last card is played automatically."""
        own = self.view.own if self.view and self.moment is None else None
        asked = own is not None and bool(own.legal) and self.me in self.acting_seats
        return asked and not self.plays_itself

    @property
    def plays_itself(self) -> bool:
        """Whether the user's last card of a hand is about to be played automatically."""
        return False

    @property
    def series(self) -> str:
        """Words on how many games each of these players has won so far; empty in their first game."""
        return ""

    @contextmanager
    def blaming_server(self) -> Iterator[None]:
        """Suppress errors raised by showing what a faulty server has sent; its table is then left."""
        yield

    @cached_property
    def meaningless(self) -> frozenset[str]:
        assert self._game
        return meaningless_commands(self._game.new_initial_state())

    @property
    def withheld(self) -> frozenset[str]:
        """Commands that this table refuses; they are not offered, but pressing their keys shows why."""
        return frozenset()

    @property
    def advice(self) -> Move | None:
        return None

    @property
    def hint_counts(self) -> Sequence[int]:
        """By seat, at how many decisions a hint was requested; empty if unknown or if there were none."""
        return []

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.public.phase == "over"

    def mark(self, seat: int) -> str:
        """A note beside a seat's name, such as the level of a bot."""
        return ""

    @property
    def line(self) -> str:
        """A note about the connection; empty if all is well."""
        return ""

    @abstractmethod
    async def act(self, move: Move) -> None:
        """Make a move; raises ActionRefused if it is not allowed."""

    async def hint(self) -> Hint | None:
        """The hint for the user's present decision; None if there is none."""
        return None

    async def claim(self) -> None:
        """Claim all the remaining tricks of the hand; raises ActionRefused if that cannot be proved."""
        raise ActionRefused(say("error-not-now"))

    async def change_pace(self) -> str:
        """Change the pace of the bots; returns the new one. May raise ActionRefused."""
        raise ActionRefused(say("error-not-now"))

    async def take_back(self) -> None:
        """Take the user's last action back or, at a server's table, ask the others to allow it.

        May raise ActionRefused.
        """
        raise ActionRefused(say("error-not-now"))

    def notice(self, moment: Moment | None, *, asked: bool = False) -> None:
        """Begin to show ``moment``, which is what a move decided.

        The end of a trick is shown only if the user is not ``asked`` to act next.
        """
        self.moment = moment if moment and (moment.ends_hand or not asked) else None
        if moment is not None:
            self.reason = "" if self.moment else reason_words(moment.decision, Faces())
        self._looked.clear()

    def go_on(self) -> None:
        self._looked.set()

    async def look_at(self, seconds: float) -> bool:
        """Show :attr:`moment` for ``seconds`` or until the user goes on, then clear it.

        Returns False if there was no moment, or if another one has replaced it meanwhile.
        """
        moment = self.moment
        with suppress(TimeoutError):
            await asyncio.wait_for(self._looked.wait(), seconds)
        if moment is None or self.moment is not moment:
            return False
        self.moment = None
        self.reason = reason_words(moment.decision, Faces())
        return True

    @property
    def remarks(self) -> list[str]:
        """Lines with the remarks of bots on their bids in the last hand."""
        return []

    def hold(self, held: bool) -> None:
        """Pause the game if ``held``, because the user is reading something; otherwise let it go on."""

    async def run(self) -> None:
        """Let the game go on until it is over; by default nothing happens."""


class FilmModel(TableModel):
    """Shows a film from one of its seats; ``place`` is the number of steps shown."""

    def __init__(self, game: Game, film: Film, people: People, seat: int) -> None:
        super().__init__(None, people, game)
        self.film = film
        self.seat = seat
        self.place = 0
        self._plain: list[Any] = [json_values(film.start)]
        self._texts: dict[int, list[list[str]]] = {}
        self._look()

    @property
    def me(self) -> int:
        return self.seat

    def mark(self, seat: int) -> str:
        bots = self.film.bots
        return bot_words(bots[seat]) if bots and bots[seat] else ""

    @property
    def steps(self) -> int:
        return len(self.film.steps)

    @property
    def history(self) -> list[list[str]]:
        return self.history_until(self.place)

    def history_until(self, place: int) -> list[list[str]]:
        texts = self._texts.setdefault(self.seat, [])
        while len(texts) < place:
            texts.append(self._tell(len(texts)))
        hands: list[list[str]] = []
        for step, told in zip(self.film.steps[:place], texts, strict=False):
            while len(hands) <= step.hand:
                hands.append([])
            hands[step.hand] += told
        return hands or [[]]

    def _tell(self, number: int) -> list[str]:
        step, public = self.film.steps[number], self.state_at(number + 1).public
        return narrate(self.people, step.lines, public)

    def state_at(self, place: int) -> FilmState:
        while len(self._plain) <= place:
            step = self.film.steps[len(self._plain) - 1]
            self._plain.append(apply_event(self._plain[-1], step.lines, step.patch))
        return from_plain(self._plain[place], FilmState)

    def view_at(self, place: int) -> View:
        state = self.state_at(place)
        return View(state.public, state.owns[self.film.seats.index(self.seat)])

    def _look(self) -> None:
        self.view = self.view_at(self.place)

    def go(self, place: int) -> None:
        self.place = max(0, min(self.steps, place))
        self._look()
        self.listener()
