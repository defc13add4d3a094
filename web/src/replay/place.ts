// Where a reader is in a replay, as its address says it: /replay/TABLE?turn=12&seat=2.

import type { Eye } from "./reel";

export interface Place {
  turn: number;
  eye: Eye;
}

/** The place that an address names; where it names none, the first turn with all hands open. */
export function placeOf(search: string, players: number): Place {
  const asked = new URLSearchParams(search);
  const turn = asked.get("turn") ?? "";
  const seat = asked.get("seat") ?? "";
  const known = /^\d{1,2}$/.test(seat) && Number(seat) < players;
  return { turn: /^\d{1,6}$/.test(turn) ? Number(turn) : 0, eye: known ? Number(seat) : "all" };
}

/** The address of a place; `fragment`: the record itself, of a game that is no table's. */
export function addressOf(id: string, { turn, eye }: Place, fragment: string | null): string {
  const path = id ? `/replay/${encodeURIComponent(id)}` : "/replay";
  return `${path}?turn=${turn}&seat=${eye}${fragment ? `#${fragment}` : ""}`;
}
