"""Outside its own folder, no game is named in the engine or the page, nor any verb of its moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nullo
from nullo.games.folders import built_in

ROOT = Path(__file__).parent.parent
#: Where a game is named all the same.
EXEMPT = {
    "src/nullo/__init__.py": "the example of its docstring",
    "src/nullo/state/state.py": "the example of its docstring",
}
SOURCES = (".py", ".pxd", ".ts", ".svelte", ".css", ".html")


#: Words of one game, in any form.
GAME_WORDS = re.compile(r"sauce|shadoof|\bnope\b", re.IGNORECASE)
#: A game whose id is an English word, compared or imported: the word itself cannot be forbidden.
GAME_IDS = re.compile(
    r"""(?:[!=]==?|\bcase)\s*["'`]nothing["'`]|\bgames import nothing\b"""
    r"""|["'`]nothing["'`]\s*(?:[:)\]}]|,\s*[)\]}])"""
)
#: Packages that get moves and must not know their texts.
READERS = (
    "terminal remote server site cli hints lessons bots judge analysis state records paper study scorekeeper"
).split()
#: Verbs of the games' moves.
VERBS = "play|bid|discard|draw|take|call|correct|toss|give|stand|beg|open|secret|keep|leave|pass|look|decline"
#: What takes the text of a move apart.
MOVE_WORDS = re.compile(rf"""["'`^](?:{VERBS})(?: (?:\$\{{|\{{|\(|\\d|\w|["'`])|["'`] ?\+)""")
#: What compares a move, or its verb, with a verb.
BARE_VERBS = re.compile(
    rf"""\b(?:action|verb|move|head|words?\[0\])\w*\s*(?:[!=]==?|\bin\b)\s*[(\[{{]?\s*["'`](?:{VERBS})["'`]"""
    rf"""|\bstarts_?with\(\(?["'`](?:{VERBS})["'`]|\bSet\(\[["'`](?:{VERBS})["'`]""",
    re.IGNORECASE,
)
#: What compares a verb with any word, also of a plug-in, or looks something up by it.
ANY_VERB = re.compile(
    r"""\bverb\b\s*(?:[!=]==?|\bin\b)\s*[(\[{]?\s*["'`]"""
    r"""|["'`\w]\s*[\]}](?:\[|\.includes\()(?:\w+\.)*verb\b"""
    r"""|\baction\.(?:split\([^)]|startswith|startsWith|partition|rpartition)"""
)
#: What compares a phase with a word that only one game has for it.
PHASES = re.compile(
    r"""\bphase\b\s*(?:[!=]==?|\bin\b)\s*[(\[{]?\s*["'`](?!(?:play|bid|deal|over)["'`])"""
)


def verbs_of_the_games() -> re.Pattern[str]:
    """A pattern for a verb of the games' moves where a ``switch`` has a case for it."""
    games = [nullo.load(game) for game in built_in()]
    for game in list(games):
        modes = [option.choices for option in game.rules.options if option.name == "mode"]
        games += [nullo.load(game.id, mode=mode) for choices in modes for mode in choices]
    verbs = {move.verb for game in games for phase in game.phases for move in phase.moves}
    return re.compile(rf"""\bcase\s+["'`](?:{"|".join(sorted(verbs))})["'`]""")


CASES = verbs_of_the_games()


def sources() -> list[Path]:
    """The sources of the engine without the games' folders, and of the page without tests."""
    folders = {ROOT / "src/nullo/games" / game.replace("-", "_") for game in built_in()}
    folders.add(ROOT / "src/nullo/server/static")  # the page again, built
    page = [
        path
        for path in (ROOT / "web/src").rglob("*")
        if not {"fixtures"} & set(path.parts)
        and ".test." not in path.name
        and path.name != "testing.ts"
    ]
    engine = [path for path in (ROOT / "src/nullo").rglob("*") if not folders & set(path.parents)]
    return [path for path in (*engine, *page) if path.suffix in SOURCES]


def naming(game: str) -> re.Pattern[str]:
    """A pattern for a game's name in code: ids of several words in any spelling, others only quoted."""
    if "-" in game:
        return re.compile(re.sub("-", "[-_]?", game), re.IGNORECASE)
    return re.compile(rf"""game\S*\W{{1,6}}["'`]{game}["'`]|\bgames[./]{game}\b|\bg-{game}\b""")


@pytest.mark.parametrize("game", sorted(built_in()))
def test_it_is_not_named_outside_its_folder(game: str) -> None:
    name = naming(game)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if str(path.relative_to(ROOT)) not in EXEMPT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if name.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_exempt_are_still_needed() -> None:
    names = [naming(game) for game in built_in()]
    for path in EXEMPT:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert any(name.search(text) for name in names), path


def lines(pattern: re.Pattern[str], text: str) -> list[str]:
    """The lines of a source in which a pattern occurs."""
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


def test_shared_code_has_no_words_of_one_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in sources()
        if path.relative_to(ROOT).as_posix() not in EXEMPT
        for pattern in (GAME_WORDS, GAME_IDS)
        for line in lines(pattern, path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_no_screen_takes_the_text_of_a_move_apart() -> None:
    readers = (*(str(ROOT / "src/nullo" / folder) for folder in READERS), str(ROOT / "web"))
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in sources()
        if str(path).startswith(readers) and path.suffix != ".css"
        for pattern in (MOVE_WORDS, BARE_VERBS, ANY_VERB, PHASES, CASES)
        for line in lines(pattern, path.read_text(encoding="utf-8"))
        if not line.startswith(("#", "//", "/*", "*", '"""')) and "Rng(" not in line
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        'elif "SAUCE" in places and head == "play":',
        'parts: Literal["piles", "sauces", "teams"]',
        "sauce: bool = False",
        'if (bids.includes("shadoof")) return say("bid-shadoof");',
        "from nullo.games.sauce.seen import SauceSeen",
        "const sauceColour = colours[0];",
        "def is_sauce(card: int) -> bool:",
    ],
)
def test_words_of_one_game_are_seen(line: str) -> None:
    assert lines(GAME_WORDS, line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        'const MAIN = new Set(["stand", "open", "take one", "draw stock"]);',
        'if action.startswith("play "):',
        "const number = /^bid (\\d+)$/.exec(action)?.[1];",
        'entry.bid = f"bid {self.bids[seat]}"',
        "data-action={ways.length > 1 ? `play ${code}` : ways[0]}",
        'own.bid == "bid nothing"',
    ],
)
def test_texts_of_moves_are_seen(line: str) -> None:
    assert lines(MOVE_WORDS, line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        'if game == "nothing":',
        'case "nothing":',
        'id !== "nothing"',
        "from nullo.games import nothing",
        'if game in ("nothing",):',
        'count = {"nothing": 1}[game]',
    ],
)
def test_an_id_that_is_an_english_word_is_seen(line: str) -> None:
    assert lines(GAME_IDS, line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        'if action == "stand":',
        'if (move.verb === "pass") return;',
        'if move.verb in ("open", "keep"):',
        'words[0] == "bid"',
        'if action.startswith("bid"):',
        'if (action.startsWith("draw")) return;',
        'const MAIN = new Set(["stand", "open"]);',
    ],
)
def test_verbs_alone_are_seen(line: str) -> None:
    assert lines(BARE_VERBS, line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        'if move.verb == "duck":',
        'if (verb === "draw-stock") return;',
        'cost = {"stand": 1}[move.verb]',
        'if (["stand", "pass"].includes(move.verb)) return;',
        'number = action.split(" ")[1]',
        'if action.startswith("ra"):',
    ],
)
def test_verbs_of_plug_ins_are_seen(line: str) -> None:
    assert lines(ANY_VERB, line) == [line]


def test_phases_of_one_game_and_cases_are_seen() -> None:
    assert lines(PHASES, 'if (open.phase === "flip") turn();')
    assert lines(PHASES, 'if (before.public?.phase === "give") from(partner);')
    assert not lines(PHASES, 'if (open.phase === "play") turn();')
    assert lines(CASES, '    case "stand":')
