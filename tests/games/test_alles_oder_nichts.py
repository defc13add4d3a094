"""Alles oder Nichts, rule by rule, on made-up deals."""

import pytest

import nullo
from heuristic_play import wins_against_random
from move_texts import text_of
from nullo import State, testing
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.game.view import Ending, Entry, Saying, View, plain
from nullo.state.cut import check_cut
from quick_rules import table

GAME = "alles-oder-nichts"


def dealt(*hands: str, trump: str, **options: object) -> State:
    """A state after the deal of these hands to seats 0, 1, … and the trump card."""
    options.setdefault("players", len(hands))
    options.setdefault("hand_sizes", [len(hands[0].split())])
    return deal_hands(nullo.load(GAME, **options).new_initial_state(), *hands, trump=trump)


def deal_hands(state: State, *hands: str, trump: str) -> State:
    given = [hand.split() for hand in hands]
    first = state.view().public.dealer + 1
    order = [given[(first + k) % len(given)][k // len(given)] for k in range(sum(map(len, given)))]
    return testing.deal(state, [*order, trump])


def bid(state: State, bids: str, says: str) -> State:
    """Apply all bids and declarations (``o`` or ``s``), both from the dealer's left."""
    testing.play(state, [f"bid {number}" for number in bids])
    return testing.play(state, ["open" if letter == "o" else "secret" for letter in says])


def play(state: State, cards: str) -> State:
    return testing.play(state, [f"play {card}" for card in cards.split()])


def taken(state: State) -> list[int]:
    tricks: list[int] = [seat.tricks for seat in state.view().public.seats]
    return tricks


def hand(state: State, seat: int) -> list[str]:
    own = state.view(seat).own
    assert own is not None
    cards: list[str] = own.hand
    return cards


def scored(bids: str, says: str) -> list[int]:
    """The score of a hand of five in which seat 1 takes 4 tricks and seat 2 one."""
    state = dealt("1h 2h 3h 4h 5h", "12s 11s 10s 9s 1d", "1s 2s 3s 4s 12d", trump="12c", hands=1)
    bid(state, bids, says)
    play(state, "12s 1s 1h 11s 2s 2h 10s 3s 3h 9s 4s 4h 1d 12d 5h")
    return state.scores()


# --- T1, T2: the deck


def test_T1_four_suits_of_twelve() -> None:
    codes = nullo.load(GAME).deck.codes
    assert codes[:12] == ("1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "11s", "12s")
    assert (len(codes), codes[-1]) == (48, "12c")


def test_T1_other_decks() -> None:
    assert nullo.load(GAME, suits=2, ranks=16, hand_sizes=[3]).deck.codes[15:17] == ("16s", "1h")
    assert nullo.load(GAME, suits=1, ranks=7, players=3, hand_sizes=[2]).deck.suits == "s"


@pytest.mark.parametrize("size", [1, 3, 6])
def test_T2_bids_go_from_0_to_6(size: int) -> None:
    state = nullo.load(GAME, hand_sizes=[size], impossible_bids=True).new_initial_state()
    state.deal(Rng(1))
    assert state.legal_texts() == [f"bid {number}" for number in range(7)]


# --- T3, T4: the setup


def test_T3_the_highest_card_is_the_first_dealer() -> None:
    game = nullo.load(GAME, players=3)
    check_cut(game, [["12s", "11h", "3c"]])
    with pytest.raises(nullo.NulloError, match="T3"):
        check_cut(game, [["11s", "12h", "3c"]])


def test_T3_ties_cut_again() -> None:
    game = nullo.load(GAME, players=3)
    check_cut(game, [["12s", "12h", "3c"], ["4s", "2s", None]])
    with pytest.raises(nullo.NulloError, match="T3"):
        check_cut(game, [["12s", "12h", "3c"]])


def test_T4_the_card_after_the_deal_is_trump() -> None:
    state = nullo.load(GAME, players=3, hand_sizes=[2]).new_initial_state()
    testing.deal(state, ["1s", "2s", "3s", "4s", "5s", "6s", "7h"])
    assert [hand(state, seat) for seat in range(3)] == [["3s", "6s"], ["1s", "4s"], ["2s", "5s"]]
    public = state.view().public
    assert (public.turned_up, public.trumps, public.piles) == ("7h", ["h"], {"aside": 41})
    assert (public.dealer, public.actor) == (0, 1)


def test_T4_seven_hands_of_6_5_4_3_4_5_6() -> None:
    state = nullo.load(GAME).new_initial_state()
    sizes: list[int] = []
    dealers: list[int] = []
    while not state.is_terminal():
        state.deal(Rng(len(sizes)))
        public = state.view().public
        sizes.append(public.seats[0].cards)
        dealers.append(public.dealer)
        while not state.is_chance_node() and not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    assert sizes == [6, 5, 4, 3, 4, 5, 6]
    assert dealers == [0, 1, 2, 3, 0, 1, 2]


def test_T4_impossible_deals_are_refused() -> None:
    with pytest.raises(nullo.OptionError, match=r"option hand_sizes: .*\(T4\)"):
        nullo.load(GAME, players=4, hand_sizes=[6, 12], hands=1)
    nullo.load(GAME, players=4, hand_sizes=[11])


# --- T5–T7: the bids


@pytest.mark.parametrize(("size", "most"), [(1, 1), (5, 5), (6, 6), (9, 6)])
def test_T5_no_bid_above_the_hand_or_six(size: int, most: int) -> None:
    state = nullo.load(GAME, hand_sizes=[size]).new_initial_state()
    state.deal(Rng(1))
    assert state.legal_texts() == [f"bid {number}" for number in range(most + 1)]
    if most < 6:
        with pytest.raises(nullo.IllegalAction, match=rf"the highest bid is {most} \(T5\)"):
            state.apply_action(f"bid {most + 1}")


def test_T5_nobody_sees_a_bid() -> None:
    states = [dealt("1s 2s", "3s 4s", "5s 6s", trump="7h") for _ in range(2)]
    for number, state in enumerate(states):
        testing.play(state, [f"bid {number}"])
    one, two = states
    for seat in (0, 2, None):
        assert plain(one.view(seat)) == plain(two.view(seat))
    assert one.information_state_string(2) == two.information_state_string(2)
    assert one.information_state_string(1) != two.information_state_string(1)
    own = one.view(1).own
    assert own is not None
    assert text_of(own.bid) == "bid 0"
    assert one.view().public.seats[1].laid


def test_T6_each_says_open_or_secret_hearing_those_before() -> None:
    state = testing.play(dealt("1s", "3s", "5s", trump="7h"), ["bid 0", "bid 1", "bid 0"])
    assert state.current_player() == 1
    assert state.legal_texts() == ["open", "secret"]
    state.apply_action("open")
    assert [text_of(seat.said) for seat in state.view(2).public.seats] == ["", "open", ""]


def test_T7_open_bids_are_turned_up_together() -> None:
    state = testing.play(dealt("1s", "3s", "5s", trump="7h"), ["bid 0", "bid 1", "bid 0"])
    testing.play(state, ["open", "secret"])
    assert [text_of(seat.bid) for seat in state.view(2).public.seats] == ["", "", ""]
    state.apply_action("open")
    assert [text_of(seat.bid) for seat in state.view(2).public.seats] == ["bid 0", "bid 0", ""]


def test_T7_secret_bids_are_shown_when_the_hand_is_scored() -> None:
    state = bid(dealt("1s", "3s", "5s", trump="7h", hands=2), "010", "oso")
    assert "1" not in text_of(state.view(0).public.seats[2].bid)
    play(state, "3s 5s 1s")
    shown = [Entry(0, number=0), Entry(1, number=0), Entry(2, number=1)]
    assert state.view().public.last == [Saying("bids", entries=tuple(shown))]


# --- T8–T10: the play


def test_T8_the_dealers_left_leads_and_suit_must_be_followed() -> None:
    state = bid(dealt("1s 2d", "3s 4s", "5s 6h", trump="7h"), "000", "sss")
    assert state.current_player() == 1
    play(state, "3s")
    assert state.legal_texts() == ["play 5s"]
    with pytest.raises(nullo.IllegalAction, match=r"must follow spades \(T8\)"):
        play(state, "6h")
    with pytest.raises(nullo.IllegalAction, match=r"not in the hand \(T8\)"):
        play(state, "1s")


def test_T8_the_void_may_trump_or_throw_off() -> None:
    state = bid(dealt("1h 2d", "3s 4s", "5d 6h", trump="7h"), "000", "sss")
    play(state, "3s")
    assert state.legal_texts() == ["play 6h", "play 5d"]
    play(state, "5d")
    assert [seat.voids for seat in state.view().public.seats] == [[], [], ["s"]]


def test_T8_a_card_thrown_off_cannot_win() -> None:
    state = bid(dealt("12d 2d", "3s 4s", "12c 1c", trump="7h"), "000", "sss")
    assert taken(play(state, "3s 12c 12d")) == [0, 1, 0]


def test_T9_the_highest_of_the_suit_led_wins() -> None:
    state = bid(dealt("12s 2d", "3s 4s", "5s 1c", trump="7h"), "000", "sss")
    assert taken(play(state, "3s 5s 12s")) == [1, 0, 0]


def test_T9_the_highest_trump_wins() -> None:
    state = bid(dealt("2h 2d", "12s 4s", "1h 1c", trump="7h"), "000", "sss")
    assert taken(play(state, "12s 1h 2h")) == [1, 0, 0]


def test_T9_trump_led_must_be_followed() -> None:
    state = bid(dealt("2h 2d", "3h 4s", "1h 1c", trump="7h"), "000", "sss")
    play(state, "3h")
    assert state.legal_texts() == ["play 1h"]


def test_T10_the_winner_leads_and_all_tricks_are_played() -> None:
    state = bid(dealt("1s 2d", "3s 4s", "5s 6h", trump="7h", hands=1), "000", "sss")
    play(state, "3s 5s 1s")
    assert state.current_player() == 2
    play(state, "6h 2d 4s")
    assert state.is_terminal()


# --- T11–T14: the score


def test_T11_secret_bids() -> None:
    # Tricks: seat 0 none, seat 1 four, seat 2 one. Bids from seat 1.
    assert scored("410", "sss") == [3, 7, 4]
    assert scored("321", "sss") == [0, 4, 1]


def test_T12_open_bids() -> None:
    assert scored("410", "ooo") == [3, 11, 5]
    assert scored("321", "ooo") == [0, 0, 0]


def test_T11_T12_each_part_of_a_score_cites_its_rule() -> None:
    hands = ("1h 2h 3h", "12s 11s 10s", "1s 2s 3s")
    for says, rule in (("sss", "T11"), ("oss", "T12")):
        state = bid(dealt(*hands, trump="12c", hands=1), "300", says)
        play(state, "12s 1s 1h 11s 2s 2h 10s 3s 3h")
        ((_, bidder, _),) = state.public().parts
        points = [(part.code, part.number, part.rule) for part in bidder if part.number]
        kind = "taken-open" if rule == "T12" else "taken"
        assert points == [(kind, 6 if rule == "T12" else 3, rule), ("exact", 3, rule)]


def test_T14_the_limit_that_ended_the_game() -> None:
    hands = ("1h 2h 3h", "12s 11s 10s", "1s 2s 3s")
    for options, end in (({"hands": 1}, ("hands", 1)), ({"target": 5}, ("target", 5))):
        state = bid(dealt(*hands, trump="12c", **options), "300", "sss")
        assert state.public().end is None
        play(state, "12s 1s 1h 11s 2s 2h 10s 3s 3h")
        assert state.public().end == Ending(*end, "T14")


def test_T13_the_examples() -> None:
    assert scored("300", "sss")[1] == 4
    assert scored("300", "oss")[1] == 0
    hands = ("1h 2h 3h", "12s 11s 10s", "1s 2s 3s")
    for says, points in (("sss", 6), ("oss", 9)):
        state = bid(dealt(*hands, trump="12c", hands=1), "300", says)
        play(state, "12s 1s 1h 11s 2s 2h 10s 3s 3h")
        assert state.scores()[1] == points


def test_T13_the_table_of_the_quick_rules() -> None:
    hands = ("1h 2h 3h", "12s 11s 10s", "1s 2s 3s")
    exact = []
    for says in ("sss", "oss"):
        state = bid(dealt(*hands, trump="12c", hands=1), "300", says)
        exact.append(play(state, "12s 1s 1h 11s 2s 2h 10s 3s 3h").scores()[1])
    missed, kept, none = (
        [scored(bids, says)[seat] for says in ("sss", "ooo")]
        for bids, seat in (("300", 1), ("300", 0), ("301", 0))
    )
    assert table(GAME) == [[3, 3, *exact], [3, 4, *missed], [0, 0, *kept], [1, 0, *none]]


def test_T14_the_highest_score_wins() -> None:
    state = bid(dealt("1s", "3s", "5s", trump="7h", hands=1), "010", "sss")
    play(state, "3s 5s 1s")
    assert state.scores() == [3, 3, 4]
    assert state.winners() == [2]


def test_T14_equal_scores_share_the_win() -> None:
    state = bid(dealt("1s", "3s", "5s", trump="7h", hands=1), "000", "sss")
    play(state, "3s 5s 1s")
    assert state.scores() == [3, 3, 1]
    assert state.winners() == [0, 1]


def test_T14_hands_beyond_the_list_cycle() -> None:
    state = nullo.load(GAME, hand_sizes=[1, 2], hands=3).new_initial_state()
    sizes = []
    while not state.is_terminal():
        state.deal(Rng(1))
        sizes.append(state.view().public.seats[0].cards)
        while not state.is_chance_node() and not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    assert sizes == [1, 2, 1]


def test_T14_play_to_a_score() -> None:
    state = dealt("1s", "3s", "5s", trump="7h", target=5, hands=1)
    play(bid(state, "000", "sss"), "3s 5s 1s")
    assert state.scores() == [3, 3, 1]
    assert not state.is_terminal()
    # Now seat 1 deals.
    deal_hands(state, "1s", "3s", "5s", trump="7h")
    play(bid(state, "100", "sss"), "5s 1s 3s")
    assert state.is_terminal()
    assert state.scores() == [6, 6, 5]


# --- T15: honour mode


def test_T15_a_revoke_is_asked_about_corrected_and_forgotten() -> None:
    state = bid(dealt("1s 2d", "3s 4s", "5s 6h", trump="7h", mode="honour"), "000", "sss")
    play(state, "3s 6h 1s")
    assert state.current_player() == 2
    assert state.legal_texts() == ["correct 5s", "leave"]
    state.apply_action("correct 5s")
    assert taken(state) == [0, 0, 1]
    assert hand(state, 2) == ["6h"]
    # It is not face up, but everybody remembers it.
    assert state.current_player() == 2


def test_T15_a_called_revoker_scores_nothing() -> None:
    state = dealt("1s 2d", "3s 4s", "5s 6h", trump="7h", mode="honour", hands=1)
    play(bid(state, "020", "sss"), "3s 6h 1s")
    state.apply_action("leave")
    assert (state.current_player(), state.legal_texts()) == (0, ["call 2", "pass"])
    testing.play(state, ["call 2"])
    play(state, "5s 2d 4s")
    while not state.is_terminal():
        state.apply_action("leave" if "leave" in state.legal_texts() else "pass")
    assert state.scores() == [3, 3, 0]


# --- worlds and the rule of thumb


def test_worlds_keep_voids_and_what_is_seen() -> None:
    state = bid(dealt("1h 2d 3d", "3s 4s 5s", "5d 6h 1c", trump="7h"), "012", "oss")
    play(state, "3s 5d 1h")
    redealer, rng = state.redealer(1), Rng(1)
    bids = set()
    for _ in range(200):
        world = redealer.sample(rng)
        assert world.own(1) == state.position.own(1)
        assert plain_public(world) == plain_public(state.position)
        for seat in (0, 2):
            assert not any(card.endswith("s") for card in world.own(seat).hand)
        bids.add(text_of(world.own(2).bid))
    assert bids == {f"bid {number}" for number in range(4)}


def plain_public(position: Position) -> object:
    return plain(View(position.public()))


def test_the_rule_of_thumb_beats_random_play() -> None:
    from nullo.games.alles_oder_nichts.heuristic import Heuristic

    assert wins_against_random(GAME, Heuristic()) > 40


def test_the_rule_of_thumb_never_revokes() -> None:
    from nullo.games.alles_oder_nichts.heuristic import Heuristic

    game = nullo.load(GAME, mode="honour", players=5)
    heuristic, rng = Heuristic(), Rng(1)
    position = game.rules.position(game.typed_options)
    while position.actor != -4:
        if position.actor == -1:
            position.deal_all(rng)
        else:
            index = heuristic.advise(position, rng)
            assert index in position.fair()
            assert game.move_texts.texts[position.phase][index].split()[0] not in (
                "correct",
                "call",
            )
            position.act(index)
