"""The page in French and in German: the browser's language, and the one chosen at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import at_random, sit_down
from nullo.locale.words import say

WORDS = {"fr": "fr-CA", "de": "de-AT"}


def button(person: Person, key: str, language: str, **params: str | int) -> None:
    """Press the button with these words."""
    person.page.get_by_role("button", name=say(key, params, language), exact=True).click()


def language_of(person: Person) -> str | None:
    return person.page.locator("html").get_attribute("lang")


# The choices whose words reach beyond them.
WIDER = """[...document.querySelectorAll('dialog .seg')].flatMap((seg) =>
    [...seg.children].filter((one) => one.getBoundingClientRect().right > seg.getBoundingClientRect().right)
        .map((one) => one.textContent))"""


@pytest.mark.parametrize("language", WORDS)
def test_the_browsers_language_is_spoken(
    language: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server, locale=WORDS[language])
    got = ann.page.request.get(ann.origin, headers={"Accept-Language": WORDS[language]}).text()
    assert f'<html lang="{language}">' in got and say("app-about", language=language) in got
    ann.open()
    ann.page.get_by_role("heading", name=say("lobby-heading", language=language)).wait_for()
    assert language_of(ann) == language
    title = say("title-alles-oder-nichts", language=language)
    button(ann, "lobby-options-game", language, game=title)
    ann.page.get_by_text(say("bots-club-about", language=language)).wait_for()
    size = ann.page.viewport_size
    assert size
    ann.page.set_viewport_size({"width": 360, "height": 740})
    assert ann.page.evaluate(WIDER) == []  # the levels' names are long in German
    ann.page.set_viewport_size(size)
    button(ann, "close", language)

    sit_down(ann, "alles-oder-nichts", {"players": 4, "hand_sizes": [2], "hands": 1})
    assert title in ann.page.title()
    asked: set[str] = set()
    choose = at_random(language)
    while ann.asked():
        asked.add(ann.phase)
        ann.act(choose)
    assert {"bid", "say", "play"} <= asked
    ann.page.get_by_role("button", name=say("after-same", language=language)).wait_for()
    log = ann.page.locator("main[data-stage=over]").inner_text()
    assert say("table-score-total", language=language) in log
    assert not re.search(r"\b(trick|hand|the|You|Back)\b", log), log


def test_another_language_is_chosen_at_the_table(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "all-fives", {"players": 2, "target": 5})
    assert ann.asked()
    for now, then in (("en", "fr"), ("fr", "de"), ("de", "en")):
        hand = ann.page.get_by_role("group", name=say("hand-mine", language=now))
        cards = hand.get_by_role("button").count()
        button(ann, "tool-settings", now)
        ann.page.get_by_role("radio", name=say(f"settings-language-{then}")).check()
        ann.page.get_by_role("dialog", name=say("settings-title", language=then)).wait_for()
        assert language_of(ann) == then
        button(ann, "close", then)
        hand = ann.page.get_by_role("group", name=say("hand-mine", language=then))
        assert hand.get_by_role("button").count() == cards
        button(ann, "tool-rules", then)
        rule = ann.page.locator("[id=F9]")
        rule.wait_for()
        assert "F9." in rule.inner_text()
        button(ann, "close", then)
    ann.prefer(lang="fr")
    ann.page.reload()
    ann.table.wait_for()
    assert language_of(ann) == "fr"


def test_a_lesson_goes_on_in_another_language(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, locale="fr-FR")
    ann.open("/learn/alles-oder-nichts")
    ann.page.get_by_text(say("tip-tout-hello", language="fr")).wait_for()
    assert ann.page.get_by_role("heading", level=1).inner_text() == say(
        "learn-title", {"game": "Tout ou rien"}, "fr"
    )
    button(ann, "learn-next", "fr")
    ann.page.get_by_text(after_card("tip-tout-trump", "fr")).wait_for()
    ann.speak("de")
    ann.page.get_by_text(after_card("tip-tout-trump", "de")).wait_for()


def test_what_is_wrong_with_a_record_is_said_in_it(
    shared_server: Server, invite: Invite, tmp_path: Path
) -> None:
    ann = invite(shared_server, locale="fr-FR")
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    ann.open("/replay")
    ann.page.get_by_role("heading", name=say("replay-none", language="fr")).wait_for()
    with ann.forgiving(r"\b400\b", "Failed to load resource"):
        ann.page.locator("input[type=file]").set_input_files(bad)
        for language in ("fr", "de"):
            ann.speak(language)
            words = say("record-missing", {"name": "'nullo'"}, language)
            ann.page.get_by_text(words, exact=True).wait_for()


def after_card(key: str, language: str) -> str:
    """The end of a tip, after the card in it, which is drawn."""
    return say(key, {"card": "|"}, language).rpartition("|")[2].strip(" .")
