"""The problem that a table has with a command that it refuses."""

from __future__ import annotations

from nullo.game.errors import IllegalAction, with_rule
from nullo.game.view import Refusal
from nullo.server.protocol.problems import Problem


class Refused(Problem):
    """A table refuses a command; nothing has changed.

    Args:
        code: the error code; the key of its words is ``error-`` and the code.
        words: other words that say more, in English.
        refusal: the rule that forbids it, if there is one.
    """

    def __init__(self, code: str, words: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(code, 409)
        self.refusal = refusal
        self._words = words

    def text(self, language: str) -> str:
        """The words in a language; those that say more are in English."""
        return self._words or super().text(language)


def by_rule(error: IllegalAction) -> Refused:
    """The refusal of an action that a rule forbids."""
    why = Refusal(error.rule, error.code, error.params)
    return Refused("illegal", with_rule(error.reason, error.rule), why)
