import { expect, test } from "vitest";

import "./fixtures/known";
import { decisionOf, type DecidingMoment } from "./deciding";
import cases from "./fixtures/deciding.json";
import type { Public } from "./protocol";

/** Cases that hold for the terminal, too: `tests/game/test_deciding.py`. */
test.each(cases)("$case", ({ before, after, decides }) => {
  const moment = decisionOf(before as Public, after as Public);
  expect(moment && withoutDefaults(moment)).toEqual(decides);
});

function withoutDefaults(moment: DecidingMoment): object {
  return "full" in moment && !moment.full ? { kind: moment.kind, card: moment.card, by: moment.by } : moment;
}
