"""QR codes of links."""

from __future__ import annotations

SHORT = 250
"""Characters of a link whose code has room to correct more errors."""

LONGEST = 1_000
"""Characters of a link whose code can still be read in the picture of a result: 260 of 1200 pixels."""


def draw_qr_code(text: str) -> str:
    """The QR code of a text of at most ``LONGEST`` characters as SVG, 8 units for each module."""
    import segno  # some hundred modules, which few readers need

    code = segno.make(text, error="m" if len(text) <= SHORT else "l", micro=False)
    svg = code.svg_inline(scale=8, border=2, light="#fff", dark="#000", omitsize=True)
    return str(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
