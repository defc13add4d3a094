"""The model of practising: the position before a mistake, as its player saw it."""

from __future__ import annotations

from functools import cached_property

from nullo.game.moves import Move
from nullo.records.film import bots_of
from nullo.terminal.screen.table_model import TableModel, refusals
from nullo.terminal.shared.people import bot_words
from nullo.terminal.shared.practice import Practice


class PracticeModel(TableModel):
    """Offers the choices of a mistake again; none of them changes the position.

    Args:
        practice: the mistakes; those of one match are shown by one model.
    """

    def __init__(self, practice: Practice) -> None:
        super().__init__(practice.observer.view, practice.words.people, practice.mistake.match.game)
        self.practice = practice

    @property
    def me(self) -> int:
        return self.practice.decision.seat

    @property
    def acting_seats(self) -> list[int]:
        return [self.me]

    @property
    def history(self) -> list[list[str]]:
        return [[text.plain for text in hand] for hand in self.practice.observer.history]

    @property
    def advice(self) -> Move | None:
        return self.practice.best

    def mark(self, seat: int) -> str:
        bots = bots_of(self.practice.mistake.match)
        return bot_words(bots[seat]) if bots and bots[seat] else ""

    @cached_property
    def meaningless(self) -> frozenset[str]:
        return super().meaningless | {"hint", "claim", "back", "pace"}

    async def act(self, move: Move) -> None:
        with refusals():
            self.practice.choose(move)
        self.listener()

    def go(self, by: int) -> bool:
        """Go to the next or a previous mistake; whether it is one of the same match."""
        match = self.practice.mistake.match
        self.practice.go(self.practice.at + by)
        if self.practice.mistake.match is not match:
            return False
        self.view = self.practice.observer.view
        self.listener()
        return True
