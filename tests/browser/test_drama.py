"""What decides a trick or a hand is looked at: until a tap, or for two seconds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import SHORT, at_random, go_to, make_table, play_ahead, without_page
from long_run import part
from nullo.bots.people import names_of
from nullo.locale.words import LANGUAGES, say
from server.running_server import Guest

#: The rest of what decided never ends by itself.
ENDLESS = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (what, ms, ...more) => (ms === 2000 || ms === 1200 ? 0 : wait(what, ms, ...more));
})();"""

#: The pitches of the sounds: 1800 Hz a card is played, 900 a trick is taken, 2400 cards are dealt, 880 it is
#: the reader's turn.
HEARD = """(() => {
    window.heard = [];
    const value = (set) => Object.defineProperty({}, "value", { set });
    const node = () => new Proxy({}, {
        get: (_, name) => name === "connect" ? (to) => to :
            name === "frequency" ? value((pitch) => window.heard.push(pitch)) :
            name === "getChannelData" ? () => [] :
            name === "gain" ? node() : () => node(),
        set: () => true,
    });
    window.AudioContext = function () { return node(); };
})();"""


def come_to_the_last_card(ann: Person, game: str, options: dict[str, Any], **more: Any) -> None:
    """Open the table of a game whose first hand ends with the next card."""
    table = make_table(ann, game, options, **more)

    def last(guest: Guest) -> bool:
        return len(guest.state["own"].get("hand", ())) == 1

    play_ahead(ann, table, at_random(1), last)
    ann.add_script(ENDLESS)
    go_to(ann, table)


def expect_untold(ann: Person, header: str) -> list[Locator]:
    """Nothing on the page tells how the hand has ended, nor that another begins; returns who will tell."""
    tellers = [ann.page.locator("main aside"), ann.page.get_by_role("log", name="What happened")]
    for teller in tellers:
        expect(teller).to_contain_text("the trick.")
        expect(teller).not_to_contain_text("is over")
    totals = ann.page.locator("main aside tfoot td").all_inner_texts()
    assert len(totals) == 3
    assert set(totals) == {"100"}  # as before the hand
    expect(ann.page.get_by_role("banner")).to_contain_text(header)
    expect(ann.page.get_by_role("banner")).to_contain_text("trick 10/10")
    return tellers


@pytest.mark.parametrize("pace", part(["normal", "quick"], "normal"))
def test_a_hand_ends_on_its_cards_until_a_tap(
    shared_server: Server, invite: Invite, pace: str
) -> None:
    ann = invite(shared_server)
    ann.prefer(sounds=True)
    ann.add_script(HEARD)
    options = {**SHORT["all-or-nothing"], "hands": 2}
    come_to_the_last_card(ann, "all-or-nothing", options, pace=pace)
    ann.press(ann.actions()[0])
    trick = ann.page.get_by_role("group", name="Trick")
    expect(trick).to_have_attribute("data-plays", "3")
    prompt = ann.page.locator("main .prompt")
    expect(prompt).to_contain_text("Hand 1 is over")
    expect(ann.page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(0)
    over = ann.page.get_by_role("region", name="Hand 1 is over")
    expect(over).to_have_count(0)
    tellers = expect_untold(ann, "Hand 1/2")
    header = ann.page.get_by_role("banner")
    assert set(ann.page.evaluate("window.heard")) <= {1800, 900}
    ann.picture(f"hand-end-{pace}")
    trick.click()
    expect(over).to_be_visible()
    assert {2400, 880} & set(ann.page.evaluate("window.heard"))
    for teller in tellers[1:]:  # beside the table, the next hand has begun
        expect(teller).to_contain_text("Hand 1 is over")
    expect(header).to_contain_text("Hand 2/2")
    expect(ann.page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(10)


@pytest.mark.long
def test_the_last_hand_of_a_game_ends_on_its_cards_too(
    shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    come_to_the_last_card(ann, "all-or-nothing", SHORT["all-or-nothing"])
    ann.press(ann.actions()[0])
    trick = ann.page.get_by_role("group", name="Trick")
    expect(trick).to_have_attribute("data-plays", "3")
    result = ann.page.get_by_role("region", name="The game is over.")
    expect(result).to_have_count(0)
    tellers = expect_untold(ann, "Hand 1/1")
    assert ann.stage == "playing"
    ann.page.keyboard.press("Space")
    expect(result).to_be_visible()
    for teller in tellers:
        expect(teller).to_contain_text("Hand 1 is over")
    expect(ann.page.get_by_role("banner")).to_contain_text("The game is over")


@pytest.mark.parametrize("language", part(LANGUAGES, "de"))
def test_a_bot_says_a_word_about_its_bid_unless_that_is_off(
    shared_server: Server, invite: Invite, language: str
) -> None:
    ann = invite(shared_server)
    ann.prefer(lang=language)
    options = {**SHORT["all-or-nothing"], "hands": 3}
    come_to_the_last_card(ann, "all-or-nothing", options, bots="beginner")
    ann.press(ann.actions()[0])
    trick = ann.page.locator("main .trick")
    expect(trick).to_have_attribute("data-plays", "3")
    trick.click()
    bubble = ann.page.locator(".seats .bubble")
    expect(bubble.first).to_be_visible()
    said = {
        say(f"remark-all-or-nothing-beginner-{how}", language=language)
        for how in ("made", "missed")
    }
    assert set(bubble.all_inner_texts()) <= said
    assert names_of("beginner", "all-or-nothing")[0] in ann.page.locator(".seats").inner_text()
    ann.picture(f"remark-{language}")


@pytest.mark.long
def test_no_bot_says_anything_where_that_is_off(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    ann.prefer(remarks=False)
    options = {**SHORT["all-or-nothing"], "hands": 3}
    come_to_the_last_card(ann, "all-or-nothing", options, bots="beginner")
    ann.press(ann.actions()[0])
    trick = ann.page.get_by_role("group", name="Trick")
    expect(trick).to_have_attribute("data-plays", "3")
    trick.click()
    expect(ann.page.get_by_role("region", name="Hand 1 is over")).to_be_visible()
    expect(ann.page.locator(".seats .bubble")).to_have_count(0)


def test_a_win_is_a_moment(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, reduced_motion="no-preference")
    for _ in range(20):
        table = make_table(ann, "all-fives", SHORT["all-fives"], bots="random")
        go_to(ann, table)
        with without_page(ann, table) as guest:
            while guest.stage != "over":
                guest.act(guest.legal[-1])
                guest.turn()
            won = guest.state["you"]["seat"] in guest.state["public"]["winners"]
        result = ann.page.get_by_role("region", name="The game is over.")
        expect(result).to_be_visible()
        assert result.locator(".crown").count() == int(won)
        assert result.locator(".pieces").count() == int(won)
        if won:
            break
    else:
        raise AssertionError("Ann never wins")
    ann.page.reload()  # who only comes to see the result is not celebrated again
    expect(result.locator(".crown")).to_be_visible()
    expect(result.locator(".pieces")).to_have_count(0)


@pytest.mark.long
def test_a_win_moves_nothing_with_reduced_motion(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    styles = "one => getComputedStyle(one).animationName"
    for _ in range(20):
        table = make_table(ann, "all-fives", SHORT["all-fives"], bots="random")
        go_to(ann, table)
        play_ahead(ann, table, lambda actions: actions[-1])
        result = ann.page.get_by_role("region", name="The game is over.")
        expect(result).to_be_visible()
        if result.locator(".crown").count():
            assert result.locator(".crown").evaluate(styles) == "none"
            assert set(
                result.locator(".pieces span").evaluate_all(f"all => all.map({styles})")
            ) == {"none"}
            return
    raise AssertionError("Ann never wins")
