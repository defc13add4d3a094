"""Challenges: other people play the cards of a finished game against bots, in its player's seat."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from nullo.bots.base import BUILT_IN
from nullo.bots.people import NAMES
from nullo.deals.decisive_trick import DecisiveTrick
from nullo.deals.fixed_game import EXPERT, EXPERT_NAME, line
from nullo.locale.error_words import record_error_at
from nullo.records.shuffles import HandChance
from nullo.state import Game
from nullo.state.match import Match
from nullo.system.decoding import convert


class Challenge(msgspec.Struct, tag=True):
    """A finished game whose cards others play.

    Attributes:
        record: the game's record; it contains everybody's cards, so only people who have played the
            challenge may see it.
        seat: the seat of the game's player, in which others play.
        hands: for each hand, by how much it changed each side's total.
        owner: the hash, in hexadecimal, of the player's session; empty if the session belongs to another
            server.
        decisive: the trick that decided the game; None if it has none, or if nobody has asked for it yet.
    """

    record: dict[str, Any]
    seat: int
    hands: list[list[int]]
    owner: str = ""
    decisive: DecisiveTrick | None = None

    @property
    def bots(self) -> list[str]:
        """The kind of the bot in each seat; empty for the player's seat."""
        found: list[str] = self.record["meta"]["bots"]
        return found

    @property
    def names(self) -> list[str]:
        found: list[str] = self.record["names"]
        return found


def challenge_of(match: Match, seat: int, owner: str = "") -> Challenge:
    """The challenge to play the cards of ``match``, a finished game at a table against bots, in ``seat``.

    ``owner`` is stored in the challenge.

    Raises:
        RecordError: the game is not over, was not played at a table, or had people in other seats.
    """
    record = match.record()
    meta = record.get("meta", {})
    bots = meta.get("bots")
    players = match.game.players
    fits = (
        match.state.is_terminal()
        and match.names is not None
        and isinstance(bots, list)
        and len(bots) == players
        and 0 <= seat < players
        and all(isinstance(bot, str) and bool(bot) == (k != seat) for k, bot in enumerate(bots))
    )
    if not fits:
        raise record_error_at("meta", "record-challenge")
    made = Challenge(record, seat, match.state.hands(), owner)
    _check_chance(match, dealt_chance(record))
    return made


def dealt_chance(record: dict[str, Any]) -> list[HandChance]:
    """All decks and draws that were prepared for a game at a table, including those that it did not need.

    Raises:
        RecordError: the record's ``meta`` does not contain them.
    """
    decks = [hand["deck"] for hand in record["hands"]]
    try:
        seals = record["meta"]["seals"]
        entries = [
            {**entry, "deck": [] if entry["part"] else decks[entry["hand"]]} for entry in seals
        ]
        return convert(entries, list[HandChance])
    except (KeyError, TypeError, IndexError, msgspec.ValidationError):
        raise record_error_at("meta", "record-no-seals") from None


def _check_chance(match: Match, dealt: list[HandChance]) -> None:
    """Check that every further deck prepared for a hand has the cards of the hand's first deck.

    The check is needed because anybody can write a record.

    Raises:
        RecordError: a prepared deck has other cards.
    """
    for one in dealt:
        cards = sorted(match.game.deck.names(match.hands[one.hand].deck))
        if any(sorted(deck) != cards for deck in one.redeals):
            raise record_error_at("meta", "record-no-seals")


def seed_of(record: dict[str, Any]) -> str:
    """The seed for decks and draws that go beyond those prepared for the recorded game.

    It follows from the game's nonces, which are secret until its end.
    """
    nonces = "/".join(one.nonce for one in dealt_chance(record))
    return hashlib.sha256(f"nullo challenge 1\n{nonces}".encode()).hexdigest()


def id_of(record: dict[str, Any], seat: int) -> str:
    """The id of the challenge to play the cards of ``record`` in ``seat``.

    It is the same on every server, and nobody can find it out without the record.
    """
    return hashlib.sha256(f"{seed_of(record)}\n{seat}".encode()).hexdigest()[:16]


def names_beside(challenge: Challenge, name: str) -> list[str]:
    """The names by seat if a person called ``name`` plays; a bot with that name gets another one."""
    own = name.casefold()
    taken = {own, *(other.casefold() for other in challenge.names)}
    free = (other for other in NAMES if other.casefold() not in taken)
    names = [next(free) if other.casefold() == own else other for other in challenge.names]
    names[challenge.seat] = name
    return names


def expert_line(challenge: Challenge, game: Game) -> dict[str, Any] | None:
    """The record of the challenge's cards as played with the bot ``expert`` in the player's seat.

    It is the same on every machine. None if one of the bots is a plug-in's, because only tables run those.
    """
    bots = [bot or EXPERT for bot in challenge.bots]
    if not set(bots) <= set(BUILT_IN):
        return None
    names = names_beside(challenge, EXPERT_NAME)
    seed = seed_of(challenge.record)
    return line(
        game, seed, bots, names, challenge.record.get("cut"), dealt_chance(challenge.record)
    )
