"""A site on a static host in Firefox and in WebKit: a whole game, after the host has been stopped."""

from __future__ import annotations

import json

from browser.static_site import ASK, BELOW, KEPT, StaticSite
from browser.tables import SHORT, at_random
from browser.visitor import Visitor, wish
from browser.windows import Window
from nullo.records import record as records


def ask(ann: Visitor, method: str, path: str, body: str = "") -> object:
    """The JSON that the application answers."""
    status, answer = ann.run(f"return ({ASK})(args)", method, path, body)
    assert status in (200, 201), answer
    return answer


def test_a_game_goes_on_when_the_host_has_gone(window: Window, site: StaticSite) -> None:
    ann = Visitor(window, site.origin)
    ann.open(BELOW)
    made = ask(ann, "POST", "/api/tables", wish("alles-oder-nichts", SHORT["alles-oder-nichts"]))
    assert isinstance(made, dict)
    page = f"{BELOW}#/t/{made['table']}"
    ann.open(page)
    assert ann.asked()
    choose = at_random(1)
    ann.act(choose(ann.actions()))
    ann.run(f"await ({KEPT})(1)")
    site.stop()
    try:
        ann.run("location.reload()")
        ann.open(page)
        assert ann.play_on(choose) > 3
        record = ask(ann, "GET", f"/api/tables/{made['table']}/record")
    finally:
        site.start()
    assert records.read(json.dumps(record)).state.is_terminal()
    assert not ann.problems()
