"""Fetches the wheel with the engine compiled for the browser from the package index.

A wheel of this name and version could be another project's, or made from other sources. It is therefore used
only if its modules are the same as those that run here.
"""

from __future__ import annotations

import base64
import json
import os
import re
import zipfile
from email.parser import BytesParser
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from nullo.build import __version__
from nullo.site.pyodide import TAG, NotFetched, fetch

NAME = "nullo"
INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
JSON = "application/vnd.pypi.simple.v1+json"
TIMEOUT = 15.0  # seconds in which the index must answer
MOST = 1 << 24  # the most bytes of its answer
ROOT = Path(__file__).parents[1]


def engine_wheel(index: str = INDEX) -> Path:
    """The path of the wheel of this version for Pyodide.

    The first call fetches it from the package index at ``index``, which must have the API of PEP 691.

    Raises:
        NotFetched: the index cannot be reached or has no such wheel, or the wheel is made from other sources.
    """
    page = f"{index}/{NAME}/"
    pattern = re.compile(rf"{NAME}-{re.escape(__version__)}-(cp3\d+-abi3|cp314-cp314)-{TAG}\.whl")
    for file in _files(page):
        if pattern.fullmatch(str(file.get("filename"))) and not file.get("yanked"):
            digest = bytes.fromhex(file["hashes"]["sha256"])
            integrity = f"sha256-{base64.b64encode(digest).decode()}"
            wheel = fetch(urljoin(page, file["url"]), integrity)
            if _is_ours(wheel):
                return wheel
            raise NotFetched(f"{page}: {wheel.name} was made from other sources")
    raise NotFetched(f"{page}: no wheel of {__version__} for {TAG}")


def _files(page: str) -> list[dict[str, Any]]:
    try:
        with urlopen(Request(page, headers={"accept": JSON}), timeout=TIMEOUT) as answer:
            listed = json.loads(answer.read(MOST))
        if listed["name"] != NAME:
            raise ValueError
        return [file for file in listed["files"] if file["hashes"]["sha256"] and file["url"]]
    except (URLError, OSError) as error:
        raise NotFetched(f"{page}: {error}") from None
    except (ValueError, LookupError, TypeError):
        raise NotFetched(f"{page}: it does not answer as a package index") from None


def _is_ours(wheel: Path) -> bool:
    """Whether a wheel is Nullo's, of this version, with the same modules as those that run here."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            metadata = archive.read(f"{NAME}-{__version__}.dist-info/METADATA")
            told = BytesParser().parsebytes(metadata, headersonly=True)
            modules = {
                name: archive.read(name)
                for name in archive.namelist()
                if name.startswith(f"{NAME}/") and name.endswith(".py")
            }
    except (OSError, KeyError, zipfile.BadZipFile):
        return False
    own = {f"{NAME}/{path.relative_to(ROOT).as_posix()}": path for path in ROOT.rglob("*.py")}
    return (
        (told["name"], told["version"]) == (NAME, __version__)
        and own.keys() == modules.keys()
        and all(path.read_bytes() == modules[name] for name, path in own.items())
    )
