"""Tries the actions that a seat may choose, in worlds that fit what it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import sub

from nullo.bots.policies import policy_of, searching_policy
from nullo.engine.learned import LearnedPolicy
from nullo.engine.playout import Policy
from nullo.engine.position import Position
from nullo.engine.prospects import states_chance
from nullo.engine.rng import Rng, check_rng
from nullo.engine.search import Trials
from nullo.judge.beliefs import beliefs
from nullo.judge.estimates import mean, standard_error
from nullo.judge.judgement import ActionValue, Difference, Judgement, LineStep
from nullo.state import SeatState
from nullo.state.checked_position import ACTION
from nullo.values import whole

WORLDS = 200
STEP = 40  # playouts between two calls of ``stop``
FEWEST = 15  # a line ends when fewer worlds than this agree with it


def judge(
    seat: SeatState,
    rng: Rng,
    *,
    worlds: int = WORLDS,
    also: Iterable[int] = (),
    only: Iterable[int] = (),
    stop: Callable[[], bool] = lambda: False,
) -> Judgement:
    """The judgement of the actions that :func:`actions_judged` returns for the seat to act.

    Args:
        seat: what the seat to act knows.
        rng: decides in which worlds actions are tried; the same stream gives the same judgement.
        worlds: the number of worlds in which each action is tried, at least 1.
        also: the ids of further legal actions to try, such as the one that was chosen.
        only: the ids of the actions to which trials are restricted; if empty, there is no restriction.
        stop: called now and then; once it returns True, trials end, but not before all actions have been
            tried in one world.

    Raises:
        ValueError: it is not the seat's turn, an action of ``also`` is not legal, no action
            remains because of ``only``, or ``worlds`` is less than 1.
        TypeError: ``worlds`` or an action is not a whole number, or ``rng`` is not a :class:`nullo.Rng`.
    """
    game, rng, worlds = seat.game, check_rng(rng), whole(worlds, "worlds", 1)
    chosen = {whole(action, ACTION) for action in only}
    actions = [action for action in actions_judged(seat, also) if not chosen or action in chosen]
    if not actions:
        raise ValueError("none of the actions to try can be tried")
    redealer = seat.weighted_redealer()
    indices = [game.action_place(action)[1] for action in actions]
    trials = Trials(redealer, indices, searching_policy(game, seat.seat), worlds)
    step = max(1, STEP // len(actions))
    while trials.worlds < worlds and not (trials.worlds and stop()):
        trials.run(min(step, worlds - trials.worlds), rng)
    return Judgement(
        seat.seat, trials.worlds, _values(trials, actions, states_chance(redealer.base))
    )


def actions_judged(seat: SeatState, also: Iterable[int] = ()) -> list[int]:
    """The ids of the actions that :func:`judge` tries, in ascending order.

    These are the legal actions without revokes and unfounded calls in honour mode, and without actions that
    the game's policy does not evaluate because they are much like others, such as most of many bids.
    Actions of ``also`` are always included.

    Raises:
        ValueError: it is not the seat's turn, or an action of ``also`` is not legal.
    """
    legal = seat.legal_actions()
    if not legal:
        raise ValueError(f"seat {seat.seat} has nothing to decide")
    tried = set(seat.fair_actions())
    policy = policy_of(seat.game)
    if isinstance(policy, LearnedPolicy):
        position = seat.known_position()
        values = policy.values_of(position)
        if values:
            tried = {seat.game.action_id(position.phase, index) for index in values}
    return sorted(tried.union(_check_legal(action, legal) for action in also))


def _check_legal(action: int, legal: list[int]) -> int:
    number = whole(action, ACTION)
    if number not in legal:
        raise ValueError(f"action {number} is not legal now")
    return number


def _values(trials: Trials, actions: list[int], stated: bool) -> list[ActionValue]:
    """The results of ``actions`` in the trials, the best first.

    ``stated`` says whether the game states the chances to win.
    """
    many, worlds = len(actions), trials.worlds

    def by_action(values: Sequence[float]) -> list[list[float]]:
        return [[float(values[w * many + k]) for w in range(worlds)] for k in range(many)]

    own, chances = by_action(trials.points), by_action(trials.chances)
    against = by_action(trials.against)
    leads = [list(map(sub, own[k], against[k])) for k in range(many)]
    goals = chances if stated else leads
    order = sorted(range(many), key=lambda k: (-mean(goals[k]), -mean(leads[k]), k))
    best = _best(order, goals, leads)
    order.remove(best)
    order.insert(0, best)
    found = []
    for k in order:
        made = [int(trials.made[w * many + k]) for w in range(worlds)]
        found.append(
            ActionValue(
                action=actions[k],
                points=mean(own[k]),
                lead=mean(leads[k]),
                error=standard_error(leads[k]),
                win=mean(chances[k]) if stated else None,
                made=mean(made) if made[0] >= 0 else None,
                results=[
                    (points, count / worlds) for points, count in sorted(Counter(own[k]).items())
                ],
                behind=_difference(leads[best], leads[k]),
                win_behind=_difference(chances[best], chances[k]),
            )
        )
    return found


def _best(order: list[int], goals: list[list[float]], leads: list[list[float]]) -> int:
    """The index of the best action; :attr:`Judgement.actions` says which one that is.

    ``order`` has the actions' indices, those with the greatest mean of ``goals`` first.
    """
    first = best = order[0]
    for k in order[1:]:
        if (
            not _difference(goals[first], goals[k]).clear
            and _difference(leads[k], leads[first]).clear
            and mean(leads[k]) > mean(leads[best])
        ):
            best = k
    return best


def _difference(best: Sequence[float], other: Sequence[float]) -> Difference:
    gaps = [a - b for a, b in zip(best, other, strict=True)]
    return Difference(mean(gaps), standard_error(gaps))


def likely_line(
    seat: SeatState, action: int, rng: Rng, *, worlds: int = 100, steps: int = 4
) -> list[LineStep]:
    """The likeliest continuation after ``action``, as found by playing on in many worlds.

    Each step is the most frequent action in those worlds in which the earlier steps were the same; it may
    occur in fewer than half of them. The line ends with the hand, or when too few worlds agree with it.

    Raises:
        ValueError: the action is not legal, or ``worlds`` or ``steps`` is less than 1.
        TypeError: see :func:`judge`.
    """
    game, steps = seat.game, whole(steps, "steps", 1)
    action = _check_legal(action, seat.legal_actions())
    policy = searching_policy(game, seat.seat)
    _, index = game.action_place(action)
    lines = []
    for world in _draw_worlds(seat, policy, rng, worlds):
        hand = world.hand
        world.act(index)
        line: list[tuple[int, int]] = []
        while len(line) < steps and world.hand == hand and world.actor >= 0:
            actor, chosen = world.actor, policy.advise(world, rng)
            line.append((actor, game.action_id(world.phase, chosen)))
            world.act(chosen)
        lines.append(line)
    found: list[LineStep] = []
    while len(found) < steps and len(lines) >= FEWEST:
        count = Counter(line[len(found)] for line in lines if len(line) > len(found))
        if not count:
            break
        (actor, chosen), times = count.most_common(1)[0]
        found.append(LineStep(actor, chosen, times / len(lines)))
        lines = [
            line
            for line in lines
            if len(line) >= len(found) and line[len(found) - 1] == (actor, chosen)
        ]
    return found


def hidden_cards(
    seat: SeatState, rng: Rng, *, worlds: int = 200, by_choices: bool = True
) -> dict[str, dict[int, float]]:
    """For each card that the seat does not see, the probability that each other seat holds it.

    If the probabilities of a card add up to less than 1, the rest is the probability that nobody holds it. If
    the deck has several copies of a card, the numbers are the mean numbers of copies.

    Args:
        by_choices: whether a world counts less if the others would hardly have chosen in it as they did in
            this hand (:func:`nullo.judge.beliefs.beliefs`); otherwise all worlds count equally.

    Raises:
        ValueError: ``worlds`` is less than 1.
        TypeError: see :func:`judge`.
    """
    worlds = whole(worlds, "worlds", 1)
    policy = policy_of(seat.game)
    drawn = list(_draw_worlds(seat, policy, rng, worlds))
    shares = beliefs(seat, drawn, policy, rng) if by_choices else [1 / worlds] * worlds
    found: dict[str, dict[int, float]] = {}
    for world, share in zip(drawn, shares, strict=True):
        for other in range(seat.game.players):
            if other != seat.seat:
                for card in world.hand_of(other):
                    where = found.setdefault(card, {})
                    where[other] = where.get(other, 0.0) + share
    return {card: dict(sorted(where.items())) for card, where in sorted(found.items())}


def _draw_worlds(seat: SeatState, policy: Policy, rng: Rng, many: int) -> Iterator[Position]:
    """``many`` random worlds that fit what the seat knows; ``policy`` fills in the others' hidden choices."""
    redealer, rng = seat.weighted_redealer(), check_rng(rng)
    for _ in range(whole(many, "worlds", 1)):
        world = redealer.sample(rng)
        policy.imagine_in(world, seat.seat, rng)
        yield world
