"""Limits connections to what the system allows one process: each needs a file descriptor."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace

from nullo.server.runtime.limits import Limits
from nullo.server.runtime.logs import note

if sys.platform != "win32":
    import resource

RESERVE = 128
"""Descriptors that are not for clients: the database, bots' processes, files, and new connections that
are about to be refused."""


def fit_limits(limits: Limits) -> Limits:
    """The limits, with no more connections than the system allows after raising this process's limit."""
    wanted = limits.connections + limits.http_connections + RESERVE
    given = _raise_limit(wanted)
    if given >= wanted:
        return limits
    room = max(2, given - RESERVE)
    fewer = replace(limits, connections=room * 2 // 3, http_connections=room - room * 2 // 3)
    note("few descriptors", 30, descriptors=given, wanted=wanted, connections=fewer.connections)
    return fewer


def _raise_limit(wanted: int) -> int:
    """Raise this process's limit of descriptors towards ``wanted``; returns how many it may have."""
    if sys.platform == "win32":  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    if soft == endless or soft >= wanted:
        return wanted
    more = wanted if hard == endless else min(wanted, hard)
    with suppress(ValueError, OSError):  # macOS has a further limit that it does not reveal
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        return more
    return soft
