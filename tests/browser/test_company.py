"""Several people at a table: talk, the clock, take-backs, claims, spectators; two or three browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import begin, sit_down
from browser.test_back import LINE_LOST
from browser.test_friends import join
from browser.test_looks import OVERFLOW, faults
from long_run import part
from nullo.locale.words import LANGUAGES

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
LARGE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TWO = {"players": 3, "hand_sizes": [4], "hands": 1}

# The highest two of the only suit: every trick is sure. Hands come at random, so tables are made
# until there is such a one.
SURE = """async (options) => {
    for (let n = 0; n < 400; n++) {
        const answer = await fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ game: "alles-oder-nichts", options, name: "Ann", start: true }),
        });
        const { table } = await answer.json();
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const state = await new Promise((resolve) => {
            socket.onopen = () => socket.send('{"type": "hello", "version": 3}');
            socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                if (told.type === "snapshot") resolve(told);
            };
        });
        socket.close();
        const rest = [];
        for (let rank = options.ranks; rank > 0; rank--) {
            if (`${rank}s` !== state.public.turned_up) rest.push(`${rank}s`);
        }
        const mine = state.own.hand;
        if (rest.slice(0, mine.length).every((card) => mine.includes(card))) return table;
    }
}"""

BUBBLES_STAY = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (what, ms, ...more) =>
        ms > 3000 && ms < 15000 ? 0 : wait(what, ms, ...more);
})();"""
# Seats, what is told below, the board and the button lie beside each other.
OVERLAPS = """() => {
    const all = [...document.querySelectorAll("main [data-seat], main .prompt, main .board, .sit")];
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b, k) =>
        a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1
            ? [`${all[i].className} on ${all[i + 1 + k].className}`] : []));
}"""
COVERED = """() => [...document.querySelectorAll(".bubble")].flatMap((bubble) => {
    const one = bubble.getBoundingClientRect();
    const all = [...document.querySelectorAll(".facts > *, [data-card]")];
    return all.filter((other) => {
        const two = other.getBoundingClientRect();
        return other.checkVisibility() && two.width > 1 && two.height > 1 &&
            one.left < two.right && two.left < one.right &&
            one.top < two.bottom && two.top < one.bottom;
    }).map((other) => other.outerHTML);
})"""


def two(
    shared_server: Server, invite: Invite, options: dict[str, Any] = TWO, **more: Any
) -> tuple[Person, Person]:
    """Two people at a table whose game has begun: Ann with a large screen, Lou with a phone."""
    ann, lou = invite(shared_server, **LARGE), invite(shared_server, **PHONE)
    begin(ann, lou, "alles-oder-nichts", options, **more)
    return ann, lou


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


def say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name="Your message").fill(text)
    person.page.keyboard.press("Enter")


def sound(person: Person, name: str, axe: str) -> None:
    """Check, in light and in dark, that axe finds no fault and nothing overflows."""
    wrong: list[str] = []
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        person.settled()
        person.picture(f"company-{name}-{scheme}")
        if person.page.evaluate(OVERFLOW) > 0:
            wrong.append(f"{scheme}: wider than the screen")
        wrong += faults(person, axe)
    assert not wrong, "\n".join(wrong)


def come_to_play(people: tuple[Person, Person], name: str) -> None:
    """Let both act until one has played a card that may be taken back."""
    person = people[0] if name == "Ann" else people[1]
    played = False
    while not played or not person.page.locator("[data-company=take-back]").count():
        for one in people:
            if one.actions() and not (played and one is person):
                done = one.act()
                played |= one is person and done.startswith("play")
        person.page.wait_for_timeout(20)
        assert person.stage == "playing"


def test_talk(shared_server: Server, invite: Invite, axe_source: str) -> None:
    ann, lou = two(shared_server, invite)
    say(ann, "<b>Good</b> luck!" + " x" * 20 + "y" * 60)
    lou.page.get_by_role("button", name="Talk, one new message").click()
    heard = lou.page.get_by_role("log", name="What was said")
    expect(heard).to_contain_text("<b>Good</b> luck!")
    sound(lou, "talk-360", axe_source)
    button(lou, "Well played!").click()
    expect(ann.page.get_by_role("log", name="What was said")).to_contain_text("Well played!")
    sound(ann, "talk-1440", axe_source)

    lou.page.get_by_text("Who is muted").click()
    lou.page.get_by_role("checkbox", name="Mute Ann").check()
    say(ann, "are you there?")
    expect(heard).not_to_contain_text("luck")
    lou.page.reload()
    button(lou, "Talk").click()
    expect(heard).to_contain_text("Well played!")
    expect(heard).not_to_contain_text("there?")

    eve = invite(shared_server, **LARGE)
    eve.page.goto(ann.page.url)
    expect(eve.page.get_by_role("log", name="What was said")).to_contain_text("are you there?")
    expect(eve.page.get_by_role("textbox", name="Your message")).to_have_count(0)

    refused = ann.page.get_by_role("alert").filter(has_text="slow down")
    for _ in range(30):
        if not refused.count():
            button(ann, "Wow!").click()
    expect(refused).to_be_visible()
    button(ann, "More").click()
    button(ann, "Table settings").click()
    ann.page.get_by_role("checkbox", name="Let people talk").uncheck()
    expect(lou.page.get_by_text("The host has switched talk off.")).to_be_visible()


@pytest.mark.long
def test_bubbles_cover_no_bid_no_score_and_no_card(shared_server: Server, invite: Invite) -> None:
    ann, lou = two(shared_server, invite)
    for person in (ann, lou):
        person.add_script(BUBBLES_STAY)
        person.page.reload()
        person.table.wait_for()
    said = "Well, that was quite a hand, and what a trick at its end! " * 2
    say(ann, said)
    lou.page.get_by_role("button", name="Talk, one new message").click()
    say(lou, said)
    lou.page.keyboard.press("Escape")
    for person in (ann, lou):
        bubbles = person.page.locator(".bubble")
        expect(bubbles).to_have_text([said.strip()] * 2)
        for width in (360, 820, 1440):
            person.page.set_viewport_size({"width": width, "height": 900})
            expect(person.page.locator(".me .bubble")).to_be_visible()
            assert person.page.evaluate(COVERED) == [], width
            assert person.page.evaluate(OVERFLOW) <= 0


def test_a_choice_nobody_has_seen_is_taken_back(shared_server: Server, invite: Invite) -> None:
    ann, lou = two(shared_server, invite)
    assert ann.asked()
    ann.act()
    button(ann, "Take back").click()
    asked = lou.page.get_by_role("region", name="Take-backs")
    expect(asked).to_contain_text("Ann asks to take back: their last choice")
    button(lou, "Yes").click()
    assert ann.asked() and ann.phase == "bid"

    ann.act()
    ann.page.keyboard.press("Backspace")
    button(ann, "Withdraw").click()
    expect(asked).to_have_count(0)
    expect(button(ann, "Take back")).to_have_count(0)


def test_a_card_is_taken_back_when_all_agree(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou = two(shared_server, invite)
    come_to_play((ann, lou), "Lou")
    hand = lou.page.get_by_role("group", name="Your hand").get_by_role("button")
    held = hand.count()
    eve = invite(shared_server, **PHONE)
    eve.page.goto(ann.page.url)

    button(lou, "More").click()
    lou.page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    asked = ann.page.get_by_role("region", name="Take-backs")
    expect(asked).to_contain_text("Lou asks to take back: Lou plays")
    expect(eve.page.get_by_role("region", name="Take-backs")).to_contain_text("Waiting for Ann.")
    sound(ann, "back-1440", axe_source)
    sound(lou, "back-360", axe_source)
    button(ann, "Yes").click()
    expect(hand).to_have_count(held + 1)
    assert lou.asked() and lou.phase == "play"
    history = ann.page.get_by_role("list", name="This hand")
    expect(history).to_contain_text("Taken back: Lou plays")
    stayed = history.inner_text()
    ann.page.reload()
    expect(history).to_contain_text("Taken back: Lou plays")
    assert history.inner_text() == stayed

    lou.act()
    lou.page.keyboard.press("Backspace")
    button(ann, "No").click()
    told = lou.page.locator("[data-news]")
    expect(told).to_have_text("Not everybody agrees: nothing is taken back.")
    assert hand.count() == held
    expect(lou.page.locator("[data-company=take-back]")).to_have_count(0)


@pytest.mark.long
def test_alone_with_bots_it_is_taken_back_at_once(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    sit_down(ann, "all-fives", {"players": 2, "target": 5})
    while ann.asked() and ann.phase != "play":
        ann.act()
    ann.act()
    hand = ann.page.get_by_role("group", name="Your hand").get_by_role("button")
    left = hand.count()
    expect(ann.page.locator("[data-company=take-back]")).to_be_visible()
    ann.page.keyboard.press("Backspace")
    expect(hand).to_have_count(left + 1)


def test_the_clock_counts_down_and_goes_on_into_the_reserve(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou = invite(shared_server, **LARGE), invite(shared_server, **PHONE)
    time = ann.page.clock
    time.install()
    clock = {"move": 600, "bank": 600}
    sit_down(ann, "alles-oder-nichts", TWO, start=False, clock=clock)
    lou.page.goto(ann.page.url)
    expect(lou.page.get_by_text("10 min per decision and 10 min in reserve")).to_be_visible()
    join(lou, ann.page.url, "Lou")
    button(ann, "Start the game").click()
    button(ann, "To the table").click()
    mine = ann.page.get_by_role("timer", name="Your clock")
    expect(mine).to_have_accessible_name(re.compile("(9 min .* s|10 min), then 10 min in reserve"))
    time.fast_forward(300_000)
    expect(mine).to_have_accessible_name(re.compile("[34] min .* s, then 10 min in reserve"))
    ann.page.reload()  # the server's time counts
    expect(mine).to_have_accessible_name(re.compile("(9 min .* s|10 min), then 10 min in reserve"))
    expect(ann.page.get_by_role("timer", name="Clock of Lou")).to_be_visible()
    sound(lou, "clock-360", axe_source)
    time.fast_forward(700_000)
    expect(mine).to_have_accessible_name(re.compile("[78] min .* s in reserve, running"))


@pytest.mark.long
def test_who_lets_the_clock_run_out_is_played_for(shared_server: Server, invite: Invite) -> None:
    ann, _ = two(shared_server, invite, clock={"move": 5, "bank": 0})
    ann.page.wait_for_function("() => document.querySelector('main').dataset.phase !== 'bid'")


@pytest.mark.long
def test_the_clock_waits_while_the_server_is_away(
    servers: Callable[..., Server], invite: Invite
) -> None:
    server = servers()
    ann = invite(server)
    time = ann.page.clock
    time.install()
    sit_down(ann, "alles-oder-nichts", TWO, clock={"move": 600, "bank": 0})
    mine = ann.page.get_by_role("timer", name="Your clock")
    expect(mine).to_have_attribute("data-clock", "runs")
    time.fast_forward(300_000)
    expect(mine).to_have_accessible_name(re.compile("[34] min"))
    with ann.forgiving(*LINE_LOST):
        server.kill()
        expect(mine).to_have_accessible_name(re.compile("The clock is stopped"))
        stopped = mine.inner_text()
        time.fast_forward(60_000)
        assert mine.inner_text() == stopped
        server.start()
        ann.page.evaluate("dispatchEvent(new Event('online'))")
        expect(mine).to_have_attribute("data-clock", "runs")
    # After a killed server the decision begins again, so nobody has lost time.
    expect(mine).to_have_accessible_name(re.compile("9 min .* s|10 min"))


@pytest.mark.parametrize("after", part([0, 1], 1))
def test_watchers_see_hands(
    after: int, shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann, lou = two(shared_server, invite, open_after=after)
    eve = invite(shared_server, **PHONE)
    eve.page.goto(ann.page.url)
    hand = eve.page.get_by_role("group", name="Hand of Ann").get_by_role("img")
    if after:
        expect(eve.page.get_by_text("Spectators see all hands after one trick.")).to_be_visible()
        tricks = eve.page.locator("[data-fact=table-tricks] b")
        while True:
            seen = hand.count()  # before the tricks exist: they are added with the hands
            if tricks.all_inner_texts() != ["0"] * 3:
                break
            assert seen == 0
            for person in (ann, lou):
                if person.actions():
                    person.act()
        expect(hand).to_have_count(3)
    else:
        expect(hand).to_have_count(4)
        sound(eve, "watch-360", axe_source)


@pytest.mark.long
def test_open_hands_leave_room_for_the_trick(shared_server: Server, invite: Invite) -> None:
    ann, eve = invite(shared_server, **PHONE), invite(shared_server, **PHONE)
    most = {"players": 6, "hand_sizes": [10], "hands": 1, "ranks": 16}
    sit_down(ann, "alles-oder-nichts", most, open_after=0)
    eve.page.goto(ann.page.url)
    hand = eve.page.get_by_role("group", name="Hand of Ann")
    expect(hand.get_by_role("img")).to_have_count(10)
    high = [
        one.page.get_by_role("group", name="Trick").evaluate("trick => trick.offsetHeight")
        for one in (ann, eve)
    ]
    assert high[1] >= max(high[0], 130), high  # cards of 40 px, one below the other
    eve.page.set_viewport_size({"width": 820, "height": 1180})
    nearest = eve.page.locator(".mine [data-seat]").evaluate("seat => seat.offsetWidth")
    assert nearest > 400
    eve.page.set_viewport_size({"width": 740, "height": 360})
    button(eve, "Sit down").wait_for()
    assert eve.page.evaluate(OVERLAPS) == []


@pytest.mark.long
def test_a_phones_header_takes_two_lines(shared_server: Server, invite: Invite) -> None:
    ann, lou = two(shared_server, invite, {**TWO, "hands": 10})
    eve = invite(shared_server)
    eve.page.goto(ann.page.url)
    titles = lou.page.get_by_role("banner").locator(".titles")
    expect(titles).to_contain_text("One watching")
    for language in reversed(LANGUAGES):
        lou.speak(language)
        assert titles.evaluate("titles => titles.offsetHeight") < 38
    button(lou, "More").click()
    more = lou.page.get_by_role("dialog", name="More")
    expect(more).to_contain_text("Hand 1/10 · One watching. Spectators see no hands.")
    more.get_by_role("button", name="Score").click()
    lou.page.get_by_role("dialog", name="Score").wait_for()


def want_tricks(actions: list[str]) -> str:
    """The first action that is no bid of nothing, after which no claim is offered."""
    return next(action for action in actions if action not in ("bid 0", "nope"))


def test_a_claim_is_refused_or_played_out(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, **LARGE)
    ann.open()
    options = {"players": 3, "hand_sizes": [2], "hands": 1, "suits": 1, "ranks": 7}
    ann.open(f"/t/{ann.page.evaluate(SURE, options)}")
    while ann.asked() and ann.phase != "play":
        ann.act(want_tricks)
    button(ann, "The rest are mine").click()
    button(ann, "Claim").click()
    expect(ann.page.locator("[data-news]")).to_contain_text("The rest are yours")
    ann.page.locator("main[data-stage=over]").wait_for()

    sit_down(ann, "sauce", {"hands": 1})
    while ann.asked() and ann.phase != "play":
        ann.act(want_tricks)
    button(ann, "The rest are mine").click()
    button(ann, "Claim").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("What you know does not prove")
    ann.act()
