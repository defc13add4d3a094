import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { prefs } from "./prefs.svelte";
import { speak } from "./words";
import { inviteFriends, playNow } from "./begin";

let names: unknown[] = [];

beforeEach(async () => {
  names = [];
  prefs.set({ name: "" });
  await speak("de");
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    names.push((JSON.parse(body) as { name: string }).name);
    return Promise.resolve(new Response(JSON.stringify({ table: "t", link: "http://here/t/t", member: 0 })));
  });
});
afterEach(async () => {
  await speak("en");
  prefs.set({ name: "" });
  vi.unstubAllGlobals();
});

describe("a reader without a name", () => {
  it("is called a guest in the reader's language, in this game only", async () => {
    await playNow("sauce", { options: {} });
    await inviteFriends("sauce", "", { options: {} });
    expect(names).toEqual(["Gast", "Gast"]);
    expect(prefs.name).toBe("");
  });

  it("keeps the name that they give", async () => {
    await inviteFriends("sauce", "Ann", { options: {} });
    expect(names).toEqual(["Ann"]);
    expect(prefs.name).toBe("Ann");
  });
});
