"""A screen that opens texts: keys, rules, history, scores, the last trick, everything in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from nullo.game.view import Public
from nullo.locale.words import say
from nullo.terminal.screen import info_texts
from nullo.terminal.screen.dialogs import Reading, RuleBook
from nullo.terminal.screen.hand_view import Hand
from nullo.terminal.screen.keymap import Names
from nullo.terminal.screen.view_screen import ViewScreen
from nullo.terminal.shared.event_words import Teller


class InfoScreen(ViewScreen):
    """A table on the screen, with keys that open texts about it."""

    BINDINGS: ClassVar = [
        ("question_mark", "keys"),
        ("r", "rules"),
        ("h", "history"),
        ("s", "scores"),
        ("l", "last"),
        ("d", "details"),
        ("q,escape", "leave"),
    ]
    KEYS: Names = ()

    def _read(self, title: str, body: RenderableType, end: bool = False) -> None:
        self.app.push_screen(Reading(title, body, end=end))

    def action_keys(self) -> None:
        """Show what the keys do."""
        self._read(
            say("tui-foot-keys"), info_texts.keys(self.model.game, self.meaningful(self.KEYS))
        )

    def action_rules(self) -> None:
        """Show the rules, at the one that applies."""
        rules = self._rules_in_play()
        self.app.push_screen(RuleBook(self.model.game, self.model.title, rules))

    def _rules_in_play(self) -> Sequence[str]:
        own = self.model.view.own if self.model.view else None
        rules = [self.prompt.rule] if self.prompt.rule else []
        hand = self.query_one(Hand)
        if own and hand.has_focus and hand.place < len(own.hand):
            refusal = own.refusal(own.hand[hand.place])
            if refusal and refusal.rule not in rules:
                rules.append(refusal.rule)
        return rules

    def action_history(self) -> None:
        """Show the history."""
        with self._while_here():
            body = info_texts.history(self.model, self.faces)
            self._read(say("tui-foot-history"), body, end=True)

    def action_scores(self) -> None:
        """Show the scores, hand by hand."""
        with self._while_here():
            if self.model.view:
                sheet = info_texts.score_sheet(self.model, self.model.view.public)
                series = [Text(), Text(self.model.series)] if self.model.series else []
                self._read(say("table-score"), Group(sheet, *series))

    def action_last(self) -> None:
        """Show the last trick."""
        public = self.model.view.public if self.model.view else Public()
        tricks = public.tricks or public.ended
        body = Text(say("last-none"))
        with self._while_here():
            if tricks:
                body = self.faces.paint(Teller(self.model.people, self.faces).trick(tricks[-1]))
            self._read(say("table-last-trick"), body)

    def action_details(self) -> None:
        """Show everything that is face up, in words."""
        with self._while_here():
            if self.model.view:
                body = info_texts.everything(self.model, self.faces, 70)
                self._read(say("tui-foot-details"), body)

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss("leave")
