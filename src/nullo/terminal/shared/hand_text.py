"""A hand of cards drawn as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from nullo.game.moves import Move
from nullo.game.view import Own, View
from nullo.locale.words import say
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.faces import STANDARD, Faces, index, marks_of, note_of, parts, style

WIDE = 5


@dataclass(frozen=True)
class Card:
    """A card of a hand, and how to draw it."""

    code: str
    number: int = 0  # the number to type for it; 0 if no card is asked for
    legal: bool = True
    mark: str = ""  # ``+`` (just received), ``*`` (seen by everybody) or ``!`` (would be a revoke)
    note: str = ""  # three characters for its lower half; by default its suit
    advised: bool = False


def held_cards(
    view: View, own: Own, choices: OfferedMoves | None, faces: Faces, advised: Move | None = None
) -> list[Card]:
    """The cards of the user's hand, as they are drawn; if ``choices`` is None, no card is asked for."""
    asks = choices is not None and choices.asks_card
    moves = choices.cards if choices else {}
    marked = zip(own.hand, marks_of(own, view.public), strict=True)
    return [
        Card(
            code,
            place if asks else 0,
            not asks or place in moves,
            mark,
            note_of(code, view.public, faces),
            asks and advised is not None and moves.get(place) == advised,
        )
        for place, (code, mark) in enumerate(marked, 1)
    ]


def draw(cards: Sequence[Card], faces: Faces, width: int = 80) -> list[Text]:
    """Rows of cards side by side, as many to a row as fit, with their numbers below."""
    per = max(1, (width - 1) // WIDE)
    rows = -(-len(cards) // per)
    even = -(-len(cards) // rows) if rows else 0
    lines: list[Text] = []
    for start in range(0, len(cards), even or 1):
        lines += _row(cards[start : start + even], faces)
    return lines


def _row(cards: Sequence[Card], faces: Faces) -> list[Text]:
    low = not all(card.legal for card in cards)
    numbers = any(card.number for card in cards)
    height = 4 + low
    columns = [_column(card, faces, low) for card in cards]
    lines = [Text.assemble(*(column[k] for column in columns)) for k in range(height)]
    if numbers:
        lines.append(Text.assemble(*(_number(card) for card in cards)))
    return lines


def _number(card: Card) -> Text:
    label = f"{card.number}{card.mark}" if card.legal else f"({card.number}{card.mark})"
    return Text(label.center(WIDE), style="bold" if card.legal else "dim")


def _column(card: Card, faces: Faces, low: bool) -> list[Text]:
    edge = "" if card.legal else "dim"
    if not faces.signs:
        top, side, bottom = ("+---+", "|", "+---+") if card.legal else (".....", ":", ".....")
    elif card.legal:
        top, side, bottom = "┌───┐", "│", "└───┘"
    else:
        top, side, bottom = "┌╌╌╌┐", "╎", "└╌╌╌┘"
    color = style(parts(card.code)[1])
    body = [
        Text.assemble(
            (side, edge), (text.ljust(3)[:3], color if card.legal else f"{color} dim"), (side, edge)
        )
        for text in _faces(card, faces)
    ]
    drawn = [Text(top, edge), *body, Text(bottom, edge)]
    if not low:
        return drawn
    blank = Text(" " * WIDE)
    return [*drawn, blank] if card.legal else [blank, *drawn]


def _faces(card: Card, faces: Faces) -> tuple[str, str]:
    rank, suit = parts(card.code)
    if card.note:
        return faces.card(card.code) if card.note.isalpha() else index(rank), card.note
    if suit in STANDARD:
        return index(rank), f" {faces.suit(suit) or suit}"
    if suit:
        return f"{rank}{faces.suit(suit)}", say(f"short-{suit}")
    return card.code[:3], card.code[3:]
