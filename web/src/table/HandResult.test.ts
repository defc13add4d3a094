import "../lib/fixtures/resize";

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Table from "./Table.svelte";
import { fixture } from "./fixtures/states";

afterEach(cleanup);

/** A table during a hand, which `end` ends. */
function table() {
  const before = fixture("tout-wait");
  const { rerender } = render(Table, { state: before, send: vi.fn(), title: "A game" });
  const hands = [...(before.public!.hands ?? []), [3, 0, 5, 1]];
  const open = {
    ...before.public!,
    hand: 1,
    hands,
    scores: [3, 0, 5, 1],
    trick: [],
    parts: [
      ...hands.slice(1).map(() => []),
      [
        [{ code: "exact", number: 3 }],
        [],
        [
          { code: "taken", number: 2, rule: "T11", count: 2 },
          { code: "exact", number: 3 },
        ],
        [{ code: "taken", number: 1, rule: "T11", count: 1 }],
      ],
    ],
    last: [
      {
        code: "bids",
        entries: [
          { seat: 0, number: 1 },
          { seat: 1, number: 2 },
        ],
      },
    ],
  };
  const name = `Hand ${hands.length} is over`;
  const notice = () => screen.queryByRole("region", { name });
  /** The hand ends, and the reader has seen enough of its last cards. */
  const end = async () => {
    await rerender({ state: { ...before, public: open } });
    await tick();
    expect(notice()).toBeNull();
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(notice()).not.toBeNull());
  };
  return { end, notice };
}
const card = () => document.querySelector<HTMLElement>("[data-card][tabindex='0']")!;
const goOn = (notice: HTMLElement | null) => within(notice!).getByRole("button", { name: "Continue" });

test("a hand that is over is told until the reader goes on", async () => {
  const { end, notice } = table();
  await end();
  expect(notice()!.textContent).toContain("+5");
  await fireEvent.click(goOn(notice()));
  expect(notice()).toBeNull();
});

test("it says what each score is made of", async () => {
  const { end, notice } = table();
  await end();
  const sides = within(notice()!).getAllByRole("listitem").slice(0, 4);
  expect(sides.map((side) => side.querySelector("small")?.textContent.trim())).toEqual([
    "exact bid +3",
    undefined,
    "2 tricks +2\u00a0T11 · exact bid +3",
    "1 trick +1\u00a0T11",
  ]);
});

test("Continue has the focus, and gives it back", async () => {
  const { end, notice } = table();
  card().focus();
  await end();
  expect(document.activeElement).toBe(goOn(notice()));
  await fireEvent.click(goOn(notice()));
  await tick();
  expect(document.activeElement).toBe(card());
});

test("whoever writes keeps the focus", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  const { end, notice } = table();
  field.focus();
  await end();
  expect(document.activeElement).toBe(field);
  await fireEvent.click(goOn(notice()));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("Escape goes on, unless it closes a dialog", async () => {
  const { end, notice } = table();
  await end();
  expect(goOn(notice()).getAttribute("aria-keyshortcuts")).toBe("Escape");
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(notice()).not.toBeNull();
  dialog.remove();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(notice()).toBeNull();
});
