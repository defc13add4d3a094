// How far the game is, in a few words each.

import { say } from "../lib/words";
import type { Public, State } from "../lib/protocol";

/** "Hand 4/10", "trick 3/8": what matters most comes first. */
export function where(state: State): string[] {
  const open = state.public;
  if (!open) return [];
  if (state.table.stage === "over") return [say("table-over")];
  const options = state.table.options;
  const told = [handWords(open, options)];
  if (open.game === "nothing") told.push(say("table-where-lowest"));
  else if (open.phase === "play" || open.tricks?.length) told.push(trickWords(open));
  else if (open.game === "all-fives") {
    told.push(say("table-where-target", { target: number(options["target"], 61) }));
  }
  if (isDouble(open, options)) told.push(say("table-where-double"));
  return told;
}

function handWords(open: Public, options: Record<string, unknown>): string {
  const hand = (open.hand ?? 0) + 1;
  const hands = handsOf(open.game ?? "", options);
  if (open.game === "nothing") return say("table-where-round-of", { hand, hands: hands ?? 1 });
  return hands ? say("table-where-hand-of", { hand, hands }) : say("table-where-hand", { hand });
}

/** How many hands a game has at most; null if it is not fixed. */
function handsOf(game: string, options: Record<string, unknown>): number | null {
  if (options["target"] != null && game === "alles-oder-nichts") return null;
  const usual: Record<string, number> = { "alles-oder-nichts": 7, "all-or-nothing": 10, sauce: 10 };
  if (game === "nothing") return number(options["rounds"], 1);
  return usual[game] ? number(options["hands"], usual[game]) : null;
}

function trickWords(open: Public): string {
  const done = open.tricks?.length ?? 0;
  const held = Math.max(0, ...(open.seats ?? []).map((seat) => seat.cards));
  const lies = open.trick?.length ?? 0;
  const tricks = done + held + (lies && lies === open.players ? 1 : 0);
  const trick = Math.max(1, Math.min(done + (held || lies ? 1 : 0), tricks));
  return tricks ? say("table-where-trick-of", { trick, tricks }) : say("table-where-trick", { trick });
}

/** Whether this hand of Sauce is a super-sauce hand (S34). */
export function isDouble(open: Public, options: Record<string, unknown>, hand = open.hands?.length ?? 0): boolean {
  if (open.game !== "sauce") return false;
  if (hand >= number(options["super_after"], 6)) return true;
  const at = number(options["super_at"], 700);
  const totals = [0, 0];
  if (at <= 0) return true;
  return (open.hands ?? []).slice(0, hand).some((changes) => {
    changes.forEach((change, side) => (totals[side] = (totals[side] ?? 0) + change));
    return totals.some((total) => total >= at);
  });
}

function number(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
