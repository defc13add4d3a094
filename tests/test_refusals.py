"""Every action that is refused, in every phase of every game, is refused in a sentence that cites a rule."""

from __future__ import annotations

import re

import pytest

import nullo
from move_texts import texts_of
from nullo import IllegalAction, Rng, State
from nullo.locale.error_words import error_text
from nullo.locale.words import LANGUAGES
from variants import Variant, first_variants

SEAT = re.compile(
    r"seat \d may not ((play|toss|give|discard|correct|call) \w+|bid (all|nothing|\d+)|draw (stock|discard)"
    r"|take one|stand|beg|run|look|decline|leave|pass|keep"
    r"""|say "(open|secret|nope|blind nope|shadoof|no way)"): \S.+ \([A-Z]\d+\)"""
)
NOBODY = re.compile(r'"[\w ]+" is not possible now: \S.+ \([A-Z]\d+\)')
GAMES = [*first_variants()]


def refused(state: State, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        state.clone().apply_action(text)
    return caught.value


def looked_at(state: State) -> tuple[str, int]:
    """States that are alike for this test: enough of them are looked at, but not all."""
    return state.phase().name, len(state.legal_actions()) > 1


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_every_refusal_is_a_sentence_with_a_rule(variant: Variant) -> None:
    game = nullo.load(variant.game, **variant.options)
    texts = [
        *dict.fromkeys(
            action for phase in game.phases if not phase.chance for action in texts_of(phase.moves)
        )
    ]
    numbers = [f"{verb} 999" for verb in ("bid", "call") if any(t.startswith(verb) for t in texts)]
    seen: set[tuple[str, int]] = set()
    rng = Rng(5)
    state = game.new_initial_state()
    while not state.is_terminal() and state.position.hand < 2:
        if looked_at(state) not in seen:
            seen.add(looked_at(state))
            shape = NOBODY if state.is_chance_node() else SEAT
            legal = state.legal_texts()
            for text in [*texts, *numbers]:
                if text in legal:
                    continue
                error = refused(state, text)
                assert shape.fullmatch(str(error)), str(error)
                for language in LANGUAGES:
                    assert error.rule in error_text(error, language)
        if state.is_chance_node():
            state.deal(rng)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])


@pytest.mark.parametrize(
    ("game", "before", "text", "says"),
    [
        ("sauce", [], "bid 7", "the choices are bid 0, bid 5, … bid 300 (S9)"),
        ("alles-oder-nichts", [], "bid 7", "the choices are bid 0, bid 1, … bid 6 (T5)"),
        ("all-or-nothing", [], "bid 7", "the choices are bid all, bid nothing (A7)"),
        ("all-or-nothing", ["bid all"] * 4, "bid 7", "now it is time to play a card (A8)"),
        (
            "sauce",
            [],
            "blind nope",
            "only a team that is 250 or more behind may bid Blind Nope (S12)",
        ),
        ("all-fives", ["stand"], "call 1", "none is corrected or called (F14)"),
    ],
)
def test_the_reason_is_the_rule_of_what_was_tried(
    game: str, before: list[str], text: str, says: str
) -> None:
    state = nullo.load(game).new_initial_state()
    state.deal(Rng(2))
    for action in before:
        state.apply_action(action)
    assert str(refused(state, text)).endswith(says)


def test_a_blind_nope_is_refused_for_the_reason_that_holds() -> None:
    state = nullo.load("sauce", blind_behind=0, menu="published").new_initial_state()
    state.deal(Rng(2))
    assert state.phase().name == "blind"
    state.apply_action("look")
    assert str(refused(state, "blind nope")).endswith("the hand has been looked at (S12)")
    ours = nullo.load("sauce", blind_behind=0)
    for seed in range(100):
        state = ours.new_initial_state()
        state.deal(Rng(seed))
        if state.phase().name == "give":
            break
    while state.phase().name == "give":
        state.apply_action(state.legal_actions()[0])
    assert str(refused(state, "blind nope")).endswith("nobody may bid blind (S12)")


def test_a_step_of_bids_is_told() -> None:
    state = nullo.load("sauce", bid_step=50).new_initial_state()
    state.deal(Rng(2))
    assert "a bid is a multiple of 50, and at most 300 (S9)" in str(refused(state, "bid 55"))
