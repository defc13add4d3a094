import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { drawsDialogs } from "../lib/fixtures/dialogs";
import KeyList from "./KeyList.svelte";

drawsDialogs();

test("each key has words", () => {
  render(KeyList, { onclose: () => {} });
  expect(screen.getByRole("heading", { name: "Keys" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("key-");
});
