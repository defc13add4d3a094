"""Every state of the page at three widths, light and dark, in three languages: axe finds no fault, nothing
overflows, no button's words are cut off.

``NULLO_PICTURES=1`` stores pictures in ``build/shots``: of each state at each width and in each theme,
with alternating languages. The long run looks at all of them in every language.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from browser.person import Invite, Person
from browser.serve import Server
from browser.states import STATES
from long_run import LONG, part
from nullo.locale.words import ENGLISH, LANGUAGES

SIZES = {360: 740, 820: 1180, 1440: 900}
SCHEMES = ("light", "dark")
TOLD = {"learn"}  # in the language in which they were asked for

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Words that overflow their button or are cut off by an element around it.
CLIPPED = """() => {
    const found = [];
    const pressed = "button, a.btn, summary, .seg label, [role=button]";
    for (const one of document.querySelectorAll(pressed)) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const text = words.currentNode;
            const around = text.parentElement;
            if (!text.data.trim() || around.closest("svg, .sr") || !around.checkVisibility()) continue;
            if (getComputedStyle(around).clipPath !== "none") continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const said = range.getBoundingClientRect();
            if (said.left < box.left - 1 || said.right > box.right + 1 ||
                said.top < box.top - 1 || said.bottom > box.bottom + 1) {
                found.push(`"${text.data.trim()}" stands out of its button`);
            }
            if (around.scrollWidth > around.clientWidth + 1 &&
                getComputedStyle(around).overflowX !== "visible") {
                found.push(`"${text.data.trim()}" is cut off`);
            }
        }
        if (style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) {
            found.push(`"${one.textContent.trim()}" is cut off`);
        }
    }
    for (const head of document.querySelectorAll("dialog[open] header")) {
        const around = head.closest("dialog").getBoundingClientRect();
        if (head.getBoundingClientRect().top < around.top) found.push("a dialog has lost its head");
    }
    return [...new Set(found)];
}"""
RUN_AXE = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map((one) => `${one.id} (${one.impact}): ${one.help}\\n` +
        one.nodes.slice(0, 4).map((node) => `    ${node.target} ${node.failureSummary}`).join("\\n"));
}"""


def faults(person: Person, axe: str) -> list[str]:
    """The faults that axe finds on the page."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe)
    found: list[str] = person.page.evaluate(RUN_AXE)
    return found


def ill_fitting(person: Person) -> list[str]:
    """The elements that do not fit into the page."""
    wide = ["wider than the screen"] if person.page.evaluate(OVERFLOW) > 0 else []
    return wide + list(person.page.evaluate(CLIPPED))


USUAL = (*("lobby", "options", "learn", "waiting", "sauce", "result", "replay"),)


@pytest.mark.parametrize("state", part(STATES, *USUAL))
def test_a_state_is_sound(
    state: str, shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server, color_scheme="light")
    STATES[state](ann)
    turn = list(STATES).index(state)
    wrong: list[str] = []
    for count, language in enumerate(LANGUAGES):
        ann.speak(language)
        if state in TOLD:
            STATES[state](ann)
        for place, (width, scheme) in enumerate(product(SIZES, SCHEMES)):
            mine = (place // 2 + place + turn) % len(LANGUAGES) == count
            narrow, dark = width == min(SIZES), scheme == "dark"
            if not (LONG or mine or (narrow and not dark)):
                continue
            ann.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            ann.page.set_viewport_size({"width": width, "height": SIZES[width]})
            ann.settled()
            name = f"{state}-{width}-{scheme}-{language}"
            wrong += [f"{name}: {fault}" for fault in ill_fitting(ann)]
            if LONG or mine:
                ann.picture(name)
            # A phone in one theme, a wide screen in the other; alternating from state to state.
            if mine and width != 820 and (narrow == dark) == bool(turn % 2):
                wrong += [f"{name}: {fault}" for fault in faults(ann, axe_source)]
    ann.speak(ENGLISH)
    assert not wrong, "\n".join(wrong)


def test_the_look_sees_what_does_not_fit(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    STATES["settings"](ann)
    assert ill_fitting(ann) == []
    ann.page.evaluate(
        "document.querySelector('.seg label').style.cssText = 'width: 20px; flex: none'"
    )
    ann.page.evaluate("document.querySelector('dialog header').style.marginTop = '-30px'")
    ann.page.evaluate("document.body.style.width = '3000px'")
    found = ill_fitting(ann)
    assert found[0] == "wider than the screen" and found[-1] == "a dialog has lost its head"
    assert '"Auto" stands out of its button' in found


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_reduced_motion_is_kept(motion: Any, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, reduced_motion=motion)
    STATES["bidding"](ann)
    ann.page.evaluate(
        """() => {
            window.flights = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...args) {
                const made = animate.apply(this, args);
                const ms = made.effect.getComputedTiming().duration;
                if (ms > 1) window.flights += 1;
                return made;
            };
        }"""
    )
    for _ in range(4):
        assert ann.asked()
        ann.act()
    assert (ann.page.evaluate("window.flights") > 0) == (motion != "reduce")
