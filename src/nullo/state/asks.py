"""What the seat to act is asked, its legal actions, and why it may not play its other cards."""

from __future__ import annotations

from collections.abc import Collection

from nullo.engine.position import Position
from nullo.game.moves import Move
from nullo.game.phases import Phase
from nullo.game.view import Ask, Barred, Own, Refusal
from nullo.state.game_setup import GameSetup


def ask(game: GameSetup, position: Position, own: Own, chosen: Collection[str] = ()) -> None:
    """Add the question, legal moves, refusals and revokes of the seat to act to ``own``, its own part.

    ``chosen`` are the codes of cards that the seat has already chosen in a secret phase.
    """
    phase = game.phases[position.phase]
    legal = position.legal()
    own.legal = [phase.moves[index] for index in legal]
    own.ask = position.ask() or Ask(phase.name, rule=phase.rule)
    cards = game.card_indices(position.phase)
    if cards:
        _refuse(own, position, cards, phase, chosen)
    fair = position.fair()
    if len(fair) != len(legal):
        held = {cards[card] for card in own.hand if card in cards}
        own.revokes = [phase.moves[k] for k in legal if k in held and k not in fair]


def _refuse(
    own: Own, position: Position, cards: dict[str, int], phase: Phase, chosen: Collection[str]
) -> None:
    """Add to ``own.refused`` the cards of the hand that may not be played now, grouped by the reason."""
    allowed = set(position.legal())
    groups: list[Barred] = []
    for card in own.hand:
        if cards.get(card) in allowed:
            continue
        forms = [cards[name] for name in position.stands_for(card) if name in cards]
        if not forms or not allowed.isdisjoint(forms):
            continue
        why = chosen_already(phase) if card in chosen else position.refusal(forms[0])
        for group in groups:
            if group.refusal == why:
                if card not in group.cards:  # the hand may hold the card twice
                    group.cards.append(card)
                break
        else:
            groups.append(Barred([card], why))
    own.refused += groups


def last_card(own: Own) -> Move | None:
    """The move that plays the only card of the seat to act; None if it has more cards or more moves.

    Programs may make this move for the seat, which reveals nothing: everybody sees that it holds one card.
    """
    only = own.legal[0] if len(own.hand) == len(own.legal) == 1 else None
    return only if only is not None and only.card else None


def chosen_already(phase: Phase) -> Refusal:
    """Why a card that the seat has already chosen cannot be chosen again."""
    return Refusal(phase.rule, "chosen-already")


def shorten(actions: list[str]) -> str:
    """The texts ``actions``, joined by commas; of more than four only the first two, "…" and the last."""
    if len(actions) > 4:
        actions = [*actions[:2], "…", actions[-1]]
    return ", ".join(actions).replace("…,", "…")
