"""Why an action is refused, in words."""

from __future__ import annotations

from nullo.game.view import Refusal
from nullo.locale.words import has_words, say
from nullo.terminal.shared.faces import Faces


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
