"""Nothing, rule by rule, on made-up deals."""

from collections import Counter

import pytest

import nullo
from heuristic_play import wins_against_random
from nullo import State, testing
from nullo.engine.playout import play_game
from nullo.engine.rng import Rng
from nullo.game.view import Ending, Entry, Fact, Saying, plain
from nullo.games.nothing.position import value_of
from nullo.games.nothing.seen import Nothing
from quick_rules import rows, table

GAME = "nothing"


def dealt(*hands: str, **options: object) -> State:
    """A state after the deal of these hands to seats 0, 1, …"""
    options.setdefault("players", len(hands))
    options.setdefault("hand", len(hands[0].split()))
    state = nullo.load(GAME, **options).new_initial_state()
    return deal_hands(state, *hands)


def deal_hands(state: State, *hands: str) -> State:
    given = [hand.split() for hand in hands]
    first = state.view().public.dealer + 1
    order = [given[(first + k) % len(given)][k // len(given)] for k in range(sum(map(len, given)))]
    return testing.deal(state, order)


def play(state: State, actions: str) -> State:
    """Apply actions separated by commas: ``+X`` gets X from the stock, ``^`` takes the top discard,
    ``-X`` discards X."""
    for action in actions.split(", "):
        if action[0] == "+":
            testing.play(state, ["draw stock", f"get {action[1:]}"])
        elif action == "^":
            state.apply_action("draw discard")
        else:
            state.apply_action(f"discard {action[1:]}" if action[0] == "-" else action)
    return state


def hand(state: State, seat: int) -> list[str]:
    own = state.view(seat).own
    assert own is not None
    cards: list[str] = own.hand
    return cards


def known(state: State) -> list[list[str]]:
    return [seat.shown for seat in state.view().public.seats]


# --- N1–N3: the deck and values


@pytest.mark.parametrize(("players", "cards"), [(2, 52), (6, 52), (7, 104), (12, 104)])
def test_N1_one_more_deck_for_each_further_six(players: int, cards: int) -> None:
    deck = nullo.load(GAME, players=players).new_initial_state().position.deck()
    assert deck is not None
    assert len(deck) == cards
    assert set(Counter(deck).values()) == {cards // 52}


@pytest.mark.parametrize("auto", ["auto", None])
def test_N1_auto_may_be_stated(auto: str | None) -> None:
    game = nullo.load(GAME, players=7, decks=auto)
    assert game == nullo.load(GAME, players=7)
    assert game.stated_options() == {"players": 7}


@pytest.mark.parametrize(("players", "decks"), [(2, 2), (7, 1)])
def test_N1_stated_decks_count_if_the_deal_fits(players: int, decks: int) -> None:
    state = nullo.load(GAME, players=players, decks=decks).new_initial_state()
    assert state.view().public.piles == {"stock": 52 * decks}


def test_N1_a_copy_can_come_twice_but_not_thrice() -> None:
    state = nullo.load(GAME, players=2, decks=2).new_initial_state()
    weights = dict(state.chance_outcomes())
    assert set(weights.values()) == {1 / 52}
    testing.play(state, ["deal 7h"])
    assert state.chance_outcomes()[0][1] == pytest.approx(2 / 103)
    again = state.string_to_action("deal 7h")
    assert dict(state.chance_outcomes())[again] == pytest.approx(1 / 103)
    testing.play(state, ["deal 7h"])
    with pytest.raises(nullo.IllegalAction):
        state.apply_action("deal 7h")


def test_N2_nothing_cards_are_worth_nothing() -> None:
    codes = nullo.load(GAME).deck.codes
    nothing = {code for code in codes if value_of(code) == 0}
    assert nothing == {"7s", "7h", "7d", "7c", "Js", "Jh", "Kh"}


def test_N3_every_other_card_is_worth_its_number() -> None:
    ranks = ["A", "2", "3", "4", "5", "6", "8", "9", "10", "J", "Q", "K"]
    worth = [value_of(f"{rank}c") for rank in ranks]
    assert worth == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]


def test_N2_N3_the_table_of_the_quick_rules() -> None:
    zero, ace, numbers, jacks, queen, kings, example = [row[0].split() for row in rows(GAME)]
    signs = dict(zip("♠♥♦♣", "shdc", strict=True))

    def value(card: str) -> int:
        return value_of(card[:-1] + signs[card[-1]])

    assert {value(card) for card in zero} == {0}
    assert [value_of(f"{rank}c") for rank in (*ace, *queen)] == [table(GAME)[k][-1] for k in (1, 4)]
    assert all(value_of(f"{number}h") == int(number) for number in numbers)
    assert {value(card) for card in jacks} == {table(GAME)[3][-1]}
    assert {value(card) for card in kings} == {table(GAME)[5][-1]}
    assert sum(value(card) for card in example[2:]) == table(GAME)[6][-1]
    named = len(zero) + 4 * (len(ace) + len(numbers) + len(queen)) + len(jacks) + len(kings)
    assert named == 52


# --- N4: the deal


def test_N4_cards_go_round_one_by_one_from_the_dealers_left() -> None:
    state = nullo.load(GAME, players=3, hand=2).new_initial_state()
    testing.deal(state, ["As", "2s", "3s", "4s", "5s", "6s"])
    assert [hand(state, seat) for seat in range(3)] == [["3s", "6s"], ["As", "4s"], ["2s", "5s"]]
    public = state.view().public
    assert (public.dealer, public.actor, public.discard, public.piles) == (0, 1, [], {"stock": 46})


def test_N4_there_is_no_cut() -> None:
    game = nullo.load(GAME)
    assert game.rules.cut(game.typed_options) is None


@pytest.mark.parametrize(("players", "size"), [(4, 13), (2, 26), (12, 9)])
def test_N4_a_card_must_remain_for_the_stock(players: int, size: int) -> None:
    with pytest.raises(nullo.OptionError, match=r"option hand: .*\(N4\)"):
        nullo.load(GAME, players=players, hand=size)
    nullo.load(GAME, players=players, hand=size - 1)


# --- N5–N8: a turn


def test_N5_the_first_turn_draws_from_the_stock() -> None:
    state = dealt("As 2s", "3s 4s")
    assert state.legal_texts() == ["draw stock"]
    with pytest.raises(nullo.IllegalAction, match=r"the discard pile is empty \(N5\)"):
        state.apply_action("draw discard")
    play(state, "+5s, keep")
    assert state.legal_texts() == ["draw stock"]


def test_N5_only_the_top_discard_can_be_taken() -> None:
    state = play(dealt("As 2s", "3s 4s"), "+5s, -3s, +6s, -As")
    assert state.view().public.discard == ["3s", "As"]
    assert state.legal_texts() == ["draw stock", "draw discard"]
    play(state, "^")
    assert hand(state, 1) == ["As", "4s", "5s"]
    assert state.view().public.discard == ["3s"]


def test_N6_a_discard_lies_face_up_and_ends_the_turn() -> None:
    state = play(dealt("As 2s", "3s 4s"), "+5s, -3s")
    assert state.view().public.discard == ["3s"]
    assert state.current_player() == 0
    assert hand(state, 1) == ["4s", "5s"]


def test_N6_a_card_not_held_is_refused() -> None:
    state = testing.play(dealt("As 2s", "3s 4s"), ["draw stock", "get 5s"])
    with pytest.raises(nullo.IllegalAction, match=r"not in the hand \(N6\)"):
        state.apply_action("discard As")
    with pytest.raises(nullo.IllegalAction, match=r"N6"):
        state.apply_action("draw stock")


def test_N6_keep_leaves_the_hand_larger() -> None:
    state = play(dealt("As 2s", "3s 4s"), "+5s, keep, +6s, -6s, +8s, -8s")
    assert hand(state, 1) == ["3s", "4s", "5s"]


def test_N6_keep_may_be_forbidden() -> None:
    state = testing.play(dealt("As 2s", "3s 4s", allow_keep=False), ["draw stock", "get 5s"])
    assert state.legal_texts() == ["discard 3s", "discard 4s", "discard 5s"]
    with pytest.raises(nullo.IllegalAction, match=r"must end with a discard \(N6\)"):
        state.apply_action("keep")


def test_N7_the_card_just_taken_may_not_be_returned() -> None:
    state = play(dealt("As 2s", "3s 4s"), "+5s, -3s, ^")
    assert state.legal_texts() == ["discard As", "discard 2s", "keep"]
    with pytest.raises(nullo.IllegalAction, match=r"just taken .* \(N7\)"):
        state.apply_action("discard 3s")
    play(state, "-As, +6s, -6s, +8s")
    assert "discard 3s" in state.legal_texts()


def test_N7_a_card_drawn_from_the_stock_may_be_discarded() -> None:
    state = testing.play(dealt("As 2s", "3s 4s"), ["draw stock", "get 5s"])
    assert "discard 5s" in state.legal_texts()


def test_N7_it_may_with_return_taken() -> None:
    state = play(dealt("As 2s", "3s 4s", return_taken=True), "+5s, -3s, ^, -3s")
    assert state.view().public.discard == ["3s"]


def test_N7_the_other_copy_may_go() -> None:
    state = play(dealt("3s 2s", "3s 4s", decks=2), "+5s, -3s, ^, -3s")
    assert hand(state, 0) == ["2s", "3s"]
    assert known(state) == [["3s"], []]


def test_N8_a_card_taken_from_the_pile_is_known_until_discarded() -> None:
    state = play(dealt("As 2s", "3s 4s"), "+5s, -3s, ^, -As")
    assert known(state) == [["3s"], []]
    play(state, "+6s, -6s, +8s, -3s")
    assert known(state) == [[], []]


def test_N8_a_stock_card_is_its_owners_secret() -> None:
    state = testing.play(dealt("As 2s", "3s 4s"), ["draw stock", "get 5s"])
    own = state.view(1).own
    assert own is not None
    assert own.taken == "5s"
    for seat in (0, None):
        assert "5s" not in str(plain(state.view(seat)))
    assert "5s" not in state.information_state_string(0)
    assert "get 5s" in state.information_state_string(1)


def test_N8_copies_cannot_be_told_apart() -> None:
    # Seat 0 takes a 3 and holds another; after one is discarded, the other is not known to be in the hand.
    state = play(dealt("3s 2s", "3s 4s", decks=2), "+5s, -3s, ^, -2s")
    assert known(state) == [["3s"], []]
    play(state, "+6s, -6s, +8s, -3s")
    assert known(state) == [[], []]
    assert hand(state, 0) == ["3s", "8s"]


def test_N8_two_known_copies() -> None:
    state = play(dealt("Ks Kd", "3s 3s", decks=2), "+5s, -3s, ^, -Ks, +6s, -3s, ^")
    assert known(state) == [["3s", "3s"], []]
    play(state, "-3s")
    assert known(state) == [["3s"], []]


# --- N9–N11: the end


def test_N9_the_turn_that_took_the_last_card_is_finished() -> None:
    state = nullo.load(GAME, players=2, hand=25).new_initial_state()
    testing.deal(state, state.game.deck.codes[:50])
    play(state, "+Qc, keep, +Kc")
    assert state.view().public.piles == {"stock": 0}
    assert not state.is_terminal()
    assert state.public().end is None
    play(state, "-Kc")
    assert state.is_terminal()
    assert state.public().end == Ending("stock", 0, "N9")


def test_N10_turns_without_a_stock_draw_end_the_game() -> None:
    state = play(dealt("As 2s", "3s 4s", stall=2), "+5s, -3s, ^, -As, ^, -4s, ^, -2s")
    assert state.view().public.facts == [Fact("idle", number=1, pressing=True)]
    play(state, "^, -5s")
    assert state.is_terminal()
    assert state.public().end == Ending("stall", 2, "N10")
    assert state.scores() == [7, 3]


def test_N10_a_table_without_a_panel_says_it_after_half_of_the_turns() -> None:
    state = play(dealt("As 2s", "3s 4s", stall=4), "+5s, -3s, ^, -As, ^, -4s, ^, -2s, ^, -5s")
    assert state.view().public.facts == [Fact("idle", number=4)]
    play(state, "^, -3s")
    assert state.view().public.facts == [Fact("idle", number=3, pressing=True)]


def test_N10_a_stock_draw_starts_the_count_again() -> None:
    state = play(dealt("As 2s", "3s 4s", stall=1), "+5s, -3s, ^, -As, +6s, -6s, ^, -2s")
    assert not state.is_terminal()
    assert play(state, "^, -4s").is_terminal()


def test_N11_the_lowest_sum_wins_and_all_hands_are_shown() -> None:
    state = play(dealt("7s Kh", "Qs Kd", stall=1), "+5s, -Kd, ^, -Kh, ^, -Qs")
    assert state.scores() == [13, 5]
    assert state.winners() == [1]
    assert state.returns() == [-13.0, -5.0]
    shown = state.view().public.last
    hands = [Entry(0, cards=["7s", "Kd"]), Entry(1, cards=["5s", "Kh"])]
    assert shown == [Saying("hands", entries=tuple(hands))]
    assert state.view().public.log[-1].told[-3] == shown[0]


def test_N11_equal_sums_share_the_win() -> None:
    state = play(dealt("7s 7h", "Jh 7d", stall=1), "+Kd, -Kd, +Js, -Js, ^, -7d, ^, -7s")
    assert state.scores() == [0, 0]
    assert state.winners() == [0, 1]


def test_N11_rounds_add_up_and_the_deal_passes() -> None:
    state = play(dealt("As 2s", "3s 4s", stall=1, rounds=2), "+5s, -3s, ^, -As, ^, -4s")
    assert state.scores() == [5, 6]
    public = state.view().public
    assert (public.hand, public.dealer, public.winners) == (1, 1, [])
    deal_hands(state, "As 2s", "3s 4s")
    assert state.current_player() == 0
    play(state, "+Ks, -As, ^, -3s, ^, -Ks")
    assert state.hands() == [[5, 6], [5, 5]]
    assert state.scores() == [10, 11]
    assert state.winners() == [0]


# --- options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 1), ("players", 13), ("decks", 0), ("decks", 3), ("decks", "two"), ("hand", 0),
        ("stall", 0), ("stall", 10_001), ("rounds", 0), ("allow_keep", 1), ("mode", "honour"),
    ],
)  # fmt: skip
def test_options_out_of_range_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(nullo.OptionError, match=f"option {name}:"):
        nullo.load(GAME, **{name: value})


def test_a_game_of_thousands_of_turns() -> None:
    state = nullo.load(GAME, players=2, hand=1, stall=10_000).new_initial_state()
    position = testing.deal(state, ["As", "2s"]).position
    position.act(0)
    position.act(5)
    position.act(5)
    for _ in range(19_999):
        position.act(1)
        position.act(next(card for card in position.legal() if card < 52))
    assert position.actor >= 0
    position.act(1)
    position.act(52)
    assert position.actor == -4


# --- worlds


def spots(state: State, seat: int, other: int, draws: int) -> Counter[tuple[str, ...]]:
    """How often each hand of ``other`` occurs in worlds of ``seat``."""
    redealer, rng = state.redealer(seat), Rng(5)
    world = redealer.sample(rng)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        redealer.redraw(world, rng)
        found[tuple(world.own(other).hand)] += 1
    return found


def chi_square(found: Counter[tuple[str, ...]], chances: dict[tuple[str, ...], float]) -> float:
    """The chi-square statistic, scaled to mean 0 and deviation 1 under the expected chances."""
    assert set(found) <= set(chances)
    draws = found.total()
    freedom = len(chances) - 1
    value = sum((found[key] - draws * p) ** 2 / (draws * p) for key, p in chances.items())
    return float((value - freedom) / (2 * freedom) ** 0.5)


def test_worlds_are_uniform_over_the_unseen_cards() -> None:
    state = play(dealt("As", "3s"), "+5s, -3s, ^, -As")
    unseen = [code for code in state.game.deck.codes if code not in ("3s", "As")]
    chances: dict[tuple[str, ...], float] = {(code,): 1 / len(unseen) for code in unseen}
    assert chi_square(spots(state, 0, 1, 8_000), chances) < 5
    # Seat 1 knows all that seat 0 has.
    assert spots(state, 1, 0, 100) == {("3s",): 100}


def test_worlds_are_uniform_over_cards_of_cardboard_with_two_decks() -> None:
    state = play(dealt("2s 2s", "3s 4s", decks=2), "+5s, -3s, ^, -2s, ^, -4s")
    # Seat 0 holds 2s 3s and sees 4s; seat 1 is known to hold a 2s, and one card more.
    weights = dict.fromkeys(state.game.deck.codes, 2)
    weights.update({"2s": 0, "3s": 1, "4s": 1})
    chances: dict[tuple[str, ...], float] = {
        tuple(sorted(("2s", code), key=state.game.deck.number)): weight / 100
        for code, weight in weights.items()
        if weight
    }
    assert chi_square(spots(state, 0, 1, 8_000), chances) < 5


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "decks": 2, "hand": 3, "rounds": 2},
        {"players": 5, "stall": 1, "rounds": 2},
        {"players": 7, "hand": 2, "return_taken": True},
    ],
)
def test_a_resampled_state_looks_the_same(options: dict[str, object]) -> None:
    rng = Rng(3)
    state = nullo.load(GAME, **options).new_initial_state()
    for number in range(120):
        state.deal(rng)
        if state.is_terminal():
            break
        if number % 4 == 0:
            seat = rng.randrange(state.game.players)
            twin = state.resample_from_infostate(seat, rng)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert plain(twin.view(seat)) == plain(state.view(seat))
            again = nullo.State.deserialize(twin.serialize())
            assert plain(again.view(seat)) == plain(state.view(seat))
            # Worlds drawn from either are the same.
            one = state.redealer(seat).sample(Rng(number))
            two = twin.redealer(seat).sample(Rng(number))
            everyone = range(state.game.players)
            assert [one.own(s) for s in everyone] == [two.own(s) for s in everyone]
        testing.play_randomly(state, rng, most=1)


# --- the rule of thumb


def test_the_rule_of_thumb_beats_random_play() -> None:
    from nullo.games.nothing.heuristic import Heuristic

    assert wins_against_random(GAME, Heuristic()) > 50


@pytest.mark.parametrize("players", [2, 6, 12])
def test_the_rule_of_thumb_ends_every_game(players: int) -> None:
    from nullo.games.nothing.heuristic import Heuristic

    game = nullo.load(GAME, players=players, allow_keep=False, rounds=3)
    for number in range(5):
        position = game.rules.position(game.typed_options)
        assert isinstance(position, Nothing)
        play_game(position, Heuristic(), Rng(number))
        assert position.actor == -4


# --- N1: smaller decks


def test_N1_a_smaller_deck_has_the_high_cards() -> None:
    state = nullo.load(GAME, players=2, suits=2, ranks=3, hand=1).new_initial_state()
    cards = state.position.deck()
    assert cards is not None
    assert state.game.deck.names(cards) == ["Js", "Qs", "Ks", "Jh", "Qh", "Kh"]
    testing.play(state, ["deal Qs", "deal Kh"])
    assert state.view().public.piles == {"stock": 4}
    twice = nullo.load(GAME, players=2, suits=1, ranks=3, hand=1, decks=2).new_initial_state()
    assert Counter(twice.position.deck() or []) == {10: 2, 11: 2, 12: 2}
    with pytest.raises(nullo.OptionError, match="no stock of 6 cards"):
        nullo.load(GAME, players=2, suits=2, ranks=3, hand=3)
