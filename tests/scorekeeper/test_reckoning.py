"""The scorekeeper counts as the engine does, in every game and with every option."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import MANY, games

import nullo
from nullo.game.score_form import GameLimit, plain
from nullo.game.view import ScorePart
from nullo.scorekeeper import Entry, ScoreRules, WrongEntry, reckon, score_rules
from real_games import NOTES, Noted, noted, played
from variants import Variant, variants

GAMES = sorted(NOTES)


def same_as_engine(game: nullo.Game, seed: str) -> None:
    """Play a game and keep its score: the same dealers, sizes, parts, totals, end and winners."""
    state, hands = played(game, seed)
    rules = score_rules(game.id, game.options)
    entries = noted(state, hands)
    public = state.public()
    kept = reckon(rules, entries)
    assert kept.hands == public.hands
    assert kept.totals == state.scores()
    assert kept.winners == state.winners()
    assert kept.dealers == [hand.before.dealer for hand in hands]
    for number, (mine, theirs) in enumerate(zip(kept.parts, public.parts, strict=True)):
        assert [counted(side) for side in mine] == [counted(side) for side in theirs], number
    if rules.form.sizes:
        assert sizes(hands) == [
            rules.form.sizes[number % len(rules.form.sizes)] for number in range(len(hands))
        ]
    assert kept.end is not None
    if public.end is None or public.end.code != "stall":  # how a stock ended is not entered
        assert kept.end == public.end
    rotated(rules.players, entries, kept.totals, game)


def counted(parts: Sequence[ScorePart]) -> dict[tuple[str, str], tuple[int, int | None]]:
    """Parts by kind."""
    found: dict[tuple[str, str], tuple[int, int | None]] = {}
    for part in parts:
        assert (part.code, part.rule) not in found
        if part.number or part.count is not None:
            found[part.code, part.rule] = (part.number, part.count)
    return found


def sizes(hands: Sequence[Noted]) -> list[int]:
    """How many cards everybody had in each hand."""
    return [len(hand.tricks) for hand in hands]


def rotated(players: int, entries: Sequence[Entry], totals: list[int], game: nullo.Game) -> None:
    """Another seat deals first, and everybody sits one seat further: everybody has the same."""

    def turned(values: list[int]) -> list[int]:
        if len(values) == 1:
            return [(values[0] + 1) % players] if values[0] >= 0 else values
        return [values[-1], *values[:-1]]

    moved = [{name: turned(values) for name, values in entry.items()} for entry in entries]
    kept = reckon(score_rules(game.id, game.options), moved, dealer=1)
    assert kept.totals == [totals[-1], *totals[:-1]]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_scores_of_variants(variant: Variant) -> None:
    for seed in range(3):
        same_as_engine(variant.load(), f"{variant}-{seed}")


@pytest.mark.parametrize("game", GAMES)
def test_scores_of_any_options(game: str) -> None:
    @MANY
    @given(data=st.data())
    def check(data: st.DataObject) -> None:
        chosen = data.draw(games(game))
        if (chosen.rules.bounds(chosen.typed_options).decisions or 0) > 20_000:
            return
        same_as_engine(chosen, data.draw(st.text("ab", min_size=3, max_size=6)))

    check()


IMPOSSIBLE = [
    # A14: all tricks of the hand were taken.
    ("all-or-nothing", {}, {"bid": [0, 1, 1, 1], "tricks": [4, 4, 1, 0]}, "tricks"),
    ("all-or-nothing", {}, {"bid": [0, 1, 2, 1], "tricks": [4, 4, 1, 1]}, "bid"),
    ("all-or-nothing", {}, {"bid": [0, 1, 1], "tricks": [4, 4, 1, 1]}, "bid"),
    ("all-or-nothing", {}, {"tricks": [4, 4, 1, 1]}, "bid"),
    ("all-or-nothing", {}, {"bid": [0] * 4, "tricks": [4, 4, 1, 1], "revokes": [0] * 4}, "revokes"),
    # T5: no bid above the cards of the hand.
    (
        "alles-oder-nichts",
        {"hand_sizes": [3]},
        {"bid": [4, 0, 0, 0], "said": [0] * 4, "tricks": [3, 0, 0, 0]},
        "bid",
    ),
    # N2, N3: the cards of a deck are not worth more.
    ("nothing", {}, {"cards": [300, 2, 0, 0]}, "cards"),
    # F5: only the dealer's left begs.
    ("all-fives", {}, {"take-one": [0, 0], "x": [0]}, "x"),
    ("all-fives", {}, {"take-one": [1, 0]}, "take-one"),
    ("all-fives", {}, {"take-one": [0, 1], "trump-10": [2]}, "trump-10"),
    # S9: a multiple of five; S12: behind by 250; S13: only the opponents of a Shadoof.
    ("sauce", {}, {"bid": [7, 0, 0, 0]}, "bid"),
    ("sauce", {}, {"bid": [-3, 0, 0, 0]}, "bid"),
    ("sauce", {}, {"bid": [100, -2, 0, 0], "no-way": [0, 0, 0, 1]}, "no-way"),
    ("sauce", {}, {"bid": [100, -2, -2, 0], "no-way": [1, 0, 0, 0]}, "no-way"),
    ("sauce", {}, {"bid": [100, -2, 0, 0], "no-way": [1, 0, 1, 0]}, "no-way"),
    ("sauce", {}, {"bid": [100, -2, 0, 0], "no-way": [1, 0, 0, 0], "taken": [5] * 4}, "taken"),
]


@pytest.mark.parametrize(("game", "options", "entry", "field"), IMPOSSIBLE)
def test_impossible_entries_are_refused(
    game: str, options: dict[str, object], entry: Entry, field: str
) -> None:
    with pytest.raises(WrongEntry) as caught:
        reckon(score_rules(game, options), [entry])
    assert caught.value.field == field


def test_A_hand_after_the_end_and_a_dealer_who_is_not_there_are_refused() -> None:
    rules = score_rules("nothing", {"players": 2})
    with pytest.raises(WrongEntry, match="over before"):
        reckon(rules, [{"cards": [1, 2]}, {"cards": [1, 2]}])
    with pytest.raises(WrongEntry, match="no such dealer"):
        reckon(rules, [], dealer=2)


def test_F12_take_one_ends_the_game_before_the_play() -> None:
    rules = score_rules("all-fives", {"target": 10})
    ranks = ("10", "5", "A", "K", "Q", "J")
    first = {"take-one": [0, 0]} | {f"trump-{k}": [0 if k in "5A" else -1] for k in ranks}
    won = reckon(rules, [first, {"take-one": [1, 0]}])
    assert (won.totals, won.winners, won.over) == ([10, 0], [0], True)
    nobody = {f"trump-{rank}": [-1] for rank in ranks}
    with pytest.raises(WrongEntry, match="over before the play"):
        reckon(rules, [first, {"take-one": [1, 0]} | nobody])
    with pytest.raises(WrongEntry, match="is missing"):
        reckon(rules, [first, {"take-one": [0, 0]}])


def test_a_game_that_states_nothing_has_the_points_typed_in() -> None:
    limits = (GameLimit("target", 20, "X1", "least"),)
    rules = ScoreRules("other", {}, 4, [0, 0], False, 0, 20, limits, plain())
    kept = reckon(rules, [{"points": [7, -3]}, {"points": [13, 4]}], dealer=3)
    assert (kept.totals, kept.hands, kept.winners) == ([20, 1], [[7, -3], [13, 4]], [0])
    assert kept.dealers == [3, 0]
    assert kept.parts[0] == [[ScorePart("entered", 7)], [ScorePart("entered", -3)]]
