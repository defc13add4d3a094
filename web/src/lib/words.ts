// Messages by key in the user's language, from the same Fluent files as in the terminal.

import { host } from "./host/host";
import { isolate } from "./direction";
import { ENGLISH, extend, load, more, preferredLanguage } from "./languages";
import { spoken } from "./spoken.svelte";

export type Params = Record<string, string | number>;

let wanted = "en";

/**
 * Changes the language; `system` means the first of the browser's languages that we have. All texts
 * change with it. Rejects, without any change, if its words cannot be loaded.
 */
export async function speak(choice: string): Promise<void> {
  const language = choice === "system" ? preferredLanguage(navigator.languages) : choice;
  wanted = language;
  const chosen = await load(language);
  if (chosen && all) await more(chosen, language);
  if (wanted !== language) return; // another was chosen meanwhile
  spoken.bundles = chosen ? [chosen, ENGLISH] : [ENGLISH];
  spoken.language = chosen ? language : "en";
  document.documentElement.lang = spoken.language;
  // An app that is installed from now on has its name in this language.
  const app = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (app && !host.alone) app.href = `/manifest.webmanifest?lang=${spoken.language}`;
  void addPlugins();
}

/** The loading of all pages' words, once a page has been opened that needs them. */
let all: Promise<void> | undefined;

/** Loads the words of all pages; afterwards other languages come with all of theirs, too. */
export function allWords(): Promise<void> {
  all ??= addMore();
  all.catch(() => (all = undefined));
  return all;
}

async function addMore(): Promise<void> {
  for (let bundles: typeof spoken.bundles | undefined; bundles !== spoken.bundles;) {
    bundles = spoken.bundles;
    await Promise.all(bundles.map((words) => more(words, words === ENGLISH ? "en" : spoken.language)));
  }
  spoken.bundles = [...spoken.bundles]; // everything that uses them is updated
}

/** Adds the words of plug-ins when they arrive; until then, their keys are shown. */
async function addPlugins(): Promise<void> {
  const { bundles, language } = spoken;
  const added = bundles.map((words) => extend(words, words === ENGLISH ? "en" : language));
  const some = await Promise.all(added.map((one) => one.catch(() => false)));
  // The same bundles, but everything that uses them is updated.
  if (some.includes(true) && spoken.bundles === bundles) spoken.bundles = [...bundles];
}

/** Whether there is a message with this key. */
export function has(key: string): boolean {
  return spoken.bundles.some((bundle) => bundle.hasMessage(key));
}

/**
 * The message for a key. Parameters whose names begin with `suit` or `phase` are put into
 * words first; so is `upper`, a suit at the beginning of a sentence. Texts written from right to left
 * are isolated, so that the words around them keep their order. An unknown key (a plug-in's) is
 * returned unchanged.
 */
export function say(key: string, params: Params = {}): string {
  const errors: Error[] = [];
  const text = format(key, params, errors);
  // In use, a sentence with a gap is better than none; in development it is an error.
  if (errors[0] && import.meta.env.DEV) throw new Error(`message ${key}: ${errors[0].message}`);
  return text ?? key;
}

/** The message for a key, or `otherwise` if there is none or if it needs parameters. */
export function messageOr(key: string, otherwise: string): string {
  const errors: Error[] = [];
  const text = format(key, {}, errors);
  return errors.length ? otherwise : (text ?? otherwise);
}

function format(key: string, params: Params, errors: Error[]): string | undefined {
  const bundle = spoken.bundles.find((one) => one.hasMessage(key));
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return undefined;
  const values: Params = {};
  for (const [name, value] of Object.entries(params)) {
    const kind = /^(suit|phase)/.exec(name)?.[0];
    if (name === "upper") values[name] = capital(say(`suit-${value}`));
    else values[name] = kind ? say(`${kind}-${value}`) : typeof value === "string" ? isolate(value) : value;
  }
  return bundle.formatPattern(pattern, values, errors);
}

/** A text with its first letter capitalised, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A list of names in words: "Ann, Bob and Clara". */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names.map(isolate));
}

export function titleOf(game: string, otherwise = game): string {
  return messageOr(`title-${game}`, otherwise);
}
