import { describe, expect, test } from "vitest";

import { divide, type TableGround } from "./sizes";

const GROUND: TableGround = {
  width: 1100,
  height: 828,
  form: "wide",
  game: "alles-oder-nichts",
  players: 4,
  cards: 6,
  size: 1,
};

describe("a wide table", () => {
  test("with height enough has cards of full size", () => {
    expect(divide(GROUND)).toEqual({ form: "wide", low: false, hand: 104, play: 96, columns: 3 });
  });

  test("the lower it is, the smaller are the cards: no height makes them larger again", () => {
    for (const low of [true, false]) {
      let before = 0;
      for (let height = 300; height <= 1400; height += 10) {
        const made = divide({ ...GROUND, height });
        if (made.low !== low) continue;
        expect(made.hand).toBeGreaterThanOrEqual(before);
        before = made.hand;
      }
    }
  });

  test.each(["all-or-nothing", "nothing", "all-fives", "sauce"])(
    "a trick's card in %s is no less than half a hand's",
    (game) => {
      for (const players of [2, 4, 6, 12]) {
        for (const size of [0.88, 1, 1.15]) {
          for (let height = 360; height <= 1400; height += 40) {
            const { hand, play } = divide({ ...GROUND, game, players, size, height });
            expect(play).toBeGreaterThanOrEqual(Math.max(44, hand / 2));
          }
        }
      }
    },
  );

  test("many players or many cards leave less height", () => {
    const low = { ...GROUND, game: "nothing", height: 430 };
    expect(divide({ ...low, players: 12 }).hand).toBeLessThan(divide(low).hand);
    expect(divide({ ...low, cards: 40 }).hand).toBeLessThan(divide(low).hand);
  });
});
