"""The bot ``sampler``, which tries every action in many worlds and plays each world on by a policy."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from nullo.bots.base import Bot
from nullo.bots.policies import heuristic_of
from nullo.engine.playout import Policy
from nullo.engine.search import Sampler
from nullo.state import SeatState


@dataclass(frozen=True)
class Style:
    """How the sampler plays worlds on and evaluates them; ``Rules.sampler`` states it for each game.

    Attributes:
        heuristic: whether it plays on by the rule of thumb; otherwise it plays on at random.
        value: what it compares actions by; see :class:`nullo.engine.search.Search`.
        doubt: by how many standard errors an action must be better than the rule of thumb's choice to be
            chosen instead.
    """

    heuristic: bool
    value: str
    doubt: float = 0.0


class SamplerBot(Bot):
    """A Monte Carlo search over worlds that fit what the seat knows.

    In honour mode it never revokes and never calls a revoke. It takes its full time even if
    there is only one action.
    """

    style: Style | None = None

    def choose(self, seat: SeatState) -> int:
        end = perf_counter() + self.seconds
        game = seat.game
        actions = seat.fair_actions()
        redealer = seat.weighted_redealer()
        phase = redealer.base.phase
        indices = [game.action_place(action)[1] for action in actions]
        plays_on, value, doubt = game.rules.sampler
        style = self.style or Style(plays_on == "heuristic", value, doubt)
        policy = heuristic_of(game) if style.heuristic else Policy()
        favourite = policy.advise(redealer.base, self.rng) if style.heuristic else None
        sampler = Sampler(redealer, indices, policy, style.value, favourite)
        if self.playouts is not None:
            sampler.run(self.playouts, self.rng)
        else:
            sampler.run(1, self.rng)
            while perf_counter() < end and not self.stop():
                sampler.run(1, self.rng)
        return game.action_id(phase, sampler.best(style.doubt))
