"""Games whose cards and bots' choices follow from a seed, so that the same actions lead to the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nullo.bots import make
from nullo.bots.base import bot_class
from nullo.bots.people import NAMES
from nullo.engine.rng import Rng
from nullo.records.shuffles import HandChance, PreparedSource, seal_entry, shuffle
from nullo.state import Game
from nullo.state.cut import Rounds
from nullo.state.match import HandRecord, Match
from nullo.state.simultaneous_choices import is_secret

EXPERT = "expert"
EXPERT_NAME = "Expert"
PLAYOUTS = 200  # for each choice of a searching bot in an expert line


def side_of(seat: int, scores: Sequence[int]) -> int:
    """The index of a seat's side in ``scores``, which are by side."""
    return seat % len(scores)


def bot_seed(seed: str, seat: int, steps: int, chosen: int) -> str:
    """The seed for the random numbers of a bot's next choice.

    It does not depend on which seat chooses first if several choose at the same time.

    Args:
        seed: the seed of a fixed deal; for other games the hand's nonce, which is secret until the game is
            over.
        steps: the number of steps of the game (or of the hand) before those choices that are made at the
            same time.
        chosen: how many of these choices the bot has already made itself.
    """
    return f"{seed}/bot {seat}/{steps}/{chosen}"


def bot_choice(
    match: Match, seat: int, bot: str, seed: str, playouts: int | None = None, before: int = 0
) -> int:
    """The id of the action that a bot chooses in ``seat``, which is the seat to act.

    Args:
        bot: the bot's name.
        seed: see :func:`bot_seed`.
        playouts: the number of playouts per action if the bot searches; None for as many as it has time for.
        before: how many steps to leave out at the beginning of the game when steps are counted.
    """
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
    rng = Rng(bot_seed(seed, seat, steps - before, chosen), "server")
    return make(bot, rng, playouts=playouts).choose(state.for_seat(seat))


def others(name: str, many: int) -> list[str]:
    """Names for ``many`` bots, which all differ from ``name``, the player's name."""
    return [other for other in NAMES if other.casefold() != name.casefold()][:many]


def next_chance(
    game: Game,
    hand: int,
    part: int,
    cards: list[int] | None,
    seed: str,
    dealt: Sequence[HandChance] = (),
) -> HandChance:
    """The decks and draws for a part of a hand: those in ``dealt``, or new ones that follow from ``seed``.

    For ``hand``, ``part`` and ``cards`` see :func:`nullo.records.shuffles.shuffle`.
    """
    for one in dealt:
        if (one.hand, one.part) == (hand, part) and _has(one, cards):
            return one
    return shuffle(game, hand, part, cards, seed)


def _has(chance: HandChance, cards: list[int] | None) -> bool:
    if cards is None:
        return bool(chance.draws)
    return bool(chance.redeals if chance.part else chance.deck)


class SealedSource:
    """The source of the cards of a fixed deal, prepared and sealed hand by hand, as at a table.

    Args:
        table: the table's id, which goes into the seals.
        seed: the seed from which all cards follow except those in ``dealt``.
        seals: the seals of a game that is resumed; this source appends to the list.
        hands: the records of the hands of a game that is resumed.
        dealt: decks and draws to use in place of new ones; see :func:`next_chance`.

    Attributes:
        seals: the entries for ``meta.seals`` of the game's record.
    """

    def __init__(
        self,
        game: Game,
        table: str,
        seed: str,
        seals: list[dict[str, Any]] | None = None,
        hands: Sequence[HandRecord] = (),
        dealt: Sequence[HandChance] = (),
    ) -> None:
        self.seals: list[dict[str, Any]] = seals if seals is not None else []
        self._game = game
        self._table = table
        self._seed = seed
        self._dealt = dealt
        self._hand = len(hands) - 1
        self._laid = PreparedSource(game)
        if hands:
            self._skip(hands[-1])

    def _skip(self, hand: HandRecord) -> None:
        for entry in self.seals:
            if entry["hand"] == self._hand:
                redeals, draws = list(entry["redeals"]), list(entry["draws"])
                parts = HandChance(self._hand, entry["nonce"], [], redeals, draws, 1)
                self._laid.lay(parts)
        self._laid.skip(len(hand.redeals), len(hand.draws))

    def _lay(self, part: int, cards: list[int] | None) -> None:
        made = next_chance(self._game, self._hand, part, cards, self._seed, self._dealt)
        self.seals.append(seal_entry(self._table, made))
        self._laid.lay(made)

    @property
    def _next_part(self) -> int:
        return 1 + int(self.seals[-1]["part"])

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        if not redeal:
            self._hand += 1
            self._lay(0, cards)
        found = self._laid.deck(cards, redeal)
        if found is None:
            self._lay(self._next_part, cards)
            found = self._laid.deck(cards, redeal)
        return found

    def draw(self, outcomes: list[tuple[int, int]]) -> int | None:
        found = self._laid.draw(outcomes)
        if found is None:
            self._lay(self._next_part, None)
            found = self._laid.draw(outcomes)
        return found


def line(
    game: Game,
    seed: str,
    bots: Sequence[str],
    names: Sequence[str],
    cut: Rounds | None = None,
    dealt: Sequence[HandChance] = (),
) -> dict[str, Any]:
    """The record of a fixed deal as bots in all seats play it; it is the same on every machine.

    If ``dealt`` (see :func:`next_chance`) is given, bots choose as they would at a table with these cards.
    """
    table = "expert"
    source = SealedSource(game, table, seed, dealt=dealt)
    meta = {"table": table, "seals": source.seals, "bots": list(bots)}
    match = Match(game, source, names, cut, meta)
    while (seat := match.state.current_player()) >= 0:
        playouts = None if bot_class(bots[seat]).longest == 0 else PLAYOUTS
        chosen_by, before = _hand_seed(match, source) if dealt else (seed, 0)
        match.act(seat, bot_choice(match, seat, bots[seat], chosen_by, playouts, before))
    return match.record()


def _hand_seed(match: Match, source: SealedSource) -> tuple[str, int]:
    hand = match.state.position.hand
    nonce = next(entry["nonce"] for entry in source.seals if entry["hand"] == hand)
    history = match.state.steps()
    return nonce, sum(step.hand < hand for step in history)
