"""A game whose cards and bots follow from a seed, so that everybody who plays alike meets the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nullo.bots import make
from nullo.bots.people import NAMES
from nullo.engine.rng import Rng
from nullo.records.shuffles import HandChance, Laid, seal_entry, shuffle
from nullo.state import Game
from nullo.state.match import HandRecord, Match
from nullo.state.simultaneous_choices import is_secret


def bot_seed(seed: str, seat: int, steps: int, chosen: int) -> str:
    """From what a bot's next choice follows, whenever it is made.

    Args:
        seed: of the deal.
        seat: the bot's seat.
        steps: how many steps the game had before this choice and those made at the same time.
        chosen: how many of the latter the bot has made itself.
    """
    return f"{seed}/bot {seat}/{steps}/{chosen}"


def bot_choice(match: Match, seat: int, bot: str, seed: str, playouts: int | None = None) -> int:
    """What a bot does that is to act in a game with one player on this machine."""
    state = match.state
    steps = chosen = state.many_steps()
    if is_secret(state):
        phase, hand = state.position.phase, state.position.hand
        history = state.steps()
        while steps and (history[steps - 1].phase, history[steps - 1].hand) == (phase, hand):
            steps -= 1
        chosen = sum(step.actor == seat for step in history[steps:])
    else:
        chosen = 0
    rng = Rng(bot_seed(seed, seat, steps, chosen), "server")
    return make(bot, rng, playouts=playouts).choose(state.for_seat(seat))


def others(name: str, many: int) -> list[str]:
    """The names of bots beside a player of this name."""
    return [other for other in NAMES if other.casefold() != name.casefold()][:many]


class SealedSource:
    """The cards of a fixed deal, prepared and sealed hand by hand, as at a table.

    Args:
        game: the game.
        table: the table's id, for the seals.
        seed: of the deal.
        seals: those of a game that is resumed; continued by this source.
        hands: the hands of that game.

    Attributes:
        seals: entries of a record's ``meta.seals``.
    """

    def __init__(
        self,
        game: Game,
        table: str,
        seed: str,
        seals: list[dict[str, Any]] | None = None,
        hands: Sequence[HandRecord] = (),
    ) -> None:
        self.seals: list[dict[str, Any]] = seals if seals is not None else []
        self._game = game
        self._table = table
        self._seed = seed
        self._hand = len(hands) - 1
        self._laid = Laid(game)
        if hands:
            self._skip(hands[-1])

    def _skip(self, hand: HandRecord) -> None:
        """Go on where a hand was left."""
        for entry in self.seals:
            if entry["hand"] == self._hand:
                redeals, draws = list(entry["redeals"]), list(entry["draws"])
                parts = HandChance(self._hand, entry["nonce"], [], redeals, draws, 1)
                self._laid.lay(parts)
        self._laid.skip(len(hand.redeals), len(hand.draws))

    def _lay(self, part: int, cards: list[int] | None) -> None:
        made = shuffle(self._game, self._hand, part, cards, self._seed)
        self.seals.append(seal_entry(self._table, made))
        self._laid.lay(made)

    @property
    def _next_part(self) -> int:
        return 1 + int(self.seals[-1]["part"])

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        """The order of a deck of these cards."""
        if not redeal:
            self._hand += 1
            self._lay(0, cards)
        found = self._laid.deck(cards, redeal)
        if found is None:
            self._lay(self._next_part, cards)
            found = self._laid.deck(cards, redeal)
        return found

    def draw(self, outcomes: list[tuple[int, int]]) -> int | None:
        """One of the outcomes, by weight."""
        found = self._laid.draw(outcomes)
        if found is None:
            self._lay(self._next_part, None)
            found = self._laid.draw(outcomes)
        return found
