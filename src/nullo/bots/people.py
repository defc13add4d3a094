"""The first names that bots have at a table; each level has its own."""

from __future__ import annotations

from zlib import crc32

NAMES = tuple("Ada Bruno Cleo Dario Emmy Felix Greta Hugo Ines Jonas Kira Luca".split())
"""The names of the level ``club``, and of bots without a level."""

LEVEL_NAMES = {
    "beginner": tuple("Mia Timo Pia Leo Nele Ole Lotte Finn Zoe Oskar Lia Nico".split()),
    "casual": tuple("Anouk Marcel Rosa Henri Paula Theo Clara Basil Elise Rafael Mona Gil".split()),
    "club": NAMES,
    "expert": tuple(
        "Irene Magnus Judith Viktor Selma Edgar Helga Anton Iris Ruben Thea Ivo".split()
    ),
    "analyst": tuple(
        "Maryam Blaise Grace Kurt Sonja Alan Emilie Carl Ruth Noam Dorothy Paul".split()
    ),
}


def names_of(bot: str, game: str) -> tuple[str, ...]:
    """The first names for bots of the kind ``bot``, in an order that depends on the game."""
    names = LEVEL_NAMES.get(bot)
    if names is None:
        return NAMES
    first = crc32(game.encode()) % len(names)
    return names[first:] + names[:first]
