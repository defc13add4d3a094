// Words by key, in the reader's language: the same Fluent files that the terminal reads.

import { FluentBundle, FluentResource } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../src/nullo/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

export type Params = Record<string, string | number>;

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/**
 * A message in words. Parameters whose names begin with `suit` or `phase` are put into words
 * first. A key that is not there (a plug-in's) is returned as it is.
 */
export function say(key: string, params: Params = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const values: Params = {};
  for (const [name, value] of Object.entries(params)) {
    const kind = /^(suit|phase)/.exec(name)?.[0];
    values[name] = kind ? say(`${kind}-${value}`) : value;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) throw new Error(`message ${key}: ${errors[0].message}`);
  return text;
}
