"""The folders of a user's files: unfinished games, settings, tokens, a database, a cache."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NO_HOME = Path(os.devnull, "nullo")
"""The folder of a user without a home directory, as in many containers. It does not exist and cannot be
created, so it is handled like any folder that cannot be read or written."""


def state_folder() -> Path:
    """This user's folder for Nullo's data, below XDG_STATE_HOME if that is set; it may not exist yet."""
    try:
        return Path(platformdirs.user_state_path("nullo"))
    except RuntimeError:
        return NO_HOME


def cache_folder() -> Path:
    """This user's folder for Nullo's cache, below XDG_CACHE_HOME if that is set; it may not exist yet."""
    try:
        return Path(platformdirs.user_cache_path("nullo"))
    except RuntimeError:
        return NO_HOME
