"""``nullo site``: a folder with tables that need no server."""

from __future__ import annotations

from pathlib import Path

from nullo.locale.words import say
from nullo.site.folder import NoPage, write_site
from nullo.site.pyodide import NotFetched
from nullo.terminal.shared.console import err, out
from nullo.terminal.shared.errors import BadInput, reason


def site(folder: Path, engine: Path | None, server: str) -> int:
    """Write the folder; returns the exit code.

    Raises:
        BadInput: it cannot be written.
    """
    try:
        write_site(folder, engine, server.rstrip("/"))
    except NoPage:
        raise BadInput(say("server-not-built")) from None
    except NotFetched as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"{error.filename}: {reason(error)}") from None
    if engine is None:
        err().print(say("site-interpreted"), soft_wrap=True)
    out().print(say("site-written", {"folder": str(folder)}), soft_wrap=True)
    return 0
