"""The base of trick games in plain Python, for plug-ins: deal, tricks, following suit, worlds.

A game derives from :class:`PythonTrickPosition` and overrides what its rules change; the smallest
overrides only ``score_hand``. Its phases begin with those of :func:`trick_phases`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from nullo.engine.placed_worlds import PlacedWorlds
from nullo.engine.plugin import PythonPosition
from nullo.engine.position import CHANCE_PLAYER, TERMINAL_PLAYER, Position, Redealer
from nullo.engine.rng import Rng
from nullo.game.cards import Deck
from nullo.game.moves import card_moves
from nullo.game.phases import Phase
from nullo.game.view import Ask, Own, Play, Public, Refusal, SeatPublic, Trick
from nullo.games.trick.tricks import ask_to_follow

DEAL, PLAY = 0, 1
_SHARED = {"options", "deck_cards", "error", "failed"}


def trick_phases(deck: Deck, deal_rule: str, play_rule: str) -> tuple[Phase, Phase]:
    """The phases ``deal``, in which chance acts, and ``play``.

    ``deal_rule`` and ``play_rule`` are the numbers of the rules about them.
    """
    return (
        Phase("deal", card_moves("deal", deck.codes), chance=True, rule=deal_rule),
        Phase(
            "play", card_moves("play", deck.codes), rule=play_rule, affects_only_actor_and_next=True
        ),
    )


class PythonTrickPosition(PythonPosition):
    """A position of a game with tricks; cards are numbered in the order of the deck.

    Within each suit of the deck, ranks must rise. Lists, sets and dictionaries among the attributes of a
    subclass are copied with the position.

    Attributes:
        deck_cards: the deck.
        hand_size: how many cards each player is dealt.
        hands_to_play: the number of hands in a game.
        hands: the cards in hand, by seat.
        trick: the trick on the table: the seat and card of each play.
        done: the complete tricks of the hand: plays as in ``trick``, and the winner.
        before: the tricks of the previous hand, as in ``done``.
        taken: the number of tricks taken in the hand, by seat.
        void: the numbers of the suits that a seat has shown to lack, by seat.
        undealt: the cards that have not been dealt.
        trump: the number of the trump suit; -1 if there is none.
        total: the scores, by seat.
    """

    play_rule = ""

    def __init__(
        self, options: Mapping[str, Any], deck: Deck, hand_size: int, hands_to_play: int
    ) -> None:
        super().__init__(options)
        self.deck_cards = deck
        self.hand_size = hand_size
        self.hands_to_play = hands_to_play
        self.trump = -1
        self.total = [0] * self.players
        self.before: list[tuple[list[tuple[int, int]], int]] = []
        self.done: list[tuple[list[tuple[int, int]], int]] = []
        self.begin_hand()

    # --- what a game overrides --------------------------------------------------------------

    def score_hand(self) -> None:
        """Add the hand's points to ``total``; called after its last trick."""
        raise NotImplementedError(f"{type(self).__name__} must say how a hand is scored")

    def after_deal(self) -> None:
        """Begin the phase after the deal: by default, play, in which the seat at the dealer's left leads."""
        self.begin_play((self.dealer + 1) % self.players)

    def act_otherwise(self, index: int) -> None:
        """Apply an action in a phase that only this game has."""
        raise NotImplementedError(f"{type(self).__name__} must say what its phases do")

    def legal_otherwise(self) -> list[int]:
        """The legal actions in a phase that only this game has."""
        raise NotImplementedError(f"{type(self).__name__} must say what its phases allow")

    def playable(self) -> list[int]:
        """The cards that the actor may play: those of the suit led, or all if it has none of them.

        If you override it, override :meth:`refusal`, too, which says why a card may not be played.
        """
        hand = self.hands[self.actor]
        follow = [card for card in hand if self.suit(card) == self.suit_led]
        return sorted(follow or hand)

    def trick_winner(self) -> int:
        """The seat whose card takes the trick on the table: the highest trump or card of the suit led."""
        trumps = [play for play in self.trick if self.suit(play[1]) == self.trump]
        fit = trumps or [play for play in self.trick if self.suit(play[1]) == self.suit_led]
        return max(fit, key=lambda play: play[1])[0]

    def is_over(self) -> bool:
        """Whether the game is over; called after a hand has been scored."""
        return self.hand >= self.hands_to_play

    # --- the course of a hand ---------------------------------------------------------------

    def suit(self, card: int) -> int:
        """The number of a card's suit."""
        return self.deck_cards.suit_of[card]

    @property
    def suit_led(self) -> int:
        """The number of the suit led; -1 before the trick's first card."""
        return self.suit(self.trick[0][1]) if self.trick else -1

    def begin_hand(self) -> None:
        """Clear the table before a deal."""
        self.before = self.done
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.trick: list[tuple[int, int]] = []
        self.done = []
        self.taken = [0] * self.players
        self.void: list[set[int]] = [set() for _ in range(self.players)]
        self.undealt = list(range(len(self.deck_cards)))
        self.phase = DEAL
        self.actor = CHANCE_PLAYER

    def begin_play(self, leader: int) -> None:
        """Begin play: ``leader`` leads the first trick."""
        self.phase = PLAY
        self.actor = leader

    def legal(self) -> list[int]:
        if self.phase == DEAL:
            return list(self.undealt)
        return self.playable() if self.phase == PLAY else self.legal_otherwise()

    def act(self, index: int) -> None:
        if self.phase == DEAL:
            self._deal(index)
        elif self.phase == PLAY:
            self._play(index)
        else:
            self.act_otherwise(index)

    def _deal(self, card: int) -> None:
        to = self.deal_to()
        assert to is not None
        self.undealt.remove(card)
        self.hands[to].append(card)
        self.hands[to].sort()
        if all(len(hand) == self.hand_size for hand in self.hands):
            self.after_deal()

    def _play(self, card: int) -> None:
        if self.trick and self.suit(card) != self.suit_led:
            self.void[self.actor].add(self.suit_led)
        self.hands[self.actor].remove(card)
        self.trick.append((self.actor, card))
        if len(self.trick) < self.players:
            self.actor = (self.actor + 1) % self.players
            return
        winner = self.trick_winner()
        self.done.append((self.trick, winner))
        self.trick = []
        self.taken[winner] += 1
        self.actor = winner
        if not any(self.hands):
            self._end_hand()

    def _end_hand(self) -> None:
        self.score_hand()
        self.hand += 1
        self.dealer = (self.dealer + 1) % self.players
        self.begin_hand()
        if self.is_over():
            self.actor = TERMINAL_PLAYER

    def become(self, other: Position) -> None:
        assert isinstance(other, PythonTrickPosition)
        self.phase, self.actor = other.phase, other.actor
        self.hand, self.dealer = other.hand, other.dealer
        for name, value in vars(other).items():
            if name not in _SHARED:
                setattr(self, name, _copy_nested(value))

    def scores(self) -> list[int]:
        return list(self.total)

    # --- what is known ----------------------------------------------------------------------

    def deck(self) -> list[int] | None:
        whole = list(range(len(self.deck_cards)))
        return whole if self.actor == CHANCE_PLAYER and self.undealt == whole else None

    def deal_to(self) -> int | None:
        dealt = sum(map(len, self.hands))
        return (self.dealer + 1 + dealt) % self.players

    def observed(self, index: int, seat: int | None) -> bool:
        return self.phase != DEAL or seat == self.deal_to()

    def public(self) -> Public:
        codes, suits = self.deck_cards.codes, self.deck_cards.suits
        aside = len(codes) - self.hand_size * self.players
        return Public(
            seats=[self.seat_public(seat) for seat in range(self.players)],
            scores=self.scores(),
            trick=self._plays(self.trick),
            taking=self.trick_winner() if self.trick else -1,
            led=suits[self.suit_led] if self.trick else "",
            trumps=[suits[self.trump]] if self.trump >= 0 else [],
            piles={"aside": aside} if aside else {},
            tricks=self._tricks(self.done),
            winners=self.winners(),
        )

    def seat_public(self, seat: int) -> SeatPublic:
        """What everybody sees of ``seat``."""
        return SeatPublic(
            cards=len(self.hands[seat]),
            tricks=self.taken[seat],
            voids=[self.deck_cards.suits[suit] for suit in sorted(self.void[seat])],
        )

    def own(self, seat: int) -> Own:
        return Own(seat, hand=self.deck_cards.names(self.hands[seat]))

    def takers(self, hand: int) -> list[int]:
        return [winner for _, winner in (self.done if hand == self.hand else self.before)]

    def last_hand_tricks(self) -> list[Trick]:
        return [] if self.trick or self.done else self._tricks(self.before)

    def _plays(self, plays: list[tuple[int, int]]) -> list[Play]:
        return [Play(seat, self.deck_cards.codes[card]) for seat, card in plays]

    def _tricks(self, tricks: list[tuple[list[tuple[int, int]], int]]) -> list[Trick]:
        return [Trick(self._plays(plays), winner) for plays, winner in tricks]

    def ask(self) -> Ask | None:
        return self.ask_play() if self.phase == PLAY else None

    def ask_play(self) -> Ask:
        """The question to the actor: to lead, to follow suit, or to play any card."""
        if not self.trick:
            why = "lead-won" if self.done else "lead-first"
            return Ask("lead", why=why, rule=self.play_rule)
        suits = self.deck_cards.suits
        held = {suits[n] for n in map(self.suit, self.hands[self.actor]) if n >= 0}
        trumps = [suits[self.trump]] if self.trump >= 0 else []
        return ask_to_follow(suits[self.suit_led], held, trumps, self.play_rule)

    def refusal(self, index: int) -> Refusal:
        hand = self.hands[self.actor]
        if index not in hand:
            return Refusal(self.play_rule, "not-in-hand")
        if self.suit(index) != self.suit_led and self.suit_led in map(self.suit, hand):
            return Refusal(
                self.play_rule, "must-follow", {"suit": self.deck_cards.suits[self.suit_led]}
            )
        return Refusal(self.play_rule, "not-playable")

    # --- worlds -----------------------------------------------------------------------------

    def redealer(self, seat: int) -> Redealer:
        base = self.copy()
        worlds = PlacedWorlds(base, seat)
        sizes = [len(hand) if other != seat else 0 for other, hand in enumerate(base.hands)]
        unseen = list(base.undealt)
        for other in range(self.players):
            worlds.place(sizes[other])
            if other != seat:
                unseen += base.hands[other]
                base.hands[other] = [-1] * sizes[other]
        rest = worlds.place(len(base.undealt))
        base.undealt = []
        for card in unseen:
            may = [
                other for other in range(self.players) if self.suit(card) not in self.void[other]
            ]
            worlds.put(card, [*may, rest])
        return worlds.prepare()

    def place_cards(self, cards: Iterable[tuple[int, int]]) -> None:
        """Put each card into the place that was drawn for it: a seat's hand, or the undealt cards.

        ``cards`` are pairs of a card and its place: a seat, or the number of players for the undealt cards.
        """
        self.hands = [[card for card in hand if card >= 0] for hand in self.hands]
        for card, place in cards:
            (self.hands[place] if place < self.players else self.undealt).append(card)
        for hand in (*self.hands, self.undealt):
            hand.sort()

    def hidden_choice(self, actor: int, phase: int) -> int:
        """The index of the action that ``actor`` secretly chose in ``phase`` of this world's hand."""
        raise NotImplementedError(f"{type(self).__name__} must say what was chosen unseen")

    def past(
        self, world: Position, rng: Rng, steps: list[tuple[int, int, int]], seat: int
    ) -> list[int]:
        assert isinstance(world, PythonTrickPosition)
        walk = type(self)(self.options)  # type: ignore[call-arg]
        found: list[int] = []
        ahead: list[set[int]] = []
        for at, (actor, _, index) in enumerate(steps):
            if walk.deck() is not None:
                ahead = world.cards_ahead(steps, at)
            if index < 0 and actor >= 0:
                index = world.hidden_choice(actor, walk.phase)
            elif index < 0:
                index = _card_dealt(walk, ahead)
            found.append(index)
            walk.act(index)
        return found

    def cards_ahead(self, steps: list[tuple[int, int, int]], start: int) -> list[set[int]]:
        """By seat, the cards that it plays from step ``start`` to the end of the hand, or still holds."""
        shown: list[set[int]] = [set() for _ in range(self.players)]
        played = False
        for actor, phase, index in steps[start:]:
            if actor < 0 and played:
                return shown
            if actor >= 0 and phase == PLAY:
                shown[actor].add(index)
                played = True
        return [cards | set(self.hands[other]) for other, cards in enumerate(shown)]


def _card_dealt(walk: PythonTrickPosition, ahead: list[set[int]]) -> int:
    """The card to deal next in ``walk``: the lowest that the next seat will play or hold.

    If there is none, the lowest that no seat will play or hold. ``ahead`` has, by seat, the cards that it
    will play or hold.
    """
    to = walk.deal_to()
    assert to is not None
    wanted = [card for card in walk.undealt if card in ahead[to]]
    return min(wanted or [card for card in walk.undealt if not any(card in own for own in ahead)])


def _copy_nested(value: Any) -> Any:
    """A deep copy of lists, sets and dictionaries; everything else is shared."""
    if isinstance(value, list):
        return [_copy_nested(one) for one in value]
    if isinstance(value, set):
        return set(value)
    if isinstance(value, dict):
        return {key: _copy_nested(one) for key, one in value.items()}
    return value
