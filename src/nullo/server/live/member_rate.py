"""Limits how often each member of a table may do something that costs the server or disturbs others."""

from __future__ import annotations

from nullo.server.protocol.problems import Problem
from nullo.server.runtime.token_buckets import Bucket


class MemberRate:
    """A token bucket for each member.

    Args:
        per_second: how often on average.
        burst: how often at once.
    """

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: dict[int, Bucket] = {}

    def take(self, member: int) -> None:
        """Count one more time for a member.

        Raises:
            Problem: it has been too often.
        """
        bucket = self._buckets.setdefault(member, Bucket(self._per_second, self._burst))
        if not bucket.take():
            raise Problem("too-fast")
