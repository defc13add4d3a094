import { describe, expect, test } from "vitest";

import { layout, rowsFor, spots, type HandGround } from "./layout";

const PHONE: HandGround = { room: 356, phone: true, low: false, small: false, most: 80 };
const WIDE: HandGround = { ...PHONE, room: 1000, most: 104, phone: false };

function lie(count: number, ground: HandGround) {
  const made = layout(count, rowsFor(count, ground), ground);
  const all = spots(count, made);
  return { ...made, all, right: Math.max(...all.map(({ x }) => x)) + made.width };
}

describe("a phone of 360 px", () => {
  test("15 cards: two rows of 8 and 7, 44 apart", () => {
    const made = lie(15, { ...PHONE, small: true });
    expect(made).toMatchObject({ rows: 2, per: 8, width: 48, step: 44, right: 356, fan: false });
    expect(made.all.filter(({ y }) => y > 0)).toHaveLength(7);
  });

  test("held sideways, cards are lower and three rows fit", () => {
    const low = { ...PHONE, low: true, most: 64 };
    expect(lie(7, low).height).toBeLessThan(92);
    expect(lie(15, low).height).toBeLessThan(150);
    expect(lie(19, low).height).toBeLessThan(150);
  });

  test("up to 7 cards lie in one row, up to 14 in two", () => {
    expect(lie(7, PHONE)).toMatchObject({ rows: 1, width: 80 });
    expect(lie(8, PHONE)).toMatchObject({ rows: 2, per: 4, width: 72 });
    expect(lie(14, { ...PHONE, small: true })).toMatchObject({ rows: 2, per: 7, width: 66 });
  });

  test.each([
    [356, 16],
    [265, 16],
    [199, 11],
  ])("what is only looked at lies closer: in %i px, %i cards in a row", (room, most) => {
    for (const count of [1, 8, 11, 12, 15, 16, 17, 40]) {
      const made = lie(count, { ...PHONE, room, most: 58, looked: true });
      expect(made.rows).toBe(Math.ceil(count / most));
      expect(made.width).toBeGreaterThanOrEqual(40);
      expect(made.right).toBeLessThanOrEqual(room + 0.01);
      for (const spot of made.all) expect(spot.open).toBeGreaterThanOrEqual(14);
    }
  });

  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    "%i cards are within the page, and each can be pressed",
    (count) => {
      for (const most of [70, 80, 92]) {
        const made = lie(count, { ...PHONE, most });
        expect(made.right).toBeLessThanOrEqual(356.01);
        for (const spot of made.all) expect(spot.open).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

describe("a wide page", () => {
  test("few cards lie 0.8 of a width apart, in a fan", () => {
    const made = lie(6, WIDE);
    expect(made).toMatchObject({ rows: 1, width: 104, fan: true });
    expect(made.step).toBeCloseTo(83.2);
    expect(made.all[0]!.tilt).toBe(-made.all[5]!.tilt);
  });

  test("more than one row holds lie in more rows", () => {
    expect(lie(21, WIDE).rows).toBe(1);
    expect(lie(30, WIDE).rows).toBe(2);
    expect(lie(30, WIDE).right).toBeLessThanOrEqual(1000);
  });
});

test("rows that are kept do not change sizes: a card goes, the others close up", () => {
  const kept = layout(9, 2, PHONE);
  expect(spots(8, kept).map(({ x }) => x)).toEqual(
    spots(9, kept)
      .slice(0, 8)
      .map(({ x }) => x),
  );
});
