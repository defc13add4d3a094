import { afterEach, expect, test, vi } from "vitest";

import { addressOf, missingLetters, save, usualPaper } from "./paper";

afterEach(() => vi.unstubAllGlobals());

test("paper is letter where people use it", () => {
  expect(usualPaper(["en-US", "de"])).toBe("letter");
  expect(usualPaper(["fr-CA"])).toBe("letter");
  expect(usualPaper(["fr", "en-US"])).toBe("a4");
  expect(usualPaper(["de-DE"])).toBe("a4");
  expect(usualPaper([])).toBe("a4");
});

test("rules are the same for any number of players", () => {
  expect(addressOf("sauce", "deck", "a4", "fr", 4)).toBe("/api/print/sauce/deck.pdf?paper=a4&lang=fr&players=4");
  expect(addressOf("sauce", "rules", "letter", "en", 4)).toBe("/api/print/sauce/rules.pdf?paper=letter&lang=en");
});

test("a document is saved under its name", async () => {
  vi.stubGlobal("fetch", async () => new Response("%PDF"));
  const made = vi.fn(() => "blob:1");
  URL.createObjectURL = made;
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.href} ${this.download}`);
  });
  await save("/api/print/sauce/deck.pdf", "sauce-deck.pdf");
  expect(made).toHaveBeenCalledOnce();
  expect(names).toEqual(["blob:1 sauce-deck.pdf"]);
  expect(document.querySelector("a")).toBeNull();
});

test("a refusal is told in words", async () => {
  const body = { error: { code: "no-printing", message: "no" } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status: 501 }));
  await expect(save("/api/print/sauce/deck.pdf", "x")).rejects.toMatchObject({ code: "no-printing" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
  await expect(save("/api/print/sauce/deck.pdf", "x")).rejects.toMatchObject({ code: "offline" });
});

test("letters that cannot be printed are named", () => {
  const ranges: [number, number][] = [
    [32, 126],
    [160, 383],
    [0x400, 0x513],
  ];
  expect(missingLetters(["Łukasz", "Дмитро", "e\u0301\u0331"], ranges)).toEqual([]);
  expect(missingLetters(["千代 千", "👩‍👩‍👧 ශ්‍රී"], ranges)).toEqual(["千", "代", "👩‍👩‍👧", "ශ්‍", "රී"]);
});
