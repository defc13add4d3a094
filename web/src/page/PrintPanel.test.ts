import { render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { GameInfo } from "../lib/protocol";
import PrintPanel from "./PrintPanel.svelte";

const GAME = { id: "sauce", players: [4, 4], default_players: 4 } as unknown as GameInfo;

afterEach(() => vi.unstubAllGlobals());

test("there are no buttons to print where the server cannot", async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const { container } = render(PrintPanel, { game: GAME });
  const panel = container.querySelector("details")!;
  expect(panel.hidden).toBe(false);
  answer(Response.json({ available: false, letters: [] }));
  await vi.waitFor(() => expect(panel.hidden).toBe(true));
});
