"""Puts hints and their reasons into words; a hint is given in three steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from nullo.game.moves import Move
from nullo.game.view import Reason
from nullo.games.registry import rules_of
from nullo.hints import MOST_LISTED, Hint, Odds
from nullo.locale.words import capital, has_words, say
from nullo.terminal.shared.faces import Faces, in_sentence
from nullo.terminal.shared.people import People


def hint_counts(hints: Sequence[int], people: People) -> str:
    """A sentence on who asked for how many hints; ``hints`` is the number by seat. Empty if all are 0."""
    names = [f"{people.name(seat)} ({many})" for seat, many in enumerate(hints) if many]
    return say("told-hints", {"names": ", ".join(names)}) if names else ""


def reason_words(
    reason: Reason,
    game: str,
    people: People,
    faces: Faces,
    odds: Mapping[str, int | float | str] = MappingProxyType({}),
) -> str:
    """A reason as a sentence; empty if there are no words for it (the server may be newer)."""
    params: dict[str, str | int | float] = {**reason.params, **odds}
    if "seat" in params:
        params["seat"] = people.name(int(params["seat"]))
    if "card" in params:
        params["card"] = in_sentence(str(params["card"]), game, faces)
    return capital(words_if_any(f"reason-{reason.code}", params))


def words_if_any(key: str, params: dict[str, str | int | float]) -> str:
    """The message for a key; empty if there is no such message."""
    return say(key, params) if has_words(key) else ""


def with_sign(points: float) -> dict[str, int | float | str]:
    """Points as the parameters ``points`` and ``sign`` of a message."""
    return {"points": abs(points), "sign": "+" if points > 0 else "−" if points < 0 else ""}


def told_as_costs(game: str, *points: float) -> bool:
    """Whether points are called costs: the lowest score wins the game, and no number is below 0."""
    return rules_of(game).lowest_wins and min(points) >= 0


@dataclass
class HintSteps:
    """The three steps of a hint; each call of :meth:`next` gives the next step, or the last one again."""

    hint: Hint
    game: str
    people: People
    faces: Faces
    move_words: Callable[[Move], str]
    given: int = 0

    def next(self) -> str:
        self.given = min(3, self.given + 1)
        return self.text(self.given)

    def text(self, step: int) -> str:
        """The words of step 1, 2 or 3 of the hint."""
        if step == 1:
            return words_if_any(f"nudge-{self.hint.nudge}", {})
        if step == 2:
            told = [self._reason(reason) for reason in self.hint.reasons]
            return " ".join(filter(None, told)) or say("reason-none")
        return " ".join(self._advice())

    def _reason(self, reason: Reason) -> str:
        odds: dict[str, int | float | str] = {}
        if reason.code.startswith("odds-") and self.hint.other:
            odds = self._odds(reason, self.hint.best)
            other = self._odds(reason, self.hint.other)
            odds |= {f"other-{name}": value for name, value in other.items()}
        if reason.code == "odds-costs" and not self._costs:
            reason = Reason("odds-points")
        return reason_words(reason, self.game, self.people, self.faces, odds)

    def _odds(self, reason: Reason, odds: Odds) -> dict[str, int | float | str]:
        if reason.code == "odds-made":
            return {"percent": odds.made}
        sign = "−" if odds.points < 0 else ""
        return {"percent": odds.win, "points": abs(odds.points), "sign": sign}

    def _advice(self) -> list[str]:
        hint = self.hint
        action = capital(self.move_words(hint.best.move))
        if hint.by == "only":
            return [say("advice-only", {"action": action})]
        costs = hint.by == "points" and self._costs
        best = {"action": action, **self._number(hint.best)}
        told = self._as_good()
        told.append(say("advice-best-costs" if costs else f"advice-best-{hint.by}", best))
        if hint.best.made >= 0:
            told.append(say("advice-made", {"percent": hint.best.made}))
        if hint.other is not None:
            other: dict[str, str | int] = {"action": capital(self.move_words(hint.other.move))}
            key = "advice-other-points" if hint.by == "points" else "advice-other-percent"
            if hint.by == "points" and hint.other.made >= 0:
                key, other = "advice-other-made", {**other, "percent": hint.other.made}
            told.append(say(key, {**other, **self._number(hint.other)}))
        return told

    def _as_good(self) -> list[str]:
        hint = self.hint
        group = [hint.best.move, *hint.equal, *hint.unsure]
        if len(group) == 1:
            return []
        if hint.row:
            low, high = hint.row
            numbers = f"{low.number}–{high.number}"
            actions = self.move_words(low).replace(str(low.number), numbers, 1)
        elif hint.other is None and not hint.unsure:
            actions = say("advice-all-choices")
        elif len(group) > MOST_LISTED:
            actions = say("advice-choices", {"count": len(group)})
        else:
            actions = ", ".join(map(self.move_words, group))
        key = "advice-unsure" if hint.unsure else "advice-equal"
        return [say(key, {"actions": actions, "worlds": hint.worlds})]

    @property
    def _costs(self) -> bool:
        odds = filter(None, [self.hint.best, self.hint.other])
        return told_as_costs(self.game, *(one.points for one in odds))

    def _number(self, odds: Odds) -> dict[str, int | float | str]:
        if self.hint.by != "points":
            return {"percent": odds.win}
        if self._costs:
            return {"points": odds.points, "sign": ""}
        return with_sign(odds.points)
