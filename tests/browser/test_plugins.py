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
from browser.tables import play_on, sit_down
from sixth.plug_in import installed as duck_installed
from toy_games import installed

Servers = Callable[..., Server]


@pytest.mark.long
def test_a_plug_in_speaks_french(
    servers: Servers, invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path / "toys"))
    server = servers()
    ann = invite(server)
    assert list(server.ask("/api/words?lang=de")) == ["auction", "high-card"]
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


@pytest.mark.long
def test_a_trick_game_in_plain_python_is_everywhere_in_the_page(
    servers: Servers, invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", duck_installed(tmp_path / "duck"))
    ann = invite(servers())
    see_everywhere(ann, "duck", 8, DUCK)


@pytest.mark.long
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


# The panel of facts may be neither outside the table nor under a seat or the reader's own side.
COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const panel = box(document.querySelector(".in-force"));
    const felt = box(document.querySelector(".felt"));
    const meets = (other) => panel.left < other.right && other.left < panel.right &&
        panel.top < other.bottom && other.top < panel.bottom;
    const inside = panel.left >= felt.left && panel.right <= felt.right &&
        panel.top >= felt.top && panel.bottom <= felt.bottom;
    const hand = document.querySelector("[data-action]");
    const others = [...document.querySelectorAll(".felt li[data-pos]"), hand];
    return !inside || others.some((one) => meets(box(one)));
}"""


def test_its_own_phase_verbs_numbers_and_facts_are_on_the_table(
    servers: Servers, invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path / "toys"))
    ann = invite(servers())
    for players in (6, 5, 4, 2, 3):
        sit_down(ann, "auction", {"players": players, "hands": 1})
        assert ann.asked()
        raises = [action for action in ann.actions() if action.startswith("raise ")]
        if raises:  # else the highest price has been offered
            name = raises[0].replace("raise", "Raise to")
            expect(ann.button(raises[0])).to_have_accessible_name(name)
            ann.act(lambda actions, price=raises[0]: price)  # type: ignore[misc]
            assert ann.asked()
        expect(ann.page.locator("[data-bid=raise]")).to_contain_text("raises to")
        panel = ann.page.get_by_role("region", name="What is at stake")
        by = panel.locator("p")
        expect(by).to_have_text(re.compile(r"^offered by \w+$"))
        for width, height in ((1366, 657), (820, 1180), (390, 844)):
            ann.resize(width, height)
            assert not ann.page.evaluate(COVERED), (players, width)
    price = panel.locator(".number").inner_text()
    for language, word in {"fr": "Prix", "de": "Preis", "en": "Price"}.items():
        ann.speak(language)
        expect(ann.page.locator(".in-force")).to_contain_text(f"{word} {price}")
    play_on(ann, lambda actions: "drop" if "drop" in actions else actions[0])
    assert ann.stage == "over"
