"""Properties of every state of every game."""

import pickle
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, decisions, games, step

import nullo
from move_texts import texts_of
from nullo.games.registry import rules_of
from nullo.locale.words import has_words
from nullo.testing import play_randomly
from nullo.testing.known import everything_seen

pytestmark = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**32)


def check_actions(state: nullo.State) -> None:
    """Check that the mask, the list and the texts of the legal actions agree."""
    game, actor = state.game, state.current_player()
    legal = state.legal_actions()
    assert legal == sorted(set(legal)) != []
    mask = state.legal_actions_mask()
    many, chance = game.num_distinct_actions(), state.is_chance_node()
    assert len(mask) == (game.max_chance_outcomes() if chance else many)
    first = many if chance else 0
    assert [first + place for place, one in enumerate(mask) if one] == legal
    assert set(state.position.fair()) <= set(state.position.legal())
    for seat in range(game.players):
        assert state.legal_actions(seat) == (legal if seat == actor else [])
    for action, text in zip(legal, state.legal_texts(), strict=True):
        assert state.action_to_string(action) == text
        assert state.string_to_action(text) == action
        assert state.string_to_action(f" {text.upper()} ") == action
        assert game.action_id(*game.action_place(action)) == action
    if actor >= 0:
        assert state.position.fair()
        own = state.view(actor).own
        assert own is not None
        assert texts_of(own.legal) == state.legal_texts()


def check_refusals(state: nullo.State) -> None:
    """Check that illegal actions are refused with a rule and change nothing."""
    before = everything_seen(state)
    legal = state.legal_texts()
    for text in texts_of(state.phase().moves):
        if text in legal:
            continue
        with pytest.raises(nullo.IllegalAction) as refused:
            state.apply_action(text)
        error = refused.value
        assert re.fullmatch(r"[A-Z][0-9]+", error.rule) or state.is_chance_node()
        assert error.seat == state.current_player()
    assert everything_seen(state) == before


def check_cards(state: nullo.State) -> None:
    """Check that no card is in two hands, and that hands have their public sizes."""
    held: Counter[str] = Counter()
    copies = Counter(state.game.deck.codes)
    copies["SAUCE"] = 2  # S1
    public = state.view().public
    for seat in range(state.game.players):
        own = state.view(seat).own
        assert own is not None
        assert len(own.hand) == (0 if own.unseen else public.seats[seat].cards)
        held.update(own.hand)
    decks = state.game.options.get("decks", 1)
    if decks == "auto" or decks is None:
        decks = 2
    assert all(many <= copies[card] * decks for card, many in held.items())


def check_copies(state: nullo.State, rng: nullo.Rng) -> None:
    """Check that clones, texts and pickles are equal to the state but independent."""
    before = everything_seen(state)
    twins = [
        state.clone(),
        nullo.State.deserialize(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ]
    for twin in twins:
        assert twin == state
        assert everything_seen(twin) == before
        assert twin.rewards() == state.rewards()
        assert twin.legal_actions() == state.legal_actions()
    action = step(state, rng)
    after = []
    for twin in twins:
        twin.apply_action(action)
        after.append(everything_seen(twin))
    assert after[0] == after[1] == after[2] != before
    assert everything_seen(state) == before


@MANY
@given(data=st.data(), seed=seeds)
def test_everywhere(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    rng = nullo.Rng(seed)
    state = game.new_initial_state()
    total = [0.0] * game.players
    number = 0
    while not state.is_terminal() and number < 400:
        check_actions(state)
        if rng.randrange(20) == 0:
            check_cards(state)
            check_refusals(state)
            check_copies(state, rng)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            assert [action for action, p in outcomes if p > 0] == state.legal_actions()
        state.apply_action(step(state, rng))
        total = [had + got for had, got in zip(total, state.rewards(), strict=True)]
        assert state.is_chance_node() or total == state.returns()
        number += 1
    check_cards(state)


@MANY
@given(data=st.data(), seed=seeds)
def test_every_game_ends(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(games(name))
    position = game.new_initial_state().position
    rng = nullo.Rng(seed)
    start, decisions = position.all_points(), 0
    while decisions < 200_000 and position.actor != nullo.TERMINAL_PLAYER:
        if position.actor == nullo.CHANCE_PLAYER:
            position.deal_all(rng)
        else:
            position.act(position.choose(rng))
            decisions += 1
    assert position.actor == nullo.TERMINAL_PLAYER
    assert position.winners()
    most = game.max_game_length()
    assert most is None or decisions <= most
    won = [now - before for now, before in zip(position.all_points(), start, strict=True)]
    assert game.min_utility() <= min(won) and max(won) <= game.max_utility()


@MANY
@given(seed=seeds)
def test_the_end(name: str, seed: int) -> None:
    state = play_randomly(nullo.load(name).new_initial_state(), nullo.Rng(seed), most=20_000)
    if not state.is_terminal():
        return
    assert state.legal_actions() == []
    assert state.winners() == state.view().public.winners != []
    assert [sum(hand) for hand in zip(*state.hands(), strict=True)] == [
        score - start
        for score, start in zip(
            state.scores(), nullo.load(name).new_initial_state().scores(), strict=True
        )
    ]
    with pytest.raises(nullo.IllegalAction):
        state.apply_action(0)


def test_words_of_phases(name: str) -> None:
    for phase in nullo.load(name).phases:
        assert has_words(f"phase-{phase.name}"), phase.name


def test_words_of_refusals(name: str) -> None:
    missing = set()
    modes = [option.choices for option in rules_of(name).options if option.name == "mode"]
    for mode in modes[0] if modes else [None]:
        game = nullo.load(name, **({"mode": mode} if mode else {}))
        for seed in range(10):
            for state in decisions(game, nullo.Rng(seed), hands=1, most=200):
                legal = set(state.position.legal())
                for index in set(range(len(state.phase().moves))) - legal:
                    code = f"refuse-{state.position.refusal(index).code}"
                    if not has_words(code):
                        missing.add(code)
    assert not missing


@MANY
@given(data=st.data())
def test_the_parts_of_a_score_add_up(name: str, data: st.DataObject) -> None:
    """In every hand, for every side, and each part names a rule and has words."""
    game = data.draw(games(name))
    state = game.new_initial_state()
    play_randomly(state, nullo.Rng(data.draw(seeds)))
    public = state.public()
    assert len(public.parts) == len(public.hands)
    for changes, sides in zip(public.hands, public.parts, strict=True):
        assert [sum(part.number for part in parts) for parts in sides] == changes
        for part in (part for parts in sides for part in parts):
            assert part.rule.startswith(game.rules.prefix)
            assert has_words(f"score-{part.code}")
