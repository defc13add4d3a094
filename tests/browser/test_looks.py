"""Every state at three widths, light and dark: nothing that axe finds, nothing that overflows.

The run keeps a picture of each in ``build/shots``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.person import Invite, Person
from browser.serve import Server
from browser.states import STATES

SHOTS = Path(__file__).parents[2] / "build" / "shots"
SIZES = {360: 740, 820: 1180, 1440: 900}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
RUN_AXE = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map((one) => `${one.id} (${one.impact}): ${one.help}\\n` +
        one.nodes.slice(0, 4).map((node) => `    ${node.target} ${node.failureSummary}`).join("\\n"));
}"""


def faults(person: Person, axe: str) -> list[str]:
    """What axe finds on the page as it stands."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe)
    found: list[str] = person.page.evaluate(RUN_AXE)
    return found


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_sound(state: str, house: Server, invite: Invite, axe_source: str) -> None:
    ann = invite(house, color_scheme="light")
    STATES[state](ann)
    SHOTS.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    for scheme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=scheme)
        for width, height in SIZES.items():
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.settled()
            name = f"{state}-{width}-{scheme}"
            ann.page.screenshot(path=SHOTS / f"{name}.png")
            if ann.page.evaluate(OVERFLOW) > 0:
                wrong.append(f"{name}: wider than the screen")
            if width != 820:
                wrong += [f"{name}: {fault}" for fault in faults(ann, axe_source)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_reduced_motion_is_kept(motion: Any, house: Server, invite: Invite) -> None:
    ann = invite(house, reduced_motion=motion)
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
