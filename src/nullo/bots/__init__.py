"""Opponents: ``random``, ``simple``, ``sampler``, and those of plug-ins.

A plug-in gives a class derived from :class:`Bot`, by the entry point group ``nullo.bots`` or as
``module:Class``.
"""

from nullo.bots.base import Bot, make, names

__all__ = ["Bot", "make", "names"]
