import { beforeEach, describe, expect, it, vi } from "vitest";

import script from "../../public/first.js?raw";
import { LANGUAGES } from "./languages";
import { prefs, read, show } from "./prefs.svelte";
import { say, speak } from "./words";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  prefs.set(read(null));
});

describe("what was kept", () => {
  it("is as usual where nothing was, or nothing that can be read", () => {
    for (const text of [null, "", "{", "[]", "null", "7"]) {
      expect(read(text)).toMatchObject({ theme: "system", colours: 4, sounds: false, warn: true });
    }
  });

  it("keeps what can be, and leaves out the rest", () => {
    const text = JSON.stringify({ theme: "dark", colours: 3, size: "xl", sounds: "yes", more: 1 });
    const choices = read(text);
    expect(choices).toMatchObject({ theme: "dark", colours: 4, size: "m", sounds: false });
    expect(choices).not.toHaveProperty("more");
  });

  it("has no longer name than the server takes", () => {
    expect(read(JSON.stringify({ name: "x".repeat(99) })).name).toHaveLength(24);
  });

  it.each(LANGUAGES)("has no name if it has the word for a guest in a language: %s", async (language) => {
    await speak(language);
    expect(read(JSON.stringify({ name: say("name-guest") })).name).toBe("");
    await speak("en");
  });
});

describe("preferences", () => {
  it("are kept and seen at once", () => {
    prefs.set({ theme: "dark", colours: 2, size: "l", motion: "reduce", name: "Clara" });
    expect({ ...root.dataset }).toEqual({ theme: "dark", colours: "2", size: "l", motion: "reduce" });
    expect(read(localStorage.getItem("nullo"))).toMatchObject({ theme: "dark", name: "Clara" });
  });

  it("leave nothing on the page where they are as usual", () => {
    prefs.set({ theme: "dark" });
    prefs.set({ theme: "system" });
    expect({ ...root.dataset }).toEqual({});
  });

  it("colour the frame around the page, whichever theme the system has", () => {
    document.head.innerHTML = ["light", "dark"]
      .map((one) => `<meta name="theme-color" content="" media="(prefers-color-scheme: ${one})">`)
      .join("");
    const frame = () => Array.from(document.querySelectorAll("meta"), (meta) => meta.content);
    prefs.set({ theme: "dark" });
    expect(frame()).toEqual(["#141716", "#141716"]);
    prefs.set({ theme: "system" });
    expect(frame()).toEqual(["#f4f2ed", "#141716"]);
  });

  it("hold for the page where nothing can be kept", () => {
    expect(prefs.keeps).toBe(true);
    const set = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    prefs.set({ size: "l" });
    set.mockRestore();
    expect(prefs.keeps).toBe(false);
    expect(root.dataset["size"]).toBe("l");
  });

  it("follow the reader's other pages", () => {
    const newValue = JSON.stringify({ theme: "light" });
    window.dispatchEvent(new StorageEvent("storage", { key: "nullo", newValue }));
    expect(prefs.theme).toBe("light");
    expect(root.dataset["theme"]).toBe("light");
    window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "{}" }));
    expect(prefs.theme).toBe("light");
  });
});

describe("first.js, before the first paint", () => {
  const first = (text: string | null) => {
    show(read(null));
    localStorage.clear();
    if (text !== null) localStorage.setItem("nullo", text);
    new Function(script)();
    return { ...root.dataset };
  };

  it("shows the same as the preferences do", () => {
    const texts = [
      null,
      "{",
      "null",
      "[]",
      JSON.stringify({ theme: "dark", colours: 2, size: "s", motion: "reduce" }),
      JSON.stringify({ theme: "system", colours: 4, size: "m", motion: "system" }),
      JSON.stringify({ theme: "pink", colours: 9, size: "", motion: 1 }),
    ];
    for (const text of texts) {
      const early = first(text);
      show(read(text));
      expect(early, text ?? "nothing").toEqual({ ...root.dataset });
    }
  });
});
