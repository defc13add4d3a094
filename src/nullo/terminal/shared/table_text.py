"""The table as text, from a view alone: the players, the cards on the table, the user's hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nullo.game.phases import DEAL
from nullo.game.view import Fact, Public, SeatPublic, View
from nullo.locale.words import say
from nullo.terminal.shared.choices import OfferedMoves, said_words
from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.hand_text import draw, held_cards
from nullo.terminal.shared.people import People


class TableText:
    """Draws the table as text from one user's view of it; 80 columns are enough."""

    def __init__(self, title: str, people: People, faces: Faces, width: int = 80) -> None:
        self.title = title
        self.people = people
        self.faces = faces
        self.teller = Teller(people, faces)
        self.width = min(width, 100)

    def draw(self, view: View, choices: OfferedMoves | None) -> RenderableType:
        """Everything that the user sees at a turn except the prompt."""
        public = view.public
        lines: list[RenderableType] = [self._heading(public), self._seats(view)]
        lines += self._face_up_cards(public)
        lines += [self.faces.paint(text) for text in self.facts(public)]
        lines += self._trick(public)
        lines += self._hand(view, choices)
        return Group(*lines)

    def _heading(self, public: Public) -> Text:
        rule = "─" if self.faces.signs else "-"
        number = public.hand + (public.phase != "over")  # after the last hand none begins
        text = say("heading", {"title": self.title, "number": number})
        return Text(f"{rule * 2} {text} ".ljust(self.width - 1, rule), style="bold")

    def _seats(self, view: View) -> Table:
        public = view.public
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        seats = range(len(public.seats))
        columns = [name for name in COLUMNS if any(self._cell(view, k, name) for k in seats)]
        table.add_column("", no_wrap=True)
        table.add_column(say("column-name"), no_wrap=True)
        for name in columns:
            right = name in ("cards", "tricks", "points", "score")
            bids = any(entry.bid or entry.laid for entry in public.seats)
            heading = "said" if name == "bid" and not bids else name
            table.add_column(say(f"column-{heading}"), justify="right" if right else "left")
        for seat in seats:
            cells = [self.faces.paint(self._cell(view, seat, name)) for name in columns]
            name = self.people.seat_name(seat, len(public.scores))
            who = Text(name, style="bold" if seat == self.people.me else "")
            table.add_row(self._marks(public, seat), who, *cells)
        return table

    def _marks(self, public: Public, seat: int) -> Text:
        arrow = "▸" if self.faces.signs else ">"
        turn = arrow if seat == public.actor else " "
        dealer = say("mark-dealer") if seat == public.dealer else " "
        return Text(f"{turn}{dealer}", style="bold")

    def _cell(self, view: View, seat: int, column: str) -> str:
        public = view.public
        entry = public.seats[seat]
        if column == "cards":
            return str(entry.cards)
        if column == "bid":
            return self._bid_text(view, seat, entry)
        if column == "tricks":
            return str(entry.tricks) if any(s.tricks for s in public.seats) else ""
        if column == "points":
            return str(entry.points) if any(s.points for s in public.seats) else ""
        if column == "score":
            return str(public.scores[seat % len(public.scores)])
        return ", ".join(seat_notes(entry, self.faces))

    def _bid_text(self, view: View, seat: int, entry: SeatPublic) -> str:
        own = view.own
        bid = entry.bid or (own.bid if own and own.seat == seat else None)
        hidden = say("bid-face-down") if entry.laid else ""
        shown = said_words(bid) if bid else hidden
        if entry.said and entry.said != bid:
            said = said_words(entry.said)
            return f"{shown} ({said})" if shown else said
        return shown

    def _face_up_cards(self, public: Public) -> list[Text]:
        told = [
            self.people.sentence("shows", seat, cards=self.faces.cards(entry.shown))
            for seat, entry in enumerate(public.seats)
            if entry.shown
        ]
        return [self.faces.paint(f"  {text}") for text in told]

    def facts(self, public: Public) -> list[str]:
        """Short lines about what is on the table, without the trick."""
        facts = []
        if public.trumps:
            trumps = ", ".join(self._suit(suit) for suit in public.trumps)
            up = self.faces.card(public.turned_up) if public.turned_up else ""
            key = "fact-trump-up" if up else "fact-trump"
            facts.append(say(key, {"trumps": trumps, "card": up}))
        elif public.turned_up:
            facts.append(say("fact-turned-up", {"card": self.faces.card(public.turned_up)}))
        if public.led and public.trick:
            facts.append(say("fact-led", {"led": self._suit(public.led)}))
        if public.set_aside:
            facts.append(say("fact-set-aside", {"cards": self.faces.cards(public.set_aside)}))
        if public.discard:
            top = self.faces.card(public.discard[-1])
            facts.append(say("fact-discard", {"card": top, "count": len(public.discard)}))
        for name, count in public.piles.items():
            if count:
                facts.append(say(f"pile-{name}", {"count": count}))
        for key, kind in (("fact-turned-nothing", "A"), ("fact-turned-all", "N")):
            turned = [card for card in public.turned if card[0] == kind]
            if turned:
                facts.append(say(key, {"cards": self.faces.cards(turned)}))
        facts += [say(f"fact-{code}") for code in ("reversed", "counter") if getattr(public, code)]
        facts += [self._fact(fact) for fact in public.facts if not fact.text]
        long = [self._order(public.suit_order)] if public.suit_order else []
        long += [self._fact(fact) for fact in public.facts if fact.text]
        return [*self._wrap(facts), *(f"  {fact}" for fact in long)]

    def _order(self, suits: list[str]) -> str:
        arrow = " ‹ " if self.faces.signs else " < "
        # No space: a line must not end between a sign and its name.
        return say("fact-order", {"order": arrow.join(self._suit(suit, "") for suit in suits)})

    def _fact(self, fact: Fact) -> str:
        params: dict[str, str | int] = {
            "card": self.faces.card(fact.card),
            "number": fact.number or 0,
            "text": say(fact.text) if fact.text else "",
        }
        key = f"fact-{fact.code}"
        return (
            self.people.sentence(key, fact.seat, **params) if fact.seat >= 0 else say(key, params)
        )

    def _suit(self, letter: str, space: str = " ") -> str:
        sign = self.faces.suit(letter)
        return f"{sign}{space}{say(f'suit-{letter}')}" if sign else say(f"suit-{letter}")

    def _wrap(self, facts: list[str]) -> list[str]:
        lines: list[str] = []
        for fact in facts:
            if lines and len(lines[-1]) + len(fact) + 3 < self.width:
                lines[-1] += f" · {fact}"
            else:
                lines.append(f"  {fact}")
        return lines

    def _trick(self, public: Public) -> list[Text]:
        if not public.trick:
            done = public.tricks or public.ended
            if not done or public.phase == DEAL:
                return []
            last = say("trick-last", {"plays": self.teller.trick(done[-1])})
            return [self.faces.paint(f"  {last}")]
        plays = "   ".join(
            f"{self.people.name(play.seat)} {self.faces.play(play)}" for play in public.trick
        )
        number = len(public.tricks) + 1
        text = self.faces.paint("  " + say("trick", {"number": number, "plays": plays}))
        text.stylize("bold", 0, 2)
        return [text]

    def _hand(self, view: View, choices: OfferedMoves | None) -> list[Text]:
        own = view.own
        if own is None:
            return []
        if own.unseen:
            return [Text("  " + say("hand-unseen"))]
        return draw(held_cards(view, own, choices, self.faces), self.faces, self.width)


COLUMNS = ("cards", "bid", "tricks", "points", "score", "notes")


def seat_notes(entry: SeatPublic, faces: Faces) -> list[str]:
    """Notes on a seat's void suits and on the card that was called for from it; often none."""
    notes = []
    if entry.voids:
        notes.append(say("note-void", {"lacking": faces.suits(entry.voids)}))
    if entry.called:
        notes.append(say("note-called", {"card": faces.card(entry.called)}))
    return notes
