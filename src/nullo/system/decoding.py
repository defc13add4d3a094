"""JSON, MessagePack and plain values read as a type, by several threads at once.

msgspec works out how a class is read when it is first needed. A second thread that needs the class
meanwhile sees it half done, and the process ends with a segmentation fault (seen with msgspec 0.22). So
all modules get their decoders here, where one thread at a time makes them.
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
    """The decoder of a type from JSON, always the same one."""
    return _json_decoder(kind)


@overload
def msgpack_decoder(kind: type[T]) -> msgspec.msgpack.Decoder[T]: ...
@overload
def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]: ...
def msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """The decoder of a type from MessagePack, always the same one."""
    return _msgpack_decoder(kind)


def convert(value: Any, kind: type[T], str_keys: bool = False) -> T:
    """Plain values, such as dictionaries and lists, as a type; ``msgspec.ValidationError`` if they are not.

    With ``str_keys`` keys of dictionaries may be texts where the type has numbers, as in JSON.
    """
    json_decoder(kind)
    return msgspec.convert(value, kind, str_keys=str_keys)


@cache
def _json_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    with _making:
        return msgspec.json.Decoder(kind)


@cache
def _msgpack_decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    with _making:
        return msgspec.msgpack.Decoder(kind)
