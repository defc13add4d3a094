"""Draws cards with the shapes and places in ``shapes.json``, which the web page uses, too."""

from __future__ import annotations

from collections.abc import Iterator

from nullo.drawing.shapes import HEIGHT, WIDTH, FaceLayouts, Place, drawings
from nullo.game.look import Face, Suit
from nullo.game.print_form import BidCard
from nullo.games.folders import folder_of
from nullo.games.rules import Rules
from nullo.locale.words import message_or, say
from nullo.paper.pen import POINT, SANS_BOLD, SERIF_BOLD, Pen, draw_picture

COURTS = "JQK"
ONE_EYED = ("Js", "Jh")
WITH_SWORD = "Kh"
WHITE = "#ffffff"
EDGE = "#5f6361"  # the outline of a light suit on paper
# On cards with two indices, how far these parts are moved, and the scale of some:
ARROWS = (-4.4, -12.4, 0.8)  # the arrows of a FLIP
PAIR = (1.1, 36.6, 0.7)  # the pictures of the FLIPs that turn a card
RING = (-12.5, 29.0)  # the suits of a wild card
PRINTED: FaceLayouts = {
    "index": {"rank": {"x": 7, "y": 9, "height": 30}, "mark": {"x": 8, "y": 43, "size": 18}},
    "suited": {
        "mark": {"x": 28, "y": 48, "size": 44},
        "court": {"x": 28, "y": 38, "width": 44, "height": 64},
        "zero": {"x": 8, "y": 110},
        "worth": {"y": 113},
        "worthRank": {"y": 115.5},
    },
    "turned": {
        "corner": {"x": 7, "y": 8, "width": 20, "height": 20},
        "cornerMark": {"x": 10, "y": 32, "size": 14},
        "circle": {"x": 30, "y": 20, "width": 40, "height": 40},
        "mark": {"x": 41, "y": 31, "size": 18},
        "word": {"y": 82},
    },
    "painted": {
        "rank": {"height": 30},
        "mark": {"x": 14.5, "y": 44, "size": 18},
        "big": {"x": 54, "y": 36, "size": 38},
    },
    "wild": {"word": {"rise": 17, "length": 75, "size": 20}},
}
"""How the places of things on a printed card differ from those on the screen.

A printed card has an index in two opposite corners, so that it can be held either way up. Its indices are
therefore smaller, and everything else is between them.
"""


class CardArtist:
    """Draws the cards of one game; with ``both_ends``, each has an index in two opposite corners."""

    def __init__(self, pen: Pen, rules: Rules, language: str, *, both_ends: bool = False) -> None:
        self.pen = pen
        self._game = rules.id
        self._look = rules.look
        self._language = language
        self._of = drawings()
        self._both_ends = both_ends
        self._faces = _printed_places(self._of.faces) if both_ends else self._of.faces
        self._ink = self._of.ink("card-ink")
        self._paper = self._of.ink("card")

    # --- words ------------------------------------------------------------------------------

    def name(self, code: str) -> str:
        """A card's name in words; its code if it has no name."""
        face = self._look.cards.get(code)
        rank, letter = self._look.parts_of(code)
        if not letter and not (face and face.name):
            return code
        key = face.name if face and face.name else self._look.name
        words = {"rank": message_or(f"card-rank-{rank}", rank, self._language), "suit": letter}
        return say(key, words, self._language)

    def short(self, code: str) -> str:
        """A card's name in a few characters: ``10♥``, or the word on the card and its suit."""
        rank, letter = self._look.parts_of(code)
        suit, face = self.suit(letter), self._look.cards.get(code)
        if suit and face and face.word:
            return f"{say(face.word, None, self._language)}\xa0{suit.sign}"
        return self._index(rank) + suit.sign if suit else code

    def _index(self, rank: str) -> str:
        """A rank as it is printed on a card; a court card has a letter that depends on the language."""
        return message_or(f"card-index-{rank}", rank, self._language)

    # --- parts of cards ---------------------------------------------------------------------

    def suit(self, letter: str) -> Suit | None:
        return next((suit for suit in self._look.suits if suit.letter == letter), None)

    def _colour(self, suit: Suit) -> str:
        return self._of.suits[suit.drawing].colour

    def mark(
        self,
        suit: Suit | None,
        place: Place,
        ink: str = "",
        *,
        hole: str = WHITE,
        edge: str = "",
        edge_width: float = 1.2,
    ) -> None:
        """Draw a suit's symbol at ``place``, which has ``x``, ``y`` and ``size``.

        Args:
            ink: the colour of the symbol; if empty, the suit's colour.
            hole: the colour of the centre, for a suit drawn as a flower.
            edge: the colour of the outline; if empty, there is none.
        """
        if suit is None:
            return
        drawn = self._of.suits[suit.drawing]
        ink = ink or drawn.colour
        with self.pen.box(place["x"], place["y"], place["size"] / 24):
            path = suit.path or drawn.path
            if path:
                self.pen.path(path, fill=ink, stroke=edge, width=edge_width)
                return
            flower = self._of.flower
            if edge:
                for petal in flower.petals:
                    self.pen.circle(
                        petal["x"], petal["y"], flower.petal, stroke=edge, width=2 * edge_width
                    )
            for petal in flower.petals:
                self.pen.circle(petal["x"], petal["y"], flower.petal, fill=ink)
            self.pen.circle(12, 12, flower.middle, fill=ink)
            self.pen.circle(12, 12, flower.hole, fill=hole)

    def numeral(self, rank: str, place: Place, ink: str, *, middle: bool = False) -> None:
        """Draw a rank at ``place``, with its left edge (or, if ``middle``, its centre) at ``x``.

        ``place`` has ``x``, ``y`` and ``height``.
        """
        sign = self._index(rank)
        drawn = self._of.numerals.get(sign)
        height = place["height"]
        scale = height / 28
        if drawn is None:  # a rank of a plug-in
            size = height / POINT * 1.1
            y = place["y"] + height * 0.92
            at, most = (0.5, 0.0) if middle else (0.0, height * 1.4)
            self.pen.text(sign, place["x"], y, font=SANS_BOLD, size=size, ink=ink, at=at, most=most)
            return
        x = place["x"] - (drawn.width * scale / 2 if middle else 0)
        with self.pen.box(x, place["y"], scale):
            self.pen.path(drawn.path, stroke=ink, width=self._of.stroke)

    def circle(self, full: bool, place: Place, ink: str) -> None:
        """Draw the full circle of ALL or, if ``full`` is False, the empty one of NOTHING."""
        drawn = self._of.circles["all" if full else "none"]
        with self.pen.box(place["x"], place["y"], place["width"] / 24):
            if full:
                self.pen.circle(12, 12, drawn["r"], fill=ink)
            else:
                self.pen.circle(12, 12, drawn["r"], stroke=ink, width=drawn["width"])

    def sign(self, code: str, x: float, y: float, size: float) -> float:
        """Draw a small symbol of a card, with its rank or circle and its suit; returns the symbol's width."""
        face = self._look.cards.get(code, Face())
        rank, letter = self._look.parts_of(code)
        suit = self.suit(letter)
        if face.turned_by:
            suit = self.suit(code[-1])
            self.circle(face.full, {"x": x, "y": y, "width": size}, self._ink)
            inside = {"x": x + size * 0.28, "y": y + size * 0.28, "size": size * 0.44}
            self.mark(suit, inside, self._paper if face.full else "")
            return size
        if suit is None:
            width = size * 0.6 * len(code)
            self.pen.text(code, x, y + size * 0.8, font=SANS_BOLD, size=size * 0.8 / POINT)
            return width
        sign = self._index(rank)
        drawn = self._of.numerals.get(sign)
        width = (drawn.width if drawn else 20) * size * 0.86 / 28
        high = {"x": x, "y": y + size * 0.07, "height": size * 0.86}
        dark = self._ink if self._look.painted else self._colour(suit)
        self.numeral(rank, high, dark)
        edge = EDGE if self._of.suits[suit.drawing].edged else ""
        mark = {"x": x + width + size * 0.1, "y": y + size * 0.1, "size": size * 0.8}
        self.mark(suit, mark, edge=edge)
        return width + size * 0.9

    # --- whole cards ------------------------------------------------------------------------

    def card(self, code: str, x: float, y: float, width: float, *, turned: bool = False) -> None:
        """Draw a card's face without a border; if ``turned``, draw an ALL or NOTHING as its opposite."""
        pen = self.pen
        face = self._look.cards.get(code, Face())
        rank, letter = self._look.parts_of(code)
        suit = self.suit(letter)
        with pen.box(x, y, width / WIDTH):
            # First, so that screen readers meet the cards in order.
            pen.text(self.name(code), 6, 70, size=8 / POINT, most=88, hidden=True)
            if picture := self._picture(face):
                draw_picture(pen, picture)
            elif face.wild:
                self._draw_wild(face)
            elif face.turned_by:
                self._draw_turned(code, face, turned)
            elif suit and face.turns:
                self._draw_flip(rank, suit, face)
            elif suit and self._look.painted:
                self._draw_painted(rank, suit)
            elif suit:
                self._draw_suited(code, rank, suit)
            else:
                word = say(face.word or face.name, None, self._language) if face.name else code
                pen.text(word, 50, 76, font=SANS_BOLD, size=22 / POINT, at=0.5, most=84)

    def _picture(self, face: Face) -> str | None:
        folder = folder_of(self._game)
        return folder.text("pictures", f"{face.picture}.svg") if folder and face.picture else None

    def _each_end(self) -> Iterator[None]:
        """Iterate once for the upper end of a card and, if both ends have an index, once for the lower end.

        In the second iteration the pen draws upside down.
        """
        yield
        if self._both_ends:
            with self.pen.box(WIDTH, HEIGHT, turned=180):
                yield

    def _draw_corners(self, rank: str, suit: Suit, gold: bool = False) -> None:
        index = self._faces["index"]
        for _ in self._each_end():
            self.numeral(rank, index["rank"], self._colour(suit))
            if gold:
                self._draw_gold(suit, index["mark"])
            else:
                self.mark(suit, index["mark"])

    def _draw_gold(self, suit: Suit, place: Place) -> None:
        ink, edge = self._of.ink("gold"), self._of.ink("gold-edge")
        self.mark(suit, place, ink, edge=edge, edge_width=1.5, hole=self._paper)

    def _draw_frame(self, at: Place, ink: str) -> None:
        box = (at["x"], at["y"], at["width"], at["height"])
        self.pen.rect(*box, r=at["rx"], stroke=ink, line=1.6)

    def _draw_suited(self, code: str, rank: str, suit: Suit) -> None:
        face = self._faces["suited"]
        self._draw_corners(rank, suit)
        if rank in COURTS:
            which = "J1" if code in ONE_EYED else "K1" if code == WITH_SWORD else rank
            self._draw_court(which, face["court"], self._colour(suit))
        else:
            self.mark(suit, face["mark"])
        worth = self._look.worth.get(code)
        if worth is None or str(worth) == rank:
            return
        if worth == 0:
            self.circle(False, face["zero"], self._ink)
            return
        grey = self._of.ink("card-ink-2")
        self._draw_frame(face["worth"], grey)
        self.numeral(str(worth), face["worthRank"], grey, middle=True)

    def _draw_court(self, name: str, place: Place, ink: str) -> None:
        inks = {"ink": ink, "paper": self._paper, "gold": self._of.ink("gold"), "": ""}
        # Courts are drawn in a box of 62 by 84: it is put in the middle, as large as fits.
        scale = min(place["width"] / 62, place["height"] / 84)
        x = place["x"] + (place["width"] - 62 * scale) / 2
        y = place["y"] + (place["height"] - 84 * scale) / 2
        with self.pen.box(x, y, scale):
            for one in self._of.court(name):
                fill, stroke = inks[one.fill], inks[one.stroke]
                if one.path:
                    self.pen.path(
                        one.path, fill=fill, stroke=stroke, width=one.width, round_ends=True
                    )
                else:
                    self.pen.circle(one.cx, one.cy, one.r, fill=fill)

    def _draw_flip(self, rank: str, suit: Suit, face: Face) -> None:
        places = self._faces["turns"]
        target = self._look.cards[face.turns]
        self._draw_corners(rank, suit, gold=True)
        with self.pen.box(*(ARROWS if self._both_ends else (0, 0))):
            for path in places["arrows"]:
                self.pen.path(path, stroke=self._of.ink("gold-edge"), width=3.4, round_ends=True)
            self._draw_gold(suit, places["mark"])
        ink = self._paper if target.full else ""
        for _ in self._each_end():
            self.circle(target.full, places["circle"], self._ink)
            self.mark(self.suit(face.turns[-1]), places["target"], ink)

    def _draw_turned(self, code: str, face: Face, turned: bool) -> None:
        pen, places = self.pen, self._faces["turned"]
        suit = self.suit(code[-1])
        full = face.full != turned
        ink = self._paper if full else self._ink
        if full:
            pen.rect(0, 0, WIDTH, HEIGHT, fill=self._ink)
        for _ in self._each_end():
            self.circle(full, places["corner"], ink)
            self.mark(suit, places["cornerMark"], ink if full else "")
        self.circle(full, places["circle"], ink)
        self.mark(suit, places["mark"], self._ink if full else "")
        kinds = (one for one in self._look.cards.values() if one.turned_by and one.full == full)
        word = say(next(kinds, face).word, None, self._language)
        print_ = places["word"]
        pen.text(
            word,
            print_["x"],
            print_["y"],
            font=SANS_BOLD,
            size=print_["size"] / POINT,
            ink=ink,
            at=0.5,
            exactly=min(print_["most"], 2 + print_["letter"] * len(word)),
        )
        with pen.box(*(PAIR if self._both_ends else (0, 0))):
            for number, flip in enumerate(face.turned_by):
                self._draw_turning_card(flip, number, places, full)

    def _draw_turning_card(
        self, code: str, number: int, places: dict[str, Place], full: bool
    ) -> None:
        rank, letter = self._look.parts_of(code)
        pair = places["pair"]
        left = pair["x"] + pair["step"] * number
        grey = "#8d918f" if full else "#7d8280"
        self._draw_frame({**pair, "x": left}, grey)
        at = places["pairRank"]
        self.numeral(rank, {**at, "x": left + at["x"]}, self._paper if full else self._ink)
        at = places["pairMark"]
        if by := self.suit(letter):
            self._draw_gold(by, {**at, "x": left + at["x"]})

    def _draw_painted(self, rank: str, suit: Suit) -> None:
        face, drawn = self._faces["painted"], self._of.suits[suit.drawing]
        self.pen.path(face["strip"], fill=drawn.colour)
        self.numeral(rank, face["rank"], drawn.on, middle=True)
        self.mark(suit, face["mark"], drawn.on, hole=drawn.colour)
        self.mark(suit, face["big"], edge=EDGE, hole=self._paper)
        if self._both_ends:
            with self.pen.box(WIDTH, HEIGHT, turned=180):
                self.numeral(rank, face["rank"], self._ink, middle=True)
                self.mark(suit, face["mark"], edge=EDGE, hole=self._paper)

    def _draw_wild(self, face: Face) -> None:
        wild = self._faces["wild"]
        with self.pen.box(*(RING if self._both_ends else (0, 0))):
            for suit, place in zip(self._look.suits, wild["ring"], strict=False):
                at = {**place, "size": wild["size"]}
                self.mark(suit, at, edge=EDGE, hole=self._paper)
        word = wild["word"]
        for _ in self._each_end():
            with self.pen.box(word["x"], word["y"], turned=-90):
                self.pen.text(
                    say(face.word or face.name, None, self._language),
                    0,
                    word["rise"],
                    font=SERIF_BOLD,
                    size=word["size"] / POINT,
                    exactly=word["length"],
                )

    def ground(self, x: float, y: float, width: float, height: float) -> None:
        self.pen.rect(x, y, width, height, fill=self._of.ink("back"))

    def back(self, x: float, y: float, width: float, *, light: bool = False) -> None:
        """Draw a card's back. If ``light`` is True, it has lines on white, as on bid cards."""
        pen, face = self.pen, self._faces["back"]
        ground = self._of.ink("back")
        line = ground if light else self._of.ink("back-2")
        with pen.box(x, y, width / WIDTH):
            pen.rect(0, 0, WIDTH, HEIGHT, fill=WHITE if light else ground)
            self._draw_frame(face["frame"], line)
            for r in face["rings"]:
                pen.circle(50, 70, r, stroke=line, width=3)
            pen.circle(50, 70, face["middle"], fill=line)

    def draw_bid(self, bid: BidCard, words: str, x: float, y: float, width: float) -> None:
        pen, ink = self.pen, self._ink
        with pen.box(x, y, width / WIDTH):
            pen.text(words, 6, 70, size=8 / POINT, most=88, hidden=True)
            pen.rect(7, 7, 86, 126, r=5, stroke=ink, line=2.4)
            text = str(bid.number)
            self.numeral(text, {"x": 50, "y": 42, "height": 56}, ink, middle=True)
            self.numeral(text, {"x": 21, "y": 15, "height": 16}, ink, middle=True)
            with pen.box(100, 140, turned=180):
                self.numeral(text, {"x": 21, "y": 15, "height": 16}, ink, middle=True)


def _printed_places(faces: FaceLayouts) -> FaceLayouts:
    found = {kind: dict(parts) for kind, parts in faces.items()}
    for kind, parts in PRINTED.items():
        for name, place in parts.items():
            found[kind][name] = {**found[kind][name], **place}
    return found
