"""The prompt: what the reader is asked and why, or for whom the table waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nullo.game.moves import Move
from nullo.game.view import Own, Public, Refusal, View
from nullo.locale.words import capital, has_words, say
from nullo.terminal.shared.asked import Asked
from nullo.terminal.shared.choices import move_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.terminal.shared.refusals import refusal_reason


@dataclass(frozen=True)
class Prompt:
    """A prompt.

    Attributes:
        text: the question.
        why: a second line: the reason, or what each choice means.
        rule: the number of the rule that asks.
    """

    text: str
    why: str = ""
    rule: str = ""


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence."""
    return ", ".join(names)


def refusal_words(refusal: Refusal, faces: Faces) -> str:
    """The reason why a card may not be played, with the rule's number."""
    reason = refusal_reason(refusal, faces)
    return say("tui-refused", {"reason": reason, "rule": refusal.rule})


class Prompter:
    """Makes prompts for one reader."""

    def __init__(self, people: People, faces: Faces) -> None:
        self.people = people
        self.faces = faces

    def prompt(self, view: View, asked: Sequence[int]) -> Prompt:
        """The prompt for a view.

        Args:
            asked: the seats that are to act.
        """
        public, own = view.public, view.own
        if public.phase == "over":
            return Prompt(say("table-over"))
        if own is not None and own.seat in asked and own.legal:
            return self._asked(public, own)
        if not asked:
            return Prompt(say("table-dealing"))
        names = listed([self.people.name(seat) for seat in asked])
        key = f"table-wait-{public.phase}"
        text = say(key if has_words(key) else "table-wait", {"names": names, "count": len(asked)})
        if own is None:
            return Prompt(text, say("table-watching"))
        if own.pending:
            chosen = listed([self._chosen(move) for move in own.pending])
            return Prompt(text, say("table-chosen", {"what": chosen}))
        return Prompt(text)

    def _chosen(self, move: Move) -> str:
        if move.card:
            return self.faces.card(move.card)
        return capital(move_words("act", move, self.people, self.faces))

    def _asked(self, public: Public, own: Own) -> Prompt:
        asked = Asked(own.ask, public.phase, self.people, self.faces)
        return Prompt(asked.text, asked.why, asked.rule)
