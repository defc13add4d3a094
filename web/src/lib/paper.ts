// Documents to print: score sheets, decks and rules as PDF files, which the server makes.

import { answerTo, ask } from "./api";
import { download } from "./download";
import { letters } from "./letters";
import { remembered } from "./remembered";
import type { Printing, PrintScore } from "./protocol";

export type Kind = "scoresheet" | "deck" | "rules";
export type Paper = "a4" | "letter";

/** Matches languages of regions where the usual paper is letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|GT|CR)\b/i;

/** The paper that a user probably has. */
export function usualPaper(languages: readonly string[]): Paper {
  return LETTER.test(languages[0] ?? "") ? "letter" : "a4";
}

export function addressOf(game: string, kind: Kind, paper: Paper, language: string, players: number): string {
  const query = new URLSearchParams({ paper, lang: language });
  if (players && kind !== "rules") query.set("players", String(players));
  return `/api/print/${encodeURIComponent(game)}/${kind}.pdf?${query}`;
}

/** Fetches a document and gives it to the user as a file. A body makes it a POST. */
export async function save(address: string, name: string, body?: PrintScore): Promise<void> {
  const answer = await answerTo(body ? "POST" : "GET", address, body);
  download(await answer.blob(), name);
}

const askPrinting = remembered(() => ask<Printing>("GET", "/print"));

/** The letters that the server can print; undefined if it cannot be asked now. */
export const printing = (): Promise<Printing | undefined> => askPrinting().catch(() => undefined);

/** The letters of names that cannot be printed, each once. */
export function missingLetters(names: string[], ranges: Printing["letters"]): string[] {
  const printable = (code: number) => ranges.some(([first, last]) => first <= code && code <= last);
  const has = (letter: string) => letter !== "" && [...letter].every((one) => printable(one.codePointAt(0)!));
  const missing = (letter: string) => {
    const seen = letter.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
    return seen.trim() !== "" && !has(seen) && !has(seen.normalize("NFKD").replace(/\p{M}/gu, ""));
  };
  return [...new Set(names.flatMap((name) => letters(name.normalize("NFC"))).filter(missing))];
}
