"""Why a file or the network does not do what it should, as a message."""

from __future__ import annotations

import errno
import socket

from nullo.errors import Saying

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
"""The system's numbers, and the end of the key of our own words."""

NAMES = {socket.EAI_NONAME: "no-name", socket.EAI_AGAIN: "no-name-now"}
"""The same of looking up a name, whose numbers are others."""


def fault(error: OSError) -> Saying:
    """Why the system did not do something; its own words where we have none."""
    kinds = NAMES if isinstance(error, socket.gaierror) else KINDS
    kind = "late" if isinstance(error, TimeoutError) else kinds.get(error.errno or 0)
    if kind:
        return Saying(f"system-{kind}")
    own = (error.strerror or str(error) or type(error).__name__).lower()
    return Saying("system-other", {"reason": own})
