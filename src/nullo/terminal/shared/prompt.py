"""What a game asks of the reader, and why it refuses an action, in words."""

from __future__ import annotations

from dataclasses import dataclass

from nullo.game.view import Ask, Refusal
from nullo.locale.words import capital, has_words, say
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People


@dataclass(frozen=True)
class Prompt:
    """A prompt.

    Attributes:
        text: the question, a sentence or two.
        why: the reason, or what each choice means; may be empty.
        rule: the number of the rule that asks; may be empty.
    """

    text: str
    why: str = ""
    rule: str = ""


def question(ask: Ask | None, phase: str, people: People, faces: Faces) -> Prompt:
    """The question of a game in words; without words for it, the name of the phase."""
    rule = ask.rule if ask else ""
    key = f"ask-{ask.code}" if ask else ""
    if ask is None or not has_words(key):  # a plug-in's, or of a server that is newer
        name = f"phase-{phase}"
        return Prompt(capital(say(name) if has_words(name) else phase), rule=rule)
    params = dict(ask.params)
    if "seat" in params:
        params["seat"] = people.name(int(params["seat"]))
    if "card" in params:
        params["card"] = faces.card(str(params["card"]))
    sentences = [key, f"ask-{ask.also}"] if ask.also else [key]
    text = " ".join(say(one, params) for one in sentences)
    return Prompt(text, say(f"why-{ask.why}", params) if ask.why else "", rule)


def refusal_reason(refusal: Refusal, faces: Faces) -> str:
    """The reason in words, or its code if there are none, as with a newer server."""
    params = dict(refusal.params)
    if "card" in params:
        params["card"] = faces.card(str(params["card"]))
    key = f"refuse-{refusal.code}"
    try:
        return say(key, params) if has_words(key) else refusal.code
    except ValueError:  # parameters are missing
        return refusal.code
