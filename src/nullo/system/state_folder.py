"""Where Nullo keeps what belongs to a user: unfinished games, settings, tokens, a database, a cache."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

NO_HOME = Path(os.devnull, "nullo")
"""Stands for the folder of a user without a home, as in many containers: it is never there, cannot be
made, and so is treated like any folder that cannot be read or written."""


def state_folder() -> Path:
    """This user's folder, below XDG_STATE_HOME if that is set; it may not exist yet."""
    try:
        return Path(platformdirs.user_state_path("nullo"))
    except RuntimeError:
        return NO_HOME


def cache_folder() -> Path:
    """This user's folder for what was fetched, below XDG_CACHE_HOME if that is set; it may not exist yet."""
    try:
        return Path(platformdirs.user_cache_path("nullo"))
    except RuntimeError:
        return NO_HOME
