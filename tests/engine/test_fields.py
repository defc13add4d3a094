"""Fields of positions: declared once, copied whole."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import GAMES, MANY, decisions, games

import nullo
from nullo.engine.rng import Rng

ROOT = Path(__file__).parents[2]
HEADERS = sorted((ROOT / "src/nullo/games").glob("*/*.pxd"))
TYPES: dict[str, Any] = runpy.run_path(str(ROOT / "scripts/fieldtypes.py"))
HEADER = f"cdef class Rook(Piece):\n{TYPES['FIRST']}\n    cdef int old\n{TYPES['LAST']}\n"


def declared(code: str) -> dict[str, str]:
    """The C declarations that are written for a body of ``__init__``."""
    tree = ast.parse(f"class Rook:\n def __init__(self):\n  {code}\n")
    assert isinstance(tree.body[0], ast.ClassDef)
    found: dict[str, str] = TYPES["fields"](tree.body[0])
    return found


def test_headers_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert TYPES["main"](check=True) == 0


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_position_has_no_fields_but_declared_ones(header: Path) -> None:
    # A field with an object would be copied as a number, without counting the reference.
    if "Position" not in header.read_text() or header.stem in ("heuristic", "learned", "worlds"):
        return
    rest = re.sub(f"{TYPES['FIRST']}.*?{TYPES['LAST']}", "", header.read_text(), flags=re.S)
    for line in re.findall(r"^    cdef .*$", rest, re.M):
        assert "(" in line, f"{line} is neither a declared field nor a method"


@pytest.mark.parametrize(
    ("code", "type_"),
    [
        ("self.x: int = 0", "cdef int x"),
        ("self.x: bool = False", "cdef bint x"),
        ("self.x: Word = 0", "cdef u64 x"),
        ("self.x: Ints = [-1] * 6", "cdef int x[6]"),
        ("self.x: Words = [0] * 12", "cdef u64 x[12]"),
        ("self.x: Bytes = [0] * 64", "cdef unsigned char x[64]"),
    ],
)
def test_c_types_follow(code: str, type_: str) -> None:
    assert declared(code) == {"x": type_}
    written = TYPES["with_fields"](HEADER, {"Rook": declared(code)})
    assert f"{TYPES['FIRST']}\n    {type_}\n{TYPES['LAST']}" in written
    assert "old" not in written


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("self.x: float = 0", "cannot be a float"),
        ("self.x: Ints = [0, 1]", "state the size of x"),
        ("self.x: int = 0; self.x: int = 1", "declared twice"),
    ],
)
def test_a_declaration_that_gives_no_c_type_is_refused(code: str, why: str) -> None:
    with pytest.raises(TYPES["Wrong"], match=why):
        declared(code)


def test_a_class_with_fields_and_no_markers_is_refused() -> None:
    with pytest.raises(TYPES["Wrong"], match="Rook has fields"):
        TYPES["with_fields"]("cdef class Rook(Piece):\n    pass\n", {"Rook": {"x": "cdef int x"}})


def test_a_stale_header_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "src/nullo/games/rook"
    folder.mkdir(parents=True)
    source = "class Rook:\n    def __init__(self):\n        self.x: int = 0\n"
    (folder / "position.py").write_text(source)
    (folder / "position.pxd").write_text(HEADER)
    monkeypatch.chdir(tmp_path)
    assert TYPES["main"](check=True) == 1
    assert "position.pxd" in capsys.readouterr().err
    assert TYPES["main"](check=False) == 0
    assert TYPES["main"](check=True) == 0


METHODS = """\
    @cython.locals(k=int)
    cdef int old(self, int a, Piece b) noexcept nogil
    cdef void _look(self, int* on, double value=*)
    cpdef list found(self)
"""
STATED = """
class Rook(Piece):
    def old(self, a: Word, b: Rook) -> bool:
        k = a
    def _look(self, on: Any, value: float = 1.0) -> None: ...
    def found(self) -> list[int]: ...
    def not_compiled(self, a: int) -> int: ...
"""


def test_types_of_functions_follow() -> None:
    header = "cdef int gone(int a)\ncdef one(before, list b)\ncdef int two(int a, Rook b) nogil\n"
    stated = (
        "def one(before: Any, b: list[int]) -> None: ...\ndef two(a: Word, b: Rook) -> Long: ...\n"
    )
    new = TYPES["with_types"](header, ast.parse(stated).body)
    assert new == header.replace("int two(int a", "i64 two(u64 a")


def test_a_type_of_a_variable_that_is_not_there_is_refused() -> None:
    header = "cdef class Rook(Piece):\n    @cython.locals(j=int)\n    cdef bint old(self, u64 a, Rook b)\n"
    with pytest.raises(TYPES["Wrong"], match="old has no variable j"):
        TYPES["with_types"](header, ast.parse(STATED).body)


def test_types_of_methods_follow() -> None:
    header = f"cdef int ONE\ncdef class Rook(Piece):\n{METHODS}"
    new = TYPES["with_types"](header, ast.parse(STATED).body)
    assert new == header.replace("int old(self, int a, Piece b)", "bint old(self, u64 a, Rook b)")


def test_a_method_with_other_parameters_is_refused() -> None:
    header = "cdef class Rook(Piece):\n    cdef int old(self, int a)\n"
    with pytest.raises(TYPES["Wrong"], match="old has other parameters"):
        TYPES["with_types"](header, ast.parse(STATED).body)


def test_a_constant_without_a_value_is_found() -> None:
    """Compiled, it would be 0."""
    header = "cdef int ONE, TWO, THREE\ncdef int four(int a)\ncdef double TABLE[4]\n"
    module = "from numbers import TWO\nif yes:\n    ONE, FIVE = range(2)\nTABLE = [0.0] * 4\n"
    assert TYPES["unset"](header, ast.parse(module).body) == {"THREE"}


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data())
def test_a_copy_is_equal_and_its_own(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    rng = Rng(data.draw(st.integers(0, 2**32)), "fields")
    used = game.new_initial_state().position
    for now in decisions(game, rng):
        position = now.position
        copy = position.copy()
        assert copy.same(position)
        used.become(position)
        assert used.same(position)
        before = copy.copy()
        copy.act(copy.legal()[-1])
        assert not copy.same(position)
        assert before.same(position)


def test_positions_of_two_games_are_not_the_same() -> None:
    sauce, fives = (
        nullo.load(name).new_initial_state().position for name in ("sauce", "all-fives")
    )
    assert not sauce.same(fives)


def test_a_copy_shares_its_options_and_its_deck() -> None:
    position = nullo.load("sauce").new_initial_state().position
    copy = position.copy()
    assert copy.options is position.options
    assert copy.deck_cards is position.deck_cards
    deck = position.deck_cards
    before = sys.getrefcount(deck)
    for _ in range(100):
        position.copy().become(copy)
    after = sys.getrefcount(deck)
    assert after == before
