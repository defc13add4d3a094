"""The page in French and in German: the browser's language, and the one chosen at the table."""

from __future__ import annotations

import re
from contextlib import suppress
from difflib import unified_diff
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, at_random, play_ahead, sit_down
from browser.test_friends import join
from browser.test_score import begin
from browser.test_score import hand as enter_hand
from long_run import part
from nullo.locale.words import say

WORDS = {"fr": "fr-CA", "de": "de-AT"}

# What a browser's translator does: it puts its own text in place of each text node, unless the page forbids
# it there, and of every new one. Its words are the same here, so that they can be compared.
TRANSLATOR = """document.addEventListener("DOMContentLoaded", () => {
    const mayTranslate = (text) =>
        text.parentElement?.closest("[translate], .notranslate, script, style, svg, textarea")
            ?.getAttribute("translate") !== "no"
        && !text.parentElement?.closest("script, style, svg, textarea, font");
    const translate = (root) => {
        const found = [];
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        if (root.nodeType === Node.TEXT_NODE) found.push(root);
        while (texts.nextNode()) found.push(texts.currentNode);
        for (const text of found.filter((one) => one.data.trim() && one.isConnected && mayTranslate(one))) {
            const outer = document.createElement("font");
            outer.append(document.createElement("font"));
            outer.firstChild.append(text.data);
            text.replaceWith(outer);
        }
    };
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            for (const node of type === "characterData" ? [target] : addedNodes) translate(node);
        }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
});"""

# What is shown. What is only read out is about what has happened since the page was opened.
TEXTS = """main => [...main.querySelectorAll("*")].filter((one) => !one.closest(".sr, font"))
    .flatMap((one) => [...one.childNodes])
    .filter((one) => one.nodeName === "#text" || one.nodeName === "FONT")
    .map((one) => one.textContent.trim()).filter(Boolean)"""


def translated(person: Person) -> Person:
    """The same person, whose browser translates every page."""
    person.add_script(TRANSLATOR)
    return person


def told_as_untranslated(person: Person) -> None:
    """Check that a translated page says what another tab with the same page says, untranslated."""
    plain = person.tab()
    plain.goto(person.page.url)

    def differs() -> list[str]:
        pages = [page.get_by_role("main").evaluate(TEXTS) for page in (person.page, plain)]
        return [] if pages[0] == pages[1] else [*unified_diff(pages[0], pages[1], lineterm="", n=1)]

    with suppress(AssertionError):
        person.until(lambda: not differs(), "the same words")
    found = differs()
    plain.close()
    assert not found, "\n".join(found)


def button(person: Person, key: str, language: str, **params: str | int) -> None:
    """Press the button with these words."""
    person.page.get_by_role("button", name=say(key, params, language), exact=True).click()


def language_of(person: Person) -> str | None:
    return person.page.locator("html").get_attribute("lang")


# The choices whose words reach beyond them.
WIDER = """[...document.querySelectorAll('dialog .seg')].flatMap((seg) =>
    [...seg.children].filter((one) => one.getBoundingClientRect().right > seg.getBoundingClientRect().right)
        .map((one) => one.textContent))"""


@pytest.mark.parametrize("language", part(WORDS, "fr"))
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


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("game", part(["alles-oder-nichts", "sauce"], "sauce"))
def test_a_translated_table_shows_what_happens(
    game: str, shared_server: Server, invite: Invite
) -> None:
    ann = translated(invite(shared_server))
    sit_down(ann, game, SHORT[game], start=False)
    button(ann, "room-start", "en")
    ann.page.locator("main[data-stage=playing]").wait_for()
    choose = at_random(game)
    for _ in range(4):
        ann.asked()
        ann.act(choose)
    ann.asked()
    told_as_untranslated(ann)
    play_ahead(ann, ann.id, choose)
    told_as_untranslated(ann)


@pytest.mark.long
def test_other_translated_pages_show_what_happens(shared_server: Server, invite: Invite) -> None:
    ann = translated(invite(shared_server))
    page = ann.page
    sit_down(ann, "nothing", SHORT["nothing"], start=False)
    bob = invite(shared_server)
    join(bob, page.url, "Bob")
    page.get_by_text("Bob", exact=True).wait_for()
    told_as_untranslated(ann)  # the waiting room

    ann.open("/daily")
    button(ann, "daily-play-of", "en", game="Nothing")
    ann.table.wait_for()
    play_ahead(ann, ann.id, at_random(1))
    told_as_untranslated(ann)
    ann.open(f"/replay/{ann.id}")
    told_as_untranslated(ann)
    for _ in range(3):
        button(ann, "replay-next", "en")
    told_as_untranslated(ann)

    ann.open("/score")
    begin(page, "alles-oder-nichts")
    button(ann, "keep-begin", "en")
    page.locator("form.hand").wait_for()
    enter_hand(page, 1, [2, 0, 3], [1, 0, 1], [2, 1, 3])
    told_as_untranslated(ann)


@pytest.mark.long
def test_rules_and_tips_may_be_translated(shared_server: Server, invite: Invite) -> None:
    ann = translated(invite(shared_server))
    ann.open("/rules/nothing")
    rule = ann.page.locator("[id=N4]")
    rule.locator("font font").first.wait_for()
    ann.speak("fr")
    ann.page.get_by_role("heading", level=1, name=say("title-nothing", language="fr")).wait_for()
    expect(rule).to_contain_text("Le joueur de la première place donne")

    ann.open("/learn/alles-oder-nichts")
    tip = ann.page.locator("section.tip")
    tips = set()
    for number in range(3):
        expect(tip).to_have_attribute("data-tip", str(number))
        expect(tip.locator("p font font").first).to_be_visible()
        tips.add(" ".join(tip.locator("p").all_inner_texts()))
        tip.locator("[data-learn=next], [data-learn=show]").click()
    assert len(tips) == 3


def after_card(key: str, language: str) -> str:
    """The end of a tip, after the card in it, which is drawn."""
    return say(key, {"card": "|"}, language).rpartition("|")[2].strip(" .")
