"""A site without a server, on a static host: ``python -m http.server``, below a path."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from browser.person import BLANK, Person
from browser.serve import Server

BELOW = "/cards/play/"
LISTEN = """for (const folder of [new URL("engine/", location.href).href]) {
    const channel = new BroadcastChannel(`nullo ${folder}`);
    channel.onmessage = ({ data }) => {
        if (data.kind === "send") noteSent(data.text);
        if (data.kind === "frame") noteAnswer(data.text);
    };
}"""
ASK = """([method, path, body]) => new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(`nullo ${new URL("engine/", location.href).href}`);
    const id = crypto.randomUUID();
    let status = 0;
    let text = "";
    const decoder = new TextDecoder();
    const headers = { "content-type": "application/json" };
    const ask = () => channel.postMessage({ from: "test", id, kind: "ask", method, path, headers, body });
    channel.onmessage = ({ data }) => {
        if (data.kind === "began") ask(); // it did not listen before
        if (data.to !== "test" || data.id !== id) return;
        if (data.kind === "head") status = data.status;
        if (data.kind === "part") text += decoder.decode(data.part, { stream: true });
        if (data.kind === "end" && data.whole) resolve([status, text && JSON.parse(text)]);
        if (data.kind === "end" && !data.whole) reject(new Error("the answer has ended too early"));
    };
    ask();
})"""

# Not for `wait_for_function`: it takes the promise of an asynchronous function for the answer "true".
KEPT = """async (many) => {
    const url = new URL("site-files.json", location.href).href;
    const whole = async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("site "));
        return Promise.all(names.map((cacheName) => caches.match(url, { cacheName })));
    };
    const until = Date.now() + 60000;
    while (!navigator.serviceWorker.controller || (await whole()).filter(Boolean).length !== many) {
        if (Date.now() > until) throw new Error("the worker has not kept so many versions");
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}"""

KEPT_OFFLINE = """async () => {
    const until = Date.now() + 60000;
    const ready = async () =>
        (await caches.match("/offline/site-files.json")) &&
        (await navigator.serviceWorker.getRegistration("/"))?.active?.state === "activated";
    while (!(await ready())) {
        if (Date.now() > until) throw new Error("the site has not been kept");
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}"""
"""Waits until a server's page can do without the server."""

KEEP_START = """async () => {
    const channel = new BroadcastChannel(`nullo ${new URL("engine/", location.href).href}`);
    const ask = () => channel.postMessage({ from: "test", id: crypto.randomUUID(), kind: "keep-start" });
    const until = Date.now() + 100000;
    for (let times = 0; ; times++) {
        if (times % 100 === 0) ask();
        const name = (await caches.keys()).find((name) => name.startsWith("start "));
        const keys = name ? await (await caches.open(name)).keys() : [];
        if (keys.some(({ url }) => url.endsWith("/files.json"))) return name;
        if (Date.now() > until) throw new Error("what later visits begin with has not been kept");
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
}"""
"""Has it kept now, instead of later, how a visit begins; returns the name of the cache."""


class StaticSite:
    """A site on a host that only serves files.

    Args:
        folder: an empty one.
        written: the site, which is copied.

    Attributes:
        folder: the folder of the site.
        origin: of the host, once it has started.
    """

    def __init__(self, folder: Path, written: Path) -> None:
        out = folder / BELOW.strip("/")
        shutil.copytree(written, out)
        blank = folder / BLANK.strip("/") / "index.html"
        blank.parent.mkdir()
        blank.write_text('<!doctype html><link rel="icon" href="data:," />')
        self.folder = out
        self._root = folder
        self.origin = ""

    def start(self) -> StaticSite:
        """Start the host."""
        where = self.origin.rpartition(":")[2] or "0"
        command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", self._root, where],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found
        self.origin = f"http://127.0.0.1:{found[1]}"
        return self

    def stop(self) -> None:
        """Stop the host."""
        self._process.terminate()
        self._process.communicate()


class SitePerson(Person):
    """A person at a site: what goes to a server's table by a socket goes through a channel of the browser."""

    def __init__(
        self, context: BrowserContext, site: StaticSite | Server, quick: bool = True
    ) -> None:
        super().__init__(context, site.origin, quick)
        context.expose_function("noteSent", self._note_sent)
        context.expose_function("noteAnswer", self._note_answer)
        context.add_init_script(LISTEN)
        self.altered = True

    def close_tab(self) -> None:
        """Close the tab in front; the one that was opened last is in front."""
        self.page.close()
        self.page = self.context.pages[-1]

    def open(self, path: str = "/") -> None:
        """Go to a page of the site."""
        self.page.goto(f"{self.origin}{BELOW}#{path}")

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, Any]:
        """What the application answers, as status and JSON."""
        status, answer = self.page.evaluate(ASK, [method, path, body])
        return status, answer
