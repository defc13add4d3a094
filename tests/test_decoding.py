"""Types are read in several threads at once."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import nullo

ROOT = Path(nullo.__file__).parent
OWN = "system/decoding.py"
MODULES = {path.relative_to(ROOT).as_posix(): path for path in ROOT.rglob("*.py")}

SLOW_CLASSES = """
import threading, time
import msgspec
from nullo.system.decoding import convert, json_decoder

class Inner(msgspec.Struct):
    number: "(time.sleep(0.3), int)[1]"

class Outer(msgspec.Struct):
    many: int
    inner: Inner

results = []
def decode():
    results.append(json_decoder(Outer).decode('{"many": 1, "inner": {"number": 2}}'))
def values():
    results.append(convert({"many": 1, "inner": {"number": 2}}, Outer))

threads = [threading.Thread(target=read) for read in READERS]
for thread in threads:
    thread.start()
    time.sleep(0.1)
for thread in threads:
    thread.join()
print(results == [Outer(1, Inner(2))] * 2)
"""


@pytest.mark.parametrize("first", ["decode", "values"])
@pytest.mark.parametrize("second", ["decode", "values"])
def test_two_threads_read_a_new_class_at_once(first: str, second: str) -> None:
    program = SLOW_CLASSES.replace("READERS", f"({first}, {second})")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_modules_make_no_decoders_of_their_own() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, path in MODULES.items()
        if name != OWN
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and makes_decoder(call)
    ]
    assert found == []


def makes_decoder(call: ast.Call) -> bool:
    """Whether msgspec is called with a type."""
    called = ast.unparse(call.func)
    typed = "type" in [keyword.arg for keyword in call.keywords]
    return called.startswith("msgspec.") and (
        called.endswith((".Decoder", ".convert")) or (called.endswith(".decode") and typed)
    )
