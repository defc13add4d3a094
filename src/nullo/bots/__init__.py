"""Bots: the levels from ``beginner`` to ``analyst``, bots for studies, and the bots of plug-ins.

A plug-in provides a class derived from :class:`Bot`. It is found by the entry point group ``nullo.bots``,
or is named as ``module:Class``.
"""

from nullo.bots.base import Bot, PolicyBot, make, names

__all__ = ["Bot", "PolicyBot", "make", "names"]
