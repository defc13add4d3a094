"""``nullo serve`` with fewer places, so that they are soon taken: ``NULLO_TABLES`` and ``NULLO_SOCKETS``."""

from __future__ import annotations

import os
import sys
from functools import partial

from nullo.cli import main, serve
from nullo.server.runtime.limits import Limits

if __name__ == "__main__":
    tables, sockets = (int(os.environ[name]) for name in ("NULLO_TABLES", "NULLO_SOCKETS"))
    vars(serve)["Limits"] = partial(Limits, tables=tables, connections=sockets)
    sys.exit(main())
