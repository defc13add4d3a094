"""Parses the text of records, which is JSON, slightly more strictly than :mod:`json` does."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from math import isfinite
from typing import Any, NoReturn

from nullo.game.errors import ErrorMessage, RecordError
from nullo.locale.error_words import record_error

BOM = "\ufeff"
_BLANK = " \t\r\n" + BOM
"""The characters that may stand between records; byte order marks come from files that were joined."""
_TOKEN = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[{}]')
"""Matches a brace, or a string of JSON, even if its end is missing."""
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
"""The beginnings of the messages of :mod:`json`, and for each the end of the key of Nullo's words for it."""


def parse(data: bytes | str, number: int | None = None) -> dict[str, Any]:
    """The JSON object of a record in ``data``; its content is not checked.

    Args:
        data: the content of a file, in UTF-8 with or without a byte order mark.
        number: the number, from 1, of the record in a file with several; see :func:`one_record`.

    Raises:
        RecordError: the record is not a JSON object in UTF-8, it has a key twice, or the file has several
            records and ``number`` is not the number of one of them.
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
        raise record_error("record-json", why=_json_wrong(error)) from None
    if not isinstance(record, dict):
        raise record_error("record-no-object")
    return record


def one_record(data: bytes | str, number: int | None = None) -> str:
    """The text of the record with the number ``number`` (from 1) in ``data``, or of its only record.

    A file has one or more records, each on a line of its own, as ``nullo simulate --records`` writes them,
    or on several lines.

    Raises:
        RecordError: the file is not in UTF-8, has several records and ``number`` is None, or has no
            record of that number.
    """
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
    except UnicodeDecodeError:
        raise record_error("record-not-utf8") from None
    records = _records(text.lstrip(BOM))
    if number is None and len(records) > 1:
        raise record_error("record-several", count=str(len(records)))
    if number is not None and not 1 <= number <= len(records):
        many = str(len(records))
        raise record_error("record-number", number=str(number), count=many)
    return records[(number or 1) - 1]


def _records(text: str) -> list[str]:
    """The texts of the records in a file.

    The page finds them in the same way, in ``web/src/replay/openedRecord.svelte.ts``.
    """
    # Not splitlines(), which also splits at characters that a JSON text may contain.
    lines = [line for line in text.split("\n") if line.strip()]
    if all(line.lstrip(_BLANK).startswith("{") for line in lines):
        # Line by line, so that a damaged record does not affect the others.
        return [record for line in lines for record in _joined_records(line)] or [text]
    return _joined_records(text)


def _joined_records(text: str) -> list[str]:
    starts, depth, end = [0], 0, None
    for token in _TOKEN.finditer(text):
        if token[0] == "{":
            if depth == 0 and end is not None and not text[end : token.start()].strip(_BLANK):
                starts.append(token.start())
            depth += 1
        elif token[0] == "}":
            depth = max(0, depth - 1)
            end = token.end()
    return [text[a:b].strip(_BLANK) for a, b in pairwise([*starts, len(text)])]


def _no_json(kind: str, **params: str) -> RecordError:
    return record_error("record-json", why=ErrorMessage(f"record-json-{kind}", params))


def _json_wrong(error: json.JSONDecodeError) -> ErrorMessage:
    kind = next((kind for begins, kind in _JSON.items() if error.msg.startswith(begins)), "")
    what = ErrorMessage(f"record-json-{kind}") if kind else error.msg
    place = {"line": str(error.lineno), "column": str(error.colno), "char": str(error.pos)}
    return ErrorMessage("record-json-place", {"what": what, **place})


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        twin, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise record_error("record-twice", name=repr(twin))
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
