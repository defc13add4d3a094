"""Films: every state is what the seats knew at that moment."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from long_run import LONG
from move_texts import text_of
from nullo import Rng
from nullo.game.events import apply_event
from nullo.game.phases import DEAL
from nullo.game.view import from_plain, json_values
from nullo.records.film import Film, film
from nullo.state.match import Match, start
from variants import Variant, first_variants, variants

ALL = variants() if LONG else first_variants()


@cache
def played(variant: Variant, most: int = 10_000) -> Match:
    """The match of a random game, complete or cut short."""
    rng = Rng(5, variant.name)
    game = variant.load()
    names = [f"Player {seat}" for seat in range(game.players)]
    match, _ = start(game, rng, names, cut=True, meta={"made": "here"})
    for _ in range(most):
        if match.state.is_terminal():
            break
        choices = match.state.position.fair()
        action = game.action_id(match.state.position.phase, choices[rng.randrange(len(choices))])
        match.act(match.state.current_player(), action)
    return match


def states(made: Film) -> list[Any]:
    """All states of a film, computed from its JSON."""
    values = msgspec.json.decode(msgspec.json.encode(made))
    read = from_plain(values, Film)
    found = [json_values(read.start)]
    for step in read.steps:
        found.append(apply_event(found[-1], step.lines, step.patch))
    return found


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_its_states_are_what_each_seat_knew(variant: Variant) -> None:
    match = played(variant)
    made = film(match)
    shown = states(made)
    seats = range(match.game.players)
    state = match.game.new_initial_state()
    met = 0
    for action in match.state.history():
        state.apply_action(action)
        if met < len(shown) and shown[met]["public"] == json_values(state.public()):
            owns = [json_values(state.own(seat)) for seat in seats]
            if shown[met]["owns"] == owns:
                met += 1
    assert met == len(shown)
    assert shown[-1]["public"] == json_values(match.state.public())
    assert made.over


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_its_steps_tell_every_action_in_order(variant: Variant) -> None:
    match = played(variant)
    made = film(match)
    told = [
        f"{step.hand}: {line.seat} {text_of(line.move)}"
        for step in made.steps
        for line in step.lines
        if line.seat >= 0
    ]
    assert told == [
        f"{number}: {action}" for number, hand in enumerate(match.hands) for action in hand.actions
    ]
    deals = [step.hand for step in made.steps if step.lines[0].phase == DEAL]
    assert [0, *sorted(set(deals) - {0})] == list(range(len(match.hands)))
    for step in made.steps:
        assert sum(line.seat >= 0 for line in step.lines) <= 1


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_what_was_hidden_is_told_as_each_saw_it(variant: Variant) -> None:
    match = played(variant)
    made = film(match)
    shown = [step for step in made.steps if step.lines[0].phase != DEAL]
    assert all(line.move for step in shown for line in step.lines)
    steps = [step for step in match.state.steps() if match.game.phases[step.phase].name != DEAL]
    for number, seat in enumerate([*range(match.game.players), None]):
        told = [line for step in shown for line in (step.seen[number] if step.seen else step.lines)]
        assert told == [match.state.line(step, seat) for step in steps]


def test_a_game_that_is_not_over_ends_where_it_stands() -> None:
    match = played(ALL[0], most=7)
    made = film(match)
    assert not made.over
    assert states(made)[-1]["public"] == json_values(match.state.public())


def test_a_match_without_a_card_has_one_state() -> None:
    class Nothing:
        def deck(self, cards: list[int], redeal: bool) -> None:
            return None

        def draw(self, outcomes: list[tuple[int, int]]) -> None:
            return None

    made = film(Match(ALL[0].load(), Nothing()))
    assert (made.steps, made.names, made.meta, made.cut) == ([], [], None, None)


def test_a_film_may_be_one_seat_s_alone() -> None:
    match = played(ALL[0])
    whole, alone = film(match), film(match, seats=[1])
    assert [own.seat for own in alone.start.owns] == [1]
    assert [[state["public"], state["owns"][1]] for state in states(whole)] == [
        [state["public"], state["owns"][0]] for state in states(alone)
    ]
    assert all(len(step.seen) in (0, 2) for step in alone.steps)


def test_it_carries_what_the_record_says() -> None:
    match = played(ALL[0])
    made, record = film(match), match.record()
    for key in ("game", "options", "names", "cut", "meta"):
        assert getattr(made, key) == record[key]
