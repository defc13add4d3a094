"""Claims at a table: each is proved from what the claimant knows, and then played out."""

from __future__ import annotations

from collections.abc import Sequence

from nullo.game.moves import Move
from nullo.game.phases import PLAY
from nullo.server.protocol.problems import Refused
from nullo.server.table.events import Act
from nullo.state import State
from nullo.state.claims import may_claim


class Claims:
    """Limits claims to one per seat and trick, because the search for a proof is costly."""

    def __init__(self) -> None:
        self._tried: dict[int, tuple[int, int]] = {}

    def take(self, seat: int, state: State) -> None:
        """Count a seat's claim in the present trick.

        Raises:
            Refused: claims are not allowed, it is not the seat's turn to play a card, or it has already
                claimed in this trick.
        """
        if not may_claim(state):
            raise Refused("no-claims")
        if state.current_player() != seat:
            raise Refused("not-your-turn")
        if state.phase().name != PLAY:
            raise Refused("not-now")
        trick = state.position.hand, len(state.public().tricks)
        if self._tried.get(seat) == trick:
            raise Refused("claimed-before")
        self._tried[seat] = trick


def acts_of_claim(state: State, seat: int, order: Sequence[Move]) -> list[Act]:
    """The rest of a hand: ``seat`` makes the moves ``order``, and the other seats make any legal ones."""
    walk = state.clone()
    hand = walk.position.hand
    own = iter(order)
    acts: list[Act] = []
    while walk.position.hand == hand and walk.current_player() >= 0:
        actor = walk.current_player()
        action = walk.check(next(own)) if actor == seat else walk.legal_actions()[0]
        walk.apply_checked(action)
        acts.append(Act(actor, walk.game.action_text(action), bot=True))
    return acts
