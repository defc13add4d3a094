"""Plays a game in line mode: lets bots act, tells what happened, asks the player, runs commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nullo.game.errors import IllegalAction, NulloError
from nullo.game.view import Refusal
from nullo.locale.error_words import error_text
from nullo.locale.words import has_words, rule_page, say, title_of
from nullo.records.film import hints_of
from nullo.state.match import Match
from nullo.state.move_text import Action, text_of
from nullo.terminal.plain.rule_pages import find_rule, page_text, render, show_page
from nullo.terminal.shared import settings
from nullo.terminal.shared.choices import OfferedMoves, meaningless_commands, refusal_reason
from nullo.terminal.shared.console import (
    at_terminal,
    can_draw,
    err,
    is_terminal,
    out,
    wait_for_line,
)
from nullo.terminal.shared.errors import INTERRUPTED
from nullo.terminal.shared.faces import Faces, suits_in_colours
from nullo.terminal.shared.hint_words import HintSteps, hint_counts
from nullo.terminal.shared.local_game import LocalGame
from nullo.terminal.shared.moments import Moment, reason_words, rest_of
from nullo.terminal.shared.observer import Observer
from nullo.terminal.shared.remarks import remark_lines, switch_remarks
from nullo.terminal.shared.table_text import TableText
from nullo.terminal.shared.worked_tricks import draw_trick, tricks_for

COMMANDS = ("rules", "rule", "hint", "last", "history", "scores", "undo", "remarks", "quit")


class Left(Exception):
    """Raised if the player leaves the table."""


class Session:
    """A table in line mode; subclasses define, in ``do``, what happens when the player chooses an action."""

    levels: Sequence[str] = ()
    helps = True

    ABOUT: ClassVar[dict[str, str]] = {
        name: f"command-{name}-words" for name in ("enter", *COMMANDS)
    }
    """By command, the key of the message about it."""

    def __init__(self, match: Match, observer: Observer, console: Console, faces: Faces) -> None:
        self.match = match
        self.observer = observer
        self.console = console
        self.faces = faces
        self._typed = ""
        rules = match.game.rules
        self.meaningless = meaningless_commands(match.game.new_initial_state())
        title = title_of(rules.id)
        self.screen = TableText(title, observer.people, faces, console.width)

    def do(self, action: Action) -> None:
        """Apply the action that the player has chosen; raises NulloError if it is not allowed."""
        raise NotImplementedError

    def tell(self, now: int = -2) -> None:
        """Print the sentences not yet printed, grouped by seat; stop before those of the seat ``now``."""
        untold = self.observer.untold
        if any(isinstance(item, Moment) for _, item in untold):
            now = -2
        while untold and untold[0][0] != now:
            seat, line = untold.pop(0)
            if isinstance(line, Moment):
                self._look_at(line)
                continue
            while untold and untold[0][0] == seat >= 0:
                more = untold[0][1]
                if isinstance(more, Moment) or len(line) + len(more) + 4 > self.screen.width:
                    break
                line = Text.assemble(line, " ", more)
                del untold[0]
            self._print(line)

    def _look_at(self, moment: Moment) -> None:
        """After a move that decided something, pause for a while or until Enter; then print the reason."""
        if at_terminal() and not self._typed:
            self._typed = wait_for_line(rest_of(settings.read().pace))
        if reason := reason_words(moment.decision, self.faces):
            self._print(self.faces.paint(reason))
        if moment.ends_hand:
            public, people = self.observer.view.public, self.observer.people
            for text in remark_lines(public, self.levels, people):
                self._print(Text(text, style="italic"))

    def _print(self, text: Text) -> None:
        self.console.print(Padding(text, (0, 0, 0, 2)))

    def read(self) -> str:
        """Read what the player types; raises :class:`Left` at the end of the input."""
        if self._typed:
            typed, self._typed = self._typed, ""
            return typed
        try:
            return input("› " if self.faces.signs else "> ").strip()
        except EOFError:
            self.console.print()
            raise Left from None

    def show(self) -> OfferedMoves:
        choices = OfferedMoves(self.observer.view, self.observer.people, self.faces)
        self.console.print()
        self.console.print(self.screen.draw(self.observer.view, choices))
        self._prompt(choices)
        return choices

    def _prompt(self, choices: OfferedMoves) -> None:
        self.console.print(Text(choices.prompt(), style="bold"))

    def _act(self, choices: OfferedMoves, text: str) -> bool:
        answer = choices.read(text)
        if answer.refusal:
            self._refuse(answer.refusal)
            self._prompt(choices)
            return False
        if answer.problem:
            self._print(Text(answer.problem))
            return False
        try:
            # Any other text may be that of an action.
            self.do(answer.move or text)
        except IllegalAction as error:
            self._refuse(Refusal(error.rule, error.code, error.params))
            self._prompt(choices)
        except NulloError:
            self._say("not-understood", text=text[:40])
            self._prompt(choices)
        else:
            return True
        return False

    def _refuse(self, refusal: Refusal) -> None:
        reason = refusal_reason(refusal, self.faces)
        self._say("refused", reason=reason, rule=refusal.rule)

    def _say(self, key: str, **params: str) -> None:
        self._print(self.faces.paint(say(key, params)))

    def _command(self, text: str) -> bool:
        word, _, rest = text.lower().partition(" ")
        commands = {
            "?": self._help,
            "help": self._help,
            "last": self._last,
            "history": self._history,
            "scores": self._scores,
            "hint": self._hint,
            "remarks": self._remarks,
        }
        if word in ("quit", "exit", "q"):
            raise Left
        if word in ("rules", "rule"):
            self._rules(rest.strip())
        elif word in commands and not rest and word not in self.meaningless:
            commands[word]()
        else:
            return False
        return True

    def _help(self) -> None:
        self.console.print(Text(say("help", self._examples())))
        self.console.print()
        self.console.print(Padding(self._commands(), (0, 0, 0, 4)))
        key = f"help-{self.match.game.id}"
        if has_words(key):
            self._say(key)

    def _examples(self) -> dict[str, str]:
        game = self.match.game
        code = game.deck.codes[len(game.deck.codes) // 2]
        moves = [move for phase in game.phases if not phase.chance for move in phase.moves]
        moves.sort(key=lambda move: move.number is None)
        of_card = next((move for move in moves if move.card == code), None)
        other = next((move for move in moves if not move.card), None)
        return {
            "card": ", ".join(dict.fromkeys((code, self.faces.card(code)))),
            "actions": ", ".join(text_of(move) for move in (of_card, other) if move),
        }

    def _commands(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(say("command-enter"), say(self.ABOUT["enter"]))
        withheld = () if self.helps else ("hint", "undo")
        for name in COMMANDS:
            if name not in self.meaningless and name not in withheld:
                rule = self.match.game.rules.deck_rule
                typed = f"rules {rule}" if name == "rule" else name
                table.add_row(typed, say(self.ABOUT[name]))
        return table

    def _rules(self, number: str) -> None:
        page = rule_page(self.match.game.id)
        if page is None:
            self._say("rules-none")
            return
        if not number:
            if is_terminal():
                show_page(page)
            else:
                self.console.print(page_text(page))
            return
        rule = find_rule(page, number)
        if rule is None:
            self._say("rules-no-such", number=number.upper()[:10])
        else:
            self.console.print(render(rule))
            for caption, name in tricks_for(page, number):
                self.console.print(draw_trick(name, caption, self.faces))

    def _last(self) -> None:
        public = self.observer.view.public
        tricks = public.tricks or public.ended
        if tricks:
            self._print(self.faces.paint(self.observer.teller.trick(tricks[-1])))
        else:
            self._say("last-none")

    def _history(self) -> None:
        for text in self.observer.history[-1]:
            self._print(text)

    def _scores(self) -> None:
        public = self.observer.view.public
        for number, changes in enumerate(public.hands, 1):
            self._print(Text(self.observer.teller.score_changes(number, changes, public)))
        sides = len(public.scores)
        people = self.observer.people
        now = ", ".join(f"{people.side(k, sides)} {n}" for k, n in enumerate(public.scores))
        self._say("scores-now", scores=now)

    def _remarks(self) -> None:
        self._print(Text(switch_remarks()))

    def _hint(self) -> None:
        """Print a hint; by default nothing."""

    def finish(self) -> None:
        public = self.observer.view.public
        sides = len(public.scores)
        self.console.print()
        if self.faces.signs and self.observer.teller.is_winner(public):
            self._print(suits_in_colours(public.game, self.faces))
        ranked = sorted(
            range(sides), key=lambda side: public.scores[side], reverse=not public.lowest_wins
        )
        for side in ranked:
            won = say("mark-won") if side in public.winners else ""
            name = self.observer.people.side(side, sides)
            text = Text(f"  {public.scores[side]:>6}  {name}  {won}".rstrip())
            self.console.print(text, style="bold" if won else "")
        if hinted := hint_counts(hints_of(self.match), self.observer.people):
            self._print(Text(hinted))


class GameSession(Session):
    """A game against bots in line mode."""

    def __init__(self, game: LocalGame, console: Console, faces: Faces) -> None:
        super().__init__(game.match, game.observer, console, faces)
        self.game = game
        self.helps = game.helps
        self.levels = game.levels
        self._steps: HintSteps | None = None
        self._hint_at = -1

    def do(self, action: Action) -> None:
        self.game.do(self.game.me, action)

    def advance(self) -> None:
        """Let the bots act, and print what they do, until the player has a choice or the game is over."""
        game = self.game
        while not game.over and ((seat := game.turn) != game.me or game.last_card):
            self.tell(seat)
            if card := game.last_card:
                self.do(card)
                continue
            thinks = say("thinks", {"name": self.observer.people.name(seat)})
            if self.console.is_terminal and not self.console.is_dumb_terminal:
                with self.console.status(Text(thinks, style="dim")):
                    action = game.think()
            else:
                action = game.think()
            game.do(seat, action)
        self.tell()

    def ask(self) -> None:
        """Show the table, and ask until the player has acted, taken an action back, or left."""
        choices = self.show()
        while True:
            text = self.read()
            if not text:
                self.show()
            elif text.lower() == "undo":
                if self._back():
                    return
            elif not self._command(text) and self._act(choices, text):
                return

    def _back(self) -> bool:
        try:
            self.game.take_back()
        except NulloError as error:
            self._print(Text(error_text(error)))
            return False
        self.match, self.observer = self.game.match, self.game.observer
        self._print(Text(say("told-back-done", {"what": say("back-move-you")})))
        return True

    def _hint(self) -> None:
        made = self.match.state.many_steps()
        if self._hint_at != made:
            people, faces = self.observer.people, self.faces
            choices = OfferedMoves(self.observer.view, people, faces)
            try:
                hint = self.game.hint()
            except NulloError as error:
                self._print(Text(error_text(error)))
                return
            self._steps = HintSteps(hint, self.match.game.id, people, faces, choices.words)
            self._hint_at = made
        assert self._steps is not None
        self._print(self.faces.paint(self._steps.next()))


def play_lines(game: LocalGame) -> int:
    """Play until the game is over or the player leaves, saving every action; returns the exit code."""
    console = out()
    for text in game.opening:
        console.print(text)
    session = GameSession(game, console, Faces(can_draw()))
    try:
        while True:
            session.advance()
            _save(game)
            if game.over:
                session.finish()
                if game.files.record:
                    file = str(game.files.record)
                    typed = f'"{file}"' if " " in file else file
                    told = say("play-analyse-record", {"file": typed})
                    console.print(Text("\n" + told), soft_wrap=True)
                return 0
            session.ask()
            _save(game)
    except Left:
        console.print(game.farewell())
        return 0
    except KeyboardInterrupt:
        console.print("\n" + game.farewell())
        return INTERRUPTED
    finally:
        game.close()


def _save(game: LocalGame) -> None:
    if why := game.save():
        err().print(why)
