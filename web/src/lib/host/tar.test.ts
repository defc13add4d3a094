import { describe, expect, it } from "vitest";
import { filesOf } from "./tar";

const encoder = new TextEncoder();

/** A file of an archive: its head, and its content in whole blocks. */
function entry(name: string, content: string, folder = ""): number[] {
  const head = new Array<number>(512).fill(0);
  const write = (at: number, text: string) => encoder.encode(text).forEach((byte, k) => (head[at + k] = byte));
  write(0, name);
  write(124, content.length.toString(8).padStart(11, "0"));
  write(345, folder);
  const body = [...encoder.encode(content)];
  return [...head, ...body, ...new Array<number>((512 - (body.length % 512)) % 512).fill(0)];
}

const read = (...entries: number[][]) =>
  [...filesOf(new Uint8Array([...entries.flat(), ...new Array<number>(1024).fill(0)]))].map(([path, content]) => [
    path,
    new TextDecoder().decode(content),
  ]);

describe("an archive", () => {
  it("has files of every size", () => {
    const sizes = [0, 1, 511, 512, 513].map((size) => ["a/file", "x".repeat(size)] as const);
    expect(read(...sizes.map(([name, content]) => entry(name, content)))).toEqual(sizes);
  });

  it("may divide a long path", () => {
    expect(read(entry("file.py", "here", "long/folder"))).toEqual([["long/folder/file.py", "here"]]);
  });

  it("may be empty", () => {
    expect(read()).toEqual([]);
  });
});
