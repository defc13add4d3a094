"""What each seat of Sauce sees and is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import cython
import msgspec

from nullo.engine.fields import Word
from nullo.engine.observation import ObservationWriter
from nullo.engine.position import Position
from nullo.engine.rng import Rng
from nullo.game.moves import Move
from nullo.game.view import (
    Ask,
    Entry,
    Fact,
    Known,
    Own,
    Play,
    Public,
    Refusal,
    Saying,
    ScorePart,
    SeatPublic,
)
from nullo.games.sauce.menu import MENU
from nullo.games.sauce.moves import ANSWERS, BIDS
from nullo.games.sauce.options import BLIND_NOPE_POINTS, DOUBLED, RANKS, STEP, SauceOptions
from nullo.games.sauce.options import COLOURS as COLOUR_LETTERS
from nullo.games.sauce.position import SaucePosition
from nullo.games.sauce.worlds import SauceWorlds

if not cython.compiled:
    from nullo.engine.bits import bit, popcount
    from nullo.games.sauce.moves import BID, BLIND, DEAL, GIVE, NO_WAY, PLAY, SHED, SHOW, TOSS
    from nullo.games.sauce.position import (
        ALL,
        BIDS_OVER,
        BLIND_NOPE,
        COLOURS,
        COUNTER,
        KITTY,
        LAW_GIVE,
        LAW_TOSS,
        LOOKED,
        MOVED,
        NOPE,
        OPEN,
        ORDER,
        SAUCE,
        SAUCES,
        SCORED,
    )

SUIT_ORDERS = ("bgyorp", "gyorpb", "proygb")  # S1, S25, by the law ``order``


@cache
def _orders(colours: int) -> list[str]:
    out = COLOUR_LETTERS[colours - 1 : len(COLOUR_LETTERS) - 1]
    return ["".join(suit for suit in order if suit not in out) for order in SUIT_ORDERS]


# By number of colours (from 2), law ``order`` and suit: the suit's place from 1; 0 if it is not in the deck.
SUIT_PLACES = [
    order.find(suit) + 1
    for colours in range(2, 7)
    for order in _orders(colours)
    for suit in COLOUR_LETTERS
]


class Sauce(SaucePosition):
    """A position of Sauce with what its seats see and are asked."""

    # --- chance ----------------------------------------------------------------------------

    def deck(self) -> list[int] | None:
        if self.actor == -1 and self.undealt == self._whole():
            return [*self.numbers_in_play(), *([SAUCE] * self.need)]
        return None

    def draws(self) -> bool:
        return self.actor == -1 and self.phase != DEAL

    def deal_to(self) -> int | None:
        if self.phase == DEAL:
            hidden = self.turned < self.need or self.dealt < self.law[KITTY]
            return None if hidden else self._next_seat()
        return None

    def doubles(self) -> int:
        return bit(SAUCE) if self._chances() & SAUCES == SAUCES else 0

    # --- what an action shows --------------------------------------------------------------

    def observed(self, index: int, seat: int | None) -> bool:
        """Whether ``seat`` sees the action; it sees its own cards only after it has looked (S12)."""
        if self.phase == DEAL:
            if self.turned < self.need:
                return True
            if self.dealt < self.law[KITTY]:
                return False
            if self._next_is_open():
                return True
            return seat == self._next_seat() and not self.unseen >> self._next_seat() & 1
        if self.phase == TOSS or self.phase == GIVE:
            return seat == self.actor
        if self.phase == SHED:
            return seat == self.draw_seat or self.hands[self.draw_seat] & ~self.open == 0
        return True

    def describe_action(self, index: int) -> Saying | None:
        """The saying which Sauce a SAUCE card is played as, or whose card is drawn at random."""
        codes = self.deck_cards.codes
        if self.phase == PLAY and bit(index) & self.sauces:
            return Saying("play-wild", self.actor, card=codes[index])
        if self.phase == SHED or self.phase == SHOW:
            code = "lost" if self.phase == SHED else "exposed"
            return Saying(code, self.draw_seat, card=codes[index])
        return None

    def revelations(self, seat: int | None) -> list[Saying]:
        """Sayings about what the last action revealed to ``seat``.

        They show the seat's own hand if it looks at it late (S12), who leads first (S14), the cards that were
        tossed or given, and what was hidden until the hand ended.
        """
        if self.news == LOOKED and seat == self.actor:
            return [Saying("looked", seat, cards=tuple(self.hand_of(seat)))]
        if self.news == BIDS_OVER:
            shown = [Saying("leads", self.leader)]
            if seat is not None and self.bids[seat] == BLIND_NOPE:
                shown.append(Saying("looked", seat, cards=tuple(self.hand_of(seat))))
            return shown
        if self.news == MOVED:
            return self._arrivals(seat)
        if self.news == SCORED:
            return self._last_shown()
        return []

    def announcements(self) -> list[Saying]:
        """Sayings about Sauces turned up (S18) or revealed late (S24), and turns of ranks or direction."""
        if self.news == SCORED:
            return []
        found = []
        if self.reversed != self.was & 1:
            found.append(Saying("reversed" if self.reversed else "straight"))
        if self.law[COUNTER] != self.was >> 1 & 1 and (self.tricks or self.laid):
            found.append(Saying("counter" if self.law[COUNTER] else "clockwise"))
        if self.late == self.was >> 4 and self.turned == self.was >> 2 & 3:
            return found
        for fact in self._sauces():
            if fact.card and (self.was >> 2 & 3) < self.need == self.turned:
                found.append(Saying("sauce", card=fact.card, text=fact.text))
            elif not fact.card and not self.was >> 4 + cast("int", fact.number) & 1:
                found.append(Saying("sauce-late", number=fact.number, text=fact.text))
        return found

    def _arrivals(self, seat: int | None) -> list[Saying]:
        """Sayings with the cards tossed or given face up, and those that ``seat`` got from its partner."""
        event = self.news_event
        gift = self.event_kind[event] == LAW_GIVE
        found = []
        for giver in range(4):
            cards = self.moved[event * 4 + giver]
            taker = (giver + 2) & 3
            if not gift or seat != taker:
                cards &= self.open_then[event]
            if cards and gift:
                found.append(Saying("moved", taker, giver, cards=tuple(self._codes(cards))))
            elif cards:
                found.append(Saying("moved-kitty", giver, cards=tuple(self._codes(cards))))
        return found

    def _last_shown(self) -> list[Saying]:
        found = []
        if self.last_kitty:
            found.append(Entry(code="kitty", cards=self._codes(self.last_kitty)))
        for event in range(self.last_events):
            kind = self.last_kind[event]
            word = "give" if kind == LAW_GIVE else "toss" if kind == LAW_TOSS else "lose"
            for seat in range(4):
                cards = self._codes(self.last_moved[event * 4 + seat])
                found.append(Entry(seat, word, cards))
        return [Saying("lay-hidden", entries=tuple(found))] if found else []

    def _codes(self, cards: int) -> list[str]:
        found: list[str] = self.deck_cards.cards(cards & COLOURS)
        return found + ["SAUCE"] * popcount(cards & SAUCES)

    def hand_of(self, seat: int) -> list[str]:
        return self._codes(self.hands[seat])

    def _plays(self, start: int, end: int) -> list[Play]:
        plays: list[Play] = super()._plays(start, end)
        # Before the first card of a hand, the line is still that of the previous hand.
        sauces = self.sauces if self.played else self.last_sauces
        for play, k in zip(plays, range(start, end), strict=True):
            play.wild = "SAUCE" if sauces >> self.line[k] & 1 else ""
        return plays

    # --- the table -------------------------------------------------------------------------

    def score_parts(self) -> list[list[ScorePart]]:
        """S31–S34: the parts of each team's score, and the points that it took as a part that scores 0.

        The ``count`` of a part is the number of points that the part is about, such as the bid.
        """
        sides = super().score_parts()
        times = DOUBLED if 0 <= self.doubled_from < self.hand else 1
        limits = {"shadoof": self.shadoof_at, "no-way": self.no_way_at}
        for team, parts in enumerate(sides):
            for k, part in enumerate(parts):
                if part.rule == "S31":
                    parts[k] = msgspec.structs.replace(part, count=abs(part.number) // times)
                elif part.code in limits:
                    parts[k] = msgspec.structs.replace(part, count=limits[part.code])
            taken = self.last_points[team] + self.last_points[team + 2]
            parts.insert(0, ScorePart("points", 0, "S3", taken))
        return sides

    def hand_score(
        self, bids: Sequence[int], points: Sequence[int], no_way: Sequence[bool] = (False, False)
    ) -> list[ScorePart]:
        """S31–S33: what a team scores in a hand at a real table, without doubling.

        Args:
            bids: the bids of both partners: points, or -1 for nope, -2 for shadoof, -3 for blind nope.
            points: the points that each partner took.
            no_way: whether each partner said "no way".
        """
        twin: SaucePosition = cython.cast(
            SaucePosition, type(self)(cast(SauceOptions, self.options))
        )
        twin.doubled = False
        twin.doubled_from = -1
        twin.no_way = 0
        for k in range(2):
            bid = bids[k]
            twin.bids[2 * k] = bid // STEP if bid >= 0 else NOPE - 1 - bid
            twin.last_points[2 * k] = points[k]
            if no_way[k]:
                twin.no_way |= bit(2 * k)
        twin._score_team(0)
        twin.hand += 1
        return twin.score_parts()[0]

    def public(self) -> Public:
        public: Public = super().public()
        public.set_aside = self._codes(self.kitty & self.open)
        public.piles = {"kitty": popcount(self.kitty)} if self.kitty else {}
        public.last = self._last_shown() if self.hand else []
        public.wild = self._unplayed_sauces()
        public.reversed = self.reversed == 1
        public.counter = self.law[COUNTER] == 1
        public.suit_order = list(self._order())
        public.doubled_from = self.doubled_from
        public.facts = self._sauces()
        return public

    def observe(self, seat: int, writer: ObservationWriter) -> bool:
        self._observe_tricks(writer)
        for other in range(4):
            at = writer.seat_at(other)
            self._write_cards(writer, at + writer.known_at, self._face_up(other))
            writer.number(at + writer.points_at, self._points_of(self.won[other]) / 300.0)
            self._write_bid(writer, at + writer.declared_at, other)
            if self.said >> other & 1:
                said = 0 if self.no_way >> other & 1 else 1
                writer.word(at + writer.declared_at, NO_WAY, said)
        for suit in range(6):
            if self.trumps & self.suit_mask[suit]:
                writer.one(writer.trumps_at + suit)
        self._write_cards(writer, writer.set_aside_at, self.kitty & self.open)
        writer.number(writer.kitty_at, popcount(self.kitty) / writer.all_cards)
        at = writer.special_at
        for suit in range(6):
            writer.number(
                at + suit,
                SUIT_PLACES[(self.colours - 2) * 18 + self.law[ORDER] * 6 + suit]
                / (1.0 * self.colours),
            )
        writer.number(at + 6, 1.0 if self.reversed == 1 else 0.0)
        writer.number(at + 7, 1.0 if self.law[COUNTER] == 1 else 0.0)
        for k in range(self.turned):
            self._write_sauce(writer, at + 8, self.sauce[k] % 10 + 1)
        for rank in range(1, 11):
            if self.late >> rank & 1:
                self._write_sauce(writer, at + 8, rank)
        self._write_bid(writer, writer.bid_at, seat)
        if self.unseen >> seat & 1:
            writer.one(writer.unseen_at)
        else:
            self._write_cards(writer, writer.hand_at, self.hands[seat])
            self._write_elsewhere(writer, seat)
        return True

    def _write_cards(self, writer: ObservationWriter, place: int, cards: Word) -> None:
        writer.cards(place, cards & COLOURS)
        writer.number(place + SAUCE, 1.0 * popcount(cards & SAUCES))

    def _write_bid(self, writer: ObservationWriter, place: int, seat: int) -> None:
        bid = self.bids[seat]
        if bid == BLIND_NOPE:
            writer.word(place, BLIND, 0)
        elif bid >= 0:
            writer.word(place, BID, bid)

    def _write_sauce(self, writer: ObservationWriter, place: int, rank: int) -> None:
        writer.one(place + rank - 1 + (RANKS if self.level[rank] == 2 else 0))

    def _write_elsewhere(self, writer: ObservationWriter, seat: int) -> None:
        if not self.events and not self.bottom:
            return
        with cython.gil:
            worlds = SauceWorlds(self, seat)
            worlds.note_sure(self)
            for holder in range(4):
                place = writer.seat_at(holder) + writer.known_at
                # Written anew, together with what lies face up.
                self._write_cards(writer, place, worlds.sure[holder] | self._face_up(holder))
            self._write_cards(writer, writer.known_aside_at, worlds.sure[4])

    def _face_up(self, seat: int) -> Word:
        shown = self.hands[seat]
        if self.phase == TOSS or self.phase == GIVE:
            # Nobody can see yet whether a face-up card was chosen.
            shown |= self.moved[(self.events - 1) * 4 + seat]
        return shown & self.open

    def taking(self) -> int:
        return self._who_played(self._best_of(self.trick)) if self.laid else -1

    def seat_public(self, seat: int) -> SeatPublic:
        entry: SeatPublic = super().seat_public(seat)
        entry.shown = self._codes(self._face_up(seat))
        entry.points = self._points_of(self.won[seat])
        if self.bids[seat] >= 0:
            entry.bid = BIDS[self.bids[seat]]
        if self.said >> seat & 1:
            entry.said = ANSWERS[0 if self.no_way >> seat & 1 else 1]
        return entry

    def _sauces(self) -> list[Fact]:
        """S18, S24: facts about the Sauces turned up, then about those revealed late, without a card."""
        turned = [(self.sauce[k] % 10 + 1, self.sauce[k]) for k in range(self.turned)]
        late = [(rank, -1) for rank in range(1, 11) if self.late >> rank & 1]
        return [self._sauce(rank, card) for rank, card in turned + late]

    def _sauce(self, rank: int, card: int) -> Fact:
        effect = MENU[rank - 1].key if self.ranks_in_force >> rank & 1 else "none"
        text = f"effect-{effect}{'-super' if self.level[rank] == 2 else ''}"
        if card < 0:
            return Fact("sauce-late", number=rank, text=f"{text}-late", note="table-late")
        return Fact("sauce", self.deck_cards.codes[card], rank, text=text)

    def _unplayed_sauces(self) -> list[str]:
        """S8: the Sauces that a SAUCE card may still be played as."""
        cards = [self.sauce[k] for k in range(self.turned)]
        unplayed = [card for card in cards if self.left >> card & 1 or not self.bids_over]
        return [self.deck_cards.codes[card] for card in unplayed]

    def own(self, seat: int) -> Own:
        if self.unseen >> seat & 1:
            return Own(seat, unseen=True, bid=self.bid_of(seat))
        return Own(seat, hand=self.hand_of(seat), bid=self.bid_of(seat), known=self.elsewhere(seat))

    def bid_of(self, seat: int) -> Move | None:
        """A seat's bid; None if it has not bid yet."""
        return BIDS[self.bids[seat]] if self.bids[seat] >= 0 else None

    def elsewhere(self, seat: int) -> list[Known]:
        """By holder, then for the kitty, the face-down cards that ``seat`` knows to be there.

        They are the cards that it tossed, gave or lost, and a SAUCE card that was turned up (S5).
        """
        if not self.events and not self.bottom:
            return []
        worlds = SauceWorlds(self, seat)
        worlds.note_sure(self)
        return [
            Known(self._codes(worlds.sure[holder]), holder)
            if holder < 4
            else Known(self._codes(worlds.sure[holder]), pile="kitty")
            for holder in range(5)
            if worlds.sure[holder]
        ]

    def stands_for(self, code: str) -> list[str]:
        """S7, S8: the cards that ``code`` may be played as: if it is SAUCE, the Sauces not played yet."""
        if self.phase == PLAY and code == "SAUCE":
            return self.deck_cards.cards(self._could(self.actor) & self.sauces)
        return [code]

    # --- what is asked ---------------------------------------------------------------------

    def ask(self) -> Ask:
        if self.phase == TOSS or self.phase == GIVE:
            return self._ask_cards()
        if self.phase == BLIND:
            return Ask(
                "blind", {"points": self._times() * BLIND_NOPE_POINTS}, why="blind", rule="S12"
            )
        if self.phase == NO_WAY:
            return Ask("no-way", {"least": self.no_way_at}, why="no-way", rule="S13")
        if self.phase == BID:
            return self._ask_bid_points()
        if self.tricks == 0 and self.low_trick and self._lowest_low(self.actor):
            code = "lowest" if self.laid else "lead-lowest"
            low = self.deck_cards.suits[self.low]
            return Ask(code, {"suit": low}, why="lowest", rule="S14")
        made: Ask = self.ask_play("S16")
        why, rule = made.why, made.rule
        if made.code == "follow" and self.reversed and not why:
            why, rule = "reversed", "S17"
        return Ask(made.code, made.params, "low" if self.reversed else "", why, rule)

    def ask_lead(self) -> Ask:
        if self._playable() != self._could(self.actor):
            return Ask("lead", why="no-trump", rule="S15")
        if self.tricks and self.trick_winner[self.tricks - 1] != self.actor:
            return Ask("lead", why="lead-low", rule="S29")
        return super().ask_lead()

    def _ask_cards(self) -> Ask:
        seat = self.actor
        count = self.quota - popcount(self.moved[(self.events - 1) * 4 + seat])
        if self.phase == TOSS:
            return Ask("toss", {"count": count}, why="toss", rule="S22")
        return Ask("give", {"seat": (seat + 2) & 3, "count": count}, why="give", rule="S23")

    def _ask_bid_points(self) -> Ask:
        """S9: the question for a bid; if the partner's bid is in points, it is named, as both are added."""
        partner = (self.actor + 2) & 3
        place = sum(bid >= 0 for bid in self.bids[:4]) + 1
        params: dict[str, str | int] = {"place": place, "least": self.shadoof_at}
        if 0 <= self.bids[partner] < NOPE:
            params |= {"seat": partner, "number": STEP * self.bids[partner]}
            return Ask("bid-points", params, why="partner", rule="S9")
        return Ask("bid-points", params, why="bid-points", rule="S9")

    def suits_held(self, seat: int) -> list[str]:
        cards = self._could(seat)
        suits = enumerate(self.deck_cards.suits)
        return [suit for k, suit in suits if cards & self.suit_mask[k]]

    def _order(self) -> str:
        return _orders(self.colours)[self.law[ORDER]]

    def trump_suits(self) -> list[str]:
        names = self.deck_cards.suits
        order = self._order()
        return [suit for suit in order if self.trumps & self.suit_mask[names.index(suit)]]

    def not_asked(self, move: Move) -> Refusal | None:
        """S12: why the actor may not bid blind nope or look at its cards; None for any other move."""
        if self.phase != BID or move.verb not in ("blind-nope", "look"):
            return None
        if self.law[OPEN] == ALL or self.level[3] or self.level[4]:
            return Refusal("S12", "not-blind")
        behind = self.total[(self.actor + 1) & 1] - self.total[self.actor & 1]
        if behind < self.blind_behind:
            return Refusal("S12", "not-behind", {"points": self.blind_behind})
        return Refusal("S12", "looked-already")

    def refusal(self, index: int) -> Refusal:
        if self.phase == BID:
            options = cast(SauceOptions, self.options)
            step = options.bid_step
            most = options.worth_of_deck // step * step
            return Refusal("S9", "bid-step", {"step": step, "most": most})
        if self.phase == TOSS or self.phase == GIVE:
            return Refusal("S22" if self.phase == TOSS else "S23", "not-in-hand")
        word = bit(index)
        could = self._could(self.actor)
        names = self.deck_cards.suits
        if word & self.sauces and not word & could:
            return Refusal("S8", "no-such-sauce")
        if not word & could:
            return Refusal("S16", "not-in-hand")
        if self.tricks == 0 and self.low_trick:
            return Refusal("S14", "must-play-lowest", {"suit": names[self.low]})
        if self.laid == 0:
            return Refusal("S15", "no-trump-played-yet")
        only = not self.hands[self.actor] & self.suit_mask[self.led]
        return Refusal("S8" if only else "S16", "must-follow", {"suit": names[self.led]})

    # --- worlds -----------------------------------------------------------------------------

    def _unseen(self, seat: int) -> SauceWorlds:
        base: Sauce = self.copy()
        worlds = SauceWorlds(base, seat)
        worlds.scrub(base)
        return worlds

    def _retrace(self, walk: Position, rng: Rng, steps: list[tuple[int, int, int]]) -> list[int]:
        worlds = SauceWorlds(self, 0)
        return worlds.retrace(self, walk, rng, steps)
