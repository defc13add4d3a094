"""Works out the score of a game from the entries for its hands, and how the game ends.

``web/src/score/reckoning.ts`` does the same in the browser; tests compare the two on the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from nullo.game.score_form import HAND_SIZE, EntryField, EntryRead, GameLimit, ScoreTable
from nullo.game.view import Ending, ScorePart
from nullo.scorekeeper.kept_score import Entry, KeptScore, WrongEntry, WrongNames
from nullo.scorekeeper.score_rules import ScoreRules, score_rules


@dataclass
class Reckoning:
    """The score of the hands entered so far.

    Attributes:
        totals: the total of each side.
        hands: for each hand, the points of each side.
        parts: for each hand, the parts of each side's score.
        dealers: the dealer of each hand, and of the next one unless the game is over.
        doubled_from: the number of the first hand whose points are multiplied; -1 if there is none so far.
        winners: the sides that won, once the game is over.
        end: the limit that ended the game; None if it is not over.
    """

    totals: list[int]
    dealers: list[int]
    hands: list[list[int]] = field(default_factory=list)
    parts: list[list[list[ScorePart]]] = field(default_factory=list)
    doubled_from: int = -1
    winners: list[int] = field(default_factory=list)
    end: Ending | None = None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.end is not None


def reckon(rules: ScoreRules, hands: Sequence[Entry], dealer: int = 0) -> Reckoning:
    """The score that follows from the entries for ``hands``; the seat ``dealer`` deals the first hand.

    Raises:
        WrongEntry: an entry is impossible or follows the end of the game, or there is no such seat.
    """
    if not 0 <= dealer < rules.players:
        raise WrongEntry("there is no such dealer", 0)
    state = Reckoning(list(rules.start), [dealer])
    best = max(rules.start)
    for number, entry in enumerate(hands):
        if state.over:
            raise WrongEntry("the game was over before", number)
        if (doubling := rules.form.doubling) and state.doubled_from < 0:
            if number >= doubling.after or best >= doubling.at:
                state.doubled_from = number
        hand = _Hand(rules, entry, state)
        hand.check()
        parts = hand.parts()
        changes = [sum(part.number for part in side) for side in parts]
        state.parts.append(parts)
        state.hands.append(changes)
        state.totals = [total + change for total, change in zip(state.totals, changes, strict=True)]
        best = max(best, *state.totals)
        hand.end()
        if not state.over:
            state.dealers.append((state.dealers[-1] + 1) % rules.players)
    return state


def reckon_score(score: KeptScore) -> tuple[ScoreRules, Reckoning]:
    """The rules by which a kept score is reckoned, and the result.

    Raises:
        UnknownGame, OptionError: there is no such game, or one of the options is wrong.
        WrongNames: the number of names differs from the number of seats.
        WrongEntry: an entry is impossible.
    """
    rules = score_rules(score.game, score.options)
    if len(score.names) != rules.players:
        raise WrongNames(f"there are {rules.players} seats")
    return rules, reckon(rules, score.hands, score.dealer)


class _Hand:
    def __init__(self, rules: ScoreRules, entry: Entry, state: Reckoning) -> None:
        self.rules = rules
        self.entry = entry
        self.state = state
        self.number = len(state.hands)
        self.dealer = state.dealers[self.number]
        self.fields = {one.name: one for one in rules.form.fields}
        sizes = rules.form.sizes
        self.size = sizes[self.number % len(sizes)] if sizes else 0
        self.early = self._ended_early()

    def check(self) -> None:
        for name in self.entry:
            if name not in self.fields:
                raise WrongEntry("there is no such field", self.number, name[:40])
        for one in self.fields.values():
            if self.early and one.stage == "result":
                if one.name in self.entry:
                    raise self._wrong(one, "the game was over before the play")
                continue
            if one.name not in self.entry:
                raise self._wrong(one, "is missing")
            self._check_values(one, self.entry[one.name])

    def _check_values(self, one: EntryField, values: Sequence[int]) -> None:
        many = {"seat": self.rules.players, "side": self.rules.sides, "table": 1}[one.each]
        if len(values) != many:
            raise self._wrong(one, f"has {len(values)} values, not {many}")
        for place, value in enumerate(values):
            if not self._may_be(one, place, value):
                raise self._wrong(one, f"cannot be {value} in place {place}")
        total = self.size if one.total == HAND_SIZE else one.total
        if total is not None and (sum(values) > total or (sum(values) < total and not one.most)):
            raise self._wrong(one, f"adds up to {sum(values)}, not {total}")
        if one.answers and sum(value > 0 for value in values) > 1:
            raise self._wrong(one, "only one seat may have it")

    def _may_be(self, one: EntryField, place: int, value: int) -> bool:
        if one.each == "table":
            return -1 <= value < self.rules.players
        if value != one.usual:
            if one.first and place != (self.dealer + 1) % self.rules.players:
                return False
            if one.answers and not self._answers(one, place):
                return False
        for choice in one.choices:
            if choice.value == value:
                return not choice.behind or self._behind(place) >= choice.behind
        high = min(one.high, self.size) if one.within_hand else one.high
        return one.low <= value <= high and (value - one.low) % one.step == 0

    def _answers(self, one: EntryField, place: int) -> bool:
        """Whether exactly one side, other than the seat's own, chose the value that field ``one`` answers."""
        assert one.answers is not None
        asked = self.entry.get(one.answers.field, [])
        sides = {self.rules.side(k) for k, value in enumerate(asked) if value == one.answers.value}
        return len(sides) == 1 and self.rules.side(place) not in sides

    def _behind(self, place: int) -> int:
        totals = self.state.totals
        mine = totals[self.rules.side(place)]
        return mine - min(totals) if self.rules.lowest_wins else max(totals) - mine

    def _wrong(self, one: EntryField, reason: str) -> WrongEntry:
        return WrongEntry(reason, self.number, one.name)

    def parts(self) -> list[list[ScorePart]]:
        found: list[list[ScorePart]] = [[] for _ in range(self.rules.sides)]
        for table in self.rules.form.tables:
            many = self.rules.players if table.each == "seat" else self.rules.sides
            for place in range(many):
                cell = self._cell(table, place)
                own = self.rules.side(place)
                sides = [own] if table.pays == "own" else [
                    side for side in range(self.rules.sides) if side != own
                ]  # fmt: skip
                for side in sides:
                    for part in cell:
                        self._add(found[side], part)
        return found

    def _cell(self, table: ScoreTable, place: int) -> Sequence[ScorePart]:
        """The parts of the score that a score table gives the seat or side ``place``.

        They are empty if the table reads a field that was not entered.
        """
        if any(read.field in self.fields and read.field not in self.entry for read in table.reads):
            return ()
        if table.per:
            times = self._value(table.reads[0], table.each, place)
            return (msgspec.structs.replace(table.per, number=times * table.per.number),)
        index = 0
        for read in table.reads:
            numbers = read.numbers()
            value = self._value(read, table.each, place)
            within = min(max(value, numbers[0]), numbers[-1])
            index = index * len(numbers) + (within - read.low) // read.step
        return table.cells[index]

    def _value(self, read: EntryRead, each: str, place: int) -> int:
        if read.of == "seat":
            return self.entry.get(read.field, [0] * (place + 1))[place]
        if read.of == "is":
            return int(self.entry[read.field][0] == place)
        if read.of == "team":
            seats = self._seats(self.rules.side(place))
        else:
            seats = [place] if each == "seat" else self._seats(place)
        if read.of == "max":
            return max(self._mark(read.field, seat) for seat in seats)
        values = self.entry[read.field]
        found = sum(max(0, values[seat]) for seat in seats)
        if read.minus:
            found -= sum(max(0, self.entry[read.minus][seat]) for seat in seats)
        return found

    def _seats(self, side: int) -> list[int]:
        return [seat for seat in range(self.rules.players) if self.rules.side(seat) == side]

    def _mark(self, name: str, seat: int) -> int:
        """The greatest mark called ``name`` among the values entered for a seat; 0 if none of them has it."""
        best = 0
        for one in self.fields.values():
            if one.each != "seat" or one.name not in self.entry:
                continue
            value = self.entry[one.name][seat]
            marks = next((c.marks for c in one.choices if c.value == value), one.marks)
            best = max(best, marks.get(name, 0))
        return best

    def _add(self, parts: list[ScorePart], part: ScorePart) -> None:
        """Add ``part`` to the parts of a side's score, merged with one that has the same code and rule."""
        doubling = self.rules.form.doubling
        if doubling and self.state.doubled_from >= 0:
            part = msgspec.structs.replace(part, number=part.number * doubling.times)
        for k, other in enumerate(parts):
            if (other.code, other.rule) == (part.code, part.rule):
                count = None if part.count is None else (other.count or 0) + part.count
                number = other.number + part.number
                parts[k] = msgspec.structs.replace(other, number=number, count=count)
                return
        parts.append(part)

    def _ended_early(self) -> bool:
        """Whether points scored before the play have ended the game.

        It ends if these points bring a side to a limit and the side has more points than every other.
        """
        for limit in self.rules.limits:
            values = self.entry.get(limit.early, []) if limit.early else []
            for place, value in enumerate(values[: self.rules.players]):
                if value <= 0:
                    continue
                side, totals = self.rules.side(place), list(self.state.totals)
                for table in self.rules.form.tables:
                    if all(read.field == limit.early for read in table.reads):
                        totals[side] += sum(part.number for part in self._cell(table, place))
                if self._alone(limit, totals, range(self.rules.sides)) == side:
                    return True
        return False

    def end(self) -> None:
        state = self.state
        for limit in self.rules.limits:
            if not limit.reached(len(state.hands), state.totals):
                continue
            if limit.alone:
                barred = self.entry.get(limit.barred, []) if limit.barred else []
                out = {self.rules.side(k) for k, value in enumerate(barred) if value > 0}
                able = [side for side in range(self.rules.sides) if side not in out]
                winner = self._alone(limit, state.totals, able)
                if winner < 0:
                    continue
                state.winners = [winner]
            else:
                best = min(state.totals) if self.rules.lowest_wins else max(state.totals)
                state.winners = [k for k, total in enumerate(state.totals) if total == best]
            state.end = Ending(limit.code, limit.number, limit.rule)
            return

    def _alone(self, limit: GameLimit, totals: Sequence[int], able: Sequence[int]) -> int:
        """The only side among ``able`` with the most points, if they reach the limit; otherwise -1."""
        best = max((totals[side] for side in able), default=0)
        first = [side for side in able if totals[side] == best]
        return first[0] if len(first) == 1 and limit.reached(0, [best]) else -1
