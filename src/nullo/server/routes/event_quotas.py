"""Quotas for what clients have stored, so that no client can fill the disk."""

from __future__ import annotations

from nullo.server.protocol import messages
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.limits import Limits
from nullo.server.runtime.token_buckets import Buckets

BOUNDED = (
    messages.BeginGame
    | messages.Remove
    | messages.GiveUpSeat
    | messages.AnswerBack
    | messages.Claim
)
"""Commands that the game, the members or other commands limit; others could be repeated without end."""


class Quotas:
    """Limits what is stored for each address, and for each member of a table.

    A quota for a whole table would let one member use up what the others need.
    """

    def __init__(self, limits: Limits) -> None:
        self._acts = Buckets(limits.acts_per_second, limits.acts)
        self._changes = Buckets(limits.changes_per_minute / 60, limits.changes)
        self._members = Buckets(limits.member_changes_per_minute / 60, limits.member_changes)

    def take(self, address: str, table: str, member: int, command: messages.TableCommand) -> None:
        """Count a member's command that is to be stored.

        Raises:
            Problem: there have been too many recently.
        """
        if isinstance(command, messages.MakeMove):
            if not self._acts.take(address):
                raise Problem("too-many-events", 429)
            return
        if not isinstance(command, BOUNDED) and not self._members.take(f"{table} {member}"):
            raise Problem("too-many-changes", 429)
        if not self._changes.take(address):
            raise Problem("too-many-events", 429)
