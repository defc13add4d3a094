// The languages of Nullo: each is a chunk of its own except English, which fills all gaps.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { host } from "./host/host";
import { remembered } from "./remembered";

/** The words of a language as Fluent files, by name. */
export type MessageFiles = Record<string, string>;

const english = import.meta.glob<string>(
  [
    "../../../src/nullo/locale/en/*.ftl",
    "!../../../src/nullo/locale/en/{cli*,tui*,files,lessons,paper,records,study}.ftl",
    "!../../../src/nullo/locale/en/{analysis,choices,hints,play,refusals,refused-company,verify,web-company,web-daily,web-duplicate,web-mine,web-paper,web-replay,web-room,web-score,web-table}.ftl",
    "../../../src/nullo/games/*/words/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const others: Record<string, () => Promise<{ default: MessageFiles }>> = {
  fr: () => import("./languages/fr"),
  de: () => import("./languages/de"),
};

/** The words that the lobby does not need; `more` loads them. */
const later: Record<string, () => Promise<{ default: MessageFiles }>> = {
  en: () => import("./languages/later-en"),
  fr: () => import("./languages/later-fr"),
  de: () => import("./languages/later-de"),
};

export const LANGUAGES = ["en", ...Object.keys(others)];

/** The first of the user's languages that Nullo has; otherwise English. */
export function preferredLanguage(wanted: readonly string[]): string {
  const heads = wanted.map((tag) => tag.split("-")[0]!.toLowerCase());
  return heads.find((head) => LANGUAGES.includes(head)) ?? "en";
}

/** The words of a language; null if it is English or unknown. */
export async function load(language: string): Promise<FluentBundle | null> {
  const found = await others[language]?.();
  return found ? bundle(language, found.default) : null;
}

/** Adds to a language what the lobby does not need. */
export async function more(words: FluentBundle, language: string): Promise<void> {
  add(words, (await later[language]!()).default);
}

/**
 * Adds the words of plug-in games, which only the server has, to those of a language. Existing keys
 * are not replaced: no game can change the words of others. Returns whether there were any.
 */
export async function extend(words: FluentBundle, language: string): Promise<boolean> {
  const files = await pluggedFiles(language);
  add(words, files);
  return Object.keys(files).length > 0;
}

const pluggedFiles = remembered(async (language: string) => {
  const answer = await host.fetch(`/api/words?lang=${language}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return (await answer.json()) as MessageFiles;
});

export const ENGLISH = bundle("en", english);

function bundle(language: string, files: MessageFiles): FluentBundle {
  return add(new FluentBundle(language, { useIsolating: false }), files);
}

function add(words: FluentBundle, files: MessageFiles): FluentBundle {
  for (const text of Object.values(files)) words.addResource(new FluentResource(text));
  return words;
}
