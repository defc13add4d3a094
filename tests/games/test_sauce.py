"""Sauce, rule by rule, on made-up deals."""

from __future__ import annotations

import re

import pytest

import nullo
from nullo import State, testing
from nullo.engine.sampling import Worlds
from nullo.game.moves import Move
from nullo.game.view import Ending, Fact, Known
from nullo.games.sauce.menu import MENU, PUBLISHED, active
from nullo.locale.words import LANGUAGES, say
from nullo.state.cut import check_cut
from quick_rules import table

GAME = "sauce"


def start(**options: object) -> State:
    return nullo.load(GAME, **options).new_initial_state()


def deck_of(
    state: State, sauces: str, hands: dict[int, str], kitty: str = "", many: int = 0
) -> list[str]:
    """A deck that turns up these Sauces and deals these cards first, and the others where there is room."""
    up = sauces.split()
    spices = len([card for card in up if card != "SAUCE"])
    piles = [[c for c in hands.get(k, "").split() if c not in up or c == "SAUCE"] for k in range(4)]
    low = kitty.split()
    rest = [f"{colour}{rank}" for rank in range(1, 11) for colour in "bgyorp"]
    given = [*up, *low, *(card for pile in piles for card in pile)]
    rest += ["SAUCE"] * (spices - given.count("SAUCE"))
    rest = [card for card in rest if card == "SAUCE" or card not in given]
    low += [rest.pop() for _ in range(many - len(low))]
    under = up.count("SAUCE")
    dealer = state.position.dealer
    size = (60 - many) // 4
    for seat in range(4):
        bottom = 1 if under > (dealer - seat) % 4 else 0
        while len(piles[seat]) < size - bottom:
            piles[seat].append(rest.pop(0))
    assert not rest
    order = [piles[(dealer + 1 + k) % 4][k // 4] for k in range(60 - many - under)]
    return up + low + order


def dealt(
    sauces: str, given: dict[int, str], kitty: str = "", many: int = 0, **options: object
) -> State:
    state = start(**options)
    return testing.deal(state, deck_of(state, sauces, given, kitty, many))


def bid(state: State, *bids: str) -> State:
    return testing.play(state, bids)


def bid_all(state: State) -> State:
    while state.phase().name in ("bid", "blind"):
        state.apply_action("look" if state.phase().name == "blind" else "bid 50")
    return state


def play(state: State, cards: str) -> State:
    return testing.play(state, [f"play {card}" for card in cards.split()])


def legal(state: State) -> set[str]:
    return {text.split()[1] for text in state.legal_texts()}


def choose(state: State, *texts: str) -> State:
    """Toss or give cards: for each player in turn, three or more."""
    return testing.play(state, texts)


def finish(state: State, seed: int = 1) -> State:
    """Play the hand to its end at random."""
    rng = nullo.Rng(seed)
    hand = state.position.hand
    while not state.is_terminal() and state.position.hand == hand:
        if state.is_chance_node():
            state.deal(rng)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
    return state


# Each seat has the low half of one colour: b1 leads, and four tricks are certain.
PLAIN = {
    0: "b4 g1 y1 o1 r1 p1 g2 y2 o2",
    1: "b1 g5 y5 o5 r5 p5 g6 y6 o6",
    2: "b2 g7 y7 o7 r7 p7 g8 y8 o8",
    3: "b3 g9 y9 o9 r9 p9 g10 y10 o10",
}


def plain(sauce: str = "r10", **options: object) -> State:
    """A state in play with the effects of one Sauce; r10 has none in the ``published`` menu."""
    options.setdefault("menu", "published")
    return bid_all(dealt(sauce, PLAIN, **options))


# --- deck, setup, SAUCE cards -------------------------------------------------------------------


def test_S1_the_deck() -> None:
    codes = nullo.load(GAME).deck.codes
    assert len(codes) == 61
    assert codes[0] == "b1" and codes[59] == "p10" and codes[60] == "SAUCE"
    assert [code[0] for code in codes[:60:10]] == list("bgyorp")


def test_S2_low_and_high_suit() -> None:
    public = plain().view().public
    assert plain().view().public.suit_order == list("bgyorp")
    assert public.trumps == ["p"]


def test_S3_worth_of_cards() -> None:
    state = play(plain(), "b1 b2 b3 b4")
    assert [seat.points for seat in state.view().public.seats] == [0, 0, 0, 0]
    play(state, "g1 g5 g7 g9")
    assert [seat.points for seat in state.view().public.seats] == [0, 0, 0, 20]


def test_S4_the_cut_seats_by_rank_then_colour() -> None:
    game = nullo.load(GAME)
    check_cut(game, [["p10", "b10", "r2", "g2"]])
    for wrong in (["b10", "p10", "r2", "g2"], ["p10", "b10", "r2", "SAUCE"]):
        with pytest.raises(nullo.NulloError, match="S4"):
            check_cut(game, [wrong])


def test_S5_a_sauce_card_turned_up_goes_to_the_bottom() -> None:
    state = dealt("SAUCE r10", {}, menu="published")
    assert state.view().public.facts[0].card == "r10"
    assert "SAUCE" in state.view(0).own.hand, "dealt last, to the dealer"
    assert state.view(1).own.known == [Known(["SAUCE"], 0)]


def test_S5_two_sauces_and_two_sauce_cards_at_the_bottom() -> None:
    state = dealt("SAUCE r10 SAUCE o9", {}, menu="published", super_after=0)
    assert [sauce.card for sauce in state.view().public.facts] == ["r10", "o9"]
    assert "SAUCE" in state.view(3).own.hand and "SAUCE" in state.view(0).own.hand


def test_S6_fifteen_each_from_the_dealers_left() -> None:
    state = start(menu="published")
    for card in ("r10", "b1"):
        state.apply_action(f"deal {card}")
    state.deal(nullo.Rng(1))
    assert "b1" in state.view(1).own.hand
    assert [len(state.view(seat).own.hand) for seat in range(4)] == [15] * 4


def test_S7_a_sauce_card_is_the_sauce() -> None:
    state = play(
        bid_all(dealt("g4", {**PLAIN, 2: "b2 SAUCE"}, menu="published")), "b1 b2 b3 b4 g1 g5"
    )
    assert legal(state) == {"g4"} | {card for card in state.view(2).own.hand if card[0] == "g"}
    play(state, "g4")
    assert state.view().public.trick[-1].wild


def two(hands: dict[int, str], sauces: str = "g4 y4", **options: object) -> State:
    options.setdefault("menu", "published")
    return bid_all(dealt(sauces, hands, super_after=0, **options))


def test_S8_either_sauce_not_yet_played() -> None:
    state = two(
        {0: "b4 g1", 1: "b1", 2: "SAUCE SAUCE o1 o2 o3 o4 o5 r1 r2 r3 r4 r5 p1 p2 p3", 3: "b3"}
    )
    play(state, "b1")
    assert {"g4", "y4"} <= legal(state), "no blue: any card, a SAUCE as either"
    play(state, "g4")
    assert state.view().public.wild == ["y4"]
    with pytest.raises(nullo.IllegalAction, match=r"S14|S8"):
        state.apply_action("play g4")


def test_S8_must_follow_with_a_sauce_card() -> None:
    hands = {
        0: "b4 g1",
        1: "b1 r1",
        2: "b2 SAUCE y1 y2 y3 y5 o1 o2 o3 o4 p1 p2 p3 p4 p5",
        3: "b3 SAUCE",
    }
    state = play(two(hands), "b1 b2 b3 b4 g1")
    play(state, next(iter(sorted(legal(state)))))
    assert legal(state) == {"g4"}
    with pytest.raises(nullo.IllegalAction, match=r"must follow green \(S8\)"):
        state.apply_action("play y1")


# --- bidding --------------------------------------------------------------------------------------


def test_S9_standard_bids_in_fives() -> None:
    state = dealt("r10", PLAIN, menu="published")
    assert state.current_player() == 1
    assert state.legal_texts() == [*(f"bid {n}" for n in range(0, 301, 5)), "nope", "shadoof"]


def test_S10_shadoof_voids_the_partners_bid() -> None:
    state = bid(
        dealt("r10", PLAIN, menu="published"),
        "bid 100",
        "shadoof",
        "bid 0",
        "bid 200",
        "decline",
        "decline",
    )
    finish(state)
    assert state.hands()[0][0] in (450, -450)


def test_S11_nope_by_own_tricks() -> None:
    state = bid(dealt("r10", PLAIN, menu="published"), "nope", "bid 0", "bid 0", "bid 0")
    finish(state)
    points = state.position.copy()
    assert points.scores()[1] <= 200


def test_S12_blind_nope_only_far_behind_and_unseen() -> None:
    state = dealt("r10", PLAIN, menu="published", blind_behind=0)
    assert state.legal_texts() == ["blind nope", "look"]
    own = state.view(1).own
    assert own.unseen and own.hand == []
    state.apply_action("look")
    assert len(state.view(1).own.hand) == 15
    assert "blind nope" not in state.legal_texts()
    bid(state, "bid 0", "blind nope")
    assert state.view(2).own.unseen
    bid(state, "look", "bid 0", "look", "bid 0")
    assert not state.view(2).own.unseen
    assert dealt("r10", PLAIN, menu="published").phase().name == "bid"


@pytest.mark.parametrize("sauces", ["r2 o2", "r3 o6", "r4 o6"])
def test_S12_not_where_a_look_is_needed(sauces: str) -> None:
    state = start(blind_behind=0, super_after=0)
    testing.deal(state, deck_of(state, sauces, {}))
    while state.phase().name != "bid":
        assert state.phase().name != "blind"
        state.apply_action(state.legal_actions()[0])


def test_S13_no_way_is_asked_of_each_opponent() -> None:
    state = bid(dealt("r10", PLAIN, menu="published"), "bid 300", "shadoof", "nope", "bid 0")
    assert (state.phase().name, state.current_player()) == ("no-way", 1)
    state.apply_action("decline")
    assert state.current_player() == 3
    state.apply_action("no way")
    finish(state)
    assert state.hands()[0][1] in (160, -160), "it replaces the nope and the standard bid"


def test_S13_nobody_is_asked_when_both_teams_bid_shadoof() -> None:
    state = bid(dealt("r10", PLAIN, menu="published"), "shadoof", "shadoof", "bid 0", "bid 0")
    assert state.phase().name == "play"


# --- play -------------------------------------------------------------------------------------------


def test_S14_the_lowest_of_the_low_suit() -> None:
    state = plain()
    assert state.current_player() == 1
    assert legal(state) == {"b1"}
    with pytest.raises(nullo.IllegalAction, match="S14"):
        state.apply_action("play g5")
    play(state, "b1")
    assert legal(state) == {"b2"}


def test_S14_without_the_low_suit_any_card() -> None:
    blue = "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10"
    state = play(bid_all(dealt("r10", {1: blue}, menu="published")), "b1")
    assert len(legal(state)) == 15


def test_S14_a_tie_of_sauce_cards_goes_clockwise_from_the_dealers_left() -> None:
    hands = {2: "SAUCE b2", 3: "SAUCE b3"}
    state = bid_all(dealt("b1 y4", hands, many=12, menu="published", super_after=0))
    assert state.current_player() == 2
    assert legal(state) == {"b1"}
    play(state, "b1")
    assert legal(state) == {"b3"}, "the other SAUCE can now only be y4"


def test_S14_nobody_holds_the_low_suit() -> None:
    blue = "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10"
    state = bid_all(dealt("r1", {}, kitty=blue, many=12, menu="published"))
    assert state.current_player() == 1
    assert "p" not in {card[0] for card in legal(state)}, "S15 holds for this lead"


def test_S14_who_leads_without_the_low_suit_knows_that_it_is_in_the_kitty() -> None:
    blue = "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10"
    state = bid_all(dealt("r1", {}, kitty=blue, many=12, menu="published"))
    worlds = state.redealer(1)
    for number in range(50):
        world = worlds.sample(nullo.Rng(number))
        assert not any(card[0] == "b" for seat in range(4) for card in world.own(seat).hand)


def test_S14_who_leads_knows_that_nobody_holds_a_lower_card() -> None:
    state = bid_all(dealt("r1", {1: "b9"}, kitty="b1 b2 b3 b4 b5 b6 b7 b8", many=12))
    assert state.current_player() == 1
    held = set()
    for number in range(200):
        world = state.redealer(1).sample(nullo.Rng(number))
        held |= {card for seat in (0, 2, 3) for card in world.own(seat).hand if card[0] == "b"}
    assert held == {"b10"}


def test_S14_a_sauce_of_the_low_suit_may_lie_only_after_the_leader() -> None:
    # SAUCE is b5; seat 2 leads with b5 of its own SAUCE, so seat 1 has none, and seat 3 may.
    state = bid_all(dealt("b5 b6", {2: "SAUCE", 3: "SAUCE"}, super_after=0, menu="published"))
    assert state.current_player() != 2
    blue = "b1 b2 b3 b4 b7 b8 b9 b10"
    hands = {2: "SAUCE", 3: "SAUCE"}
    state = bid_all(dealt("b5 y1", hands, kitty=blue, many=12, super_after=0, menu="published"))
    assert state.current_player() == 2
    held = {
        seat
        for number in range(200)
        for seat in (0, 1, 3)
        if "SAUCE" in state.redealer(2).sample(nullo.Rng(number)).own(seat).hand
    }
    assert held == {0, 3}


def test_S15_trump_is_led_only_when_broken() -> None:
    state = play(plain(), "b1 b2 b3 b4")
    assert state.current_player() == 0
    with pytest.raises(nullo.IllegalAction, match="S15"):
        state.apply_action("play p1")


def test_S15_a_player_with_nothing_else_may_lead_trump() -> None:
    hands = {1: "b5 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 r1 r2 r3 r4", 2: "b1", 3: "b2", 0: "b3"}
    state = play(bid_all(dealt("r10", hands, menu="published")), "b1 b2 b3 b5")
    assert legal(state) == {"r1", "r2", "r3", "r4"}


def test_S16_follow_suit_and_the_highest_wins() -> None:
    state = play(plain(), "b1 b2 b3 b4 g1")
    with pytest.raises(nullo.IllegalAction, match=r"must follow green \(S16\)"):
        state.apply_action("play y5")
    play(state, "g5 g7 g9")
    assert state.current_player() == 3


def test_S16_trump_wins() -> None:
    state = play(plain(), "b1 b2 b3 b4")
    hand = state.view(1).own.hand
    assert hand
    lone = {0: "b4 g1", 1: "b1 p1 p2 p3 y1 y2 y3 o1 o2 o3 o4 r1 r2 r3 r4", 2: "b2 g7", 3: "b3 g9"}
    state = play(bid_all(dealt("r10", lone, menu="published")), "b1 b2 b3 b4 g1 p1 g7 g9")
    assert state.current_player() == 1


def test_S17_three_of_a_rank_reverse_the_order() -> None:
    hands = {
        0: "b4 g1 y1",
        1: "b1 g5 y5",
        2: "b2 y2 r5 o5 p1 p2 p3 p4 o1 o2 o3 o4 r1 r2 r3",
        3: "b3 y8 g9",
    }
    state = play(bid_all(dealt("r10", hands, menu="published")), "b1 b2 b3 b4 g1 g5 r5")
    assert not state.view().public.reversed
    same = hands | {1: "b1 g5", 3: "b3 o6 p5 p6 p7 p8 o7 o8 o9 o10 r6 r7 r8 r9 y5"}
    state = play(bid_all(dealt("r10", same, menu="published")), "b1 b2 b3 b4 g1 g5 r5 y5")
    assert state.view().public.reversed
    assert state.current_player() == 1, "this trick is still by the old order"


def test_S17_four_of_a_rank_do_not() -> None:
    hands = {0: "b4 g1", 1: "b1 y1 p2 p3 p4 p5 o2 o3 o4 o5 r2 r3 r4 r5 r6"}
    hands |= {2: "b2 o1 p6 p7 p8 p9 y2 y3 y4 y5 y6 r7 r8 r9 o9", 3: "b3 r1"}
    hands[3] += " p10 y7 y8 y9 y10 o6 o7 o8 o10 p1 b5 b6 b7"
    state = play(bid_all(dealt("r10", hands, menu="published")), "b1 b2 b3 b4 g1 y1 o1 r1")
    assert not state.view().public.reversed


# --- the menu -------------------------------------------------------------------------------------------


def rank_and_super(sauce: Fact) -> tuple[int | None, bool]:
    return sauce.number, sauce.text.endswith("-super")


def late_sauces(state: State) -> list[Fact]:
    return [sauce for sauce in state.view().public.facts if not sauce.card]


def test_S18_standard_both_or_super() -> None:
    one = start(super_after=0)
    testing.deal(one, deck_of(one, "r6 o8", {}))
    assert [rank_and_super(sauce) for sauce in one.view().public.facts] == [(6, False), (8, False)]
    pair = start(super_after=0)
    testing.deal(pair, deck_of(pair, "r6 o6", {}))
    assert [rank_and_super(sauce) for sauce in pair.view().public.facts] == [(6, True), (6, True)]


def test_S18_the_published_menu_has_two_ranks() -> None:
    assert [rank for rank in range(1, 11) if active("published") >> rank & 1] == [1, 2]
    assert [effect.rank for effect in MENU] == list(range(1, 11))


def test_S19_toss_before_pass_before_bidding() -> None:
    state = start(super_after=0)
    testing.deal(state, deck_of(state, "r4 o3", {}))
    phases = []
    while state.phase().name != "play":
        if state.phase().name not in phases:
            phases.append(state.phase().name)
        state.apply_action(state.legal_actions()[0])
    assert phases == ["toss", "give", "bid"]


@pytest.mark.parametrize(("sauces", "many"), [("r1", 12), ("r1 o1", 24)])
def test_S20_short_change(sauces: str, many: int) -> None:
    kitty = "p10 p9 p8"
    state = dealt(sauces, {}, kitty=kitty, many=many, super_after=0 if " " in sauces else 6)
    assert state.view().public.piles == {"kitty": many}
    assert len(state.view(0).own.hand) == (60 - many) // 4
    finish(bid_all(state))
    assert "p10" in str(state.view().public.last), "shown when the hand is scored"


def test_S21_open_face() -> None:
    state = dealt("r2", PLAIN, menu="published")
    assert [len(seat.shown) for seat in state.view().public.seats] == [5] * 4
    twice = dealt("r2 o2", {}, super_after=0, blind_behind=0)
    assert [len(seat.shown) for seat in twice.view().public.seats] == [15] * 4
    assert twice.phase().name == "bid"


def test_S22_toss_out() -> None:
    state = dealt("r3", PLAIN)
    choose(state, "toss g5", "toss g6", "toss o5")
    assert state.current_player() == 2
    assert "g5" not in state.view(1).own.hand
    assert state.view().public.piles == {}, "all take effect together"
    assert "g5" not in str(state.view(2)) and state.view(1).own.secrets[0] == Move("toss", "g5")
    choose(state, *["toss o7", "toss r7", "toss p7"], *["toss o9", "toss r9", "toss p9"])
    choose(state, "toss o1", "toss r1", "toss p1")
    assert state.view().public.piles == {"kitty": 12}
    assert state.view(1).own.known == [Known(["g5", "g6", "o5"], pile="kitty")]


def test_S22_face_up_cards_stay_face_up() -> None:
    state = start(super_after=0)
    testing.deal(state, deck_of(state, "r3 o2", {}))
    shown = state.view().public.seats[1].shown
    choose(state, *(f"toss {card}" for card in shown[:3]))
    assert state.view(2).public.seats[1].shown == shown, "unseen till all have chosen"
    while state.phase().name == "toss":
        state.apply_action(state.legal_actions()[0])
    assert set(shown[:3]) <= set(state.view().public.set_aside)


def test_S23_partner_pass() -> None:
    state = dealt("r4", PLAIN)
    choose(state, "give g5", "give g6", "give o5")
    assert "g5" not in state.view(3).own.hand
    choose(state, *["give o7", "give r7", "give p7"], *["give o9", "give r9", "give p9"])
    choose(state, "give o1", "give r1", "give p1")
    assert {"g5", "g6", "o5"} <= set(state.view(3).own.hand)
    assert state.view(1).own.known == [Known(["g5", "g6", "o5"], 3)]
    assert "g5" not in str(state.view(2))
    assert [len(state.view(seat).own.hand) for seat in range(4)] == [15] * 4


def test_S24_late_reveal_after_the_fifth_trick() -> None:
    seen = set()
    for seed in range(40):
        state = start()
        testing.deal(state, deck_of(state, "b5", PLAIN))
        bid_all(state)
        rng = nullo.Rng(seed)
        while len(state.view().public.tricks) < 5:
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        public = state.view().public
        trick = public.tricks[-1]
        card = next(play.card for play in trick.plays if play.seat == trick.winner)
        rank = int(card[1:])
        late_ones = late_sauces(state)
        assert [sauce.number for sauce in late_ones] == ([] if rank == 5 else [rank])
        expected = {1: "lose", 2: "expose", 3: "toss", 4: "give"}.get(rank, "play")
        assert state.phase().name == expected
        if rank == 1 and not state.is_terminal():
            before = [seat.cards for seat in public.seats]
            state.deal(rng)
            assert [s.cards for s in state.view().public.seats] == [n - 3 for n in before]
            assert state.view().public.piles == {"kitty": 12}
        if rank == 2:
            state.deal(rng)
            assert [len(s.shown) for s in state.view().public.seats] == [5] * 4
        seen.add(expected)
    assert len(seen) >= 3


def test_S24_super_reveals_after_the_third_and_the_sixth_trick() -> None:
    state = start(super_after=0)
    testing.deal(state, deck_of(state, "r5 o5", {}))
    bid_all(state)
    rng = nullo.Rng(3)
    reveals = []
    while len(state.view().public.tricks) < 8:
        before = len(late_sauces(state))
        if state.is_chance_node():
            state.deal(rng)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        if len(late_sauces(state)) > before:
            reveals.append(len(state.view().public.tricks))
    assert set(reveals) <= {3, 6}


def test_S24_a_late_form_has_words_of_its_own() -> None:
    state = bid_all(dealt("b5", PLAIN))
    play(state, "b1 b2 b3 b4 r2 r4 r7 r10 r9 r1 r5 r6 b10 g3 g6 b8 b5 g2 y6 b7")
    (late,) = late_sauces(state)
    assert (late.number, late.text) == (7, "effect-upside-down-late")
    assert "from the start" not in say(late.text, None, "en")


def test_S24_a_rank_in_force_that_is_revealed_late_is_super() -> None:
    supers = set()
    for seed in range(60):
        state, rng = start(super_after=0), nullo.Rng(seed)
        testing.deal(state, deck_of(state, "b5 o9", {}))
        bid_all(state)
        while len(state.view().public.tricks) < 6 and not late_sauces(state):
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
        supers |= {(late.number, late.text) for late in late_sauces(state) if late.number == 9}
    assert supers == {(9, "effect-no-trump-super-late")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_S24_super_late_reveal_is_told_to_replace_the_fifth_trick(language: str) -> None:
    words = say("effect-late-reveal-super", None, language)
    order = ["3", "6", "5"] if language == "de" else ["5", "3", "6"]
    assert re.findall(r"\d", words) == order
    assert re.search("instead|au lieu|statt", words, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_S22_every_sauce_of_ours_is_marked(language: str) -> None:
    for effect in MENU:
        for end in ("", "-super"):
            words = say(f"effect-{effect.key}{end}", None, language)
            assert ("☂" in words) != (effect.key in PUBLISHED), words


def test_S25_suit_shift() -> None:
    state = dealt("r6", PLAIN)
    assert state.view().public.suit_order == list("gyorpb")
    assert state.view().public.trumps == ["b"]
    bid_all(state)
    assert legal(state) == {"g1"}, "green is low"
    twice = dealt("r6 o6", {}, super_after=0)
    assert twice.view().public.suit_order == list("proygb")


def test_S26_upside_down() -> None:
    state = bid_all(dealt("r7", {**PLAIN, 2: "b10"}))
    assert state.view().public.reversed
    assert legal(state) == {"b10"}, "the lowest by the order in force"
    twice = bid_all(dealt("r7 o7", {1: "b10", 2: "b9", 3: "b8", 0: "b7"}, super_after=0))
    play(twice, "b10 b9 b8 b7")
    assert not twice.view().public.reversed


def test_S27_counter_sauce() -> None:
    state = play(bid_all(dealt("r8", PLAIN)), "b1")
    assert state.current_player() == 0
    twice = play(bid_all(dealt("r8 o8", PLAIN, super_after=0)), "b1 b4 b3 b2 g1")
    assert twice.current_player() == 1, "it turns after every trick"


def test_S28_no_trump() -> None:
    state = play(bid_all(dealt("r9", PLAIN)), "b1 b2 b3 b4")
    assert state.view().public.trumps == []
    assert "p1" in legal(state), "S15 is off"
    twice = bid_all(dealt("r9 o9", {0: "b4", 1: "b1", 2: "b2", 3: "b3"}, super_after=0))
    assert twice.view().public.trumps == ["b", "p"]


def test_S29_hand_me_down() -> None:
    state = play(bid_all(dealt("r10", PLAIN)), "b1 b2 b3 b4")
    assert state.current_player() == 1
    assert state.view().public.tricks[0].winner == 0
    twice = play(
        bid_all(dealt("r10 o10", {0: "b4", 1: "b1", 2: "b2", 3: "b3"}, super_after=0)),
        "b1 b2 b3 b4",
    )
    assert twice.view().public.tricks[0].winner == 1


@pytest.mark.parametrize("sauces", ["r1", "r3", "b5", "r6", "r9"])
def test_S30_all_sixty_cards_are_counted(sauces: str) -> None:
    state = start(hands=1)
    testing.deal(state, deck_of(state, sauces, {}, many=12 if sauces == "r1" else 0))
    while state.phase().name in ("toss", "give"):
        state.apply_action(state.legal_actions()[0])
    bid(state, "bid 0", "bid 0", "bid 0", "bid 0")
    finish(state)
    assert sum(state.scores()) == -300, "each team loses what it takes beyond 0"


# --- scores ------------------------------------------------------------------------------------------------


def scored(*bids: str, seed: int = 1, **options: object) -> tuple[list[int], list[int]]:
    """The scores of a hand, and each team's points, which bids of 0 reveal."""
    options.setdefault("menu", "published")
    twin = finish(bid(dealt("r10", PLAIN, **options), *["bid 0"] * 4), seed)
    state = finish(bid(dealt("r10", PLAIN, **options), *bids), seed)
    return state.hands()[0], [-score for score in twin.hands()[0]]


def test_S31_standard_bids() -> None:
    score, points = scored("bid 40", "bid 70", "bid 60", "bid 90")
    for team, total in ((1, 100), (0, 160)):
        taken = points[team]
        assert score[team] == (2 * total - taken if taken >= total else -total)


def test_S32_shadoof_and_no_way() -> None:
    score, points = scored("bid 0", "shadoof", "bid 0", "bid 0", "no way")
    assert score[0] == (450 if points[0] >= 225 else -450)
    assert score[1] == (160 if points[1] >= 80 else -160)
    easy, _ = scored("bid 0", "shadoof", "bid 0", "bid 0", "no way", shadoof_at=0, no_way_at=301)
    assert easy == [0, -602]


def test_S31_S32_the_tables_of_the_quick_rules() -> None:
    standard, special = table(GAME)[:3], table(GAME)[3:]
    # Hands in which a team takes 150, 170 and 140 points.
    for (total, taken, said), seed in zip(standard, (54, 16, 9), strict=True):
        changes = []
        for one in (0, total // 2):
            state = start(menu="published", hands=1)
            state.deal(nullo.Rng(seed))
            changes.append(finish(bid(state, *[f"bid {one}"] * 4), seed).hands()[0])
        team = changes[0].index(-taken)
        assert changes[1][team] == said
    options = nullo.load(GAME).options
    nope, blind, shadoof, no_way = special
    assert nope[1:] == [200, -200] and blind == [400, -400]
    assert shadoof == [options["shadoof_at"], 450, -450]
    assert no_way == [options["no_way_at"], 160, -160]
    score, _ = scored("bid 0", "shadoof", "bid 0", "bid 0", "no way")
    assert score[0] in shadoof[1:] and score[1] in no_way[1:]
    score, _ = scored("nope", "bid 0", "nope", "bid 0")
    assert score[1] in (2 * nope[1], 0, 2 * nope[2])


def test_S33_two_nopes_and_one() -> None:
    score, points = scored("nope", "bid 0", "nope", "bid 0")
    assert score[1] in (-400, 0, 400)
    score, points = scored("nope", "bid 0", "bid 200", "bid 0")
    standard = 400 - points[1] if points[1] >= 200 else -200
    assert score[1] - standard in (200, -200)


def test_S34_super_sauce_hands_are_doubled() -> None:
    state = start(super_after=1, menu="published", blind_behind=10_000)
    testing.deal(state, deck_of(state, "r10", PLAIN))
    finish(bid(state, *["bid 0"] * 4))
    assert sum(state.hands()[0]) == -300
    testing.deal(state, deck_of(state, "r10 o9", {}))
    finish(bid(state, *["bid 0"] * 4))
    assert len(state.view().public.facts) == 0
    assert sum(state.hands()[1]) == -600


def test_S34_a_high_total_starts_them_too() -> None:
    state = start(super_at=0, menu="published")
    testing.deal(state, deck_of(state, "r10 o9", {}))
    assert len(state.view().public.facts) == 2


def test_S35_the_end() -> None:
    state = finish(bid(dealt("r10", PLAIN, menu="published", hands=1), *["bid 0"] * 4))
    assert state.is_terminal()
    best = max(state.scores())
    assert state.winners() == [team for team in (0, 1) if state.scores()[team] == best]
    reached = bid(
        dealt("r10", PLAIN, target=1, shadoof_at=1, menu="published"), "shadoof", *["bid 0"] * 3
    )
    finish(bid(reached, "decline", "decline"))
    assert reached.is_terminal() and reached.winners() == [1]


def test_S35_the_limit_that_ended_the_game() -> None:
    state = bid(dealt("r10", PLAIN, menu="published", hands=1), *["bid 0"] * 4)
    assert state.public().end is None
    assert finish(state).public().end == Ending("hands", 1, "S35")
    options = {"target": 1, "shadoof_at": 1, "menu": "published"}
    reached = bid(dealt("r10", PLAIN, **options), "shadoof", *["bid 0"] * 3)
    finish(bid(reached, "decline", "decline"))
    assert reached.public().end == Ending("target", 1, "S35")
    counts = {part.code: part.count for side in reached.public().parts[0] for part in side}
    assert counts["shadoof"] == 1


def test_S36_behind_before_the_hand() -> None:
    state = start(menu="published", shadoof_at=100, blind_behind=200)
    testing.deal(state, deck_of(state, "r10", PLAIN))
    finish(bid(state, "shadoof", "bid 0", "bid 0", "bid 0", "decline", "decline"))
    assert state.scores()[1] == 200
    testing.deal(state, deck_of(state, "r10", {}))
    assert state.current_player() == 2
    assert state.phase().name == "blind", "seat 2 is 200 behind"
    bid(state, "look", "bid 0")
    assert state.phase().name == "bid", "seat 3 is not"


def test_S37_no_honour_mode() -> None:
    assert nullo.load(GAME, mode="strict").options["mode"] == "strict"
    with pytest.raises(nullo.OptionError, match="mode"):
        nullo.load(GAME, mode="honour")


# --- worlds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sauces", ["r10", "r1", "r3", "r4", "r4 o3", "r5 o3", "r5 o4", "r5 o5", "r2 o4"]
)
def test_worlds_are_histories_that_the_seat_cannot_tell_apart(sauces: str) -> None:
    state = start(super_after=0 if " " in sauces else 6, blind_behind=0)
    testing.deal(
        state,
        deck_of(
            state, sauces, {}, many=12 if "1" in sauces.split()[0][1:2] and sauces != "r10" else 0
        ),
    )
    rng = nullo.Rng(sauces)
    hand = state.position.hand
    while state.position.hand == hand:
        if state.is_chance_node():
            state.deal(rng)
            continue
        if rng.randrange(6) == 0:
            seat = rng.randrange(4)
            world = state.resample_from_infostate(seat, rng)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.view(seat) == state.view(seat)
            assert world.legal_actions(seat) == state.legal_actions(seat)
        actions = state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])


def test_redealers_do_not_tell_which_sauce_card_was_dealt_first() -> None:
    sources = []
    for early, late in ((2, 3), (3, 2)):
        hands = {1: "b2", early: "SAUCE"}
        deck = deck_of(start(super_after=0, menu="published"), "r6 y6", hands)
        at = deck.index("SAUCE", 60)
        place = next(k for k in range(at, 0, -1) if (k - 2) % 4 == late - 1 and k > 40)
        deck[at], deck[place] = deck[place], deck[at]
        state = bid_all(testing.deal(start(super_after=0, menu="published"), deck))
        assert "SAUCE" in state.position.own(2).hand
        assert "SAUCE" in state.position.own(3).hand
        sources.append((state.redealer(2), state.redealer(3)))
    for k in range(2):
        one, other = sources[0][k], sources[1][k]
        assert isinstance(one, Worlds)
        assert isinstance(other, Worlds)
        assert one.cards_in == other.cards_in


# --- S1, S3, S6, S9, S20, S25: smaller decks

SMALL = {"suits": 3, "ranks": 4, "hands": 2}


def small_start(**options: object) -> State:
    return start(**{**SMALL, **options})


def deck_in_play(state: State) -> list[str]:
    cards = state.position.deck()
    assert cards is not None
    return state.game.deck.names(cards)


def test_S1_a_smaller_deck_has_purple_and_the_low_colours() -> None:
    codes = [f"{colour}{rank}" for colour in "bgp" for rank in range(1, 5)]
    assert deck_in_play(small_start()) == [*codes, "SAUCE"]
    assert deck_in_play(small_start(super_after=0)) == [*codes, "SAUCE", "SAUCE"]
    with pytest.raises(nullo.OptionError, match=r"ranks.* 9 cards .* four"):
        start(suits=3, ranks=3)


def test_S3_a_hand_is_worth_five_points_a_card() -> None:
    state = small_start()
    testing.play(state, [f"deal {card}" for card in deck_in_play(small_start())[2:]])
    testing.play(state, ["deal b1", "deal b2"])
    bid_all_small(state)
    while not state.position.hand:
        state.apply_action(state.legal_actions()[0])
    taken = [parts[0] for parts in state.position.score_parts()]
    assert [part.code for part in taken] == ["points", "points"]
    assert sum(part.count or 0 for part in taken) == 60


def bid_all_small(state: State) -> State:
    while state.phase().name == "bid":
        state.apply_action("bid 0")
    return state


def test_S9_bids_are_multiples_and_not_above_the_worth() -> None:
    state = small_start(bid_step=20)
    rest = [card for card in deck_in_play(state) if card != "p2"]
    testing.play(state, [f"deal {card}" for card in ["p2", *rest]])
    assert state.legal_texts() == ["bid 0", "bid 20", "bid 40", "bid 60", "nope", "shadoof"]


def test_S20_a_kitty_leaves_everyone_a_card() -> None:
    """A Short Change: of 12 cards, 8 go to the kitty."""
    state = small_start()
    rest = [card for card in deck_in_play(state) if card != "p1"]
    testing.play(state, [f"deal {card}" for card in ["p1", *rest]])
    assert state.view().public.piles == {"kitty": 8}
    assert [seat.cards for seat in state.view().public.seats] == [1, 1, 1, 1]


@pytest.mark.parametrize(("colours", "order"), [(2, "pb"), (3, "gpb"), (6, "gyorpb")])
def test_S25_the_next_colour_is_low(colours: int, order: str) -> None:
    state = start(suits=colours, ranks=8)
    rest = [card for card in deck_in_play(state) if card != "p6"]
    testing.play(state, [f"deal {card}" for card in ["p6", *rest]])
    assert "".join(state.view().public.suit_order) == order
    assert state.view().public.trumps == ["b"]
