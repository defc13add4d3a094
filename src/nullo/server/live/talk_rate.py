"""How often each member of a table may speak."""

from __future__ import annotations

from nullo.server.protocol.problems import Problem
from nullo.server.runtime.limits import Bucket

BURST = 5
PER_SECOND = 1.0


class TalkRate:
    """How often each member of a table may speak: a few times at once, then once a second."""

    def __init__(self) -> None:
        self._buckets: dict[int, Bucket] = {}

    def take(self, member: int) -> None:
        """Let a member speak now.

        Raises:
            Problem: it has just spoken too often.
        """
        bucket = self._buckets.setdefault(member, Bucket(PER_SECOND, BURST))
        if not bucket.take():
            raise Problem("too-fast")
