"""The possible choices, what to type for each, and the meaning of a typed answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from nullo.game.cards import UNICODE_SUITS
from nullo.game.view import Own, Refusal, View
from nullo.locale.words import has_words, say
from nullo.terminal.shared.asked import Asked
from nullo.terminal.shared.faces import Faces, coded, letters_by_sign
from nullo.terminal.shared.people import People

SIGN_LAST = re.compile(r"([0-9]{1,2}|[a-z])([^\w\s])")


@dataclass(frozen=True)
class Choice:
    """A legal action: the key that picks it, its text, and its words."""

    key: str
    action: str
    words: str


@dataclass(frozen=True)
class Answer:
    """The meaning of a typed text: an action (legal or not), or a message to show.

    If both are missing, the text is not a key, number or card, but may be the text of an action.
    """

    action: str = ""
    refusal: Refusal | None = None
    problem: str = ""


class Choices:
    """The choices of the seat to act.

    Attributes:
        cards: the actions of cards, by the card's number in the hand, from 1.
        numbers: actions that name a number (bids), by that number.
        others: all other actions, in order.
    """

    def __init__(self, view: View, people: People, faces: Faces) -> None:
        assert view.own is not None
        self.own: Own = view.own
        self.phase = view.public.phase
        self.discard = view.public.discard[-1] if view.public.discard else ""
        self.people = people
        self.faces = faces
        self.cards: dict[int, str] = {}
        self.numbers: dict[int, str] = {}
        self.others: list[Choice] = []
        self.as_sauce: list[str] = []
        self._sort()

    def _sort(self) -> None:
        own = self.own
        places = {code: place for place, code in reversed(list(enumerate(own.hand, 1)))}
        rest = []
        for action in own.legal:
            head, _, last = action.rpartition(" ")
            if last in places and head:
                for place, code in enumerate(own.hand, 1):
                    if code == last:
                        self.cards[place] = action
            elif "SAUCE" in places and head == "play":
                self.as_sauce.append(action)
                self.cards[places["SAUCE"]] = action
            elif last.isdigit() and head != "call":
                self.numbers[int(last)] = action
            else:
                rest.append(action)
        used: set[str] = set()
        for number, action in enumerate(rest, 1):
            words = self.words(action)
            key = letter(words, used) if self.cards or self.numbers else str(number)
            used.add(key)
            self.others.append(Choice(key or action, action, words))

    def words(self, action: str) -> str:
        """A choice in words."""
        return action_words(action, self.people, self.faces, self.discard)

    @property
    def asks_card(self) -> bool:
        """Whether a card of the hand is asked for."""
        return bool(self.cards) or bool(self.own.refused)

    def prompt(self) -> str:
        """The question, and what may be typed."""
        asked = Asked(self.own.ask, self.phase, self.people, self.faces).text
        ways = []
        if self.cards:
            ways.append(ranges(sorted(self.cards)))
        if self.numbers:
            ways.append(ranges(sorted(self.numbers)))
        ways += [f"{choice.key} {choice.words}" for choice in self.others]
        return say("prompt", {"asked": asked, "ways": " · ".join(ways)})

    def read(self, text: str) -> Answer:
        """The meaning of a typed text."""
        plain = " ".join(text.split()).lower()
        for sign, letter in UNICODE_SUITS.items():
            plain = plain.replace(sign, letter)
        plain = plain.replace("\ufe0f", "")
        plain = SIGN_LAST.sub(self._code, plain)
        if plain.isascii() and plain.isdigit() and len(plain) < 6:
            return self._number(int(plain))
        for choice in self.others:
            if plain in (choice.key, choice.words.lower()):
                return Answer(choice.action)
        plain = coded(plain)
        for action in self.own.legal:
            if plain in (action.lower(), action.lower().rpartition(" ")[2]):
                return Answer(action)
        code = plain.rpartition(" ")[2]
        if code == "sauce":
            return self._sauce()
        for barred in self.own.refused:
            if code in map(str.lower, barred.cards):
                return Answer(refusal=barred.refusal)
        if self.cards and " " not in plain:  # it may be a card that is not in the hand
            return self._unlawful(plain)
        return Answer()

    def _code(self, found: re.Match[str]) -> str:
        """The code of a card typed as rank and sign; any other text unchanged."""
        letter = letters_by_sign().get(found[2])
        if letter is None:
            return found[0]
        last = found[1] + letter
        known = {*self.own.hand, *(action.rpartition(" ")[2] for action in self.own.legal)}
        return last if last in {code.lower() for code in known} else letter + found[1]

    def _unlawful(self, card: str) -> Answer:
        """The answer for an illegal card: the reason, or the action, so that the game gives the reason."""
        if refusal := self.own.refusal(card):
            return Answer(refusal=refusal)
        heads = [action.partition(" ")[0] for action in self.cards.values()]
        return Answer(f"{heads[0]} {card}" if heads else "")

    def _number(self, number: int) -> Answer:
        if number in self.numbers:
            return Answer(self.numbers[number])
        if self.numbers:
            head = next(iter(self.numbers.values())).rpartition(" ")[0]
            return Answer(f"{head} {number}")
        for choice in self.others:
            if choice.key == str(number):
                return Answer(choice.action)
        if self.asks_card and 1 <= number <= len(self.own.hand):
            card = self.own.hand[number - 1]
            if number not in self.cards:
                return self._unlawful(card)
            return self._sauce() if card == "SAUCE" else Answer(self.cards[number])
        return Answer()

    def _sauce(self) -> Answer:
        """The action of a SAUCE card, or a message if it could be more than one Sauce."""
        named = [action for action in self.own.legal if action.endswith(" SAUCE")]
        if named:
            return Answer(named[0])
        if len(self.as_sauce) == 1:
            return Answer(self.as_sauce[0])
        if self.as_sauce:
            either = " / ".join(action.rpartition(" ")[2] for action in self.as_sauce)
            return Answer(problem=say("which-sauce", {"cards": either}))
        return Answer(refusal=self.own.refusal("SAUCE"))


def action_words(action: str, people: People, faces: Faces, discard: str = "") -> str:
    """An action that may be chosen, in words.

    Args:
        discard: the card on top of the discard pile, if there is one.
    """
    slug = "choice-" + "-".join(action.split())
    if has_words(slug):
        return say(slug, {"card": faces.card(discard)})
    head, _, last = action.rpartition(" ")
    if head == "call" and last.isdigit():
        return say("choice-call-seat", {"who": people.name(int(last))})
    card = faces.card(last)
    if has_words(f"choice-{head}"):
        return say(f"choice-{head}", {"card": card, "number": last})
    return f"{head} {card}".strip()


def letter(words: str, used: set[str]) -> str:
    """A letter of a label that is not used yet; empty if there is none."""
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
