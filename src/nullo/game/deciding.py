"""The decisive moments of a hand, at which screens pause before the game goes on.

``web/src/lib/deciding.ts`` does the same for the page; both are tested with the cases in
``web/src/lib/fixtures/deciding.json``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from nullo.game.look import Look
from nullo.game.view import Play, Public, Trick


class DecidingMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move decided.

    Attributes:
        kind: ``turned`` if it turned a card of the trick, and so changed which card is best; ``trump`` if a
            trump took a trick of another suit; ``last`` if it ended the hand.
        card: the turned card, or the trump.
        by: the card that turned ``card``.
        full: whether the turned card now counts as a full circle (``nullo.game.look.Face.full``).
        suit: the letter of the trump's suit.
    """

    kind: Literal["turned", "trump", "last"]
    card: str = ""
    by: str = ""
    full: bool = False
    suit: str = ""


def hand_ended(before: Public, after: Public) -> bool:
    """Whether a hand ended between the views ``before`` and ``after``."""
    return len(after.hands) > len(before.hands)


def tricks_since(before: Public, after: Public) -> list[Trick]:
    """The complete tricks of the hand of ``before``, taken from the view ``after``."""
    return after.tricks if before.hand == after.hand or after.phase == "over" else after.ended


def decision_of(before: Public, after: Public, look: Look) -> DecidingMoment | None:
    """What the move between the views ``before`` and ``after`` decided; None if it decided nothing."""
    tricks = tricks_since(before, after)
    complete = tricks[-1] if len(tricks) > len(before.tricks) else None
    plays = complete.plays if complete else after.trick
    taker = complete.winner if complete else after.taking
    moment = None
    if len(plays) == len(before.trick) + 1 and before.taking != taker:
        earlier = tricks[:-1] if complete else tricks
        moment = _turning(plays, [*earlier, Trick(plays, taker)], look)
    if moment is None and complete is not None:
        moment = _trumping(before, complete, look)
    if moment is None and hand_ended(before, after):
        moment = DecidingMoment("last")
    return moment


def _turning(plays: Sequence[Play], tricks: Sequence[Trick], look: Look) -> DecidingMoment | None:
    by = plays[-1].card
    card = look.cards[by].turns if by in look.cards else ""
    if not card or all(play.card != card for play in plays):
        return None
    full = look.cards[card].full != (card in turned_cards(tricks, look))
    return DecidingMoment("turned", card, by, full)


def _trumping(before: Public, trick: Trick, look: Look) -> DecidingMoment | None:
    best = next((play.card for play in trick.plays if play.seat == trick.winner), "")
    suit = look.parts_of(best)[1]
    asked = before.led or look.parts_of(trick.plays[0].card)[1]
    if suit not in before.trumps or asked in before.trumps:
        return None
    return DecidingMoment("trump", best, suit=suit)


def turned_cards(tricks: Sequence[Trick], look: Look) -> list[str]:
    """The codes of the cards that count as their opposites once the cards of ``tricks`` have been played."""
    played = {play.card for trick in tricks for play in trick.plays}
    return [code for code, face in look.cards.items() if len(played & {*face.turned_by}) % 2]
