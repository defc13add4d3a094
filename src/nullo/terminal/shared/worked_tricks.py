"""Draws the worked tricks of rule pages as text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from nullo.game.view import Public
from nullo.lessons.laying import Held, LaidCard, Worked
from nullo.lessons.worked import parts_of, sentences, worked_trick
from nullo.locale.words import say
from nullo.terminal.shared.faces import Faces, in_sentence, note_of
from nullo.terminal.shared.hand_text import Card, draw


def draw_trick(name: str, caption: str, faces: Faces) -> RenderableType:
    """A worked trick: its cards with their players, a hand, and the reasons."""
    drawer = _Drawer(worked_trick(name), faces)
    parts: list[RenderableType] = [Text(f"{caption} ({drawer.trick.rule})", style="bold")]
    if drawer.trick.hand:
        parts += drawer.hand(drawer.trick.hand)
    parts += [drawer.table(), *drawer.notes(), drawer.why(), Text()]
    return Padding(Group(*parts), (0, 0, 0, 4))


def in_words(page: str, faces: Faces) -> str:
    """A rule page in Markdown, with each worked trick replaced by sentences."""
    parts = []
    for text, caption, name in parts_of(page):
        parts.append(text)
        if name:
            trick = worked_trick(name)
            words = sentences(trick, partial(in_sentence, game=trick.game, faces=faces))
            parts.append(f"> **{caption}** ({trick.rule}). {words}\n")
    return "".join(parts)


def tricks_for(page: str, rule: str) -> Iterator[tuple[str, str]]:
    """The captions and names of a rule page's worked tricks that show a rule."""
    for _, caption, name in parts_of(page):
        if name and worked_trick(name).rule == rule.strip().upper():
            yield caption, name


class _Drawer:
    def __init__(self, trick: Worked, faces: Faces) -> None:
        self.trick = trick
        self.faces = faces

    def _name(self, code: str) -> str:
        return in_sentence(code, self.trick.game, self.faces)

    def _card(self, code: str, legal: bool = True, turned: bool = False) -> Card:
        public = Public(game=self.trick.game, turned=[code] if turned else [])
        return Card(code, legal=legal, note=note_of(code, public, self.faces))

    def hand(self, held: Held) -> list[RenderableType]:
        key = "worked-hand" if len(held.fair) < len(held.cards) else "worked-hand-turn"
        cards = [self._card(code, code in held.fair) for code in held.cards]
        who = held.who.words(self._name)
        return [Text(say(key, {"who": who})), *draw(cards, self.faces, 70)]

    def table(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in self.trick.laid:
            grid.add_column(justify="center", max_width=17, vertical="top")
        grid.add_row(*(self._face(laid) for laid in self.trick.laid))
        grid.add_row(*(self._player(laid) for laid in self.trick.laid))
        return grid

    def _player(self, laid: LaidCard) -> Text:
        return Text(laid.who.words(self._name), style="bold" if laid.won else "")

    def _face(self, laid: LaidCard) -> Text:
        return Text("\n").join(draw([self._card(laid.card, True, laid.turned)], self.faces))

    def notes(self) -> Iterator[Text]:
        for laid in self.trick.laid:
            for note in laid.notes:
                params = {"who": self._name(laid.card), "card": note.words(self._name)}
                yield self.faces.paint(say("worked-laid", params))

    def why(self) -> Text:
        return self.faces.paint(" ".join(note.words(self._name) for note in self.trick.why))
