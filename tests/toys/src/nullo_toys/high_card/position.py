"""The position of a game of High Card: rules H1–H4 of ``rules/en.md``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nullo.engine.plugin import PythonPosition, PythonRedealer
from nullo.engine.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position, Redealer
from nullo.engine.rng import Rng
from nullo.game.cards import numbered_deck
from nullo.game.moves import moves
from nullo.game.view import Ask, Barred, Entry, Own, Public, Refusal, Saying, SeatPublic

DEAL, CHOOSE = 0, 1
STAY, FOLD = 0, 1


ONE_MAY_NOT_STAY = Refusal("H2", "high-card-one-may-not-stay")


class HighCard(PythonPosition):
    """The position of a game of High Card."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        self.cards: list[int] = []  # in the order of the deal
        self.said: list[int] = []
        self.total = [0] * self.players
        self.shown: list[Saying] = []
        self.earlier: list[list[int]] = []  # the cards of previous hands, which everybody has seen

    def _seat(self, number: int) -> int:
        return (self.dealer + 1 + number) % self.players

    def card_of(self, seat: int) -> int | None:
        number = (seat - self.dealer - 1) % self.players
        return self.cards[number] if number < len(self.cards) else None

    def _break(self, place: str) -> None:
        if self.options["broken"] == place:
            raise RuntimeError(f"broken in {place}")

    # --- what it does -----------------------------------------------------------------------

    def legal(self) -> list[int]:
        if self.phase == DEAL:
            return [card for card in range(7) if card not in self.cards]
        self._break("legal")
        return [FOLD] if self.card_of(self.actor) == 0 else [STAY, FOLD]

    def act(self, index: int) -> None:
        self.shown = []
        if self.phase == DEAL:
            self.cards.append(index)
            if len(self.cards) == self.players:
                self.phase = CHOOSE
                self.actor = self._seat(0)
            return
        self._break("act")
        self.said.append(index)
        if len(self.said) < self.players:
            self.actor = self._seat(len(self.said))
        else:
            self._score()

    def _score(self) -> None:
        codes = numbered_deck(1, 7).codes
        shown = [Entry(self._seat(k), cards=[codes[card]]) for k, card in enumerate(self.cards)]
        self.shown = [Saying("shown", entries=tuple(shown))]
        stayed = [k for k, said in enumerate(self.said) if said == STAY]
        if stayed:
            best = max(stayed, key=lambda k: self.cards[k])
            self.total[self._seat(best)] += len(stayed)
        self.earlier.append(self.cards)
        self.hand += 1
        self.dealer = (self.dealer + 1) % self.players
        self.cards, self.said = [], []
        self.phase = DEAL
        self.actor = CHANCE_PLAYER if self.hand < self.options["hands"] else TERMINAL_PLAYER

    def become(self, other: Position) -> None:
        assert isinstance(other, HighCard)
        self.phase, self.actor = other.phase, other.actor
        self.hand, self.dealer = other.hand, other.dealer
        self.cards, self.said = list(other.cards), list(other.said)
        self.total, self.shown = list(other.total), other.shown
        self.earlier = list(other.earlier)

    def points_of(self, seat: int) -> float:
        if self.said or self.hand:
            self._break("points")
        return float(self.total[seat])

    def scores(self) -> list[int]:
        return list(self.total)

    def winners(self) -> list[int]:
        if self.actor != TERMINAL_PLAYER:
            return []
        return [seat for seat, total in enumerate(self.total) if total == max(self.total)]

    # --- what is known ----------------------------------------------------------------------

    def deck(self) -> list[int] | None:
        return list(range(7)) if not self.cards else None

    def deal_to(self) -> int | None:
        return self._seat(len(self.cards))

    def observed(self, index: int, seat: int | None) -> bool:
        return self.phase != DEAL or seat == self.deal_to()

    def revelations(self, seat: int | None) -> list[Saying]:
        return self.shown

    def public(self) -> Public:
        seats = [
            SeatPublic(cards=int(self.card_of(seat) is not None)) for seat in range(self.players)
        ]
        for number, said in enumerate(self.said):
            seats[self._seat(number)].said = moves("stay", "fold")[said]
        return Public(seats=seats, scores=self.scores(), last=self.shown, winners=self.winners())

    def own(self, seat: int) -> Own:
        card = self.card_of(seat)
        own = Own(seat, hand=[] if card is None else [numbered_deck(1, 7).codes[card]])
        if card == 0 and seat == self.actor:  # H2: the message depends on the seat's own card
            own.refused = [Barred(own.hand, ONE_MAY_NOT_STAY)]
        return own

    def ask(self) -> Ask:
        return Ask(
            "stay-or-fold", {"count": 1 + self.said.count(STAY)}, why="stay-or-fold", rule="H2"
        )

    def refusal(self, index: int) -> Refusal:
        return ONE_MAY_NOT_STAY

    def redealer(self, seat: int) -> Redealer:
        return HighCardRedealer(self, seat)

    def past(
        self, world: Position, rng: Rng, steps: list[tuple[int, int, int]], seat: int
    ) -> list[int]:
        assert isinstance(world, HighCard)
        dealt = [card for cards in [*world.earlier, world.cards] for card in cards]
        return [dealt.pop(0) if phase == DEAL else index for _, phase, index in steps]


class HighCardRedealer(PythonRedealer):
    """Draws the other seats' cards from the unseen ones; a seat that stayed does not hold the 1."""

    def __init__(self, position: HighCard, seat: int) -> None:
        base = position.copy()
        assert isinstance(base, HighCard)
        own = base.card_of(seat)
        base.cards = [card if card == own else -1 for card in base.cards]
        super().__init__(base, seat)

    def world(self, target: Position, rng: Rng) -> None:
        assert isinstance(target, HighCard)
        target._break("world")
        while True:
            unseen = [card for card in range(7) if card not in target.cards]
            rng.shuffle(unseen)
            cards = [card if card >= 0 else unseen.pop() for card in target.cards]
            if not any(
                c == 0 and said == STAY for c, said in zip(cards, target.said, strict=False)
            ):
                target.cards = cards
                return
