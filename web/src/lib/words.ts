// Words by key, in the reader's language: the same Fluent files that the terminal reads.

import type { FluentBundle } from "@fluent/bundle";

import { ENGLISH, load } from "./languages";

export type Params = Record<string, string | number>;

let bundles: FluentBundle[] = [ENGLISH];

/** Speaks a language from now on; before the page is made, since nothing made changes its words. */
export async function speak(language: string): Promise<void> {
  const chosen = await load(language);
  bundles = chosen ? [chosen, ENGLISH] : [ENGLISH];
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/**
 * A message in words. Parameters whose names begin with `suit` or `phase` are put into words
 * first. A key that is not there (a plug-in's) is returned as it is.
 */
export function say(key: string, params: Params = {}): string {
  const bundle = bundles.find((one) => one.hasMessage(key));
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const values: Params = {};
  for (const [name, value] of Object.entries(params)) {
    const kind = /^(suit|phase)/.exec(name)?.[0];
    values[name] = kind ? say(`${kind}-${value}`) : value;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  // A page with a gap in a sentence is better than none; tests want to know.
  if (errors[0] && import.meta.env.DEV) throw new Error(`message ${key}: ${errors[0].message}`);
  return text;
}
