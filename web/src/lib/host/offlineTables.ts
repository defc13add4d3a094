// On a server: the tables that the site without a connection keeps in this browser (src/nullo/site/memory_store.py).

import type { TableSummary } from "../protocol";
import { Storage } from "./storage";

/** A table of the user's. */
export interface OwnTable extends TableSummary {
  /** Whether it is stored in this browser and not on the server. */
  offline?: true;
}

/** A row of the store, `nullo.server.store.lobby_rows.LobbyRow`, as far as it is read; what is usual is left out. */
type Row = Pick<TableSummary, "id" | "stage" | "game" | "host" | "players"> &
  Partial<Pick<TableSummary, "people" | "hand" | "options">> & {
    asked?: number[];
    waiting?: string[];
    touched: number;
  };

/** The members of a table by number; one of them, the user, has a session. */
type Members = Record<string, { session: string }>;

let storage: Storage | undefined;

/** The user's tables in this browser, the most recently used first. */
export async function offlineTables(): Promise<OwnTable[]> {
  storage ??= new Storage(() => {});
  return tablesIn(JSON.parse(await storage.rows()) as [string, string][]);
}

export function tablesIn(rows: [string, string][]): OwnTable[] {
  const kept = new Map(rows);
  const tables: Row[] = [];
  for (const [key, text] of rows) if (key.startsWith("table/")) tables.push(JSON.parse(text) as Row);
  tables.sort((a, b) => b.touched - a.touched);
  return tables.map((row) => summaryOf(row, JSON.parse(kept.get(`members/${row.id}`) ?? "{}") as Members));
}

function summaryOf(row: Row, members: Members): OwnTable {
  const { id, stage, game, host, players, people = [], hand = 0, asked = [], waiting = [], options = {} } = row;
  const your_turn = asked.some((member) => members[member]?.session);
  const table = { id, stage, game, host, players, people, hand, options };
  return { ...table, your_turn, waiting_for: waiting, seats_left: 0, offline: true };
}
