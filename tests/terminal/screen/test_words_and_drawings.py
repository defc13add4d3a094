"""At every decision the question has words in every language, and the drawing fits its size."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import nullo
from nullo.cli import main
from nullo.engine.rng import Rng
from nullo.locale.words import LANGUAGES, speak
from nullo.state.match import Match, RandomSource
from nullo.terminal.screen import info_texts
from nullo.terminal.screen.action_bar import action_labels
from nullo.terminal.screen.board_view import Drawing
from nullo.terminal.screen.card_drawing import Canvas, fit_text, narrow
from nullo.terminal.screen.info_texts import progress, prompt_for, refusal_words
from nullo.terminal.screen.palette import DARK, LIGHT
from nullo.terminal.screen.replay_screen import ReplayModel
from nullo.terminal.screen.seat_text import Painter, SeatTeller
from nullo.terminal.shared.choices import OfferedMoves
from nullo.terminal.shared.faces import Faces, sign_of
from nullo.terminal.shared.people import People
from nullo.terminal.shared.table_text import TableText

GAMES = [
    ("all-or-nothing", {"hands": 2, "players": 6}),
    ("all-or-nothing", {"hands": 1, "mode": "honour"}),
    ("alles-oder-nichts", {"hands": 2, "mode": "honour"}),
    ("nothing", {"players": 12}),
    ("all-fives", {"target": 5, "mode": "honour"}),
    ("sauce", {"hands": 2, "super_after": 1}),
]
NAMES = [f"Bartholomäus {k}" for k in range(12)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision(game: str, options: dict[str, object], language: str) -> None:
    speak(language)
    loaded = nullo.load(game, **options)
    dice = random.Random(5)
    match = Match(loaded, RandomSource(Rng(5, "drawn")), NAMES[: loaded.players])
    faces = Painter(DARK)
    told = []
    while not match.state.is_terminal():
        seat = match.state.current_player()
        view = match.state.view(seat)
        people = People(NAMES[: loaded.players], seat)
        prompt = prompt_for(view, [seat], people, faces)
        told += [prompt.text, prompt.why, progress(view.public)]
        others = action_labels(OfferedMoves(view, people, faces), people, faces)
        told += [deed.label for deed in others]
        letters = [deed.letter for deed in others if deed.letter]
        assert len(letters) == len(set(letters))
        assert view.own is not None
        told += [refusal_words(barred.refusal, faces) for barred in view.own.refused]
        waits = (seat + 1) % loaded.players
        other = match.state.view(waits)
        told.append(prompt_for(other, [seat], People(NAMES, waits), faces).text)
        match.act(seat, dice.choice(match.state.legal_actions()))
    assert all("{" not in text for text in told)
    keys = re.compile(r"\b(table|tui|refuse|act|choice|phase|ask|bid|said)-[a-z-]+")
    assert [text for text in told if keys.search(text)] == []


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_drawings_fit(game: str, options: dict[str, object]) -> None:
    loaded = nullo.load(game, **options)
    dice = random.Random(5)
    match = Match(loaded, RandomSource(Rng(5, "drawn")), NAMES[: loaded.players])
    while not match.state.is_terminal():
        match.act(match.state.current_player(), dice.choice(match.state.legal_actions()))
    model = ReplayModel(match, 0)
    for place in range(0, model.steps, 7):
        model.go(place)
        assert model.view is not None
        for width, height in ((80, 8), (80, 12), (100, 30), (40, 3)):
            lines = Drawing(model, model.view, LIGHT, width, height).as_text().plain.split("\n")
            assert [len(line) for line in lines] == [width] * height


def test_a_trick_names_its_players_and_its_best_card_in_any_height() -> None:
    match = Match(nullo.load("sauce", hands=1), RandomSource(Rng(5, "drawn")), NAMES[:4])
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    model, looked = ReplayModel(match, 0), 0
    for place in range(0, model.steps, 3):
        model.go(place)
        assert model.view is not None
        if not model.view.public.trick:
            continue
        for height in range(5, 20):
            told = Drawing(model, model.view, LIGHT, 80, height).as_text().plain
            assert "▴" in told or "◂" in told, told
            looked += 1
    assert looked


def test_what_takes_two_cells_is_not_drawn() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "a漢b\u200d")
    assert canvas.as_text().plain == "a?b   "
    assert narrow("é♥") == "é♥"
    assert narrow("e\u0301 👩\u200d👩\u200d👧 🇩🇪") == "e ? ?"
    assert fit_text("abcdef", 4) == "abc…"


def test_cards_in_short_have_their_colours() -> None:
    speak("fr")
    faces = Painter(DARK)
    text = faces.paint(faces.cards(["b7", "p10", "Qh", "SAUCE"]))
    assert text.plain == "7● 10✿ D♥ SAUCE"
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert styles == {
        "7●": f"{DARK.suits['b']} bold",
        "10✿": f"{DARK.suits['p']} bold",
        "D♥": f"{DARK.suits['h']} bold",
    }


def test_joining_wants_a_link_and_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in (
        (["join", "nonsense"], "not a link to a table"),
        (["join", "http://127.0.0.1:9/t/abc"], "this is not a terminal"),
        (["host", "http://127.0.0.1:9", "nope"], "nope"),
        (["host", "http://127.0.0.1:9", "sauce"], "this is not a terminal"),
    ):
        assert main(words) == 2
        assert told in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_card_has_one_notation_wherever_it_is_shown(language: str) -> None:
    painter = Painter(DARK)
    speak(language)
    try:
        for faces in (Faces(), painter):
            assert [faces.card(code) for code in ("r4", "p10", "10h")] == ["4★", "10✿", "10♥"]
            assert faces.cards(["b1", "g2"]) == "1● 2◆"
            assert faces.paint("Ada 4★.").spans
    finally:
        speak("en")


def test_a_card_can_be_typed_as_it_is_shown() -> None:
    state = nullo.load("sauce").new_initial_state()
    rng = nullo.Rng("typed")
    state.deal(rng)
    while state.phase().name != "play":
        state.apply_action(state.legal_actions()[0])
        if state.is_chance_node():
            state.deal(rng)
    seat = state.current_player()
    choices = OfferedMoves(state.view(seat), People(list("ABCD"), seat), Faces())
    move = next(one for one in choices.own.legal if one.card != "SAUCE")
    assert choices.read(Faces().card(move.card)).move == move


def test_colours_that_a_seat_lacks_are_told_by_their_signs(english: None) -> None:
    """Names would take the room in which a trick lies in 80 columns."""
    match = Match(nullo.load("sauce", hands=1), RandomSource(Rng(5, "drawn")), NAMES[:4])
    while not any(seat.voids for seat in match.state.view(0).public.seats):
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    view = match.state.view(0)
    seat = next(seat for seat, entry in enumerate(view.public.seats) if entry.voids)
    signs = " ".join(sign_of(suit) for suit in view.public.seats[seat].voids)
    notes = SeatTeller(view, People(NAMES[:4], 0), Painter(DARK)).notes(seat)
    assert f"no {signs}" in notes and set(signs) <= set("●◆▲■★✿ ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_suits_takes_a_line(language: str, english: None) -> None:
    speak(language)
    state = nullo.load("sauce").new_initial_state()
    state.deal(nullo.Rng("order"))
    lines = TableText("Sauce", People(NAMES[:4], 0), Faces(), 80).facts(state.view(0).public)
    assert all(len(line) <= 78 for line in lines if "‹" in line), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_can_be_typed_without_its_explanation(language: str, english: None) -> None:
    speak(language)
    state = nullo.load("all-or-nothing").new_initial_state()
    state.deal(nullo.Rng("typed"))
    seat = state.current_player()
    choices = OfferedMoves(state.view(seat), People(list("ABCD"), seat), Faces())
    for typed, choice in zip(["all", "Nothing"], choices.others, strict=True):
        assert choices.read(typed).move == choice.move, choices.prompt()


def _details(match: Match, seat: int) -> str:
    """Everything that a seat knows, in words."""
    model = ReplayModel(match, seat)
    model.go(model.steps)
    console = Console(width=80, file=io.StringIO())
    console.print(info_texts.everything(model, Painter(DARK), 80))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def test_what_only_the_reader_knows_is_told_in_words_and_until_the_end(english: None) -> None:
    """A hidden bid is told in the words of its button; after the game none is hidden, and no hand begins."""
    loaded = nullo.load("alles-oder-nichts", players=3, hand_sizes=[3], hands=1)
    match = Match(loaded, RandomSource(Rng(5, "drawn")), NAMES[:3])
    seat = match.state.current_player()
    match.act(seat, match.state.legal_actions()[2])
    assert "Only you know: Bid 2" in _details(match, seat)
    while not match.state.is_terminal():
        match.act(match.state.current_player(), match.state.legal_actions()[0])
    told = _details(match, seat)
    assert "Only you know" not in told
    assert "hand 1" in told and "hand 2" not in told
