"""A game on this machine: one player, bots, and a file that keeps it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from nullo.bots import Bot, make
from nullo.core.rng import Rng
from nullo.locale.words import say
from nullo.records.record import parse, replay, write
from nullo.state.match import Match
from nullo.state.take_back import last_action
from nullo.terminal.shared.errors import reason
from nullo.terminal.shared.kept_games import Keeper
from nullo.terminal.shared.observer import Observer


class LocalGame:
    """A match between one player and bots, without any display.

    Args:
        match: the game; its watchers must show it to ``observer``. Another one after a take-back.
        observer: of the player; others after a take-back.
        bots: names of bots by seat; the player's own is not used.
        seed: what the bots' choices follow from.
        keeper: of the game, after every step that is to last.
        opening: what is said of it before the first card.

    Attributes:
        names: the bots' names by seat.
    """

    def __init__(
        self,
        match: Match,
        observer: Observer,
        bots: Mapping[int, str],
        seed: int,
        keeper: Keeper,
        opening: list[Text],
    ) -> None:
        self.match = match
        self.observer = observer
        self.me = observer.people.me if observer.people.me is not None else -1
        self.seed = seed
        self.keeper = keeper
        self.opening = opening
        self.bots: dict[int, Bot] = {
            seat: make(name, self._stream(seat)) for seat, name in bots.items() if seat != self.me
        }
        self.names = dict(bots)
        self._unkept = False

    def _stream(self, seat: int) -> Rng:
        return Rng(self.seed, f"play bot {seat}", self.match.state.many_steps())

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.state.is_terminal()

    @property
    def turn(self) -> int:
        """The seat to act; below 0 when the game is over."""
        return self.match.state.current_player()

    def think(self) -> int:
        """The action that the bot to act chooses. May be slow; changes nothing."""
        seat = self.turn
        bot = self.bots[seat]
        bot.rng = self._stream(seat)
        return bot.choose(self.match.state.for_seat(seat))

    def do(self, seat: int, action: int | str) -> None:
        """Do an action of a seat.

        Raises:
            WrongSeat, IllegalAction, UnknownAction, UnknownCard: see :meth:`Match.act`.
        """
        self.match.act(seat, action)

    def take_back(self) -> None:
        """Take back the player's last action of this hand, and what bots did since.

        Raises:
            NulloError: there is none, or something was shown or drawn since.
        """
        state = self.match.state
        since = state.steps(last_action(state, self.me))
        record = parse(write(self.match))
        del record["hands"][-1]["actions"][-len(since) :]
        observer = self.observer.afresh()
        match = replay(record, {self.me: observer.see})
        match.source = self.match.source
        observer.untold.clear()
        self.match, self.observer = match, observer

    def hint(self) -> str:
        """The text of what a strong bot would do in the player's place."""
        bot = make("sampler", self._stream(self.me))
        return self.match.game.action_text(bot.choose(self.match.state.for_seat(self.me)))

    def save(self) -> str:
        """Save the game; the reason in words if saving fails for the first time."""
        try:
            self.keeper.save(write(self.match), over=self.over)
        except OSError as error:
            told = self._unkept
            self._unkept = True
            where = str(error.filename or self.keeper.path)
            return "" if told else say("keep-failed", {"path": where, "why": reason(error)})
        return ""

    def close(self) -> None:
        """Let another terminal go on with the game."""
        self.keeper.release()

    def farewell(self) -> str:
        """What is said to a player who leaves."""
        key = "kept-failed" if self._unkept else "kept"
        return say(key, {"game": self.match.game.id})
