"""What is asked of the reader, and why; or whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nullo.cli.table.faces import Faces, parts
from nullo.cli.table.people import People
from nullo.tui.where import is_double
from nullo.view import Own, Public, Refusal, View
from nullo.words import has_words, say

FOLLOW = {"alles-oder-nichts": "T8", "all-fives": "F9", "all-or-nothing": "A10", "sauce": "S16"}


@dataclass(frozen=True)
class Prompt:
    """What is asked.

    Attributes:
        text: the question.
        why: a second line: why, or what each choice means.
        rule: number of the rule that says so.
    """

    text: str
    why: str = ""
    rule: str = ""


def capital(text: str) -> str:
    """A sentence's beginning."""
    return text[:1].upper() + text[1:]


def listed(names: Sequence[str]) -> str:
    """Names one after the other."""
    return ", ".join(names)


def refusal_words(refusal: Refusal, faces: Faces) -> str:
    """Why a card may not be played, with the rule's number."""
    params = dict(refusal.params)
    if "card" in params:
        params["card"] = faces.card(str(params["card"]))
    key = f"refuse-{refusal.code}"
    try:
        reason = say(key, params) if has_words(key) else refusal.code
    except ValueError:  # a server's, that does not say all
        reason = refusal.code
    return say("tui-refused", {"reason": reason, "rule": refusal.rule})


class Prompter:
    """Asks one reader."""

    def __init__(self, people: People, faces: Faces, options: Mapping[str, Any]) -> None:
        self.people = people
        self.faces = faces
        self.options = options

    def prompt(self, view: View, asked: Sequence[int]) -> Prompt:
        """What is asked in a view.

        Args:
            asked: the seats that are to act.
        """
        public, own = view.public, view.own
        if public.phase == "over":
            return Prompt(say("table-over"))
        if own is not None and own.seat in asked and own.legal:
            return self._asked(public, own)
        if not asked:
            return Prompt(say("table-dealing"))
        names = listed([self.people.name(seat) for seat in asked])
        key = f"table-wait-{public.phase}"
        text = say(key if has_words(key) else "table-wait", {"names": names, "count": len(asked)})
        if own is None:
            return Prompt(text, say("table-watching"))
        if own.pending:
            chosen = listed([self._chosen(action) for action in own.pending])
            return Prompt(text, say("table-chosen", {"what": chosen}))
        return Prompt(text)

    def _chosen(self, action: str) -> str:
        head, _, last = action.rpartition(" ")
        return say("act-bid", {"number": last}) if head == "bid" else self.faces.card(last)

    def _asked(self, public: Public, own: Own) -> Prompt:
        asker: dict[str, Callable[[Public, Own], Prompt]] = {
            "bid": self._bid,
            "say": lambda *_: _plain("say", "T12"),
            "play": self._play,
            "correct": self._correct,
            "call": lambda *_: _plain("call", "F16" if public.game == "all-fives" else "T15"),
            "beg": self._beg,
            "answer": self._answer,
            "ask": self._ask,
            "draw": self._draw,
            "discard": self._discard,
            "toss": lambda *_: self._left("toss", "toss-out", public, own, "S22"),
            "give": lambda *_: self._left("give", "partner-pass", public, own, "S23"),
            "blind": self._blind,
            "no-way": lambda *_: _plain("no-way", "S13"),
        }
        if public.phase in asker and has_words(f"about-{public.game}"):
            return asker[public.phase](public, own)
        key = next(
            (k for k in (f"ask-{public.phase}", f"phase-{public.phase}") if has_words(k)), ""
        )
        return Prompt(capital(say(key) if key else public.phase))

    # --- bidding ----------------------------------------------------------------------------

    def _bid(self, public: Public, own: Own) -> Prompt:
        if public.game == "all-or-nothing":
            return _plain("bid-flips", "A7")
        if public.game == "alles-oder-nichts":
            return _plain("bid-tricks", "T5")
        place = 1 + sum(bool(seat.bid) for seat in public.seats)
        text = say("table-ask-bid-points", {"place": place})
        partner = (own.seat + 2) % 4
        bid = public.seats[partner].bid.removeprefix("bid ")
        if not bid.isdigit():
            least = self.options.get("shadoof_at", 225)
            return Prompt(text, say("table-why-bid-points", {"least": least}), "S9")
        params = {"name": self.people.name(partner), "number": bid}
        return Prompt(text, say("table-why-partner", params), "S9")

    def _blind(self, public: Public, own: Own) -> Prompt:
        points = 800 if is_double(public, self.options, len(public.hands)) else 400
        why = say("table-why-blind", {"points": points})
        return Prompt(say("table-ask-blind"), why, "S12")

    def _beg(self, public: Public, own: Own) -> Prompt:
        text = say("table-ask-beg", {"upper": _upper(parts(public.turned_up)[1])})
        return Prompt(text, say("table-why-beg", {"name": self.people.name(public.dealer)}), "F5")

    def _answer(self, public: Public, own: Own) -> Prompt:
        begs = next((k for k, seat in enumerate(public.seats) if seat.said == "beg"), 0)
        name = {"name": self.people.name(begs)}
        return Prompt(say("table-ask-answer", name), say("table-why-answer", name), "F5")

    # --- cards ------------------------------------------------------------------------------

    def _correct(self, public: Public, own: Own) -> Prompt:
        why = say("table-why-correct", {"suit": public.led}) if public.led else ""
        rule = "F15" if public.game == "all-fives" else "T15"
        return Prompt(say("table-ask-correct"), why, rule)

    def _ask(self, public: Public, own: Own) -> Prompt:
        name = self.people.name(public.turn) if public.turn >= 0 else ""
        return Prompt(say("table-ask-ask", {"name": name}), say("table-why-ask"), "F18")

    def _draw(self, public: Public, own: Own) -> Prompt:
        if "draw discard" not in own.legal:
            return Prompt(say("table-ask-draw-stock"), rule="N5")
        card = self.faces.card(public.discard[-1])
        return Prompt(say("table-ask-draw", {"card": card}), rule="N5")

    def _discard(self, public: Public, own: Own) -> Prompt:
        key = "table-ask-discard" if "keep" in own.legal else "table-ask-discard-must"
        text = say(key, {"count": len(own.hand)})
        if not own.taken:
            return Prompt(text, rule="N6")
        taken = any(why.code == "just-taken" for why in own.refused.values())
        key = "table-why-taken" if taken else "table-why-drawn"
        why = say(key, {"card": self.faces.card(own.taken)})
        return Prompt(text, why, "N7" if taken else "N6")

    def _left(self, name: str, effect: str, public: Public, own: Own, rule: str) -> Prompt:
        most = 5 if any(s.effect == effect and s.super for s in public.sauces) else 3
        done = {a for a in (*own.secrets, *own.pending) if a.startswith(f"{name} ")}
        count = max(1, min(most - len(done), len(own.hand) - 1))
        text = say(f"table-ask-{name}", {"name": self.people.name((own.seat + 2) % 4)})
        return Prompt(text, say(f"table-why-{name}", {"count": count}), rule)

    # --- tricks -----------------------------------------------------------------------------

    def _play(self, public: Public, own: Own) -> Prompt:
        why = {refusal.code: refusal for refusal in own.refused.values()}
        if obey := why.get("must-obey"):
            card = self.faces.card(str(obey.params.get("card", "")))
            return Prompt(say("table-called", {"card": card}), rule=obey.rule)
        low = f" {say('table-low')}" if public.reversed else ""
        if not public.trick:
            return self._lead(public, own, why, low)
        if not public.led:
            return Prompt(say("table-no-suit"), say("table-why-no-suit"), "A9")
        if lowest := why.get("must-play-lowest"):
            text = say("table-lowest", {"suit": public.led})
            return Prompt(text, say("table-why-lowest"), lowest.rule)
        rule = FOLLOW.get(public.game, "")
        if not _holds(own, public, public.led):
            text = say("table-free", {"suit": public.led}) + low
            if not public.trumps or public.led in public.trumps:
                return Prompt(text, rule=rule)
            return Prompt(text, say("table-why-free", {"upper": _upper(public.trumps[0])}), rule)
        return Prompt(say("table-follow", {"suit": public.led}) + low, *self._follow(public, own))

    def _lead(self, public: Public, own: Own, why: Mapping[str, Refusal], low: str) -> Prompt:
        if lowest := why.get("must-play-lowest"):
            text = say("table-lead-lowest", {"suit": str(lowest.params.get("suit", "b"))})
            return Prompt(text, say("table-why-lowest"), lowest.rule)
        text = say("table-lead") + low
        if trump := why.get("no-trump-played-yet"):
            return Prompt(text, say("table-why-no-trump"), trump.rule)
        if not public.tricks:
            return Prompt(text, say("table-why-lead-first"))
        if public.tricks[-1].winner == own.seat:
            return Prompt(text, say("table-why-lead-won"))
        return Prompt(text, say("table-why-lead-low"), "S29")  # Hand-Me-Down

    def _follow(self, public: Public, own: Own) -> tuple[str, str]:
        rule = FOLLOW.get(public.game, "")
        if public.game == "all-or-nothing":
            return say("table-why-flips"), rule
        if self.options.get("mode") == "honour":
            return say("table-why-honour"), rule
        for suit in public.trumps:
            if suit != public.led and _holds(own, public, suit):
                params = {"upper": _upper(suit), "suit": public.led}
                return say("table-why-trump", params), rule
        return (say("table-why-reversed"), "S17") if public.reversed else ("", rule)


def _plain(name: str, rule: str) -> Prompt:
    return Prompt(say(f"table-ask-{name}"), say(f"table-why-{name}"), rule)


def _upper(suit: str) -> str:
    """A suit at the beginning of a sentence."""
    return capital(say(f"suit-{suit}"))


def _holds(own: Own, public: Public, suit: str) -> bool:
    """Whether the hand has a card of a suit; a SAUCE card counts as the Sauces that it may be."""
    for code in own.hand:
        if code == "SAUCE":
            named = [action.rpartition(" ")[2] for action in own.legal]
            if any(n not in own.hand and parts(n)[1] == suit for n in named):
                return True
        elif public.game == "all-or-nothing" and code[0] in "AN":
            continue
        elif parts(code)[1] == suit:
            return True
    return False
