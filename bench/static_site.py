"""Measures a site without a server (`nullo site`) in Chromium, Firefox and WebKit.

python bench/static_site.py [--engine WHEEL] [--browsers NAME,…] [--rounds N] [--cards] [--quick]

A host on this machine serves the site, compressed and with the headers of a usual static host, and counts the
bytes that it sends. In each round every browser begins with an empty profile. On a first visit, a script
clicks on a game as soon as the lobby appears, and waits for its own first cards; then it does the same on a
later visit, and again after the host has stopped. In between, a hint, an analysis and decisions of ``expert``
are measured, unless ``--cards`` is given. The output is Markdown: medians, with the lowest and highest values
of the rounds.

``--engine`` is the wheel that ``scripts/browser_wheel.py`` builds; without it the engine is interpreted.
Browsers that are not installed are named. The load of the machine is printed, because every figure depends on
it.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tests"))

from arguments import read_arguments  # noqa: E402
from site_host import Host  # noqa: E402
from site_windows import BROWSERS, memory  # noqa: E402
from tables import print_heads, print_row  # noqa: E402

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
# ``window`` keeps the channel, which Firefox would otherwise drop.
ANALYSE = """const [body] = args;
const channel = (window.channel = new BroadcastChannel(`nullo ${new URL("engine/", location.href).href}`));
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
    """The record of a game that takes people three quarters of an hour or, if ``quick``, of a short one."""
    game = nullo.load("alles-oder-nichts", hands=1, hand_sizes=[3]) if quick else nullo.load(GAME)
    names = [str(seat + 1) for seat in range(game.players)]
    match, _ = start(game, nullo.Rng("bench"), names, cut=True)
    bot = make("club", nullo.Rng("bots"))
    while not match.state.is_terminal():
        seat = match.state.current_player()
        match.act(seat, bot.choose(match.state.for_seat(seat)))
    return write(match)


class Measurement:
    """Measures one browser with an empty profile, and adds the results to ``figures``."""

    def __init__(self, window: Window, host: Host, figures: Figures) -> None:
        self._window = window
        self._host = host
        self._figures = figures
        self._ann = Visitor(window, host.origin)
        self._memory_before = 0

    def _note(self, name: str, value: float | None) -> None:
        if value is not None:
            self._figures[name].append(value)
            print(f"{self._window.version}: {ROWS[name]}: {value:.3g}", file=sys.stderr, flush=True)

    def _open(self, name: str = "") -> None:
        self._window.open(f"{self._host.origin}{self._host.below}{name}")

    def first_visit(self) -> None:
        """Measure a first visit until the visitor's first card appears."""
        host = self._host
        self._open("empty.html")
        self._memory_before, cpu = memory(self._window.pid), processor_time()
        host.sent.clear()
        self._open()
        self._ann.until("document.querySelector('main button')")
        self._note("lobby", host.bytes_sent(engine=False) / 1e3)
        self._note("first", self._ann.run(FIRST_CARD, PLAY))
        self._note("first cpu", processor_time() - cpu)
        self._note("card MB", host.bytes_sent() / 1e6)
        self._note("paint", self._ann.run(PAINT))

    def help(self, record: str) -> None:
        """Measure a hint and the analysis of a record, while the first visit's table is open."""
        assert self._ann.asked()
        self._note("hint", self._ann.run(HINT))
        self._note("memory", (memory(self._window.pid) - self._memory_before) / MIB)
        self._ann.run(ANALYSE, record)
        while not (times := self._ann.run("return window.analysis")):
            time.sleep(0.2)
        self._note("analysis memory", (memory(self._window.pid) - self._memory_before) / MIB)
        early, whole = times
        self._note("analysis first", early)
        self._note("analysis", whole)

    def keep(self) -> None:
        """Wait until the browser has stored everything that later visits begin with."""
        self._ann.run(f"await ({KEPT})(1)")
        self._note("all MB", self._host.bytes_sent() / 1e6)
        self._ann.run(f"await ({KEEP_START})()")

    def decisions(self, many: int) -> None:
        """Measure ``many`` decisions of ``expert`` in a separate worker."""
        self._open("empty.html")
        times = self._ann.run(THINK, "site_worker.mjs", DECISIONS.format(game=GAME, many=many))
        self._note("expert", statistics.median(times) * 1e3)
        self._note("expert most", max(times) * 1e3)

    def later_visits(self) -> None:
        """Measure a visit while the host runs, and one after it was stopped."""
        for name in ("later", "offline"):
            self._window.open("about:blank")
            if name == "offline":
                self._host.stop()
            cpu = processor_time()
            self._open()
            self._note(name, self._ann.run(FIRST_CARD, PLAY))
            self._note(f"{name} cpu", processor_time() - cpu)
        self._host.start()


def print_table(figures: dict[str, Figures]) -> None:
    print_heads("", *(f"{browser}:" for browser in figures))
    for key, title in ROWS.items():
        print_row(title, *(cell(one[key]) for one in figures.values()))


def cell(values: list[float]) -> str:
    """The median of the values, followed by the lowest and the highest unless all are equal."""
    if not values:
        return "–"
    texts = [f"{value:.3g}" for value in (statistics.median(values), min(values), max(values))]
    return texts[0] if len(set(texts)) == 1 else f"{texts[0]} ({texts[1]}–{texts[2]})"


def main() -> None:
    options = read_arguments(__doc__, engine="", browsers=",".join(BROWSERS), rounds=3, cards=False)
    rounds = 1 if options.quick else options.rounds
    figures: dict[str, Figures] = {}
    absent: list[str] = []
    record = long_record(options.quick)
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        write_site(host.site, Path(options.engine) if options.engine else None)
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
                        measurement = Measurement(window, host, own)
                        measurement.first_visit()
                        if not options.cards:
                            measurement.help(record)
                        measurement.keep()
                        if not options.cards:
                            measurement.decisions(2 if options.quick else 24)
                        measurement.later_visits()
                except Absent as error:
                    absent.append(name)
                    print(f"{name}: {error}\n")
                except AssertionError as error:  # the other browsers' figures are not lost
                    print(f"{name} was not measured to the end: {str(error).splitlines()[0]}\n")
                    host.start()
        host.stop()
    analysed = json.loads(record)
    print(f"Rounds: {rounds}; load of the machine in the end: {os.getloadavg()[0]:.1f};")
    print(f"analysed: {len(analysed['hands'])} hands of {analysed['game']}.\n")
    print_table(figures)


if __name__ == "__main__":
    main()
