import { describe, expect, test } from "vitest";

import { lay } from "./places";

describe.each([2, 3, 4, 5, 6])("a trick of %i", (players) => {
  const count = (made: ReturnType<typeof lay>) => Object.keys(made.spots).length;

  test("lies around the middle where it is high", () => {
    const made = lay(players, { width: 700, height: 420 }, 100);
    expect(made.flat).toBe(false);
    expect(count(made)).toBe(players);
    expect(made.width).toBeGreaterThan(80);
  });

  test("lies side by side where it is low, and is larger by that", () => {
    const made = lay(players, { width: 700, height: 130 }, 100);
    expect(made.flat).toBe(true);
    expect(count(made)).toBe(players);
    expect(made.width).toBeGreaterThan(60);
  });

  test.each([
    [700, 420],
    [700, 130],
    [344, 200],
    [220, 300],
    [500, 160],
  ])("in %i x %i no card lies on another, and all are in the room", (width, height) => {
    const made = lay(players, { width, height }, 100);
    const boxes = Object.values(made.spots);
    for (const [k, one] of boxes.entries()) {
      expect((Math.abs(one.x) + 0.5) * made.width).toBeLessThanOrEqual(width / 2 + 0.1);
      expect((Math.abs(one.y) + 0.7) * made.width).toBeLessThanOrEqual(height / 2 + 0.1);
      for (const two of boxes.slice(k + 1)) {
        expect(Math.abs(one.x - two.x) >= 1 || Math.abs(one.y - two.y) >= 1.4).toBe(true);
      }
    }
  });
});
