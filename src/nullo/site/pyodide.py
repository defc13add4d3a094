"""Fetches Pyodide, which runs Python in the browser, from npm, and msgspec's wheel for Pyodide from PyPI.

The versions of both are fixed, and their digests are checked. They are stored in the user's cache folder.
"""

from __future__ import annotations

import base64
import hashlib
import os
import tarfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from nullo.system.state_folder import cache_folder
from nullo.system.whole_files import write_whole

VERSION = "314.0.7"  # of Pyodide, whose Python is 3.14
TAG = "pyemscripten_2026_0_wasm32"  # the platform of wheels that this version can load (PEP 783)
TIMEOUT = 60.0

PYODIDE = (
    f"{os.environ.get('NPM_CONFIG_REGISTRY', 'https://registry.npmjs.org').rstrip('/')}"
    f"/pyodide/-/pyodide-{VERSION}.tgz",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
MSGSPEC = (
    "https://files.pythonhosted.org/packages/75/5d/c0e6bdb81a87f6bd56a663a330c271af7670490c80d8d635d9fa21ad1adf/msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "sha256-pmsXZjEeQjceUJyZbDkzsWHHrg6r3zYa9TFt7Bl+ECI=",
)


class NotFetched(Exception):
    """Something could not be fetched; the message says what and why."""


def pyodide() -> Path:
    """The folder of the npm package ``pyodide``; the first call fetches it."""
    folder = cache_folder() / f"pyodide-{VERSION}"
    if not (folder / "package").is_dir():
        archive = fetch(*PYODIDE)
        with tarfile.open(archive) as packed:
            # Python before 3.11.4 has no filters; the digest has been checked.
            packed.extraction_filter = getattr(tarfile, "data_filter", None)
            packed.extractall(folder)
    return folder / "package"


def msgspec_wheel() -> Path:
    """The path of msgspec's wheel for Pyodide; the first call fetches it."""
    return fetch(*MSGSPEC)


def fetch(url: str, integrity: str) -> Path:
    """The path of a file fetched from ``url`` or, if it was fetched before, from the cache.

    Args:
        integrity: the digest that the file must have, such as ``sha256-`` and base64.

    Raises:
        NotFetched: the file cannot be fetched, or its digest is wrong.
    """
    path = cache_folder() / url.rpartition("/")[2]
    if path.exists() and _has_digest(path.read_bytes(), integrity):
        return path
    try:
        with urlopen(url, timeout=TIMEOUT) as answer:
            data: bytes = answer.read()
    except (URLError, OSError) as error:
        raise NotFetched(f"{url}: {error}") from None
    if not _has_digest(data, integrity):
        raise NotFetched(f"{url}: its digest is another than expected")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data)
    return path


def _has_digest(data: bytes, integrity: str) -> bool:
    kind, _, digest = integrity.partition("-")
    return base64.b64encode(hashlib.new(kind, data).digest()).decode() == digest
