"""How much one client may have stored, so that nobody fills the disk of all."""

from __future__ import annotations

from nullo.server.protocol import messages
from nullo.server.protocol.problems import Problem
from nullo.server.runtime.limits import Buckets, Limits

ENDLESS = messages.Settings | messages.Arrange | messages.AskBack | messages.Say
"""What a member could repeat without end. All else is bounded by the game, or by who comes and goes."""


class Quotas:
    """What the commands of each address, and of each member at a table, may store.

    A quota of a table as a whole would let one member use up what the others need.
    """

    def __init__(self, limits: Limits) -> None:
        self._acts = Buckets(limits.acts_per_second, limits.acts)
        self._changes = Buckets(limits.changes_per_minute / 60, limits.changes)
        self._members = Buckets(limits.member_changes_per_minute / 60, limits.member_changes)

    def act(self, address: str) -> bool:
        """Whether an address may act in a game now."""
        return self._acts.take(address)

    def unact(self, address: str) -> None:
        """Give back what was taken for an action that was not done."""
        self._acts.of(address).give()

    def take(self, address: str, table: str, member: int, command: messages.AnyCommand) -> None:
        """Let a command of a member be stored.

        Raises:
            Problem: there has been too much of late.
        """
        if isinstance(command, messages.Act):
            if not self.act(address):
                raise Problem("too-many-events", 429)
            return
        if isinstance(command, ENDLESS) and not self._members.take(f"{table} {member}"):
            raise Problem("too-many-changes", 429)
        if not self._changes.take(address):
            raise Problem("too-many-events", 429)
