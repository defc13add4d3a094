"""Practised positions are those that the player saw, and a choice is judged as in the analysis."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from move_texts import text_of
from nullo.game.errors import IllegalAction
from nullo.terminal.shared.analyses import AnalysisWords
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People
from nullo.terminal.shared.practice import Mistake, Practice, mistakes_of
from nullo.terminal.shared.table_text import TableText
from terminal.judged_games import judged, played

GAMES: dict[str, dict[str, Any]] = {
    "alles-oder-nichts": {"players": 3, "hand_sizes": [4, 3], "hands": 2},
    "all-fives": {"players": 2, "target": 3},
    "nothing": {"players": 3, "rounds": 1, "stall": 3},
    "all-or-nothing": {"hands": 1},
    "sauce": {"hands": 1},
}


def practice(game: str, seats: range | None = None) -> Practice:
    match = played(game, **GAMES[game])
    words = AnalysisWords(judged(match), People(match.names or []), Faces())
    return Practice(mistakes_of(match, words, seats or range(match.game.players)))


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_its_player_saw(game: str) -> None:
    mistakes = practice(game).mistakes
    assert {one.decision.seat for one in mistakes} == set(range(mistakes[0].state.game.players))
    for one in mistakes:
        view, seen = one.observer.view, one.state.view(one.decision.seat)
        assert view.own is not None and seen.own is not None
        assert replace(view, own=replace(view.own, legal=seen.own.legal)) == seen


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_another_hand_is_told(game: str) -> None:
    hidden = 0
    for one in practice(game).mistakes:
        told = shown(one)
        for card in unknown(one):
            hidden += 1
            assert not re.search(rf"(?<![\w=]){re.escape(Faces().card(card))}", told), told
    assert hidden


def shown(one: Mistake) -> str:
    """The table, and the history of the hand, in words."""
    screen = Console(file=StringIO(), width=120)
    screen.print(TableText("", one.observer.people, Faces(), 120).draw(one.observer.view, None))
    assert isinstance(screen.file, StringIO)
    return "\n".join([screen.file.getvalue(), *(text.plain for text in one.observer.history[-1])])


def unknown(one: Mistake) -> set[str]:
    """The cards in the hands of others of which the player does not know that they are there."""
    own, public = one.state.own(one.decision.seat), one.state.public()
    known = {card for pile in own.known for card in pile.cards}
    known |= {card for seat in public.seats for card in [*seat.shown, seat.called]}
    known |= {*own.hand, public.turned_up, "SAUCE"}
    known |= {play.card for trick in public.ended for play in trick.plays}  # of the hand before
    if one.state.game.id == "all-or-nothing":  # a flip names such a card, wherever it is
        known |= {f"{kind}{suit}" for kind in "AN" for suit in "shdc"}
    others = (seat for seat in range(one.state.game.players) if seat != own.seat)
    return {card for seat in others for card in one.state.own(seat).hand} - known


def test_each_choice_is_told_with_its_class_and_loss() -> None:
    practised = practice("all-or-nothing", range(1))
    practised.go(next(k for k, one in enumerate(practised.mistakes) if len(one.decision.tried) > 3))
    tried = practised.decision.tried
    assert (practised.answer.plain, practised.best) == ("", None)
    practised.choose(practised.decision.move)
    assert practised.answer.plain == "blunder: As in the game: −25.0 %. Try something else."
    practised.choose(tried[1].move)
    assert practised.answer.plain == "mistake: There is something better: −12.5 %. Try again."
    state = practised.mistakes[practised.at].state
    unjudged = {state.game.action_text(one) for one in state.legal_actions()}
    practised.choose(min(unjudged - {text_of(one.move) for one in tried}))
    assert practised.answer.plain == "This choice was not judged. Try something else."
    assert (practised.solved, practised.best) == (False, None)
    with pytest.raises(IllegalAction):
        practised.choose("bid all")
    practised.choose(tried[0].move)
    assert practised.answer.plain == "best: No choice is better."
    assert (practised.solved, practised.best) == (True, tried[0].move)


def test_an_answer_is_shown_only_when_it_is_asked_for() -> None:
    practised = practice("nothing", range(1))
    seen = [practised.best]
    practised.reveal()
    seen.append(practised.best)
    assert seen == [None, practised.decision.tried[0].move]
    practised.go(1)
    seen.append(practised.best)
    assert (practised.at, seen[-1], practised.revealed) == (1, None, False)
    practised.go(-1)
    assert practised.at == 0
    practised.go(9999)
    assert practised.at == len(practised.mistakes) - 1


def test_bids_that_were_not_judged_are_not_offered() -> None:
    practised = practice("sauce")
    bid = next(one for one in practised.mistakes if one.decision.bid)
    own = bid.observer.view.own
    assert own is not None
    assert set(own.legal) == {one.move for one in bid.decision.tried}
    assert len(own.legal) == len(bid.state.own(own.seat).legal) - 1
