"""Worked tricks: each record replays, the engine agrees with their text, and all languages show them."""

from __future__ import annotations

import re

import pytest

from nullo.game.view import Trick
from nullo.games.registry import BUILT_IN, rules_of
from nullo.lessons.laying import suit_of
from nullo.lessons.worked import examples, parts_of, sentences, worked_trick
from nullo.locale.words import LANGUAGES, rule_page, say
from nullo.records.record import parse, replay

NAMES = list(examples())
TRICKS = [name for name in NAMES if rules_of(worked_trick(name).game).look.tricks]


def named(game: str, language: str) -> list[str]:
    """The names of the worked tricks of a rule page, in order."""
    page = rule_page(game, language) or ""
    return [name for _, _, name in parts_of(page) if name]


def engine(name: str) -> tuple[Trick, list[str]]:
    """The trick as the engine played it, and the players' names."""
    folder, example = examples()[name]
    match = replay(parse(folder.text(f"{example.record}.json") or ""))
    state = match.game.new_initial_state()
    for action in match.state.history():
        state.apply_action(action)
        public = state.public()
        tricks = public.tricks or public.ended
        if len(tricks) == example.trick:
            return tricks[-1], match.names or []
    raise AssertionError(name)


@pytest.mark.parametrize("game", BUILT_IN)
def test_pages_name_the_same_in_every_language(game: str) -> None:
    names = named(game, "en")
    assert len(names) >= 2
    assert all(worked_trick(name).game == game for name in names)
    for language in LANGUAGES:
        assert named(game, language) == names
        page = rule_page(game, language) or ""
        captions = [caption for _, caption, name in parts_of(page) if name]
        assert all(captions)
        assert page.count("(trick:") == len(names)
    assert [caption for _, caption, _ in parts_of(rule_page(game, "fr") or "")] != [
        caption for _, caption, _ in parts_of(rule_page(game, "en") or "")
    ]


def test_every_trick_is_shown_somewhere() -> None:
    assert sorted(name for game in BUILT_IN for name in named(game, "en")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_its_rule_is_on_the_page(name: str) -> None:
    trick = worked_trick(name)
    assert re.search(rf"^- {trick.rule}\. ", rule_page(trick.game, "en") or "", re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
def test_it_has_words_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        words = sentences(worked_trick(name), str, language)
        assert "worked-" not in words
        assert all(laid.card in words for laid in worked_trick(name).laid)


@pytest.mark.parametrize("name", TRICKS)
def test_the_engine_agrees(name: str) -> None:
    trick, names = engine(name)
    laid = worked_trick(name).laid
    assert [(one.seat, one.card) for one in laid] == [(p.seat, p.card) for p in trick.plays]
    assert [one.seat for one in laid if one.won] == [trick.winner]
    assert all(one.who.params["name"] == names[one.seat] for one in laid)
    leads = [one.who.key for one in laid]
    assert "led" in leads[0]
    assert not any("led" in key for key in leads[1:])


@pytest.mark.parametrize("name", TRICKS)
def test_the_reason_is_true(name: str) -> None:
    trick = worked_trick(name)
    cards = [one.card for one in trick.laid]
    won = next(one.card for one in trick.laid if one.won)
    turned = [one.card for one in trick.laid if one.turned]
    suit = {card: suit_of(trick.game, card) for card in cards}
    trumps = [card for card in cards if suit[card] in trick.trumps]
    alls = [card for card in cards if card[0] in "AN" and (card[0] == "A") != (card in turned)]
    low = trick.why[0].key == "worked-highest-reversed"
    match trick.why[0].key:
        case "worked-trump":
            assert trumps == [won]
        case "worked-highest-trump":
            assert won in trumps
            assert len(trumps) > 1
        case "worked-highest" | "worked-highest-reversed":
            follow = [rank(trick.game, card) for card in cards if suit[card] == suit[cards[0]]]
            assert rank(trick.game, won) == (min(follow) if low else max(follow))
            assert suit[won] == suit[cards[0]]
        case "worked-all":
            assert alls == [won]
        case "worked-first-all":
            assert len(alls) > 1
            assert alls[0] == won
        case "worked-all-nothing":
            assert not alls
            assert won == cards[0]
        case "worked-number":
            assert not alls
            assert won == max(
                (c for c in cards if c[0] not in "AN" and suit[c] == suit[won]),
                key=lambda card: rank(trick.game, card),
            )
        case other:
            raise AssertionError(other)


def rank(game: str, card: str) -> int:
    text = card[1:] if game == "sauce" else card[:-1]
    return {"A": 14, "K": 13, "Q": 12, "J": 11}.get(text) or int(text)


def test_what_each_is_to_show() -> None:
    def notes(name: str) -> list[str]:
        return [note.key for one in worked_trick(name).laid for note in one.notes]

    assert notes("tout-revoke") == ["worked-revoke"]
    assert notes("fives-revoke") == ["worked-revoke"]
    assert notes("fives-called") == ["worked-called"]
    assert notes("aon-flip") == ["worked-did-flipped-all", "worked-did-flipped-nothing"]
    assert notes("sauce-card") == ["worked-wild"]
    assert worked_trick("sauce-card").laid[0].wild
    assert [note.key for note in worked_trick("sauce-reverse").why][-1] == "worked-then-reversed"
    assert [note.key for note in worked_trick("sauce-hand-me-down").why][-1] == "worked-leads"
    assert worked_trick("fives-trump").why[1].params == {"points": 15}
    follow = worked_trick("tout-follow").hand
    assert follow
    assert follow.fair == ["2s", "12s"]
    revoke = worked_trick("fives-revoke").hand
    assert revoke
    assert revoke.fair == ["4s"]


def test_a_turn_of_nothing() -> None:
    trick = worked_trick("nothing-take")
    assert [one.card for one in trick.laid] == ["5h", "9s"]
    assert trick.why[0].params == {"before": 19, "after": 15}
    assert say(trick.laid[0].who.key, trick.laid[0].who.params, "en") == "Nora took from the pile"
    assert worked_trick("nothing-draw").laid[0].card == "7h"


def test_a_page_in_parts() -> None:
    page = "# A\n\n- A1. One.\n\n![Look](trick:x-y)\n\nMore ![no](trick:z) of it.\n"
    assert list(parts_of(page)) == [
        ("# A\n\n- A1. One.\n\n", "Look", "x-y"),
        ("\nMore ![no](trick:z) of it.\n", "", ""),
    ]


def test_one_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        worked_trick("high-card")
