"""Decks to print and cut out: nine cards to a page, with their backs on the next page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from nullo.drawing.shapes import HEIGHT, WIDTH
from nullo.game.print_form import BidCard, PrintedLine, ReferenceCard, Words
from nullo.games.rules import Rules
from nullo.locale.words import capital, legend, say, title_of
from nullo.paper.cards import CardArtist
from nullo.paper.document import Document, Paper
from nullo.paper.pen import GREY, INK, POINT, SANS, SANS_BOLD, SERIF, Pen, width_of, wrap_lines

CARD = (63.0, 88.0)  # a poker card, in millimetres
OVER = (CARD[0] * HEIGHT / WIDTH - CARD[1]) / 2
"""Millimetres that are cut off at each end of a card: cards are drawn in the proportions of the screen."""

ACROSS, DOWN = 3, 3
MARK = 4.0  # the length of a cut mark at the edge of a page
BLEED = 1.0  # how far the colour of a back goes beyond its card
CROSS = 1.2  # half the size of a cut mark between cards
SIZES = (18, 17, 16, 15, 14, 13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5)
"""Possible sizes of the text on a reference card, in points; the largest that fits is used."""
MARGIN = 4.5  # of a reference card
SMALL = 6  # points, of the explanation of a mark
SMALL_STEP = SMALL * POINT * 1.22


def cards_of(rules: Rules, options: Mapping[str, Any]) -> list[str]:
    """The codes of all cards to print for a game, in the deck's order, each as often as it is needed."""
    codes = rules.deck(options).codes
    dealt = rules.position(options).deck()
    copies = Counter(codes if dealt is None else (codes[card] for card in dealt))
    copies.update({code: n - copies[code] for code, n in rules.print_form(options).copies.items()})
    return [code for code in codes for _ in range(copies[code])]


def deck_pdf(
    rules: Rules, options: Mapping[str, Any], paper: Paper, language: str, *, backs: bool = True
) -> Document:
    """A deck as a PDF; see :func:`nullo.paper.deck`."""
    maker = _DeckMaker(rules, options, paper, language)
    return maker.make(cards_of(rules, options), options["players"], backs=backs)


@dataclass(frozen=True)
class _PrintedCard:
    draw: Callable[[float, float], None]  # draws the front at ``x`` and ``y``
    back: str = ""  # ``dark``, ``light``, or empty for none


class _DeckMaker:
    def __init__(
        self, rules: Rules, options: Mapping[str, Any], paper: Paper, language: str
    ) -> None:
        self.printed = rules.print_form(options)
        self.title = title_of(rules.id, language)
        self.language = language
        self.pen = Pen(paper, say("paper-deck-title", {"game": self.title}, language), language)
        self.artist = CardArtist(self.pen, rules, language, both_ends=True)
        self.left = (self.pen.width - ACROSS * CARD[0]) / 2
        self.top = (self.pen.height - DOWN * CARD[1]) / 2

    def make(self, cards: list[str], players: int, *, backs: bool) -> Document:
        bids = [bid for _ in range(players) for bid in self.printed.bids]
        references = [
            one for one in self.printed.references for _ in range(players if one.each else 1)
        ]
        faces = [_PrintedCard(partial(self._draw_card, code), "dark") for code in cards]
        faces += [_PrintedCard(partial(self._draw_bid, bid), "light") for bid in bids]
        artist = _ReferenceArtist(self.artist, self.title, self.language)
        faces += [_PrintedCard(partial(artist.draw, one)) for one in references]
        each = ACROSS * DOWN
        sheets = [faces[at : at + each] for at in range(0, len(faces), each)]
        for number, sheet in enumerate(sheets, 1):
            if number > 1:
                self.pen.next_page()
            self._front(sheet, number, len(sheets))
            # Between sheets even an empty back is a page, or the next front would be printed behind this one.
            if backs and (number < len(sheets) or any(face.back for face in sheet)):
                self.pen.next_page()
                self._back(sheet)
        return self.pen.finish(cards=len(cards), bids=len(bids), references=len(references))

    def _front(self, sheet: list[_PrintedCard], number: int, sheets: int) -> None:
        for place, face in enumerate(sheet):
            x = self.left + place % ACROSS * CARD[0]
            y = self.top + place // ACROSS * CARD[1]
            with self.pen.clip(x, y, *CARD):
                face.draw(x, y)
        self._marks(len(sheet))
        params: dict[str, str | int] = {"game": self.title, "number": number, "count": sheets}
        words = say("paper-deck-sheet", params, self.language)
        # Between the marks, where even printers with wide margins print.
        x, y = self.left + CARD[0] / 2, self.top - 1.6
        self.pen.text(words, x, y, size=6, ink=GREY, at=0.5, most=CARD[0] - 4)

    def _back(self, sheet: list[_PrintedCard]) -> None:
        """Draw the backs of a sheet from right to left, because paper is turned over its long edge."""
        places = []
        for place, face in enumerate(sheet):
            row, column = divmod(place, ACROSS)
            x = self.left + (ACROSS - 1 - column) * CARD[0]
            places.append((x, self.top + row * CARD[1], face))
        # Beyond the edge, so that no white shows if the cut misses the mark.
        for x, y, face in places:
            if face.back == "dark":
                self.artist.ground(x - BLEED, y - BLEED, CARD[0] + 2 * BLEED, CARD[1] + 2 * BLEED)
        for x, y, face in places:
            if face.back:
                with self.pen.clip(x, y, *CARD):
                    self.artist.back(x, y - OVER, CARD[0], light=face.back == "light")

    def _marks(self, many: int) -> None:
        down = -(-many // ACROSS)
        right = self.left + ACROSS * CARD[0]
        bottom = self.top + down * CARD[1]
        thin: Any = {"ink": GREY, "width": 0.12}
        for column in range(ACROSS + 1):
            x = self.left + column * CARD[0]
            self.pen.line(x, self.top - 1, x, self.top - 1 - MARK, **thin)
            self.pen.line(x, bottom + 1, x, bottom + 1 + MARK, **thin)
        for row in range(down + 1):
            y = self.top + row * CARD[1]
            self.pen.line(self.left - 1, y, self.left - 1 - MARK, y, **thin)
            self.pen.line(right + 1, y, right + 1 + MARK, y, **thin)
            for column in range(ACROSS + 1):
                x = self.left + column * CARD[0]
                for ink, width in (("#ffffff", 0.35), (GREY, 0.12)):  # also seen on a dark card
                    self.pen.line(x - CROSS, y, x + CROSS, y, ink=ink, width=width)
                    self.pen.line(x, y - CROSS, x, y + CROSS, ink=ink, width=width)

    def _draw_card(self, code: str, x: float, y: float) -> None:
        self.artist.card(code, x, y - OVER, CARD[0])

    def _draw_bid(self, bid: BidCard, x: float, y: float) -> None:
        words = say("paper-bid-card", {"number": bid.number}, self.language)
        self.artist.draw_bid(bid, words, x, y - OVER, CARD[0])


class _ReferenceArtist:
    """Draws reference cards: a title, and lines of cards and words, as large as fits."""

    def __init__(self, artist: CardArtist, game: str, language: str) -> None:
        self.pen = artist.pen
        self.artist = artist
        self.game = game
        self.language = language

    def draw(self, one: ReferenceCard, x: float, y: float) -> None:
        pen, room = self.pen, CARD[0] - 2 * MARGIN
        left, top = x + MARGIN, y + MARGIN
        pen.text(self.game, left, top + 2.6, size=7, ink=GREY, most=room)
        title = say(one.title, None, self.language).partition(":")[0].strip()
        if one.sign:
            self.artist.numeral(one.sign, {"x": left, "y": top + 6, "height": 13}, "#1b201e")
            width = 17.0
            pen.text(title, left + width, top + 15, font=SERIF, size=13, most=room - width)
            top += 23
        else:
            pen.text(title, left, top + 9.5, font=SERIF, size=15, most=room)
            top += 14
        pen.line(left, top, left + room, top, ink=GREY, width=0.2)
        bottom = y + CARD[1] - MARGIN
        words = [say_words(line.words, self.language) for line in one.lines if line.words]
        marks = legend(" ".join([say(one.title, None, self.language), *words]), self.language)
        notes = [text for mark in marks for text in wrap_lines(mark, SANS, SMALL, room)]
        for back, text in enumerate(notes, 1 - len(notes)):
            pen.text(text, left, bottom + back * SMALL_STEP, size=SMALL, ink=GREY)
        bottom -= len(notes) * SMALL_STEP
        fitting = (k for k in SIZES if self._height(one, k, room, title) <= bottom - top - 1)
        size = next(fitting, SIZES[-1])
        at = top + 1.2
        for line in one.lines:
            at = self._line(line, left, at, size, room, title)

    def _height(self, one: ReferenceCard, size: float, room: float, title: str) -> float:
        step, height = size * POINT * 1.22, 0.0
        for line in one.lines:
            lone = line.cards and not line.words
            height += step * (1.5 if lone else len(self._wrap(line, size, room, title)) + 0.55)
        return height

    def _wrap(
        self, line: PrintedLine, size: float, room: float, title: str
    ) -> list[tuple[str, str]]:
        """The words of ``line``, broken into lines, each with its font.

        If the words have a heading, it comes first, unless it is the card's title.
        """
        assert line.words is not None
        text = say_words(line.words, self.language)
        used = self._signs(line, size)
        head, colon, body = text.partition(":")
        if not colon or line.cards:
            found = [] if text == title else wrap_lines(text, SANS, size, room - used)
            return [(one, SANS) for one in found]
        head, body = head.strip(), capital(body.strip())
        if line.heading:
            head = say(line.heading, None, self.language)
        bold = [] if head == title else wrap_lines(head, SANS_BOLD, size, room)
        plain = wrap_lines(body, SANS, size, room)
        return [(one, SANS_BOLD) for one in bold] + [(one, SANS) for one in plain]

    def _signs(self, line: PrintedLine, size: float) -> float:
        """The width of the cards, or of the rank, that come before the words of a line."""
        if line.rank:
            return size * POINT * 2
        if not line.cards:
            return 0
        longest = max(width_of(self.artist.short(code), SANS, size) for code in line.cards)
        return len(line.cards) * (longest + size * POINT * 0.75)

    def _line(
        self, line: PrintedLine, x: float, y: float, size: float, room: float, title: str
    ) -> float:
        """Draw a line; returns the ``y`` at which the next line begins."""
        step = size * POINT * 1.22
        sign = size * POINT * 1.05
        at = x
        if line.rank:
            place = {"x": x, "y": y + step * 0.2, "height": sign * 0.86}
            self.artist.numeral(line.rank, place, INK)
        for code in line.cards:
            at += self.artist.sign(code, at, y + step * 0.14, sign) + sign * 0.35
        if line.by:
            self._arrow(at + sign * 0.1, y + step * 0.14 + sign / 2, sign)
            at += sign * 1.75
            for code in line.by:
                at += self.artist.sign(code, at, y + step * 0.14, sign) + sign * 0.5
        if line.words is None:
            return y + step * 1.5
        used = self._signs(line, size)
        for text, font in self._wrap(line, size, room, title):
            y += step
            self.pen.text(text, x + used, y - step * 0.08, font=font, size=size)
        return y + step * 0.55

    def _arrow(self, x: float, y: float, size: float) -> None:
        self.pen.line(x, y, x + size * 1.2, y, ink=GREY, width=0.3)
        for way in (-1, 1):
            self.pen.line(x, y, x + size * 0.35, y + way * size * 0.28, ink=GREY, width=0.3)


def say_words(words: Words, language: str) -> str:
    """The message that ``words`` names, in a language."""
    return say(words.key, dict(words.params), language)
