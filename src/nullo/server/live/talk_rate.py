"""Limits how often each member of a table may talk."""

from __future__ import annotations

from nullo.server.protocol.problems import Problem
from nullo.server.runtime.token_buckets import Bucket

BURST = 5
PER_SECOND = 1.0


class TalkRate:
    """Lets each member send a few messages at once, then one per second."""

    def __init__(self) -> None:
        self._buckets: dict[int, Bucket] = {}

    def take(self, member: int) -> None:
        """Count a message of a member.

        Raises:
            Problem: the member has talked too often.
        """
        bucket = self._buckets.setdefault(member, Bucket(PER_SECOND, BURST))
        if not bucket.take():
            raise Problem("too-fast")
