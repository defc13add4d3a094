"""QR codes of links."""

from __future__ import annotations


def draw_qr_code(text: str) -> str:
    """The QR code of a text as SVG."""
    import segno  # some hundred modules, which few readers need

    code = segno.make(text, error="m", micro=False)
    svg = code.svg_inline(scale=8, border=2, light="#fff", dark="#000", omitsize=True)
    return str(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
