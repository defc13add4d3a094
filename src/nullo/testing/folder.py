"""Checks the files in a game's folder other than its code: words, rule pages, look and lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nullo.game.errors import NulloError
from nullo.game.look import STANDARD_SUITS
from nullo.game.moves import Move
from nullo.game.phases import Phase
from nullo.game.view import Refusal, Saying
from nullo.games.folders import folder_of
from nullo.lessons.lesson import LESSON, Lesson
from nullo.locale.words import ENGLISH, LANGUAGES, has_translation, say
from nullo.records.record import parse
from nullo.state import Game, State

Params = dict[str, str | int]
VALUES: Params = {"card": "x", "number": 1, "who": "x", "name": "x", "rank": "7"}
PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+")
_RULE = re.compile(r"^[-*] *\**([A-Z]\d+)\b", re.MULTILINE)


def faults(game: Game) -> Iterator[str]:
    """The faults in the files of the game's folder, each as a sentence; missing words are not included."""
    yield from _rule_pages(game)
    yield from _look(game)
    yield from _lesson(game)


def _actions(game: Game) -> Iterator[tuple[str, Params]]:
    """The keys of the words for buttons and choices, each with parameters to test the words with."""
    keys = {
        key
        for phase in game.phases
        if not phase.chance
        for move in phase.moves
        for key in _keys(game, phase, move)
    }
    yield from ((key, VALUES) for key in keys)


def _keys(game: Game, phase: Phase, move: Move) -> Iterator[str]:
    """The keys of the words with which screens offer ``move``; for a card of the hand no button is needed."""
    end = f"{move.verb}-seat" if move.seat >= 0 else move.verb
    verb = game.verbs.get(move.verb)
    yield f"choice-{end}"
    if not move.card or not (phase.secret or (verb and verb.to)):
        yield f"act-{end}"


def _look_words(game: Game) -> Iterator[tuple[str, Params]]:
    look = game.rules.look
    standard = {suit.letter for suit in STANDARD_SUITS}
    first = look.suits[0].letter if look.suits else "s"
    yield look.name, {**VALUES, "suit": first}
    for suit in look.suits:
        yield f"suit-{suit.letter}", {}
        if suit.letter not in standard:
            yield f"short-{suit.letter}", {}
    for face in look.cards.values():
        yield from ((key, {**VALUES, "suit": first}) for key in (face.name, face.word) if key)


def _lesson_words(game: Game) -> Iterator[tuple[str, Params]]:
    lesson = _read(game)
    if not isinstance(lesson, Lesson) or lesson.game != game.id:
        return
    yield f"learnt-{lesson.game}", {}
    for stop in lesson.stops:
        cards: Params = dict.fromkeys(stop.tip.cards, "x")
        yield stop.tip.key, cards
        if stop.move and len(lesson.at(stop.step).legal_actions()) > 1:
            yield f"{stop.tip.key}-not", cards


def _rule_pages(game: Game) -> Iterator[str]:
    rules = game.rules
    folder = folder_of(rules.id)
    cited = {rules.deck_rule, *(phase.rule for phase in game.phases)}
    cited |= {option.rule for option in rules.options}
    for language in LANGUAGES:
        page = folder.text("rules", f"{language}.md") if folder else None
        if page is None:
            yield f"there is no rule page rules/{language}.md"
            continue
        missing = sorted(cited - {""} - set(_RULE.findall(page)))
        if missing:
            yield f"rules/{language}.md has no rule {', '.join(missing)}"


def _look(game: Game) -> Iterator[str]:
    look, rules = game.rules.look, game.rules
    letters = {suit.letter for suit in look.suits}
    codes = set(rules.deck(rules.fill({})).codes)  # with default options
    if missing := sorted(set(game.deck.suits) - letters):
        yield f"its look says nothing of the suit {', '.join(missing)}"
    named = {"cover": [one for shown in look.cover for one in shown.split()]}
    named |= {"cards": list(look.cards), "worth": list(look.worth)}
    named["turns"] = [face.turns for face in look.cards.values() if face.turns]
    named["turned_by"] = [code for face in look.cards.values() for code in face.turned_by]
    for field, wanted in named.items():
        if strange := sorted(set(wanted) - codes):
            yield f"{field} of its look names {', '.join(strange)}, which the deck does not have"
    options = {"players", *(option.name for option in rules.options)}
    if strange := sorted(set(look.grows_with) - options):
        yield f"grows_with of its look names {', '.join(strange)}, which is no option"
    if strange := sorted(set(look.turn_up) - {phase.name for phase in game.phases}):
        yield f"turn_up of its look names {', '.join(strange)}, which is no phase"
    for suit in look.suits:
        if suit.path and not PATH.fullmatch(suit.path):
            yield f"the path of the suit {suit.letter} is no SVG path"
    folder = folder_of(rules.id)
    for picture in sorted({face.picture for face in look.cards.values() if face.picture}):
        if folder is None or folder.file("pictures", f"{picture}.svg") is None:
            yield f"there is no picture pictures/{picture}.svg"


def _read(game: Game) -> Lesson | NulloError | None:
    folder = folder_of(game.id)
    text = folder.text(LESSON) if folder else None
    if text is None:
        return None
    try:
        return Lesson(parse(text))
    except NulloError as error:
        return error


def _lesson(game: Game) -> Iterator[str]:
    lesson = _read(game)
    if isinstance(lesson, NulloError):
        yield f"lesson.json cannot be played: {lesson}"
    elif lesson and lesson.game != game.id:
        yield f"lesson.json is a game of {lesson.game}"


ABOUT = ("title", "kind", "tile", "about")  # the beginnings of keys for lists of games


class WordCheck:
    """Collects the keys of the words that a game needs: those that it states and those that occur in play."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._met: dict[str, Params] = {}

    def note(self, state: State) -> None:
        """Collect the keys for the last action's sayings and the state's score parts, facts and question."""
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
        ask = None if state.is_chance_node() else state.position.ask()
        if ask is not None:
            also = [f"ask-{ask.also}"] if ask.also else []
            why = [f"why-{ask.why}"] if ask.why else []
            for key in (f"ask-{ask.code}", *also, *why):
                self._met.setdefault(key, dict(ask.params))

    def _note_saying(self, saying: Saying) -> None:
        params: Params = dict.fromkeys(
            ("name", "what", "card", "by", "cards", "change", "text"), "x"
        )
        params["number"] = 1
        if saying.other >= 0:
            params["who"] = "x"
        if saying.suit:
            params["suit"] = saying.suit
        if saying.code != "won":  # there are several sentences about who won
            self._met.setdefault(f"told-{saying.code}", params)
        if saying.text:
            self._met.setdefault(saying.text, {})
        for entry in saying.entries:
            if entry.code:
                self._met.setdefault(f"entry-{entry.code}", {"name": "x", "cards": "x"})

    def note_refusal(self, state: State, index: int) -> None:
        """Collect the key of the reason for which ``state`` refuses the action with the index ``index``."""
        if not state.is_chance_node():
            refusal: Refusal = state.position.refusal(index)
            self._met.setdefault(f"refuse-{refusal.code}", dict(refusal.params))

    def missing(self) -> list[str]:
        """The keys without suitable words, each as ``key (language)``, sorted."""
        game = self._game
        stated = (*_actions(game), *_look_words(game), *_lesson_words(game))
        needed = [*stated, *self._met.items()]
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
        """The keys of the game's titles, phases and options; games may share the keys of an option."""
        rules, id = self._game.rules, self._game.id
        keys = [f"{about}-{id}" for about in ABOUT]
        keys += [f"phase-{phase.name}" for phase in self._game.phases]
        if any(face.turned_by for face in rules.look.cards.values()):
            keys += [f"table-turning{end}" for end in ("", "-full", "-empty", "-turned")]
        for option in (option for option in rules.options if option.offered):
            for end in ("", "-about", *(f"-{choice}" for choice in option.choices)):
                own, shared = (f"option-{of}{option.name}{end}" for of in (f"{id}-", ""))
                common = has_translation(shared, ENGLISH) and not has_translation(own, ENGLISH)
                keys.append(shared if common else own)
        return keys


def _has_words(key: str, params: Params, language: str) -> bool:
    if not has_translation(key, language):
        return False
    try:
        say(key, params, language)
    except ValueError:
        return False
    return True
