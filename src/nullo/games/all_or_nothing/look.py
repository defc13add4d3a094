"""How screens show ALL or NOTHING."""

from __future__ import annotations

from nullo.game.look import Face, Look
from nullo.games.all_or_nothing.position import all_or_nothing_deck, flipped_by


def _faces() -> dict[str, Face]:
    """The faces of the eight special cards, then of the FLIPs that turn them."""
    deck = all_or_nothing_deck()
    flips = {
        code: deck.codes[len(deck) - 8 + flipped_by(number)]
        for number, code in enumerate(deck.codes)
        if flipped_by(number) >= 0
    }
    faces = {}
    for kind, word in (("A", "all"), ("N", "nothing")):
        for suit in "schd":
            by = [code for code, card in flips.items() if card == kind + suit]
            by.sort(key=lambda code: code[-1] != suit)  # that of its own suit first
            full = kind == "A"
            faces[kind + suit] = Face(f"card-{word}", f"print-{word}", full, tuple(by))
    return faces | {code: Face(turns=card) for code, card in flips.items()}


LOOK = Look(
    minutes=25,
    grows_with=("hands",),
    cover=("As", "9h", "Nd"),
    cards=_faces(),
    bids="signs",
    bid_signs={"bid-all": "full", "bid-nothing": "empty"},
    bid_parts=("made-all", "made-nothing", "missed-all", "missed-nothing"),
    signed=True,
)
