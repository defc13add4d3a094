"""Challenges on the page: a game's cards are sent as a link, played again, and compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, at_random, go_to, make_table, play_ahead
from browser.test_looks import faults, ill_fitting
from browser.test_result import BLANK
from long_run import part
from nullo.locale.words import LANGUAGES, say


def finish(person: Person, game: str, seed: int = 1) -> str:
    """A game against bots that the person has played to its end, on the page."""
    table = make_table(person, game, SHORT[game], bots="club")
    play_ahead(person, table, at_random(seed))
    go_to(person, table)
    return table


def link_of(person: Person) -> str:
    """The link of the challenge that the person makes at the end of a game."""
    person.page.get_by_role("button", name="Challenge friends").click()
    dialog = person.page.get_by_role("dialog", name="Beat me on these cards")
    return dialog.get_by_label("The link to your cards").input_value()


def test_who_follows_the_link_plays_and_then_compares(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, bob = invite(shared_server), invite(shared_server)
    finish(ann, "alles-oder-nichts")
    link = link_of(ann)
    canvas = ann.page.locator("dialog canvas")
    assert canvas.evaluate(BLANK) > 100
    ann.picture("challenge-dialog")
    assert faults(ann, axe_source) == []

    bob.open(link.removeprefix(shared_server.origin))
    page = bob.page
    expect(page.get_by_role("heading", name="Ann challenges you")).to_be_visible()
    expect(page.get_by_role("heading", name="Side by side")).to_have_count(0)
    bob.picture("challenge-page", full_page=True)
    assert faults(bob, axe_source) == []
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Play these cards").click()
    bob.table.wait_for()
    expect(page.get_by_role("banner")).to_contain_text("The cards of a challenge")
    play_ahead(bob, bob.id, at_random(2))
    page.get_by_role("link", name="Compare the results").click()
    table = page.get_by_role("table")
    for name in ("Ann", "Bob (you)", "The expert"):
        expect(table.get_by_role("columnheader", name=name)).to_be_visible()
    expect(table.get_by_role("rowheader", name="Hand 1")).to_be_visible()
    expect(table.get_by_role("button", name="Replay the expert’s game")).to_be_visible()
    bob.picture("challenge-results", full_page=True)
    assert faults(bob, axe_source) == []
    bob.resize(390, 844)
    for language in LANGUAGES:
        bob.speak(language)
        assert page.locator(".scroll:has(table)").evaluate(
            "one => one.scrollWidth <= one.clientWidth"
        )
    bob.speak("en")
    table.get_by_role("button", name="Replay Ann’s game").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.go_back()

    ann.open(link.removeprefix(shared_server.origin))
    expect(ann.page.get_by_role("link", name="Replay Bob’s game")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Play these cards")).to_have_count(0)


@pytest.mark.parametrize("game", part(["nothing", "all-or-nothing"], "all-or-nothing"))
def test_the_picture_hides_the_cards_of_others(
    shared_server: Server, invite: Invite, game: str
) -> None:
    ann = invite(shared_server)
    finish(ann, game)
    link_of(ann)
    canvas = ann.page.locator("dialog canvas")
    stage = ann.page.locator("dialog .stage .card")
    if game == "nothing":  # a game without tricks shows its cover
        assert stage.count() == 3
        expect(ann.page.get_by_label("Show the whole trick")).to_have_count(0)
        return
    expect(ann.page.locator("dialog .stage .card.back")).not_to_have_count(0)
    before = canvas.evaluate("canvas => canvas.toDataURL()")
    ann.page.get_by_label("Show the whole trick").check()
    expect(ann.page.locator("dialog .stage .card.back")).to_have_count(0)
    ann.until(lambda: canvas.evaluate("canvas => canvas.toDataURL()") != before, "drawn again")
    ann.picture(f"challenge-open-{game}")

    # The picture of the plain result shows the trick that decided it for the winner.
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Share the result").click()
    expect(stage).to_have_count(SHORT[game]["players"])
    expect(ann.page.locator("dialog .stage .card.back")).to_have_count(0)
    assert canvas.evaluate(BLANK) > 100
    ann.picture(f"result-{game}")


DRAWN = """() => {
    window.drawn = [];
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = function () {
        window.drawn.push(decodeURIComponent(this.src));
        return decode.call(this);
    };
}"""


def test_cards_in_the_picture_look_as_on_the_table(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    for seed in range(20):
        finish(ann, "all-or-nothing", seed)
        ann.page.evaluate(DRAWN)
        ann.page.get_by_role("button", name="Share the result").click()
        ann.page.locator("dialog canvas").wait_for()
        ann.until(
            lambda: ann.page.evaluate("drawn.length") >= SHORT["all-or-nothing"]["players"], "drawn"
        )
        # The FLIP cards that turn an ALL or a NOTHING are framed, not painted over.
        frames = re.findall(r"<rect[^>]*>", "".join(ann.page.evaluate("drawn")))
        if frames:
            assert all(re.search(r"[ \"]fill: (none|rgb\((?!0, 0, 0))", one) for one in frames), (
                frames
            )
            return
    raise AssertionError("no ALL or NOTHING in any of the tricks")


@pytest.mark.long
def test_the_words_fit_in_every_language(shared_server: Server, invite: Invite) -> None:
    ann, bob = invite(shared_server), invite(shared_server)
    finish(ann, "all-fives")
    link = link_of(ann)
    bob.open(link.removeprefix(shared_server.origin))
    for language in LANGUAGES:
        for person in (ann, bob):
            person.speak(language)
            person.resize(360, 740)
            assert ill_fitting(person) == []
            person.resize(1366, 657)
        heading = say("challenge-heading", {"name": "Ann", "game": "X"}, language).split("X")[0]
        expect(bob.page.get_by_role("heading", level=1)).to_have_text(
            re.compile(re.escape(heading.strip()))
        )


def test_a_broken_link_says_so(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.open("/beat/0#r=broken")
    expect(ann.page.get_by_role("heading", name="no challenge in this link")).to_be_visible()
