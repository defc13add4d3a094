// How a table stands, in words.

import { linkTo, offlineLink } from "../lib/addresses";
import { DAY, lasting } from "../lib/durations";
import type { OwnTable } from "../lib/host/offlineTables";
import type { TableSummary } from "../lib/protocol";
import { listOf, say } from "../lib/words";

export function addressOf(table: OwnTable): string {
  return (table.offline ? offlineLink : linkTo)(`/t/${table.id}`);
}

/** The state of a table in words, with the time for a move or what is left of it; `mine` says whether the user has a seat there. */
export function factOf(table: OwnTable, mine: boolean): string {
  const { days = 0, left = -1 } = table;
  const fact = standOf(table, mine);
  if (table.offline) return say("lobby-offline", { fact });
  if (mine && left >= 0) return say("lobby-left", { fact, time: lasting(left) });
  if (days) return say("lobby-slow", { fact, time: lasting(days * DAY) });
  return fact;
}

function standOf(table: TableSummary, mine: boolean): string {
  const { host: name, seats_left: seats, stage } = table;
  const hand = table.hand + 1;
  if (!mine && stage === "gathering") {
    return seats ? say("lobby-host-left", { name, seats }) : say("lobby-host", { name });
  }
  if (!mine) return say("lobby-host-hand", { name, hand });
  if (stage === "gathering") return say("lobby-gathering");
  if (table.your_turn) return say("lobby-your-turn", { hand });
  const names = listOf(table.waiting_for);
  return names ? say("lobby-waiting-for", { hand, names }) : say("lobby-hand", { hand });
}
