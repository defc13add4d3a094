"""Printing from the page: a score sheet, a deck and the rules come as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import sit_down
from browser.test_looks import faults, ill_fitting
from browser.test_rules import PHONE
from nullo.locale.words import LANGUAGES, say
from nullo.paper import KINDS, document


@pytest.mark.long
def test_a_rules_page_prints_its_game(
    shared_server: Server, invite: Invite, axe_source: str, tmp_path: Path
) -> None:
    ann = invite(shared_server, **PHONE)
    ann.open("/rules/all-or-nothing")
    for language in LANGUAGES:
        ann.speak(language)
        panel = ann.page.locator("details", has_text=say("onpaper-title", None, language))
        if panel.get_attribute("open") is None:
            panel.locator("summary").click()
        panel.get_by_label(say("onpaper-paper", None, language)).select_option("letter")
        panel.get_by_label(say("onpaper-players", None, language)).select_option("5")
        assert ill_fitting(ann) == []
        for kind in KINDS:
            name = say(f"onpaper-{kind}", None, language)
            with ann.page.expect_download() as got:
                panel.get_by_role("button", name=name, exact=True).click()
            assert got.value.suggested_filename == f"all-or-nothing-{kind}.pdf"
            made = document(
                kind, "all-or-nothing", {"players": 5}, paper="letter", language=language
            )
            assert made
            assert Path(got.value.path()).read_bytes() == made.pdf
        ann.picture(f"paper-{language}")
    assert faults(ann, axe_source) == []


@pytest.mark.long
def test_the_options_of_a_game_lead_there(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.open("/")
    ann.page.get_by_role("button", name=say("lobby-options-game", {"game": "Sauce"})).click()
    ann.page.get_by_role("link", name=say("lobby-print")).click()
    expect(ann.page.get_by_text(say("onpaper-title"))).to_be_visible()


@pytest.mark.long
def test_the_rules_at_a_table_can_be_printed(
    shared_server: Server, invite: Invite, axe_source: str, tmp_path: Path
) -> None:
    """For as many players as are at the table."""
    ann = invite(shared_server)
    sit_down(ann, "all-or-nothing", {"hands": 1, "players": 3})
    assert ann.asked()
    ann.page.get_by_role("button", name=say("tool-rules"), exact=True).click()
    panel = ann.page.get_by_role("dialog").locator("details", has_text=say("onpaper-title"))
    panel.locator("summary").click()
    expect(panel.get_by_label(say("onpaper-players"))).to_have_value("3")
    panel.get_by_label(say("onpaper-paper")).select_option("a4")
    assert ill_fitting(ann) == []
    with ann.page.expect_download() as got:
        panel.get_by_role("button", name=say("onpaper-scoresheet"), exact=True).click()
    made = document("scoresheet", "all-or-nothing", {"players": 3}, paper="a4", language="en")
    assert made
    assert Path(got.value.path()).read_bytes() == made.pdf
    ann.picture("paper-table")
    assert faults(ann, axe_source) == []
