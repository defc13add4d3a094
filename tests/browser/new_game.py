"""Checks that the page shows a game from outside Nullo everywhere: cover, rules, lesson, a hand."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import expect

from browser.person import Person
from browser.tables import play_on, sit_down


@dataclass(frozen=True)
class Shown:
    """The texts that the page shows of a game in one language.

    Attributes:
        title: its title.
        rule: the beginning of a rule.
        lead: what the leader of the first trick is asked.
        learnt: the first line of what the lesson taught.
    """

    title: str
    rule: str
    lead: str
    learnt: str


def see_everywhere(ann: Person, game: str, minutes: int, languages: dict[str, Shown]) -> None:
    """Check the lobby and the rules in every language, then the lesson and a hand."""
    ann.open()
    ann.page.locator("article.tile").first.wait_for()
    for language, shown in languages.items():
        ann.speak(language)
        tile = ann.page.locator("article.tile", has_text=shown.title)
        expect(tile).to_contain_text(f"{minutes} min", ignore_case=True)
        expect(tile.locator(".art .card")).to_have_count(3)
        expect(tile.locator(".art .card.back")).to_have_count(0)
    ann.open(f"/rules/{game}")
    expect(
        ann.page.get_by_role("heading", level=1)
    ).not_to_be_empty()  # it is there, in one language
    for language, shown in languages.items():
        ann.speak(language)
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(shown.title)
        expect(ann.page.get_by_role("main")).to_contain_text(shown.rule)
    _learn(ann, game, languages)
    sit_down(ann, game, {"players": 3, "hands": 1})
    assert ann.asked()
    for language, shown in languages.items():
        ann.speak(language)
        expect(ann.page).to_have_title(re.compile(re.escape(shown.title)))
    play_on(ann, lambda actions: actions[0])
    assert ann.stage == "over"


def _learn(ann: Person, game: str, languages: dict[str, Shown]) -> None:
    """Play the lesson as its tips advise; the second tip is about the first lead."""
    ann.open(f"/learn/{game}")
    ann.table.wait_for()
    tip = ann.page.locator("section.tip")
    step = tip.locator("[data-learn=next], [data-learn=show]")
    waits = step.or_(ann.page.locator("section.tip.over"))
    for number in range(100):
        expect(tip).to_have_attribute("data-tip", str(number))
        waits.first.wait_for()
        if not step.count():
            break
        for language, shown in languages.items() if number == 1 else ():
            ann.speak(language)
            expect(ann.page.locator("main .prompt")).to_contain_text(shown.lead)
        step.click()
    for language, shown in languages.items():
        ann.speak(language)
        expect(tip).to_contain_text(shown.learnt)
