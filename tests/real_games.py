"""Random games as somebody who keeps the score would note them: what was bid and taken, hand by hand.

Everything is read off the cards and actions that all see; no score of the engine is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import nullo
from nullo.game.view import Public, Trick
from nullo.scorekeeper import Entry
from nullo.state import State
from nullo.testing.driving import random_step

SPECIAL_BIDS = ("nope", "shadoof", "blind nope", "no way")
NAMED = {"nope": -1, "shadoof": -2, "blind nope": -3}
FLIPS = ("1", "2", "9", "10")
VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13}
WORTHLESS = ("7s", "7h", "7d", "7c", "Js", "Jh", "Kh")


@dataclass
class Noted:
    """A hand as everybody at the table saw it."""

    actions: list[tuple[int, str]] = field(default_factory=list)
    calls: list[tuple[str, int, int]] = field(default_factory=list)
    """Calls of a revoke: ``call-true`` or ``call-false``, the caller, and who was called."""
    before: Public = field(default_factory=Public)
    """Before its last action."""
    after: Public = field(default_factory=Public)

    @property
    def tricks(self) -> list[Trick]:
        return self.after.ended or self.after.tricks

    def by_seat(self, start: str) -> dict[int, str]:
        return {seat: text for seat, text in self.actions if text.startswith(start)}


def played(game: nullo.Game, seed: str) -> tuple[State, list[Noted]]:
    """A random game played to its end, and its hands."""
    state, rng = game.new_initial_state(), nullo.Rng(seed)
    hands: list[Noted] = []
    hand = Noted()
    while not state.is_terminal():
        action = _action(state, rng)
        seat, before, number = state.current_player(), state.public(), state.position.hand
        line = state.step(action, [None])[None].line
        text = game.action_text(action)
        hand.actions.append((seat, text))
        for one in line.sayings():
            if one.code in ("call-true", "call-false"):
                hand.calls.append((one.code, seat, int(text.split()[1])))
        if state.position.hand != number:
            hand.before, hand.after = before, state.public()
            hands.append(hand)
            hand = Noted()
    return state, hands


def _action(state: State, rng: nullo.Rng) -> int:
    """A random action; bids with a name, which are few among many, are made more often."""
    if not state.is_chance_node() and not rng.randrange(4):
        named = [
            action
            for action in state.legal_actions()
            if state.game.action_text(action) in SPECIAL_BIDS
        ]
        if named:
            return named[rng.randrange(len(named))]
    return random_step(state, rng)


def noted(state: State, hands: Sequence[Noted]) -> list[Entry]:
    """What is entered for the hands of a game."""
    note = NOTES[state.game.id]
    return [note(state, hand) for hand in hands]


def _tricks(state: State, hand: Noted) -> list[int]:
    won = Counter(trick.winner for trick in hand.tricks)
    return [won[seat] for seat in range(state.game.players)]


def _honour(state: State) -> bool:
    mode: str = state.game.options["mode"]
    return mode == "honour"


def _all_or_nothing(state: State, hand: Noted) -> Entry:
    bids = hand.by_seat("bid ")
    seats = range(state.game.players)
    values = {"bid all": 0, "bid nothing": 1}
    if state.game.options["bids"] == "number":
        cards = len(hand.tricks)
        values = {"bid all": cards} | {f"bid {number}": number for number in range(1, cards)}
    entry = {"bid": [values.get(bids[seat], 0) for seat in seats]}
    entry["tricks"] = _tricks(state, hand)
    if _honour(state):
        entry["revokes"] = [_revokes(hand.tricks, seat) for seat in seats]
    return entry


def _revokes(tricks: Sequence[Trick], seat: int) -> int:
    """How often a seat played a plain number of another suit although it had one of the suit."""
    found = 0
    for number, trick in enumerate(tricks):
        numbers = [play for play in trick.plays if play.card[0] not in "AN"]
        mine = next(play for play in trick.plays if play.seat == seat)
        if mine not in numbers or numbers[0].card[-1] == mine.card[-1]:
            continue
        if mine.card[:-1] in FLIPS:
            continue
        later = [
            play.card for one in tricks[number + 1 :] for play in one.plays if play.seat == seat
        ]
        suit = numbers[0].card[-1]
        found += any(card[0] not in "AN" and card[-1] == suit for card in later)
    return found


def _alles_oder_nichts(state: State, hand: Noted) -> Entry:
    seats = range(state.game.players)
    bids = hand.by_seat("bid ")
    entry = {
        "bid": [int(bids[seat].split()[1]) for seat in seats],
        "said": [int(seat in hand.by_seat("open")) for seat in seats],
        "tricks": _tricks(state, hand),
    }
    if _honour(state):
        called = {seat for code, _, seat in hand.calls if code == "call-true"}
        entry["revoked"] = [int(seat in called) for seat in seats]
    return entry


def _nothing(state: State, hand: Noted) -> Entry:
    shown = next(one for one in hand.after.last if one.code == "hands")
    cards = {one.seat: one.cards for one in shown.entries}
    worth = [
        sum(0 if card in WORTHLESS else VALUES.get(card[:-1]) or int(card[:-1]) for card in held)
        for _, held in sorted(cards.items())
    ]
    return {"cards": worth}


def _all_fives(state: State, hand: Noted) -> Entry:
    seats = range(state.game.players)
    left = (hand.before.dealer + 1) % state.game.players
    told = any(text == "take one" for _, text in hand.actions)
    entry = {"take-one": [int(told and seat == left) for seat in seats]}
    if not any(text.startswith("play ") for _, text in hand.actions):
        return entry
    (trump,) = hand.before.trumps
    for rank in ("10", "5", "A", "K", "Q", "J"):
        takers = [t.winner for t in hand.tricks for play in t.plays if play.card == rank + trump]
        entry[f"trump-{rank}"] = takers or [-1]
    if _honour(state):
        true = Counter(called for code, _, called in hand.calls if code == "call-true")
        false = Counter(caller for code, caller, _ in hand.calls if code == "call-false")
        entry["revokes"] = [true[seat] for seat in seats]
        entry["false-calls"] = [false[seat] for seat in seats]
    return entry


def _sauce(state: State, hand: Noted) -> Entry:
    bids = hand.by_seat("bid ")
    for start in NAMED:
        bids |= hand.by_seat(start)
    no_way = hand.by_seat("no way")
    points = [seat.points for seat in hand.before.seats]
    worth = 5 * state.game.options["suits"] * state.game.options["ranks"]
    points[hand.tricks[-1].winner] += worth - sum(points)
    return {
        "bid": [_bid(bids[seat]) for seat in range(4)],
        "no-way": [int(seat in no_way) for seat in range(4)],
        "taken": points,
    }


def _bid(text: str) -> int:
    return NAMED[text] if text in NAMED else int(text.split()[1])


NOTES: dict[str, Callable[[State, Noted], Entry]] = {
    "all-or-nothing": _all_or_nothing,
    "alles-oder-nichts": _alles_oder_nichts,
    "nothing": _nothing,
    "all-fives": _all_fives,
    "sauce": _sauce,
}
