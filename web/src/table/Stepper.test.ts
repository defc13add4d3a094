import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { fixture } from "./fixtures/states";
import { People } from "./people";
import type { Stage } from "./stage.svelte";
import Stepper from "./Stepper.svelte";

/** What stands below the slider when the seat opposite has bid 60 already. */
function noteWith(scores: number[]): string {
  const state = structuredClone(fixture("sauce-bid"));
  const seat = state.own!.seat;
  for (const one of state.public!.seats!) delete one.bid;
  state.public!.seats![(seat + 2) % 4]!.bid = { verb: "bid", number: 60 };
  state.public!.scores = scores;
  const props = {
    state,
    people: new People(["Ann", "Bob", "Cleo", "Dan"], seat),
    stage: { bid: 20 } as Stage,
    numbers: [0, 5, 10, 15, 20],
  };
  return render(Stepper, { props })
    .container.querySelector("p")!
    .textContent.replace(/[\u2066-\u2069]/g, "");
}

test("the partner's bid is added to the reader's, where seats play together", () => {
  expect(noteWith([0, 0])).toMatch(/with \w+ 80/);
  expect(noteWith([0, 0, 0, 0])).not.toContain("with");
});
