"""The drawings of cards: whole, within their boxes, and enough for every game and language."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from nullo.drawing.shapes import HEIGHT, WIDTH, drawings
from nullo.game.look import Drawing
from nullo.games.folders import built_in
from nullo.games.registry import rules_of
from nullo.locale.words import LANGUAGES, message_or
from nullo.paper.cards import CardArtist
from nullo.paper.pen import Pen, steps

INKS = {"", "ink", "paper", "gold"}
DRAWN = drawings()
#: Each path with the width and height of its box.
PATHS = [
    *((f"numeral {sign}", one.path, one.width, 28.0) for sign, one in DRAWN.numerals.items()),
    *((f"suit {name}", one.path, 24.0, 24.0) for name, one in DRAWN.suits.items() if one.path),
    *(
        (f"court {name}", shape.path, 62.0, 84.0)
        for name in DRAWN.courts
        for shape in DRAWN.court(name)
        if shape.path
    ),
    *(("arrow", path, WIDTH, HEIGHT) for path in DRAWN.faces["turns"]["arrows"]),
    ("strip", DRAWN.faces["painted"]["strip"], WIDTH, HEIGHT),
]


@pytest.mark.parametrize(("name", "path", "width", "height"), PATHS)
def test_a_path_is_within_its_box(name: str, path: str, width: float, height: float) -> None:
    found = steps(path)
    assert [kind for kind, _ in found].count("move") >= 1
    assert len(found) > 1
    for kind, points in found:
        if kind != "close":
            x, y = points[-1]
            assert -0.5 <= x <= width + 0.5, name
            assert -0.5 <= y <= height + 0.5, name


def test_arcs_become_curves() -> None:
    kinds = [kind for kind, _ in steps("M2 2a4 4 0 0 1 8 0q1 1 2 0l1-1h2v2Z")]
    assert kinds[0] == "move"
    assert kinds[-1] == "close"
    assert kinds.count("line") == 3
    assert kinds.count("curve") >= 3
    end = steps("M2 2a4 4 0 0 1 8 0")[-1][1][-1]
    assert end == pytest.approx((10, 2))


def test_every_suit_is_drawn() -> None:
    assert set(DRAWN.suits) == set(get_args(Drawing))
    assert [name for name, suit in DRAWN.suits.items() if not suit.path] == ["flower"]
    assert len({suit.letter for suit in DRAWN.suits.values()}) == len(DRAWN.suits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rank_is_drawn(language: str) -> None:
    for game in built_in():
        rules = rules_of(game)
        for code in rules.deck(rules.fill({})).codes:
            rank, suit = rules.look.parts_of(code)
            face = rules.look.cards.get(code)
            if suit and not (face and face.turned_by):
                sign = message_or(f"card-index-{rank}", rank, language)
                assert sign in DRAWN.numerals, (code, sign)


def test_courts_have_inks_that_exist() -> None:
    for name in DRAWN.courts:
        shapes = DRAWN.court(name)
        assert len(shapes) > 5
        assert {ink for one in shapes for ink in (one.fill, one.stroke)} <= INKS
        assert all(one.path or one.r for one in shapes)


@pytest.mark.parametrize("game", built_in())
def test_a_printed_card_has_an_index_in_two_opposite_corners(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of(game)
    pen = Pen("a4", "A deck", "en")
    drawn: list[tuple[str, float, float]] = []

    def note(name: str) -> None:
        draw = getattr(pen, name)

        def noted(*given: object, **more: object) -> None:
            x, y = pen.canvas.absolutePosition(0, 0)
            drawn.append((f"{name} {given}", x, y))
            draw(*given, **more)

        monkeypatch.setattr(pen, name, noted)

    for name in ("path", "circle", "text"):
        note(name)
    artist = CardArtist(pen, rules, "en", both_ends=True)
    middle = pen.canvas.absolutePosition(WIDTH / 2, HEIGHT / 2)
    for code in set(rules.deck(rules.fill({})).codes):
        drawn.clear()
        artist.card(code, 0, 0, WIDTH)
        # Something is drawn again at the other side of the card's middle.
        assert any(
            one == other
            and x + x2 == pytest.approx(2 * middle[0], abs=0.01)
            and y + y2 == pytest.approx(2 * middle[1], abs=0.01)
            and y > y2 + 1
            for (one, x, y), (other, x2, y2) in product(drawn, drawn)
        ), code
