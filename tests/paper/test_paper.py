"""Score sheets, decks and rule sheets as PDF: their pages, their text, every card."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from long_run import combined
from nullo.games.folders import built_in
from nullo.games.registry import rules_of
from nullo.games.sauce.menu import MENU
from nullo.locale.words import LANGUAGES, rule_texts, say, title_of
from nullo.paper import (
    KINDS,
    PAPERS,
    Document,
    Kind,
    Paper,
    columns,
    deck,
    document,
    missing_letters,
    rule_sheet,
    score_sheet,
)
from nullo.paper.cards import CardArtist
from nullo.paper.deck_sheets import ACROSS, CARD, DOWN, cards_of
from nullo.paper.pen import Pen, draw_picture, readable
from toy_games import HIGH_CARD, toys_plugged_in

pytestmark = pytest.mark.slow  # the same code runs interpreted

ROOT = Path(__file__).parents[2]
GAMES = sorted(built_in())
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
STANDARD = {
    "/Helvetica", "/Helvetica-Bold", "/Helvetica-Oblique", "/Helvetica-BoldOblique", "/Times-Roman",
    "/Times-Bold", "/Symbol", "/ZapfDingbats", "/Courier",
}  # fmt: skip


@cache
def made(kind: Kind, game: str, paper: Paper, language: str) -> Document:
    found = document(kind, game, paper=paper, language=language)
    assert found
    return found


def reader(found: Document) -> PdfReader:
    return PdfReader(BytesIO(found.pdf))


@cache
def text_of(found: Document) -> str:
    return "\n".join(page.extract_text() for page in reader(found).pages)


def words_of(text: str) -> str:
    """A text with one space between words, however the lines of a PDF are broken."""
    return re.sub(r"\s+", " ", text.replace("\xa0", " "))


def named(game: str, language: str, codes: list[str]) -> list[str]:
    artist = CardArtist(Pen("a4", "", language), rules_of(game), language)
    return [words_of(readable(artist.name(code))) for code in codes]


@pytest.mark.parametrize(
    ("sheet", "language", "paper"), combined([*product(KINDS, GAMES)], LANGUAGES, PAPERS)
)
def test_every_document(sheet: tuple[Kind, str], language: str, paper: Paper) -> None:
    kind, game = sheet
    found = made(kind, game, paper, language)
    pdf = reader(found)
    assert len(pdf.pages) == found.pages
    wide, high = (side / 25.4 * 72 for side in SIZES[paper])
    for page in pdf.pages:
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(sorted((wide, high)), abs=0.1)
        resources: Any = page["/Resources"]
        fonts = resources.get("/Font", {})
        assert {font.get_object()["/BaseFont"] for font in fonts.values()} <= STANDARD
    title = title_of(game, language)
    assert pdf.metadata
    assert readable(title) in str(pdf.metadata.title)
    assert title in words_of(pdf.pages[0].extract_text())
    root: Any = pdf.trailer["/Root"]
    assert root.get("/Lang") == language


@pytest.mark.parametrize(("game", "language"), combined(GAMES, LANGUAGES))
def test_a_deck_has_each_card_as_often_as_the_game(game: str, language: str) -> None:
    rules = rules_of(game)
    codes = cards_of(rules, rules.fill({}))
    found = made("deck", game, "a4", language)
    assert found.cards == len(codes)
    faces = Counter(words_of(line) for line in text_of(found).splitlines())
    for name, times in Counter(named(game, language, codes)).items():
        printed = sum(many for face, many in faces.items() if face == name)
        # The words printed on a card may be its name as well.
        assert printed >= times, name
    assert set(named(game, language, codes)) <= set(faces)


def test_the_number_of_cards() -> None:
    numbers = {game: Counter(cards_of(rules_of(game), rules_of(game).fill({}))) for game in GAMES}
    assert {game: sum(cards.values()) for game, cards in numbers.items()} == {
        "all-fives": 52,
        "all-or-nothing": 48,
        "alles-oder-nichts": 48,
        "nothing": 52,
        "sauce": 62,
    }
    assert numbers["sauce"]["SAUCE"] == 2
    assert {many for code, many in numbers["sauce"].items() if code != "SAUCE"} == {1}


def test_two_decks_for_many_players() -> None:
    found = deck("nothing", {"players": 7}, language="en")
    assert (found.cards, found.references) == (104, 7)
    assert text_of(found).count("king of hearts") == 2


def test_bid_cards_and_reference_cards() -> None:
    bids = deck("alles-oder-nichts", {"players": 6}, language="en")
    assert (bids.cards, bids.bids, bids.pages) == (48, 42, 20)
    text = text_of(bids)
    assert [text.count(f"bid {number}\n") for number in range(7)] == [6] * 7
    menu = deck("sauce", language="fr")
    assert menu.references == 10
    words = words_of(text_of(menu))
    for key in ("effect-short-change", "effect-hand-me-down-super", "effect-no-trump-super"):
        head, _, body = readable(say(key, None, "fr")).partition(":")
        assert words_of(head) in words or words_of(head).strip() in words
        assert words_of(body).strip()[1:30] in words
    assert deck("sauce", {"menu": "published"}).references == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_menu_say_all_forms_and_whose_rules_they_are(language: str) -> None:
    text = words_of(text_of(made("deck", "sauce", "a4", language)))
    for effect in MENU:
        ends = ["", "-super"] + (["-late", "-super-late"] if effect.late is not None else [])
        for end in ends:
            body = say(f"effect-{effect.key}{end}", None, language).partition(":")[2]
            assert words_of(body).strip()[1:] in text, (effect.key, end)
    assert text.count(words_of(say("mark-house", None, language)).strip()) == 10
    published = words_of(text_of(deck("sauce", {"menu": "published"}, language=language)))
    assert say("paper-late-super", None, language) not in published


def test_the_card_that_turns_others_is_told_from_them() -> None:
    found = deck("all-or-nothing", {"players": 3}, language="en")
    assert found.references == 3
    assert words_of(text_of(found)).count(say("paper-flips-title", None, "en")) == 3


@pytest.mark.parametrize("paper", PAPERS)
def test_a_back_lies_behind_each_card(paper: Paper) -> None:
    whole, fronts = deck("sauce", paper=paper), deck("sauce", paper=paper, backs=False)
    assert (fronts.pages, whole.pages) == (8, 15)  # the last sheet has reference cards only
    wide, high = SIZES[paper]
    assert ACROSS * CARD[0] < wide - 10
    assert DOWN * CARD[1] < high - 10
    pages = reader(whole).pages
    # Three columns in the middle of the page, so that they lie behind each other when it is turned.
    assert [page.extract_text().strip() == "" for page in pages] == [
        number % 2 == 1 for number in range(15)
    ]


def test_a_sheet_without_backs_has_an_empty_one_before_the_next() -> None:
    found = deck("alles-oder-nichts", {"suits": 1, "ranks": 9, "players": 3, "hand_sizes": [2]})
    assert found.pages == 2 * -(-(9 + 21) // 9)
    many = deck("nothing", {"players": 12})
    assert many.pages in (2 * 13, 2 * 13 - 1)


# --- score sheets -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), combined(GAMES, LANGUAGES))
def test_a_score_sheet_fits_any_number_of_players(game: str, language: str) -> None:
    rules = rules_of(game)
    for players in range(rules.players[0], rules.players[1] + 1):
        found = score_sheet(game, {"players": players}, language=language)
        assert found.pages == 1
        text = words_of(text_of(found))
        for column in rules.print_form(rules.fill({"players": players})).sheet.side:
            least = rules.sides({"players": players})
            assert text.count(words_of(say(column.name, None, language))) >= least, column.name
        for one in rules.print_form(rules.fill({"players": players})).sheet.help:
            first = say(one.key, dict(one.params), language).split(".")[0]
            pieces = [words_of(part).strip() for part in re.split("[●○−]", first)]
            assert all(piece in text for piece in pieces), first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options", "keys"),
    [
        ("all-fives", {"false_call": 17}, ["paper-calls", "paper-help-calls"]),
        ("all-fives", {"revoke_rule": "bonus", "false_call": 17}, ["paper-help-calls"]),
        ("alles-oder-nichts", {}, ["paper-help-revoked"]),
        ("all-or-nothing", {"revoke": 17}, ["paper-revokes", "paper-help-revokes"]),
    ],
)
def test_a_sheet_of_honour_mode_has_its_revokes(
    game: str, options: dict[str, Any], keys: list[str], language: str
) -> None:
    plain, honour = (
        words_of(text_of(score_sheet(game, {**options, "mode": mode}, language=language)))
        for mode in ("strict", "honour")
    )
    for key in keys:
        params = {"points": 17, "rule": options.get("revoke_rule", "penalty")}
        text = words_of(readable(say(key, params, language))).strip()
        assert text in honour
        assert text not in plain
    assert ("17" in honour) == bool(options)


def test_a_sheet_says_who_may_bid_blind() -> None:
    assert "321 behind" in words_of(text_of(score_sheet("sauce", {"blind_behind": 321})))


def test_hands_of_the_options() -> None:
    three = text_of(score_sheet("all-or-nothing", {"hands": 3, "start": 77}, language="en"))
    assert "77" in three.split()
    assert re.search(r"^3$", three, re.M)
    assert not re.search(r"^5$", three, re.M)
    many = score_sheet("all-or-nothing", {"hands": 60})
    assert many.pages == 2
    assert score_sheet("all-or-nothing", {"hands": 10_000}).pages < 10


@pytest.mark.parametrize(
    ("game", "options", "one"),
    [
        ("all-or-nothing", {"hands": 1}, "or after one hand."),
        ("sauce", {"hands": 1, "super_after": 1}, "×2: after one hand, or once"),
        ("sauce", {"hands": 1, "target": 1}, "ends after one hand or with 1 point."),
    ],
)
def test_one_hand_is_not_several(game: str, options: dict[str, int], one: str) -> None:
    assert one in words_of(text_of(score_sheet(game, options)))


def test_the_dealer_is_marked_once_in_every_hand() -> None:
    text = text_of(score_sheet("sauce", language="de")).splitlines()
    letter = say("table-dealer-letter", None, "de")
    marks = [line for line in text if re.fullmatch(rf"{letter}\d", line.strip())]
    assert marks == 2 * [f"{letter}{hand % 4 + 1}" for hand in range(10)]  # two games on a page


def test_a_filled_sheet_shows_what_was_played() -> None:
    heads = columns("sauce")
    assert heads[0] == ("paper-sauce", -1, -1)
    assert [seat for name, _, seat in heads if name == "paper-bid"] == [0, 2, 1, 3]
    rows = [
        ["g2", "40", "75", "115", "120", "110", "110", "90", "80", "170", "180", "160", "160"],
        [""] * 13,
    ]
    assert len(rows[0]) == len(heads)
    names = ["Zoë", "François", "Łukasz", "Дмитро"]
    text = text_of(score_sheet("sauce", names=names, rows=rows, language="fr"))
    assert {*names, "115", "180", "g2"} <= set(text.split())


@pytest.mark.parametrize(
    "name",
    ["Łukasz Żółć", "Дмитро Їжак", "Ελένη", "Nguyễn Ệ", "Ștefan Ğüneş Győző", "Þórður", "Zoë"],
)
def test_names_in_european_letters_are_printed(name: str) -> None:
    made = score_sheet("all-fives", names=[name, "Ben"])
    assert name in text_of(made) and "?" not in text_of(made)
    assert made == score_sheet("all-fives", names=[name, "Ben"])
    assert not missing_letters([name])


@pytest.mark.parametrize(
    ("name", "lacking"),
    [
        ("千代", ["千", "代"]),
        ("Ann 👩\u200d👩\u200d👧", ["👩\u200d👩\u200d👧"]),
        ("\u05d0\u05d1\u05d0", ["\u05d0", "\u05d1"]),
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", ["\u0dc1\u0dca\u200d", "\u0dbb\u0dd3"]),
    ],
)
def test_a_name_that_cannot_be_printed_is_a_line_to_write_it_on(
    name: str, lacking: list[str]
) -> None:
    assert missing_letters([name, "Ben", name]) == lacking
    text = text_of(score_sheet("all-fives", names=[name, "Ben"]))
    assert "Ben" in text and "?" not in text and "Ann" not in text


def test_more_hands_than_fit_go_on_another_page() -> None:
    rows = [["", "", "1", str(hand), "", "1", str(hand)] for hand in range(1, 61)]
    assert len(rows[0]) == len(columns("all-fives"))
    found = score_sheet("all-fives", rows=rows, names=["Ann", "Ben"])
    assert found.pages == 2
    assert "Ann" in reader(found).pages[1].extract_text()


def test_rows_and_names_must_match() -> None:
    with pytest.raises(ValueError, match="hand 2 has 1 texts for 7 columns"):
        score_sheet("all-fives", rows=[[""] * 7, [""]])
    with pytest.raises(ValueError, match="3 names for 2 players"):
        score_sheet("all-fives", names=["a", "b", "c"])


# --- rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language"),
    sorted({*combined(GAMES, LANGUAGES), ("sauce", "de")}),  # the longest rules
)
def test_two_minutes_in_front_and_all_rules_behind(game: str, language: str) -> None:
    found = made("rules", game, "letter", language)
    pages = [words_of(page.extract_text()) for page in reader(found).pages]
    texts = rule_texts(game, language)
    assert texts
    complete, quick = texts
    assert quick
    assert plain(quick.splitlines()[0]) in pages[0]
    assert say("rules-complete", None, language) in pages[1]
    assert len(pages) == 2
    # Rules that are too long for one side begin on the front.
    behind = " ".join(pages) if say("rules-complete", None, language) in pages[0] else pages[1]
    assert (behind == pages[1]) == (game != "sauce")
    numbers = re.findall(r"^\s*- ([A-Z]\d+)\.", complete, re.M)
    assert len(numbers) > 10
    assert all(re.search(rf"\b{number}\b", behind) for number in numbers)
    for page, text in ((pages[0], quick), (behind, complete)):
        words = set(re.findall(r"[^\W\d_]{5,}", re.sub(r"\(trick:[\w-]+\)", "", text)))
        assert len(words) > 25
        assert {word for word in words if word not in page} == set()


def plain(line: str) -> str:
    return re.sub(r"[#*]", "", line).strip()


def test_signs_and_accents_can_be_read() -> None:
    text = text_of(made("rules", "nothing", "a4", "fr"))
    assert {"7♠", "R♥"} <= set(re.findall(r"\w+[♠♥♦♣]", text))
    assert "−20" in text_of(made("rules", "all-or-nothing", "a4", "de"))
    assert "règles" in text_of(made("rules", "sauce", "a4", "fr"))
    assert "für" in text_of(made("rules", "sauce", "a4", "de"))


@pytest.mark.parametrize("game", GAMES)
def test_letters_are_never_too_small(game: str) -> None:
    sizes: Counter[float] = Counter()

    def seen(text: str, _: Any, matrix: Any, font: Any, size: float) -> None:
        if text.strip() and font:
            sizes[round(size * abs(matrix[3]), 2)] += len(text)

    for page in reader(made("rules", game, "a4", "fr")).pages:
        page.extract_text(visitor_text=seen)
    big = {size: many for size, many in sizes.items() if size >= 7}
    assert sum(big.values()) > 3000
    # Only the names under the cards of worked tricks may be smaller.
    assert sum(many for size, many in sizes.items() if 3 < size < 6.9) < 200


def test_rules_that_are_longer_than_a_page_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = "".join(f"| {number} | row {number} |\n" for number in range(250))
    giant = "| " + "many words " * 1200 + " | x |\n"
    text = f"# Title\n\n## Table\n\n| a | b |\n|---|---|\n{rows}\n\nAfter.\n"
    for page in (text, text + f"\n| a | b |\n|---|---|\n{giant}\n\nLast.\n"):
        monkeypatch.setattr(
            rule_sheet, "rule_texts", lambda game, language, page=page: (page, None)
        )
        found = document("rules", "sauce", language="en")
        assert found
        printed = words_of(text_of(found))
        assert all(f"row {number}" in printed for number in (0, 199, 249))
        assert "After." in printed
        assert ("Last." in printed) == ("Last." in page)


# --- plug-ins, and the same again ---------------------------------------------------------------


def test_a_game_that_tells_nothing_gets_a_plain_sheet_and_its_deck() -> None:
    with toys_plugged_in(HIGH_CARD):
        sheet = score_sheet("high-card", {"players": 4}, language="de")
        assert text_of(sheet).count(say("paper-total", None, "de")) == 4
        found = deck("high-card", language="en")
        assert (found.cards, found.bids, found.references) == (7, 0, 0)
        assert "7 of spades" in text_of(found)
        assert document("rules", "high-card") is not None or rule_texts("high-card") is None


def test_pictures_of_plug_ins_are_drawn() -> None:
    duck = ROOT / "examples/nullo-duck/src/nullo_duck/pictures/duck.svg"
    pen = Pen("a4", "", "en")
    with pen.box(20, 20, 0.63):
        draw_picture(pen, duck.read_text(encoding="utf-8"))
    page = PdfReader(BytesIO(pen.finish().pdf)).pages[0]
    assert page.extract_text().strip() == "8"
    contents = page.get_contents()
    assert contents is not None
    drawn = contents.get_data().decode()
    assert ".94902 .713725 .196078 rg" in drawn  # the duck's yellow, #f2b632
    assert drawn.count(" c\n") + drawn.count(" c ") > 8


def test_the_same_document_has_the_same_bytes() -> None:
    for kind in KINDS:
        assert document(kind, "sauce", language="en") == document(kind, "sauce", language="en")
