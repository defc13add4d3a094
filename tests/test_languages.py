"""Every language has exactly the messages that are used, translated."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest

from locale_files import ROOT, code, files, literals, messages, said, source, variables, words
from nullo.bots.base import LEVELS
from nullo.games.registry import BUILT_IN, rules_of
from nullo.locale.words import ENGLISH, LANGUAGES, rule_page, say

OTHERS = [language for language in LANGUAGES if language != ENGLISH]

# Keys that code puts together: their beginnings, and their possible endings. The middle must be a
# text in quotes somewhere in the code (an action, an effect, a phase), or a name below.
BEGINNINGS = {
    "about-": "a game in the list of the terminal",
    "act-": "an action as a button",
    "advice-best-": "what tells the best action of a hint from others",
    "ask-": "what a game asks",
    "bots-": "a bot's strength",
    "bots-know-": "what bots know of a game",
    "card-": "a kind of card",
    "card-index-": "the letter of a court card",
    "card-rank-": "a court card",
    "choice-": "an action as a choice of the terminal",
    "class-": "how good a decision was",
    "cli-head-": "a column",
    "cli-help-": "an option that Typer adds",
    "cli-value-": "the kind of value that an option takes",
    "clock-": "what a clock may be",
    "clock-mine-": "what is left of one's own clock",
    "clock-of-": "what is left of a clock",
    "column-": "a column of the terminal's table",
    "command-": "what a command of line mode does",
    "connection-": "a state of the connection",
    "effect-": "what a Sauce does",
    "entry-": "an item of what a hand has shown",
    "emote-": "a word at a press",
    "error-": "why the server or a table refuses",
    "fact-": "what is in force in one game",
    "games-figure-": "a column of the games that were played",
    "help-": "help for one game",
    "key-": "a key of the keyboard",
    "keep-": "what is entered at a real table",
    "kind-": "what kind a game is",
    "language-": "a language that is named on the command line",
    "learnt-": "what a first hand has taught",
    "lobby-": "what may be done with a table",
    "nudge-": "where a hint first makes one look",
    "option-": "an option; tests/test_words.py asks for each",
    "phase-": "a phase in words",
    "pile-": "a pile of the terminal's table",
    "onpaper-": "a document to print",
    "print-": "a word printed on a card",
    "problem-": "what went wrong on the way",
    "reason-": "a fact that a hint tells",
    "remark-": "what a bot says of its bid",
    "record-in-": "a place in a record",
    "record-json-": "what is wrong in a text of JSON",
    "pace-": "how fast bots play",
    "end-": "the limit that has ended a game",
    "refuse-": "why an action is refused",
    "replay-speed-": "how fast a replay goes by itself",
    "said-": "what a seat declared",
    "score-": "a part of what a hand scored",
    "seats-": "what the cut decides",
    "settings-colours-": "a choice of the settings",
    "settings-help-": "a choice of the settings",
    "settings-language-": "a choice of the settings",
    "settings-motion-": "a choice of the settings",
    "settings-size-": "a choice of the settings",
    "settings-theme-": "a choice of the settings",
    "short-": "a colour in three letters",
    "study-effect-": "a Sauce in a study",
    "study-field-": "a figure of whole games in a study",
    "study-ladder-": "a column of a study's levels",
    "suit-": "a suit or colour",
    "system-": "what a file or the network does not do",
    "table-": "the kind of face-up cards in a hand",
    "table-bid-": "how a bid lies",
    "table-facts-": "a game's name for what is in force",
    "table-wait-": "a phase that others are in",
    "why-": "why a game asks, or what each choice means",
    "tile-": "a game in the lobby",
    "title-": "what a game is called",
    "told-": "an action as a sentence",
    "tool-": "a tool of the page's head",
    "tui-ended-": "why the line to a server ended",
    "tui-foot-": "what a key does, in the line of keys",
    "tui-key-": "a key of the terminal, and what it does",
    "tui-place-": "where hidden cards went",
    "verify-": "how a seal was kept",
    "watch-": "what watchers see",
    "watch-says-": "the same, in a sentence",
    "wrong-": "an option that is wrong",
    "wrong-argument-": "an argument that is wrong",
    "worked-did-": "what a card of a worked trick did to others, by the code of its saying",
    "worked-then-": "what a worked trick led to, by the code of a saying",
    "worked-who-": "what somebody did in a worked trick",
}
ENDINGS: tuple[str, ...] = (
    "-you",
    "-about",
    "-words",
    "-super",
    "-late",
    "-super-late",
    "-game",
    "-of",
    "-all",
    "-nothing",
    "-not",
    "-other",
)
ENDINGS += ("-made", "-missed")  # how a bid went
ENDINGS += ("-why", "-known")  # of a pile
ENDINGS += ("-bank", "-rests", "-last")  # where a clock stands
ENDINGS += ("-took", "-stock", "-discard")  # how a play in a worked trick ended
NAMES = {*BUILT_IN, *"shdcbgyorp", *"AKQJ", *"sml24", *LANGUAGES}
NAMES |= {"install-completion", "show-completion"}  # of Typer
NAMES |= {"slow", "normal", "fast"}  # of a replay
NAMES |= {"best", "fine", "inaccuracy", "mistake", "blunder"}  # of an analysis
NAMES |= {f"{game}-{level}" for game in BUILT_IN for level in LEVELS}  # a character
NAMES |= {"drew"}  # in a worked trick
NAMES |= {
    f"trump-{rank}" for rank in ("10", "5", "A", "K", "Q", "J")
}  # who took them at a real table

# Rightly the same as in English.
SAME = {
    "": {
        "names printed on cards": r"print-.*|card-sauce|state-.*|said-bid-(all|nothing)",
        "names of bids": r".*-(nope|shadoof|no-way)|study-bid-blind",
        "names of games and of the Sauce": r"title-.*|told-sauce|fact-sauce",
        "languages by their own names": r"settings-language-.*",
        "units": r"clock-(seconds|minutes|minutes-seconds)",
        "a colour": r"(suit|short)-o",
        "letters and keys": r"key-letters|key-enter|key-escape|key-close|mark-dealer"
        r"|key-hint|table-dealer-letter|card-index-K|paper-(open|secret)",
        "sizes of paper": r"onpaper-(a4|letter)",
        "names of cards and of the Sauce on paper": r"paper-(flips|sauce)",
    },
    "fr": {
        "the same word": r"replay-pause|pace-normal|cli-help-(arguments|options|usage-options)|cli-head-id"
        r"|cli-value-(port|date)|option-nothing-stall|study-bid-points|option-mode-strict"
        r"|column-(points|score)|lobby-(minutes|options)|seat-place|tool-score|messages"
        r"|table-(points|felt|score|score-total)|tui-minutes|tui-foot-(scores|options)|tui-key-trick"
        r"|keep-points|score-entered|analysis-(lost-)?points|games-points|daily-(place|points)|games-figure-(date|points)"
        r"|paper-(date|points|score|total|trump-points)|duplicate-total",
    },
    "de": {
        "the same word": r"bots-(title|one)|name-level|replay-pause|(replay-speed|pace)-normal|tui-key-leave"
        r"|cli-value-(link|name|port)|analysis-bid-chance|onpaper-deck|paper-team(-bid)?|table-team|keep-teams"
        r"|option-all-or-nothing-teams",
    },
}

# Parameters that count something, and keys where that is never one.
COUNTS = {"count", "number", "games", "deals", "hands", "hand", "points", "target", "minutes"}
COUNTS |= {"worlds", "many", "tries", "days", "done", "all"}
SEVERAL = {"ask-discard-must", "score-points", "reason-points-needed", "reason-points-enough"}
SEVERAL |= {"analysis-all-actions", "reason-rest-sure", "games-curve-about", "keep-missing-many"}
SEVERAL |= {"advice-choices", "record-several", "replay-several"}
ONE_OF_MANY = {
    "en": r"\b1 (?!(is|was|has|less)\b)([a-z-]+ )?[a-z]+s\b",
    "de": r"\b1 (Spiele|Partien|Runden|(\w*[Kk])arten|Stiche|Punkte|Züge|Minuten|Plätze|Namen|\w+ungen)",
    "fr": r"\b1 (\w+s\b|jeux)",
}

# One thing, one word (docs/languages.md).
AVOIDED = {
    "en": {
        "revoke": "[Ww]rong card(?! is refused)",
        "true or false call": "(rightly|wrongly) called|[Ww]rong call|call that is (right|wrong)",
        "to discard": r"\b(throws?|thrown|threw) away\b|\b[Tt]hrow x",
        "costly": r"\b[Dd]ear(er|est)?\b",
        "missed": "bid of x failed|[Ff]ailed Nope",
        "the players may agree": "[Aa] table (may|can) (agree|settle|play)",
        "separated by commas": "commas between",
    },
    "de": {
        "Nichtbedienen": "[Ff]alsche Karte|gemeldet",
        "FLIP-Karte": r"\b(kein|der|den) FLIP\b",
        "Punkte machen": r"Punkte nehmen|nimmt (mindestens|keine Punkte)|genommene Punkte",
        "man kann vereinbaren": "[Ee]in Tisch (kann|spielt)",
        "Ansage, ansagen": r"\b(Gebot|bieten|bietet|geboten)\b",
        "erfüllt": r"Ansage klappt",
    },
    "fr": {
        "renonce": "fautive",
        "signalement": "faux appels?|appels",
        "couleur demandée": "couleur entamée",
        "une FLIP, l’ALL": r"\b(aucun|un|le) FLIP|\b[Ll]e ALL",
        "on peut convenir": "[Uu]ne table (peut|joue)",
        "feuille de marque": "feuille de score|Nouvelle marque|cette marque",
        "trois de plus": "(ou|il|a préféré|le donneur) redonner?",
        "carte numérotée": "carte à nombre",
        "robot": r"(?<![-.\w])[Bb]ots?\b",
    },
}


def missing(keys: set[str], among: set[str]) -> list[str]:
    return sorted(keys - among)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_once(language: str) -> None:
    pattern = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
    keys = Counter(
        key for path in files(language) for key in pattern.findall(path.read_text("utf-8"))
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    english, own = set(messages(ENGLISH)), set(messages(language))
    assert missing(english, own) == []
    assert missing(own, english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_parameters(language: str) -> None:
    own = messages(language)
    for key, message in messages(ENGLISH).items():
        assert variables(own[key]) == variables(message), key


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_marks(language: str) -> None:
    def marks(one: str) -> dict[str, list[str]]:
        return {key: re.findall("[⚖☂]", source(text)) for key, text in messages(one).items()}

    assert marks(language) == marks(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    own = messages(language)
    allowed = re.compile("|".join([*SAME[""].values(), *SAME[language].values()]))
    same = [
        key
        for key, message in messages(ENGLISH).items()
        if source(own[key]) == source(message)
        and any(letter.isalpha() for letter in "".join(words(message)))
        and not allowed.fullmatch(key)
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_many(language: str) -> None:
    bad = []
    for key, message in messages(language).items():
        names = variables(message)
        text = say(key, {name: 1 if name in COUNTS else "x" for name in names}, language)
        if key not in SEVERAL and re.search(ONE_OF_MANY[language], text):
            bad.append((key, text))
    assert bad == []


@pytest.mark.parametrize(
    ("language", "word"), [(one, word) for one in LANGUAGES for word in AVOIDED[one]]
)
def test_one_thing_has_one_word(language: str, word: str) -> None:
    found = [
        (where, text) for where, text in texts(language) if re.search(AVOIDED[language][word], text)
    ]
    assert found == []


def test_every_key_that_is_said_is_there() -> None:
    # Names, such as a game's title, are compared as well.
    keys = {key for key in said() if "-" in key} - {"all-or-nothing", "alles-oder-nichts"}
    told = {key.removeprefix("told-") for key in messages(ENGLISH)}
    assert missing(keys, set(messages(ENGLISH)) | set(BUILT_IN) | told) == []


def used(key: str) -> bool:
    if key in literals() or key.removeprefix("told-hidden-") in literals():
        return True
    for beginning in BEGINNINGS:
        rest = key.removeprefix(beginning)
        if rest == key:
            continue
        if beginning == "option-":
            return True
        for ending in ("", *ENDINGS):
            middle = rest.removesuffix(ending)
            if middle in literals() or middle in NAMES:
                return True
    if key.removesuffix("-you").removesuffix("-seat") != key.removesuffix("-you"):
        return used(key.removesuffix("-you").removesuffix("-seat"))  # of a move that names a seat
    return any(key.removesuffix(ending) in literals() for ending in ENDINGS if key.endswith(ending))


def test_every_key_is_used() -> None:
    assert [key for key in messages(ENGLISH) if not used(key)] == []


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_every_beginning_is_put_together(beginning: str) -> None:
    assert re.search(rf"""["`]{beginning}(\$?\{{|["`] \+)""", code())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_words(language: str) -> None:
    for game in BUILT_IN:
        rules = rules_of(game)
        for phase in rules.phases(rules.fill({})):
            assert f"phase-{phase.name}" in messages(language), (game, phase.name)


def test_the_server_names_the_language() -> None:
    """The server has readers of many languages, so it never uses the language of its process."""
    places = {"say": 3, "named": 3, "title_of": 2, "has_words": 2, "rule_page": 2}
    places |= {"told": 2, "worded": 2}
    for path in sorted((ROOT / "src/nullo/server").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                given = len(call.args) + any(word.arg == "language" for word in call.keywords) * 3
                assert given >= places.get(call.func.id, 0), f"{path}:{call.lineno}"


def texts(language: str) -> list[tuple[str, str]]:
    """Every text that a reader sees, with its file and key; each parameter is replaced by an x."""
    found = [(key, "x".join(words(one))) for key, one in messages(language).items()]
    for game in BUILT_IN:
        plain = re.sub(r"`[^`]*`", "x", rule_page(game, language) or "")
        found += [(game, line) for line in plain.splitlines()]
    return found


def test_french_spaces_and_quotes() -> None:
    """French has a narrow no-break space before ; : ! ? % and inside « », and no straight quotes."""
    wrong = re.compile(
        r"""['"]|(?<![\u202f?])[;!?%](?!\S)|(?<!\u202f):(?!\S)|«(?!\u202f)|(?<!\u202f)»"""
    )
    bad = [
        (where, text)
        for where, text in texts("fr")
        if wrong.search(text) and text.strip() not in ("?", ":")
    ]
    assert bad == []


def test_german_quotes() -> None:
    bad = [
        (where, text)
        for where, text in texts("de")
        if re.search(r"""["«»]|”|\B'|'\B""", text) or text.count("„") != text.count("“")
    ]
    assert bad == []
