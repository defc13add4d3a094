"""Every game with every number of players, in windows from a phone to a large screen: cards of the trick
are large enough to be read, nothing overlaps, nothing is cut off.

A run checks scenes for every other number of players, each in some of the sizes, which alternate. The long
run checks all scenes in all sizes and writes the widths of the cards to ``build/sizes``;
``NULLO_PICTURES=1`` stores pictures there.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.scenes import SCENES, Stand
from browser.serve import Server
from long_run import LONG, part
from nullo.locale.words import LANGUAGES

SHOTS = Path(__file__).parents[2] / "build" / "sizes"
PICTURES = os.environ.get("NULLO_PICTURES")
PART = 14

FOUR = ("all-or-nothing-4-late", "alles-oder-nichts-4-late", "nothing-4-known", "sauce-late")

Size = tuple[int, int]
WINDOWS: tuple[Size, ...] = (
    (1024, 600),
    (1280, 600),
    (1366, 657),
    (1536, 730),
    (1440, 789),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
PHONES: tuple[Size, ...] = ((360, 740), (390, 844), (740, 360), (844, 390))
# A zoomed window has that many times fewer CSS pixels.
ZOOMS = (1, 1.25, 1.5)
ZOOMED = [(round(w / zoom), round(h / zoom)) for w, h in WINDOWS for zoom in ZOOMS]
SIZES: tuple[Size, ...] = tuple(dict.fromkeys((*ZOOMED, *PHONES)))

# A card of the trick is at least half as wide as one of the hand, and never narrower than this.
LEAST = 44

MEASURE = """async () => {
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
    const wide = document.documentElement.clientWidth;
    const high = document.documentElement.clientHeight;
    const table = document.querySelector("main").getBoundingClientRect();
    const found = [];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(one).clipPath === "none";
    const all = (query) => [...document.querySelectorAll(query)].filter(seen);
    const pieces = [];
    const add = (kind, one, box = one.getBoundingClientRect()) => {
        if (box.width > 1 && box.height > 1) pieces.push({ kind, one, box });
    };
    // Words take the room of their lines, not of the block around them.
    const words = (kind, one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        add(kind, one, range.getBoundingClientRect());
    };
    for (const one of all("header.bar")) add("header", one);
    for (const one of all(".seats .seat")) add(`plaque of ${one.dataset.seat}`, one);
    for (const one of all(".plaque > *")) add("own plaque", one);
    for (const one of all(".prompt :is(.text, .why)")) words("prompt", one);
    for (const one of all(".acts button")) add(`button ${one.dataset.action}`, one);
    for (const one of all(".company-actions button")) add("company", one);
    for (const one of all(".trick .card")) add(`trick card of ${one.closest(".play").dataset.pos}`, one);
    for (const one of all(".trick .well")) add("trick well", one);
    for (const one of all(".trick .tag")) add(`tag of ${one.closest(".play").dataset.pos}`, one);
    for (const one of all(".mine .hand .card")) add("hand", one);
    for (const one of all(".piles .spot > *")) add("pile", one);
    for (const one of all(".bidding :is(button, input, output), .bidding p")) add("slider", one);
    for (const one of all(".middle .side > *, .middle .row .spot")) {
        for (const inner of one.querySelectorAll(".card, .pile, p, b, li, h2, [role=group]")) {
            if (!inner.closest(".trick") && seen(inner)) {
                inner.matches(".card, .pile, li") ? add("sign", inner) : words("sign", inner);
            }
        }
    }
    for (const one of all("aside section, aside form, aside summary")) add("side", one);
    for (const one of all(".board li")) add("board", one);
    for (const one of all(".sauces .one > *")) add("sauces", one);
    for (const one of all(".teams dl")) add("teams", one);
    const said = new Set();
    const tell = (text) => {
        if (!said.has(text)) found.push(text);
        said.add(text);
    };
    for (const { kind, one, box } of pieces) {
        if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1) {
            tell(`${kind} is cut off by the window: ${boxed(box)}`);
        } else if (kind !== "header" && (box.left < table.left - 1 || box.right > table.right + 1 ||
            box.top < table.top - 1)) {
            tell(`${kind} stands out of the table: ${boxed(box)}`);
        }
        for (let around = one.parentElement; around?.closest("main > *"); around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.overflowX === "visible" || around.matches(".name, .tag")) continue;
            const edge = around.getBoundingClientRect();
            if (box.right > edge.right + 1 || box.bottom > edge.bottom + 1) tell(`${kind} is cut off`);
        }
    }
    function boxed(box) {
        return [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    }
    // Cards of a trick lie a little askew.
    const SLACK = 4;
    const ASKEW = 8;
    const slack = (one, two) =>
        one.kind.startsWith("trick") && two.kind.startsWith("trick") ? ASKEW : SLACK;
    const inside = (one, two) => one.one.contains(two.one) || two.one.contains(one.one);
    for (let i = 0; i < pieces.length; i++) {
        for (let j = i + 1; j < pieces.length; j++) {
            const [one, two] = [pieces[i], pieces[j]];
            if (one.kind === two.kind || inside(one, two)) continue;
            const x = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
            const y = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
            if (Math.min(x, y) <= slack(one, two)) continue;
            tell(`${one.kind} and ${two.kind} overlap by ${Math.round(x)} x ${Math.round(y)}`);
        }
    }
    for (const one of all(".seats .seat, .plaque > *, .teams dl, .sauces .one, .board li")) {
        const what = one.className.split(" ")[0];
        if (one.scrollWidth > one.clientWidth + 1) tell(`${what} is too narrow for its words`);
        if (one.matches(".seat, li, dl") && one.scrollHeight > one.clientHeight + 2) {
            tell(`${what} is too low for its words`);
        }
    }
    if (document.querySelector(".bidding") && !all(".bidding input[type=range]").length) tell("no slider");
    const narrowest = (query) => {
        const width = Math.min(...all(query).map((one) => one.offsetWidth));
        return Number.isFinite(width) ? width : null;
    };
    const trick = narrowest(".trick :is(.card, .well), .piles :is(.card, .well)");
    return { found, trick, hand: narrowest(".mine .hand .card") };
}"""


def faults(measured: dict[str, Any]) -> list[str]:
    """The faults in the measured places of cards and texts."""
    found: list[str] = list(measured["found"])
    trick, hand = measured["trick"], measured["hand"]
    if trick is not None and hand is not None and trick < max(LEAST, hand / 2):
        found.append(f"trick cards are {trick} px wide, those of the hand {hand} px")
    return found


def is_usual(name: str) -> bool:
    """Whether the usual run shows a scene: not for an odd number of players, which some names state."""
    players = re.search(r"\d+", name)
    return players is None or int(players[0]) % 2 == 0


@pytest.mark.long
@pytest.mark.parametrize(
    "game", part(dict.fromkeys(scene.game for scene in SCENES.values()), "sauce")
)
def test_everything_has_room(game: str, shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    stand = Stand(ann)
    wrong: list[str] = []
    widths: list[str] = []
    for turn, (name, scene) in enumerate(SCENES.items()):
        if scene.game != game or not (LONG or is_usual(name)):
            continue
        stand.show(name)
        for place, size in enumerate(SIZES):
            if not LONG and (place + turn) % PART:
                continue
            ann.resize(*size)
            measured = ann.page.evaluate(MEASURE)
            label = f"{name} {size[0]}x{size[1]}"
            widths.append(f"{label} {measured['trick']} {measured['hand']}")
            wrong += [f"{label}: {fault}" for fault in faults(measured)]
            if PICTURES:
                SHOTS.mkdir(parents=True, exist_ok=True)
                ann.page.screenshot(path=SHOTS / f"{name}-{size[0]}x{size[1]}.png")
    if LONG:
        SHOTS.mkdir(parents=True, exist_ok=True)
        (SHOTS / f"{game}.txt").write_text("\n".join(widths) + "\n")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("name", part(FOUR, *FOUR[-2:]))
def test_the_time_until_a_bot_plays_has_room(
    name: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    wrong: list[str] = []
    Stand(ann).show(name, gone={1: 59_000})
    for language in LANGUAGES:
        ann.speak(language)
        expect(ann.page.locator("[data-seat='1'] [role=timer]")).to_contain_text("s")
        for size in ((1366, 657), (390, 844)):
            ann.resize(*size)
            measured = ann.page.evaluate(MEASURE)
            wrong += [f"{language} {size[0]}x{size[1]}: {fault}" for fault in faults(measured)]
            if PICTURES:
                SHOTS.mkdir(parents=True, exist_ok=True)
                for theme in ("light", "dark"):
                    ann.page.emulate_media(color_scheme=theme)
                    ann.page.screenshot(
                        path=SHOTS / f"gone-{name}-{language}-{size[0]}-{theme}.png"
                    )
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "name", part(["alles-oder-nichts-6-late", "nothing-12-draw"], "nothing-12-draw")
)
def test_among_many_seats_a_player_who_is_away_takes_no_more_room(
    name: str, shared_server: Server, invite: Invite
) -> None:
    ann = invite(shared_server)
    Stand(ann).show(name, away=1)
    away = ann.page.locator("[data-seat='1'] .away")
    wrong: list[str] = []
    for size in ((360, 740), (740, 360)):
        ann.resize(*size)
        wrong += [f"{size[0]}x{size[1]}: {one}" for one in faults(ann.page.evaluate(MEASURE))]
    expect(away).to_have_text("away, a bot plays")
    assert not wrong, "\n".join(wrong)
