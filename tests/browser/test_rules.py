"""The rules: first in two minutes, then complete; prompts at the table lead to the rule that asks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from browser.person import Invite, Person
from browser.scenes import Stand
from browser.serve import Server
from browser.tables import sit_down
from browser.test_looks import faults, ill_fitting
from nullo.locale.words import LANGUAGES, rule_page, say

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def heading(person: Person, language: str) -> Locator:
    """The heading of the two minutes."""
    words = (rule_page("sauce", language) or "").split("\n## ")[1].split("\n")[0]
    return person.page.get_by_role("heading", name=words, exact=True)


def test_two_minutes_come_first_in_every_language(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server, **PHONE)
    ann.open("/rules/sauce")
    for language in LANGUAGES:
        ann.speak(language)
        expect(heading(ann, language)).to_be_in_viewport()
        assert ann.page.get_by_role("figure").count() == 5
        assert ill_fitting(ann) == []
        complete = say("rules-complete", None, language)
        ann.page.get_by_role("navigation").get_by_role("link", name=complete).click()
        expect(ann.page.get_by_role("heading", name=complete)).to_be_in_viewport()
        # A number in a sentence leads to the rule.
        ann.page.locator("ol").get_by_role("link", name="S17").click()
        expect(ann.page.locator("li[id=S17]")).to_be_focused()
        expect(ann.page.locator("li[id=S17]")).to_be_in_viewport()
    assert faults(ann, axe_source) == []


def test_a_prompt_leads_to_its_rule_and_the_tool_to_the_two_minutes(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server)
    sit_down(ann, "sauce", {"hands": 1})
    assert ann.asked()
    ann.table.get_by_role("button", name="rule S9").click()
    rules = ann.page.get_by_role("dialog")
    expect(rules.locator("li[id=S9]")).to_be_in_viewport()
    expect(rules.locator("li[id=S9]")).to_contain_text(say("rules-mark"))
    rules.get_by_role("link", name="In two minutes").click()
    expect(heading(ann, "en")).to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Rules", exact=True).click()
    expect(heading(ann, "en")).to_be_in_viewport()
    rules.get_by_role("link", name=say("rules-now", {"rule": "S9"})).click()
    expect(rules.locator("li[id=S9]")).to_be_in_viewport()
    assert ann.page.url.rpartition("/")[2].count("#") == 0
    assert faults(ann, axe_source) == []


def test_the_panel_marks_the_rule_of_the_prompt(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    Stand(ann).show("all-or-nothing-3-first")
    cited = ann.page.locator("main .prompt").get_by_role("button", name="Rule A").inner_text()
    ann.page.get_by_role("banner").get_by_role("button", name="Rules").click()
    marked = ann.page.get_by_role("dialog").locator("li.now")
    marked.wait_for()
    assert cited == f"Rule {marked.get_attribute('id')}" == "Rule A10"
