"""The levels of bots: one for all, or one for each seat, in the lobby and in the waiting room."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, TITLES, make_table, play_ahead, sit_down
from browser.test_friends import join
from browser.test_looks import faults, ill_fitting
from long_run import part
from nullo.locale.words import LANGUAGES, say

BOTS = ("beginner", "casual", "club", "expert", "analyst")
SIZES = {"large": (1440, 900), "laptop": (1366, 657), "phone": (390, 844)}
GAME = "alles-oder-nichts"


def levels(server: Server, person: Person) -> list[str]:
    """The bots of the members, by number, as the table says."""
    found: dict[str, Any] = person.page.evaluate(TABLE)
    return [member.get("bot", "") for member in found["members"]]


TABLE = """() => new Promise((done) => {
    const id = location.pathname.split("/")[2];
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    socket.onopen = () => socket.send('{"type": "hello", "version": 3}');
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type !== "snapshot") return;
        socket.close();
        done(told.table);
    };
})"""


ONE_LINE = """label => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const text = [...words.getClientRects()].filter((one) => one.height < 30);
    const box = label.getBoundingClientRect();
    return new Set(text.map((one) => Math.round(one.top))).size === 1
        && text.every((one) => one.left >= box.left + 3 && one.right <= box.right - 3);
}"""


def sound(person: Person, name: str, axe: str) -> None:
    """Check that everything fits and axe finds no fault; keep a picture."""
    person.settled()
    person.picture(f"levels-{name}", full_page=True)
    assert not ill_fitting(person) + faults(person, axe)


@pytest.mark.long
@pytest.mark.parametrize("size", part(SIZES, "phone"))
def test_the_host_gives_each_bot_its_level(
    size: str, shared_server: Server, invite: Invite, axe_source: str
) -> None:
    width, height = SIZES[size]
    ann = invite(shared_server, viewport={"width": width, "height": height})
    lou = invite(shared_server)
    sit_down(ann, GAME, SHORT[GAME], start=False, bots=["club", "expert", "beginner"])
    everyone = ann.page.get_by_role("group", name="All bots")
    expect(everyone.get_by_role("radio", checked=True)).to_have_count(0)
    sound(ann, f"room-mixed-{size}", axe_source)
    expect(ann.page.get_by_text("Plays out possible deals before every move.")).to_be_visible()
    fields = ann.page.get_by_role("combobox", name="Level of")
    assert [fields.nth(k).input_value() for k in range(3)] == ["club", "expert", "beginner"]
    fields.nth(1).select_option("Casual player")
    join(lou, ann.page.url, "Lou")
    expect(lou.page.get_by_text("Casual player, until somebody comes")).to_be_visible()
    expect(lou.page.get_by_role("combobox", name="Level of")).to_have_count(0)
    everyone.get_by_role("radio", name="Analyst").check()
    expect(lou.page.get_by_text("Analyst, until somebody comes")).to_have_count(2)
    assert levels(shared_server, ann).count("analyst") == 2
    sound(ann, f"room-alike-{size}", axe_source)


@pytest.mark.parametrize("size", part(SIZES, "laptop"))
def test_a_game_begins_against_different_levels(
    size: str, shared_server: Server, invite: Invite, axe_source: str
) -> None:
    width, height = SIZES[size]
    ann = invite(shared_server, viewport={"width": width, "height": height})
    ann.open()
    ann.page.get_by_role("button", name=f"Options: {TITLES[GAME]}", exact=True).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("A level for each bot").click()
    dialog.get_by_role("combobox", name="Bot 2").select_option("Beginner")
    dialog.get_by_role("combobox", name="Bot 3").select_option("Casual player")
    sound(ann, f"options-{size}", axe_source)
    dialog.get_by_role("button", name="Play now").click()
    ann.page.wait_for_url("**/t/*")
    assert ann.asked()
    assert levels(shared_server, ann) == ["", "club", "beginner", "casual"]
    for words in ("Club player", "Beginner", "Casual player"):
        seat = ann.page.get_by_role("group", name=f"({words})")
        expect(seat).to_have_count(1)
        expect(seat).to_contain_text(f"bot: {words}")
        expect(seat.locator(".level")).to_be_visible(visible=size != "phone")
    sound(ann, f"table-{size}", axe_source)


@pytest.mark.parametrize("width", part([360, 390], 360))
@pytest.mark.parametrize("language", part(LANGUAGES, "de"))
def test_every_level_has_one_line_on_a_phone(
    language: str, width: int, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, viewport={"width": width, "height": 740})
    ann.prefer(lang=language)
    ann.open()
    name = say("lobby-options-game", {"game": ""}, language).strip()
    ann.page.get_by_role("button", name=name).first.click()
    group = ann.page.get_by_role("dialog").get_by_role(
        "group", name=say("bots-title", language=language), exact=True
    )
    for level in BOTS:
        label = group.locator(
            "label", has_text=re.compile(rf"^\s*{say(f'bots-{level}', language=language)}\s*$")
        )
        label.click()
        expect(label.get_by_role("radio")).to_be_checked()
        assert label.evaluate(ONE_LINE)


@pytest.mark.long
def test_a_replay_names_the_levels(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    options = {**SHORT[GAME], "hand_sizes": [1], "players": 3}
    table = make_table(ann, GAME, options, bots=["casual", "beginner"])
    play_ahead(ann, table, lambda actions: actions[0])
    ann.open(f"/replay/{table}")
    field = ann.page.get_by_label("Seen from")
    expect(field).to_be_visible()
    eyes = field.locator("option").all_inner_texts()
    assert sorted(text.rpartition("(")[2] for text in eyes if "(" in text) == [
        "Beginner)",
        "Casual player)",
    ]
