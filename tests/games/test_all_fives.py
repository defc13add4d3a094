"""All Fives, rule by rule, on made-up deals."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

import nullo
from move_texts import text_of
from nullo import State, testing
from nullo.engine.playout import Policy
from nullo.engine.rng import Rng
from nullo.game.view import Saying, SeatPublic, plain
from nullo.games.registry import rules_of
from nullo.records import record
from quick_rules import rows

GAME = "all-fives"
PLAY = 3

# Seat 0 deals, seat 1 leads.
ANN = "2s 3s 4s 5s 6s 7s"
BEN = "Ah 2h 3h 4h 5h 8h"
CAT = "Ac 2c 3c 4c 5c 8c"


def start(**options: object) -> State:
    options.setdefault("batch", 6)
    return nullo.load(GAME, **options).new_initial_state()


def dealt(*hands: str, up: str = "9d", **options: object) -> State:
    """A state after the deal: six cards to each of seats 0, 1, …, and the turn-up."""
    state = start(players=len(hands), **options)
    order = [*range(1, len(hands)), 0]
    return feed(state, [card for seat in order for card in hands[seat].split()] + [up])


def feed(state: State, cards: list[str]) -> State:
    """Apply these cards as chance outcomes."""
    return testing.play(state, [f"deal {card}" for card in cards])


def stood(*hands: str, up: str = "9d", **options: object) -> State:
    """A state as from ``dealt``, after ``stand``."""
    return play(dealt(*hands, up=up, **options), "stand")


def play(state: State, actions: str) -> State:
    """Apply actions separated by commas; a card alone means to play it."""
    return testing.play(
        state, [f"play {a}" if a in state.game.deck.codes else a for a in actions.split(", ")]
    )


def hand(state: State, seat: int) -> list[str]:
    own = state.view(seat).own
    assert own is not None
    return own.hand


def seat_of(state: State, seat: int) -> SeatPublic:
    return state.view().public.seats[seat]


def refused(state: State, action: str) -> str:
    with pytest.raises(nullo.IllegalAction) as error:
        state.apply_action(action)
    return error.value.rule


def finish(state: State, rng: Rng) -> State:
    """Play the present hand to its end at random, without revokes."""
    number = state.position.hand
    while state.position.hand == number and not state.is_terminal():
        fair = state.position.fair()
        state.apply_action(
            state.game.action_id(state.position.phase, fair[rng.randrange(len(fair))])
        )
    return state


# --- F1–F3: deck, cut, deal


def test_F1_fifty_two_cards_ace_high() -> None:
    deck = start().position.deck()
    assert deck == list(range(52))
    state = stood("As Ks 2s 3s 4s 5s", "Qs 6s 7s 8s 9s 10s")
    play(state, "Qs, Ks")
    assert state.current_player() == 0
    play(state, "As, 6s")
    assert state.view().public.tricks[-1].winner == 0


def test_F2_the_highest_card_deals_first() -> None:
    cut = rules_of(GAME).cut(rules_of(GAME).fill({}))
    assert cut is not None
    assert not cut.seating
    number = nullo.load(GAME).deck.number
    ranks = ["2s", "9s", "10s", "Js", "Qs", "Ks", "As"]
    assert [cut.strength[number(card)] for card in ranks] == [0, 7, 8, 9, 10, 11, 12]
    assert cut.strength[number("Ah")] == cut.strength[number("As")]


@pytest.mark.parametrize(
    ("batch", "first"),
    [(1, "2s 4s 6s 8s"), (2, "2s 3s 6s 7s"), (3, "2s 3s 4s 8s"), (6, "2s 3s 4s 5s")],
)
def test_F3_batches_from_the_dealers_left(batch: int, first: str) -> None:
    state = start(batch=batch)
    ranks = "2 3 4 5 6 7 8 9 10 J Q K".split()
    feed(state, [f"{rank}s" for rank in ranks] + ["Ah"])
    assert state.current_player() == 1
    assert hand(state, 1)[:4] == first.split()
    assert state.view().public.turned_up == "Ah"


@pytest.mark.parametrize("batch", [4, 5, True, 3.0])
def test_F3_other_batches_are_refused(batch: object) -> None:
    with pytest.raises(nullo.OptionError, match="batch"):
        nullo.load(GAME, batch=batch)


# --- F4–F8: trumps


def test_F4_the_dealers_left_stands_or_begs() -> None:
    state = dealt(ANN, BEN, CAT)
    assert state.current_player() == 1
    assert state.legal_texts() == ["stand", "beg"]
    play(state, "stand")
    assert state.view().public.trumps == ["d"]
    assert state.phase().name == "play"
    assert text_of(seat_of(state, 1).said) == "stand"


def test_F5_take_one_scores_at_once() -> None:
    state = play(dealt(ANN, BEN), "beg")
    assert state.current_player() == 0
    assert state.legal_texts() == ["take one", "run"]
    play(state, "take one")
    assert state.scores() == [0, 1]
    assert state.view().public.trumps == ["d"]
    assert state.current_player() == 1


def test_F5_run_gives_three_more_together_and_turns_another() -> None:
    state = play(dealt(ANN, BEN, batch=6), "beg, run")
    assert state.is_chance_node()
    assert state.view().public.set_aside == ["9d"]
    feed(state, "Qs Qh Qd Ks Kh Kd Jc".split())
    assert {"Qs", "Qh", "Qd"} <= set(hand(state, 1))
    assert {"Ks", "Kh", "Kd"} <= set(hand(state, 0))


def test_F6_another_suit_than_the_first_is_trump() -> None:
    state = play(dealt(ANN, BEN), "beg, run")
    feed(state, "Qs Qh Qd Ks Kh Kd Jc".split())
    assert state.view().public.trumps == ["c"]
    assert state.legal_texts()[0].startswith("play")
    assert state.current_player() == 1


def test_F6_the_same_suit_runs_again_unasked() -> None:
    state = play(dealt(ANN, BEN), "beg, run")
    feed(state, "Qs Qh Qd Ks Kh Kd Jd".split())
    assert state.is_chance_node()
    assert state.view().public.set_aside == ["9d", "Jd"]
    feed(state, "Js Jh Qc 10s 10h Kc 2c".split())
    assert state.view().public.trumps == ["c"]
    assert [len(hand(state, seat)) for seat in (0, 1)] == [12, 12]


def exhausted() -> State:
    """A state for two players in which diamonds are turned up until the deck runs out."""
    ups = [f"{rank}d" for rank in "9 2 3 4 5 6".split()]
    rest = [
        c for c in nullo.load(GAME).deck.codes if c not in ups and c not in f"{ANN} {BEN}".split()
    ]
    state = play(dealt(ANN, BEN), "beg, run")
    for up in ups[1:]:
        assert state.is_chance_node()
        assert state.position.deck() is None
        feed(state, [*rest[:6], up])
        del rest[:6]
    return state


def test_F7_an_exhausted_deck_is_shuffled_and_dealt_again() -> None:
    state = exhausted()
    assert state.position.deck() == list(range(52))
    assert state.position.hand == 0
    assert state.view().public.set_aside == []
    feed(state, [*BEN.split(), *ANN.split(), "9c"])
    assert state.position.dealer == 0
    assert state.legal_texts() == ["stand", "beg"]
    assert hand(state, 1) == sorted(BEN.split(), key=state.game.deck.number)
    # The new turn-up is of another suit; clubs again would mean another run.
    play(state, "beg, run")
    feed(state, "Qs Qh Qd Ks Kh Kd 10c".split())
    assert state.is_chance_node()


def test_F7_a_record_keeps_the_second_deck() -> None:
    codes = nullo.load(GAME).deck.codes
    front = f"{BEN} {ANN} 9d".split()
    ups = [f"{rank}d" for rank in "2 3 4 5 6".split()]
    rest = [code for code in codes if code not in front and code not in ups]
    deck = front + [card for up in ups for card in [*(rest.pop() for _ in range(6)), up]] + rest
    made = {
        "nullo": 1,
        "game": GAME,
        "options": {"players": 2, "batch": 6},
        "hands": [
            {"deck": deck, "redeals": [list(codes)], "actions": ["1 beg", "0 run", "1 stand"]}
        ],
    }
    match = record.replay(made)
    assert match.state.current_player() == 1
    assert match.record()["hands"][0]["redeals"] == [list(codes)]


def test_F7_worlds_and_histories_after_a_redeal() -> None:
    state = exhausted()
    feed(state, [*BEN.split(), *ANN.split(), "9c"])
    for seat in (0, 1):
        world = state.resample_from_infostate(seat, Rng(seat))
        assert plain(world.view(seat)) == plain(state.view(seat))
        assert world.information_state_string(seat) == state.information_state_string(seat)


def test_F8_all_cards_are_kept_and_played() -> None:
    state = play(dealt(ANN, BEN, target=10_000), "beg, run")
    feed(state, "Qs Qh Qd Ks Kh Kd Jc".split())
    finish(state, Rng(8))
    assert Counter(step.actor for step in state.steps() if step.phase == PLAY) == {0: 9, 1: 9}


# --- F9, F10: play


def test_F9_follow_suit_if_able() -> None:
    state = stood("2s 3s 4h 5c 6c 7d", "As 2h 3h 4c 5d 8d", up="9d")
    assert state.current_player() == 1
    play(state, "As")
    assert state.legal_texts() == ["play 2s", "play 3s"]
    assert refused(state, "play 7d") == "F9"
    assert refused(state, "play Kc") == "F9"
    play(state, "2s, 4c")
    assert state.legal_texts() == ["play 5c", "play 6c"]


def test_F9_any_card_if_not() -> None:
    state = play(stood("2s 3s 4h 5c 6c 7d", "Ad Kd 3h 4c 5s 8s", up="9h"), "Ad, 7d, Kd")
    assert len(state.legal_texts()) == 5
    play(state, "2s")
    assert seat_of(state, 0).voids == ["d"]


def test_F10_the_highest_trump_else_the_highest_of_the_suit() -> None:
    hands = ("2s 3s 4h 5c 6c Kd", "As Kh 3h 4c 5d 8d", "Ks Qh 7h 8h 9h Ah")
    state = stood(*hands, up="Qd")
    play(state, "Kh, Ah, 4h")
    assert state.current_player() == 2
    play(state, "Ks, 2s, As")
    assert state.current_player() == 1
    play(state, "8d, 7h, Kd")
    assert state.current_player() == 0
    play(state, "5c, 4c, 8h")
    assert state.current_player() == 0


# --- F11–F13: score


def test_F11_trumps_in_tricks() -> None:
    state = stood("Ad Kd Qd Jd 10d 5d", "2d 3d 4d 6d 7d 8d", up="9d")
    play(state, "2d, Ad, Kd, 3d")
    assert [seat_of(state, seat).points for seat in (0, 1)] == [7, 0]
    assert state.scores() == [0, 0]
    play(state, "Qd, 4d, Jd, 6d, 10d, 7d, 5d, 8d")
    assert state.scores() == [20, 5]


def test_F11_the_table_of_the_quick_rules() -> None:
    said = {cards: int(points) for cards, points in rows(GAME)}
    other = said.pop("any other")
    for rank in [str(number) for number in range(2, 11)] + list("JQKA"):
        low = "3d" if rank == "2" else "2d"
        up = "3d" if rank not in "23" else "4d"
        first, second = (f"{rank}d", low) if rank != "2" else ("2d", "2c")
        state = stood(f"{first} 2s 3s 4s 5s 6s", f"{second} 7s 8s 9s 10s Js", up=up)
        play(state, f"{second}, {first}")
        points = sum(seat.points for seat in state.view().public.seats)
        assert points == said.get(rank, other), rank


def test_F11_only_trumps_count() -> None:
    state = stood("As Ks Qs Js 10s 5s", "2s 3s 4s 6s 7s 8s", up="9d")
    play(state, "2s, As, Ks, 3s, Qs, 4s, Js, 6s, 10s, 7s, 5s, 8s")
    assert state.hands() == [[0, 0]]


def test_F12_take_one_can_end_the_game() -> None:
    state = play(dealt(ANN, BEN, target=1), "beg, take one")
    assert state.is_terminal()
    assert state.winners() == [1]
    assert state.hands() == [[0, 1]]


def test_F12_take_one_ends_a_hand_that_had_no_trick() -> None:
    state = stood("As Ks Qs Js 10s 5s", "2s 3s 4s 6s 7s 8s", up="9d", target=1)
    play(state, "2s, As, Ks, 3s, Qs, 4s, Js, 6s, 10s, 7s, 5s, 8s")
    feed(state, [*ANN.split(), *BEN.split(), "9d"])
    assert len(state.view().public.ended) == 6
    play(state, "beg, take one")
    assert state.is_terminal()
    assert state.view().public.tricks == state.view().public.ended == []


def test_F12_take_one_ends_nothing_unless_alone_highest() -> None:
    hands = ("Kd 2s 3s 4s 6s 7s", "Qd Jd 2c 3c 4c 6c", "2h 3h 4h 6h 7h 8h")
    state = play(stood(*hands, target=1), "2c, 2h, 2s, 3c, 3h, 3s, 4c, 4h, 4s, 6c, 6h, Kd")
    play(state, "6s, Jd, 7h, Qd, 8h, 7s")
    assert state.scores() == [3, 3, 0]
    feed(state, f"{ANN} {CAT} {BEN} 9d".split())
    assert state.current_player() == 2
    play(state, "beg, take one")
    assert state.scores() == [3, 3, 1]
    assert not state.is_terminal()


def test_F12_hand_points_count_for_all_before_the_highest_wins() -> None:
    state = stood("Ad Kd Qd Jd 10d 2s", "2d 3d 4d 6d 5d As", up="9d", target=4)
    play(state, "As, 2s, 5d, Ad, Kd, 2d, Qd, 3d, Jd, 4d, 10d, 6d")
    assert state.scores() == [25, 0]
    assert state.winners() == [0]


def test_F12_a_tie_plays_another_hand() -> None:
    state = stood("Kd 2s 3s 4s 6s 7s", "2c 3c Qd Jd 4c 6c", target=3)
    play(state, "2c, 2s, 3c, 3s, 4c, 4s, 6c, Kd, 6s, Jd, Qd, 7s")
    assert state.scores() == [3, 3]
    assert state.is_chance_node()
    assert state.position.dealer == 1


def test_F13_the_deal_passes_clockwise() -> None:
    state = start(players=3, target=10_000)
    rng = Rng(13)
    for dealer in (0, 1, 2, 0):
        assert state.position.dealer == dealer
        state.deal(rng)
        assert state.current_player() == (dealer + 1) % 3
        play(state, "stand")
        finish(state, rng)


# --- F14–F18: honour mode


def honest(*hands: str, up: str = "9d", **options: object) -> State:
    return stood(*hands, up=up, mode="honour", **options)


TWO = ("2s 3s 4h 5c 6c 7d", "As Ks 3h 4c 5d 8d")
THREE = ("2s 3s 4h 5c 6c 7d", "As Ks 3h 4c 5d 8d", "Qs 2h 5h 6h 7c 10d")


def test_F14_a_revoke_can_be_played() -> None:
    state = play(honest(*TWO), "As")
    assert "play 7d" in state.legal_texts()
    assert [state.game.action_text(a) for a in fair_ids(state)] == ["play 2s", "play 3s"]
    play(state, "7d")
    assert seat_of(state, 0).voids == []


def fair_ids(state: State) -> list[int]:
    return [state.game.action_id(state.position.phase, index) for index in state.position.fair()]


def test_F15_the_revoker_corrects_and_the_winner_is_found_then() -> None:
    state = play(honest(*TWO), "As, 7d")
    assert state.current_player() == 0
    assert state.legal_texts() == ["correct 2s", "correct 3s", "leave"]
    assert refused(state, "correct Qs") == "F15"
    play(state, "correct 3s")
    assert state.view().public.tricks[0].winner == 1
    assert hand(state, 0) == ["2s", "4h", "7d", "5c", "6c"]
    assert seat_of(state, 0).shown == ["7d"]
    assert state.current_player() == 1  # every card now follows, so nobody is asked to call


def test_F15_who_was_void_is_asked_all_the_same() -> None:
    state = play(honest("2s 3s 4h 5c 6c 7d", "Ah Kh 3d 4c 5d 8d"), "Ah, 4h, Kh, 2s")
    assert state.current_player() == 0
    assert state.legal_texts() == ["leave"]


def test_F15_in_the_order_of_play_and_later_cards_stay() -> None:
    state = play(honest(*THREE), "As, 10d, 7d")
    assert state.current_player() == 2
    play(state, "correct Qs")
    assert state.current_player() == 0
    play(state, "leave")
    trick = state.view().public.tricks[0]
    assert [(p.seat, p.card) for p in trick.plays] == [(1, "As"), (2, "Qs"), (0, "7d")]
    assert trick.winner == 0


def test_F16_each_who_can_name_another_is_asked() -> None:
    state = play(honest(*THREE), "As, 10d, 7d, leave, leave")
    assert state.view().public.tricks[0].winner == 2
    asked = []
    while state.phase().name == "call":
        asked.append((state.current_player(), state.legal_texts()))
        play(state, "pass")
    assert asked == [
        (0, ["call 2", "pass"]),
        (1, ["call 0", "call 2", "pass"]),
        (2, ["call 0", "pass"]),
    ]
    assert state.current_player() == 2


def test_F16_one_call_each_and_each_seat_once() -> None:
    state = play(honest(*THREE), "As, 10d, 7d, leave, leave")
    assert refused(state, "call 0") == "F16"
    assert refused(state, "call 1") == "F16"
    play(state, "call 2")
    assert state.legal_texts() == ["call 0", "pass"]
    assert refused(state, "call 2") == "F16"
    play(state, "pass")
    assert state.current_player() == 2
    assert state.legal_texts() == ["call 0", "pass"]


def test_F16_also_after_the_last_trick() -> None:
    state = honest("2s 3s 4s 5s 6s 7h", "As Ks Qs Js 10s 9s")
    play(state, "As, 2s, Ks, 3s, Qs, 4s, Js, 5s, 10s, 7h, leave, call 0")
    assert state.scores() == [-3, 0]
    play(state, "9s, 6s")
    state = honest("2s 3s 4s 5s 6s 7h", "As Ks Qs Js 10s 9s")
    play(state, "As, 2s, Ks, 3s, Qs, 4s, Js, 5s, 10s, 6s, 9s, 7h")
    play(state, "leave")
    assert state.phase().name == "call"
    assert state.position.hand == 0
    play(state, "call 0")
    assert state.hands() == [[0, -3]]


def test_F17_a_true_call_costs_the_revoker_three() -> None:
    state = play(honest(*TWO), "As, 7d, leave, call 0")
    assert state.scores() == [-3, 0]
    assert state.view().public.log[-1].sayings()[1] == Saying("call-true")
    assert seat_of(state, 0).revokes == 1
    assert state.current_player() == 0  # the trick stands


def test_F17_or_gives_the_others_three() -> None:
    state = play(honest(*THREE, revoke_rule="bonus"), "As, Qs, 7d, leave, call 0")
    assert state.scores() == [0, 3, 3]


@pytest.mark.parametrize("cost", [0, 3, 7])
def test_F17_a_false_call_costs_the_caller(cost: int) -> None:
    state = honest("2s 3s 4h 5c 6c 7d", "Ah Kh 3d 4c 5d 8d", false_call=cost)
    play(state, "Ah, 4h, Kh, 2s, leave, call 0")
    assert state.scores() == [0, -cost]
    assert state.view().public.log[-1].sayings()[1] == Saying("call-false")
    assert seat_of(state, 0).voids == ["h"]


def test_F17_a_called_revoker_cannot_win_on_this_hand() -> None:
    hands = ("Ad Kd Qd Jd 10d 2s", "2d 3d 4d 6d 8d As")
    state = play(honest(*hands, target=10), "As, Ad, leave, call 0")
    play(state, "Kd, 2d, Qd, 3d, Jd, 4d, 10d, 6d, 2s, 8d, leave")
    while state.phase().name == "call":
        play(state, "pass")
    assert state.scores()[0] == 17
    assert not state.is_terminal()
    assert state.position.hand == 1
    # The score waits for a later hand, in which one point is enough.
    state.deal(Rng(17))
    play(state, "beg, take one")
    assert state.winners() == [0]


def test_F17_a_revoke_that_nobody_calls_has_no_effect() -> None:
    state = play(honest(*TWO), "As, 7d, leave, pass")
    assert state.scores() == [0, 0]
    assert state.current_player() == 0


def exposed(*hands: str) -> State:
    """A state in which seat 0 has taken its 7d back in the first trick, so that it lies exposed."""
    plays = "As, 7d, correct 2s" if len(hands) == 2 else "As, Qs, 7d, correct 2s"
    return play(honest(*hands), plays)


def test_F18_opponents_are_asked_before_every_turn_of_the_owner() -> None:
    state = play(exposed(*TWO), "3h")
    assert state.phase().name == "ask"
    play(state, "pass, 4h")
    assert state.current_player() == 1  # asked before a lead too
    assert state.legal_texts() == ["call 7d", "pass"]
    play(state, "call 7d")
    assert state.legal_texts() == ["play 7d"]


def test_F18_asked_clockwise_until_one_calls() -> None:
    state = exposed(*THREE)
    assert state.current_player() == 1
    play(state, "3h, 2h")
    assert state.phase().name == "ask"
    assert state.view().public.turn == 0
    assert state.current_player() == 1
    assert state.legal_texts() == ["call 7d", "pass"]
    assert refused(state, "call 4h") == "F18"
    play(state, "pass")
    assert state.current_player() == 2
    play(state, "pass")
    assert state.current_player() == 0
    assert len(state.legal_texts()) == 5
    play(state, "4h")
    assert seat_of(state, 0).shown == ["7d"]


def test_F18_a_call_must_be_obeyed() -> None:
    state = play(exposed(*TWO), "5d, call 7d")
    assert state.legal_texts() == ["play 7d"]
    assert seat_of(state, 0).called == "7d"
    assert refused(state, "play 4h") == "F18"
    play(state, "7d")
    assert seat_of(state, 0).shown == []


def test_F18_a_call_that_asks_for_a_revoke_is_void() -> None:
    state = play(exposed(*TWO), "Ks, call 7d")
    assert state.view().public.log[-1].sayings()[1] == Saying("call-void")
    assert "play 4h" in state.legal_texts()
    play(state, "3s, 5d")
    assert state.legal_texts() == ["call 7d", "pass"]  # it still lies there


def test_F18_obeying_off_suit_shows_a_void() -> None:
    state = play(exposed("2s 8h 4h 5c 6c 7d", TWO[1]), "Ks, call 7d")
    assert state.legal_texts() == ["play 7d"]
    assert seat_of(state, 0).voids == ["s"]


def test_F18_the_owner_may_play_it_unasked() -> None:
    state = play(exposed(*TWO), "5d, pass, 7d")
    assert seat_of(state, 0).shown == []


# --- worlds


def test_worlds_hold_a_suit_after_a_true_call() -> None:
    state = play(honest(*TWO), "As, 7d, leave, call 0")
    redealer = state.redealer(1)
    for k in range(200):
        world = redealer.sample(Rng(k))
        assert any(card.endswith("s") for card in world.own(0).hand)
    play(state, "2s")
    lacking = 0
    for k in range(200):
        world = state.redealer(1).sample(Rng(k))
        lacking += not any(card.endswith("s") for card in world.own(0).hand)
    assert lacking


def test_worlds_are_uniform() -> None:
    """Late in a hand of three players, each placement that fits the voids is drawn equally often."""
    rng = Rng("uniform")
    state = start(players=3)
    ups = ["9d", "2d", "3d", "4h"]
    rest = [code for code in state.game.deck.codes if code not in ups]
    rest.sort(key=lambda _: rng.randrange(1 << 30))
    feed(state, [*rest[:18], ups[0]])
    play(state, "beg, run")
    for k in range(3):
        feed(state, [*rest[18 + 9 * k : 27 + 9 * k], ups[k + 1]])
    while min(len(hand(state, seat)) for seat in range(3)) > 2 or state.current_player() != 0:
        fair = fair_ids(state)
        state.apply_action(fair[rng.randrange(len(fair))])
    sizes = [len(hand(state, seat)) for seat in (1, 2)]
    pool = sorted([*hand(state, 1), *hand(state, 2), *rest[45:]])
    voids = [seat_of(state, seat).voids for seat in (1, 2)]
    worlds = {
        (first, second)
        for first in combinations(pool, sizes[0])
        for second in combinations([c for c in pool if c not in first], sizes[1])
        if not any(c[-1] in voids[0] for c in first) and not any(c[-1] in voids[1] for c in second)
    }
    assert 1 < len(worlds) <= comb(len(pool), sizes[0]) * comb(len(pool) - sizes[0], sizes[1])
    redealer = state.redealer(0)
    drawn: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for _ in range(100 * len(worlds)):
        world = redealer.sample(rng)
        drawn[tuple(sorted(world.own(1).hand)), tuple(sorted(world.own(2).hand))] += 1
    assert set(drawn) <= worlds
    chi = sum((drawn[world] - 100) ** 2 / 100 for world in worlds)
    free = len(worlds) - 1
    assert abs(chi - free) < 5 * (2 * free) ** 0.5


# --- the rule of thumb


def test_the_thumb_beats_random_play_and_never_revokes() -> None:
    from nullo.games.all_fives.heuristic import Heuristic

    game = nullo.load(GAME, mode="honour")
    rng = Rng("heuristic")
    heuristic, other = Heuristic(), Policy()
    won = 0
    for number in range(60):
        position = game.rules.position(game.typed_options)
        while position.actor != -4:
            if position.actor < 0:
                position.deal_all(rng)
                continue
            policy = heuristic if position.actor == number % 2 else other
            index = policy.advise(position, rng)
            assert index in position.fair()
            position.act(index)
        won += position.winners() == [number % 2]
    assert won > 40


# --- F1, F3, F5, F7, F12: smaller decks and shorter games

SMALL = {"suits": 2, "ranks": 6, "hand": 2, "batch": 1}


def test_F1_in_a_smaller_deck_what_counts_stays_longest() -> None:
    state = start(**SMALL)
    cards = state.position.deck()
    assert cards is not None
    ranks = ["5", "10", "J", "Q", "K", "A"]
    assert state.game.deck.names(cards) == [rank + suit for suit in "sh" for rank in ranks]
    assert nullo.load(GAME, **{**SMALL, "ranks": 8}).new_initial_state().position.deck() == [
        *(3, 6, 7, 8, 9, 10, 11, 12),
        *(16, 19, 20, 21, 22, 23, 24, 25),
    ]
    with pytest.raises(nullo.OptionError, match="more than 12 cards"):
        start(suits=2, ranks=6)


def test_F3_F5_other_numbers_of_cards() -> None:
    """Two cards each, one at a time; then half as many more."""
    state = feed(start(**SMALL), ["As", "Ah", "Ks", "Kh", "5s"])
    assert [sorted(hand(state, seat)) for seat in (0, 1)] == [["Ah", "Kh"], ["As", "Ks"]]
    play(state, "beg, run")
    feed(state, ["Qs", "Qh", "Jh"])
    assert [len(hand(state, seat)) for seat in (0, 1)] == [3, 3]
    assert state.view().public.trumps == ["h"]
    with pytest.raises(nullo.OptionError, match=r"batch.*hands of 2 .* 3 at a time"):
        start(**{**SMALL, "batch": 3})
    seven = start(hand=7, batch=1)
    seven.deal(nullo.Rng(1))
    assert [len(hand(seven, seat)) for seat in (0, 1)] == [7, 7]


@pytest.mark.parametrize("redeal", [True, False])
def test_F7_nothing_is_dealt_again(redeal: bool) -> None:
    state = feed(start(**{**SMALL, "ranks": 3}, redeal=redeal), ["As", "Ah", "5s", "5h", "10s"])
    play(state, "beg, run")
    if redeal:
        assert state.phase().name == "deal"
        assert state.position.deck() is not None
    else:
        assert state.phase().name == "play"
        assert state.view().public.trumps == ["s"]
        assert state.view().public.set_aside == []


def test_F12_after_the_last_hand_the_highest_score_wins() -> None:
    state = feed(start(**SMALL, hands=1), ["As", "Ah", "Ks", "Kh", "5s"])
    play(state, "stand, As, Ah, Ks, Kh")
    assert state.is_terminal()
    assert state.returns() == [0.0, 7.0]
    assert state.view().public.winners == [1]
    state = feed(start(**SMALL, hands=1), ["Ah", "Kh", "Qh", "Jh", "5s"])
    play(state, "stand, Ah, Jh, Qh, Kh")
    assert state.is_terminal()
    assert state.view().public.winners == [0, 1]
