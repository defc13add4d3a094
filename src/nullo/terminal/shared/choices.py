"""The moves that a user may choose, what to type for each, and what a typed answer means."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from msgspec.structs import replace

from nullo.game.cards import UNICODE_SUITS
from nullo.game.moves import Move
from nullo.game.view import Ask, Refusal, View
from nullo.games.trick.tricks import TrickPosition
from nullo.locale.words import capital, has_words, message_or, say
from nullo.state import State
from nullo.state.claims import may_claim
from nullo.state.move_text import NUMBER, text_of
from nullo.terminal.shared.faces import Faces, letters_by_sign, look_of, to_codes
from nullo.terminal.shared.people import People


@dataclass(frozen=True)
class Prompt:
    """A question to the user, an explanation, and the number of the rule behind it."""

    text: str
    why: str = ""
    rule: str = ""


def question(ask: Ask | None, phase: str, people: People, faces: Faces) -> Prompt:
    """A game's question in words; if there are no words for it, the name of the phase."""
    rule = ask.rule if ask else ""
    key = f"ask-{ask.code}" if ask else ""
    if ask is None or not has_words(key):  # of a plug-in or a newer server
        return Prompt(capital(message_or(f"phase-{phase}", phase)), rule=rule)
    params = dict(ask.params)
    if "seat" in params:
        params["seat"] = people.name(int(params["seat"]))
    if "card" in params:
        params["card"] = faces.card(str(params["card"]))
    sentences = [key, f"ask-{ask.also}"] if ask.also else [key]
    text = " ".join(say(one, params) for one in sentences)
    return Prompt(text, say(f"why-{ask.why}", params) if ask.why else "", rule)


def refusal_reason(refusal: Refusal, faces: Faces) -> str:
    """The reason for a refusal in words; if there are none (the server may be newer), its code."""
    params = dict(refusal.params)
    if "card" in params:
        params["card"] = faces.card(str(params["card"]))
    key = f"refuse-{refusal.code}"
    try:
        return say(key, params) if has_words(key) else refusal.code
    except ValueError:  # parameters are missing
        return refusal.code


SIGN_LAST = re.compile(r"([0-9]{1,2}|[a-z])([^\w\s])")  # a rank, then the sign of a suit


@dataclass(frozen=True)
class OfferedMove:
    """A legal move: the key that chooses it, and its words."""

    key: str
    move: Move
    words: str


@dataclass(frozen=True)
class Answer:
    """What a typed answer means: a move (legal or not), a refusal or a problem.

    If the answer was not understood, all three are empty.
    """

    move: Move | None = None
    refusal: Refusal | None = None
    problem: str = ""


class OfferedMoves:
    """The moves that the user may choose, and how they are typed."""

    def __init__(self, view: View, people: People, faces: Faces) -> None:
        own = view.own
        assert own is not None
        self.own = own
        self.phase = view.public.phase
        self.discard = view.public.discard[-1] if view.public.discard else ""
        self.people = people
        self.faces = faces
        self.cards: dict[int, Move] = {}  # by the card's number in the hand, from 1
        self.numbers: dict[int, Move] = {}  # moves that name a number (bids), by that number
        self.others: list[OfferedMove] = []  # also those with a second verb for a card or number
        self.wild: list[Move] = []  # of a wild card, one for each card that it may stand for
        self._wild = wild_card(view)
        rest = []
        for move in own.legal:
            places = [place for place, code in enumerate(own.hand, 1) if code == move.card]
            if not places and move.card and self._wild:
                self.wild.append(move)
                places = [own.hand.index(self._wild) + 1]
            if places and self._has_verb_of(self.cards, move):
                self.cards.update(dict.fromkeys(places, move))
            elif not places and move.number is not None and self._has_verb_of(self.numbers, move):
                self.numbers[move.number] = move
            else:
                rest.append(move)
        used: set[str] = set()
        for number, move in enumerate(rest, 1):
            words = self.words(move)
            key = letter(words, used) if self.cards or self.numbers else str(number)
            used.add(key)
            self.others.append(OfferedMove(key or text_of(move), move, words))

    def _has_verb_of(self, moves: dict[int, Move], move: Move) -> bool:
        return all(other.verb == move.verb for other in moves.values())

    def words(self, move: Move) -> str:
        return move_words("choice", move, self.people, self.faces, self.discard)

    @property
    def asks_card(self) -> bool:
        return bool(self.cards) or bool(self.own.refused)

    def prompt(self) -> str:
        asked = question(self.own.ask, self.phase, self.people, self.faces).text
        ways = []
        if self.cards:
            ways.append(ranges(sorted(self.cards)))
        if self.numbers:
            ways.append(ranges(sorted(self.numbers)))
        ways += [f"{choice.key} {choice.words}" for choice in self.others]
        return say("prompt", {"asked": asked, "ways": " · ".join(ways)})

    def read(self, text: str) -> Answer:
        plain = " ".join(text.split()).lower()
        for sign, letter in UNICODE_SUITS.items():
            plain = plain.replace(sign, letter)
        plain = plain.replace("\ufe0f", "")
        plain = SIGN_LAST.sub(self._code, plain)
        if NUMBER.fullmatch(plain) and len(plain) < 6:
            return self._number(int(plain))
        for choice in self.others:
            words = choice.words.lower()
            if plain in (choice.key, words, words.partition(" (")[0]):
                return Answer(choice.move)
        plain = to_codes(plain)
        for move in self.own.legal:
            if plain in (text_of(move).lower(), move.card.lower() or None):
                return Answer(move)
        code = plain.rpartition(" ")[2]
        if self._wild and code == self._wild.lower():
            return self._wild_answer()
        for barred in self.own.refused:
            if code in map(str.lower, barred.cards):
                return Answer(refusal=barred.refusal)
        if self.cards and " " not in plain:  # it may be a card that is not in the hand
            return self._illegal_answer(plain)
        return Answer()

    def _code(self, found: re.Match[str]) -> str:
        """The code of a card that was typed as rank and sign; what was typed if there is no such card."""
        letter = letters_by_sign().get(found[2])
        if letter is None:
            return found[0]
        last = found[1] + letter
        known = {*self.own.hand, *(move.card for move in self.own.legal)}
        return last if last in {code.lower() for code in known} else letter + found[1]

    def _illegal_answer(self, card: str) -> Answer:
        """The answer for a card that may not be played.

        It is the reason. If that is unknown, it is the move, which the game will refuse.
        """
        if refusal := self.own.refusal(card):
            return Answer(refusal=refusal)
        like = next(iter(self.cards.values()), None)
        return Answer(replace(like, card=card) if like else None)

    def _number(self, number: int) -> Answer:
        if number in self.numbers:
            return Answer(self.numbers[number])
        if self.numbers:
            return Answer(replace(next(iter(self.numbers.values())), number=number))
        for choice in self.others:
            if choice.key == str(number):
                return Answer(choice.move)
        if self.asks_card and 1 <= number <= len(self.own.hand):
            card = self.own.hand[number - 1]
            if number not in self.cards:
                return self._illegal_answer(card)
            return self._wild_answer() if card == self._wild else Answer(self.cards[number])
        return Answer()

    def _wild_answer(self) -> Answer:
        named = [move for move in self.own.legal if move.card == self._wild]
        if named:
            return Answer(named[0])
        if len(self.wild) == 1:
            return Answer(self.wild[0])
        if self.wild:
            either = " / ".join(move.card for move in self.wild)
            return Answer(problem=say("which-wild", {"cards": either}))
        return Answer(refusal=self.own.refusal(self._wild))


def wild_card(view: View) -> str:
    """The code of a wild card in the hand of a view's own seat; empty if there is none."""
    faces = look_of(view.public.game).cards
    hand = view.own.hand if view.own else []
    return next((code for code in hand if code in faces and faces[code].wild), "")


def move_words(kind: str, move: Move, people: People, faces: Faces, discard: str = "") -> str:
    """A move in words; if there are none, its verb and what it names.

    Args:
        kind: ``choice`` within a sentence, ``act`` on a button.
        discard: the card on top of the discard pile, if there is one.
    """
    name = people.name(move.seat) if move.seat >= 0 else ""
    card = faces.card(move.card or discard) if move.card or discard else ""
    number = "" if move.number is None else str(move.number)
    key = f"{kind}-{move.verb}-seat" if name else f"{kind}-{move.verb}"
    if has_words(key):
        return say(key, {"card": card, "number": number, "who": name, "name": name})
    named = (card if move.card else "") or number or name
    return f"{move.verb.replace('-', ' ')} {named}".strip()


def said_words(move: Move) -> str:
    """A bid or declaration as the table shows it; if there are no words, the text to type for it."""
    key = f"said-{move.verb}"
    if has_words(key):
        return say(key, {"number": move.number or 0})
    return text_of(move) if move.number is None else str(move.number)


def letter(words: str, used: set[str]) -> str:
    """The first letter of ``words`` that is not in ``used``; empty if there is none."""
    return next((c for c in words.lower() if c not in used and c.isascii() and c.isalpha()), "")


def ranges(numbers: list[int]) -> str:
    """Numbers as ``1–3 5``, or as ``0–300 by 5`` if they rise in equal steps."""
    if len(numbers) > 3:
        step = numbers[1] - numbers[0]
        if step > 1 and all(b - a == step for a, b in pairwise(numbers)):
            return say("by-steps", {"low": numbers[0], "high": numbers[-1], "step": step})
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(
        f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs
    )


def meaningless_commands(state: State) -> frozenset[str]:
    """The commands that make no sense in this game, for example because it has no tricks or no bids."""
    names = set()
    if not may_claim(state):
        names.add("claim")
    if not isinstance(state.position, TrickPosition):
        names.add("last")
    if not state.game.rules.look.bid_parts:
        names.add("remarks")
    return frozenset(names)
