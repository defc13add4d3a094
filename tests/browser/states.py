"""The states in which the page is checked, and how a person reaches them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import FilePayload

from browser.person import Person
from browser.tables import (
    SHORT,
    at_random,
    come_to,
    go_to,
    make_table,
    play_ahead,
    play_on,
    post,
    sit_down,
)
from browser.test_drama import ENDLESS
from nullo import Rng, load
from nullo.arena.simulate import play_to_end
from nullo.bots import make
from nullo.records.record import write
from nullo.state.match import start
from server.running_server import Guest


def lobby(person: Person) -> None:
    """The games of the lobby."""
    person.open()
    person.page.get_by_role("button", name="Play now: Sauce", exact=True).wait_for()


def options(person: Person) -> None:
    """Options of a game, as a dialog or page."""
    lobby(person)
    person.page.get_by_role("button", name="Options: Sauce", exact=True).click()
    person.page.get_by_role("dialog").wait_for()


def waiting(person: Person) -> None:
    """A table before its start."""
    sit_down(person, "all-or-nothing", {"players": 5, "hands": 1}, start=False)
    person.page.get_by_role("button", name="Start the game").wait_for()


def table_settings(person: Person) -> None:
    """The table's settings, as the host sees them before the start."""
    waiting(person)
    person.page.get_by_role("button", name="Table settings").click()
    person.page.get_by_text("Custom", exact=True).click()


def cut(person: Person) -> None:
    """The cut for the seats, right after the start."""
    sit_down(person, "alles-oder-nichts", {"players": 4}, start=False)
    person.page.get_by_role("button", name="Start the game").click()
    person.page.locator("main[data-stage=playing]").wait_for()


def bidding(person: Person) -> None:
    """Hidden bids of Alles oder Nichts."""
    sit_down(person, "alles-oder-nichts", {"players": 4})
    assert person.asked()


def toss(person: Person) -> None:
    """The toss of Sauce: fifteen cards."""
    come_to(person, "toss")


def played(
    game: str, phase: str, events: int, lying: int = 0, **options: object
) -> Callable[[Person], None]:
    """The middle of a game, with at least so many cards in the trick."""

    def come(person: Person) -> None:
        def reached(guest: Guest) -> bool:
            public = guest.state["public"]
            return (
                public["phase"] == phase
                and guest.seq >= events
                and len(public.get("trick", ())) >= lying
            )

        table = make_table(person, game, options)
        play_ahead(person, table, at_random(game), reached)
        go_to(person, table)
        assert person.asked()

    return come


def rules(person: Person) -> None:
    """The drawer with the rules beside a game."""
    bidding(person)
    person.page.get_by_role("button", name="Rules", exact=True).click()
    person.page.get_by_role("dialog").wait_for()


def honour(person: Person) -> None:
    """The question of honour mode whether to correct a revoke."""
    person.prefer(warn=False)
    played("alles-oder-nichts", "correct", 0, players=3, hand_sizes=[6], mode="honour")(person)
    assert person.phase == "correct"


def settings(person: Person) -> None:
    """The settings dialog."""
    lobby(person)
    person.page.get_by_role("button", name="Settings", exact=True).click()
    person.page.get_by_role("dialog").wait_for()


def invited(person: Person) -> None:
    """Somebody else's table, by its link."""
    # Not through the page, so that the seat belongs to a program, not to this browser.
    wish = {"game": "sauce", "name": "Maximiliane-Katharina"}
    made = person.context.request.post(f"{person.origin}/api/tables", data=wish).json()
    person.open(f"/t/{made['table']}")
    person.page.get_by_role("button", name="Sit down", exact=True).wait_for()


def rule_page(person: Person) -> None:
    """The rules as a page."""
    person.open("/rules/all-or-nothing")
    person.page.get_by_role("table").first.wait_for()


def learn(person: Person) -> None:
    """A guided first hand."""
    person.open("/learn/all-fives")
    person.page.locator("main[data-stage]").wait_for()


def drawer(name: str) -> Callable[[Person], None]:
    """A drawer that the header of the table opens."""

    def come(person: Person) -> None:
        bidding(person)
        person.page.get_by_role("button", name=name, exact=True).click()
        person.page.get_by_role("dialog").wait_for()

    return come


def gone(person: Person) -> None:
    """The link of a table that does not exist."""
    with person.forgiving("404"):
        person.open("/t/gone")
        person.page.get_by_role("heading").wait_for()


def result(person: Person) -> None:
    """The end of a game."""
    options = {"players": 4, "hand_sizes": [2], "hands": 1}
    table = make_table(person, "alles-oder-nichts", options)
    play_ahead(person, table, at_random("result"))
    go_to(person, table)
    assert person.stage == "over"


def replay(person: Person) -> None:
    """The replay of a finished game, in the middle."""
    table = make_table(person, "all-fives", {"players": 2, "target": 5})
    play_ahead(person, table, at_random("replay"))
    person.open(f"/replay/{table}?turn=9&seat=all")
    person.page.locator("main[data-stage]").wait_for()


def analysis(person: Person) -> None:
    """The analysis of a finished game over its replay, with what a decision's choices were worth."""
    result(person)
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.open(f"/replay/{person.id}?turn=1&seat=all")
    person.page.get_by_role("banner").get_by_role("button", name="Analysis").click()
    dialog = person.page.get_by_role("dialog")
    dialog.locator(".btn.go").click()
    dialog.locator("section table").last.wait_for()


def replays(person: Person) -> None:
    """The page that opens a record from a file."""
    person.open("/replay")
    person.page.get_by_role("heading", level=1).wait_for()


def hand_end(person: Person) -> None:
    """The end of a hand: what its scores are made of."""
    sit_down(person, "alles-oder-nichts", {"players": 4, "hands": 2, "hand_sizes": [3]})
    notice = person.page.locator(".notice")
    play_on(person, at_random(3), lambda: notice.count() > 0)
    assert notice.count()


def sheet(person: Person) -> None:
    """The score sheet, opened by the header, after a few hands."""
    hand_end(person)
    person.page.get_by_role("button", name="Continue").click()
    person.page.get_by_role("button", name="Score", exact=True).click()
    person.page.get_by_role("dialog").locator("details.made summary").click()


def taken(person: Person) -> None:
    """A complete trick, which lies still until it is gathered."""
    table = make_table(person, "alles-oder-nichts", {"players": 4, "hand_sizes": [6]})
    trick = person.page.get_by_role("group", name="Trick").get_by_role("img")
    choose = at_random(4)
    play_ahead(person, table, choose, lambda guest: guest.state["public"]["phase"] == "play")
    go_to(person, table)
    assert person.asked()
    person.page.evaluate(
        "wait => { const usual = setTimeout;"
        " window.setTimeout = (f, ms, ...all) => usual(f, ms === 900 ? wait : ms, ...all); }",
        10**7,
    )
    person.press(choose(person.actions()))
    person.until(lambda: trick.count() == 4, "four cards in the trick")


def finished(game: str) -> Callable[[Person], None]:
    """The end of a short game."""

    def come(person: Person) -> None:
        table = make_table(person, game, SHORT[game])
        play_ahead(person, table, at_random(1))
        go_to(person, table)
        assert person.stage == "over"

    return come


def hint(person: Person) -> None:
    """The whole hint for a bid."""
    bidding(person)
    person.page.get_by_role("banner").get_by_role("button", name="Hint", exact=True).click()
    more = person.page.locator("[data-more]")
    more.click()
    more.click()
    person.page.locator("[data-hint='3']").wait_for()


def my_games(person: Person) -> None:
    """My games: one finished, one waiting."""
    finished("nothing")(person)
    sit_down(person, "all-fives", SHORT["all-fives"])
    assert person.asked()
    person.open("/games")
    person.page.get_by_role("row").first.wait_for()


def daily(person: Person) -> None:
    """Today's deals, none of them played."""
    person.open("/daily")
    person.page.get_by_role("button", name="Play today’s deal: Nothing").wait_for()


def daily_scores(person: Person) -> None:
    """The scores of a daily deal."""
    daily(person)
    person.page.get_by_role("button", name="Play today’s deal: Nothing").click()
    person.table.wait_for()
    play_ahead(person, person.id, at_random(1))
    person.page.get_by_role("link", name="Scores of the day").click()
    person.page.get_by_role("row", name="(you)").wait_for()


def duplicate_new(person: Person) -> None:
    """The form for a set of deals."""
    person.open("/duplicate")
    person.page.get_by_role("button", name="Make the deals").wait_for()


def duplicate(person: Person) -> None:
    """A set of deals of which one is played."""
    duplicate_new(person)
    person.page.get_by_role("combobox", name="Game").select_option("nothing")
    person.page.get_by_label("Your name").fill("Ann")
    person.page.get_by_role("button", name="Make the deals").click()
    person.page.get_by_role("button", name="Play deal 1").click()
    person.table.wait_for()
    play_ahead(person, person.id, at_random(1))
    person.page.get_by_role("link", name="Compare the results").click()
    person.page.get_by_role("link", name="replay Ann’s game of deal 1").wait_for()


def lesson(game: str, step: int) -> Callable[[Person], None]:
    """A lesson at one of its tips, from 0."""

    def come(person: Person) -> None:
        person.open(f"/learn/{game}")
        tip = person.page.locator("section.tip")
        for number in range(step):
            person.page.locator(f"[data-tip='{number}']").wait_for()
            tip.locator("[data-learn=next], [data-learn=show]").click()
        person.page.locator(f"[data-tip='{step}']").wait_for()
        tip.locator("[data-learn=next], [data-learn=show]").wait_for()

    return come


def challenge(person: Person) -> None:
    """The picture and the link to beat somebody on the same cards."""
    finished("all-or-nothing")(person)
    person.page.get_by_role("button", name="Challenge friends").click()
    person.page.get_by_role("dialog").locator("canvas").wait_for()


def resting(game: str, **options: object) -> Callable[[Person], None]:
    """The end of a hand whose last cards lie still, before anything tells its score."""

    def come(person: Person) -> None:
        table = make_table(person, game, SHORT[game] | options)

        def last(guest: Guest) -> bool:
            return len(guest.state["own"].get("hand", ())) == 1

        play_ahead(person, table, at_random(1), last)
        person.add_script(ENDLESS)
        go_to(person, table)
        assert person.asked()
        person.press(person.actions()[0])
        person.page.locator("main .prompt").get_by_text(re.compile("is over")).wait_for()

    return come


def scored(game: str, **options: object) -> Callable[[Person], None]:
    """The result of a hand, before the next."""

    def come(person: Person) -> None:
        table = make_table(person, game, options)

        def last(guest: Guest) -> bool:
            return len(guest.state["own"].get("hand", ())) == 1

        play_ahead(person, table, at_random(1), last)
        go_to(person, table)
        notice = person.page.locator(".notice")
        play_on(person, at_random(1), lambda: notice.count() > 0)
        assert notice.count()

    return come


def analysed(person: Person) -> None:
    """A game that was lost by mistakes, analysed to its end."""
    table = make_table(person, "alles-oder-nichts", {"players": 3, "hand_sizes": [5], "hands": 2})
    play_ahead(person, table, at_random(2))
    go_to(person, table)
    person.page.get_by_role("link", name="Analyse").click()
    person.page.get_by_role("button", name="Practise these mistakes").wait_for()


def practice(person: Person) -> None:
    """A mistake to practise, after a wrong choice and the answer."""
    analysed(person)
    person.page.get_by_role("button", name="Practise these mistakes").click()
    task = person.page.get_by_role("region", name="Practise these mistakes")
    task.locator(".choices button").first.click()
    task.get_by_role("button", name="Show the answer").click()


def mistakes(person: Person) -> None:
    """My games with mistakes to practise today."""
    analysed(person)
    person.open("/games")
    person.page.get_by_text("to be practised today").wait_for()


def my_mistake(person: Person) -> None:
    """A mistake of any of one's games, to be practised today."""
    mistakes(person)
    person.page.get_by_role("link", name="Practise").click()
    person.page.get_by_text("What do you do here?").first.wait_for()


def today(person: Person) -> None:
    """The lobby with everything to come back to."""
    analysed(person)
    sit_down(person, "nothing", SHORT["nothing"])
    assert person.asked()
    sit_down(person, "sauce", SHORT["sauce"])
    person.open()
    strip = person.page.get_by_role("navigation", name="Today")
    strip.get_by_role("link").nth(2).wait_for()


def _challenge(person: Person) -> str:
    """The path of a challenge by somebody who has left this browser."""
    table = make_table(person, "all-or-nothing", SHORT["all-or-nothing"])
    play_ahead(person, table, at_random(1))
    link: str = post(person, f"/api/tables/{table}/challenge", {})["link"]
    person.context.clear_cookies()
    return link.removeprefix(person.origin)


def challenged(person: Person) -> None:
    """Somebody's challenge, by its link."""
    person.open(_challenge(person))
    person.page.get_by_role("button", name="Play these cards").wait_for()


def compared(person: Person) -> None:
    """Both games of a challenge, side by side with the expert's."""
    challenged(person)
    person.page.get_by_label("Your name").fill("Bob")
    person.page.get_by_role("button", name="Play these cards").click()
    person.table.wait_for()
    play_ahead(person, person.id, at_random(2))
    person.page.get_by_role("link", name="Compare the results").click()
    person.page.get_by_role("columnheader", name="Ann").wait_for()


def shared_record(person: Person) -> None:
    """The picture of a record's result, whose link contains it."""
    match = start(load("nothing", players=3), Rng(3), ["Ann", "Bob", "Éva"], cut=True)[0]
    play_to_end(match, [make("club", Rng(seat)) for seat in range(3)])
    person.open("/replay")
    file = FilePayload(name="game.json", mimeType="application/json", buffer=write(match).encode())
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.locator("main[data-stage]").wait_for()
    person.page.keyboard.press("End")
    person.page.get_by_role("button", name="Share the result").click()
    person.page.get_by_role("dialog").locator("canvas").wait_for()


STATES: dict[str, Callable[[Person], None]] = {
    "lobby": lobby,
    "options": options,
    "settings": settings,
    "invited": invited,
    "rule-page": rule_page,
    "learn": learn,
    "table-settings": table_settings,
    "more": drawer("More"),
    "gone": gone,
    "waiting": waiting,
    "cut": cut,
    "bidding": bidding,
    "toss": toss,
    "alles-oder-nichts": played("alles-oder-nichts", "play", 18),
    "all-or-nothing": played("all-or-nothing", "play", 24, 2, players=5),
    "nothing": played("nothing", "draw", 20, players=4),
    "all-fives": played("all-fives", "play", 16, players=2),
    "sauce": played("sauce", "play", 40, 2),
    "honour": honour,
    "rules": rules,
    "result": result,
    "replay": replay,
    "analysis": analysis,
    "replays": replays,
}

# These are looked at by people (looks.py); the tests of each page check that it is sound.
FURTHER: dict[str, Callable[[Person], None]] = {
    "hand-end": hand_end,
    "sheet": sheet,
    "taken": taken,
    "result-nothing": finished("nothing"),
    "result-sauce": finished("sauce"),
    "hint": hint,
    "my-games": my_games,
    "daily": daily,
    "daily-scores": daily_scores,
    "duplicate-new": duplicate_new,
    "duplicate": duplicate,
    "challenge": challenge,
    "learn-nothing": lesson("nothing", 3),
    "learn-sauce": lesson("sauce", 4),
    "learn-all-or-nothing": lesson("all-or-nothing", 3),
    "learn-alles-oder-nichts": lesson("alles-oder-nichts", 5),
    "rests-all-or-nothing": resting("all-or-nothing"),
    "rests-alles-oder-nichts": resting("alles-oder-nichts"),
    "rests-sauce": resting("sauce"),
    "scored-all-or-nothing": scored("all-or-nothing", players=3, hands=2),
    "scored-all-fives": scored("all-fives", players=2, target=21),
    "scored-sauce": scored("sauce", hands=2, super_after=0),
    "result-all-or-nothing": finished("all-or-nothing"),
    "result-all-fives": finished("all-fives"),
    "analysed": analysed,
    "practice": practice,
    "mistakes": mistakes,
    "my-mistake": my_mistake,
    "today": today,
    "challenged": challenged,
    "compared": compared,
    "shared-record": shared_record,
}
