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

it("finds indented records, one after the other", () => {
  const records = [{ a: '"}{', b: { c: {} } }, { d: "\\\\" }, {}].map((one) => JSON.stringify(one, null, 2));
  expect(recordsIn(`\ufeff${records.join("\n\ufeff")}\n`)).toEqual(records);
  expect(recordsIn(records.join(""))).toEqual(records);
});

it("leaves what is no record to the server, which says what is wrong", () => {
  expect(recordsIn("")).toEqual([""]);
  expect(recordsIn("no\nrecord")).toEqual(["no\nrecord"]);
  expect(recordsIn('{"a": 1} {"b"\n{"c": 3}')).toEqual(['{"a": 1}', '{"b"', '{"c": 3}']);
  expect(recordsIn('{"a": 1} more')).toEqual(['{"a": 1} more']);
});
