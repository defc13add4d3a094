"""The text of a record: JSON, read slightly more strictly than :mod:`json` does."""

from __future__ import annotations

import json
from collections import Counter
from math import isfinite
from typing import Any, NoReturn

from nullo.errors import ErrorMessage, RecordError
from nullo.locale.error_words import damaged

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
    "Unexpected UTF-8 BOM": "bom",
}
"""The beginnings of ``json``'s messages, and the ends of the keys of our own words for them."""


def parse(data: bytes | str) -> dict[str, Any]:
    """A record's JSON.

    Raises:
        RecordError: it is not a JSON object in UTF-8, or it has a key twice.
    """
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        record = json.loads(
            text,
            object_pairs_hook=_no_twins,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_whole,
        )
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeDecodeError:
        raise damaged(ErrorMessage("record-not-utf8")) from None
    except UnicodeEncodeError:
        raise _no_json("surrogate") from None
    except RecursionError:
        raise _no_json("deep") from None
    except json.JSONDecodeError as error:
        raise damaged(ErrorMessage("record-json", {"why": _json_wrong(error)})) from None
    if not isinstance(record, dict):
        raise damaged(ErrorMessage("record-no-object"))
    return record


def _no_json(kind: str, **params: str) -> RecordError:
    return damaged(
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
        raise damaged(ErrorMessage("record-twice", {"name": repr(twin)}))
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
