"""Measures decisions with observations per CPU second: of vectors of games, loops over games, and Pgx.

    python bench/vector.py [--game ID] [--games 256] [--rounds 7] [--seconds 0.5] [--quick]

All play uniformly random legal actions, and compute the observation and the mask of legal actions of the seat
to act at every decision. The measurements of a round follow one another, and a ratio is that of two
measurements of one round, so that both meet the same load of the machine. The CPU time of all threads counts.

* Nullo: ``nullo.vector.make(GAME, N)``, one thread, into the same arrays each time.
* OpenSpiel: a Python loop over its own oh_hell, with tensor and mask.
* PettingZoo: a Python loop over Nullo's game as PettingZoo's environment (``nullo.envs.pettingzoo``).
* Pgx (if it is installed): ``jax.vmap`` on the CPU, compiled, with as many games at once and automatic
  reset: ``bridge_bidding``, its only game with a whole deck, of which it has the bidding alone, and
  ``leduc_holdem`` with six cards. 1,000 random deals worth 0 replace the table of solved deals that the
  former needs, which does not change the work of a step.
"""

from __future__ import annotations

import importlib.util
import random
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pyspiel
from arguments import read_arguments
from face import PEER, peers_deal, play, tensor
from slices import in_turn, median_and_range, rate, ratios
from tables import print_heads, print_row

from nullo import vector
from nullo.envs import pettingzoo

Run = Callable[[float], float]


def nullo_run(game: str, n: int) -> Run:
    games = vector.make(game, n, seed=1)

    def step() -> int:
        games.step(games.random_actions())
        return n

    return partial(rate, step)


def openspiel_run(name: str) -> Run:
    game = pyspiel.load_game(name)

    def ask(state: Any, player: int) -> None:
        tensor(state, player)
        state.legal_actions_mask(player)

    return partial(play, game, ask, peers_deal)


def pettingzoo_run(game: str) -> Run:
    env, choice = pettingzoo.env(game), random.Random(1).choice

    def step() -> int:
        decisions = 0
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            over = ended or cut
            env.step(None if over else int(choice(seen["action_mask"].nonzero()[0])))
            decisions += not over
        return decisions

    return partial(rate, step)


def bridge() -> Any:
    """Pgx's game of bidding in bridge, with random deals in place of its table of solved ones."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    from pgx import bridge_bidding

    deals = jax.vmap(jax.random.permutation, (0, None))(
        jax.random.split(jax.random.key(0), 1000), jnp.arange(52)
    )
    deals = jnp.sort(deals.reshape(1000, 4, 13), axis=2).reshape(1000, 52)
    keys = jax.vmap(lambda hand: bridge_bidding._state_to_key(bridge_bidding.State(_hand=hand)))(
        deals
    )
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder, "deals.npy")
        np.save(table, np.stack([np.asarray(keys), np.zeros_like(keys)]))
        with redirect_stderr(StringIO()):
            return bridge_bidding.BridgeBidding(str(table))


def pgx_run(name: str, n: int) -> Run:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    many = 50
    env = bridge() if name == "bridge_bidding" else pgx.make(name)
    begin, go_on = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> tuple[Any, Any]:
        def step(carry: Any, _: None) -> tuple[Any, Any]:
            state, key = carry
            key, choose, deal = jax.random.split(key, 3)
            action = act_randomly(choose, state.legal_action_mask)
            state = go_on(state, action, jax.random.split(deal, n))
            # What a learner reads: without a use the compiler would leave the observations out.
            return (state, key), jnp.sum(state.observation)

        (state, key), used = jax.lax.scan(step, (state, key), None, length=many)
        return state, (key, used)

    at = [begin(jax.random.split(jax.random.key(1), n)), jax.random.key(2)]

    def step() -> int:
        at[0], (at[1], used) = run(at[0], at[1])
        used.block_until_ready()
        return n * many

    step()
    return partial(rate, step)


def main() -> None:
    given = read_arguments(__doc__, game="alles-oder-nichts", games=256, rounds=7, seconds=0.5)
    rounds, seconds = (2, 0.01) if given.quick else (given.rounds, given.seconds)
    runs = {
        f"Nullo: {given.game}, {given.games} games at once": nullo_run(given.game, given.games),
        f"OpenSpiel: {PEER}": openspiel_run(PEER),
        f"PettingZoo: {given.game}": pettingzoo_run(given.game),
    }
    if importlib.util.find_spec("pgx") and not given.quick:
        for name in ("bridge_bidding", "leduc_holdem"):
            runs[f"Pgx: {name}, {given.games} games at once"] = pgx_run(name, given.games)
    found = in_turn({name: partial(run, seconds) for name, run in runs.items()}, rounds)
    print_heads("what", "thousands of decisions per CPU second:", "Nullo is faster by:")
    own = next(iter(found.values()))
    for name, rates in found.items():
        thousands = [one / 1000 for one in rates]
        print_row(
            name, median_and_range(thousands, ",.0f"), median_and_range(ratios(own, rates), ".1f")
        )


if __name__ == "__main__":
    main()
