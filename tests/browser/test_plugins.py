"""A plug-in's game in the page, with its own words in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import sit_down
from toy_games import installed

Servers = Callable[..., Server]


def test_a_plug_in_speaks_french(
    servers: Servers, invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path / "toys"))
    server = servers()
    ann = invite(server)
    assert list(server.ask("/api/words?lang=de")) == ["high-card"]
    ann.prefer(lang="fr")
    ann.open()
    expect(ann.page.get_by_role("main")).to_contain_text("La Haute Carte")
    sit_down(ann, "high-card", {"players": 3, "hands": 60})
    expect(ann.page.get_by_role("main")).to_contain_text("Rester ou passer")
    expect(ann.page.get_by_role("main")).to_contain_text("vous gagnez au moins 1 point")
    expect(ann.button("stay")).to_contain_text("Rester")
    expect(ann.page).to_have_title(re.compile("La Haute Carte"))
    while "stay" in ann.actions():
        ann.act(lambda actions: "fold")
        assert ann.asked(), "the 1 has not come"
    card = ann.page.get_by_role("group", name="Votre main").get_by_role("button")
    card.first.click(force=True)  # it is aria-disabled, and says why
    expect(ann.page.get_by_role("main")).to_contain_text("qui a le 1 ne peut pas rester")
