"""Details of the table stay readable on every screen."""

from __future__ import annotations

from browser.person import Invite
from browser.serve import Server
from browser.states import STATES

SCREENS = [(1440, 900), (1366, 657), (820, 1180), (740, 360), (360, 740)]
# Between a rank and its worth.
GAPS = """() => [...document.querySelectorAll(".worth li")].map((one) => {
    const worth = document.createRange();
    worth.selectNodeContents(one.lastChild);
    return worth.getBoundingClientRect().left - one.querySelector("b").getBoundingClientRect().right;
})"""


def test_what_a_trump_counts_stands_apart_from_it(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    STATES["all-fives"](ann)
    listed = ann.page.locator(".worth").get_by_role("listitem")
    assert [one.text_content() for one in listed.all()][4:] == ["10: 10", "5: 5"]
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.settled()
        gaps = ann.page.evaluate(GAPS)
        assert len(gaps) == 6 and min(gaps) >= 6, (width, height, gaps)


OLD_STYLE = {
    "Iowan Old Style",
    "Palatino Linotype",
    "Palatino",
    "P052",
    "URW Palladio L",
    "Source Serif 4",
}


def test_headings_have_a_font_that_was_chosen(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    STATES["lobby"](ann)
    ann.settled()
    ann.altered = True
    line = ann.context.new_cdp_session(ann.page)
    for domain in ("DOM", "CSS"):
        line.send(f"{domain}.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    for selector in ("h1", "h2"):
        node = line.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        fonts = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        families = {font["familyName"].removesuffix(" Medium") for font in fonts}
        assert families and families <= OLD_STYLE, families
