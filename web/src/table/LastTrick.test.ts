import "../lib/fixtures/resize";

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import LastTrick from "./LastTrick.svelte";
import { fixture } from "./fixtures/states";

const plays = (...cards: string[]) => cards.map((card, seat) => ({ seat, card }));

afterEach(cleanup);

test("a turned card is drawn as it counted then, which says why it won", () => {
  const state = fixture("aon-follow");
  const tricks = [
    { plays: plays("1s", "7h", "2d"), winner: 0 },
    { plays: plays("Ns", "Ad", "8c"), winner: 0 },
  ];
  // The trick after it has turned both back.
  const open = { ...state.public!, tricks, trick: plays("9s", "10d"), turned: [] };
  render(LastTrick, { state: { ...state, public: open } });
  const [nothing, all, number] = screen.getAllByRole("listitem");
  expect(nothing!.textContent).toContain("counted as ALL");
  expect(all!.textContent).toContain("counted as NOTHING");
  expect(number!.textContent).not.toContain("counted");
  const drawn = screen.getAllByRole("img").map((card) => card.getAttribute("aria-label"));
  expect(drawn[0]).toContain("now counts as ALL");
  expect(drawn[1]).toContain("now counts as NOTHING");
});

test("the last trick of the hand before, while the next begins", () => {
  const state = fixture("aon-follow");
  const ended = [{ plays: plays("2s", "As", "Ns"), winner: 2 }];
  render(LastTrick, { state: { ...state, public: { ...state.public!, tricks: [], ended } } });
  expect(screen.getAllByRole("listitem")[1]!.textContent).toContain("counted as NOTHING");
});
