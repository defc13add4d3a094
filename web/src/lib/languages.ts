// The languages that Nullo speaks: each its own chunk, but English, which fills every gap.

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The words of a language, by file. */
type Files = Record<string, string>;

const english = import.meta.glob<string>(
  ["../../../src/nullo/locale/en/*.ftl", "!**/cli.ftl", "!**/server.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const others: Record<string, () => Promise<{ files: Files }>> = {};

/** Codes of all of them. */
export const LANGUAGES = ["en", ...Object.keys(others)];

/** The words of a language, to be asked first; null if it is English or unknown. */
export async function load(language: string): Promise<FluentBundle | null> {
  const found = await others[language]?.();
  return found ? bundle(language, found.files) : null;
}

export const ENGLISH = bundle("en", english);

function bundle(language: string, files: Files): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(files)) made.addResource(new FluentResource(text));
  return made;
}
