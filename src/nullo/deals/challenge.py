"""Challenges: the cards of a finished game against bots, for others to play in the same seat."""

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
    """The game whose cards are played again.

    Attributes:
        record: its record, with everybody's cards: only for those who have played them.
        seat: the player's seat.
        hands: the changes of each side's points in each hand.
        owner: the hash, in hexadecimal, of the player's session; empty: a session of another server.
        decisive: the trick that decided it, if it has one and somebody has asked.
    """

    record: dict[str, Any]
    seat: int
    hands: list[list[int]]
    owner: str = ""
    decisive: DecisiveTrick | None = None

    @property
    def bots(self) -> list[str]:
        """The bots by seat, empty for the player."""
        found: list[str] = self.record["meta"]["bots"]
        return found

    @property
    def names(self) -> list[str]:
        found: list[str] = self.record["names"]
        return found


def challenge_of(match: Match, seat: int, owner: str = "") -> Challenge:
    """The challenge to play a finished game of a table's record, against bots, again from the same seat.

    Raises:
        RecordError: the game is not over, was not played at a table, or has people in other seats.
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
    """All chance prepared for a table's record; raises RecordError if ``meta`` lacks it."""
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
    """Refuse prepared decks with other cards than the hand's, because anybody can write a record."""
    for one in dealt:
        cards = sorted(match.game.deck.names(match.hands[one.hand].deck))
        if any(sorted(deck) != cards for deck in one.redeals):
            raise record_error_at("meta", "record-no-seals")


def seed_of(record: dict[str, Any]) -> str:
    """The seed for chance that the game did not need, from its nonces, which are secret until its end."""
    nonces = "/".join(one.nonce for one in dealt_chance(record))
    return hashlib.sha256(f"nullo challenge 1\n{nonces}".encode()).hexdigest()


def id_of(record: dict[str, Any], seat: int) -> str:
    """The id of a challenge: the same on every server, and unknown to others."""
    return hashlib.sha256(f"{seed_of(record)}\n{seat}".encode()).hexdigest()[:16]


def names_beside(challenge: Challenge, name: str) -> list[str]:
    """The names by seat with a player of this name; a bot with the same name gets another."""
    own = name.casefold()
    taken = {own, *(other.casefold() for other in challenge.names)}
    free = (other for other in NAMES if other.casefold() not in taken)
    names = [next(free) if other.casefold() == own else other for other in challenge.names]
    names[challenge.seat] = name
    return names


def expert_line(challenge: Challenge, game: Game) -> dict[str, Any] | None:
    """The record of the same cards with ``expert`` in the player's seat, the same on every machine.

    None if a bot is a plug-in's, because only tables run those.
    """
    bots = [bot or EXPERT for bot in challenge.bots]
    if not set(bots) <= set(BUILT_IN):
        return None
    names = names_beside(challenge, EXPERT_NAME)
    seed = seed_of(challenge.record)
    return line(
        game, seed, bots, names, challenge.record.get("cut"), dealt_chance(challenge.record)
    )
