"""Trick games in plain Python: the base does what the compiled one does, and worlds are uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import nullo
from nullo.engine.placed_worlds import PlacedWorlds
from nullo.engine.rng import Rng
from nullo.game.cards import numbered_deck
from nullo.game.view import Ask, Refusal
from nullo.games.trick.python_base import DEAL, PLAY, PythonTrickPosition
from nullo.testing import check_game
from nullo.testing.check_worlds import GameFault
from sixth.plug_in import PACKAGE
from toy_games import toys_plugged_in

DUCK = EntryPoint("duck", "nullo_duck:RULES", "nullo.games")
PLAYERS = 3


class Trumps(PythonTrickPosition):
    """The first card dealt names trump; tricks count. ``marks`` is a field of this game only."""

    play_rule = "R2"

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options, numbered_deck(3, 4), hand_size=3, hands_to_play=2)
        self.marks: list[list[int]] = [[] for _ in range(self.players)]

    def after_deal(self) -> None:
        self.trump = 0
        super().after_deal()

    def score_hand(self) -> None:
        self.total = [score + taken for score, taken in zip(self.total, self.taken, strict=True)]
        self.marks[0].append(self.hand)


def dealt(*hands: str, kind: type[Trumps] = Trumps) -> Trumps:
    """A position after the deal of these cards, the dealer's left first."""
    position = kind({"players": PLAYERS})
    rows = [hand.split() for hand in hands]
    for turn in range(3):
        for row in rows:
            position.act(position.deck_cards.number(row[turn]))
    return position


def play(position: Trumps, *codes: str) -> None:
    for code in codes:
        position.act(position.deck_cards.number(code))


@pytest.fixture
def duck() -> Iterator[None]:
    """Register the plug-in Duck as if it were installed."""
    with toys_plugged_in(DUCK), pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGE / "src"))
        yield


class LateDiamonds(Trumps):
    """Nobody leads diamonds while anything else is left."""

    def playable(self) -> list[int]:
        cards = super().playable()
        late = [card for card in cards if self.suit(card) != 2]
        return cards if self.trick else late or cards


def test_a_refused_lead_is_not_refused_for_not_following() -> None:
    position = dealt("2d 4h 1s", "3h 2s 3d", "1d 2h 3s", kind=LateDiamonds)
    number = position.deck_cards.number
    assert position.refusal(number("2d")) == Refusal("R2", "not-playable")
    assert position.refusal(number("3h")) == Refusal("R2", "not-in-hand")
    play(position, "4h")
    assert position.refusal(number("2s")) == Refusal("R2", "must-follow", {"suit": "h"})


def _late_duck(patch: pytest.MonkeyPatch) -> None:
    """Have nobody lead the 8 of hearts to the first trick of Duck."""
    from nullo_duck import Duck

    usual = Duck.playable

    def playable(self: Duck) -> list[int]:
        late = -1 if self.trick or self.done else self.deck_cards.number("8h")
        return [card for card in usual(self) if card != late]

    patch.setattr(Duck, "playable", playable)


@pytest.mark.usefixtures("duck")
def test_a_game_with_other_leads_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    _late_duck(monkeypatch)
    assert check_game(nullo.load("duck", players=3, hands=2), steps=120).steps == 120


@pytest.mark.usefixtures("duck")
@pytest.mark.parametrize(
    ("code", "said"),
    [("must-follow", "but no card was led"), ("not-in-hand", "not in the hand that holds it")],
)
def test_a_reason_that_is_not_true_is_found(
    code: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nullo_duck import Duck

    _late_duck(monkeypatch)
    true = Duck.refusal

    def refusal(self: Duck, index: int) -> Refusal:
        if not self.allows(index) and index in self.hands[self.actor] and not self.trick:
            return Refusal("D2", code, {"suit": "h"} if code == "must-follow" else {})
        return true(self, index)

    monkeypatch.setattr(Duck, "refusal", refusal)
    with pytest.raises(GameFault, match=said):
        check_game(nullo.load("duck", players=3, hands=20), steps=600)


@pytest.mark.usefixtures("duck")
def test_the_twin_keeps_what_a_game_promises() -> None:
    checked = check_game(nullo.load("duck", players=3, hands=2), steps=120)
    assert checked.worlds > 5
    assert checked.deals > 0


def test_follow_suit_trump_and_who_takes_it() -> None:
    # Seat 1 leads; spades are trump.
    position = dealt("2h 4h 1s", "3h 2s 3d", "1d 2d 3s")
    assert (position.phase, position.actor) == (PLAY, 1)
    assert position.ask() == Ask("lead", why="lead-first", rule="R2")
    play(position, "4h")
    asked = position.ask()
    assert asked and (asked.code, asked.why) == ("follow", "trump")
    assert position.deck_cards.names(position.legal()) == ["3h"]
    assert position.refusal(position.deck_cards.number("2s")).code == "must-follow"
    assert position.refusal(position.deck_cards.number("1h")).code == "not-in-hand"
    play(position, "3h")
    asked = position.ask()
    assert asked and (asked.code, asked.why) == ("free", "free")
    assert position.public().taking == 1
    play(position, "3s")
    assert position.taken == [1, 0, 0]
    assert position.public().seats[0].voids == ["h"]
    assert position.ask() == Ask("lead", why="lead-won", rule="R2")


def test_a_hand_over_is_scored_and_its_tricks_stay_until_the_next_card() -> None:
    position = dealt("2h 4h 1s", "3h 2s 3d", "1d 2d 3s")
    play(position, "4h", "3h", "3s", "2d", "2h", "3d", "2s", "1d", "1s")
    assert (position.phase, position.hand, position.dealer) == (DEAL, 1, 1)
    assert position.scores() == [1, 0, 2]
    assert [trick.winner for trick in position.last_hand_tricks()] == [0, 2, 2]
    assert position.deal_to() == 2


def test_a_copy_shares_no_list_not_even_one_of_a_subclass() -> None:
    position = dealt("2h 4h 1s", "3h 2s 3d", "1d 2d 3s")
    twin = position.copy()
    play(twin, "4h")
    twin.marks[0].append(9)
    twin.void[2].add(1)
    assert position.marks[0] == [] and position.void[2] == set()
    assert position.trick == [] and len(position.hands[1]) == 3


def test_worlds_keep_voids_and_come_equally_often() -> None:
    position = dealt("2h 4h 1s", "3h 2s 3d", "1d 2d 3s")
    play(position, "4h", "3h", "3s")  # seat 0 has no heart
    redealer = position.redealer(1)
    assert isinstance(redealer, PlacedWorlds)
    seen: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for number in range(60 * int(redealer.count())):
        world = redealer.sample(Rng("world", str(number)))
        assert isinstance(world, Trumps)
        assert not any(world.suit(card) == 1 for card in world.hands[0])
        assert world.hands[1] == position.hands[1]
        seen[tuple(map(tuple, (*world.hands, world.undealt)))] += 1
    assert len(seen) == redealer.count()
    assert min(seen.values()) > 25 and max(seen.values()) < 110


def test_what_a_game_must_say_is_said() -> None:
    class Empty(PythonTrickPosition):
        def __init__(self, options: Mapping[str, Any]) -> None:
            super().__init__(options, numbered_deck(1, 3), hand_size=1, hands_to_play=1)

    position = Empty({"players": 3})
    for card in (0, 1, 2):
        position.act(card)
    position.act(0)
    position.act(1)
    with pytest.raises(NotImplementedError, match="Empty must say how a hand is scored"):
        position.act(2)
    position.phase = 2
    with pytest.raises(NotImplementedError, match="phases allow"):
        position.legal()
    with pytest.raises(NotImplementedError, match="phases do"):
        position.act(0)
    with pytest.raises(NotImplementedError, match="chosen unseen"):
        position.hidden_choice(0, 2)
