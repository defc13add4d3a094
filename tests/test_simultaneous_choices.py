"""Choices that several seats make at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import nullo
from move_texts import texts_of
from nullo import IllegalAction, Rng, State, UnknownAction, UnknownCard, WrongSeat
from nullo.engine.plugin import PythonPosition
from nullo.engine.position import Position
from nullo.game.cards import Deck, numbered_deck
from nullo.game.moves import moves
from nullo.game.phases import Phase
from nullo.game.view import Barred, Own, Public, Refusal
from nullo.games.rules import Rules
from nullo.state import Game
from nullo.state.simultaneous_choices import Choices, is_secret
from nullo.testing import deal, play

COLOURS = [f"{colour}{rank}" for colour in "bgyorp" for rank in range(1, 11)]


def bidding() -> State:
    """A state of Alles oder Nichts with two cards each; seat 1 bids first in turn, seat 0 last."""
    state = nullo.load(
        "alles-oder-nichts", players=3, suits=2, ranks=6, hand_sizes=[2], hands=1
    ).new_initial_state()
    return deal(state, ["6s", "5h", "1s", "4s", "1h", "2h", "3h"])


def sauce(*first: str, **options: Any) -> State:
    """A state of Sauce with these cards first in the deck, as the Sauces."""
    state = nullo.load("sauce", **options).new_initial_state()
    rest = [card for card in COLOURS if card not in first]
    return deal(state, [*first, *rest[:30], *["SAUCE"] * len(first), *rest[30:]])


def test_who_is_asked() -> None:
    state = bidding()
    assert is_secret(state)
    choices = Choices(state)
    assert choices.seats == [1, 2, 0]
    assert choices.waiting() == [0, 1, 2]
    assert [choices.legal_actions(seat) for seat in range(3)] == [state.legal_actions()] * 3
    choices.choose(0, "bid 2")
    assert choices.waiting() == [1, 2]
    assert choices.legal_actions(0) == []
    assert not choices.complete()
    assert state.history()[-1] == state.game.action_id(0, state.game.deck.number("3h"))


def test_the_others_choices_come_in_the_order_of_the_position() -> None:
    state = bidding()
    choices = Choices(state)
    for seat, bid in ((0, "bid 2"), (2, "BID 1"), (1, "bid 0")):
        choices.choose(seat, bid)
    assert choices.complete()
    texts = [(seat, state.action_to_string(action)) for seat, action in choices.actions()]
    assert texts == [(1, "bid 0"), (2, "bid 1"), (0, "bid 2")]
    play(state, [text for _, text in texts])
    assert state.phase().name == "say"
    assert not is_secret(state)


def test_some_have_chosen_already_in_turn() -> None:
    state = play(bidding(), ["bid 1"])
    choices = Choices(state)
    assert choices.waiting() == [0, 2]
    with pytest.raises(WrongSeat, match="seat 1 has nothing to choose"):
        choices.check(1, "bid 1")


def test_what_is_refused() -> None:
    choices = Choices(bidding())
    with pytest.raises(IllegalAction, match=r"seat 2 may not bid 3: the highest bid is 2 \(T5\)"):
        choices.choose(2, "bid 3")
    with pytest.raises(IllegalAction, match="now it is time to bid") as caught:
        choices.choose(2, "play 1s")
    error = caught.value
    assert (error.seat, error.rule, error.code) == (2, "T5", "not-now")
    assert error.params == {"phase": "bid"}
    with pytest.raises(UnknownAction):
        choices.choose(2, "bid high")
    with pytest.raises(UnknownCard):
        choices.choose(2, "play 9z")
    assert choices.waiting() == [0, 1, 2]
    choices.choose(2, "bid 1")
    for ask in (choices.choose, choices.check):
        with pytest.raises(WrongSeat):
            ask(2, "bid 1")
    with pytest.raises(WrongSeat):
        choices.for_seat(2)


def test_a_seat_sees_its_own_choices() -> None:
    state = bidding()
    choices = Choices(state)
    before = [choices.own(seat) for seat in range(3)]
    choices.choose(1, "bid 2")
    own = choices.own(1)
    assert (texts_of(own.pending), own.legal, own.hand) == (["bid 2"], [], state.own(1).hand)
    assert [choices.own(seat) for seat in (0, 2)] == [before[0], before[2]]
    assert texts_of(before[0].legal) == ["bid 0", "bid 1", "bid 2"]
    assert before[0].pending == []


def test_cards_tossed_one_after_the_other() -> None:
    state = sauce("b3")
    choices = Choices(state)
    assert choices.waiting() == [0, 1, 2, 3]
    hand = state.own(2).hand
    choices.choose(2, f"toss {hand[0]}")
    choices.choose(2, f"toss {hand[1]}")
    own = choices.own(2)
    assert own.hand == hand
    assert texts_of(own.pending) == [f"toss {hand[0]}", f"toss {hand[1]}"]
    assert texts_of(own.legal) == [f"toss {card}" for card in hand[2:]]
    assert own.refused == [Barred(hand[:2], Refusal("S22", "chosen-already"))]
    with pytest.raises(IllegalAction, match=r"has been chosen already \(S22\)"):
        choices.choose(2, f"toss {hand[0]}")
    other = state.own(1).hand[0]
    with pytest.raises(IllegalAction, match=r"not in the hand \(S22\)"):
        choices.choose(2, f"toss {other}")
    choices.choose(2, f"toss {hand[5]}")
    assert choices.waiting() == [0, 1, 3]
    own = choices.own(2)
    assert (own.legal, own.refused, len(own.pending)) == ([], [], 3)


def test_of_two_sauces_in_a_hand_the_second_may_go_too() -> None:
    state = nullo.load("sauce", super_after=0).new_initial_state()
    # Cards are dealt from seat 1 on, so every fourth card goes to the same hand.
    rest = [card for card in COLOURS if card not in ("b3", "g7")]
    deal(state, ["b3", "g7", "SAUCE", *rest[:3], "SAUCE", *rest[3:]])
    seat = next(k for k in range(4) if state.own(k).hand.count("SAUCE") == 2)
    choices = Choices(state)
    choices.choose(seat, "toss SAUCE")
    own = choices.own(seat)
    assert "toss SAUCE" in texts_of(own.legal)
    assert own.refused == []
    choices.choose(seat, "toss SAUCE")
    own = choices.own(seat)
    assert "toss SAUCE" not in texts_of(own.legal)
    assert own.refused == [Barred(["SAUCE"], Refusal("S22", "chosen-already"))]


def test_toss_then_give() -> None:
    state = sauce("b3", "g4", super_after=0)
    for name in ("toss", "give"):
        assert state.phase().name == name
        choices = Choices(state)
        assert choices.waiting() == [0, 1, 2, 3]
        while not choices.complete():
            for seat in choices.waiting():
                choices.choose(seat, choices.legal_actions(seat)[0])
        for _, action in choices.actions():
            state.apply_action(action)
    assert state.phase().name == "bid"


def test_a_bot_knows_its_own_choices_and_no_others() -> None:
    state = sauce("b3")
    choices = Choices(state)
    last = choices.seats[-1]
    before = choices.for_seat(last)
    for _ in range(3):
        choices.choose(choices.seats[0], choices.legal_actions(choices.seats[0])[-1])
    after = choices.for_seat(last)
    assert after.information_state_string() == before.information_state_string()
    assert after.view() == before.view()
    tossed = state.own(last).hand[4]
    choices.choose(last, f"toss {tossed}")
    known = choices.for_seat(last)
    own = known.view().own
    assert own is not None
    assert tossed not in own.hand
    assert known.legal_actions() == choices.legal_actions(last)
    assert known.redealer().sample(Rng(1)).actor == last
    assert state.steps()[-1].actor == -1


# --- a game in which one seat has nothing to choose from -------------------------------------


class HatRules(Rules):
    """A game in which each seat takes a hat unseen; seat 0 has only one."""

    id = "hats"
    title = "Hats"
    prefix = "H"
    players = (2, 2)

    def deck(self, options: Mapping[str, Any]) -> Deck:
        return numbered_deck(1, 2)

    def phases(self, options: Mapping[str, Any]) -> tuple[Phase, ...]:
        return (
            Phase("hat", moves("red", "blue"), secret=True, rule="H1"),
            Phase("bow", moves("bow")),
        )

    def position(self, options: Mapping[str, Any]) -> Position:
        return Hats(options)


class Hats(PythonPosition):
    """Seat 0 takes a hat, then seat 1; then seat 0 bows."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.actor = 0

    def legal(self) -> list[int]:
        return [0] if self.actor == 0 else [0, 1]

    def act(self, index: int) -> None:
        self.phase, self.actor = (0, 1) if self.actor == 0 else (1, 0)

    def become(self, other: Position) -> None:
        self.phase, self.actor = other.phase, other.actor

    def points_of(self, seat: int) -> float:
        return 0.0

    def scores(self) -> list[int]:
        return [0, 0]

    def public(self) -> Public:
        return Public()

    def own(self, seat: int) -> Own:
        return Own(seat)


def test_a_seat_with_one_legal_choice_is_asked_all_the_same() -> None:
    game = Game(HatRules(), {"players": 2})
    state = State(game, game.rules.position(game.typed_options))
    choices = Choices(state)
    assert choices.waiting() == [0, 1]
    assert texts_of(choices.own(0).legal) == ["red"]
    choices.choose(1, "blue")
    assert choices.waiting() == [0]
    choices.choose(0, "red")
    assert choices.complete()
