"""Measures how far bots are from equilibrium in a game that is small enough: NashConv, exactly.

python bench/nashconv.py [--bots B,…] [--players N] [--suits N] [--ranks N] [--hand N] [--seeds K]

NashConv is the sum, over the seats, of what a seat could gain by the best response to the bot in all other
seats. It is 0 in an equilibrium. The game is one hand of Alles oder Nichts, by default with three players,
two suits of four ranks and hands of two; what counts are the seats' points in it.

A bot's policy is its choice in each information state that play against it can reach. A bot that searches is
asked ``--seeds`` times in each, every time with another stream of random numbers, which depends only on the
information state and the number of the time; its policy is then the mixture of its choices. With one seed its
policy is deterministic. The hand is the first of two, so that a bot plays it for points and not to win the
match. Of ``random`` the exact probabilities are known; as it reaches everything, it takes half an hour.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from nullo import Rng, State
from nullo.arena.contestants import Contestant, contestant
from nullo.core.position import CHANCE_PLAYER, Position
from nullo.state import Game, load

Key = tuple[object, ...]
"""What a seat has seen: its first view, then each action as far as it saw it."""

encode = msgspec.json.Encoder().encode


@dataclass
class Deal:
    """A way to deal the cards; ways that differ only in the order of the cards count as one.

    Attributes:
        position: at the first decision.
        share: the probability.
        path: the chance outcomes, as ids, of one such order.
        seen: what each seat knows, as a number for each view.
    """

    position: Position
    share: float
    path: tuple[int, ...]
    seen: tuple[Key, ...] = ()


def deals(game: Game) -> list[Deal]:
    """All deals of the first hand."""
    level = [Deal(game.rules.position(game.options), 1.0, ())]
    while level[0].position.actor == CHANCE_PLAYER:
        merged: dict[bytes, Deal] = {}
        for deal in level:
            outcomes = deal.position.chance()
            total = sum(weight for _, weight in outcomes)
            for index, weight in outcomes:
                after = deal.position.copy()
                after.act(index)
                share = deal.share * weight / total
                key = b"|".join([_view(after, seat) for seat in range(game.players)])
                if key in merged:
                    merged[key].share += share
                else:
                    path = (*deal.path, game.action_id(deal.position.phase, index))
                    merged[key] = Deal(after, share, path)
        level = list(merged.values())
    views: dict[bytes, int] = {}
    for deal in level:
        deal.seen = tuple(
            (views.setdefault(_view(deal.position, seat), len(views)),)
            for seat in range(game.players)
        )
    return level


def _view(position: Position, seat: int) -> bytes:
    return encode((seat, position.public(), position.own(seat)))


def after(
    position: Position, seen: tuple[Key, ...], index: int
) -> tuple[Position, tuple[Key, ...]]:
    """The position after an action, and what each seat has then seen."""
    actor, phase = position.actor, position.phase
    shown = [position.observed(index, seat) for seat in range(position.players)]
    child = position.copy()
    child.act(index)
    now = []
    for seat, key in enumerate(seen):
        revealed = child.revealed(seat)
        told = encode(revealed) if revealed else b""
        now.append((*key, (actor, phase, index if shown[seat] else -1, told)))
    return child, tuple(now)


class BotPolicy:
    """A bot's choices by information state.

    Attributes:
        asked: the number of information states with a choice in which it was asked.
    """

    def __init__(self, game: Game, bot: Contestant, seeds: int) -> None:
        self.game = game
        self.bot = bot
        self.seeds = seeds
        self._known: dict[tuple[int, Key], list[tuple[int, float]]] = {}

    @property
    def asked(self) -> int:
        return len(self._known)

    def at(self, position: Position, key: Key, path: tuple[int, ...]) -> list[tuple[int, float]]:
        """The actions that it may choose, with their probabilities."""
        legal = position.legal()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        place = (position.actor, key)
        if place not in self._known:
            self._known[place] = self._ask(position, key, path)
        return self._known[place]

    def _ask(self, position: Position, key: Key, path: tuple[int, ...]) -> list[tuple[int, float]]:
        if self.bot.bot == "random":
            legal = position.legal()
            return [(index, 1 / len(legal)) for index in legal]
        state = self._state(path)
        seat = state.for_seat(state.current_player())
        chosen: Counter[int] = Counter()
        for seed in range(self.seeds):
            bot = self.bot.make(Rng(f"{seat.seat} {key!r}", "nashconv", seed))
            chosen[self.game.action_place(bot.choose(seat))[1]] += 1
        return [(index, many / self.seeds) for index, many in sorted(chosen.items())]

    def _state(self, path: tuple[int, ...]) -> State:
        state = self.game.new_initial_state()
        for action in path:
            state.apply_checked(action)
        return state


@dataclass
class Node:
    """A node of the tree in which one seat does what it likes, and the bot plays for all others.

    Attributes:
        key: what the seat has seen, if it is to act; else None.
        children: what follows, each with its probability (1 where the seat acts).
        value: at the end, the seat's points.
    """

    key: Key | None = None
    children: list[tuple[float, Node]] = field(default_factory=list)
    value: float | None = None


class Response:
    """The best response of a seat to a bot in all other seats."""

    def __init__(self, policy: BotPolicy, seat: int) -> None:
        self.policy = policy
        self.game = policy.game
        self.seat = seat
        self._states: dict[Key, list[tuple[float, Node]]] = defaultdict(list)
        self._best: dict[Key, int] = {}

    def value(self, group: list[Deal]) -> float:
        """Its points in deals that begin alike for the seat, weighted by their probabilities."""
        self._states.clear()
        self._best.clear()
        roots = [
            (deal.share, self._grow(deal.position, deal.seen, deal.path, deal.share))
            for deal in group
        ]
        return sum(share * self._value(root) for share, root in roots)

    def _grow(
        self, position: Position, seen: tuple[Key, ...], path: tuple[int, ...], reach: float
    ) -> Node:
        if position.hand:
            return Node(value=position.points_of(self.seat))
        actor, phase = position.actor, position.phase
        if actor == self.seat:
            node = Node(seen[actor])
            self._states[seen[actor]].append((reach, node))
            choices = [(index, 1.0) for index in position.legal()]
        else:
            node = Node()
            choices = self.policy.at(position, seen[actor], path)
        for index, chance in choices:
            child, known = after(position, seen, index)
            way = (*path, self.game.action_id(phase, index))
            node.children.append((chance, self._grow(child, known, way, reach * chance)))
        return node

    def _value(self, node: Node) -> float:
        if node.value is None:
            if node.key is None:
                node.value = sum(chance * self._value(child) for chance, child in node.children)
            else:
                node.value = self._value(node.children[self._choice(node.key)][1])
        return node.value

    def _choice(self, key: Key) -> int:
        """The best action: the one of most value over all nodes that the seat cannot tell apart."""
        if key not in self._best:
            nodes = self._states[key]
            values = [
                sum(reach * self._value(node.children[k][1]) for reach, node in nodes)
                for k in range(len(nodes[0][1].children))
            ]
            self._best[key] = values.index(max(values))
        return self._best[key]


def own_values(policy: BotPolicy, dealt: list[Deal]) -> list[float]:
    """The points of each seat if the bot plays in all of them."""
    totals = [0.0] * policy.game.players
    for deal in dealt:
        for reach, points in _plays(policy, deal.position, deal.seen, deal.path, deal.share):
            for seat, value in enumerate(points):
                totals[seat] += reach * value
    return totals


def _plays(
    policy: BotPolicy,
    position: Position,
    seen: tuple[Key, ...],
    path: tuple[int, ...],
    reach: float,
) -> Iterator[tuple[float, list[float]]]:
    if position.hand:
        yield reach, [position.points_of(seat) for seat in range(position.players)]
        return
    for index, chance in policy.at(position, seen[position.actor], path):
        child, known = after(position, seen, index)
        way = (*path, policy.game.action_id(position.phase, index))
        yield from _plays(policy, child, known, way, reach * chance)


def nashconv(game: Game, bot: Contestant, seeds: int = 1) -> tuple[list[float], int]:
    """What each seat could gain by the best response, and in how many states the bot was asked."""
    policy = BotPolicy(game, bot, seeds)
    dealt = deals(game)
    own = own_values(policy, dealt)
    gains = []
    for seat in range(game.players):
        groups: dict[Key, list[Deal]] = defaultdict(list)
        for deal in dealt:
            groups[deal.seen[seat]].append(deal)
        response = Response(policy, seat)
        best = sum(response.value(group) for group in groups.values())
        gains.append(max(0.0, best - own[seat]))  # below 0 only by rounding
    return gains, policy.asked


def main() -> None:
    """Print a Markdown table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", default="simple,sampler:100,club,expert:100")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--suits", type=int, default=2)
    parser.add_argument("--ranks", type=int, default=4)
    parser.add_argument("--hand", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="four cards in all: a check only")
    given = parser.parse_args()
    game = load(
        "alles-oder-nichts",
        players=given.players,
        suits=1 if given.quick else given.suits,
        ranks=given.ranks,
        hand_sizes=[1 if given.quick else given.hand],
        hands=2,
    )
    print(f"{game!r}, {given.seeds} seeds\n")
    print("| bot | NashConv | gains by seat | information states | CPU s |")
    print("|---|--:|---|--:|--:|")
    for text in given.bots.split(","):
        begin = time.process_time()
        bot = contestant(text)
        gains, asked = nashconv(game, bot, given.seeds)
        by_seat = " ".join(f"{gain:.3f}" for gain in gains)
        took = time.process_time() - begin
        print(f"| {bot.name} | {sum(gains):.3f} | {by_seat} | {asked} | {took:.0f} |", flush=True)


if __name__ == "__main__":
    main()
