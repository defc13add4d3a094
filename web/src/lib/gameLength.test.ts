import { expect, test } from "vitest";

import { GAMES, gameInfo } from "./fixtures/known";
import { minutesOf } from "./gameLength";
import { aGame } from "./fixtures/game";

test.each<[string, Record<string, unknown>, number]>([
  ["all-or-nothing", { players: 4, hands: 1 }, 3],
  ["all-or-nothing", { players: 3, hands: 20 }, 50],
  ["alles-oder-nichts", { players: 4, hand_sizes: [3], hands: 1 }, 2],
  ["alles-oder-nichts", { players: 6, hand_sizes: [6, 5, 4, 3, 4, 5, 6], hands: 14 }, 60],
  ["nothing", { players: 4, rounds: 3 }, 30],
  ["all-fives", { players: 2, target: 5 }, 2],
  ["sauce", { hands: 1 }, 5],
  ["sauce", { hands: 30 }, 135],
])("%s with %j takes about %i minutes", (game, options, minutes) => {
  expect(minutesOf(gameInfo(game), options)).toBe(minutes);
});

test("with the usual options, or none told, as long as usual; a plug-in's games nobody knows", () => {
  for (const game of GAMES) expect(minutesOf(game, {})).toBe(game.look.minutes);
  const look = { ...aGame().look, minutes: 0 };
  expect(minutesOf(aGame({ look }), { hands: 3 })).toBe(0);
});
