"""Measures a site without a server (`nullo site`) in Chromium, Firefox and WebKit.

python bench/static_site.py [--engine WHEEL] [--browsers NAME,…] [--rounds N] [--quick]

A host on this machine serves the site, compressed and with the headers of a usual static host, and counts the
bytes that it sends. In each round every browser begins with an empty profile: a first visit, one of the five
games' first own cards after a click as soon as the lobby shows; the same on a later visit; the same after the
host has been stopped. It prints Markdown: medians, with the least and the most of the rounds beside them.

``--engine`` is the wheel of ``scripts/browser_wheel.py``; without it the engine is interpreted. A browser
that is not installed is named. The load of the machine is printed, because every figure depends on it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests"))

from site_host import Host  # noqa: E402
from site_windows import BROWSERS, memory  # noqa: E402

import nullo  # noqa: E402
from browser.static_site import KEEP_START, KEPT  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from browser.windows import Absent, Window  # noqa: E402
from cpu_times import processor_time  # noqa: E402
from nullo.bots import make  # noqa: E402
from nullo.records.record import write  # noqa: E402
from nullo.site.folder import write_site  # noqa: E402
from nullo.state.match import start  # noqa: E402

GAME = "sauce"
PLAY = "Play now: Sauce"
MIB = 1 << 20

FIRST_CARD = """const [name] = args;
const button = await until(() => [...document.querySelectorAll("button")].find((one) =>
    [one.ariaLabel, one.textContent.trim()].includes(name)));
const start = performance.now();
button.click();
await until(() => document.querySelector("main[data-stage] .held"));
return (performance.now() - start) / 1000;"""
PAINT = """const paint = performance.getEntriesByName("first-contentful-paint")[0];
return paint ? paint.startTime / 1000 : null;"""
HINT = """const button = await until(() => [...document.querySelectorAll("button")].find((one) =>
    [one.ariaLabel, one.textContent.trim()].includes("Hint") && one.checkVisibility()));
const start = performance.now();
button.click();
await until(() => document.querySelector("[data-hint]"));
return (performance.now() - start) / 1000;"""
ANALYSE = """const [body] = args;
const channel = new BroadcastChannel(`nullo ${new URL("engine/", location.href).href}`);
const id = crypto.randomUUID();
const start = performance.now();
const times = [];
const headers = { "content-type": "application/json" };
channel.postMessage({ from: "bench", id, kind: "ask", method: "POST", path: "/api/analysis", headers, body });
channel.onmessage = ({ data }) => {
    if (data.to !== "bench" || data.id !== id) return;
    if (data.kind === "part") times.push((performance.now() - start) / 1000);
    if (data.kind === "end") window.analysis = data.whole ? [times[1], times.at(-1)] : "not whole";
};"""
THINK = """const [script, code] = args;
const worker = new Worker(script, { type: "module" });
return new Promise((resolve, reject) => {
    worker.onerror = (error) => reject(new Error(error.message));
    worker.onmessage = ({ data }) =>
        data.error ? reject(new Error(data.error)) : resolve(JSON.parse(data.answer));
    worker.postMessage(code);
});"""
DECISIONS = """
import json, time, nullo
from nullo.bots import make
from nullo.server.live.bot_thinker import think
from nullo.site.host import THINK
from nullo.state.match import RandomSource, Match
game = nullo.load("{game}")
times = []
match = Match(game, RandomSource(nullo.Rng(1)))
while not match.state.is_terminal() and len(times) < {many}:
    seat = match.state.current_player()
    seen = match.state.for_seat(seat)
    if len(seen.fair_actions()) > 1:
        start = time.perf_counter()
        think("expert", seen, THINK, "bench")
        times.append(time.perf_counter() - start)
    match.act(seat, make("club", nullo.Rng(2)).choose(seen))
json.dumps(times)
"""

ROWS = {
    "paint": "first paint, s",
    "lobby": "bytes before the lobby shows, without the engine, kB",
    "first": "first own card on a first visit, s",
    "first cpu": "the same from the empty page on, seconds of processor time",
    "later": "first own card on a later visit, s",
    "later cpu": "the same, seconds of processor time",
    "offline": "first own card without a connection, s",
    "offline cpu": "the same, seconds of processor time",
    "card MB": "bytes until the first own card, MB",
    "all MB": "bytes in all, kept for later, MB",
    "expert": "`expert`, ms a decision",
    "expert most": "`expert`, longest decision, ms",
    "hint": "a hint, s",
    "analysis first": "first result of an analysis, s",
    "analysis": "the whole analysis, s",
    "memory": "memory beside that of an empty page, MiB",
    "analysis memory": "the same after an analysis, with its worker, MiB",
}
Figures = dict[str, list[float]]


def long_record(quick: bool) -> str:
    """A record of a game that takes people three quarters of an hour; a very short one if quick."""
    game = nullo.load("alles-oder-nichts", hands=1, hand_sizes=[3]) if quick else nullo.load(GAME)
    names = [str(seat + 1) for seat in range(game.players)]
    match, _ = start(game, nullo.Rng("bench"), names, cut=True)
    bot = make("club", nullo.Rng("bots"))
    while not match.state.is_terminal():
        seat = match.state.current_player()
        match.act(seat, bot.choose(match.state.for_seat(seat)))
    return write(match)


def visit(window: Window, host: Host, record: str, decisions: int, figures: Figures) -> None:
    """Measure a first visit, what is computed, a later visit and one without a connection."""

    def note(name: str, value: float | None) -> None:
        if value is not None:
            figures[name].append(value)

    def open_lobby() -> None:
        window.open(f"{host.origin}{host.below}")

    ann = Visitor(window, host.origin)
    window.open(f"{host.origin}{host.below}empty.html")
    before, cpu = memory(window.pid), processor_time()
    host.forget()
    open_lobby()
    ann.until("document.querySelector('main button')")
    note("lobby", host.bytes_sent(engine=False) / 1e3)
    note("first", ann.run(FIRST_CARD, PLAY))
    note("first cpu", processor_time() - cpu)
    note("card MB", host.bytes_sent() / 1e6)
    note("paint", ann.run(PAINT))
    assert ann.asked()
    note("hint", ann.run(HINT))
    note("memory", (memory(window.pid) - before) / MIB)
    ann.run(ANALYSE, record)
    while not (found := ann.run("return window.analysis")):
        time.sleep(0.2)
    note("analysis memory", (memory(window.pid) - before) / MIB)
    early, whole = found
    note("analysis first", early)
    note("analysis", whole)
    ann.run(f"await ({KEPT})(1)")
    note("all MB", host.bytes_sent() / 1e6)
    ann.run(f"await ({KEEP_START})()")
    window.open(f"{host.origin}{host.below}empty.html")
    code = DECISIONS.format(game=GAME, many=decisions)
    times = ann.run(THINK, "site_worker.mjs", code)
    note("expert", statistics.median(times) * 1e3)
    note("expert most", max(times) * 1e3)
    for name in ("later", "offline"):
        window.open("about:blank")
        if name == "offline":
            host.stop()
        cpu = processor_time()
        open_lobby()
        note(name, ann.run(FIRST_CARD, PLAY))
        note(f"{name} cpu", processor_time() - cpu)
    host.start()


def print_table(figures: dict[str, Figures]) -> None:
    """A row for each figure, a column for each browser."""
    print("| " + " | ".join(["", *figures]) + " |")
    print("|---" + "|--:" * len(figures) + "|")
    for key, title in ROWS.items():
        cells = [cell(one[key]) for one in figures.values()]
        print("| " + " | ".join([title, *cells]) + " |")


def cell(values: list[float]) -> str:
    """The median, and the least and the most if they differ."""
    if not values:
        return "–"
    texts = [f"{value:.3g}" for value in (statistics.median(values), min(values), max(values))]
    return texts[0] if len(set(texts)) == 1 else f"{texts[0]} ({texts[1]}–{texts[2]})"


def main(arguments: Iterable[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description="Measure a site without a server.")
    parser.add_argument("--engine", type=Path, help="the engine's wheel for the browser")
    parser.add_argument("--browsers", default=",".join(BROWSERS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="only show that it runs")
    options = parser.parse_args(None if arguments is None else list(arguments))
    rounds = 1 if options.quick else options.rounds
    figures: dict[str, Figures] = {}
    absent: list[str] = []
    record = long_record(options.quick)
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        write_site(host.site, options.engine)
        (host.site / "empty.html").write_text('<!doctype html><link rel="icon" href="data:," />')
        worker = (ROOT / "bench/site_worker.mjs").read_text(encoding="utf-8")
        (host.site / "site_worker.mjs").write_text(worker, encoding="utf-8")
        host.start()
        for _ in range(rounds):
            for name in options.browsers.split(","):
                if name in absent:
                    continue
                try:
                    with BROWSERS[name]() as window:
                        own = figures.setdefault(window.version, defaultdict(list))
                        visit(window, host, record, 2 if options.quick else 24, own)
                except Absent as error:
                    absent.append(name)
                    print(f"{name}: {error}\n")
                except AssertionError as error:  # the other browsers' figures are not lost
                    print(f"{name} was not measured to the end: {str(error).splitlines()[0]}\n")
                    host.restart()
        host.stop()
    print(f"Rounds: {rounds}; load of the machine in the end: {os.getloadavg()[0]:.1f};")
    analysed = json.loads(record)
    print(f"analysed: {len(analysed['hands'])} hands of {analysed['game']}.\n")
    print_table(figures)


if __name__ == "__main__":
    main()
