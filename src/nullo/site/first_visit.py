"""Compiles a site's modules and finds those of a first visit; ``compile.mjs`` runs this in Pyodide."""

from __future__ import annotations

import asyncio
import json
import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

from nullo.bots.base import LEVELS
from nullo.engine.rng import Rng
from nullo.games.registry import BUILT_IN, all_rules
from nullo.server.live.bot_thinker import think
from nullo.server.protocol.messages import VERSION
from nullo.site.browser import accept_past
from nullo.site.host import THINK, Host
from nullo.site.memory_store import Keeper
from nullo.state import load
from nullo.state.match import Match, RandomSource

MODULES = "modules.json"
PACKAGES = "packages"
STANDARD = "standard"
HEADER = MAGIC_NUMBER + bytes(12)
"""The header of a compiled module; the zeros in it mean that Python does not compare it with a source."""
# CPython's ``InternalDocs/code_objects.md`` describes the table of line numbers.
UNIT = 2  # bytes in a unit of code
MOST_UNITS = 8  # units that an entry of the table can cover
SAME_LINE = (
    0x80 | 13 << 3
)  # begins an entry without columns, before the difference to the last line
WAIT = 60.0  # seconds to wait for a message
READS_ITSELF = b"install_lazy_importer()"  # occurs in modules (of anyio) that need their own source


async def write_bytecode(folder: str) -> None:
    """Compile the modules in the two subfolders of ``folder``.

    Also write the file ``MODULES``, a list of the modules that a first visit imports.
    """
    root = Path(folder)
    (root / MODULES).write_text(json.dumps(await _first_modules()))
    for part in (root / PACKAGES, root / STANDARD):
        for path in part.rglob("*.py"):
            _compile(path, path.relative_to(part).as_posix())


async def _first_modules() -> list[str]:
    """The names of the modules imported once each game's table has shown cards and each bot has moved."""
    accept_past()
    host = Host(Keeper())
    await host.start()
    try:
        for rules in all_rules().games:
            await _sit_down(host, rules.id)
        for game in BUILT_IN:
            match = Match(load(game), RandomSource(Rng(1)))
            state = match.state.for_seat(match.state.current_player())
            for level in LEVELS:
                think(level, state, THINK)
        return sorted(sys.modules)
    finally:
        await host.stop()


async def _sit_down(host: Host, game: str) -> None:
    wish = {"game": game, "options": {}, "name": "Ann", "pace": "quick", "start": True}
    headers, body = {"content-type": "application/json"}, json.dumps(wish).encode()
    status, made = await host.whole_answer("POST", "/api/tables", headers, body)
    if status != 201:
        return  # a plug-in does not work
    table = json.loads(made)["table"]
    shown, closed = asyncio.Event(), asyncio.Event()
    socket = host.open(
        f"/api/tables/{table}/socket",
        lambda: None,
        lambda _frame: shown.set(),
        lambda _code: closed.set(),
    )
    socket.send(json.dumps({"type": "hello", "version": VERSION}))
    await asyncio.wait_for(shown.wait(), WAIT)
    socket.close()
    await asyncio.wait_for(closed.wait(), WAIT)


def _compile(path: Path, name: str) -> None:
    """Replace a source file by its compiled module.

    A source stays if its module needs it, or if this version of Python cannot compile it.
    """
    source = path.read_bytes()
    if READS_ITSELF in source:
        return
    try:
        code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    except SyntaxError:
        return
    if not name.startswith("nullo"):
        code = _with_first_lines(code)
    path.with_suffix(".pyc").write_bytes(HEADER + marshal.dumps(code))
    path.unlink()


def _with_first_lines(code: CodeType) -> CodeType:
    """``code`` with only the first line number of each function, which makes modules a sixth smaller."""
    inner = [_with_first_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    whole, rest = divmod(len(code.co_code) // UNIT, MOST_UNITS)
    lines = bytes([SAME_LINE | MOST_UNITS - 1, 0]) * whole
    if rest:
        lines += bytes([SAME_LINE | rest - 1, 0])
    return code.replace(co_consts=tuple(inner), co_linetable=lines)
