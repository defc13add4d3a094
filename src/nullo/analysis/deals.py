"""How much a deal is worth to each seat: its average points if ``expert`` plays the cards in all seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nullo.analysis.report import Deal, Effort, short
from nullo.bots import make
from nullo.engine.prospects import bid_result_of, chance_to_win, points_ahead, states_chance
from nullo.engine.rng import Rng
from nullo.judge.estimates import mean, standard_error
from nullo.state import State
from nullo.state.match import HandRecord, Match, RandomSource

LEAST_PLAYS = 2  # a single play has no standard error

BOT = "expert"


@dataclass(frozen=True)
class MatchHand:
    """A complete hand of a match.

    ``start`` is the state before the hand. ``turns`` gives, for each step of the match, the turn of the film.
    """

    match: Match
    number: int
    start: State
    turns: list[int]
    effort: Effort


class _SameCards:
    """A source of cards that deals a recorded hand again, in which the seats may play differently.

    Cards that the record does not contain are random.
    """

    def __init__(self, hand: HandRecord, rng: Rng) -> None:
        self._decks = [hand.deck, *hand.redeals]
        self._random = RandomSource(rng)
        self._hands = 0

    def deck(self, cards: list[int], redeal: bool) -> list[int] | None:
        if not redeal:
            self._hands += 1
            if self._hands > 1:
                return None  # the hand is over
        return list(self._decks.pop(0)) if self._decks else self._random.deck(cards, redeal)

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        return self._random.draw(outcomes)


def deal_worth(hand: MatchHand, stop: Callable[[], bool] = lambda: False) -> Deal:
    """What a deal was worth to each seat, and what each seat got.

    The worth is the average that ``expert`` gets. It plays the hand ``hand.effort.plays`` times. Once
    ``stop`` returns True, it plays no more than :data:`LEAST_PLAYS` times in all.
    """
    state = hand.start.clone()
    for action in hand.match.state.history()[state.many_steps() :]:
        if state.position.hand != hand.number or state.is_terminal():
            break
        state.apply_action(action)
    players = range(state.game.players)
    before = [points_ahead(hand.start.position, seat) for seat in players]
    got = _leads(state, before)
    played: list[list[float]] = []
    while len(played) < hand.effort.plays and not (len(played) >= LEAST_PLAYS and stop()):
        played.append(_leads(_play_by_expert(hand, len(played)), before))
    stated = states_chance(state.game.new_initial_state().position)
    return Deal(
        hand=hand.number,
        turn=hand.turns[state.many_steps() - 1],
        worth=[short(mean([leads[seat] for leads in played])) for seat in players],
        error=[short(standard_error([leads[seat] for leads in played])) for seat in players],
        got=got,
        made=[bid_result_of(state.position, seat) for seat in players],
        win=[short(chance_to_win(state.position, seat)) for seat in players] if stated else [],
    )


def _play_by_expert(hand: MatchHand, number: int) -> State:
    def stream(purpose: str) -> Rng:
        return Rng(hand.effort.seed, f"deal {number} {purpose}", hand.number)

    cards = _SameCards(hand.match.hands[hand.number], stream("cards"))
    match = Match(hand.start.game, cards, state=hand.start.clone())
    state = match.state
    playouts = hand.effort.playouts
    bots = [
        make(BOT, stream(f"seat {seat}"), playouts=playouts) for seat in range(state.game.players)
    ]
    while (seat := state.current_player()) >= 0 and state.position.hand == hand.number:
        match.act(seat, bots[seat].choose(state.for_seat(seat)))
    return state


def _leads(state: State, before: list[float]) -> list[float]:
    """For each seat, its points ahead of the other sides' average, minus its number in ``before``."""
    return [short(points_ahead(state.position, seat) - was) for seat, was in enumerate(before)]
