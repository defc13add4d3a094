"""``nullo analyse``: what each decision of a record was worth."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nullo.analysis import (
    Analysis,
    Decision,
    DecisionDetails,
    Effort,
    MatchAnalyser,
    Point,
    all_details,
    analyse,
)
from nullo.arena.workers import workers
from nullo.cli.options import AnalyseOptions, check_positive
from nullo.cli.replay import match_in
from nullo.game.moves import Move
from nullo.locale.words import percent, say
from nullo.records.film import bots_of
from nullo.state.match import Match
from nullo.terminal.plain.practice import practise_lines
from nullo.terminal.shared.analyses import FLAWS, AnalysisWords, heads, keep_analysis, read_analysis
from nullo.terminal.shared.console import can_draw, out, progress
from nullo.terminal.shared.errors import wrong_input
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.kept_mistakes import keep_mistakes
from nullo.terminal.shared.people import People, people_of
from nullo.terminal.shared.practice import Practice, mistakes_of

CURVE = 48  # the most columns of a curve
HEIGHTS = "▁▂▃▄▅▆▇█"
MOST_WORLDS = 20_000


def run(wish: AnalyseOptions) -> int:
    """Analyse a record and print the result; returns the exit code."""
    check_positive(worlds=wish.worlds, jobs=wish.jobs)
    if wish.worlds > MOST_WORLDS:
        value, most = str(wish.worlds), str(MOST_WORLDS)
        raise wrong_input("wrong-most", name="--worlds", value=value, most=most)
    if wish.practise:
        others = {"--json": wish.json, "--details": wish.details, "-": wish.file == "-"}
        for name, given in others.items():
            if given:
                raise wrong_input("wrong-practise", name=name)
    match = match_in(wish.file, wish.number)
    people = people_of(match)
    seat = None if wish.seat is None else _seat(wish.seat, people)
    found = _analysis(match, Effort(worlds=wish.worlds), wish)
    if wish.practise:
        return _practise(match, found, people, seat)
    if wish.details:
        _print_details(match, found, seat, wish)
    elif wish.json:
        print(msgspec.json.encode(found).decode())
    else:
        _Printer(match, found, people, out()).run(seat)
    return 0


def _seat(text: str, people: People) -> int:
    names = [name.casefold() for name in people.names]
    if text.casefold() in names:
        return names.index(text.casefold())
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < len(names):
        return int(text)
    raise wrong_input("wrong-analyse-seat", value=repr(text), names=", ".join(people.names))


def _analysis(match: Match, effort: Effort, wish: AnalyseOptions) -> Analysis:
    if found := read_analysis(match, effort):
        keep_mistakes(match, found, date.today())
        return found
    many = len(MatchAnalyser(match, effort).works())
    with (
        workers(wish.jobs, wish.cluster) as those,
        progress(many, say("cli-analyse-progress")) as bar,
    ):
        made = analyse(match, effort, workers=those, progress=lambda done, _: bar(done))
    assert made is not None
    keep_analysis(made)
    keep_mistakes(match, made, date.today())
    return made


def _practise(match: Match, found: Analysis, people: People, seat: int | None) -> int:
    """Let the user practise the mistakes of ``seat``; if it is None, those of all people.

    If the record does not state which seats bots played, the mistakes of all seats are practised.
    """
    bots, everybody = bots_of(match), range(match.game.players)
    seats = [k for k in everybody if not (bots and bots[k])] if seat is None else [seat]
    console = out()
    words = AnalysisWords(found, people, Faces(can_draw()))
    mistakes = mistakes_of(match, words, seats or everybody)
    if not mistakes:
        console.print(say("cli-analyse-none"))
        return 0
    return practise_lines(Practice(mistakes), console)


def _print_details(match: Match, found: Analysis, seat: int | None, wish: AnalyseOptions) -> None:
    numbers = [
        one.number for one in found.decisions if one.kind != "forced" and seat in (None, one.seat)
    ]
    made: dict[str, DecisionDetails] = {}
    with (
        workers(wish.jobs, wish.cluster) as those,
        progress(len(numbers), say("cli-analyse-progress")) as bar,
    ):
        analyser = MatchAnalyser(match, found.effort)
        for number, one in zip(numbers, all_details(analyser, numbers, those), strict=True):
            made[str(number)] = one
            bar(len(made))
    whole = msgspec.to_builtins(found) | {"details": msgspec.to_builtins(made)}
    print(msgspec.json.encode(whole).decode())


class _Printer:
    def __init__(self, match: Match, found: Analysis, people: People, console: Console) -> None:
        self.found = found
        self.people = people
        self.console = console
        self.faces = Faces(can_draw())
        self.analyser = MatchAnalyser(match, found.effort)
        self.words = AnalysisWords(found, people, self.faces)

    def run(self, seat: int | None) -> None:
        seats = range(len(self.people.names)) if seat is None else [seat]
        self._mistakes(seats)
        self._bids(seats)
        self._print(self.words.players(seats), say("cli-analyse-players"))
        self._curves(seats)
        note = "cli-analyse-note" if self.found.chances else "cli-analyse-note-points"
        self.console.print(say(note), style="dim")

    def _print(self, table: Table, title: str) -> None:
        self.console.print(title, style="bold")
        self.console.print(table)
        self.console.print()

    def _mistakes(self, seats: Sequence[int]) -> None:
        table = heads("hand", "turn", "player", "played", "better", "lost", "class", left=7)
        reasons = heads("hand", "turn", "why", left=3)
        for one in self.found.decisions:
            if one.seat in seats and one.kind in FLAWS:
                pile = self._pile(one)
                table.add_row(
                    str(one.hand + 1),
                    str(one.turn),
                    self.people.name(one.seat),
                    self._words(one.move, pile),
                    self._words(one.tried[0].move, pile),
                    self.words.loss(one.loss, one.by_points),
                    self.words.verdict(one.kind),
                )
                if why := " ".join(self.words.why(one, pile)):
                    reasons.add_row(str(one.hand + 1), str(one.turn), self.faces.paint(why))
        if table.row_count:
            self._print(table, say("cli-analyse-mistakes"))
            if reasons.row_count:
                self._print(reasons, say("cli-analyse-why"))
        else:
            self.console.print(say("cli-analyse-none"))
            self.console.print()

    def _bids(self, seats: Sequence[int]) -> None:
        table = heads("hand", "player", "bid", "chance-made", "was-made", left=3)
        ends = {deal.hand: deal for deal in self.found.deals}
        for one in self.found.decisions:
            chosen = one.choice()
            if not one.bid or one.seat not in seats or not chosen or chosen.made is None:
                continue
            made = ends[one.hand].made[one.seat] if one.hand in ends else -1
            table.add_row(
                str(one.hand + 1),
                self.people.name(one.seat),
                self._words(one.move, self._pile(one)),
                percent(chosen.made),
                say("analysis-yes" if made else "analysis-no") if made >= 0 else "",
            )
        if table.row_count:
            self._print(table, say("cli-analyse-bids"))

    def _words(self, move: Move, pile: list[str]) -> Text:
        return self.faces.paint(self.words.move(move, pile))

    def _pile(self, decision: Decision) -> list[str]:
        # The words for a draw need the discard pile.
        return self.analyser.state_before(decision.number).view(decision.seat).public.discard

    def _curves(self, seats: Sequence[int]) -> None:
        if not self.found.chances or not can_draw():
            return
        self.console.print(say("analysis-curve"), style="bold")
        wide = max(len(self.people.name(seat)) for seat in seats)
        last = max((point.turn for curve in self.found.curves for point in curve), default=0)
        columns = max(8, min(CURVE, self.console.width - wide - 14))
        for seat in seats:
            if curve := self.found.curves[seat]:
                ends = f"{percent(curve[0].win)} → {percent(curve[-1].win)}"
                name = self.people.name(seat).ljust(wide)
                self.console.print(f"{name} {sparkline(curve, last, columns)} {ends}", no_wrap=True)
        self.console.print()


def sparkline(curve: Sequence[Point], last: int, columns: int) -> str:
    """A curve of chances to win, drawn as a line of ``columns`` blocks of different heights, up to ``last``.

    ``last`` is the last turn of the film.
    """
    line, at = "", 0
    for column in range(columns):
        turn = last * (column + 1) / columns
        while at + 1 < len(curve) and curve[at + 1].turn <= turn:
            at += 1
        line += HEIGHTS[min(len(HEIGHTS) - 1, int(curve[at].win * len(HEIGHTS)))]
    return line
