// Who has sat down at the lobby's tables since they were last loaded.

import type { TableSummary } from "../lib/protocol";
import { listOf, say } from "../lib/words";

export interface Arrival {
  /** What has happened, in words. `titles`: those of the games by id. */
  news: (titles: Record<string, string>) => string;
  path: string;
}

/** The people at tables that wait for players who were not there before. */
export function arrivals(before: TableSummary[], after: TableSummary[]): Arrival[] {
  const known = new Map(before.map((table) => [table.id, table.people]));
  return after
    .filter(({ stage }) => stage === "gathering")
    .flatMap(({ id, game, people }) => {
      const fresh = people.filter((name) => !known.get(id)?.includes(name));
      if (!fresh.length) return [];
      const names = listOf(fresh);
      return [{ news: (titles) => say("call-sat-at", { names, game: titles[game] ?? game }), path: `/t/${id}` }];
    });
}
