"""Measures the size of an installation: each distribution that one wheel brings into a new environment.

    python bench/installed.py dist/nullo-*.whl [--extra fast]

It counts the files that pip recorded for Nullo and everything that Nullo requires, but neither pip itself nor
the environment's Python. ``bytecode`` is what pip compiles after installing (uv compiles only when asked).
"""

from __future__ import annotations

import subprocess
import tempfile
import venv
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import NamedTuple

from arguments import read_arguments
from tables import print_heads, print_row

MB = 1_000_000
SMALL = 0.5  # MB; smaller distributions are shown in one line


class Weight(NamedTuple):
    name: str
    version: str
    files: int
    bytecode: int


def weigh(found: Distribution) -> Weight:
    files = bytecode = 0
    for file in found.files or []:
        path = Path(str(found.locate_file(file)))
        size = path.stat().st_size if path.exists() else 0
        if path.suffix == ".pyc":
            bytecode += size
        else:
            files += size
    return Weight(found.metadata["Name"], found.version, files, bytecode)


def weigh_installation(requirement: str) -> list[Weight]:
    """The sizes of the distributions that a requirement brings into a new environment, largest first."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = (f"{folder}/bin/python", "-m", "pip")
        subprocess.run([*pip, "install", "--quiet", requirement], check=True)
        (packages,) = Path(folder).glob("lib/python*/site-packages")
        there = [weigh(one) for one in distributions(path=[str(packages)])]
    wanted = [one for one in there if one.name not in ("pip", "setuptools")]
    return sorted(wanted, key=lambda one: -(one.files + one.bytecode))


def main() -> None:
    given = read_arguments(__doc__, "wheel", extra=[])
    extras = f"[{','.join(given.extra)}]" if given.extra else ""
    weights = weigh_installation(f"{given.wheel}{extras}")
    print_heads("distribution", "files, MB:", "bytecode, MB:", "both, MB:")
    small = [one for one in weights if one.files + one.bytecode < SMALL * MB]
    heavy = [(f"{one.name} {one.version}", [one]) for one in weights if one not in small]
    for name, ones in [*heavy, (f"{len(small)} others", small), ("**all**", weights)]:
        files, bytecode = sum(one.files for one in ones), sum(one.bytecode for one in ones)
        print_row(name, *(f"{value / MB:.1f}" for value in (files, bytecode, files + bytecode)))


if __name__ == "__main__":
    main()
