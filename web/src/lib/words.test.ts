import { afterEach, expect, test, vi } from "vitest";

import { index, name } from "../cards/names";
import { LANGUAGES, preferredLanguage } from "./languages";
import { has, listOf, messageOr, say, speak, titleOf } from "./words";

afterEach(() => speak("en"));

test("the first language that the browser wants and we have", () => {
  expect(preferredLanguage(["es-MX", "fr-CA", "de"])).toBe("fr");
  expect(preferredLanguage(["DE-at"])).toBe("de");
  expect(preferredLanguage(["eo"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

test.each(LANGUAGES)("%s has words of its own, on the page and for Intl", async (language) => {
  await speak(language);
  expect(document.documentElement.lang).toBe(language);
  const own = { en: "Ada and Bo", fr: "Ada et Bo", de: "Ada und Bo" }[language];
  expect(listOf(["Ada", "Bo"])).toBe(own);
});

test("the one that was asked for last is spoken", async () => {
  await Promise.all([speak("fr"), speak("de"), speak("en")]);
  expect(document.documentElement.lang).toBe("en");
});

test("what is unknown stays as it is", () => {
  expect(say("a-plug-in")).toBe("a-plug-in");
  expect(has("a-plug-in")).toBe(false);
  expect(titleOf("tarock", "Tarock")).toBe("Tarock");
  expect(messageOr("error-no-game", "There is no game x")).toBe("There is no game x");
});

test("court cards in each language", async () => {
  const cards = async (language: string) => {
    await speak(language);
    return [name("Qh", "nothing"), name("As", "nothing"), ["K", "Q", "J", "A", "10"].map(index).join("")];
  };
  expect(await cards("en")).toEqual(["queen of hearts", "ace of spades", "KQJA10"]);
  expect(await cards("fr")).toEqual(["dame de cœur", "as de pique", "RDVA10"]);
  expect(await cards("de")).toEqual(["Herz-Dame", "Pik-Ass", "KDBA10"]);
});

test("an app that is installed is called as the page speaks", async () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  await speak("fr");
  expect(document.querySelector("link")!.getAttribute("href")).toBe("/manifest.webmanifest?lang=fr");
});

test("what only the terminal and the server say is not sent to the page", () => {
  expect(has("replay-bad")).toBe(true);
  for (const key of ["cli-nullo", "tip-tout-hello", "record-lacks", "system-full"]) expect(has(key)).toBe(false);
});

test("plug-ins' words are added after the page's own, which they cannot change", async () => {
  await speak("en");
  const files: Record<string, string> = {
    en: "title-high-card = High Card\ntitle-sauce = Stolen\nfact-plugged = { $count } cards",
    fr: "title-high-card = La Haute Carte\ntitle-sauce = Volée",
  };
  const fetched = vi.fn(async (path: string) => Response.json({ "high-card": files[path.slice(-2)] }));
  vi.stubGlobal("fetch", fetched);
  await speak("fr");
  await vi.waitFor(() => expect(titleOf("high-card", "")).toBe("La Haute Carte"));
  expect(titleOf("sauce")).toBe("Sauce");
  expect(say("fact-plugged", { count: 3 })).toBe("3 cards");
  await speak("fr");
  await vi.waitFor(() => expect(titleOf("high-card", "")).toBe("La Haute Carte"));
  expect(fetched).toHaveBeenCalledTimes(2); // once a language
  await speak("en");
  await vi.waitFor(() => expect(titleOf("high-card", "")).toBe("High Card"));
  expect(titleOf("sauce")).toBe("Sauce");
  vi.unstubAllGlobals();
});
