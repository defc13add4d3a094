"""Colours of the screen and of cards, light and dark. Nothing is shown by colour alone."""

from __future__ import annotations

from dataclasses import dataclass

from textual.theme import Theme

from nullo.terminal.shared.faces import INKS, ink_of


def _by_ink(colours: str) -> dict[str, str]:
    return dict(zip(INKS.values(), colours.split(), strict=True))


#: The colour of a suit on a card's paper, in both themes.
ON_PAPER = _by_ink(
    "#1b2030 #a8182c #b34a06 #1e6149 #1f5fa8 #0f7b57 #7d6200 #a04d00 #a81e32 #4f2a7f"
)


@dataclass(frozen=True)
class Palette:
    """The colours of what is drawn; ``off`` is the background of cards that may not be played."""

    suits: dict[str, str]
    paper: str
    off: str
    accent: str
    dim: str
    back: str
    ink: str = "#1b201e"
    edge: str = "#565c59"

    def card(self, suit: str, off: bool = False) -> str:
        return f"{ON_PAPER.get(ink_of(suit), self.ink)} on {self.off if off else self.paper}"

    def rim(self, off: bool = False, chosen: bool = False) -> str:
        color = "#005c66" if chosen else "#7b807c" if off else self.edge
        return f"{color} on {self.off if off else self.paper}"


DARK = Palette(
    _by_ink("#e6e8ee #ff9d9f #f6ae73 #8fd3b4 #7fb6f0 #6fd0a8 #f5cc45 #f0a35c #ff8f9c #c3a2f2"),
    "#f0ede5",
    "#b9b8b0",
    "#83d0cf",
    "#9aa39e",
    "#7db0ae",
)
LIGHT = Palette(
    {**ON_PAPER, "d": "#a04205", "b": "#1c5698", "g": "#0b6145", "y": "#6b5200", "o": "#8a4200"},
    "#fffefb",
    "#d3d2cb",
    "#005c66",
    "#5b6460",
    "#1f4a4d",
)

NIGHT = Theme(
    name="nullo-dark",
    primary="#83d0cf",
    secondary="#b9bfba",
    accent="#83d0cf",
    warning="#f2a493",
    error="#f2a493",
    success="#8fd3b4",
    foreground="#efece5",
    background="#141716",
    surface="#2b3331",
    panel="#1a1f1e",
    dark=True,
    variables={"felt": "#1f2624", "quiet": "#9aa39e", "button": "#36403d", "on-accent": "#04282b"},
)
DAY = Theme(
    name="nullo-light",
    primary="#005c66",
    secondary="#48514d",
    accent="#005c66",
    warning="#8c2a1c",
    error="#8c2a1c",
    success="#1e6149",
    foreground="#1b211f",
    background="#f4f2ed",
    surface="#fdfcfa",
    panel="#eae8e1",
    dark=False,
    variables={"felt": "#d8ddd5", "quiet": "#5b6460", "button": "#cbd1c8", "on-accent": "#ffffff"},
)
