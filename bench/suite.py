"""Finds positions with a right answer, and measures how often bots err in them.

python bench/suite.py mine --out FILE [--games ID,…] [--each N] [--seed S]
python bench/suite.py ask FILE [--bots B,…] [--seeds K]

Bots of several strengths play first hands with any number of players. A position is kept if the seat to
act knows enough to tell right from wrong, by one of two proofs over worlds drawn uniformly from what it
knows:

- ``dominant``: in each of 1,000 worlds, whatever all players do later, the right action does at least as well
  as each wrong one, and on average it is better by at least a twentieth of the game's unit. All continuations
  are tried.
- ``playouts``: over 2,000 worlds with the same future cards for all actions, each wrong action is worse by
  at least 8 standard errors and 0.3 of the unit, both if all play on by the rule of thumb and if all play on
  at random. If the hand decides the match, the wrong action must not win it more often either.

If some action is, by the same proof, neither wrong nor equal to the right one, the position is dropped; and
the proof must succeed twice, with other worlds. The rule of thumb errs in at least a third of the positions,
unless such positions are rare. The unit is about the spread of a hand's points; an action is worth a seat's
points minus the mean of the others'.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tables import print_heads, print_row
from units import SPREAD

from nullo import Rng, State
from nullo.arena.contestants import contestant
from nullo.bots.policies import heuristic_of
from nullo.engine.playout import Policy
from nullo.engine.position import TERMINAL_PLAYER, Position, Redealer
from nullo.engine.search import Sampler
from nullo.games.registry import BUILT_IN, rules_of
from nullo.state import Game, load

CLEAR = 0.3, 8.0  # the least units and standard errors by which a wrong action is worse by playouts
DOMINANT = 0.05  # the least units by which a wrong action is worse on average by dominance
WORLDS = {"dominant": 1000, "playouts": 2000}
NODES = 400  # the most positions after an action in one world for ``dominant``
ACTIONS = 24  # the most actions of a position
PLAYERS = {"simple": 4, "random": 1, "club": 2, "casual": 2}  # the bots that play, and how often


@dataclass(frozen=True)
class Found:
    """A position with a right answer."""

    game: str
    options: dict[str, Any]
    actions: list[int]  # the ids of all actions and chance outcomes so far
    right: list[str]  # the right actions, as strings; all others are wrong
    proof: str
    gap: float  # the units by which the best wrong action is worse

    def state(self) -> State:
        state = load(self.game, **self.options).new_initial_state()
        for action in self.actions:
            state.apply_action(action)
        return state


def read(path: Path) -> list[Found]:
    return [Found(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


# --- proofs ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """The right actions, and by how many units the best of the other actions is worse."""

    right: list[int]
    gap: float


def by_playouts(
    game: Game, redealer: Redealer, indices: Sequence[int], worlds: int, rng: Rng
) -> Verdict | None:
    """The verdict of playouts by two policies; None if they find no right action or do not agree."""
    unit = SPREAD[game.id]
    best = None
    verdicts = []
    for policy in (heuristic_of(game), Policy()):
        if best is None:
            first = Sampler(redealer, indices, policy).run(worlds // 10, rng)
            best = first.best()
        sampler = Sampler(redealer, indices, policy, favourite=best).run(worlds, rng)
        verdict = _verdict(sampler, unit)
        if verdict is None:
            return None
        verdicts.append(verdict)
    right = verdicts[0].right
    if verdicts[1].right != right or len(right) == len(indices):
        return None
    if game.length[0] == redealer.base.hand + 1:  # the match ends with this hand
        wins = Sampler(redealer, indices, heuristic_of(game), "win", best).run(worlds, rng)
        if any(wins.gains[k] > 0 for k, index in enumerate(indices) if index not in right):
            return None
    return Verdict(right, min(verdict.gap for verdict in verdicts))


def _verdict(sampler: Sampler, unit: float) -> Verdict | None:
    right, gap = [], float("inf")
    n = sampler.worlds
    for k, index in enumerate(sampler.indices):
        mean = sampler.gains[k] / n
        error = (max(0.0, sampler.squares[k] / n - mean * mean) / n) ** 0.5
        if k == sampler.favourite or (sampler.squares[k] == 0 and mean == 0):
            right.append(index)
        elif mean < -max(CLEAR[0] * unit, CLEAR[1] * error):
            gap = min(gap, -mean / unit)
        else:
            return None
    return Verdict(right, gap)


def by_dominance(
    game: Game, redealer: Redealer, indices: Sequence[int], worlds: int, rng: Rng
) -> Verdict | None:
    """The verdict of trying all continuations in ``worlds`` worlds.

    None if this finds no right action, or if there are too many continuations.
    """
    unit = SPREAD[game.id]
    seat = redealer.seat
    sums: defaultdict[tuple[int, int], float] = defaultdict(float)
    better = {(a, b) for a in indices for b in indices if a != b}
    equal = set(better)
    for number in range(worlds):
        world = redealer.sample(rng)
        bounds = {}
        for index in indices:
            found = _bounds(world, index, seat)
            if found is None:
                return None
            bounds[index] = found
        for a, b in list(better):
            ahead = bounds[a][0] - bounds[b][1]
            if ahead < -1e-9:
                better.discard((a, b))
            sums[a, b] += ahead
        equal = {
            (a, b) for a, b in equal if bounds[a] == bounds[b] and bounds[a][0] == bounds[a][1]
        }
        if number == 20 and not better:
            return None
    for a in indices:
        wrong = [b for b in indices if b != a and (a, b) not in equal]
        gaps = [sums[a, b] / worlds / unit for b in wrong if (a, b) in better]
        if wrong and len(gaps) == len(wrong) and min(gaps) >= DOMINANT:
            return Verdict([b for b in indices if b not in wrong], min(gaps))
    return None


def _bounds(world: Position, index: int, seat: int) -> tuple[float, float] | None:
    """The lowest and highest result of an action in a world; None if there are too many continuations."""
    after = world.copy()
    after.act(index)
    hand, left = world.hand, NODES
    low, high = float("inf"), float("-inf")
    waiting = [after]
    while waiting:
        position = waiting.pop()
        left -= 1
        if position.actor == TERMINAL_PLAYER or position.hand != hand:
            points = [position.points_of(one) for one in range(position.players)]
            others = (sum(points) - points[seat]) / (len(points) - 1)
            low, high = min(low, points[seat] - others), max(high, points[seat] - others)
            continue
        following = position.legal()
        if left < len(waiting) + len(following):
            return None
        for one in following:
            child = position.copy()
            child.act(one)
            waiting.append(child)
    return low, high


# --- mining ---------------------------------------------------------------------------------


def mine(name: str, many: int, seed: int) -> Iterator[Found]:
    """Find ``many`` positions of a game: at most one per hand, and half by each proof, unless one is rare."""
    rng = Rng(seed, f"suite {name}")
    proofs: Counter[str] = Counter()
    phases: Counter[tuple[str, str]] = Counter()
    hands = easy = 0
    while proofs.total() < many:
        hands += 1
        game = load(name, players=_players(name, rng))
        patient = hands < 20 * many
        most = (many + 1) // 2 if patient else many
        open_proofs = [proof for proof in WORLDS if proofs[proof] < most]
        found = _in_a_hand(game, open_proofs, rng)
        if found is None:
            continue
        kind = (found.proof, found.right[0].split()[0])
        if phases[kind] >= max(2, many // 4) and kind[1] != "play":
            continue
        if not errors([found], "simple", 1):
            if easy >= 2 * many // 3 and patient:
                continue
            easy += 1
        phases[kind] += 1
        proofs[found.proof] += 1
        yield found


def _players(name: str, rng: Rng) -> int:
    low, high = rules_of(name).players
    return low + rng.randrange(min(high, 6) - low + 1)


def _in_a_hand(game: Game, proofs: Sequence[str], rng: Rng) -> Found | None:
    """The first position with a right answer after a random point in a played hand; None if there is none."""
    names = [bot for bot, many in PLAYERS.items() for _ in range(many)]
    bots = [
        contestant(names[rng.randrange(len(names))]).make(Rng(rng.word(), "suite", seat))
        for seat in range(game.players)
    ]
    state = game.new_initial_state()
    wait = rng.randrange(6 * game.players)
    while not state.is_terminal() and state.position.hand == 0:
        if state.is_chance_node():
            state.deal(rng)
            continue
        seat = state.for_seat(state.current_player())
        wait -= 1
        if wait < 0 and (found := judge(state, proofs, rng)):
            again = judge(state, [found.proof], rng)
            if again and again.right == found.right:
                return found
        state.apply_action(bots[seat.seat].choose(seat))
    return None


def judge(state: State, proofs: Sequence[str], rng: Rng) -> Found | None:
    """The position with its right answer by one of ``proofs``; None if it has none."""
    game, seat = state.game, state.for_seat(state.current_player())
    indices = [game.action_place(action)[1] for action in seat.fair_actions()]
    if not 1 < len(indices) <= ACTIONS:
        return None
    redealer = seat.redealer()
    judges = {"dominant": by_dominance, "playouts": by_playouts}
    for proof in proofs:
        if judges[proof](game, redealer, indices, 40, rng) is None:
            continue  # most positions have no right answer, as a few worlds show
        verdict = judges[proof](game, redealer, indices, WORLDS[proof], rng)
        if verdict is not None:
            phase = redealer.base.phase
            right = [game.action_text(game.action_id(phase, index)) for index in verdict.right]
            options = game.stated_options()
            gap = round(verdict.gap, 3)
            return Found(game.id, options, state.history(), right, proof, gap)
    return None


# --- commands -------------------------------------------------------------------------------


def errors(found: Sequence[Found], bot: str, seeds: int) -> int:
    """The number of wrong answers of a bot asked ``seeds`` times per position, with new random numbers."""
    wrong = 0
    for number, one in enumerate(found):
        state = one.state()
        seat = state.for_seat(state.current_player())
        for seed in range(seeds):
            asked = contestant(bot).make(Rng(seed, "suite answer", number))
            answer = seat.action_to_string(asked.choose(seat))
            wrong += answer not in one.right
    return wrong


def _mine(given: argparse.Namespace) -> None:
    with given.out.open("w", encoding="utf-8") as file:
        for name in given.games.split(","):
            begin = time.process_time()
            kinds: Counter[str] = Counter()
            for found in mine(name, given.each, given.seed):
                line = json.dumps(asdict(found), separators=(",", ":"), ensure_ascii=False)
                file.write(line + "\n")
                file.flush()
                kinds[f"{found.proof}: {found.right[0].split()[0]}"] += 1
            print(f"{name}: {dict(kinds)}, {time.process_time() - begin:.0f} CPU s", flush=True)


def _ask(given: argparse.Namespace) -> None:
    found = read(given.file)
    print_heads("bot", "game", "positions:", "asked:", "errors:")
    for bot in given.bots.split(","):
        for name in dict.fromkeys(one.game for one in found):
            those = [one for one in found if one.game == name]
            wrong = errors(those, bot, given.seeds)
            asked = len(those) * given.seeds
            share = f"{wrong} ({100 * wrong / asked:.1f} %)"
            print_row(contestant(bot).name, name, len(those), asked, share)


def _quick() -> None:
    found = list(mine("alles-oder-nichts", 4, 0))
    print(f"{len(found)} positions of {found[0].game}")
    print(f"random errs in {errors(found, 'random', 5)} of {5 * len(found)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a few positions: a check only")
    commands = parser.add_subparsers()
    one = commands.add_parser("mine")
    one.add_argument("--out", type=Path, required=True)
    one.add_argument("--games", default=",".join(BUILT_IN))
    one.add_argument("--each", type=int, default=50)
    one.add_argument("--seed", type=int, default=0)
    one.set_defaults(run=_mine)
    one = commands.add_parser("ask")
    one.add_argument("file", type=Path)
    one.add_argument("--bots", default="simple,sampler:100,club,expert:100")
    one.add_argument("--seeds", type=int, default=1)
    one.set_defaults(run=_ask)
    given = parser.parse_args()
    if given.quick:
        _quick()
    elif "run" in given:
        given.run(given)
    else:
        parser.print_help()


if __name__ == "__main__":
    main()
