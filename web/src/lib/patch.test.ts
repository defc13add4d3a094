import { describe, expect, it } from "vitest";

import { Misfit, applyPatch, pointer } from "./patch";
import type { Operation } from "./protocol";

function done(document: unknown, ...operations: Operation[]): unknown {
  return applyPatch(document, operations);
}

describe("a pointer", () => {
  it("names keys, with ~0 and ~1 for what has a meaning of its own", () => {
    expect(pointer("/own/legal")).toEqual(["own", "legal"]);
    expect(pointer("/a~1b/c~0d/~01")).toEqual(["a/b", "c~d", "~1"]);
    expect(pointer("/")).toEqual([""]);
    expect(() => pointer("own")).toThrow(Misfit);
  });
});

describe("a patch", () => {
  it("adds, replaces and removes members", () => {
    expect(done({ a: 1 }, { op: "add", path: "/b", value: 2 })).toEqual({ a: 1, b: 2 });
    expect(done({ a: 1 }, { op: "add", path: "/a", value: 2 })).toEqual({ a: 2 });
    expect(done({ a: 1 }, { op: "replace", path: "/a", value: null })).toEqual({ a: null });
    expect(done({ a: 1, b: 2 }, { op: "remove", path: "/a" })).toEqual({ b: 2 });
    expect(done({ "a/b": { "~": 1 } }, { op: "replace", path: "/a~1b/~0", value: 2 })).toEqual({
      "a/b": { "~": 2 },
    });
  });

  it("adds into lists, at their end, and takes away", () => {
    const list = { list: ["a", "b"] };
    expect(done(list, { op: "add", path: "/list/-", value: "c" })).toEqual({ list: ["a", "b", "c"] });
    expect(done(list, { op: "add", path: "/list/2", value: "c" })).toEqual({ list: ["a", "b", "c"] });
    expect(done(list, { op: "add", path: "/list/0", value: "c" })).toEqual({ list: ["c", "a", "b"] });
    expect(done(list, { op: "replace", path: "/list/1", value: "c" })).toEqual({ list: ["a", "c"] });
    expect(done(list, { op: "remove", path: "/list/0" })).toEqual({ list: ["b"] });
  });

  it("replaces everything", () => {
    expect(done({ a: 1 }, { op: "replace", path: "", value: [1] })).toEqual([1]);
  });

  it("does one operation after the other", () => {
    const result = done(
      { list: [1] },
      { op: "add", path: "/list/-", value: { n: 2 } },
      { op: "replace", path: "/list/1/n", value: 3 },
      { op: "remove", path: "/list/0" },
    );
    expect(result).toEqual({ list: [{ n: 3 }] });
  });

  it("leaves the document as it was, and shares what it does not touch", () => {
    const before = { own: { hand: ["1s"] }, table: { seats: [0, 1] } };
    const copy = structuredClone(before);
    const after = applyPatch(before, [{ op: "add", path: "/own/hand/-", value: "2s" }]);
    expect(before).toEqual(copy);
    expect(after.own).not.toBe(before.own);
    expect(after.table).toBe(before.table);
  });

  it.each<[string, Operation]>([
    ["a member that is not there", { op: "replace", path: "/x", value: 1 }],
    ["a member that is not there, to be removed", { op: "remove", path: "/x" }],
    ["below nothing", { op: "add", path: "/x/y", value: 1 }],
    ["below a number", { op: "add", path: "/n/y", value: 1 }],
    ["beyond the end", { op: "add", path: "/list/3", value: 1 }],
    ["after the end", { op: "replace", path: "/list/2", value: 1 }],
    ["a place that is no number", { op: "add", path: "/list/01", value: 1 }],
    ["the end, which holds nothing", { op: "remove", path: "/list/-" }],
    ["what an object inherits", { op: "replace", path: "/toString", value: 1 }],
    ["the prototype", { op: "add", path: "/__proto__", value: { harmed: true } }],
    ["within the prototype", { op: "add", path: "/__proto__/harmed", value: true }],
  ])("does not fit: %s", (_, operation) => {
    expect(() => done({ n: 1, list: [1, 2] }, operation)).toThrow(Misfit);
    expect("harmed" in {}).toBe(false);
  });
});
