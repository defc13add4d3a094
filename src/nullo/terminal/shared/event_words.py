"""Puts what happens in a game into sentences; games state it as sayings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from nullo.game.errors import with_rule
from nullo.game.view import Entry, Line, Public, Saying, Trick
from nullo.locale.words import capital, has_words, say
from nullo.state.move_text import text_of
from nullo.terminal.shared.faces import Faces
from nullo.terminal.shared.people import People

SHORT = 60  # a list of at most this many characters is put into its sentence
PLAYS = ("play", "play-wild")


class Teller:
    """Describes in sentences what happened.

    The cards of a trick are described in one sentence when the trick is complete. The effects of a card are
    described when it is played.
    """

    def __init__(self, people: People, faces: Faces) -> None:
        self.people = people
        self.faces = faces

    def tell(self, lines: Iterable[Line], public: Public) -> list[Text]:
        """Sentences about actions as the user saw them, often none; ``public`` is the view afterwards."""
        return [text for line in lines for text in self.tell_sayings(line.sayings(), public, line)]

    def tell_sayings(self, sayings: Iterable[Saying], public: Public, line: Line) -> list[Text]:
        """Sentences about some sayings of ``line``; ``public`` is the public view after the action."""
        return [
            self.faces.paint(text)
            for saying in sayings
            for text in self.sentences(saying, public, line)
        ]

    def sentences(self, saying: Saying, public: Public, line: Line | None = None) -> list[str]:
        """A saying as a sentence; if it has a long list of entries, each entry follows on its own line.

        If there are no words for a move, the text to type for it stands in the sentence.
        """
        if saying.code == "won":
            return [self.winners(public), *self.why_over(public)]
        if saying.code == "takes":
            return [self.trick((public.tricks or public.ended)[(saying.number or 0) - 1])]
        if saying.code in PLAYS and (public.trick or public.tricks or public.ended):
            return []
        key = f"told-{saying.code}"
        if not has_words(key):
            if saying.code.startswith("hidden-"):
                key = "told-hidden"
            elif line is not None and line.move and saying == line.sayings()[0]:
                name = self.people.name(saying.seat)
                return [say("told-other", {"name": name, "what": text_of(line.move)})]
            else:
                return []
        sentence = self.sentence(key, saying, public)
        if not saying.entries:
            return [sentence]
        entries = [self.entry(entry, public) for entry in saying.entries]
        if saying.code == "hand-over":
            return [f"{sentence} {', '.join(entries)}.", *self.parts(saying.number or 0, public)]
        if sum(map(len, entries)) < SHORT:
            return [f"{sentence} {', '.join(entries)}."]
        return [sentence, *(f"  {entry}" for entry in entries)]

    def sentence(self, key: str, saying: Saying, public: Public) -> str:
        """The message with this key, with its parameters taken from ``saying``, but without its entries."""
        faces, people = self.faces, self.people
        params: dict[str, str | int] = {
            "card": faces.card(saying.card),
            "by": faces.card(saying.by),
            "cards": faces.cards(saying.cards),
            "number": saying.number or 0,
            "change": f"{saying.number or 0:+d}",
            "text": say(saying.text) if saying.text else "",
        }
        params["what"] = params["card"] or params["cards"] or str(saying.number)
        if saying.suit:
            params["suit"] = saying.suit
        if saying.other >= 0:
            params["who"] = people.name(saying.other)
        if saying.sides:
            params["name"] = people.side(saying.sides[0], len(public.scores))
        if saying.seat >= 0:
            return people.sentence(key, saying.seat, **params)
        return say(key, params)

    def entry(self, entry: Entry, public: Public) -> str:
        cards = self.faces.cards(entry.cards)
        if entry.total is not None:
            side = self.people.side(entry.seat, len(public.scores))
            return f"{side} {entry.number:+d} ({entry.total})"
        name = self.people.name(entry.seat) if entry.seat >= 0 else ""
        if entry.code:
            return say(f"entry-{entry.code}", {"name": name, "cards": cards})
        return f"{name} {cards if entry.number is None else entry.number}"

    def trick(self, trick: Trick) -> str:
        plays = ", ".join(
            f"{self.people.name(play.seat)} {self.faces.play(play)}" for play in trick.plays
        )
        return f"{plays}. {self.people.sentence('told-takes', trick.winner)}"

    def score_changes(self, number: int, changes: Sequence[int], public: Public) -> str:
        """A sentence with the score changes of hand ``number`` (from 1) and the totals after that hand."""
        totals = [sum(hand) for hand in zip(*public.hands[number:], strict=True)]
        after = totals or [0] * len(changes)
        entries = [
            Entry(side, number=change, total=total - later)
            for side, (change, total, later) in enumerate(
                zip(changes, public.scores, after, strict=True)
            )
        ]
        return self.sentences(Saying("hand-over", number=number, entries=tuple(entries)), public)[0]

    def parts(self, number: int, public: Public) -> list[str]:
        """Lines with the parts of each side's score in hand ``number`` (from 1).

        There are none if all the parts have the same code.
        """
        told: list[str] = []
        sides = public.parts[number - 1] if public.parts else []
        if len({part.code for parts in sides for part in parts}) < 2:
            return told
        for side, parts in enumerate(sides):
            if parts:
                name = self.people.side(side, len(public.scores))
                many = len(parts) > 1
                made = ", ".join(
                    say(f"score-{part.code}", {"count": part.count or 0})
                    + (f" {part.number:+d}" if many and part.number else "")
                    + (f" ({part.rule})" if part.number and part.rule else "")
                    for part in parts
                )
                told.append("  " + say("told-score-parts", {"name": name, "parts": made}))
        return told

    def why_over(self, public: Public) -> list[str]:
        """Sentences on what ended the game, by how much it was won, and which place the user has."""
        told = []
        if public.end is not None and has_words(f"end-{public.end.code}"):
            limit = say(f"end-{public.end.code}", {"number": public.end.number})
            told.append(f"{with_rule(limit, public.end.rule)}.")
        if not public.winners:
            return told
        scores, sides = public.scores, len(public.scores)
        best = public.winners[0]
        others = [side for side in range(sides) if side not in public.winners]
        params: dict[str, str | int] = {
            "hands": len(public.hands),
            "points": scores[best],
            "wins": say("over-lowest" if public.lowest_wins else "over-highest"),
        }
        if len(public.winners) > 1 or not others:
            told.append(say("over-shared", params))
        else:
            pick = min if public.lowest_wins else max
            second = pick(others, key=lambda side: scores[side])
            params |= {"next": scores[second], "name": self.people.side(second, sides)}
            told.append(say("over-why", params))
        if place := self.place(public):
            told.append(say("over-place", {"place": place, "all": sides}))
        return told

    def place(self, public: Public) -> int:
        """The user's place, from 1; 0 for spectators, and in games with only two sides."""
        me, scores = self.people.me, public.scores
        if me is None or len(scores) < 3:
            return 0
        side = me % len(scores)
        if side in public.winners:
            return 1
        lowest, mine = public.lowest_wins, scores[side]
        better = sum(score < mine if lowest else score > mine for score in scores)
        return max(2, better + 1)

    def is_winner(self, public: Public) -> bool:
        me = self.people.me
        return me is not None and me % len(public.scores) in public.winners

    def winners(self, public: Public) -> str:
        sides = len(public.scores)
        me = self.people.me
        # The user first: "You, Ada", not "Ada, You".
        winners = sorted(public.winners, key=lambda side: (side - (me or 0)) % sides)
        names = [self.people.side(winner, sides) for winner in winners]
        if len(names) != 1:
            return say("won-shared" if names else "won-none", {"names": ", ".join(names)})
        mine = self.is_winner(public)
        if sides == public.players:
            return say("won-you") if mine else say("won", {"names": names[0]})
        if me is not None and mine:
            partners = self.people.together(self.people.partners(me, sides))
            return say("won-team-you", {"name": partners})
        return say("won-team", {"names": names[0]})


def cut_words(rounds: Sequence[Sequence[str | None]], people: People, faces: Faces) -> list[str]:
    """Sentences on who drew which card in the cut for seats, one for each round."""
    told = []
    for number, cards in enumerate(rounds):
        draws = ", ".join(
            f"{people.name(seat)} {faces.card(card)}" for seat, card in enumerate(cards) if card
        )
        told.append(say("cut-again" if number else "cut", {"draws": draws}))
    return told


def seating_words(
    rounds: Sequence[Sequence[str | None]] | None, people: People, faces: Faces
) -> list[str]:
    """Sentences about the cut for seats, if there was one, and then about the order of the players."""
    order = ", ".join(people.name(seat) for seat in range(len(people.names)))
    return [*cut_words(rounds or [], people, faces), people.sentence("cut-seats", 0, order=order)]


def narrate(people: People, lines: Sequence[Line], public: Public) -> list[str]:
    """Sentences about several actions; ``public`` is the public view after them."""
    return [capital(text.plain) for text in Teller(people, Faces()).tell(lines, public)]
