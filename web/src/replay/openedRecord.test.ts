import { expect, it } from "vitest";

import { recordsIn, textOf } from "./openedRecord.svelte";

it("finds one record of one line, of many, or after a byte order mark", async () => {
  expect(recordsIn('{"a": 1}\n')).toEqual(['{"a": 1}']);
  expect(recordsIn('{\n "a": 1\n}')).toEqual(['{\n "a": 1\n}']);
  expect(await textOf(new File(["\ufeff{}"], "a.json"))).toBe("{}");
});

it("finds a record on each line, whatever its texts contain", () => {
  const records = ['{"a": "x\u2028y"}', "{}"];
  expect(recordsIn(`${records[0]}\r\n\n\ufeff${records[1]}`)).toEqual(records);
});

it("leaves what is no record to the server, which says what is wrong", () => {
  expect(recordsIn("")).toEqual([""]);
  expect(recordsIn("no\nrecord")).toEqual(["no\nrecord"]);
});
