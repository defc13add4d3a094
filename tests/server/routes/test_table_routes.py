"""The HTTP interface, and its answers to invalid requests."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import nullo
from nullo import OptionError
from nullo.games.registry import all_rules, rules_of
from nullo.locale.error_words import error_text
from nullo.locale.words import LANGUAGES, say
from server.running_server import Guest, ThreadServer, thread_server


def test_games_are_listed_with_their_options(server: ThreadServer) -> None:
    games = {game["id"]: game for game in server.ask("/api/games").json}
    assert list(games) == [rules.id for rules in all_rules().games]
    sauce = games["sauce"]
    assert sauce["players"] == [4, 4] and sauce["teams"] is True
    kinds = {option["name"]: option["kind"] for option in games["alles-oder-nichts"]["options"]}
    assert kinds["hand_sizes"] == "list" and kinds["impossible_bids"] == "flag"
    assert kinds["target"] == "number" and kinds["mode"] == "word"
    assert games["alles-oder-nichts"]["rules"]["bid"] == "T5"
    for game in games.values():
        offered = [option.name for option in rules_of(game["id"]).options if option.offered]
        assert [option["name"] for option in game["options"]] == offered


@pytest.mark.parametrize("game", ["all-or-nothing", "nothing", "all-fives", "sauce"])
def test_each_rule_is_an_element(server: ThreadServer, game: str) -> None:
    page = server.ask(f"/api/rules/{game}").json
    prefix = rules_of(game).prefix
    assert page["title"] == rules_of(game).title
    assert list(page["rules"]) == [f"{prefix}{k}" for k in range(1, len(page["rules"]) + 1)]
    for fragment in page["rules"].values():
        assert page["html"].count(f'id="{fragment}"') == 1
    assert "<script" not in page["html"] and "<h1" not in page["html"]


def test_a_rule_page_in_another_language_is_the_english_one(server: ThreadServer) -> None:
    english = server.ask("/api/rules/sauce").json
    assert server.ask("/api/rules/sauce?lang=../../etc").json == english


def test_a_table_is_made_shown_joined_and_deleted(server: ThreadServer) -> None:
    host = server.table(start=False, listed=True, options={"players": 3})
    path = f"/api/tables/{host.table}"
    shown = server.ask(path).json
    assert shown["stage"] == "gathering" and shown["people"] == ["Ada"] and shown["players"] == 3
    assert shown["seats_left"] == 2 and shown["options"] == {"players": 3}
    assert host.table in [table["id"] for table in server.ask("/api/lobby").json["open"]]
    other = server.join(host.table, "Bo")
    assert server.ask(path).json["people"] == ["Ada", "Bo"]
    refused = server.ask(path, method="DELETE", headers={"Authorization": f"Bearer {other.token}"})
    assert (refused.status, refused.code) == (403, "not-host")
    watcher = Guest(server, host.table).come()
    host.come()
    done = server.ask(path, method="DELETE", headers={"Authorization": f"Bearer {host.token}"})
    assert done.status == 204
    for guest in (watcher, host):
        guest.until(lambda message: message["type"] == "gone")
        with pytest.raises(Exception, match="4404"):
            guest.hear()
    assert server.ask(path).code == "no-table"


def test_a_full_table_takes_nobody(server: ThreadServer) -> None:
    host = server.table(start=False, options={"players": 2})
    server.join(host.table)
    full = server.ask(f"/api/tables/{host.table}/join", {"name": "Cy"})
    assert (full.status, full.code) == (409, "full")


def test_a_cookie_remembers_the_seat(server: ThreadServer) -> None:
    page = {"Origin": server.origin}
    made = server.ask("/api/tables", {"game": "nothing", "name": "Ada"}, headers=page)
    cookie = made.headers["set-cookie"]
    assert "token" not in made.json
    for word in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert word in cookie
    assert "Secure" not in cookie
    page["Cookie"] = cookie.partition(";")[0]
    table = made.json["table"]
    again = server.ask(f"/api/tables/{table}/join", {"name": "Eve"}, headers=page)
    assert again.json["member"] == 0
    mine = server.ask("/api/lobby", headers=page).json["mine"]
    assert [entry["id"] for entry in mine] == [table]
    guest = Guest(server, table, cookie=page["Cookie"].partition("=")[2]).come()
    assert guest.state["you"]["member"] == 0
    deleted = server.ask(f"/api/tables/{table}", method="DELETE", headers=page)
    assert deleted.status == 204


def test_the_cookie_is_secure_where_the_server_is() -> None:
    with thread_server(public_url="https://cards.example") as server:
        page = {"Origin": "https://cards.example", "Host": "cards.example"}
        made = server.ask("/api/tables", {"game": "nothing", "name": "Ada"}, headers=page)
        assert "Secure" in made.headers["set-cookie"]
        assert made.json["link"] == f"https://cards.example/t/{made.json['table']}"


def test_the_qr_code_holds_the_link(server: ThreadServer) -> None:
    host = server.table()
    code = server.ask(f"/api/tables/{host.table}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.body.startswith(b'<svg xmlns="http://www.w3.org/2000/svg"')
    assert server.ask("/api/tables/none/qr.svg").status == 404


def test_the_record_comes_when_the_game_is_over(server: ThreadServer) -> None:
    host = server.table("nothing", options={"players": 2}).come()
    path = f"/api/tables/{host.table}/record"
    early = server.ask(path)
    assert (early.status, early.code) == (409, "not-over")
    host.play()
    record = server.ask(path).json
    assert record["result"]["scores"] == host.state["public"]["scores"]


WRONG = [
    ({}, "bad-field", ""),
    ({"game": "nothing"}, "bad-field", ""),
    ({"game": "nothing", "name": ""}, "bad-field", "name"),
    ({"game": "nothing", "name": " \u200b\u202e "}, "bad-field", "name"),
    ({"game": "nothing", "name": "x" * 25}, "bad-field", "name"),
    ({"game": "nothing", "name": 7}, "bad-field", "name"),
    ({"game": "nothing", "name": "A", "more": 1}, "bad-field", ""),
    ({"game": "whist", "name": "A"}, "no-game", "game"),
    ({"game": "nothing", "name": "A", "options": []}, "bad-field", "options"),
    ({"game": "nothing", "name": "A", "options": {"hand": 0}}, "bad-option", "hand"),
    ({"game": "nothing", "name": "A", "options": {"hand": [[1]]}}, "bad-option", "hand"),
    ({"game": "nothing", "name": "A", "options": {"game": "sauce"}}, "bad-option", "game"),
    ({"game": "sauce", "name": "A", "options": {"players": 3}}, "bad-option", "players"),
    ({"game": "sauce", "name": "A", "options": {"suits": 4}}, "bad-option", "suits"),
    ({"game": "nothing", "name": "A", "bots": "os:system"}, "no-bot", "bots"),
    ({"game": "sauce", "name": "A", "bots": ["club", "os:system", "club"]}, "no-bot", "bots"),
    ({"game": "sauce", "name": "A", "bots": ["club", "expert"]}, "bots-seats", "bots"),
    ({"game": "sauce", "name": "A", "bots": []}, "bad-field", "bots"),
    ({"game": "sauce", "name": "A", "bots": [3]}, "bad-field", "bots[0]"),
    ([], "bad-field", ""),
    (b"{", "bad-json", ""),
    (b"\xff\xfe", "bad-json", ""),
    (b'{"options":{"a":' + b"[" * 5000, "bad-json", ""),
]


@pytest.mark.parametrize(("body", "code", "field"), WRONG)
def test_a_wrong_wish_is_told_by_its_field(
    server: ThreadServer, body: object, code: str, field: str
) -> None:
    answer = server.ask("/api/tables", body)
    assert answer.status == 400
    assert (answer.code, answer.json["error"].get("field", "")) == (code, field)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_wish_is_told_in_the_language_asked_for(
    server: ThreadServer, language: str
) -> None:
    def told(wish: dict[str, object]) -> str:
        answer = server.ask(f"/api/tables?lang={language}", {"name": "A", **wish})
        return str(answer.json["error"]["message"])

    options = {"players": 4, "hand": 13}
    with pytest.raises(OptionError) as caught:
        nullo.load("nothing", **options)
    assert told({"game": "nothing", "options": options}) == error_text(caught.value, language)
    assert told({"game": "whist"}) == say("error-no-game", {"game": "whist"}, language)
    wrong = say("error-bots-seats", {"many": 1, "given": 2}, language)  # one other seat: singular
    assert told({"game": "all-fives", "bots": ["club", "club"]}) == wrong


def test_bodies_are_bounded_and_json(server: ThreadServer) -> None:
    big = server.ask("/api/tables", b" " * 9_000)
    assert (big.status, big.code) == (413, "too-large")
    form = server.ask("/api/tables", b"a=1", headers={"Content-Type": "text/plain"})
    assert (form.status, form.code) == (415, "not-json")


def test_names_are_one_line_and_never_markup(server: ThreadServer) -> None:
    host = server.table(name="<b>A\n\u202e\x00x</b>").come()
    assert host.state["table"]["members"][0]["name"] == "<b>A x</b>"


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/api/nothing", "GET", 404, "no-page"),
        ("/api/tables/none", "GET", 404, "no-table"),
        ("/api/tables/none/record", "GET", 404, "no-table"),
        ("/api/rules/whist", "GET", 404, "no-game"),
        ("/api/games", "PUT", 405, "method"),
        ("/api/games/sauce/pictures/none.svg", "GET", 404, "no-page"),
        ("/../pyproject.toml", "GET", 404, "no-page"),
        ("/%2e%2e/app.py", "GET", 404, "no-page"),
    ],
)
def test_what_is_not_there(
    server: ThreadServer, path: str, method: str, status: int, code: str
) -> None:
    answer = server.ask(path, method=method)
    assert (answer.status, answer.code) == (status, code)


def test_health_and_metrics(server: ThreadServer) -> None:
    assert server.ask("/health").json["status"] == "ok"
    server.table("nothing").come().play(1)
    text = server.ask("/metrics").body.decode()
    for name in ("nullo_moves_total", "nullo_connections", "nullo_commit_seconds_bucket"):
        assert name in text


def test_built_files_are_handed_out_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a-1.js").write_text("export {};" * 100)
    with thread_server(static=tmp_path) as server:
        for path in ("/", "/rules/sauce"):
            page = server.ask(path)
            assert page.body == b"<!doctype html>" and page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        lost = server.ask("/tabel/abc", headers={"Accept": "text/html,*/*"})
        assert (lost.status, lost.body) == (404, b"<!doctype html>")
        assert server.ask("/tabel/abc").code == "no-page"
        script = server.ask("/assets/a-1.js", headers={"Accept-Encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert gzip.decompress(script.body) == b"export {};" * 100
        plain = server.ask("/assets/a-1.js")
        assert plain.body == b"export {};" * 100
        same = server.ask("/", headers={"If-None-Match": server.ask("/").headers["etag"]})
        assert same.status == 304


def test_without_the_browsers_part_a_plain_page_says_so(tmp_path: Path) -> None:
    with thread_server(static=tmp_path) as server:
        page = server.ask("/")
        assert page.status == 503 and b"not built" in page.body
        assert json.loads(server.ask("/health").body)["status"] == "ok"
