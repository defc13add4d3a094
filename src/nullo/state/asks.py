"""What a seat is asked: the legal actions, and why other cards are refused."""

from __future__ import annotations

from collections.abc import Collection

from nullo.core.position import Position
from nullo.errors import IllegalAction
from nullo.locale.words import ENGLISH, say
from nullo.rules import Phase
from nullo.state.game_setup import GameSetup
from nullo.view import Ask, Barred, Own, Refusal


def ask(game: GameSetup, position: Position, own: Own, chosen: Collection[str] = ()) -> None:
    """Fill in what the seat to act is asked: its legal actions, refusals and revokes.

    Args:
        position: a position in which the seat is to act.
        own: the seat's own part of the view, with its hand; it is filled in.
        chosen: codes of cards that the seat has chosen already, though they are still in the hand.
    """
    phase = game.phases[position.phase]
    legal = position.legal()
    own.legal = [phase.actions[index] for index in legal]
    own.ask = position.ask() or Ask(phase.name, rule=phase.rule)
    cards = game.card_indices(position.phase)
    allowed = set(legal)
    reasons: list[Refusal] = []
    barred: list[list[str]] = []
    for card in dict.fromkeys(own.hand) if cards else ():
        if cards.get(card) in allowed:
            continue
        forms = [cards[name] for name in position.stands_for(card) if name in cards]
        if forms and allowed.isdisjoint(forms):
            why = chosen_already(phase) if card in chosen else position.refusal(forms[0])
            if why not in reasons:
                reasons.append(why)
                barred.append([])
            barred[reasons.index(why)].append(card)
    # A game may have refused cards itself, where the phase asks for none.
    own.refused += [Barred(names, why) for names, why in zip(barred, reasons, strict=True)]
    fair = position.fair()
    if len(fair) != len(legal):
        held = {cards[card] for card in own.hand if card in cards}
        own.revokes = [phase.actions[k] for k in legal if k in held and k not in fair]


def chosen_already(phase: Phase) -> Refusal:
    """Why a card that the seat has already chosen cannot be chosen again."""
    return Refusal(phase.rule, "chosen-already")


def not_now(phase: Phase) -> Refusal:
    """Why an action of another phase cannot be done in this one."""
    return Refusal(phase.rule, "not-now", {"phase": phase.name})


def refused(seat: int, text: str, why: Refusal) -> IllegalAction:
    """The error for a refused action; its message is English, like that of all errors."""
    reason = say(f"refuse-{why.code}", why.params, ENGLISH)
    return IllegalAction(seat, text, why.rule, reason, why.code, why.params)
