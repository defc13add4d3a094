import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import Bid from "./Bid.svelte";
import Card from "./Card.svelte";
import { ICONS, NUMERALS } from "./drawings";
import Sprite from "./Sprite.svelte";

afterEach(cleanup);

const uses = (): string[] => [...document.querySelectorAll(".card use")].map((use) => use.getAttribute("href")!);

test("a card is an image named in words, with what marks it", () => {
  render(Card, { code: "Kh", game: "nothing", best: true });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("king of hearts, worth 0, best so far");
  expect(uses()).toEqual(["#n-K", "#s-h", "#p-K1", "#none"]);
});

test("a face-down card shows nothing of its face", () => {
  const { container } = render(Card, { code: "Kh", game: "nothing", back: true, open: true });
  expect(screen.getByRole("img", { name: "face-down card" })).toBeTruthy();
  expect(container.innerHTML).not.toMatch(/king|hearts|su-h|#s-h/);
});

test("one-eyed jacks are those of spades and hearts", () => {
  for (const [code, portrait] of Object.entries({ Js: "J1", Jh: "J1", Jd: "J", Jc: "J" })) {
    render(Card, { code, game: "all-fives" });
    expect(uses()).toContain(`#p-${portrait}`);
    cleanup();
  }
});

test("a FLIP names what it turns; a turned ALL is drawn as NOTHING, its played FLIP filled", () => {
  render(Card, { code: "10d", game: "all-or-nothing" });
  expect(uses()).toContain("#all");
  expect(uses().at(-1)).toBe("#s-h");
  cleanup();
  render(Card, { code: "As", game: "all-or-nothing", turned: true, flipped: ["2s", "9h"] });
  expect(uses()).toContain("#none");
  expect(uses()).not.toContain("#all");
  expect(document.querySelectorAll(".done")).toHaveLength(1);
  expect(document.querySelector("text")!.textContent!.trim()).toBe("NOTHING");
});

test("a SAUCE card shows what it may be", () => {
  render(Card, { code: "SAUCE", game: "sauce", standsFor: ["g2", "r5"] });
  expect(uses()).toEqual(expect.arrayContaining(["#n-2", "#n-5"]));
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("SAUCE, as green 2 or red 5");
});

test("a card of no deck we know shows its code", () => {
  render(Card, { code: "XXI", game: "tarock" });
  expect(screen.getByRole("img", { name: "XXI" }).textContent).toContain("XXI");
});

test("bids: open, hidden, my own hidden one", () => {
  render(Bid, { bid: "3" });
  render(Bid, { down: true });
  render(Bid, { bid: "2", down: true });
  expect(screen.getAllByRole("img").map((bid) => bid.getAttribute("aria-label"))).toEqual([
    "bid: 3",
    "bid, face down",
    "your secret bid: 2",
  ]);
});

test("the sprite has every symbol that drawings use, once", () => {
  const { container } = render(Sprite);
  const ids = [...container.querySelectorAll("symbol")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const wanted = [
    ...Object.keys(NUMERALS).map((rank) => `n-${rank}`),
    ...Object.keys(ICONS).map((icon) => `i-${icon}`),
    ...["s", "h", "d", "c"].map((suit) => `s-${suit}`),
    ...["b", "g", "y", "o", "r", "p"].map((colour) => `c-${colour}`),
    ...["J", "J1", "Q", "K", "K1"].map((court) => `p-${court}`),
    ...["all", "none", "logo"],
  ];
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});
