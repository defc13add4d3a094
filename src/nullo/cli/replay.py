"""``nullo replay``: a record in words, or its scores as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from nullo.cli.console import can_draw, can_screen, out
from nullo.cli.ending import Wrong, reason
from nullo.cli.table.faces import Faces
from nullo.cli.table.people import People
from nullo.cli.table.tell import Teller
from nullo.errors import RecordError
from nullo.match import Match, summary
from nullo.record import read
from nullo.state import State
from nullo.view import Line
from nullo.wording import worded
from nullo.words import say, title_of


def show(file: str, as_json: bool, plain: bool) -> int:
    """Check a record and show it on the screen, or print it; the exit code.

    Args:
        as_json: its scores alone.
        plain: printed, though the terminal could show more.
    """
    try:
        match = read(read_file(file))
    except RecordError as error:
        raise Wrong(worded(error), file) from None
    if as_json:
        print(json.dumps(summary(match.state), ensure_ascii=False))
    else:
        if not plain and file != "-" and can_screen():
            from nullo.tui import run

            return run.replay(match)
        _Printer(match, out(), Faces(can_draw())).run()
    return 0


def read_file(file: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise Wrong(reason(error), file) from None
    except ValueError as error:  # a name with a null character
        raise Wrong(reason(error), repr(file)) from None


class _Printer:
    """Prints a match from its first deal to where it ends, with nothing hidden."""

    def __init__(self, match: Match, console: Console, faces: Faces) -> None:
        self.match = match
        self.console = console
        self.faces = faces
        seats = range(match.game.players)
        names = match.names or [say("seat", {"seat": seat}) for seat in seats]
        self.people = People(names)
        self.teller = Teller(self.people, faces)

    def run(self) -> None:
        match = self.match
        options = match.game.stated_options()
        stated = ", ".join(f"{name} {value}" for name, value in options.items())
        self._print(
            Text(
                f"{title_of(match.game.rules.id, match.game.rules.title)} ({stated})", style="bold"
            )
        )
        self._print(Text(", ".join(self.people.names)))
        for cards in match.cut or []:
            self._print(self.faces.paint(say("cut", {"draws": self._drawn(cards)})))
        self._play(match.game.new_initial_state(), match.state.history())
        if not match.state.is_terminal():
            self._print(Text(say("replay-unfinished")))

    def _drawn(self, cards: list[str | None]) -> str:
        return ", ".join(
            f"{self.people.name(seat)} {self.faces.card(card)}"
            for seat, card in enumerate(cards)
            if card
        )

    def _play(self, state: State, history: list[int]) -> None:
        hand = -1
        before = state.view()
        waiting: list[Text] = []
        dealt: dict[int, list[int]] = {}
        fresh = False
        for action in history:
            actor, phase = state.current_player(), state.phase().name
            if actor < 0 and phase == "deal":
                self._take(state, action, dealt)
                fresh = True
            if actor >= 0 and state.position.hand != hand:
                hand = state.position.hand
                self._begin(hand, state)
                self._hands(state, dealt)
                fresh = False
            if actor >= 0:
                self._tell(waiting)
                if fresh:  # more cards in the same hand
                    self._hands(state, dealt)
                    fresh = False
            event = state.step(action, [None])[None]
            after = state.view()
            text = state.game.action_text(action)
            seen = text if actor >= 0 or phase != "deal" else ""
            told = self.teller.tell(before, Line(actor, seen, phase, event.line.revealed), after)
            if actor < 0:
                waiting += told
            else:
                self._tell(told)
            before = after
        self._tell(waiting)

    def _tell(self, told: list[Text]) -> None:
        for text in told:
            self._print(text, indent=2)
        told.clear()

    def _begin(self, hand: int, state: State) -> None:
        dealer = self.people.name(state.view().public.dealer)
        title = say("replay-hand", {"number": hand + 1, "name": dealer})
        self._print(Text(f"\n{title}", style="bold"))

    def _take(self, state: State, action: int, dealt: dict[int, list[int]]) -> None:
        """Note who is dealt which card; a new deck begins anew."""
        position, deck = state.position, state.game.deck
        if position.deck() is not None:
            dealt.clear()
        to = position.deal_to()
        if to is not None:
            code = state.game.action_text(action).split()[-1]
            dealt.setdefault(to, []).append(deck.number(code))

    def _hands(self, state: State, dealt: dict[int, list[int]]) -> None:
        """Print what each seat holds, or was dealt if it has not looked yet."""
        for seat in range(state.game.players):
            own = state.view(seat).own
            cards = own.hand if own else []
            if not cards:
                cards = state.game.deck.names(sorted(dealt.get(seat, [])))
            held = {"who": self.people.name(seat), "card": self.faces.cards(cards)}
            self._print(self.faces.paint(say("worked-laid", held)), indent=2)

    def _print(self, text: Text, indent: int = 0) -> None:
        self.console.print(Text(" " * indent) + text, soft_wrap=True)
