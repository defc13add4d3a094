"""Cards and suits as text: with signs and colours, or with letters where signs cannot be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from nullo.game.errors import UnknownGame
from nullo.game.look import STANDARD_SUITS, Drawing, Look, Suit
from nullo.game.view import Own, Play, Public
from nullo.games.folders import built_in
from nullo.games.registry import all_rules, rules_of
from nullo.locale.words import ENGLISH, current_language, say

STANDARD = {suit.letter: suit for suit in STANDARD_SUITS}
STYLES: dict[Drawing, str] = {
    "spade": "bold",
    "heart": "red",
    "diamond": "yellow",
    "club": "green",
    "drop": "blue",
    "leaf": "green",
    "triangle": "yellow",
    "square": "dark_orange",
    "star": "red",
    "flower": "magenta",
}
INKS: dict[Drawing, str] = dict(zip(STYLES, "shdcbgyorp", strict=True))
_RANK = re.compile(r"[0-9]{1,2}|[A-Z]")
_COURT = "KQJ"


@cache
def suits() -> dict[str, Suit]:
    """The suits of all games by their letters; a plug-in cannot change one of Nullo's own."""
    found = dict(STANDARD)
    games = sorted(all_rules().games, key=lambda rules: rules.id not in built_in())
    for rules in games:
        for suit in rules.look.suits:
            found.setdefault(suit.letter, suit)
    return found


@cache
def look_of(game: str) -> Look:
    """The look of a game; the standard one if the game is not installed here."""
    try:
        return rules_of(game).look
    except UnknownGame:
        return Look()


def suit_of(letter: str) -> Suit | None:
    """The suit with this letter; None if no game has it."""
    return STANDARD.get(letter) or (suits().get(letter) if letter else None)


def is_colour(letter: str) -> bool:
    """Whether a suit is outside the standard deck; its cards are named by rank and colour."""
    return letter not in STANDARD and suit_of(letter) is not None


def sign_of(letter: str) -> str:
    """The sign of a suit; empty if there is none."""
    suit = suit_of(letter)
    return suit.sign if suit else ""


def ink_of(letter: str) -> str:
    """The letter by which palettes name the colour of a suit."""
    suit = suit_of(letter)
    return INKS[suit.drawing] if suit else letter


def letters_by_sign() -> dict[str, str]:
    """The letters of all suits outside the standard deck, by their signs."""
    return {suit.sign: letter for letter, suit in suits().items() if letter not in STANDARD}


def parts(code: str) -> tuple[str, str]:
    """Rank and suit letter of a card; for a card without a suit, its code and an empty letter."""
    if code[-1:].isalpha() and _RANK.fullmatch(code[:-1]) and suit_of(code[-1]):
        return code[:-1], code[-1]
    if code[:1].isalpha() and _RANK.fullmatch(code[1:]) and suit_of(code[0]):
        return code[1:], code[0]
    return code, ""


def index(rank: str) -> str:
    """A rank as printed on a card; letters of court cards are those of the user's language."""
    return say(f"card-index-{rank}") if rank in _COURT else rank


def to_codes(text: str) -> str:
    """``text``, typed in lower case, with the card at its end replaced by that card's code.

    In French, for example, ``dh`` becomes ``qh``.
    """
    letters = {index(rank).lower(): rank.lower() for rank in _COURT}
    head, space, last = text.rpartition(" ")
    if len(last) == 2 and last[0] in letters and last[1] in STANDARD:
        last = letters[last[0]] + last[1]
    return head + space + last


def style(suit: str) -> str:
    """The style of Rich that shows a suit's colour; empty for an unknown suit."""
    found = suit_of(suit)
    return STYLES[found.drawing] if found else ""


class Faces:
    """Writes cards as text: the rank, then the sign of the suit or colour, such as ``10♥`` or ``4★``.

    If ``signs`` is False, suits are letters. Cards of non-standard suits are then codes in English, and words
    in other languages.
    """

    def __init__(self, signs: bool = True) -> None:
        self.signs = signs

    def card(self, code: str) -> str:
        """A card as text; its code if it has no suit."""
        rank, suit = parts(code)
        if self.signs and suit:
            return index(rank) + sign_of(suit)
        if suit and is_colour(suit) and current_language() != ENGLISH:
            # Codes begin with a letter of an English word, which says nothing to others.
            return say("card-colour", {"rank": rank, "suit": suit})
        if suit not in STANDARD:
            return code
        return index(rank) + suit

    def play(self, play: Play) -> str:
        """A card that was played; for a wild card, also the card that it stands for."""
        card = self.card(play.card)
        return f"{play.wild}={card}" if play.wild else card

    def suits(self, letters: Iterable[str]) -> str:
        """Suits by their signs, or by name if they have none."""
        return " ".join(self.suit(letter) or say(f"suit-{letter}") for letter in letters)

    def suit(self, letter: str) -> str:
        """The sign of a suit; empty if it has none."""
        return sign_of(letter) if self.signs else ""

    def cards(self, codes: Iterable[str]) -> str:
        return " ".join(self.card(code) for code in codes)

    def paint(self, text: str) -> Text:
        painted = Text(text)
        signs = {suit.sign: letter for letter, suit in suits().items()}
        for found in _cards_in_text().finditer(text):
            sign, letter = found.groups()
            painted.stylize(self.style(letter or signs[sign]), *found.span())
        for suit, pattern in _named_colours(current_language()):
            for found in pattern.finditer(text):
                painted.stylize(self.style(suit), *found.span())
        return painted

    def style(self, suit: str) -> str:
        return style(suit)


def suits_in_colours(game: str, faces: Faces) -> Text:
    """The signs of a game's suits in their colours."""
    signs = [Text(suit.sign, faces.style(suit.letter)) for suit in look_of(game).suits]
    return Text(" ").join(signs)


@cache
def _cards_in_text() -> re.Pattern[str]:
    # A card is a rank and a sign, or a code if its suit is non-standard.
    signs = "".join(re.escape(suit.sign) for suit in suits().values())
    colours = "".join(map(re.escape, letters_by_sign().values()))
    return re.compile(
        rf"(?<!\w)(?:(?:[0-9]{{1,2}}|[A-Z])([{signs}])|([{colours}])[0-9]{{1,2}})(?!\w)"
    )


@cache
def _named_colours(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """For each non-standard suit, its letter and a pattern for its cards in a sentence; none in English.

    In English, sentences contain the codes of these cards.
    """
    if language == ENGLISH:
        return []
    found = []
    for suit in letters_by_sign().values():
        card = re.escape(say("card-colour", {"rank": "0", "suit": suit}, language))
        found.append((suit, re.compile(r"(?<!\w)" + card.replace("0", "[0-9]{1,2}") + r"(?!\w)")))
    return found


def note_of(code: str, public: Public, faces: Faces) -> str:
    """Three characters on a card: its worth, what it counts as, or that it flips; empty for most cards."""
    look = look_of(public.game)
    suit = parts(code)[1]
    sign = faces.suit(suit) or suit
    if code in look.worth:
        return f"{sign}{look.worth[code]:>2}"
    face = look.cards.get(code)
    if face and face.turned_by:
        counts_all = face.full != (code in public.turned)
        return say("state-all" if counts_all else "state-nothing")
    if face and face.turns:
        return f" {sign}{'⇅' if faces.signs else '*'}"
    return ""


def in_sentence(code: str, game: str, faces: Faces) -> str:
    """A card as a sentence names it: by its own name if it has one, otherwise by rank and sign."""
    face = look_of(game).cards.get(code)
    if face and face.turned_by:
        return say(face.name, {"suit": parts(code)[1]})
    return faces.card(code)


def marks_of(own: Own, public: Public) -> list[str]:
    """For each card of the hand ``+`` (just received), ``*`` (seen by all) or an empty string."""
    shown = list(public.seats[own.seat].shown)
    marks = []
    for code in own.hand:
        mark = "+" if code == own.taken else "*" if code in shown else ""
        if mark == "*":
            shown.remove(code)
        marks.append(mark)
    return marks
