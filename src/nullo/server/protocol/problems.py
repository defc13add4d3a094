"""What a client did wrong, and how it is told."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from nullo.errors import Param, Saying
from nullo.locale.error_words import told
from nullo.locale.words import ENGLISH


class Problem(Exception):
    """A request or message that is refused; nothing has changed.

    Args:
        code: key of the words (``error-`` and the code) in ``locale``.
        status: of the HTTP answer.
        field: the field or option that is wrong, if it is one.
        params: what the words need; a reason within them may be a message itself.
    """

    def __init__(self, code: str, status: int = 400, *, field: str = "", **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.field = field
        self.params = params

    @property
    def message(self) -> str:
        """The same in English."""
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """The same in words."""
        return told(Saying(f"error-{self.code}", self.params), language)


_decoder = cache(msgspec.json.Decoder)  # made once a type: that takes a while


def read(data: bytes, kind: Any) -> Any:
    """A message of a type from its JSON.

    Raises:
        Problem: it is not JSON, or not of this type; the words name the field.
    """
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        # msgspec says what was expected and where, never what was given.
        reason, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".")
        raise Problem(
            "bad-field", field=field, reason=f"{field}: {reason}" if field else reason
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("bad-json") from None
