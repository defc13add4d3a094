"""The error that a table raises when it refuses a command."""

from __future__ import annotations

from nullo.game.errors import IllegalAction, cited
from nullo.game.view import Refusal
from nullo.locale.words import ENGLISH, say


class Refused(Exception):
    """A table refuses a command; nothing has changed.

    Attributes:
        code: the error code; the key of its words is ``error-`` and the code.
        message: the words in English, or others that say more.
        refusal: the rule that forbids it, if there is one.
    """

    def __init__(self, code: str, message: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.message = message or say(f"error-{code}", language=ENGLISH)
        self.refusal = refusal
        self._own = message

    def said(self, language: str) -> str:
        """The words in a language; those that say more are in English."""
        return self._own or say(f"error-{self.code}", language=language)


def by_rule(error: IllegalAction) -> Refused:
    """The refusal of an action that a rule forbids."""
    why = Refusal(error.rule, error.code, error.params)
    return Refused("illegal", cited(error.reason, error.rule), why)
