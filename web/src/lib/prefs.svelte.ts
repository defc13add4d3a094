// The user's settings, stored in this browser and shown as attributes of <html>; public/first.js
// sets them before the first paint.

import { readJson, store } from "./stored";

/** The settings, as they are until the user chooses others. */
export class Choices {
  name = "";
  theme: "system" | "light" | "dark" = "system";
  colours: 4 | 2 = 4;
  size: "s" | "m" | "l" = "m";
  sounds = false;
  /** Whether the user has been asked about sounds. */
  soundsAsked = false;
  warn = true;
  talk = true;
  /** Whether bots say a word when they have made or missed a bid. */
  remarks = true;
  /** Whether to show a notice of the browser when it is the user's turn; `ask` if they have not decided yet. */
  notices: "ask" | "yes" | "no" = "ask";
  /** Whether to keep the screen on while one plays or keeps a score. */
  awake = true;
  motion: "system" | "reduce" = "system";
  lang: "system" | "en" | "fr" | "de" = "system";
  /** Whether the table marks the cards that may be played, the best card so far and what doubles, and gives reasons. */
  help: "full" | "quiet" = "full";
  /** Whether the user has been asked about less help. */
  quietAsked = false;
  /** How many games the user has seen end. */
  gamesEnded = 0;
  /** Ids of the games whose lesson is finished, separated by spaces. */
  learnt = "";
}

const KEY = "nullo";
export const NAME_LENGTH = 24;
/** The words for a guest, which earlier pages stored as the name of a user who had given none. */
const GUESTS = ["Guest", "Visiteur", "Gast"];
const USUAL = new Choices();
/** The page's background, as in tokens.css (--page). */
const GROUND = { light: "#f4f2ed", dark: "#141716" };
/** The values of the settings that have only a few. */
export const VALUES = {
  theme: ["system", "light", "dark"],
  colours: [4, 2],
  size: ["s", "m", "l"],
  notices: ["ask", "yes", "no"],
  motion: ["system", "reduce"],
  help: ["full", "quiet"],
  lang: ["system", "en", "fr", "de"],
} as const satisfies { [K in keyof Choices]?: readonly Choices[K][] };

/** The settings in a stored string, which may be damaged; invalid values are replaced by the usual ones. */
export function read(text: string | null): Choices {
  const kept = (readJson(text ?? "") ?? {}) as Record<string, unknown>;
  const choices = { ...USUAL };
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = kept[name];
    const allowed = (VALUES as Record<string, readonly unknown[]>)[name];
    if (typeof value === typeof usual && (allowed?.includes(value) ?? true)) Object.assign(choices, { [name]: value });
  }
  choices.name = GUESTS.includes(choices.name) ? "" : choices.name.slice(0, NAME_LENGTH);
  return choices;
}

/** Sets the attributes of <html> for settings that differ from the usual ones. */
export function show(choices: Choices, root: HTMLElement = document.documentElement): void {
  for (const name of ["theme", "colours", "size", "motion"] as const) {
    if (choices[name] === USUAL[name]) delete root.dataset[name];
    else root.dataset[name] = String(choices[name]);
  }
  ground(choices.theme);
}

/** Gives the surroundings of the page (a phone's bars, an app's frame) the page's colour. */
function ground(theme: Choices["theme"]): void {
  for (const scheme of ["light", "dark"] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute("content", GROUND[theme === "system" ? scheme : theme]);
  }
}

const { text: keptText, keeps } = keptSettings();
const state = $state({ ...read(keptText), keeps });
show(state);
window.addEventListener("storage", (event) => {
  if (event.key === KEY) show(Object.assign(state, read(event.newValue)));
});

/** The stored string of the settings, and whether the browser can store any. */
function keptSettings(): { text: string | null; keeps: boolean } {
  try {
    return { text: localStorage.getItem(KEY), keeps: true };
  } catch {
    return { text: null, keeps: false };
  }
}

/** Changes settings, here and in the user's other tabs. */
function set(changed: Partial<Choices>): void {
  const { keeps: _, ...choices } = Object.assign(state, changed);
  show(choices);
  if (!store(KEY, choices)) state.keeps = false; // they last as long as this page
}

/** The user's settings, and whether this browser stores them (`keeps`). */
export const prefs: Readonly<Choices & { keeps: boolean }> & { set: typeof set } = Object.assign(state, { set });
