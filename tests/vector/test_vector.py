"""Games at once do what single states do."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

import nullo
from nullo import Rng
from nullo.bots.policies import heuristic_of
from nullo.engine.position import TERMINAL_PLAYER, Position
from nullo.game.errors import IllegalAction, UnknownAction, UnknownSeat
from toy_games import HIGH_CARD, toys_plugged_in
from variants import Variant, variants

np = pytest.importorskip("numpy")
vector = pytest.importorskip("nullo.vector")

ROWS = 5


def check_row(arrays: Any, row: int, state: nullo.State) -> None:
    """Check that a row shows what the seat to act sees and may do."""
    seat = state.current_player()
    assert arrays.players[row] == seat
    fair = set(state.fair_actions())
    mask = state.legal_actions_mask()
    offered = [bool(one) and action in fair for action, one in enumerate(mask)]
    assert arrays.legal[row].tolist() == offered
    seen = np.array(state.observation_tensor(seat), np.float32)
    assert (arrays.observations[row] == seen).all()


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)
def test_rows_follow_single_states(variant: Variant) -> None:
    """Observations, masks, rewards and ends, over several games in each row."""
    game = variant.load()
    games = vector.VectorGames(game, ROWS, seed=3)
    rngs = [Rng(3, "vector", row) for row in range(ROWS)]

    def dealt(rng: Rng) -> Position:
        position = game.rules.position(game.typed_options)
        position.deal_all(rng)
        return position

    positions = [dealt(rng) for rng in rngs]
    start = game.rules.position(game.typed_options).all_points()
    returns = np.zeros((ROWS, game.players))
    for _ in range(150):
        actions = games.random_actions()
        arrays = games.step(actions)
        returns += arrays.rewards
        for row, position in enumerate(positions):
            position.act(game.action_place(int(actions[row]))[1])
            position.deal_all(rngs[row])
            assert arrays.ended[row] == (position.actor == TERMINAL_PLAYER)
            assert returns[row] == pytest.approx(np.subtract(position.all_points(), start))
            if position.actor == TERMINAL_PLAYER:
                returns[row] = 0
                positions[row] = dealt(rngs[row])
            check_row(arrays, row, nullo.State(game, positions[row]))


def played(threads: int, arrays: Any = None) -> list[Any]:
    """Everything that 60 steps of 40 games tell."""
    told: list[Any] = []
    with vector.make(
        "alles-oder-nichts", 40, seed=1, threads=threads, arrays=arrays, hands=2
    ) as games:
        for _ in range(60):
            now = games.step(games.random_actions())
            told.append([getattr(now, name).tolist() for name in now.__dataclass_fields__])
    return told


def test_threads_do_not_change_the_games() -> None:
    assert played(1) == played(3)


def test_arrays_of_the_caller_are_written_and_left() -> None:
    """Into arrays with other contents; arrays that were replaced keep what they hold."""
    game = nullo.load("alles-oder-nichts", hands=2)
    own, other = vector.Arrays.empty(game, 40), vector.Arrays.empty(game, 40)
    own.observations[:] = 7
    own.legal[:] = True
    assert played(1, own) == played(1)
    games = vector.VectorGames(game, 40, seed=1, arrays=own)
    before = own.observations.copy()
    games.write_into(other)
    assert games.step(games.random_actions()) is other
    assert (own.observations == before).all()
    assert (other.observations.sum(axis=1) > 0).all()
    games.write_into(own)
    actions = games.random_actions()
    games.step(actions)
    twin = vector.VectorGames(game, 40, seed=1)
    twin.step(twin.random_actions())
    assert (twin.step(actions).observations == own.observations).all()


def test_another_seed_deals_other_cards() -> None:
    games = vector.make("sauce", 3, seed=1)
    first = games.arrays.observations.copy()
    assert (games.reset(1).observations == first).all()
    assert not (games.reset(2).observations == first).all()


@pytest.mark.parametrize("name", nullo.game_ids())
def test_opponents_play_the_other_seats(name: str) -> None:
    """The rewards of whole games are those of the same games played by hand."""
    game = nullo.load(name)
    games = vector.VectorGames(game, ROWS, seed=4, opponent="simple")
    heuristic = heuristic_of(game)
    positions = [game.rules.position(game.typed_options) for _ in range(ROWS)]
    rngs = [Rng(4, "vector", row) for row in range(ROWS)]

    def move_on(row: int) -> None:
        position, rng = positions[row], rngs[row]
        while position.actor != row % game.players and position.actor != -4:
            if position.actor == -1:
                position.deal_all(rng)
            else:
                position.act(heuristic.advise(position, rng))

    for row in range(ROWS):
        move_on(row)
    for _ in range(40):
        actions = games.random_actions()
        before = [position.all_points() for position in positions]
        arrays = games.step(actions)
        for row, position in enumerate(positions):
            assert position.actor == row % game.players
            position.act(game.action_place(int(actions[row]))[1])
            move_on(row)
            change = np.subtract(position.all_points(), before[row])
            assert arrays.rewards[row] == pytest.approx(change)
            assert arrays.ended[row] == (position.actor == -4)
            assert arrays.players[row] == row % game.players
            if position.actor == -4:
                positions[row] = game.rules.position(game.typed_options)
                move_on(row)


def test_bad_actions_change_nothing() -> None:
    games = vector.make("alles-oder-nichts", 4, seed=1, hand_sizes=[5])
    good = games.random_actions()
    before = games.arrays.observations.copy()
    illegal, chance, unknown = good.copy(), good.copy(), good.copy()
    illegal[2] = games.game.action_id(1, 6)  # T5: no hand has more than five cards
    chance[1] = games.game.num_distinct_actions()
    unknown[3] = 10_000
    with pytest.raises(IllegalAction) as refused:
        games.step(illegal)
    assert refused.value.__notes__ == ["in row 2"]
    with pytest.raises(IllegalAction):
        games.step(chance)
    with pytest.raises(UnknownAction):
        games.step(unknown)
    for wrong in (good[:3], good.astype(float), good.reshape(2, 2), [True] * 4):
        with pytest.raises(ValueError, match="4 whole numbers"):
            games.step(wrong)
    assert (games.arrays.observations == before).all()
    games.step(good.astype(np.int32))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"opponent": "nobody"}, "opponent must be one of random, simple, learned"),
        ({"seats": [0, 1]}, "seats are for games against an opponent"),
        ({"opponent": "simple", "seats": [0]}, "a seat for each of 2 games"),
        ({"threads": 0}, "threads must be at least 1, not 0"),
    ],
)
def test_impossible_settings(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        vector.make("alles-oder-nichts", 2, **settings)


@pytest.mark.parametrize("wrong", [7, "x", [None], 1.5])
@pytest.mark.parametrize("name", ["n", "seed", "threads", "arrays", "opponent", "seats"])
def test_a_wrong_type_is_told_by_its_name(name: str, wrong: Any) -> None:
    allowed = {("n", 7), ("seed", 7), ("seed", "x"), ("threads", 7)}
    if (name, wrong if isinstance(wrong, int | str) else "list") in allowed:
        return
    settings = {"opponent": "random"} if name == "seats" else {}
    n = wrong if name == "n" else 2
    settings |= {} if name == "n" else {name: wrong}
    with pytest.raises((TypeError, ValueError), match=rf"^(a )?{name} must be .*, not "):
        vector.make("nothing", n, **settings)


def test_more_games_than_memory_holds_are_told_by_their_size() -> None:
    with pytest.raises(MemoryError, match=r"array with shape \(1000000000000, "):
        vector.make("nothing", 10**12)


def test_what_is_no_game_no_arrays_or_no_actions_is_refused() -> None:
    game: Any = "nothing"
    with pytest.raises(TypeError, match=r"game must be a nullo\.Game, not 'nothing'"):
        vector.VectorGames(game, 2)
    arrays: Any = 7
    games = vector.make("nothing", 2)
    with pytest.raises(TypeError, match=r"arrays must be a nullo\.vector\.Arrays, not 7"):
        games.write_into(arrays)
    actions: Any = [[1], [1, 2]]
    with pytest.raises(ValueError, match="actions must be 2 whole numbers"):
        games.step(actions)


@pytest.mark.parametrize("threads", [1, 2])
def test_closed_games_are_told_to_be_closed(threads: int) -> None:
    games = vector.make("nothing", 2, threads=threads)
    actions = games.random_actions()
    games.close()
    twin = copy(games)
    games.close()
    for use in (
        lambda: games.step(actions),
        lambda: games.reset(1),
        games.random_actions,
        lambda: games.write_into(games.arrays),
        games.__enter__,
        lambda: twin.step(actions),
    ):
        with pytest.raises(RuntimeError, match=r"^the environment is closed: make a new one$"):
            use()


def test_an_opponent_that_has_not_learned() -> None:
    with pytest.raises(ValueError, match="nothing has been learned"):
        vector.make("nothing", 2, opponent="learned")
    with pytest.raises(UnknownSeat):
        vector.make("nothing", 2, opponent="simple", seats=[0, 9])


def test_arrays_that_do_not_fit() -> None:
    game = nullo.load("alles-oder-nichts")
    for change, said in (
        ({"players": np.zeros(3, np.int64)}, "players must be a int32 array"),
        ({"rewards": np.zeros((3, 5), np.float32)}, "rewards must be a float32 array"),
        ({"ended": [False] * 3}, "ended must be a bool array"),
        ({"players": np.zeros(6, np.int32)[::2]}, "contiguous"),
    ):
        fine = vector.Arrays.empty(game, 3)
        arrays = vector.Arrays(**{**fine.__dict__, **change})
        with pytest.raises(ValueError, match=said):
            vector.VectorGames(game, 3, arrays=arrays)


def test_a_plug_in_in_python_is_refused() -> None:
    with toys_plugged_in(HIGH_CARD), pytest.raises(TypeError, match="high-card is a plug-in"):
        vector.make("high-card", 2)
