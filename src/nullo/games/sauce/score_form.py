"""What is entered in a hand of Sauce at a real table, and what it scores."""

from __future__ import annotations

from nullo.game.score_form import (
    EntryAnswer,
    EntryChoice,
    EntryField,
    EntryRead,
    ScoreDoubling,
    ScoreForm,
    ScoreTable,
    only,
    table,
)
from nullo.game.view import ScorePart
from nullo.games.sauce.options import DOUBLED, STEP, SauceOptions
from nullo.games.sauce.seen import Sauce

NOPE, SHADOOF, BLIND_NOPE = -1, -2, -3  # in entries
STANDARD, ANY_SHADOOF, ANY_NO_WAY = (
    1,
    2,
    3,
)  # marks of bids; the greatest decides the team's contract


def score_form(options: SauceOptions) -> ScoreForm:
    """The bids (S9–S13) and the points that each player took (S31–S33)."""
    worth = options.worth_of_deck
    step = options.bid_step
    most = worth // step * step
    calls = (
        EntryChoice(NOPE, "said-nope", rule="S11"),
        EntryChoice(SHADOOF, "said-shadoof", marks={"contract": ANY_SHADOOF}, rule="S10"),
        EntryChoice(BLIND_NOPE, "said-blind-nope", options.blind_behind, rule="S12"),
    )
    standard = {"contract": STANDARD}
    said = (
        EntryChoice(0, "keep-no"),
        EntryChoice(1, "keep-no-way", marks={"contract": ANY_NO_WAY}),
    )
    answer = EntryAnswer("bid", SHADOOF, "S13")
    fields = (
        EntryField("bid", "bids", high=most, step=step, choices=calls, marks=standard, rule="S9"),
        EntryField("no-way", "bids", choices=said, answers=answer, usual=0, rule="S13"),
        EntryField("taken", high=worth, step=STEP, total=worth, rule="S30"),
    )
    doubling = ScoreDoubling(options.super_after, options.super_at, DOUBLED, "S34")
    length = ("hands", "target", "super_after", "super_at")
    bids = ("shadoof_at", "no_way_at", "blind_behind", "bid_step")
    matter = (*length, *bids, "suits", "ranks")
    return ScoreForm(fields, _tables(Sauce(options), worth), matter, doubling=doubling)


def _tables(position: Sauce, worth: int) -> tuple[ScoreTable, ...]:
    """S31–S33: the score tables: one for a team's points and its bid, one for a player's nope.

    ``worth`` is the points in a hand.
    """

    def points(taken: int) -> list[ScorePart]:
        return only(position.hand_score((NOPE, NOPE), (taken, 0)), "points")

    def bid_parts(contract: int, number: int, excess: int) -> list[ScorePart]:
        taken = number if excess >= 0 else min(number - STEP, worth)
        if contract != STANDARD or not 0 <= taken <= worth:
            return []
        bids = (min(number, worth), max(0, number - worth))
        return only(position.hand_score(bids, (taken, 0)), "made", "failed")

    def over(contract: int, excess: int) -> list[ScorePart]:
        if contract != STANDARD:
            return []
        return only(position.hand_score((0, 0), (excess, 0)), "over")

    def limit(contract: int, taken: int) -> list[ScorePart]:
        if contract == ANY_SHADOOF:
            return only(position.hand_score((SHADOOF, 0), (taken, 0)), "shadoof")
        if contract == ANY_NO_WAY:
            return only(position.hand_score((0, 0), (taken, 0), (True, False)), "no-way")
        return []

    def alone(call: int, taken: int, no_way: int) -> list[ScorePart]:
        if call not in (NOPE, BLIND_NOPE) or no_way:
            return []
        parts = position.hand_score((call, 0), (taken, 0))
        return only(parts, "nope", "blind-nope")

    contract = EntryRead("contract", "max", high=ANY_NO_WAY)
    taken = EntryRead("taken", "sum", high=worth, step=STEP)
    number = EntryRead("bid", "sum", high=2 * worth, step=STEP)
    excess = EntryRead("taken", "sum", "bid", high=worth, step=STEP)
    reached = EntryRead("taken", "sum", "bid", low=-STEP, high=0, step=STEP)
    own = [
        EntryRead("bid", low=BLIND_NOPE, high=0),
        EntryRead("taken", high=STEP, step=STEP),
        EntryRead("no-way"),
    ]
    return (
        table([taken], points, each="side"),
        table([contract, number, reached], bid_parts, each="side"),
        table([contract, excess], over, each="side"),
        table(own, alone),
        table([contract, taken], limit, each="side"),
    )
