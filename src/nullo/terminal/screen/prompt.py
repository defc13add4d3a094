"""The prompt: what the reader is asked and why, or for whom the table waits."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import Move
from nullo.game.view import Refusal, View
from nullo.locale.words import capital, has_words, say
from nullo.terminal.shared.choices import move_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.terminal.shared.prompt import Prompt, question, refusal_reason


def refusal_words(refusal: Refusal, faces: Faces) -> str:
    """The reason why a card may not be played, with the rule's number."""
    reason = refusal_reason(refusal, faces)
    return say("tui-refused", {"reason": reason, "rule": refusal.rule})


def prompt_for(view: View, asked: Sequence[int], people: People, faces: Faces) -> Prompt:
    """The prompt for the reader of a view.

    Args:
        asked: the seats that are to act.
    """
    public, own = view.public, view.own
    if public.phase == "over":
        return Prompt(say("table-over"))
    if own is not None and own.seat in asked and own.legal:
        return question(own.ask, public.phase, people, faces)
    if not asked:
        return Prompt(say("table-dealing"))
    names = ", ".join(people.name(seat) for seat in asked)
    key = f"table-wait-{public.phase}"
    text = say(key if has_words(key) else "table-wait", {"names": names, "count": len(asked)})
    if own is None:
        return Prompt(text, say("table-watching"))
    if own.pending:
        what = ", ".join(choice_text(move, people, faces) for move in own.pending)
        return Prompt(text, say("table-chosen", {"what": what}))
    return Prompt(text)


def choice_text(move: Move, people: People, faces: Faces) -> str:
    """A choice of the reader, as its button or its card shows it."""
    return faces.card(move.card) if move.card else capital(move_words("act", move, people, faces))
