import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import type { GameInfo } from "../lib/protocol";
import PrintPanel from "./PrintPanel.svelte";

const GAME = { id: "sauce", players: [4, 4], default_players: 4 };

test("there are buttons for what the server can print, and none where it cannot", () => {
  const shown = (documents: string[]) =>
    render(PrintPanel, { game: { ...GAME, documents } as unknown as GameInfo }).container;
  expect(shown(["deck", "rules"]).querySelectorAll("details .kinds button")).toHaveLength(2);
  expect(shown([]).querySelector("details")).toBeNull();
});
