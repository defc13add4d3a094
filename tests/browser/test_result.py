"""The end of a hand and of the game: what each score is made of, who has won and why, the result to share."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.person import Invite
from browser.serve import Server
from browser.tables import at_random, play_ahead, play_on, sit_down
from browser.test_looks import faults, ill_fitting
from nullo.locale.words import LANGUAGES, say

BLANK = """canvas => {
    const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(pixels.buffer)).size;
}"""


# The dark pixels where the QR code is.
DARK_IN_QR = """canvas => {
    const copy = new OffscreenCanvas(184, 184).getContext("2d", { willReadFrequently: true });
    copy.drawImage(canvas, -944, -52);
    const { data } = copy.getImageData(0, 0, 184, 184);
    let many = 0;
    for (let at = 0; at < data.length; at += 4) many += data[at] < 80;
    return many;
}"""


@pytest.mark.long
def test_a_hand_and_the_sheet_say_what_scores_are_made_of(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server)
    sit_down(ann, "alles-oder-nichts", {"hands": 2, "hand_sizes": [3]})
    notice = ann.page.locator(".notice")
    play_on(ann, at_random(3), lambda: notice.count() > 0)
    sides = notice.get_by_role("listitem")
    for language in LANGUAGES:
        ann.speak(language)
        bid = say("score-bid", {"count": 1}, language).replace("1", "")
        expect(sides.first).to_contain_text(bid.strip())
        assert ill_fitting(ann) == []
    ann.speak("en")
    expect(ann.page.locator("main .middle")).to_be_hidden()  # nothing peeps out behind the panel
    ann.resize(390, 844)
    panel, prompt = notice.bounding_box(), ann.page.locator("main .prompt").bounding_box()
    assert panel
    assert prompt
    assert panel["y"] + panel["height"] <= prompt["y"]
    ann.resize(1280, 800)
    made = ann.table.locator("aside details", has_text="What each score is made of")
    made.locator("summary").click()
    assert made.get_by_role("listitem").count() == 4
    for row in made.get_by_role("listitem").all():
        assert re.search(r"bid \d.*→ \d", row.inner_text(), re.DOTALL)
    assert faults(ann, axe_source) == []
    made.get_by_role("button", name=re.compile("rule T1[12]", re.IGNORECASE)).first.click()
    rule = ann.page.get_by_role("dialog").locator("li.at")
    expect(rule).to_be_in_viewport()
    assert (rule.get_attribute("id") or "") in ("T11", "T12")


# The most cards of the last trick that lie or fly while the result of the hand is shown, in its first frames.
COVERED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!document.querySelector("main .notice")) await frame();
    let most = 0;
    for (let k = 0; k < 10; k++, await frame()) {
        most = Math.max(most, document.querySelectorAll("main .trick [data-card], .flight").length);
    }
    return most;
}"""


@pytest.mark.long
def test_the_result_of_a_hand_covers_no_trick(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server, quick=False, reduced_motion="no-preference")
    sit_down(ann, "alles-oder-nichts", {"players": 3, "hands": 2, "hand_sizes": [2]})
    for phase in ("bid", "say", "play", "play"):
        ann.asked()
        assert ann.phase == phase
        ann.act()
    assert ann.page.evaluate(COVERED) == 0


def test_the_end_says_who_has_won_why_and_can_be_shared(
    shared_server: Server, invite: Invite, axe_source: str
) -> None:
    ann = invite(shared_server, viewport={"width": 1366, "height": 657})
    sit_down(ann, "nothing", {"players": 4, "hand": 5})
    play_ahead(ann, ann.id, at_random(3))
    result = ann.page.locator(".result")
    result.wait_for()
    totals = result.locator("tfoot td").all_inner_texts()
    assert totals == sorted(totals, key=int), "the lowest is first"
    assert result.locator(".held").count() == 4
    assert result.locator(".held .card").count() >= 20
    for language in LANGUAGES:
        ann.speak(language)
        expect(result).to_contain_text(say("over-lowest", None, language))
        limits = [say("end-stock", None, language), say("end-stall", {"number": 10}, language)]
        assert any(limit in result.locator(".why").inner_text() for limit in limits)
        place = say("over-place", {"place": 9, "all": 4}, language)
        said = result.locator(".why").inner_text()
        assert re.search(re.escape(place).replace("9", r"[1-4]"), said)
        assert ill_fitting(ann) == []
    ann.speak("en")
    result.get_by_role("button", name=say("share-result")).click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_label(say("share-link"))).to_have_value(f"{ann.origin}/replay/{ann.id}")
    canvas = dialog.locator("canvas")
    assert canvas.evaluate(BLANK) > 100
    assert canvas.evaluate(DARK_IN_QR) > 500
    assert dialog.locator(".stage .card").count() == 3  # a game without tricks shows its cover
    assert "The lowest total wins." in (canvas.text_content() or "")
    assert "The stock is empty." in (canvas.text_content() or "")
    with ann.page.expect_download() as download:
        dialog.get_by_role("button", name=say("share-picture")).click()
    table = ann.id
    assert download.value.suggested_filename == f"nullo-nothing-{table}.png"
    assert faults(ann, axe_source) == []
    ann.picture("share-result")
    ann.page.keyboard.press("Escape")
    result.get_by_role("button", name=re.compile("rule N9", re.IGNORECASE)).click()
    expect(ann.page.get_by_role("dialog").locator("li.at")).to_be_in_viewport()

    # The same result can be shared from the replay.
    ann.open(f"/replay/{table}?turn=99999")
    ann.page.get_by_role("button", name=say("share-result")).click()
    again = ann.page.get_by_role("dialog")
    expect(again.get_by_label(say("share-link"))).to_have_value(f"{ann.origin}/replay/{table}")
    assert again.locator("canvas").evaluate(BLANK) > 10
    assert "The stock is empty." in (again.locator("canvas").text_content() or "")
