"""Uniform worlds: random placements of cards into places of given sizes, given where each card may lie.

Cards that may lie in the same places form a *class*; places open to the same classes form a *group*.
The ways to complete a placement are counted once, by dynamic programming: a step for each pair of a class
and a group, with a count for each combination of free room in the groups. A draw follows these counts and
fills each group at random, so that all placements are equally likely.

If, of any two cards, one may lie everywhere that the other may, the groups form a *chain*: however the
narrower groups (those open to fewer cards) are filled, the same number of cards is left for the next group.
The groups are then filled one after the other, without counts, for which there may be too many groups.
"""

from __future__ import annotations

from array import array
from itertools import pairwise

import cython

from nullo.engine.position import Position, Redealer
from nullo.engine.rng import Rng

if not cython.compiled:
    from nullo.engine.bits import bit


LARGE = 16_384  # with more counts than this, a chain is drawn without them
MOST = 16_777_216  # the most counts for a step
MOST_STEPS = 1024  # the most steps of the counting


class Worlds(Redealer):
    """Draws a uniformly random placement of cards; see :class:`Redealer`.

    Call ``place`` for each place (at most 32), ``put`` for each card (at most 128), then ``prepare``.
    After a draw, ``card[k]`` lies in place ``where[k]``, for ``k`` below ``slots``.
    """

    def __init__(self, base: Position, seat: int) -> None:
        super().__init__(base, seat)
        self.capacities: list[int] = []
        self.cards_in: list[int] = []
        self.masks_in: list[int] = []
        self.slots = 0
        self.classes = 0
        self.groups = 0
        self.steps = 0
        self.space = 0
        self.chain = False
        if not cython.compiled:
            self._scratch()

    def _scratch(self) -> None:
        self.card = [0] * 128
        self.where = [0] * 128
        self.order = [0] * 128
        self.class_start = [0] * 129
        self.after = [0] * 129
        self.step_class = [0] * 1024
        self.step_group = [0] * 1024
        self.step_last = [False] * 1024
        self.group_size = [0] * 32
        self.chain_group = [0] * 32
        self.chain_first = [0] * 32
        self.stride = [0] * 33
        self.group_start = [0] * 33
        self.group_place = [0] * 32
        self.place_size = [0] * 32
        self.filled = [0] * 32
        self.bucket = [0] * 4096

    def place(self, capacity: int) -> int:
        """Add a place that holds exactly ``capacity`` cards; returns its number."""
        self.capacities.append(capacity)
        return len(self.capacities) - 1

    def put(self, card: int, places: int) -> None:
        """Add a card that may lie in any of ``places``, a bit set of place numbers."""
        self.cards_in.append(card)
        self.masks_in.append(places)

    def prepare(self) -> Worlds:
        """Count the possible worlds, and return this object; call it before the first draw.

        Raises:
            ValueError: no world is possible, or there are too many cards, places or kinds of places.
        """
        capacities = self.capacities
        if len(self.cards_in) > 128 or len(capacities) > 32:
            raise ValueError("too many cards or places to draw worlds of")
        if sum(capacities) != len(self.cards_in):
            raise ValueError(f"{len(self.cards_in)} cards for {sum(capacities)} places")
        room = 0
        for number, capacity in enumerate(capacities):
            if capacity:
                room |= bit(number)
        by_mask: dict[int, list[int]] = {}
        for card, mask in zip(self.cards_in, self.masks_in, strict=True):
            by_mask.setdefault(mask & room, []).append(card)
        # Classes with few places first, because the others are then mostly forced.
        masks = sorted(by_mask, key=lambda mask: (mask.bit_count(), mask))
        members: dict[tuple[bool, ...], list[int]] = {}
        for number, capacity in enumerate(capacities):
            if capacity:
                key = tuple(bool(mask >> number & 1) for mask in masks)
                members.setdefault(key, []).append(number)
        self._lay_out(masks, by_mask, members)
        large = self.space * self.steps > LARGE
        self.chain = large and all(a & b == a for a, b in pairwise(masks))
        if self.chain:
            self._order_groups()
            return self
        if self.space > MOST:
            raise ValueError("too many kinds of places to draw worlds of")
        self.ways = array("d", bytes(8 * self.space * (self.steps + 1)))
        self._count()
        if not self.ways[self.space - 1] > 0:
            raise ValueError("no world is consistent with what was played")
        return self

    def _lay_out(
        self,
        masks: list[int],
        by_mask: dict[int, list[int]],
        members: dict[tuple[bool, ...], list[int]],
    ) -> None:
        """Number the classes, the groups and the steps of the counting.

        Args:
            masks: by class, the places open to its cards.
            by_mask: the cards of each class, by its places.
            members: the places of each group, by whether they are open to each class.
        """
        capacities = self.capacities
        self.slots = 0
        self.classes = len(masks)
        for number, mask in enumerate(masks):
            self.class_start[number] = self.slots
            for card in sorted(by_mask[mask]):
                self.card[self.slots] = card
                self.order[self.slots] = self.slots
                self.slots += 1
        self.class_start[self.classes] = self.slots
        for number in range(self.classes):
            self.after[number] = self.slots - self.class_start[number + 1]
        self.groups = len(members)
        self.space = 1
        filled = 0
        for number, numbers in enumerate(members.values()):
            self.group_start[number] = filled
            size = 0
            for place in numbers:
                self.group_place[filled] = place
                self.place_size[filled] = capacities[place]
                size += capacities[place]
                filled += 1
            self.group_size[number] = size
            self.stride[number] = self.space
            self.space = min(self.space * (size + 1), MOST + 1)
        self.group_start[self.groups] = filled
        self.steps = 0
        for number in range(self.classes):
            open_groups = [g for g, key in enumerate(members) if key[number]]
            if not open_groups:
                raise ValueError("no world is consistent with what was played")
            if self.steps + len(open_groups) > MOST_STEPS:
                raise ValueError("too many kinds of places to draw worlds of")
            for group in open_groups:
                self.step_class[self.steps] = number
                self.step_group[self.steps] = group
                self.step_last[self.steps] = group == max(open_groups)
                self.steps += 1

    def _order_groups(self) -> None:
        """Sort a chain's groups from the narrowest; for each, find the first slot whose card it may hold."""
        first = [self.slots] * self.groups
        for step in range(self.steps - 1, -1, -1):
            first[self.step_group[step]] = self.class_start[self.step_class[step]]
        placed = 0
        for number, group in enumerate(sorted(range(self.groups), key=lambda g: -first[g])):
            self.chain_group[number] = group
            self.chain_first[number] = first[group]
            placed += self.group_size[group]
            if placed > self.slots - first[group]:
                raise ValueError("no world is consistent with what was played")

    def _count(self) -> None:
        """Fill ``ways``: row ``t`` has, for each free room, the number of ways for steps ``t`` and later."""
        self.ways[self.steps * self.space] = 1.0
        for back in range(self.steps):
            step = self.steps - 1 - back
            group = self.step_group[step]
            number = self.step_class[step]
            size = self.class_start[number + 1] - self.class_start[number]
            stride = self.stride[group]
            here = step * self.space
            there = here + self.space
            for room in range(self.space):
                total = 0
                for g in range(self.groups):
                    total += room // self.stride[g] % (self.group_size[g] + 1)
                left = total - self.after[number]
                if left < 0 or left > size:
                    continue
                free = room // stride % (self.group_size[group] + 1)
                if self.step_last[step]:
                    if left <= free:
                        self.ways[here + room] = self.ways[there + room - left * stride]
                    continue
                choose = 1.0
                ways = 0.0
                for here_many in range(min(left, free) + 1):
                    ways += choose * self.ways[there + room - here_many * stride]
                    choose = choose * (left - here_many) / (here_many + 1)
                self.ways[here + room] = ways

    def scatter(self, rng: Rng) -> None:
        """Draw a random placement, and write the place of each card into ``where``."""
        if self.chain:
            self._scatter_chain(rng)
            return
        for k in range(self.groups):
            self.filled[k] = 0
        room = self.space - 1
        step = 0
        for number in range(self.classes):
            start = self.class_start[number]
            left = self.class_start[number + 1] - start
            at = start
            for k in range(left - 1):
                other = k + rng.below(left - k)
                swap = self.order[start + k]
                self.order[start + k] = self.order[start + other]
                self.order[start + other] = swap
            while True:
                group = self.step_group[step]
                last = self.step_last[step]
                many = left
                if not last:
                    stride = self.stride[group]
                    there = (step + 1) * self.space + room
                    free = room // stride % (self.group_size[group] + 1)
                    target = rng.unit() * self.ways[there - self.space]
                    choose = 1.0
                    most = left if left < free else free
                    many = 0
                    while True:
                        target -= choose * self.ways[there - many * stride]
                        if target < 0 or many == most:
                            break
                        choose = choose * (left - many) / (many + 1)
                        many += 1
                    # Rounding may lead to a count without worlds: go back to one that has some.
                    while self.ways[there - many * stride] == 0:
                        many -= 1
                for _ in range(many):
                    self.bucket[group * 128 + self.filled[group]] = self.order[at]
                    self.filled[group] += 1
                    at += 1
                room -= many * self.stride[group]
                left -= many
                step += 1
                if last:
                    break
        for group in range(self.groups):
            self._fill(group, rng)

    def _scatter_chain(self, rng: Rng) -> None:
        """Fill a chain's groups from the narrowest, each with random cards of those left that it may hold."""
        many = 0
        lowest = self.slots
        for number in range(self.groups):
            group = self.chain_group[number]
            while lowest > self.chain_first[number]:
                lowest -= 1
                self.order[many] = lowest
                many += 1
            for k in range(self.group_size[group]):
                other = rng.below(many)
                many -= 1
                self.bucket[group * 128 + k] = self.order[other]
                self.order[other] = self.order[many]
            self._fill(group, rng)

    def _fill(self, group: int, rng: Rng) -> None:
        """Distribute a group's cards over its places at random."""
        base = group * 128
        left = self.group_size[group]
        for k in range(self.group_start[group], self.group_start[group + 1]):
            for _ in range(self.place_size[k]):
                other = base + rng.below(left)
                left -= 1
                slot = self.bucket[other]
                self.bucket[other] = self.bucket[base + left]
                self.where[slot] = self.group_place[k]

    def draw(self, target: Position, rng: Rng) -> bool:
        self.scatter(rng)
        return Redealer.draw(self, target, rng)

    def count(self) -> float:
        """The number of possible worlds; places within a group count as different."""
        total = float(self._ways_of_chain() if self.chain else self.ways[self.space - 1])
        for group in range(self.groups):
            left = self.group_size[group]
            for k in range(self.group_start[group], self.group_start[group + 1]):
                for taken in range(self.place_size[k]):
                    total = total * (left - taken) / (taken + 1)
                left -= self.place_size[k]
        return total

    def _ways_of_chain(self) -> float:
        total = 1.0
        placed = 0
        for number in range(self.groups):
            left = self.slots - self.chain_first[number] - placed
            for taken in range(self.group_size[self.chain_group[number]]):
                total = total * (left - taken) / (taken + 1)
                placed += 1
        return total

    def placement(self, rng: Rng) -> list[tuple[int, int]]:
        """A random placement as ``(card, place)`` pairs, callable from Python."""
        self.scatter(rng)
        return [(self.card[k], self.where[k]) for k in range(self.slots)]
