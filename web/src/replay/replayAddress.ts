// The user's place in a replay, as its address states it: /replay/TABLE?turn=12&seat=2&below=1.

import type { Eye } from "./filmStates";

export interface ReplayPlace {
  turn: number;
  eye: Eye;
  /** The seat at the lower edge if all hands are open: the user's own if they played. */
  below: number;
}

/** The place that an address names; by default the first turn with all hands open. */
export function placeOf(search: string, players: number): ReplayPlace {
  const asked = new URLSearchParams(search);
  const turn = asked.get("turn") ?? "";
  const seat = (name: string): number | null => {
    const given = asked.get(name) ?? "";
    return /^\d{1,2}$/.test(given) && Number(given) < players ? Number(given) : null;
  };
  return {
    turn: /^\d{1,6}$/.test(turn) ? Number(turn) : 0,
    eye: seat("seat") ?? "all",
    below: seat("below") ?? 0,
  };
}

/** The path of a replay from its first turn on, with a seat at the lower edge. */
export const replayPath = (id: string, below: number): string =>
  `/replay${id && `/${id}`}${below > 0 ? `?below=${below}` : ""}`;

/** The address of a place; `fragment` is the record itself, if the game has no table. */
export function addressOf(id: string, { turn, eye, below }: ReplayPlace, fragment: string | null): string {
  const path = id ? `/replay/${encodeURIComponent(id)}` : "/replay";
  const place = `?turn=${turn}&seat=${eye}${below ? `&below=${below}` : ""}`;
  return `${path}${place}${fragment ? `#${fragment}` : ""}`;
}
