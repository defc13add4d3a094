// @vitest-environment node
// Records in links. Node has the streams that compress; jsdom has not.

import { expect, test } from "vitest";

import { isPacked, packRecord, unpackRecord } from "./recordLink";

test("a record goes into a link and comes out of it", async () => {
  const record = JSON.stringify({ names: ["Éva", "😀"], deck: Array(300).fill("10h") });
  const fragment = await packRecord(record);
  expect(fragment).toMatch(/^r=[\w-]+$/);
  expect(isPacked(fragment!)).toBe(true);
  expect(await unpackRecord(fragment!, 10_000)).toBe(record);
  await expect(unpackRecord(fragment!, 100)).rejects.toThrow();
  await expect(unpackRecord(fragment!.slice(0, 20), 10_000)).rejects.toThrow();
  await expect(unpackRecord("r=%%%", 10_000)).rejects.toThrow();
});

test("one that is too long does not", async () => {
  const noise = Array.from({ length: 20_000 }, (_, k) => ((k * 2_654_435_761) >>> 5) % 10).join("");
  const random = Array.from({ length: 4_000 }, () => Math.random()).join("");
  expect(await packRecord(noise + random)).toBeNull();
});
