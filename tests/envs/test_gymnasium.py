"""The vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import pytest

import nullo

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")
NulloVectorEnv = pytest.importorskip("nullo.envs.gymnasium").NulloVectorEnv
pytestmark = pytest.mark.slow


def chosen(mask: Any) -> Any:
    """The last legal action of each row."""
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("name", nullo.game_ids())
def test_spaces_rewards_and_ends(name: str) -> None:
    env = NulloVectorEnv(name, 6, opponent="simple")
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=5)
    assert info == {}
    for _ in range(30):
        assert env.observation_space.contains(seen)
        actions = chosen(seen["action_mask"])
        assert env.action_space.contains(actions)
        seen, rewards, ended, cut, info = env.step(actions)
        assert rewards.shape == ended.shape == cut.shape == (6,)
        assert not cut.any()
        assert info == {}
    env.close()


def test_a_seed_decides_everything() -> None:
    def told(seed: int) -> list[object]:
        env = NulloVectorEnv("sauce", 4, hands=1)
        seen, _ = env.reset(seed=seed)
        found: list[object] = []
        for _ in range(30):
            seen, rewards, ended, _, _ = env.step(chosen(seen["action_mask"]))
            found.append((seen["observation"].tolist(), rewards.tolist(), ended.tolist()))
        return found

    assert told(1) == told(1) != told(2)


def test_the_reward_is_that_of_the_agents_seat() -> None:
    env = NulloVectorEnv("alles-oder-nichts", 8, hands=1, opponent="learned", seats=[3] * 8)
    seen, _ = env.reset(seed=2)
    total = np.zeros(8)
    done = np.zeros(8, bool)
    while not done.all():
        seen, rewards, ended, _, _ = env.step(chosen(seen["action_mask"]))
        assert (env.games.arrays.rewards[:, 3] == rewards).all()
        total += np.where(done, 0, rewards)
        done |= ended
    assert (total >= 0).all()
    assert total.any()


def test_without_copies_the_next_step_writes_over() -> None:
    for copy in (True, False):
        env = NulloVectorEnv("nothing", 2, copy=copy)
        seen, _ = env.reset(seed=1)
        before = seen["observation"].copy()
        env.step(chosen(seen["action_mask"]))
        assert (seen["observation"] == before).all() is np.bool_(copy)


def test_after_closing() -> None:
    env = NulloVectorEnv("nothing", 2)
    seen, _ = env.reset(seed=1)
    env.close()
    for use in (env.reset, lambda: env.step(chosen(seen["action_mask"]))):
        with pytest.raises(RuntimeError, match=r"^the environment is closed: make a new one$"):
            use()


def test_one_seed_for_all() -> None:
    with pytest.raises(ValueError, match="give one number"):
        NulloVectorEnv("nothing", 2).reset(seed=[1, 2])
