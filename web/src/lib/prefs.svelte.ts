// What a reader likes, kept in this browser and shown on <html>; public/first.js does so before
// the first paint.

export interface Choices {
  name: string;
  theme: "system" | "light" | "dark";
  colours: 4 | 2;
  size: "s" | "m" | "l";
  sounds: boolean;
  warn: boolean;
  talk: boolean;
  motion: "system" | "reduce";
  lang: "system" | "en" | "fr" | "de";
  /** Ids of the games whose lesson is done, with spaces between them. */
  learnt: string;
}

const KEY = "nullo";
export const NAME_LENGTH = 24;
const USUAL: Choices = {
  name: "",
  theme: "system",
  colours: 4,
  size: "m",
  sounds: false,
  warn: true,
  talk: true,
  motion: "system",
  lang: "system",
  learnt: "",
};
/** As tokens.css has it (--page). */
const GROUND = { light: "#f4f2ed", dark: "#141716" };
const ALLOWED: { [K in keyof Choices]?: readonly Choices[K][] } = {
  theme: ["system", "light", "dark"],
  colours: [4, 2],
  size: ["s", "m", "l"],
  motion: ["system", "reduce"],
  lang: ["system", "en", "fr", "de"],
};

/** What was kept, whoever wrote it: anything that cannot be is as usual. */
export function read(text: string | null): Choices {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    kept = {};
  }
  const choices: Record<string, unknown> = { ...USUAL };
  if (typeof kept !== "object" || kept === null) return choices as unknown as Choices;
  for (const [name, usual] of Object.entries(USUAL)) {
    const value = (kept as Record<string, unknown>)[name];
    const allowed = ALLOWED[name as keyof Choices] as readonly unknown[] | undefined;
    if (typeof value === typeof usual && (allowed?.includes(value) ?? true)) choices[name] = value;
  }
  choices["name"] = (choices["name"] as string).slice(0, NAME_LENGTH);
  return choices as unknown as Choices;
}

/** Puts them on <html>; what is as usual is not there. */
export function show(choices: Choices, root: HTMLElement = document.documentElement): void {
  const data: Record<string, string> = {
    theme: choices.theme === "system" ? "" : choices.theme,
    colours: choices.colours === 2 ? "2" : "",
    size: choices.size === "m" ? "" : choices.size,
    motion: choices.motion === "system" ? "" : choices.motion,
  };
  for (const [name, value] of Object.entries(data)) {
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
  }
  ground(choices.theme);
}

/** What is around the page (a phone's bars, an app's frame) has its colour, whoever chose it. */
function ground(theme: Choices["theme"]): void {
  for (const scheme of ["light", "dark"] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute("content", GROUND[theme === "system" ? scheme : theme]);
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function keeping(): boolean {
  try {
    return !!localStorage;
  } catch {
    return false;
  }
}

class Prefs {
  #choices = $state<Choices>(read(kept()));
  /** Whether this browser keeps what is chosen. */
  keeps = $state(keeping());

  constructor() {
    show(this.#choices);
    window.addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#choices = read(event.newValue);
      show(this.#choices);
    });
  }

  get name() {
    return this.#choices.name;
  }
  get theme() {
    return this.#choices.theme;
  }
  get colours() {
    return this.#choices.colours;
  }
  get size() {
    return this.#choices.size;
  }
  get sounds() {
    return this.#choices.sounds;
  }
  get warn() {
    return this.#choices.warn;
  }
  get talk() {
    return this.#choices.talk;
  }
  get motion() {
    return this.#choices.motion;
  }
  get lang() {
    return this.#choices.lang;
  }

  get learnt() {
    return this.#choices.learnt;
  }

  /** Changes some of them, here and in the reader's other pages. */
  set(changed: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...changed };
    show(this.#choices);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      this.keeps = false; // it holds for this page
    }
  }
}

export const prefs = new Prefs();
