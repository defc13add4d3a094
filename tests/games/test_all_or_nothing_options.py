"""The optional rules of ALL or NOTHING, teams and bids of a number, on made-up deals."""

from __future__ import annotations

from typing import Any

import pytest

import nullo
from move_texts import text_of
from nullo import State, testing
from nullo.bots.policies import knowledge_of, searching_policy
from nullo.engine.prospects import bid_result_of
from nullo.engine.rng import Rng
from nullo.engine.search import Search
from nullo.game.errors import IllegalAction, OptionError
from nullo.game.view import Ending

GAME = "all-or-nothing"
SEVENS = ("3s 4s 5s 6s 7s", "3h 4h 5h 6h 3c", "3d 4d 5d 6d 7d", "4c 5c 6c 7c 8c")
"""Hands of four seats without special cards and FLIP cards: seat 1 leads hearts, until it leads to seat 3."""


def bid(*bids: str, hands_of: tuple[str, ...] = SEVENS, **options: Any) -> State:
    """A state of four seats after the bids of seats 1, 2, 3 and 0."""
    state = nullo.load(GAME, hand=5, **{"hands": 1} | options).new_initial_state()
    order = [hands_of[(1 + k) % 4].split()[k // 4] for k in range(20)]
    testing.deal(state, order + [code for code in state.game.deck.codes if code not in order])
    return testing.play(state, [f"bid {one}" for one in bids])


def play_hand(state: State, tricks: int) -> State:
    """The hand played out: seat 1 takes so many tricks, at most 4, then seat 3 all others."""
    hands = [hand.split() for hand in SEVENS]
    for trick in range(5):
        for k in range(4):
            seat = ((1 if trick <= tricks else 3) + k) % 4
            card = "3c" if seat == 1 and trick == tricks else hands[seat][0]
            hands[seat].remove(card)
            state.apply_action(f"play {card}")
    return state


def result(*bids: str, tricks: int = 4, **options: Any) -> list[int]:
    """The scores after a hand in which seat 1 has taken so many tricks, and seat 3 the others."""
    return play_hand(bid(*bids, **options), tricks).scores()


def test_the_made_up_hand_is_played_as_it_says() -> None:
    for tricks in range(5):
        last = play_hand(bid(*["nothing"] * 4), tricks).public()
        assert [trick.winner for trick in last.tricks or last.ended] == [1] * tricks + [3] * (
            5 - tricks
        )


# --- A18 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "teams", "sides"),
    [(4, 2, [0, 1, 0, 1]), (6, 2, [0, 1, 0, 1, 0, 1]), (6, 3, [0, 1, 2, 0, 1, 2])],
)
def test_A18_seats_alternate_between_teams(players: int, teams: int, sides: list[int]) -> None:
    game = nullo.load(GAME, players=players, teams=teams)
    assert [game.side(seat) for seat in range(players)] == sides
    assert game.new_initial_state().scores() == [100 * players // teams] * teams


@pytest.mark.parametrize(("players", "teams"), [(3, 2), (3, 3), (4, 3), (5, 2), (5, 3), (4, 1)])
def test_A18_other_numbers_of_players_are_refused(players: int, teams: int) -> None:
    with pytest.raises(OptionError, match="option teams"):
        nullo.load(GAME, players=players, teams=teams)


@pytest.mark.parametrize("tricks", range(5))
def test_A18_all_is_made_by_the_tricks_of_the_team(tricks: int) -> None:
    # Seat 1 is 100 points off, seat 3 has missed its NOTHING; the others have made theirs.
    missed = 10 * (5 - tricks)
    assert result("all", *["nothing"] * 3, teams=2, tricks=tricks) == [160, 100 + missed]


def test_A18_two_partners_may_both_make_all() -> None:
    assert result("all", "nothing", "all", "nothing", teams=2, tricks=2) == [160, 0]


@pytest.mark.parametrize("tricks", range(5))
def test_A18_a_missed_all_costs_the_tricks_of_other_teams(tricks: int) -> None:
    scores = result("nothing", "all", "nothing", "nothing", teams=2, tricks=tricks)
    own = -20 if tricks == 0 else 10 * tricks
    assert scores == [200 + 50 - 20, 200 + own + 10 * (5 - tricks)]


def test_A18_nothing_is_the_bidders_own() -> None:
    assert result(*["nothing"] * 4, teams=2, tricks=0) == [160, 200 - 20 + 50]


def test_A18_every_bid_is_judged_alone() -> None:
    state = play_hand(bid("all", *["nothing"] * 3, teams=2), 2)
    assert [bid_result_of(state.position, seat) for seat in range(4)] == [1, 1, 1, 0]


def test_A18_a_team_at_0_ends_the_game_and_the_lowest_team_wins() -> None:
    state = play_hand(bid("all", "nothing", "all", "nothing", teams=2, hands=9), 3)
    assert state.is_terminal()
    assert state.scores() == [160, 0]
    assert state.winners() == [1]
    assert state.public().end == Ending("zero", 0, "A16")
    assert state.returns() == [40, 200, 40, 200]


def test_A18_a_player_below_0_alone_ends_nothing() -> None:
    state = play_hand(bid("all", *["nothing"] * 3, teams=2, hands=9, start=60), 4)
    assert not state.is_terminal()
    assert state.scores() == [80, 120 - 100 + 10]


def test_A18_teams_of_equal_score_share_the_win() -> None:
    state = play_hand(
        bid("2", "nothing", "3", "nothing", teams=2, bids="number", made_number=20), 2
    )
    assert state.scores() == [160, 160]
    assert state.winners() == [0, 1]


def test_A18_the_parts_of_a_teams_score_add_up() -> None:
    state = play_hand(bid("all", *["nothing"] * 3, teams=2), 2)
    parts = state.public().parts[0]
    assert {part.code: part.number for part in parts[0]} == {"made-nothing": -40}
    assert {part.code: part.number for part in parts[1]} == {"made-all": -100, "missed-nothing": 30}


def test_A17_A18_a_teams_score_bears_its_revokes() -> None:
    hands = ("3s 4s 5s 6s 7s", "4h 5h 6h 7h 8h", "3d 4d 5d 6d 3h", "4c 5c 6c 7c 8c")
    state = bid(*["nothing"] * 4, hands_of=hands, teams=2, mode="honour")
    for cards in zip(*(hands[seat].split() for seat in (1, 2, 3, 0)), strict=True):
        testing.play(state, [f"play {card}" for card in cards])
    assert state.scores() == [200 - 20 - 20 + 4 * 20, 200 + 50 - 20]


# --- A19 -------------------------------------------------------------------------------------


def test_A19_a_bid_is_a_number_between_nothing_and_all() -> None:
    state = bid(bids="number")
    assert state.legal_texts() == ["bid all", "bid nothing", *(f"bid {k}" for k in range(1, 5))]
    for text in ("bid 0", "bid 5"):
        with pytest.raises(nullo.NulloError):
            state.apply_action(text)


@pytest.mark.parametrize(("players", "cards"), [(3, 10), (4, 10), (5, 8), (6, 8)])
def test_A19_numbers_go_up_to_the_cards_in_hand(players: int, cards: int) -> None:
    moves = nullo.load(GAME, players=players, bids="number").phases[1].moves
    assert [text_of(move) for move in moves[2:]] == [f"bid {k}" for k in range(1, cards)]


def test_A19_without_numbers_actions_keep_their_ids() -> None:
    usual, numbers = nullo.load(GAME), nullo.load(GAME, bids="number")
    assert usual.num_distinct_actions() == 50
    assert numbers.num_distinct_actions() == 59
    assert usual.phases[1].moves == numbers.phases[1].moves[:2]


def test_a_bid_that_there_is_not_cites_its_rule() -> None:
    for bids, rule in (("two", "A7"), ("number", "A19")):
        with pytest.raises(IllegalAction) as caught:
            bid("30", bids=bids)
        assert caught.value.rule == rule


@pytest.mark.parametrize("number", range(1, 5))
def test_A19_a_number_is_made_exactly(number: int) -> None:
    for tricks in range(5):
        scores = result(str(number), *["nothing"] * 3, tricks=tricks, bids="number")
        off = abs(number - tricks)
        assert scores[1] == (70 if off == 0 else 100 + 10 * off)


def test_A19_what_a_number_scores_is_an_option() -> None:
    options = {"bids": "number", "made_number": 7, "miss": 3}
    assert result("4", *["nothing"] * 3, **options)[1] == 93
    assert result("1", *["nothing"] * 3, **options)[1] == 109


def test_A19_nothing_and_all_score_as_ever() -> None:
    bids = ["all", "nothing", "nothing", "nothing"]
    assert result(*bids, bids="number") == result(*bids)


def test_A18_A19_in_teams_a_number_counts_the_own_tricks() -> None:
    options = {"teams": 2, "bids": "number"}
    assert result("3", "nothing", "2", "nothing", tricks=3, **options) == [160, 140]
    assert result("4", "nothing", "2", "nothing", tricks=3, **options) == [160, 180]


def test_A19_the_parts_say_by_how_much_a_number_was_missed() -> None:
    parts = play_hand(bid("1", *["nothing"] * 3, bids="number"), 4).public().parts[0][1]
    assert [(part.code, part.number, part.count, part.rule) for part in parts] == [
        ("missed-number", 30, 3, "A19")
    ]


# --- hints and bots --------------------------------------------------------------------------


def test_hints_speak_of_the_number_and_of_the_partner() -> None:
    state = bid("3", "nothing", "all", "nothing", teams=2, bids="number")
    view = state.view(1)
    told = state.game.rules.reasons(view, state.game.phases[2].moves[2])
    assert [reason.code for reason in told] == ["bid-number-needs", "bid-all-partner"]
    assert told[0].params == {"number": 3, "count": 3}


@pytest.mark.parametrize("options", [{"teams": 2}, {"bids": "number"}])
def test_no_network_fits_so_bots_play_by_the_rule_of_thumb(options: dict[str, Any]) -> None:
    assert knowledge_of(nullo.load(GAME, **options)) == "heuristic"
    assert knowledge_of(nullo.load(GAME)) == "learned"


def test_A18_a_search_gives_up_the_own_nothing_to_break_another_teams_all() -> None:
    hands = ("3s 4s 5s 6s 7s", "6h 5h 4h 8s 3c", "7h 3h 3d 4d 5d", "4c 5c 6c 7c 8c")
    state = bid("all", "nothing", "nothing", "nothing", hands_of=hands, teams=2)
    state.apply_action("play 6h")
    seat = state.for_seat(2)
    actions = [text for text in state.legal_texts() if text in ("play 3h", "play 7h")]
    indices = [state.game.action_place(state.string_to_action(text))[1] for text in actions]
    search = Search(seat.weighted_redealer(), indices, searching_policy(state.game, 2), "points")
    search.run(300, Rng(1, "worlds"))
    keeps, breaks = search.mean(0), search.mean(1)
    assert actions == ["play 3h", "play 7h"]
    assert breaks > keeps
