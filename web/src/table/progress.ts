// The progress of the game, in short texts.

import { prefs } from "../lib/prefs.svelte";
import { has, say, type Params } from "../lib/words";
import type { Public, State, TableView } from "../lib/protocol";

/** The progress of a game, such as "Hand 4/10", "trick 3/8", the most important first. */
export function where(state: State): string[] {
  const open = state.public;
  if (!open) return [];
  if (state.table.stage === "over") return [say("table-over")];
  const told = [handWords(open)];
  if (open.phase === "play" || open.tricks?.length) told.push(trickWords(open));
  else if (open.target && !open.hands_to_play) told.push(say("where-target", { target: open.target }));
  else if (open.lowest_wins) told.push(lowestWins(open));
  if (isDouble(open) && prefs.help === "full") told.push(say("where-double"));
  const number = gameOfSeries(state.table);
  if (number > 1) told.push(say("where-game", { number }));
  return told;
}

/** The words that say that the lowest total wins; empty if it does not. */
export function lowestWins(open: Public): string {
  return open.lowest_wins ? ofGame("where-lowest", open) : "";
}

function handWords(open: Public): string {
  const hand = (open.hand ?? 0) + 1;
  const hands = open.hands_to_play ?? 0;
  if (!hands) return say("where-hand", { hand });
  return ofGame("where-hand-of", open, { hand, hands });
}

/** The game's own message for a key if it has one, otherwise the general one. */
function ofGame(key: string, open: Public, params: Params = {}): string {
  const own = `${key}-${open.game}`;
  return say(has(own) ? own : key, params);
}

function trickWords(open: Public): string {
  const done = open.tricks?.length ?? 0;
  const held = Math.max(0, ...(open.seats ?? []).map((seat) => seat.cards));
  const lies = open.trick?.length ?? 0;
  const tricks = done + held + (lies && lies === open.players ? 1 : 0);
  const trick = Math.max(1, Math.min(done + (held || lies ? 1 : 0), tricks));
  return tricks ? say("where-trick-of", { trick, tricks }) : say("where-trick", { trick });
}

/** Whether the scores of a hand, by default the present one, count double. */
export function isDouble(open: Public, hand = open.hand ?? 0): boolean {
  const from = open.doubled_from ?? -1;
  return from >= 0 && hand >= from;
}

export function gameOfSeries({ games = 0, stage }: TableView): number {
  return games + (stage === "over" ? 0 : 1);
}
