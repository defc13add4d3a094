"""A seat in a few lines: its player, cards, bid and tricks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from nullo.game.view import Public, View
from nullo.locale.words import say
from nullo.terminal.screen.card_drawing import fit_text
from nullo.terminal.screen.palette import Palette
from nullo.terminal.shared.choices import said_words
from nullo.terminal.shared.faces import Faces, ink_of, look_of
from nullo.terminal.shared.people import People
from nullo.terminal.shared.table_text import seat_notes


class Painter(Faces):
    """Paints cards in sentences with the screen's colours."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.palette = palette

    def style(self, suit: str) -> str:
        return f"{self.palette.suits[ink_of(suit)]} bold"


@dataclass
class SeatTeller:
    """Describes what is face up at a seat, and what else the user knows about it."""

    view: View
    people: People
    faces: Painter
    hands: Sequence[Sequence[str]] = ()

    @property
    def public(self) -> Public:
        return self.view.public

    def heading(self, seat: int, width: int, asked: Iterable[int], mark: str) -> Text:
        """A line with signs for turn and dealer, the name with ``mark``, and the score at the right."""
        public, palette = self.public, self.faces.palette
        turn = seat in asked
        signs = ("▸" if turn else " ") + (say("mark-dealer") if seat == public.dealer else " ")
        score = str(public.scores[seat % len(public.scores)]) if public.scores else ""
        note = f" ({mark})" if mark else ""
        room = width - len(signs) - 1 - len(score) - 1
        name = self.name(seat)
        shown = name if len(name) + len(note) > room else name + note
        text = Text(no_wrap=True)
        text.append(signs, f"{palette.accent} bold")
        text.append(" ")
        shown = fit_text(shown, max(1, room))
        text.append(shown.rstrip(), "bold reverse" if turn else "bold")
        text.append(" " * (len(shown) - len(shown.rstrip()) + 1))
        text.append(score, "bold")
        return text

    def name(self, seat: int) -> str:
        return self.people.seat_name(seat, len(self.public.scores))

    def cards(self, seat: int) -> str:
        count = self.public.seats[seat].cards
        return f"{count} {say('table-cards', {'count': count})}"

    def facts(self, seat: int, *, cards: bool = True) -> list[str]:
        entry = self.public.seats[seat]
        facts = []
        if bid := self.bid_text(seat):
            facts.append(bid)
        if cards:
            facts.append(self.cards(seat))
        if any(s.tricks for s in self.public.seats):
            facts.append(f"{entry.tricks} {say('table-tricks', {'count': entry.tricks})}")
        if any(s.points for s in self.public.seats):
            facts.append(f"{entry.points} {say('table-points', {'count': entry.points})}")
        return facts

    def notes(self, seat: int) -> list[str]:
        entry = self.public.seats[seat]
        notes = seat_notes(entry, self.faces)
        if entry.revokes:
            notes.append(say("table-revokes", {"count": entry.revokes}))
        if seat < len(self.hands) and seat != self.people.me:
            notes.append(self.faces.cards(self.hands[seat]))
        elif entry.shown and seat != self.people.me:
            label = say(f"table-{look_of(self.public.game).shown}")
            notes.append(with_label(label, self.faces.cards(entry.shown)))
        known = self.view.own.known_in(seat) if self.view.own else []
        if known:
            notes.append(with_label(say("table-known"), self.faces.cards(known)))
        return notes

    def bid_text(self, seat: int) -> str:
        """The seat's bid and declaration, as far as the user may know them; empty if there are none."""
        entry, own = self.public.seats[seat], self.view.own
        bid = entry.bid or (own.bid if own and own.seat == seat else None)
        shown = ""
        if bid and bid.number is not None:
            shown = say("table-bid-number", {"bid": str(bid.number)})
        elif bid:
            shown = said_words(bid)
        if entry.laid and not bid:
            shown = say("table-bid-laid")
        elif entry.laid and not entry.bid:
            shown = f"{shown}, {say('table-bid-only-you')}"
        if entry.said and entry.said != bid:
            said = said_words(entry.said)
            return f"{shown} ({said})" if shown else said
        return shown


def with_label(label: str, what: str) -> str:
    """``label: what``, with the punctuation of the language."""
    return say("tui-label", {"label": label, "what": what})


def fold_items(items: Iterable[str], width: int) -> list[str]:
    """Lines of items with dots between them, as many to a line as fit; long items break at spaces."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(item) + 3 <= width:
            lines[-1] += f" · {item}"
            continue
        lines.append("")
        for word in item.split(" "):
            if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
                lines.append(word)
            else:
                lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines
