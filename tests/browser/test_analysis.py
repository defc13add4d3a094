"""The analysis of a game on the replay page, by mouse, by keys and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

import nullo
from browser.person import Invite, Person
from browser.serve import Server
from browser.test_replay import at_turn, kept, opened, over, step
from long_run import part
from nullo import Rng
from nullo.analysis import Effort, MatchAnalyser, assemble
from nullo.arena.simulate import play_to_end
from nullo.bots import make
from nullo.records.film import turns_of
from nullo.state.match import Match, RandomSource


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A record in which Ann plays at random."""
    game = nullo.load("alles-oder-nichts", players=3, hand_sizes=[4, 3], hands=2)
    match = Match(game, RandomSource(Rng(2)), names=["Ann", "Bob", "Éva"])
    bots = [make("random" if seat == 0 else "club", Rng(seat)) for seat in range(3)]
    while not match.state.is_terminal():
        seat = match.state.current_player()
        match.act(seat, bots[seat].choose(match.state.for_seat(seat)))
    return kept(match, tmp_path)


# Chromium says of a body that was read as a stream, to its end, that it was aborted.
STREAMED = r"failed: POST \S+/api/analysis\S*: net::ERR_ABORTED"

# Why a choice is better.
ANALYSE = {
    "de": ("Analyse", "Diese Partie analysieren", "Spieler"),
    "fr": ("Analyse", "Analyser cette partie", "Joueurs"),
    "en": ("Analysis", "Analyse this game", "Players"),
}
"""By language: the tool, the button that begins, and the players' heading."""
WHY = re.compile(r"in this hand|A hint would have said|of the deals, rather than")


BARS_INSIDE = """chart => {
    const { left, right } = chart.querySelector("svg").getBoundingClientRect();
    const bars = [...chart.querySelectorAll("rect")].map((one) => one.getBoundingClientRect());
    return bars.length > 0 && bars.every((bar) => bar.left >= left - 0.5 && bar.right <= right + 0.5);
}"""


def analyse(person: Person) -> None:
    person.page.get_by_role("button", name="Analysis").click()
    person.forgive(STREAMED)
    person.page.get_by_role("button", name="Analyse this game").click()
    person.page.get_by_role("region", name="Players").wait_for()


def test_a_record_is_analysed_and_its_mistakes_are_practised(
    shared_server: Server, invite: Invite, played: Path
) -> None:
    ann = invite(shared_server)
    opened(ann, played)
    at_turn(ann, 0)
    analyse(ann)
    page = ann.page
    assert page.locator(".marks .flaw").count() >= 2
    expect(page.get_by_role("img", name="Chance to win the game")).to_be_visible()
    mistakes = page.get_by_role("region", name="Could have been better")
    for line in mistakes.locator("ol button").all():
        expect(line.get_by_text(WHY)).to_be_visible()
    mistakes.locator("ol button").first.click()
    values = page.get_by_role("region", name="This decision")
    expect(values.locator("tr.chosen")).to_have_count(1)
    expect(values.get_by_text(WHY).first).to_be_visible()
    tried = values.locator("tbody tr").count()
    assert tried > 1
    charts = values.get_by_role("figure").get_by_role("img")
    expect(charts).to_have_count(tried)
    for chart in charts.all():
        assert "on average" in (chart.get_attribute("aria-label") or "")
        assert chart.evaluate(BARS_INSIDE)
    values.get_by_role("button", name="What follows").click()
    values.get_by_text("any hidden card").first.wait_for()
    expect(values.locator("p.line")).to_have_count(tried)
    expect(values.locator(".steps")).to_have_count(tried)
    line = values.locator(".steps").first
    on, back = (line.get_by_role("button", name=name) for name in ("Next step", "Previous step"))
    told = line.get_by_role("status")
    first = told.inner_text()
    on.click()
    expect(told).not_to_have_text(first)
    expect(told).to_contain_text("%")
    back.click()
    expect(back).to_have_attribute("aria-disabled", "true")
    assert told.inner_text() == first
    bids = page.get_by_role("region", name="Bids")
    expect(bids.get_by_role("row", name="Ann")).to_have_text(re.compile(r"Ann\s*2\s*\d\.\d"))
    expect(bids.get_by_role("row", name="%")).to_have_count(2)

    mistakes.get_by_role("button", name="Practise").click()
    practice = page.get_by_role("region", name="Practise these mistakes")
    expect(page.get_by_role("combobox", name="Seen from")).to_have_value("0")

    # The task is in sight, in the panel and on the table, whose cards can be chosen.
    task = "What should Ann do here?"
    expect(practice.get_by_text(task)).to_be_in_viewport()
    cards = page.get_by_role("group", name="Your hand").locator("[data-action^='play ']")
    while not cards.count():
        practice.get_by_role("button", name="Next").click()
    expect(page.get_by_role("region", name="You", exact=True).get_by_text(task)).to_be_visible()
    chosen = cards.first.get_attribute("data-action")
    cards.first.click()
    expect(practice.locator(".choices [aria-pressed='true']")).to_have_count(1)
    expect(practice.get_by_role("status")).not_to_be_empty()
    assert cards.first.get_attribute("data-action") == chosen
    for choice in practice.locator(".choices button").all():
        choice.click()
        if "No choice is better." in practice.inner_text():
            break
    expect(practice.get_by_role("status")).to_contain_text("No choice is better.")
    expect(practice.get_by_text(WHY).first).to_be_visible()
    practice.get_by_role("button", name="Back").click()
    expect(page.get_by_role("combobox", name="Seen from")).to_have_value("all")


def test_mistakes_are_shown_while_the_rest_is_analysed(
    shared_server: Server, invite: Invite, played: Path
) -> None:
    ann = invite(shared_server)
    opened(ann, played)
    page = ann.page
    # The answer ends in the middle: the figures do not come before the test has looked.
    page.evaluate(HELD_BACK)
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    mistakes = page.get_by_role("region", name="Could have been better")
    mistakes.locator("ol button").nth(1).wait_for()
    assert page.get_by_role("progressbar").is_visible()
    expect(page.get_by_text("seconds left")).to_be_visible()
    losses = [
        float(text.strip("−%"))
        for text in mistakes.locator("ol .quiet").all_inner_texts()
        if "%" in text
    ]
    assert losses == sorted(losses, reverse=True)
    expect(mistakes.get_by_role("button", name="Practise")).to_have_count(0)
    mistakes.locator("ol button").first.click()
    expect(page.get_by_role("region", name="This decision").get_by_text(WHY).first).to_be_visible()
    page.evaluate("release()")
    mistakes.get_by_role("button", name="Practise").wait_for()
    expect(page.get_by_role("progressbar")).to_have_count(0)


HELD_BACK = """() => {
    const plain = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await plain(...asked);
        if (!String(asked[0]).includes("/api/analysis")) return answer;
        const lines = (await answer.text()).trimEnd().split("\\n");
        const bytes = (some) => new TextEncoder().encode(some.join("\\n") + "\\n");
        const start = (controller) => {
            controller.enqueue(bytes(lines.slice(0, -1)));
            window.release = () => {
                controller.enqueue(bytes(lines.slice(-1)));
                controller.close();
            };
        };
        return new Response(new ReadableStream({ start }));
    };
}"""


def test_an_analysis_is_cancelled_and_begun_again(
    shared_server: Server, invite: Invite, tmp_path: Path
) -> None:
    """The server notices: otherwise the third would be refused, as two are still being made."""
    match = Match(nullo.load("all-fives"), RandomSource(Rng(5)), names=["Ann", "Bob"])
    play_to_end(match, [make("simple", Rng(seat)) for seat in range(2)])
    ann = invite(shared_server)
    opened(ann, kept(match, tmp_path))
    page = ann.page
    page.get_by_role("button", name="Analysis").click()
    begin = page.get_by_role("button", name="Analyse this game")
    ann.forgive(STREAMED)
    for _ in range(3):
        begin.click()
        expect(page.locator("progress:not([value='0'])")).to_be_visible()
        page.get_by_role("button", name="Cancel").click()
        expect(begin).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".marks .flaw")).to_have_count(0)


def test_a_finished_game_is_analysed_from_its_end(shared_server: Server, invite: Invite) -> None:
    ann = invite(shared_server)
    over(ann)
    ann.page.get_by_role("link", name="Analyse").click()
    ann.page.get_by_role("region", name="Players").wait_for()
    ann.page.reload()  # the server has kept it, and it is shown at once
    ann.page.get_by_role("region", name="Players").wait_for()


@pytest.mark.long
def test_an_opened_record_that_was_analysed_shows_it_again(
    shared_server: Server, invite: Invite, played: Path
) -> None:
    ann = invite(shared_server)
    opened(ann, played)
    at_turn(ann, 0)
    analyse(ann)
    ann.page.reload()
    ann.page.get_by_role("region", name="Players").wait_for()
    asked = [url for _, url in ann.got if "kept=1" in url]
    assert len(asked) == 1


def test_an_analysis_that_is_not_kept_is_not_made(
    shared_server: Server, invite: Invite, tmp_path: Path
) -> None:
    match = Match(nullo.load("all-fives"), RandomSource(Rng(77)), names=["Ann", "Bob"])
    play_to_end(match, [make("simple", Rng(seat)) for seat in range(2)])
    ann = invite(shared_server)
    ann.open()
    status = ann.page.evaluate(
        """async (body) => {
            const headers = { "content-type": "application/json" };
            return (await fetch("/api/analysis?kept=1", { method: "POST", headers, body })).status;
        }""",
        kept(match, tmp_path).read_text(),
    )
    assert status == 204


@pytest.mark.long
def test_on_a_phone_it_lies_over_the_table(
    shared_server: Server, invite: Invite, played: Path
) -> None:
    ann = invite(shared_server)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    opened(ann, played)
    at_turn(ann, 0)
    ann.page.get_by_role("button", name="Analysis").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("button", name="Analyse this game").focus()
    dialog = ann.page.get_by_role("dialog", name="Analysis")
    ann.forgive(STREAMED)
    ann.page.keyboard.press("Enter")
    dialog.get_by_role("region", name="Players").wait_for()
    dialog.locator("ol button").first.click()
    decision = dialog.get_by_role("region", name="This decision")
    expect(decision.get_by_role("region", name="The table")).to_be_visible()
    expect(decision.get_by_role("group", name="Hand")).to_be_visible()
    assert dialog.locator(".body").evaluate("one => one.scrollWidth <= one.clientWidth")
    dialog.get_by_role("button", name="Practise").click()
    facts = dialog.get_by_role("region", name="The table")
    expect(facts.get_by_text("Trump:")).to_be_visible()
    expect(facts.get_by_role("listitem")).to_have_count(3)
    for fact in ("tricks", "points"):
        expect(facts.get_by_text(fact)).to_have_count(3)
    assert dialog.locator(".body").evaluate("one => one.scrollWidth <= one.clientWidth")
    ann.page.keyboard.press("Escape")
    at_turn(ann, int(ann.page.locator("main").get_attribute("data-seq") or 0))


CUT = """region => {
    const cut = [];
    for (const one of region.querySelectorAll("table, select, button, p")) {
        const { right } = one.getBoundingClientRect();
        for (let over = one.parentElement; over; over = over.parentElement) {
            if (getComputedStyle(over).overflowX === "visible") continue;
            if (right > over.getBoundingClientRect().right + 0.5) cut.push(one.innerText.slice(0, 40));
        }
    }
    return cut;
}"""

# The room for the text of a control, beside its arrow, minus what its text needs.
ROOM = """select => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const wide = pen.measureText(select.selectedOptions[0].text).width;
    const ARROW = 20;
    return select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW - wide;
}"""


def made_up(match: Match) -> str:
    """An analysis as the server sends it: of hasty trials, with the long numbers of a long game."""
    analyst = MatchAnalyser(match, Effort(worlds=2, plays=0))
    parts = [analyst.do(work) for work in analyst.works()]
    found = assemble(match.game, "", analyst.effort, analyst.chances, parts)
    players = [
        msgspec.structs.replace(
            one,
            accuracy=0.89,
            counts={**one.counts, "inaccuracy": 17, "mistake": 16, "blunder": 13},
            luck=(-1) ** seat * 1159.4,
            luck_error=374.2,
            skill=(-1) ** seat * 1012.4,
        )
        for seat, one in enumerate(found.players)
    ]
    figures = msgspec.structs.replace(found, decisions=[], deals=[], players=players)
    lines = [{"total": len(parts)}, *({"part": part} for part in parts), {"figures": figures}]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def answer_with(page: Page, analysis: str) -> None:
    """Let the page receive this when it asks for an analysis of a game."""

    def answer(route: Route) -> None:
        route.fulfill(body=analysis, content_type="application/x-ndjson")

    page.route("**/api/analysis*", answer)


@pytest.mark.long
@pytest.mark.parametrize("language", part(ANALYSE, "de", "fr"))
@pytest.mark.parametrize("size", part([(1366, 657), (390, 844)], (390, 844)))
def test_nothing_of_a_long_game_is_cut_off(
    shared_server: Server,
    invite: Invite,
    long_game: tuple[Path, str],
    size: tuple[int, int],
    language: str,
) -> None:
    record, analysis = long_game
    ann = invite(shared_server, viewport={"width": size[0], "height": size[1]})
    page = ann.page
    answer_with(page, analysis)
    ann.prefer(lang=language)
    ann.open()
    page.locator("input[type=file]").set_input_files(record)
    page.locator("main[data-seq='0']").wait_for()
    tool, begin, players = ANALYSE[language]
    page.get_by_role("button", name=tool).first.click()
    page.get_by_role("button", name=begin).click()
    page.get_by_role("region", name=players).last.wait_for()
    eyes = page.locator(".eye option").all_inner_texts()
    assert len(set(eyes)) == len(eyes) == 5  # two of them are called "club"
    panel = page.locator(".panel")
    uncut(panel)
    panel.locator("ol button").first.click()
    panel.locator("tr.chosen").wait_for()
    uncut(panel)


def uncut(panel: Locator) -> None:
    """Check that nothing in the panel reaches beyond it, nor any name beyond its control."""
    assert panel.evaluate(CUT) == []
    for select in panel.locator("select").all():
        assert select.evaluate(ROOM) >= 0


@pytest.fixture(scope="module")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The record of ten hands of Sauce, and an analysis of it."""
    names = ["beginner", "club", "simple", "club"]
    match = Match(nullo.load("sauce"), RandomSource(Rng(5)), names=names)
    play_to_end(match, [make("random", Rng(seat)) for seat in range(4)])
    return kept(match, tmp_path_factory.mktemp("long")), made_up(match)


@pytest.mark.long
def test_asked_for_more_it_judges_every_bid(
    shared_server: Server, invite: Invite, tmp_path: Path
) -> None:
    names = ["Ann", "Bob", "Éva", "Dan"]
    match = Match(nullo.load("sauce", hands=1), RandomSource(Rng(3)), names=names)
    play_to_end(match, [make("simple", Rng(seat)) for seat in range(4)])
    states = map(MatchAnalyser(match).state_before, range(99))
    bid = next(state for state in states if state.phase().name == "bid")
    turn = turns_of(match)[bid.many_steps()]
    ann = invite(shared_server, viewport={"width": 1366, "height": 657})
    page = ann.page
    answer_with(page, made_up(match))  # only the details of the bid are needed from the server
    opened(ann, kept(match, tmp_path))
    analyse(ann)
    step(ann, turn)
    values = page.get_by_role("region", name="This decision")
    every = values.get_by_role("button", name=re.compile("All [0-9]+ choices"))
    expect(every).to_have_text(re.compile("All 1[0-9] choices"))
    values.get_by_role("button", name="What follows").click()
    expect(every).to_have_text(re.compile("All 6[0-9] choices"))
    every.click()
    expect(values.locator("tbody tr")).to_have_count(63)
