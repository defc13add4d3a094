import { afterEach, describe, expect, it, vi } from "vitest";

import { pageOf, route } from "./route.svelte";

vi.stubGlobal("scrollTo", vi.fn());

describe("a path", () => {
  it.each([
    ["/", { name: "lobby" }],
    ["", { name: "lobby" }],
    ["/t/abc-_9", { name: "table", id: "abc-_9" }],
    ["/t/abc/", { name: "table", id: "abc" }],
    ["/t/", { name: "lost" }],
    ["/t", { name: "lost" }],
    ["/t/a/b", { name: "lost" }],
    ["/t/%E0%A4%A", { name: "lost" }],
    ["/rules/sauce", { name: "rules", game: "sauce", rule: "" }],
    ["/learn/sauce", { name: "learn", game: "sauce" }],
    ["/learn", { name: "lost" }],
    ["/beat/2", { name: "beat", id: "2" }],
    ["/together/s.1", { name: "together", id: "s.1" }],
    ["/together", { name: "lost" }],
    ["/elsewhere", { name: "lost" }],
    ["/elsewhere/x", { name: "lost" }],
  ])("%s", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it("may point at a rule", () => {
    expect(pageOf("/rules/sauce", "#S17")).toEqual({ name: "rules", game: "sauce", rule: "S17" });
  });
});

describe("a link", () => {
  const links: HTMLAnchorElement[] = [];
  const click = (html: string, more: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    const link = document.body.querySelector("a")!;
    links.push(link);
    let taken = false;
    link.addEventListener("click", (event) => {
      route.follow(event);
      taken = event.defaultPrevented;
      event.preventDefault(); // jsdom goes nowhere
    });
    (link.firstElementChild ?? link).dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ...more }),
    );
    return taken;
  };
  afterEach(() => {
    document.body.innerHTML = "";
    void route.go("/");
  });

  it("of ours is followed without loading", () => {
    expect(click('<a href="/t/abc"><b>To the table</b></a>')).toBe(true);
    expect(route.page).toEqual({ name: "table", id: "abc" });
    expect(window.location.pathname).toBe("/t/abc");
  });

  it("is the browser's if it is not ours, or wants a tab of its own", () => {
    expect(click('<a href="https://elsewhere.example/t/abc">x</a>')).toBe(false);
    expect(click('<a href="/api/tables/abc/record">x</a>')).toBe(false);
    expect(click('<a href="/t/abc" target="_blank">x</a>')).toBe(false);
    expect(click('<a href="/t/abc" download>x</a>')).toBe(false);
    expect(click('<a href="/t/abc">x</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/t/abc">x</a>', { button: 1 })).toBe(false);
    expect(route.page).toEqual({ name: "lobby" });
  });

  it("goes back", async () => {
    await route.go("/rules/sauce");
    window.history.replaceState(null, "", "/");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(route.page).toEqual({ name: "lobby" });
  });
});
