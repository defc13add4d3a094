"""Opponents: ``random``, ``simple``, ``sampler``, and those of plug-ins.

A plug-in provides a class derived from :class:`Bot`, found by the entry point group ``nullo.bots``
or named as ``module:Class``.
"""

from nullo.bots.base import Bot, PolicyBot, make, names

__all__ = ["Bot", "PolicyBot", "make", "names"]
