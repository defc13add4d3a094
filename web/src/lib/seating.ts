// Who sits where, before and during a game, for the pages around the table.

import type { Options } from "./api";
import type { GameInfo, Member, State, TableView } from "./protocol";
import { say } from "./words";

/** A place in the order of play, with the member who has it. */
export interface SeatPlace {
  index: number;
  /** The member who has it; null if nobody has it yet. */
  member: Member | null;
  /** Whether a person may sit down here. */
  free: boolean;
}

/** All places at a table, clockwise. */
export function places(table: TableView): SeatPlace[] {
  const by = new Map(table.members.map((member) => [member.id, member]));
  const count = Math.max(table.seats.length, playersOf(table));
  return Array.from({ length: count }, (_, index) => {
    const member = by.get(table.seats[index] ?? -1) ?? null;
    return { index, member, free: !member || Boolean(member.bot) };
  });
}

export function playersOf(table: TableView): number {
  return Number(table.options["players"] ?? 0);
}

/** The places of each team; empty without teams. */
export function teamsOf(game: GameInfo, options: Options): number[][] {
  const players = Number(options["players"] ?? game.default_players);
  const sides = game.teams ? 2 : Number(options["teams"] ?? 0);
  if (!sides || players % sides || sides === players) return [];
  const all = Array.from({ length: players }, (_, place) => place);
  return Array.from({ length: sides }, (_, side) => all.filter((place) => place % sides === side));
}

export function hostOf(table: TableView): string {
  return table.members.find((member) => member.id === table.host)?.name ?? "";
}

/** The people with seats besides the user. */
export function otherPeople({ table, you }: State): Member[] {
  return table.members.filter(({ id, bot }) => !bot && id !== you.member && table.seats.includes(id));
}

/** Whether the user has a seat. */
export function isHere({ table, you }: State): boolean {
  return you.member >= 0 && table.seats.includes(you.member);
}

export function isHost({ table, you }: State): boolean {
  return you.member >= 0 && you.member === table.host;
}

/** A sentence that says how the order of the list becomes that of the seats; `chosen` says whether the host places everybody. */
export function seatsNote(game: GameInfo, teams: number[][], chosen: boolean): string {
  if (!game.cut || (!game.seating && !chosen)) return say("room-seats-note");
  if (!chosen) return say(teams.length ? "room-seats-teams" : "room-seats-cut");
  if (!teams.length) return say("room-seats-placed");
  return say(teams[0]!.length === 2 ? "room-seats-placed-teams" : "room-seats-placed-in-turn");
}

/** Members in clockwise order, with two neighbours exchanged. */
export function swapNeighbours(seats: readonly number[], index: number, by: 1 | -1): number[] {
  const order = [...seats];
  const [one, other] = [order[index], order[index + by]];
  if (one === undefined || other === undefined) return order;
  order[index] = other;
  order[index + by] = one;
  return order;
}
