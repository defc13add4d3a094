"""The filled-in score sheet of a game whose score was kept at a real table."""

from __future__ import annotations

from nullo.game.print_form import ALL
from nullo.game.score_form import EntryField
from nullo.games.registry import rules_of
from nullo.locale.words import say
from nullo.paper.document import Document, Paper
from nullo.paper.sheet import Cell, SheetContent, columns, sheet_pdf
from nullo.scorekeeper import Entry, KeptScore, Reckoning, ScoreRules, reckon_score

SIGNS = "●○"  # the signs of bids on a sheet, in their order


def kept_pdf(score: KeptScore, paper: Paper, language: str, date: str) -> Document:
    """The filled-in score sheet of a kept score as a PDF; see :func:`nullo.paper.kept_score`."""
    scored, reckoning = reckon_score(score)
    rules = rules_of(score.game)
    options = rules.fill(score.options)
    cells = columns(rules, options)
    rows = rows_of(score, scored, reckoning, language=language)
    marks = None
    if doubling := scored.form.doubling:
        first = reckoning.doubled_from
        marks = [f"×{doubling.times}" if 0 <= first <= k else "" for k in range(len(rows))]
    result = [
        _number(reckoning.totals[one.side]) if one.column.kind == "total" else "" for one in cells
    ]
    winners, over = reckoning.winners, reckoning.over
    played = SheetContent(score.names, rows, score.dealer, marks, result, winners, date, over)
    return sheet_pdf(rules, options, paper, language, played)


def rows_of(
    score: KeptScore, rules: ScoreRules, reckoning: Reckoning, *, language: str
) -> list[list[str]]:
    """The rows of a filled-in score sheet: for each hand, the text in each column.

    ``rules`` and ``reckoning`` come from :func:`nullo.scorekeeper.reckon_score`.
    """
    game = rules_of(score.game)
    cells = columns(game, game.fill(score.options))
    filler = _Filler(rules, reckoning, language)
    totals = list(rules.start)
    rows = []
    for number, entry in enumerate(score.hands):
        changes = reckoning.hands[number]
        totals = [total + change for total, change in zip(totals, changes, strict=True)]
        rows.append([filler.text(cell, number, entry, totals) for cell in cells])
    return rows


class _Filler:
    def __init__(self, rules: ScoreRules, reckoning: Reckoning, language: str) -> None:
        self.rules = rules
        self.reckoning = reckoning
        self.language = language
        self.fields = {field.name: field for field in rules.form.fields}

    def text(self, cell: Cell, hand: int, entry: Entry, totals: list[int]) -> str:
        """The text of column ``cell`` in a hand's row; ``totals`` are the sides' totals after the hand."""
        column = cell.column
        if cell.side < 0:
            return ""
        if column.kind == "total":
            return _number(totals[cell.side])
        if column.parts:
            codes, parts = column.parts, self.reckoning.parts[hand][cell.side]
            points = [part.number for part in parts if codes == ALL or part.code in codes]
            return _number(sum(points)) if points or codes == ALL else ""
        if column.entry not in entry:
            return ""
        seats = list(range(cell.side, self.rules.players, self.rules.sides))
        if cell.seat >= 0:
            seats = [cell.seat]
        field, values = self.fields[column.entry], entry[column.entry]
        if field.each == "side":
            return self._value(cell, field, values[cell.side])
        if len(seats) == 1:
            return self._value(cell, field, values[seats[0]])
        named = {choice.value: choice for choice in field.choices}
        for value in [values[seat] for seat in seats]:
            if value in named and named[value].marks:  # it stands for the whole side
                return self._value(cell, field, value)
        numbers = [values[seat] for seat in seats if values[seat] not in named]
        return _number(sum(numbers)) if numbers else ""

    def _value(self, cell: Cell, field: EntryField, value: int) -> str:
        column = cell.column
        if value in column.values:
            at = column.values.index(value)
            if column.kind == "signs":
                return SIGNS[at]
            return say(column.letters[at], None, self.language)
        words = next((choice.words for choice in field.choices if choice.value == value), "")
        return say(words, None, self.language) if words else _number(value)


def _number(number: int) -> str:
    return str(number).replace("-", "−")
