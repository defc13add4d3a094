// The scores that this browser keeps, each with the rules that it is counted by, so that it needs no server.

import { fresh } from "../lib/fresh";
import type { KeptScore, ScoreRules, SharingScore } from "../lib/protocol";
import { readJson, store, storedList } from "../lib/stored";
import { forget, keep, type KeptGame } from "../kept/keptGames";
import { empty, firstImpossible, type Draft } from "./entering";
import type { Reckoning } from "./reckoning";

export interface Entering {
  draft: Draft;
  stage: "bids" | "result";
  /** The place of each field that follows from the others. */
  follows: Record<string, number | undefined>;
}

export interface Sharing extends SharingScore {
  /** The number of the last change, and of the last change that the server has. */
  change: number;
  sent: number;
}

export interface StoredScore {
  id: string;
  score: KeptScore;
  rules: ScoreRules;
  entering: Entering;
  sharing?: Sharing | undefined;
}

const KEY = "nullo-scores";
const NAMES = "nullo-score-names";
/** The greatest number of scores that are stored; if there are more, the oldest finished ones are dropped. */
const MOST = 60;
const MOST_NAMES = 40;

/** The scores of a browser that refuses storage: they last as long as the page. */
let unstored: StoredScore[] | null = null;

/** All stored scores, the most recently begun first. */
export function keptScores(): StoredScore[] {
  if (unstored) return unstored;
  return storedList(KEY, (one): one is StoredScore => !!(one as Partial<StoredScore>).rules?.form);
}

export function keptScore(id: string): StoredScore | undefined {
  return keptScores().find((one) => one.id === id);
}

/** Stores a score; returns false if this browser refuses storage. */
export function put(kept: StoredScore): boolean {
  const others = keptScores().filter(({ id }) => id !== kept.id);
  const all = [kept, ...others].sort((a, b) => b.score.began - a.score.began);
  while (all.length > MOST) {
    const oldest = all.findLastIndex(({ id, score }) => score.ended && id !== kept.id);
    all.splice(oldest < 0 ? all.length - 1 : oldest, 1);
  }
  return keepAll(all);
}

export function remove(id: string): void {
  keepAll(keptScores().filter((one) => one.id !== id));
}

function keepAll(all: StoredScore[]): boolean {
  const done = store(KEY, all);
  unstored = done ? null : all;
  return done;
}

/** The names that were entered for earlier scores, the latest first. */
export function knownNames(): string[] {
  return storedList(NAMES, (name) => typeof name === "string");
}

/** A new score with nothing entered. */
export function begin(rules: ScoreRules, names: string[], dealer: number): StoredScore {
  store(NAMES, [...new Set([...names, ...knownNames()])].slice(0, MOST_NAMES));
  const score: KeptScore = {
    format: "nullo score",
    version: 1,
    game: rules.game,
    options: rules.options,
    names,
    dealer,
    hands: [],
    began: Date.now(),
    ended: 0,
  };
  return { id: fresh(), score, rules, entering: freshHand(rules) };
}

/** The state of entering a hand for which nothing has been entered yet. */
export function freshHand(rules: ScoreRules, draft: Draft = empty(rules)): Entering {
  const bids = rules.form.fields.some(({ stage }) => stage === "bids");
  return { draft, stage: bids ? "bids" : "result", follows: {} };
}

export const fileOf = ({ score }: StoredScore): string => JSON.stringify(score);

/** The score in the text of a file; null if it contains none. Its entries are checked only later, by its rules. */
export function scoreOf(text: string): KeptScore | null {
  const found = readJson(text) as Partial<KeptScore> | null;
  if (found?.format !== "nullo score" || found.version !== 1) return null;
  const { game, options, names, dealer, hands, began, ended } = found;
  if (typeof game !== "string" || typeof options !== "object" || options === null) return null;
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string" && name.trim())) return null;
  if (!Array.isArray(hands) || hands.length > 400 || !hands.every(isEntry)) return null;
  if (![dealer, began, ended].every((number) => Number.isSafeInteger(number) && number! >= 0)) return null;
  return found as KeptScore;
}

function isEntry(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((list) => Array.isArray(list) && list.every(Number.isSafeInteger));
}

/** A stored score made of a score from a file; null if it is impossible by its rules. */
export function scoreFromFile(score: KeptScore, rules: ScoreRules): StoredScore | null {
  if (score.names.length !== rules.players || score.dealer >= rules.players) return null;
  if (firstImpossible(rules, score.hands, score.dealer) >= 0) return null;
  return { id: fresh(), score, rules, entering: freshHand(rules) };
}

/** Adds the game of a score to "My games" if it is finished, and removes it if it goes on. */
export function noteGame(
  { id, score, rules }: StoredScore,
  { totals, winners, hands, end }: Reckoning,
  me: string,
): void {
  if (!end) return forget(id);
  const game: KeptGame = {
    id,
    game: score.game,
    options: rules.options,
    ended: score.ended,
    seat: me ? score.names.indexOf(me) : -1,
    names: score.names,
    bots: score.names.map(() => ""),
    scores: totals,
    winners,
    hands: hands.length,
    real: true,
  };
  keep([game]);
}
