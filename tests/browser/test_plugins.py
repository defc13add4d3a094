"""A plug-in's game in the page, with its own words in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.new_game import Shown, see_everywhere
from browser.person import Invite
from browser.serve import Server
from browser.tables import sit_down
from sixth.plug_in import installed as duck_installed
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


DUCK = {
    "en": Shown("Duck", "Acorns, leaves, hearts", "Play any card", "Every trick costs"),
    "fr": Shown("Le Canard", "Glands, feuilles", "la carte de votre choix", "Chaque pli coûte"),
    "de": Shown("Abtauchen", "Eichel, Laub", "was du willst", "Jeder Stich kostet"),
}


def test_a_trick_game_in_plain_python_is_everywhere_in_the_page(
    servers: Servers, invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", duck_installed(tmp_path / "duck"))
    ann = invite(servers())
    see_everywhere(ann, "duck", 8, DUCK)


def test_its_cards_have_its_own_faces(
    servers: Servers, invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", duck_installed(tmp_path / "duck"))
    ann = invite(servers())
    ann.open()
    cover = ann.page.locator("article.tile", has_text="Duck").locator(".art .card")
    picture = cover.nth(1).locator("image")
    expect(picture).to_have_attribute("href", "/api/games/duck/pictures/duck.svg")
    assert ann.page.request.get(f"{ann.origin}/api/games/duck/pictures/duck.svg").ok
    assert not ann.page.request.get(f"{ann.origin}/api/games/duck/pictures/%2e%2e.svg").ok
    expect(cover.nth(0).locator("svg svg path").first).to_have_attribute("d", re.compile("^M4 9a8"))
    ann.prefer(lang="de")
    sit_down(ann, "duck", {"players": 3, "hands": 1})
    assert ann.asked()
    names = ann.page.get_by_role("group", name="Dein Blatt").get_by_role("button")
    told = [names.nth(k).get_attribute("aria-label") or "" for k in range(names.count())]
    assert all(re.fullmatch(r"(Eichel|Laub|Herz|Schellen)-\d|die Ente", name) for name in told), (
        told
    )
