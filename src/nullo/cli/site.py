"""``nullo site``: writes Nullo's page as a folder for any web host; its tables work without a server."""

from __future__ import annotations

from pathlib import Path

from nullo.cli.options import SiteOptions
from nullo.locale.words import say
from nullo.site.engine_wheel import engine_wheel
from nullo.site.folder import NoPage, write_site
from nullo.site.packages import NotPure
from nullo.site.pyodide import NotFetched
from nullo.terminal.shared.console import err, out
from nullo.terminal.shared.errors import BadInput, reason, wrong_input

INTERPRETED = "none"  # instead of a wheel: the engine is interpreted


def run(options: SiteOptions) -> None:
    """Write the site's folder, and tell the user what is not compiled in it."""
    try:
        server = options.server.rstrip("/")
        engine = _engine(options.engine)
        compiled = write_site(options.out, engine, server, options.plug_ins or ())
    except NoPage:
        raise wrong_input("server-not-built") from None
    except NotPure as error:
        raise wrong_input("site-not-pure", file=str(error)) from None
    except NotFetched as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"{error.filename}: {reason(error)}") from None
    if engine is None:
        err().print(say("site-interpreted"), soft_wrap=True)
    if not compiled:
        err().print(say("site-not-compiled"), soft_wrap=True)
    out().print(say("site-written", {"folder": str(options.out)}), soft_wrap=True)


def _engine(wanted: str) -> Path | None:
    if wanted:
        return None if wanted == INTERPRETED else Path(wanted)
    try:
        return engine_wheel()
    except NotFetched as error:
        err().print(say("site-no-wheel", {"reason": str(error)}), soft_wrap=True)
        return None
