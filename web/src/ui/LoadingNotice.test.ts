import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";

import { say } from "../lib/words";
import LoadingNotice from "./LoadingNotice.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what takes long says so", async () => {
  render(LoadingNotice);
  const status = screen.getByRole("status");
  expect(status.textContent).toContain(say("loading"));
  vi.advanceTimersByTime(2000);
  await tick();
  expect(status.textContent).toContain(say("still-loading"));
});
