"""ALL or NOTHING, rule by rule, on made-up deals."""

from typing import Any

import pytest

import nullo
from move_texts import text_of
from nullo import State, testing
from nullo.engine.rng import Rng
from nullo.game.view import Ending, Own
from nullo.games.registry import rules_of
from nullo.state.cut import check_cut
from quick_rules import table

GAME = "all-or-nothing"
PAIRS = {
    "As": ("2s", "10c"),
    "Ac": ("2c", "10s"),
    "Ah": ("2h", "10d"),
    "Ad": ("2d", "10h"),
    "Ns": ("1s", "9c"),
    "Nc": ("1c", "9s"),
    "Nh": ("1h", "9d"),
    "Nd": ("1d", "9h"),
}


def deck_of(state: State, *hands: str) -> list[str]:
    """A whole deck that deals these cards to the seats, and the other cards where there is room."""
    players, size = state.game.players, 10 if state.game.players < 5 else 8
    given = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    rest = [code for code in state.game.deck.codes if not any(code in hand for hand in given)]
    for hand in given:
        while len(hand) < size:
            hand.append(rest.pop(0))
    first = state.view().public.dealer + 1
    order = [given[(first + k) % players][k // players] for k in range(size * players)]
    return order + rest


def dealt(*hands: str, bids: str = "", **options: Any) -> State:
    """A state after the deal of these hands and, given as seats, the bids of all."""
    options.setdefault("players", 3)
    state = nullo.load(GAME, **options).new_initial_state()
    return deal_and_bid(state, *hands, bids=bids)


def deal_and_bid(state: State, *hands: str, bids: str = "") -> State:
    testing.deal(state, deck_of(state, *hands))
    for _ in range(state.game.players):
        state.apply_action(f"bid {'all' if str(state.current_player()) in bids else 'nothing'}")
    return state


def play(state: State, cards: str) -> State:
    return testing.play(state, [f"play {card}" for card in cards.split()])


def own(state: State, seat: int) -> Own:
    found = state.view(seat).own
    assert found is not None
    return found


def taken(state: State) -> list[int]:
    return [seat.tricks for seat in state.view().public.seats]


def legal_cards(state: State) -> set[str]:
    return {text.split()[1] for text in state.legal_texts()}


# Three suits that never meet: whoever leads takes every trick, having no special card.
CLEAR = (
    "1s 2s 3s 4s 5s 6s 7s 8s 9s 10s",
    "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h",
    "1d 2d 3d 4d 5d 6d 7d 8d 9d 10d",
)


def clear_hand(bids: str = "", **options: Any) -> State:
    """A hand played out in which seat 1 leads and takes all ten tricks."""
    state = dealt(*CLEAR, bids=bids, hands=1, **options)
    for rank in range(1, 11):
        play(state, f"{rank}h {rank}d {rank}s")
    return state


def test_A1_the_deck_has_48_cards() -> None:
    codes = nullo.load(GAME).deck.codes
    assert len(set(codes)) == 48
    assert [code for code in codes if code[0] in "AN"] == [*"As Ah Ad Ac Ns Nh Nd Nc".split()]
    assert nullo.load(GAME).deck.suit_of[40:] == (-1,) * 8


def test_A2_sixteen_flips() -> None:
    flips = [flip for pair in PAIRS.values() for flip in pair]
    assert sorted(flips) == sorted(f"{rank}{suit}" for rank in (1, 2, 9, 10) for suit in "shdc")
    state = dealt("", "3s", "4s")
    assert play(state, "3s 4s").view().public.turned == []


@pytest.mark.parametrize("special", PAIRS)
@pytest.mark.parametrize("which", [0, 1])
def test_A3_each_special_card_is_flipped_by_its_pair(special: str, which: int) -> None:
    flip = PAIRS[special][which]
    state = play(dealt("", flip), flip)
    assert state.view().public.turned == [special]


def test_A4_the_cut_seats_from_the_lowest_up_all_below_1_and_nothing_above_10() -> None:
    game = nullo.load(GAME, players=4)
    assert check_cut(game, [["As", "1h", "10s", "Nc"]])
    assert check_cut(game, [["3s", "3h", "4d", "5c"], ["Ah", "8h", None, None]])
    for wrong in ("1h As 10s Nc", "As 1h Nc 10s", "3s 3h 4d 5c"):
        with pytest.raises(nullo.RecordError):
            check_cut(game, [wrong.split()])


@pytest.mark.parametrize(("players", "size"), [(3, 10), (4, 10), (5, 8), (6, 8)])
def test_A5_hands_and_cards_set_aside(players: int, size: int) -> None:
    state = dealt(players=players)
    public = state.view().public
    assert [seat.cards for seat in public.seats] == [size] * players
    assert public.piles == {"aside": 48 - size * players}
    assert not public.set_aside


def test_A5_cards_come_one_at_a_time_from_the_dealers_left() -> None:
    state = nullo.load(GAME, players=3).new_initial_state()
    testing.play(state, ["deal 5s", "deal 6s", "deal 7s", "deal 8s"])
    assert [own(state, seat).hand for seat in range(3)] == [["7s"], ["5s", "8s"], ["6s"]]


def test_A6_everyone_starts_with_100() -> None:
    assert nullo.load(GAME).new_initial_state().scores() == [100] * 4
    assert nullo.load(GAME, start=7).new_initial_state().scores() == [7] * 4


def test_A7_bids_are_public_and_come_from_the_dealers_left() -> None:
    state = nullo.load(GAME, players=3).new_initial_state()
    testing.deal(state, deck_of(state))
    asked = []
    for bid in ("bid nothing", "bid all", "bid nothing"):
        asked.append(state.current_player())
        assert state.legal_texts() == ["bid all", "bid nothing"]
        state.apply_action(bid)
    assert asked == [1, 2, 0]
    bids = [text_of(seat.bid) for seat in state.view().public.seats]
    assert bids == ["bid nothing", "bid nothing", "bid all"]


def test_A8_the_dealers_left_leads_and_then_the_winner() -> None:
    state = dealt("3s", "4s", "5s")
    assert state.current_player() == 1
    play(state, "4s 5s 3s")
    assert state.current_player() == 2
    assert taken(state) == [0, 0, 1]


def test_A8_a_card_not_held_is_refused() -> None:
    state = dealt("3s", "4s", "5s")
    with pytest.raises(nullo.IllegalAction, match=r"not in the hand \(A8\)"):
        state.apply_action("play 3s")


def test_A9_the_first_number_sets_the_suit() -> None:
    state = dealt("3h 4s", "Ns", "3s 4h")
    play(state, "Ns")
    assert state.view().public.led == ""
    assert legal_cards(state) == set(own(state, 2).hand)
    play(state, "3s")
    assert state.view().public.led == "s"
    assert "3h" not in legal_cards(state)


def test_A10_follow_or_play_all_nothing_or_flip() -> None:
    state = dealt("", "3s", "4s 1s 5h 2h 9d 10c 8c Ah Nc 3d")
    play(state, "3s")
    assert legal_cards(state) == set("4s 1s 2h 9d 10c Ah Nc".split())
    with pytest.raises(nullo.IllegalAction, match=r"must follow spades, or play .* \(A10\)"):
        state.apply_action("play 5h")
    refusal = own(state, 2).refusal("5h")
    assert refusal is not None and refusal.params == {"suit": "s"}


def test_A10_a_flip_of_the_suit_is_a_card_of_the_suit() -> None:
    state = play(dealt("", "3s", "1s 5h 6h 7h 3d 4d 5d 6d 7d 8d"), "3s")
    assert legal_cards(state) == {"1s"}


def test_A10_without_the_suit_anything_goes() -> None:
    state = play(dealt("", "3s", "3h 5h 6h 7h 3d 4d 5d 6d 7d 8d"), "3s")
    assert len(legal_cards(state)) == 10


def test_A10_only_a_plain_number_of_another_suit_shows_a_void() -> None:
    hands = ("8s", "3s 4s", "1h As Nh 3h")
    for free in ("1h", "As", "Nh"):
        assert play(dealt(*hands), f"3s {free}").view().public.seats[2].voids == []
    state = play(dealt("", "3s", "3h 5h 6h 7h 3d 4d 5d 6d 7d 8d"), "3s 3h")
    assert state.view().public.seats[2].voids == ["s"]


def test_A11_a_flip_turns_a_card_wherever_it_is_and_its_partner_turns_it_back() -> None:
    # As is turned in seat 0's hand, and then again in the trick.
    state = play(dealt("As 3s", "2s 3h 3d", "10c 4h 4d"), "2s")
    assert state.view().public.turned == ["As"]
    play(state, "10c")
    assert state.view().public.turned == []
    play(state, "As")
    assert taken(state) == [1, 0, 0]


def test_A11_a_card_in_the_trick_is_turned() -> None:
    state = play(dealt("2s 5h", "As 3h", "4h"), "As 4h 2s")
    assert taken(state) == [0, 0, 1]
    state = play(dealt("1s 5h", "4h", "Ns 3h"), "4h Ns 1s")
    assert taken(state) == [0, 0, 1]


def test_A11_a_card_set_aside_is_turned() -> None:
    hands = ("3s 4s 5s 6s 7s 8s 3h 4h 5h 6h", "1d 2d 3d 4d 5d 6d 7d 8d 9d 10d")
    state = dealt(*hands, "1h 2h 7h 8h 9h 10h 1s 2s 9s 10s")
    play(state, "1d")
    assert state.view().public.turned == ["Nd"]


def test_A11_a_completed_trick_stays_and_a_new_hand_resets() -> None:
    state = play(dealt("As 3s", "3h 2s", "4h 5c", hands=2), "3h 4h As")
    assert taken(state) == [1, 0, 0]
    play(state, "3s 2s")
    assert taken(state) == [1, 0, 0]
    assert state.view().public.turned == ["As"]
    testing.play_randomly(state, nullo.Rng(1), most=24)
    while state.view().public.hand == 0:
        testing.play_randomly(state, nullo.Rng(1), most=1)
    assert state.view().public.turned == []


def test_A12_the_first_card_that_counts_as_all_wins() -> None:
    assert taken(play(dealt("Ah", "As", "10s"), "As 10s Ah")) == [0, 1, 0]


def test_A12_else_the_highest_of_the_suit_else_the_first_played() -> None:
    assert taken(play(dealt("8s", "3s", "10h 4s"), "3s 10h 8s")) == [1, 0, 0]
    assert taken(play(dealt("Nh", "Ns", "Nd"), "Ns Nd Nh")) == [0, 1, 0]
    assert taken(play(dealt("3c", "Ns", "Nd"), "Ns Nd 3c")) == [1, 0, 0]


def test_A12_all_turned_to_nothing_may_leave_only_nothing() -> None:
    # 2s turns As; then every card of the second trick counts as NOTHING, and the leader wins.
    state = play(dealt("2s Nh", "3s As", "4s Nd"), "3s 4s 2s")
    assert state.current_player() == 2
    assert taken(play(state, "Nd Nh As")) == [0, 0, 2]


def test_A12_a_number_of_another_suit_never_wins_unless_it_may() -> None:
    hands = ("10d 4h 5h 6h 7h 8h 3c 4c 5c 6c", "3s", "10h 3d 4d 5d 6d 7d 8d 7c 8c 3h")
    assert taken(play(dealt(*hands), "3s 10h 10d")) == [0, 1, 0]
    assert taken(play(dealt(*hands, offsuit_wins=True), "3s 10h 10d")) == [0, 0, 1]
    assert taken(play(dealt("5h As", "10s", "10h", offsuit_wins=True), "10s 10h As")) == [1, 0, 0]


def test_A13_a_flip_sets_the_suit_and_wins() -> None:
    state = play(dealt("8s", "9s", "10s"), "9s")
    assert state.view().public.led == "s"
    play(state, "10s 8s")
    assert taken(state) == [0, 0, 1]


def test_A14_nothing_made_and_missed() -> None:
    assert clear_hand().scores() == [80, 200, 80]
    assert clear_hand(made_nothing=5, miss=1).scores() == [95, 110, 95]


def test_A15_all_made_and_missed() -> None:
    assert clear_hand(bids="12").scores() == [80, 0, 200]
    assert clear_hand(bids="12", made_all=30, miss=2).scores() == [80, 70, 120]


def test_A14_A15_the_table_of_the_quick_rules() -> None:
    made, failed, taken, others = table(GAME)[0], table(GAME)[2], table(GAME)[1], table(GAME)[3]
    assert clear_hand(bids="1").hands()[0] == [made[0], failed[0], made[0]]
    found: dict[tuple[str, int], int] = {}
    for seed in range(40):
        rng = nullo.Rng(seed)
        state = nullo.load(GAME, players=3, hands=1).new_initial_state()
        state.deal(rng)
        testing.play(state, ["bid nothing", "bid nothing", "bid all"])
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        public = state.public()
        for seat, change in enumerate(public.hands[0]):
            won = sum(trick.winner == seat for trick in public.tricks or public.ended)
            found["nothing" if seat else "all", won if seat else 10 - won] = change
    assert found["nothing", taken[0]] == taken[1]
    assert found["all", others[0]] == others[1]


def test_A16_ends_at_0_or_below_or_after_the_hands() -> None:
    state = dealt(*CLEAR, bids="1", hands=9)
    for rank in range(1, 11):
        play(state, f"{rank}h {rank}d {rank}s")
    assert state.is_terminal()
    assert state.winners() == [1]
    over = clear_hand(bids="1", start=20)
    assert over.scores() == [0, -80, 0]
    assert over.winners() == [1]
    assert over.returns() == [20, 100, 20]
    assert state.public().end == over.public().end == Ending("zero", 0, "A16")


def test_A16_lowest_wins_and_equals_share() -> None:
    state = clear_hand()
    assert state.is_terminal()
    assert state.winners() == [0, 2]
    assert state.public().end == Ending("hands", 1, "A16")


def test_A16_else_the_deal_passes_on() -> None:
    state = dealt(*CLEAR, hands=2)
    for rank in range(1, 11):
        play(state, f"{rank}h {rank}d {rank}s")
    assert state.is_chance_node()
    assert state.view().public.dealer == 1


def revoked(**options: Any) -> State:
    """A state in which seat 0, which holds the 2 of hearts, has not followed hearts."""
    hands = ("3s 4s 5s 6s 7s 8s 2h 3c 4c 5c", "3h 4h 5h 6h 7h 8h 3d 4d 5d 6d", "7d 8d 6c 7c 8c")
    state = dealt(*hands, mode="honour", hands=1, **options)
    return play(state, "3h 7d 3s")


def test_A17_a_revoke_is_found_when_the_suit_is_played_a_flip_of_it_too() -> None:
    state = revoked()
    assert state.view().public.seats[0].revokes == 0
    play(state, "4h 8d 4s 5h 6c 2h")
    public = state.view().public
    assert public.seats[0].revokes == 2
    assert public.scores == [100] * 3


@pytest.mark.parametrize("points", [20, 0, 7])
def test_A17_each_trick_revoked_costs_with_the_score(points: int) -> None:
    state = play(revoked(revoke=points), "4h 8d 4s 5h 6c 2h")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    public = state.view().public
    tricks = public.seats[0].tricks
    change = 10 * tricks if tricks else -20
    assert public.scores[0] == 100 + change + points * public.seats[0].revokes


def test_A17_a_discard_proves_nothing_in_honour_mode() -> None:
    state = revoked()
    assert state.view().public.seats[2].voids == []
    rng = nullo.Rng(4)
    drawn = [state.redealer(1).sample(rng).own(0).hand for _ in range(60)]
    assert any(any(card[-1] == "h" and card[0] not in "AN" for card in hand) for hand in drawn)


def test_A17_every_card_may_be_played() -> None:
    state = dealt("", "3s", "4s 3h", mode="honour")
    play(state, "3s")
    assert len(legal_cards(state)) == 10
    assert [state.game.move_texts.texts[2][k] for k in state.position.fair()].count("play 3h") == 0


def test_worlds_know_voids_and_let_flips_prove_nothing() -> None:
    state = play(dealt("8s", "3s", "3h 5h 6h 7h 3d 4d 5d 6d 7d 8d"), "3s 3h")
    rng = nullo.Rng(2)
    for _ in range(100):
        hand = state.redealer(0).sample(rng).own(2).hand
        assert not any(card[-1] == "s" and card[0] not in "AN" for card in hand)
    state = play(dealt("8s", "3s", "4s 2h"), "3s 2h")
    hands = [state.redealer(0).sample(rng).own(2).hand for _ in range(100)]
    assert any(card[-1] == "s" and card[0] not in "AN" for hand in hands for card in hand)


def test_options_out_of_range_are_refused_by_name() -> None:
    for name, value in [("start", 0), ("hands", 0), ("miss", -1), ("players", 7), ("mode", "x")]:
        with pytest.raises(nullo.OptionError, match=name):
            nullo.load(GAME, **{name: value})


# --- A1–A3, A5: smaller decks


def test_A1_a_smaller_deck_has_suits_of_one_colour_and_the_ends_of_a_suit() -> None:
    deck = deck_in_play(players=3, suits=2, ranks=3, hand=3)
    assert deck == ["1s", "2s", "10s", "1c", "2c", "10c", "As", "Ac", "Ns", "Nc"]
    assert deck_in_play(players=3, suits=1, ranks=6, hand=2) == [
        *("1s", "2s", "3s", "8s", "9s", "10s"),
        *("As", "Ns"),
    ]
    assert deck_in_play() == list(nullo.load(GAME).deck.codes)


def deck_in_play(**options: Any) -> list[str]:
    state = nullo.load(GAME, **options).new_initial_state()
    cards = state.position.deck()
    assert cards is not None
    return state.game.deck.names(cards)


def test_A2_a_number_whose_special_card_is_missing_is_no_flip() -> None:
    """With spades alone, 10♠ would turn the ALL of clubs."""
    state = nullo.load(GAME, players=3, suits=1, ranks=4, hand=2, hands=2).new_initial_state()
    testing.play(state, [f"deal {card}" for card in "1s 9s As 2s 10s Ns".split()])
    testing.play(state, ["bid nothing"] * 3)
    play(state, "1s")
    assert state.view().public.turned == ["Ns"]
    assert legal_cards(state) == {"9s", "10s"}
    play(state, "9s As")
    assert state.view().public.turned == ["Ns"]
    assert legal_cards(state) == {"Ns"}
    play(state, "Ns 2s")
    assert state.view().public.turned == ["As", "Ns"]


def test_A5_fewer_cards_for_each() -> None:
    state = nullo.load(GAME, players=3, suits=2, ranks=2, hand=2, hands=1).new_initial_state()
    state.deal(Rng(1))
    assert state.view().public.piles == {"aside": 2}
    assert [seat.cards for seat in state.view().public.seats] == [2, 2, 2]
    with pytest.raises(nullo.OptionError, match=r"hand.*3 hands of 10 .* 16 cards"):
        nullo.load(GAME, players=3, suits=2, ranks=6)


def test_A4_only_cards_of_the_deck_are_drawn() -> None:
    rules = rules_of(GAME)
    cut = rules.cut(rules.fill({"players": 3, "suits": 1, "ranks": 2, "hand": 1}))
    assert cut is not None
    assert sum(strength is not None for strength in cut.strength) == 4
