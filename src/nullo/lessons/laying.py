"""Lays out a worked trick by playing its record and noting what happens to every card."""

from __future__ import annotations

from collections import Counter

from nullo.game.moves import PLAY, Move
from nullo.game.view import Saying
from nullo.lessons.reasons import reasons, turn_reasons
from nullo.lessons.shapes import Held, Laid, Note, Worked
from nullo.state import State
from nullo.state.match import Match

TURNED = {"flipped-all": "worked-now-all", "flipped-nothing": "worked-now-nothing"}
"""The notes about a card that turns another one, by the code of the game's saying."""


def lay(name: str, rule: str, match: Match, number: int, shown: int | None) -> Worked:
    """The trick with this number, from 1, in the only hand of a match.

    Args:
        shown: the seat whose hand before its own play is also shown.
    """
    layer = _Layer(Worked(name, match.game.id, rule, [], []), match.names or [], shown)
    state = match.game.new_initial_state()
    start = state
    for action in match.state.history():
        if state.current_player() < 0 or _complete(state) != number - 1:
            state.apply_action(action)
            continue
        if not layer.trick.laid:
            start = state.clone()
        before = state.clone()
        state.apply_action(action)
        layer.take(before, state.game.move(action), state)
        if _complete(state) == number:
            layer.finish(start, state)
            break
    return layer.trick


def _complete(state: State) -> int:
    """The number of complete tricks of the hand; in a game without tricks, of turns."""
    public = state.public()
    if not state.game.rules.look.tricks:
        return sum(line.phase == "discard" for line in public.log)
    return len(public.tricks) or len(public.ended)


def _sayings(state: State) -> list[Saying]:
    """What the game says of the last action."""
    return state.line(state.steps()[-1]).told


class _Layer:
    """Adds to a worked trick what each move lays on the table."""

    def __init__(self, trick: Worked, names: list[str], shown: int | None) -> None:
        self.trick = trick
        self.names = names
        self.shown = shown
        self.held: list[str] = []

    def take(self, before: State, move: Move, after: State) -> None:
        """Add what a move lays on the table, if it belongs to the trick or turn."""
        seat = before.current_player()
        if before.game.rules.look.tricks:
            if move.verb == PLAY.name:
                self._play(seat, move, before, after)
        elif move.card:
            self._throw(seat, move.card, before)
        elif not self.trick.laid:
            self._draw(seat, move.verb, before)

    def finish(self, start: State, end: State) -> None:
        """Add who took the trick and why, and the state of the cards when it was complete."""
        worked = self.trick
        if not start.game.rules.look.tricks:
            drawn, thrown = (laid.card for laid in worked.laid)
            after = [*self.held, drawn]
            after.remove(thrown)
            worked.why = turn_reasons(worked.game, self.held, after)
            return
        old, new = start.public(), end.public()
        trick = (new.tricks or new.ended)[-1]
        worked.trumps = old.trumps
        worked.why = reasons(trick, old, new, _sayings(end), self.names)
        for number, (laid, play) in enumerate(zip(worked.laid, trick.plays, strict=True)):
            laid.card = play.card
            laid.turned = play.card in new.turned
            laid.won = play.seat == trick.winner
            part = ("led-" if number == 0 else "") + ("took" if laid.won else "")
            laid.who = self._who(part.strip("-") or "played", play.seat)

    def _who(self, part: str, seat: int) -> Note:
        return Note(f"worked-who-{part}", {"name": self.names[seat]})

    def _play(self, seat: int, move: Move, before: State, after: State) -> None:
        own, card = before.own(seat), move.card
        wild = card not in own.hand
        notes = []
        if move in own.revokes:
            notes.append(Note("worked-revoke"))
        if before.public().seats[seat].called == card:
            notes.append(Note("worked-called"))
        if wild:
            notes.append(Note("worked-wild", cards={"card": card}))
        for saying in _sayings(after):
            if saying.code in TURNED:
                notes.append(Note(TURNED[saying.code], cards={"card": saying.card}))
        self.trick.laid.append(Laid(seat, card, self._who("played", seat), notes, wild))
        if seat == self.shown:
            fair = {one.card for one in set(own.legal) - set(own.revokes)}
            stands = before.position.stands_for
            fit = [code for code in own.hand if not fair.isdisjoint(stands(code))]
            self.trick.hand = Held(self._who("held", seat), own.hand, fit)

    def _draw(self, seat: int, verb: str, before: State) -> None:
        self.held = before.own(seat).hand
        self.trick.hand = Held(self._who("held", seat), self.held, self.held)
        self.trick.laid.append(Laid(seat, "", self._who(verb, seat)))

    def _throw(self, seat: int, card: str, before: State) -> None:
        drawn = Counter(before.own(seat).hand) - Counter(self.held)
        self.trick.laid[0].card = next(iter(drawn))
        self.trick.laid.append(Laid(seat, card, self._who("threw", seat)))
