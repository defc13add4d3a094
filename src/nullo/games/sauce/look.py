"""How screens show Sauce."""

from __future__ import annotations

from nullo.game.look import Face, Look, Suit
from nullo.games.sauce.moves import VERBS

COLOURS = (
    Suit("b", "●", "drop"),
    Suit("g", "◆", "leaf"),
    Suit("y", "▲", "triangle"),
    Suit("o", "■", "square"),
    Suit("r", "★", "star"),
    Suit("p", "✿", "flower"),
)
LOOK = Look(
    minutes=45,
    grows_with=("hands",),
    cover=("p10", "SAUCE g2 r5", "b1"),
    suits=COLOURS,
    painted=True,
    name="card-colour",
    cards={"SAUCE": Face(name="card-sauce", word="print-sauce", wild=True)},
    parts=("facts", "teams"),
    order_worth=(0, 5, 10),
    seat="taken",
    bids="signs",
    bid_signs={"nope": "empty", "blind-nope": "empty"},
    first_bid=75,
    bid_parts=("made", "failed", "nope", "blind-nope", "shadoof", "no-way"),
    verbs=VERBS,
)
