"""The build backend: setuptools, which also requires Node if the page's files must be built.

A source distribution contains them, so installing one downloads neither Node nor npm packages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

import webfiles

Requirements = Callable[[dict[str, Any] | None], list[str]]


def _with_node(requirements: Requirements) -> Requirements:
    def require(config_settings: dict[str, Any] | None = None) -> list[str]:
        node = [webfiles.NODE] if webfiles.wanted() and webfiles.stale() else []
        return [*requirements(config_settings), *node]

    return require


get_requires_for_build_wheel = _with_node(build_meta.get_requires_for_build_wheel)
get_requires_for_build_sdist = _with_node(build_meta.get_requires_for_build_sdist)
get_requires_for_build_editable = _with_node(build_meta.get_requires_for_build_editable)
