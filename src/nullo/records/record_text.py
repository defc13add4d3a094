"""The text of a record: JSON, read slightly more strictly than :mod:`json` does."""

from __future__ import annotations

import json
from collections import Counter
from math import isfinite
from typing import Any, NoReturn

from nullo.game.errors import ErrorMessage, RecordError
from nullo.locale.error_words import record_error

BOM = "\ufeff"
_DIGITS = 1000
_JSON = {
    "Expecting value": "value",
    "Expecting property name": "name",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Illegal trailing comma": "trailing",
    "Unterminated string": "string",
    "Invalid control character": "control",
    "Invalid \\": "escape",
    "Extra data": "extra",
}
"""The beginnings of ``json``'s messages, and the ends of the keys of our own words for them."""


def parse(data: bytes | str, number: int | None = None) -> dict[str, Any]:
    """A record's JSON.

    Args:
        data: the content of a file, in UTF-8 with or without a byte order mark.
        number: which record of a file that holds several, from 1; see :func:`one_record`.

    Raises:
        RecordError: it is not a JSON object in UTF-8, it has a key twice, or the file holds several
            records and ``number`` names none of them.
    """
    text = one_record(data, number)
    try:
        record = json.loads(
            text,
            object_pairs_hook=_no_twins,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise _no_json("surrogate") from None
    except RecursionError:
        raise _no_json("deep") from None
    except json.JSONDecodeError as error:
        raise record_error(ErrorMessage("record-json", {"why": _json_wrong(error)})) from None
    if not isinstance(record, dict):
        raise record_error(ErrorMessage("record-no-object"))
    return record


def one_record(data: bytes | str, number: int | None = None) -> str:
    """The text of one record of a file.

    A file holds one record, or several, each on a line of its own, as ``nullo simulate --records``
    writes them.

    Args:
        data: the content of the file.
        number: which record, from 1; None: the only one.

    Raises:
        RecordError: the file is not in UTF-8, holds several records and ``number`` is None, or has no
            record of that number.
    """
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
    except UnicodeDecodeError:
        raise record_error(ErrorMessage("record-not-utf8")) from None
    text = text.lstrip(BOM)
    lines = _lines_of_records(text)
    if number is None and len(lines) > 1:
        raise record_error(ErrorMessage("record-several", {"count": str(len(lines))}))
    if number is None or (number == 1 and not lines):
        return text
    if not 1 <= number <= len(lines):
        given = {"number": str(number), "count": str(len(lines) or 1)}
        raise record_error(ErrorMessage("record-number", given))
    return lines[number - 1]


def _lines_of_records(text: str) -> list[str]:
    """The records of a text with one a line; empty: its first line is not a whole JSON object."""
    # Not splitlines(), which also splits at characters that a JSON text may contain.
    # A byte order mark may begin each line where files have been joined.
    lines = [line.lstrip(BOM) for line in text.split("\n")]
    lines = [line for line in lines if line.strip()]
    try:
        first = json.loads(lines[0]) if lines else None
    except (ValueError, RecursionError):
        return []
    return lines if isinstance(first, dict) else []


def _no_json(kind: str, **params: str) -> RecordError:
    return record_error(
        ErrorMessage("record-json", {"why": ErrorMessage(f"record-json-{kind}", params)})
    )


def _json_wrong(error: json.JSONDecodeError) -> ErrorMessage:
    """A message that says what is wrong in the text, and where."""
    kind = next((kind for begins, kind in _JSON.items() if error.msg.startswith(begins)), "")
    what = ErrorMessage(f"record-json-{kind}") if kind else error.msg
    place = {"line": str(error.lineno), "column": str(error.colno), "char": str(error.pos)}
    return ErrorMessage("record-json-place", {"what": what, **place})


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        twin, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise record_error(ErrorMessage("record-twice", {"name": repr(twin)}))
    return made


def _no_constant(name: str) -> NoReturn:
    raise _no_json("constant", name=name)


def _finite(text: str) -> float:
    if not isfinite(number := float(text)):
        raise _no_json("large", number=text[:20])
    return number


def _whole(text: str) -> int:
    if len(text) > _DIGITS:
        raise _no_json("digits", digits=str(len(text)))
    return int(text)
