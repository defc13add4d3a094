import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { State } from "../lib/protocol";
import ScoreSheet from "../table/SeriesScore.svelte";
import RematchPanel from "./RematchPanel.svelte";

const send = vi.fn(() => Promise.resolve());
const members = [
  { id: 0, name: "Ann", wins: 1 },
  { id: 3, name: "Bob", wins: 2 },
  { id: 5, name: "Cleo" },
];

function state(member: number, rematch: object, table: object = {}): State {
  const view = { id: "abc", game: "nothing", options: {}, stage: "over", host: 0, members, seats: [3, 0, 5], rematch };
  const you = { member, seat: view.seats.indexOf(member) };
  return { table: { ...view, ...table }, you, public: null, own: null, hands: null } as unknown as State;
}
const panel = (member: number, rematch: object) =>
  render(RematchPanel, { state: state(member, rematch), here: member >= 0, send });
const names = () => screen.queryAllByRole("button").map((one) => one.textContent);
const told = () => screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim();

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it("asks who has not answered", async () => {
  panel(3, { member: 0, wanted: [3, 5] });
  expect(told()).toBe("Ann asks everybody to play again. Waiting for Cleo.");
  expect(names()).toEqual(["Play again", "No, thanks"]);
  await fireEvent.click(screen.getByText("No, thanks"));
  expect(send).toHaveBeenCalledWith({ type: "answer-rematch", yes: false });
});

it.each([
  [0, { member: 0, wanted: [3, 5] }, "Waiting for Bob and Cleo.", ["Begin without waiting", "Withdraw"]],
  [0, { member: 0, no: [3, 5] }, "Nobody else wants to play again.", ["Play with bots", "Withdraw"]],
  [0, { member: 0, no: [3], wanted: [5] }, "Waiting for Cleo.", ["Begin without waiting", "Withdraw"]],
  [3, { member: 0, yes: [3], wanted: [5] }, "You will play again. Waiting for Cleo.", ["No, thanks"]],
  [3, { member: 0, no: [3], wanted: [5], cut: true }, "You will not play again. Waiting for Cleo.", ["Play again"]],
  [
    -1,
    { member: 0, cut: true, yes: [3], no: [5] },
    "Ann asks everybody to play again, with a new cut. Not playing: Cleo.",
    [],
  ],
])("tells member %i about %j", (member, rematch, words, buttons) => {
  panel(member, rematch);
  expect(told()).toContain(words);
  expect(names()).toEqual(buttons);
});

it("counts the games of a series, best first, from the second game on", () => {
  const of = (stage: string, games: number) => state(0, {}, { stage, games });
  const { container, rerender } = render(ScoreSheet, { state: of("over", 1) });
  expect(container.textContent).toBe("");
  void rerender({ state: of("playing", 1) });
  return vi.waitFor(() => expect(container.textContent).toBe("Games won: Bob 2, You 1, Cleo 0"));
});
