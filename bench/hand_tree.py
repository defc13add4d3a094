"""The game tree of one hand of a small game, in arrays: NashConv of policies, and a search for equilibria.

A seat gains its points in the hand, as ``State.returns`` counts them. Deals that differ only in the order of
the cards count as one. A seat knows its first view, and what it saw of each later action.

Nodes are numbered level by level, so a node's children have consecutive numbers. A *slot* is an action in an
information state; a policy is an array with a probability for each slot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from nullo import State
from nullo.engine.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position
from nullo.state import Game

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
CHANCE = -1
LEAF = -2
MOST = 4_000_000  # the greatest number of nodes
Ask: TypeAlias = Callable[["HandTree", int], list[float]]
"""A policy: from a tree and the number of an information state, the probability of each action."""

encode = msgspec.json.Encoder().encode


class TooLarge(Exception):
    """The tree has more nodes than allowed."""


class Place(NamedTuple):
    """A node of the tree while it is built."""

    position: Position
    knowledge: tuple[int, ...]  # by seat, the number of what it knows
    free: int  # bit set of the seats of which one alone may have deviated from the policy
    parent: int = -1
    slot: int = -1
    share: float = 1.0
    path: tuple[int, ...] = ()  # the actions that lead to it from its parent


class InformationState(NamedTuple):
    """An information state of the seat to act."""

    seat: int
    actions: list[int]  # the legal ones, by their indices in the phase
    first: int  # the slot of the first action; those of the others follow
    node: int  # the first node in this state


class HandTree:
    """The tree of a game's first hand.

    Args:
        ask: a policy; if given, the tree has only nodes that can be reached if one seat deviates from it.

    Raises:
        TooLarge: there are more than ``MOST`` nodes.
    """

    def __init__(self, game: Game, ask: Ask | None = None) -> None:
        self.game = game
        self.asked: dict[int, list[float]] = {}  # the policy's answers, by information state
        self.states: list[InformationState] = []
        self._known: dict[tuple[Any, ...], int] = {}
        self._state_of: dict[tuple[int, int], int] = {}
        self._level_of: list[int] = []
        self._paths: list[tuple[int, ...]] = []
        self._parents: list[int] = []
        actor: list[int] = []
        slot: list[int] = []
        share: list[float] = []
        gains: list[list[float]] = []
        start = game.rules.position(game.typed_options)
        self._begin = [start.points_of(seat) for seat in range(game.players)]
        self.levels = [0]  # the first node of each level, and at the end the number of nodes
        level = [Place(start, (-1,) * game.players, (1 << game.players) - 1)]
        nothing = [0.0] * game.players
        slots = 0
        while level:
            following: list[Place] = []
            for place in level:
                node, position = len(actor), place.position
                self._parents.append(place.parent)
                slot.append(place.slot)
                share.append(place.share)
                self._paths.append(place.path)
                ended = position.hand > 0 or position.actor == TERMINAL_PLAYER
                gains.append(self._gains(position) if ended else nothing)
                actor.append(LEAF if ended else position.actor)
                if ended:
                    continue
                if position.actor == CHANCE_PLAYER:
                    actor[-1] = CHANCE
                    following += self._deals(place, node)
                    continue
                number = self._state(place, node, len(self.levels), slots)
                found = self.states[number]
                slots = max(slots, found.first + len(found.actions))
                own = 1 << found.seat
                if ask and place.free & ~own and number not in self.asked:
                    self.asked[number] = ask(self, number)
                for at, index in enumerate(found.actions):
                    free = place.free
                    if number in self.asked and not self.asked[number][at]:
                        free &= own
                    if not free:
                        continue
                    following.append(self._after(place, node, index, free, found.first + at))
            self.levels.append(len(actor))
            if len(actor) + len(following) > MOST:
                raise TooLarge(f"{game!r} has more than {MOST} nodes")
            level = following
        self.slots = slots
        del self._known, self._state_of, self._level_of
        self.actor = np.array(actor)  # by node, the seat to act, ``CHANCE`` or ``LEAF``
        self.parent = np.array(self._parents)  # by node; -1 for the root
        self.slot = np.array(slot)  # by node, the slot that leads to it; -1 after chance
        self.share = np.array(share)  # by node, its probability if chance leads to it, else 1
        self.gains = np.array(
            gains
        ).T.copy()  # by seat and node, the points won if the hand is over
        self.firsts = np.array([one.first for one in self.states])
        counts = np.array([len(one.actions) for one in self.states])
        self.slot_state = np.repeat(np.arange(len(self.states)), counts)
        self.children = np.bincount(self.parent[1:], minlength=len(actor))
        self.first_child = 1 + np.cumsum(self.children) - self.children
        self._parts = [self._part(k) for k in range(len(self.levels) - 2)]

    # --- making it --------------------------------------------------------------------------

    def _gains(self, position: Position) -> list[float]:
        return [position.points_of(seat) - before for seat, before in enumerate(self._begin)]

    def _number(self, key: tuple[Any, ...]) -> int:
        return self._known.setdefault(key, len(self._known))

    def _state(self, place: Place, node: int, level: int, slots: int) -> int:
        """The number of the information state of the seat to act at a node; it is added if it is new."""
        seat = place.position.actor
        key = (seat, place.knowledge[seat])
        number = self._state_of.get(key)
        if number is None:
            number = self._state_of[key] = len(self.states)
            legal = list(place.position.legal())
            self.states.append(InformationState(seat, legal, slots, node))
            self._level_of.append(level)
        if self._level_of[number] != level:
            raise ValueError("a seat cannot tell how many actions there were before")
        return number

    def _deals(self, place: Place, node: int) -> Iterator[Place]:
        """The children of a node at which cards are dealt: nodes at which a seat acts or the hand is over.

        Deals that look the same to all seats become one child.
        """
        level: list[tuple[Position, float, tuple[int, ...]]] = [(place.position, 1.0, ())]
        while level[0][0].actor == CHANCE_PLAYER and level[0][0].hand == 0:
            merged: dict[tuple[bytes, ...], tuple[Position, float, tuple[int, ...]]] = {}
            for position, share, path in level:
                outcomes = position.chance()
                total = sum(weight for _, weight in outcomes)
                for index, weight in outcomes:
                    after = position.copy()
                    after.act(index)
                    part = share * weight / total
                    key = self._views(after)
                    action = self.game.action_id(position.phase, index)
                    first, before, way = merged.get(key, (after, 0.0, (*path, action)))
                    merged[key] = (first, before + part, way)
            level = list(merged.values())
        for position, share, path in level:
            views = self._views(position)
            known = tuple(
                self._number((seat, before, view))
                for seat, (before, view) in enumerate(zip(place.knowledge, views, strict=True))
            )
            yield Place(position, known, place.free, node, -1, share, path)

    def _views(self, position: Position) -> tuple[bytes, ...]:
        public = position.public()
        return tuple(encode((public, position.own(seat))) for seat in range(position.players))

    def _after(self, place: Place, node: int, index: int, free: int, slot: int) -> Place:
        position = place.position
        actor, phase = position.actor, position.phase
        shown = [position.observed(index, seat) for seat in range(position.players)]
        child = position.copy()
        child.act(index)
        known = []
        for seat, before in enumerate(place.knowledge):
            revealed = child.revelations(seat)
            told = encode(revealed) if revealed else b""
            known.append(
                self._number((seat, before, actor, phase, index if shown[seat] else -1, told))
            )
        return Place(
            child, tuple(known), free, node, slot, path=(self.game.action_id(phase, index),)
        )

    # --- reading it -------------------------------------------------------------------------

    @property
    def nodes(self) -> int:
        return len(self.actor)

    @property
    def choices(self) -> int:
        """The number of information states with more than one action."""
        return sum(len(one.actions) > 1 for one in self.states)

    def policy(self) -> Array:
        """The policy ``ask`` as an array; uniform in information states for which ``ask`` was not called."""
        found = self.uniform()
        for number, answer in self.asked.items():
            first = self.states[number].first
            found[first : first + len(answer)] = answer
        return found

    def history(self, node: int) -> list[int]:
        """The action ids that lead to a node; if several deals count as one, those of one of them."""
        parts: list[tuple[int, ...]] = []
        while node >= 0:
            parts.append(self._paths[node])
            node = self._parents[node]
        return [action for part in reversed(parts) for action in part]

    def example(self, number: int) -> State:
        """A state of the game that belongs to information state ``number``."""
        state = self.game.new_initial_state()
        for action in self.history(self.states[number].node):
            state.apply_checked(action)
        return state

    def uniform(self) -> Array:
        return self._normal(np.ones(self.slots))

    def _normal(self, weights: Array) -> Array:
        """The weights of slots as probabilities in each information state; uniform where all are 0."""
        sums = np.add.reduceat(weights, self.firsts)[self.slot_state]
        counts = np.bincount(self.slot_state)[self.slot_state]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / counts)

    def _part(self, level: int) -> tuple[Array, Array, Array]:
        """The nodes of a level that have children, all their children, and where those of each node begin."""
        begin, end, last = self.levels[level : level + 3]
        inner = begin + np.flatnonzero(self.children[begin:end])
        return inner, np.arange(end, last), self.first_child[inner] - end

    # --- values and best responses ----------------------------------------------------------

    def _weights(self, policy: Array) -> Array:
        """By node, the probability that its parent leads to it."""
        return np.where(self.slot >= 0, policy[np.maximum(self.slot, 0)], self.share)

    def reach(self, policy: Array) -> Array:
        """By seat and node, the probability that the seat's own choices lead there.

        The last row is the probability that the deals lead there.
        """
        players = self.game.players
        weights = self._weights(policy)
        found = np.ones((players + 1, self.nodes))
        for _, children, _ in self._parts:
            before = self.parent[children]
            found[:, children] = found[:, before]
            who = self.actor[before]  # chance is -1, the last row
            found[who, children] *= weights[children]
        return found

    def values(self, policy: Array) -> Array:
        """By seat and node, the seat's expected gain after the node if all seats follow the policy."""
        weights = self._weights(policy)
        found = self.gains.copy()
        for inner, children, starts in reversed(self._parts):
            below = found[:, children] * weights[children]
            found[:, inner] = np.add.reduceat(below, starts, axis=1)
        return found

    def best_response(self, policy: Array, seat: int, reach: Array) -> float:
        """A seat's greatest expected gain if all others follow the policy.

        ``reach`` is what :meth:`reach` returns for ``policy``.
        """
        others = np.prod(np.delete(reach, seat, axis=0), axis=0)
        weights = self._weights(policy)
        found = self.gains[seat].copy()
        for inner, children, starts in reversed(self._parts):
            below = found[children]
            own = self.actor[self.parent[children]] == seat
            chosen = np.where(own, 0.0, weights[children])
            if own.any():
                mine, slots = children[own], self.slot[children[own]]
                worth = np.bincount(slots, others[mine] * below[own], self.slots)
                chosen[own] = self._greatest(worth, slots)[slots]
            found[inner] = np.add.reduceat(below * chosen, starts)
        return float(found[0])

    def _greatest(self, worth: Array, slots: Array) -> Array:
        """By slot, 1 for the first best one in each information state to which ``slots`` belong, else 0."""
        states = np.unique(self.slot_state[slots])
        best = np.maximum.reduceat(worth, self.firsts)[self.slot_state]
        good = np.flatnonzero((worth == best) & np.isin(self.slot_state, states))
        _, first = np.unique(self.slot_state[good], return_index=True)
        found = np.zeros(self.slots)
        found[good[first]] = 1.0
        return found

    def gains_of_deviating(self, policy: Array) -> list[float]:
        """How much more each seat gains by its best response than by the policy.

        The sum over all seats is NashConv.
        """
        value = self.values(policy)[:, 0]
        reach = self.reach(policy)
        return [
            max(0.0, self.best_response(policy, seat, reach) - float(value[seat]))
            for seat in range(self.game.players)
        ]

    # --- equilibria -------------------------------------------------------------------------

    def solve(
        self, rounds: int, enough: float = 0.0, tell: Callable[[int, float], None] | None = None
    ) -> Array:
        """A policy near an equilibrium, by discounted counterfactual regret minimization.

        Regrets and averages are discounted as Brown and Sandholm (2019) propose (alpha 1.5, beta 0,
        gamma 2). With two players whose gains add up to a constant it converges; with more players it
        need not, so check NashConv.

        Args:
            rounds: the greatest number of rounds.
            enough: the NashConv at which to stop; it is computed every 25 rounds.
            tell: called with the round and NashConv whenever NashConv has been computed.
        """
        regrets = np.zeros(self.slots)
        total = np.zeros(self.slots)
        edges = np.flatnonzero(self.slot >= 0)
        before, slots = self.parent[edges], self.slot[edges]
        who = self.actor[before]
        for number in range(1, rounds + 1):
            policy = self._normal(np.maximum(regrets, 0.0))
            reach = self.reach(policy)
            value = self.values(policy)
            everyone = np.prod(reach, axis=0)[before]
            own = reach[who, before]
            with np.errstate(divide="ignore", invalid="ignore"):
                others = np.where(own > 0, everyone / own, 0.0)
            lost = own <= 0
            if lost.any():
                rows = reach[:, before[lost]].copy()
                rows[who[lost], np.arange(rows.shape[1])] = 1.0
                others[lost] = np.prod(rows, axis=0)
            gained = others * (value[who, edges] - value[who, before])
            up = number**1.5
            regrets *= np.where(regrets > 0, up / (up + 1), 0.5)
            regrets += np.bincount(slots, gained, self.slots)
            total *= ((number - 1) / number) ** 2 if number > 1 else 0.0
            total += np.bincount(slots, own, self.slots) * policy
            if number % 25 == 0 or number == rounds:
                average = self._normal(total)
                nashconv = sum(self.gains_of_deviating(average))
                if tell:
                    tell(number, nashconv)
                if nashconv <= enough:
                    break
        return self._normal(total)
