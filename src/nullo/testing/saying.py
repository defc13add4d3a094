"""Checks that a game has words for every code that it uses, in every language."""

from __future__ import annotations

from nullo.game.view import Ask, Refusal, Saying
from nullo.locale.words import ENGLISH, LANGUAGES, has_translation, say
from nullo.state import Game, State
from nullo.testing.folder import Params, needed_words

ABOUT = ("title", "kind", "tile", "about")  # used in lists of games


class WordCheck:
    """Collects the keys that a game needs: those that it states, and those noted while it is played."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._met: dict[str, Params] = {}

    def note(self, state: State) -> None:
        """Note the keys of the last action's sayings, of what is in force, and of the question asked."""
        if state.many_steps():
            step = state.steps(state.many_steps() - 1)[0]
            shown = [saying for seat in step.revealed or () for saying in seat]
            for saying in (*state.open_line(step).sayings(), *shown):
                self._note_saying(saying)
        for parts in state.position.score_parts():
            for part in parts:
                self._met.setdefault(f"score-{part.code}", {"count": 1})
        for fact in state.public().facts:
            params: Params = {"card": "x", "number": 1, "text": "x"}
            if fact.seat >= 0:
                params["name"] = "x"
            self._met.setdefault(f"fact-{fact.code}", params)
            for key in filter(None, (fact.text, fact.note)):
                self._met.setdefault(key, {})
        if state.is_chance_node():
            return
        ask = state.position.ask()
        if ask is not None:
            self._note_question(ask)

    def _note_saying(self, saying: Saying) -> None:
        params: Params = dict.fromkeys(
            ("name", "what", "card", "by", "cards", "change", "text"), "x"
        )
        params["number"] = 1
        if saying.other >= 0:
            params["who"] = "x"
        if saying.suit:
            params["suit"] = saying.suit
        if saying.code != "won":  # who won is said in several ways
            self._met.setdefault(f"told-{saying.code}", params)
        if saying.text:
            self._met.setdefault(saying.text, {})
        for entry in saying.entries:
            if entry.code:
                self._met.setdefault(f"entry-{entry.code}", {"name": "x", "cards": "x"})

    def _note_question(self, ask: Ask) -> None:
        keys = [f"ask-{ask.code}"]
        keys += [f"ask-{ask.also}"] if ask.also else []
        keys += [f"why-{ask.why}"] if ask.why else []
        for key in keys:
            self._met.setdefault(key, dict(ask.params))

    def note_refusal(self, state: State, index: int) -> None:
        """Note the key of why an action was refused in a state."""
        if not state.is_chance_node():
            refusal: Refusal = state.position.refusal(index)
            self._met.setdefault(f"refuse-{refusal.code}", dict(refusal.params))

    def missing(self) -> list[str]:
        """The keys without words, or whose words need other parameters, as ``key (language)``; sorted."""
        needed = [*needed_words(self._game), *self._met.items()]
        lacking = {
            f"{key} ({language})"
            for language in LANGUAGES
            for key in (
                *(key for key in self._stated_keys() if not has_translation(key, language)),
                *(key for key, params in needed if not _has_words(key, params, language)),
            )
        }
        return sorted(lacking)

    def _stated_keys(self) -> list[str]:
        """The keys that the rules imply; several games may share those of an option."""
        rules, id = self._game.rules, self._game.id
        keys = [f"{about}-{id}" for about in ABOUT]
        keys += [f"phase-{phase.name}" for phase in self._game.phases]
        for option in (option for option in rules.options if option.offered):
            for end in ("", "-about", *(f"-{choice}" for choice in option.choices)):
                own, shared = (f"option-{of}{option.name}{end}" for of in (f"{id}-", ""))
                common = has_translation(shared, ENGLISH) and not has_translation(own, ENGLISH)
                keys.append(shared if common else own)
        return keys


def _has_words(key: str, params: Params, language: str) -> bool:
    """Whether a language has words for a key, and they need no other parameters."""
    if not has_translation(key, language):
        return False
    try:
        say(key, params, language)
    except ValueError:
        return False
    return True
