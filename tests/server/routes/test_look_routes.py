"""Second looks: one leads those who have played a deal through its games."""

from __future__ import annotations

from typing import Any

from nullo.server.protocol.http_bodies import SecondLook
from server.running_server import Answer, ThreadServer
from server.schemas import check

from .test_challenge_routes import challenge, finished
from .test_duplicate_routes import begin, made
from .test_own_routes import Browser


def ask(browser: Browser, path: str, method: str = "GET", body: Any = None) -> Answer:
    headers = {"Origin": browser.server.origin, "Cookie": f"nullo={browser.cookie}"}
    return browser.server.ask(path, body, method, headers)


def test_who_has_played_follows_who_leads(server: ThreadServer) -> None:
    ada, bo, cleo = Browser(server), Browser(server), Browser(server)
    id = made(ada)
    first, second = begin(ada, id, 1, "Ada").come(), begin(bo, id, 1, "Bo").come()
    look = f"/api/duplicates/{id}/1/look"
    step = {"game": first.table, "turn": 7, "seat": 0}
    assert ask(ada, look, "PUT", step).code == "daily-first"
    first.play()
    assert ask(ada, look).status == 204
    assert ask(ada, look, "PUT", step | {"game": second.table}).code == "no-table"
    assert ask(ada, look, "PUT", step).status == 204
    # Bo is still playing, and Cleo has never played.
    for reader in (bo, cleo):
        assert ask(reader, look).code == "daily-first"
        assert ask(reader, look, "PUT", step).code == "daily-first"
    second.play()
    told = ask(bo, look).json
    check(told, SecondLook.__name__)
    assert told == {"change": 1, "leader": "Ada", "mine": False, **step}
    assert ask(bo, f"{look}?after=1").status == 204
    assert ask(bo, look, "DELETE").status == 204 and ask(ada, look).json["mine"]
    assert ask(bo, look, "PUT", {"game": "expert", "turn": 0}).status == 204
    told = ask(ada, f"{look}?after=1").json
    assert (told["change"], told["leader"], told["game"], told["seat"]) == (2, "Bo", "expert", -1)
    assert ask(ada, f"/api/duplicates/{id}/2/look").code == "daily-first"
    assert ask(bo, look, "DELETE").status == 204
    assert ask(ada, look).status == 204


def test_who_challenges_leads_too(server: ThreadServer) -> None:
    ada = Browser(server)
    id = challenge(ada, finished(ada).table)
    look = f"/api/duplicates/{id}/1/look"
    assert ask(ada, look, "PUT", {"game": "challenge", "turn": 3}).status == 204
    assert ask(ada, look).json["leader"] == "Ada"
    assert ask(Browser(server), look).code == "daily-first"
