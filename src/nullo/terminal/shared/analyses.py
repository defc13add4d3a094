"""Reads and stores analyses, and puts their decisions into words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nullo.analysis import Analysis, Decision, Effort
from nullo.analysis.kept import KeptAnalyses, digest
from nullo.game.moves import Move
from nullo.games.registry import rules_of
from nullo.hints import MOST_WHY, TELLING, told_points
from nullo.locale.words import capital, figure, percent, say
from nullo.state.match import Match
from nullo.system.state_folder import state_folder
from nullo.terminal.shared.choices import move_words
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.hint_words import reason_words, told_as_costs, with_sign
from nullo.terminal.shared.people import People
from nullo.terminal.shared.tables import empty_table

# The classes of decisions that could have been better, each with the suit in whose colour it is shown.
FLAWS = {"inaccuracy": "y", "mistake": "o", "blunder": "r"}


def _folder() -> KeptAnalyses:
    return KeptAnalyses(state_folder() / "analyses")


def read_analysis(match: Match, effort: Effort | None = None) -> Analysis | None:
    """The stored analysis of a match with this effort, by default ``Effort()``; None if there is none."""
    return _folder().get(digest(match.record()), effort or Effort())


def keep_analysis(analysis: Analysis) -> None:
    """Store an analysis. An OSError is ignored, because the analysis can be made again."""
    with suppress(OSError):
        _folder().put(analysis)


class AnalysisWords:
    """Puts an analysis into words and tables.

    The parameter ``pile`` of the methods is the discard pile before the decision.
    """

    def __init__(self, analysis: Analysis, people: People, faces: Faces) -> None:
        self.analysis = analysis
        self.people = people
        self.faces = faces

    def verdict(self, kind: str) -> Text:
        return Text(say(f"class-{kind}"), self.faces.style(FLAWS[kind]) if kind in FLAWS else "")

    def assessment(self, kind: str, words: str) -> Text:
        """A text about a decision: the words for its class ``kind``, followed by ``words``."""
        verdict = self.verdict(kind)
        text = self.faces.paint(say("tui-label", {"label": verdict.plain, "what": words}))
        text.stylize(verdict.style, 0, len(verdict))
        return text

    def move(self, move: Move, pile: Sequence[str]) -> str:
        return move_words("choice", move, self.people, self.faces, pile[-1] if pile else "")

    def loss(self, loss: float, by_points: bool) -> str:
        """A loss in words: as a share of the chance to win, or in points if ``by_points``."""
        if not by_points:
            return percent(loss, 1)
        if not self.analysis.chances:
            return figure(loss, ".1f")
        return say("analysis-lost-points", {"points": told_points(loss)})

    def why(self, decision: Decision, pile: Sequence[str]) -> list[str]:
        """Sentences on why the best action is better than the chosen one; none if that was no mistake."""
        chosen = decision.choice()
        if decision.kind not in FLAWS or chosen is None:
            return []
        best, game, facts = decision.tried[0], self.analysis.game, decision.why[:MOST_WHY]
        reasons = [reason_words(one, game, self.people, self.faces) for one in facts]
        told = [say("analysis-hint", {"reasons": " ".join(reasons)})] if any(reasons) else []
        down = -1 if rules_of(game).lowest_wins else 1
        points, others = (told_points(down * one.points) + 0.0 for one in (best, chosen))
        if points != others:
            costs = told_as_costs(game, points, others)
            params = {
                "better": capital(self.move(best.move, pile)),
                "action": self.move(decision.move, pile),
                **with_sign(points),
                **{f"other-{name}": value for name, value in with_sign(others).items()},
            }
            told.append(say("analysis-why-costs" if costs else "analysis-why-points", params))
        made, other_made = (round(100 * (one.made or 0.0)) for one in (best, chosen))
        # If the better bid succeeds less often, only its points are a reason.
        if made - other_made >= TELLING:
            told.append(say("analysis-why-made", {"percent": made, "other-percent": other_made}))
        return told

    def summary(self, decision: Decision, pile: Sequence[str]) -> Text:
        """A line on a decision: how good it was and, if it was a mistake, which action was better."""
        action = self.move(decision.move, pile)
        params = {"name": self.people.name(decision.seat), "action": action}
        if decision.kind == "forced":
            return self.faces.paint(f"{say('analysis-chose', params)}, {say('analysis-forced')}")
        if decision.kind in FLAWS:
            params["better"] = self.move(decision.tried[0].move, pile)
            params["lost"] = self.loss(decision.loss, decision.by_points)
            words = say("analysis-flaw", params)
        else:
            words = say("analysis-chose", params)
        return self.assessment(decision.kind, words)

    def values(self, decision: Decision, pile: Sequence[str]) -> Table:
        """A table of what each action of a decision was worth, with a mark at the chosen one."""
        wins = any(one.win is not None for one in decision.tried)
        bids = any(one.made is not None for one in decision.tried)
        costs = rules_of(self.analysis.game).lowest_wins
        keys = ["action", *["win"] * wins, *["made"] * bids, "costs" if costs else "points", "lost"]
        table = empty_table("", *(say(f"analysis-{key}") for key in keys), left=2)
        table.add_column("")
        for one in decision.tried:
            chosen = one.move == decision.move
            table.add_row(
                "▸" if chosen and self.faces.signs else ">" if chosen else "",
                self.faces.paint(self.move(one.move, pile)),
                *([percent(one.win)] if one.win is not None else []),
                *([percent(one.made)] if one.made is not None else []),
                f"{figure(-one.points, 'z.1f') if costs else figure(one.points, '+.1f')}"
                f" ± {figure(one.error, '.1f')}",
                "" if one.kind == "best" else self.loss(one.loss, decision.by_points),
                self.verdict(one.kind),
                style="bold" if chosen else "",
            )
        return table

    def explanation(self, decision: Decision, pile: Sequence[str]) -> Group:
        parts: list[RenderableType] = [self.summary(decision, pile)]
        if decision.tried:
            worlds = say("analysis-worlds", {"worlds": decision.worlds})
            parts += [*map(self.faces.paint, self.why(decision, pile))]
            parts += [Text(), self.values(decision, pile), Text(worlds)]
        return Group(*parts)

    def players(self, seats: Iterable[int]) -> Table:
        """A table of the players: how well they decided, their average loss per decision, and their luck."""
        table = heads("player", "accuracy", *FLAWS, "lost-each", "luck", "skill", left=1)
        known = bool(self.analysis.deals)

        def exact(points: float, error: float) -> str:
            return f"{figure(round(points), '+,d')} ± {figure(error, ',.1f' if error < 10 else ',.0f')}"

        for seat in seats:
            one = self.analysis.players[seat]
            table.add_row(
                self.people.name(seat),
                "–" if one.accuracy is None else percent(one.accuracy),
                *(str(one.counts[kind]) for kind in FLAWS),
                self.loss(one.loss / one.decisions, not self.analysis.chances)
                if one.decisions
                else "–",
                exact(one.luck, one.luck_error) if known else "–",
                exact(one.skill, one.luck_error) if known else "–",
            )
        return table


def heads(*names: str, left: int) -> Table:
    """An empty table with a column for each name; the first ``left`` columns are aligned to the left.

    A name is a class of decisions, or the end of the key of the column's head.
    """
    keys = (f"class-{name}" if name in FLAWS else f"cli-head-{name}" for name in names)
    return empty_table(*map(say, keys), left=left)
