"""A game on this machine: one player, bots, and the file in which it is saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from rich.text import Text

from nullo.bots import Bot, make
from nullo.bots.base import choice
from nullo.build import __version__
from nullo.engine.rng import Rng
from nullo.game.moves import Move
from nullo.hints import Hint
from nullo.hints import hint as make_hint
from nullo.locale.words import say
from nullo.records.film import hints_of
from nullo.records.record import parse, replay, write
from nullo.state.asks import last_card
from nullo.state.match import Match
from nullo.state.move_text import Action
from nullo.state.take_back import last_action
from nullo.system.whole_files import write_whole
from nullo.terminal.shared import finished_games, kept_games
from nullo.terminal.shared.errors import reason
from nullo.terminal.shared.kept_games import GameFiles
from nullo.terminal.shared.observer import Observer


def new_meta(play: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The ``meta`` of a new game's record; ``play`` holds the player's seat, the bots and the seed."""
    return {
        "nullo": __version__,
        "bots": [bot or "" for bot in play["bots"]],
        "date": datetime.now().astimezone().isoformat(timespec="seconds"),
        **more,
        "play": play,
    }


class LocalGame:
    """A match between one player and bots, without any display.

    ``observer`` follows the match from the player's seat.
    """

    def __init__(
        self,
        match: Match,
        observer: Observer,
        bots: Mapping[int, str],
        seed: int,
        files: GameFiles,
        opening: list[Text],
    ) -> None:
        self.match = match
        self.observer = observer
        self.me = observer.people.me if observer.people.me is not None else -1
        self.seed = seed
        self.files = files
        self.opening = opening
        self.bots: dict[int, Bot] = {
            seat: make(name, self._stream(seat)) for seat, name in bots.items() if seat != self.me
        }
        self.names = dict(bots)
        self._unkept = False
        self._hinted = -1
        self._taken_back = -1

    def _stream(self, seat: int) -> Rng:
        return Rng(self.seed, f"play bot {seat}", self.match.state.many_steps())

    @property
    def levels(self) -> list[str]:
        return [
            self.names[seat] if seat in self.bots else "" for seat in range(self.match.game.players)
        ]

    @property
    def seal(self) -> str:
        """The seal of the hand's cards; empty if they are not sealed."""
        return ""

    @property
    def over(self) -> bool:
        return self.match.state.is_terminal()

    @property
    def turn(self) -> int:
        """The seat to act; below 0 when the game is over."""
        return self.match.state.current_player()

    @property
    def last_card(self) -> Move | None:
        """The move with the player's last card, if it is that card's turn; otherwise None.

        It is played automatically. If the player has just taken it back, the result is None.
        """
        if self.over or self.turn != self.me or self._taken_back == self.match.state.many_steps():
            return None
        return last_card(self.match.state.own(self.me))

    def think(self, stop: Callable[[], bool] = lambda: False) -> int:
        """The action that the bot whose turn it is chooses; once ``stop`` returns True, the bot hurries."""
        seat = self.turn
        bot = self.bots[seat]
        bot.rng = self._stream(seat)
        bot.stop = stop
        return choice(bot, self.match.state.for_seat(seat))

    def do(self, seat: int, action: Action) -> None:
        self.match.act(seat, action)

    def take_back(self) -> None:
        """Take back the player's last action of this hand, and all actions after it.

        Raises:
            NulloError: there is no such action, or cards were shown or drawn after it.
        """
        state = self.match.state
        since = state.steps(last_action(state, self.me))
        record = parse(write(self.match))
        del record["hands"][-1]["actions"][-len(since) :]
        before = self.observer
        observer = Observer(self.match.game, self.me, before.people, before.teller.faces)
        match = replay(record, {self.me: observer.see})
        match.source = self.match.source
        observer.forget()
        self.match, self.observer = match, observer
        self._taken_back = match.state.many_steps()

    @property
    def helps(self) -> bool:
        """Whether the player may ask for hints and take actions back."""
        return True

    def hint(self) -> Hint:
        """The hint for the player, whose turn it is; the record counts it."""
        match, steps = self.match, self.match.state.many_steps()
        if self._hinted != steps:
            self._hinted = steps
            hints = list(hints_of(match)) or [0] * match.game.players
            hints[self.me] += 1
            match.meta = {**(match.meta or {}), "hints": hints}
        return make_hint(match.state.for_seat(self.me))

    def save(self) -> str:
        """Save the game. At the first failure, returns in words why it failed; otherwise an empty string."""
        text = write(self.match)
        problem = ""
        for step in (self._write_record, self._keep):  # if one fails, the other need not
            try:
                step(text)
            except OSError as error:
                where = str(error.filename or self.files.path)
                if not self._unkept:
                    problem = say("keep-failed", {"path": where, "why": reason(error)})
                self._unkept = True
        return problem

    def _write_record(self, text: str) -> None:
        if self.files.record:
            write_whole(self.files.record, text)

    def _keep(self, text: str) -> None:
        path = self.files.path
        if self.over:
            finished_games.add(path.name, text)
            kept_games.forget(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)

    def close(self) -> None:
        if self.files.lock:
            self.files.lock.release()

    def farewell(self) -> str:
        key = "kept-failed" if self._unkept else "kept"
        return say(key, {"game": self.match.game.id})
