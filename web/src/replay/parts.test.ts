// Small parts of the replay: addresses, seals that were shown, hashes, the player.

import "../lib/fixtures/resize";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { pageOf } from "../lib/route.svelte";
import { addressOf, placeOf } from "./replayAddress";
import { Player } from "./playback.svelte";
import { sha256 } from "./sha256";
import { noteSeal, shownSeals } from "./shownSeals";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each([
  ["?turn=12&seat=2", { turn: 12, eye: 2, below: 0 }],
  ["?turn=12&seat=all&below=3", { turn: 12, eye: "all", below: 3 }],
  ["?turn=12&seat=all", { turn: 12, eye: "all", below: 0 }],
  ["", { turn: 0, eye: "all", below: 0 }],
  ["?turn=-1&seat=4&below=4", { turn: 0, eye: "all", below: 0 }],
  ["?turn=1e3&seat=x", { turn: 0, eye: "all", below: 0 }],
])("the place of %s", (search, place) => {
  expect(placeOf(search, 4)).toEqual(place);
});

test("addresses lead back to their place", () => {
  const address = addressOf("a b", { turn: 7, eye: 1, below: 2 }, null);
  expect(address).toBe("/replay/a%20b?turn=7&seat=1&below=2");
  const { pathname, search } = new URL(address, "http://x");
  expect(pageOf(pathname)).toEqual({ name: "replay", id: "a b" });
  expect(placeOf(search, 4)).toEqual({ turn: 7, eye: 1, below: 2 });
  expect(addressOf("", { turn: 0, eye: "all", below: 0 }, "r=ab")).toBe("/replay?turn=0&seat=all#r=ab");
  expect(pageOf("/replay")).toEqual({ name: "replay", id: "" });
});

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("the hash of %j by the browser and by the library", async (text, hash) => {
  vi.useRealTimers();
  expect(await sha256(text, globalThis.crypto.subtle)).toBe(hash);
  // As over plain HTTP in a local network.
  vi.stubGlobal("crypto", {});
  expect(await sha256(text)).toBe(hash);
  vi.unstubAllGlobals();
});

test("the seals that were shown are kept table by table, once each", () => {
  for (const seal of ["aa", "bb", "bb", "aa"]) noteSeal("one", seal);
  noteSeal("two", "cc");
  expect(shownSeals("one")).toEqual(["aa", "bb"]);
  expect(shownSeals("two")).toEqual(["cc"]);
  expect(shownSeals("three")).toEqual([]);
});

test("old tables are forgotten, and what somebody else wrote there does no harm", () => {
  for (let k = 0; k < 60; k++) noteSeal(`table ${k}`, "aa");
  expect(shownSeals("table 0")).toEqual([]);
  expect(shownSeals("table 59")).toEqual(["aa"]);
  for (const text of ["{", "7", '[["x", [1]], 3, ["y", ["bb"]]]']) {
    localStorage.setItem("nullo-seals", text);
    expect(shownSeals("x")).toEqual([]);
  }
  expect(shownSeals("y")).toEqual(["bb"]);
});

test("a player stays within its turns", () => {
  const player = new Player(3, 99);
  expect(player.turn).toBe(3);
  player.step(1);
  expect(player.turn).toBe(3);
  player.go(-4);
  expect(player.turn).toBe(0);
  expect(new Player(3, NaN).turn).toBe(0);
});

test("it plays to the end, longer where there is more to see, and then from the start", () => {
  const player = new Player(3, 1, (turn) => (turn === 2 ? 2 : 1));
  player.toggle();
  vi.advanceTimersByTime(1400);
  expect(player.turn).toBe(2);
  vi.advanceTimersByTime(1400);
  expect(player.turn).toBe(2);
  vi.advanceTimersByTime(1400);
  expect([player.turn, player.playing]).toEqual([3, false]);
  player.toggle();
  expect([player.turn, player.playing]).toEqual([0, true]);
  player.step(1);
  expect([player.turn, player.playing]).toEqual([1, false]);
  vi.advanceTimersByTime(9000);
  expect(player.turn).toBe(1);
});
