"""Names written from right to left: they stay whole, and the words around them keep their order."""

from __future__ import annotations

from typing import Any

import pytest

from browser.person import Invite, Person
from browser.serve import Server
from browser.tables import at_random, play_on, sit_down
from long_run import part

DINA = "דינה בת־שבע אלמוג"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}

# In each line with other words beside the name, the text after the name is to its right.
DISORDERED = """name => {
    const wrong = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode;
        const at = text.data.indexOf(name);
        const after = text.data.slice(at + name.length);
        const next = at < 0 ? -1 : after.search(/[A-Za-z0-9]/);
        const around = text.parentElement;
        if (next < 0 || !around.checkVisibility() || around.dir || around.closest(".sr")) continue;
        const part = (from, length) => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, from + length);
            return range.getBoundingClientRect();
        };
        const [who, what] = [part(at, name.length), part(at + name.length + next, 1)];
        if (Math.abs(who.top - what.top) < 4 && what.left < who.right - 1) wrong.push(text.data);
    }
    return wrong;
}"""
# Where it is too long, its first letters are visible.
BEHEADED = """name => {
    const wrong = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode;
        const at = text.data.indexOf(name);
        const around = text.parentElement;
        if (at < 0 || !around.checkVisibility() || around.closest(".sr, svg, option")) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const [letter, box] = [range.getBoundingClientRect(), around.getBoundingClientRect()];
        if (letter.left < box.left - 1 || letter.right > box.right + 1) wrong.push(around.outerHTML);
    }
    return wrong;
}"""


def looked_at(person: Person) -> list[str]:
    """The faults in how the page shows the name now."""
    person.settled()
    disordered: list[str] = person.page.evaluate(DISORDERED, DINA)
    beheaded: list[str] = person.page.evaluate(BEHEADED, DINA)
    return disordered + beheaded


def join(person: Person, server: Server, table: str) -> None:
    """Let somebody with this name take a seat."""
    path = f"{server.origin}/api/tables/{table}/join"
    answer = person.context.request.post(path, data={"name": DINA, "token": True})
    assert answer.ok, answer.text()


@pytest.mark.long
@pytest.mark.parametrize(
    "screen", part([{"viewport": {"width": 1440, "height": 900}}, PHONE], PHONE)
)
def test_a_name_from_right_to_left(screen: dict[str, Any], servers: Any, invite: Invite) -> None:
    shared_server = servers(grace=0.2)  # a bot plays for her at once
    ann = invite(shared_server, **screen)
    options = {"players": 3, "hand_sizes": [4, 3], "hands": 2}
    table = sit_down(ann, "alles-oder-nichts", options, start=False)
    join(ann, shared_server, table)
    ann.page.get_by_text(DINA).first.wait_for()
    wrong = looked_at(ann)
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.locator("main[data-stage=playing]").wait_for()
    wrong += looked_at(ann)
    seen = []

    def look() -> bool:
        seen.append(looked_at(ann))
        return False

    play_on(ann, at_random(7), until=look)
    assert len(seen) > 8
    wrong += [one for all in seen for one in all] + looked_at(ann)
    assert not wrong, "\n".join(dict.fromkeys(wrong))
