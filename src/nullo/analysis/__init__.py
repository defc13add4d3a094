"""Analysis of games: how good each decision was by what its player knew, and how lucky deals were."""

from nullo.analysis.assessment import CLASSES, assess
from nullo.analysis.details import all_details, details
from nullo.analysis.match_analyser import MatchAnalyser, Work, analyse
from nullo.analysis.report import (
    VERSION,
    Analysis,
    Bar,
    Deal,
    Decision,
    DecisionDetails,
    Effort,
    Following,
    LikelyReply,
    Part,
    PlayerSummary,
    Point,
    Tried,
)
from nullo.analysis.summary import assemble

__all__ = [
    "CLASSES",
    "VERSION",
    "Analysis",
    "Bar",
    "Deal",
    "Decision",
    "DecisionDetails",
    "Effort",
    "Following",
    "LikelyReply",
    "MatchAnalyser",
    "Part",
    "PlayerSummary",
    "Point",
    "Tried",
    "Work",
    "all_details",
    "analyse",
    "assemble",
    "assess",
    "details",
]
