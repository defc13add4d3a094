"""A whole number of any type is a number at every door; everything else is refused by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

import nullo
from nullo import Rng, bots
from nullo.analysis.report import Effort
from nullo.arena.contestants import contestant
from nullo.arena.round_robin import arena
from nullo.arena.simulate import simulate
from nullo.judge.trial import hidden_cards, judge, likely_line
from nullo.records import record
from nullo.state.match import Match, RandomSource
from nullo.study.plan import Study, variants
from nullo.testing import check_game, deal, play_randomly
from nullo.values import whole

np = pytest.importorskip("numpy")
TYPES = [np.int8, np.uint8, np.int32, np.int64, np.uint64, lambda n: np.array(n, np.int16)]
OTHERS: list[Any] = [7.0, True, None, "7x", b"7", np.float64(7), np.True_, np.array([1, 2])]


def state_of(seed: Any) -> nullo.State:
    state = nullo.load("nothing", players=3).new_initial_state()
    state.deal(Rng(seed))
    return state


@pytest.mark.parametrize("kind", TYPES)
def test_any_type_is_a_number(kind: Callable[[int], Any]) -> None:
    assert whole(kind(3), "x") == 3
    assert type(whole(kind(3), "x")) is int


@pytest.mark.parametrize("value", OTHERS, ids=repr)
def test_nothing_else_is(value: Any) -> None:
    with pytest.raises(TypeError, match=r"^a thing must be a whole number, not "):
        whole(value, "a thing")


@pytest.mark.parametrize("kind", TYPES[1:])
def test_simulations(kind: Callable[[int], Any]) -> None:
    def played(number: Callable[[int], Any]) -> list[Any]:
        options = {"players": number(3), "rounds": number(1)}
        numbers = {"games": number(2), "playouts": number(1), "seed": number(7)}
        return list(simulate("nothing", options, bots=["random"], **numbers))

    assert played(kind) == played(int)
    assert json.loads(played(kind)[0].record)["meta"]["seed"] == 7


@pytest.mark.parametrize("seed", [-7, 2**40, 2**200, 0])
def test_seeds_may_be_negative_or_huge(seed: int) -> None:
    [once], [again] = (
        list(simulate("nothing", {"rounds": 1}, games=1, seed=seed)) for _ in range(2)
    )
    assert once == again
    assert json.loads(once.record)["meta"]["seed"] == seed
    vector = pytest.importorskip("nullo.vector")
    first, second = (vector.make("nothing", 2, seed=seed).arrays for _ in range(2))
    assert (first.observations == second.observations).all()


def number(value: Any) -> Any:
    return np.int32(value)


def test_options() -> None:
    for options in (
        {"players": number(3), "hand_sizes": np.array([5, 4]), "hands": number(2)},
        {"players": number(3), "hand_sizes": [number(5), number(4)], "hands": np.uint8(2)},
        {"players": 3, "hand_sizes": range(5, 3, -1), "hands": 2},
    ):
        game = nullo.load("alles-oder-nichts", **options)
        assert game.options["hand_sizes"] == (5, 4)
        text = game.new_initial_state().serialize()
        assert nullo.State.deserialize(text).game == game
    assert json.dumps(nullo.load("sauce", menu=np.str_("published")).stated_options())
    for wrong in (2.0, np.float64(2), np.True_, b"\x02", "2.0"):
        with pytest.raises(nullo.OptionError, match="option hands: must be a whole number"):
            nullo.load("alles-oder-nichts", hands=wrong)
    for wrong in (b"\x05\x04", {5: 4}, 5, np.array([[5, 4]])):
        with pytest.raises(nullo.OptionError, match="option hand_sizes: must be"):
            nullo.load("alles-oder-nichts", hand_sizes=wrong)
    with pytest.raises(nullo.OptionError, match="option menu: must be one of"):
        nullo.load("sauce", menu=np.array(["house", "published"]))


def test_arenas_and_studies() -> None:
    game = nullo.load("nothing", rounds=1)
    two = [contestant("random"), contestant("sampler", playouts=cast(int, number(3)))]
    held = arena(game, two, games=number(3), seed=number(5), hands=number(1))
    assert json.dumps(held.statement())
    assert (held.deals, held.seed, held.hands) == (2, 5, 1)
    made = variants("nothing", {"players": number(3)}, {"hand": np.array([5, 6])})
    study = Study(made, number(9), (two[0],), seed=number(4), deals=number(0))
    assert json.loads(json.dumps(study.statement()))["seed"] == 4
    assert [one.label for one in made] == ["hand=5", "hand=6"]
    for wrong in (1.5, True, "3"):
        with pytest.raises(TypeError, match="games must be a whole number"):
            arena(game, two, games=cast(int, wrong))
        with pytest.raises(TypeError, match="games must be a whole number"):
            Study(made, cast(int, wrong), (two[0],))
        with pytest.raises(TypeError, match="a seed must be a whole number"):
            list(simulate("nothing", {}, games=1, seed=cast(int, wrong)))
    with pytest.raises(ValueError, match="games must be at least 1, not 0"):
        list(simulate("nothing", {}, games=number(0)))


def test_seats_and_actions() -> None:
    state = state_of(1)
    seat = number(state.current_player())
    action = number(state.legal_actions()[0])
    assert state.view(seat) == state.view(int(seat))
    assert state.legal_actions(seat) == state.fair_actions(seat) == state.legal_actions()
    assert state.for_seat(seat).seat == seat
    assert type(state.for_seat(seat).seat) is int
    state.step(action)
    assert state == state_of(1).child(int(action))
    assert json.loads(state.serialize())["actions"][-1] == action


def test_bots_judgements_and_efforts() -> None:
    state = state_of(2)
    bot = bots.make("sampler", Rng(number(1)), playouts=cast(int, number(2)))
    assert bot.choose(state.for_seat(state.current_player())) in state.legal_actions()
    with pytest.raises(TypeError, match="playouts must be a whole number, not True"):
        bots.make("sampler", Rng(1), playouts=True)
    seat = state.for_seat(state.current_player())
    judged = judge(seat, Rng(1), worlds=cast(int, number(3)))
    assert judged == judge(seat, Rng(1), worlds=3)
    assert Effort(worlds=cast(int, number(9))) == Effort(worlds=9)
    assert check_game("nothing", steps=number(3), seed=number(1)) == check_game(
        "nothing", steps=3, seed=1
    )


def test_a_records_own_numbers() -> None:
    match = Match(nullo.load("nothing"), RandomSource(Rng(1)), meta={"tried": number(3)})
    assert json.loads(record.write(match))["meta"] == {"tried": 3}
    match.meta = {"tried": {1, 2}}
    with pytest.raises(
        TypeError, match=r"a value of a record must be a whole number, not \{1, 2\}"
    ):
        record.write(match)


@pytest.mark.parametrize("seed", [None, 7.0, True, [1]])
def test_a_wrong_seed_of_games_at_once(seed: Any) -> None:
    vector = pytest.importorskip("nullo.vector")
    with pytest.raises(TypeError, match="a seed must be a whole number, not"):
        vector.make("nothing", 2, seed=seed)
    games = vector.make("nothing", number(2), seed=number(1), threads=number(1))
    with pytest.raises(TypeError, match="a seed must be a whole number, not"):
        games.reset(seed)
    with pytest.raises(TypeError, match="n must be a whole number"):
        vector.make("nothing", 2.0)
    seats = vector.make("nothing", 2, opponent="random", seats=np.array([0, 1]))
    assert seats.arrays.players.tolist() == [0, 1]


def test_chance_comes_from_our_generator_alone() -> None:
    import random

    state = nullo.load("nothing").new_initial_state()
    dealt = state_of(1)
    others: list[Any] = [np.random.default_rng(1), random.Random(1), 7, None]
    for other in others:
        for use in (
            lambda other=other: state.deal(other),
            lambda other=other: dealt.deal(other),  # also where no card is missing
            lambda other=other: RandomSource(other),
            lambda other=other: bots.make("random", other),
        ):
            with pytest.raises(TypeError, match=r"^chance must come from a nullo\.Rng, not "):
                use()
        if other is not None:
            with pytest.raises(TypeError, match="chance must come from"):
                dealt.resample_from_infostate(0, other)
    assert state.history() == []
    assert play_randomly(state, Rng(1), 1).history()


@pytest.mark.parametrize("rng", [None, 7, "7"])
def test_judgements_take_chance_from_our_generator_alone(rng: Any) -> None:
    seat = state_of(2).for_seat(state_of(2).current_player())
    action = seat.legal_actions()[0]
    for use in (
        lambda: judge(seat, rng, worlds=2),
        lambda: likely_line(seat, action, rng, worlds=2),
        lambda: hidden_cards(seat, rng, worlds=2),
        lambda: play_randomly(state_of(2), rng),
    ):
        with pytest.raises(TypeError, match=r"^chance must come from a nullo\.Rng, not "):
            use()


@pytest.mark.parametrize("wrong", [True, None, 3.0, "3", np.float32(3)], ids=repr)
def test_wrong_numbers_of_judgements(wrong: Any) -> None:
    seat = state_of(2).for_seat(state_of(2).current_player())
    action = seat.legal_actions()[0]
    for use in (
        lambda: judge(seat, Rng(1), worlds=wrong),
        lambda: judge(seat, Rng(1), worlds=2, also=[wrong]),
        lambda: judge(seat, Rng(1), worlds=2, only=[wrong]),
        lambda: likely_line(seat, wrong, Rng(1)),
        lambda: likely_line(seat, action, Rng(1), worlds=wrong),
        lambda: hidden_cards(seat, Rng(1), worlds=wrong),
        lambda: play_randomly(state_of(2), Rng(1), wrong),
    ):
        with pytest.raises(TypeError, match=" must be a whole number, not "):
            use()


def test_a_line_begins_with_a_legal_action() -> None:
    seat = state_of(2).for_seat(state_of(2).current_player())
    for wrong in (-1, 10_000, max(seat.legal_actions()) + 1):
        with pytest.raises(ValueError, match="is not legal now"):
            likely_line(seat, wrong, Rng(1), worlds=2)
    for use in (judge, hidden_cards):
        with pytest.raises(ValueError, match="worlds must be at least 1, not 0"):
            use(seat, Rng(1), worlds=0)


def test_names_and_cards_are_texts() -> None:
    with pytest.raises(TypeError, match="a bot's name must be a text, not 7"):
        bots.make(cast(str, 7), Rng(1))
    with pytest.raises(ValueError, match="playouts must be at least 1, not -1"):
        bots.make("sampler", Rng(1), playouts=-1)
    for wrong in (7, ["nothing"], np.array(["nothing"])):
        with pytest.raises(TypeError, match="a game's id must be a text, not"):
            nullo.load(cast(str, wrong))
    start = nullo.load("nothing").new_initial_state()
    with pytest.raises(nullo.UnknownCard, match="there is no card 'Zz'"):
        deal(start, ["Zz"])
    with pytest.raises(TypeError, match="a card must be a text, not 3"):
        deal(start, cast(list[str], [3]))
    assert deal(start.clone(), ["as", *start.game.deck.codes[1:]]).history()
