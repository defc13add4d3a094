import "../lib/fixtures/resize";

import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { TrickPage } from "../lib/protocol";
import { token } from "../table/history";
import WorkedTrick from "./WorkedTrick.svelte";

afterEach(cleanup);

const trick: TrickPage = {
  caption: "Following",
  game: "alles-oder-nichts",
  rule: "T8",
  cards: [
    { card: "9s", label: "Ada led" },
    { card: "2c", label: "Bruno", notes: [`a revoke: ${token("2c")}`] },
    { card: "12s", label: "Cleo took it", won: true },
  ],
  why: `${token("12s")} is the highest card in spades.`,
  hand: { label: "Bruno held, and could play:", cards: ["6s", "2c"], fair: ["6s"] },
};

test("a worked trick in words: cards in order, who led and took it, and why", () => {
  render(WorkedTrick, { trick });
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("figcaption")!.textContent!.replace(/\s+/g, " ")).toContain("Following Rule T8");
  const [hand, cards] = within(figure).getAllByRole("list");
  expect(
    within(hand!)
      .getAllByRole("listitem")
      .map((one) => one.textContent!.trim()),
  ).toEqual(["", "may not be played"]);
  const words = within(cards!)
    .getAllByRole("listitem")
    .map((one) => one.textContent!.replace(/\s+/g, " ").trim());
  expect(words[0]).toContain("Ada led");
  expect(words[1]).toContain("a revoke");
  expect(words[2]).toContain("Cleo took it");
  expect(
    within(cards!)
      .getAllByRole("img")
      .map((one) => one.getAttribute("aria-label")),
  ).toEqual(["9 of spades", "2 of clubs", "12 of spades"]);
  expect(figure.textContent).toContain("is the highest card in spades.");
});
