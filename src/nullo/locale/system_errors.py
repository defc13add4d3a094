"""Messages for errors of files and the network."""

from __future__ import annotations

import errno
import socket

from nullo.game.errors import ErrorMessage
from nullo.system.state_folder import NO_HOME

KINDS = {
    errno.ENOENT: "no-file",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "barred",
    errno.EPERM: "forbidden",
    errno.ENAMETOOLONG: "name-long",
    errno.ELOOP: "loop",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.EIO: "broken",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "no-address",
    errno.ECONNREFUSED: "refused",
    errno.ECONNRESET: "reset",
    errno.ETIMEDOUT: "late",
    errno.EHOSTUNREACH: "no-way",
    errno.ENETUNREACH: "no-net",
}
"""The ends of the keys (``system-…``) of Nullo's own messages, by the system's error number."""

NAMES = {socket.EAI_NONAME: "no-name", socket.EAI_AGAIN: "no-name-now"}
"""The ends of the keys for failed look-ups of host names, which have error numbers of their own."""


def fault(error: OSError) -> ErrorMessage:
    """The message for an error of the system, or one with the system's own words if Nullo has none."""
    if str(error.filename).startswith(str(NO_HOME)):
        return ErrorMessage("system-no-home")
    kinds = NAMES if isinstance(error, socket.gaierror) else KINDS
    kind = "late" if isinstance(error, TimeoutError) else kinds.get(error.errno or 0)
    if kind:
        return ErrorMessage(f"system-{kind}")
    own = (error.strerror or str(error) or type(error).__name__).lower()
    return ErrorMessage("system-other", {"reason": own})
