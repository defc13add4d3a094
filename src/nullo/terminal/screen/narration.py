"""Several actions at once, in words."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.terminal.shared.event_words import Teller
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.view import Line, View
from nullo.words import capital


def narrate(people: People, before: View, lines: Sequence[Line], after: View) -> list[str]:
    """What happened between two views.

    Args:
        lines: the actions, without deals; none: only a deal.
    """
    teller = Teller(people, Faces())
    # What they changed is told with the last of them.
    told = [capital(teller.action(line)) for line in lines[:-1] if line.seat >= 0]
    last = lines[-1] if lines else Line(-1, "", after.public.phase)
    return told + [text.plain for text in teller.tell(before, last, after)]
