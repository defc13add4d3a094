"""Checking seals: games at a table match theirs, and any change is noticed."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from random_tables import ID, advances, started

import nullo
from nullo import Rng
from nullo.game.errors import RecordError
from nullo.game.phases import DEAL
from nullo.records.film import FilmStep, film
from nullo.records.record import replay, write
from nullo.records.seal import seal
from nullo.records.verify import Why, check_seals
from nullo.state.match import Match, start
from records import dealt_anew

GAMES: dict[str, dict[str, Any]] = {
    "alles-oder-nichts": {"players": 3, "suits": 2, "ranks": 6, "hand_sizes": [2, 1], "hands": 2},
    "all-or-nothing": {"hands": 2},
    "nothing": {"rounds": 2, "stall": 3},
    "all-fives": {"target": 21},
    "sauce": {"hands": 2},
}


@cache
def _written(game: str) -> str:
    table, _ = started(nullo.load(game, **GAMES[game]))
    for _ in advances(table, Rng(1), 10_000):
        pass
    record = table.record()
    assert record is not None
    return json.dumps(record)


def made(game: str = "nothing") -> dict[str, Any]:
    """The record of a game at a table, with its seals."""
    found: dict[str, Any] = json.loads(_written(game))
    return found


def sealed(match: Match) -> dict[str, Any]:
    """The record of a match, with seals as a table makes them."""
    record: dict[str, Any] = json.loads(write(match))
    draws: dict[int, list[int]] = {}
    for step in film(match, seats=()).steps:
        line = step.lines[0]
        assert bool(step.among) == (line.seat < 0 and line.phase != DEAL)
        if step.among:
            draws.setdefault(step.hand, []).append(number_of(step))
    record["meta"] = {"table": ID, "seals": []}
    for number, hand in enumerate(record["hands"]):
        entry = {"hand": number, "part": 0, "nonce": f"{number:064x}", "seal": "0" * 64}
        entry.update(redeals=hand.get("redeals", []), draws=[*draws.get(number, []), 0])
        record["meta"]["seals"].append(entry)
        seal_anew(record, entry)
    return record


def drawn_at_random() -> tuple[dict[str, Any], int]:
    """A game of Sauce with random draws, which are rare, and the number of the hand that has them."""
    record = sealed(played(nullo.load("sauce", hands=10), 35))
    return record, next(k for k, hand in enumerate(record["hands"]) if "draws" in hand)


def played(game: nullo.Game, seed: int) -> Match:
    rng = Rng(seed, "x")
    match, _ = start(game, rng, [str(seat) for seat in range(game.players)], cut=False)
    while not match.state.is_terminal():
        choices = match.state.position.fair()
        choice = choices[rng.randrange(len(choices))]
        match.act(match.state.current_player(), game.action_id(match.state.position.phase, choice))
    return match


def number_of(step: FilmStep) -> int:
    """A random number that leads to the same draw."""
    move = step.lines[0].move
    assert move
    card = move.card
    before = 0
    for name, weight in step.among:
        if name == card:
            break
        before += weight
    total = sum(weight for _, weight in step.among)
    return ((before << 53) + total - 1) // total


def reasons(record: dict[str, Any]) -> list[Why]:
    return [check.why for check in check_seals(replay(record))]


def seal_anew(record: dict[str, Any], entry: dict[str, Any]) -> None:
    """Seal the changed hands of a record again, as a cheating server would."""
    deck = record["hands"][entry["hand"]]["deck"]
    rest = (entry["nonce"], deck, entry["redeals"], entry["draws"])
    entry["seal"] = seal(ID, entry["hand"], entry["part"], *rest)


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_fits_its_seal(game: str) -> None:
    record = made(game)
    checks = check_seals(replay(record))
    assert [check.hand for check in checks] == list(range(len(record["hands"])))
    assert {check.why for check in checks} == {""}
    told = [text for check in checks for text in check.seals]
    assert told == [entry["seal"] for entry in record["meta"]["seals"]]


@pytest.mark.parametrize("key", ["seal", "nonce", "redeals", "draws"])
def test_a_changed_entry_does_not_fit(key: str) -> None:
    record = made("sauce")
    entry = record["meta"]["seals"][1]
    if key in ("seal", "nonce"):
        entry[key] = "0" * 64
    else:
        entry[key] = entry[key][:-1] or [["b1"]]
    assert reasons(record)[1] == "deck"
    assert reasons(record).count("") == len(record["hands"]) - 1


def test_another_table_s_seals_do_not_fit() -> None:
    record = made()
    record["meta"]["table"] = "elsewhere"
    assert set(reasons(record)) == {"deck"}


def test_another_deck_does_not_fit_and_a_hand_cut_off_is_missed() -> None:
    record = made()
    del record["result"]
    del record["hands"][1:]
    hand = record["hands"][0]
    assert reasons(record) == ["", "missing"]
    hand["deck"], hand["actions"] = hand["deck"][::-1], []
    assert reasons(record) == ["deck", "missing"]


def test_a_hand_without_a_seal_does_not_fit() -> None:
    record = made()
    del record["meta"]["seals"][0]
    assert reasons(record) == ["unsealed", ""]


def test_cards_dealt_anew_come_from_the_sealed_decks() -> None:
    record = sealed(replay(dealt_anew()))
    assert reasons(record) == [""]
    (entry,) = record["meta"]["seals"]
    for redeals in ([deck[::-1] for deck in entry["redeals"]], []):
        entry["redeals"] = redeals
        seal_anew(record, entry)
        assert reasons(record) == ["redeals"]


def test_cards_drawn_at_random_come_from_the_sealed_numbers() -> None:
    record, number = drawn_at_random()
    assert set(reasons(record)) == {""}
    entry = record["meta"]["seals"][number]
    for draws in ([(1 << 53) - 1 - draw for draw in entry["draws"]], entry["draws"][:3]):
        entry["draws"] = draws
        seal_anew(record, entry)
        assert reasons(record)[number] == "draws"


def test_further_parts_are_added_to_the_first() -> None:
    record, number = drawn_at_random()
    seals = record["meta"]["seals"]
    first = seals[number]
    second = {**first, "part": 1, "nonce": "f" * 64, "draws": first["draws"][5:]}
    first["draws"] = first["draws"][:5]
    seals.insert(number + 1, second)
    seal_anew(record, first)
    second["seal"] = seal(ID, number, 1, "f" * 64, [], second["redeals"], second["draws"])
    assert set(reasons(record)) == {""}
    second["draws"] = second["draws"][1:]
    assert reasons(record)[number] == "deck"


WRONG = [
    (lambda meta: meta.clear(), "has no seals"),
    (lambda meta: meta.update(seals=[]), "has no seals"),
    (lambda meta: meta.pop("table"), "table"),
    (lambda meta: meta.update(seals={"0": "ab"}), "seals"),
    (lambda meta: meta["seals"][1].pop("nonce"), r"seals\[1\].*nonce"),
    (lambda meta: meta["seals"][0].update(nonce="xyz"), r"seals\[0\].nonce"),
    (lambda meta: meta["seals"][0].update(draws=[1 << 53]), r"seals\[0\].draws"),
    (lambda meta: meta["seals"][0].update(draws=[-1]), r"seals\[0\].draws"),
    (lambda meta: meta["seals"][0].update(hand=-1), r"seals\[0\].hand"),
    (lambda meta: meta["seals"][0].update(hand=10**40), r"seals\[0\].hand"),
    (lambda meta: meta["seals"][1].update(part=1), "in order"),
    (lambda meta: meta["seals"].reverse(), "in order"),
    (lambda meta: meta["seals"].append(meta["seals"][0]), "in order"),
]


@pytest.mark.parametrize(("change", "told"), WRONG)
def test_seals_that_are_none_are_refused(change: Any, told: str) -> None:
    record = made()
    change(record["meta"])
    with pytest.raises(RecordError, match=f"meta: .*{told}"):
        check_seals(replay(record))


def test_a_seal_of_a_hand_far_away_costs_nothing() -> None:
    record = made()
    record["meta"]["seals"].append({**record["meta"]["seals"][0], "hand": 10**12})
    assert reasons(record)[-1] == "missing"


def test_a_game_at_no_table_has_no_seals() -> None:
    match, _ = start(nullo.load("nothing"), Rng(1), ["A", "B", "C", "D"], cut=False)
    with pytest.raises(RecordError, match="no seals"):
        check_seals(match)
