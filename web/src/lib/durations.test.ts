import { afterEach, describe, expect, it } from "vitest";

import { DAY, lasting } from "./durations";
import { spoken } from "./spoken.svelte";

afterEach(() => (spoken.language = "en"));

describe("a length of time", () => {
  it.each([
    [0, "1 minute"],
    [59 * 60 + 59, "59 minutes"],
    [3600, "1 hour"],
    [DAY - 1, "23 hours"],
    [DAY, "1 day"],
    [3 * DAY, "3 days"],
  ])("of %d seconds is %s", (seconds, words) => {
    expect(lasting(seconds)).toBe(words);
  });

  it("is said in the language of the page", () => {
    spoken.language = "de";
    expect(lasting(DAY)).toBe("1 Tag");
    spoken.language = "fr";
    expect(lasting(2 * DAY)).toMatch(/^2.jours$/);
    expect(lasting(5 * 3600, "narrow")).toMatch(/^5.?h$/);
  });
});
