"""The build backend: setuptools, which requires Node only if the page's files must be built.

A source distribution contains them, so installing one downloads no Node and no npm package.
"""

from __future__ import annotations

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import webfiles

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def _node() -> list[str]:
    return [webfiles.NODE] if webfiles.wanted() and webfiles.stale() else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The requirements of setuptools, and Node if it is needed."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The requirements of setuptools, and Node if it is needed."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """The requirements of setuptools, and Node if it is needed."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]
