"""What the lobby shows first to whoever comes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, TITLES, at_random, begin, play_ahead, sit_down
from long_run import part

SIZES = [(390, 844), (1366, 657)]


def strip(person: Person) -> Locator:
    return person.page.get_by_role("navigation", name="Today")


def lobby(person: Person) -> None:
    person.open("/")
    person.page.get_by_role("heading", name="Your unfinished games").wait_for()


@pytest.mark.parametrize("size", part(SIZES, SIZES[0]))
def test_the_lobby_begins_with_what_there_is_to_come_back_to(
    shared_server: Server, invite: Invite, axe_source: str, size: tuple[int, int]
) -> None:
    ann = invite(shared_server, viewport={"width": size[0], "height": size[1]})
    lobby(ann)
    expect(strip(ann)).to_have_count(0)
    sit_down(ann, "alles-oder-nichts", {"players": 3, "hand_sizes": [5], "hands": 2})
    table = ann.id
    assert ann.asked()
    lobby(ann)
    turn = strip(ann).get_by_role("link")
    expect(turn).to_have_count(1)
    expect(turn).to_contain_text(f"Go on with your game {TITLES['alles-oder-nichts']}")
    turn.click()
    play_ahead(ann, table, at_random(2))
    ann.open(f"/t/{table}")
    ann.page.get_by_role("link", name="Analyse").click()
    ann.page.get_by_role("button", name="Practise").wait_for()

    sit_down(ann, "nothing", SHORT["nothing"])
    assert ann.asked()
    lobby(ann)
    links = strip(ann).get_by_role("link")
    heads = ["Go on with your game", "Daily deal", "From your mistakes"]
    expect(links).to_have_text([re.compile(f"^{head}") for head in heads])
    expect(links.nth(1)).to_contain_text(re.compile(r"0 of 5 played, about \d+ min left\."))
    for link in links.all():
        expect(link).to_be_in_viewport(ratio=1)
    play = ann.page.get_by_role("button", name="Play now:").first
    expect(play).to_be_in_viewport(ratio=1)
    ann.page.evaluate(axe_source)
    problems = "axe.run().then(found => found.violations.map(one => one.id))"
    assert ann.page.evaluate(problems) == []
    for language, words, played in (
        ("de", "Aus deinen Fehlern", "0 von 5 gespielt"),
        ("fr", "Vos erreurs", "0 sur 5"),
    ):
        ann.speak(language)
        ann.page.get_by_role("navigation").get_by_text(words).wait_for()
        ann.page.get_by_role("navigation").get_by_text(played).wait_for()
    ann.speak("en")
    links.nth(2).click()
    expect(ann.page.get_by_text("What do you do here?").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", part(SIZES, SIZES[1]))
def test_a_turn_with_friends_is_beside_the_own_game(
    shared_server: Server, invite: Invite, size: tuple[int, int]
) -> None:
    ann, lou = (invite(shared_server, viewport={"width": size[0], "height": size[1]}) for _ in "12")
    begin(ann, lou, "nothing", SHORT["nothing"])
    for person in (ann, lou):
        sit_down(person, "sauce", SHORT["sauce"])
        assert person.asked()
        lobby(person)
    waited_for, waiting = ann, lou
    if "It’s your turn" not in strip(ann).inner_text():
        waited_for, waiting = lou, ann
    heads = ["Go on with your game"]
    expect(strip(waiting).get_by_role("link")).to_have_text([re.compile(f"^{h}") for h in heads])
    links = strip(waited_for).get_by_role("link")
    heads = ["It’s your turn", *heads]
    expect(links).to_have_text([re.compile(f"^{head}") for head in heads])
    expect(links.nth(0)).to_contain_text(TITLES["nothing"])
    expect(links.nth(1)).to_contain_text(TITLES["sauce"])
    for link in links.all():
        expect(link).to_be_in_viewport(ratio=1)
