import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

const css = ["inks", "tokens"].map((name) => readFileSync(`src/styles/${name}.css`, "utf8")).join("");

const GROUNDS = ["page", "surface", "sunken", "table", "table-2", "accent-soft"];
const TEXT = 4.5;
const LARGE = 4; // bold, and never alone on the wells of the table
const MARK = 3;

/** The value of a colour token in a theme. */
function colour(name: string, theme: "light" | "dark"): string {
  const given = new RegExp(`--${name}: ([^;]+);`).exec(css)![1]!;
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(given);
  return both ? both[theme === "light" ? 1 : 2]! : given;
}

/** The contrast ratio, as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const light = [one, other].map((code) => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(code.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
  });
  return Math.max(...light) / Math.min(...light);
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each([..."shdc"])("rank and suit %s can be read in a sentence", (suit) => {
    for (const ground of GROUNDS) {
      const least = ground === "table-2" ? LARGE : TEXT;
      expect(contrast(colour(`text-${suit}`, theme), colour(ground, theme)), ground).toBeGreaterThan(least);
    }
  });
  test.each([..."bgyorp"])("the mark of Sauce's colour %s can be seen", (suit) => {
    for (const ground of GROUNDS) {
      expect(contrast(colour(`text-${suit}`, theme), colour(ground, theme)), ground).toBeGreaterThan(MARK);
    }
  });
  test.each([..."bgyorp"])("the light mark of %s can be seen on paper", (suit) => {
    expect(contrast(colour(`text-${suit}`, "light"), colour("card", theme))).toBeGreaterThan(MARK);
  });
  test.each(["ink", "ink-2"])("%s can be read on every ground", (ink) => {
    for (const ground of GROUNDS) {
      expect(contrast(colour(ink, theme), colour(ground, theme)), ground).toBeGreaterThan(TEXT);
    }
  });
});
