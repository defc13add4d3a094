"""Analyses that ``nullo analyse`` has kept, and their decisions in words."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from rich.text import Text

from nullo.analysis import Analysis, Decision, Effort
from nullo.analysis.kept import KeptAnalyses, digest
from nullo.locale.words import say
from nullo.state.match import Match

FLAWS = ("inaccuracy", "mistake", "blunder")
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def kept_analyses() -> KeptAnalyses:
    """The folder of analyses, below XDG_STATE_HOME."""
    return KeptAnalyses(Path(platformdirs.user_state_path("nullo")) / "analyses")


def kept_analysis(match: Match) -> Analysis | None:
    """The analysis of a match as ``nullo analyse`` makes it by default; None: none is kept."""
    return kept_analyses().get(digest(match.record()), Effort())


def lost(loss: float, chances: bool) -> str:
    """What a decision lost: of the chance to win, or points."""
    return percent(loss, 1) if chances else f"{loss:.1f}"


def percent(share: float, digits: int = 0) -> str:
    """A share as a percentage."""
    return f"{100 * share:.{digits}f} %"


def verdict(kind: str) -> Text:
    """The class of a decision."""
    return Text(say(f"class-{kind}"), STYLES.get(kind, ""))


def flaws(analysis: Analysis) -> dict[int, Decision]:
    """The decisions that could have been better, by how many actions and cards came before."""
    return {one.step: one for one in analysis.decisions if one.kind in FLAWS}
