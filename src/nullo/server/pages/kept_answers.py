"""Answers that took long to make, kept in memory; those not used for longest are forgotten."""

from __future__ import annotations

from collections import OrderedDict


class KeptAnswers:
    """Answers by key, of at most ``most`` bytes together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        """An answer; None: it is not kept."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: str, answer: bytes) -> None:
        """Keep an answer, unless it is larger than a quarter of the room."""
        if key in self._answers or len(answer) > self._most // 4:
            return
        self._answers[key] = answer
        self._size += len(answer)
        while self._size > self._most:
            _, old = self._answers.popitem(last=False)
            self._size -= len(old)
