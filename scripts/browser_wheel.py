"""Builds the wheel with the engine compiled for the browser (PEP 783), with Debian's ``emscripten``.

``scripts/browser_wheel.py [--quick] [FOLDER]`` writes it to ``dist`` or FOLDER. It compiles the C files
that ``scripts/build`` has written, in Cython's limited-API mode and with the headers of the Python that runs
this script, so one wheel fits each later Python of the same Pyodide platform. ``--quick`` leaves out the
compiler's optimizations: a third of the work, for tests.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from nullo.build import modules
from nullo.site.pyodide import TAG, pyodide

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/nullo"
C_FILES = ROOT / "build/cython/src"
WORK = ROOT / "build/browser-engine"
PYTHON_TAG = "cp311-abi3"
LIMITED_API = "0x030B0000"  # Python 3.11
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"
FAST = ("learned", "seen")  # as in setup.py
WHEN = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    """Build the wheel and print its path."""
    parser = argparse.ArgumentParser(description="Build the engine's wheel for the browser.")
    parser.add_argument("--quick", action="store_true", help="compile without optimizations")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    options = parser.parse_args()
    if shutil.which("emcc") is None:
        sys.exit("nullo: emcc is missing: apt-get install --no-install-recommends emscripten")
    include = WORK / "include"
    write_headers(include)
    names = [f"nullo/{name}" for name in modules(SOURCE)]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        libraries = list(
            threads.map(lambda name: compile_module(name, include, options.quick), names)
        )
    print(pack(pure_wheel(), dict(zip(names, libraries, strict=True)), options.folder.resolve()))


def write_headers(include: Path) -> None:
    """Copy Python's headers, with a ``pyconfig.h`` for the build of Pyodide's Python."""
    if (include / "Python.h").exists():
        return
    shutil.copytree(sysconfig.get_paths()["include"], include, dirs_exist_ok=True)
    with zipfile.ZipFile(pyodide() / "python_stdlib.zip") as library:
        (WORK / SYSCONFIG).write_bytes(library.read(SYSCONFIG))
    values = runpy.run_path(str(WORK / SYSCONFIG))["build_time_vars"]
    own = (include / "pyconfig.h").read_text()
    known = set(re.findall(r"#\s*(?:define|undef)\s+(\w+)", own))
    known |= {
        name
        for name, value in values.items()
        if isinstance(value, int) and re.match("HAVE_|SIZEOF_|WITH_|PY_|Py_", name)
    }
    told = [name for name in sorted(known) if values.get(name) not in (None, 0, "0", "")]
    lines = [f"#define {name} {values[name]}" for name in told]
    guard = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""]
    (include / "pyconfig.h").write_text("\n".join(guard))


def compile_module(name: str, include: Path, quick: bool) -> Path:
    """The path of a module's library for WebAssembly, which is compiled if its C file is newer."""
    source = (C_FILES / name).with_suffix(".c")
    target = WORK / ("quick" if quick else "fast") / f"{name}.abi3.so"
    if not source.exists():
        sys.exit(f"nullo: {source} is missing: run scripts/build")
    if target.exists() and target.stat().st_mtime > source.stat().st_mtime:
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    level = "-O0" if quick else "-O3" if source.stem in FAST else "-O2"
    limited = [f"-DPy_LIMITED_API={LIMITED_API}", "-DCYTHON_LIMITED_API=1"]
    # Every browser that loads this Pyodide has vectors; networks compute with them (engine/network.pxd).
    how = [level, "-msimd128", "-g0", "-w", "-fPIC", *limited]
    headers = [f"-I{include}", f"-I{ROOT / 'src'}"]
    exported = f"EXPORTED_FUNCTIONS=_PyInit_{source.stem}"
    linked = ["-s", "SIDE_MODULE=2", "-s", exported, "-s", "WASM_BIGINT"]
    command = ["emcc", *how, *headers, *linked, str(source), "-o", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"nullo: emcc failed\n{done.stderr}")
    return target


def pure_wheel() -> Path:
    """Build a wheel without compiled modules; returns its path."""
    folder = WORK / "pure"
    shutil.rmtree(folder, ignore_errors=True)
    command = ["-W", "ignore", "setup.py", "-q", "build", f"--build-base={folder / 'build'}"]
    command += ["bdist_wheel", f"--dist-dir={folder}", f"--bdist-dir={folder / 'bdist'}"]
    env = {**os.environ, "NULLO_PURE": "1", "NULLO_NO_WEB": "1"}
    subprocess.run([sys.executable, *command], cwd=ROOT, env=env, check=True)
    return next(folder.glob("*.whl"))


def pack(pure: Path, libraries: dict[str, Path], folder: Path) -> Path:
    """Write a wheel with the files of the pure wheel and the compiled modules; returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    name, version, *_ = pure.name.split("-")
    target = folder / f"{name}-{version}-{PYTHON_TAG}-{TAG}.whl"
    with zipfile.ZipFile(pure) as old:
        files = {entry: old.read(entry) for entry in old.namelist()}
    info = f"{name}-{version}.dist-info"
    del files[f"{info}/RECORD"]
    lines = files[f"{info}/WHEEL"].decode()
    lines = lines.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    files[f"{info}/WHEEL"] = lines.replace("py3-none-any", f"{PYTHON_TAG}-{TAG}").encode()
    files |= {f"{module}.abi3.so": path.read_bytes() for module, path in libraries.items()}
    rows = [f"{entry},sha256={_digest(data)},{len(data)}" for entry, data in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""]).encode()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for entry, data in sorted(files.items()):
            new.writestr(zipfile.ZipInfo(entry, WHEN), data, zipfile.ZIP_DEFLATED)
    return target


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")


if __name__ == "__main__":
    main()
