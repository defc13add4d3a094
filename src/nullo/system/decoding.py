"""Decodes JSON, MessagePack and plain values as a type, safely in several threads at once.

msgspec prepares a class for decoding when it is first needed. If a second thread needs the class meanwhile,
the process ends with a segmentation fault (seen with msgspec 0.22). All modules therefore get their decoders
here, where only one thread at a time creates one.
"""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_making = Lock()


@overload
def json_decoder(kind: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]: ...
def json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of JSON for a type; it is always the same object."""
    decoder: msgspec.json.Decoder[Any] = _decoder(msgspec.json, kind)
    return decoder


@overload
def msgpack_decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]: ...
@overload
def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]: ...
def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """The decoder of MessagePack for a type; it is always the same object."""
    decoder: msgspec.msgpack.Decoder[Any] = _decoder(msgspec.msgpack, kind)
    return decoder


def convert(value: Any, kind: type[T], str_keys: bool = False) -> T:
    """Convert plain values, such as dictionaries and lists, to the type ``kind``.

    With ``str_keys``, keys of dictionaries may be strings where the type has numbers, as in JSON.

    Raises:
        msgspec.ValidationError: the values do not fit the type.
    """
    json_decoder(kind)
    return msgspec.convert(value, kind, str_keys=str_keys)


@cache
def _decoder(codec: Any, kind: Any) -> Any:
    with _making:
        return codec.Decoder(kind)
