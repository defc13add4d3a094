// The finished games that this browser stores, because the server deletes them after 30 days.

import { daysIn, keepDays, keptDays } from "./days";
import type { FinishedGame, MakeTable } from "../lib/protocol";
import { MINE, readJson, readStored, store } from "../lib/stored";

/** A finished game of the user's. */
export interface KeptGame extends Omit<FinishedGame, "options" | "made" | "people"> {
  options: NonNullable<MakeTable["options"]>;
  /** The address of the server where it was played, if that is another one. */
  server?: string;
  /** Whether it was played at a real table; the score is kept in this browser, not on a server. */
  real?: true;
}

/** The user's side: a seat or, in games of teams, a team; -1 if unknown. */
export function sideOf({ seat, scores }: KeptGame): number {
  return seat < 0 || !scores.length ? -1 : seat % scores.length;
}

/** A game in a file, with its record if the file has it. */
export interface SavedGame extends KeptGame {
  record?: object;
}

interface GamesFile {
  format: "nullo games";
  version: 1;
  server: string;
  games: SavedGame[];
  days?: string[];
}

const KEY = MINE.games;
/** The greatest number of games that are stored; if there are more, the oldest are dropped. */
export const MOST = 1000;
/** The greatest size of a file with games, in bytes. */
export const LARGEST = 5_000_000;
/** The greatest size of a list that a server carries to another device, in bytes. */
const CARRIED = 280_000;

export const keptGames = (): KeptGame[] => gamesIn(readStored(KEY));

/** Whether this browser can store anything. */
export const keeps = (): boolean => store(KEY, keptGames());

/** Adds games to the stored ones, without their records; returns how many were new. */
export function keep(games: SavedGame[]): number {
  const before = keptGames();
  const all = mergeGames(
    games.map(({ record: _record, ...game }) => game),
    before,
  );
  store(KEY, all); // without storage, the list shows what the server has
  return all.length - before.length;
}

export function forget(id: string): void {
  const games = keptGames();
  const left = games.filter((game) => game.id !== id);
  if (left.length < games.length) store(KEY, left);
}

/** The user's seat in a game of this server; -1 if unknown, or somebody else's game. */
export function seatIn(id: string): number {
  return keptGames().find((game) => game.id === id && !game.server)?.seat ?? -1;
}

/** A key of a game that is unique across all servers. */
export const nameOf = (game: KeptGame) => `${game.server ?? ""}/${game.id}`;

/** Two lists merged, the latest games first; a game in both has the first list's entry. */
export function mergeGames(games: KeptGame[], others: KeptGame[]): KeptGame[] {
  const all = new Map(others.map((game) => [nameOf(game), game]));
  for (const game of games) all.set(nameOf(game), game);
  return [...all.values()].sort((a, b) => b.ended - a.ended).slice(0, MOST);
}

/** A game of the server's list. One that ended before servers stored results has none. */
export function asKept({ made: _made, people, ...game }: FinishedGame): KeptGame {
  return { ...game, names: game.names.length ? game.names : people };
}

export function fileOf(games: SavedGame[]): string {
  const file: GamesFile = { format: "nullo games", version: 1, server: here(), games, days: keptDays() };
  return JSON.stringify(file);
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The string that is carried to another device: the latest games, as many as a server accepts. */
export function carriedOf(games: KeptGame[]): string {
  let many = games.length;
  let text = fileOf(games);
  while (bytesOf(text) > CARRIED) {
    many = Math.floor(many * 0.9);
    text = fileOf(games.slice(0, many));
  }
  return text;
}

/** The games in the text of a file; null if it is no such file. */
export function gamesOf(text: string): SavedGame[] | null {
  const file = readJson(text) as Partial<GamesFile> | null;
  if (file?.format !== "nullo games" || file.version !== 1 || !Array.isArray(file.games)) return null;
  const server = typeof file.server === "string" ? file.server : "";
  return gamesIn(file.games).map((game) => withServer(game, game.server ?? server));
}

/** A game with the address of the server where it was played, unless that is this server. */
function withServer({ server: _server, ...game }: SavedGame, server: string): SavedGame {
  return server && server !== here() ? { ...game, server } : game;
}

const here = () => window.location.origin;

/** Stores the days of daily deals that a file with games contains. */
export function keepDaysOf(text: string): void {
  const { days } = JSON.parse(text) as Partial<GamesFile>;
  keepDays(daysIn(days));
}

function gamesIn(found: unknown): SavedGame[] {
  return Array.isArray(found) ? found.filter(isGame).slice(0, MOST) : [];
}

const isList = (value: unknown, kind: string): boolean =>
  Array.isArray(value) && value.length <= 100 && value.every((item) => typeof item === kind);

function isGame(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const game = value as Record<keyof SavedGame, unknown>;
  return (
    typeof game.id === "string" &&
    /^[\w-]{1,40}$/.test(game.id) &&
    typeof game.game === "string" &&
    typeof game.options === "object" &&
    game.options !== null &&
    [game.ended, game.seat, game.hands].every(Number.isSafeInteger) &&
    [game.names, game.bots].every((list) => isList(list, "string")) &&
    [game.scores, game.winners].every((list) => isList(list, "number")) &&
    (game.real === undefined || game.real === true) &&
    (game.server === undefined || isServer(game.server)) &&
    (game.record === undefined || (typeof game.record === "object" && game.record !== null))
  );
}

function isServer(value: unknown): boolean {
  return typeof value === "string" && /^https?:\/\/[^/?#\s]+$/.test(value);
}
