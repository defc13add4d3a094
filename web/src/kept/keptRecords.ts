// The records of games that came in a file of my games, so that they can be replayed here, whatever server had them.

import { answerOf, endOf, openDatabase } from "../lib/database";
import { bytesOf, fileOf, LARGEST, nameOf, type KeptGame, type SavedGame } from "./keptGames";

const DATABASE = "nullo-records";
const STORE = "records";
/** How many records are requested at once. */
const AT_ONCE = 8;

/** Records that the browser refuses to keep, for as long as the page is open. */
const unkept = new Map<string, string>();
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  const forget = () => void (opened = undefined);
  opened ??= openDatabase(DATABASE, STORE, forget);
  opened.catch(forget);
  return opened;
}

export async function keepRecords(games: SavedGame[]): Promise<void> {
  const records = games.flatMap((game) => (game.record ? [[nameOf(game), JSON.stringify(game.record)] as const] : []));
  try {
    const transaction = (await database()).transaction(STORE, "readwrite");
    for (const [name, text] of records) transaction.objectStore(STORE).put(text, name);
    await endOf(transaction);
  } catch {
    for (const [name, text] of records) unkept.set(name, text);
  }
}

/** What the browser keeps; undefined if it refuses. */
async function stored<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    return await answerOf(ask((await database()).transaction(STORE).objectStore(STORE)));
  } catch {
    return undefined;
  }
}

/** The names of the games (`nameOf`) whose records are kept. */
export async function keptRecordNames(): Promise<Set<string>> {
  const names = (await stored((store) => store.getAllKeys())) ?? [];
  return new Set([...(names as string[]), ...unkept.keys()]);
}

/** The kept record of a game; null if there is none. */
export async function keptRecord(game: KeptGame): Promise<string | null> {
  const name = nameOf(game);
  return (await stored<string>((store) => store.get(name))) ?? unkept.get(name) ?? null;
}

/**
 * The text of a file with games, and with as many of their records as it may contain, the first games first.
 * @param recordOf Returns the record of a game, or null if it is not available.
 * @returns The text, and how many games come before the first whose record had no room; null if all had room.
 */
export async function fileWithRecords(
  games: KeptGame[],
  recordOf: (game: KeptGame) => Promise<object | null>,
): Promise<{ text: string; until: number | null }> {
  const saved: SavedGame[] = [...games];
  let room = LARGEST - bytesOf(fileOf(games));
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const found = await Promise.all(games.slice(from, from + AT_ONCE).map(recordOf));
    for (const [k, record] of found.entries()) {
      if (!record) continue;
      const entry = { ...games[from + k]!, record };
      room -= bytesOf(JSON.stringify(entry)) - bytesOf(JSON.stringify(games[from + k]));
      if (room < 0) return { text: fileOf(saved), until: from + k };
      saved[from + k] = entry;
    }
  }
  return { text: fileOf(saved), until: null };
}
