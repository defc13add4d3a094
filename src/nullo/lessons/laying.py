"""Worked tricks as data that screens and paper put into words, made by replaying records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby

import msgspec

from nullo.engine.position import CHANCE_PLAYER
from nullo.game.moves import PLAY as PLAY_VERB
from nullo.game.moves import Move
from nullo.game.phases import PLAY
from nullo.game.view import Public, Saying, Trick
from nullo.games.registry import rules_of
from nullo.locale.words import ENGLISH, has_words, say
from nullo.state import State
from nullo.state.match import Match

Names = Callable[[str], str]


class Note(msgspec.Struct, frozen=True):
    """A remark in any language: the key of its words and their parameters.

    Attributes:
        cards: the parameters that are cards: maps a parameter's name to the card's code.
    """

    key: str
    params: dict[str, str | int] = {}
    cards: dict[str, str] = {}

    def words(self, name: Names, language: str | None = None) -> str:
        """The remark in words; the function ``name`` turns a card's code into the card's name."""
        named = {variable: name(code) for variable, code in self.cards.items()}
        return say(self.key, {**self.params, **named}, language)


class LaidCard(msgspec.Struct):
    """A card that was played, drawn or discarded in a worked trick or turn.

    Attributes:
        card: its code; for a wild card, the code of the card that it was played as.
        who: the remark that names the player and says whether the player led, took, drew or discarded.
        notes: remarks about the play.
        wild: whether the card was a wild card.
        turned: whether it counted as its opposite when the trick was complete.
        won: whether it took the trick.
    """

    seat: int
    card: str
    who: Note
    notes: list[Note] = []
    wild: bool = False
    turned: bool = False
    won: bool = False

    def words(self, name: Names, language: str | None = None) -> str:
        params = {"who": self.who.words(name, language), "card": name(self.card)}
        return say("worked-laid", params, language)


class Held(msgspec.Struct):
    """A player's hand before a play.

    Attributes:
        who: the remark that names the player.
        cards: the codes of the cards.
        fair: the codes of the cards that could be played without revoking.
    """

    who: Note
    cards: list[str]
    fair: list[str]


class Worked(msgspec.Struct):
    """A worked trick; in a game without tricks, such as Nothing, a worked turn.

    Attributes:
        name: the name by which a rule page includes it.
        game: the game's id.
        rule: the number of the rule that it shows.
        laid: the cards in the order of play.
        why: remarks on why it ended as it did, and what followed.
        trumps: the suits that were trump.
        hand: a player's hand that is shown with it.
    """

    name: str
    game: str
    rule: str
    laid: list[LaidCard]
    why: list[Note]
    trumps: list[str] = []
    hand: Held | None = None


def lay(name: str, rule: str, match: Match, number: int, shown: int | None) -> Worked:
    """The worked trick with the number ``number`` (from 1) of ``match``, which has only one hand.

    If ``shown`` is a seat, the worked trick also shows that seat's hand before its play.
    """
    layer = _Layer(Worked(name, match.game.id, rule, [], []), match.names or [], shown)
    state = match.game.new_initial_state()
    start = state
    for action in match.state.history():
        if state.current_player() < 0 or _complete(state) != number - 1:
            state.apply_action(action)
            continue
        if not layer.trick.laid:
            start = state.clone()
        before = state.clone()
        state.apply_action(action)
        layer.take(before, state.game.move(action), state)
        if _complete(state) == number:
            layer.finish(start, state)
            break
    return layer.trick


def _complete(state: State) -> int:
    """The number of complete tricks in the hand so far; in a game without tricks, of complete turns."""
    public = state.public()
    if state.game.rules.look.tricks:
        return len(public.tricks) or len(public.ended)
    turns = [seat for seat, _ in groupby(line.seat for line in public.log if line.seat >= 0)]
    going_on = state.current_player() in (CHANCE_PLAYER, *turns[-1:])
    return len(turns) - going_on


def _sayings(state: State) -> list[Saying]:
    return state.line(state.steps()[-1]).told


class _Layer:
    def __init__(self, trick: Worked, names: list[str], shown: int | None) -> None:
        self.trick = trick
        self.names = names
        self.shown = shown
        self.held: list[str] = []

    def take(self, before: State, move: Move, after: State) -> None:
        """Add the card that ``move`` plays, draws or discards, if it is part of the trick or turn."""
        seat = before.current_player()
        if before.game.rules.look.tricks:
            if move.verb == PLAY_VERB.name:
                self._play(seat, move, before, after)
        elif move.card:
            self._throw(seat, move.card, before)
        elif not self.trick.laid:
            self._draw(seat, move.verb, before)

    def finish(self, start: State, end: State) -> None:
        """Add how the trick ended: who took it and why, and how its cards counted; or what a turn changed."""
        worked = self.trick
        if not start.game.rules.look.tricks:
            drawn, thrown = (laid.card for laid in worked.laid)
            after = [*self.held, drawn]
            after.remove(thrown)
            worked.why = turn_reasons(worked.game, self.held, after)
            return
        old, new = start.public(), end.public()
        trick = (new.tricks or new.ended)[-1]
        worked.trumps = old.trumps
        worked.why = reasons(trick, old, new, _sayings(end), self.names)
        for number, (laid, play) in enumerate(zip(worked.laid, trick.plays, strict=True)):
            laid.card = play.card
            laid.turned = play.card in new.turned
            laid.won = play.seat == trick.winner
            part = ("led-" if number == 0 else "") + ("took" if laid.won else "")
            laid.who = self._who(part.strip("-") or "played", play.seat)

    def _who(self, part: str, seat: int) -> Note:
        return Note(f"worked-who-{part}", {"name": self.names[seat]})

    def _play(self, seat: int, move: Move, before: State, after: State) -> None:
        own, card = before.own(seat), move.card
        wild = card not in own.hand
        notes = []
        if move in own.revokes:
            notes.append(Note("worked-revoke"))
        if before.public().seats[seat].called == card:
            notes.append(Note("worked-called"))
        if wild:
            notes.append(Note("worked-wild", cards={"card": card}))
        notes += _notes_with_words((f"worked-did-{one.code}", one) for one in _sayings(after))
        self.trick.laid.append(LaidCard(seat, card, self._who("played", seat), notes, wild))
        if seat == self.shown:
            fair = {one.card for one in set(own.legal) - set(own.revokes)}
            stands = before.position.stands_for
            fit = [code for code in own.hand if not fair.isdisjoint(stands(code))]
            self.trick.hand = Held(self._who("held", seat), own.hand, fit)

    def _draw(self, seat: int, verb: str, before: State) -> None:
        self.held = before.own(seat).hand
        self.trick.hand = Held(self._who("held", seat), self.held, self.held)
        self.trick.laid.append(LaidCard(seat, "", self._who(verb, seat)))

    def _throw(self, seat: int, card: str, before: State) -> None:
        drawn = Counter(before.own(seat).hand) - Counter(self.held)
        self.trick.laid[0].card = next(iter(drawn))
        self.trick.laid.append(LaidCard(seat, card, self._who("threw", seat)))


def _notes_with_words(sayings: Iterable[tuple[str, Saying]]) -> list[Note]:
    return [
        Note(key, cards={"card": saying.card} if saying.card else {})
        for key, saying in sayings
        if has_words(key, ENGLISH)
    ]


def reasons(
    trick: Trick, start: Public, end: Public, sayings: list[Saying], names: list[str]
) -> list[Note]:
    """Remarks on why a trick was won, and on what followed.

    Args:
        start, end: the public parts of the views before and after the trick.
        sayings: what the game said after its last card.
        names: the players' names by seat.
    """
    card = next(play.card for play in trick.plays if play.seat == trick.winner)
    turned = any(face.turned_by for face in rules_of(start.game).look.cards.values())
    notes = [
        _reason_by_states(trick, end, card) if turned else _reason_by_ranks(trick, start, card)
    ]
    points = end.seats[trick.winner].points - start.seats[trick.winner].points
    if points > 0:
        notes.append(Note("worked-points", {"points": points}))
    notes += _notes_with_words((f"worked-then-{one.code}", one) for one in sayings)
    if end.phase == PLAY and end.actor not in (trick.winner, -1):
        notes.append(Note("worked-leads", {"name": names[end.actor]}))
    return notes


def _reason_by_states(trick: Trick, end: Public, card: str) -> Note:
    faces = rules_of(end.game).look.cards
    turning = [
        play.card for play in trick.plays if play.card in faces and faces[play.card].turned_by
    ]
    alls = [card for card in turning if faces[card].full != (card in end.turned)]
    if alls:
        return Note("worked-first-all" if len(alls) > 1 else "worked-all", cards={"card": card})
    if len(turning) == len(trick.plays):
        return Note("worked-all-nothing", cards={"card": card})
    return Note("worked-number", {"suit": card[-1]}, {"card": card})


def _reason_by_ranks(trick: Trick, start: Public, card: str) -> Note:
    suit = suit_of(start.game, card)
    led = suit_of(start.game, trick.plays[0].card)
    if suit in start.trumps and suit != led:
        many = sum(suit_of(start.game, play.card) in start.trumps for play in trick.plays)
        return Note("worked-highest-trump" if many > 1 else "worked-trump", cards={"card": card})
    key = "worked-highest-reversed" if start.reversed else "worked-highest"
    return Note(key, {"suit": suit}, {"card": card})


def turn_reasons(game: str, before: list[str], after: list[str]) -> list[Note]:
    """The remark on how a turn of drawing and discarding changed the points that a hand counts.

    ``before`` and ``after`` are the card codes of the hand.
    """
    worth = rules_of(game).look.worth
    old, new = (sum(worth[code] for code in hand) for hand in (before, after))
    if old == new:
        return [Note("worked-turn-same", {"after": new})]
    return [Note("worked-turn", {"before": old, "after": new})]


def suit_of(game: str, card: str) -> str:
    """The letter of the suit of ``card``; empty if it has none."""
    return rules_of(game).look.parts_of(card)[1]
