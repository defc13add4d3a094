"""Events in words, from the events and the views before and after them alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from nullo.locale.words import capital, has_words, say
from nullo.terminal.shared.faces import Faces, parts
from nullo.terminal.shared.people import People
from nullo.view import Line, Public, Sauce, Trick, View


class Teller:
    """Tells events as sentences.

    Plays to a trick are told together when it is complete; what they cause, at once.
    """

    def __init__(self, people: People, faces: Faces) -> None:
        self.people = people
        self.faces = faces

    def tell(self, before: View, line: Line, after: View) -> list[Text]:
        """The sentences of one event, a line each; often none."""
        old, new = before.public, after.public
        told: list[str] = []
        if line.seat >= 0:
            told += self._action(line, old, new)
        else:
            told += self._chance(line)
        told += self._effects(line, old, new)
        told += self._trick(old, new)
        if len(new.hands) > len(old.hands):
            told += self._hand_over(new)
        elif new.scores != old.scores:
            told += self._scored(old, new)
        told += self._table(old, new)
        if new.actor == -4 != old.actor:
            told += [self.winners(new)]
        return [self.faces.paint(text) for text in told]

    # --- actions ----------------------------------------------------------------------------

    def _action(self, line: Line, old: Public, new: Public) -> list[str]:
        if line.action.startswith("play ") and (new.trick or _last_trick(old, new)):
            return []
        told = [self.action(line)]
        if line.revealed in ("true", "false") or line.revealed.startswith(("true ", "false ")):
            told[0] += " " + say(f"told-verdict-{line.revealed.split()[0]}")
        elif line.revealed and line.phase == "say":
            told.append(say("told-open-bids", {"bids": ", ".join(self.by_seat(line.revealed))}))
        elif line.revealed and ">" in line.revealed.split()[0]:
            told += [self._moved(item) for item in line.revealed.split(", ")]
        return told

    def _moved(self, item: str) -> str:
        """``0>2 b5 g3``: cards that went from a seat to a seat or the kitty, as far as seen."""
        way, *cards = item.split()
        giver, taker = way.split(">")
        shown = self.faces.cards(cards)
        name = self.people.name(int(giver))
        if not taker.isdigit():
            return say("told-moved-kitty", {"name": name, "cards": shown})
        return self.people.told("told-moved", int(taker), giver=name, cards=shown)

    def action(self, line: Line) -> str:
        """An action as a sentence."""
        if not line.action:
            key = f"told-hidden-{line.phase}"
            return self.people.told(key if has_words(key) else "told-hidden", line.seat)
        words = line.action.split()
        whole = "told-" + "-".join(words)
        if has_words(whole):
            return self.people.told(whole, line.seat)
        head, last = "-".join(words[:-1]), words[-1]
        if head == "call" and last.isdigit():
            return self.people.told("told-call-seat", line.seat, who=self.people.name(int(last)))
        if has_words(f"told-{head}"):
            return self.people.told(f"told-{head}", line.seat, what=self.faces.card(last))
        return say("told-other", {"name": self.people.name(line.seat), "what": line.action})

    def _chance(self, line: Line) -> list[str]:
        key = f"told-chance-{line.phase}"
        if line.action and has_words(key):
            return [say(key, {"what": self.faces.card(line.action.split()[-1])})]
        return []

    # --- what an action changed -------------------------------------------------------------

    def _effects(self, line: Line, old: Public, new: Public) -> list[str]:
        told = []
        if new.hand == old.hand:
            by = self.faces.card(line.action.rpartition(" ")[2])
            for card in sorted(set(old.turned) ^ set(new.turned)):
                kind = "all" if (card[0] == "A") != (card in new.turned) else "nothing"
                told.append(say(f"told-turned-{kind}", {"by": by, "card": self.faces.card(card)}))
            if new.reversed != old.reversed:
                told.append(say("told-reversed" if new.reversed else "told-straight"))
            if new.counter != old.counter and (new.tricks or new.trick):
                told.append(say("told-counter" if new.counter else "told-clockwise"))
        return told

    def _trick(self, old: Public, new: Public) -> list[str]:
        trick = _last_trick(old, new)
        return [self.trick(trick)] if trick else []

    def trick(self, trick: Trick) -> str:
        """A completed trick: who played what, and who took it."""
        plays = ", ".join(
            f"{self.people.name(play.seat)} {self.faces.play(play)}" for play in trick.plays
        )
        return f"{plays}. {self.people.told('told-takes', trick.winner)}"

    def _table(self, old: Public, new: Public) -> list[str]:
        """Cards turned up for trump, and Sauces."""
        told = []
        if new.turned_up and new.turned_up != old.turned_up:
            suit = parts(new.turned_up)[1]
            told.append(
                say("told-turned-up", {"card": self.faces.card(new.turned_up), "suit": suit})
            )
        known = [(sauce.rank, sauce.card, sauce.super) for sauce in old.sauces]
        for sauce in new.sauces:
            if (sauce.rank, sauce.card, sauce.super) not in known:
                told.append(say("told-sauce", {"sauce": self.sauce(sauce)}))
        return told

    def sauce(self, sauce: Sauce) -> str:
        """A Sauce and its effect in words."""
        card = (
            self.faces.card(sauce.card) if sauce.card else say("sauce-late", {"rank": sauce.rank})
        )
        key = f"effect-{sauce.effect}-super" if sauce.super else f"effect-{sauce.effect}"
        effect = say(key if has_words(key) else "effect-none")
        return say("sauce-does", {"card": card, "effect": effect})

    # --- scores -----------------------------------------------------------------------------

    def _hand_over(self, new: Public) -> list[str]:
        told = []
        if new.last:
            shown = self._last_shown(new.last)
            key = f"told-last-{new.game}"
            words = say(key) if has_words(key) else say("told-last")
            if sum(map(len, shown)) < 60:
                told.append(f"{words} {', '.join(shown)}.")
            else:
                told += [words, *(f"  {entry}" for entry in shown)]
        told.append(self.scored(len(new.hands), new.hands[-1], new.scores))
        return told

    def scored(self, number: int, changes: list[int], totals: list[int]) -> str:
        """What a hand changed, and the totals after it."""
        entries = ", ".join(
            f"{self.people.side(k, len(totals))} {change:+d} ({total})"
            for k, (change, total) in enumerate(zip(changes, totals, strict=True))
        )
        return say("told-hand-over", {"number": number, "scores": entries})

    def _scored(self, old: Public, new: Public) -> list[str]:
        sides = len(new.scores)
        return [
            say("told-scored", {"name": self.people.side(k, sides), "change": f"{b - a:+d}"})
            for k, (a, b) in enumerate(zip(old.scores, new.scores, strict=True))
            if a != b
        ]

    def winners(self, new: Public) -> str:
        """Who won."""
        sides = len(new.scores)
        me = self.people.me
        # The reader first: "You, Ada", not "Ada, You".
        winners = sorted(new.winners, key=lambda side: (side - (me or 0)) % sides)
        names = [self.people.side(winner, sides) for winner in winners]
        if len(names) != 1:
            return say("won-shared" if names else "won-none", {"names": ", ".join(names)})
        mine = me is not None and me % sides in new.winners
        if sides == new.players:
            return say("won-you") if mine else say("won", {"names": names[0]})
        if me is not None and mine:
            return say("won-team-you", {"name": self.people.name((me + sides) % new.players)})
        return say("won-team", {"names": names[0]})

    def _last_shown(self, coded: str) -> list[str]:
        """What was shown at the end of a hand, an entry a seat or place."""
        if ":" in coded.split()[0]:
            return self.by_seat(coded)
        shown = []
        for item in coded.split(", "):
            first, *rest = item.split()
            if first.isdigit():
                key, cards = f"last-{rest[0]}", self.faces.cards(rest[1:])
                shown.append(say(key, {"name": self.people.name(int(first)), "cards": cards}))
            else:
                shown.append(say(f"last-{first}", {"cards": self.faces.cards(rest)}))
        return shown

    def by_seat(self, coded: str) -> list[str]:
        """``0:3 2:As,Kd``: what each seat showed, with its name."""
        entries = []
        for item in coded.split():
            seat, colon, what = item.partition(":")
            cards = " ".join(self.faces.card(code) for code in what.split(","))
            if colon and seat.isdigit() and int(seat) < len(self.people.names):
                entries.append(f"{self.people.name(int(seat))} {cards}")
            else:
                entries.append(item)
        return entries


def _last_trick(old: Public, new: Public) -> Trick | None:
    """The trick that was completed between two snapshots, if one was."""
    if len(new.tricks) > len(old.tricks):
        return new.tricks[-1]
    if new.hand > old.hand and len(new.ended) > len(old.tricks):
        return new.ended[-1]
    return None


def narrate(people: People, before: View, lines: Sequence[Line], after: View) -> list[str]:
    """The sentences of several actions between two views.

    Args:
        lines: the actions, without deals; none: only a deal.
    """
    teller = Teller(people, Faces())
    # What they changed is told with the last of them.
    told = [capital(teller.action(line)) for line in lines[:-1] if line.seat >= 0]
    last = lines[-1] if lines else Line(-1, "", after.public.phase)
    return told + [text.plain for text in teller.tell(before, last, after)]
