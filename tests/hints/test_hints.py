"""Hints: what they depend on, that what they say is true, and that all of it has words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import nullo
from move_texts import text_of
from nullo.bots import make
from nullo.engine.rng import Rng
from nullo.game.moves import Move
from nullo.game.view import Own, Reason
from nullo.games.nothing.position import value_of
from nullo.games.registry import BUILT_IN as GAMES
from nullo.hints import Hint, Odds, hint
from nullo.hints.make_hint import FACTOR, MOST_REASONS, TELLING, WORLDS
from nullo.hints.trick_reasons import trick_reasons
from nullo.judge import judge
from nullo.judge.judgement import ALIKE_POINTS, ALIKE_WIN
from nullo.locale.words import LANGUAGES, capital, has_translation, say, speak
from nullo.state import SeatState, State
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.hint_words import HintSteps
from nullo.terminal.shared.people import People
from nullo.testing.driving import random_action, random_outcome
from toy_games import HIGH_CARD, toys_plugged_in

# Interpreted, trying whole games takes minutes; tests/judge, on which this stands, runs there.
pytestmark = pytest.mark.slow

MANY = 250


def states(name: str, many: int, seed: int = 3, every: int = 1) -> Iterator[State]:
    """States in which a seat is to act, in games of rules of thumb that now and then play at random."""
    rng = Rng(seed)
    while many:
        state = nullo.load(name).new_initial_state()
        bot = make("simple", rng)
        while not state.is_terminal() and many:
            if state.is_chance_node():
                state.apply_action(random_outcome(state, rng))
                continue
            if rng.randrange(every) == 0:
                many -= 1
                yield state
            seat = state.for_seat(state.current_player())
            random = rng.randrange(4) == 0
            state.apply_action(random_action(state, rng) if random else bot.choose(seat))


def own(seat: SeatState) -> Own:
    found = seat.view().own
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_depends_only_on_what_the_seat_knows(name: str) -> None:
    for state in states(name, 12, every=5):
        seat = state.for_seat(state.current_player())
        other = seat.resample(Rng(5)).for_seat(seat.seat)
        assert hint(seat, worlds=10, effort=0) == hint(other, worlds=10, effort=0)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_advises_something_that_may_be_done(name: str) -> None:
    for state in states(name, 25, every=3):
        seat = state.for_seat(state.current_player())
        found = hint(seat, worlds=10, effort=0)
        legal = {seat.game.move(action) for action in seat.fair_actions()}
        named = {found.best.move, *found.equal, *found.unsure}
        named |= {found.other.move} if found.other else set()
        assert named <= legal
        assert not {found.best.move} & {*found.equal, *found.unsure}
        assert not set(found.equal) & set(found.unsure)
        assert len(found.reasons) <= MOST_REASONS
        assert (found.by == "only") == (len(legal) == 1)
        for odds in filter(None, (found.best, found.other)):
            assert -1 <= odds.made <= 100
            assert -1 <= odds.win <= 100


def test_what_is_called_as_good_is_about_as_good() -> None:
    """Nothing's draws were called so because 100 trials did not tell them apart."""
    called = 0
    for state in states("nothing", 40, every=3):
        seat = state.for_seat(state.current_player())
        found = hint(seat)
        judged = judge(seat, Rng("more"), worlds=1500)
        values = {seat.game.move(value.action): value for value in judged.actions}
        best = values[found.best.move]
        for move in found.equal:
            called += 1
            assert abs((values[move].win or 0) - (best.win or 0)) < ALIKE_WIN
            deviation = best.error * float(1500**0.5)
            assert abs(values[move].lead - best.lead) <= ALIKE_POINTS * deviation
    assert called


def test_close_actions_are_tried_in_more_worlds() -> None:
    worlds = [hint(s.for_seat(s.current_player())).worlds for s in states("nothing", 20, every=3)]
    assert min(worlds) == WORLDS
    assert max(worlds) == WORLDS * FACTOR**2


def test_a_hint_that_is_stopped_says_what_it_cannot_tell() -> None:
    state = next(states("nothing", 1))
    found = hint(state.for_seat(state.current_player()), stop=lambda: True)
    assert not found.equal


LOST = {"bid-nothing-lost", "bid-all-lost", "tricks-over", "tricks-short"}


@pytest.mark.parametrize("name", ["alles-oder-nichts", "all-or-nothing"])
def test_a_bid_that_is_lost_is_not_weighed_any_more(name: str) -> None:
    lost = 0
    for state in states(name, 150, every=4):
        seat = state.for_seat(state.current_player())
        view = seat.view()
        if any(reason.code in LOST for reason in seat.game.rules.reasons(view, Move("play", "1s"))):
            found = hint(seat, worlds=10, effort=0)
            lost += 1
            assert found.best.made == -1
            assert "bid" not in steps(state, found).text(3)
    assert lost


def test_a_bid_that_is_not_made_yet_has_no_odds() -> None:
    before = bids = 0
    for seed in range(40):
        state = nullo.load("sauce").new_initial_state()
        state.deal(Rng(seed))
        found = hint(state.for_seat(state.current_player()), worlds=3, effort=0)
        if state.phase().name == "bid":
            bids += 1
            assert found.best.made >= 0
        else:
            before += 1
            assert found.best.made == -1
            assert found.other is None or found.other.made == -1
    assert before
    assert bids


@pytest.mark.parametrize("name", GAMES)
def test_there_is_always_a_reason_for_what_is_advised(name: str) -> None:
    """A fact that is not as true of the next best action, or the odds."""
    for state in states(name, 40, every=3):
        seat = state.for_seat(state.current_player())
        found = hint(seat, worlds=60, effort=0)
        first, last = found.reasons[0], found.reasons[-1]
        odds = [reason.code for reason in found.reasons if reason.code.startswith("odds-")]
        if odds:
            if found.other:
                assert odds[0].removeprefix("odds-") in (found.by, "costs")
                assert ("odds-made" in odds) == (
                    found.best.made >= found.other.made + TELLING >= TELLING
                )
                assert last.code in odds
        elif found.by != "only":
            assert found.other
            assert first not in facts(seat, found.other.move)
            assert first in facts(seat, found.best.move)


def facts(seat: SeatState, move: Move) -> list[Reason]:
    action = next(a for a in seat.legal_actions() if seat.game.move(a) == move)
    view = seat.view()
    return [*trick_reasons(seat, view, action), *seat.game.rules.reasons(view, move)]


def test_the_dearest_card_is_a_reason_to_discard_it_only() -> None:
    for state in states("nothing", 60):
        if state.phase().name == "discard":
            seat = state.for_seat(state.current_player())
            dearest = max(map(value_of, own(seat).hand))
            for move in own(seat).legal:
                codes = {reason.code for reason in facts(seat, move)}
                card = move.card
                assert ("dearest" in codes) == (bool(card) and value_of(card) == dearest)


# --- what a hint says is true ------------------------------------------------------------------


def taker(state: State, action: int, rng: Rng) -> int:
    """Who takes the trick if an action is done and the others then do anything legal."""
    state = state.clone()
    hand = state.position.hand
    before = len(state.position.takers(hand))
    state.apply_action(action)
    while len(state.position.takers(hand)) == before:
        state.apply_action(
            random_outcome(state, rng) if state.is_chance_node() else random_action(state, rng)
        )
    return state.position.takers(hand)[before]


def suits_of(state: State, seat: int) -> list[str]:
    """The suits of a real hand; of a wild card none."""
    look = state.game.rules.look
    return [look.parts_of(card)[1] for card in state.own(seat).hand]


def others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.game.players) if other != seat]


def takes(state: State, action: int, reason: Reason) -> bool:
    seat = state.current_player()
    return all(taker(state, action, Rng(k)) == seat for k in range(4))


def rest(state: State, action: int, reason: Reason) -> bool:
    return reason.params["count"] == len(state.own(state.current_player()).hand) > 1 and takes(
        state, action, reason
    )


def now(state: State, action: int) -> int:
    """Who is taking the trick, or has taken it, after an action."""
    state = state.clone()
    hand = state.position.hand
    before = len(state.position.takers(hand))
    state.apply_action(action)
    return next(iter(state.position.takers(hand)[before:]), state.public().taking)


def beaten(state: State, reason: Reason) -> bool:
    """Whether the card of the reason lies in the trick and is taking it."""
    public = state.public()
    return any((p.seat, p.card) == (public.taking, reason.params["card"]) for p in public.trick)


def tops(state: State, action: int, reason: Reason) -> bool:
    suit, me = reason.params["suit"], state.current_player()
    phase = state.position.phase
    indices = state.game.card_indices(phase)
    for other in others(state, me):
        for card in state.own(other).hand:
            if card in indices and state.game.rules.look.parts_of(card)[1] == suit:
                world = state.position.copy()
                hand, before = world.hand, len(world.takers(world.hand))
                world.act(state.game.action_place(action)[1])
                world.act(indices[card])
                taken = world.takers(hand)
                if (taken[before] if len(taken) > before else world.public().taking) != me:
                    return False
    return True


def beaten_by(state: State, action: int, reason: Reason) -> bool:
    """Whether as many real cards of the others at most beat the one that is led, and some may."""
    public, look = state.public(), state.game.rules.look
    me = state.current_player()
    card = state.game.action_text(action).rpartition(" ")[2]
    suit, deck = look.parts_of(card)[1], state.game.deck
    most = 0
    for code in deck.codes:
        its = look.parts_of(code)[1]
        higher = deck.number(code) > deck.number(card)
        if state.game.id == "sauce":
            higher = code != card  # by the order in force
        most += (its == suit and higher) or (its != suit and its in public.trumps)
    real = [code for other in others(state, me) for code in state.own(other).hand]
    assert not public.trick
    return 0 < int(reason.params["count"]) <= most and bool(real)


TRUE: dict[str, Callable[[State, int, Reason], bool]] = {
    "rest-sure": rest,
    "takes-sure": takes,
    "takes-last": takes,
    "takes-now": lambda s, a, r: beaten(s, r) and now(s, a) == s.current_player(),
    "cannot-beat": lambda s, a, r: (
        beaten(s, r) and all(now(s, one) != s.current_player() for one in s.legal_actions())
    ),
    "stays-below": lambda s, a, r: beaten(s, r) and now(s, a) != s.current_player(),
    "partner": lambda s, a, r: beaten(s, r) and (s.public().taking - s.current_player()) % 4 == 2,
    "tops-suit": tops,
    "lead-beaten": beaten_by,
    "trumps-out": lambda s, a, r: (
        not any(
            suit in s.public().trumps
            for other in others(s, s.current_player())
            for suit in suits_of(s, other)
        )
    ),
    "makes-void": lambda s, a, r: suits_of(s, s.current_player()).count(str(r.params["suit"])) == 1,
    "trumps-held": lambda s, a, r: (
        suits_of(s, s.current_player()).count(str(r.params["suit"])) == r.params["count"]
    ),
    "few-draws": lambda s, a, r: s.public().piles["stock"] == r.params["count"],
    "tricks-enough": lambda s, a, r: (
        own(s.for_seat(s.current_player())).bid
        == Move("bid", number=s.public().seats[s.current_player()].tricks)
    ),
    "bid-all-holds": lambda s, a, r: (
        len(s.public().tricks) == s.public().seats[s.current_player()].tricks
    ),
}
TOLD_TWICE = {"trick-worth", "trick-worthless", "points-needed", "points-enough", "tricks-needed"}
TOLD_TWICE |= {"tricks-over", "alls-held", "turns-all", "turns-nothing", "bid-nothing-holds"}
TOLD_TWICE |= {"bid-nothing-lost", "bid-all-lost", "trumps-worth", "pile-worth", "dearest"}
TOLD_TWICE |= {"pile-swap", "suit-few", "tricks-short"}
"""Reasons that say no more than the view does."""


@pytest.mark.parametrize("name", GAMES)
def test_what_a_hint_says_is_true_of_the_real_cards(name: str) -> None:
    told = set()
    for state in states(name, MANY):
        seat = state.for_seat(state.current_player())
        view = seat.view()
        for action in state.legal_actions()[:6]:
            move = state.game.move(action)
            found = [*trick_reasons(seat, view, action), *seat.game.rules.reasons(view, move)]
            for reason in found:
                told.add(reason.code)
                if reason.code not in TOLD_TWICE:
                    assert TRUE[reason.code](state, action, reason), (reason, state.serialize())
    assert told


def test_the_tricks_of_a_trick_game_lead_to_all_reasons() -> None:
    """The test above has seen each reason that can be wrong."""
    told = set()
    for name in GAMES:
        for state in states(name, MANY):
            seat = state.for_seat(state.current_player())
            for action in state.legal_actions()[:6]:
                told |= {reason.code for reason in trick_reasons(seat, seat.view(), action)}
    of_tricks = set(TRUE) - {"trumps-held", "few-draws", "tricks-enough", "bid-all-holds"}
    assert of_tricks <= told


# --- the words ---------------------------------------------------------------------------------


def steps(state: State, found: Hint) -> HintSteps:
    people = People([f"P{seat}" for seat in range(state.game.players)], state.current_player())
    return HintSteps(found, state.game.id, people, Faces(True), text_of)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_words(name: str, language: str) -> None:
    speak(language)
    try:
        for state in states(name, 40, every=3):
            found = hint(state.for_seat(state.current_player()), worlds=5, effort=0)
            words = steps(state, found)
            keys = [f"nudge-{found.nudge}", *(f"reason-{reason.code}" for reason in found.reasons)]
            assert [key for key in keys if not has_translation(key, language)] == []
            one, two, three = words.next(), words.next(), words.next()
            assert one and two and three
            card = found.best.move.card
            assert not card or card not in one
            assert words.next() == three
            assert "{" not in one + two + three
    finally:
        speak("en")


def test_a_forced_choice_is_told_as_one() -> None:
    state = next(s for s in states("all-fives", 200) if len(s.legal_actions()) == 1)
    found = hint(state.for_seat(state.current_player()), worlds=2)
    words = steps(state, found)
    assert words.text(3) == say("advice-only", {"action": capital(text_of(found.best.move))})


@pytest.mark.parametrize(
    ("name", "told"), [("nothing", "costs about 2.5"), ("alles-oder-nichts", "about +2.5")]
)
def test_points_are_costs_where_the_lowest_score_wins(name: str, told: str) -> None:
    state = next(states(name, 1))
    found = Hint("think", [], Odds(Move("pass"), 2.5, -1, -1), "points", None, [])
    assert told in steps(state, found).text(3)


def test_what_takes_points_off_is_no_negative_cost() -> None:
    state = next(states("all-or-nothing", 1))
    best, other = Odds(Move("bid-nothing"), -20.0, -1, 71), Odds(Move("bid-all"), -19.0, -1, 48)
    found = Hint("think", [Reason("odds-costs")], best, "points", other)
    words = steps(state, found)
    assert words.text(2) == "The best choice brings −20 points on average, another one −19."
    assert "about −20 points in this hand" in words.text(3)
    assert "−19; the bid" in words.text(3)


def test_points_come_first_and_the_chance_of_the_bid_beside_them() -> None:
    state = next(states("sauce", 1))
    best = Odds(Move("bid", number=65), 52.4, 50, 79)
    found = Hint("think", [], best, "points", Odds(Move("bid", number=95), -3.0, 48, 57))
    assert steps(state, found).text(3) == (
        "Bid 65: about +52.4 points in this hand. The bid is then made in 79% of the deals still possible. "
        "Bid 95: −3; the bid is made in 57%."
    )


def test_a_better_hand_counts_more_than_a_surer_bid() -> None:
    """By how often the bid is made, the lowest bid of Sauce was always the best."""
    numbers = []
    for seed in range(12):
        state = nullo.load("sauce").new_initial_state()
        state.deal(Rng(seed))
        seat = state.for_seat(state.current_player())
        found = hint(seat)
        if found.by != "only" and state.phase().name == "bid":
            assert found.by == "points" or found.best.points <= (found.other or found.best).points
            numbers.append(found.best.move.number or 0)
    assert numbers and max(numbers) > 0


def test_numbers_that_are_about_as_good_are_a_row() -> None:
    rows = 0
    for state in states("sauce", 60, every=3):
        seat = state.for_seat(state.current_player())
        found = hint(seat, worlds=20, effort=0)
        if found.row:
            rows += 1
            low, high = (move.number or 0 for move in found.row)
            group = [found.best.move, *found.equal, *found.unsure]
            assert {low, high} <= {move.number for move in group}
            assert all(low <= (move.number or 0) <= high for move in group)
            other = found.other.move.number if found.other else None
            assert other is None or not low < other < high
            assert f"id {low}–{high}" in steps(state, found).text(3)
    assert rows


def test_it_says_when_all_is_about_equal() -> None:
    for state in states("all-fives", 200):
        found = hint(state.for_seat(state.current_player()))
        if found.equal and found.other is None and not found.unsure:
            told = steps(state, found).text(3)
            assert told.startswith("About equally good: ")
            return
    pytest.fail("no such decision")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_the_trials_cannot_tell_apart(language: str) -> None:
    state = next(states("alles-oder-nichts", 1))
    odds = Odds(Move("bid", number=1), 2.5, 30, 54)
    speak(language)
    try:
        few = Hint("think", [], odds, "points", unsure=[Move("bid", number=2)], worlds=400)
        many = Hint(
            "think",
            [],
            odds,
            "points",
            unsure=[Move("bid", number=k) for k in range(9)],
            worlds=400,
        )
        assert "bid 1, bid 2" in steps(state, few).text(3)
        assert "400" in steps(state, few).text(3)
        assert "10" in steps(state, many).text(3)
        assert "best" not in steps(state, few).text(3)
    finally:
        speak("en")


def test_a_plug_in_gets_hints_with_its_odds() -> None:
    """A game that states no reasons of its own."""
    with toys_plugged_in(HIGH_CARD):
        for state in states("high-card", 5):
            found = hint(state.for_seat(state.current_player()), worlds=5, effort=0)
            assert all(steps(state, found).text(step) for step in (1, 2, 3))
