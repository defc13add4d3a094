// Words by key, in the reader's language: the same Fluent files that the terminal reads.

import { isolated } from "./direction";
import { ENGLISH, extend, load, preferred } from "./languages";
import { spoken } from "./spoken.svelte";

export type Params = Record<string, string | number>;

let wanted = "en";

/**
 * Speaks a language from now on; `system`: the first of the browser's that we have. What was said
 * before is said again in the new one. Rejects, and changes nothing, if its words do not come.
 */
export async function speak(choice: string): Promise<void> {
  const language = choice === "system" ? preferred(navigator.languages) : choice;
  wanted = language;
  const chosen = await load(language);
  if (wanted !== language) return; // another was asked for meanwhile
  spoken.bundles = chosen ? [chosen, ENGLISH] : [ENGLISH];
  spoken.language = chosen ? language : "en";
  document.documentElement.lang = spoken.language;
  // An app that is installed now is called as the page speaks.
  const app = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (app) app.href = `/manifest.webmanifest?lang=${spoken.language}`;
  void addPlugins();
}

/** Adds the words of plug-ins when they come; until then, and without them, their keys stand there. */
async function addPlugins(): Promise<void> {
  const { bundles, language } = spoken;
  const added = bundles.map((words) => extend(words, words === ENGLISH ? "en" : language));
  const some = await Promise.all(added.map((one) => one.catch(() => false)));
  // The same words, to be read anew.
  if (some.includes(true) && spoken.bundles === bundles) spoken.bundles = [...bundles];
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return spoken.bundles.some((bundle) => bundle.hasMessage(key));
}

/**
 * A message in words. Parameters whose names begin with `suit` or `phase` are put into words
 * first, and `upper`, a suit at the beginning of a sentence; those written from right to left are isolated, so that the words around them keep their order.
 * A key that is not there (a plug-in's) is returned as it is.
 */
export function say(key: string, params: Params = {}): string {
  const errors: Error[] = [];
  const text = format(key, params, errors);
  // A page with a gap in a sentence is better than none; tests want to know.
  if (errors[0] && import.meta.env.DEV) throw new Error(`message ${key}: ${errors[0].message}`);
  return text ?? key;
}

/** A message, or what stands in for it: where there is none, or where it would need parameters. */
export function named(key: string, otherwise: string): string {
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
    else values[name] = kind ? say(`${kind}-${value}`) : typeof value === "string" ? isolated(value) : value;
  }
  return bundle.formatPattern(pattern, values, errors);
}

/** A sentence's beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Ann, Bob and Clara". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names.map(isolated));
}

/** What a game is called. */
export function titleOf(game: string, otherwise = game): string {
  return named(`title-${game}`, otherwise);
}
